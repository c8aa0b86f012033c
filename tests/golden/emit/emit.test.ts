/**
 * Small products and what must come of them: each folder here holds schemas/ and, under expected/, the page plans, types,
 * providers and wires. `UPDATE_GOLDEN=1 npx vitest run tests/golden/emit` writes what comes out; read the diff before you commit it.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { formatProblem } from '../../../codegen/check/problem'
import { emitFiles } from '../../../codegen/emit/emit'
import { plansOf } from '../../../codegen/emit/plans'
import { loadModel } from '../../../codegen/load-model'

const HERE = import.meta.dirname
const updating = process.env['UPDATE_GOLDEN'] === '1'
const cases = readdirSync(HERE, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name)

/** Everything but what other tests hold: editor schemas and docs. */
async function produce(folder: string): Promise<Map<string, string>> {
  const { model, problems, sources } = loadModel(join(HERE, folder))
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (!model) throw new Error(errors.map(formatProblem).join('\n'))
  const files = new Map<string, string>()
  for (const [page, plan] of plansOf(model)) files.set(`plans/${page}.json`, `${JSON.stringify(plan, null, 2)}\n`)
  for (const [path, text] of await emitFiles(model, sources)) {
    if (path.startsWith('src/generated/') && !path.endsWith('/calls.ts')) files.set(path.slice('src/generated/'.length), text)
    if (path.startsWith('contract/generated/')) files.set(`types/${path.slice('contract/generated/'.length)}`, text)
  }
  const sqlTypes = Object.values(model.entities).map(
    (entity) => [entity.name, Object.fromEntries(Object.values(entity.fields).flatMap((field) => (field.sqlType ? [[field.name, field.sqlType]] : [])))],
  )
  files.set('sql-types.json', `${JSON.stringify(Object.fromEntries(sqlTypes), null, 2)}\n`)
  const usedBy = Object.values(model.families).flatMap(
    (family) => Object.values(family.calls).map((call) => [`${family.name}.${call.name}`, call.usedBy]),
  )
  files.set('used-by.json', `${JSON.stringify(Object.fromEntries(usedBy), null, 2)}\n`)
  return files
}

function expectedOf(folder: string): Map<string, string> {
  const root = join(HERE, folder, 'expected')
  if (!existsSync(root)) return new Map()
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(files.map((entry) => {
    const full = join(entry.parentPath, entry.name)
    return [full.slice(root.length + 1).replace(/\.txt$/, ''), readFileSync(full, 'utf8')]
  }))
}

/** What wants a running import, and what a word beside it holds, is held by the product's own pages and their tests. */
const ELSEWHERE = [
  'import', 'upload', 'progress', 'preview', 'commit', 'discard', 'formats', 'days', 'without', 'offered', 'choices', 'looks', 'gives', 'suggests', 'review',
]

function sourcesOf(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true }).flatMap(
    (entry) => (entry.isFile() ? [readFileSync(join(entry.parentPath, entry.name), 'utf8')] : []),
  )
}

/** The properties that a meta-schema names, at any depth. */
function wordsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'properties' in schema && typeof schema.properties === 'object' ? Object.keys(schema.properties ?? {}) : []
  return [...own, ...Object.values(schema).flatMap(wordsOf)]
}

describe('what comes of', () => {
  it('at least four products', () => expect(cases.length).toBeGreaterThanOrEqual(4))

  it.each(cases)('%s', async (folder) => {
    const made = await produce(folder)
    if (updating) {
      const root = join(HERE, folder, 'expected')
      rmSync(root, { recursive: true, force: true })
      for (const [path, text] of made) {
        // .txt, so that neither compiler nor linter takes them for source.
        const full = join(root, path.endsWith('.ts') ? `${path}.txt` : path)
        mkdirSync(dirname(full), { recursive: true })
        writeFileSync(full, text)
      }
    }
    const expected = expectedOf(folder)
    expect([...made.keys()].sort()).toEqual([...expected.keys()].sort())
    for (const [path, text] of made) expect(text, `${folder}/expected/${path}`).toBe(expected.get(path))
  })

  it('every word of pages, entities and menus is said by one of them', () => {
    const said = cases.flatMap((folder) => sourcesOf(join(HERE, folder, 'schemas'))).join('\n')
    const words = ['page', 'entity', 'menu'].flatMap(
      (file) => wordsOf(JSON.parse(readFileSync(join(HERE, '../../../codegen/language', `${file}.json`), 'utf8'))),
    )
    expect([...new Set(words)].filter((word) => !said.includes(`"${word}":`) && !ELSEWHERE.includes(word))).toEqual([])
  })

  it('the same product twice is the same bytes', async () => {
    expect([...(await produce('references'))]).toEqual([...(await produce('references'))])
  })
})
