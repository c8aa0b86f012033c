/** What the compiler says to whoever adds a kind to the language and stops there: every place that lacks it, and none that takes it for text. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
const LANGUAGE = 'contract/plan.ts'

/** Lists by kind, and what a cell says as text: each has to say something of a kind that is new. */
const PLACES = ['kinds/cells.ts', 'kinds/column-kinds.ts', 'kinds/server-kinds.ts', 'kinds/shared/cell-text.ts']

const folder = mkdtempSync(join(tmpdir(), 'new-kind-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Files of the product that do not compile with the language's own file as `text`; the rest of the tree is this checkout's. */
function lacking(text: string): string[] {
  cpSync(join(ROOT, 'contract'), join(folder, 'contract'), { recursive: true })
  for (const name of ['kinds', 'src', 'server', 'codegen', 'node_modules']) symlinkSync(join(ROOT, name), join(folder, name))
  writeFileSync(join(folder, LANGUAGE), text)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({
    extends: join(ROOT, 'tsconfig.json'), compilerOptions: { preserveSymlinks: true }, exclude: [],
    include: [], files: [...PLACES, 'codegen/cli.ts', 'server/app.ts'],
  }))
  const { stdout } = spawnSync(
    process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '--noEmit', '--pretty', 'false', '-p', folder],
    { encoding: 'utf8', cwd: folder },
  )
  return [...new Set([...stdout.matchAll(/^([^\s(][^(]*)\(\d+,\d+\): error/gm)].map((match) => match[1] ?? ''))].sort()
}

test('a kind added to the language is missed in every list of kinds, and nowhere else', () => {
  const text = readFileSync(join(ROOT, LANGUAGE), 'utf8')
  const more = text.replace('export type ColumnKind =', "export type ColumnKind =\n  | 'duration'")
  expect(more).not.toBe(text)
  expect(lacking(more)).toEqual(PLACES)
})
