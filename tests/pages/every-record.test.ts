/**
 * Every list that rows can be added to, used as its screen is used: a row is added through the dialog's inputs, seen, changed,
 * moved along its life cycle and removed; what the dialog requires is asked for by name. Nothing here names a page.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call, Entity, Model } from '../../contract/model'
import { allConditions, conditionsOf } from '../../contract/kept-conditions'
import type { CallRef, DialogPlan, InputPlan, ListPlan } from '../../contract/plan'
import { EMPTY_WEEK } from '../../contract/week'
import { CODES, type ListAnswer, type Row } from '../../contract/wire'
import { startTestApp, type Client, type TestApp } from '../support/app'
import { projectModel } from '../support/database'
import { insertSampleRows, insertShop } from '../support/rows'

const model: Model = projectModel()

interface Subject {
  source: string
  list: ListPlan
  entity: Entity
  add: DialogPlan
}

const callAt = ({ family, call }: CallRef): Call => {
  const found = model.families[family]?.calls[call]
  if (!found) throw new Error(`${family}.${call} is no call`)
  return found
}

/** Lists whose dialog is written by the generic call: what a handler asks of its own is its own tests' matter. */
const subjects = Object.values(model.plans)
  .filter((plan) => plan.state === 'built')
  .flatMap((plan) => plan.lists.flatMap((list): Subject[] => {
    const add = list.actions.map(({ does }) => (does.type === 'add' ? does.dialog : undefined)).find(Boolean)
    const call = add && callAt(add.submit)
    const entity = call?.does?.type === 'add' ? model.entities[call.does.entity] : undefined
    return add && entity ? [{ source: plan.lists.length > 1 ? `${plan.page}:${list.code}` : plan.page, list, entity, add }] : []
  }))

let app: TestApp
let admin: Client
let shops: string[] = []

/** Of which rows a person would choose: goods are not kept for good where they wait to be put away. */
const AMONG: Record<string, Row> = {
  dev_product: { filter: { field: 'dev_state', op: 'eq', value: 'ing' } },
  warehouse_bin: { filter: { field: 'is_receiving', op: 'eq', value: false } },
  sku: { filter: { field: 'goods_kind', op: 'ne', value: 'combo' } },
}
/** Made-up rows put right: they would hold on to rows by numbers that happen to be theirs, or be of several currencies. */
const UNTIED: Record<string, string> = {
  address: 'update address set shop_ids = null',
  fund_account: `update fund_account set currency = 'CNY', shop_ids = null`,
  print_template: `update print_template set design_of = 'customs', is_default = false`,
  product: 'update product set brand_id = null, category_id = null',
  purchase_payment: 'update purchase_payment set opening_id = null',
  ship_batch: 'update ship_batch set channel_id = null, address_id = null',
}
/** What a person would say together, where one value hangs on another; undefined: left open. */
const TOGETHER: Record<string, Row> = {
  box_template: { box_length: '50', box_width: '40', box_height: '30' },
  ad_rule: { about: 'campaign', action: 'raise_budget' },
  fbm_return: { bin_id: undefined, good_qty: 1, bad_qty: 0 },
  fund_entry: { currency: 'CNY', settlement_id: undefined, clear_currency: undefined, clear_amount: undefined },
  keyword_observation: { site: 'us' },
  job_plan: { at_time: '07:30', weekdays: ['1', '4'], work: 'replenishAdvice' },
  niche: { avg_star: '4.5' },
  removal_receipt: { bin_id: undefined },
  replenish_rule: { msku: undefined },
  review: { order_id: undefined },
  rival_monitor: { site: 'us' },
  rival_observation: { site: 'us', star: '4.5' },
  shop: { site: 'us' },
  stock_opening: { bin_id: undefined },
  vat_seller: { country: 'DE', prefix: 'DE' },
}

/** What stands before it as this row says it, where a row must agree with the one it is made from. */
const AGREED: Record<string, (row: Row) => [string, unknown[]]> = {
  // What is received is booked by what its MSKU is paired with.
  removal_receipt: ({ shop_id: shop, msku }) => [
    `with goods as (insert into sku (company_id, sku_code, product_name) select company_id, gen_random_uuid()::text, 'paired' from shop where id = $1::bigint
       returning company_id, id)
     insert into pairing (company_id, shop_id, msku, sku_id, qty, from_day) select company_id, $1::bigint, $2, id, 1, '2020-01-01' from goods`, [shop, msku],
  ],
  // A parcel is of an order that was given to a forwarder, a return of one that was sent.
  fbm_parcel: ({ fbm_id: order }) => [`update fbm_order set fbm_status = '5' where id = $1::bigint`, [order]],
  fbm_return: ({ item_id: item }) => [
    `with goods as (insert into sku (company_id, sku_code, product_name) select company_id, gen_random_uuid()::text, 'paired' from shop order by id limit 1
       returning company_id, id),
     sent as (insert into fbm_order (company_id, shop_id, order_no, order_id, order_day, fbm_status, declare_currency, currency)
       select company_id, id, gen_random_uuid()::text, 'sent', current_date, '5', 'USD', 'USD' from shop order by id limit 1 returning id, shop_id),
     paired as (insert into pairing (company_id, shop_id, msku, sku_id, qty, from_day)
       select g.company_id, s.shop_id, 'RETURNED', g.id, 1, '2020-01-01' from goods g, sent s)
     update fbm_order_item i set fbm_id = s.id, shop_id = s.shop_id, msku = 'RETURNED', quantity = 9, currency = 'USD' from sent s
     where i.id = $1::bigint`, [item],
  ],
  // A line is about a listing that is there; the newest says who looks after it.
  product_log: ({ shop_id: shop, msku }) => [
    `insert into product (company_id, shop_id, msku, currency) select company_id, id, $2, 'USD' from shop where id = $1::bigint on conflict do nothing`,
    [shop, msku],
  ],
  product_owner: ({ shop_id: shop, msku, leader, specialist, assistant, developer }) => [
    `with listed as (insert into product (company_id, shop_id, msku, currency, leader, specialist, assistant, developer)
       select company_id, id, $2, 'USD', $3::bigint, $4::bigint, $5::bigint, $6::bigint from shop where id = $1::bigint returning *)
     insert into product_owner (company_id, shop_id, msku, from_day, leader, specialist, assistant, developer)
     select company_id, shop_id, msku, '2000-01-01', leader, specialist, assistant, developer from listed`,
    [shop, msku, leader, specialist, assistant, developer],
  ],
  // A pool has one row of parameters, and two lists that each add one.
  replenish_rule: ({ pool_id: pool }) => ['delete from replenish_rule where pool_id = $1::bigint', [pool]],
  // What is seen is of what is watched, and a sample is added up in its project's currency.
  rival_observation: ({ asin }) => [
    `insert into rival_monitor (company_id, site, asin, currency, monitor_state) select company_id, 'us', $1, 'USD', '1' from shop limit 1`, [asin],
  ],
  keyword_observation: ({ keyword_text: word }) => [
    `insert into keyword_sub (company_id, site, keyword_text, currency, monitor_state) select company_id, 'us', $1, 'USD', '1' from shop limit 1`, [word],
  ],
  offer_seen: ({ shop_id: shop, asin }) => [
    `insert into offer_watch (company_id, shop_id, asin, monitor_state) select company_id, id, $2, '1' from shop where id = $1::bigint`, [shop, asin],
  ],
  rank_seen: ({ shop_id: shop, asin, keyword_text: word, rank_kind: kind, device }) => [
    `insert into rank_watch (company_id, shop_id, asin, keyword_text, rank_kind, device, monitor_state)
     select company_id, id, $2, lower($3), $4, $5, '1' from shop where id = $1::bigint`, [shop, asin, word, kind, device],
  ],
  // Numbers are told apart by what they begin with, which is one seller's.
  vat_seller: () => [`update vat_seller set prefix = 'OLD' || id where prefix = 'DE'`, []],
  dev_sample: () => [`update dev_project set currency = 'CNY'`, []],
  // A finer name of a fee is of the fee's own type.
  custom_fee: ({ kind_id: kind, fee_type: type }) => [`update custom_fee_kind set category = $2 where id = $1::bigint`, [kind, type]],
  // What is paid of an order is added up in the order's own currency.
  purchase_invoice: ({ supplier_id: supplier, currency }) => [
    `with orders as (update purchase_order set currency = $2)
     update purchase_payment set supplier_id = $1::bigint, currency = $2, sample_id = null`, [supplier, currency],
  ],
}

/** Ids of rows that an input may refer to, asked each time, for what one test removes no other may name; made where there are none. */
async function optionsOf(name: string): Promise<string[]> {
  if (name === 'shop') return shops
  const path = callAt({ family: 'app', call: 'options' }).path
  const ask = async (): Promise<string[]> =>
    (await admin.call<{ list: { value: unknown }[] }>(path, { entity: name, ...AMONG[name] })).body.data.list.map(({ value }) => String(value))
  let ids = await ask()
  // What may stand once for each is chosen by several tests.
  if (ids.length < (name in AMONG ? 3 : 2) && model.entities[name]) {
    await insertSampleRows(app.runtime.db, model, model.entities[name], { companyId: app.companyId, shopId: shops[0] ?? '1' }, 3)
    if (UNTIED[name] !== undefined) await app.runtime.db.asOwner((tx) => tx.query(UNTIED[name]!))
    ids = await ask()
  }
  return ids
}

/** A value that the server fills in by itself; what only a form begins with is asked for by it. */
const isPlain = (said: unknown): boolean => said !== undefined && typeof said !== 'object'

/** What a person might enter, unlike what the n-th other person entered. */
async function entryOf(input: InputPlan, n: number): Promise<unknown> {
  // Amounts travel as text.
  if (isPlain(input.default) && input.input !== 'text') return ['decimal', 'percent'].includes(input.input) ? String(input.default) : input.default
  const least = Math.max(input.min ?? 1, 1)
  if (input.options) {
    const ids = await optionsOf(input.options.entity)
    // Tests of one list enter odd numbers: each has a row of its own as far as there are any.
    const id = ids[(n >> 1) % ids.length]
    return input.multiple ? [id] : id
  }
  if (input.enum) {
    const offered = model.enums[input.enum]?.values.filter((value) => !value.hidden) ?? []
    const value = offered[n % offered.length]?.value
    return input.multiple ? [value] : value
  }
  switch (input.input) {
    case 'integer':
      return input.max === undefined ? least + n : least + (n % (input.max - least + 1))
    case 'decimal':
      return `${least + n}`
    case 'percent':
      return '0.25'
    case 'date':
      return `2025-03-1${n % 10}`
    case 'datetime':
      return `2025-03-1${n % 10}T08:00:00Z`
    case 'month':
      return `${2025 + (Math.floor(n / 12) % 50)}-${String((n % 12) + 1).padStart(2, '0')}`
    case 'switch':
      return n % 2 === 0
    case 'tags':
    case 'multiselect':
      return [`标签${n}`]
    case 'conditions':
      return treeOver(input, {}, n)
    case 'week':
      return { ...EMPTY_WEEK, hours: EMPTY_WEEK.hours.map((_none, hour) => (hour === n ? '0.2' : null)) }
    default:
      if (input.help?.includes('https://')) return `https://example.com/${n}`
      return `${input.label}${n}`.slice(0, input.maxLength ?? 100)
  }
}

/** What a tree is over may hang on what was entered beside it. */
function treeOver({ conditions }: InputPlan, beside: Row, n: number): unknown {
  const over = conditionsOf(conditions, beside) ?? (conditions && allConditions(conditions)[0])
  return { field: over?.fields.find(({ kind }) => kind === 'integer')?.path, op: 'gt', value: n }
}

/** @param together by name, instead of what would be entered at each input alone */
async function entriesOf(inputs: InputPlan[], n: number, wanted: (input: InputPlan) => boolean = () => true, together: Row = {}): Promise<Row> {
  const values: Row = {}
  for (const input of inputs.filter((each) => !each.readOnly && wanted(each))) {
    const value = input.name in together ? together[input.name] : await entryOf(input, n)
    if (value !== undefined) values[input.name] = value
  }
  for (const input of inputs) if (input.conditions && input.name in values) values[input.name] = treeOver(input, values, n)
  return values
}

beforeAll(async () => {
  app = await startTestApp()
  shops = [await insertShop(app.runtime.db, app.companyId), await insertShop(app.runtime.db, app.companyId, '美国二店')]
  admin = await app.admin()
})

afterAll(() => app?.stop())

let count = 0
const write = (ref: CallRef, body: Row) => admin.call<Row>(callAt(ref).path, body, { headers: { 'idempotency-key': `every-record-${count += 1}` } })

describe.each(subjects.map((subject, at): [string, Subject, number] => [subject.source, subject, at * 12]))('%s', (source, { list, entity, add }, base) => {
  const keyOf = (row: Row): Row => Object.fromEntries(entity.key.map((part) => [part, row[part]]))
  const stored = async (key: Row): Promise<Row | undefined> => {
    const request = { page: 1, pageSize: 10, source, filter: { and: Object.entries(key).map(([field, value]) => ({ field, op: 'eq', value })) } }
    return (await admin.call<ListAnswer>(callAt(list.list).path, request)).body.data?.list[0]
  }
  const made = async (n: number): Promise<Row> => {
    const values = await entriesOf(add.fields, base + n, undefined, TOGETHER[entity.name])
    const agreed = AGREED[entity.name]?.(values)
    if (agreed) await app.runtime.db.asOwner((tx) => tx.query(...agreed))
    const { body } = await write(add.submit, values)
    if (body.code !== CODES.ok) throw new Error(`${source} was refused: ${JSON.stringify(body)}`)
    return body.data
  }

  /** The one rule of edits: what `before` names is written over that value alone, what it does not name over whatever is there. */
  const heldByBefore = async (submit: CallRef, key: Row, input: InputPlan): Promise<void> => {
    const now = (await stored(key))?.[input.name]
    if (now === undefined) return
    const [other, stale] = [await entryOf(input, 6), await entryOf(input, 8)]
    const refused = await write(submit, { ...key, [input.name]: other, before: { [input.name]: stale } })
    expect(refused.body, input.name).toMatchObject({ code: CODES.conflict, errors: { [input.name]: expect.stringContaining('您打开时是') } })
    expect((await stored(key))?.[input.name]).toEqual(now)
    expect((await write(submit, { ...key, [input.name]: other, before: 'nothing' })).status).toBe(400)
    expect((await write(submit, { ...key, [input.name]: other, before: { [input.name]: now } })).body, input.name).toMatchObject({ code: CODES.ok })
    // Without `before` the last one who writes is right.
    expect((await write(submit, { ...key, [input.name]: await entryOf(input, 4) })).body, input.name).toMatchObject({ code: CODES.ok })
  }

  test('adds what the dialog asks for, and shows it', async () => {
    const row = await made(1)
    const seen = await stored(keyOf(row))
    expect(seen).toBeDefined()
    for (const field of Object.values(entity.fields).filter((each) => each.number)) {
      expect(String(row[field.name])).toMatch(new RegExp(`^${field.number}\\d{12}$`))
    }
    if (entity.lifecycle) expect(seen?.[entity.lifecycle.field] ?? entity.lifecycle.start).toBe(entity.lifecycle.start)
  })

  test('names what is missing, at its field, and writes nothing', async () => {
    for (const input of add.fields.filter((each) => each.required && !isPlain(each.default) && !each.readOnly)) {
      const { status, body } = await write(add.submit, await entriesOf(add.fields, 2, (each) => each !== input, TOGETHER[entity.name]))
      expect(status).toBeLessThan(500)
      expect(body.code, input.name).toBe(CODES.invalid)
      expect(Object.keys(body.errors ?? {}), input.name).toContain(input.name)
    }
  })

  test('is edited and removed where its life cycle is open', async () => {
    const edit = list.actions.find(({ does }) => does.type === 'edit')?.does
    const remove = list.actions.find(({ does }) => does.type === 'remove')?.does
    const row = await made(3)
    if (edit && 'dialog' in edit) {
      const input = edit.dialog.fields.find(
        (each) => !each.readOnly && ['text', 'textarea', 'integer', 'decimal'].includes(each.input) && !each.options && !each.enum,
      )
      if (input) {
        const value = await entryOf({ ...input, default: undefined }, 4)
        const { body } = await write(edit.dialog.submit, { ...keyOf(row), [input.name]: value })
        expect(body, input.name).toMatchObject({ code: CODES.ok })
        const changed = (await stored(keyOf(row)))?.[input.name]
        await heldByBefore(edit.dialog.submit, keyOf(row), { ...input, default: undefined })
        if (input.name in (await stored(keyOf(row)) ?? {})) {
          expect(Number.isNaN(Number(value)) ? changed : Number(changed)).toEqual(Number.isNaN(Number(value)) ? value : Number(value))
        }
      }
    }
    if (remove && 'call' in remove && remove.call) {
      const { body } = await write(remove.call, keyOf(row))
      expect(body, body.msg).toMatchObject({ code: CODES.ok })
      expect(await stored(keyOf(row))).toBeUndefined()
    }
  })

  const steps = entity.lifecycle
  test.skipIf(!steps)('goes along its life cycle, step by step, and no other way', async () => {
    const { transitions, start, open } = steps!
    const moves = list.actions.flatMap(({
      does, place,
    }) => (does.type === 'transition' && place === 'row' && does.transition ? [{ name: does.transition, call: does.call, asks: does.asks ?? [] }] : []))
    const first = moves.find(({ name }) => transitions[name]?.from.includes(start))
    const wrong = moves.find(({ name }) => !transitions[name]?.from.includes(start))
    if (!first) return
    const row = await made(5)
    if (wrong) {
      expect((await write(wrong.call, { ...keyOf(row), transition: wrong.name, ...(await entriesOf(wrong.asks, 5)) })).body.code).toBe(CODES.transition)
    }
    const { body } = await write(first.call, { ...keyOf(row), transition: first.name, ...(await entriesOf(first.asks, 5)) })
    expect(body).toMatchObject({ code: CODES.ok })
    const state = transitions[first.name]!.to
    expect((await stored(keyOf(row)))?.[steps!.field]).toBe(state)
    const edit = list.actions.find(({ does }) => does.type === 'edit')?.does
    if (edit && 'dialog' in edit && open && !open.includes(state)) {
      expect((await write(edit.dialog.submit, { ...keyOf(row), ...(await entriesOf(edit.dialog.fields, 6)) })).body.code).toBe(CODES.transition)
    }
  })

  test('is added to by nobody without the page', async () => {
    const nobody = await app.person(`nobody-${source.replace(/\W/g, '')}`)
    expect((await nobody.call(callAt(add.submit).path, await entriesOf(add.fields, 7), { headers: { 'idempotency-key': `nobody-${source}` } })).status).toBe(
      403,
    )
  })
})

test('every call that edits takes `before`, and says by which rule', () => {
  const edits = Object.values(model.families).flatMap((family) => Object.values(family.calls)).filter(
    ({ state, does }) => state === 'built' && does?.type === 'edit',
  )
  const wordless = edits.filter(
    (call) => !JSON.stringify((call.request as { properties?: Row } | undefined)?.properties?.['before'] ?? '').includes('以最后一次写入为准'),
  )
  expect(edits.length).toBeGreaterThan(30)
  expect(wordless.map(({ family, name }) => `${family}.${name}`)).toEqual([])
})

test('there are records to test', () => {
  expect(subjects.length).toBeGreaterThanOrEqual(20)
})
