/** What codegen emits against what lies on the disk, and how it gets there. Writes only inside what codegen owns. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { OWN_FOLDERS } from './emit/emit'

interface ChangedFile {
  path: string
  text: string
  /** Lines that come and go. */
  plus: number
  minus: number
}

export interface Changes {
  added: ChangedFile[]
  changed: ChangedFile[]
  /** In a folder of codegen's own, but emitted no more. */
  removed: string[]
  total: number
}

/** @param known what was written or found in place before: the same text is not read again. */
export function compareFiles(root: string, files: ReadonlyMap<string, string>, known?: Map<string, string>): Changes {
  const changes: Changes = { added: [], changed: [], removed: [], total: files.size }
  for (const [path, text] of files) {
    if (known?.get(path) === text) continue
    known?.set(path, text)
    const full = join(root, path)
    const there = existsSync(full) ? readFileSync(full, 'utf8') : undefined
    if (there === text) continue
    const file = { path, text, ...lineCounts(there ?? '', text) }
    if (there === undefined) changes.added.push(file)
    else changes.changed.push(file)
  }
  for (const folder of OWN_FOLDERS) for (const path of filesBelow(root, folder)) if (!files.has(path)) changes.removed.push(path)
  return changes
}

export function writeChanges(root: string, changes: Changes): void {
  for (const { path, text } of [...changes.added, ...changes.changed]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const path of changes.removed) rmSync(join(root, path))
}

/** Lines that are only in the one or only in the other, counted as a bag: a summary, not a patch. */
function lineCounts(before: string, after: string): { plus: number; minus: number } {
  const bag = new Map<string, number>()
  for (const line of before.split('\n')) bag.set(line, (bag.get(line) ?? 0) + 1)
  if (before === '') bag.clear()
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
