/**
 * What files tell of a shop's products: a MSKU not known yet becomes a product, and an ASIN, FNSKU or title that a product
 * lacks is filled in. What staff have written is never overwritten. Where Amazon writes another code instead of the MSKU,
 * the product that it stands for is found; a code that stands for none makes no product.
 */
import type { Entity, ReportFormat } from '../../codegen/model'
import type { Tx } from '../database/connect'
import { STAGE } from './stage'

/** Which staged fields tell of a product, by format entity; `only`: rows whose MSKU is a product's (not an FNSKU in its place). */
const TELLS: Record<string, { asin?: string; fnsku?: string; title?: string; price?: string; only?: string }> = {
  fba_inventory: { asin: 'asin', fnsku: 'fnsku', title: 'title', price: 'price' },
  order_item: { asin: 'asin', title: 'title' },
  settlement_txn: { title: 'description', only: `transaction_type = 'Order'` },
  sp_product_day: { asin: 'asin' },
  storage_fee: { asin: 'asin', fnsku: 'fnsku', title: 'title' },
}

/** The last word of the file on a field. */
const best = (field: string | undefined): string =>
  field === undefined ? 'null::text' : `(array_agg(${field}::text order by line_no desc) filter (where nullif(btrim(${field}::text), '') is not null))[1]`

/**
 * Adds and completes products from the staged rows, then names the MSKU of storage fees that lacked one.
 * @returns products added
 */
export async function learnProducts(tx: Tx, companyId: number, shopId: string, currency: string, format: ReportFormat): Promise<{ added: number; changed: number }> {
  const tells = TELLS[format.entity]
  if (!tells) return { added: 0, changed: 0 }
  const coded = codedSql('s', Object.hasOwn(tells, 'fnsku'))
  const found = `select msku, ${best(tells.asin)} as asin, ${best(tells.fnsku)} as fnsku, ${best(tells.title)} as title, ${tells.price ? 'max(price)' : 'null::numeric'} as price
    from ${STAGE} s where nullif(btrim(msku), '') is not null ${tells.only ? `and ${tells.only}` : ''} and not ${coded} group by msku`
  const { rowCount: added } = await tx.query(
    `with found as (${found})
     insert into product (company_id, shop_id, pool_id, msku, asin, fnsku, title, currency, price)
     select $1, $2::bigint, (select pool_id from shop where company_id = $1 and id = $2::bigint), msku, asin, fnsku, title, $3, price from found order by msku
     on conflict (company_id, shop_id, msku) do nothing`,
    [companyId, shopId, currency],
  )
  const { rowCount: changed } = await tx.query(
    `with found as (${found})
     update product p set asin = coalesce(p.asin, s.asin), fnsku = coalesce(p.fnsku, s.fnsku), title = coalesce(p.title, s.title), price = coalesce(p.price, s.price)
     from found s where p.company_id = $1 and p.shop_id = $2::bigint and p.msku = s.msku
       and ((p.asin is null and s.asin is not null) or (p.fnsku is null and s.fnsku is not null) or (p.title is null and s.title is not null) or (p.price is null and s.price is not null))`,
    [companyId, shopId],
  )
  return { added, changed }
}

/**
 * Whether a staged row (alias `row`) names its goods by another code than the MSKU: units found in a warehouse
 * (Amazon.Found.<ASIN>), or the FNSKU or ASIN itself (liquidations, unlabelled stock). A file that tells the FNSKU beside
 * a SKU of that shape says whether the SKU is the seller's own.
 */
function codedSql(row: string, hasFnsku: boolean): string {
  const own = hasFnsku ? ` and (nullif(btrim(${row}.fnsku), '') is null or ${row}.fnsku = ${row}.msku)` : ''
  return `(${row}.msku like 'Amazon.Found.%' or (${row}.msku ~ '^(X0|B0)[0-9A-Z]{8}$'${own}))`
}

/**
 * Gives staged rows that name their goods by a code the MSKU of the shop's one product with that FNSKU, else with that
 * ASIN; what the file says is kept as file_sku. A code that is some product's MSKU stays one; of several products none is
 * guessed. For entities that keep a file_sku; where the MSKU is part of a row's key (orders) it stays as the file says.
 * @returns rows named
 */
export async function nameCodes(tx: Tx, companyId: number, shopId: string, entity: Entity): Promise<number> {
  if (entity.fields['file_sku'] === undefined) return 0
  const { fnsku, asin } = entity.fields
  const one = (field: 'fnsku' | 'asin', code: string): string =>
    `(select min(p.msku) from product p where p.company_id = $1 and p.shop_id = $2::bigint and p.${field} = ${code} having count(*) = 1)`
  const { rowCount } = await tx.query(
    `update ${STAGE} s set file_sku = s.msku, msku = n.name
     from (
       select c.msku, coalesce(${one('fnsku', 'c.code')}, ${one('asin', 'c.code')}, ${one('asin', 'c.asin')}) as name
       from (
         select s.msku, replace(s.msku, 'Amazon.Found.', '') as code, max(${asin ? 's.asin' : 'null::text'}) as asin from ${STAGE} s
         where ${codedSql('s', fnsku !== undefined)} and not exists (select from product p where p.company_id = $1 and p.shop_id = $2::bigint and p.msku = s.msku)
         group by s.msku
       ) c
     ) n where n.msku = s.msku and n.name is not null`,
    [companyId, shopId],
  )
  return rowCount
}

/** Names the MSKU of the shop's storage fees by an FNSKU, else an ASIN, that one product alone has (commingled stock shares them). */
export async function nameStorageFees(tx: Tx, companyId: number, shopId: string): Promise<number> {
  let named = 0
  for (const code of ['fnsku', 'asin']) {
    const { rowCount } = await tx.query(
      `update storage_fee f set msku = p.msku
       from (select ${code} as code, min(msku) as msku from product where company_id = $1 and shop_id = $2::bigint and ${code} is not null group by 1 having count(*) = 1) p
       where f.company_id = $1 and f.shop_id = $2::bigint and f.msku is null and f.${code} = p.code`,
      [companyId, shopId],
    )
    named += rowCount
  }
  return named
}
