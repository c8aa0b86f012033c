/**
 * What rows of a declaration say that follows from others: the goods' codes, cost and stock, what is packed of them, what each shipment holds; and
 * the boxes that the bindings give. Refuses nothing but goods of another shop.
 */
import type { Row } from '../../../../contract/wire'
import { entityOf } from '../../../kernel/asker/own'
import type { Written } from '../../../kernel/write/written'
import { insertRow, type Writing } from '../../../kernel/write/write.row'
import { lyingIn } from '../../stock/public'
import { bindingsOf } from '../bindings'
import { refuseOtherShop } from '../other-shop'
import { pairedGoods } from '../shipment/paired'
import { plansOf, type Plan } from './plan'
import { spreadOf } from './spread'

/** Goods that say how many go into a box are packed so: full boxes, and the rest in one more. */
export async function packByCase(writing: Writing, plan: Plan): Promise<Written[]> {
  const entity = entityOf(writing, 'inbound_box')
  const bindings = await bindingsOf(writing, plan.items.map(({ product }) => product))
  const written: Written[] = []
  let from = 1
  for (const { product, expiry, qty, boxQty } of plan.items) {
    if (boxQty === null) continue
    const bound = bindings.get(product)
    const full = Math.floor(qty / boxQty)
    for (const [count, each] of [[full, boxQty], [qty % boxQty === 0 ? 0 : 1, qty % boxQty]] as const) {
      if (count === 0) continue
      const weighed = bound && each === bound.boxQty ? bound.weight : null
      const row: Row = {
        plan_id: plan.id, box_from: from, box_count: count, product_id: product, expiry, qty: each, own_boxes: count,
        ...(bound ? { length: bound.length, width: bound.width, height: bound.height, weight: weighed } : {}),
      }
      written.push({ entity, action: 'add', after: await insertRow(writing, entity, row) })
      from += count
    }
  }
  await tell(writing, [plan.id])
  return written
}

/** Boxes and shares of a MSKU that is declared with one day of expiry, or with none, are of that day unless they say another. */
export async function tellDays({ tx, asker }: Writing, ids: readonly string[]): Promise<void> {
  for (const below of ['inbound_box', 'inbound_share']) {
    await tx.query(
      `update ${below} b set expiry = i.expiry from (select plan_id, product_id, min(expiry) as expiry from inbound_plan_item
         where company_id = $1 and plan_id = any($2::bigint[]) group by 1, 2 having count(*) = 1) i
       where b.company_id = $1 and b.plan_id = i.plan_id and b.product_id = i.product_id and b.expiry is distinct from i.expiry
         and (b.expiry is null or exists (select from inbound_plan r where r.company_id = $1 and r.id = b.plan_id and r.state = '1'))`, [asker.companyId, ids],
    )
  }
}

/** What rows say that follows from others; goods are told anew while they may still be changed. */
export async function tell(writing: Writing, ids: readonly string[]): Promise<void> {
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
       where b.company_id = $1 and b.plan_id = i.plan_id and b.product_id = i.product_id
       and b.expiry is not distinct from i.expiry), 0)
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
  const taken = new Map<string, number>()
  const rows = plan.items.map(({ id, msku, qty: wanted }) => {
    const parts = goods.get(msku) ?? []
    // What rows before it of the same MSKU take is not there a second time.
    const before = taken.get(msku) ?? 0
    taken.set(msku, before + wanted)
    const all = parts.length === 0 ? 0 : Math.min(...parts.map(({ skuId, qty }) => Math.floor((free.get(skuId) ?? 0) / qty)))
    return {
      id, local: Math.max(0, all - before),
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
