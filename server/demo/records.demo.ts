/**
 * What the demo company keeps by hand around its goods: suppliers, warehouses, carriers, and the documents between them
 * over the last months. Documents stand in every state of their life cycle; the older, the further. Amounts in CNY.
 */
import { addDays, COMPANY_ZONE, momentOf, type DemoClock } from './calendar.demo'
import { BUYER, KEEPER } from './company.demo'
import { monthlySales, packsOf } from './openings.demo'
import type { DemoProduct } from './products.demo'
import { randomOf, type Random } from './random.demo'
import { money, type DemoRow } from './rows.demo'
import { ORDER_RULES } from './selfship.demo'

interface RecordsContext {
  clock: DemoClock
  products: DemoProduct[]
  /** Ids of the people, as PEOPLE of company.demo.ts lists them. */
  people: number[]
}

const CITIES = ['宁波', '义乌', '深圳', '东莞', '佛山', '温州', '泉州', '青岛', '苏州', '广州', '中山', '台州']
const TRADES = ['家居用品', '五金制品', '塑胶制品', '纺织品', '电子科技', '日用百货', '包装材料', '工艺品']
const SURNAMES = ['王', '李', '张', '陈', '林', '黄', '周', '吴', '徐', '郑']
const FBM_CHANNELS = [
  ['燕文物流', '燕文专线追踪', 'YW484', '100x100', 'Yanwen'], ['云途物流', '云途专线挂号', 'THZXR', '100x150', 'YunExpress'],
  ['递四方', '联邮通挂号', 'PX', '100x150', '4PX'],
]
const COUNT = {
  suppliers: 24, plans: 90, contracts: 36, savings: 48, transfers: 60, stocktakes: 60, trackings: 70, bills: 80,
}


/** Rows of warehouse without ids; other parts name them by position. */
export const WAREHOUSES: DemoRow[] = [
  {
    name: '杭州总仓', wh_type: 'local', provider: '自营', apportion: '1', country: '中国', address: '杭州市余杭区仓前街道 88 号', contact: '吴刚', phone: '0571-88880001',
    putaway: true, enabled: true,
  },
  { name: '义乌分仓', wh_type: 'local', country: '中国', address: '义乌市北苑街道 12 号', contact: '钱芳', phone: '0579-85550002', enabled: true },
  {
    name: '洛杉矶海外仓', wh_type: 'oversea', provider: 'West Coast Storage', apportion: '2', country: '美国', address: '1200 E Francis St, Ontario CA',
    contact: 'Kevin', phone: '+1-909-555-0130', enabled: true,
  },
  {
    name: '汉堡海外仓', wh_type: 'oversea', provider: 'Nordsee Lager', apportion: '2', country: '德国', address: 'Billhorner Kanalstraße 9, Hamburg',
    contact: 'Jonas', phone: '+49-40-5550170', enabled: true,
  },
  { name: '深圳中转仓', wh_type: 'transit', country: '中国', address: '深圳市盐田区沿港路 6 号', contact: '何平', phone: '0755-25550003', enabled: true },
  { name: '宁波旧仓', wh_type: 'third', country: '中国', address: '宁波市北仑区 3 号', contact: '陆明', phone: '0574-86660004', enabled: false },
]

/** Rows of the forwarders without ids; CHANNELS name them by position. */
export const PROVIDERS: DemoRow[] = [
  { logistics_provider: '远洋达国际', provider_code: 'YYD', transport_mode: 'sea', settle_method: 'month', contact: '罗丹', mobile: '0755-25551111', is_enable: true },
  {
    logistics_provider: '云途快运', provider_code: 'YTKY', transport_mode: 'air', settle_method: 'period', contact: '方敏', mobile: '0571-85552222',
    is_enable: true,
  },
  {
    logistics_provider: '中欧卡航', provider_code: 'ZOKH', transport_mode: 'truck', settle_method: 'prepay', contact: '韩冰', mobile: '0991-25553333',
    is_enable: true,
  },
  {
    logistics_provider: '环球速递', provider_code: 'HQSD', transport_mode: 'express', settle_method: 'cash', contact: '孟洁', mobile: '020-85554444',
    is_enable: true,
  },
]

/** Channels of the forwarders; `provider` is a position in PROVIDERS, `days` the days under way. */
export const CHANNELS: [provider: number, name: string, code: string, mode: string, days: number][] = [
  [0, '美西海运普船', 'SEA-USW', 'sea', 32], [0, '美西海运快船', 'SEA-USWF', 'sea', 18], [0, '欧洲海运', 'SEA-EU', 'sea', 40],
  [1, '美国空派', 'AIR-US', 'air', 9], [1, '日本空派', 'AIR-JP', 'air', 5], [2, '欧洲卡航', 'TRK-EU', 'truck', 22], [3, '红单快递', 'EXP-DHL', 'express', 5],
]

const COUNTRIES = ['美国', '加拿大', '德国', '英国', '日本']
/** As orders write them. */
const SHIP_COUNTRIES = ['US', 'CA', 'DE', 'GB', 'JP']
/** By air or express: a single parcel goes by no ship. */
const PARCEL_CHANNELS = [3, 6, 6, 6, 4]

/** Entity -> rows, without ids; `refs` gives the id of the n-th row of what was written before. */
interface RecordsPart {
  entity: string
  rows: DemoRow[]
  /** The one line of each, in their order: rows of another entity that name it by `of`. */
  lines?: { entity: string; of: string; rows: DemoRow[] }
}

/** A part of the whole by age: documents of long ago are done, those of this week have just begun. */
function stateBy(share: number, states: readonly string[], random: Random, odd: readonly string[] = []): string {
  if (odd.length > 0 && random.chance(0.08)) return random.pick(odd)
  return states[Math.min(states.length - 1, Math.floor(share * states.length))] ?? states[0]!
}

/**
 * @param ids where rows of suppliers, warehouses, providers and channels stand, by entity
 * @param skus ids of SKU by their codes
 */
// Long because: all documents draw from one sequence of chances, in this order; taken apart, the bytes of the demo company would change.
export function recordParts(
  { clock, products, people }: RecordsContext, ids: Record<'supplier' | 'warehouse' | 'logistics_provider' | 'logistics_channel', number[]>,
  skus: ReadonlyMap<string, number>,
): RecordsPart[] {
  const random = randomOf('records')
  const goods = [...new Map(products.map((product) => [product.sku, product])).values()]
  const supplierOf = (product: DemoProduct): number => ids.supplier[product.item.code.length % ids.supplier.length] ?? ids.supplier[0]!
  const warehouse = (): number => ids.warehouse[random.whole(0, 1)]!
  const stamp = (day: string): DemoRow => ({ creator: people[BUYER], create_time: momentOf(day, 9 * 3600 + random.whole(0, 30_000), COMPANY_ZONE) })
  /** The n-th of `count` documents: its day, the share of its life that has passed, its number. */
  const documents = (count: number, letters: string, days: number): { day: string; age: number; number: string; product: DemoProduct }[] => {
    const seen = new Map<string, number>()
    return Array.from({ length: count }, (_none, at) => {
      const day = addDays(clock.today, -Math.floor(((count - 1 - at) / count) * days))
      const nth = (seen.get(day) ?? 0) + 1
      seen.set(day, nth)
      return {
        day, age: 1 - at / count, number: `${letters}${day.replaceAll('-', '')}${String(nth).padStart(4, '0')}`,
        product: goods[random.whole(0, goods.length - 1)]!,
      }
    })
  }
  const sku = (product: DemoProduct): DemoRow => ({ sku: product.sku, product_name: product.name })
  const DOCUMENT = ['0', '1', '2', '5']

  const sold = monthlySales(products)
  const plans = documents(COUNT.plans, 'CGJH', 90).map(({ day, age, number, product }): DemoRow => ({
    plan_no: number, ...sku(product), sku_id: skus.get(product.sku), supplier_id: supplierOf(product), warehouse_id: warehouse(),
    plan_qty: packsOf(sold.get(product.sku), random.whole(4, 60) / 36, 40),
    moq: random.pick([20, 40, 40]), box_qty: random.pick([20, 24, 40]),
    currency: 'CNY', last_price: money(product.cost), expect_date: addDays(day, random.whole(12, 35)), source_desc: random.pick(['补货建议', '手工新增', '销售申请']),
    buyer: people[BUYER],
    plan_status: stateBy(age, ['1', '2', '3', '4', '5', '5'], random, ['6', '7']), ...stamp(day),
  }))
  const contracts = documents(COUNT.contracts, 'HT', 300).map(({ day, age, number, product }): DemoRow => ({
    contract_no: number, contract_name: `${product.item.code} 系列采购合同`, supplier_id: supplierOf(product),
    template_name: random.pick(['标准采购合同', '框架协议']),
    sign_date: day, valid_to: addDays(day, 365), currency: 'CNY', total_amount: money(product.cost * random.whole(500, 4000)),
    doc_status: stateBy(age, DOCUMENT, random, ['3', '4']), ...stamp(day),
  }))
  const savings = Array.from({ length: COUNT.savings }, (_none, at): DemoRow => {
    const product = goods[at % goods.length]!
    return {
      stat_month: `${addDays(clock.today, -Math.floor(at / 12) * 30).slice(0, 7)}-01`, buyer: people[BUYER], supplier_id: supplierOf(product),
      ...sku(product), currency: 'CNY', base_price: money(product.cost), current_price: money(Math.floor(product.cost * random.between(0.9, 1.01))),
      quantity: random.whole(2, 40) * 50, confirm_state: stateBy(at / COUNT.savings, ['-1', '0', '1', '1'], random, ['2', '3']),
    }
  })
  const transferLines: DemoRow[] = []
  const transfers = documents(COUNT.transfers, 'DB', 120).map(({ day, age, number, product }): DemoRow => {
    const quantity = packsOf(sold.get(product.sku), random.whole(2, 40) / 50, 10)
    const state = stateBy(age, ['0', '1', '2', '3', '5', '5'], random, ['4', '6'])
    const sent = '345'.includes(state)
    const row: DemoRow = {
      doc_no: number, out_wh_id: ids.warehouse[0], in_wh_id: random.pick(ids.warehouse.slice(1, 5)),
      transport_mode: random.pick(['sea', 'air', 'truck', 'local']),
      ...(sent ? { logistics_no: `YYD${random.whole(10 ** 8, 10 ** 9 - 1)}`, ship_time: momentOf(day, 16 * 3600, COMPANY_ZONE) } : {}),
    }
    const received = '45'.includes(state) ? quantity - (random.chance(0.2) ? random.whole(1, 6) : 0) : null
    if (received !== null) row['receive_time'] = momentOf(day, 18 * 3600, COMPANY_ZONE)
    transferLines.push({ sku_id: skus.get(product.sku), condition: 'good', quantity, out_qty: sent ? quantity : null, in_qty: received })
    return {
      ...row, currency: 'CNY', freight: money(random.whole(200, 3800) * 100), apportion_method: random.pick(['1', '2', '3']), transfer_state: state,
      ...stamp(day),
    }
  })
  const stocktakeLines: DemoRow[] = []
  const stocktakes = documents(COUNT.stocktakes, 'PD', 90).map(({ day, age, number, product }): DemoRow => {
    const row = { doc_no: number, warehouse_id: warehouse(), check_kind: random.pick(['2', '2', '3']) }
    const counted = age >= 0.15
    // The book is the ledger's (stock.demo.ts); here stands how far the count is from it.
    const gain = counted ? (random.chance(0.3) ? random.whole(-9, 6) : 0) : null
    stocktakeLines.push({ sku_id: skus.get(product.sku), condition: 'good', real_qty: gain })
    return { ...row, ...(counted ? { check_user: people[KEEPER], check_date: day } : {}), doc_status: stateBy(age, DOCUMENT, random, ['3']), ...stamp(day) }
  })
  const trackings = Array.from({ length: COUNT.trackings }, (_none, at): DemoRow => {
    const channel = random.whole(0, CHANNELS.length - 1)
    const [provider, name, , mode, days] = CHANNELS[channel]!
    const day = addDays(clock.today, -Math.floor(((COUNT.trackings - 1 - at) / COUNT.trackings) * 80))
    const passed = (Date.parse(clock.today) - Date.parse(day)) / 86_400_000
    const state = random.chance(0.05) ? 'exception' : passed > days ? 'delivered' : passed > days * 0.8 ? 'pickup' : passed > 2 ? 'transit' : 'info'
    const words: Record<string, string> = { exception: '清关查验中', delivered: '已送达亚马逊仓库', pickup: '到达目的港，待提柜', transit: '离开起运港', info: '已揽收' }
    return {
      tracking_no: `${['YYD', 'YT', 'ZO', 'HQ'][provider]}${random.whole(10 ** 9, 10 ** 10 - 1)}`, track_state: state,
      provider_id: ids.logistics_provider[provider], logistics_channel: name, transport_mode: mode, ref_no: `FBA${random.text(9)}`, ship_date: day,
      latest_event: words[state], event_time: momentOf(addDays(day, Math.floor(Math.min(passed, days))), 15 * 3600, COMPANY_ZONE),
      eta: addDays(day, days), is_alert: state === 'exception',
    }
  })
  const bills = Array.from({ length: COUNT.bills }, (_none, at): DemoRow => {
    const [provider, name] = CHANNELS[at % CHANNELS.length]!
    const day = addDays(clock.today, -Math.floor(((COUNT.bills - 1 - at) / COUNT.bills) * 120))
    const weight = random.whole(30, 900)
    const fee = weight * random.whole(800, 4200)
    const age = 1 - at / COUNT.bills
    const state = stateBy(age, ['0', '1', '2', '2'], random, ['3'])
    return {
      bill_no: `ZD${day.slice(0, 7).replace('-', '')}-${at + 1}`, provider_id: ids.logistics_provider[provider], logistics_channel: name,
      ref_no: `FBA${random.text(9)}`, tracking_no: `BL${random.whole(10 ** 8, 10 ** 9 - 1)}`, ship_date: day,
      charge_weight: `${weight}.${random.whole(0, 9)}`, currency: 'CNY', est_fee: money(fee),
      bill_fee: money(state === '3' ? Math.floor(fee * 1.12) : fee), tax_fee: money(Math.floor(fee * 0.06)), other_fee: money(random.whole(0, 90) * 100),
      bill_status: state, pay_status: state === '2' ? '3' : '0',
      ...(state === '3' ? { abnormal_type: 'overprice', handle_status: at % 2 === 0 ? '1' : '0' } : {}),
    }
  })
  return [
    { entity: 'purchase_plan', rows: plans }, { entity: 'contract', rows: contracts },
    { entity: 'cost_reduction', rows: distinct(savings, ['stat_month', 'sku', 'supplier_id']) },
    { entity: 'transfer', rows: transfers, lines: { entity: 'transfer_item', of: 'transfer_id', rows: transferLines } },
    { entity: 'stocktake', rows: stocktakes, lines: { entity: 'stocktake_item', of: 'stocktake_id', rows: stocktakeLines } },
    { entity: 'tracking', rows: trackings }, { entity: 'logistics_bill', rows: bills }, ...standingRows(ids),
  ]
}

/** Rows that differ in these fields; of equal ones the first. */
function distinct(rows: DemoRow[], fields: string[]): DemoRow[] {
  return [...new Map(rows.map((row) => [fields.map((field) => row[field]).join('|'), row])).values()]
}

/** Where goods come from. */
export function supplierRows({ clock, people }: RecordsContext): DemoRow[] {
  const random = randomOf('suppliers')
  return Array.from({ length: COUNT.suppliers }, (_none, at): DemoRow => ({
    supplier_name: `${CITIES[at % CITIES.length]}${['恒', '盛', '佳', '瑞', '宏', '鑫'][at % 6]}${['达', '源', '泰', '丰'][at % 4]}${TRADES[at % TRADES.length]}有限公司`,
    supplier_code: `S${String(at + 1).padStart(3, '0')}`, level: random.pick(['A', 'B', 'B', 'C', 'C', 'D']),
    contact: `${SURNAMES[at % SURNAMES.length]}经理`, mobile: `138${random.whole(10 ** 7, 10 ** 8 - 1)}`,
    address: `${CITIES[at % CITIES.length]}市工业园 ${random.whole(1, 200)} 号`, settle_method: random.pick(['month', 'period', 'prepay', 'cash']),
    period_days: random.pick([0, 30, 45, 60]), prepay_rate: random.pick(['0', '0.3', '0.5']), bank_name: random.pick(['中国工商银行', '中国建设银行', '招商银行']),
    buyer: people[BUYER], is_enable: at !== 17, create_time: momentOf(addDays(clock.start, at * 3), 36_000, COMPANY_ZONE),
  }))
}

/** Rows of CHANNELS without ids. @param providers ids by position in PROVIDERS */
export function channelRows(providers: number[]): DemoRow[] {
  return CHANNELS.map(([provider, name, code, mode, days]): DemoRow => ({
    provider_id: providers[provider], logistics_channel: name, channel_code: code, transport_mode: mode, transit_days: days,
    volume_divisor: mode === 'express' ? 5000 : 6000, is_enable: true,
  }))
}

/** What changes seldom: addresses, templates, rules, prices. */
function standingRows(ids: Record<'warehouse' | 'logistics_channel', number[]>): RecordsPart[] {
  return [
    {
      entity: 'logistics_rule',
      rows: COUNTRIES.map((country, at): DemoRow => ({
        rule_name: `${country}小包`, priority: at + 1, order_rule: { field: 'ship_country', op: 'in', value: [SHIP_COUNTRIES[at]!] },
        channel_id: ids.logistics_channel[PARCEL_CHANNELS[at]!], warehouse_id: ids.warehouse[0], is_enable: true,
      })),
    },
    { entity: 'order_rule', rows: ORDER_RULES },
    {
      entity: 'freight_template',
      rows: COUNTRIES.map(
        (country, at): DemoRow => ({
          template_name: `${country}标准运费`, logistics_channel: CHANNELS[PARCEL_CHANNELS[at]!]![1], country, zone: '全境', bill_way: 'weight', currency: 'CNY',
          first_weight: '0.5', first_price: money(3200 + at * 300), next_weight: '0.5', next_price: money(1600 + at * 100), fuel_rate: '0.125',
          operate_fee: money(800), discount: '0.95', is_enable: true,
        }),
      ),
    },
    {
      entity: 'fbm_channel',
      rows: FBM_CHANNELS.map(([provider, channel, code, label, carrier], at): DemoRow => ({
        logistics_provider: provider, logistics_channel: channel, channel_code: code, country: COUNTRIES.slice(0, 2 + at), label_size: label,
        need_declare: true, platform_carrier: carrier, is_enable: at < 2,
      })),
    },
    {
      entity: 'box_mark',
      rows: [{
        mark_no: 'XM202611240001', receiver: 'ONT8', shipment_no: 'FBA15A562771', boxes: 3, weight: 12.5, box_size: '60×40×40 cm', origin: 'MADE IN CHINA',
      }],
    },
    { entity: 'address', rows: [
      {
        address_name: '杭州发货', address_type: 'ship', contact: 'Wu Gang', company: 'Hangzhou Hemu Home Co., Ltd.', country: 'China', state_code: 'Zhejiang',
        city: 'Hangzhou', address1: 'No. 88 Cangqian Street, Yuhang District', postal: '311121', phone: '+86 571 88880001', is_default: true,
      },
      {
        address_name: '深圳发货', address_type: 'ship', contact: 'He Ping', company: 'Hangzhou Hemu Home Co., Ltd.', country: 'China',
        state_code: 'Guangdong', city: 'Shenzhen', address1: 'No. 6 Yangang Road, Yantian District', postal: '518081', phone: '+86 755 25550003',
        is_default: false,
      },
      {
        address_name: '美国退货', address_type: 'return', contact: 'Kevin Lin', company: 'West Coast Storage', country: 'United States', state_code: 'CA',
        city: 'Ontario', address1: '1200 E Francis St', postal: '91761', phone: '+1 909 555 0130', is_default: true,
      },
      {
        address_name: '德国退货', address_type: 'return', contact: 'Jonas Weber', company: 'Nordsee Lager', country: 'Germany', state_code: 'HH',
        city: 'Hamburg', address1: 'Billhorner Kanalstraße 9', postal: '20539', phone: '+49 40 5550170', is_default: false,
      },
    ] },
  ]
}
