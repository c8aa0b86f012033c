/**
 * What the steps of a self-shipped order do: reviewed, it has its channel by the rules; its goods are held, leave the warehouse, and come back when a
 * step is taken back.
 */
import { effect } from '../../kernel/write/effects'
import { pairedGoods, refuseUnpaired } from '../fba/public'
import { channelsOf } from '../logistics/public'
import { heldBy, holdAnywhere, post, refuse, release, reverse, type Document, type Movement, type Posting } from '../stock/public'
import { measure } from './measure'

interface Order { id: string; order_no: string | null; shop_id: string; order_id: string; warehouse_id: string | null; channel_id: string | null }
interface Item { id: string; msku: string; quantity: number }

const documentOf = ({ id, order_no: no }: Order): Document => ({ kind: 'fbm_order', id, no })

/** Goods that an order sends, line by line. @throws Refusal that names products without a pairing */
async function goodsOf(posting: Posting, row: Order, items: readonly Item[]): Promise<{ line: string; skuId: string; qty: number }[]> {
  if (items.length === 0) refuse('这张订单没有商品，不知道发什么；请先编辑，填写商品')
  const goods = await pairedGoods(posting, row.shop_id, items.map(({ msku }) => msku))
  refuseUnpaired(items.map(({ msku }) => msku), goods)
  return items.flatMap(({ id, msku, quantity }) => (goods.get(msku) ?? []).map(({ skuId, qty }) => ({ line: id, skuId, qty: qty * quantity })))
}

/** Effect of 审核: channel and warehouse by the rules, where no channel is chosen yet. */
export const auditFbm = effect('auditFbm', {
  async run({ writing, row, items: { items } }) {
    await goodsOf(writing, row, items)
    if (row.channel_id !== null) return
    const chosen = (await channelsOf(writing, [{ shop: row.shop_id, order: row.order_id }])).get(`${row.shop_id} ${row.order_id}`)
    if (!chosen) return
    await writing.tx.query(
      `update fbm_order set channel_id = $3::bigint, rule_id = $4::bigint, warehouse_id = coalesce(warehouse_id, $5::bigint)
       where company_id = $1 and id = $2::bigint`,
      [writing.asker.companyId, row.id, chosen.channelId, chosen.ruleId, chosen.warehouseId],
    )
    await measure(writing, [row.id])
  },
})

/** Effect of 配货. @throws Refusal without a warehouse or channel, and of goods that are not there */
export const holdFbm = effect('holdFbm', {
  async run({ writing, row, items: { items } }) {
    if (row.warehouse_id === null || row.channel_id === null) refuse('还没有分配仓库与物流渠道，请先「分配物流」')
    await holdAnywhere(writing, documentOf(row), row.warehouse_id, await goodsOf(writing, row, items))
  },
  undo: ({ writing, row }) => release(writing, documentOf(row)),
})

/** Effect of 发货: what is held leaves. Taken back, it is held again; when it was sent, its weight and package are forgotten. */
export const shipFbm = effect('shipFbm', {
  async run({ writing, row, items: { items } }) {
    const warehouseId = row.warehouse_id ?? refuse('还没有分配仓库')
    const held = await heldBy(writing, documentOf(row))
    const lines = await goodsOf(writing, row, items)
    await release(writing, documentOf(row))
    await post(writing, documentOf(row), held.map(({ skuId, binId, condition, lot, qty }): Movement => ({
      skuId, condition, lot, qty, reason: 'sale_out', from: { kind: 'bin', warehouseId, binId }, to: { kind: 'other' },
      line: lines.find((line) => line.skuId === skuId)?.line ?? items[0]!.id,
    })))
  },
  async undo({ writing, row, items: { items } }) {
    await reverse(writing, documentOf(row))
    await holdAnywhere(writing, documentOf(row), row.warehouse_id ?? '0', await goodsOf(writing, row, items))
    await writing.tx.query(
      'update fbm_order set ship_time = null, ship_day = null, real_weight = null, package_size = null where company_id = $1 and id = $2::bigint',
      [writing.asker.companyId, row.id],
    )
    await measure(writing, [row.id])
  },
})
