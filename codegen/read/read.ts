/**
 * schemas/ -> sources. `readSchemas` is the one place of codegen (beside cli.ts) that touches the disk;
 * `readTexts` does the same for texts in memory. Neither judges what the files say.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { compareProblems } from '../check/problem'
import type { Problem } from '../check/problem'
import { parseSource, parseStray, placeOf } from './parse'
import { asRead, writtenOut } from './short/write-out'
import { FILE_KINDS, positionAt } from './source'
import type { FileKind, SourceFile, Sources } from './source'

/** Parsed files by path, kept while a file's time and size stay the same. One cache per root. */
export type ReadCache = Map<string, { mtimeMs: number; size: number; file: SourceFile | Problem }>

/**
 * Reads every schema file below `<root>/schemas`. Names that begin with "." and README.md are passed over.
 * With a cache only changed files are read and parsed again; unchanged ones are the same objects as before.
 * @throws when `<root>/schemas` cannot be listed.
 */
export function readSchemas(root: string, cache?: ReadCache): Sources {
  const read: (SourceFile | Problem)[] = []
  const present = new Set<string>()
  for (const { path, place } of schemaFiles(root)) {
    const full = join(root, path)
    if (!cache) {
      read.push(sourceOf(path, place, () => readFileSync(full, 'utf8')))
      continue
    }
    const { mtimeMs, size } = statSync(full)
    present.add(path)
    const kept = cache.get(path)
    if (kept && kept.mtimeMs === mtimeMs && kept.size === size) {
      read.push(kept.file)
      continue
    }
    const file = sourceOf(path, place, () => readFileSync(full, 'utf8'))
    cache.set(path, { mtimeMs, size, file })
    read.push(file)
  }
  if (cache) for (const path of cache.keys()) if (!present.has(path)) cache.delete(path)
  return gather(root, read)
}

/** What there is to read below `<root>/schemas`, and where it stands. */
function* schemaFiles(root: string, folder = 'schemas'): Iterable<{ path: string; place: Exclude<ReturnType<typeof placeOf>, undefined> }> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.name.startsWith('.')) continue
    const place = entry.isDirectory() ? undefined : placeOf(path)
    if (entry.isDirectory()) yield* schemaFiles(root, path)
    else if (place !== undefined) yield { path, place }
  }
}

/** The texts that readSchemas would read: path (schemas/…) -> text. */
export function schemaTexts(root: string): Record<string, string> {
  return Object.fromEntries([...schemaFiles(root)].map(({ path }) => [path, readFileSync(join(root, path), 'utf8')]))
}

/** The same from texts: path (schemas/…) -> text. */
export function readTexts(root: string, texts: Record<string, string>): Sources {
  const read = Object.entries(texts).flatMap(([path, text]) => {
    const place = placeOf(path)
    if (place === undefined) return []
    return [sourceOf(path, place, () => text)]
  })
  return gather(root, read)
}

/** The same sources with one text changed; all other files are the same objects, so that what is kept by file stays kept. */
export function withText(sources: Sources, path: string, text: string): Sources {
  const changed = readTexts(sources.root, { [path]: text })
  const strays = changed.problems.filter((problem) => !changed.files.some((file) => file.problems.includes(problem)))
  return gather(sources.root, [...sources.files.filter((file) => file.path !== path), ...changed.files, ...strays])
}

/** One file; one in no known place is known by what it says it is, where that can be told. */
function sourceOf(path: string, place: Exclude<ReturnType<typeof placeOf>, undefined>, text: () => string): SourceFile | Problem {
  return typeof place === 'string' ? (parseStray(path, place, text()) ?? misplaced(path, place)) : parseSource(path, place, text())
}

/** Files that were read already, put together anew: some of today's, some of before. */
export function gatherFiles(root: string, files: SourceFile[]): Sources {
  return gather(root, files)
}

function misplaced(path: string, why: string): Problem {
  return { file: path, line: 1, column: 1, code: 'SCH103', severity: 'error', message: `no schema file belongs here: ${why}.`, hint: 'Move it, or delete it' }
}

function isSource(read: SourceFile | Problem): read is SourceFile {
  return 'path' in read
}

/** A page that has got a file of its own, and is still listed with those that have none. */
const OUT_OF_THE_LIST = 'Names are one for all modules; a page with a file of its own is taken out of planned.json'

function gather(root: string, read: (SourceFile | Problem)[]): Sources {
  const files = writtenOut([...new Set(read.filter(isSource).map(asRead))]).sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
  const problems = read.filter((item): item is Problem => !isSource(item))
  const byKind = new Map<FileKind, Map<string, SourceFile>>(FILE_KINDS.map((kind) => [kind, new Map()]))
  for (const file of files) {
    problems.push(...file.problems)
    const named = byKind.get(file.kind)
    const before = named?.get(file.name)
    if (before) {
      problems.push({
        file: file.path,
        ...positionAt(file, file.node?.offset ?? 0),
        code: 'SCH104',
        severity: 'error',
        message: `${file.kind} "${file.name}" is there twice: also in ${before.path}.`,
        hint: asRead(file).kind === 'planned' || asRead(before).kind === 'planned' ? OUT_OF_THE_LIST : 'Names are one for all modules; rename one of the files',
      })
    } else named?.set(file.name, file)
  }
  const none = new Map<string, SourceFile>()
  return { root, files, of: (kind) => byKind.get(kind) ?? none, problems: problems.sort(compareProblems) }
}
