/**
 * Random documents of stock by several people at once, through the running server's calls alone: made, bought, sent, received in parts, counted, sent
 * back, refused, taken back. What a plain list of the accepted ones adds up to is what the server says, whatever the seed (SEED), and how many
 * (DOCUMENTS); taken back in reverse, nothing is left. `npm run simulate` has more of them, and the server in processes that are killed meanwhile
 * (PROCESSES).
 */
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { randomOf, type Random } from '../../../server/demo/random.demo'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { startProcesses, type Processes } from '../../support/processes'
import { buy } from './bought'
import { stockKit, wrongBalances } from './kit'
import { Reference } from './reference'

const SEED = process.env['SEED'] ?? 'stock'
const DOCUMENTS = Number(process.env['DOCUMENTS'] ?? 120)
const CLIENTS = Number(process.env['CLIENTS'] ?? 6)
/** Processes of the server, one of which, or their database, is killed every so many seconds; 0: one within the test. */
const PROCESSES = Number(process.env['PROCESSES'] ?? 0)
const KILL_SECONDS = Number(process.env['KILL_SECONDS'] ?? 5)
const ACCEPTED = 200

interface Line { sku: string; good: number; bad: number }
/** A document that stands, and how it is taken back: the steps that do, in order, and what the reference is told of each. */
interface Standing { id: string; back: { step: string; told(): void }[]; take(step: string): Promise<{ code: number }> }

let app: TestApp | Processes
let clients: Client[]
let skus: string[]
let warehouses: string[]
let supplier: string
const reference = new Reference()
const standing: Standing[] = []
let refusals = 0
const codes = new Set<number>()

beforeAll(async () => {
  app = PROCESSES > 0 ? await startProcesses(PROCESSES) : await startTestApp()
  const admin = await app.admin()
  clients = [admin]
  while (clients.length < CLIENTS) clients.push(await app.admin())
  const kit = stockKit(() => admin)
  await kit.ok('/base/api/v1/systemConfig/save', { approve_own: true })
  skus = await Promise.all(['A', 'B', 'C', 'D'].map((code) => kit.sku(code)))
  warehouses = await Promise.all(['东仓', '西仓', '南仓'].map((name) => kit.warehouse(name)))
  supplier = await kit.supplier('杯厂')
}, 240_000)
afterAll(() => app?.stop())

const day = (offset: number): string => new Date(Date.now() + 8 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10)
const at = (warehouse: string, condition = 'good'): string => `at ${warehouse} ${condition}`

/** One person's share of the documents, one after the other. */
async function work(client: Client, random: Random, count: number): Promise<void> {
  const kit = stockKit(() => client)
  const accepted = ({ code }: { code: number }): boolean => {
    codes.add(code)
    if (code !== ACCEPTED) refusals += 1
    return code === ACCEPTED
  }
  const lines = (): Line[] => Array.from({ length: random.whole(1, 3) }, () => (
    { sku: random.pick(skus), good: random.whole(0, 30), bad: random.chance(0.3) ? random.whole(1, 5) : 0 }
  ))

  async function handMove(type = random.pick(['manual_in', 'manual_out', 'manual_out', 'scrap_out'])): Promise<void> {
    const [warehouse, many] = [random.pick(warehouses), type === 'manual_in' ? 5 : 1]
    const items = lines().map(({ sku, good, bad }) => ({ sku, good: good * many, bad: bad * many }))
    const id = await kit.move({
      move_type: type, warehouse_id: warehouse, move_day: day(type === 'manual_in' ? -random.whole(0, 6) : -random.whole(0, 3)),
      items: items.map(({ sku, good, bad }) => ({ sku_id: sku, good_qty: good, bad_qty: bad })),
    })
    for (const step of ['submit', 'approve']) await kit.moveStep(id, step)
    if (!accepted(await kit.moveStep(id, 'finish'))) return
    const moved = items.flatMap(({ sku, good, bad }) => ([['good', good], ['bad', bad]] as const).map(([condition, qty]) => {
      const here = at(warehouse, condition)
      return type === 'manual_in' ? { sku, from: 'outside', to: here, qty } : { sku, from: here, to: 'outside', qty }
    }))
    reference.post(`move ${id}`, 'finish', moved)
    standing.push({ id, take: (step) => kit.moveStep(id, step), back: [{ step: 'unfinish', told: () => reference.takeBack(`move ${id}`, ['finish']) }] })
  }

  /**
   * Goods from one warehouse to another. Others may take it back once its author is done with it: where somebody takes back a part while the author
   * says that the rest is all that comes, the server writes off that part too, and no answer tells which of the two it did first.
   */
  async function transfer(): Promise<void> {
    const one = await sent()
    if (one) standing.push(one)
  }

  /** @returns what stands of it; nothing where it was refused before it held anything */
  async function sent(): Promise<Standing | undefined> {
    const [out, into] = [random.pick(warehouses), random.pick(warehouses)]
    const items = lines().map(({ sku, good }) => ({ sku, qty: good + 1 }))
    const added = await kit.post('/v2/warehouse/api/transfer/add', {
      out_wh_id: out, in_wh_id: into, items: items.map(({ sku, qty }) => ({ sku_id: sku, quantity: qty })),
    })
    if (!accepted(added)) return undefined
    const id = String(added.data['id'])
    const document = `transfer ${id}`
    await kit.transferStep(id, 'submit')
    const held = items.map(({ sku, qty }) => ({ sku, place: at(out), qty }))
    if (!accepted(await kit.transferStep(id, 'approve'))) return undefined
    reference.hold(document, held)
    const back: Standing['back'] = [{ step: 'reopen', told: () => reference.release(document) }]
    const one: Standing = { id, take: (step) => kit.transferStep(id, step), back }
    if (random.chance(0.1)) return one
    const rows = await kit.transferItems(id)
    const ask = (field: string, quantities: number[]) => ({ items: rows.map((row, nth) => ({ id: row['id'], [field]: quantities[nth] })) })
    const gone = items.map(({ qty }) => (random.chance(0.8) ? qty : random.whole(0, qty)))
    if (!accepted(await kit.transferStep(id, 'ship', ask('out_qty', gone)))) return one
    reference.release(document)
    const moves = (quantities: number[], from: string, to: string) => items.map(({ sku }, nth) => ({ sku, from, to, qty: quantities[nth]! }))
    reference.post(document, 'ship', moves(gone, at(out), `to ${into}`))
    back.unshift({ step: 'unship', told: () => { reference.takeBack(document, ['ship']); reference.hold(document, held) } })
    const open = [...gone]
    const parts: string[] = []
    for (let part = 0; part < 2 && random.chance(0.6); part += 1) {
      // Sometimes more than was sent: refused.
      const got = open.map((left) => random.whole(0, left + (random.chance(0.1) ? 1 : 0)))
      if (!accepted(await kit.transferStep(id, 'receivePart', ask('now_qty', got)))) continue
      reference.post(document, `part ${part}`, moves(got, `to ${into}`, at(into)))
      if (parts.length === 0) back.unshift({ step: 'unreceivePart', told: () => reference.takeBack(document, parts) })
      parts.push(`part ${part}`)
      got.forEach((qty, nth) => { open[nth]! -= qty })
    }
    if (!random.chance(0.6)) return one
    const last = open.map((left) => (random.chance(0.8) ? left : random.whole(0, left)))
    if (!accepted(await kit.transferStep(id, 'receive', ask('now_qty', last)))) return one
    reference.post(document, 'end', [...moves(last, `to ${into}`, at(into)), ...moves(open.map((left, nth) => left - last[nth]!), `to ${into}`, 'outside')])
    if (parts.length === 0) back.unshift({ step: 'unreceivePart', told: () => undefined })
    back.unshift({ step: 'unreceive', told: () => reference.takeBack(document, ['end']) })
    return one
  }

  async function stocktake(): Promise<void> {
    const warehouse = random.pick(warehouses)
    const id = await kit.stocktake({ warehouse_id: warehouse, check_kind: '1', items: [] })
    await kit.stocktakeStep(id, 'freeze')
    const rows = await kit.stocktakeItems(id)
    if (rows.length === 0) return
    const real = rows.map((row) => Math.max(0, Number(row['book_qty']) + (random.chance(0.4) ? random.whole(-3, 3) : 0)))
    await kit.stocktakeStep(id, 'count', { items: rows.map((row, nth) => ({ id: row['id'], real_qty: real[nth] })) })
    await kit.stocktakeStep(id, 'submit')
    if (!accepted(await kit.stocktakeStep(id, 'approve'))) return
    reference.post(`stocktake ${id}`, 'approve', rows.map((row, nth) => {
      const [gain, here] = [real[nth]! - Number(row['book_qty']), at(warehouse, String(row['condition']))]
      return { sku: String(row['sku_id']), ...(gain > 0 ? { from: 'outside', to: here } : { from: here, to: 'outside' }), qty: Math.abs(gain) }
    }))
    const told = (): void => reference.takeBack(`stocktake ${id}`, ['approve'])
    standing.push({ id, take: (step) => kit.stocktakeStep(id, step), back: [{ step: 'reopen', told }] })
  }

  /** The last step of some document that stands; refused where what it brought is used already. */
  async function takeBack(): Promise<void> {
    const one = standing.length > 0 ? standing.splice(random.whole(0, standing.length - 1), 1)[0] : undefined
    const [undo, ...rest] = one?.back ?? []
    if (!one || !undo) return
    const done = accepted(await one.take(undo.step))
    if (done) undo.told()
    if (!done || rest.length > 0) standing.push({ ...one, back: done ? rest : one.back })
  }

  const bought = (): Promise<void> => {
    const warehouse = random.pick(warehouses)
    return buy({
      kit, random, supplier, skus, warehouse, day, accepted, at: (condition) => at(warehouse, condition),
      stands({ id, name, step, undo, moved, take }) {
        reference.post(name, step, moved)
        standing.push({ id, take, back: undo.map((each, nth) => ({ step: each, told: () => { if (nth === 0) reference.takeBack(name, [step]) } })) })
      },
    })
  }
  const receipt = (): Promise<void> => handMove('manual_in')
  const acts = [() => handMove(), () => handMove(), receipt, bought, transfer, transfer, transfer, stocktake, takeBack, takeBack]
  for (let nth = 0; nth < count; nth += 1) {
    await random.pick(nth < 4 ? [receipt] : acts)()
  }
}

/** What the server says, as the reference does. */
async function told(): Promise<{ balances: Map<string, number>; holds: Map<string, number> }> {
  const filter = { and: [{ field: 'place_kind', op: 'in', value: ['bin', 'transit'] }, { field: 'qty', op: 'ne', value: 0 }] }
  const fields = ['sku_id', 'place_kind', 'warehouse_id', 'condition', 'qty', 'held']
  const rows = await stockKit(() => clients[0]!).rows('/warehouse/api/v1/stock/balances', fields, filter, 1000)
  const balances = new Map<string, number>()
  const holds = new Map<string, number>()
  for (const row of rows) {
    const warehouse = String(row['warehouse_id'])
    const key = `${String(row['sku_id'])} ${row['place_kind'] === 'bin' ? at(warehouse, String(row['condition'])) : `to ${warehouse}`}`
    balances.set(key, (balances.get(key) ?? 0) + Number(row['qty']))
    if (Number(row['held']) !== 0) holds.set(key, Number(row['held']))
  }
  return { balances, holds }
}

interface Flow { opening: number; in_qty: number; out_qty: number; closing: number }

/** 收发存 of all days, by these dimensions: what each row is called, and its figures. */
async function flow(rows: string[]): Promise<Map<string, Flow>> {
  const { list } = await stockKit(() => clients[0]!).ok('/warehouse/api/v1/stock/flow', {
    page: 1, pageSize: 1000, rows: [...rows, 'year'], measures: ['opening', 'in_qty', 'out_qty', 'closing'],
  }) as { list: (Flow & Record<string, unknown>)[] }
  const told = new Map<string, Flow>()
  for (const row of list) {
    const key = rows.map((name) => String(row[name])).join(' ')
    const before = told.get(key) ?? { opening: 0, in_qty: 0, out_qty: 0, closing: 0 }
    told.set(key, { ...before, in_qty: before.in_qty + Number(row.in_qty ?? 0), out_qty: before.out_qty + Number(row.out_qty ?? 0) })
  }
  for (const [key, one] of told) told.set(key, { ...one, closing: one.in_qty - one.out_qty })
  return told
}

/** Each warehouse's goods are what it has, and all warehouses together are the company: transfers stand on both sides of the company's own. */
async function expectWarehousesAddUp(): Promise<void> {
  const [places, company] = [await flow(['warehouse', 'sku']), await flow(['sku'])]
  for (const [sku, whole] of company) {
    const parts = [...places].flatMap(([key, one]) => (key.endsWith(` ${sku}`) ? [one] : []))
    const sum = (of: keyof Flow) => parts.reduce((total, one) => total + one[of], 0)
    expect([sku, sum('in_qty'), sum('out_qty'), sum('closing')]).toEqual([sku, whole.in_qty, whole.out_qty, whole.closing])
  }
  const here = new Map<string, number>()
  const codesOf = new Map(skus.map((id, nth) => [id, ['A', 'B', 'C', 'D'][nth]!]))
  for (const [key, qty] of reference.balances()) {
    const [sku = '', kind, warehouse] = key.split(' ')
    if (kind === 'at') here.set(`${warehouse} ${codesOf.get(sku)}`, (here.get(`${warehouse} ${codesOf.get(sku)}`) ?? 0) + qty)
  }
  expect(sorted(new Map([...places].flatMap(([key, { closing }]) => (closing === 0 ? [] : [[key, closing]] as const))))).toEqual(sorted(here))
}

const sorted = (of: Map<string, number>): [string, number][] => [...of].toSorted(([a], [b]) => (a < b ? -1 : 1))

async function expectAlike(): Promise<void> {
  const { balances, holds } = await told()
  expect(sorted(balances)).toEqual(sorted(reference.balances()))
  expect(sorted(holds)).toEqual(sorted(reference.holds()))
  expect([...balances.values()].filter((qty) => qty < 0)).toEqual([])
  if ('runtime' in app) expect(await wrongBalances(app)).toEqual([])
}

/** Ends one process or the database without a word, again and again, as long as people work. */
async function killing(processes: Processes, worked: Promise<unknown>): Promise<void> {
  let isOver = false
  const over = worked.finally(() => { isOver = true })
  for (let nth = 1; !isOver; nth += 1) {
    await Promise.race([over, setTimeout(KILL_SECONDS * 1000)])
    if (!isOver) await processes.kill(nth % 3 === 0 ? 'database' : 'app')
  }
  expect(processes.killed.app, 'killed').toBeGreaterThan(0)
}

it(`is what the accepted documents add up to, and nothing once all are taken back (seed ${SEED}, ${DOCUMENTS} documents)`, { timeout: 3_600_000 }, async () => {
  const worked = Promise.all(clients.map((client, nth) => work(client, randomOf(`${SEED} ${nth}`), Math.ceil(DOCUMENTS / CLIENTS))))
  if ('kill' in app) await killing(app, worked)
  await worked
  expect(standing.length).toBeGreaterThan(DOCUMENTS / 6)
  expect(refusals).toBeGreaterThan(0)
  await expectAlike()
  await expectWarehousesAddUp()
  // In reverse: what a document brought may be used by later ones, so that those go first; rounds until nothing stands.
  for (let left = -1; standing.length > 0 && standing.length !== left;) {
    left = standing.length
    for (const one of [...standing].toReversed()) {
      while (one.back[0]) {
        const [undo] = one.back
        const { code } = await one.take(undo.step)
        codes.add(code)
        if (code !== ACCEPTED) break
        undo.told()
        one.back.shift()
      }
      if (one.back.length === 0) standing.splice(standing.indexOf(one), 1)
    }
  }
  expect(standing).toEqual([])
  await expectAlike()
  expect(sorted((await told()).balances)).toEqual([])
  // Refused in the server's own words, or told to try again: never an error of the server.
  expect([...codes].filter((code) => ![200, 1002, 1004, 1006].includes(code))).toEqual([])
})
