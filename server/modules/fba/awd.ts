/**
 * Goods to Amazon's own storage (AWD), which is one of the company's warehouses of the kind AWD, and from there to FBA. Sent, they are under way to it;
 * received in as many parts as they come they lie there; what never comes is lost. To FBA they go in a shipment batch like any others.
 */
import { CODES } from '../../../contract/wire'
import { answers } from '../../kernel/http/answers'
import { Refusal } from '../../kernel/asker/refusal'
import { effect } from '../../kernel/write/effects'
import type { WriteRule } from '../../kernel/write/write.rules'
import { allocate, allowsNegative, lyingIn, post, refuse, reverse, type Document, type Movement, type Place, type Posting } from '../stock/public'
import { refuseOtherShop } from './other-shop'
import { makeBatch } from './shipment/batch.make'
import { change, inBatch, lockBatch, rowsOfBatch } from './shipment/batch.rows'
import { pairedGoods, refuseUnpaired } from './shipment/paired'

interface Order { id: string; order_no: string | null; shop_id: string; warehouse_id: string; awd_wh_id: string }
interface Item { id: string; msku: string | null; qty: number | null; now_qty: number | null; open_qty: number | null; shipped_qty: number | null }

const documentOf = ({ id, order_no: no }: Order): Document => ({ kind: 'awd_order', id, no })
/** Under way to the AWD warehouse; the letters keep its place apart from those of transfers. */
const under = ({ id, awd_wh_id: warehouseId }: Order): Place => ({ kind: 'transit', transferId: `awd${id}`, warehouseId })

/** Rows say whose goods they are of; all are of the order's shop. */
export const awdItemRule: WriteRule = async (writing, written) => {
  const { tx, asker } = writing
  const orders = [...new Set(written.flatMap(({ after }) => (after ? [String(after['order_id'])] : [])))]
  await refuseOtherShop(writing, 'awd_order_item', orders, '一张 AWD 入库单只能是一个店铺的')
  await tx.query(
    `update awd_order_item i set shop_id = p.shop_id, msku = p.msku from product p
     where i.company_id = $1 and i.order_id = any($2::bigint[]) and p.company_id = $1 and p.id = i.product_id and i.msku is distinct from p.msku`,
    [asker.companyId, orders],
  )
}

/** Effect of 发货. @throws Refusal without goods, of an MSKU without SKU, and of more than there is unless the company lets stock fall below 0 */
export const shipAwd = effect('shipAwd', {
  async run({ writing, row, items: { items } }) {
    if (items.length === 0) refuse('入库单里没有商品，没有货可以发；请先填写入库商品')
    const mskus = items.map(({ msku }) => msku ?? '')
    const goods = await pairedGoods(writing, row.shop_id, mskus)
    refuseUnpaired(mskus, goods)
    const wanted = items.flatMap((item) => goods.get(item.msku ?? '')!.map(({ skuId, sku, qty }) => ({ line: item.id, skuId, sku,
      qty: qty * (item.qty ?? 0) })))
    await post(writing, documentOf(row), await outOf(writing, row, wanted))
    await writing.tx.query(
      `update awd_order_item set shipped_qty = box_qty * box_count, received_qty = 0, lost_qty = 0, now_qty = null
       where company_id = $1 and order_id = $2::bigint`, [writing.asker.companyId, row.id],
    )
  },
  async undo({ writing, row }) {
    await reverse(writing, documentOf(row))
    await writing.tx.query(
      'update awd_order_item set shipped_qty = null, received_qty = null, lost_qty = null, now_qty = null where company_id = $1 and order_id = $2::bigint',
      [writing.asker.companyId, row.id],
    )
  },
})

/** @throws Refusal where the warehouse has too little, unless the company allows less than nothing */
async function outOf(posting: Posting, order: Order, wanted: readonly { line: string; skuId: string; sku: string; qty: number }[]): Promise<Movement[]> {
  const lying = await lyingIn(posting, order.warehouse_id, wanted.map(({ skuId }) => skuId))
  const taken = allocate(lying, wanted.map(({ skuId, qty }) => ({ skuId, qty })))
  const short = taken.flatMap(({ missing }, at) => (missing > 0 ? [`「${wanted[at]!.sku}」要发 ${wanted[at]!.qty} 个，还缺 ${missing} 个`] : []))
  if (short.length > 0 && !(await allowsNegative(posting))) refuse(`${short.slice(0, 5).join('；')}；发货仓库里库存不够，请先入库、调拨，或减少箱数`)
  return taken.flatMap(({ taken: parts, missing }, at): Movement[] => {
    const { line, skuId } = wanted[at]!
    const out = (qty: number, of?: { binId: string; lot: string }): Movement => ({
      skuId, condition: 'good', ...(of ? { lot: of.lot } : {}), from: { kind: 'bin', warehouseId: order.warehouse_id, ...(of ? { binId: of.binId } : {}) },
      to: under(order), qty, reason: 'transfer_out', line,
    })
    return [...parts.map((each) => out(each.qty, each.of)), ...(missing > 0 ? [out(missing)] : [])]
  })
}

/** Effect of 部分签收. @throws Refusal where all counts are 0 */
export const receiveAwd = effect('receiveAwd', {
  async run({ writing, row, items: { items } }) {
    if (items.every((item) => !item.now_qty)) refuse('本次签收数都是 0，没有货可以签收')
    await receive(writing, row, items, false)
  },
  undo: ({ writing, row }) => takeBack(writing, row, null),
})

/** Effect of 签收完成: what has not come is lost. Taken back, the last receipt and the loss are. */
export const closeAwd = effect('closeAwd', {
  run: ({ writing, row, items: { items } }) => receive(writing, row, items, true),
  async undo({ writing, row }) {
    const { rows: [last] } = await writing.tx.query<{ at: string | null }>(
      `select max(e.create_time)::text as at from stock_entry e where e.company_id = $1 and e.doc_kind = 'awd_order' and e.doc_id = $2 and e.reverses_id is null
         and e.reason in ('transfer_in', 'transfer_loss') and not exists (select from stock_entry r where r.company_id = $1 and r.reverses_id = e.id)`,
      [writing.asker.companyId, row.id],
    )
    await takeBack(writing, row, last?.at ?? null)
  },
})

interface Lot { line: string; sku: string; lot: string; went: number; open: number }

/** What was received now goes to the AWD warehouse, lot after lot, by what one piece was sent as; at the end the rest is lost. */
async function receive(writing: Posting, row: Order, items: readonly Item[], ends: boolean): Promise<void> {
  const more = items.find((item) => (item.now_qty ?? 0) > (item.open_qty ?? 0))
  if (more) refuse(`「${more.msku}」在途 ${more.open_qty ?? 0} 件，这次最多签收 ${more.open_qty ?? 0} 件`)
  const { tx, asker } = writing
  const { rows } = await tx.query<Lot>(
    `select e.doc_line as line, e.sku_id::text as sku, e.lot, sum(e.qty) filter (where e.reason = 'transfer_out')::int as went,
       sum(case when e.reason = 'transfer_out' then e.qty else -e.qty end)::int as open from stock_entry e
     where e.company_id = $1 and e.doc_kind = 'awd_order' and e.doc_id = $2 and e.reverses_id is null
       and not exists (select from stock_entry r where r.company_id = $1 and r.reverses_id = e.id)
     group by 1, 2, 3 order by 1, 2, 3`, [asker.companyId, row.id],
  )
  await post(writing, documentOf(row), items.flatMap((item) => cameOf(row, item, rows.filter(({ line }) => line === item.id), ends)))
  await tellReceived(writing, row.id)
}

function cameOf(row: Order, item: Item, lots: readonly Lot[], ends: boolean): Movement[] {
  const left = new Map<string, number>()
  const went = new Map<string, number>()
  for (const lot of lots) went.set(lot.sku, (went.get(lot.sku) ?? 0) + lot.went)
  for (const [sku, qty] of went) left.set(sku, (qty / (item.shipped_qty ?? 1)) * (item.now_qty ?? 0))
  return lots.flatMap(({ sku, lot, open }): Movement[] => {
    const came = Math.min(open, left.get(sku) ?? 0)
    left.set(sku, (left.get(sku) ?? 0) - came)
    const movement = { skuId: sku, condition: 'good' as const, lot, from: under(row), line: item.id }
    return [
      { ...movement, to: { kind: 'bin', warehouseId: row.awd_wh_id }, qty: came, reason: 'transfer_in' },
      ...(ends ? [{ ...movement, to: { kind: 'lost' } as const, qty: open - came, reason: 'transfer_loss' }] : []),
    ]
  })
}

/** @param postedAt of one receipt alone; null: of all */
async function takeBack(writing: Posting, row: Order, postedAt: string | null): Promise<void> {
  await reverse(writing, documentOf(row), { only: ['transfer_in', 'transfer_loss'], ...(postedAt === null ? {} : { postedAt }) })
  await tellReceived(writing, row.id)
}

/** What lines have received and lost, as the ledger tells it. Of goods that are sent as several SKU the first tells how many. */
async function tellReceived({ tx, asker }: Posting, order: string): Promise<void> {
  await tx.query(
    `update awd_order_item i set received_qty = m.came * i.shipped_qty / m.went, lost_qty = m.lost * i.shipped_qty / m.went, now_qty = null
     from (select distinct on (e.doc_line) e.doc_line as line, (sum(e.qty) filter (where e.reason = 'transfer_out'))::int as went,
         coalesce(sum(e.qty) filter (where e.reason = 'transfer_in'), 0)::int as came,
         coalesce(sum(e.qty) filter (where e.reason = 'transfer_loss'), 0)::int as lost from stock_entry e
       where e.company_id = $1 and e.doc_kind = 'awd_order' and e.doc_id = $2 and e.reverses_id is null
         and not exists (select from stock_entry r where r.company_id = $1 and r.reverses_id = e.id)
       group by e.doc_line, e.sku_id order by e.doc_line, e.sku_id) m
     where i.company_id = $1 and i.order_id = $2::bigint and i.id::text = m.line`, [asker.companyId, order],
  )
}

/** From the AWD warehouse in whole boxes, which nobody packs anew: the batch is ready to be sent. */
export const awdReplenish = answers('shipmentFlow.awdReplenish', (context, { items, ...asked }) => inBatch(context, async (work) => {
  const { tx, asker } = work.writing
  const { rows: [place] } = await tx.query<{ kind: string }>(
    'select wh_type as kind from warehouse where company_id = $1 and id::text = $2', [asker.companyId, asked.warehouse_id],
  )
  if (place?.kind !== 'awd') throw new Refusal(CODES.invalid, '请选择类型为「AWD仓」的仓库；别的仓库发货请用「创建批次」', { warehouse_id: '不是 AWD 仓' })
  const made = await makeBatch(work, {
    ...asked, transport_mode: 'truck', items: items.map(({ product_id: product, plan_qty: qty, remark }) => (
      { product_id: product, plan_qty: qty, ...(remark ? { remark } : {}) }
    )),
  })
  for (const item of await rowsOfBatch(work, 'ship_batch_item', made['id'])) {
    await change(work, 'ship_batch_item', item, { packed_qty: Number(item['plan_qty']) }, 'packed')
  }
  const batch = await change(work, 'ship_batch', await lockBatch(work, String(made['id'])), { packing_type: '4', print_status: '1' }, 'packed')
  return { id: String(batch['id']), batch_no: String(batch['batch_no']) }
}))
