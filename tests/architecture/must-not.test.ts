/** What ARCHITECTURE.md says that a room must not do, where words of its files tell it. Each names a file that does, so that the words are right. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')

/** @returns files below the folders whose code (comments left out) has the words */
function having(folders: readonly string[], words: RegExp): string[] {
  return folders.flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => words.test(readFileSync(join(ROOT, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, '')))
}

interface MustNot { room: string; does: string; folders: string[]; words: RegExp; instead: string }

const MUST_NOT: MustNot[] = [
  { room: 'asker', does: 'touch SQL', folders: ['server/kernel/asker'], words: /\.query\(/, instead: 'server/kernel/read/timing.ts' },
  { room: 'value', does: 'know a row', folders: ['server/kernel/value'], words: /\.query\(/, instead: 'server/kernel/read/timing.ts' },
  {
    room: 'write', does: 'commit by itself', folders: ['server/kernel/write'], words: /['"`](?:begin|commit|rollback)\b(?! to savepoint)/,
    instead: 'server/kernel/store/transaction.ts',
  },
  {
    room: 'tasks', does: 'write to a stream but by streams.ts', folders: ['server/kernel/tasks'], words: /\.write\(/,
    instead: 'server/kernel/tasks/streams.ts',
  },
  {
    room: 'codegen\'s other stages', does: 'IO, which is read\'s', folders: ['codegen/check', 'codegen/resolve', 'codegen/emit'],
    words: /from 'node:(?:fs|net|http|child_process)/, instead: 'codegen/read/read.ts',
  },
]

test.each(MUST_NOT)('$room must not $does', ({ folders, words, instead }) => {
  expect(having(folders, words).filter((file) => file !== instead)).toEqual([])
  expect(words.test(readFileSync(join(ROOT, instead), 'utf8'))).toBe(true)
})
