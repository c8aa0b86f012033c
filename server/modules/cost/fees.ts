/**
 * A fee over batches: by weight, volume, cost or the cost of packing, each part in smallest units and all of them the fee. A bill takes the place of
 * what was estimated of the same batches and kind; nothing is matched again.
 */
import { compareText, timesText } from '../../../contract/decimal-text'
import { effect } from '../../kernel/write/effects'
import { refuse, type Posting } from '../stock/public'
import { booksOf, lockCost } from './books'
import { addLines, reverseLines, spread, type CostBasis, type CostKind } from './lines'
import { settle, unprice } from './prices'

interface Layer { id: string; sku: string; code: string; qty: number; weight: string | null; volume: string | null; cost: string; packing: string }

/** What a batch weighs in the apportionment, by the values of `apportion`; null: nobody has said it. */
const WEIGHTS: Record<string, { says: string; of(layer: Layer): string | null }> = {
  1: { says: '毛重', of: ({ weight, qty }) => weight === null ? null : timesText(weight, String(qty)) ?? null },
  2: { says: '包装尺寸', of: ({ volume, qty }) => volume === null ? null : timesText(volume, String(qty)) ?? null },
  3: { says: '采购成本', of: ({ cost }) => cost },
  4: { says: '包材成本', of: ({ packing }) => packing },
}

/** Effect of 记账. @throws Refusal without batches, and of a batch that was taken back */
export const postCostFee = effect('postCostFee', {
  async run({ writing, row, items: { items } }) {
    if (items.length === 0) refuse('费用单里没有批次，请先选择要分摊到的批次')
    const layers = await layersOf(writing, items.map(({ layer_id: id }) => id))
    const empty = items.find(({ layer_id: id }) => !layers.has(id))
    if (empty) refuse(`批次 ${empty.layer_id} 已经冲回，请从费用单里删去`)
    await lockCost(writing, [...layers.values()].map(({ sku }) => sku))
    const books = await booksOf(writing)
    const over = weighed(items.map(({ layer_id: id }) => layers.get(id)!), row.apportion)
    const changed = new Set(items.map(({ layer_id: id }) => id))
    const [kind, basis] = [row.kind as CostKind, row.basis as CostBasis]
    if (basis === 'bill') await reverseLines(writing, books, { layerIds: [...changed], kinds: [kind], basis: 'estimate' })
    const costs = await spread(writing, books, {
      kind, basis, amount: String(row.amount), currency: row.currency, day: row.fee_day.slice(0, 10), cause: causeOf(row), remark: row.ref_no,
    }, over)
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

/** The weights of batches in an apportionment. @throws Refusal where nobody has said what it goes by */
function weighed(layers: readonly Layer[], apportion: string): { layerId: string; weight: string }[] {
  const by = WEIGHTS[apportion]!
  return layers.map((layer) => {
    const weight = by.of(layer)
    if (weight === null) refuse(`「${layer.code}」没有${by.says}，不能${apportion === '1' ? '按重量' : '按体积'}分摊，请先在「普通商品」填写`)
    return { layerId: layer.id, weight }
  })
}

/**
 * The freight of a transfer over the batches that it brought into the other warehouse, once all of it has come. Where the whole company is one pool of
 * goods a transfer brings in no batch, so that there is none to bear it.
 */
export const spreadFreight = effect('spreadFreight', {
  async run({ writing, row }) {
    if (row.transfer_state !== '5' || row.freight === null || compareText(row.freight, '0') === 0) return
    const { rows } = await writing.tx.query<{ id: string }>(
      `select id::text from cost_layer where company_id = $1 and doc_kind = 'transfer' and doc_id = $2 and in_qty > 0 order by id`,
      [writing.asker.companyId, row.id],
    )
    const layers = [...(await layersOf(writing, rows.map(({ id }) => id))).values()]
    if (layers.length === 0) return
    await lockCost(writing, layers.map(({ sku }) => sku))
    await addLines(writing, await booksOf(writing), await spread(writing, await booksOf(writing), {
      kind: 'head', basis: 'bill', amount: String(row.freight), currency: row.currency, day: writing.asker.today, cause: freightOf(row),
    }, weighed(layers, row.apportion_method ?? '3')))
    await settle(writing, layers.map(({ id }) => id))
  },
  undo: ({ writing, row }) => unprice(writing, freightOf(row), { kinds: ['head'] }),
})

const freightOf = ({ id, doc_no: no }: { id: string; doc_no: string | null }) => ({ kind: 'transfer', id, no })

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
