/**
 * A fee over batches: by weight, volume, cost or the cost of packing, each part in smallest units and all of them the fee. A bill takes the place of
 * what was estimated of the same batches and kind; nothing is matched again.
 */
import { timesText } from '../../../contract/decimal-text'
import { effect } from '../../kernel/write/effects'
import { refuse, type Posting } from '../stock/public'
import { booksOf, lockCost } from './books'
import { addLines, reverseLines, spread, type CostBasis, type CostKind } from './lines'
import { settle } from './prices'

interface Layer { id: string; sku: string; code: string; qty: number; weight: string | null; volume: string | null; cost: string; packing: string }

/** What a batch weighs in the apportionment, by the values of `apportion`; null: nobody has said it. */
const WEIGHTS: Record<string, { says: string; of(layer: Layer): string | null }> = {
  1: { says: '毛重', of: ({ weight, qty }) => weight === null ? null : timesText(weight, String(qty)) ?? null },
  2: { says: '包装尺寸', of: ({ volume, qty }) => volume === null ? null : timesText(volume, String(qty)) ?? null },
  3: { says: '采购成本', of: ({ cost }) => cost },
  4: { says: '包材成本', of: ({ packing }) => packing },
}

export const postCostFee = effect('postCostFee', {
  async run({ writing, row, items: { items } }) {
    if (items.length === 0) refuse('费用单里没有批次，请先选择要分摊到的批次')
    const layers = await layersOf(writing, items.map(({ layer_id: id }) => id))
    const empty = items.find(({ layer_id: id }) => !layers.has(id))
    if (empty) refuse(`批次 ${empty.layer_id} 已经冲回，请从费用单里删去`)
    await lockCost(writing, [...layers.values()].map(({ sku }) => sku))
    const books = await booksOf(writing)
    const by = WEIGHTS[row.apportion]!
    const over = items.map(({ layer_id: id }) => ({ layerId: id, weight: by.of(layers.get(id)!) }))
    const lacking = over.find(({ weight }) => weight === null)
    if (lacking) refuse(`「${layers.get(lacking.layerId)!.code}」没有${by.says}，不能${row.apportion === '1' ? '按重量' : '按体积'}分摊，请先在「普通商品」填写`)
    const changed = new Set(items.map(({ layer_id: id }) => id))
    const [kind, basis] = [row.kind as CostKind, row.basis as CostBasis]
    if (basis === 'bill') await reverseLines(writing, books, { layerIds: [...changed], kinds: [kind], basis: 'estimate' })
    const costs = await spread(writing, books, {
      kind, basis, amount: String(row.amount), currency: row.currency, day: row.fee_day.slice(0, 10), cause: causeOf(row), remark: row.ref_no,
    }, over.map(({ layerId, weight }) => ({ layerId, weight: weight! })))
    await addLines(writing, books, costs)
    await writing.tx.query(
      `update cost_fee_item i set share = s.amount, sku_id = l.sku_id, layer_qty = l.in_qty, currency = $3
       from jsonb_to_recordset($4::jsonb) as s ("layerId" bigint, amount numeric), cost_layer l
       where i.company_id = $1 and i.fee_id = $2::bigint and i.layer_id = s."layerId" and l.company_id = $1 and l.id = i.layer_id`,
      [writing.asker.companyId, row.id, row.currency, JSON.stringify(costs.map(({ layerId, amount }) => ({ layerId, amount })))],
    )
    await settle(writing, [...changed])
  },
  async undo({ writing, row, items: { items } }) {
    await lockCost(writing, [...(await layersOf(writing, items.map(({ layer_id: id }) => id))).values()].map(({ sku }) => sku))
    await settle(writing, await reverseLines(writing, await booksOf(writing), { cause: causeOf(row) }))
    await writing.tx.query('update cost_fee_item set share = null where company_id = $1 and fee_id = $2::bigint', [writing.asker.companyId, row.id])
  },
})

const causeOf = ({ id, fee_no: no }: { id: string; fee_no: string | null }) => ({ kind: 'cost_fee', id, no })

async function layersOf({ tx, asker }: Posting, ids: readonly string[]): Promise<Map<string, Layer>> {
  const { rows } = await tx.query<Layer>(
    `select l.id::text, l.sku_id::text as sku, s.sku_code as code, l.in_qty as qty, s.gross_weight::text as weight,
       (s.pkg_length * s.pkg_width * s.pkg_height)::text as volume, c.cost::text, c.packing::text
     from cost_layer l join sku s on s.company_id = $1 and s.id = l.sku_id
     left join lateral (
       select coalesce(sum(base_amount) filter (where kind in ('purchase', 'carry')), 0) as cost,
         coalesce(sum(base_amount) filter (where kind = 'package'), 0) as packing
       from cost_line c where c.company_id = $1 and c.layer_id = l.id) c on true
     where l.company_id = $1 and l.id = any($2::bigint[]) and l.in_qty > 0`,
    [asker.companyId, ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}
