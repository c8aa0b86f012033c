/** What was judged before is kept only where nothing has changed that it hangs on: the answers are those of a first reading. */
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readTexts, schemaTexts, withText } from '../read/read'
import { checkSchemas } from './check'
import { contextOf, judgedOf } from './rules/context'
import { fileRules, PAGE_RULES } from './rules/rules'
import { worldOf } from './world'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const SAVED: [what: string, path: string, from: RegExp, to: string][] = [
  ['a field that pages show is called otherwise', 'schemas/entities/finance/settlement_txn.json', /"order_city":/, '"order_town":'],
  ['a wire has no word for an operator', 'schemas/wires/erp.json', /"contains": "contains",/, ''],
  ['an enum is gone', 'schemas/enums/site.json', /"enum": "site"/, '"enum": "sites"'],
  ['a page shows a column twice', 'schemas/pages/finance/finance_amazon_settlement_center.json', /"columns": \["amount", /, '"columns": ["amount", "amount", '],
]

it('tells of every saved file what a first reading of all files tells, and again when it is put right', () => {
  const texts = schemaTexts(ROOT)
  const right = readTexts(ROOT, texts)
  const before = checkSchemas(right)
  for (const [what, path, from, to] of SAVED) {
    const text = texts[path]?.replace(from, to)
    if (text === undefined || text === texts[path]) throw new Error(`${path}: there is nothing to change for "${what}"`)
    const told = checkSchemas(withText(right, path, text))
    expect(told, what).toEqual(checkSchemas(readTexts(ROOT, { ...texts, [path]: text })))
    expect(told.length, what).toBeGreaterThan(before.length)
  }
  expect(checkSchemas(right)).toEqual(before)
}, 240_000)

it('says the same where it checks only once, and keeps nothing of it for a later check', () => {
  const texts = schemaTexts(ROOT)
  const [what, path, from, to] = SAVED[0]!
  const right = readTexts(ROOT, texts)
  const text = texts[path]!.replace(from, to)
  expect(checkSchemas(withText(right, path, text), undefined, false), what).toEqual(checkSchemas(readTexts(ROOT, { ...texts, [path]: text })))
  expect(checkSchemas(right)).toEqual(checkSchemas(readTexts(ROOT, texts)))
}, 60_000)

it('looks through no record as a whole to judge one file, so that a saved entity has only those judged anew that name it', () => {
  const sources = readTexts(ROOT, schemaTexts(ROOT))
  const world = worldOf(sources)
  const through = sources.files.flatMap((file) => {
    const { notes } = world.watch.during(() => {
      for (const rule of file.kind === 'page' ? PAGE_RULES : fileRules(file.kind)) rule(contextOf(world, {}, judgedOf(world, [file]), new Map()))
    })
    return ['entities', 'datasets', 'pages', 'families'].filter((record) => notes.get(record)?.has('*')).map((record) => `${file.path}: all ${record}`)
  })
  expect(through).toEqual([])
})
