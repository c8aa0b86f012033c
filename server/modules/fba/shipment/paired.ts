/** What a MSKU is sent as: the local SKU that it is paired with today, bundles by their parts. Reads alone. */
import { partsOn } from '../../catalogue/public'
import { refuse, type Posting } from '../../stock/public'

/** One local SKU of a MSKU; `qty`: pieces of it in one MSKU. */
interface PairedGoods { skuId: string; sku: string; qty: number }

/** By MSKU of the shop; one without a pairing is left out. */
export async function pairedGoods(posting: Posting, shopId: string, mskus: readonly string[]): Promise<Map<string, PairedGoods[]>> {
  const { tx, asker } = posting
  const { rows: paired } = await tx.query<{ msku: string; sku: string; qty: number; bundle: boolean }>(
    `select p.msku, p.sku_id::text as sku, p.qty::int as qty, s.goods_kind = 'combo' as bundle from pairing p
     join sku s on s.company_id = $1 and s.id = p.sku_id
     where p.company_id = $1 and p.shop_id = $2::bigint and p.msku = any($3::text[])
       and (p.from_day is null or p.from_day <= $4::date) and (p.to_day is null or p.to_day >= $4::date)`,
    [asker.companyId, shopId, mskus, asker.today],
  )
  const parts = await partsOn(posting, [...new Set(paired.flatMap(({ sku, bundle }) => (bundle ? [sku] : [])))], asker.today)
  const kept = paired.flatMap(({ msku, sku, qty, bundle }) => (
    bundle ? (parts.get(sku) ?? []).map(({ skuId, unit }) => ({ msku, sku_id: skuId, qty: qty * unit })) : [{ msku, sku_id: sku, qty }]
  ))
  const { rows } = await tx.query<PairedGoods & { msku: string }>(
    `select g.msku, g.sku_id::text as "skuId", s.sku_code as sku, sum(g.qty)::int as qty
     from jsonb_to_recordset($2::jsonb) as g (msku text, sku_id bigint, qty integer)
     join sku s on s.company_id = $1 and s.id = g.sku_id group by 1, 2, 3 order by 1, 3`,
    [asker.companyId, JSON.stringify(kept)],
  )
  const goods = new Map<string, PairedGoods[]>()
  for (const { msku, ...one } of rows) goods.set(msku, [...(goods.get(msku) ?? []), one])
  return goods
}

/** @throws Refusal that names those without a pairing */
export function refuseUnpaired(mskus: readonly string[], goods: ReadonlyMap<string, unknown>): void {
  const bare = [...new Set(mskus)].filter((msku) => !goods.has(msku))
  if (bare.length === 0) return
  const named = `${bare.slice(0, 5).map((msku) => `「${msku}」`).join('、')}${bare.length > 5 ? ` 等 ${bare.length} 个` : ''}`
  refuse(`${named}没有配对本地SKU，不知道发哪个货；请先在「配对」里填写`)
}
