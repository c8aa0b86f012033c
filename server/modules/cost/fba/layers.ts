/**
 * Batches in Amazon's pools and what each month took of them: rows made out of shipments, Amazon's ledger and the cost of what was sent. A closed
 * month's rows stand; what would be different in them now is a row of the first month that is open.
 */
import { groupedBy } from '../../../kernel/value/grouped-by'
import { addText, negatedText, signText, sumText, timesText } from '../../../../contract/decimal-text'
import { currencyDigits } from '../../../kernel/read/statement/values'
import type { Model } from '../../../../contract/model'
import type { Tx } from '../../../kernel/store/connect'
import { ITEMS, type Item } from '../items'
import { NOTHING, piecesOf, unknownOpening, type Costs, type Month, type Piece } from './queue'
import { keepFbaCosts } from './costs'
import { batchesOf, monthsOf, openingCosts, type Flow, type PoolGoods, type SourceBatch } from './sources'

/** A row of fba_use. */
interface Used extends Piece { pool: string; msku: string; shop: string; late: boolean }

/** The first day that may be written (yyyy-mm-dd); null: nothing is closed. */
export async function openDay(tx: Tx, companyId: number): Promise<string | null> {
  const { rows } = await tx.query<{ day: string | null }>(
    `select (max(last_day) + 1)::text as day from cost_period where company_id = $1 and close_status = '1'`, [companyId],
  )
  return rows[0]!.day
}

/** @param goods null: all of the company, closed months too where nothing was ever kept of a MSKU */
export async function renewFba(tx: Tx, model: Model, companyId: number, goods: readonly PoolGoods[] | null): Promise<void> {
  const [batches, months, unit] = [await batchesOf(tx, companyId, goods), await monthsOf(tx, companyId, goods), await openingCosts(tx, companyId)]
  const { rows: [company] } = await tx.query<{ currency: string }>('select currency from company where id = $1', [companyId])
  const digits = currencyDigits(model, company!.currency)
  const open = await openDay(tx, companyId)
  const openMonth = open === null ? null : `${open.slice(0, 7)}-01`
  const kept = await keptOf(tx, companyId, goods, openMonth)
  const [byGoods, flows] = [groupedBy(batches, keyOfGoods), groupedBy(months, keyOfGoods)]
  const layers: SourceBatch[] = []
  const uses: Used[] = []
  for (const key of new Set([...byGoods.keys(), ...flows.keys()])) {
    const out: Month[] = flows.get(key) ?? []
    const own = withUnknown(byGoods.get(key) ?? [], flows.get(key) ?? [], unit.get(key))
    const { pool, msku, shop } = own[0] ?? flows.get(key)![0]!
    const stood = kept.get(key) ?? []
    const all = piecesOf(own, out, digits).map((piece): Used => ({ ...piece, pool, msku, shop, late: false }))
    const isOpen = ({ month }: { month: string }): boolean => openMonth === null || month >= openMonth || (goods === null && stood.length === 0)
    layers.push(...own)
    uses.push(...all.filter(isOpen), ...(openMonth === null ? [] : differences(all.filter((each) => !isOpen(each)), stood, openMonth)))
  }
  await write(tx, companyId, goods, openMonth, company!.currency, { layers, uses })
  await keepFbaCosts(tx, companyId, goods)
}

/** Goods that left without ever having come were there before all that is told. */
function withUnknown(batches: readonly SourceBatch[], months: readonly Flow[], unit: Costs = NOTHING): SourceBatch[] {
  const lacking = unknownOpening(batches, months)
  const [first] = months
  if (lacking === 0 || !first) return [...batches]
  const costs = Object.fromEntries(ITEMS.map((item) => [item, timesText(unit[item], String(lacking)) ?? null])) as Costs
  const { pool, msku, shop, month: day } = first
  return [{ pool, msku, shop, key: 'unknown', kind: 'opening', day, qty: lacking, costs, batchId: null, no: null, basis: 'bill' }, ...batches]
}

/** What closed months would be now, less what they are and what was made good of them since, by batch. */
function differences(now: readonly Used[], stood: readonly Used[], month: string): Used[] {
  const keys = new Set([...now, ...stood].map(({ key }) => key))
  return [...keys].flatMap((key): Used[] => {
    const [fresh, kept] = [now, stood].map((all) => all.filter((each) => each.key === key)) as [Used[], Used[]]
    const { pool, msku, shop } = (fresh[0] ?? kept[0])!
    const qty = quantity(fresh) - quantity(kept)
    const costs = Object.fromEntries(ITEMS.map((item) => [item, addText(total(fresh, item), negatedText(total(kept, item)))])) as Costs
    return qty === 0 && ITEMS.every((item) => signText(costs[item]) === 0) ? [] : [{ pool, msku, shop, month, key, qty, costs, late: true }]
  })
}

const quantity = (pieces: readonly Piece[]): number => pieces.reduce((sum, { qty }) => sum + qty, 0)
const total = (pieces: readonly Piece[], item: Item): string => sumText(pieces.flatMap(({ costs }) => costs[item] ?? []))

/** What stands in closed months, by MSKU. */
async function keptOf(tx: Tx, companyId: number, goods: readonly PoolGoods[] | null, open: string | null): Promise<Map<string, Used[]>> {
  if (open === null) return new Map()
  const { rows } = await tx.query<Omit<Used, 'costs'> & Costs>(
    `select u.pool_id::text as pool, u.msku, u.shop_id::text as shop, u.month::text as month, u.source_key as key, u.qty, u.late,
       ${ITEMS.map((item) => `u.${item}::text`).join(', ')}
     from fba_use u where u.company_id = $1 and u.month < $3::date and ($2::jsonb is null or (u.pool_id, u.msku) in (
       select pool_id, msku from jsonb_to_recordset($2::jsonb) as k (pool_id bigint, msku text)))`,
    [companyId, goods === null ? null : JSON.stringify(goods), open],
  )
  const used = rows.map(({ purchase_cost, head_cost, package_cost, other_cost, ...use }): Used => (
    { ...use, costs: { purchase_cost, head_cost, package_cost, other_cost } }))
  return groupedBy(used, keyOfGoods)
}

/** What may be different of a batch that is still there. */
const KEPT = ['kind', 'shop_id', 'batch_id', 'doc_no', 'in_day', 'in_qty', 'basis', 'currency', ...ITEMS]

const GOODS = `($2::jsonb is null or (pool_id, msku) in (select pool_id, msku from jsonb_to_recordset($2::jsonb) as k (pool_id bigint, msku text)))`

async function write(
  tx: Tx, companyId: number, goods: readonly PoolGoods[] | null, open: string | null, currency: string,
  { layers, uses }: { layers: readonly SourceBatch[]; uses: readonly Used[] },
): Promise<void> {
  const asked = goods === null ? null : JSON.stringify(goods)
  await tx.query(`delete from fba_use where company_id = $1 and ${GOODS} and ($3::date is null or month >= $3::date)`, [companyId, asked, open])
  const rows = JSON.stringify(layers.map(({ costs, ...layer }) => ({ ...layer, ...costs })))
  await tx.query(
    `delete from fba_layer where company_id = $1 and ${GOODS} and (pool_id, msku, source_key) not in (
       select pool, msku, key from jsonb_to_recordset($3::jsonb) as l (pool bigint, msku text, key text))`,
    [companyId, asked, rows],
  )
  await tx.query(
    `insert into fba_layer (company_id, source_key, kind, pool_id, shop_id, msku, batch_id, doc_no, in_day, in_qty, basis, currency, ${ITEMS.join(', ')})
     select $1, l.key, l.kind, l.pool, l.shop, l.msku, l."batchId", l.no, l.day, l.qty, l.basis, $2, ${ITEMS.map((item) => `round(l.${item}, 2)`).join(', ')}
     from jsonb_to_recordset($3::jsonb) as l (key text, kind text, pool bigint, shop bigint, msku text, "batchId" bigint, no text, day date, qty integer,
       basis text, ${ITEMS.map((item) => `${item} numeric`).join(', ')})
     on conflict (company_id, pool_id, msku, source_key) do update set (${KEPT.join(', ')}) = (${KEPT.map((name) => `excluded.${name}`).join(', ')})`,
    [companyId, currency, rows],
  )
  await tx.query(
    `insert into fba_use (company_id, source_key, layer_id, pool_id, shop_id, msku, month, qty, late, missing_qty, currency, ${ITEMS.join(', ')})
     select $1, u.key, l.id, u.pool, u.shop, u.msku, u.month, u.qty, u.late, case when u.purchase_cost is null and not u.late then u.qty else 0 end, $2,
       ${ITEMS.map((item) => `u.${item}`).join(', ')}
     from jsonb_to_recordset($3::jsonb) as u (key text, pool bigint, shop bigint, msku text, month date, qty integer, late boolean,
       ${ITEMS.map((item) => `${item} numeric`).join(', ')})
     left join fba_layer l on l.company_id = $1 and l.pool_id = u.pool and l.msku = u.msku and l.source_key = u.key`,
    [companyId, currency, JSON.stringify(uses.map(({ costs, ...use }) => ({ ...use, ...costs })))],
  )
}

const keyOfGoods = ({ pool, msku }: { pool: string; msku: string }): string => `${pool} ${msku}`
