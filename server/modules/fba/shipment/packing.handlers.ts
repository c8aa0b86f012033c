/**
 * Packing by scanner: a code goes into a box, is counted against the plan, comes out again. Every scan is one transaction;
 * two people may pack one batch at once. A code that does not belong, or one too many, is refused in words.
 */
import { CODES, type Row } from '../../../../contract/wire'
import { deleteRow, insertRow, lockRow } from '../../../kernel/write/write.row'
import { placed } from '../../../kernel/write/write.tree'
import { Refusal } from '../../../kernel/asker/refusal'
import { answers, type Answered } from '../../../kernel/http/answers'
import { bindingsOf } from '../bindings'
import { boxCodeOf, change, changeSeen, entityOf, inBatch, lockOpenBatch, packingTypeIn, refreshBatch, rowsOfBatch, type Work } from './batch.rows'

const MOST_BOXES = 500
const MOST_AT_ONCE = 10_000

const same = (one: unknown, other: string): boolean => String(one ?? '').trim().toUpperCase() === other

function amountOf(qty: number): number {
  if (!Number.isInteger(qty) || qty < 1 || qty > MOST_AT_ONCE) throw new Refusal(CODES.invalid, `数量应为 1 到 ${MOST_AT_ONCE} 的整数`, { qty: '数量不对' })
  return qty
}

/** The item that a scanned code means: FNSKU first, then MSKU, then the local SKU. @throws Refusal that says what was scanned */
function itemOf(items: readonly Row[], code: string): Row {
  const wanted = code.trim().toUpperCase()
  if (wanted === '') throw new Refusal(CODES.invalid, '没有扫到内容，请再扫一次', { code: '没有内容' })
  for (const field of ['fnsku', 'msku', 'sku']) {
    const found = items.filter((item) => same(item[field], wanted))
    if (found.length > 1) throw new Refusal(CODES.invalid, `「${code.trim()}」对应这个批次的 ${found.length} 个MSKU，请扫FNSKU`, { code: '对应多个商品' })
    if (found[0]) return found[0]
  }
  throw new Refusal(CODES.invalid, `「${code.trim()}」不在这个批次里，请放到一边，不要装箱`, { code: '不在这个批次里' })
}

/** A new box is as big as the goods that open it are packed. @throws Refusal of a number that is none, and of a box that is not there */
async function boxOf(work: Work, batch: Row, boxNo: number, opens?: Row): Promise<Row> {
  if (!Number.isInteger(boxNo) || boxNo < 1 || boxNo > MOST_BOXES) throw new Refusal(CODES.invalid, `箱号应为 1 到 ${MOST_BOXES} 的整数`, { box_no: '箱号不对' })
  const boxes = await rowsOfBatch(work, 'ship_box', batch['id'])
  const found = boxes.find((box) => Number(box['box_no']) === boxNo)
  if (found) return found
  if (!opens) throw new Refusal(CODES.notFound, `没有第 ${boxNo} 箱，可能已被删除，请刷新`)
  const entity = entityOf(work, 'ship_box')
  const bound = (await bindingsOf(work.writing, [String(opens['product_id'])])).get(String(opens['product_id']))
  const after = await insertRow(work.writing, entity, {
    batch_id: batch['id'], box_no: boxNo, box_code: boxCodeOf(batch, boxNo), qty: 0, print_status: '0',
    ...(bound ? { length: bound.length, width: bound.width, height: bound.height } : {}),
  })
  work.written.push({ entity, action: 'add', after })
  return lockRow(work.writing, entity, { id: after['id'] })
}

async function inBox(work: Work, batch: Row, box: Row, item: Row): Promise<Row | undefined> {
  return (await rowsOfBatch(work, 'ship_box_item', batch['id'])).find(
    (row) => String(row['box_id']) === String(box['id']) && String(row['item_id']) === String(item['id']),
  )
}

async function answerOf(work: Work, batch: Row, box: Row, item: Row): Promise<Answered<'fbaShipment.scanPacking'>> {
  const now = await refreshBatch(work, batch, 'packed')
  const plan = Number(item['plan_qty'])
  const packed = Number(item['packed_qty'] ?? 0)
  return {
    box_id: String(box['id']), box_no: Number(box['box_no']), item_id: String(item['id']), msku: String(item['msku'] ?? ''),
    fnsku: String(item['fnsku'] ?? ''), product_name: String(item['product_name'] ?? ''),
    packed_qty: packed, plan_qty: plan, left_qty: plan - packed, packing_type: packingTypeIn(now),
  }
}

/**
 * Puts goods into a box of a batch that is not sent; the box is added where it is new. A box whose content changed must be labelled anew.
 * @param stamp who put them in, and when
 * @throws Refusal of a code that is not the batch's, a number that is none, or more than is planned
 */
export async function putIn(
  work: Work, batch: Row, { boxNo, code, qty }: { boxNo: number; code: string; qty: number }, stamp: Row,
): Promise<{ box: Row; item: Row }> {
  const amount = amountOf(qty)
  const item = itemOf(await rowsOfBatch(work, 'ship_batch_item', batch['id']), code)
  const plan = Number(item['plan_qty'])
  const packed = Number(item['packed_qty'] ?? 0)
  if (packed + amount > plan) throw new Refusal(CODES.invalid, `${String(item['msku'])} 计划 ${plan} 件，已装 ${packed} 件，再装 ${amount} 件就多了`, { qty: '超过计划数' })
  const box = await boxOf(work, batch, boxNo, item)
  const before = await inBox(work, batch, box, item)
  if (before) await change(work, 'ship_box_item', before, { qty: Number(before['qty']) + amount, ...stamp })
  else {
    const entity = entityOf(work, 'ship_box_item')
    work.written.push(
      {
        entity, action: 'add',
        after: await insertRow(work.writing, entity, { batch_id: batch['id'], box_id: box['id'], item_id: item['id'], qty: amount, ...stamp }),
      },
    )
  }
  await change(work, 'ship_box', box, { qty: Number(box['qty'] ?? 0) + amount, print_status: '0' })
  return { box, item: await change(work, 'ship_batch_item', item, { packed_qty: packed + amount }) }
}

/** `qty` of one code into the box of that number; a new box where there is none. @throws Refusal of a code that does not belong, or one too many */
export const scanPacking = answers('fbaShipment.scanPacking', (context, { batch_id: id, box_no: boxNo, code, qty = 1 }) => inBatch(context, async (work) => {
  const batch = await lockOpenBatch(work, id)
  const stamp = { scan_time: context.now().toISOString(), operator: context.caller.employeeId }
  const { box, item } = await putIn(work, batch, { boxNo, code, qty }, stamp)
  return answerOf(work, batch, box, item)
}))

/** Takes goods out of a box again. */
export const unpack = answers('fbaShipment.unpack', (context, { batch_id: batchId, box_no: boxNo, item_id: itemId, qty }) => inBatch(context, async (work) => {
  const amount = amountOf(qty)
  const batch = await lockOpenBatch(work, batchId)
  const item = (await rowsOfBatch(work, 'ship_batch_item', batch['id'])).find((row) => String(row['id']) === itemId)
  const box = await boxOf(work, batch, boxNo)
  const before = item && (await inBox(work, batch, box, item))
  if (!item || !before) throw new Refusal(CODES.notFound, '这箱里没有这个商品，请刷新')
  const there = Number(before['qty'])
  if (amount > there) throw new Refusal(CODES.invalid, `这箱里只有 ${there} 件，不能取出 ${amount} 件`, { qty: '超过箱内数量' })
  if (amount === there) await take(work, 'ship_box_item', before)
  else await change(work, 'ship_box_item', before, { qty: there - amount })
  await change(work, 'ship_box', box, { qty: Number(box['qty'] ?? 0) - amount, print_status: '0' })
  return answerOf(work, batch, box, await change(work, 'ship_batch_item', item, { packed_qty: Number(item['packed_qty'] ?? 0) - amount }))
}))

async function take(work: Work, name: string, row: Row): Promise<void> {
  const entity = entityOf(work, name)
  await deleteRow(work.writing, entity, row)
  work.written.push({ entity, action: 'remove', before: row })
}

const insideOf = async (work: Work, batch: Row, box: Row): Promise<Row[]> =>
  (await rowsOfBatch(work, 'ship_box_item', batch['id'])).filter((row) => String(row['box_id']) === String(box['id']))

/** All that is in a box is unpacked again. */
async function emptyBox(work: Work, batch: Row, box: Row): Promise<void> {
  const items = await rowsOfBatch(work, 'ship_batch_item', batch['id'])
  for (const inside of await insideOf(work, batch, box)) {
    const item = items.find((row) => String(row['id']) === String(inside['item_id']))
    await take(work, 'ship_box_item', inside)
    if (item) await change(work, 'ship_batch_item', item, { packed_qty: Number(item['packed_qty'] ?? 0) - Number(inside['qty']) })
  }
}

/** Removes a box; its goods are unpacked again. */
export const delBox = answers('shipment.delBox', (context, { box_id: boxId }) => inBatch(context, async (work) => {
  const box = await lockRow(work.writing, entityOf(work, 'ship_box'), { id: boxId })
  const batch = await lockOpenBatch(work, String(box['batch_id']))
  await emptyBox(work, batch, box)
  await take(work, 'ship_box', box)
  return { packing_type: packingTypeIn(await refreshBatch(work, batch, 'packed')) }
}))

/** Empties a box, which stays with its sizes and is labelled anew. */
export const clearBox = answers('fbaShipment.clearBox', (context, { batch_id: batchId, box_no: boxNo }) => inBatch(context, async (work) => {
  const batch = await lockOpenBatch(work, batchId)
  const box = await boxOf(work, batch, boxNo)
  await emptyBox(work, batch, box)
  await change(work, 'ship_box', box, { qty: 0, weight: null, print_status: '0' })
  return { packing_type: packingTypeIn(await refreshBatch(work, batch, 'packed')) }
}))

/** Boxes alike another are added behind the last one: goods, sizes and weight. All of them, or none where the plan has not enough. */
export const copyBox = answers('fbaShipment.copyBox', (context, { batch_id: batchId, box_no: boxNo, times }) => inBatch(context, async (work) => {
  const batch = await lockOpenBatch(work, batchId)
  const box = await boxOf(work, batch, boxNo)
  const boxes = await rowsOfBatch(work, 'ship_box', batch['id'])
  const last = Math.max(...boxes.map((each) => Number(each['box_no'])))
  if (!Number.isInteger(times) || times < 1 || last + times > MOST_BOXES) {
    throw new Refusal(CODES.invalid, `复制的箱数应为 1 到 ${MOST_BOXES - last} 的整数`, { times: '箱数不对' })
  }
  const items = await rowsOfBatch(work, 'ship_batch_item', batch['id'])
  const inside = await insideOf(work, batch, box)
  if (inside.length === 0) throw new Refusal(CODES.invalid, `第 ${boxNo} 箱是空的，没有可以复制的商品`)
  for (const each of inside) {
    const item = items.find((row) => String(row['id']) === String(each['item_id']))!
    const [left, wanted] = [Number(item['plan_qty']) - Number(item['packed_qty'] ?? 0), Number(each['qty']) * times]
    if (wanted > left) {
      throw new Refusal(CODES.invalid, `${String(item['msku'])} 还剩 ${left} 件要装，复制 ${times} 箱要 ${wanted} 件，多了`, {
        times: `最多 ${Math.floor(left / Number(each['qty']))} 箱`,
      })
    }
    await change(work, 'ship_batch_item', item, { packed_qty: Number(item['packed_qty'] ?? 0) + wanted })
  }
  const stamp = { scan_time: context.now().toISOString(), operator: context.caller.employeeId }
  for (let no = last + 1; no <= last + times; no += 1) await addCopy(work, batch, box, no, inside, stamp)
  return { packing_type: packingTypeIn(await refreshBatch(work, batch, 'packed')), first: last + 1, last: last + times }
}))

async function addCopy(work: Work, batch: Row, of: Row, boxNo: number, inside: readonly Row[], stamp: Row): Promise<void> {
  const { length, width, height, weight, qty } = of
  const add = async (name: string, values: Row): Promise<Row> => {
    const entity = entityOf(work, name)
    const after = await insertRow(work.writing, entity, values)
    work.written.push({ entity, action: 'add', after })
    return after
  }
  const box = await add('ship_box', {
    batch_id: batch['id'], box_no: boxNo, box_code: boxCodeOf(batch, boxNo), qty, print_status: '0', length, width, height, weight,
  })
  for (const { item_id: item, qty: each } of inside) {
    await add('ship_box_item', { batch_id: batch['id'], box_id: box['id'], item_id: item, qty: each, ...stamp })
  }
}

const SIZES = { length: ['长', 300], width: ['宽', 300], height: ['高', 300], weight: ['毛重', 500] } as const

/** What is said of one box; `before` is what the person saw of it. */
interface Measured { id: string; length?: string; width?: string; height?: string; weight?: string; before?: unknown }

/** Keeps sizes and weights of boxes of a batch that is not sent; answers its packing state. @throws Refusal of a box elsewhere, of sizes that are none */
export async function measureBoxes(work: Work, batchId: string, said: readonly Measured[]): Promise<Answered<'fbaShipment.packBox'>> {
  const batch = await lockOpenBatch(work, batchId)
  const boxes = new Map((await rowsOfBatch(work, 'ship_box', batch['id'])).map((box) => [String(box['id']), box]))
  for (const [at, one] of said.entries()) {
    const box = boxes.get(one.id)
    if (!box) throw new Refusal(CODES.notFound, `第 ${at + 1} 个箱子不在这个批次里，请刷新`)
    const changes: Row = {}
    for (const [field, [label, most]] of Object.entries(SIZES) as [keyof typeof SIZES, readonly [string, number]][]) {
      const value = one[field]
      if (value === undefined) continue
      if (!(Number(value) > 0) || Number(value) > most) {
        throw new Refusal(CODES.invalid, `第 ${String(box['box_no'])} 箱的${label}应大于 0，且不超过 ${most}`, { [`boxes[${at}].${field}`]: `${label}不对` })
      }
      changes[field] = value
    }
    await placed('boxes', '箱子', at, async () => void (await changeSeen(work, 'ship_box', box, changes, one.before)))
  }
  return { packing_type: packingTypeIn(await refreshBatch(work, batch, 'packed')) }
}

/** Sizes (cm) and weights (kg) of boxes of one batch. */
export const packBox = answers('fbaShipment.packBox', (context, { batch_id: batchId, boxes }) => inBatch(context, (work) => measureBoxes(work, batchId, boxes)))

/** A person has taken the packing to Amazon and says so. Only what is packed to the last piece, with every box measured. */
export const uploaded = answers('fbaShipment.uploaded', (context, { batch_id: batchId }) => inBatch(context, async (work) => {
  const batch = await lockOpenBatch(work, batchId)
  const state = String(batch['packing_type'])
  if (state !== '3') throw new Refusal(CODES.transition, state === '4' ? '已经标记为上传过了' : '装箱数量与计划一致后才能标记为已上传')
  const bare = (await rowsOfBatch(work, 'ship_box', batch['id'])).filter(
    (box) => ['length', 'width', 'height', 'weight'].some((field) => !(Number(box[field]) > 0)),
  )
  if (bare.length > 0) throw new Refusal(CODES.invalid, `第 ${bare.map((box) => String(box['box_no'])).join('、')} 箱还没有填写尺寸或毛重`)
  return { packing_type: packingTypeIn(await change(work, 'ship_batch', batch, { packing_type: '4' }, 'uploaded')) }
}))
