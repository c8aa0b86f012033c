/**
 * What files tell of a shop's products: a MSKU not known yet becomes a product, and an ASIN, FNSKU or title that a product
 * lacks is filled in. What staff have written is never overwritten. Another code in the MSKU's place makes no product.
 */
import type { Entity, Model, ReportFormat } from '../../../contract/model'
import { closedPeriods, closedSql } from '../../kernel/kept/period-lock'
import type { Upgrade } from '../../kernel/kept/upgrades'
import type { Tx } from '../../kernel/store/connect'
import { codedSql } from './goods-codes'
import { STAGE } from '../../kernel/intake/stage'

/** Which staged fields tell of a product, by format entity; `only`: rows whose MSKU is a product's (not an FNSKU in its place). */
const TELLS: Record<string, { asin?: string; fnsku?: string; title?: string; price?: string; opened?: string; only?: string }> = {
  asin_traffic: { asin: 'asin', title: 'title' },
  fba_inventory: { asin: 'asin', fnsku: 'fnsku', title: 'title', price: 'price' },
  fee_preview: { asin: 'asin', fnsku: 'fnsku', title: 'title', price: 'price' },
  fba_ledger: { asin: 'asin', fnsku: 'fnsku', title: 'title' },
  fba_ledger_month: { asin: 'asin', fnsku: 'fnsku', title: 'title' },
  fba_reserved: { asin: 'asin', fnsku: 'fnsku', title: 'title' },
  listing: { asin: 'asin', title: 'title', price: 'price', opened: 'open_at' },
  fba_return: { asin: 'asin', fnsku: 'fnsku', title: 'title' },
  order_item: { asin: 'asin', title: 'title' },
  settlement_txn: { title: 'description', only: `transaction_type = 'Order'` },
  sp_product_day: { asin: 'asin' },
  reimbursement: { asin: 'asin', fnsku: 'fnsku', title: 'title' },
  restock_advice: { asin: 'asin', fnsku: 'fnsku', title: 'title', price: 'price' },
  shipment_sale: { asin: 'asin', fnsku: 'fnsku' },
  stock_age: { asin: 'asin', fnsku: 'fnsku', title: 'title', price: 'price' },
  storage_fee: { asin: 'asin', fnsku: 'fnsku', title: 'title' },
}

/** The last word of the file on a field. */
const best = (field: string | undefined): string =>
  field === undefined ? 'null::text' : `(array_agg(${field}::text order by line_no desc) filter (where nullif(btrim(${field}::text), '') is not null))[1]`

/**
 * Adds and completes products from the staged rows, then names the MSKU of storage fees that lacked one.
 * @returns products added
 */
export async function learnProducts(
  tx: Tx, companyId: number, shopId: string, currency: string, format: ReportFormat,
): Promise<{ added: number; changed: number }> {
  const tells = TELLS[format.entity]
  if (!tells) return { added: 0, changed: 0 }
  const coded = codedSql('s', Object.hasOwn(tells, 'fnsku'))
  const found = `select msku, ${best(tells.asin)} as asin, ${best(tells.fnsku)} as fnsku, ${best(tells.title)} as title,
    ${tells.price ? 'max(price)' : 'null::numeric'} as price,
    ${tells.opened ? `(min(${tells.opened}) at time zone (select coalesce(time_zone, 'UTC') from shop where company_id = $1 and id = $2::bigint))::date`
    : 'null::date'} as open_day
    from ${STAGE} s where nullif(btrim(msku), '') is not null ${tells.only ? `and ${tells.only}` : ''} and not ${coded} group by msku`
  const { rowCount: added } = await tx.query(
    `with found as (${found})
     insert into product (company_id, shop_id, pool_id, msku, asin, fnsku, title, currency, price, open_day)
     select $1, $2::bigint, (select pool_id from shop where company_id = $1 and id = $2::bigint), msku, asin, fnsku, title, $3, price, open_day
     from found order by msku
     on conflict (company_id, shop_id, msku) do nothing`,
    [companyId, shopId, currency],
  )
  const { rowCount: changed } = await tx.query(
    `with found as (${found})
     update product p set asin = coalesce(p.asin, s.asin), fnsku = coalesce(p.fnsku, s.fnsku), title = coalesce(p.title, s.title),
     price = coalesce(p.price, s.price), open_day = coalesce(p.open_day, s.open_day)
     from found s where p.company_id = $1 and p.shop_id = $2::bigint and p.msku = s.msku
       and (${['asin', 'fnsku', 'title', 'price', 'open_day'].map((field) => `(p.${field} is null and s.${field} is not null)`).join(' or ')})`,
    [companyId, shopId],
  )
  return { added, changed }
}

/**
 * Price, way of delivery and own stock of the shop's products as its newest list of listings tells them: nobody writes these here, they are asked of
 * Amazon (`pending`). Limits that the list does not tell stay as staff said them. A list that was undone gives way to the one that it had replaced.
 * @returns products changed
 */
export async function renewOffers(tx: Tx, companyId: number, shopId: string): Promise<number> {
  const { rowCount } = await tx.query(
    `with told as (
       select l.msku, coalesce(l.price, p.price) as price, coalesce(l.least_price, p.least_price) as least_price,
         coalesce(l.most_price, p.most_price) as most_price, coalesce(l.fulfilment, p.fulfilment) as fulfilment,
         case l.fulfilment when 'FBM' then l.quantity when 'FBA' then null else p.fbm_qty end as fbm_qty
       from (select distinct on (msku) * from listing where company_id = $1 and shop_id = $2::bigint order by msku, status = 'Active' desc, line_no) l
       join product p on p.company_id = $1 and p.shop_id = $2::bigint and p.msku = l.msku
     )
     update product p set price = t.price, least_price = t.least_price, most_price = t.most_price, fulfilment = t.fulfilment, fbm_qty = t.fbm_qty
     from told t where p.company_id = $1 and p.shop_id = $2::bigint and p.msku = t.msku
       and (p.price, p.least_price, p.most_price, p.fulfilment, p.fbm_qty)
         is distinct from (t.price, t.least_price, t.most_price, t.fulfilment, t.fbm_qty)`,
    [companyId, shopId],
  )
  return rowCount
}

/** Products of before kept the price that first became known, and nothing of how they are sent: their newest lists tell both. */
export const offersOfBefore: Upgrade = {
  name: 'goods.offersOfBefore',
  entities: ['product', 'listing'],
  async run(tx) {
    const { rows } = await tx.query<{ company: number; shop: string }>(
      'select distinct company_id as company, shop_id::text as shop from listing order by 1, 2',
    )
    for (const { company, shop } of rows) await renewOffers(tx, company, shop)
  },
}

/** Gives products without a parent ASIN the one that the staged rows name beside their ASIN. @returns products changed */
export async function learnParents(tx: Tx, companyId: number, shopId: string, { fields }: Entity): Promise<number> {
  if (!fields['asin'] || !fields['parent_asin']) return 0
  const { rowCount } = await tx.query(
    `update product p set parent_asin = s.parent from (select asin, max(parent_asin) as parent from ${STAGE} group by asin) s
     where p.company_id = $1 and p.shop_id = $2::bigint and p.asin = s.asin and nullif(btrim(p.parent_asin), '') is null and s.parent is not null`,
    [companyId, shopId],
  )
  return rowCount
}

/** Names the MSKU of the shop's storage fees by an FNSKU, else an ASIN, that one product alone has (commingled stock shares them). */
export async function nameStorageFees(tx: Tx, model: Model, companyId: number, shopId: string): Promise<number> {
  const entity = model.entities['storage_fee']!
  const closed = await closedPeriods(tx, model, companyId, entity)
  const open = closed.length === 0 ? '' : ` and not ${closedSql(entity, 'f', '$3')}`
  let named = 0
  for (const code of ['fnsku', 'asin']) {
    const { rowCount } = await tx.query(
      `update storage_fee f set msku = p.msku
       from (select ${code} as code, min(msku) as msku from product where company_id = $1 and shop_id = $2::bigint and ${code} is not null group by 1
       having count(*) = 1) p
       where f.company_id = $1 and f.shop_id = $2::bigint and f.msku is null and f.${code} = p.code${open}`,
      [companyId, shopId, ...(closed.length === 0 ? [] : [JSON.stringify(closed)])],
    )
    named += rowCount
  }
  return named
}
