/**
 * Orders that make goods out of parts, or take goods apart: parts are held once prepared, leave for production as work begins, and what is left of
 * them, or comes out besides, returns as it ends. What is made comes in by its checks (checks.ts).
 */
import type { ProcessItemRow } from '../../../contract/generated/entities/process_item'
import type { ProcessOrderRow } from '../../../contract/generated/entities/process_order'
import { effect } from '../../kernel/write/effects'
import { insertRow, type Writing } from '../../kernel/write/write.row'
import type { WriteRule } from '../../kernel/write/write.rules'
import { partsOn } from '../catalogue/public'
import { codeOf, heldBy, holdAnywhere, post, refuse, release, reverse, type Document, type Movement, type Place, type Posting } from '../stock/public'
import { priceMade, unpriceMade } from './made-costs'

type Order = Required<ProcessOrderRow>
type Item = Required<ProcessItemRow>

const SPLIT = 'split'
/** Work on the goods themselves: without parts of their own they are all that is taken. */
const ON_ITSELF = ['pack', 'label']
/** Where goods are while they are worked on: no place of the company's own stock. */
export const PRODUCTION: Place = { kind: 'production' }
/** What an order posts as it ends; what it took as it began has another reason. */
const AT_END = ['process_return', 'process_in']

/** The order as the document that its goods move by. */
export const documentOf = ({ id, process_no: no }: Pick<Order, 'id' | 'process_no'>): Document => ({ kind: 'process_order', id, no })
const isPart = ({ role }: Item): boolean => role === 'part'

/** An order that is open has the parts of its goods of the day, unless somebody has written others, and plans them by its quantity. */
export const orderRule: WriteRule = (writing, written) => plan(writing, written.flatMap(({ after }) => (after ? [String(after['id'])] : [])))

/** Parts that were written are planned anew. */
export const itemRule: WriteRule = (writing, written) => plan(writing, written.flatMap(({ after }) => (after ? [String(after['order_id'])] : [])))

async function plan(writing: Writing, ids: readonly string[]): Promise<void> {
  const { tx, asker, model } = writing
  const { rows } = await tx.query<{ id: string; type: string; sku: string }>(
    `select o.id::text, o.process_type as type, o.sku_id::text as sku from process_order o where o.company_id = $1 and o.id = any($2::bigint[])
       and o.process_status = '0' and o.sku_id is not null
       and not exists (select from process_item i where i.company_id = $1 and i.order_id = o.id) order by o.id`,
    [asker.companyId, [...new Set(ids)]],
  )
  const parts = await partsOn(writing, [...new Set(rows.map(({ sku }) => sku))], asker.today)
  for (const { id, type, sku } of rows) {
    const own = parts.get(sku) ?? (ON_ITSELF.includes(type) ? [{ skuId: sku, unit: 1 }] : [])
    for (const { skuId, unit } of own) {
      await insertRow(writing, model.entities['process_item']!, { order_id: id, role: 'part', sku_id: skuId, unit_qty: unit, bad_back: 0 })
    }
  }
  await tx.query(
    `update process_item i set need_qty = least(i.unit_qty::bigint * o.quantity + coalesce(i.spare_qty, 0), 2000000000)::int
     from process_order o where i.company_id = $1 and o.company_id = $1 and o.id = i.order_id and o.id = any($2::bigint[]) and o.process_status = '0'`,
    [asker.companyId, [...new Set(ids)]],
  )
}

/** What an order takes out of the warehouse: the goods that are taken apart, or the parts of what is made. */
function takes(row: Order, items: readonly Item[]): { skuId: string; binId: string | null; qty: number }[] {
  if (row.process_type === SPLIT) return [{ skuId: row.sku_id, binId: row.bin_id, qty: row.quantity }]
  return items.filter(isPart).map(({ sku_id: skuId, bin_id: binId, need_qty: qty }) => ({ skuId, binId, qty: qty ?? 0 }))
}

/** Effect of 配料. @throws Refusal without parts, of goods that are a part of themselves, and where parts are not there */
export const holdParts = effect('holdParts', {
  async run({ writing, row, items: { items } }) {
    const goods = `「${await codeOf(writing, row.sku_id)}」`
    if (!items.some(isPart)) refuse(`${goods}在今天没有有效的用料清单，请先在商品的子件里填写，或在加工单里填写料件`)
    const itself = items.find((item) => isPart(item) && item.sku_id === row.sku_id)
    if (itself && !ON_ITSELF.includes(row.process_type)) refuse(`${goods}不能是它自己的料件，请删去这一行`)
    await holdAnywhere(writing, documentOf(row), row.warehouse_id, takes(row, items))
  },
  undo: ({ writing, row }) => release(writing, documentOf(row)),
})

/** Effect of 领料开工: what is held leaves for production. Taken back, it is held again. */
export const takeParts = effect('takeParts', {
  async run({ writing, row, items: { items } }) {
    const held = await heldBy(writing, documentOf(row))
    const lineOf = new Map(items.filter(isPart).map((item) => [item.sku_id, item.id]))
    await release(writing, documentOf(row))
    await post(writing, documentOf(row), held.map(({ skuId, binId, condition, lot, qty }): Movement => ({
      skuId, condition, lot, qty, reason: 'process_out', from: { kind: 'bin', warehouseId: row.warehouse_id, binId }, to: PRODUCTION,
      ...(row.process_type === SPLIT ? {} : { line: lineOf.get(skuId)! }),
    })))
    if (row.process_type !== SPLIT) await setTaken(writing, row.id, true)
  },
  async undo({ writing, row, items: { items } }) {
    await reverse(writing, documentOf(row))
    await setTaken(writing, row.id, false)
    await holdAnywhere(writing, documentOf(row), row.warehouse_id, takes(row, items))
  },
})

async function setTaken({ tx, asker }: Posting, orderId: string, taken: boolean): Promise<void> {
  await tx.query(
    `update process_item set taken_qty = case when $3 then need_qty end where company_id = $1 and order_id = $2::bigint and role = 'part'`,
    [asker.companyId, orderId, taken],
  )
}

/** Effect of 完成. @throws Refusal of more that comes back or out than there can be, and of a split that brought nothing */
export const finishProcess = effect('finishProcess', {
  async run({ writing, row, items: { items } }) {
    const split = row.process_type === SPLIT
    const made = split ? { good: row.quantity, bad: 0 } : await madeOf(writing, row)
    const back = (item: Item): number => (item.back_qty ?? 0) + (item.bad_back ?? 0)
    for (const item of items.filter(isPart)) {
      const most = split ? item.unit_qty * row.quantity : (item.taken_qty ?? 0) - item.unit_qty * (made.good + made.bad)
      if (back(item) === 0 || back(item) <= most) continue
      const name = `「${await codeOf(writing, item.sku_id)}」`
      if (split) refuse(`${name}每件 ${item.unit_qty} 个，拆 ${row.quantity} 件最多产出 ${most} 个，不能入库 ${back(item)} 个`)
      const done = made.good + made.bad
      refuse(`${name}领了 ${item.taken_qty ?? 0} 个，完工 ${done} 件用去 ${item.unit_qty * done} 个，最多退回 ${Math.max(0, most)} 个`)
    }
    if (split && items.every((item) => back(item) === 0)) refuse('产出数都是 0，没有拆出东西请撤销开工')
    await post(writing, documentOf(row), items.flatMap((item) => (['good', 'bad'] as const).map((condition): Movement => ({
      skuId: item.sku_id, condition, from: PRODUCTION, to: { kind: 'bin', warehouseId: row.warehouse_id, binId: item.bin_id },
      qty: (condition === 'good' ? item.back_qty : item.bad_back) ?? 0, reason: isPart(item) && !split ? 'process_return' : 'process_in', line: item.id,
    }))))
    await priceMade(writing, row, items)
    await writing.tx.query(
      `update process_order set made_good = $3, made_bad = $4, finish_day = $6::date,
         work_hours = round(extract(epoch from $5::timestamptz - begin_time) / 3600, 1)
       where company_id = $1 and id = $2::bigint`,
      [writing.asker.companyId, row.id, made.good, made.bad, writing.now.toISOString(), writing.asker.today],
    )
  },
})

/** Takes the end back, though checks stand on the order: they stood before it ended, and stay. */
export const reopenProcess = effect('reopenProcess', {
  async run({ writing, row }) {
    await unpriceMade(writing, row)
    await reverse(writing, documentOf(row), { only: AT_END })
    await writing.tx.query(
      'update process_order set made_good = null, made_bad = null, finish_day = null, work_hours = null where company_id = $1 and id = $2::bigint',
      [writing.asker.companyId, row.id],
    )
    await writing.tx.query(
      'update process_item set back_qty = null, bad_back = 0 where company_id = $1 and order_id = $2::bigint', [writing.asker.companyId, row.id],
    )
  },
})

/** @throws Refusal where a check is still open, or nothing was made */
async function madeOf({ tx, asker }: Posting, { id, process_no: no }: Order): Promise<{ good: number; bad: number }> {
  const { rows: [sum] } = await tx.query<{ open: string | null; good: number; bad: number }>(
    `select min(qc_no) filter (where doc_status <> '5') as open, coalesce(sum(quantity - coalesce(bad_qty, 0)), 0)::int as good,
       coalesce(sum(bad_qty), 0)::int as bad
     from process_qc where company_id = $1 and order_id = $2::bigint and doc_status <> '4'`,
    [asker.companyId, id],
  )
  if (sum?.open) refuse(`加工质检单「${sum.open}」还没有入库，请先入库或作废，再完成「${no}」`)
  if (!sum || sum.good + sum.bad === 0) refuse(`「${no}」还没有质检入库的成品，请先生成质检；一件没有做成请撤销开工`)
  return sum
}
