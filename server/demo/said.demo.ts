/** What the demo company's people say of their goods and orders: the company's tags, and notes beside rows that files bring. */
import type { DemoOrder } from './sales.demo'
import type { DemoProduct } from './products.demo'
import { addDays, COMPANY_ZONE, momentOf, type DemoClock } from './calendar.demo'
import type { DemoRow } from './rows.demo'

const TAGS: { name: string; color: string; remark: string }[] = [
  { name: '主推', color: 'red', remark: '本季重点投放的商品' }, { name: '新品', color: 'blue', remark: '上架不满三个月' },
  { name: '清仓', color: 'grey', remark: '不再补货' }, { name: '大客户', color: 'orange', remark: '一单多件的买家，打在订单上' },
]
/** How many tags there are: so many ids are reserved first, for listings name them. */
export const TAG_COUNT = TAGS.length
const [MAIN, NEW, CLEARANCE] = [0, 1, 2]

/** How many of the newest days have orders that somebody looked at. */
const LOOKED_DAYS = 20
const LOOKED = 14

/** Rows of tag. @param ids of TAG_COUNT tags, reserved before, for listings name them */
export function tagRows(ids: number[], clock: DemoClock): DemoRow[] {
  const made = momentOf(addDays(clock.start, -20), 9 * 3600, COMPANY_ZONE)
  return TAGS.map((tag, at) => ({ id: ids[at]!, ...tag, create_time: made, update_time: made }))
}

/** The tags of a product: what sells most, what is new, what is given up. */
export function tagsOf(product: DemoProduct, tagIds: number[], clock: DemoClock): string[] | null {
  const tags = [
    ...(product.demand > 1 ? [MAIN] : []), ...(product.openDay > addDays(clock.today, -90) ? [NEW] : []), ...(product.status === '1' ? [] : [CLEARANCE]),
  ]
  return tags.length === 0 ? null : tags.map((tag) => String(tagIds[tag!]))
}

/** Notes on the newest orders of several pieces: they are those that somebody asks about. */
export function orderNotes(orders: readonly DemoOrder[], shopIds: number[], clock: DemoClock): DemoRow[] {
  const since = addDays(clock.today, -LOOKED_DAYS)
  const asked = orders.filter(({ day, quantity, cancelled }) => day >= since && day < clock.today && quantity > 1 && !cancelled)
  const seen = new Map(asked.map((order) => [order.orderId, order]))
  return [...seen.values()].slice(-LOOKED).map(({ product, orderId, day, quantity }, at) => {
    const made = momentOf(addDays(day, 1), 10 * 3600, COMPANY_ZONE)
    const note = at % 3 === 0 ? '买家问是否可以分开寄，已回复不能' : `买家一次买了 ${quantity} 件，已问是否要发票`
    return { shop_id: shopIds[product.shop.at]!, order_id: orderId, note, create_time: made, update_time: made }
  })
}

/** Rows of product_log without ids: what was done to the products that sell most, some weeks ago. */
export function productLogRows(products: readonly DemoProduct[], ids: { shops: readonly number[]; people: readonly number[] }, clock: DemoClock): DemoRow[] {
  const done = [
    ['price', '降价 5%，看转化率'], ['listing', '换了主图与第一条五点'], ['ads', '广泛匹配预算加到 30'], ['promotion', '报名七天秒杀'], ['stock', '断货前暂停广告'],
  ] as const
  return products.filter(({ demand }) => demand > 1).slice(0, 24).map((product, at) => {
    const [about, content] = done[at % done.length]!
    const day = addDays(clock.today, -3 - (at * 7) % 55)
    const made = momentOf(day, 15 * 3600, COMPANY_ZONE)
    return {
      shop_id: ids.shops[product.shop.at], msku: product.msku, log_day: day, about, content, how: 'hand', creator: ids.people[1],
      create_time: made, update_time: made,
    }
  })
}
