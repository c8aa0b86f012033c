/** Model -> files: path (from the repo root) -> text. Pure but for a library's own work; the same model gives the same bytes. */
import { schemaErrorsMarkdown } from '../check/catalogue'
import { NoMemory, type Memory } from '../memory'
import type { Model } from '../../contract/model'
import type { Sources } from '../read/source'
import { callsPage } from './docs'
import { editorSchemas } from './editor-schemas'
import { emitEffectTypes } from './effect-types'
import { emitHandlerTypes } from './handler-types'
import { emitMadeTypes } from './made-types'
import { emitProviders } from './providers'
import { emitTypes } from './types'

/** Folders that belong to codegen alone: a file in them that was not emitted is removed. */
export const OWN_FOLDERS = ['src/generated', 'contract/generated', 'schemas/.editor']

/** @param memory the one the model was resolved with, in watch mode: only what changed is then emitted again. */
export async function emitFiles(model: Model, sources: Sources, memory: Memory = new NoMemory()): Promise<Map<string, string>> {
  const files: [string, string][] = []
  for (const [path, text] of emitted(model, sources, memory)) files.push([path, typeof text === 'string' ? text : await text])
  return new Map(files.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
}

/** The same, each as soon as it is made or promised: what takes longest comes last. */
export function* emitted(model: Model, sources: Sources, memory: Memory): Generator<[path: string, text: string | Promise<string>]> {
  yield* emitProviders(model, memory)
  yield* editorSchemas(model, sources, memory)
  const handlers = emitHandlerTypes(model)
  if (handlers !== undefined) yield ['contract/generated/handlers.ts', handlers]
  yield ['contract/generated/made.ts', emitMadeTypes(model)]
  yield ['contract/generated/effects.ts', emitEffectTypes(model)]
  yield ['docs/calls.md', memory.once('calls', Object.values(model.families), () => callsPage(model))]
  yield ['docs/schema-errors.md', memory.once('schema errors', [], schemaErrorsMarkdown)]
  yield* emitTypes(model, memory)
}
