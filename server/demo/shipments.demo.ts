/**
 * What the demo company ships to Amazon: batches of the last two months in every state of packing, printing and sending,
 * their boxes, the invoices and customs declarations of those that left, and two designs of labels.
 */
import { addDays, COMPANY_ZONE, momentOf, type DemoClock } from './calendar.demo'
import { KEEPER } from './company.demo'
import { channelFor, travelOf, type Travel } from './freight.demo'
import type { DemoProduct } from './products.demo'
import { randomOf, type Random } from './random.demo'
import { money, type DemoRow } from './rows.demo'
import { DEMO_SHOPS } from './shops.demo'

const BATCHES = 26
const DAYS = 60

/** What is sent to Amazon, from where and by whom. */
export interface SendingContext {
  clock: DemoClock
  products: DemoProduct[]
  /** Ids of products, shops, people, warehouses, by their positions. */
  productIds: number[]
  shopIds: number[]
  people: number[]
  warehouses: number[]
  /** In the order of CHANNELS (records.demo.ts). */
  channels: number[]
  providers: number[]
  /** Writes rows and answers their ids. */
  kept: (entity: string, rows: DemoRow[]) => Promise<number[]>
}

/** HS codes and English names by what a thing is; the rest of a document repeats from batch to batch. */
const KINDS: { word: string; hs: string; material: string }[] = [
  { word: '杯', hs: '6912001000', material: '陶瓷' }, { word: '灯', hs: '9405210000', material: 'ABS塑料' }, { word: '收纳', hs: '3924900000', material: 'PP塑料' },
  { word: '垫', hs: '6304939000', material: '涤纶' }, {
    word: '刀', hs: '8211910000', material: '不锈钢',
  }, { word: '包', hs: '4202920000', material: '尼龙' }, { word: '架', hs: '8302500000', material: '碳钢' },
]
const OTHER = { hs: '3926909090', material: '塑料' }
const BUYERS: Record<string, [country: string, name: string, address: string, port: string]> = {
  us: ['美国', 'Amazon.com Services LLC', '410 Terry Avenue North, Seattle, WA 98109, USA', '洛杉矶'], ca: [
    '加拿大', 'Amazon Canada Fulfillment Services', '40 King Street West, Toronto, ON M5H 3Y2, Canada', '温哥华',
  ],
  de: [
    '德国', 'Amazon EU S.à r.l. Niederlassung Deutschland', 'Marcel-Breuer-Straße 12, 80807 München, Germany', '汉堡',
  ], gb: ['英国', 'Amazon UK Services Ltd.', '1 Principal Place, Worship Street, London EC2A 2FA, UK', '费利克斯托'],
  jp: ['日本', 'Amazon Japan G.K.', '1-8-1 Shimomeguro, Meguro-ku, Tokyo 153-0064, Japan', '东京'],
}

/** A batch that has left, as the stock ledger is told of it: days as yyyy-mm-dd, quantities in pieces. */
export interface SentBatch {
  id: string
  no: string
  warehouse: string
  shipDay: string
  /** null: not signed yet. */
  signDay: string | null
  lines: { id: string; sku: string; shipped: number; received: number }[]
}

interface Batch { row: DemoRow; goods: Goods[]; site: string; age: number; state: 'none' | 'part' | 'full'; day: string }
interface Goods { product: DemoProduct; plan: number; packed: number; perBox: number }

function planned({ clock, products, shopIds, people, warehouses }: SendingContext, random: Random): Batch[] {
  const counts = new Map<string, number>()
  return Array.from({ length: BATCHES }, (_none, at) => {
    const age = 1 - at / BATCHES
    const day = addDays(clock.today, -Math.floor(age * DAYS))
    const nth = (counts.get(day) ?? 0) + 1
    counts.set(day, nth)
    const shop = DEMO_SHOPS[at % DEMO_SHOPS.length]!
    const own = products.filter((product) => product.shop.at === shop.at)
    const first = random.whole(0, Math.max(own.length - 8, 0))
    const state = age > 0.3 ? 'full' : age > 0.14 ? 'part' : 'none'
    const goods = own.slice(first, first + random.whole(3, 7)).map((product, nthGoods): Goods => {
      const perBox = random.pick([12, 20, 24])
      const plan = perBox * random.whole(1, 4)
      return { product, plan, perBox, packed: state === 'full' ? plan : state === 'part' && nthGoods < 2 ? Math.min(plan, perBox) : 0 }
    })
    const left = age > 0.42
    const shipment = state === 'none' ? null : `FBA15${String.fromCharCode(65 + (at % 26))}${random.whole(10 ** 5, 10 ** 6 - 1)}`
    const row: DemoRow = {
      batch_no: `PC${day.replaceAll('-', '')}${String(nth).padStart(4, '0')}`, batch_name: `${shop.name}${day.slice(5, 7)}月补货第${nth}批`,
      shop_id: shopIds[shop.at], warehouse_id: warehouses[at % 2], transport_mode: random.pick(['sea', 'sea', 'air', 'truck']),
      expect_ship: addDays(day, 6), shipment_id: shipment, destination_fc: shipment ? random.pick(shop.centres) : null,
      fba_ship_status: age > 0.72 ? '3' : left ? '2' : '1', packing_type: state === 'none' ? '1' : state === 'part' ? '2' : left ? '4' : '3',
      print_status: left ? '1' : state === 'part' ? '2' : '0',
      box_count: goods.reduce((sum, { packed, perBox }) => sum + Math.ceil(packed / perBox), 0),
      ship_day: left ? addDays(day, 5) : null, sign_day: age > 0.72 ? addDays(day, 36) : null,
      remark: at % 6 === 0 ? '易碎品，装箱加缓冲' : null, creator: people[KEEPER], create_time: momentOf(day, 9 * 3600 + random.whole(0, 20_000), COMPANY_ZONE),
    }
    return { row, goods, site: shop.site, age, state, day }
  })
}

const boxKilograms = ({ grams }: DemoProduct, qty: number): string => ((grams * qty) / 1000 + 0.9).toFixed(2)

/** How a packed batch travels; its row is told. */
function travelOfBatch({ clock, channels, providers }: SendingContext, { row, goods, site, day, state }: Batch, at: number): Travel {
  const boxes = goods.flatMap(({ product, packed, perBox }) => Array.from({ length: Math.ceil(packed / perBox) }, (_none, nth) => (
    { length: '60', width: '40', height: '40', weight: boxKilograms(product, Math.min(perBox, packed - nth * perBox)), count: 1 }
  )))
  if (state !== 'full') return { row: {}, shares: [] }
  const textOf = (value: unknown): string | null => (value === null ? null : String(value))
  const travel = travelOf({
    at, channel: channelFor(site, String(row['transport_mode'])), day, shipDay: textOf(row['ship_day']), signDay: textOf(row['sign_day']), today: clock.today,
    number: String(row['shipment_id']), boxes, weights: goods.map(({ product, packed }) => String(product.grams * packed)), ids: { channels, providers },
  })
  Object.assign(row, travel.row)
  return travel
}

const kindOf = (product: DemoProduct): { hs: string; material: string } => KINDS.find(({ word }) => product.name.includes(word)) ?? OTHER

/** Amazon's count of what it received: of every fourth batch two pieces are missing. */
function receivedOf({ row }: Batch, at: number, nth: number, packed: number): number | null {
  return row['fba_ship_status'] === '3' ? packed - (at % 4 === 1 && nth === 0 ? 2 : 0) : null
}

/** @returns the batches that were sent, whose goods are still to leave the warehouse */
export async function writeShipments(context: SendingContext): Promise<SentBatch[]> {
  const { kept, people, productIds, clock } = context
  const random = randomOf('shipments')
  const batches = planned(context, random)
  const travels = batches.map((batch, at) => travelOfBatch(context, batch, at))
  const ids = await kept('ship_batch', batches.map(({ row }) => row))
  const named = (rows: (DemoRow | undefined)[]): DemoRow[] => rows.flatMap((row, at) => (row ? [{ ...row, batch_id: ids[at] }] : []))
  await kept('tracking', named(travels.map(({ tracking }) => tracking)))
  await kept('logistics_bill', named(travels.map(({ bill }) => bill)))
  const isPrinted = ({ row }: Batch): string => (row['print_status'] === '0' ? '0' : '1')
  const items = batches.flatMap((batch, at) => batch.goods.map(({ product, plan, packed, perBox }, nth): DemoRow => ({
    batch_id: ids[at], product_id: productIds[product.at], msku: product.msku, fnsku: product.fnsku, asin: product.asin, sku: product.sku,
    product_name: product.name, title: product.title,
    shop_id: batch.row['shop_id'], warehouse_id: batch.row['warehouse_id'], ship_day: batch.row['ship_day'],
    plan_qty: plan, packed_qty: packed, shipped_qty: batch.row['ship_day'] === null ? null : packed, received_qty: receivedOf(batch, at, nth, packed),
    head_fee: travels[at]!.shares[nth] ?? null, box_qty: perBox, bin_code: `A${(nth % 6) + 1}-${String(random.whole(1, 30)).padStart(2, '0')}`,
    print_status: isPrinted(batch),
  })))
  const itemIds = await kept('ship_batch_item', items)
  const boxes: DemoRow[] = []
  const inside: { box: number; row: DemoRow }[] = []
  let item = 0
  for (const [at, batch] of batches.entries()) {
    let boxNo = 0
    for (const { product, packed, perBox } of batch.goods) {
      for (let left = packed; left > 0; left -= perBox) {
        const qty = Math.min(left, perBox)
        boxNo += 1
        inside.push(
          {
            box: boxes.length,
            row: {
              batch_id: ids[at], item_id: itemIds[item], qty, scan_time: momentOf(addDays(batch.day, 3), 10 * 3600 + boxNo * 240, COMPANY_ZONE),
              operator: people[KEEPER],
            },
          },
        )
        boxes.push({
          batch_id: ids[at], box_no: boxNo, box_code: `${String(batch.row['shipment_id'])}U${String(boxNo).padStart(6, '0')}`, qty, length: '60.0',
          width: '40.0', height: '40.0', weight: boxKilograms(product, qty),
          print_status: batch.row['print_status'] === '1' ? '1' : '0', creator: people[KEEPER], create_time: momentOf(
            addDays(batch.day, 3), 10 * 3600 + boxNo * 240, COMPANY_ZONE,
          ),
        })
      }
      item += 1
    }
  }
  const boxIds = await kept('ship_box', boxes)
  await kept('ship_box_item', inside.map(({ box, row }) => ({ box_id: boxIds[box], ...row })))
  const papers = batches.flatMap((batch, at) => (batch.row['fba_ship_status'] === '1' ? [] : [{ batch, at }]))
  await writePapers(context, papers.map(({ batch, at }) => ({ batch, id: ids[at]! })))
  await writeTemplates(context, momentOf(clock.today, 36_000, COMPANY_ZONE))
  return batches.flatMap(({ row }, at): SentBatch[] => (row['ship_day'] === null ? [] : [{
    id: String(ids[at]), no: String(row['batch_no']), warehouse: String(row['warehouse_id']), shipDay: String(row['ship_day']),
    signDay: row['sign_day'] === null ? null : String(row['sign_day']),
    lines: items.flatMap((line, nth) => (line['batch_id'] !== ids[at] ? [] : [{
      id: String(itemIds[nth]), sku: String(line['sku']), shipped: Number(line['shipped_qty']), received: Number(line['received_qty'] ?? 0),
    }])),
  }]))
}

async function writePapers({ kept, people }: SendingContext, papers: { batch: Batch; id: number }[]): Promise<void> {
  const stamp = (day: string): DemoRow => ({ print_status: '1', creator: people[KEEPER], create_time: momentOf(addDays(day, 4), 40_000, COMPANY_ZONE) })
  const numberOf = (letters: string, { row }: Batch): string => `${letters}${String(row['batch_no']).slice(2)}`
  const weight = ({ goods }: Batch): number => goods.reduce((sum, { product, packed }) => sum + (product.grams * packed) / 1000, 0)
  const buyerOf = (site: string): (typeof BUYERS)[string] => BUYERS[site] ?? BUYERS['us']!
  const price = ({ cost }: DemoProduct): string => money(Math.max(Math.round((cost / 7.2) * 1.25), 50))
  const invoices = await kept('ship_invoice', papers.map(({ batch, id }): DemoRow => {
    const [country, name, address] = buyerOf(batch.site)
    return {
      invoice_no: numberOf('CI', batch), shop_id: batch.row['shop_id'], batch_id: id, invoice_day: addDays(batch.day, 4), seller_name: '杭州禾沐家居有限公司',
      seller_address: '浙江省杭州市余杭区仓前街道88号', seller_country: '中国', seller_contact: '吴刚', seller_phone: '0571-88880001',
      buyer_name: name, buyer_address: address, buyer_country: country, trade_term: 'FOB', transport_mode: batch.row['transport_mode'], origin: '中国',
      pay_term: 'T/T', box_count: batch.row['box_count'], ...stamp(batch.day),
    }
  }))
  await kept('ship_invoice_item', papers.flatMap(({ batch }, at) => batch.goods.map(({ product, packed }): DemoRow => ({
    invoice_id: invoices[at], declare_cn: product.name, declare_en: product.item.en, hs_code: kindOf(product).hs, material: kindOf(product).material,
    origin: '中国', quantity: packed, unit: '件', currency: 'USD', unit_price: price(product),
    net_weight: ((product.grams * packed) / 1000).toFixed(2), gross_weight_kg: ((product.grams * packed) / 1000 + 1).toFixed(2),
  }))))
  const declares = await kept('customs_declare', papers.map(({ batch, id }): DemoRow => {
    const [country, name, , port] = buyerOf(batch.site)
    return {
      declare_no: numberOf('BG', batch), shop_id: batch.row['shop_id'], batch_id: id, declare_company: '杭州禾沐家居有限公司', company_code: '91330110MA2K0QH88X',
      consignee: name, producer: '杭州禾沐家居有限公司', port: '北仑海关', declare_day: addDays(batch.day, 4), export_day: addDays(batch.day, 6),
      transport_mode: batch.row['transport_mode'], vessel: null, bill_no: null, trade_mode: batch.row['transport_mode'] === 'air' ? '9610' : '0110',
      levy_kind: '一般征税', contract_no: String(batch.row['batch_no']), trade_country: country, dest_country: country, dest_port: port, leave_port: '宁波',
      package_kind: '纸制或纤维板制盒/箱',
      box_count: batch.row['box_count'], gross_weight_kg: (weight(batch) + Number(batch.row['box_count']) * 0.9).toFixed(2),
      net_weight: weight(batch).toFixed(2), trade_term: 'FOB', fee_currency: 'USD', freight: null, insurance: null, other_fee: null,
      marks: batch.row['shipment_id'], declare_status: '2', doc_status: '2', ...stamp(batch.day),
    }
  }))
  await kept('customs_declare_item', papers.flatMap(({ batch }, at) => batch.goods.map(({ product, packed }): DemoRow => ({
    declare_id: declares[at], hs_code: kindOf(product).hs, product_name: product.name,
    declare_elements: `用途：家用；材质：${kindOf(product).material}；品牌：无；型号：${product.sku}`, quantity: packed, unit: '件', currency: 'USD',
    unit_price: price(product), origin: '中国', dest_country: buyerOf(batch.site)[0], source_place: '杭州', exempt: '照章征税',
  }))))
}

/** What the fields of the designs are called. */
const LABELS: Record<string, string> = { fnsku: 'FNSKU', title: '标题', msku: 'MSKU', words: '固定文字', product_name: '品名', bin_code: '仓位' }

async function writeTemplates({ kept, people }: SendingContext, at: string): Promise<void> {
  const line = (seq: number, field: string, more: DemoRow = {}): DemoRow => (
    { seq, field_name: field, field_label: LABELS[field] ?? field, words: null, draw: 'text', font_size: '7.0', is_bold: false, show_label: false, ...more }
  )
  const designs: { name: string; of: string; paper: string; lines: DemoRow[] }[] = [
    {
      name: '带产地的产品标签', of: 'printing_fnsku', paper: '60x40',
      lines: [
        line(1, 'fnsku', { draw: 'code128', font_size: '8.0' }), line(2, 'title'), line(3, 'msku', { font_size: '8.0', is_bold: true }),
        line(4, 'words', { words: 'MADE IN CHINA' }),
      ],
    },
    {
      name: '带仓位的产品标签', of: 'print_pick_list_label', paper: '50x30',
      lines: [line(1, 'fnsku', { draw: 'code128' }), line(2, 'product_name'), line(3, 'bin_code', { show_label: true, font_size: '6.0' })],
    },
  ]
  const ids = await kept(
    'print_template',
    designs.map(({ name, of, paper }) => ({ template_name: name, design_of: of, paper_size: paper, creator: people[KEEPER], update_time: at })),
  )
  await kept('print_template_line', designs.flatMap(({ lines }, nth) => lines.map((row) => ({ template_id: ids[nth], ...row }))))
}
