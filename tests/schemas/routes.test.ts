/** Every route of the specification's section 2 is a page that is built or says honestly that it is planned; every menu key leads to one. */
import { describe, expect, test } from 'vitest'
import { pageOfRoute } from '../../server/kernel/asker/access/page-of-route'
import { WHITELIST } from '../../src/generated/whitelist'
import { MENU_ROUTES } from '../../src/generated/menu-routes'
import { projectModel } from '../support/database'

const of = (folder: string, names: string): string[] => names.split(/,\s*/).map((name) => `${folder}${name}`)

const ROUTES: Record<string, string[]> = {
  standalone: of(
    '/',
    `login, register, passwordReset, Printing, print-pick-list, generateInvoice, createBatch, Packing, page-not-find, page-not-authority,
     landing, print-template-add, print-review, customs-declare-add, customs-declare-preview, sum-report-reconciliation,
     store-performance-detail, addActivity, profitReportStatistics, profitReportStatisticsDetail, dashboard`,
  ),
  advertising: of(
    '/advert/',
    `adManage, adSb, adOperateLog, timingTask, timingTaskNew, spReport, sbReport, sdReport, asin-analysis, search-word-analysis, ad-board,
     advertisingMix, advertisingAll, sd-create, optimizationSuggestions, downloadAdvertisingList, downloadAdvertisingReport,
     newAdvertisingSp, newAdvertisingSb, newAdvertisingSd, createSpCampaign, createSbCampaign, createSdCampaign, dvertisingOperationLog,
     timing_tactics, download_center, instrumentPanel, newCampaign, newAdvertisingMix, orderAnalysis, wordStock, erp/SPGuangGao,
     erp/walmartAdvertAll, walmartAdvertSp, walmartAdvertSb, walmartAdvertSv`,
  ),
  FBA: of(
    '/FBA/',
    `replenishmentAdvice, Replenishment, ReplenishmentAudit, declarePage, decalreAut, fbaCargo, FbaBoard, deliveryOrder,
     headDistanceStatistics, abnormalDeliveryFee, AWDList, bindingSolution, erp/fbaKuCun, erp/touChengYunFei, erp/diaoBoFaHuo,
     erp/shenBaoShenHe, erp/fbaShenBao, erp/buHuoShenHe, erp/buHuoJiHua, erp/zhiNengJiSuanBuHuo`,
  ),
  finance: [
    ...of(
      '/finance/',
      `settle-account, settlement-difference, settlement-center, costWork, productProfitNew, profit-report, performanceReport,
       PerformanceReportNew, returnRecord, costBatch, orderShipmentSettlement, receivableReport, receivableReportDetail,
       amazonSettlementCenter, ShipmentRemovalReconciliation, adInvoiceRecord, adInvoiceRecordDetail, salesPromotion, costValuation,
       InitialCostAdjustment, CostDiagnose, erp/ShouFuKuanDan, erp/yinHangZhangHao, erp/dingDanShouZhiBaoBiao, erp/payoneerShouKuan,
       erp/lianLianShouKuan, erp/wmtPayment, erp/settlementProfit`,
    ),
    '/reportReconciliation',
  ],
  sales: of(
    '/sale/',
    `listing, listing-v2, erp/tuiKuanLieBiao, erp/ziFaHuoDingDanLieBiao, erp/FBADingDan, erp/tuiHuoLieBiao, erp/shangWangYiChang,
     erp/jiaoYunYiChang, erp/tongBuYiChang, erp/zaiXianListing, erp/kanDengRenWu, erp/chanPinKanDeng, erp/dingDanLieBiao,
     erp/wmsFaHuoZhong, erp/dingDanGuiZe, erp/chengZhongChuKu`,
  ),
  statistics: of(
    '/statistics/',
    `sales_stat, product_expression, store, store_expression, stock_report, OperationKanban, asin-board, order-removal,
     shipment_removal_report, long_storage_fee, month_storage_fee, return-goods, stock_taking, compensate, report-download, stock-age,
     goal-manage, profit-report-real-time, amazonBusinessOpportunityDetector, FbaInventoryDetail, StockDetail, erp/liRunTongJi,
     erp/jinXiaoCunBaoBiao, erp/kuCunBaoBiao`,
  ),
  tools: [
    ...of(
      '/tool/',
      `claimant_assist_router, plugInIndex, follow_sale_monitor, review, keyword-rank, feedback, purple-bird-authorization, authorization,
       authorizationList, exchangeRate, erp/qingQiuPingLun`,
    ),
    '/exchangeRate',
  ],
  system: ['/system/download-center'],
}
/** What the specification names by words alone: so many pages below each module's /erp/. */
const BY_WORDS: Record<string, number> = {
  '/develop/erp/': 12, '/commodity/erp/': 9, '/purchase/erp/': 17, '/warehouse/erp/': 12, '/logistics/erp/': 9, '/customer-service/erp/': 8,
  '/system/erp/': 22,
}

const { pages, plans, menu } = projectModel()

describe('every route resolves (specification, section 2)', () => {
  test.each(Object.entries(ROUTES))('%s', (_module, routes) => {
    const states = routes.map((route) => [route, pageOfRoute(pages, route)?.state])
    expect(states.filter(([, state]) => state !== 'built' && state !== 'planned')).toEqual([])
  })

  test('the whitelist', () => {
    expect(WHITELIST.filter((route) => !pageOfRoute(pages, route))).toEqual([])
  })

  test.each(Object.entries(BY_WORDS))('%s has the pages that are named by words', (folder, count) => {
    expect(pages.filter(({ route }) => route.startsWith(folder)).length).toBeGreaterThanOrEqual(count)
  })

  test('and what is not built has a plan that says what it is for', () => {
    const planned = pages.filter(({ state, kind }) => state === 'planned' && kind !== 'screen')
    expect(planned.filter(({ page }) => plans[page]?.state !== 'planned' || !plans[page].title).map(({ page }) => page)).toEqual([])
  })
})

describe('the menu', () => {
  test('leads from every key to a page', () => {
    const items = menu.flatMap((top) => top.children.flatMap((group) => group.children))
    expect(items.filter(({ key, route }) => MENU_ROUTES[key] !== route || !pageOfRoute(pages, route)).map(({ key }) => key)).toEqual([])
    expect(new Set(items.map(({ key }) => key)).size).toBe(items.length)
  })

  test('keeps the two items that belong to some companies alone (section 6)', () => {
    const items = menu.flatMap((top) => top.children.flatMap((group) => group.children))
    expect(items.filter(({ companies }) => companies).map(({ key, companies }) => [key, companies])).toEqual([
      ['M00117016', [100003, 901161]], ['M00118027', [900955]],
    ])
  })

  test('old advertising pages name the page that takes their place (section 1)', () => {
    const old = pages.filter(({ page }) => plans[page]?.notice?.startsWith('旧版广告功能将于 2025-02-20 下线，请使用新版广告页面'))
    expect(old.length).toBeGreaterThanOrEqual(10)
    expect(old.filter(({ page }) => !plans[page]?.replacedBy?.route.startsWith('/advert/')).map(({ page }) => page)).toEqual([])
  })
})
