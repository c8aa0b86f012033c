/**
 * What Amazon's pools of a company hold is told from: batches of goods that were sent there with what their pieces cost (so that whatever is said of
 * these later follows), what Amazon received by no document of ours, what was there before its ledger begins, and what left by month. Reads alone.
 */
import { ratesAs } from '../../../kernel/read/statement/rates'
import type { Tx } from '../../../kernel/store/connect'
import { ITEM_SUMS, ITEMS } from '../items'
import type { FbaBatch, Month } from './queue'

/** MSKU of pools. */
export interface PoolGoods { pool_id: string; msku: string }

/** A month of a MSKU. */
export interface Flow extends Month { pool: string; msku: string; shop: string }

/** A batch with what its page tells of it. */
export interface SourceBatch extends FbaBatch {
  pool: string
  msku: string
  shop: string
  kind: 'batch' | 'receipt' | 'opening'
  batchId: string | null
  no: string | null
  basis: 'estimate' | 'bill'
}

const ASKED = `asked as materialized (
  select pool_id, msku from jsonb_to_recordset($2::jsonb) as k (pool_id bigint, msku text)
), wanted as materialized (
  select currency, coalesce((select cost_method from company_setting where company_id = $1), 'fifo') as reckoning from company where id = $1
)`
const MINE = (alias: string): string => `($2::jsonb is null or (${alias}.pool_id, ${alias}.msku) in (select pool_id, msku from asked))`

/**
 * Batches that were sent: signed ones hold what was received of them at what its pieces cost, all that was said of these; of those that are still
 * under way Amazon's ledger tells what has arrived, which is worth what one is worth now until they are signed. The first leg is what the shipment's
 * freight comes to, the bill before the estimate, at the rate of the month in which it was sent.
 */
const sentSql = (): string => `dispatched as materialized (
  select i.id, b.id as batch_id, b.batch_no, b.shop_id, s.pool_id, i.msku, b.ship_day, i.shipped_qty, a.first_day, a.arrived_qty, i.head_fee,
    coalesce(i.currency, 'CNY') as currency, b.bill_fee is not null as billed
  from ship_batch b join ship_batch_item i on i.company_id = $1 and i.batch_id = b.id join shop s on s.company_id = $1 and s.id = b.shop_id
  left join ship_arrival a on a.company_id = $1 and a.item_id = i.id
  where b.company_id = $1 and i.shipped_qty > 0 and s.pool_id is not null
    and ($2::jsonb is null or (s.pool_id, i.msku) in (select pool_id, msku from asked))
), moved as materialized (
  select t.id, e.id as entry_id, e.entry_day, e.sku_id, e.qty, e.reason from dispatched t join stock_entry e on e.company_id = $1
    and e.doc_kind = 'ship_batch' and e.doc_id = t.batch_id::text and e.doc_line = t.id::text and e.reverses_id is null
  where not exists (select from stock_entry u where u.company_id = $1 and u.reverses_id = e.id)
), sent as materialized (
  select t.*, m.signed, m.day,
    case when m.signed then round(t.shipped_qty * m.got / m.went)::int else least(coalesce(t.arrived_qty, 0), t.shipped_qty) end as qty
  from dispatched t join (
    select id, bool_or(reason in ('fba_in', 'fba_loss')) as signed, min(entry_day) filter (where reason = 'fba_in') as day,
      coalesce(sum(qty) filter (where reason = 'fba_in'), 0)::numeric as got, sum(qty) filter (where reason = 'fba_out') as went
    from moved group by 1) m on m.id = t.id and m.went > 0
), priced as (
  select m.id, bool_and(u.amount is not null) as known, ${ITEMS.map((item) => `sum(c.${item} * u.qty / l.in_qty * f.part) as ${item}`).join(', ')}
  from moved m join cost_use u on u.company_id = $1 and u.entry_id = m.entry_id and not u.late left join cost_layer l on l.company_id = $1 and l.id = u.layer_id
  left join lateral (
    select ${ITEM_SUMS},
      sum(base_amount) as cost from cost_line c where c.company_id = $1 and c.layer_id = u.layer_id) c on true
  cross join lateral (select case when (select reckoning from wanted) = 'fifo' then 1 else u.amount / nullif(c.cost * u.qty / l.in_qty, 0) end as part) f
  where m.reason = 'fba_in' group by 1
), guessed as (
  select m.id, sum(m.qty * k.unit_cost) as purchase_cost, bool_and(k.unit_cost is not null) as known from moved m
  left join sku_cost k on k.company_id = $1 and k.sku_id = m.sku_id where m.reason = 'fba_out' group by 1
), ${ratesAs('materialized', '$1', '(select currency from wanted)')}, own as (
  select t.pool_id, t.msku, t.shop_id, 'batch' as kind, 'batch ' || t.id as key, t.batch_id, t.batch_no as no,
    least(t.first_day, t.day) as day, t.qty,
    case when t.signed then case when p.known then p.purchase_cost end when g.known then g.purchase_cost * t.qty / t.shipped_qty end as purchase_cost,
    case when t.signed and p.known and p.head_cost is not null then p.head_cost + coalesce(h.fee, 0) else h.fee end as head_cost,
    case when p.known then p.package_cost end as package_cost, case when p.known then p.other_cost end as other_cost,
    case when t.signed and (t.billed or t.head_fee is null) then 'bill' else 'estimate' end as basis
  from sent t left join priced p on p.id = t.id left join guessed g on g.id = t.id
  left join rates r on r.month = date_trunc('month', t.ship_day)::date and r.currency = t.currency
  cross join lateral (select t.head_fee * t.qty / t.shipped_qty * case when t.currency = (select currency from wanted) then 1 else r.rate end as fee) h
  where t.qty > 0
)`

/** What Amazon received by no batch of ours, by shipment, and what its summaries say was there; priced by what the company says of such goods. */
const OTHER = `received as (
  select f.pool_id, f.msku, min(f.shop_id) as shop_id, 'receipt' as kind, 'receipt ' || coalesce(f.reference_id, '') as key, null::bigint as batch_id,
    f.reference_id as no, min(f.event_day) as day, sum(f.quantity)::int as qty
  from fba_ledger f where f.company_id = $1 and f.event_type = 'Receipts' and f.pool_id is not null and ${MINE('f')}
    and not exists (select from ship_batch b join shop s on s.company_id = $1 and s.id = b.shop_id
      where b.company_id = $1 and b.shipment_id = f.reference_id and s.pool_id = f.pool_id and b.fba_ship_status in ('2', '3'))
  group by 1, 2, 5, 7 having sum(f.quantity) > 0
), opened as (
  select o.pool_id, o.msku, min(o.shop_id) as shop_id, 'opening' as kind, 'opening' as key, null::bigint as batch_id, null as no, min(o.opening_day) as day,
    sum(o.quantity)::int as qty
  from fba_ledger_opening o where o.company_id = $1 and ${MINE('o')} group by 1, 2 having sum(o.quantity) > 0
), others as (
  select o.*, ${ITEMS.map((item) => `p.${item} * o.qty as ${item}`).join(', ')}, 'bill' as basis from (select * from received union all select * from opened) o
  left join lateral (
    select p.* from fba_cost_opening p join shop s on s.company_id = $1 and s.id = p.shop_id
    where p.company_id = $1 and s.pool_id = o.pool_id and p.msku = o.msku order by p.id desc limit 1) p on true
)`

const asked = (goods: readonly PoolGoods[] | null): string | null => (goods === null ? null : JSON.stringify(goods))

/** In the order in which they are used. @param goods null: all of the company */
export async function batchesOf(tx: Tx, companyId: number, goods: readonly PoolGoods[] | null): Promise<SourceBatch[]> {
  const { rows } = await tx.query<Omit<SourceBatch, 'costs'> & SourceBatch['costs']>(
    `with ${ASKED}, ${sentSql()}, ${OTHER}
     select pool_id::text as pool, msku, shop_id::text as shop, kind, key, batch_id::text as "batchId", no, day::text as day, qty, basis,
       ${ITEMS.map((item) => `${item}::text`).join(', ')}
     from (select * from own union all select pool_id, msku, shop_id, kind, key, batch_id, no, day, qty, ${ITEMS.join(', ')}, basis from others) b
     order by pool_id, msku, kind <> 'opening', day, batch_id nulls first, key`,
    [companyId, asked(goods)],
  )
  return rows.map(({ purchase_cost, head_cost, package_cost, other_cost, ...batch }) => (
    { ...batch, costs: { purchase_cost, head_cost, package_cost, other_cost } }))
}

/** What a MSKU whose goods came by no document costs, by the piece: for what was there before anything is told. */
export async function openingCosts(tx: Tx, companyId: number): Promise<Map<string, SourceBatch['costs']>> {
  const { rows } = await tx.query<SourceBatch['costs'] & { key: string }>(
    `select s.pool_id || ' ' || p.msku as key, ${ITEMS.map((item) => `p.${item}::text`).join(', ')} from fba_cost_opening p
     join shop s on s.company_id = $1 and s.id = p.shop_id where p.company_id = $1 order by p.id`, [companyId],
  )
  return new Map(rows.map(({ key, ...costs }) => [key, costs]))
}

/** What left each MSKU's pool by month; what moves between Amazon's own warehouses does not leave. */
export async function monthsOf(tx: Tx, companyId: number, goods: readonly PoolGoods[] | null): Promise<Flow[]> {
  const { rows } = await tx.query<Flow>(
    `with ${ASKED}
     select f.pool_id::text as pool, f.msku, min(f.shop_id)::text as shop, date_trunc('month', f.event_day)::date::text as month, -sum(f.quantity)::int as out
     from fba_ledger f where f.company_id = $1 and f.pool_id is not null and f.event_type not in ('Receipts', 'WhseTransfers') and ${MINE('f')}
     group by 1, 2, 4 order by 1, 2, 4`,
    [companyId, asked(goods)],
  )
  return rows
}
