/**
 * Batches and their boxes by the calls of the documents: what is in the boxes, who works on them, remarks, sending and ending several at once, the
 * freight that is asked to be paid. Each does what the page's own actions do, by the same functions.
 */
import { CODES, type Row } from '../../../../contract/wire'
import { Refusal } from '../../../kernel/asker/refusal'
import { answers } from '../../../kernel/http/answers'
import type { CallContext } from '../../../kernel/http/handler'
import { answerList } from '../../../kernel/read/answer/lists'
import { readingOf, type Reading } from '../../../kernel/read/reading'
import { rowId } from '../../../kernel/store/row-id'
import { groupedBy } from '../../../kernel/value/grouped-by'
import { answerTransition } from '../../../kernel/write/transition'
import { checkReferences, lockRow, writingOf } from '../../../kernel/write/write.row'
import { addRow } from '../../../kernel/write/write.tree'
import { tellLogistics } from '../freight/told.handlers'
import { change, entityOf, inBatch, lockBatch, type Work } from './batch.rows'
import { measureBoxes } from './packing.handlers'

const MOST = 200
const MOST_ROWS = 1000
const DELETED = '4'

function idsOf(ids: readonly string[]): string[] {
  if (ids.length === 0 || ids.length > MOST) throw new Refusal(CODES.invalid, `一次可以选 1 到 ${MOST} 个发货批次`, { ids: '数量不对' })
  return [...new Set(ids)].sort()
}

async function rows(reading: Reading, name: string, field: string, values: readonly string[], fields: string[]): Promise<Row[]> {
  const entity = reading.model.entities[name]
  if (!entity) throw new Error(`the model has no entity ${name}`)
  if (values.length === 0) return []
  const filter = { field, op: 'in' as const, value: [...values] }
  return (await answerList(reading, entity, { page: 1, pageSize: MOST_ROWS, fields, filter })).list
}

/** A batch by its own number, or by the shipment's that Amazon gave. @throws Refusal notFound outside what the asker sees */
async function batchNamed(reading: Reading, named: string): Promise<{ id: string }> {
  const [byNumber] = await rows(reading, 'ship_batch', 'batch_no', [named], ['id'])
  const [found = byNumber] = await rows(reading, 'ship_batch', 'shipment_id', [named.trim().toUpperCase()], ['id'])
  if (!found) throw new Refusal(CODES.notFound, `没有货件或批次「${named.slice(0, 40)}」，或不在您可见的店铺范围内`, { shipment_id: '没有找到' })
  return { id: String(found['id']) }
}

const reads = <T>(context: CallContext, work: (reading: Reading) => Promise<T>): Promise<T> =>
  context.db.withCompany(context.caller, (tx) => work(readingOf(context, tx)), { readOnly: true })

/** Boxes of a batch and what is in them. Sizes (cm) and weight (kg) are decimal text; null: not measured. */
export const getBox = answers('shipment.getBox', (context, { shipment_id: named }) => reads(context, async (reading) => {
  const { id } = await batchNamed(reading, named)
  const boxes = await rows(reading, 'ship_box', 'batch_id', [id], ['id', 'box_no', 'box_code', 'length', 'width', 'height', 'weight', 'qty'])
  const inside = await rows(reading, 'ship_box_item', 'batch_id', [id], ['box_id', 'item_id', 'item.msku', 'item.fnsku', 'item.product_name', 'qty'])
  const text = (value: unknown): string | null => (value === null || value === undefined ? null : String(value))
  return {
    batch_id: id,
    boxes: boxes.map((box) => ({
      box_id: String(box['id']), box_no: Number(box['box_no']), box_code: String(box['box_code'] ?? ''), qty: Number(box['qty'] ?? 0),
      length: text(box['length']), width: text(box['width']), height: text(box['height']), weight: text(box['weight']),
      items: inside.filter((item) => String(item['box_id']) === String(box['id'])).map((item) => ({
        item_id: String(item['item_id']), msku: String(item['item.msku'] ?? ''), fnsku: text(item['item.fnsku']),
        product_name: text(item['item.product_name']), qty: Number(item['qty'] ?? 0),
      })),
    })),
  }
}))

/** Sizes (cm) and weight (kg) of one box. */
export const editBox = answers('shipment.editBox', (context, { box_id: id, ...said }) => inBatch(context, async (work) => {
  const box = await lockRow(work.writing, entityOf(work, 'ship_box'), { id })
  return measureBoxes(work, String(box['batch_id']), [{ id, ...said }])
}))

/** Changes of batches that are not deleted. */
async function tellEach(work: Work, ids: readonly string[], changes: Row): Promise<void> {
  for (const id of idsOf(ids)) {
    const batch = await lockBatch(work, id)
    if (batch['fba_ship_status'] === DELETED) throw new Refusal(CODES.transition, `批次 ${String(batch['batch_no'])} 已删除，不能再修改`)
    const errors = await checkReferences(work.writing, entityOf(work, 'ship_batch'), { ...batch, ...changes }, new Set(Object.keys(changes)))
    const [wrong] = Object.values(errors)
    if (wrong !== undefined) throw new Refusal(CODES.invalid, wrong, errors)
    await change(work, 'ship_batch', batch, changes)
  }
}

/** Says who works on these batches. @returns how many they are @throws Refusal of one that is deleted */
export const operator = answers('shipment.operator', (context, { ids, operator: person }) => inBatch(context, async (work) => {
  await tellEach(work, ids, { operator: person })
  return { changed: new Set(ids).size }
}))

/** An empty remark takes it away. @throws Refusal of more than 500 characters, and of a batch that is deleted */
export const remark = answers('shipment.remark', (context, { ids, remark: said }) => inBatch(context, async (work) => {
  if ((said?.length ?? 0) > 500) throw new Refusal(CODES.invalid, '备注不能超过 500 个字', { remark: '太长' })
  await tellEach(work, ids, { remark: said?.trim() || null })
  return { changed: new Set(ids).size }
}))

/** What is under way ends: what Amazon has not received is told as short (设置完结). */
export const setOver = answers('shipment.setOver', (context, { ids, reason }) => context.db.withCompany(context.caller, async (tx) => {
  const writing = writingOf(context, tx)
  for (const id of idsOf(ids)) await answerTransition(context, writing, writing.model.entities['ship_batch']!, { id, transition: 'finish', remark: reason })
  return { changed: new Set(ids).size }
}))

type Logistics = Omit<Parameters<typeof tellLogistics>[1], 'id' | 'before'>

/** How they travel, where it is said, and off they go, all or none. */
async function send(context: CallContext, ids: readonly string[], logistics: Logistics | undefined): Promise<void> {
  await inBatch(context, async (work) => {
    for (const id of idsOf(ids)) {
      if (logistics) await tellLogistics(work, { id, ...logistics })
      await answerTransition(context, work.writing, entityOf(work, 'ship_batch'), { id, transition: 'ship' })
    }
  })
}

/** Sends several batches, each by the step of its life cycle, with how they travel. @returns how many */
export const shippBatchDeliverySave = answers('shipment.shippBatchDeliverySave', async (context, { ids, logistics }) => {
  await send(context, ids, logistics)
  return { changed: new Set(ids).size }
})

/** The same for one. */
export const shippDeliverySave = answers('shipment.shippDeliverySave', async (context, { id, logistics }) => {
  await send(context, [id], logistics)
  return { id }
})

/** Which print page shows which labels, and of which rows: the batch, its goods or its boxes. */
const PRINTS: Record<string, { page: string; tab: string; of: 'batch' | 'box' }> = {
  fnsku: { page: '/print-pick-list', tab: 'label', of: 'batch' }, pick: { page: '/print-pick-list', tab: 'new', of: 'batch' },
  box: { page: '/Printing', tab: 'box', of: 'box' }, pallet: { page: '/print-review', tab: 'pallet', of: 'batch' },
  face: { page: '/print-review', tab: 'face', of: 'batch' },
}

/** Where the labels are printed: the page draws them, by the design that is chosen there. */
export const print = answers('fbaShipment.print', (context, { shipment_id: named, label_kind: kind, size }) => reads(context, async (reading) => {
  const way = Object.hasOwn(PRINTS, kind) ? PRINTS[kind] : undefined
  if (!way) throw new Refusal(CODES.invalid, '打印内容应为产品标签、箱唛、拣货单、托盘标或面单', { label_kind: Object.keys(PRINTS).join('、') })
  const { id } = await batchNamed(reading, named)
  const ids = way.of === 'batch' ? [id] : (await rows(reading, 'ship_box', 'batch_id', [id], ['id'])).map((box) => String(box['id']))
  if (ids.length === 0) throw new Refusal(CODES.invalid, '这个批次还没有箱子，没有可以打印的箱唛')
  const tab = kind === 'box' && size === '100x100' ? 'box100' : way.tab
  return { url: `${way.page}?tab=${tab}&ids=${ids.join(',')}` }
}))

/** Agreed bills of these batches that nobody has asked for, one request for each forwarder and currency. */
export const payOrder = answers('delivery.payOrder', (context, { ids, account, remark: said }) => inBatch(context, async (work) => {
  for (const id of idsOf(ids)) await lockBatch(work, id)
  const bills = await rows(work.writing, 'logistics_bill', 'batch_id', ids, ['id', 'provider_id', 'currency', 'total_fee', 'bill_status'])
  const { rows: named } = await work.writing.tx.query<{ id: string }>(
    'select bill_id::text as id from logistics_payment_item where company_id = $1 and bill_id = any($2::bigint[])',
    [work.writing.asker.companyId, bills.map((bill) => String(bill['id']))],
  )
  const asked = new Set(named.map((item) => item.id))
  const open = bills.filter((bill) => bill['bill_status'] === '2' && !asked.has(String(bill['id'])))
  if (open.length === 0) throw new Refusal(CODES.invalid, '所选发货单没有对账无误、还没有请款的物流账单，请先在「物流费用」对账')
  const made: { id: string; request_no: string }[] = []
  for (const group of groupedBy(open, (bill) => `${String(bill['provider_id'])} ${String(bill['currency'])}`).values()) {
    made.push(await askToPay(work, group, { pay_account: account ?? null, remark: said ?? null }))
  }
  return { made }
}))

async function askToPay(work: Work, bills: readonly Row[], more: Row): Promise<{ id: string; request_no: string }> {
  const [first] = bills
  const items = bills.map((bill) => ({ bill_id: String(bill['id']), currency: bill['currency'], amount: String(bill['total_fee']) }))
  const row = await addRow(work.writing, entityOf(work, 'logistics_payment'), {
    provider_id: first!['provider_id'], currency: first!['currency'], ...more, items,
  }, {}, work.written)
  return { id: String(row['id']), request_no: String(row['request_no']) }
}

/** Funds that freight may be paid from, by name: enabled, and of no other shops than the asker sees. */
export const payAccount = answers('delivery.payAccount', (context) => reads(context, async ({ tx, asker }) => {
  const { rows: found } = await tx.query<{ id: string; name: string; currency: string }>(
    `select id::text, account_name as name, currency from fund_account where company_id = $1 and coalesce(is_enable, true)
       and ($2::text[] is null or coalesce(shop_ids, '{}') = '{}' or shop_ids && $2::text[]) order by account_name`, [asker.companyId, asker.shopIds],
  )
  return found
}))

const valuesOf = (name: string) => (context: CallContext): { value: string; label: string }[] =>
  (context.model.enums[name]?.values ?? []).filter(({ hidden }) => !hidden).map(({ value, label }) => ({ value, label }))

/** Currencies that freight may be paid in. */
export const payCurrency = answers('delivery.payCurrency', async (context) => valuesOf('currency_all')(context))
/** Ways in which forwarders are paid. */
export const payMethod = answers('delivery.payMethod', async (context) => valuesOf('settle_method')(context))

/** What a forwarder charges by: its freight, duty, other fees, and the surcharges of its quotes. */
export const logisticsItem = answers('delivery.logisticsItem', (context, { provider }) => reads(context, async ({ tx, asker }) => {
  const { rows: found } = await tx.query<{ name: string }>(
    `select distinct s.fee_name as name from freight_surcharge s join freight_quote q on q.company_id = $1 and q.id = s.quote_id
     join logistics_channel c on c.company_id = $1 and c.id = q.channel_id
     where s.company_id = $1 and ($2::bigint is null or c.provider_id = $2::bigint) order by 1`,
    [asker.companyId, provider === undefined || provider === null ? null : rowId(provider)],
  )
  return [...['运费', '关税', '其他费用'].map((name) => ({ name, kind: '账单' })), ...found.map(({ name }) => ({ name, kind: '附加费' }))]
}))

/** Freight is divided anew by this basis, with the weights, sizes and prices that goods have now. */
export const syncShipmentSku = answers('delivery.syncShipmentSku', (context, { delivery_id: id, apportion }) => inBatch(context, async (work) => {
  await tellLogistics(work, { id, apportion_method: apportion })
  return { id }
}))
