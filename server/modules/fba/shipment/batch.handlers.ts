/** Shipment batches: made whole in one transaction, numbered by Amazon later, marked as printed. */
import { CODES, type Row } from '../../../../contract/wire'
import { takeStep } from '../../../kernel/write/step'
import { lockRow } from '../../../kernel/write/write.row'
import { Refusal } from '../../../kernel/asker/refusal'
import { answers } from '../../../kernel/http/answers'
import type { CallContext } from '../../../kernel/http/handler'
import { makeBatch } from './batch.make'
import { boxCodeOf, change, changeSeen, entityOf, inBatch, lockBatch, lockOpenBatch, refreshBatch, rowsOfBatch, type Work } from './batch.rows'

const MOST_IDS = 1000

/**
 * One batch with its goods, all of one shop: the shop is theirs. `ids` are the products chosen in the step before, and are not needed. It is handed in
 * at once, to the flow that the company has for batches or to nobody, unless it is a draft.
 */
export const createBatch = answers('fbaShipment.createBatch', (context, { ids: _ids, draft, ...asked }) => inBatch(context, async (work) => {
  const made = await makeBatch(work, asked, '0')
  if (!draft) await takeStep(work.writing, entityOf(work, 'ship_batch'), 'submit', made, { fba_ship_status: '5' }, work.written)
  const plan = asked.items.reduce((sum, item) => sum + item.plan_qty, 0)
  return { id: String(made['id']), batch_no: String(made['batch_no']), plan_qty: plan, msku_count: asked.items.length }
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

/** Marks lines of batches as printed. */
export const itemsPrinted = answers('fbaShipment.itemsPrinted', (context, asked) => markRows(context, 'ship_batch_item', asked))
/** Marks boxes as printed. */
export const boxesPrinted = answers('fbaShipment.boxesPrinted', (context, asked) => markRows(context, 'ship_box', asked))

/** State of a declaration that was agreed to. */
const AGREED = '2'

/** Documents that are printed as a whole; a declaration once it was agreed to. */
function markDocuments(context: CallContext, name: 'customs_declare' | 'ship_invoice', { ids }: { ids: string[] }): Promise<{ marked: number }> {
  return inBatch(context, async (work) => {
    for (const id of idsOf(ids)) {
      const row = await lockRow(work.writing, entityOf(work, name), { id })
      if (name === 'customs_declare' && String(row['doc_status']) !== AGREED) {
        throw new Refusal(CODES.transition, `报关单「${String(row['declare_no'])}」还没有审核通过，不能打印；请先在「报关单」提交审核`)
      }
      await change(work, name, row, { print_status: '1' }, 'printed')
    }
    return { marked: new Set(ids).size }
  })
}

/** Marks customs declarations as printed. */
export const declarePrinted = answers('delivery.declarePrinted', (context, asked) => markDocuments(context, 'customs_declare', asked))
/** Marks invoices as printed. */
export const invoicePrinted = answers('delivery.invoicePrinted', (context, asked) => markDocuments(context, 'ship_invoice', asked))
