/** Shipment batches: made whole in one transaction, numbered by Amazon later, marked as printed. */
import { CODES, type Row } from '../../../../contract/wire'
import { insertRow, lockRow } from '../../../kernel/write/write.row'
import { addRow } from '../../../kernel/write/write.tree'
import { Refusal } from '../../../kernel/asker/refusal'
import { answers } from '../../../kernel/http/answers'
import type { CallContext } from '../../../kernel/http/handler'
import { boxCodeOf, change, changeSeen, entityOf, inBatch, lockBatch, lockOpenBatch, refreshBatch, rowsOfBatch, type Work } from './batch.rows'

const MOST_ITEMS = 500
const MOST_IDS = 1000

/** What a batch keeps of a product as it was: its codes are printed and scanned, whatever the listing says later. */
const KEPT = ['msku', 'fnsku', 'asin', 'sku', 'product_name', 'title'] as const

/** One batch with its goods, all of one shop: the shop is theirs. `ids` are the products chosen in the step before, and are not needed. */
export const createBatch = answers('fbaShipment.createBatch', (context, { items, ids: _ids, ...head }) => inBatch(context, async (work) => {
  if (items.length === 0 || items.length > MOST_ITEMS) throw new Refusal(CODES.invalid, `一个批次要有 1 到 ${MOST_ITEMS} 个商品`, { items: '商品数量不对' })
  const products = new Map<string, Row>()
  for (const [at, { product_id: id }] of items.entries()) {
    if (products.has(id)) throw new Refusal(CODES.invalid, `商品第 ${at + 1} 行与前面重复，请合并成一行`, { [`items[${at}].product_id`]: '与前面重复' })
    const product = await lockRow(work.writing, entityOf(work, 'product'), { id }).catch((error: unknown) => {
      if (error instanceof Refusal) throw new Refusal(error.code, `商品第 ${at + 1} 行：没有这个商品，或不在您可见的店铺范围内`, { [`items[${at}].product_id`]: '没有这个商品' })
      throw error
    })
    products.set(id, product)
  }
  const shops = new Set([...products.values()].map((product) => String(product['shop_id'])))
  if (shops.size > 1) throw new Refusal(CODES.invalid, `一个批次只能是一个店铺的商品，现在有 ${shops.size} 个店铺的`, { items: '有几个店铺的商品' })
  const [shop] = shops
  const batch = await addRow(work.writing, entityOf(work, 'ship_batch'), { ...head, shop_id: shop }, {}, work.written)
  const entity = entityOf(work, 'ship_batch_item')
  for (const [at, item] of items.entries()) {
    const product = products.get(item.product_id) ?? {}
    const kept = Object.fromEntries(KEPT.map((field) => [field, product[field]]))
    if (!Number.isInteger(item.plan_qty) || item.plan_qty < 1 || item.plan_qty > 1_000_000) {
      throw new Refusal(CODES.invalid, `商品第 ${at + 1} 行：计划数应为 1 到 1000000 的整数`, { [`items[${at}].plan_qty`]: '计划数不对' })
    }
    if (item.box_qty !== undefined && (item.box_qty < 1 || item.box_qty > 10_000)) {
      throw new Refusal(CODES.invalid, `商品第 ${at + 1} 行：单箱数量应为 1 到 10000 的整数`, { [`items[${at}].box_qty`]: '单箱数量不对' })
    }
    const after = await insertRow(
      work.writing, entity,
      {
        batch_id: batch['id'], product_id: item.product_id, ...kept, plan_qty: item.plan_qty, packed_qty: 0, box_qty: item.box_qty ?? null,
        bin_code: item.bin_code?.slice(0, 40) ?? null, remark: item.remark?.slice(0, 200) ?? null, print_status: '0',
      },
    )
    work.written.push({ entity, action: 'add', after })
  }
  const made = await refreshBatch(work, await lockBatch(work, String(batch['id'])), 'add')
  const plan = items.reduce((sum, item) => sum + item.plan_qty, 0)
  return { id: String(made['id']), batch_no: String(made['batch_no']), plan_qty: plan, msku_count: items.length }
}))

/** The number that Amazon gave, and where it goes. Labels of boxes are numbered by it, so printed ones are void. */
export const setNumber = answers('fbaShipment.setNumber', (context, asked) => inBatch(context, async (work) => {
  const { id, shipment_id: shipment, destination_fc: center, before } = asked
  const batch = await lockOpenBatch(work, id)
  const number = shipment?.trim().toUpperCase()
  if (number && !/^[A-Z0-9-]{6,40}$/.test(number)) throw new Refusal(CODES.invalid, '货件编号应为 6 到 40 个字母或数字，如 FBA15ABC1234', { shipment_id: '货件编号不对' })
  if (center && center.length > 20) throw new Refusal(CODES.invalid, '目的运营中心不能超过 20 个字', { destination_fc: '太长' })
  const after = await changeSeen(
    work, 'ship_batch', batch,
    { ...(shipment === undefined ? {} : { shipment_id: number || null }), ...(center === undefined ? {} : { destination_fc: center?.trim() || null }) },
    before,
  )
  for (const box of await rowsOfBatch(work, 'ship_box', batch['id'])) {
    const code = boxCodeOf(after, Number(box['box_no']))
    if (code !== box['box_code']) await change(work, 'ship_box', box, { box_code: code, print_status: '0' })
  }
  await refreshBatch(work, after, 'edit')
  return { id }
}))

function idsOf(ids: readonly string[]): string[] {
  if (ids.length === 0 || ids.length > MOST_IDS) throw new Refusal(CODES.invalid, `一次可以标记 1 到 ${MOST_IDS} 条`)
  return [...new Set(ids)].sort()
}

async function mark(work: Work, name: 'ship_batch_item' | 'ship_box', rows: readonly Row[]): Promise<void> {
  for (const row of rows) await change(work, name, row, { print_status: '1' }, 'printed')
}

/** A printed pick list: all goods of the batches. */
export const batchPrinted = answers('fbaShipment.batchPrinted', (context, { ids }) => inBatch(context, async (work) => {
  for (const id of idsOf(ids)) {
    const batch = await lockBatch(work, id)
    await mark(work, 'ship_batch_item', await rowsOfBatch(work, 'ship_batch_item', id))
    await refreshBatch(work, batch, 'printed')
  }
  return { marked: new Set(ids).size }
}))

/** Labels of goods or boxes, which may be of several batches. */
function markRows(context: CallContext, name: 'ship_batch_item' | 'ship_box', { ids }: { ids: string[] }): Promise<{ marked: number }> {
  return inBatch(context, async (work) => {
    const batches = new Set<string>()
    for (const id of idsOf(ids)) {
      const row = await lockRow(work.writing, entityOf(work, name), { id })
      await mark(work, name, [row])
      batches.add(String(row['batch_id']))
    }
    for (const id of [...batches].sort()) await refreshBatch(work, await lockBatch(work, id), 'printed')
    return { marked: new Set(ids).size }
  })
}

export const itemsPrinted = answers('fbaShipment.itemsPrinted', (context, asked) => markRows(context, 'ship_batch_item', asked))
export const boxesPrinted = answers('fbaShipment.boxesPrinted', (context, asked) => markRows(context, 'ship_box', asked))

/** Documents that are printed as a whole. */
function markDocuments(context: CallContext, name: 'customs_declare' | 'ship_invoice', { ids }: { ids: string[] }): Promise<{ marked: number }> {
  return inBatch(context, async (work) => {
    for (const id of idsOf(ids)) {
      await change(work, name, await lockRow(work.writing, entityOf(work, name), { id }), { print_status: '1' }, 'printed')
    }
    return { marked: new Set(ids).size }
  })
}

export const declarePrinted = answers('delivery.declarePrinted', (context, asked) => markDocuments(context, 'customs_declare', asked))
export const invoicePrinted = answers('delivery.invoicePrinted', (context, asked) => markDocuments(context, 'ship_invoice', asked))
