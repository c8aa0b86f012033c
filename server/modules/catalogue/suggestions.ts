/**
 * Which SKU an MSKU without a pairing seems to be sent from: a SKU of the same code (hyphens, spaces and case aside); else the one SKU that the
 * company's other listings of the same FNSKU, ASIN or picture are sent from. Where those point at several SKU nothing is suggested. A suggestion that
 * still holds keeps its row, so that several can be taken one after the other.
 */
import type { Making } from '../../kernel/kept/functions'

/** The code of goods as people compare it. */
const plain = (text: string): string => `upper(regexp_replace(${text}, '[\\s_-]+', '', 'g'))`

/** Makes pairing_suggestion anew of the shops concerned: at most one SKU a listing, by the strongest reason (code, then FNSKU, ASIN, picture). */
export async function pairingSuggestions({ tx, companyId, keys }: Making<'pairing_suggestion'>): Promise<void> {
  const shops = keys === 'all' ? null : [...new Set(keys.map(({ shop_id: shop }) => shop))]
  const alike = (reason: string, field: 'fnsku' | 'asin' | 'image', rank: number): string => `
    select o.id as listing, min(p.sku_id) as sku_id, min(p.qty) as qty, '${reason}' as reason, ${rank} as rank
    from open o join product l on l.company_id = $1 and l.${field} = o.${field} and l.id <> o.id
    join pairing p on p.company_id = $1 and p.shop_id = l.shop_id and p.msku = l.msku and p.to_day is null
    where nullif(o.${field}, '') is not null group by o.id having count(distinct (p.sku_id, p.qty)) = 1`
  await tx.query(
    `with open as (
       select l.id, l.shop_id, l.msku, l.fnsku, l.asin, l.image from product l
       where l.company_id = $1 and ($2::text[] is null or l.shop_id::text = any($2::text[]))
         and not exists (select from pairing p where p.company_id = $1 and p.shop_id = l.shop_id and p.msku = l.msku and p.to_day is null)),
     found as (
       select o.id as listing, min(s.id) as sku_id, 1 as qty, 'code' as reason, 1 as rank
       from open o join sku s on s.company_id = $1 and ${plain('s.sku_code')} = ${plain('o.msku')} group by o.id having count(*) = 1
       union all ${alike('fnsku', 'fnsku', 2)} union all ${alike('asin', 'asin', 3)} union all ${alike('image', 'image', 4)}),
     best as (
       select distinct on (f.listing) o.shop_id, o.msku, f.sku_id, f.reason, f.qty from found f join open o on o.id = f.listing order by f.listing, f.rank),
     gone as (
       delete from pairing_suggestion g where g.company_id = $1 and ($2::text[] is null or g.shop_id::text = any($2::text[]))
         and not exists (select from best b where b.shop_id = g.shop_id and b.msku = g.msku))
     insert into pairing_suggestion as s (company_id, shop_id, msku, sku_id, reason, qty)
     select $1, shop_id, msku, sku_id, reason, qty from best
     on conflict (company_id, shop_id, msku) do update set sku_id = excluded.sku_id, reason = excluded.reason, qty = excluded.qty
     where (s.sku_id, s.reason, s.qty) is distinct from (excluded.sku_id, excluded.reason, excluded.qty)`,
    [companyId, shops],
  )
}
