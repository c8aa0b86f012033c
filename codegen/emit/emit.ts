/** Model -> files: path (from the repo root) -> text. Pure but for the type compiler's own work; the same model gives the same bytes. */
import { schemaErrorsMarkdown } from '../check/catalogue'
import type { Model } from '../model'
import type { Sources } from '../read/source'
import { callsPage } from './docs'
import { editorSchemas } from './editor-schemas'
import { emitProviders } from './providers'
import { emitTypes, type TypeCache } from './types'

/** Folders that belong to codegen alone: a file in them that was not emitted is removed. */
export const OWN_FOLDERS = ['src/generated', 'schemas/.editor']

/** @param cache kept between calls in watch mode, so that only what changed is compiled again. */
export async function emitFiles(model: Model, sources: Sources, cache: TypeCache = new Map()): Promise<Map<string, string>> {
  const files = new Map([...(await emitTypes(model, cache)), ...emitProviders(model), ...editorSchemas(model, sources)])
  files.set('docs/calls.md', callsPage(model))
  files.set('docs/schema-errors.md', schemaErrorsMarkdown())
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
}
