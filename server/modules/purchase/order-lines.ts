/**
 * What receipts and returns know of the order that they are about: which line each of theirs is of, how much of it came, went back and may still
 * come. An order is locked before it is counted, so that two who receive of it wait for each other.
 */
import type { Model } from '../../../contract/model'
import type { Row } from '../../../contract/wire'
import { lockRow, updateRow, type Writing } from '../../kernel/write/write.row'
import type { Written } from '../../kernel/write/written'
import { refuse } from '../stock/public'

/** Ordered, and not all of it has come. */
const WAITING = ['3', '4']
/** Of these something may go back. */
const BOUGHT = [...WAITING, '5']

interface OrderLine {
  id: string
  /** As staff know it. */
  sku: string
  /** Bought, received (good and bad), gone back, and of that to be replaced. */
  qty: number
  received: number
  returned: number
  back: number
  /** The most that may be received in all, with what the company lets suppliers send too much. */
  most: number
}

interface Order { no: string; state: string; lines: Map<string, OrderLine> }

type Kind = 'receipt' | 'purchase_return'

const LINES = { receipt: { table: 'receipt_item', by: 'receipt_id' }, purchase_return: { table: 'purchase_return_item', by: 'return_id' } } as const

/** @throws Refusal where the document names no order */
export async function lockOrder({ tx, asker }: Pick<Writing, 'tx' | 'asker'>, id: string | null): Promise<Order> {
  if (id === null) refuse('单据还没有采购单，请先编辑单据选择采购单', { order_id: '请选择采购单' })
  const { rows: [order] } = await tx.query<{ no: string; state: string }>(
    'select order_no as no, po_status as state from purchase_order where company_id = $1 and id = $2::bigint for update', [asker.companyId, id],
  )
  if (!order) refuse('没有这张采购单，请重新选择', { order_id: '没有这张采购单' })
  const { rows } = await tx.query<OrderLine>(
    `select l.*, floor((l.qty + l.back) * (1 + coalesce((select over_receipt from company_setting where company_id = $1), 0)))::int as most from (
       select i.id::text, s.sku_code as sku, i.qty,
         coalesce((select sum(r.in_qty) from receipt_item r where r.company_id = $1 and r.order_item_id = i.id), 0)::int as received,
         coalesce((select sum(b.out_qty) from purchase_return_item b where b.company_id = $1 and b.order_item_id = i.id), 0)::int as returned,
         coalesce((select sum(b.back_qty) from purchase_return_item b where b.company_id = $1 and b.order_item_id = i.id), 0)::int as back
       from purchase_order_item i join sku s on s.company_id = $1 and s.id = i.sku_id where i.company_id = $1 and i.order_id = $2::bigint) l`,
    [asker.companyId, id],
  )
  return { ...order, lines: new Map(rows.map((row) => [row.id, row])) }
}

/** @throws Refusal of an order that nothing is expected of */
export function refuseNotWaiting({ no, state }: Order): void {
  if (state === '5') refuse(`采购单「${no}」已完成，不能再收货；还要收的，先在「采购管理」撤销完成`)
  if (!WAITING.includes(state)) refuse(`采购单「${no}」还没有下单或已作废，不能收货`)
}

/** @throws Refusal of more than may come, naming the goods. @param coming order line -> how many */
export function refuseTooMuch({ no, lines }: Order, coming: ReadonlyMap<string, number>): void {
  for (const [id, qty] of coming) {
    const line = lines.get(id)
    if (!line) refuse(`采购单「${no}」里没有这个商品，请核对收货单的商品明细`)
    const { sku, received, back, most, qty: bought } = line
    if (received + qty <= most) continue
    const again = back > 0 ? `，退货待补 ${back} 个` : ''
    const allowed = most > bought + back ? `，连超收容差最多 ${most} 个` : ''
    refuse(`「${sku}」采购 ${bought} 个${again}${allowed}，已入库 ${received} 个，这次最多收 ${Math.max(0, most - received)} 个，不能收 ${qty} 个`)
  }
}

/** @throws Refusal of more going back than came. @param going order line -> how many */
export function refuseMoreThanCame({ no, state, lines }: Order, going: ReadonlyMap<string, number>): void {
  if (!BOUGHT.includes(state)) refuse(`采购单「${no}」还没有下单或已作废，没有货可退`)
  for (const [id, qty] of going) {
    const line = lines.get(id)
    if (!line) refuse(`采购单「${no}」里没有这个商品，请核对退货单的商品明细`)
    const { sku, received, returned } = line
    if (returned + qty > received) refuse(`「${sku}」入库 ${received} 个，已退 ${returned} 个，这次最多退 ${Math.max(0, received - returned)} 个，不能退 ${qty} 个`)
  }
}

/** What the lines come to for each line of the order. @throws Refusal of a line that is of none */
export function byOrderLine<Line extends { order_item_id: string | null }>(lines: readonly Line[], qty: (line: Line) => number): Map<string, number> {
  const sums = new Map<string, number>()
  for (const line of lines) {
    if (line.order_item_id === null) refuse('商品明细还没有对应到采购单的行，请先编辑单据选择采购单')
    sums.set(line.order_item_id, (sums.get(line.order_item_id) ?? 0) + qty(line))
  }
  return sums
}

/**
 * Documents that can still be changed are given what their order says of them: each line the order's line of the same goods where nobody chose
 * one, its price and currency.
 * @throws Refusal of goods that the order has not, another supplier, and (of what is added) an order that is not waiting
 */
export async function followOrder(writing: Writing, kind: Kind, rows: readonly Row[], added: ReadonlySet<string>): Promise<void> {
  const { tx, asker } = writing
  const { table, by } = LINES[kind]
  for (const row of rows) {
    const id = String(row['id'])
    const order = await lockOrder(writing, row['order_id'] == null ? null : String(row['order_id']))
    if (kind === 'receipt' && added.has(id)) refuseNotWaiting(order)
    await tx.query(
      `update ${table} i set order_item_id = (select o.id from purchase_order_item o where o.company_id = $1 and o.order_id = $3::bigint and o.sku_id = i.sku_id
         order by o.id limit 1) where i.company_id = $1 and i.${by} = $2::bigint and i.order_item_id is null`,
      [asker.companyId, id, row['order_id']],
    )
    const { rows: [wrong] } = await tx.query<{ sku: string }>(
      `select s.sku_code as sku from ${table} i join sku s on s.company_id = $1 and s.id = i.sku_id
       where i.company_id = $1 and i.${by} = $2::bigint and not exists (select from purchase_order_item o
         where o.company_id = $1 and o.id = i.order_item_id and o.order_id = $3::bigint and o.sku_id = i.sku_id) order by i.id limit 1`,
      [asker.companyId, id, row['order_id']],
    )
    if (wrong) refuse(`采购单「${order.no}」里没有商品「${wrong.sku}」，请核对商品明细与采购单行`)
    await takeOver(writing, kind, id)
  }
}

/** What the order decides is written here too, so that figures by supplier, order and day are asked of the lines alone. */
async function takeOver({ tx, asker }: Writing, kind: Kind, id: string): Promise<void> {
  const { table, by } = LINES[kind]
  const { rows: [other] } = await tx.query<{ name: string }>(
    `select s.supplier_name as name from ${kind} d join purchase_order o on o.company_id = $1 and o.id = d.order_id
     join supplier s on s.company_id = $1 and s.id = o.supplier_id
     where d.company_id = $1 and d.id = $2::bigint and d.supplier_id is not null and d.supplier_id <> o.supplier_id`, [asker.companyId, id],
  )
  if (other) refuse(`采购单是「${other.name}」的，请改成这家供应商`, { supplier_id: `采购单是「${other.name}」的` })
  await tx.query(
    `update ${kind} d set currency = o.currency, supplier_id = o.supplier_id from purchase_order o
     where d.company_id = $1 and d.id = $2::bigint and o.company_id = $1 and o.id = d.order_id`, [asker.companyId, id],
  )
  await tx.query(
    `update ${table} i set currency = d.currency, order_id = d.order_id, supplier_id = d.supplier_id, warehouse_id = d.warehouse_id,
       price = ${kind === 'receipt' ? 'o.price' : 'coalesce(i.price, o.price)'}
     from ${kind} d, purchase_order_item o where i.company_id = $1 and i.${by} = $2::bigint and d.company_id = $1 and d.id = $2::bigint
       and o.company_id = $1 and o.id = i.order_item_id`, [asker.companyId, id],
  )
}

/** Writes what became of lines, and notes it, so that the order that they are of follows. */
export async function writeLines(
  writing: Writing & { model: Model }, kind: Kind, changes: readonly { id: string; to: Row }[], written: Written[],
): Promise<void> {
  const entity = writing.model.entities[LINES[kind].table]!
  for (const { id, to } of changes) {
    const before = await lockRow(writing, entity, { id })
    written.push({ entity, action: 'edit', before, after: await updateRow(writing, entity, before, to) })
  }
}

/** The documents of `kind` that were written, themselves or a line of theirs, as they stand; without those that are gone or no longer open. */
export async function openDocuments({ tx, asker, model }: Writing, kind: Kind, written: readonly Written[]): Promise<{ rows: Row[]; added: Set<string> }> {
  const { by } = LINES[kind]
  const { field, open } = model.entities[kind]!.lifecycle!
  const ids = written.flatMap(({ entity, after }) => (after ? [String(after[entity.name === kind ? 'id' : by])] : []))
  const { rows } = await tx.query<Row>(
    `select id::text, order_id::text from ${kind} where company_id = $1 and id = any($2::bigint[]) and ${field} = any($3::text[]) order by id`,
    [asker.companyId, [...new Set(ids)], open],
  )
  const added = written.flatMap(({ entity, action, after }) => (entity.name === kind && action === 'add' && after ? [String(after['id'])] : []))
  return { rows, added: new Set(added) }
}
