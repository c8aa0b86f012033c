/** A confirmed declaration becomes shipment batches: one for each shipment of the chosen option, with its goods and boxes. */
import type { Row } from '../../../../contract/wire'
import { groupedBy } from '../../../kernel/value/grouped-by'
import { effect } from '../../../kernel/write/effects'
import { keepSources, lockSources } from '../../../kernel/write/made-from'
import { insertRow, lockRow } from '../../../kernel/write/write.row'
import { refuse } from '../../stock/public'
import { makeBatch } from '../shipment/batch.make'
import { boxCodeOf, change, entityOf, lockBatch, refreshBatch, rowsOfBatch, type Work } from '../shipment/batch.rows'
import { goodsKey, plansOf, type Plan, type PlanShipment } from './plan'
import { refuseUnsendable } from './plan.rules'
import { spreadOf, type OneBox, type Spread } from './spread'

const WAY = 'declaration'

/** Effect of 确认方案. @throws Refusal of a plan whose goods do not come to its shipments */
export const makeShipments = effect('makeShipments', {
  async run({ writing, written, row }) {
    const work: Work = { writing, written }
    const [plan] = await plansOf(writing, [row.id])
    const spread = plan ? spreadOf(plan) : '没有这份申报'
    if (!plan || typeof spread === 'string') refuse(String(spread))
    await refuseUnsendable(writing, plan)
    const sources = await lockSources(writing, entityOf(work, 'ship_batch'), { way: WAY, ids: [plan.id] })
    for (const part of spread) {
      const shipment = plan.shipments.find(({ no }) => no === part.no)!
      const batch = await makeBatch(work, { ...headOf(plan, shipment, spread.length), items: itemsOf(plan, part) })
      await packed(work, String(batch['id']), part.boxes, plan)
      await keepSources(writing, entityOf(work, 'ship_batch'), batch, { way: WAY, ids: [plan.id] }, sources)
      await made(work, shipment, String(batch['id']))
    }
  },
  /** The batches are gone by then: a step that is taken back is refused while a later document stands on it. */
  async undo({ writing, written, row }) {
    const [plan] = await plansOf(writing, [row.id])
    for (const shipment of plan?.shipments ?? []) await made({ writing, written }, shipment, null)
  },
})

function headOf(plan: Plan, { no, shipment, center, tracking }: PlanShipment, many: number): Row {
  return {
    batch_name: `${plan.name}${many > 1 ? ` ${no}/${many}` : ''}`, warehouse_id: plan.warehouse, transport_mode: plan.mode, expect_ship: plan.day,
    ...(plan.address === null ? {} : { address_id: plan.address }),
    shipment_id: shipment, destination_fc: center, tracking_no: tracking, remark: `由货件申报 ${plan.no} 生成`,
  }
}

/** A batch counts a MSKU once, whatever its days of expiry. */
function itemsOf(plan: Plan, { goods }: Spread): Parameters<typeof makeBatch>[1]['items'] {
  return [...groupedBy(plan.items, ({ product }) => product)].flatMap(([product, rows]) => {
    const qty = rows.reduce((sum, row) => sum + (goods.get(goodsKey(row)) ?? 0), 0)
    const boxQty = rows.find((row) => row.boxQty !== null)?.boxQty ?? null
    const planItem = rows.find((row) => row.planItem !== null)?.planItem
    return qty === 0 ? [] : [{ product_id: product, plan_qty: qty, ...(boxQty === null ? {} : { box_qty: boxQty }),
      ...(planItem ? { plan_item_id: planItem } : {}) }]
  })
}

/** The boxes of its shipment, numbered from 1 as Amazon numbers them, and the channel that the declaration says. */
async function packed(work: Work, id: string, boxes: readonly OneBox[], { channel, provider }: Plan): Promise<void> {
  const batch = await lockBatch(work, id)
  const items = await rowsOfBatch(work, 'ship_batch_item', id)
  const box = entityOf(work, 'ship_box')
  const inside = entityOf(work, 'ship_box_item')
  const counts = new Map<string, number>()
  for (const [at, { sizes, holds }] of boxes.entries()) {
    const after = await insertRow(work.writing, box, {
      batch_id: id, box_no: at + 1, box_code: boxCodeOf(batch, at + 1), length: sizes.length, width: sizes.width, height: sizes.height, weight: sizes.weight,
      qty: holds.reduce((sum, { qty }) => sum + qty, 0), print_status: '0',
    })
    work.written.push({ entity: box, action: 'add', after })
    for (const [product, held] of groupedBy(holds, (each) => each.product)) {
      const qty = held.reduce((sum, each) => sum + each.qty, 0)
      const item = items.find((each) => String(each['product_id']) === product)!
      work.written.push({
        entity: inside, action: 'add', after: await insertRow(work.writing, inside, { batch_id: id, box_id: after['id'], item_id: item['id'], qty }),
      })
      counts.set(product, (counts.get(product) ?? 0) + qty)
    }
  }
  for (const item of items) {
    const count = counts.get(String(item['product_id']))
    if (count !== undefined) await change(work, 'ship_batch_item', item, { packed_qty: count }, 'packed')
  }
  const now = await refreshBatch(work, batch, 'packed')
  if (channel) await change(work, 'ship_batch', now, { channel_id: channel, provider_id: provider }, 'channel')
}

async function made(work: Work, { id }: PlanShipment, batchId: string | null): Promise<void> {
  const row = await lockRow(work.writing, entityOf(work, 'inbound_shipment'), { id })
  await change(work, 'inbound_shipment', row, { batch_id: batchId }, 'confirm')
}
