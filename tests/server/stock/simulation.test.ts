/**
 * Random documents of stock by several people at once, through the running server's calls alone: made, bought, sent, received in parts, counted, sent
 * back, sent to Amazon, refused, taken back, of any of 400 days; while somebody bills them in two currencies, closes months and opens them again, and
 * somebody else brings Amazon's files. What plain lists of the accepted ones add up to is what the server says of balances, batches, cost and Amazon's
 * pool, whatever the seed (SEED), and how many (DOCUMENTS); what is closed stands; taken back in reverse, nothing is left.
 * `npm run simulate` has more of them, and the server in processes that are killed meanwhile (PROCESSES).
 */
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { randomOf, type Random } from '../../../server/demo/random.demo'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { startProcesses, type Processes } from '../../support/processes'
import { wrongCosts } from '../cost/kit'
import { buy } from './bought'
import { stockKit, wrongBalances } from './kit'
import { Reference } from './reference'
import { bring, removal, send, tell, type Paired, type Sending } from './simulated/amazon'
import { expectCosts, expectPools } from './simulated/compared'
import { expectWarehousesAddUp } from './simulated/flow'
import { Bookkeeper } from './simulated/months'
import { Pools } from './simulated/pools'
import { all } from './simulated/reading'

const SEED = process.env['SEED'] ?? 'stock'
const DOCUMENTS = Number(process.env['DOCUMENTS'] ?? 120)
const CLIENTS = Number(process.env['CLIENTS'] ?? 6)
/** Processes of the server, one of which, or their database, is killed every so many seconds; 0: one within the test. */
const PROCESSES = Number(process.env['PROCESSES'] ?? 0)
const KILL_SECONDS = Number(process.env['KILL_SECONDS'] ?? 5)
const ACCEPTED = 200
const DAYS = 400
/** Between them months are closed and what stands is held against the lists. */
const ROUNDS = Math.min(12, Math.max(2, Math.floor(DOCUMENTS / CLIENTS / 12)))

interface Line { sku: string; good: number; bad: number }
/** A document that stands, and how it is taken back: the steps that do, in order, and what the reference is told of each. */
interface Standing { id: string; back: { step: string; told(): void }[]; take(step: string): Promise<{ code: number }> }

let app: TestApp | Processes
let clients: Client[]
let skus: string[]
let warehouses: string[]
let supplier: string
let shop: string
let keeper: Bookkeeper
let goods: Paired[]
const reference = new Reference()
const pools = new Pools()
/** What one of a document's goods costs, in hundredths. */
const prices = new Map<string, { hundredths: number; currency: string; basis: 'estimate' | 'bill' }>()
/** By round, and by what is done between rounds: the last entry, and the last closed day. */
const ends: { entry: number; closed: string }[] = []
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
  const start = Date.parse(`${day(-DAYS)}T00:00:00Z`)
  for (let at = start; at <= Date.now() + 31 * 86_400_000; at += 28 * 86_400_000) {
    const month = new Date(at).toISOString().slice(0, 7)
    await kit.post('/fba/api/v1/currency/add', { stat_month: month, currency: 'USD', rate: (Bookkeeper.rate(month) / 100).toFixed(2) })
  }
  shop = await kit.made('/app/api/v1/shops', { name: '美国店', account_name: '甲', site: 'us' })
  await bring(app as TestApp, admin, shop, ['MUG', 'KIT'].map((msku) => ({ day: day(-DAYS), msku, event: 'WhseTransfers', reference: '', quantity: 1 })))
  const products = await kit.rows('/fba/api/v1/product/list', ['id', 'msku'])
  goods = ['MUG', 'KIT'].map((msku, at) => (
    { msku, sku: skus[at]!, qty: at + 1, product: String(products.find((each) => each['msku'] === msku)!['id']) }))
  for (const { msku, sku, qty } of goods) await kit.ok('/commodity/api/v1/pairing/add', { shop_id: shop, msku, sku_id: sku, qty })
  keeper = new Bookkeeper(kit, randomOf(`${SEED} books`), day, ({ code }) => { codes.add(code); return code === ACCEPTED })
}, 480_000)
afterAll(() => app?.stop())

const day = (offset: number): string => new Date(Date.now() + 8 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10)
const at = (warehouse: string, condition = 'good'): string => `at ${warehouse} ${condition}`

/** One person's share of a round's documents, one after the other. */
async function work(client: Client, random: Random, count: number, seat: number): Promise<void> {
  const kit = stockKit(() => client)
  const accepted = ({ code }: { code: number }): boolean => {
    codes.add(code)
    if (code !== ACCEPTED) refusals += 1
    return code === ACCEPTED
  }
  const lines = (): Line[] => Array.from({ length: random.whole(1, 3) }, () => (
    { sku: random.pick(skus), good: random.whole(0, 30), bad: random.chance(0.3) ? random.whole(1, 5) : 0 }
  ))

  /** Mostly of a month that is open. */
  const dayOf = (): string => {
    const asked = day(-random.whole(0, DAYS))
    return asked > keeper.closed || random.chance(0.1) ? asked : day(-random.whole(0, daysSince(keeper.closed)))
  }

  async function handMove(type = random.pick(['manual_in', 'manual_out', 'manual_out', 'scrap_out'])): Promise<void> {
    const [warehouse, many] = [random.pick(warehouses), type === 'manual_in' ? 5 : 1]
    const items = lines().map(({ sku, good, bad }) => ({ sku, good: good * many, bad: bad * many }))
    const [moveDay, closed, hundredths] = [dayOf(), keeper.closed, random.whole(1, 999)]
    const id = await kit.move({
      move_type: type, warehouse_id: warehouse, move_day: moveDay,
      items: items.map(({ sku, good, bad }) => (
        { sku_id: sku, good_qty: good, bad_qty: bad, ...(type === 'manual_in' ? { unit_cost: (hundredths / 100).toFixed(2) } : {}) })),
    })
    for (const step of ['submit', 'approve']) await kit.moveStep(id, step)
    const done = accepted(await kit.moveStep(id, 'finish'))
    if (moveDay <= closed) expect([moveDay, closed, done]).toEqual([moveDay, closed, false])
    if (!done) return
    prices.set(`stock_move ${id}`, { hundredths, currency: 'CNY', basis: 'bill' })
    const moved = items.flatMap(({ sku, good, bad }) => ([['good', good], ['bad', bad]] as const).map(([condition, qty]) => {
      const here = at(warehouse, condition)
      return type === 'manual_in' ? { sku, from: 'outside', to: here, qty } : { sku, from: here, to: 'outside', qty }
    }))
    reference.post(`stock_move ${id}`, 'finish', moved)
    standing.push({ id, take: (step) => kit.moveStep(id, step), back: [{ step: 'unfinish', told: () => reference.takeBack(`stock_move ${id}`, ['finish']) }] })
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
      priced: (id, hundredths, currency) => void prices.set(`receipt ${id}`, { hundredths, currency, basis: 'estimate' }),
      stands({ id, name, step, undo, moved, take }) {
        reference.post(name, step, moved)
        standing.push({ id, take, back: undo.map((each, nth) => ({ step: each, told: () => { if (nth === 0) reference.takeBack(name, [step]) } })) })
      },
    })
  }
  const sending = (): Sending => {
    const warehouse = random.pick(warehouses)
    return {
      kit, random, shop, goods, warehouse, pools, day, accepted, at: (condition) => at(warehouse, condition), stands: (one) => void standing.push(one),
      post: (...posted) => reference.post(...posted), takeBack: (...taken) => reference.takeBack(...taken),
    }
  }
  const receipt = (): Promise<void> => handMove('manual_in')
  const toAmazon = (): Promise<void> => send(sending())
  const back = (): Promise<void> => removal(sending())
  // One keeps the books, and one brings the files, so that it is known what came first.
  const own = [[() => keeper.bill(ends.length, true), () => keeper.takeBack(ends.length)], [() => tell(app as TestApp, client, sending())]][seat] ?? []
  const acts = [() => handMove(), () => handMove(), receipt, bought, transfer, transfer, stocktake, toAmazon, toAmazon, back, takeBack, takeBack, ...own]
  for (let nth = 0; nth < count; nth += 1) {
    await random.pick(ends.length === 0 && nth < 4 ? [receipt] : acts)()
  }
}

const daysSince = (past: string): number => Math.round((Date.parse(day(0)) - Date.parse(past)) / 86_400_000) - 1

/** After a round: what stands is held against the lists; a month is closed while others still write into it, or the last is opened again. */
async function settle(random: Random): Promise<void> {
  await ended()
  await keeper.refuseChanged()
  const month = await keeper.next()
  if (keeper.closed !== '' && random.chance(0.2)) await keeper.reopen()
  else if (month !== undefined) {
    const late = clients.map((client, nth) => receive(client, randomOf(`${SEED} late ${ends.length} ${nth}`), month))
    await Promise.all([keeper.close(month), ...late])
  }
  ends[ends.length - 1]!.entry = await lastEntry()
  await ended()
  await keeper.refuseChanged()
  for (let nth = 0; nth < 3; nth += 1) await keeper.bill(ends.length - 1, false)
  await keeper.refuseChanged()
}

async function ended(): Promise<void> {
  ends.push({ entry: await lastEntry(), closed: keeper.closed })
}

async function lastEntry(): Promise<number> {
  const { list } = await stockKit(() => clients[0]!).ok('/warehouse/api/v1/stock/entries', {
    page: 1, pageSize: 1, fields: ['id'], sort: [{ field: 'id', order: 'desc' }],
  }) as { list: { id: string }[] }
  return Number(list[0]?.id ?? 0)
}

/** Goods that come on a day of the month: accepted, or the month was closed before. */
async function receive(client: Client, random: Random, month: string): Promise<void> {
  const kit = stockKit(() => client)
  const [warehouse, sku, qty, hundredths] = [random.pick(warehouses), random.pick(skus), random.whole(1, 20), random.whole(1, 999)]
  const last = [day(0), `${month}-${String(random.whole(1, 28)).padStart(2, '0')}`].toSorted()[0]!
  const id = await kit.move({
    move_type: 'manual_in', warehouse_id: warehouse, move_day: last, items: [{ sku_id: sku, good_qty: qty, unit_cost: (hundredths / 100).toFixed(2) }],
  })
  for (const step of ['submit', 'approve']) await kit.moveStep(id, step)
  const { code } = await kit.moveStep(id, 'finish')
  expect([ACCEPTED, 1008]).toContain(code)
  if (code !== ACCEPTED) return
  prices.set(`stock_move ${id}`, { hundredths, currency: 'CNY', basis: 'bill' })
  reference.post(`stock_move ${id}`, 'finish', [{ sku, from: 'outside', to: at(warehouse), qty }])
  standing.push({
    id, take: (step) => kit.moveStep(id, step), back: [{ step: 'unfinish', told: () => reference.takeBack(`stock_move ${id}`, ['finish']) }],
  })
}

const placeOf = (kind: string, warehouse: string, condition: string): string => (
  kind === 'bin' ? at(warehouse, condition) : kind === 'transit' ? `to ${warehouse}` : kind === 'shipment' ? `ship ${warehouse}` : 'outside')

/** What the server says, as the reference does. */
async function told(): Promise<{ balances: Map<string, number>; holds: Map<string, number> }> {
  const filter = { and: [{ field: 'place_kind', op: 'in', value: ['bin', 'transit', 'shipment'] }, { field: 'qty', op: 'ne', value: 0 }] }
  const fields = ['sku_id', 'place_kind', 'warehouse_id', 'condition', 'qty', 'held']
  const rows = await all(stockKit(() => clients[0]!), '/warehouse/api/v1/stock/balances', fields, filter)
  const balances = new Map<string, number>()
  const holds = new Map<string, number>()
  for (const row of rows) {
    const warehouse = String(row['warehouse_id'])
    const key = `${String(row['sku_id'])} ${placeOf(String(row['place_kind']), warehouse, String(row['condition']))}`
    balances.set(key, (balances.get(key) ?? 0) + Number(row['qty']))
    if (Number(row['held']) !== 0) holds.set(key, Number(row['held']))
  }
  return { balances, holds }
}

const sorted = (of: Map<string, number>): [string, number][] => [...of].toSorted(([a], [b]) => (a < b ? -1 : 1))

async function expectAlike(): Promise<void> {
  say('what stands is held against the lists')
  const { balances, holds } = await told()
  expect(sorted(balances)).toEqual(sorted(reference.balances()))
  expect(sorted(holds)).toEqual(sorted(reference.holds()))
  expect([...balances.values()].filter((qty) => qty < 0)).toEqual([])
  const kit = stockKit(() => clients[0]!)
  const costs = await expectCosts(kit, { ends, prices, said: keeper.said, movements: reference.movements(), placeOf })
  await expectPools(kit, pools, costs)
  if ('runtime' in app) expect([...await wrongBalances(app), ...await wrongCosts(app)]).toEqual([])
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

/** A long run says how far it is. */
function say(words: string): void {
  if (PROCESSES > 0) process.stderr.write(`${new Date().toTimeString().slice(0, 8)} ${words}\n`)
}

async function workAll(): Promise<void> {
  const random = randomOf(SEED)
  for (let round = 0; round < ROUNDS; round += 1) {
    const share = Math.ceil(DOCUMENTS / CLIENTS / ROUNDS)
    say(`round ${round + 1} of ${ROUNDS}: ${standing.length} documents stand, ${refusals} were refused`)
    await Promise.all(clients.map((client, seat) => work(client, randomOf(`${SEED} ${round} ${seat}`), share, seat)))
    await settle(random)
  }
}

/** In reverse: what a document brought may be used by later ones, so that those go first; rounds until nothing stands. */
async function takeAllBack(): Promise<void> {
  for (let left = -1; standing.length > 0 && standing.length !== left;) {
    left = standing.length
    say(`${left} documents are taken back`)
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
}

it(`is what the accepted documents add up to, and nothing once all are taken back (${SEED}, ${DOCUMENTS})`, { timeout: 36_000_000 }, async () => {
  const worked = workAll()
  if ('kill' in app) await killing(app, worked)
  await worked
  expect(standing.length).toBeGreaterThan(DOCUMENTS / 6)
  expect(refusals).toBeGreaterThan(0)
  await expectAlike()
  await expectWarehousesAddUp(stockKit(() => clients[0]!), reference, skus)
  // Amazon tells of nothing any more, the months are open, and what was billed is not.
  const nothing = [-DAYS - 1, -1].map((offset) => ({ day: day(offset), msku: 'MUG', event: 'WhseTransfers', reference: '', quantity: 1 }))
  await bring(app as TestApp, clients[0]!, shop, nothing)
  pools.bring(nothing)
  await keeper.reopenAll()
  await ended()
  await keeper.takeAllBack(ends.length - 1)
  await takeAllBack()
  await ended()
  await expectAlike()
  expect(sorted((await told()).balances)).toEqual([])
  const left = await all(stockKit(() => clients[0]!), '/fba/api/v1/inventory_report/batches', ['left_qty', 'cost', 'left_cost'])
  expect(left.filter((row) => ['left_qty', 'cost', 'left_cost'].some((field) => Number(row[field] ?? 0) !== 0))).toEqual([])
  // Refused in the server's own words, or told to try again: never an error of the server.
  expect([...codes].filter((code) => ![200, 1002, 1004, 1006, 1007, 1008].includes(code))).toEqual([])
})
