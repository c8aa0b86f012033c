/** A declaration to Amazon (货件申报) with all that stands below it, as code reads it. Writes nothing. */
import type { Row } from '../../../../contract/wire'
import type { Posting } from '../../stock/public'

/** Goods are declared, packed and spread by MSKU and day of expiry (ISO; null: none). */
interface Dated { product: string; expiry: string | null }
interface PlanItem extends Dated { id: string; msku: string; qty: number; boxQty: number | null; planItem: string | null }
/** A row of the packing; sizes in cm, weights in kg, as decimal texts. */
export interface PlanBox extends Dated {
  id: string; from: number; count: number; qty: number; length: string | null; width: string | null; height: string | null;
    weight: string | null
}
interface PlanOption { id: string; name: string; centres: string | null; shipments: number | null; expires: string | null; chosen: boolean }
/** A shipment that Amazon made of the plan; `boxes`: numbers of the boxes that go by it, as text; `batch`: the batch here, once there is one. */
export interface PlanShipment {
  id: string; no: number; shipment: string; center: string; boxes: string | null; ready: string | null; mode: string | null; solution: string | null
  tracking: string | null; batch: string | null
}
interface PlanShare extends Dated { no: number; qty: number }

/** A declaration whole. Decimals (sizes, weights) are text, ids are text, days yyyy-mm-dd; null: not said yet. */
export interface Plan {
  id: string; no: string; name: string; state: string; flow: string; shop: string; warehouse: string; mode: string; day: string; address: string | null
  channel: string | null; provider: string | null; items: PlanItem[]; boxes: PlanBox[]; options: PlanOption[]; shipments: PlanShipment[]; shares: PlanShare[]
}

/** By which rows of the same goods are met: the MSKU and its day of expiry. */
export const goodsKey = ({ product, expiry }: Dated): string => `${product} ${expiry ?? ''}`

/** How goods are called in a sentence: their MSKU, and the day where they have one. */
export const goodsName = ({ msku, expiry }: { msku: string; expiry: string | null }): string => `「${msku}」${expiry === null ? '' : `（有效期 ${expiry}）`}`

/** These declarations whole; what is not there is left out. */
export async function plansOf(posting: Pick<Posting, 'tx' | 'asker'>, ids: readonly string[]): Promise<Plan[]> {
  const { tx, asker } = posting
  const ask = async <T extends Row>(sql: string): Promise<T[]> => (await tx.query<T>(sql, [asker.companyId, ids])).rows
  const heads = await ask<Plan & Row>(
    `select p.id::text, p.plan_no as no, p.plan_name as name, p.state, p.ship_flow as flow, p.shop_id::text as shop, p.warehouse_id::text as warehouse,
       p.transport_mode as mode, p.expect_ship::text as day, p.address_id::text as address, p.channel_id::text as channel, c.provider_id::text as provider
     from inbound_plan p left join logistics_channel c on c.company_id = $1 and c.id = p.channel_id
     where p.company_id = $1 and p.id = any($2::bigint[]) order by p.id`,
  )
  const items = await ask<PlanItem & Row & { plan: string }>(
    `select i.plan_id::text as plan, i.id::text, i.product_id::text as product, p.msku, i.expiry::text, i.qty::int as qty,
       i.box_qty::int as "boxQty", i.plan_item_id::text as "planItem"
     from inbound_plan_item i join product p on p.company_id = $1 and p.id = i.product_id
     where i.company_id = $1 and i.plan_id = any($2::bigint[]) order by i.id`,
  )
  const boxes = await ask<PlanBox & Row & { plan: string }>(
    `select plan_id::text as plan, id::text, box_from::int as "from", box_count::int as count, product_id::text as product, expiry::text,
       qty::int as qty, length::text, width::text, height::text, weight::text
     from inbound_box where company_id = $1 and plan_id = any($2::bigint[]) order by box_from, id`,
  )
  const options = await ask<PlanOption & Row & { plan: string }>(
    `select plan_id::text as plan, id::text, option_name as name, centres, shipments::int as shipments, expires::text, chosen is true as chosen
     from inbound_option where company_id = $1 and plan_id = any($2::bigint[]) order by id`,
  )
  const shipments = await ask<PlanShipment & Row & { plan: string }>(
    `select plan_id::text as plan, id::text, ship_no::int as no, shipment_id as shipment, destination_fc as center, nullif(trim(box_nos), '') as boxes,
       ready_date::text as ready, ship_mode as mode, ship_solution as solution, tracking_no as tracking, batch_id::text as batch
     from inbound_shipment where company_id = $1 and plan_id = any($2::bigint[]) order by ship_no, id`,
  )
  const shares = await ask<PlanShare & Row & { plan: string }>(
    `select plan_id::text as plan, ship_no::int as no, product_id::text as product, expiry::text, qty::int as qty from inbound_share
     where company_id = $1 and plan_id = any($2::bigint[]) order by ship_no, id`,
  )
  const own = <T extends { plan: string }>(rows: T[], id: string): T[] => rows.filter(({ plan }) => plan === id)
  return heads.map((head) => ({
    ...head, items: own(items, head.id), boxes: own(boxes, head.id), options: own(options, head.id), shipments: own(shipments, head.id),
    shares: own(shares, head.id),
  }))
}
