/**
 * What the demo company develops: researches in every state, projects at every stage with their milestones, products with quotes, samples and
 * reviews, two of which became goods that it sells, and what it saw of competitors and keywords week by week. Amounts in CNY.
 */
import type { Tx } from '../kernel/store/connect'
import { addDays, COMPANY_ZONE, momentOf, type DemoClock } from './calendar.demo'
import { BUYER } from './company.demo'
import type { DemoProduct } from './products.demo'
import { numbersOf } from './purchase.demo'
import { randomOf } from './random.demo'
import { money, type DemoRow } from './rows.demo'

interface Context {
  tx: Tx
  companyId: number
  clock: DemoClock
  people: number[]
  products: DemoProduct[]
  productIds: number[]
  suppliers: number[]
  skus: ReadonlyMap<string, number>
  kept(entity: string, rows: DemoRow[]): Promise<number[]>
}

/** What is looked into: words, where it stands, how long ago, hundredths of the site's currency and of CNY. */
interface Idea {
  name: string; site: 'us' | 'de' | 'gb'; category: string; state: 'draft' | 'wait' | 'pass' | 'reject' | 'stop'; days: number
  price: number; cost: number; fee: number
  grams: number; size: [number, number, number]; stage?: string; points: string; risk: string
}

const IDEAS: Idea[] = [
  { name: '折叠硅胶沥水架', site: 'us', category: '家居/厨房用品', state: 'pass', days: 150, price: 2299, cost: 2480, fee: 512, grams: 620, size: [40, 30, 4], stage: 'mass',
    points: '可折叠、耐热 230℃、可挂放', risk: '同质化，靠配色与包装区分' },
  { name: '免打孔浴室置物架', site: 'us', category: '家居/浴室用品', state: 'pass', days: 118, price: 2799, cost: 3260, fee: 618, grams: 900, size: [34, 14, 10],
    stage: 'trial',
    points: '承重 12kg、不锈钢防锈', risk: '粘胶在瓷砖缝上容易脱落' },
  { name: '抽屉分隔收纳盒 8 件套', site: 'de', category: '家居/收纳整理', state: 'pass', days: 84, price: 1999, cost: 1950, fee: 486, grams: 540, size: [32, 24, 8],
    stage: 'review',
    points: '可拼接、防滑底', risk: '低价竞品多' },
  { name: '便携保温饭盒 1.2L', site: 'us', category: '家居/厨房用品', state: 'pass', days: 56, price: 2999, cost: 3980, fee: 655, grams: 780, size: [22, 16, 14],
    stage: 'quote',
    points: '双层 304 不锈钢、附餐具', risk: '食品接触材料要检测报告' },
  { name: '磁吸香料罐 12 只装', site: 'gb', category: '家居/厨房用品', state: 'pass', days: 38, price: 2499, cost: 2840, fee: 498, grams: 860, size: [28, 20, 8],
    stage: 'sample',
    points: '可吸附冰箱、附标签', risk: '磁力强的运输要申报' },
  { name: '防滑硅藻土地垫', site: 'us', category: '家居/浴室用品', state: 'pass', days: 20, price: 2199, cost: 2150, fee: 702, grams: 1350, size: [60, 40, 1],
    stage: 'research',
    points: '速干、可打磨翻新', risk: '运输易碎' },
  { name: '壁挂式刀具消毒架', site: 'de', category: '家居/厨房用品', state: 'pass', days: 96, price: 4999, cost: 8900, fee: 725, grams: 1900, size: [36, 20, 14],
    stage: 'end',
    points: '紫外线消毒、定时', risk: '带电，要 CE 认证' },
  { name: '真空压缩收纳袋 10 只装', site: 'us', category: '家居/收纳整理', state: 'wait', days: 6, price: 1899, cost: 1620, fee: 445, grams: 720, size: [30, 22, 6],
    points: '附手泵、加厚', risk: '换季需求集中' },
  { name: '可调节锅盖架', site: 'gb', category: '家居/厨房用品', state: 'wait', days: 3, price: 1799, cost: 1760, fee: 432, grams: 680, size: [38, 12, 6],
    points: '免安装、可伸缩', risk: '利润薄' },
  { name: '电动牙刷收纳架', site: 'us', category: '家居/浴室用品', state: 'reject', days: 30, price: 1299, cost: 1480, fee: 386, grams: 260, size: [14, 10, 8],
    points: '免打孔', risk: '客单价低' },
  { name: '木质砧板三件套', site: 'us', category: '家居/厨房用品', state: 'draft', days: 2, price: 3299, cost: 4250, fee: 742, grams: 2100, size: [40, 30, 4],
    points: '相思木、带导液槽', risk: '木制品要熏蒸证明' },
  { name: '重力感应夜灯 6 只装', site: 'us', category: '家居/日用百货', state: 'stop', days: 132, price: 1999, cost: 2680, fee: 398, grams: 420, size: [20, 14, 8],
    points: '磁吸充电', risk: '专利纠纷多' },
]
const CURRENCY = { us: 'USD', de: 'EUR', gb: 'GBP' } as const
const RATE = { us: '7.120000', de: '7.830000', gb: '9.150000' } as const
const DEVELOPER = 8
/** Stages one after the other; a project at one has done what the earlier ones ask for. */
const STAGES = ['research', 'sample', 'quote', 'review', 'trial', 'mass']
const MILESTONES = [['sample', '首版打样', 14], ['quote', '三家询价', 24], ['review', '产品评审', 36], ['trial', '首批试销下单', 48], ['mass', '量产排期', 70]] as const

const at = (day: string, hour: number): string => momentOf(day, hour * 3600, COMPANY_ZONE)

/** Writes researches, projects, products, competitors and keywords, in this order: the later ones refer to the earlier. */
export async function writeDevelopment(context: Context): Promise<void> {
  const researches = await writeResearches(context)
  const projects = await writeProjects(context, researches)
  await writeProducts(context, projects)
  await writeRivals(context)
  await writeKeywords(context)
}

interface Placed { idea: Idea; id: number; day: string; category: number }

async function writeResearches({ tx, companyId, clock, people, kept }: Context): Promise<Placed[]> {
  const { rows } = await tx.query<{ id: string; name: string }>('select id::text, full_name as name from category where company_id = $1', [companyId])
  const categories = new Map(rows.map(({ id, name }) => [name, Number(id)]))
  const number = numbersOf('DY')
  const asin = randomOf('asins of researches')
  const code = (): string => `B0${Array.from({ length: 8 }, () => '0123456789BCDFGHJKLMNPQRSTVWXYZ'[Math.floor(asin.next() * 31)]).join('')}`
  const ideas = IDEAS.map((idea) => ({ idea, day: addDays(clock.today, -idea.days), category: categories.get(idea.category)!,
    asins: [code(), code(), code()] }))
    .sort((a, b) => (a.day < b.day ? -1 : 1))
  const ids = await kept('product_research', ideas.map(({ idea, day, category, asins }, no): DemoRow => ({
    research_no: number(day), product_name: idea.name, category_id: category, site: idea.site, research_state: idea.state, ref_asins: asins,
    market_size: 4000 + no * 1850, selling_points: idea.points, risk_desc: idea.risk, currency: CURRENCY[idea.site], target_price: money(idea.price),
    cost_currency: 'CNY', est_cost: money(idea.cost), rate: RATE[idea.site], gross_weight: idea.grams, pkg_length: String(idea.size[0]),
    pkg_width: String(idea.size[1]), pkg_height: String(idea.size[2]), head_price: '9.5', commission_rate: '0.15', fba_fee: money(idea.fee),
    ad_rate: '0.1', begin_day: day, developer: people[DEVELOPER], creator: people[DEVELOPER], create_time: at(day, 10), update_time: at(day, 15),
    ...(['pass', 'reject', 'stop'].includes(idea.state) ? { auditor: people[0], audit_time: addDays(day, 3) } : {}),
    ...(idea.state === 'reject' ? { audit_remark: '客单价太低，扣除费用后利润不足，请换更高客单价的组合' } : {}),
  })))
  const random = randomOf('rivals of researches')
  await kept('product_research_rival', ideas.flatMap(({ idea, asins }, no) => asins.map((each, place): DemoRow => ({
    research_id: ids[no]!, asin: each, rival_title: `${idea.name}（竞品 ${place + 1}）`, price: money(Math.round(idea.price * random.between(0.85, 1.2))),
    month_sales: 300 + Math.round(random.between(0, 2400)), star: String(Math.round(random.between(38, 48)) / 10),
    review_count: Math.round(random.between(60, 5200)), small_rank: Math.round(random.between(3, 180)),
  }))))
  return ideas.map(({ idea, day, category }, no) => ({ idea, id: ids[no]!, day, category }))
}

interface Project extends Placed { project: number; begun: string; stage: number }

async function writeProjects({ clock, people, kept }: Context, researches: readonly Placed[]): Promise<Project[]> {
  const number = numbersOf('XM')
  const begun = researches.filter(({ idea }) => idea.stage !== undefined).map((each) => ({ ...each, begun: addDays(each.day, 5),
    stage: STAGES.indexOf(each.idea.stage!) }))
  const ids = await kept('dev_project', begun.map(({ id, idea, begun: day, category }): DemoRow => ({
    project_no: number(day), research_id: id, product_name: idea.name, category_id: category, dev_stage: idea.stage, plan_start: day,
      plan_end: addDays(day, 75),
    actual_end: idea.stage === 'mass' ? addDays(day, 79) : idea.stage === 'end' ? addDays(day, 40) : null, begin_day: day, developer: people[DEVELOPER],
    developer_assistant: people[BUYER], sales_leader: people[1], currency: 'CNY', budget: '8000.00', other_fee: idea.stage === 'mass' ? '3500.00' : null,
    risk: idea.stage === 'end' ? 'high' : idea.risk.includes('检测') ? 'mid' : 'low', end_reason: idea.stage === 'end' ? '认证费用高，利润不足以覆盖' : null,
    creator: people[DEVELOPER], create_time: at(day, 9), update_time: at(day, 18),
  })))
  await kept('dev_project_task', begun.flatMap(({ begun: day, stage, idea }, no) => MILESTONES.map(([of, name, days], step): DemoRow => {
    const plan = addDays(day, days)
    const done = idea.stage !== 'end' && STAGES.indexOf(of) <= stage && plan <= clock.today
    return {
      project_id: ids[no]!, task_name: name, stage: of, owner: people[step === 1 ? BUYER : DEVELOPER], plan_day: plan,
      done_day: done ? [addDays(plan, no % 3), clock.today].sort()[0]! : null,
    }
  })))
  return begun.map((each, no) => ({ ...each, project: ids[no]! }))
}

/** A product of each project that went beyond research; the first of the oldest became goods that are sold. */
async function writeProducts({ clock, people, products, suppliers, skus, kept }: Context, projects: readonly Project[]): Promise<void> {
  const of = projects.filter(({ idea, stage }) => stage > 0 || idea.stage === 'end')
  const formal = of.find(({ idea }) => idea.stage === 'mass')
  const sold = products[0]!
  const supplier = (no: number, more = 0): number => suppliers[(no * 3 + more) % suppliers.length]!
  const price = ({ idea }: Project, more: number): string => money(Math.round(idea.cost * (0.96 + more * 0.05)))
  const ids = await kept('dev_product', of.map((each, no): DemoRow => {
    const quoted = each.stage >= 2
    return {
      project_id: each.project, research_id: each.id, product_name: each.idea.name, sku_code: each === formal ? sold.sku : each.stage >= 3
        ? `NEW-${String(no + 1).padStart(3, '0')}` : null,
      dev_state: each === formal ? 'formal' : each.idea.stage === 'end' ? 'drop' : 'ing', category_id: each.category, unit: '个',
      pkg_length: String(each.idea.size[0]), pkg_width: String(each.idea.size[1]), pkg_height: String(each.idea.size[2]), gross_weight: each.idea.grams,
      infringe_state: each.idea.stage === 'end' ? 'mid' : 'low', begin_day: addDays(each.begun, 2), buyer: people[BUYER],
      supplier_id: quoted ? supplier(no) : null, quote_currency: quoted ? 'CNY' : null, quote: quoted ? price(each, 0) : null,
        quote_base: quoted ? price(each, 0) : null,
      moq: quoted ? 300 : null, lead_days: quoted ? 15 : null, sample_state: each.stage >= 1 ? (each.stage >= 2 ? 'kept' : 'received') : 'returned',
      sku_id: each === formal ? skus.get(sold.sku)! : null, formal_day: each === formal ? addDays(each.begun, 60) : null,
      creator: people[DEVELOPER], create_time: at(addDays(each.begun, 2), 10), update_time: at(addDays(each.begun, 2), 10),
    }
  }))
  await kept('dev_quote', of.flatMap((each, no) => (each.stage < 2 ? [] : [0, 1, 2].map((more): DemoRow => {
    const day = addDays(each.begun, 18 + more)
    return {
      product_id: ids[no]!, project_id: each.project, supplier_id: supplier(no, more), quote_day: day, currency: 'CNY', price: price(each, more),
        min_qty: 300 - more * 50,
      lead_days: 15 + more * 3, tax_rate: '0.13', is_chosen: more === 0, creator: people[BUYER], create_time: at(day, 11), update_time: at(day, 11),
    }
  }))))
  const number = numbersOf('YP')
  await kept('dev_sample', of.map((each, no): DemoRow => {
    const day = addDays(each.begun, 4)
    const tested = each.stage >= 2 || each.idea.stage === 'end'
    const bad = each.idea.stage === 'end'
    return {
      sample_no: number(day), product_id: ids[no]!, project_id: each.project, supplier_id: supplier(no),
        sample_state: bad ? 'returned' : tested ? 'kept' : 'received', quantity: 3,
      currency: 'CNY', sample_fee: money(each.idea.cost * 3), freight: '18.00', order_day: addDays(day, 1),
        express_no: `SF${String(1_380_000_000 + no * 7919)}`,
      receive_day: addDays(day, 6), location: bad ? null : `样品柜 ${no + 1}`, test_result: bad ? 'reject' : tested
        ? (no % 3 === 2 ? 'concession' : 'pass') : null,
      test_desc: bad ? '消毒时外壳温度过高' : tested ? '尺寸、承重与包装跌落都通过' : null, tester: tested ? people[DEVELOPER] : null, test_day: tested ? addDays(day, 8) : null,
      back_day: bad ? addDays(day, 12) : null, creator: people[DEVELOPER], create_time: at(day, 10),
    }
  }))
  await writeReviews({ clock, people, kept }, of.map((each, no) => ({ ...each, product: ids[no]! })))
}

async function writeReviews({ people, kept }: Pick<Context, 'clock' | 'people' | 'kept'>, products: readonly (Project & { product: number })[]): Promise<void> {
  const of = products.filter(({ stage }) => stage >= 3)
  const number = numbersOf('PS')
  const ids = await kept('dev_review', of.map(({ product, project, category, begun, stage }): DemoRow => {
    const day = addDays(begun, 34)
    return {
      review_no: number(day), product_id: product, project_id: project, category_id: category, review_result: stage > 3 ? 'pass' : 'wait', market_weight: '0.4',
      profit_weight: '0.35', supply_weight: '0.25', pass_score: '70', least_score: '50', done_day: stage > 3 ? addDays(day, 2) : null,
      creator: people[DEVELOPER], create_time: at(day, 10), update_time: at(day, 10),
    }
  }))
  const roles = [['sales', 1, 2], ['supply', BUYER, 1], ['finance', 5, 1]] as const
  await kept('dev_review_score', of.flatMap(({ begun, stage }, no) => roles.map(([role, who, weight], place): DemoRow => {
    const scored = stage > 3 || place === 0
    return {
      review_id: ids[no]!, reviewer: people[who], role, weight, score_market: scored ? 78 + place * 3 : null, score_profit: scored ? 72 + no * 2 : null,
      score_supply: scored ? 80 - place * 4 : null, vote: scored ? 'agree' : null, opinion: scored && place === 0 ? '卖点清楚，主图要突出承重' : null,
      score_day: scored ? addDays(begun, 35) : null,
    }
  })))
}

/** Weeks of figures before today, the newest last. */
const WEEKS = 12

async function writeRivals({ clock, people, products, productIds, kept }: Context): Promise<void> {
  const random = randomOf('rivals')
  const watched = products.filter(({ shop }) => ['us', 'de', 'gb'].includes(shop.site)).filter((_, no) => no % 11 === 0).slice(0, 9)
  const seen = watched.map((product, no) => Array.from({ length: WEEKS }, (_, week) => ({
    day: addDays(clock.today, -7 * (WEEKS - 1 - week)), price: Math.round(product.price * (0.95 + random.between(-0.06, 0.06))),
      small: 20 + no * 7 + Math.round(random.between(-9, 9)),
    big: 4000 + no * 900 + Math.round(random.between(-500, 500)), reviews: 820 + no * 310 + week * (9 + no), sellers: 1 + (week + no) % 3,
  })))
  const ids = await kept('rival_monitor', watched.map((product, no): DemoRow => {
    const [before, last] = seen[no]!.slice(-2) as [(typeof seen)[number][number], (typeof seen)[number][number]]
    return {
      site: product.shop.site, asin: `B0RV${product.asin.slice(4)}`, title: `同类竞品：${product.name}`, level: 'ABC'[no % 3]!, product_id: productIds[product.at]!,
      monitor_state: no === 8 ? '0' : '1', notify_users: [String(people[1])], warn_price: '0.05', warn_rank: '0.3', warn_reviews: 50,
        currency: product.shop.currency,
      ...figures(last), seen_day: last.day, price_change: money(last.price - before.price), rank_change: before.small - last.small,
        review_add: last.reviews - before.reviews,
      last_event: `价格 ${money(before.price)} → ${money(last.price)}，评论 ${before.reviews} → ${last.reviews}`,
      creator: people[DEVELOPER], create_time: at(addDays(clock.today, -90), 9), update_time: at(last.day, 9),
    }
  }))
  await kept('rival_observation', watched.flatMap((product, no) => seen[no]!.map((each): DemoRow => ({
    monitor_id: ids[no]!, site: product.shop.site, asin: `B0RV${product.asin.slice(4)}`, seen_day: each.day, currency: product.shop.currency, ...figures(each),
  }))))
}

function figures({ price, small, big, reviews, sellers }: { price: number; small: number; big: number; reviews: number; sellers: number }): DemoRow {
  return { price: money(price), buybox_price: money(price), big_rank: big, small_rank: small, star: '4.4', review_count: reviews, seller_count: sellers }
}

async function writeKeywords({ clock, people, products, kept }: Context): Promise<void> {
  const random = randomOf('keywords watched')
  const words = [...new Map(products.filter(({ shop }) => shop.site === 'us').flatMap(({ item }) => item.keywords.en.map((word) => [word,
    item] as const))).keys()].slice(0, 14)
  const seen = words.map((_, no) => Array.from({ length: WEEKS }, (_each, week) => ({
    day: addDays(clock.today, -7 * (WEEKS - 1 - week)), volume: 9000 + no * 2300 + Math.round(random.between(-900, 900)) + week * 60,
      rank: 21_000 + no * 6100 - week * 90,
  })))
  const told = (no: number, { volume, rank }: { volume: number; rank: number }): DemoRow => ({
    search_volume: volume, aba_rank: rank, click_share: '0.3120', conv_share: '0.2480', top_asins: [`B0KW${String(no + 1).padStart(6, '0')}`],
      ppc_bid: money(85 + no * 7),
    product_count: 3000 + no * 410,
  })
  const ids = await kept('keyword_sub', words.map((word, no): DemoRow => {
    const [before, last] = seen[no]!.slice(-2) as [(typeof seen)[number][number], (typeof seen)[number][number]]
    return {
      keyword_text: word, site: 'us', monitor_state: no === 13 ? '0' : '1', currency: 'USD', seen_day: last.day, ...told(no, last),
        rank_change: before.rank - last.rank,
      volume_change: ((last.volume - before.volume) / before.volume).toFixed(4), creator: people[DEVELOPER], create_time: at(addDays(clock.today, -90), 9),
        update_time: at(last.day, 9),
    }
  }))
  await kept('keyword_observation', words.flatMap((word, no) => seen[no]!.map((each): DemoRow => ({
    sub_id: ids[no]!, site: 'us', keyword_text: word, seen_day: each.day, currency: 'USD', ...told(no, each),
  }))))
}
