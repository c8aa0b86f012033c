/**
 * Rules of claims about what came to Amazon and is not as it should be: returns that came back damaged by Amazon or its carriers, goods that were
 * disposed of though they were asked back or nobody asked at all, and reimbursements below what the goods cost to buy. Windows and payments are not theirs.
 */
import { ratesAs } from '../../kernel/read/statement/rates'
import { rateBetween } from '../finance/public'
import { evidence, YOUNGER } from './evidence'

/** Conditions of a return that Amazon answers for, not the buyer: "FBA customer returns policy" of Seller Central. */
const BY_AMAZON = `('WAREHOUSE_DAMAGED', 'CARRIER_DAMAGED', 'DISTRIBUTOR_DAMAGED')`

/** Returns that came back damaged by Amazon, by order and goods; those that the report says were reimbursed are not owed. A piece is worth what it sold for. */
export const RETURNED_BAD = `with bad as (
    select r.shop_id, r.order_id, r.msku, max(r.fnsku) as fnsku, max(r.asin) as asin, min(r.return_day) as event_day, sum(r.quantity) as quantity,
      string_agg(distinct r.fulfillment_center, ' ' order by r.fulfillment_center) as fulfillment_center,
      jsonb_agg(${evidence({ source: '退货报告', day: 'r.return_day', reference: 'r.order_id', quantity: 'r.quantity',
        note: `concat('退回后为 ', r.disposition, '，LPN ', r.lpn)` })} order by r.id) as evidence
    from fba_return r where r.company_id = $1 and r.disposition in ${BY_AMAZON} and r.return_state is distinct from 'Reimbursed'
      and r.return_day > ${YOUNGER} and r.quantity > 0 group by 1, 2, 3
  )
  select 'return_bad' as type, concat_ws('|', 'returnbad', b.shop_id, b.order_id, b.msku) as key, concat('RTD-', b.order_id, '-', b.msku) as title, b.shop_id,
    s.pool_id, b.msku, b.fnsku, b.asin, b.order_id, null as shipment_id, b.fulfillment_center, b.event_day, b.quantity, i.unit, i.currency,
    null as reimb_id, null::bigint as item_id, b.evidence
  from bad b join shop s on s.company_id = $1 and s.id = b.shop_id
    left join lateral (
      select sum(o.item_price) / nullif(sum(o.quantity), 0) as unit, min(o.currency) as currency from order_item o
      where o.company_id = $1 and o.shop_id = b.shop_id and o.order_id = b.order_id and o.msku = b.msku and o.item_price is not null
    ) i on true`

/**
 * Goods that were asked back and disposed of instead, by removal order; and goods that the ledger says were disposed of beyond all that was asked to be,
 * counted over the same pool and goods, the latest as the ones that nobody asked for. The second only as far as an account's removal report goes: where
 * none was imported since, nobody knows what was asked.
 */
export const DISPOSED = `with gone as (
    select l.pool_id, l.msku, l.fnsku, l.event_day, min(l.shop_id) as shop_id, max(l.asin) as asin, sum(-l.quantity) as quantity,
      string_agg(distinct l.fulfillment_center, ' ' order by l.fulfillment_center) as fulfillment_center,
      jsonb_agg(${evidence({ source: '库存分类账', day: 'l.event_day', reference: 'l.reference_id', quantity: '-l.quantity', note: `'调整原因 D 已弃置'` })}
        order by l.id) as evidence
    from fba_ledger l where l.company_id = $1 and l.event_type = 'Adjustments' and l.reason = 'D' and l.quantity < 0 and l.event_day > ${YOUNGER}
    group by 1, 2, 3, 4
  ), told as (
    select s.pool_id, max(f.data_end) as until from report_file f join shop s on s.company_id = $1 and s.id = f.shop_id
    where f.company_id = $1 and f.report = 'removal_order_detail' and f.state = 'done' group by 1
  ), asked as (
    select s.pool_id, o.msku, sum(o.disposed_qty) as quantity from removal_order o join shop s on s.company_id = $1 and s.id = o.shop_id
    where o.company_id = $1 and o.disposed_qty > 0 and o.request_day > ${YOUNGER} - 90 group by 1, 2
  ), beyond as (
    select g.*, least(g.quantity, sum(g.quantity) over (partition by g.pool_id, g.msku order by g.event_day, g.fnsku) - coalesce(a.quantity, 0)) as open
    from gone g join told t on t.pool_id = g.pool_id and t.until >= g.event_day left join asked a on a.pool_id = g.pool_id and a.msku = g.msku
  ), instead as (
    select o.shop_id, o.order_id, o.msku, o.disposition, max(o.fnsku) as fnsku, sum(o.disposed_qty) as quantity,
      max(coalesce((o.updated_at at time zone 'utc')::date, o.request_day)) as event_day,
      jsonb_agg(${evidence({ source: '移除订单', day: 'o.request_day', reference: 'o.order_id', quantity: 'o.disposed_qty',
        note: `concat('申请退回 ', o.requested_qty, ' 件，其中被弃置')` })} order by o.id) as evidence
    from removal_order o where o.company_id = $1 and o.removal_type = 'Return' and o.disposed_qty > 0 and o.request_day > ${YOUNGER} group by 1, 2, 3, 4
  )
  select 'disposal_wrong' as type, concat_ws('|', 'disposed', b.pool_id, b.msku, b.fnsku, b.event_day) as key,
    concat('DSP-', to_char(b.event_day, 'YYMMDD'), '-', b.msku) as title, b.shop_id, b.pool_id, b.msku, b.fnsku, b.asin, null as order_id, null as shipment_id,
    b.fulfillment_center, b.event_day, b.open as quantity, null::numeric as unit, null as currency, null as reimb_id, null::bigint as item_id, b.evidence
  from beyond b where b.open > 0
  union all
  select 'disposal_wrong', concat_ws('|', 'instead', i.shop_id, i.order_id, i.msku, i.disposition), concat('DSP-', i.order_id, '-', i.msku), i.shop_id,
    s.pool_id, i.msku, i.fnsku, p.asin, i.order_id, null, null, i.event_day, i.quantity, null, null, null, null, i.evidence
  from instead i join shop s on s.company_id = $1 and s.id = i.shop_id
    left join product p on p.company_id = $1 and p.shop_id = i.shop_id and p.msku = i.msku`

/**
 * Reimbursements in cash that pay less for a piece than it cost to buy then (since Amazon pays the manufacturing cost, its own estimate may be lower than
 * the seller's): the difference, in the currency of the reimbursement. What was taken back again is none. Its evidence tells
 * no cost, which not everybody may see.
 */
export const paidLow = (): string => `with base as (select currency from company where id = $1),
  ${ratesAs('materialized', '$1', '(select currency from base)')},
  paid as (
    select r.shop_id, r.reimb_id, r.msku, max(r.fnsku) as fnsku, max(r.asin) as asin, max(r.order_id) as order_id, min(r.approval_day) as event_day,
      min(r.currency) as currency, sum(r.cash_qty) as quantity, sum(r.amount) as amount,
      jsonb_agg(${evidence({ source: '赔偿', day: 'r.approval_day', reference: 'r.reimb_id', quantity: 'r.cash_qty', currency: 'r.currency', amount: 'r.amount',
        note: `'每件赔款低于采购成本'` })} order by r.id) as evidence
    from reimbursement r where r.company_id = $1 and r.cash_qty > 0 and r.amount > 0 and r.msku is not null and r.approval_day > ${YOUNGER}
      and r.reimb_reason is distinct from 'Reimbursement_Reversal' and r.reimb_reason is distinct from 'Fee_Correction'
      and not exists (select from reimbursement b where b.company_id = $1 and b.shop_id = r.shop_id and b.original_id = r.reimb_id)
    group by 1, 2, 3
  )
  select 'reimb_low' as type, concat_ws('|', 'paidlow', p.shop_id, p.reimb_id, p.msku) as key, concat('PAY-', p.reimb_id, '-', p.msku) as title, p.shop_id,
    s.pool_id, p.msku, p.fnsku, p.asin, p.order_id, null as shipment_id, null as fulfillment_center, p.event_day, p.quantity,
    c.unit - p.amount / p.quantity as unit, p.currency, p.reimb_id, null::bigint as item_id, p.evidence
  from paid p join shop s on s.company_id = $1 and s.id = p.shop_id cross join base b
    cross join lateral (
      select k.purchase_cost, k.currency from product_cost k where k.company_id = $1 and k.shop_id = p.shop_id and k.msku = p.msku
        and k.purchase_cost is not null and k.start_month <= p.event_day order by k.start_month desc limit 1
    ) k
    left join rates own on own.month = date_trunc('month', p.event_day)::date and own.currency = k.currency
    left join rates shown on shown.month = date_trunc('month', p.event_day)::date and shown.currency = p.currency
    cross join lateral (select k.purchase_cost * ${rateBetween('b.currency', { currency: 'k.currency', rate: 'own.rate' },
      { currency: 'p.currency', rate: 'shown.rate' })} as unit) c
  where c.unit > p.amount / p.quantity + 0.01`
