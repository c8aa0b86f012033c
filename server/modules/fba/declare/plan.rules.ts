/**
 * What a declaration must be like, whoever writes it: each step's rows are written in that step alone, rows say what follows from others, and a step
 * is left only when it is whole.
 */
import { CODES } from '../../../../contract/wire'
import { Refusal } from '../../../kernel/asker/refusal'
import { groupedBy } from '../../../kernel/value/grouped-by'
import type { Written } from '../../../kernel/write/written'
import type { WriteRule } from '../../../kernel/write/write.rules'
import type { Writing } from '../../../kernel/write/write.row'
import { pairedGoods, refuseUnpaired } from '../shipment/paired'
import { goodsKey, goodsName, plansOf, type Plan } from './plan'
import { packByCase, tell, tellDays } from './plan.tell'
import { boxesOf, spreadOf } from './spread'

const STEPS: Record<string, string> = {
  1: '选择商品', 2: '装箱', 3: '货件方案', 4: '送达时间', 5: '配送服务', 6: '待审核', 7: '待确认', 8: '已完成', 9: '已取消',
}
/** Rows below, by the steps in which they are written. */
const WRITTEN_IN: Record<string, { steps: string[]; says: string }> = {
  inbound_plan_item: { steps: ['1'], says: '商品与数量' },
  inbound_box: { steps: ['2'], says: '装箱' },
  inbound_option: { steps: ['3'], says: '货件方案' },
  inbound_share: { steps: ['3'], says: '数量分配' },
  inbound_shipment: { steps: ['3', '4', '5'], says: '货件' },
}

function refuse(says: string, errors?: Record<string, string>): never {
  throw new Refusal(CODES.invalid, says, errors)
}

/** Of the declaration itself: what is chosen at its head, and whether the step before is whole. */
export const planHeadRule: WriteRule = async (writing, written) => {
  const ids = written.flatMap(({ after }) => (after ? [String(after['id'])] : []))
  await tell(writing, ids)
  const plans = new Map((await plansOf(writing, ids)).map((plan) => [plan.id, plan]))
  const further: Written[] = []
  for (const { before, after } of written) {
    const plan = after && plans.get(String(after['id']))
    if (!plan || !before) continue
    const [from, to] = [String(before['state']), String(after['state'])]
    if (from === to && from !== '1' && String(before['ship_flow']) !== String(after['ship_flow'])) {
      refuse('申报流程要在「选择商品」里改，请先返回选择商品', { ship_flow: '不能在这一步改' })
    }
    if (from === '1' && (to === '2' || to === '3')) await refuseGoods(writing, plan)
    if (from === '1' && to === '2' && plan.boxes.length === 0) further.push(...(await packByCase(writing, plan)))
    if (from === '2' && to === '3') refusePacking(plan)
    if (from === '3' && to === '4') refusePlacement(plan, writing.asker.today)
    if (to === '6') refuseServices(plan)
  }
  return further
}

/** Of its rows: of the right step, of its goods, and with what follows from them. */
export const planRowRule: WriteRule = async (writing, written) => {
  const ids = [...new Set(written.flatMap(({ before, after }) => [before, after].flatMap((row) => (row ? [String(row['plan_id'])] : []))))]
  await tellDays(writing, ids)
  const plans = await plansOf(writing, ids)
  for (const { entity, action, before, after } of written) {
    const plan = plans.find(({ id }) => id === String((after ?? before)?.['plan_id']))
    const may = WRITTEN_IN[entity.name]
    // Goods of one that was merged into another are taken out of it as it ends.
    if (!plan || !may || (plan.state === '9' && !after)) continue
    const steps = entity.name === 'inbound_shipment' && (!before || !after) ? ['3'] : may.steps
    if (!steps.includes(plan.state) && action !== 'confirm') {
      refuse(`申报 ${plan.no} 现在是「${STEPS[plan.state] ?? ''}」，${may.says}只能在「${STEPS[steps[0]!]}」里改，请先返回那一步`)
    }
  }
  for (const plan of plans) {
    refuseStrange(plan)
    refuseBoxes(plan)
    refuseShipments(plan)
  }
  await tell(writing, ids)
}

/** A MSKU stands once for each day of expiry; what is packed and spread is of the goods, and of a day that they are declared with. */
function refuseStrange({ state, items, boxes, shares }: Plan): void {
  const again = repeated(items.map(goodsKey))
  if (again >= 0) refuse(`${goodsName(items[again]!)}有两行，同一个 MSKU 的同一有效期只能写一行，请合并`, { [`items[${again}].product_id`]: '与前面重复' })
  for (const rows of groupedBy(items, ({ product }) => product).values()) {
    if (new Set(rows.flatMap(({ planItem }) => planItem ?? [])).size > 1) refuse(`「${rows[0]!.msku}」的几行来自不同的补货计划，请分成几份申报`)
  }
  refuseUndeclared('装箱', 'boxes', state, items, boxes)
  refuseUndeclared('数量分配', 'shares', state, items, shares)
  const twice = repeated(boxes.map((box) => `${box.from} ${goodsKey(box)}`))
  if (twice >= 0) refuse(`装箱第 ${twice + 1} 行与前面重复，同一个箱子里的同一种商品请合并成一行`, { [`boxes[${twice}].product_id`]: '与前面重复' })
  const spread = repeated(shares.map((share) => `${share.no} ${goodsKey(share)}`))
  if (spread >= 0) refuse(`数量分配第 ${spread + 1} 行与前面重复，请合并成一行`, { [`shares[${spread}].product_id`]: '与前面重复' })
}

/** The first that was there before; -1 where there is none. */
const repeated = (keys: readonly string[]): number => keys.findIndex((key, at) => keys.indexOf(key) < at)

function refuseUndeclared(
  called: string, below: string, state: string, items: Plan['items'], rows: readonly { product: string; expiry: string | null }[],
): void {
  for (const [at, row] of rows.entries()) {
    const own = items.filter(({ product }) => product === row.product)
    if (own.length === 0) refuse(`${called}第 ${at + 1} 行的商品不在申报里`, { [`${below}[${at}].product_id`]: '不在申报里' })
    // While the goods are written anew the days of what was packed before may be gone: the next step holds them.
    if (state === '1' || own.some((item) => goodsKey(item) === goodsKey(row))) continue
    const days = own.map(({ expiry }) => expiry ?? '没有有效期').join('、')
    refuse(`${called}第 ${at + 1} 行：「${own[0]!.msku}」申报的有效期是 ${days}，请写明这一行是哪一个`, { [`${below}[${at}].expiry`]: '请写明有效期' })
  }
}

/** Boxes of one first number are the same boxes; others do not overlap them. */
function refuseBoxes({ boxes }: Plan): void {
  let end = { from: 0, to: 0, count: 0 }
  for (const { from, count } of boxes) {
    if (from === end.from && count !== end.count) refuse(`第 ${from} 箱起的几行是混装，箱数要一样，现在有 ${end.count} 与 ${count}`, { boxes: '箱数不一样' })
    if (from !== end.from && from <= end.to) refuse(`第 ${from} 箱已经在第 ${end.from}-${end.to} 箱里，箱号不能重叠`, { boxes: '箱号重叠' })
    end = { from, to: from + count - 1, count }
  }
}

function refuseShipments({ shipments }: Plan): void {
  const seen = new Set<string>()
  for (const { no, shipment } of shipments) {
    const number = shipment.trim().toUpperCase()
    if (!/^[A-Z0-9-]{6,40}$/.test(number)) refuse(`货件 ${no} 的编号应为 6 到 40 个字母或数字，如 FBA15ABC1234`, { [`shipments[${no - 1}].shipment_id`]: '货件编号不对' })
    if (seen.has(number)) refuse(`货件编号 ${number} 填写了两次`, { [`shipments[${no - 1}].shipment_id`]: '重复' })
    seen.add(number)
  }
}

async function refuseGoods(writing: Writing, plan: Plan): Promise<void> {
  const { items } = plan
  if (items.length === 0) refuse('申报里没有商品，请先选择商品', { items: '没有商品' })
  const past = items.findIndex(({ expiry }) => expiry !== null && expiry <= writing.asker.today)
  if (past >= 0) refuse(`${goodsName(items[past]!)}已经过期，不能发往亚马逊`, { [`items[${past}].expiry`]: '已经过期' })
  const bare = items.filter(({ expiry }) => expiry === null).map(({ msku }) => msku)
  const needing = await needExpiry(writing, plan.shop, bare)
  if (needing.length > 0) {
    refuse(`${needing.slice(0, 5).map((msku) => `「${msku}」`).join('、')}的商品资料里写着需要有效期，请填写「有效期至」；有几个有效期的，每个有效期一行`, { items: '缺有效期' })
  }
}

/** Of these MSKU, those that stand for goods of which each piece must say how long it lasts. */
async function needExpiry(writing: Writing, shop: string, mskus: readonly string[]): Promise<string[]> {
  const goods = await pairedGoods(writing, shop, mskus)
  const { rows } = await writing.tx.query<{ id: string }>(
    'select id::text from sku where company_id = $1 and id = any($2::bigint[]) and needs_expiry is true',
    [writing.asker.companyId, [...goods.values()].flatMap((each) => each.map(({ skuId }) => skuId))],
  )
  const needing = new Set(rows.map(({ id }) => id))
  return [...new Set(mskus)].filter((msku) => goods.get(msku)?.some(({ skuId }) => needing.has(skuId)))
}

function refusePacking(plan: Plan): void {
  for (const item of plan.items) {
    const packed = plan.boxes.reduce((sum, box) => sum + (goodsKey(box) === goodsKey(item) ? box.count * box.qty : 0), 0)
    if (packed !== item.qty) refuse(`${goodsName(item)}申报 ${item.qty} 件，箱子里一共 ${packed} 件，请改成一致`)
  }
  const bare = boxesOf(plan.boxes).filter(({ sizes }) => [sizes.length, sizes.width, sizes.height, sizes.weight].some((size) => !(Number(size) > 0)))
  if (bare.length > 0) refuse(`第 ${bare.slice(0, 10).map(({ no }) => no).join('、')} 箱还没有填写尺寸或毛重`)
}

function refusePlacement(plan: Plan, today: string): void {
  const chosen = plan.options.filter((option) => option.chosen)
  const [option] = chosen
  if (!option) refuse('还没有选用货件方案，请在卖家后台看过方案后填写，并选用一个', { options: '没有选用' })
  if (chosen.length > 1) refuse(`选用了 ${chosen.length} 个方案，只能选用一个`, { options: '只能选用一个' })
  if (option.expires !== null && option.expires < today) refuse(`方案「${option.name}」在 ${option.expires} 已过期，请在卖家后台重新取方案`, { options: '已过期' })
  if (option.shipments !== null && option.shipments !== plan.shipments.length) {
    refuse(`方案「${option.name}」有 ${option.shipments} 个货件，填写了 ${plan.shipments.length} 个，请改成一致`, { shipments: '货件数不对' })
  }
  const spread = spreadOf(plan)
  if (typeof spread === 'string') refuse(spread)
}

function refuseServices({ shipments }: Plan): void {
  for (const { shipment, ready, mode, solution } of shipments) {
    if (ready === null) refuse(`货件 ${shipment} 还没有填写就绪日，请先「返回送达时间」填写`)
    if (mode === null || solution === null) refuse(`货件 ${shipment} 还没有填写配送模式与承运方式，请先「填写配送服务」`)
  }
}

/** @throws Refusal where goods of a declaration are paired with nothing: they could not be sent */
export async function refuseUnsendable(writing: Writing, plan: Plan): Promise<void> {
  refuseUnpaired(plan.items.map(({ msku }) => msku), await pairedGoods(writing, plan.shop, plan.items.map(({ msku }) => msku)))
}
