/** Makes a shipment batch whole: its head, and its goods with what their listings said of them then. No call is answered here. */
import { CODES, type Row } from '../../../../contract/wire'
import { Refusal } from '../../../kernel/asker/refusal'
import { insertRow, lockRow } from '../../../kernel/write/write.row'
import { addRow } from '../../../kernel/write/write.tree'
import { bindingsOf, channelOf } from '../bindings'
import { change, entityOf, lockBatch, refreshBatch, type Work } from './batch.rows'

const MOST_ITEMS = 500

/** What a batch keeps of a product as it was: its codes are printed and scanned, whatever the listing says later. */
const KEPT = ['msku', 'fnsku', 'asin', 'sku', 'product_name', 'title'] as const

/** Goods of a new batch; `plan_item_id` is the line of the replenishment plan that wants them sent. */
export interface NewItem { product_id: string; plan_qty: number; box_qty?: number; bin_code?: string; remark?: string; plan_item_id?: string }

/**
 * What nobody says of a MSKU is as it is bound: how many go into a box, and the channel where all of them agree to one; freight is shared as the
 * warehouse says.
 * @param state a draft, or not sent yet: what stands on an agreed document needs nobody's word again
 * @throws Refusal that names the line: goods of several shops, twice the same, not seen, or quantities that are none
 */
export async function makeBatch(work: Work, { items, ...head }: Row & { items: NewItem[] }, state: '0' | '1' = '1'): Promise<Row> {
  if (items.length === 0 || items.length > MOST_ITEMS) throw new Refusal(CODES.invalid, `一个批次要有 1 到 ${MOST_ITEMS} 个商品`, { items: '商品数量不对' })
  const products = await productsOf(work, items)
  const shops = new Set([...products.values()].map((product) => String(product['shop_id'])))
  if (shops.size > 1) throw new Refusal(CODES.invalid, `一个批次只能是一个店铺的商品，现在有 ${shops.size} 个店铺的`, { items: '有几个店铺的商品' })
  const [shop] = shops
  const bindings = await bindingsOf(work.writing, items.map(({ product_id: id }) => id))
  const shared = { apportion_method: await apportionOf(work, head['warehouse_id']) }
  const begun = { fba_ship_status: state, currency: work.writing.asker.currency }
  const batch = await addRow(work.writing, entityOf(work, 'ship_batch'), { ...shared, ...head, shop_id: shop }, begun, work.written)
  const entity = entityOf(work, 'ship_batch_item')
  for (const [at, item] of items.entries()) {
    const product = products.get(item.product_id) ?? {}
    const kept = Object.fromEntries(KEPT.map((field) => [field, product[field]]))
    refuseQuantities(item, at)
    const after = await insertRow(
      work.writing, entity,
      {
        batch_id: batch['id'], product_id: item.product_id, ...kept, plan_qty: item.plan_qty, packed_qty: 0,
          box_qty: item.box_qty ?? bindings.get(item.product_id)?.boxQty ?? null,
        bin_code: item.bin_code?.slice(0, 40) ?? null, remark: item.remark?.slice(0, 200) ?? null, print_status: '0',
        plan_item_id: item.plan_item_id ?? null,
      },
    )
    work.written.push({ entity, action: 'add', after })
  }
  const made = await lockBatch(work, String(batch['id']))
  const channel = channelOf(items.map(({ product_id: id }) => bindings.get(id)), made['transport_mode'])
  return refreshBatch(work, channel ? await change(work, 'ship_batch', made, channel, 'add') : made, 'add')
}

/** How the warehouse shares freight over goods, unless the batch says otherwise. */
async function apportionOf({ writing: { tx, asker } }: Work, warehouse: unknown): Promise<string> {
  const { rows: [place] } = await tx.query<{ apportion: string | null }>(
    'select apportion from warehouse where company_id = $1 and id = $2::bigint', [asker.companyId, warehouse ?? null],
  )
  return place?.apportion ?? '1'
}

async function productsOf(work: Work, items: readonly NewItem[]): Promise<Map<string, Row>> {
  const products = new Map<string, Row>()
  // In one order, whatever the batch names first: two who make batches of the same goods would wait for each other.
  const lines = [...items.entries()].toSorted(([, one], [, other]) => Number(one.product_id) - Number(other.product_id))
  for (const [at, { product_id: id }] of lines) {
    if (products.has(id)) throw new Refusal(CODES.invalid, `商品第 ${at + 1} 行与前面重复，请合并成一行`, { [`items[${at}].product_id`]: '与前面重复' })
    const product = await lockRow(work.writing, entityOf(work, 'product'), { id }).catch((error: unknown) => {
      if (error instanceof Refusal) throw new Refusal(error.code, `商品第 ${at + 1} 行：没有这个商品，或不在您可见的店铺范围内`, { [`items[${at}].product_id`]: '没有这个商品' })
      throw error
    })
    products.set(id, product)
  }
  return products
}

function refuseQuantities(item: NewItem, at: number): void {
  if (!Number.isInteger(item.plan_qty) || item.plan_qty < 1 || item.plan_qty > 1_000_000) {
    throw new Refusal(CODES.invalid, `商品第 ${at + 1} 行：计划数应为 1 到 1000000 的整数`, { [`items[${at}].plan_qty`]: '计划数不对' })
  }
  if (item.box_qty !== undefined && (item.box_qty < 1 || item.box_qty > 10_000)) {
    throw new Refusal(CODES.invalid, `商品第 ${at + 1} 行：单箱数量应为 1 到 10000 的整数`, { [`items[${at}].box_qty`]: '单箱数量不对' })
  }
}
