/**
 * Profit of orders as it stands today: what transactions (or settlements) posted to an order's MSKU counts as posted, and only the pieces that
 * nothing has posted yet are estimated, so that an estimate goes as its pieces are posted and the posted part is the transactions' to the cent.
 * In charge of which rows a change concerns; the estimates and the statement are in order-profits.sql.ts.
 */
import { firstDay, addDays, lastDay } from '../../../contract/days'
import type { Making } from '../../kernel/kept/functions'
import { joinedInBulk } from '../../kernel/store/bulk'
import { BOUNDS, madeSql, ratedByOrders } from './order-profits.sql'
import { ofGoods, toldGoods, type Within } from './profit-origins'

type OrderMaking = Making<'order_profit'>

/** Facts whose days are those of the orders that they concern. */
const BY_ORDER_DAY = ['order_item', 'storage_fee', 'sp_product_day', 'ad_product_day', 'ad_campaign_day', 'exchange_rate', 'custom_fee']
/** Facts that hold from a month on, or that later months are estimated by. */
const FROM_MONTH = ['product_cost', 'sold_cost', 'fba_ledger', 'storage_fee', 'sp_product_day', 'ad_product_day', 'ad_campaign_day']
/** Facts of money posted, whenever the order was placed. */
const POSTED = ['fee_line', 'settlement_txn', 'settlement_line']

/** Facts by which the cost of what came back may be another, in the month of the return and later. */
const BROUGHT_BACK = ['fba_return', 'exchange_rate', ...POSTED, ...FROM_MONTH]

/** Facts of what was sent, whenever the order was placed. */
const SENT = ['shipped_item', 'shipment_sale', 'fbm_order', 'fbm_freight']

/** Lines of orders that are best looked up one by one. */
const FEW = 500

/** Makes the rows of the shops (and goods) that a change concerns anew, month by month of the orders. */
export async function orderProfits(making: OrderMaking): Promise<void> {
  const { tx, model, companyId } = making
  const values: unknown[] = [companyId]
  const value = (one: unknown): string => `$${values.push(one)}`
  const goods = ofGoods(toldGoods(making.keys), value)
  const months = await monthsOf(making)
  if (months !== 'all' && months.length === 0) return
  const within: Within = (month, row = '') => `${months === 'all' ? '' : `and ${month} = any(${value(months)}::date[])`} ${goods(row)}`
  await tx.query(`delete from order_profit where company_id = $1 ${within('stat_month')}`, values)
  values.length = 1
  const few = await tx.query(
    `select 1 from order_item where company_id = $1 ${within("date_trunc('month', purchase_day)::date")} limit ${FEW + 1}`, values)
  values.length = 1
  const sql = madeSql(model, value, { within, goods })
  await (few.rows.length > FEW ? joinedInBulk(tx, () => tx.query(sql, values)) : tx.query(sql, values))
}

/**
 * The months (their first days) of orders that a change concerns: its own, those of the orders that it posts or posted to, and those in which
 * something is still estimated, since every estimate stands on the newest that is known. Orders are what it stands on for a few days and one month.
 */
async function monthsOf(making: OrderMaking): Promise<string[] | 'all'> {
  const { changed, days, tx, companyId } = making
  if (days === 'all') return 'all'
  const sorted = [...days].sort()
  const values: unknown[] = [companyId]
  const value = (one: unknown): string => `$${values.push(one)}`
  const goods = ofGoods(toldGoods(making.keys), value)
  const rated = changed === 'order_item' ? `and shop_id in (select b.shop_id from bounds b where ${ratedByOrders(value(sorted))})` : ''
  const parts = [`select stat_month as month from order_profit where company_id = $1 and is_open ${rated} ${goods()}`]
  if (BY_ORDER_DAY.includes(changed ?? '')) parts.push(`select date_trunc('month', day)::date from unnest(${value(sorted)}::date[]) day`)
  if (FROM_MONTH.includes(changed ?? '')) {
    parts.push(`select stat_month from order_profit where company_id = $1 and stat_month >= ${value(firstDay(sorted[0]!.slice(0, 7)))}::date ${goods()}`)
  }
  if (POSTED.includes(changed ?? '')) {
    // A transaction report covers the days between its rows too, and its clock may be a day apart from the settlements'.
    const [from, to] = [value(addDays(sorted[0]!, -1)), value(addDays(sorted.at(-1)!, 1))]
    parts.push(`select stat_month from order_profit where company_id = $1 and posted_from <= ${to}::date and posted_to >= ${from}::date ${goods()}`)
    parts.push(`select date_trunc('month', o.purchase_day)::date from order_item o where o.company_id = $1 ${goods('o.')}
      and exists (select 1 from fee_line f where f.company_id = $1 and f.shop_id = o.shop_id and f.order_id = o.order_id
        and f.posted_day between ${from}::date and ${to}::date)`)
  }
  if (BROUGHT_BACK.includes(changed ?? '')) {
    parts.push(`select stat_month from order_profit where company_id = $1 and returned_to >= ${value(firstDay(sorted[0]!.slice(0, 7)))}::date ${goods()}`)
  }
  if (changed === 'fba_return') {
    parts.push(`select date_trunc('month', o.purchase_day)::date from order_item o where o.company_id = $1 ${goods('o.')}
      and exists (select 1 from fba_return r where r.company_id = $1 and r.shop_id = o.shop_id and r.order_id = o.order_id
        and r.return_day between ${value(sorted[0])}::date and ${value(sorted.at(-1))}::date)`)
  }
  if (SENT.includes(changed ?? '') || changed === 'exchange_rate') {
    // A rate holds for its month: it turns the freight of all its days into the shop's currency.
    const [from, to] = [value(sorted[0]), value(changed === 'exchange_rate' ? lastDay(sorted.at(-1)!.slice(0, 7)) : sorted.at(-1))]
    const between = `ship_day between ${from}::date and ${to}::date`
    parts.push(`select stat_month from order_profit where company_id = $1 and ${between} ${goods()}`)
    const ofParcels = changed === 'exchange_rate' ? ['fbm_freight'] : ['fbm_freight', 'shipped_item', 'shipment_sale']
    for (const table of ofParcels) {
      parts.push(`select date_trunc('month', o.purchase_day)::date from order_item o where o.company_id = $1 ${goods('o.')}
        and exists (select 1 from ${table} s where s.company_id = $1 and s.shop_id = o.shop_id and s.order_id = o.order_id and s.${between})`)
    }
    parts.push(`select date_trunc('month', s.ship_day)::date from fbm_freight s where s.company_id = $1 and s.${between} ${goods('s.')}`)
    if (changed === 'fbm_order') {
      parts.push(`select date_trunc('month', o.purchase_day)::date from order_item o join fbm_order s on s.company_id = $1 and s.shop_id = o.shop_id
          and s.order_id = o.order_id where o.company_id = $1 ${goods('o.')} and s.${between}`)
    }
  }
  if (changed === 'order_item') {
    // Freight that no line bears stands in the month in which it was sent: it goes to a line that is told now, and comes from one that is gone.
    parts.push(`select date_trunc('month', s.ship_day)::date from fbm_freight s
      where s.company_id = $1 and s.ship_day >= ${value(addDays(sorted[0]!, -1))}::date ${goods('s.')}
      and (exists (select 1 from order_profit p where p.company_id = $1 and p.shop_id = s.shop_id and p.order_id = s.order_id and p.state = 'rest')
        or not exists (select 1 from order_item o where o.company_id = $1 and o.shop_id = s.shop_id and o.order_id = s.order_id))`)
  }
  const { rows } = await tx.query<{ month: string }>(
    `with ${BOUNDS} select distinct to_char(month, 'YYYY-MM-DD') as month from (${parts.join(' union ')}) m`, values,
  )
  return rows.map(({ month }) => month)
}

