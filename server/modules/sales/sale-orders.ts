/** Orders: the item lines of one order of a shop as one row, its amounts added up. */
import type { Making } from '../../kernel/kept/functions'

const SUMS = ['quantity', 'item_price', 'item_tax', 'shipping_price', 'shipping_tax', 'gift_wrap_price', 'gift_wrap_tax', 'item_discount', 'ship_discount']
/** Said by every line of an order alike: the first line's stands. */
const SAID = ['sales_channel', 'ship_level', 'msku', 'title', 'currency', 'ship_country', 'ship_state', 'ship_city', 'business_order']

/** Makes sale_order anew of the orders or days concerned. `state` is our own, worked out of the states of all lines. */
export async function saleOrders({ tx, companyId, days, keys }: Making<'sale_order'>): Promise<void> {
  const values: unknown[] = [companyId]
  const value = (one: unknown): string => `$${values.push(one)}`
  const orders = keys !== 'all'
    ? `and (shop_id, order_id) in (select shop_id, order_id
      from jsonb_to_recordset(${value(JSON.stringify(keys))}::jsonb) as k (shop_id bigint, order_id text))`
    : days === 'all' ? '' : `and (shop_id, order_id) in (select shop_id, order_id from order_item
      where company_id = $1 and purchase_day = any(${value([...days])}::date[]))`
  // An order whose lines tell of several days belongs to the first of them; it is made anew with any of its days.
  if (keys === 'all' && days !== 'all') await tx.query('delete from sale_order where company_id = $1 and purchase_day = any($2::date[])', values)
  await tx.query(`delete from sale_order where company_id = $1 ${orders}`, values)
  const first = (field: string): string => `(array_agg(${field} order by line_no, id) filter (where ${field} is not null))[1]`
  await tx.query(
    `insert into sale_order (company_id, shop_id, order_id, purchase_at, purchase_day, updated_at, state, order_status, fulfillment, item_count,
      shipped_quantity, ${[...SUMS, ...SAID].join(', ')})
     select $1, shop_id, order_id, min(purchase_at), min(purchase_day), max(updated_at),
       case
         when bool_and(order_status ~* '^cancel') then 'cancelled'
         when bool_or(order_status ~* '^pending') then 'pending'
         when bool_or(order_status ~* '^(unshipped|invoiceunconfirmed)') then 'unshipped'
         when bool_or(order_status ~* '^(shipping|partiallyshipped|complete$)') then 'shipping'
         when bool_or(order_status ~* '^shipped') then 'shipped'
         else 'other'
       end,
       ${first('order_status')},
       case ${first('fulfillment')} when 'Amazon' then 'FBA' when 'Merchant' then 'FBM' end,
       count(*), coalesce(sum(quantity) filter (where coalesce(item_status, order_status) ~* '^shipped'), 0),
       ${SUMS.map((field) => `sum(${field})`).join(', ')}, ${SAID.map(first).join(', ')}
     from order_item where company_id = $1 ${orders}
     group by shop_id, order_id`,
    values,
  )
}
