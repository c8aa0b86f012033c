/**
 * What the compiler says to whoever adds a kind to the language and stops there: every place that lacks it, and none that takes it for
 * text. Of a kind that `npm run new` has begun it has nothing to say.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { firstVersion } from '../codegen/begin/first-version'
import { readSchemas } from '../codegen/read/read'

const ROOT = resolve(import.meta.dirname, '..')
const LANGUAGE = 'contract/plan.ts'

/** Lists by kind, and what a cell says as text: each has to say something of a kind that is new. */
const PLACES = ['kinds/cells.ts', 'kinds/column-kinds.ts', 'kinds/server-kinds.ts', 'kinds/shared/cell-text.ts']

const folder = mkdtempSync(join(tmpdir(), 'new-kind-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ofProduct = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

/**
 * The tree with other files in it; what nothing is changed of is this checkout's.
 * @param changed text by path
 * @returns its folder
 */
function treeWith(name: string, changed: Record<string, string>): string {
  const tree = join(folder, name)
  const rooms = new Set(['contract', ...Object.keys(changed).map((path) => path.split('/')[0]!)])
  for (const room of rooms) cpSync(join(ROOT, room), join(tree, room), { recursive: true })
  for (const room of ['kinds', 'src', 'server', 'codegen', 'node_modules', 'schemas'].filter((each) => !rooms.has(each))) {
    symlinkSync(join(ROOT, room), join(tree, room))
  }
  for (const [path, text] of Object.entries(changed)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), text)
  }
  return tree
}

/** Files of a tree that do not compile. */
function lacking(tree: string, files: string[]): string[] {
  writeFileSync(join(tree, 'tsconfig.json'), JSON.stringify({
    extends: join(ROOT, 'tsconfig.json'), compilerOptions: { preserveSymlinks: true }, exclude: [],
    include: [], files: [...files, 'codegen/cli.ts', 'server/app.ts'],
  }))
  const { stdout } = spawnSync(
    process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '--noEmit', '--pretty', 'false', '-p', tree],
    { encoding: 'utf8', cwd: tree },
  )
  return [...new Set([...stdout.matchAll(/^([^\s(][^(]*)\(\d+,\d+\): error/gm)].map((match) => match[1] ?? ''))].sort()
}

test('a kind added to the language is missed in every list of kinds, and nowhere else', () => {
  const text = ofProduct(LANGUAGE)
  const more = text.replace('export type ColumnKind =', "export type ColumnKind =\n  | 'duration'")
  expect(more).not.toBe(text)
  expect(lacking(treeWith('named', { [LANGUAGE]: more }), PLACES)).toEqual(PLACES)
})

test('a kind that is begun compiles as it is written, is asked like any other, and an entity may say it in its shortest form', () => {
  const made = firstVersion(readSchemas(ROOT), ['kind', 'duration'], ofProduct)
  if ('refusal' in made) throw new Error(made.refusal)
  const tree = treeWith('begun', Object.fromEntries(made.files.map(({ path, text }) => [path, text])))
  expect(lacking(tree, [...PLACES, 'kinds/duration/duration.test.ts'])).toEqual([])
  writeFileSync(join(tree, 'asks.ts'), `
    import { checkSchemas } from './codegen/check/check'
    import { readTexts } from './codegen/read/read'
    import { COLUMN_KINDS } from './kinds/column-kinds'
    import { SERVER_KINDS } from './kinds/server-kinds'
    const entity = { language: 1, entity: 'trip', label: '行程', title: 'subject', edit: true, fields: { subject: '标题', spent: { duration: '用时' } } }
    const sources = readTexts(${JSON.stringify(ROOT)}, { 'schemas/entities/system/trip.json': JSON.stringify(entity) })
    const wrong = checkSchemas(sources).filter(({ file, severity }) => file.endsWith('/trip.json') && severity === 'error')
    console.log(JSON.stringify([wrong.map(({ message }) => message), COLUMN_KINDS.duration.kind, SERVER_KINDS.duration.read('1:30', {})]))
  `)
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', join(tree, 'asks.ts')], { encoding: 'utf8', cwd: tree })
  expect(stderr).toBe('')
  expect(JSON.parse(stdout)).toEqual([[], 'duration', '1:30'])
})
