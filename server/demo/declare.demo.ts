/**
 * What the demo company declares to Amazon: how its goods are bound to boxes, warehouses and channels, and declarations in every step. Those that are
 * confirmed became the batches that are packed and wait to be sent. And what lies in Amazon's own storage.
 */
import type { Model } from '../../contract/model'
import type { Tx } from '../kernel/store/connect'
import { post, type Document, type Place } from '../modules/stock/public'
import { addDays, COMPANY_ZONE, momentOf } from './calendar.demo'
import { BUYER, KEEPER } from './company.demo'
import { randomOf } from './random.demo'
import { money, type DemoRow } from './rows.demo'
import type { SendingContext } from './shipments.demo'
import { DEMO_SHOPS } from './shops.demo'
import { postingOf } from './stock.demo'

interface DeclareContext extends SendingContext {
  tx: Tx
  model: Model
  companyId: number
}

const TEMPLATES = [['标准外箱 60×40×40', '60.0', '40.0', '40.0'], ['小外箱 45×35×30', '45.0', '35.0', '30.0'], ['扁箱 55×45×20', '55.0', '45.0', '20.0']] as const
/** The sea channel of a site. */
const SEA: Record<string, number> = { us: 0, ca: 0, de: 2, gb: 2 }
/** Steps of declarations that are under way; the older, the further. */
const STATES = ['9', '7', '6', '6', '5', '4', '3', '2', '1', '1'] as const
const PER_BOX = 20

interface Confirmed { id: string; no: string; name: string; shop: string; warehouse: string; mode: string; day: string; shipment: string; center: string;
  made: string }

/** Writes bindings, declarations in every step, storage in Amazon's own warehouses and forecasts for forwarders. */
export async function writeDeclarations(context: DeclareContext): Promise<void> {
  await writeBindings(context)
  await writeConfirmed(context)
  await writePlans(context)
  await writeAwd(context)
  await writeForecasts(context)
}

async function writeBindings({ clock, products, productIds, shopIds, people, warehouses, channels, kept }: DeclareContext): Promise<void> {
  const stamp: DemoRow = { creator: people[KEEPER], create_time: momentOf(addDays(clock.today, -70), 36_000, COMPANY_ZONE),
    update_time: momentOf(addDays(clock.today, -20), 36_000, COMPANY_ZONE) }
  const templates = await kept('box_template', TEMPLATES.map(([name, length, width, height]) => (
    { template_name: name, box_length: length, box_width: width, box_height: height, max_weight: '22.70', is_enable: true, ...stamp }
  )))
  const bound = products.filter(({ at }) => at % 3 === 0).slice(0, 40)
  await kept('ship_binding', bound.map((product, nth): DemoRow => {
    const which = nth % TEMPLATES.length
    const [, length, width, height] = TEMPLATES[which]!
    const sea = SEA[product.shop.site]
    return {
      solution_name: `${product.item.code} 整箱`, product_id: productIds[product.at], shop_id: shopIds[product.shop.at], template_id: templates[which],
      box_length: length, box_width: width, box_height: height, box_weight: ((product.grams * PER_BOX) / 1000 + 0.9).toFixed(2), box_qty: PER_BOX,
      warehouse_id: warehouses[0], transport_mode: 'sea', channel_id: sea === undefined ? null : channels[sea], prep_owner: 'SELLER', label_owner: 'SELLER',
      prep_category: nth % 5 === 0 ? 'FRAGILE' : 'NONE', is_enable: nth % 13 !== 12, ...stamp,
    }
  }))
}

async function writePlans({ clock, products, productIds, shopIds, people, warehouses, kept }: DeclareContext): Promise<void> {
  const random = randomOf('declarations')
  const plans = STATES.map((state, at) => {
    const day = addDays(clock.today, -2 * (STATES.length - at) + 1)
    const shop = DEMO_SHOPS[at % DEMO_SHOPS.length]!
    const own = products.filter((product) => product.shop.at === shop.at)
    const goods = own.slice(at % 5, (at % 5) + random.whole(2, 4)).map((product) => ({ product, boxes: random.whole(1, 4) }))
    const flow = at % 4 === 3 && state !== '2' ? 'ltl' : 'sp'
    const isPlaced = '4567'.includes(state)
    const isAgreed = state === '7'
    const row: DemoRow = {
      plan_no: `SB${day.replaceAll('-', '')}0001`, plan_name: `${shop.name} ${day.slice(5, 7)}月 STA`, shop_id: shopIds[shop.at],
        warehouse_id: warehouses[at % 2],
      ship_flow: flow, transport_mode: 'sea', expect_ship: addDays(day, 8), state, uncosted: 0,
        inbound_no: isPlaced ? `wf${String(random.whole(10 ** 9, 9 * 10 ** 9))}` : null,
      option_name: isPlaced ? '最少拆分' : null, auditor: isAgreed ? people[BUYER] : null,
        audit_time: isAgreed ? momentOf(addDays(day, 1), 36_000, COMPANY_ZONE) : null,
      creator: people[KEEPER], create_time: momentOf(day, 33_000 + random.whole(0, 9000), COMPANY_ZONE), update_time: momentOf(day, 50_000, COMPANY_ZONE),
    }
    const shipment = `FBA15S${random.whole(10 ** 5, 10 ** 6 - 1)}`
    const center = random.pick(shop.centres)
    if (isPlaced) Object.assign(row, { shipment_ids: shipment, centres: center })
    return { row, state, flow, goods, isPlaced, shipment, center, shop, day }
  })
  const ids = await kept('inbound_plan', plans.map(({ row }) => row))
  const isPacked = ({ state, flow }: (typeof plans)[number]): boolean => flow === 'sp' && !'19'.includes(state)
  await kept('inbound_plan_item', plans.flatMap((plan, at) => plan.goods.map(({ product, boxes }): DemoRow => ({
    plan_id: ids[at], product_id: productIds[product.at], shop_id: plan.row['shop_id'], warehouse_id: plan.row['warehouse_id'], msku: product.msku,
    qty: boxes * PER_BOX, prep_owner: 'SELLER', label_owner: 'SELLER', prep_category: 'NONE', box_qty: PER_BOX, local_qty: random.pick([0, 120, 400, 800]),
    unit_cost: money(product.cost), boxed_qty: isPacked(plan) ? boxes * PER_BOX : 0,
  }))))
  await kept('inbound_box', plans.flatMap((plan, at) => {
    let from = 1
    return isPacked(plan) ? plan.goods.map(({ product, boxes }): DemoRow => {
      const weight = (product.grams * PER_BOX) / 1000 + 0.9
      const row = {
        plan_id: ids[at], box_from: from, box_count: boxes, product_id: productIds[product.at], qty: PER_BOX, length: '60.0', width: '40.0', height: '40.0',
        weight: weight.toFixed(2), own_boxes: boxes, own_weight: (weight * boxes).toFixed(2),
      }
      from += boxes
      return row
    }) : []
  }))
  const placed = plans.flatMap((plan, at) => (plan.isPlaced || plan.state === '3' ? [{ plan, at }] : []))
  await kept('inbound_option', placed.flatMap(({ plan, at }): DemoRow[] => [
    { plan_id: ids[at], shop_id: plan.row['shop_id'], option_name: '最少拆分', centres: plan.center, shipments: 1, fee: money(random.whole(4000, 16_000)),
      chosen: plan.isPlaced },
    { plan_id: ids[at], shop_id: plan.row['shop_id'], option_name: '优化拆分', centres: plan.shop.centres.slice(0, 5).join('、'), shipments: 5, fee: '0',
      chosen: false },
  ]))
  await kept('inbound_shipment', placed.flatMap(({ plan, at }): DemoRow[] => {
    if (!plan.isPlaced) return []
    const boxes = plan.goods.reduce((sum, each) => sum + each.boxes, 0)
    const isTimed = '567'.includes(plan.state)
    const isCarried = '67'.includes(plan.state)
    return [{
      plan_id: ids[at], shop_id: plan.row['shop_id'], ship_no: 1, shipment_id: plan.shipment, destination_fc: plan.center, qty: boxes * PER_BOX,
      box_count: plan.flow === 'sp' ? boxes : null, ready_date: isTimed ? addDays(plan.day, 10) : null, window_from: isTimed ? addDays(plan.day, 42) : null,
      window_to: isTimed ? addDays(plan.day, 48) : null, window_type: isTimed ? 'AVAILABLE' : null, ship_mode: isCarried ? 'OCEAN_LCL' : null,
      ship_solution: isCarried ? 'USE_YOUR_OWN_CARRIER' : null, carrier: isCarried ? '远洋达国际' : null,
    }]
  }))
}

/** The newest batches that are packed and not sent: each came of a declaration. */
async function writeConfirmed({ tx, companyId, people, kept }: DeclareContext): Promise<void> {
  const { rows: batches } = await tx.query<Confirmed>(
    `select id::text, batch_no as no, batch_name as name, shop_id::text as shop, warehouse_id::text as warehouse, transport_mode as mode,
       expect_ship::text as day, shipment_id as shipment, destination_fc as center, create_time::text as made from ship_batch
     where company_id = $1 and fba_ship_status = '1' and packing_type in ('3', '4') order by id desc limit 3`, [companyId],
  )
  const plans = await kept('inbound_plan', batches.map((batch): DemoRow => ({
    plan_no: `SB${batch.no.slice(2, 10)}${String(9000 + Number(batch.no.slice(-4)))}`, plan_name: batch.name.slice(0, 40), shop_id: batch.shop,
      warehouse_id: batch.warehouse,
    ship_flow: 'sp', transport_mode: batch.mode, expect_ship: batch.day, state: '8', option_name: '最少拆分', shipment_ids: batch.shipment, centres: batch.center,
    auditor: people[BUYER], audit_time: batch.made, creator: people[KEEPER], create_time: batch.made, update_time: batch.made,
  })))
  await kept('inbound_option', batches.map(({ shop, center }, at): DemoRow => (
    { plan_id: plans[at], shop_id: shop, option_name: '最少拆分', centres: center, shipments: 1, fee: '68.00', chosen: true }
  )))
  const { rows: items } = await tx.query<DemoRow & { batch: string }>(
    `select batch_id::text as batch, product_id::text as product_id, msku, plan_qty::int as qty, packed_qty::int as boxed_qty, box_qty::int as box_qty
     from ship_batch_item where company_id = $1 and batch_id = any($2::bigint[]) order by id`, [companyId, batches.map(({ id }) => id)],
  )
  const { rows: boxes } = await tx.query<DemoRow & { batch: string }>(
    `select b.batch_id::text as batch, b.box_no::int as box_from, 1 as box_count, i.product_id::text as product_id, x.qty::int as qty, b.length::text,
       b.width::text, b.height::text, b.weight::text, 1 as own_boxes, b.weight::text as own_weight
     from ship_box b join ship_box_item x on x.company_id = $1 and x.box_id = b.id join ship_batch_item i on i.company_id = $1 and i.id = x.item_id
     where b.company_id = $1 and b.batch_id = any($2::bigint[]) order by b.id`, [companyId, batches.map(({ id }) => id)],
  )
  const of = (batch: string): number => plans[batches.findIndex(({ id }) => id === batch)]!
  const shopOf = (batch: string): Confirmed => batches.find(({ id }) => id === batch)!
  await kept('inbound_plan_item', items.map(({ batch, ...item }): DemoRow => ({
    ...item, plan_id: of(batch), shop_id: shopOf(batch).shop, warehouse_id: shopOf(batch).warehouse, prep_owner: 'SELLER', label_owner: 'SELLER',
      prep_category: 'NONE',
    local_qty: item['qty'] ?? 0,
  })))
  await kept('inbound_box', boxes.map(({ batch, ...box }): DemoRow => ({ ...box, plan_id: of(batch) })))
  await kept('inbound_shipment', batches.map((batch, at): DemoRow => ({
    plan_id: plans[at], shop_id: batch.shop, ship_no: 1, shipment_id: batch.shipment, destination_fc: batch.center, batch_id: batch.id,
    qty: items.filter((item) => item.batch === batch.id).reduce((sum, item) => sum + Number(item['qty']), 0),
    box_count: boxes.filter((box) => box.batch === batch.id).length, ready_date: batch.day, ship_mode: 'OCEAN_LCL', ship_solution: 'USE_YOUR_OWN_CARRIER',
  })))
  await tx.query(
    `insert into doc_link (company_id, from_entity, from_id, to_entity, to_id, way, employee_id, create_time)
     select $1, 'inbound_plan', s.plan_id::text, 'ship_batch', s.batch_id::text, 'declaration', $2::bigint, now()
     from inbound_shipment s where s.company_id = $1 and s.batch_id is not null`, [companyId, people[KEEPER]],
  )
}

/** To Amazon's storage: one that came, of which a box is missing, one that is under way, and one that is being written. */
async function writeAwd(context: DeclareContext): Promise<void> {
  const { tx, companyId, clock, people, shopIds, warehouses, kept } = context
  const [place] = await kept('warehouse', [{ name: 'AWD 美西仓', wh_type: 'awd', country: '美国', provider: 'Amazon AWD', enabled: true }])
  const from = String(warehouses[0])
  const { rows: goods } = await tx.query<{ sku: string; product: string; msku: string }>(
    `select distinct on (b.qty, b.sku_id) b.sku_id::text as sku, p.id::text as product, p.msku from stock_balance b
     join warehouse_bin w on w.company_id = $1 and w.id = b.bin_id and w.is_default
     join pairing k on k.company_id = $1 and k.sku_id = b.sku_id and k.shop_id = $3::bigint and k.qty = 1 and k.to_day is null
     join product p on p.company_id = $1 and p.shop_id = k.shop_id and p.msku = k.msku join sku s on s.company_id = $1 and s.id = b.sku_id
     where b.company_id = $1 and b.warehouse_id = $2::bigint and b.place_kind = 'bin' and b.condition = 'good' and b.lot = '' and b.qty > 120
       and s.goods_kind <> 'combo' order by b.qty desc, b.sku_id, p.id limit 3`, [companyId, from, shopIds[0]],
  )
  const orders = ([['CLOSED', 14], ['SHIPPED', 4], ['DRAFT', 0]] as const).map(([state, ago], at) => {
    const day = addDays(clock.today, -ago)
    const row: DemoRow = {
      order_no: `AWD${day.replaceAll('-', '')}0001`, shop_id: shopIds[0], warehouse_id: warehouses[0], awd_wh_id: place, region: 'us_west', state,
      awd_order_id: state === 'DRAFT' ? null : `AWD-IN-${4100 + at}`, awd_shipment_id: state === 'DRAFT' ? null : `STAR-${7200 + at}`,
      carrier: state === 'DRAFT' ? null : '远洋达国际', ship_day: state === 'DRAFT' ? null : day, receive_day: state === 'CLOSED' ? addDays(day, 10) : null,
      creator: people[KEEPER], create_time: momentOf(day, 34_000, COMPANY_ZONE), update_time: momentOf(day, 50_000, COMPANY_ZONE),
    }
    return { row, state, day }
  })
  const ids = await kept('awd_order', orders.map(({ row }) => row))
  const lines = orders.flatMap(({ state, day }, at) => goods.map((each, nth) => {
    const shipped = state === 'DRAFT' ? null : 60
    const lost = state === 'CLOSED' && nth === 0 ? 20 : 0
    return { each, at, day, shipped: shipped ?? 0, lost, state, row: {
      order_id: ids[at], product_id: each.product, shop_id: shopIds[0], msku: each.msku, box_qty: 20, box_count: 3, prep_owner: 'SELLER', label_owner: 'SELLER',
      shipped_qty: shipped, received_qty: state === 'CLOSED' ? 60 - lost : state === 'SHIPPED' ? 0 : null, lost_qty: state === 'DRAFT' ? null : lost,
    } satisfies DemoRow }
  }))
  const lineIds = await kept('awd_order_item', lines.map(({ row }) => row))
  for (const [at, { row, day, state }] of orders.entries()) {
    if (state === 'DRAFT') continue
    const document: Document = { kind: 'awd_order', id: String(ids[at]), no: String(row['order_no']) }
    const under: Place = { kind: 'transit', transferId: `awd${String(ids[at])}`, warehouseId: String(place) }
    const own = lines.flatMap((line, nth) => (line.at === at ? [{ ...line,
      goods: { skuId: line.each.sku, condition: 'good' as const, line: String(lineIds[nth]) } }] : []))
    await post(postingOf(context, day), document, own.map((line) => (
      { ...line.goods, from: { kind: 'bin', warehouseId: from }, to: under, qty: line.shipped, reason: 'transfer_out' }
    )), day)
    if (state !== 'CLOSED') continue
    const came = addDays(day, 10)
    await post(postingOf(context, came), document, own.flatMap((line) => [
      { ...line.goods, from: under, to: { kind: 'bin' as const, warehouseId: String(place) }, qty: line.shipped - line.lost, reason: 'transfer_in' },
      { ...line.goods, from: under, to: { kind: 'lost' as const }, qty: line.lost, reason: 'transfer_loss' },
    ]), came)
  }
}

const COLUMNS = [
  ['客户单号', 'shipment_id'], ['渠道', 'channel_code'], ['仓库代码', 'destination_fc'], ['箱号', 'box_code'], ['长(cm)', 'length'], ['宽(cm)', 'width'],
  ['高(cm)', 'height'], ['重量(kg)', 'weight'], ['中文品名', 'declare_cn'], ['英文品名', 'declare_en'], ['海关编码', 'hs_code'], ['数量', 'qty'],
  ['申报单价', 'declare_price'], ['申报币种', 'declare_currency'], ['付款方式', 'words'],
] as const

/** Batches are told to their forwarders: those that were sent have their numbers, those that wait are being told. */
async function writeForecasts({ tx, companyId, clock, people, providers, kept }: DeclareContext): Promise<void> {
  const stamp = (day: string): DemoRow => ({
    creator: people[KEEPER], create_time: momentOf(day, 35_000, COMPANY_ZONE), update_time: momentOf(day, 52_000, COMPANY_ZONE),
  })
  const [template] = await kept('forecast_template', [
    { template_name: '远洋达预报表', provider_id: providers[0], per: 'goods', remark: '一行是一个箱子里的一种商品', ...stamp(addDays(clock.today, -80)) },
  ])
  await kept('forecast_template_line', COLUMNS.map(([heading, source], at): DemoRow => (
    { template_id: template, line_no: at + 1, heading, source, words: source === 'words' ? '月结' : null }
  )))
  const { rows } = await tx.query<{ id: string; provider: string; channel: string; tracking: string | null; boxes: number; weight: string; day: string;
    sent: boolean }>(
    `select b.id::text, b.provider_id::text as provider, b.channel_id::text as channel, b.tracking_no as tracking,
       count(x.id)::int as boxes, sum(x.weight)::text as weight, b.expect_ship::text as day, b.fba_ship_status <> '1' as sent
     from ship_batch b join ship_box x on x.company_id = $1 and x.batch_id = b.id
     where b.company_id = $1 and b.provider_id = $2::bigint and b.packing_type in ('3', '4')
     group by b.id, b.provider_id, b.channel_id, b.tracking_no, b.expect_ship, b.fba_ship_status order by b.id desc limit 6`,
    [companyId, providers[0]],
  )
  const told = rows.map((batch, at) => ({ batch, day: addDays(batch.day < clock.today ? batch.day : clock.today, -1 - at % 2) }))
  const ids = await kept('forecast', told.map(({ batch, day }, at): DemoRow => {
    const isTold = batch.sent
    return {
      forecast_no: `YB${day.replaceAll('-', '')}${String(at + 1).padStart(4, '0')}`, provider_id: batch.provider, channel_id: batch.channel,
        template_id: template,
      state: !isTold ? '0' : batch.tracking === null ? '1' : '2', told_at: isTold ? day : null, teller: isTold ? people[KEEPER] : null, ...stamp(day),
    }
  }))
  await kept('forecast_item', told.map(({ batch }, at): DemoRow => (
    { forecast_id: ids[at], batch_id: batch.id, box_count: batch.boxes, total_weight: batch.weight, tracking_no: batch.sent ? batch.tracking : null }
  )))
}
