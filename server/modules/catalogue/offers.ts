/** The price that a SKU is bought at: that of its default supplier which holds today, of the least quantity. Kept on the SKU itself. */
import type { Tx } from '../../kernel/store/connect'
import type { WriteRule } from '../../kernel/write/write.rules'
import type { Written } from '../../kernel/write/written'

/**
 * Writes supplier, price, currency and lead time of SKU whose best offer is another by now.
 * @param skus ids; 'all': of the whole company
 * @param today yyyy-mm-dd by the company's clock
 * @returns how many changed, with what they were and are
 */
export async function refreshOffers(tx: Tx, companyId: number, today: string, skus: readonly string[] | 'all'): Promise<OfferChange[]> {
  const { rows } = await tx.query<OfferChange>(
    `with best as (
       select distinct on (p.sku_id) p.sku_id, p.supplier_id, p.price, p.currency, p.lead_days from sku_price p
       where p.company_id = $1 and p.from_day <= $2::date and ($3::bigint[] is null or p.sku_id = any($3::bigint[])) and (p.is_default or not exists (
         select from sku_price q where q.company_id = $1 and q.sku_id = p.sku_id and q.is_default and q.from_day <= $2::date))
       order by p.sku_id, p.min_qty, p.from_day desc, p.id desc),
     due as (
       select s.id, b.supplier_id, b.price, b.currency, b.lead_days, s.purchase_price::text as was, s.supplier_id::text as from_whom
       from sku s left join best b on b.sku_id = s.id
       where s.company_id = $1 and ($3::bigint[] is null or s.id = any($3::bigint[]))
         and (s.supplier_id, s.purchase_price, s.price_currency, s.lead_days) is distinct from (b.supplier_id, b.price, b.currency, b.lead_days))
     update sku s set supplier_id = d.supplier_id, purchase_price = d.price, price_currency = d.currency, lead_days = d.lead_days
     from due d where s.company_id = $1 and s.id = d.id
     returning s.id::text, d.was, s.purchase_price::text as price, d.from_whom as "fromWhom", s.supplier_id::text as supplier`,
    [companyId, today, skus === 'all' ? null : skus],
  )
  return rows
}

interface OfferChange { id: string; was: string | null; price: string | null; fromWhom: string | null; supplier: string | null }

/** One supplier is the default of a SKU: whoever is made it takes the place of the one before. */
export const offersRule: WriteRule = async ({ tx, model, asker }, written) => {
  const further: Written[] = []
  for (const { entity, after } of written) {
    if (after?.['is_default'] !== true) continue
    const { rows } = await tx.query<{ id: string; sku_id: string; supplier_id: string; is_default: boolean }>(
      `update sku_price set is_default = (supplier_id = $3::bigint) where company_id = $1 and sku_id = $2::bigint and is_default is distinct from
        (supplier_id = $3::bigint) returning id::text, sku_id::text, supplier_id::text, is_default`,
      [asker.companyId, after['sku_id'], after['supplier_id']],
    )
    further.push(...rows.map((row): Written => ({ entity, action: 'edit', before: { ...row, is_default: !row.is_default }, after: row })))
  }
  const skus = [...new Set(written.flatMap(({ before, after }) => [before, after].flatMap((row) => (row ? [String(row['sku_id'])] : []))))]
  const changed = await refreshOffers(tx, asker.companyId, asker.today, skus)
  const entity = model.entities['sku']!
  return [...further, ...changed.map(({ id, was, price, fromWhom, supplier }): Written => ({
    entity, action: 'edit', before: { id, purchase_price: was, supplier_id: fromWhom }, after: { id, purchase_price: price, supplier_id: supplier },
  }))]
}
