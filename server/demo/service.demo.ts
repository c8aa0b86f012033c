/**
 * The demo company's customer service and what it watches: templates and rules, letters of buyers with answers, feedback and reviews,
 * offers of others and ranks as they were seen on the last days. All of orders and goods that are there.
 */
import { addDays, COMPANY_ZONE, momentOf } from './calendar.demo'
import type { Context } from './facts.demo'
import type { DemoProduct } from './products.demo'
import { randomOf } from './random.demo'
import { money, type DemoRow } from './rows.demo'
import type { DemoOrder, DemoTrade } from './sales.demo'

interface Writing {
  people: number[]
  owners: number[]
  reserve(entity: string, count: number): Promise<number>
  write(entity: string, rows: Iterable<DemoRow>): Promise<void>
}
type Kept = (entity: string, rows: DemoRow[]) => Promise<number[]>

/** The entities that writeService fills. */
export const SERVICE_ENTITIES = [
  'mail_template', 'quick_phrase', 'mail_rule', 'auto_message_rule', 'buyer', 'buyer_order', 'mail', 'mail_message', 'feedback', 'asin_watch', 'review',
  'offer_watch', 'offer_seen', 'rank_watch', 'rank_seen', 'review_rule',
] as const

const TEMPLATES = [
  ['物流查询', '物流', 'en', 'Your order {订单号}', 'Hello,\n\nyour {标题} is on its way with {承运商}, no. {跟踪号}, expected {预计送达}.\n\n{店铺}', '订单号、标题、承运商、跟踪号、预计送达、店铺'],
  ['质量问题', '售后', 'en', 'About your order {订单号}', 'Hello,\n\nwe are sorry that your {标题} is not as expected. Replacement or refund?\n\n{店铺}', '订单号、标题、店铺'],
  ['Lieferung', '物流', 'de', 'Ihre Bestellung {订单号}', 'Guten Tag,\n\nIhre Sendung {跟踪号} ist unterwegs.\n\n{店铺}', '订单号、跟踪号、店铺'],
] as const
const PHRASES = [
  ['致歉', '开头', 'en', 'We are very sorry for the inconvenience.'], ['补发', '售后', 'en', 'A replacement will leave our warehouse within 24 hours.'],
  ['感谢', '结尾', 'en', 'Thank you for shopping with us.'],
] as const
const ASKED = [
  ['When will it arrive?', 'Hello, when will my order arrive? I need it this week.'], ['Broken item', 'The item arrived broken, please help.'],
  ['Invoice', 'Could you send me an invoice for this order?'], ['Wrong colour', 'I received a different colour than ordered.'],
  ['How to use', 'Is there a manual for this product?'],
] as const
const SAID: Record<string, [title: string, text: string]> = {
  1: ['Broke after a week', 'Stopped working after a few days.'], 2: ['Not as described', 'Smaller than in the pictures.'], 3: ['Okay',
    'It is fine for the price.'],
  4: ['Good', 'Good quality, delivery took a while.'], 5: ['Love it', 'Exactly what I was looking for.'],
}
const MAILS = 16
const REVIEWS = 30
const FEEDBACKS = 9
const WATCHED = 5

/** Writes SERVICE_ENTITIES, out of orders of the last two weeks and of products that sell. */
export async function writeService({ clock: { today }, shopIds }: Context, trade: DemoTrade, products: DemoProduct[], writing: Writing): Promise<void> {
  const { reserve, write } = writing
  const kept: Kept = async (entity, rows) => {
    const first = await reserve(entity, rows.length)
    await write(entity, rows.map((row, at) => ({ id: first + at, ...row })))
    return rows.map((_row, at) => first + at)
  }
  const about = { today, shopIds, kept, ...writing }
  const recent = trade.orders.filter(({ day, cancelled }) => day >= addDays(today, -14) && day < addDays(today, -3) && !cancelled)
  const seen = [...new Map(recent.map((order) => [order.orderId, order])).values()]
  const every = Math.max(1, Math.floor(seen.length / (MAILS + FEEDBACKS)))
  const chosen = seen.filter((_order, at) => at % every === 0).slice(0, MAILS + FEEDBACKS)
  const texts = await writeTexts(about)
  await writeMails(about, chosen.slice(0, MAILS), texts)
  await kept('feedback', chosen.slice(MAILS).map((order, at) => feedbackOf(about, order, at)))
  const sold = products.filter(({ status, demand }) => status === '1' && demand > 0.5)
  await writeReviews(about, sold)
  await writeWatches(about, sold.slice(0, WATCHED))
}

interface About extends Writing { today: string; shopIds: number[]; kept: Kept }

async function writeTexts({ today, people, shopIds, kept }: About): Promise<{ template: number; rules: number[] }> {
  const stamp = { creator: people[0], create_time: momentOf(addDays(today, -60), 36_000, COMPANY_ZONE), update_time: momentOf(addDays(today, -60),
    36_000, COMPANY_ZONE) }
  const [template] = await kept('mail_template', TEMPLATES.map(([name, group, language, subject, body, variables]) => (
    { template_name: name, group_name: group, language, subject, body, variables, is_enable: true, ...stamp })))
  await kept('quick_phrase', PHRASES.map(([title, group, language, content], at) => (
    { phrase_title: title, group_name: group, language, content, used_count: 7 - at * 2, ...stamp })))
  const rules = await kept('mail_rule', [
    { rule_name: '欧洲站来信', priority: 1, condition: { field: 'shop.site', op: 'in', value: ['de', 'gb'] }, people: [String(people[2])],
      assign_mode: 'first', is_enable: true, ...stamp },
    { rule_name: '其余来信', priority: 2, condition: null, people: [String(people[1]), String(people[4])], assign_mode: 'least', is_enable: true, ...stamp },
  ])
  await kept('auto_message_rule', [{
    rule_name: '到货关怀', trigger_event: 'delivered', delay_hours: 48, shop_ids: [String(shopIds[0])], condition: null, template_id: template, cooldown_days: 30,
    is_enable: false, ...stamp,
  }])
  await kept('review_rule', [{ rule_name: '送达 7 天后', shop_ids: [], delay_days: 7, exclude_refund: true, exclude_low: true, is_enable: true, ...stamp }])
  return { template: template!, rules }
}

async function writeMails({ today, shopIds, owners, kept }: About, orders: DemoOrder[], { template,
  rules }: { template: number; rules: number[] }): Promise<void> {
  const random = randomOf('mails')
  const told = orders.map((order, at) => {
    const day = addDays(today, -Math.floor((orders.length - 1 - at) / 2))
    const state = at < orders.length - 6 ? random.pick(['replied', 'replied', 'replied', 'noreply']) : random.pick(['unread', 'read', 'pending'])
    const [subject, text] = random.pick(ASKED)
    return { order, day, state, subject, text, shop: shopIds[order.product.shop.at]!, name: random.pick(['Anna', 'Ben', 'Clara', 'David', 'Emma', 'Frank']),
      mail: `${order.orderId.replaceAll('-', '').slice(-10)}@marketplace.${order.product.shop.channel.toLowerCase()}`, at: momentOf(day,
        9 * 3600 + at * 300, COMPANY_ZONE) }
  })
  const stamp = (at: string): DemoRow => ({ create_time: at, update_time: at })
  const buyers = await kept('buyer', told.map(({ shop, mail, name, at }, nth) => (
    { shop_id: shop, buyer_mail: mail, buyer_name: name, group_name: nth % 5 === 0 ? '老客户' : null, is_black: nth === 3, ...stamp(at) })))
  await kept('buyer_order', told.map(({ order, shop }, nth) => ({
    buyer_id: buyers[nth], shop_id: shop, order_id: order.orderId, purchase_day: order.day, quantity: order.quantity, currency: order.product.shop.currency,
    item_price: money(order.price * order.quantity), returned_qty: null, star: null,
  })))
  const mails = await kept('mail', told.map(({ order, shop, subject, text, state, mail, name, day, at }, nth) => ({
    shop_id: shop, subject: `${subject} ${order.orderId}`, mail_state: state, buyer_name: name, buyer_mail: mail, buyer_id: buyers[nth],
      order_id: order.orderId,
    language: 'en', assignee: owners[order.product.shop.at], rule_id: rules[['de', 'gb'].includes(order.product.shop.site) ? 0 : 1], last_time: at,
    last_words: text, last_day: day, reply_deadline: momentOf(addDays(day, 1),
      9 * 3600 + nth * 300, COMPANY_ZONE),
    reply_time: state === 'replied' ? momentOf(day, 15 * 3600, COMPANY_ZONE) : null, is_late: false, in_time: state === 'replied' ? true : null, ...stamp(at),
  })))
  const letter = (nth: number, more: DemoRow): DemoRow => ({
    mail_id: mails[nth], mail_time: told[nth]!.at, subject: told[nth]!.subject, attach_count: 0, template_id: null, sent_time: null, sender: null,
      creator: null,
      create_time: told[nth]!.at, ...more,
  })
  await kept('mail_message', told.flatMap(({ order, text, state, day }, nth) => [
    letter(nth, { direction: 'in', state: 'received', body: text, attach_count: nth % 4 === 0 ? 1 : 0 }),
    ...(state === 'replied' || state === 'pending' ? [letter(nth, {
      direction: 'out', state: state === 'replied' ? 'sent' : 'draft', subject: `Your order ${order.orderId}`, mail_time: momentOf(day, 15 * 3600,
        COMPANY_ZONE),
      creator: owners[order.product.shop.at], template_id: template,
      body: `Hello,\n\nthank you for your message about ${order.orderId}. We will take care of it today.`,
      sent_time: state === 'replied' ? momentOf(day, 15 * 3600, COMPANY_ZONE) : null, sender: state === 'replied' ? owners[order.product.shop.at] : null,
    })] : []),
  ]))
}

function feedbackOf({ shopIds, owners }: About, order: DemoOrder, at: number): DemoRow {
  const star = [5, 5, 4, 1, 5, 2, 5, 3, 5][at % 9]!
  const isDone = star > 3
  const made = momentOf(addDays(order.day, 3), 40_000, COMPANY_ZONE)
  return {
    shop_id: shopIds[order.product.shop.at], order_id: order.orderId, feedback_date: addDays(order.day, 3), star: String(star),
      feedback_content: SAID[star]![1], buyer_mail: null,
    remove_state: star === 1 ? 'asked' : 'no', handle_status: isDone ? '3' : '0', handler: star === 1 ? owners[order.product.shop.at] : null,
      create_time: made, update_time: made,
  }
}

async function writeReviews({ today, shopIds, owners, kept }: About, sold: DemoProduct[]): Promise<void> {
  const random = randomOf('reviews')
  const watched = [...new Map(sold.slice(0, 12).map((product) => [`${product.shop.at}|${product.asin}`, product])).values()]
  const made = momentOf(addDays(today, -40), 36_000, COMPANY_ZONE)
  const watches = await kept('asin_watch', watched.map(({ shop, asin }) => (
    { shop_id: shopIds[shop.at], asin, monitor_state: '1', last_check: momentOf(today, 8 * 3600, COMPANY_ZONE), create_time: made, update_time: made })))
  await kept('review', Array.from({ length: REVIEWS }, (_none, nth): DemoRow => {
    const at = random.whole(0, watched.length - 1)
    const { shop, asin } = watched[at]!
    const star = random.pick([5, 5, 5, 4, 4, 3, 2, 1])
    const day = addDays(today, -random.whole(1, 45))
    const state = star > 3 ? '3' : random.pick(['0', '0', '1', '2'])
    const stamp = momentOf(addDays(day, 1), 36_000, COMPANY_ZONE)
    return {
      review_no: `R${String(1_000_000 + nth * 7919)}DEMO`, shop_id: shopIds[shop.at], watch_id: watches[at], asin, review_date: day, star: String(star),
        review_title: SAID[star]![0],
      review_content: SAID[star]![1], author: random.pick(['Amazon Customer', 'M. Keller', 'Jess', 'Tom H.']), is_vp: nth % 6 !== 0, is_vine: nth % 11 === 0,
      helpful: random.whole(0, 9), review_mark: nth % 13 === 0 ? 'changed' : 'normal', handle_status: state, handler: state === '1' || state === '2'
        ? owners[shop.at] : null,
      remark: state === '2' ? '已联系买家补发' : null, create_time: stamp, update_time: stamp,
    }
  }))
}

async function writeWatches({ today, shopIds, kept }: About, watched: DemoProduct[]): Promise<void> {
  const random = randomOf('watches')
  const made = momentOf(addDays(today, -30), 36_000, COMPANY_ZONE)
  const stamp = { create_time: made, update_time: made }
  const look = (days: number): string => momentOf(addDays(today, -days), 8 * 3600, COMPANY_ZONE)
  const offers = await kept('offer_watch', watched.map(({ shop, price }, at) => ({
    shop_id: shopIds[shop.at], asin: watched[at]!.asin, monitor_state: '1', hijack_count: at % 2, new_hijack: 0, buybox_seller: at % 2 === 1 && at > 2
      ? 'QuickDeals' : shop.name,
    is_own_buybox: !(at % 2 === 1 && at > 2), lowest_price: money(at % 2 === 1 ? price - 100 : price), own_price: money(price),
      seller_list: at % 2 === 1 ? 'QuickDeals' : null,
    first_found: at % 2 === 1 ? look(3) : null, last_check: look(0), ...stamp,
  })))
  await kept('offer_seen', watched.flatMap(({ shop, asin, price }, at) => [3, 2, 1, 0].flatMap((days): DemoRow[] => {
    const base = { watch_id: offers[at], shop_id: shopIds[shop.at], asin, seen_time: look(days), seen_day: addDays(today, -days) }
    const lost = at % 2 === 1 && at > 2
    return [
      { ...base, seller_id: shop.sellerId, seller_name: shop.name, price: money(price), is_fba: true, is_buybox: !lost, offer_kind: 'own' },
      ...(at % 2 === 1 ? [{ ...base, seller_id: 'A3QUICKDEALS', seller_name: 'QuickDeals', price: money(price - 100), is_fba: false, is_buybox: lost,
        offer_kind: 'hijack' }] : []),
    ]
  })))
  const keyword = ({ title }: DemoProduct): string => title.toLowerCase().split(/[\s,]+/).slice(1, 4).join(' ').slice(0, 60)
  const ranks = watched.map(() => Array.from({ length: 30 }, () => random.whole(3, 48)))
  const watches = await kept('rank_watch', watched.map((product, at) => ({
    shop_id: shopIds[product.shop.at], asin: product.asin, keyword_text: keyword(product), rank_kind: 'organic', device: 'pc', monitor_state: '1',
      rank_now: ranks[at]![29],
    page_no: 1, rank_prev: ranks[at]![28], search_volume: 12_000 + at * 3_100, last_check: look(0), ...stamp,
  })))
  await kept('rank_seen', watched.flatMap((product, at) => ranks[at]!.map((rank, nth): DemoRow => ({
    watch_id: watches[at], shop_id: shopIds[product.shop.at], asin: product.asin, keyword_text: keyword(product), rank_kind: 'organic', device: 'pc',
      seen_time: look(29 - nth),
    seen_day: addDays(today, nth - 29), rank_no: rank, page_no: 1, search_volume: 12_000 + at * 3_100,
  }))))
}
