/**
 * What the goods of a batch keep of it and of their listings: whose and from where, when they were sent, and the codes that are printed and scanned.
 * Goods that were packed are not taken away under the scanner's hands. Says so of every write, whichever way it came.
 */
import { CODES } from '../../../../contract/wire'
import type { Upgrade } from '../../../kernel/kept/upgrades'
import { Refusal } from '../../../kernel/asker/refusal'
import type { Written } from '../../../kernel/write/written'
import type { WriteRule } from '../../../kernel/write/write.rules'
import type { Writing } from '../../../kernel/write/write.row'
import { bindingsOf } from '../bindings'
import { judgeChanged } from '../freight/judge'
import { refuseOtherShop } from '../other-shop'
import { lockBatch, refreshBatch } from './batch.rows'

const TOLD = `update ship_batch_item i set shop_id = b.shop_id, warehouse_id = b.warehouse_id, ship_day = b.ship_day from ship_batch b
  where b.company_id = i.company_id and b.id = i.batch_id
    and (i.shop_id, i.warehouse_id, i.ship_day) is distinct from (b.shop_id, b.warehouse_id, b.ship_day)`

/** Whose estimate changed, its bills are judged anew. */
export const batchRule: WriteRule = async (writing, written) => {
  await judgeChanged(writing, written)
  await tellItems(writing, written.flatMap(({ after }) => (after ? [String(after['id'])] : [])))
}

/** @throws Refusal of goods of another shop, and of goods that are in boxes already */
export const itemsRule: WriteRule = async (writing, written) => {
  for (const { before, after } of written) refusePacked(before, after)
  const batches = batchesOf(written)
  await nameNew(writing, batches)
  await tellItems(writing, batches)
  const further: Written[] = []
  const moved = written.filter(({ before, after }) => !before || !after || MOVES.some((field) => String(before[field]) !== String(after[field])))
  for (const id of batchesOf(moved)) {
    const work = { writing, written: further }
    if (await isThere(writing, id)) await refreshBatch(work, await lockBatch(work, id), 'edit')
  }
  return further
}

/** What a batch's states and counts follow from. */
const MOVES = ['batch_id', 'plan_qty']

/** The batches that goods are in, and were in before. */
function batchesOf(written: readonly Written[]): string[] {
  const named = written.flatMap(({ before, after }) => [before?.['batch_id'], after?.['batch_id']])
  return [...new Set(named.flatMap((id) => (id === null || id === undefined ? [] : [String(id)])))]
}

async function isThere({ tx, asker }: Writing, id: string): Promise<boolean> {
  const { rowCount } = await tx.query('select 1 from ship_batch where company_id = $1 and id = $2::bigint', [asker.companyId, id])
  return Boolean(rowCount)
}

function refusePacked(before: Written['before'], after: Written['after']): void {
  const packed = Number(before?.['packed_qty'] ?? 0)
  if (!before || packed === 0) return
  const name = String(before['msku'] ?? '')
  if (!after) throw new Refusal(CODES.invalid, `「${name}」已装 ${packed} 件，请先在装箱里取出，再从批次里去掉`, { items: '已经装箱' })
  if (String(before['product_id']) !== String(after['product_id'])) throw new Refusal(CODES.invalid, `「${name}」已装 ${packed} 件，不能换成别的 MSKU`, { items: '已经装箱' })
  if (String(before['plan_qty']) !== String(after['plan_qty']) && Number(after['plan_qty']) < packed) {
    throw new Refusal(CODES.invalid, `「${name}」已装 ${packed} 件，计划数不能少于它；请先在装箱里取出`, { items: '少于已装数量' })
  }
}

/** Goods that a form or a sheet wrote have the codes of their listing as they are now, and the box that they are bound to. */
async function nameNew(writing: Writing, batches: readonly string[]): Promise<void> {
  const { tx, asker } = writing
  await refuseOtherShop(writing, 'ship_batch_item', batches, '一个批次只能是一个店铺的')
  const { rows } = await tx.query<{ id: string; product: string; bare: boolean }>(
    `update ship_batch_item i set msku = p.msku, fnsku = p.fnsku, asin = p.asin, sku = p.sku, product_name = p.product_name, title = p.title,
       packed_qty = coalesce(i.packed_qty, 0) from product p
     where i.company_id = $1 and i.batch_id = any($2::bigint[]) and p.company_id = $1 and p.id = i.product_id and i.msku is distinct from p.msku
     returning i.id::text as id, i.product_id::text as product, i.box_qty is null as bare`, [asker.companyId, batches],
  )
  const bare = rows.filter((row) => row.bare)
  const bindings = await bindingsOf(writing, bare.map(({ product }) => product))
  for (const { id, product } of bare) {
    const bound = bindings.get(product)
    if (bound) await tx.query('update ship_batch_item set box_qty = $3 where company_id = $1 and id = $2::bigint', [asker.companyId, id, bound.boxQty])
  }
}

async function tellItems({ tx, asker }: Writing, batches: readonly string[]): Promise<void> {
  await tx.query(`${TOLD} and i.company_id = $1 and i.batch_id = any($2::bigint[])`, [asker.companyId, batches])
}

/** Goods of batches once said nothing of them. */
export const itemsToldBefore: Upgrade = {
  name: 'fba.itemsToldBefore',
  entities: ['ship_batch', 'ship_batch_item'],
  async run(tx) {
    await tx.query(TOLD)
  },
}
