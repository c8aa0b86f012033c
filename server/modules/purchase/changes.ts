/** An order that was placed is changed by a document: what it was stays there, what it is to be is agreed to and written back as its next version. */
import { effect } from '../../kernel/write/effects'
import { lockRow, updateRow, type Writing } from '../../kernel/write/write.row'
import type { WriteRule } from '../../kernel/write/write.rules'
import { refuse } from '../stock/public'
import { lockOrder } from './order-lines'
import { tellOrders } from './payments'

/** States of an order in which it is placed and not all of it has come. */
const PLACED = ['3', '4']

interface Line { order_item_id: string | null; new_qty: number | null }

/** A change that is being written tells what its order is now. */
export const changeRule: WriteRule = async ({ tx, asker }, written) => {
  const ids = written.flatMap(({ entity, after }) => (after ? [String(after[entity.name === 'purchase_change' ? 'id' : 'change_id'])] : []))
  const { rows: [wrong] } = await tx.query<{ no: string; sku: string }>(
    `select o.order_no as no, s.sku_code as sku from purchase_change_item i join purchase_change c on c.company_id = $1 and c.id = i.change_id
     join purchase_order o on o.company_id = $1 and o.id = c.order_id join purchase_order_item l on l.company_id = $1 and l.id = i.order_item_id
     join sku s on s.company_id = $1 and s.id = l.sku_id
     where i.company_id = $1 and i.change_id = any($2::bigint[]) and l.order_id <> c.order_id order by i.id limit 1`, [asker.companyId, ids],
  )
  if (wrong) refuse(`商品「${wrong.sku}」的这一行不是采购单「${wrong.no}」的，请重新选择采购单行`, { items: '有别的采购单的行' })
  await tx.query(
    `update purchase_change c set supplier_id = o.supplier_id, currency = o.currency, old_expect_date = o.expect_date, old_freight = o.freight,
       old_other_fee = o.other_fee from purchase_order o
     where c.company_id = $1 and c.id = any($2::bigint[]) and c.change_state in ('0', '3') and o.company_id = $1 and o.id = c.order_id`, [asker.companyId, ids],
  )
  await tx.query(
    `update purchase_change_item i set sku_id = l.sku_id, currency = l.currency, old_qty = l.qty, old_price = l.price
     from purchase_order_item l, purchase_change c
     where i.company_id = $1 and i.change_id = any($2::bigint[]) and l.company_id = $1 and l.id = i.order_item_id and c.company_id = $1 and c.id = i.change_id
       and c.change_state in ('0', '3')`, [asker.companyId, ids],
  )
}

/** Nothing is changed below what came already. */
async function judge(writing: Writing, orderId: string, items: readonly Line[]): Promise<void> {
  if (items.length === 0) refuse('变更单里没有明细，请先填写要改的采购单行')
  const { no, state, lines } = await lockOrder(writing, orderId)
  if (!PLACED.includes(state)) refuse(`采购单「${no}」还没有下单、已完成或已作废，不能变更`)
  for (const [at, { order_item_id: id, new_qty: qty }] of items.entries()) {
    const line = lines.get(String(id))
    if (!line) refuse(`第 ${at + 1} 行在采购单「${no}」里已经没有了，请重新选择`)
    const came = line.received - line.back
    if ((qty ?? 0) < came) refuse(`「${line.sku}」已入库 ${line.received} 个，不能改成 ${qty} 个，最少 ${came} 个`, { [`items[${at}].new_qty`]: `最少 ${came}` })
  }
}

/** Effect of 提交. @throws Refusal without lines, of an order that is not under way, and of less than came already, at its line */
export const checkChange = effect('checkChange', {
  async run({ writing, row, items: { items } }) {
    await judge(writing, row.order_id, items)
  },
})

/** Written back: the lines, the day and the fees; the order may not come to less than was paid of it. */
export const applyChange = effect('applyChange', {
  async run({ writing, row, items: { items }, written }) {
    await judge(writing, row.order_id, items)
    const line = writing.model.entities['purchase_order_item']!
    for (const item of items) {
      const before = await lockRow(writing, line, { id: item.order_item_id })
      if (Number(before['qty']) !== item.old_qty || Number(before['price']) !== Number(item.old_price)) {
        refuse('采购单在提交之后又改过了，请驳回这张变更单，核对后重新提交')
      }
      written.push({ entity: line, action: 'edit', before, after: await updateRow(writing, line, before, { qty: item.new_qty, price: item.new_price }) })
    }
    const order = writing.model.entities['purchase_order']!
    const before = await lockRow(writing, order, { id: row.order_id })
    const to = { expect_date: row.expect_date, freight: row.freight, other_fee: row.other_fee }
    written.push({ entity: order, action: 'edit', before, after: await updateRow(writing, order, before, to) })
    const { tx, asker } = writing
    const { rows: [due] } = await tx.query<{ total: string; paid: string; less: boolean }>(
      `select d.total::text, d.paid::text, d.total < d.paid as less from (select
         round(coalesce($3::numeric, 0) + coalesce($4::numeric, 0)
           + coalesce((select sum(qty * price) from purchase_order_item where company_id = $1 and order_id = $2::bigint), 0), 2) as total,
         coalesce((select sum(paid_amount) from purchase_payment where company_id = $1 and order_id = $2::bigint), 0) as paid) d`,
      [asker.companyId, row.order_id, row.freight, row.other_fee],
    )
    if (due?.less) refuse(`变更后总金额 ${due.total}，比已付的 ${due.paid} 少；请先撤销多付的，再通过变更`)
    await tellOrders(writing, [row.order_id])
    await tx.query(
      `update purchase_change set version_no = 2 + (select count(*) from purchase_change where company_id = $1 and order_id = $2::bigint and change_state = '2'
         and id <> $3::bigint) where company_id = $1 and id = $3::bigint`, [asker.companyId, row.order_id, row.id],
    )
  },
})
