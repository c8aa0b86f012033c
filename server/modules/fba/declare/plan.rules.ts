/**
 * What a declaration must be like, whoever writes it: each step's rows are written in that step alone, rows say what follows from others, and a step
 * is left only when it is whole.
 */
import { CODES, type Row } from '../../../../contract/wire'
import { Refusal } from '../../../kernel/asker/refusal'
import type { Written } from '../../../kernel/write/written'
import type { WriteRule } from '../../../kernel/write/write.rules'
import { insertRow, type Writing } from '../../../kernel/write/write.row'
import { bindingsOf } from '../bindings'
import { refuseOtherShop } from '../other-shop'
import { pairedGoods, refuseUnpaired } from '../shipment/paired'
import { lyingIn } from '../../stock/public'
import { plansOf, type Plan } from './plan'
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
    if (from === '1' && (to === '2' || to === '3')) refuseGoods(plan)
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

function refuseStrange({ items, boxes, shares }: Plan): void {
  const there = new Set(items.map(({ product }) => product))
  const box = boxes.findIndex(({ product }) => !there.has(product))
  if (box >= 0) refuse(`装箱第 ${box + 1} 行的商品不在申报里`, { [`boxes[${box}].product_id`]: '不在申报里' })
  const share = shares.findIndex(({ product }) => !there.has(product))
  if (share >= 0) refuse(`数量分配第 ${share + 1} 行的商品不在申报里`, { [`shares[${share}].product_id`]: '不在申报里' })
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

function refuseGoods({ items }: Plan): void {
  if (items.length === 0) refuse('申报里没有商品，请先选择商品', { items: '没有商品' })
}

function refusePacking(plan: Plan): void {
  for (const { product, msku, qty } of plan.items) {
    const packed = plan.boxes.reduce((sum, box) => sum + (box.product === product ? box.count * box.qty : 0), 0)
    if (packed !== qty) refuse(`「${msku}」申报 ${qty} 件，箱子里一共 ${packed} 件，请改成一致`)
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

/** Goods that say how many go into a box are packed so: full boxes, and the rest in one more. */
async function packByCase(writing: Writing, plan: Plan): Promise<Written[]> {
  const entity = writing.model.entities['inbound_box']!
  const bindings = await bindingsOf(writing, plan.items.map(({ product }) => product))
  const written: Written[] = []
  let from = 1
  for (const { product, qty, boxQty } of plan.items) {
    if (boxQty === null) continue
    const bound = bindings.get(product)
    const full = Math.floor(qty / boxQty)
    for (const [count, each] of [[full, boxQty], [qty % boxQty === 0 ? 0 : 1, qty % boxQty]] as const) {
      if (count === 0) continue
      const weighed = bound && each === bound.boxQty ? bound.weight : null
      const row: Row = {
        plan_id: plan.id, box_from: from, box_count: count, product_id: product, qty: each, own_boxes: count,
        ...(bound ? { length: bound.length, width: bound.width, height: bound.height, weight: weighed } : {}),
      }
      written.push({ entity, action: 'add', after: await insertRow(writing, entity, row) })
      from += count
    }
  }
  await tell(writing, [plan.id])
  return written
}

/** What rows say that follows from others; goods are told anew while they may still be changed. */
async function tell(writing: Writing, ids: readonly string[]): Promise<void> {
  const { tx, asker } = writing
  const company = asker.companyId
  await refuseOtherShop(writing, 'inbound_plan_item', ids, '一份申报只能是一个店铺的')
  await tx.query(
    `update inbound_plan_item i set shop_id = r.shop_id, warehouse_id = r.warehouse_id, msku = p.msku,
       prep_owner = coalesce(i.prep_owner, b.prep_owner, 'SELLER'), label_owner = coalesce(i.label_owner, b.label_owner, 'SELLER'),
       prep_category = coalesce(i.prep_category, b.prep_category), box_qty = coalesce(i.box_qty, b.box_qty)
     from inbound_plan r, product p left join ship_binding b on b.company_id = $1 and b.product_id = p.id and b.is_enable is not false
     where i.company_id = $1 and i.plan_id = any($2::bigint[]) and r.company_id = $1 and r.id = i.plan_id and p.company_id = $1 and p.id = i.product_id
       and r.state = '1'`, [company, ids],
  )
  for (const plan of await plansOf(writing, ids)) if (plan.state === '1') await tellGoods(writing, plan)
  await tx.query(
    `update inbound_plan p set uncosted = (select count(*) from inbound_plan_item i where i.company_id = $1 and i.plan_id = p.id and i.unit_cost is null)
     where p.company_id = $1 and p.id = any($2::bigint[])`, [company, ids],
  )
  await tx.query(
    `update inbound_box b set own_boxes = case when f.first then b.box_count else 0 end,
       own_weight = case when f.first then b.box_count * (select max(w.weight) from inbound_box w
         where w.company_id = $1 and w.plan_id = b.plan_id and w.box_from = b.box_from) end
     from (select id, row_number() over (partition by plan_id, box_from order by id) = 1 as first from inbound_box
       where company_id = $1 and plan_id = any($2::bigint[])) f
     where b.company_id = $1 and b.plan_id = any($2::bigint[]) and f.id = b.id`, [company, ids],
  )
  await tx.query(
    `update inbound_plan_item i set boxed_qty = coalesce((select sum(b.box_count * b.qty) from inbound_box b
       where b.company_id = $1 and b.plan_id = i.plan_id and b.product_id = i.product_id), 0)
     where i.company_id = $1 and i.plan_id = any($2::bigint[])`, [company, ids],
  )
  await tx.query(
    `update inbound_shipment s set shop_id = r.shop_id, shipment_id = upper(trim(s.shipment_id)) from inbound_plan r
     where s.company_id = $1 and s.plan_id = any($2::bigint[]) and r.company_id = $1 and r.id = s.plan_id`, [company, ids],
  )
  await tx.query(
    `update inbound_option o set shop_id = r.shop_id from inbound_plan r
     where o.company_id = $1 and o.plan_id = any($2::bigint[]) and r.company_id = $1 and r.id = o.plan_id`, [company, ids],
  )
  for (const plan of await plansOf(writing, ids)) await tellShipments(writing, plan)
}

/** What one of each costs now, and how many the warehouse has the goods for. */
async function tellGoods(writing: Writing, plan: Plan): Promise<void> {
  const { tx, asker } = writing
  const goods = await pairedGoods(writing, plan.shop, plan.items.map(({ msku }) => msku))
  const skus = [...new Set([...goods.values()].flatMap((each) => each.map(({ skuId }) => skuId)))]
  const free = new Map<string, number>()
  for (const { skuId, free: more } of await lyingIn(writing, plan.warehouse, skus)) free.set(skuId, (free.get(skuId) ?? 0) + more)
  const rows = plan.items.map(({ id, msku }) => {
    const parts = goods.get(msku) ?? []
    return {
      id, local: parts.length === 0 ? 0 : Math.min(...parts.map(({ skuId, qty }) => Math.floor((free.get(skuId) ?? 0) / qty))),
      parts: parts.map(({ skuId, qty }) => ({ sku: skuId, qty })),
    }
  })
  await tx.query(
    `update inbound_plan_item i set local_qty = g.local, unit_cost = c.cost
     from jsonb_to_recordset($2::jsonb) as g (id bigint, local integer, parts jsonb)
     cross join lateral (
       select case when count(*) > 0 and bool_and(k.unit_cost is not null) then sum(k.unit_cost * p.qty) end as cost
       from jsonb_to_recordset(g.parts) as p (sku bigint, qty integer) left join sku_cost k on k.company_id = $1 and k.sku_id = p.sku) c
     where i.company_id = $1 and i.id = g.id`, [asker.companyId, JSON.stringify(rows)],
  )
}

async function tellShipments({ tx, asker }: Writing, plan: Plan): Promise<void> {
  const spread = spreadOf(plan)
  const parts = typeof spread === 'string' ? [] : spread.map(({ no, goods, boxes }) => ({
    no, qty: [...goods.values()].reduce((sum, qty) => sum + qty, 0), boxes: plan.flow === 'sp' ? boxes.length : null,
  }))
  await tx.query(
    `update inbound_shipment s set qty = g.qty, box_count = g.boxes from (
       select t.id, k.qty, k.boxes from inbound_shipment t left join jsonb_to_recordset($3::jsonb) as k (no integer, qty integer, boxes integer)
         on k.no = t.ship_no where t.company_id = $1 and t.plan_id = $2::bigint) g
     where s.company_id = $1 and s.id = g.id`, [asker.companyId, plan.id, JSON.stringify(parts)],
  )
  const join = (words: (string | null)[], most: number): string | null => [...new Set(words.filter((word) => word))].join('、').slice(0, most) || null
  await tx.query(
    'update inbound_plan set option_name = $3, shipment_ids = $4, centres = $5 where company_id = $1 and id = $2::bigint',
    [asker.companyId, plan.id, plan.options.find(({ chosen }) => chosen)?.name ?? null, join(plan.shipments.map(({ shipment }) => shipment), 600),
      join(plan.shipments.map(({ center }) => center), 200)],
  )
}

/** @throws Refusal where goods of a declaration are paired with nothing: they could not be sent */
export async function refuseUnsendable(writing: Writing, plan: Plan): Promise<void> {
  refuseUnpaired(plan.items.map(({ msku }) => msku), await pairedGoods(writing, plan.shop, plan.items.map(({ msku }) => msku)))
}
