/**
 * The demo company itself: its people, their roles and the shops they look after, and its exchange rates. The
 * administrator's password is the caller's; the others sign in with the same one, so that roles can be tried out.
 */
import type { Model } from '../../contract/model'
import { menusOpened } from '../kernel/asker/access/access'
import { addDays, addMonths, COMPANY_ZONE, momentOf, monthOf, monthsOf, type DemoClock } from './calendar.demo'
import { deliveryOf, type DemoProduct } from './products.demo'
import { randomOf } from './random.demo'
import { decimalText, money, type DemoRow } from './rows.demo'
import { tagsOf } from './said.demo'
import { DEMO_SHOPS } from './shops.demo'

/** By this name the demo command finds the company again. */
export const DEMO_COMPANY = '演示公司（杭州禾沐家居）'

export const ADMIN_LOGIN = 'admin'

interface Person {
  login: string
  name: string
  roles: string[]
  /** Positions of the shops they may see; left out: all. */
  shops?: number[]
}

/** The employees, the administrator first; other files name them by position. */
export const PEOPLE: Person[] = [
  { login: ADMIN_LOGIN, name: '管理员', roles: ['admin'] },
  { login: 'wangmin', name: '王敏', roles: ['sales'], shops: [0, 1] },
  { login: 'liuyang', name: '刘洋', roles: ['sales'], shops: [2, 3] },
  { login: 'sunjia', name: '孙佳', roles: ['sales'], shops: [4] },
  { login: 'zhaolei', name: '赵磊', roles: ['sales'], shops: [0] },
  { login: 'chenxi', name: '陈曦', roles: ['finance'] },
  { login: 'zhoujing', name: '周静', roles: ['finance'] },
  { login: 'wugang', name: '吴刚', roles: ['warehouse'] },
  { login: 'zhengkai', name: '郑凯', roles: ['development'] },
  { login: 'linyue', name: '林悦', roles: ['sales', 'development'] },
]

/** Who buys and who keeps the warehouse: indexes into PEOPLE. */
export const BUYER = 9
export const KEEPER = 7

/** Who leads those who sell, and who develops the goods: indexes into PEOPLE. */
const LEADER = 1
const DEVELOPER = 8

/** Who looks after a shop, by its position: an index into PEOPLE. */
export const OWNERS = [1, 1, 2, 2, 3]

/** The department of a shop, by its position. */
export const SHOP_DEPTS = ['北美运营部', '北美运营部', '欧洲运营部', '欧洲运营部', '日本运营部']

/** As schemas/enums/site.json tells them of the sites that the demo company sells on. */
const MARKETPLACES: Record<string, { id: string; zone: string }> = {
  us: { id: 'ATVPDKIKX0DER', zone: 'America/Los_Angeles' }, ca: {
    id: 'A2EUQ1WTGCTBG2', zone: 'America/Los_Angeles',
  }, gb: { id: 'A1F83G8C2ARO7P', zone: 'Europe/London' },
  de: { id: 'A1PA6795UKMFR9', zone: 'Europe/Berlin' }, jp: { id: 'A1VC38T7YXB528', zone: 'Asia/Tokyo' },
}

/** Department and post of a person, by their first role. */
const POSTS: Record<string, [dept: string, post: string]> = {
  admin: ['总经办', '系统管理员'], sales: ['运营部', '运营专员'], finance: ['财务部', '会计'], warehouse: ['仓储部', '仓库主管'],
    development: ['产品部', '产品开发'],
}

/** Rows of shop, one a site of DEMO_SHOPS. @param ids of the shops, by their position @param people ids by position in PEOPLE */
export function* shopRows(ids: number[], people: number[], clock: DemoClock): Iterable<DemoRow> {
  for (const shop of DEMO_SHOPS) {
    yield {
      id: ids[shop.at],
      name: shop.name,
      account_name: shop.account,
      site: shop.site,
      marketplace: shop.channel,
      currency: shop.currency,
      seller_id: shop.sellerId,
      shop_code: `HM-${shop.site.toUpperCase()}${shop.at + 1}`,
      marketplace_id: MARKETPLACES[shop.site]?.id ?? null,
      time_zone: MARKETPLACES[shop.site]?.zone ?? null,
      leader: people[1],
      dept_name: SHOP_DEPTS[shop.at] ?? null,
      tags: shop.at < 2 ? ['主力'] : null,
      owner: people[OWNERS[shop.at]!],
      state: 'on',
      create_time: momentOf(addDays(clock.start, -20), 10 * 3600, COMPANY_ZONE),
    }
  }
}

function* employeeRows(ids: number[], shopIds: number[], passwordHash: string | null, clock: DemoClock): Iterable<DemoRow> {
  for (const [at, person] of PEOPLE.entries()) {
    const mobile = `138${String(20_010_000 + at * 7_919).slice(0, 8)}`
    yield {
      id: ids[at],
      login_account: person.login,
      name: person.name,
      mobile,
      confirmed_mobile: mobile,
      email: `${person.login}@example.com`,
      dept_name: POSTS[person.roles[0] ?? '']?.[0] ?? null,
      position: POSTS[person.roles[0] ?? '']?.[1] ?? null,
      leader: at === 0 ? null : ids[0],
      roles: person.roles,
      all_shops: person.shops === undefined,
      shop_ids: (person.shops ?? []).map((shop) => String(shopIds[shop])),
      password_hash: passwordHash,
      state: 'on',
      create_time: momentOf(addDays(clock.start, -20), 9 * 3600 + at * 60, COMPANY_ZONE),
    }
  }
}

/** The roles that the model gives a new company. */
/** The tree of departments: those that sell stand below one another by continent. */
function* departmentRows(people: number[], clock: DemoClock): Iterable<DemoRow> {
  const tree: [name: string, parent: string | null, leader: number][] = [
    ['总经办', null, 0], ['运营部', null, LEADER], ['北美运营部', '运营部', 1], ['欧洲运营部', '运营部', 2], ['日本运营部',
      '运营部', 3],
    ['财务部', null, 5], ['仓储部', null, KEEPER], ['产品部', null, DEVELOPER],
  ]
  for (const [name, parent, leader] of tree) {
    yield {
      name, parent_name: parent, full_name: parent === null ? name : `${parent}/${name}`, leader: people[leader], creator: people[0],
      create_time: momentOf(addDays(clock.start, -20), 9 * 3600, COMPANY_ZONE),
    }
  }
}

function* roleRows(model: Model, companyId: number, clock: DemoClock): Iterable<DemoRow> {
  for (const role of Object.values(model.roles)) {
    yield {
      name: role.name,
      label: role.label,
      everything: role.everything,
      menus: role.menus,
      permissions: role.permissions,
      denied_actions: [],
      hidden_fields: [],
      menu_count: menusOpened(model, companyId, role),
      create_time: momentOf(addDays(clock.start, -20), 9 * 3600, COMPANY_ZONE),
    }
  }
}

/** The company's people by entity: roles, departments and staff. */
export function* staffRows(
  model: Model, companyId: number, of: { people: number[]; shops: number[]; passwordHash: string | null; clock: DemoClock },
): Iterable<[entity: string, rows: Iterable<DemoRow>]> {
  yield ['role', roleRows(model, companyId, of.clock)]
  yield ['department', departmentRows(of.people, of.clock)]
  yield ['employee', employeeRows(of.people, of.shops, of.passwordHash, of.clock)]
}

/** What a unit of the currency was worth in CNY when the demo company began; it drifts a little from month to month. */
export const RATES: Record<string, number> = { USD: 7.14, CAD: 5.12, EUR: 7.92, GBP: 9.21, JPY: 0.0478 }

/** A rate of every currency and month, from the month before the first sales on. */
export function* rateRows(firstId: number, clock: DemoClock): Iterable<DemoRow> {
  let id = firstId
  for (const [currency, first] of Object.entries(RATES)) {
    const random = randomOf(`rate ${currency}`)
    let rate = first
    for (const month of monthsOf(addMonths(monthOf(clock.start), -1), monthOf(clock.today))) {
      yield {
        id: id++,
        stat_month: `${month}-01`,
        currency,
        rate: decimalText(Math.round(rate * 1_000_000), 6),
        update_time: momentOf(`${month}-02`, 9 * 3600, COMPANY_ZONE),
      }
      rate *= random.between(0.985, 1.015)
    }
  }
}

/** How many rows of exchange rates there are: one a currency and month, from the month before the first sales on. So many ids are reserved. */
export function rateCount(clock: DemoClock): number {
  return Object.keys(RATES).length * monthsOf(addMonths(monthOf(clock.start), -1), monthOf(clock.today)).length
}

/** Rows of product: the listings. Ids are `firstId` and each product's position. */
export function* productRows(
  firstId: number, products: DemoProduct[], ids: { shops: number[]; people: number[]; tags: number[] }, clock: DemoClock,
): Iterable<DemoRow> {
  for (const product of products) {
    yield {
      id: firstId + product.at,
      shop_id: ids.shops[product.shop.at],
      msku: product.msku,
      asin: product.asin,
      parent_asin: product.parentAsin,
      fnsku: product.fnsku,
      title: product.title,
      image: picture(product),
      sku: product.sku,
      product_name: product.name,
      currency: product.shop.currency,
      price: money(product.price),
      fulfilment: deliveryOf(product).fulfilment,
      fbm_qty: deliveryOf(product).quantity,
      purchase_cost: money(product.cost),
      cost_currency: 'CNY',
      sales_status: product.status,
      open_day: product.openDay,
      specialist: ids.people[OWNERS[product.shop.at]!],
      leader: ids.people[LEADER],
      developer: ids.people[DEVELOPER],
      tags: tagsOf(product, ids.tags, clock),
    }
  }
}

/** Rows of product_owner without ids: who has looked after each product since the beginning, and where somebody else did so in its first weeks. */
export function ownerRows(products: readonly DemoProduct[], ids: { shops: readonly number[]; people: readonly number[] }, clock: DemoClock): DemoRow[] {
  return products.flatMap((product): DemoRow[] => {
    const owner = OWNERS[product.shop.at]!
    const handed = product.at % 6 === 0
    const row = { shop_id: ids.shops[product.shop.at], msku: product.msku, leader: ids.people[LEADER], developer: ids.people[DEVELOPER] }
    const at = (day: string): DemoRow => ({ create_time: momentOf(day, 10 * 3600, COMPANY_ZONE), update_time: momentOf(day, 10 * 3600, COMPANY_ZONE) })
    const since = addDays(clock.start, 45)
    const first = { ...row, from_day: '2000-01-01', specialist: ids.people[handed ? owner % 3 + 1 : owner], ...at(clock.start) }
    return handed ? [first, { ...row, from_day: since, specialist: ids.people[owner], remark: '区域调整', creator: ids.people[LEADER], ...at(since) }] : [first]
  })
}

/** A picture that needs no file: the piece's first characters on its own colour. */
export function picture(product: DemoProduct): string {
  const hue = Math.floor(randomOf(`picture ${product.sku}`).next() * 360)
  const word = product.item.zh.replace(/[^\u4e00-\u9fff]/g, '').slice(0, 2)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" rx="8" fill="hsl(${hue},45%,88%)"/>` +
    `<text x="40" y="49" font-size="22" text-anchor="middle" font-family="sans-serif" fill="hsl(${hue},45%,32%)">${word}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
