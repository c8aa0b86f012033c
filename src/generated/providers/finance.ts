/**
 * 财务：6 个接口已建成，94 个待建。
 * Written by `npm run codegen` from schemas/endpoints/finance.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../lib/transport'
import type { ListAnswer, ListRequest } from '../../lib/wire'
import type { FeesFigures } from '../types/datasets/fees'
import type { ExchangeRateAdd, ExchangeRateEdit, ExchangeRateKey, ExchangeRateRow } from '../types/entities/exchange_rate'
import type { SettlementTxnRow } from '../types/entities/settlement_txn'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  shopTransactionList: { family: 'finance', call: 'shopTransactionList', method: 'POST', path: '/fba/api/v1/shop/transaction_list', client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false },
  shopTransactionSummary: { family: 'finance', call: 'shopTransactionSummary', method: 'POST', path: '/fba/api/v1/shop/transaction_summary', client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false },
  currencyList: { family: 'finance', call: 'currencyList', method: 'POST', path: '/fba/api/v1/currency/list', client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false },
  currencyAdd: { family: 'finance', call: 'currencyAdd', method: 'POST', path: '/fba/api/v1/currency/add', client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: true },
  currencyEdit: { family: 'finance', call: 'currencyEdit', method: 'POST', path: '/fba/api/v1/currency/edit', client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: true },
  currencyRemove: { family: 'finance', call: 'currencyRemove', method: 'POST', path: '/fba/api/v1/currency/remove', client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: true },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'finance',
  wire: WIRES.erp,
  capabilities: {
    sort: 'many',
    filter: ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'between', 'contains', 'starts', 'empty'],
    or: true,
    summary: 'server',
    export: 'task',
    currency: true,
    compare: true,
    pivot: true,
    allFiltered: true,
  },
  resources: {
    shopTransactionList: {
      list: CALLS.shopTransactionList,
      key: ['id'],
      decimals: [
        'product_sales', 'product_sales_tax', 'shipping_credits', 'shipping_credits_tax', 'gift_wrap_credits', 'gift_wrap_credits_tax',
        'regulatory_fee', 'tax_on_regulatory_fee', 'promotional_rebates', 'promotional_rebates_tax', 'sales_tax_collected',
        'marketplace_facilitator_tax', 'marketplace_withheld_tax', 'points_cost', 'selling_fees', 'fba_fees', 'other_transaction_fees',
        'other', 'total_amount', 'column_gap', 'unmapped_amount',
      ],
      integers: ['line_no', 'quantity'],
      texts: ['id', 'import_id', 'shop_id', 'settlement_id', 'order_id', 'product.asin'],
    },
    shopTransactionSummary: {
      list: CALLS.shopTransactionSummary,
      key: [],
      decimals: ['amount'],
      integers: ['line_count'],
      texts: ['shop', 'settlement'],
    },
    currencyList: {
      list: CALLS.currencyList,
      add: CALLS.currencyAdd,
      edit: CALLS.currencyEdit,
      remove: CALLS.currencyRemove,
      key: ['id'],
      decimals: ['rate'],
      integers: [],
      texts: ['id'],
    },
  },
}

/** Calls of this family that are not built yet: they answer one fixed refusal. */
export const PLANNED = [
  'financialList', // GET /fba/api/v1/financial/list 财务结算列表
  'financialSetRemark', // POST /fba/api/v1/financial/setRemark 备注
  'financialGetShopId', // POST /fba/api/v1/financial/getShopId 店铺映射
  'financialUpdateShopId', // POST /fba/api/v1/financial/updateShopId 更新店铺
  'financialLogList', // POST /fba/api/v1/financial/logList 日志列表
  'businessReportList', // POST /fba/api/v1/business_report/list 业务报告列表
  'businessReportSummary', // POST /fba/api/v1/business_report/summary 汇总
  'businessReportDeveloperAndSalesList', // POST /fba/api/v1/business_report/developer_and_sales_list 开发/销售选项
  'performanceReportList', // POST /fba/api/v1/performanceReport/list 绩效列表
  'performanceReportSummary', // POST /fba/api/v1/performanceReport/summary 汇总
  'performanceReportDetails', // POST /fba/api/v1/performanceReport/details 明细
  'performanceReportAnalysisList', // POST /fba/api/v1/performanceReport/analysisList 分析列表
  'performanceReportAnalysisSummary', // POST /fba/api/v1/performanceReport/analysisSummary 分析汇总
  'shopCountry', // GET /fba/api/v1/shop/shopCountry 店铺-站点级联
  'financeShopCountry', // GET /fba/api/v1/finance/shopCountry 财务店铺-站点级联
  'shopImportTransactionReport', // POST /fba/api/v1/shop/import_transaction_report 导入交易报告
  'shopBatchImportTransactionReport', // POST /fba/api/v1/shop/batch_import_transaction_report 批量导入
  'amzItemProfitGetMskuList', // POST /fba/api/v1/amzItemProfit/getMskuList MSKU利润列表
  'amzItemProfitGetMskuListNew', // POST /fba/api/v1/amzItemProfit/getMskuListNew MSKU利润列表(新)
  'amzItemProfitGetShopListNew', // POST /fba/api/v1/amzItemProfit/getShopListNew 店铺利润(新)
  'amzItemProfitDownProfitMsku', // POST /fba/api/v1/amzItemProfit/downProfitMsku 下载MSKU利润
  'amzItemProfitSetFbaType', // POST /fba/api/v1/amzItemProfit/setFbaType 设置FBA费用来源
  'amzItemProfitGetFbaType', // POST /fba/api/v1/amzItemProfit/getFbaType 取来源
  'amzItemProfitDelFbaType', // POST /fba/api/v1/amzItemProfit/delFbaType 删来源
  'amzItemProfitChooseFee', // POST /fba/api/v1/amzItemProfit/chooseFee 选择费用项
  'amzItemProfitImportFee', // POST /fba/api/v1/amzItemProfit/importFee 导入费用
  'amzItemProfitUploadFbaShopFee', // POST /fba/api/v1/amzItemProfit/uploadFbaShopFee 上传店铺FBA费用
  'feeCategoryList', // POST /fba/api/v1/fee_category/list 费用列表
  'feeCategoryImport', // POST /fba/api/v1/fee_category/import 费用导入
  'feeCategoryAsinList', // POST /fba/api/v1/fee_category/asin_list ASIN费用
  'feeCategoryShipmentList', // POST /fba/api/v1/fee_category/shipment_list 货件费用
  'feeCategoryMatch', // POST /fba/api/v1/fee_category/match 费用匹配/映射
  'feeCategoryListV2', // POST /fba/api/v1/fee_category/listV2 费用列表(v2)
  'feeCategoryImportV2', // POST /fba/api/v1/fee_category/importV2 费用导入(v2)
  'feeCategoryAsinListV2', // POST /fba/api/v1/fee_category/asin_listV2 ASIN费用(v2)
  'feeCategoryShipmentListV2', // POST /fba/api/v1/fee_category/shipment_listV2 货件费用(v2)
  'feeCategoryMatchV2', // POST /fba/api/v1/fee_category/matchV2 费用匹配/映射(v2)
  'feeCategoryAdvertisingList', // GET /fba/api/v1/fee_category/advertisingList 广告费用列表
  'feeCategoryAdvertisingListV2', // GET /fba/api/v1/fee_category/advertisingListV2 广告费用列表(新)
  'feeCategoryAdvertisingAllocation', // POST /fba/api/v1/fee_category/advertisingAllocation 广告费用分摊
  'getTypeList', // POST /fba/api/v1/finance/get_type_list 费用类型列表
  'storeFeeType', // POST /fba/api/v1/finance/store_fee_type 保存费用类型
  'delFeeType', // POST /fba/api/v1/finance/del_fee_type 删除类型
  'getConfigList', // POST /fba/api/v1/finance/get_config_list 费用配置列表
  'storeFeeConfig', // POST /fba/api/v1/finance/store_fee_config 保存配置
  'delFeeConfig', // POST /fba/api/v1/finance/del_fee_config 删除配置
  'importFeeConfig', // POST /fba/api/v1/finance/import_fee_config 导入配置
  'exportFeeConfig', // POST /fba/api/v1/finance/export_fee_config 导出配置
  'exceptionSellerTotal', // POST /fba/api/v1/exception/seller_total 异常汇总
  'exceptionConfig', // POST /fba/api/v1/exception/config 异常配置
  'exceptionOrderList', // POST /fba/api/v1/exception/order_list 异常订单
  'exceptionForbiddenShop', // POST /fba/api/v1/exception/forbidden/shop 禁用店铺
  'settlementListByYear', // POST /fba/api/v1/settlement/list_by_year 按年结账列表
  'settlementConfigList', // POST /fba/api/v1/settlement/config_list 配置
  'settlementStoreConfig', // POST /fba/api/v1/settlement/store_config 保存配置
  'settlementCheckoutList', // POST /fba/api/v1/settlement/checkout_list 结账明细
  'settlementEmployeeList', // POST /fba/api/v1/settlement/employee_list 结账人员
  'settlementDoSettle', // POST /fba/api/v1/settlement/do_settle 结账
  'settlementDoCheck', // POST /fba/api/v1/settlement/do_check 对账
  'settlementDoCheckout', // POST /fba/api/v1/settlement/do_checkout 结算/反结账
  'settlementExportCheckList', // POST /fba/api/v1/settlement/export_check_list 导出核对表
  'settlementOneKeySyn', // POST /fba/api/v1/settlement/one_key_syn 一键同步
  'profitConfigList', // POST /fba/api/v1/profit_config/list 利润列配置
  'profitConfigStore', // POST /fba/api/v1/profit_config/store 保存
  'profitConfigSetDefault', // POST /fba/api/v1/profit_config/set_default 设默认
  'reportCronTaskList', // POST /fba/api/v1/reportCronTask/list 定时报表
  'reportCronTaskCreate', // POST /fba/api/v1/reportCronTask/create 新建
  'reportCronTaskUpdate', // POST /fba/api/v1/reportCronTask/update 更新
  'reportCronTaskRecordList', // POST /fba/api/v1/reportCronTask/recordList 执行记录
  'reportCronTaskConfig', // POST /fba/api/v1/reportCronTask/config 配置
  'recalculationVersions', // POST /fba/api/v1/recalculation/versions 重算版本
  'recalculationRetry', // POST /fba/api/v1/recalculation/retry 重算
  'recalculationLogs', // POST /fba/api/v1/recalculation/logs 重算日志
  'reconcileList', // GET /fba/api/v1/reconcile/list 对账列表
  'reconcileImport', // GET /fba/api/v1/reconcile/import 导入对账数据
  'reconcileImportList', // GET /fba/api/v1/reconcile/import_list 导入记录
  'reconcileDelImport', // GET /fba/api/v1/reconcile/del_import 删除导入
  'apportionmentRules', // GET /fba/api/v1/finance/apportionment_rules 分摊规则
  'apportionmentCalculation', // GET /fba/api/v1/finance/apportionment_calculation 分摊试算
  'orderProfitList', // POST /fba/api/v1/orderProfit/list 订单利润
  'saleProfitList', // POST /fba/api/v1/saleProfit/list 销售利润
  'statementMonthlySummary', // POST /fba/api/v1/statement/monthlySummary 月度汇总(固定CNY)
  'returnList', // POST /fba/api/v1/return/list 退货列表
  'returnFbmList', // POST /fba/api/v1/return/fbmList 自发货退货列表
  'receivableReportList', // POST /fba/api/v1/receivableReport/list 应收报告
  'receivableReportDetail', // POST /fba/api/v1/receivableReport/detail 应收明细
  'tradeReportList', // POST /fba/api/v1/trade_report/list 交易报告
  'adInvoiceRecordList', // POST /fba/api/v1/adInvoiceRecord/list 广告发票
  'adInvoiceRecordDetail', // POST /fba/api/v1/adInvoiceRecord/detail 广告发票明细
  'currencySync', // POST /fba/api/v1/currency/sync 同步汇率
  'currencyDetail', // POST /fba/api/v1/currency/detail 汇率明细
  'targetList', // POST /fba/api/v1/target/list 目标列表
  'targetSave', // POST /fba/api/v1/target/save 保存目标
  'targetDelete', // POST /fba/api/v1/target/delete 删除目标
] as const

/** 财务: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 交易明细列表
 * POST /fba/api/v1/shop/transaction_list · ListRequest → ListAnswer<SettlementTxnRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function shopTransactionList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SettlementTxnRow>> {
  return askList<SettlementTxnRow>(transport, FAMILY, CALLS.shopTransactionList, FAMILY.resources['shopTransactionList']!, body, options)
}

/**
 * 交易汇总
 * POST /fba/api/v1/shop/transaction_summary · ListRequest → ListAnswer<FeesFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function shopTransactionSummary(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FeesFigures>> {
  return askList<FeesFigures>(transport, FAMILY, CALLS.shopTransactionSummary, FAMILY.resources['shopTransactionSummary']!, body, options)
}

/**
 * 汇率列表
 * POST /fba/api/v1/currency/list · ListRequest → ListAnswer<ExchangeRateRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function currencyList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ExchangeRateRow>> {
  return askList<ExchangeRateRow>(transport, FAMILY, CALLS.currencyList, FAMILY.resources['currencyList']!, body, options)
}

/**
 * 新增一个月的我的汇率
 * POST /fba/api/v1/currency/add · ExchangeRateAdd → ExchangeRateRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function currencyAdd(transport: Transport, body: ExchangeRateAdd, options?: CallOptions): Promise<ExchangeRateRow> {
  return transport.call<ExchangeRateRow>(CALLS.currencyAdd, body, options)
}

/**
 * 修改我的汇率
 * POST /fba/api/v1/currency/edit · ExchangeRateEdit → ExchangeRateRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function currencyEdit(transport: Transport, body: ExchangeRateEdit, options?: CallOptions): Promise<ExchangeRateRow> {
  return transport.call<ExchangeRateRow>(CALLS.currencyEdit, body, options)
}

/**
 * 删除我的汇率
 * POST /fba/api/v1/currency/remove · ExchangeRateKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function currencyRemove(transport: Transport, body: ExchangeRateKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.currencyRemove, body, options)
}
