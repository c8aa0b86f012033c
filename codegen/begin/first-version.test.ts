/** What `npm run new` writes stands with all other schemas, overwrites nothing, and refuses in a sentence. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { checkSchemas } from '../check/check'
import { readSchemas, withText } from '../read/read'
import type { Sources } from '../read/source'
import { firstVersion, THINGS } from './first-version'
import { KINDS } from './kind-files'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const product = readSchemas(ROOT)
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const refusal = (...words: string[]): string | undefined => {
  const made = firstVersion(product, words, textOf)
  return 'refusal' in made ? made.refusal : undefined
}
/** A list that is not built yet. */
const PLANNED = 'sale/sale_publish'
/** The sources with what is begun by these words. */
function beginning(sources: Sources, ...words: string[]): Sources {
  const made = firstVersion(sources, words, textOf)
  if ('refusal' in made) throw new Error(made.refusal)
  expect(made.next.length).toBeGreaterThan(0)
  return made.files.reduce((all, { path, text }) => withText(all, path, text), sources)
}

describe('the first version of a file', () => {
  const entity = beginning(product, 'entity', 'sale/refund_note')
  const steps: [string, string, string?][] = [
    ['call', 'refundNote.remind'],
    ['call', 'purchase.refundNoteList'],
    ['page', 'sale/refund_note'],
    ['page', 'sale/supplier_all', 'supplier'],
    ['report', 'refund_file', 'storage_fee'],
  ]
  const all = steps.reduce((sources, [thing, name, about]) => beginning(sources, thing, name, ...(about ? [about] : [])), entity)

  it('passes the check beside all others', () => {
    const problems = checkSchemas(all).filter(({ severity }) => severity === 'error')
    expect(problems.map(({ file, code, message }) => `${file} ${code} ${message}`)).toEqual([])
  })

  it('takes from the other files what they say: the label of the rows, the call that lists them', () => {
    expect(all.of('page').get('supplier_all')?.value).toMatchObject({
      title: '供应商',
      entity: 'supplier',
      list: expect.stringContaining('.') as string,
      route: '/sale/supplierAll',
    })
    expect(all.of('page').get('refund_note')?.value).toMatchObject({ entity: 'refund_note', state: 'planned' })
    expect(all.of('entity').get('refund_note')?.value).toMatchObject({ key: ['id'], fields: { subject: { label: '标题', kind: 'text', edit: true } } })
  })

  it('of a planned page takes its entry out of the list, with the rows it is about where they are listed', () => {
    const moved = beginning(product, 'page', PLANNED, 'supplier')
    const [module, name = ''] = PLANNED.split('/')
    const before = product.of('page').get(name)!
    const after = moved.of('page').get(name)!
    expect([before.path, after.path]).toEqual([`schemas/pages/${module}/planned.json`, `schemas/pages/${module}/${name}.json`])
    const { state: _, ...said } = before.value as Record<string, unknown>
    expect(after.value).toMatchObject({ ...said, entity: 'supplier', list: expect.stringContaining('.') as string })
    expect(after.value).not.toHaveProperty('state')
    const listed = Object.keys((product.of('planned').get(module!)!.value as { planned: object }).planned)
    expect(Object.keys((moved.of('planned').get(module!)!.value as { planned: object }).planned)).toEqual(listed.filter((each) => each !== name))
    expect(checkSchemas(moved).filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('of a planned page of no list stays planned in a file of its own, and is found without its module', () => {
    const moved = beginning(product, 'page', 'activity_new')
    expect(moved.of('page').get('activity_new')).toMatchObject({
      path: 'schemas/pages/common/activity_new.json',
      value: { kind: 'form', state: 'planned' },
    })
    expect(checkSchemas(moved).filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('adds a call to its family and leaves the rest of the file as it was', () => {
    const before = product.of('endpoints').get('purchase')!.text
    const after = all.of('endpoints').get('purchase')!.text
    expect(after).toContain('"refundNoteList": {')
    expect(before.split('\n').filter((line) => !after.includes(line.trim().replace(/,$/, '')))).toEqual([])
  })

  it('of a kind stands in one folder with a test beside it', () => {
    const made = firstVersion(product, ['kind', 'duration'], textOf)
    const paths = 'files' in made ? made.files.filter(({ isNew }) => isNew).map(({ path }) => path) : []
    expect(paths).toEqual(['kind.ts', 'cell.tsx', 'server.ts', 'test.ts'].map((part) => `${KINDS}/duration/duration.${part}`))
  })
})

describe('what cannot be begun is refused in a sentence', () => {
  it.each([
    [['thing', 'x'], /^Say what to begin: page, entity, report, call, kind/],
    [['entity', 'refund'], /^Say the module too/],
    [['entity', 'nowhere/refund'], /no module "nowhere"/],
    [['entity', 'sale/Refund-1'], /"Refund-1" is no name of an entity/],
    [['entity', 'sale/supplier'], /"supplier" is there already/],
    [['page', 'sale/refund', 'suplier'], /no entity "suplier"\. Did you mean "supplier"/],
    [['report', 'refund_file'], /^Say the entity/],
    [['call', 'purchase'], /"purchase" is no name of a call/],
    [['call', 'purchase.supplierAdd'], /is there already/],
    [['kind', 'money'], /"money" is there already/],
    [['kind', '2nd'], /"2nd" is no name of a kind/],
  ])('%j', (words, sentence) => {
    expect(refusal(...words)).toMatch(sentence)
  })

  it('and every thing says how it is asked for', () => {
    expect(THINGS.map((thing) => refusal(thing))).toEqual(THINGS.map((thing) => expect.stringContaining(`npm run new -- ${thing} `) as string))
  })
})
