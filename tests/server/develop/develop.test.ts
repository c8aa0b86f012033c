/** How a product comes to be: a research is worked out and agreed to, becomes a project once, and its product a SKU once, after samples,
  quotes and a review. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { PAYMENTS, today } from '../purchase/paths'
import { stockKit } from '../stock/kit'
import { PRODUCT, PROJECT, QUOTE, RESEARCH, REVIEW, SAMPLE } from './paths'

let app: TestApp
let admin: Client
let developer: Client
let seller: Client
let me: string
let developerId: string
let sellerId: string
let category: string
let maker: string
const kit = stockKit(() => admin)
const { made, ok, post, rows, is } = kit
const step = (path: string, id: string, transition: string, more: object = {}) => post(`${path}/step`, { id, transition, ...more })
const by = (client: Client) => stockKit(() => client)
const idOf = async (account: string): Promise<string> => {
  const { rows: [row] } = await app.runtime.db.asOwner((tx) => tx.query<{ id: string }>(
    'select id::text from employee where company_id = $1 and login_account = $2', [app.companyId, account],
  ))
  return row!.id
}

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  developer = await app.person('dev-one', { roles: ['development'] })
  seller = await app.person('dev-two', { roles: ['development'] })
  ;[me, developerId, sellerId] = await Promise.all([idOf('admin'), idOf('dev-one'), idOf('dev-two')])
  category = await made('/commodity/api/v1/category', { name: '厨房' })
  maker = await kit.supplier('锅厂')
  await ok('/fba/api/v1/currency/add', { stat_month: today.slice(0, 7), currency: 'USD', rate: '7' })
}, 240_000)
afterAll(() => app?.stop())

const research = (more: object = {}) => ({
  product_name: '沥水架', site: 'us', category_id: category, ref_asins: ['B0AAAAAAA1'], target_price: '25', est_cost: '35', head_said: '7', fba_fee: '5',
    commission_rate: '0.15',
  ad_rate: '0.1', developer: developerId, rivals: [{ asin: 'B0AAAAAAA1', price: '20', month_sales: 300 },
    { asin: 'B0AAAAAAA2', price: '30', month_sales: 100 }], ...more,
})
const one = async (path: string, id: string, fields: string[]) => (await rows(`${path}/list`, fields, is('id', id)))[0]!

it('a research works out its profit exactly, at the rate of the system, and its market by the competitors', async () => {
  const id = await made(RESEARCH, research())
  // 25 − 3.75 − 5 − 35/7 − 7/7 − 2.5; 300 × 20 and 100 × 30 sold.
  expect(await one(RESEARCH, id, ['currency', 'begin_day', 'rate', 'avg_price', 'est_commission', 'est_ad', 'cost_abroad', 'head_abroad', 'est_profit',
    'est_margin',
    'est_roi'])).toMatchObject({
    currency: 'USD', begin_day: today, rate: '7.000000', avg_price: '22.50', est_commission: '3.75', est_ad: '2.50', cost_abroad: '5.00', head_abroad: '1.00',
      est_profit: '7.75',
      est_margin: '0.3100',
  })
  const weighed = await made(RESEARCH, research({ head_said: null, gross_weight: 500, pkg_length: '30', pkg_width: '20', pkg_height: '10', head_price: '10' }))
  expect(await one(RESEARCH, weighed, ['volume_weight', 'charge_weight', 'est_head'])).toMatchObject({ volume_weight: '1.000', charge_weight: '1.000',
    est_head: '10.0000' })
})

it('what lacks a part of its profit is not handed in, and nobody agrees to their own', async () => {
  const bare = await made(RESEARCH, research({ site: 'de', fba_fee: null }))
  expect((await step(RESEARCH, bare, 'submit')).msg).toContain('缺少 EUR 的汇率')
  await ok(`${RESEARCH}/edit`, { id: bare, site: 'us', rate: '7' })
  expect((await step(RESEARCH, bare, 'submit')).msg).toContain('还没有 FBA费')
  const own = await by(developer).made(RESEARCH, research())
  expect(await by(developer).post(`${RESEARCH}/step`, { id: own, transition: 'submit' })).toMatchObject({ code: 200 })
  const answer = await by(developer).post(`${RESEARCH}/step`, { id: own, transition: 'approve' })
  expect(answer.code).not.toBe(200)
  expect(answer.msg).toContain('自己')
  expect((await by(developer).post(`${PROJECT}/add`, { research_id: own, product_name: '沥水架', developer: developerId, plan_start: today,
    plan_end: today })).msg).toContain('还没有立项')
  expect(await step(RESEARCH, own, 'approve')).toMatchObject({ code: 200 })
  expect(await one(RESEARCH, own, ['research_state', 'auditor', 'audit_time'])).toMatchObject({ research_state: 'pass', auditor: me, audit_time: today })
})

/** A project out of a research that was agreed to, with a product. */
async function begun(sku: string | null): Promise<{ research: string; project: string; product: string }> {
  const from = await by(developer).made(RESEARCH, research())
  await by(developer).ok(`${RESEARCH}/step`, { id: from, transition: 'submit' })
  await ok(`${RESEARCH}/step`, { id: from, transition: 'approve' })
  const project = await made(PROJECT, {
    research_id: from, product_name: '沥水架', category_id: category, developer: developerId, plan_start: '2026-01-01', plan_end: '2026-02-01', budget: '1000',
    tasks: [{ task_name: '打样', owner: developerId, plan_day: '2026-01-10', done_day: '2026-01-13' },
      { task_name: '评审', owner: developerId, plan_day: '2026-01-20' }],
    made_from: { way: 'research', ids: [from] },
  })
  const product = await made(PRODUCT, { project_id: project, product_name: '沥水架 灰', sku_code: sku, category_id: category, pkg_length: '30', gross_weight: 400 })
  return { research: from, project, product }
}

it('a research becomes one project, which tells how far and how late it is', async () => {
  const { research: from, project } = await begun(null)
  expect(await one(PROJECT, project, ['progress', 'task_late', 'dev_stage', 'product_count'])).toMatchObject({ progress: '0.5000', task_late: 1,
    dev_stage: 'research', product_count: 1 })
  const again = await post(`${PROJECT}/add`, { research_id: from, product_name: '又一个', developer: developerId, plan_start: today, plan_end: today })
  expect(again.msg).toContain('已经转成项目')
  expect((await step(RESEARCH, from, 'stop')).code).not.toBe(200)
})

it('stages wait for samples, quotes, a review and goods; the product becomes a SKU with its supplier price, once', async () => {
  const { project, product } = await begun('RACK-1')
  const stage = (to: string) => step(PROJECT, project, to)
  expect(await stage('toSample')).toMatchObject({ code: 200 })
  expect((await stage('toQuote')).msg).toContain('没有检测合格的样品')
  const sample = await made(SAMPLE, { product_id: product, supplier_id: maker, quantity: 2 })
  for (const [to, more] of [['order', { sample_fee: '80', freight: '20' }], ['receive', { location: '柜 1' }], ['pass', { test_desc: '好' }]] as const) {
    expect(await step(SAMPLE, sample, to, more)).toMatchObject({ code: 200 })
  }
  expect(await one(PRODUCT, product, ['sample_state', 'sample_ok'])).toMatchObject({ sample_state: 'pass', sample_ok: 1 })
  expect(await one(PROJECT, project, ['used_budget', 'left_budget', 'sample_ok'])).toMatchObject({ used_budget: '100.00', left_budget: '900.00', sample_ok: 1 })
  expect(await stage('toQuote')).toMatchObject({ code: 200 })
  expect((await stage('toReview')).msg).toContain('没有供应商报价')
  await made(QUOTE, { product_id: product, supplier_id: maker, quote_day: today, currency: 'CNY', price: '28', min_qty: 500, lead_days: 20, is_chosen: true })
  await made(QUOTE, { product_id: product, supplier_id: await kit.supplier('盆厂'), quote_day: today, currency: 'CNY', price: '26', min_qty: 900 })
  // 25 − 5 − 6.25 − 28/7 − 7/7
  expect(await one(PRODUCT, product, ['quote', 'moq', 'supplier_id', 'profit', 'margin'])).toMatchObject({ quote: '28.0000', moq: 500, supplier_id: maker,
    profit: '8.75', margin: '0.3500' })
  expect(await stage('toReview')).toMatchObject({ code: 200 })
  expect((await step(PRODUCT, product, 'formal')).msg).toContain('还没有通过的评审')
  await agreed(product)
  expect(await stage('toTrial')).toMatchObject({ code: 200 })
  expect((await stage('toMass')).msg).toContain('还没有转正式的产品')
  expect(await step(PRODUCT, product, 'formal')).toMatchObject({ code: 200 })
  expect((await step(PRODUCT, product, 'formal')).code).not.toBe(200)
  const [sku] = await rows('/commodity/api/v1/sku/list', ['id', 'product_name', 'category_id', 'supplier_id', 'purchase_price', 'lead_days', 'developer',
    'gross_weight'], is('sku_code', 'RACK-1'))
  expect(sku).toMatchObject({ product_name: '沥水架 灰', category_id: category, supplier_id: maker, purchase_price: '28.0000', lead_days: 20,
    developer: developerId, gross_weight: 400 })
  expect(await one(PRODUCT, product, ['dev_state', 'sku_id'])).toMatchObject({ dev_state: 'formal', sku_id: sku!['id'] })
  expect(await stage('toMass')).toMatchObject({ code: 200 })
  expect((await post(`${QUOTE}/add`, { product_id: product, supplier_id: maker, quote_day: today, currency: 'CNY', price: '1',
    min_qty: 1 })).msg).toContain('不能再登记报价')
})

/** A review that both people score well. */
async function agreed(product: string): Promise<void> {
  const id = await made(REVIEW, { product_id: product, scores: [{ reviewer: me, role: 'sales', weight: 3 },
    { reviewer: sellerId, role: 'supply', weight: 1 }] })
  await ok(`${REVIEW}/score`, { id, score_market: 80, score_profit: 80, score_supply: 80, vote: 'agree' })
  await by(seller).ok(`${REVIEW}/score`, { id, score_market: 80, score_profit: 80, score_supply: 80, vote: 'agree' })
  expect(await one(REVIEW, id, ['review_result'])).toMatchObject({ review_result: 'pass' })
}

it('a review weighs scores by people and parts, each person scores for themselves, and it is decided once all have', async () => {
  const { product } = await begun('RACK-2')
  const scores = [{ reviewer: me, role: 'sales', weight: 3 }, { reviewer: sellerId, role: 'supply', weight: 1 }]
  expect((await post(`${REVIEW}/add`, { product_id: product, scores: [scores[0], { reviewer: developerId, role: 'develop' }] })).msg).toContain('不能评审自己的产品')
  expect((await post(`${REVIEW}/add`, { product_id: product, market_weight: '0.5', scores })).msg).toContain('100%')
  const id = await made(REVIEW, { product_id: product, scores })
  expect((await by(developer).post(`${REVIEW}/score`, { id, score_market: 1, score_profit: 1, score_supply: 1, vote: 'agree' })).msg).toContain('不是评审')
  expect((await post(`${REVIEW}/score`, { id, score_market: 101, score_profit: 1, score_supply: 1, vote: 'agree' })).msg).toContain('0 到 100')
  await ok(`${REVIEW}/score`, { id, score_market: 90, score_profit: 80, score_supply: 60, vote: 'agree' })
  expect(await one(REVIEW, id, ['left_count', 'review_result'])).toMatchObject({ left_count: 1, review_result: 'wait' })
  await by(seller).ok(`${REVIEW}/score`, { id, score_market: 70, score_profit: 40, score_supply: 10, vote: 'agree' })
  // (90×3+70)/4 = 85, (80×3+40)/4 = 70, (60×3+10)/4 = 47.5: the last is below the least of 50.
  expect(await one(REVIEW, id, ['score_market', 'score_profit', 'score_supply', 'score_total', 'review_result'])).toMatchObject({
    score_market: '85.0', score_profit: '70.0', score_supply: '47.5', score_total: '70.4', review_result: 'fail',
  })
  expect((await post(`${REVIEW}/score`, { id, score_market: 90, score_profit: 80, score_supply: 60, vote: 'agree' })).msg).toContain('已经有结论')
})

it('what a sample costs is paid by a request, never more than it costs', async () => {
  const { product } = await begun(null)
  const sample = await made(SAMPLE, { product_id: product, supplier_id: maker, quantity: 1, sample_fee: '50' })
  const body = { sample_id: sample, purchase_no: 'x', supplier_id: maker, currency: 'CNY', total_amount: '50', apply_amount: '50', pay_kind: 'part' }
  expect((await post(`${PAYMENTS}/add`, body)).msg).toContain('还没有下单')
  await ok(`${SAMPLE}/step`, { id: sample, transition: 'order', sample_fee: '50', freight: '10' })
  expect((await post(`${PAYMENTS}/add`, { ...body, total_amount: '61', apply_amount: '61' })).code).not.toBe(200)
  await made(PAYMENTS, { ...body, total_amount: '60', apply_amount: '60' })
  expect(await one(SAMPLE, sample, ['asked_amount', 'unasked_amount'])).toMatchObject({ asked_amount: '60.00', unasked_amount: '0.00' })
})
