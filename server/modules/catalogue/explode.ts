/** What goods are made of on a day, down to what is kept in stock. A question; changes nothing. */
import { CODES } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import type { Tx } from '../../kernel/store/connect'

/** How many of a part one piece takes. */
export interface Part { skuId: string; unit: number }

const DEEPEST = 20

/**
 * Parts that are bundles have no stock of their own: theirs take their place.
 * @param day yyyy-mm-dd: parts of other days are left out
 * @returns by goods; none where the goods have no parts that day
 * @throws Refusal of goods that come to be part of themselves
 */
export async function partsOn({ tx, asker }: { tx: Tx; asker: { companyId: number } }, skuIds: readonly string[], day: string): Promise<Map<string, Part[]>> {
  const { rows } = await tx.query<{ whole: string; part: string; unit: number; circle: boolean; code: string }>(
    `with recursive made (whole, part, unit, depth) as (
       select p.sku_id, p.part_id, p.qty::bigint, 1 from sku_part p where p.company_id = $1 and p.sku_id = any($2::bigint[])
         and (p.from_day is null or p.from_day <= $3::date) and (p.to_day is null or p.to_day >= $3::date)
       union all
       select m.whole, p.part_id, m.unit * p.qty, m.depth + 1 from made m join sku s on s.company_id = $1 and s.id = m.part and s.goods_kind = 'combo'
       join sku_part p on p.company_id = $1 and p.sku_id = m.part and (p.from_day is null or p.from_day <= $3::date)
         and (p.to_day is null or p.to_day >= $3::date)
       where m.depth < $4 and m.part <> m.whole)
     select m.whole::text, m.part::text, least(sum(m.unit), 1000000000)::int as unit, bool_or(m.part = m.whole or m.depth = $4) as circle, w.sku_code as code
     from made m join sku s on s.company_id = $1 and s.id = m.part join sku w on w.company_id = $1 and w.id = m.whole
     where s.goods_kind <> 'combo' or m.part = m.whole or m.depth = $4 group by m.whole, m.part, w.sku_code order by min(m.depth), m.part`,
    [asker.companyId, skuIds, day, DEEPEST],
  )
  const circle = rows.find((row) => row.circle)
  if (circle) throw new Refusal(CODES.invalid, `「${circle.code}」的用料清单绕了一圈又用到它自己，请先在商品的子件里改正`)
  const parts = new Map<string, Part[]>()
  for (const { whole, part, unit } of rows) parts.set(whole, [...(parts.get(whole) ?? []), { skuId: part, unit }])
  return parts
}

/** How many of a part one bundle takes. */
export interface BundlePart { whole: string; part: string; unit: number }

/**
 * What each bundle is made of on the asker's day, down to what is bought: a row for each bundle and part.
 * @throws Refusal of a bundle that comes to be part of itself
 */
export async function bundleParts(
  { tx, asker }: { tx: Tx; asker: { companyId: number; today: string } },
): Promise<BundlePart[]> {
  const { rows } = await tx.query<{ id: string }>(`select id::text from sku where company_id = $1 and goods_kind = 'combo'`, [asker.companyId])
  const parts = await partsOn({ tx, asker }, rows.map(({ id }) => id), asker.today)
  return [...parts].flatMap(([whole, of]) => of.map(({ skuId, unit }) => ({ whole, part: skuId, unit })))
}

/**
 * Parts of a `with`: `sent_as` (pool_id, msku, sku_id, qty), the SKU that an MSKU is sent as by its pairing of the day, a bundle by its parts.
 * @remarks $1 is the company, $3 the day, $5 what `bundleParts` answers, as JSON text
 */
export const SENT_AS = `pairs as (
    select s.pool_id, p.msku, p.sku_id, max(p.qty) as qty from pairing p join shop s on s.company_id = $1 and s.id = p.shop_id
    where p.company_id = $1 and (p.from_day is null or p.from_day <= $3::date) and (p.to_day is null or p.to_day >= $3::date) group by 1, 2, 3),
  sent_as as (
    select p.pool_id, p.msku, coalesce(t.part, p.sku_id) as sku_id, sum(p.qty * coalesce(t.unit, 1)) as qty
    from pairs p left join jsonb_to_recordset($5::jsonb) as t (whole bigint, part bigint, unit bigint) on t.whole = p.sku_id group by 1, 2, 3)`
