/** Orders to suppliers: what is ordered can be bought, and what it cost before is told to whoever approves. */
import { CODES } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import type { Upgrade } from '../../kernel/kept/upgrades'
import { raiseDataVersions } from '../../kernel/store/data-version'
import type { Tx } from '../../kernel/store/connect'
import { effect } from '../../kernel/write/effects'
import { refuseUnkept } from '../stock/public'

/** What the goods of lines cost in the year before a day, on average and at the least, in other orders of the same currency. */
const yearPrices = (day: string, lines: string): string => `update purchase_order_item i set (avg_price, low_price) = (
    select round(sum(b.qty * b.price) / nullif(sum(b.qty), 0), 4), min(b.price) from purchase_order_item b
    where b.company_id = i.company_id and b.sku_id = i.sku_id and b.currency = i.currency and b.order_id <> i.order_id
      and b.order_day > ${day} - 365 and b.order_day <= ${day}) where ${lines}`

/** Effect of 提交; also writes the last and the year's prices beside its lines. @throws Refusal without goods, and of a plan of other goods */
export const checkOrder = effect('checkOrder', {
  async run({ writing: { tx, asker }, row, items: { items } }) {
    if (items.length === 0) throw new Refusal(CODES.invalid, '采购单里没有商品，请先填写商品明细')
    await refuseUnkept({ tx, asker }, items.map(({ sku_id: id }) => id), '请采购它的子件')
    const { rows: [other] } = await tx.query<{ no: string }>(
      `select p.plan_no as no from jsonb_to_recordset($2::jsonb) as i (plan_id bigint, sku_id bigint)
       join purchase_plan p on p.company_id = $1 and p.id = i.plan_id where p.sku_id is distinct from i.sku_id order by p.id limit 1`,
      [asker.companyId, JSON.stringify(items.map(({ plan_id, sku_id }) => ({ plan_id, sku_id })))],
    )
    if (other) throw new Refusal(CODES.invalid, `采购计划「${other.no}」计划的是另一个商品，请核对采购单的商品明细`)
    await tx.query(
      `update purchase_order_item i set last_price = (select b.price from purchase_order_item b where b.company_id = $1 and b.sku_id = i.sku_id
         and b.currency = i.currency and b.order_day is not null and b.order_id <> i.order_id order by b.order_day desc, b.id desc limit 1)
       where i.company_id = $1 and i.order_id = $2::bigint`, [asker.companyId, row.id],
    )
    await tx.query(yearPrices('$3::date', 'i.company_id = $1 and i.order_id = $2::bigint'), [asker.companyId, row.id, asker.today])
    await raiseDataVersions(tx, asker.companyId, ['purchase_order_item'])
  },
})

/** Placed: from this day on its lines count as bought of their supplier, and tell how long their plans waited. */
export const placeOrder = effect('placeOrder', {
  async run({ writing: { tx, asker, now }, row }) {
    await tx.query(
      `update purchase_order_item i set order_day = $3::date, supplier_id = o.supplier_id, warehouse_id = o.warehouse_id,
         wait_hours = (select round(greatest(extract(epoch from $4::timestamptz - p.approve_time), 0)::numeric / 3600, 1) from purchase_plan p
           where p.company_id = $1 and p.id = i.plan_id)
       from purchase_order o where i.company_id = $1 and i.order_id = $2::bigint and o.company_id = $1 and o.id = i.order_id`,
      [asker.companyId, row.id, asker.today, now.toISOString()],
    )
    await raiseDataVersions(tx, asker.companyId, ['purchase_order_item'])
  },
})

/** Orders that were placed once kept the moment alone. */
export const daysOfOrdersBefore: Upgrade = {
  name: 'purchase.daysOfOrdersBefore',
  entities: ['purchase_order', 'purchase_order_item'],
  async run(tx: Tx) {
    await tx.query(
      `update purchase_order_item i set order_day = (o.order_time at time zone c.zone)::date, supplier_id = o.supplier_id, warehouse_id = o.warehouse_id
       from purchase_order o join company c on c.id = o.company_id
       where o.company_id = i.company_id and o.id = i.order_id and o.order_time is not null and o.po_status in ('3', '4', '5') and i.order_day is null`,
    )
  },
}

/** Lines once knew nothing of the year before them. */
export const yearPricesBefore: Upgrade = {
  name: 'purchase.yearPricesBefore',
  entities: ['purchase_order_item'],
  async run(tx: Tx) {
    await tx.query(yearPrices('i.order_day', 'i.order_day is not null and i.avg_price is null'))
  },
}
