/**
 * What a batch moves in the ledger of the company's own goods: sent, it takes what was packed out of the warehouse and is under way to Amazon;
 * signed, what Amazon received has left, and what is missing is lost on the way. Amazon's own stock is told by its reports alone.
 */
import { raiseDataVersions } from '../../../kernel/store/data-version'
import { effect } from '../../../kernel/write/effects'
import { estimateSent } from '../freight/estimate'
import { pairedGoods, refuseUnpaired } from './paired'
import {
  allocate, allowsNegative, lyingIn, post, refuse, reverse, type Document, type Movement, type Place, type Posting,
} from '../../stock/public'

interface Batch { id: string; batch_no: string | null; shop_id: string; warehouse_id: string }
interface Item { id: string; msku: string | null; bin_code: string | null; packed_qty: number | null; shipped_qty: number | null; received_qty: number | null }

const documentOf = ({ id, batch_no: no }: Batch): Document => ({ kind: 'ship_batch', id, no })
const under = ({ id, warehouse_id: warehouseId }: Batch): Place => ({ kind: 'shipment', batchId: id, warehouseId })

/** Effect of 发货. @throws Refusal before it is packed; and of taking it back once Amazon has received some of it */
export const shipBatch = effect('shipBatch', {
  async run({ writing, row, items: { items } }) {
    const packed = items.filter((item) => (item.packed_qty ?? 0) > 0)
    if (packed.length === 0) refuse('这个批次还没有装箱，没有货可以发；请先装箱')
    const wanted = await goodsOf(writing, row, packed)
    await post(writing, documentOf(row), await outOfBins(writing, row, wanted))
    await writing.tx.query(
      'update ship_batch_item set shipped_qty = coalesce(packed_qty, 0) where company_id = $1 and batch_id = $2::bigint', [writing.asker.companyId, row.id],
    )
    await estimateSent(writing, row.id)
  },
  async undo({ writing, row }) {
    const { tx, asker } = writing
    const { rows } = await tx.query<{ msku: string; qty: number }>(
      'select msku, arrived_qty as qty from ship_arrival where company_id = $1 and batch_id = $2::bigint and arrived_qty > 0 order by msku limit 1',
      [asker.companyId, row.id],
    )
    const [arrived] = rows
    if (arrived) refuse(`亚马逊已经收到这个批次的 ${arrived.msku} ${arrived.qty} 件（库存分类账），不能撤销发货`)
    await reverse(writing, documentOf(row))
    await tx.query('update ship_batch_item set shipped_qty = null where company_id = $1 and batch_id = $2::bigint', [asker.companyId, row.id])
  },
})

/** Effect of 签收. Taken back, the goods are under way again. */
export const signBatch = effect('signBatch', {
  run: ({ writing, row, items: { items } }) => sign(writing, row, items),
  undo: async ({ writing, row }) => void (await reverse(writing, documentOf(row), { only: ['fba_in', 'fba_loss'] })),
})

/** Nothing more will come of it: what Amazon's ledger has of it was received, the rest is missing. Taken back like a signature. */
export const finishBatch = effect('finishBatch', {
  async run({ writing, row }) {
    const { tx, asker } = writing
    const { rows } = await tx.query<Item>(
      `update ship_batch_item i set received_qty = least(coalesce(a.arrived_qty, 0), 1000000)
       from ship_batch_item n left join ship_arrival a on a.company_id = $1 and a.item_id = n.id
       where i.company_id = $1 and i.batch_id = $2::bigint and n.company_id = $1 and n.id = i.id
       returning i.id::text, i.msku, i.bin_code, i.packed_qty, i.shipped_qty, i.received_qty`, [asker.companyId, row.id],
    )
    await raiseDataVersions(tx, asker.companyId, ['ship_batch_item'])
    await sign(writing, row, rows)
  },
})

async function sign(writing: Posting, row: Batch, items: readonly Item[]): Promise<void> {
  const { tx, asker } = writing
  const { rows } = await tx.query<{ line: string; sku: string; lot: string; qty: number }>(
    `select e.doc_line as line, e.sku_id::text as sku, e.lot, sum(e.qty)::int as qty from stock_entry e
     where e.company_id = $1 and e.doc_kind = 'ship_batch' and e.doc_id = $2 and e.reason = 'fba_out' and e.reverses_id is null
       and not exists (select from stock_entry r where r.company_id = $1 and r.reverses_id = e.id)
     group by 1, 2, 3 order by 1, 2, 3`,
    [asker.companyId, row.id],
  )
  await post(writing, documentOf(row), items.flatMap((item) => signedOf(row, item, rows.filter(({ line }) => line === item.id))))
}

/** A product's goods go in by the share of it that was received, lot after lot; what Amazon counts beyond what was sent was never under way. */
function signedOf(row: Batch, item: Item, lots: readonly { sku: string; lot: string; qty: number }[]): Movement[] {
  const shipped = item.shipped_qty ?? 0
  if (shipped === 0) return []
  const share = Math.min(item.received_qty ?? 0, shipped)
  const left = new Map<string, number>()
  for (const { sku, qty } of lots) left.set(sku, (left.get(sku) ?? 0) + qty)
  for (const [sku, qty] of left) left.set(sku, (qty / shipped) * share)
  return lots.flatMap(({ sku, lot, qty }): Movement[] => {
    const received = Math.min(qty, left.get(sku) ?? 0)
    left.set(sku, (left.get(sku) ?? 0) - received)
    const movement = { skuId: sku, condition: 'good' as const, lot, from: under(row), line: item.id }
    return [
      { ...movement, to: { kind: 'amazon' }, qty: received, reason: 'fba_in' },
      { ...movement, to: { kind: 'lost' }, qty: qty - received, reason: 'fba_loss' },
    ]
  })
}

interface Wanted { line: string; msku: string; bin: string | null; skuId: string; sku: string; qty: number }

/** What the packed products are made of, in pieces of goods. @throws Refusal without a pairing */
async function goodsOf(posting: Posting, batch: Batch, items: readonly Item[]): Promise<Wanted[]> {
  const goods = await pairedGoods(posting, batch.shop_id, items.map(({ msku }) => msku ?? ''))
  refuseUnpaired(items.map(({ msku }) => msku ?? ''), goods)
  return items.flatMap((item) => (goods.get(item.msku ?? '') ?? []).map(({ skuId, sku, qty }) => ({
    line: item.id, msku: item.msku ?? '', bin: item.bin_code, skuId, sku, qty: qty * (item.packed_qty ?? 0),
  })))
}

/**
 * Taken from the bin that the batch names, then from where lots expire first, then the default bin.
 * @throws Refusal where the warehouse has too little, unless the company allows less than nothing: then the default bin goes below
 */
async function outOfBins(posting: Posting, batch: Batch, wanted: readonly Wanted[]): Promise<Movement[]> {
  const lying = await lyingIn(posting, batch.warehouse_id, wanted.map(({ skuId }) => skuId))
  const short = new Map<string, { sku: string; wanted: number; missing: number }>()
  const movements = allocate(lying, wanted.map(({ skuId, qty, bin }) => ({ skuId, qty, first: bin }))).flatMap(({ taken, missing }, at): Movement[] => {
    const { line, skuId, sku, qty } = wanted[at]!
    const told = short.get(skuId) ?? { sku, wanted: 0, missing: 0 }
    short.set(skuId, { sku, wanted: told.wanted + qty, missing: told.missing + missing })
    const out = (many: number, of?: { binId: string; lot: string }): Movement => ({
      skuId, condition: 'good', ...(of ? { lot: of.lot } : {}), from: { kind: 'bin', warehouseId: batch.warehouse_id, ...(of ? { binId: of.binId } : {}) },
      to: under(batch), qty: many, reason: 'fba_out', line,
    })
    return [...taken.map((each) => out(each.qty, each.of)), ...(missing > 0 ? [out(missing)] : [])]
  })
  const lacking = [...short.values()].filter(({ missing }) => missing > 0)
  if (lacking.length > 0 && !(await allowsNegative(posting))) refuse(
    `${lacking.slice(0, 5).map((one) => `「${one.sku}」要发 ${one.wanted} 个，可用 ${one.wanted - one.missing} 个`).join('；')}${
      lacking.length > 5 ? ` 等 ${lacking.length} 个商品` : ''}；发货仓库里库存不够，请先入库、调拨，或减少装箱数`,
  )
  return movements
}
