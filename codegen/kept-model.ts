/**
 * The model of the last start, kept in a file under the hash of everything that it is made from: the schema files, the code that
 * reads them, the engine that wrote it down. Under that very hash alone it takes the place of reading, checking and resolving.
 * What it does not have is not guessed: whoever asks for it has the files read.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Model } from '../contract/model'
import type { Problem } from './check/problem'
import type { Loaded } from './load-model'
import { readTexts, schemaTexts } from './read/read'
import type { Sources } from './read/source'

/** Where a start looks for its model, and keeps it. */
export interface KeptModels {
  /** Where models are kept. */
  folder: string
  /** Names the code that makes them: another code never finds what this one kept. */
  build: string
}

interface Started {
  model?: Model
  problems: Problem[]
  /** The files that the model was made from, read as syntax trees when they are first asked for. */
  sources(): Sources
  isKept: boolean
}

const NAME = /^[0-9a-f]{32}\.model$/

/** The model of `<root>/schemas`: the kept one where it is of these files and this code, else what `load` gives, which is kept. */
export function startModel(root: string, { folder, build }: KeptModels, load: () => Loaded): Started {
  const texts = schemaTexts(root)
  const stamp = stampOf(texts, build)
  const file = join(folder, `${stamp}.model`)
  const known = readKept(file)
  if (known) return { model: known, problems: [], sources: once(() => readTexts(root, texts)), isKept: true }
  const { model, problems, sources } = load()
  // A file that was saved meanwhile: what was made is of other texts than the stamp says.
  if (model && stampOf(schemaTexts(root), build) === stamp) keep(folder, file, model)
  return { ...(model ? { model } : {}), problems, sources: () => sources, isKept: false }
}

function stampOf(texts: Record<string, string>, build: string): string {
  const hash = createHash('sha256').update(`${build}\0${process.versions.v8}\0`)
  for (const [path, text] of Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(path).update('\0').update(text).update('\0')
  return hash.digest('hex').slice(0, 32)
}

/** `bare`: the model's objects without a prototype (names out of files are looked up in them), which a written object loses. */
interface Written { model: Model; bare: object[] }

function bareOf(model: Model): object[] {
  const seen = new Set<object>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    for (const each of Object.values(value)) visit(each)
  }
  visit(model)
  return [...seen].filter((each) => Object.getPrototypeOf(each) === null)
}

/** A file that cannot be read, or is not whole, is no model. */
function readKept(file: string): Model | undefined {
  try {
    const bytes = readFileSync(file)
    const [sum, body] = [bytes.subarray(0, 32), bytes.subarray(32)]
    if (!createHash('sha256').update(body).digest().equals(sum)) return undefined
    const { model, bare } = deserialize(body) as Written
    for (const each of bare) Object.setPrototypeOf(each, null)
    return model
  } catch {
    return undefined
  }
}

/** Keeps this one and no other. A disk that takes no more is no reason not to start. */
function keep(folder: string, file: string, model: Model): void {
  try {
    mkdirSync(folder, { recursive: true })
    for (const other of readdirSync(folder)) if (NAME.test(other)) rmSync(join(folder, other), { force: true })
    const body = serialize({ model, bare: bareOf(model) } satisfies Written)
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, Buffer.concat([createHash('sha256').update(body).digest(), body]))
    renameSync(draft, file)
  } catch {
    // The next start reads the schemas.
  }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
