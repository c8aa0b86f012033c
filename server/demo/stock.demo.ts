/**
 * The demo company's stock: what was counted when the ledger began, and all that its documents have moved since, posted in the order of their days by
 * the ledger itself. Stocktakes are compared with what stood there then.
 */
import type { Model } from '../../contract/model'
import type { Tx } from '../kernel/store/connect'
import { price } from '../modules/cost/public'
import { hold, post, type Document, type Movement, type Place } from '../modules/stock/public'
import { addDays, COMPANY_ZONE, isSettled, momentOf, type DemoClock } from './calendar.demo'
import { KEEPER } from './company.demo'
import { openingStock, type Passing } from './openings.demo'
import { money, type DemoRow } from './rows.demo'
import type { SentBatch } from './shipments.demo'
import { countTables } from './write.demo'

/** The ledger begins so many days before the last, when the oldest documents are to come. */
const DAYS = 130

/** A document with its lines, which are not written yet. */
export interface StockDocument {
  kind: string
  id: number
  row: DemoRow
  lines: { entity: string; of: string; rows: DemoRow[] }
}

interface Context {
  tx: Tx
  model: Model
  companyId: number
  clock: DemoClock
  /** SKU and what one costs its company, in yuan. */
  skus: ReadonlyMap<number, string>
  warehouses: number[]
  people: number[]
  documents: StockDocument[]
  /** What leaves the warehouses besides. */
  leaving: readonly Passing[]
  /** Pieces that are sold in a month, by SKU. */
  monthly: ReadonlyMap<number, number>
  /** Documents whose goods came into the receiving bin, and that bin. */
  awaiting: { documents: readonly StockDocument[]; bin: number }
  kept(entity: string, rows: DemoRow[]): Promise<number[]>
}

/** What a posting of the demo company is made with. */
export type Posted = Pick<Context, 'tx' | 'model' | 'companyId' | 'clock' | 'people'>

interface Moving { movement: Movement; line: DemoRow }

/** @returns the ids of the documents' lines */
export async function writeStock(context: Context): Promise<ReadonlyMap<DemoRow, number>> {
  const { clock, documents, awaiting, kept } = context
  const stand = new Map<string, number>()
  const openings = await writeOpenings(context)
  for (const { movement } of openings) count(stand, movement)
  const inOrder = [...documents].sort((a, b) => (dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : 0))
  const postings = inOrder.map((document) => {
    const movings = movingOf(document, stand, clock.today, awaiting.documents.includes(document) ? awaiting.bin : undefined)
    for (const { movement } of movings) count(stand, movement)
    return { document, movings }
  })
  const ids = new Map<DemoRow, number>()
  for (const entity of new Set(documents.map(({ lines }) => lines.entity))) {
    const lines = inOrder.filter((document) => document.lines.entity === entity)
      .flatMap(({ id, lines: { of, rows } }) => rows.map((line) => ({ line, row: { ...line, [of]: id } })))
    const made = await kept(entity, lines.map(({ row }) => row))
    lines.forEach(({ line }, at) => ids.set(line, made[at]!))
  }
  await post(postingOf(context, firstDay(clock)), openings[0]!.movement.document!, openings.map(({ movement }) => movement), firstDay(clock))
  await countTables(context.tx)
  for (const { document, movings } of postings) {
    const day = dayOf(document)
    await post(postingOf(context, day), ledgerOf(document), movings.map(({ movement, line }) => ({ ...movement, line: String(ids.get(line)) })), day)
    const { row, kind, lines: { rows: [line] } } = document
    // The carrier has told what it will charge, and has sent no bill yet.
    if (row['move_type'] === 'manual_in' && movings.length > 0) await price(postingOf(context, day), [{
      goods: ledgerOf(document), kind: 'head', amount: money(movings.reduce((sum, { movement }) => sum + movement.qty * 120, 0)),
      currency: 'CNY', basis: 'estimate', day, remark: '快递运费暂估',
    }])
    if (kind === 'transfer' && row['transfer_state'] === '2') await hold(postingOf(context, clock.today), ledgerOf(document), [
      { skuId: String(line!['sku_id']), condition: 'good', place: bin(row['out_wh_id']), qty: Number(line!['quantity']) },
    ])
  }
  return ids
}

/** Batches to Amazon: out of the warehouse when they were sent, gone when they were signed, what was missing lost on the way. */
export async function postSent(context: Posted, batches: readonly SentBatch[], skus: ReadonlyMap<string, number>): Promise<void> {
  await countTables(context.tx)
  for (const { id, no, warehouse, shipDay, signDay, lines } of [...batches].sort((a, b) => (a.shipDay < b.shipDay ? -1 : 1))) {
    const document: Document = { kind: 'ship_batch', id, no }
    const under: Place = { kind: 'shipment', batchId: id, warehouseId: warehouse }
    const goods = lines.map((line) => ({ ...line, goods: { skuId: String(skus.get(line.sku)), condition: 'good' as const, line: line.id } }))
    await post(postingOf(context, shipDay), document, goods.map(({ goods: one, shipped }): Movement => (
      { ...one, from: bin(warehouse), to: under, qty: shipped, reason: 'fba_out' }
    )), shipDay)
    if (signDay === null || signDay > context.clock.today) continue
    await post(postingOf(context, signDay), document, goods.flatMap(({ goods: one, shipped, received }): Movement[] => [
      { ...one, from: under, to: { kind: 'amazon' }, qty: received, reason: 'fba_in' },
      { ...one, from: under, to: { kind: 'lost' }, qty: shipped - received, reason: 'fba_loss' },
    ]), signDay)
  }
}

/** What those batches take out of the warehouses. */
export function leavingOf(batches: readonly SentBatch[], skus: ReadonlyMap<string, number>): Passing[] {
  return batches.flatMap(({ warehouse, shipDay, lines }) => lines.map(({ sku, shipped }): Passing => ({
    day: shipDay, movement: { from: bin(warehouse), to: { kind: 'amazon' }, skuId: String(skus.get(sku)), condition: 'good', qty: shipped },
  })))
}

const firstDay = (clock: DemoClock): string => addDays(clock.today, -DAYS)
const dayOf = ({ row }: StockDocument): string => String(row['move_day'] ?? row['receive_date'] ?? row['out_date'] ?? row['create_time']).slice(0, 10)
const ledgerOf = ({ kind, id, row }: StockDocument): Document => (
  { kind: kind as Document['kind'], id: String(id), no: String(row['doc_no'] ?? row['move_no'] ?? row['receipt_no']) }
)
const bin = (id: unknown, binId?: number): Place => ({ kind: 'bin', warehouseId: String(id), ...(binId === undefined ? {} : { binId: String(binId) }) })

/** Whoever posts what a document moved on a day. */
export function postingOf({ tx, model, companyId, clock, people }: Posted, day: string) {
  return {
    tx, model, asker: { companyId, employeeId: String(people[KEEPER]), zone: COMPANY_ZONE, today: addDays(clock.today, 1) },
    now: new Date(momentOf(day, 18 * 3600, COMPANY_ZONE)),
  }
}

function keyOf(place: Place, { skuId, condition }: Pick<Movement, 'skuId' | 'condition'>): string {
  return `${place.kind === 'bin' ? `${place.warehouseId}/${place.binId ?? ''}` : place.kind} ${skuId} ${condition}`
}

function count(stand: Map<string, number>, movement: Movement): void {
  for (const [place, by] of [[movement.from, -movement.qty], [movement.to, movement.qty]] as const) {
    const key = keyOf(place, movement)
    stand.set(key, (stand.get(key) ?? 0) + by)
  }
}

/** Two warehouses in China have nearly everything, good and a little of it bad. */
async function writeOpenings(context: Context): Promise<Moving[]> {
  const { clock, skus, warehouses, people, monthly, kept } = context
  const day = firstDay(clock)
  const stood = openingStock(skus.keys(), [String(warehouses[0]), String(warehouses[1])], passingOf(context), monthly)
  const conditions = ['good', 'bad'] as const
  const counted = [...skus].flatMap(([sku, cost], nth) => warehouses.slice(0, 2).flatMap((warehouse) => conditions.map((condition) => ({
    warehouse_id: warehouse, sku_id: sku, condition, count_day: day, qty: stood(sku, String(warehouse), condition),
    // Nobody has said yet what a few of them cost.
    unit_cost: nth % 40 === 7 ? null : cost, currency: 'CNY', creator: people[KEEPER]!, create_time: momentOf(day, 18 * 3600, COMPANY_ZONE),
  })))).filter(({ qty }) => qty > 0)
  const ids = await kept('stock_opening', counted)
  return counted.map((line, at): Moving => ({
    line,
    movement: {
      from: { kind: 'opening' }, to: bin(line.warehouse_id), skuId: String(line.sku_id), condition: line.condition, qty: line.qty, reason: 'opening',
      cost: line.unit_cost === null ? null : { unit: line.unit_cost, currency: line.currency },
      document: { kind: 'stock_opening', id: String(ids[at]), no: null },
    },
  }))
}

/** All that comes and goes but what counts find, and what is promised to transfers. */
function passingOf({ documents, awaiting, leaving, clock }: Context): Passing[] {
  return [...leaving, ...documents.filter(({ kind }) => kind !== 'stocktake').flatMap((document): Passing[] => {
    const { kind, row, lines: { rows: [line] } } = document
    const promised = kind === 'transfer' && row['transfer_state'] === '2' ? [{
      from: bin(row['out_wh_id']), to: { kind: 'other' } as const, skuId: String(line!['sku_id']), condition: 'good' as const, qty: Number(line!['quantity']),
    }] : []
    const moved = movingOf(document, new Map(), clock.today, awaiting.documents.includes(document) ? awaiting.bin : undefined)
    return [...promised, ...moved.map(({ movement }) => movement)].map((movement) => ({ day: dayOf(document), movement }))
  })]
}

/** What a document has moved by now, by its state and lines. A stocktake's lines are given the book, and what was counted. */
function movingOf({ kind, id, row, lines }: StockDocument, stand: ReadonlyMap<string, number>, today: string, into?: number): Moving[] {
  return lines.rows.flatMap((line) => {
    const goods = { skuId: String(line['sku_id']), condition: 'good' as const }
    const moves = (movements: Movement[]): Moving[] => movements.filter(({ qty }) => qty > 0).map((movement) => ({ movement, line }))
    if (kind === 'stock_move') {
      const type = String(row['move_type'])
      const other: Place = { kind: type === 'scrap_out' ? 'scrap' : 'other' }
      const [from, to] = type === 'manual_in' ? [other, bin(row['warehouse_id'])] : [bin(row['warehouse_id']), other]
      if (row['doc_status'] !== '5') return []
      const cost = type === 'manual_in' ? { unit: String(line['unit_cost']), currency: String(line['currency']) } : null
      return moves((['good', 'bad'] as const).map((condition) => ({
        ...goods, condition, from, to, qty: Number(line[`${condition}_qty`]), reason: type, cost,
      })))
    }
    const supplier: Place = { kind: 'supplier', supplierId: String(row['supplier_id']) }
    if (kind === 'receipt') return row['receipt_state'] !== '5' ? [] : moves((['good', 'bad'] as const).map((condition) => (
      {
        ...goods, condition, from: supplier, to: bin(row['warehouse_id'], into), qty: Number(line[`${condition}_qty`]), reason: 'purchase_in',
        cost: { unit: String(line['price']), currency: String(line['currency']), basis: isSettled(String(row['receive_date']), today) ? 'bill' : 'estimate' },
      }
    )))
    if (kind === 'purchase_return') return row['doc_status'] !== '5' ? [] : moves([
      { ...goods, condition: 'bad', from: bin(row['warehouse_id']), to: supplier, qty: Number(line['qty']), reason: 'purchase_return' },
    ])
    if (kind === 'transfer') {
      const [sent, received, arrived] = [Number(line['out_qty'] ?? 0), Number(line['in_qty'] ?? 0), row['transfer_state'] === '5']
      const transit: Place = { kind: 'transit', transferId: String(id), warehouseId: String(row['in_wh_id']) }
      return moves([
        { ...goods, from: bin(row['out_wh_id']), to: transit, qty: sent, reason: 'transfer_out' },
        { ...goods, from: transit, to: bin(row['in_wh_id']), qty: received, reason: 'transfer_in' },
        { ...goods, from: transit, to: { kind: 'lost' }, qty: arrived ? sent - received : 0, reason: 'transfer_loss' },
      ])
    }
    const book = stand.get(keyOf(bin(row['warehouse_id']), goods)) ?? 0
    const gain = line['real_qty'] === null ? 0 : Math.max(Number(line['real_qty']), -book)
    Object.assign(line, { book_qty: book, frozen_qty: book, frozen_at: row['create_time'], real_qty: line['real_qty'] === null ? null : book + gain })
    const [from, to]: [Place, Place] = gain > 0 ? [{ kind: 'gain_loss' }, bin(row['warehouse_id'])] : [bin(row['warehouse_id']), { kind: 'gain_loss' }]
    return '25'.includes(String(row['doc_status'])) ? moves([{ ...goods, from, to, qty: Math.abs(gain), reason: gain > 0 ? 'check_in' : 'check_out' }]) : []
  })
}
