/** What self-shipped orders weigh, and what they come to by the company's freight templates; by real weight once weighed. Sets server fields alone. */
import { shiftText } from '../../../contract/decimal-text'
import { raiseDataVersions } from '../../kernel/store/data-version'
import type { WriteRule } from '../../kernel/write/write.rules'
import type { Writing } from '../../kernel/write/write.row'
import { pairedGoods } from '../fba/public'
import { parcelFreights } from '../logistics/public'

interface Order { id: string; shop: string; country: string | null; channel: string | null; provider: string | null; real: number | null }
interface Item { fbm: string; shop: string; msku: string; qty: number }
interface Goods { id: string; weight: number | null; length: string | null; width: string | null; height: string | null }

/** What an order is in pieces of goods; undefined where a product of it has no pairing. */
async function piecesOf(writing: Writing, items: readonly Item[]): Promise<Map<string, { skuId: string; qty: number }[] | undefined>> {
  const pieces = new Map<string, { skuId: string; qty: number }[] | undefined>()
  for (const shop of new Set(items.map((item) => item.shop))) {
    const own = items.filter((item) => item.shop === shop)
    const goods = await pairedGoods(writing, shop, [...new Set(own.map(({ msku }) => msku))])
    for (const { fbm, msku, qty } of own) {
      const paired = goods.get(msku)
      const before = pieces.has(fbm) ? pieces.get(fbm) : []
      pieces.set(fbm, paired && before ? [...before, ...paired.map((one) => ({ skuId: one.skuId, qty: one.qty * qty }))] : undefined)
    }
  }
  return pieces
}

/** Writes weights (grams) and freight of the orders named by id; does nothing without ids. */
export async function measure(writing: Writing, ids: readonly string[]): Promise<void> {
  const { tx, asker } = writing
  if (ids.length === 0) return
  await tx.query(
    `update fbm_order_item i set shop_id = f.shop_id from fbm_order f
     where i.company_id = $1 and f.company_id = $1 and f.id = i.fbm_id and f.id = any($2::bigint[])`,
    [asker.companyId, ids],
  )
  const { rows: orders } = await tx.query<Order>(
    `select f.id::text, f.shop_id::text as shop, f.ship_country as country, c.logistics_channel as channel, c.provider_id::text as provider,
       f.real_weight as real
     from fbm_order f left join logistics_channel c on c.company_id = $1 and c.id = f.channel_id
     where f.company_id = $1 and f.id = any($2::bigint[]) order by f.id`, [asker.companyId, ids],
  )
  const { rows: items } = await tx.query<Item>(
    `select fbm_id::text as fbm, shop_id::text as shop, msku, quantity::int as qty from fbm_order_item where company_id = $1 and fbm_id = any($2::bigint[])
     order by id`, [asker.companyId, ids],
  )
  const pieces = await piecesOf(writing, items)
  const { rows: goods } = await tx.query<Goods>(
    `select id::text, gross_weight as weight, pkg_length::text as length, pkg_width::text as width, pkg_height::text as height
     from sku where company_id = $1 and id = any($2::bigint[])`,
    [asker.companyId, [...new Set([...pieces.values()].flatMap((each) => (each ?? []).map(({ skuId }) => skuId)))]],
  )
  const weights = new Map(goods.map((each) => [each.id, each]))
  const freightOf = await parcelFreights(writing)
  const told = orders.map(({ id, country, channel, provider, real }) => {
    const own = pieces.get(id)
    const grams = own?.every(({ skuId }) => (weights.get(skuId)?.weight ?? 0) > 0) === true
      ? own.reduce((sum, { skuId, qty }) => sum + weights.get(skuId)!.weight! * qty, 0) : null
    const [alone] = own?.length === 1 && own[0]!.qty === 1 ? own : []
    const size = alone && weights.get(alone.skuId)
    const weight = real ?? grams
    const freight = channel === null || country === null || weight === null ? undefined
      : freightOf(channel, country, {
        weight: shiftText(String(weight), -3) ?? null, count: 1, ...(size ? { length: size.length, width: size.width, height: size.height } : {}),
      })
    const said = freight && 'amount' in freight ? freight : undefined
    return {
      id, provider, weight: grams, msku: items.find(({ fbm }) => fbm === id)?.msku ?? null, amount: said?.amount ?? null, currency: said?.currency ?? null,
      says: freight === undefined ? null : ('lacks' in freight ? freight.lacks : freight.says).slice(0, 500),
    }
  })
  await tx.query(
    `update fbm_order f set provider_id = n.provider, est_weight = n.weight, msku = n.msku, est_freight = n.amount, est_parts = n.says,
       freight_currency = coalesce(n.currency, f.freight_currency, 'CNY')
     from jsonb_to_recordset($2::jsonb) as n (id bigint, provider bigint, weight integer, msku text, amount numeric, currency text, says text)
     where f.company_id = $1 and f.id = n.id`, [asker.companyId, JSON.stringify(told)],
  )
  await raiseDataVersions(tx, asker.companyId, ['fbm_order'])
}

/** An order that is written, or whose goods are, is weighed and priced anew. */
export const orderRule: WriteRule = (writing, written) => measure(writing, idsOf(written, 'id'))
/** The same where items of orders are written. */
export const itemRule: WriteRule = (writing, written) => measure(writing, idsOf(written, 'fbm_id'))

function idsOf(written: Parameters<WriteRule>[1], field: string): string[] {
  return [...new Set(written.flatMap(({ before, after }) => [before, after].flatMap((row) => (row?.[field] ? [String(row[field])] : []))))]
}
