/**
 * The one rule of what others changed meanwhile (docs/clients.md), tried at every built call that edits a row, by `does` or by a
 * function of its own: what `before` names is written over that value alone, what it does not name over whatever is there. And of
 * rows in an order of their own: a move is no edit of a value, and many of them at once leave no gap.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Call, Entity, Field, JsonSchema } from '../../../contract/model'
import { CODES, type Row } from '../../../contract/wire'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { projectModel } from '../../support/database'
import { rebuildDerived } from '../../../server/kernel/kept/derived'
import { insertSampleRows, insertShop } from '../../support/rows'

type Values = [unknown, unknown]

const model = projectModel()
const built = Object.values(model.families).flatMap((family) => Object.values(family.calls)).filter(({ state }) => state === 'built')
const nameOf = ({ family, name }: { family: string; name: string }): string => `${family}.${name}`
const takesBefore = ({ request }: Call): boolean => within(request as JsonSchema | undefined).some((properties) => Object.hasOwn(properties, 'before'))

/** What a request takes, and what each of several rows in it takes. */
function within(schema: JsonSchema | undefined): object[] {
  const properties = (schema?.['properties'] ?? {}) as Record<string, JsonSchema>
  return [properties, ...Object.values(properties).flatMap(({ items }) => (items === undefined ? [] : within(items as JsonSchema)))]
}

const generic = built.flatMap((call): [string, Call, Entity][] => (call.does?.type === 'edit' ? [[nameOf(call), call, model.entities[call.does.entity]!]] : []))
const own = built.filter((call) => call.does?.type === 'handler' && takesBefore(call) && nameOf(call) !== 'app.bulkEdit')

/**
 * Saves by a function of its own: the row's key in the request (made where there is none), a field of it, and two values that it takes;
 * `within` of one of several rows that are sent together.
 */
const SAVES: Record<string, { key?: Row; ready?: () => Promise<{ key: Row; within?: (row: Row) => Row }>; field: string; values: Values }> = {
  'access.roleEdit': { key: { name: 'purchase' }, field: 'label', values: ['采购甲', '采购乙'] },
  'app.feeMappingSet': {
    key: { transaction_type: 'Order', amount_name: 'New fee' }, field: 'fee_category', values: ['shipping_credits', 'promotional_rebates'],
  },
  'auth.profileSave': { field: 'email', values: ['a@example.com', 'b@example.com'] },
  'fbaConfig.businessConfigAdd': { field: 'planDays', values: [11, 12] },
  'fbaConfig.businessConfigUpdate': { field: 'planDays', values: [13, 14] },
  'fbaConfig.commonBusinessConfigStore': { field: 'planDays', values: [15, 16] },
  'fbaConfig.setConfig': { field: 'planDays', values: [17, 18] },
  'fbaLockQty.set': { ready: async () => ({ key: await lockable() }), field: 'lock_qty', values: [3, 4] },
  'shipment.editBox': { ready: async () => ({ key: { box_id: (await boxToPack()).key['id'] } }), field: 'weight', values: ['3.00', '4.00'] },
  'fbaShipment.packBox': { ready: boxToPack, field: 'weight', values: ['3.00', '4.00'] },
  'fbaShipment.setLogistics': { ready: async () => ({ key: { id: await openBatch() } }), field: 'tracking_no', values: ['YT1', 'YT2'] },
  'fbaShipment.setNumber': { ready: async () => ({ key: { id: await openBatch() } }), field: 'destination_fc', values: ['ONT8', 'LAX9'] },
  'fbaSynchro.pair': { ready: listingToPair, field: 'qty', values: [3, 4] },
  'finance.settlementStoreConfig': { field: 'on_costs', values: ['must', 'skip'] },
  'inventoryReport.openBatchCostV2': { field: 'cost_method', values: ['month_avg', 'fifo'] },
  'inventoryReport.openBatchCost': { field: 'cost_method', values: ['month_avg', 'fifo'] },
  'settings.infoSave': { field: 'contact', values: ['林悦', '吴刚'] },
  'settings.systemSave': { field: 'session_hours', values: [5, 6] },
}
/**
 * Writes that are no edits of values that others see (docs/clients.md), by what they do instead. Whoever adds a call that writes
 * by a function of its own says here what it is, or takes `before`.
 */
const NO_EDITS: Record<string, string[]> = {
  adds: [
    'adsNew.portfolioAdd', 'adsNew.commonAssetsUpload', 'adsSbv.sbvUpload', 'adsTemplate.create', 'adsTemplate.execute',
    'adsSb.sbAdvertKeywordCreate', 'adsSb.sbAdvertProductTargetingCreate', 'adsSb.sbAdvertTargetCreate', 'adsSp.portfolioCreate', 'adsSp.groupCreate',
    'adsSp.productCreate', 'adsSp.targetCreate', 'delivery.payOrder', 'develop.reviewScore', 'fbaIntellect.stockPlan', 'fbaIntellect.stockBatch',
    'fbm.orderMake', 'fbm.returnMake', 'plug.reportRecords', 'plug.coupon', 'plug.lightningDeal', 'sellWith.add', 'service.writeMail', 'service.receiveMail',
    'service.importMails', 'service.vatInvoiceMake', 'service.vatInvoiceCredit', 'tools.fbaAsinReviewAdd', 'tools.fbaKeywordAdd',
    'adsSp.keywordCreate', 'adsSp.negativeKeywordCreate', 'commodity.suggestionAccept', 'commodity.spuGenerate',
    'access.roleAdd', 'app.importUpload', 'tools.reviewRequestOne',
    'compensation.compensationBatchCreate', 'compensation.compensationBatchRaise',
    'fbaShipment.copyBox', 'app.rowsCommit', 'app.rowsUpload', 'auth.register', 'common.favoritesAdd', 'fbaShipment.createBatch',
      'shipmentFlow.awdReplenish', 'shipmentFlow.saveUploadPackToAmz', 'fbaShipment.packBook', 'delivery.forecastLabelAdd',
    'adsNew.wordStockFromTerms', 'adsTimed.timedTaskCreate', 'adsTimed.timedTaskListCreate', 'adsTimed.timedTaskDay', 'adsTimed.tacticFromHours',
    'finance.currencyCopy',
    'finance.receiptMatch', 'finance.receiptChoose',
    'finance.shopBatchImportTransactionReport', 'finance.amzItemProfitImportFee', 'finance.feeCategoryImport', 'finance.feeCategoryImportV2',
    'finance.importFeeConfig', 'inventoryReport.importInventoryCost', 'inventoryReport.importInventoryCostV2', 'inventoryReport.importToQueue',
    'inventoryReport.importToQueueV2',
    'common.listingSalesPersonImport', 'replenishPlan.replenishmentPlanPurchasePlanImport',
    'purchase.plansFromReplenish', 'replenishPlan.toBatches', 'settings.rowFileAdd', 'settings.attachmentUpload', 'staff.invite',
    'purchase.supplierBillMake', 'warehouse.processFromPlans', 'warehouse.processFromStock',
  ],
  'works out anew': ['adsAdvice.check', 'alerts.check', 'commodity.riskScan', 'finance.commissionReckon', 'finance.settlementDoCheck',
    'finance.settlementOneKeySyn', 'finance.recalculationRetry', 'fbaIntellect.replenishMake', 'fbm.exceptionCheck', 'fbm.orderRules', 'purchase.adviceMake',
    'service.autoRun', 'tools.reviewRequestScan'],
  removes: [
    'fbaShipment.clearBox', 'finance.receiptUnmatch', 'sellWith.deleteSellWith',
    'app.importDiscard', 'app.pendingRevoke', 'app.viewRemove', 'fbaLockQty.release', 'settings.attachmentRemove', 'settings.rowFileRemove', 'shipment.delBox',
  ],
  steps: [
    'finance.financialUpdateShopId', 'trade.saleTaken',
    'approval.approve', 'approval.reject', 'approval.transfer', 'approval.withdraw', 'app.importAssign', 'app.importCommit', 'app.importUndo',
    'delivery.declarePrinted', 'fbaIntellect.approval', 'finance.settlementDoSettle', 'fbm.confirmSheet', 'fbm.orderPrinted', 'fbm.weigh',
    'sellWith.excludeShop', 'shipment.setOver',
    'shipment.shippBatchDeliverySave', 'shipment.shippDeliverySave',
    'delivery.invoicePrinted', 'fbaShipment.batchPrinted', 'fbaShipment.boxesPrinted', 'fbaShipment.itemsPrinted', 'fbaShipment.uploaded',
    'settings.customsDefault',
    'systemV2.announcementPin', 'systemV2.announcementPublish', 'systemV2.announcementWithdraw',
  ],
  'chooses what is priced then': ['fbaShipment.chooseChannel'],
  'puts together and takes apart': [
    'declareLegacy.fbaApplyMerge', 'declareLegacy.fbaApplySplit', 'declareLegacy.fbaApplyNewMerge', 'declareLegacy.fbaApplyNewSplit',
    'declareLegacy.fbaRepBatchMerge', 'declareLegacy.fbaRepBatchSplit', 'fbm.orderMerge', 'fbm.orderSplit',
    'fbaShipment.mergeBatches', 'fbaShipment.splitBatch', 'replenishPlan.mergePlans', 'replenishPlan.splitPlan'],
  // Calls of the ERP whose requests have no word for what somebody saw before.
  'sets what its request says': [
    'adsNew.commonAssetsRegister', 'clientService.switchTask',
    'declareLegacy.fbaApplyAddressSave', 'declareLegacy.fbaApplyNewAddressSave', 'declareLegacy.fbaRepBatchAddressSave', 'delivery.syncShipmentSku',
    'fbaIntellect.updateMskuRules', 'finance.feeCategoryMatch', 'finance.feeCategoryMatchV2', 'finance.advertisingAllocation',
    'shipment.operator', 'shipment.remark', 'logistics.freightZoneGrid', 'delivery.doFbaConfig',
  ],
  counts: ['transparency.print', 'fbaShipment.scanPacking', 'fbaShipment.importShipments', 'fbaShipment.unpack'],
  'edits by the rows of its request': ['app.bulkEdit'],
  'chooses the one that is taken': ['shipment.printTemplateDefault'],
  'hands over': ['staff.handOver'],
  'calls by another name': ['staff.departmentRename'],
  'sends word': ['access.askForPage'],
  'queues work': [
    'ads.reportRequest', 'app.exportBoard', 'app.exportList', 'app.pendingExport', 'app.pendingSheet', 'trade.priceFile',
    'trade.saleFile',
    'identities.run', 'taskReport.jobPlanOfTask', 'clientService.execute', 'clientService.retry',
    'taskReport.jobPlanRun', 'taskReport.push',
  ],
  'sets a secret': ['auth.linkPassword', 'auth.passwordReset', 'auth.sendSms', 'staff.setPassword'],
  'keeps what is one\'s own': [
    'salesStatistics.productFollow', 'app.viewDefault', 'app.viewKeep', 'settings.courseLearn', 'settings.courseMark', 'settings.courseView',
  ],
}
/** Edited by versions: whoever names an older one is refused. */
const BY_VERSION = ['app.viewSave']
/** Made-up rows that no edit would be taken for, put right. */
const VALID: Record<string, string> = {
  ad_draft: `update ad_draft set ad_type = 'sp', split = 'one', currency = 'USD', targeting_type = 'auto', campaign_name = 'C', ad_group_name = 'G',
      keywords = null, target_asins = null, target_categories = null, negatives = null, negative_asins = null, daily_budget = 10, default_bid = 0.5,
      close_bid = null, loose_bid = null, substitutes_bid = null, complements_bid = null, start_date = current_date + 30, end_date = null,
      bid_strategy = 'Fixed bid', state = 'draft', budget_type = 'daily', top_percent = 0.1, rest_percent = 0.1, product_percent = 0.1, portfolio_id = null;
    insert into product (company_id, shop_id, msku, fnsku, sku, product_name, title, currency)
      select company_id, min(shop_id), 'D', 'D', 'D', 'D', 'D', 'USD' from ad_draft group by company_id;
    insert into ad_draft_product (company_id, draft_id, product_id) select d.company_id, d.id, p.id from ad_draft d join product p using (company_id, shop_id)
      where p.msku = 'D'`,
  job_plan: `update job_plan set at_time = '07:00', weekdays = '{1,4}', work = 'replenishAdvice'`,
  // Made-up bills of several currencies would be a later batch's.
  logistics_bill: 'update logistics_bill set batch_id = null',
  course: `update course set link = 'https://example.com/course'`,
  process_qc: `update process_order set quantity = 1000; update process_qc set quantity = 9, qc_qty = 9, bad_qty = 0`,
  supplier_score_rule: 'update supplier_score_rule set on_time_weight = 0.5, quality_weight = 0.5, price_weight = 0, service_weight = 0',
  purchase_payment: 'update purchase_payment set order_id = null, bill_id = null, opening_id = null, sample_id = null',
  product_owner: `update product_owner set leader = null, specialist = null, assistant = null, developer = null;
    update product set leader = null, specialist = null, assistant = null, developer = null`,
  dev_review: `update dev_review set market_weight = 0.4, profit_weight = 0.3, supply_weight = 0.3;
    update dev_project set currency = 'CNY'; update dev_sample set currency = 'CNY'`,
  plug_version: `update plug_version set link = 'https://example.com/plug'`,
  vat_seller: `update vat_seller set country = 'DE', prefix = 'DE' || id`,
  review: 'update review set order_id = null',
  pairing: `insert into product (company_id, shop_id, msku, fnsku, sku, product_name, title, currency)
    select company_id, shop_id, msku, msku, msku, msku, msku, 'USD' from pairing on conflict do nothing`,
}

let app: TestApp
let admin: Client
let shopId = ''
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  shopId = await insertShop(app.runtime.db, app.companyId)
}, 180_000)
afterAll(() => app?.stop())

const insert = async (text: string, values: unknown[]): Promise<string> =>
  String((await app.runtime.db.asOwner((tx) => tx.query<{ id: unknown }>(`insert into ${text} returning id::text as id`, values))).rows[0]?.id)

let batches = 0
async function openBatch(): Promise<string> {
  const warehouse = await insert(`warehouse (company_id, name, wh_type) values ($1, $2, 'local')`, [app.companyId, `仓${(batches += 1)}`])
  const product = await insert(
    `product (company_id, shop_id, msku, fnsku, sku, product_name, title, currency) values ($1, $2::bigint, $3, $3, $3, $3, $3, 'USD')`,
    [app.companyId, shopId, `P-${batches}`],
  )
  const items = [{ product_id: product, plan_qty: 2 }]
  const made = await admin.call<{ id: string }>('/fba/api/v1/fbaShipment/createBatch', {
    batch_name: '补货', warehouse_id: warehouse, transport_mode: 'sea', expect_ship: '2026-12-01', items,
  })
  expect(made.body.code, made.text).toBe(200)
  return made.body.data.id
}

/** Goods of which Amazon has received fewer than were sent. */
/** A box's edit stands among `boxes`. */
async function boxToPack(): Promise<{ key: Row; within: (row: Row) => Row }> {
  const batch = await openBatch()
  await admin.call('/fba/api/v1/fbaShipment/scanPacking', { batch_id: batch, box_no: 1, code: `P-${batches}` })
  const filter = { field: 'batch_id', op: 'eq', value: batch }
  const { list } = (await admin.call<{ list: Row[] }>('/fba/api/v1/fbaShipment/box', { page: 1, pageSize: 1, filter })).body.data
  return { key: { id: list[0]?.['id'] }, within: (row) => ({ batch_id: batch, boxes: [row] }) }
}

async function listingToPair(): Promise<{ key: Row }> {
  const sku = await insert(`sku (company_id, sku_code, product_name) values ($1, 'PAIR-1', '折叠灯')`, [app.companyId])
  await insert(
    `product (company_id, shop_id, msku, fnsku, sku, product_name, title, currency) values ($1, $2::bigint, 'PAIR', 'X1', '', '', '', 'USD')`,
    [app.companyId, shopId],
  )
  return { key: { shop_id: shopId, msku: 'PAIR', sku_id: sku } }
}

async function lockable(): Promise<Row> {
  await admin.call('/base/api/v1/systemConfig/save', { lock_stock: true })
  await app.runtime.db.asOwner(async (tx) => {
    await tx.query(
      `insert into fba_inventory (company_id, shop_id, stat_date, msku, sellable_qty, total_qty, inbound_working, inbound_shipped, inbound_receiving)
       values ($1, $2, '2025-09-01', 'LOCKED', 100, 100, 0, 0, 0)`, [app.companyId, shopId],
    )
    await rebuildDerived(tx, app.runtime.live.current.model, { companyId: app.companyId, only: 'fba_stock' })
  })
  return { shop_id: shopId, msku: 'LOCKED' }
}

const send = (call: Call, body: Row) => admin.call<Row>(call.path, body, { method: call.method, headers: { 'idempotency-key': crypto.randomUUID() } })

/** The rule itself, at one field that holds `values[0]` now. */
async function expectRule(call: Call, key: Row, field: string, [held, next]: Values, { shown = field, within = (row: Row): Row => row } = {}): Promise<void> {
  const say = (body: Row) => send(call, within(body))
  const late = await say({ ...key, [field]: next, before: { [shown]: typeof held === 'number' ? held + 70 : `${String(held)}9` } })
  expect([late.status, late.body]).toMatchObject([200, { code: CODES.conflict, errors: expect.any(Object) }])
  const [[told, words] = []] = Object.entries(late.body.errors ?? {})
  expect([told?.split('.').at(-1), words]).toEqual([field, expect.stringMatching(/^您打开时.+「.+」，现在.+「.+」/)])
  for (const shapeless of ['text', []]) expect([shapeless, (await say({ ...key, [field]: next, before: shapeless })).status]).toEqual([shapeless, 400])
  // Nothing of the refused ones was written: what stood there is still what `before` has to name.
  expect((await say({ ...key, [field]: next, before: { [shown]: held } })).body).toMatchObject({ code: 200 })
  expect((await say({ ...key, [field]: held, before: { [shown]: held } })).body.code, 'the first value is no longer there').toBe(CODES.conflict)
  expect((await say({ ...key, [field]: held, before: {} })).body).toMatchObject({ code: 200 })
  expect((await say({ ...key, [field]: next })).body).toMatchObject({ code: 200 })
}

/** Fields that an edit may change, each with two values that the row does not hold. */
function candidates(entity: Entity, row: Row): [Field, Values][] {
  const offered = ({ kind, enum: of }: Field): unknown[] => {
    if (kind === 'text') return ['13900000001', '13900000002']
    if (kind === 'integer') return [3, 4]
    if (kind === 'percent') return ['0.11', '0.12']
    if (kind === 'money' || kind === 'decimal') return ['3.00', '4.00']
    return (kind === 'enum' ? (model.enums[of ?? '']?.values ?? []) : []).filter(({ hidden }) => !hidden).map(({ value }) => value)
  }
  const writable = Object.values(entity.fields).filter(
    ({ name, input, server, fixed }) => input !== undefined && !server && !fixed && !entity.key.includes(name) && name !== entity.lifecycle?.field,
  )
  return writable.flatMap((field): [Field, Values][] => {
    const [one, other] = offered(field).filter((value) => value !== row[field.name])
    return one === undefined || other === undefined ? [] : [[field, [one, other]]]
  })
}

const marks = async (): Promise<number> => (await app.runtime.db.asOwner((tx) => tx.query('select from later_mark'))).rows.length

describe.each(generic)('%s', (_name, call, entity) => {
  it('writes what `before` names over that value alone', async () => {
    // Rows that are worked out a moment after a change stand still once all of it was seen: until then they may be taken away.
    if (entity.later) await expect.poll(marks, { timeout: 40_000 }).toBe(0)
    if (entity.name !== 'shop' && entity.name !== 'employee') await insertSampleRows(app.runtime.db, model, entity, { companyId: app.companyId, shopId }, 6)
    if (VALID[entity.name] !== undefined) await app.runtime.db.asOwner((tx) => tx.query(VALID[entity.name]!))
    const { rows } = await app.runtime.db.asOwner((tx) => tx.query<Row>(`select * from "${entity.table}" where company_id = $1 limit 6`, [app.companyId]))
    const refused: string[] = []
    for (const row of rows) {
      const key = Object.fromEntries(entity.key.map((name) => [name, String(row[name])]))
      for (const [field, values] of candidates(entity, row)) {
        const plain = [await send(call, { ...key, [field.name]: values[1] }), await send(call, { ...key, [field.name]: values[0] })]
        // A value that waits to be taken to Amazon is what the next edit is written over.
        if (plain.every(({ body }) => body.code === 200)) {
          return expectRule(call, key, field.name, values, { shown: field.pending ? `${field.name}.pending` : field.name })
        }
        refused.push(`${field.name}: ${plain.map(({ body }) => `${body.msg} ${JSON.stringify(body.errors ?? {})}`).join(' / ')}`)
      }
    }
    expect.fail(`no row could be edited: ${refused.slice(0, 8).join('; ')}`)
  }, 60_000)
})

describe.each(own.map((call): [string, Call] => [nameOf(call), call]))('%s', (name, call) => {
  it('writes what `before` names over that value alone', async () => {
    const { key: known = {}, ready, field, values } = SAVES[name]!
    const { key, within = (row: Row): Row => row } = (await ready?.()) ?? { key: known }
    expect((await send(call, within({ ...key, [field]: values[0] }))).body).toMatchObject({ code: 200 })
    await expectRule(call, key, field, values, { within })
  }, 60_000)
})

it('is open to whoever fills in a form: each call that a dialog, a cell or a form edits by takes `before`', () => {
  const plans = Object.values(model.plans).filter(({ state }) => state === 'built')
  const refs = plans.flatMap(({ lists, form }) => [
    ...lists.flatMap(({ actions, save }) => [...actions.flatMap(({ does }) => (does.type === 'edit' ? [does.dialog.submit] : [])), ...(save ? [save] : [])]),
    ...(form?.one ? [form.submit] : []), ...(form?.edit ? [form.edit] : []),
  ])
  const edits = [...new Set(refs.map(({ family, call }) => `${family}.${call}`))]
  const tried = [...generic.map(([name]) => name), ...Object.keys(SAVES)]
  expect(edits.filter((name) => !tried.includes(name))).toEqual([])
  expect(edits.length).toBeGreaterThan(30)
})

it('holds for every built call that writes by a function of its own: it takes `before`, or is one\'s own, or is no edit of values', () => {
  const writes = built.filter((call) => call.does?.type === 'handler' && call.writes && call.access !== 'own')
  const known = [...Object.keys(SAVES), ...BY_VERSION, ...Object.values(NO_EDITS).flat()]
  expect(writes.map(nameOf).filter((name) => !known.includes(name))).toEqual([])
  const names = new Set(built.map(nameOf))
  expect(known.filter((name) => !names.has(name)), 'said of calls that are not there').toEqual([])
})

const logistics = (call: string): string => model.families['logistics']!.calls[call]!.path
const ask = <T = Row>(call: string, body: unknown) => admin.call<T>(logistics(call), body, { headers: { 'idempotency-key': crypto.randomUUID() } })
async function ok<T = Row>(call: string, body: unknown): Promise<T> {
  const answer = await ask<T>(call, body)
  expect(answer.body.code, answer.text).toBe(200)
  return answer.body.data
}
const rules = async (): Promise<string[]> =>
  (await ok<{ list: Row[] }>('logisticsRuleList', { page: 1, pageSize: 50 })).list.map((row) => `${String(row['priority'])} ${String(row['rule_name'])}`)
const move = (row: Row | undefined, to: string) => ask('logisticsRuleEdit', { id: row?.['id'], move: to })

describe('rules that are tried one after the other', () => {
  let channel = ''
  beforeAll(async () => {
    const provider = await insert(`logistics_provider (company_id, logistics_provider, transport_mode) values ($1, '船公司', 'sea')`, [app.companyId])
    channel = await insert(
      `logistics_channel (company_id, provider_id, logistics_channel, transport_mode) values ($1, $2::bigint, '海运', 'sea')`, [app.companyId, provider],
    )
  })
  beforeEach(() => app.runtime.db.asOwner((tx) => tx.query('delete from logistics_rule')))
  const rule = (name: string): Promise<Row> => ok('logisticsRuleAdd', { rule_name: name, channel_id: channel })

  it('stand last when they are added, move, and close up where one is removed', async () => {
    const [a, b, c] = [await rule('甲'), await rule('乙'), await rule('丙')]
    expect([a, b, c].map((row) => row['priority'])).toEqual([1, 2, 3])
    expect((await move(c, 'up')).body.data['priority']).toBe(2)
    expect(await rules()).toEqual(['1 甲', '2 丙', '3 乙'])
    await move(a, 'down')
    expect(await rules()).toEqual(['1 丙', '2 甲', '3 乙'])
    await move(b, 'top')
    expect(await rules()).toEqual(['1 乙', '2 丙', '3 甲'])
    await ok('logisticsRuleRemove', { id: c['id'] })
    expect(await rules()).toEqual(['1 乙', '2 甲'])
    expect((await move(b, 'up')).body).toMatchObject({ code: CODES.invalid, msg: '这条物流匹配规则已经在最前面' })
    expect((await move(a, 'down')).body).toMatchObject({ code: CODES.invalid, msg: '这条物流匹配规则已经在最后面' })
    expect((await move(a, 'sideways')).status).toBe(400)
    expect((await ask('logisticsRuleAdd', { rule_name: '丁', channel_id: channel, priority: 1 })).status).toBe(400)
  })

  it('tell who moved which one, and not those that made room', async () => {
    const [, b] = [await rule('甲'), await rule('乙')]
    await move(b, 'top')
    const { rows } = await app.runtime.db.asOwner((tx) => tx.query(
      `select row_title, before->>'priority' as before, after->>'priority' as after from audit_log where entity = 'logistics_rule' and action = 'edit'
        order by id desc limit 2`,
    ))
    expect(rows[0]).toEqual({ row_title: '乙', before: '2', after: '1' })
    expect(rows[1]).not.toMatchObject({ row_title: '甲' })
  })

  it('keep 1 to n while many move, add and remove at once, also from places with gaps', async () => {
    const made: Row[] = []
    for (const name of ['甲', '乙', '丙', '丁', '戊', '己']) made.push(await rule(name))
    await app.runtime.db.asOwner((tx) => tx.query('update logistics_rule set priority = priority * 10'))
    const answers = await Promise.all([
      move(made[3], 'top'), move(made[5], 'up'), move(made[1], 'down'), ask('logisticsRuleRemove', { id: made[2]?.['id'] }),
      ask('logisticsRuleAdd', { rule_name: '庚', channel_id: channel }), ask('logisticsRuleRemove', { id: made[0]?.['id'] }), move(made[4], 'top'),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect((await rules()).map((one) => Number(one.split(' ')[0]))).toEqual([1, 2, 3, 4, 5])
  })
})
