/**
 * The rules that find what Amazon owes, each one statement over facts: stock lost or damaged and not found again, refunds whose goods did not
 * come back, shipments that were taken in short, removals that did not arrive, and fulfilment fees above what the fee preview says.
 * Windows, worth and what was paid already are not theirs.
 */
import type { Tx } from '../../kernel/store/connect'
import type { Candidate, ClaimType } from './candidate'
import { evidence, YOUNGER } from './evidence'
import { DISPOSED, paidLow, RETURNED_BAD } from './rules.gone'

/** A rule's columns, as its statement names them. */
const COLUMNS = `type, key, title, shop_id::text, pool_id::text, msku, fnsku, asin, order_id, shipment_id, fulfillment_center, event_day::text, quantity::int,
  unit::text, currency, reimb_id, item_id::text, evidence`

/** What the ledger says was lost or damaged by Amazon and was not found again, by goods and day. */
const LOST = `select l.loss_kind as type, concat_ws('|', 'loss', l.loss_kind, l.pool_id, l.msku, l.fnsku, l.event_day) as key,
    concat(case l.loss_kind when 'lost' then 'LOST' else 'DMG' end, '-', to_char(l.event_day, 'YYMMDD'), '-', l.msku) as title,
    min(l.shop_id) as shop_id, l.pool_id, l.msku, l.fnsku, max(l.asin) as asin, null as order_id, null as shipment_id,
    string_agg(distinct l.fulfillment_center, ' ' order by l.fulfillment_center) as fulfillment_center, l.event_day, sum(l.open_qty) as quantity,
    null::numeric as unit, null as currency, null as reimb_id, null::bigint as item_id,
    jsonb_agg(${evidence({
      source: '库存分类账', day: 'l.event_day', reference: 'l.reference_id', quantity: 'l.open_qty',
      note: `concat('调整原因 ', l.reason, '，', l.lost_qty, ' 件中找到 ', l.found_qty, ' 件')`,
    })} order by l.id) as evidence
  from fba_loss l where l.company_id = $1 and l.open_qty > 0 and l.event_day > ${YOUNGER}
  group by l.loss_kind, l.pool_id, l.msku, l.fnsku, l.event_day`

/**
 * Refunds of orders that Amazon shipped, less what came back of the same goods of the order: nothing at all, or less than was refunded. Only as far
 * as the account's return report goes: where none was imported since the refund, nobody knows.
 */
const NOT_RETURNED = `with refunds as (
    select t.shop_id, t.order_id, t.msku, min(t.posted_day) as event_day, sum(greatest(coalesce(t.quantity, 1), 1)) as quantity,
      sum(abs(t.product_sales)) as sales,
      min(t.currency) as currency, jsonb_agg(${evidence({
        source: '退款（交易）', day: 't.posted_day', reference: 't.order_id', quantity: 't.quantity', currency: 't.currency', amount: 't.product_sales',
      })} order by t.id) as evidence
    from settlement_txn t where t.company_id = $1 and t.transaction_type = 'Refund' and t.order_id is not null and t.msku is not null
      and t.fulfillment is distinct from 'FBM' and t.posted_day > ${YOUNGER} and t.product_sales <> 0 group by 1, 2, 3
  ), back as (
    select order_id, msku, sum(quantity) as quantity from fba_return where company_id = $1 group by 1, 2
  ), known as (
    select s.account_name, max(r.return_day) as until from fba_return r join shop s on s.company_id = $1 and s.id = r.shop_id where r.company_id = $1 group by 1
  )
  select case when b.quantity > 0 then 'return_bad' else 'return_missing' end as type, concat_ws('|', 'return', r.order_id, r.msku) as key,
    concat('RET-', r.order_id, '-', r.msku) as title, r.shop_id, s.pool_id,
    r.msku, p.fnsku, p.asin, r.order_id, null as shipment_id, null as fulfillment_center, r.event_day, r.quantity - coalesce(b.quantity, 0) as quantity,
    r.sales / r.quantity as unit, r.currency, null as reimb_id, null::bigint as item_id, r.evidence
  from refunds r join shop s on s.company_id = $1 and s.id = r.shop_id join known k on k.account_name = s.account_name and k.until >= r.event_day
    left join back b on b.order_id = r.order_id and b.msku = r.msku
    left join product p on p.company_id = $1 and p.shop_id = r.shop_id and p.msku = r.msku
  where r.quantity > coalesce(b.quantity, 0)`

/** Shipments that are closed, whose goods Amazon's ledger took in short. Of one that the ledger does not name at all, nobody knows what came. */
const SHORT = `select 'inbound_short' as type, concat_ws('|', 'inbound', a.item_id) as key, concat('INB-', coalesce(b.shipment_id, b.batch_no), '-',
  a.msku) as title,
    a.shop_id, a.pool_id, a.msku, p.fnsku, p.asin, null as order_id, coalesce(b.shipment_id, b.batch_no) as shipment_id, b.destination_fc as fulfillment_center,
    coalesce(a.last_day, a.ship_day) as event_day, a.shipped_qty - coalesce(a.arrived_qty, 0) as quantity, null::numeric as unit, null as currency,
    null as reimb_id, a.item_id,
    jsonb_build_array(
      ${evidence({ source: '发货批次', day: 'a.ship_day', reference: 'b.batch_no', quantity: 'a.shipped_qty', note: `'发出'` })},
      ${evidence({ source: '库存分类账', day: 'a.last_day', reference: 'b.shipment_id', quantity: 'coalesce(a.arrived_qty, 0)', note: `'亚马逊收到'` })}) as evidence
  from ship_arrival a join ship_batch b on b.company_id = $1 and b.id = a.batch_id
    left join product p on p.company_id = $1 and p.shop_id = a.shop_id and p.msku = a.msku
  where a.company_id = $1 and b.fba_ship_status = '3' and a.shipped_qty > coalesce(a.arrived_qty, 0) and coalesce(a.last_day, a.ship_day) > ${YOUNGER}
    and exists (select from ship_arrival x where x.company_id = $1 and x.batch_id = a.batch_id and x.arrived_qty > 0)`

/**
 * Goods of a removal that were sent and of which less was taken in. Asked only of orders of which a receipt was registered: others may
 * simply not be counted.
 */
const REMOVED = `with sent as (
    select o.shop_id, o.order_id, o.msku, o.disposition, max(o.fnsku) as fnsku, sum(o.shipped_qty) as quantity, min(o.request_day) as day
    from removal_order o where o.company_id = $1 and o.removal_type = 'Return' and o.shipped_qty > 0 group by 1, 2, 3, 4
  ), parcels as (
    select shop_id, order_id, msku, max(ship_day) as day, string_agg(distinct tracking_no, ' ') as tracking from removal_shipment
      where company_id = $1 group by 1, 2, 3
  ), received as (
    select shop_id, order_id, msku, disposition, sum(good_qty + bad_qty) as quantity, max(receive_day) as day from removal_receipt
      where company_id = $1 group by 1, 2, 3, 4
  )
  select 'removal_lost' as type, concat_ws('|', 'removal', s.shop_id, s.order_id, s.msku, s.disposition) as key, concat('RMV-', s.order_id, '-',
    s.msku) as title,
    s.shop_id, h.pool_id, s.msku, s.fnsku, p.asin, s.order_id, null as shipment_id, null as fulfillment_center, coalesce(c.day, s.day) as event_day,
    s.quantity - coalesce(r.quantity, 0) as quantity, null::numeric as unit, null as currency, null as reimb_id, null::bigint as item_id,
    jsonb_build_array(
      ${evidence({ source: '移除订单', day: 'coalesce(c.day, s.day)', reference: 's.order_id', quantity: 's.quantity', note: `concat('发出，跟踪号 ', c.tracking)` })},
      ${evidence({ source: '移除收货登记', day: 'r.day', reference: 's.order_id', quantity: 'coalesce(r.quantity, 0)', note: `'仓库实收'` })}) as evidence
  from sent s join shop h on h.company_id = $1 and h.id = s.shop_id
    left join parcels c on c.shop_id = s.shop_id and c.order_id = s.order_id and c.msku = s.msku
    left join received r on r.shop_id = s.shop_id and r.order_id = s.order_id and r.msku = s.msku and r.disposition is not distinct from s.disposition
    left join product p on p.company_id = $1 and p.shop_id = s.shop_id and p.msku = s.msku
  where s.quantity > coalesce(r.quantity, 0) and coalesce(c.day, s.day) > ${YOUNGER}
    and exists (select from removal_receipt x where x.company_id = $1 and x.shop_id = s.shop_id and x.order_id = s.order_id)`

/**
 * Fulfilment fees of orders that are more than 2% and one minor unit above what the newest fee preview of the goods says, by goods and month:
 * of the 45 days before and after the preview alone, for sizes and rates change.
 */
const FEES = `with charged as (
    select t.shop_id, t.msku, date_trunc('month', t.posted_day)::date as month, f.currency, f.stat_date, coalesce(f.delivery_fee,
      f.pick_fee + f.weight_fee) as expected,
      max(t.posted_day) as event_day, sum(t.quantity) as quantity, sum(-t.fba_fees) as fees, max(f.fnsku) as fnsku, max(f.asin) as asin
    from settlement_txn t join fee_preview f on f.company_id = $1 and f.shop_id = t.shop_id and f.msku = t.msku and f.currency = t.currency
    where t.company_id = $1 and t.transaction_type = 'Order' and t.quantity > 0 and t.fba_fees < 0 and t.posted_day between f.stat_date - 45
      and f.stat_date + 45
    group by 1, 2, 3, 4, 5, 6
  )
  select 'fee_over' as type, concat_ws('|', 'fee', c.shop_id, c.msku, c.month) as key, concat('FEE-', to_char(c.month, 'YYMM'), '-', c.msku) as title,
    c.shop_id, h.pool_id, c.msku, c.fnsku, c.asin, null as order_id, null as shipment_id, null as fulfillment_center, c.event_day, c.quantity,
    c.fees / c.quantity - c.expected as unit, c.currency, null as reimb_id, null::bigint as item_id,
    jsonb_build_array(
      ${evidence({ source: '交易：FBA 费用', day: 'c.event_day', reference: 'c.msku', quantity: 'c.quantity', currency: 'c.currency', amount: 'c.fees',
        note: `concat('每件 ', round(c.fees / c.quantity, 2))` })},
      ${evidence({ source: '费用预览', day: 'c.stat_date', reference: 'c.msku', currency: 'c.currency', amount: 'c.expected', note: `'每件应收'` })}) as evidence
  from charged c join shop h on h.company_id = $1 and h.id = c.shop_id
  where c.expected > 0 and c.fees / c.quantity > c.expected * 1.02 + 0.01`

interface ClaimRule { types: readonly ClaimType[]; sql: string | (() => string) }

const RULES: readonly ClaimRule[] = [
  { types: ['lost', 'damaged'], sql: LOST }, { types: ['return_missing', 'return_bad'], sql: NOT_RETURNED }, { types: ['return_bad'], sql: RETURNED_BAD },
  { types: ['inbound_short'], sql: SHORT }, { types: ['removal_lost'], sql: REMOVED }, { types: ['disposal_wrong'], sql: DISPOSED },
  { types: ['fee_over'], sql: FEES }, { types: ['reimb_low'], sql: paidLow },
]

/**
 * All that the rules find in a company's facts.
 * @param types those of these types alone; left out: all
 */
export async function candidatesOf(tx: Tx, companyId: number, types?: readonly ClaimType[]): Promise<Candidate[]> {
  const found: Candidate[] = []
  for (const { sql } of RULES.filter((rule) => types === undefined || rule.types.some((type) => types.includes(type)))) {
    const rule = typeof sql === 'string' ? sql : sql()
    const { rows } = await tx.query<Candidate>(`select ${COLUMNS} from (${rule}) as found order by event_day, key`, [companyId])
    found.push(...rows)
  }
  return found
}
