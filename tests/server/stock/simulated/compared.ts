/** What the server says of the ledger, of batches, their cost and Amazon's pool, held against the plain lists. */
import { expect } from 'vitest'
import { OWN } from '../../../../server/modules/stock/public'
import type { stockKit } from '../kit'
import { Costs, type Entry, type Said } from './costs'
import { Bookkeeper } from './months'
import type { Pools } from './pools'
import { all, type Row } from './reading'

const REPORT = '/fba/api/v1/inventory_report'

interface Accepted {
  /** By round: the last entry, and the last closed day. */
  ends: readonly { entry: number; closed: string }[]
  prices: ReadonlyMap<string, { hundredths: number; currency: string; basis: 'estimate' | 'bill' }>
  said: readonly Said[]
  movements: ReadonlyMap<string, number>
  placeOf(kind: string, warehouse: string, condition: string): string
}

/** What left for Amazon by a line of a batch has come to, in cents; undefined where nobody knows. */
export type SentCosts = (item: string) => number | undefined

const isOwn = (kind: unknown): boolean => OWN.some((own) => own === kind)
const cents = (value: unknown): number => Math.round(Number(value ?? 0) * 100)

/** Entries are the accepted movements, and batches come to what these and what was said of cost come to. */
export async function expectCosts(kit: ReturnType<typeof stockKit>, accepted: Accepted): Promise<SentCosts> {
  const rows = await all(kit, '/warehouse/api/v1/stock/entries', [
    'id', 'sku_id', 'entry_day', 'condition', 'from_kind', 'from_wh_id', 'to_kind', 'to_wh_id', 'qty', 'doc_kind', 'doc_id', 'doc_line', 'reverses_id',
  ], undefined, ['at', 'id'])
  expect(sorted(movementsOf(rows, accepted))).toEqual(sorted(accepted.movements))
  const batches = await all(kit, `${REPORT}/batches`, ['id', 'entry_id', 'in_qty', 'used_qty', 'cost', 'used_cost', 'diff_cost', 'left_cost'])
  const removed = await removalCosts(kit, new Map(batches.map((row) => [String(row['id']), String(row['entry_id'])])))
  const crossing = rows.filter((row) => isOwn(row['from_kind']) !== isOwn(row['to_kind']))
  const costs = new Costs(crossing.map((row) => entryOf(row, accepted, removed)), accepted.said, accepted.ends.map(({ closed }) => closed))
  const wanted = costs.told()
  const is = batches.filter((row) => Number(row['in_qty']) > 0).map((row) => {
    const { exact } = wanted.get(String(row['entry_id'])) ?? {}
    const [spent, diff] = [cents(row['used_cost']), cents(row['diff_cost'])]
    return [String(row['entry_id']), Number(row['used_qty']), cents(row['cost']), cents(row['left_cost']), ...(exact ? [spent, diff] : [spent + diff])]
  })
  expect(is.toSorted(byFirst)).toEqual([...wanted].map(([id, { used, cost, left, spent, diff, exact }]) => (
    [id, used, cost, left, ...(exact ? [spent, diff] : [spent + diff])])).toSorted(byFirst))
  return sentCosts(rows, costs)
}

const byFirst = (a: readonly unknown[], b: readonly unknown[]): number => Number(a[0]) - Number(b[0])
const sorted = (of: ReadonlyMap<string, number>): [string, number][] => [...of].filter(([, qty]) => qty !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1))

/** What entries come to, those that were taken back less; as the reference says it. */
function movementsOf(rows: readonly Row[], { placeOf }: Accepted): Map<string, number> {
  const sums = new Map<string, number>()
  for (const row of rows) {
    const [from, to] = (['from', 'to'] as const).map((side) => placeOf(String(row[`${side}_kind`]), String(row[`${side}_wh_id`]), String(row['condition'])))
    const back = row['reverses_id'] != null
    const key = `${String(row['doc_kind'])} ${String(row['doc_id'])} ${String(row['sku_id'])} ${back ? `${to} > ${from}` : `${from} > ${to}`}`
    sums.set(key, (sums.get(key) ?? 0) + Number(row['qty']) * (back ? -1 : 1))
  }
  return sums
}

/** What the server said that goods back from Amazon cost, by the entry that brought them: it is the answer to their document. */
async function removalCosts(kit: ReturnType<typeof stockKit>, entryOfLayer: ReadonlyMap<string, string>): Promise<Map<string, number>> {
  const lines = await all(kit, `${REPORT}/batchLines`, ['layer_id', 'base_amount', 'reverses_id'], kit.is('doc_kind', 'removal_receipt'))
  const found = new Map<string, number>()
  for (const line of lines.filter((row) => row['reverses_id'] == null)) {
    const entry = entryOfLayer.get(String(line['layer_id']))!
    found.set(entry, (found.get(entry) ?? 0) + cents(line['base_amount']))
  }
  return found
}

function entryOf(row: Row, { ends, prices }: Accepted, removed: ReadonlyMap<string, number>): Entry {
  const [id, day, qty] = [String(row['id']), String(row['entry_day']).slice(0, 10), Number(row['qty'])]
  const out = isOwn(row['from_kind'])
  const price = out || row['reverses_id'] != null ? undefined : prices.get(`${String(row['doc_kind'])} ${String(row['doc_id'])}`)
  const back = removed.get(id)
  return {
    id, day, qty, out, sku: String(row['sku_id']), reverses: row['reverses_id'] == null ? null : String(row['reverses_id']),
    round: ends.findIndex(({ entry }) => Number(id) <= entry),
    cost: price ? { cents: Bookkeeper.worth(price.hundredths * qty, price.currency, day), basis: price.basis }
      : back === undefined ? undefined : { cents: back, basis: 'bill' },
  }
}

function sentCosts(rows: readonly Row[], costs: Costs): SentCosts {
  const taken = new Set(rows.flatMap((row) => (row['reverses_id'] == null ? [] : [String(row['reverses_id'])])))
  const signed = rows.filter((row) => row['to_kind'] === 'amazon' && !taken.has(String(row['id'])))
  return (item) => {
    const all = signed.filter((row) => String(row['doc_line']) === item).map((row) => costs.costOf(String(row['id'])))
    return all.some((each) => each === undefined) ? undefined : all.reduce((sum: number, each) => sum + (each ?? 0), 0)
  }
}

/** Amazon's batches and what left of them, in closed months and as differences since; a signed batch costs what its pieces came to, to the cent an item. */
export async function expectPools(kit: ReturnType<typeof stockKit>, pools: Pools, costOf: SentCosts): Promise<void> {
  const layers = await all(kit, `${REPORT}/fbaBatches`, ['source_key', 'msku', 'in_qty', 'cost'])
  const uses = await all(kit, `${REPORT}/fbaUses`, ['source_key', 'msku', 'qty', 'amount'])
  const keyOf = (row: Row): string => `${String(row['msku'])} ${String(row['source_key'])}`
  const used = new Map<string, { qty: number; cents: number }>()
  for (const row of uses) {
    const { qty, cents: spent } = used.get(keyOf(row)) ?? { qty: 0, cents: 0 }
    used.set(keyOf(row), { qty: qty + Number(row['qty']), cents: spent + cents(row['amount']) })
  }
  const wanted = pools.expected()
  expect(layers.map((row) => [keyOf(row), Number(row['in_qty']), used.get(keyOf(row))?.qty ?? 0]).toSorted())
    .toEqual([...wanted].map(([key, { came, left }]) => [key, came, left]).toSorted())
  for (const [key, { qty }] of used) if (!wanted.has(key)) expect([key, qty]).toEqual([key, 0])
  const items = new Map([...pools.sent.values()].flat().map((line) => [`${line.msku} batch ${line.item}`, line]))
  for (const row of layers) {
    const line = items.get(keyOf(row))
    const cost = line?.received === undefined ? undefined : costOf(line.item)
    if (cost === undefined) continue
    expect(Math.abs(cents(row['cost']) - cost), `${keyOf(row)}: ${String(row['cost'])} is to be ${cost / 100}`).toBeLessThanOrEqual(3)
    const left = cents(row['cost']) * (used.get(keyOf(row))?.qty ?? 0) / Number(row['in_qty'])
    expect(Math.abs((used.get(keyOf(row))?.cents ?? 0) - left), `${keyOf(row)}: what left of it`).toBeLessThanOrEqual(3)
  }
}
