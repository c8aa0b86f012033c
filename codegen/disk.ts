/** What codegen emits against what lies on the disk, and how it gets there. Writes only inside what codegen owns. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { OWN_FOLDERS } from './emit/emit'

/** A file that is written. */
export interface ChangedFile {
  path: string
  text: string
  /** Lines that come and go. */
  plus: number
  minus: number
}

/** What differs between the disk and what is emitted; `total` is how many files are emitted. */
export interface Changes {
  added: ChangedFile[]
  changed: ChangedFile[]
  /** In a folder of codegen's own, but emitted no more. */
  removed: string[]
  total: number
}

/** @param known what was written or found in place before: the same text is not read again. */
export function compareFiles(root: string, files: ReadonlyMap<string, string>, known?: Map<string, string>): Changes {
  const changes = { ...changesIn(root, files, known), removed: leftOver(root, files), total: files.size }
  for (const [path, text] of files) known?.set(path, text)
  return changes
}

/** Some of the files against the disk. */
export function changesIn(root: string, files: ReadonlyMap<string, string>, known?: ReadonlyMap<string, string>): Pick<Changes, 'added' | 'changed'> {
  const changes: Pick<Changes, 'added' | 'changed'> = { added: [], changed: [] }
  for (const [path, text] of files) {
    if (known?.get(path) === text) continue
    const full = join(root, path)
    const there = existsSync(full) ? readFileSync(full, 'utf8') : undefined
    if (there === text) continue
    if (there === undefined) changes.added.push({ path, text, plus: text.split('\n').length, minus: 0 })
    else changes.changed.push({ path, text, ...lineCounts(there, text) })
  }
  return changes
}

/** Files in codegen's own folders that are emitted no more. @param paths all that are emitted */
export function leftOver(root: string, paths: { has(path: string): boolean }): string[] {
  return OWN_FOLDERS.flatMap((folder) => filesBelow(root, folder).filter((path) => !paths.has(path)))
}

/** Writes and removes files below `root`, folders made as needed. @param removed left out: none */
export function writeChanges(root: string, { added, changed, removed = [] }: Pick<Changes, 'added' | 'changed'> & { removed?: string[] }): void {
  for (const folder of new Set(added.map(({ path }) => dirname(join(root, path))))) mkdirSync(folder, { recursive: true })
  for (const { path, text } of [...added, ...changed]) writeFileSync(join(root, path), text)
  for (const path of removed) rmSync(join(root, path))
}

/** Lines that are only in the one or only in the other, counted as a bag: a summary, not a patch. */
function lineCounts(before: string, after: string): { plus: number; minus: number } {
  const bag = new Map<string, number>()
  for (const line of before.split('\n')) bag.set(line, (bag.get(line) ?? 0) + 1)
  let plus = 0
  for (const line of after.split('\n')) {
    const left = bag.get(line) ?? 0
    if (left > 0) bag.set(line, left - 1)
    else plus += 1
  }
  return { plus, minus: [...bag.values()].reduce((sum, left) => sum + left, 0) }
}

function filesBelow(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length).replaceAll('\\', '/'))
    .sort()
}
