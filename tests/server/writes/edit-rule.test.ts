/**
 * The one rule of what others changed meanwhile (docs/clients.md), tried at every built call that edits a row, by `does` or by a
 * function of its own: what `before` names is written over that value alone, what it does not name over whatever is there.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call, Entity, Field } from '../../../contract/model'
import { CODES, type Row } from '../../../contract/wire'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { projectModel } from '../../support/database'
import { insertSampleRows, insertShop } from '../../support/rows'

type Values = [unknown, unknown]

const model = projectModel()
const built = Object.values(model.families).flatMap((family) => Object.values(family.calls)).filter(({ state }) => state === 'built')
const nameOf = ({ family, name }: { family: string; name: string }): string => `${family}.${name}`
const takesBefore = ({ request }: Call): boolean => Object.hasOwn((request?.['properties'] ?? {}) as object, 'before')

const generic = built.flatMap((call): [string, Call, Entity][] => (call.does?.type === 'edit' ? [[nameOf(call), call, model.entities[call.does.entity]!]] : []))
const own = built.filter((call) => call.does?.type === 'handler' && takesBefore(call))

/** Saves by a function of its own: the row's key in the request, a field of it, and two values that it takes. */
const SAVES: Record<string, { key?: Row; field: string; values: Values }> = {
  'access.roleEdit': { key: { name: 'purchase' }, field: 'label', values: ['采购甲', '采购乙'] },
  'auth.profileSave': { field: 'email', values: ['a@example.com', 'b@example.com'] },
  'fbaConfig.businessConfigAdd': { field: 'planDays', values: [11, 12] },
  'fbaConfig.businessConfigUpdate': { field: 'planDays', values: [13, 14] },
  'fbaConfig.commonBusinessConfigStore': { field: 'planDays', values: [15, 16] },
  'fbaConfig.setConfig': { field: 'planDays', values: [17, 18] },
  'settings.infoSave': { field: 'contact', values: ['林悦', '吴刚'] },
  'settings.systemSave': { field: 'session_hours', values: [5, 6] },
}
/** Made-up rows that no edit would be taken for, put right. */
const VALID: Record<string, string> = { course: `update course set link = 'https://example.com/course'` }

let app: TestApp
let admin: Client
let shopId = ''
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  shopId = await insertShop(app.runtime.db, app.companyId)
}, 180_000)
afterAll(() => app?.stop())

const send = (call: Call, body: Row) => admin.call<Row>(call.path, body, { headers: { 'idempotency-key': crypto.randomUUID() } })

/** The rule itself, at one field that holds `values[0]` now. */
async function expectRule(call: Call, key: Row, field: string, [held, next]: Values, shown = field): Promise<void> {
  const late = await send(call, { ...key, [field]: next, before: { [shown]: typeof held === 'number' ? held + 70 : `${String(held)}9` } })
  expect([late.status, late.body]).toMatchObject([200, { code: CODES.conflict, errors: { [field]: expect.stringMatching(/^您打开时.+「.+」，现在.+「.+」/) } }])
  for (const shapeless of ['text', []]) expect([shapeless, (await send(call, { ...key, [field]: next, before: shapeless })).status]).toEqual([shapeless, 400])
  // Nothing of the refused ones was written: what stood there is still what `before` has to name.
  expect((await send(call, { ...key, [field]: next, before: { [shown]: held } })).body).toMatchObject({ code: 200 })
  expect((await send(call, { ...key, [field]: held, before: { [shown]: held } })).body.code, 'the first value is no longer there').toBe(CODES.conflict)
  expect((await send(call, { ...key, [field]: held, before: {} })).body).toMatchObject({ code: 200 })
  expect((await send(call, { ...key, [field]: next })).body).toMatchObject({ code: 200 })
}

/** Fields that an edit may change, each with two values that the row does not hold. */
function candidates(entity: Entity, row: Row): [Field, Values][] {
  const offered = ({ kind, enum: of }: Field): unknown[] => {
    if (kind === 'text') return ['13900000001', '13900000002']
    if (kind === 'integer') return [3, 4]
    if (kind === 'percent') return ['0.11', '0.12']
    if (kind === 'money' || kind === 'decimal') return ['3.00', '4.00']
    return (kind === 'enum' ? (model.enums[of ?? '']?.values ?? []) : []).filter(({ hidden }) => !hidden).map(({ value }) => value)
  }
  const writable = Object.values(entity.fields).filter(({ name, input, server, fixed }) => input !== undefined && !server && !fixed && !entity.key.includes(name) && name !== entity.lifecycle?.field)
  return writable.flatMap((field): [Field, Values][] => {
    const [one, other] = offered(field).filter((value) => value !== row[field.name])
    return one === undefined || other === undefined ? [] : [[field, [one, other]]]
  })
}

describe.each(generic)('%s', (_name, call, entity) => {
  it('writes what `before` names over that value alone', async () => {
    if (entity.name !== 'shop' && entity.name !== 'employee') await insertSampleRows(app.runtime.db, model, entity, { companyId: app.companyId, shopId }, 6)
    if (VALID[entity.name] !== undefined) await app.runtime.db.asOwner((tx) => tx.query(VALID[entity.name]!))
    const { rows } = await app.runtime.db.asOwner((tx) => tx.query<Row>(`select * from "${entity.table}" where company_id = $1 limit 6`, [app.companyId]))
    const refused: string[] = []
    for (const row of rows) {
      const key = Object.fromEntries(entity.key.map((name) => [name, String(row[name])]))
      for (const [field, values] of candidates(entity, row)) {
        const plain = [await send(call, { ...key, [field.name]: values[1] }), await send(call, { ...key, [field.name]: values[0] })]
        // A value that waits to be taken to Amazon is what the next edit is written over.
        if (plain.every(({ body }) => body.code === 200)) return expectRule(call, key, field.name, values, field.pending ? `${field.name}.pending` : field.name)
        refused.push(`${field.name}: ${plain.map(({ body }) => `${body.msg} ${JSON.stringify(body.errors ?? {})}`).join(' / ')}`)
      }
    }
    expect.fail(`no row could be edited: ${refused.slice(0, 8).join('; ')}`)
  }, 60_000)
})

describe.each(own.map((call): [string, Call] => [nameOf(call), call]))('%s', (name, call) => {
  it('writes what `before` names over that value alone', async () => {
    const { key = {}, field, values } = SAVES[name]!
    expect((await send(call, { ...key, [field]: values[0] })).body).toMatchObject({ code: 200 })
    await expectRule(call, key, field, values)
  }, 60_000)
})

it('is open to whoever fills in a form: each call that a dialog, a cell or a form edits by takes `before`', () => {
  const plans = Object.values(model.plans).filter(({ state }) => state === 'built')
  const refs = plans.flatMap(({ lists, form }) => [
    ...lists.flatMap(({ actions, save }) => [...actions.flatMap(({ does }) => (does.type === 'edit' ? [does.dialog.submit] : [])), ...(save ? [save] : [])]),
    ...(form?.one ? [form.submit] : []), ...(form?.edit ? [form.edit] : []),
  ])
  const edits = [...new Set(refs.map(({ family, call }) => `${family}.${call}`))]
  const tried = [...generic.map(([name]) => name), ...Object.keys(SAVES)]
  expect(edits.filter((name) => !tried.includes(name))).toEqual([])
  expect(edits.length).toBeGreaterThan(30)
})
