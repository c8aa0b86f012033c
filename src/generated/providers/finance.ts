/**
 * 财务：188 个接口已建成，9 个待建。
 * Written by `npm run codegen` from schemas/endpoints/finance.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { AdInvoiceCheckFigures } from '../../../contract/generated/datasets/ad_invoice_check'
import type { AdInvoicesFigures } from '../../../contract/generated/datasets/ad_invoices'
import type { DeptGoalsFigures } from '../../../contract/generated/datasets/dept_goals'
import type { FeeCheckFigures } from '../../../contract/generated/datasets/fee_check'
import type { FeesFigures } from '../../../contract/generated/datasets/fees'
import type { GoalsFigures } from '../../../contract/generated/datasets/goals'
import type { HeadFreightFigures } from '../../../contract/generated/datasets/head_freight'
import type { LedgerSnapshotCheckFigures } from '../../../contract/generated/datasets/ledger_snapshot_check'
import type { OrderFlowCheckFigures } from '../../../contract/generated/datasets/order_flow_check'
import type { OrderProfitsFigures } from '../../../contract/generated/datasets/order_profits'
import type { PerformanceFigures } from '../../../contract/generated/datasets/performance'
import type { PostedProfitsFigures } from '../../../contract/generated/datasets/posted_profits'
import type { ProductGoalsFigures } from '../../../contract/generated/datasets/product_goals'
import type { ProfitFigures } from '../../../contract/generated/datasets/profit'
import type { ProfitCheckFigures } from '../../../contract/generated/datasets/profit_check'
import type { PromotionFeesFigures } from '../../../contract/generated/datasets/promotion_fees'
import type { ReceivablesFigures } from '../../../contract/generated/datasets/receivables'
import type { ReturnCheckFigures } from '../../../contract/generated/datasets/return_check'
import type { SettlementCheckFigures } from '../../../contract/generated/datasets/settlement_check'
import type { ShipProfitsFigures } from '../../../contract/generated/datasets/ship_profits'
import type { StaffGoalsFigures } from '../../../contract/generated/datasets/staff_goals'
import type { StaffProfitFigures } from '../../../contract/generated/datasets/staff_profit'
import type { VatFigures } from '../../../contract/generated/datasets/vat'
import type { AdInvoiceEdit, AdInvoiceRow } from '../../../contract/generated/entities/ad_invoice'
import type { AdInvoiceLineRow } from '../../../contract/generated/entities/ad_invoice_line'
import type { AsinTrafficRow } from '../../../contract/generated/entities/asin_traffic'
import type { AuditLogRow } from '../../../contract/generated/entities/audit_log'
import type { CommissionEdit, CommissionRow } from '../../../contract/generated/entities/commission'
import type { CommissionRuleAdd, CommissionRuleEdit, CommissionRuleKey, CommissionRuleRow } from '../../../contract/generated/entities/commission_rule'
import type { CostPeriodRow } from '../../../contract/generated/entities/cost_period'
import type { CustomFeeAdd, CustomFeeEdit, CustomFeeKey, CustomFeeRow } from '../../../contract/generated/entities/custom_fee'
import type { CustomFeeKindAdd, CustomFeeKindEdit, CustomFeeKindKey, CustomFeeKindRow } from '../../../contract/generated/entities/custom_fee_kind'
import type { DeptGoalAdd, DeptGoalEdit, DeptGoalKey, DeptGoalRow } from '../../../contract/generated/entities/dept_goal'
import type { ExchangeRateAdd, ExchangeRateEdit, ExchangeRateKey, ExchangeRateRow } from '../../../contract/generated/entities/exchange_rate'
import type { FbaReturnRow } from '../../../contract/generated/entities/fba_return'
import type { FbmReturnRow } from '../../../contract/generated/entities/fbm_return'
import type { FeeLineRow } from '../../../contract/generated/entities/fee_line'
import type { FeeShareRuleAdd, FeeShareRuleEdit, FeeShareRuleKey, FeeShareRuleRow } from '../../../contract/generated/entities/fee_share_rule'
import type { FundAccountAdd, FundAccountEdit, FundAccountKey, FundAccountRow } from '../../../contract/generated/entities/fund_account'
import type { FundEntryAdd, FundEntryEdit, FundEntryKey, FundEntryRow } from '../../../contract/generated/entities/fund_entry'
import type { JobRow } from '../../../contract/generated/entities/job'
import type { JobPlanAdd, JobPlanEdit, JobPlanRow } from '../../../contract/generated/entities/job_plan'
import type {
  PaymentStatementAdd, PaymentStatementEdit, PaymentStatementKey, PaymentStatementRow,
} from '../../../contract/generated/entities/payment_statement'
import type { ProductCostAdd, ProductCostEdit, ProductCostKey, ProductCostRow } from '../../../contract/generated/entities/product_cost'
import type { ProductGoalAdd, ProductGoalEdit, ProductGoalKey, ProductGoalRow } from '../../../contract/generated/entities/product_goal'
import type { ProductOwnerAdd, ProductOwnerEdit, ProductOwnerKey, ProductOwnerRow } from '../../../contract/generated/entities/product_owner'
import type { ProfitLineRow } from '../../../contract/generated/entities/profit_line'
import type { ReceivableCheckAdd, ReceivableCheckEdit, ReceivableCheckKey, ReceivableCheckRow } from '../../../contract/generated/entities/receivable_check'
import type { ReportFileRow } from '../../../contract/generated/entities/report_file'
import type { SalesGoalAdd, SalesGoalEdit, SalesGoalKey, SalesGoalRow } from '../../../contract/generated/entities/sales_goal'
import type { SettlementEdit, SettlementRow } from '../../../contract/generated/entities/settlement'
import type { SettlementIssueAdd, SettlementIssueEdit, SettlementIssueKey, SettlementIssueRow } from '../../../contract/generated/entities/settlement_issue'
import type { SettlementTxnEdit, SettlementTxnKey, SettlementTxnRow } from '../../../contract/generated/entities/settlement_txn'
import type { ShopRow } from '../../../contract/generated/entities/shop'
import type { ShopCloseEdit, ShopCloseRow } from '../../../contract/generated/entities/shop_close'
import type { SoldCostRow } from '../../../contract/generated/entities/sold_cost'
import type { StaffGoalAdd, StaffGoalEdit, StaffGoalKey, StaffGoalRow } from '../../../contract/generated/entities/staff_goal'
import type { VatTransactionRow } from '../../../contract/generated/entities/vat_transaction'
import type {
  AdvertisingAllocationRequest, AdvertisingAllocationResponse, AmzItemProfitDownProfitMskuRequest, AmzItemProfitDownProfitMskuResponse,
  AmzItemProfitImportFeeRequest, AmzItemProfitImportFeeResponse, AmzItemProfitUploadFbaShopFeeRequest,
  AmzItemProfitUploadFbaShopFeeResponse, BusinessReportDeveloperAndSalesListRequest, BusinessReportDeveloperAndSalesListResponse,
  CommissionReckonRequest, CommissionReckonResponse, CommissionStepRequest, CurrencyCopyRequest, CurrencyCopyResponse,
  ExportFeeConfigRequest, ExportFeeConfigResponse, FeeCategoryImportRequest, FeeCategoryImportResponse, FeeCategoryImportV2Request,
  FeeCategoryImportV2Response, FeeCategoryMatchRequest, FeeCategoryMatchResponse, FeeCategoryMatchV2Request, FeeCategoryMatchV2Response,
  FinanceShopCountryRequest, FinanceShopCountryResponse, FinancialUpdateShopIdRequest, FinancialUpdateShopIdResponse, FundEntryStepRequest,
  GetTypeListRequest, GetTypeListResponse, ImportFeeConfigRequest, ImportFeeConfigResponse, ProductCostMissingRequest,
  ProductCostMissingResponse, ProfitConfigListRequest, ProfitConfigListResponse, ProfitConfigSetDefaultRequest,
  ProfitConfigSetDefaultResponse, ProfitConfigStoreRequest, ProfitConfigStoreResponse, RecalculationRetryRequest,
  RecalculationRetryResponse, RecalculationVersionsRequest, RecalculationVersionsResponse, ReceiptChooseRequest, ReceiptChooseResponse,
  ReceiptMatchRequest, ReceiptMatchResponse, ReceiptUnmatchRequest, ReceiptUnmatchResponse, ReceivableCheckStepRequest,
  ReportCronTaskConfigRequest, ReportCronTaskConfigResponse, SettlementConfigListRequest, SettlementConfigListResponse,
  SettlementDoCheckRequest, SettlementDoCheckResponse, SettlementDoCheckoutRequest, SettlementDoSettleRequest, SettlementDoSettleResponse,
  SettlementEmployeeListRequest, SettlementEmployeeListResponse, SettlementExportCheckListRequest, SettlementExportCheckListResponse,
  SettlementOneKeySynRequest, SettlementOneKeySynResponse, SettlementShopStepRequest, SettlementStoreConfigRequest,
  SettlementStoreConfigResponse, ShopBatchImportTransactionReportRequest, ShopBatchImportTransactionReportResponse, ShopCountryRequest,
  ShopCountryResponse, ShopImportTransactionReportRequest, ShopImportTransactionReportResponse,
} from '../../../contract/generated/families/finance'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  financialList: {
    family: 'finance', call: 'financialList', method: 'GET', path: '/fba/api/v1/financial/list', client: 'erp', wire: 'erp', body: 'query',
    answer: 'json', writes: false,
  },
  financialSetRemark: {
    family: 'finance', call: 'financialSetRemark', method: 'POST', path: '/fba/api/v1/financial/setRemark', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  financialGetShopId: {
    family: 'finance', call: 'financialGetShopId', method: 'POST', path: '/fba/api/v1/financial/getShopId', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  financialUpdateShopId: {
    family: 'finance', call: 'financialUpdateShopId', method: 'POST', path: '/fba/api/v1/financial/updateShopId', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  financialLogList: {
    family: 'finance', call: 'financialLogList', method: 'POST', path: '/fba/api/v1/financial/logList', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  businessReportList: {
    family: 'finance', call: 'businessReportList', method: 'POST', path: '/fba/api/v1/business_report/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  businessReportSummary: {
    family: 'finance', call: 'businessReportSummary', method: 'POST', path: '/fba/api/v1/business_report/summary', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  businessReportDeveloperAndSalesList: {
    family: 'finance', call: 'businessReportDeveloperAndSalesList', method: 'POST',
    path: '/fba/api/v1/business_report/developer_and_sales_list', client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  performanceReportList: {
    family: 'finance', call: 'performanceReportList', method: 'POST', path: '/fba/api/v1/performanceReport/list', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  performanceReportSummary: {
    family: 'finance', call: 'performanceReportSummary', method: 'POST', path: '/fba/api/v1/performanceReport/summary', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  performanceReportDetails: {
    family: 'finance', call: 'performanceReportDetails', method: 'POST', path: '/fba/api/v1/performanceReport/details', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  performanceReportAnalysisList: {
    family: 'finance', call: 'performanceReportAnalysisList', method: 'POST', path: '/fba/api/v1/performanceReport/analysisList',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  analysisSummary: {
    family: 'finance', call: 'analysisSummary', method: 'POST', path: '/fba/api/v1/performanceReport/analysisSummary', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  shopCountry: {
    family: 'finance', call: 'shopCountry', method: 'GET', path: '/fba/api/v1/shop/shopCountry', client: 'erp', wire: 'erp', body: 'query',
    answer: 'json', writes: false,
  },
  financeShopCountry: {
    family: 'finance', call: 'financeShopCountry', method: 'GET', path: '/fba/api/v1/finance/shopCountry', client: 'erp', wire: 'erp',
    body: 'query', answer: 'json', writes: false,
  },
  shopTransactionList: {
    family: 'finance', call: 'shopTransactionList', method: 'POST', path: '/fba/api/v1/shop/transaction_list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  shopTransactionEdit: {
    family: 'finance', call: 'shopTransactionEdit', method: 'POST', path: '/fba/api/v1/shop/transaction_edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  shopTransactionGet: {
    family: 'finance', call: 'shopTransactionGet', method: 'POST', path: '/fba/api/v1/shop/transaction_get', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  shopTransactionSummary: {
    family: 'finance', call: 'shopTransactionSummary', method: 'POST', path: '/fba/api/v1/shop/transaction_summary', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  shopImportTransactionReport: {
    family: 'finance', call: 'shopImportTransactionReport', method: 'POST', path: '/fba/api/v1/shop/import_transaction_report',
    client: 'erp', wire: 'erp', body: 'multipart', answer: 'json', writes: true,
  },
  shopBatchImportTransactionReport: {
    family: 'finance', call: 'shopBatchImportTransactionReport', method: 'POST', path: '/fba/api/v1/shop/batch_import_transaction_report',
    client: 'erp', wire: 'erp', body: 'multipart', answer: 'json', writes: true,
  },
  amzItemProfitGetMskuList: {
    family: 'finance', call: 'amzItemProfitGetMskuList', method: 'POST', path: '/fba/api/v1/amzItemProfit/getMskuList', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  amzItemProfitGetMskuListNew: {
    family: 'finance', call: 'amzItemProfitGetMskuListNew', method: 'POST', path: '/fba/api/v1/amzItemProfit/getMskuListNew', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  amzItemProfitGetShopListNew: {
    family: 'finance', call: 'amzItemProfitGetShopListNew', method: 'POST', path: '/fba/api/v1/amzItemProfit/getShopListNew', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  amzItemProfitDownProfitMsku: {
    family: 'finance', call: 'amzItemProfitDownProfitMsku', method: 'POST', path: '/fba/api/v1/amzItemProfit/downProfitMsku', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  amzItemProfitImportFee: {
    family: 'finance', call: 'amzItemProfitImportFee', method: 'POST', path: '/fba/api/v1/amzItemProfit/importFee', client: 'erp',
    wire: 'erp', body: 'multipart', answer: 'json', writes: true,
  },
  amzItemProfitUploadFbaShopFee: {
    family: 'finance', call: 'amzItemProfitUploadFbaShopFee', method: 'POST', path: '/fba/api/v1/amzItemProfit/uploadFbaShopFee',
    client: 'erp', wire: 'erp', body: 'multipart', answer: 'json', writes: true,
  },
  feeCategoryList: {
    family: 'finance', call: 'feeCategoryList', method: 'POST', path: '/fba/api/v1/fee_category/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  feeCategoryImport: {
    family: 'finance', call: 'feeCategoryImport', method: 'POST', path: '/fba/api/v1/fee_category/import', client: 'erp', wire: 'erp',
    body: 'multipart', answer: 'json', writes: true,
  },
  feeCategoryAsinList: {
    family: 'finance', call: 'feeCategoryAsinList', method: 'POST', path: '/fba/api/v1/fee_category/asin_list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  feeCategoryShipmentList: {
    family: 'finance', call: 'feeCategoryShipmentList', method: 'POST', path: '/fba/api/v1/fee_category/shipment_list', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  feeCategoryMatch: {
    family: 'finance', call: 'feeCategoryMatch', method: 'POST', path: '/fba/api/v1/fee_category/match', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  feeCategoryListV2: {
    family: 'finance', call: 'feeCategoryListV2', method: 'POST', path: '/fba/api/v1/fee_category/listV2', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  feeCategoryImportV2: {
    family: 'finance', call: 'feeCategoryImportV2', method: 'POST', path: '/fba/api/v1/fee_category/importV2', client: 'erp', wire: 'erp',
    body: 'multipart', answer: 'json', writes: true,
  },
  feeCategoryAsinListV2: {
    family: 'finance', call: 'feeCategoryAsinListV2', method: 'POST', path: '/fba/api/v1/fee_category/asin_listV2', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  feeCategoryShipmentListV2: {
    family: 'finance', call: 'feeCategoryShipmentListV2', method: 'POST', path: '/fba/api/v1/fee_category/shipment_listV2', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  feeCategoryMatchV2: {
    family: 'finance', call: 'feeCategoryMatchV2', method: 'POST', path: '/fba/api/v1/fee_category/matchV2', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  feeCategoryAdvertisingList: {
    family: 'finance', call: 'feeCategoryAdvertisingList', method: 'GET', path: '/fba/api/v1/fee_category/advertisingList', client: 'erp',
    wire: 'erp', body: 'query', answer: 'json', writes: false,
  },
  feeCategoryAdvertisingListV2: {
    family: 'finance', call: 'feeCategoryAdvertisingListV2', method: 'GET', path: '/fba/api/v1/fee_category/advertisingListV2',
    client: 'erp', wire: 'erp', body: 'query', answer: 'json', writes: false,
  },
  advertisingAllocation: {
    family: 'finance', call: 'advertisingAllocation', method: 'POST', path: '/fba/api/v1/fee_category/advertisingAllocation', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  getTypeList: {
    family: 'finance', call: 'getTypeList', method: 'POST', path: '/fba/api/v1/finance/get_type_list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  storeFeeType: {
    family: 'finance', call: 'storeFeeType', method: 'POST', path: '/fba/api/v1/finance/store_fee_type', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  delFeeType: {
    family: 'finance', call: 'delFeeType', method: 'POST', path: '/fba/api/v1/finance/del_fee_type', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  feeKindList: {
    family: 'finance', call: 'feeKindList', method: 'POST', path: '/fba/api/v1/finance/fee_type/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  feeKindEdit: {
    family: 'finance', call: 'feeKindEdit', method: 'POST', path: '/fba/api/v1/finance/fee_type/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  getConfigList: {
    family: 'finance', call: 'getConfigList', method: 'POST', path: '/fba/api/v1/finance/get_config_list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  storeFeeConfig: {
    family: 'finance', call: 'storeFeeConfig', method: 'POST', path: '/fba/api/v1/finance/store_fee_config', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  delFeeConfig: {
    family: 'finance', call: 'delFeeConfig', method: 'POST', path: '/fba/api/v1/finance/del_fee_config', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  importFeeConfig: {
    family: 'finance', call: 'importFeeConfig', method: 'POST', path: '/fba/api/v1/finance/import_fee_config', client: 'erp', wire: 'erp',
    body: 'multipart', answer: 'json', writes: true,
  },
  exportFeeConfig: {
    family: 'finance', call: 'exportFeeConfig', method: 'POST', path: '/fba/api/v1/finance/export_fee_config', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  exceptionSellerTotal: {
    family: 'finance', call: 'exceptionSellerTotal', method: 'POST', path: '/fba/api/v1/exception/seller_total', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  exceptionOrderList: {
    family: 'finance', call: 'exceptionOrderList', method: 'POST', path: '/fba/api/v1/exception/order_list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  settlementListByYear: {
    family: 'finance', call: 'settlementListByYear', method: 'POST', path: '/fba/api/v1/settlement/list_by_year', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  settlementConfigList: {
    family: 'finance', call: 'settlementConfigList', method: 'POST', path: '/fba/api/v1/settlement/config_list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  settlementStoreConfig: {
    family: 'finance', call: 'settlementStoreConfig', method: 'POST', path: '/fba/api/v1/settlement/store_config', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  settlementCheckoutList: {
    family: 'finance', call: 'settlementCheckoutList', method: 'POST', path: '/fba/api/v1/settlement/checkout_list', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  settlementEmployeeList: {
    family: 'finance', call: 'settlementEmployeeList', method: 'POST', path: '/fba/api/v1/settlement/employee_list', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  settlementDoSettle: {
    family: 'finance', call: 'settlementDoSettle', method: 'POST', path: '/fba/api/v1/settlement/do_settle', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  settlementDoCheck: {
    family: 'finance', call: 'settlementDoCheck', method: 'POST', path: '/fba/api/v1/settlement/do_check', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  settlementDoCheckout: {
    family: 'finance', call: 'settlementDoCheckout', method: 'POST', path: '/fba/api/v1/settlement/do_checkout', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  settlementExportCheckList: {
    family: 'finance', call: 'settlementExportCheckList', method: 'POST', path: '/fba/api/v1/settlement/export_check_list', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  settlementOneKeySyn: {
    family: 'finance', call: 'settlementOneKeySyn', method: 'POST', path: '/fba/api/v1/settlement/one_key_syn', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  settlementShopStep: {
    family: 'finance', call: 'settlementShopStep', method: 'POST', path: '/fba/api/v1/settlement/shop/step', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  settlementShopEdit: {
    family: 'finance', call: 'settlementShopEdit', method: 'POST', path: '/fba/api/v1/settlement/shop/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  profitConfigList: {
    family: 'finance', call: 'profitConfigList', method: 'POST', path: '/fba/api/v1/profit_config/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  profitConfigStore: {
    family: 'finance', call: 'profitConfigStore', method: 'POST', path: '/fba/api/v1/profit_config/store', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  profitConfigSetDefault: {
    family: 'finance', call: 'profitConfigSetDefault', method: 'POST', path: '/fba/api/v1/profit_config/set_default', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  reportCronTaskList: {
    family: 'finance', call: 'reportCronTaskList', method: 'POST', path: '/fba/api/v1/reportCronTask/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  reportCronTaskCreate: {
    family: 'finance', call: 'reportCronTaskCreate', method: 'POST', path: '/fba/api/v1/reportCronTask/create', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  reportCronTaskUpdate: {
    family: 'finance', call: 'reportCronTaskUpdate', method: 'POST', path: '/fba/api/v1/reportCronTask/update', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  reportCronTaskRecordList: {
    family: 'finance', call: 'reportCronTaskRecordList', method: 'POST', path: '/fba/api/v1/reportCronTask/recordList', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  reportCronTaskConfig: {
    family: 'finance', call: 'reportCronTaskConfig', method: 'POST', path: '/fba/api/v1/reportCronTask/config', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  recalculationVersions: {
    family: 'finance', call: 'recalculationVersions', method: 'POST', path: '/fba/api/v1/recalculation/versions', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  recalculationRetry: {
    family: 'finance', call: 'recalculationRetry', method: 'POST', path: '/fba/api/v1/recalculation/retry', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  recalculationLogs: {
    family: 'finance', call: 'recalculationLogs', method: 'POST', path: '/fba/api/v1/recalculation/logs', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  reconcileList: {
    family: 'finance', call: 'reconcileList', method: 'GET', path: '/fba/api/v1/reconcile/list', client: 'erp', wire: 'erp', body: 'query',
    answer: 'json', writes: false,
  },
  reconcileImportList: {
    family: 'finance', call: 'reconcileImportList', method: 'GET', path: '/fba/api/v1/reconcile/import_list', client: 'erp', wire: 'erp',
    body: 'query', answer: 'json', writes: false,
  },
  apportionmentRules: {
    family: 'finance', call: 'apportionmentRules', method: 'GET', path: '/fba/api/v1/finance/apportionment_rules', client: 'erp',
    wire: 'erp', body: 'query', answer: 'json', writes: false,
  },
  apportionmentCalculation: {
    family: 'finance', call: 'apportionmentCalculation', method: 'GET', path: '/fba/api/v1/finance/apportionment_calculation',
    client: 'erp', wire: 'erp', body: 'query', answer: 'json', writes: false,
  },
  orderProfitList: {
    family: 'finance', call: 'orderProfitList', method: 'POST', path: '/fba/api/v1/orderProfit/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  saleProfitList: {
    family: 'finance', call: 'saleProfitList', method: 'POST', path: '/fba/api/v1/saleProfit/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  statementMonthlySummary: {
    family: 'finance', call: 'statementMonthlySummary', method: 'POST', path: '/fba/api/v1/statement/monthlySummary', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  returnList: {
    family: 'finance', call: 'returnList', method: 'POST', path: '/fba/api/v1/return/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  returnFbmList: {
    family: 'finance', call: 'returnFbmList', method: 'POST', path: '/fba/api/v1/return/fbmList', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  receivableReportList: {
    family: 'finance', call: 'receivableReportList', method: 'POST', path: '/fba/api/v1/receivableReport/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  receivableCheckList: {
    family: 'finance', call: 'receivableCheckList', method: 'POST', path: '/fba/api/v1/receivableReport/check/list', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  receivableCheckAdd: {
    family: 'finance', call: 'receivableCheckAdd', method: 'POST', path: '/fba/api/v1/receivableReport/check/add', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  receivableCheckEdit: {
    family: 'finance', call: 'receivableCheckEdit', method: 'POST', path: '/fba/api/v1/receivableReport/check/edit', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  receivableCheckRemove: {
    family: 'finance', call: 'receivableCheckRemove', method: 'POST', path: '/fba/api/v1/receivableReport/check/remove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  receivableCheckStep: {
    family: 'finance', call: 'receivableCheckStep', method: 'POST', path: '/fba/api/v1/receivableReport/check/step', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  receivableReportDetail: {
    family: 'finance', call: 'receivableReportDetail', method: 'POST', path: '/fba/api/v1/receivableReport/detail', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  orderFlowCheck: {
    family: 'finance', call: 'orderFlowCheck', method: 'POST', path: '/fba/api/v1/reconcile/orders', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  returnCheck: {
    family: 'finance', call: 'returnCheck', method: 'POST', path: '/fba/api/v1/reconcile/returns', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  ledgerSnapshotCheck: {
    family: 'finance', call: 'ledgerSnapshotCheck', method: 'POST', path: '/fba/api/v1/reconcile/snapshots', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  settlementDifference: {
    family: 'finance', call: 'settlementDifference', method: 'POST', path: '/fba/api/v1/reconcile/settlementDifference', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  settlementIssueList: {
    family: 'finance', call: 'settlementIssueList', method: 'POST', path: '/fba/api/v1/reconcile/settlementIssue/list', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  settlementIssueAdd: {
    family: 'finance', call: 'settlementIssueAdd', method: 'POST', path: '/fba/api/v1/reconcile/settlementIssue/add', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  settlementIssueEdit: {
    family: 'finance', call: 'settlementIssueEdit', method: 'POST', path: '/fba/api/v1/reconcile/settlementIssue/edit', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  settlementIssueRemove: {
    family: 'finance', call: 'settlementIssueRemove', method: 'POST', path: '/fba/api/v1/reconcile/settlementIssue/remove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  commissionList: {
    family: 'finance', call: 'commissionList', method: 'POST', path: '/fba/api/v1/performanceReport/commission/list', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  commissionEdit: {
    family: 'finance', call: 'commissionEdit', method: 'POST', path: '/fba/api/v1/performanceReport/commission/edit', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  commissionStep: {
    family: 'finance', call: 'commissionStep', method: 'POST', path: '/fba/api/v1/performanceReport/commission/step', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  commissionReckon: {
    family: 'finance', call: 'commissionReckon', method: 'POST', path: '/fba/api/v1/performanceReport/commission/reckon', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  commissionRuleList: {
    family: 'finance', call: 'commissionRuleList', method: 'POST', path: '/fba/api/v1/performanceReport/rule/list', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  commissionRuleAdd: {
    family: 'finance', call: 'commissionRuleAdd', method: 'POST', path: '/fba/api/v1/performanceReport/rule/add', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  commissionRuleEdit: {
    family: 'finance', call: 'commissionRuleEdit', method: 'POST', path: '/fba/api/v1/performanceReport/rule/edit', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  commissionRuleRemove: {
    family: 'finance', call: 'commissionRuleRemove', method: 'POST', path: '/fba/api/v1/performanceReport/rule/remove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  feeCheck: {
    family: 'finance', call: 'feeCheck', method: 'POST', path: '/fba/api/v1/reconcile/fees', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  profitCheck: {
    family: 'finance', call: 'profitCheck', method: 'POST', path: '/fba/api/v1/reconcile/profit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  settlementCheck: {
    family: 'finance', call: 'settlementCheck', method: 'POST', path: '/fba/api/v1/reconcile/settlements', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  promotionFees: {
    family: 'finance', call: 'promotionFees', method: 'POST', path: '/fba/api/v1/salesPromotion/report', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  promotionLines: {
    family: 'finance', call: 'promotionLines', method: 'POST', path: '/fba/api/v1/salesPromotion/lines', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  tradeReportList: {
    family: 'finance', call: 'tradeReportList', method: 'POST', path: '/fba/api/v1/trade_report/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  adInvoiceRecordEdit: {
    family: 'finance', call: 'adInvoiceRecordEdit', method: 'POST', path: '/fba/api/v1/adInvoiceRecord/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  adInvoiceRecordList: {
    family: 'finance', call: 'adInvoiceRecordList', method: 'POST', path: '/fba/api/v1/adInvoiceRecord/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  adInvoiceRecordDetail: {
    family: 'finance', call: 'adInvoiceRecordDetail', method: 'POST', path: '/fba/api/v1/adInvoiceRecord/detail', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  adInvoiceReport: {
    family: 'finance', call: 'adInvoiceReport', method: 'POST', path: '/fba/api/v1/adInvoiceRecord/report', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  adInvoiceCheck: {
    family: 'finance', call: 'adInvoiceCheck', method: 'POST', path: '/fba/api/v1/adInvoiceRecord/check', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  currencyList: {
    family: 'finance', call: 'currencyList', method: 'POST', path: '/fba/api/v1/currency/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  currencyAdd: {
    family: 'finance', call: 'currencyAdd', method: 'POST', path: '/fba/api/v1/currency/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  currencyEdit: {
    family: 'finance', call: 'currencyEdit', method: 'POST', path: '/fba/api/v1/currency/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  currencyRemove: {
    family: 'finance', call: 'currencyRemove', method: 'POST', path: '/fba/api/v1/currency/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  currencyCopy: {
    family: 'finance', call: 'currencyCopy', method: 'POST', path: '/fba/api/v1/currency/copy', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  currencyDetail: {
    family: 'finance', call: 'currencyDetail', method: 'POST', path: '/fba/api/v1/currency/detail', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  targetList: {
    family: 'finance', call: 'targetList', method: 'POST', path: '/fba/api/v1/target/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  vatTransactions: {
    family: 'finance', call: 'vatTransactions', method: 'POST', path: '/fba/api/v1/vat_transaction/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  vatReport: {
    family: 'finance', call: 'vatReport', method: 'POST', path: '/fba/api/v1/vat_transaction/report', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  receiptMatch: {
    family: 'finance', call: 'receiptMatch', method: 'POST', path: '/fba/api/v1/payment_collection/match', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  receiptChoose: {
    family: 'finance', call: 'receiptChoose', method: 'POST', path: '/fba/api/v1/payment_collection/choose', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  receiptUnmatch: {
    family: 'finance', call: 'receiptUnmatch', method: 'POST', path: '/fba/api/v1/payment_collection/unmatch', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  paymentStatements: {
    family: 'finance', call: 'paymentStatements', method: 'POST', path: '/fba/api/v1/payment_statement/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  paymentStatementAdd: {
    family: 'finance', call: 'paymentStatementAdd', method: 'POST', path: '/fba/api/v1/payment_statement/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  paymentStatementEdit: {
    family: 'finance', call: 'paymentStatementEdit', method: 'POST', path: '/fba/api/v1/payment_statement/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  paymentStatementRemove: {
    family: 'finance', call: 'paymentStatementRemove', method: 'POST', path: '/fba/api/v1/payment_statement/remove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  targetSave: {
    family: 'finance', call: 'targetSave', method: 'POST', path: '/fba/api/v1/target/save', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  targetEdit: {
    family: 'finance', call: 'targetEdit', method: 'POST', path: '/fba/api/v1/target/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  postedProfits: {
    family: 'finance', call: 'postedProfits', method: 'POST', path: '/fba/api/v1/finance/postedProfit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  orderProfitReport: {
    family: 'finance', call: 'orderProfitReport', method: 'POST', path: '/fba/api/v1/finance/realtimeProfit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  shipProfitReport: {
    family: 'finance', call: 'shipProfitReport', method: 'POST', path: '/fba/api/v1/finance/shipProfit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  productGoalReport: {
    family: 'finance', call: 'productGoalReport', method: 'POST', path: '/fba/api/v1/target/product/report', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  productGoalList: {
    family: 'finance', call: 'productGoalList', method: 'POST', path: '/fba/api/v1/target/product/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  productGoalSave: {
    family: 'finance', call: 'productGoalSave', method: 'POST', path: '/fba/api/v1/target/product/save', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  productGoalEdit: {
    family: 'finance', call: 'productGoalEdit', method: 'POST', path: '/fba/api/v1/target/product/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  productGoalDelete: {
    family: 'finance', call: 'productGoalDelete', method: 'POST', path: '/fba/api/v1/target/product/delete', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  staffGoalReport: {
    family: 'finance', call: 'staffGoalReport', method: 'POST', path: '/fba/api/v1/target/staff/report', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  staffGoalList: {
    family: 'finance', call: 'staffGoalList', method: 'POST', path: '/fba/api/v1/target/staff/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  staffGoalSave: {
    family: 'finance', call: 'staffGoalSave', method: 'POST', path: '/fba/api/v1/target/staff/save', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  staffGoalEdit: {
    family: 'finance', call: 'staffGoalEdit', method: 'POST', path: '/fba/api/v1/target/staff/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  staffGoalDelete: {
    family: 'finance', call: 'staffGoalDelete', method: 'POST', path: '/fba/api/v1/target/staff/delete', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  deptGoalReport: {
    family: 'finance', call: 'deptGoalReport', method: 'POST', path: '/fba/api/v1/target/dept/report', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  deptGoalList: {
    family: 'finance', call: 'deptGoalList', method: 'POST', path: '/fba/api/v1/target/dept/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  deptGoalSave: {
    family: 'finance', call: 'deptGoalSave', method: 'POST', path: '/fba/api/v1/target/dept/save', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  deptGoalEdit: {
    family: 'finance', call: 'deptGoalEdit', method: 'POST', path: '/fba/api/v1/target/dept/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  deptGoalDelete: {
    family: 'finance', call: 'deptGoalDelete', method: 'POST', path: '/fba/api/v1/target/dept/delete', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  ownerHistory: {
    family: 'finance', call: 'ownerHistory', method: 'POST', path: '/fba/api/v1/performanceReport/owners/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  ownerHistoryAdd: {
    family: 'finance', call: 'ownerHistoryAdd', method: 'POST', path: '/fba/api/v1/performanceReport/owners/add', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  ownerHistoryEdit: {
    family: 'finance', call: 'ownerHistoryEdit', method: 'POST', path: '/fba/api/v1/performanceReport/owners/edit', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  ownerHistoryRemove: {
    family: 'finance', call: 'ownerHistoryRemove', method: 'POST', path: '/fba/api/v1/performanceReport/owners/remove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  targetReport: {
    family: 'finance', call: 'targetReport', method: 'POST', path: '/fba/api/v1/target/report', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  targetDelete: {
    family: 'finance', call: 'targetDelete', method: 'POST', path: '/fba/api/v1/target/delete', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  productCostList: {
    family: 'finance', call: 'productCostList', method: 'POST', path: '/fba/api/v1/productCost/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sharedFees: {
    family: 'finance', call: 'sharedFees', method: 'POST', path: '/fba/api/v1/finance/shared', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  shareRuleList: {
    family: 'finance', call: 'shareRuleList', method: 'POST', path: '/fba/api/v1/finance/shareRule/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  shareRuleAdd: {
    family: 'finance', call: 'shareRuleAdd', method: 'POST', path: '/fba/api/v1/finance/shareRule/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  shareRuleEdit: {
    family: 'finance', call: 'shareRuleEdit', method: 'POST', path: '/fba/api/v1/finance/shareRule/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  shareRuleRemove: {
    family: 'finance', call: 'shareRuleRemove', method: 'POST', path: '/fba/api/v1/finance/shareRule/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  customFeeList: {
    family: 'finance', call: 'customFeeList', method: 'POST', path: '/fba/api/v1/customFee/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  customFeeAdd: {
    family: 'finance', call: 'customFeeAdd', method: 'POST', path: '/fba/api/v1/customFee/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  customFeeEdit: {
    family: 'finance', call: 'customFeeEdit', method: 'POST', path: '/fba/api/v1/customFee/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  customFeeRemove: {
    family: 'finance', call: 'customFeeRemove', method: 'POST', path: '/fba/api/v1/customFee/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  soldCosts: {
    family: 'finance', call: 'soldCosts', method: 'POST', path: '/fba/api/v1/productCost/sold', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  pastCosts: {
    family: 'finance', call: 'pastCosts', method: 'POST', path: '/fba/api/v1/productCost/past', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  productCostMissing: {
    family: 'finance', call: 'productCostMissing', method: 'POST', path: '/fba/api/v1/productCost/missing', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  productCostAdd: {
    family: 'finance', call: 'productCostAdd', method: 'POST', path: '/fba/api/v1/productCost/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  productCostEdit: {
    family: 'finance', call: 'productCostEdit', method: 'POST', path: '/fba/api/v1/productCost/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  productCostRemove: {
    family: 'finance', call: 'productCostRemove', method: 'POST', path: '/fba/api/v1/productCost/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  fundAccountList: {
    family: 'finance', call: 'fundAccountList', method: 'POST', path: '/fba/api/v1/fundAccount/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  fundAccount: {
    family: 'finance', call: 'fundAccount', method: 'POST', path: '/fba/api/v1/fundAccount/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  fundAccountAdd: {
    family: 'finance', call: 'fundAccountAdd', method: 'POST', path: '/fba/api/v1/fundAccount/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  fundAccountEdit: {
    family: 'finance', call: 'fundAccountEdit', method: 'POST', path: '/fba/api/v1/fundAccount/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  fundAccountRemove: {
    family: 'finance', call: 'fundAccountRemove', method: 'POST', path: '/fba/api/v1/fundAccount/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  fundAccountEntries: {
    family: 'finance', call: 'fundAccountEntries', method: 'POST', path: '/fba/api/v1/fundAccount/entries', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  fundEntryList: {
    family: 'finance', call: 'fundEntryList', method: 'POST', path: '/fba/api/v1/receipt_payment/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  fundEntry: {
    family: 'finance', call: 'fundEntry', method: 'POST', path: '/fba/api/v1/receipt_payment/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  fundEntryAdd: {
    family: 'finance', call: 'fundEntryAdd', method: 'POST', path: '/fba/api/v1/receipt_payment/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  fundEntryEdit: {
    family: 'finance', call: 'fundEntryEdit', method: 'POST', path: '/fba/api/v1/receipt_payment/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  fundEntryRemove: {
    family: 'finance', call: 'fundEntryRemove', method: 'POST', path: '/fba/api/v1/receipt_payment/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  fundEntryStep: {
    family: 'finance', call: 'fundEntryStep', method: 'POST', path: '/fba/api/v1/receipt_payment/step', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'finance',
  wire: WIRES.erp,
  capabilities: {
    sort: 'many',
    filter: ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'between', 'contains', 'starts', 'empty'],
    or: true,
    beside: true,
    summary: 'server',
    export: 'task',
    currency: true,
    compare: true,
    pivot: true,
    trend: true,
    allFiltered: true,
  },
  resources: {
    financialList: {
      list: CALLS.financialList,
      edit: CALLS.financialSetRemark,
      key: ['shop_id', 'settlement_id'],
      decimals: [
        'total_amount', 'line_amount', 'received_amount', 'open_amount', 'opening_balance', 'closing_reserve', 'reserve_amount',
        'income_amount', 'purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'gross_profit', 'difference',
      ],
      integers: ['sold_qty', 'uncosted_quantity'],
      texts: ['shop_id', 'settlement_id', 'import_id'],
    },
    financialGetShopId: {
      list: CALLS.financialGetShopId,
      key: ['id'],
      decimals: [],
      integers: ['warning_days', 'own_config.stockWarningDays', 'sales30.quantity', 'sales30.orders', 'sales30.items'],
      texts: ['id', 'pool_id', 'leader', 'owner'],
    },
    financialLogList: {
      list: CALLS.financialLogList,
      key: ['id'],
      decimals: ['progress'],
      integers: ['total_count', 'success_count', 'replaced_count', 'fail_count', 'file_size'],
      texts: ['id', 'shop_id', 'creator'],
    },
    businessReportList: {
      list: CALLS.businessReportList,
      key: ['id'],
      decimals: ['buy_box_share', 'buy_box_views', 'buy_box_rate', 'sales', 'sales_b2b', 'unit_session_rate'],
      integers: [
        'line_no', 'sessions', 'sessions_b2b', 'sessions_app', 'sessions_browser', 'page_views', 'page_views_b2b', 'page_views_app',
        'page_views_browser', 'units', 'units_b2b', 'order_items', 'order_items_b2b',
      ],
      texts: [
        'id', 'import_id', 'shop_id', 'parent_asin', 'asin', 'shop.pool_id', 'shop.owner', 'product.asin', 'product.parent_asin',
        'product.leader', 'product.specialist', 'product.assistant', 'product.developer', 'product.category_id', 'product.brand_id',
        'product.spu_id',
      ],
    },
    businessReportSummary: {
      list: CALLS.businessReportSummary,
      key: [],
      decimals: [
        'amount', 'daily', 'fba_amount', 'fbm_amount', 'promoted_amount', 'price', 'discount', 'refund_amount', 'refund_rate',
        'return_rate', 'net_amount', 'total_spend', 'ad_amount', 'CTR', 'avg_cpc', 'conversion_rate', 'acos', 'acoas', 'tacos',
        'cover_days', 'unit_session_rate', 'order_session_rate', 'buy_box_views', 'buy_box_rate', 'b2b_amount', 'settled_sales', 'settled',
        'purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'returned_cost', 'past_cost', 'custom_fee', 'gross_profit',
        'gross_margin', 'roi',
      ],
      integers: [
        'quantity', 'fba_quantity', 'fbm_quantity', 'promoted_quantity', 'orders', 'refund_quantity', 'returned', 'impressions', 'clicks',
        'ad_orders', 'sellable', 'reserved', 'working', 'shipped', 'receiving', 'onway', 'stock_total', 'sessions', 'page_views',
        'session_units', 'session_items', 'b2b_quantity',
      ],
      texts: [
        'shop', 'asin', 'parent_asin', 'spu', 'specialist', 'leader', 'assistant', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
    performanceReportList: {
      list: CALLS.performanceReportList,
      key: [],
      decimals: [
        'sales_amount', 'refund', 'amount', 'ad_spend', 'storage_fee', 'purchase_cost', 'head_cost', 'package_cost', 'other_cost',
        'returned_cost', 'cost_total', 'past_cost', 'custom_fee', 'gross_profit', 'gross_margin', 'ad_rate', 'roi', 'stock_value',
        'stock_days', 'turnover_day',
      ],
      integers: ['quantity', 'refund_quantity', 'uncosted_quantity', 'customer_shipments', 'sold'],
      texts: ['shop', 'specialist', 'leader', 'assistant', 'developer', 'category', 'shop_owner'],
    },
    performanceReportSummary: {
      list: CALLS.performanceReportSummary,
      key: [],
      decimals: [
        'sales_amount', 'refund', 'amount', 'ad_spend', 'storage_fee', 'purchase_cost', 'head_cost', 'package_cost', 'other_cost',
        'returned_cost', 'cost_total', 'past_cost', 'custom_fee', 'gross_profit', 'gross_margin', 'ad_rate', 'roi', 'stock_value',
        'stock_days', 'turnover_day',
      ],
      integers: ['quantity', 'refund_quantity', 'uncosted_quantity', 'customer_shipments', 'sold'],
      texts: ['shop', 'specialist', 'leader', 'assistant', 'developer', 'category', 'shop_owner'],
    },
    performanceReportDetails: {
      list: CALLS.performanceReportDetails,
      key: [],
      decimals: [
        'sales_amount', 'refund', 'amount', 'ad_spend', 'storage_fee', 'purchase_cost', 'head_cost', 'package_cost', 'other_cost',
        'returned_cost', 'cost_total', 'past_cost', 'custom_fee', 'gross_profit', 'gross_margin', 'ad_rate', 'roi', 'stock_value',
        'stock_days', 'turnover_day',
      ],
      integers: ['quantity', 'refund_quantity', 'uncosted_quantity', 'customer_shipments', 'sold'],
      texts: ['shop', 'specialist', 'leader', 'assistant', 'developer', 'category', 'shop_owner'],
    },
    performanceReportAnalysisList: {
      list: CALLS.performanceReportAnalysisList,
      key: [],
      decimals: [
        'sales_amount', 'refund', 'amount', 'ad_spend', 'storage_fee', 'purchase_cost', 'head_cost', 'package_cost', 'other_cost',
        'returned_cost', 'cost_total', 'past_cost', 'custom_fee', 'gross_profit', 'gross_margin', 'ad_rate', 'roi', 'stock_value',
        'stock_days', 'turnover_day',
      ],
      integers: ['quantity', 'refund_quantity', 'uncosted_quantity', 'customer_shipments', 'sold'],
      texts: ['shop', 'specialist', 'leader', 'assistant', 'developer', 'category', 'shop_owner'],
    },
    analysisSummary: {
      list: CALLS.analysisSummary,
      key: [],
      decimals: [
        'sales_amount', 'refund', 'amount', 'ad_spend', 'storage_fee', 'purchase_cost', 'head_cost', 'package_cost', 'other_cost',
        'returned_cost', 'cost_total', 'past_cost', 'custom_fee', 'gross_profit', 'gross_margin', 'ad_rate', 'roi', 'stock_value',
        'stock_days', 'turnover_day',
      ],
      integers: ['quantity', 'refund_quantity', 'uncosted_quantity', 'customer_shipments', 'sold'],
      texts: ['shop', 'specialist', 'leader', 'assistant', 'developer', 'category', 'shop_owner'],
    },
    shopTransactionList: {
      list: CALLS.shopTransactionList,
      get: CALLS.shopTransactionGet,
      edit: CALLS.shopTransactionEdit,
      key: ['id'],
      decimals: [
        'product_sales', 'product_sales_tax', 'shipping_credits', 'shipping_credits_tax', 'gift_wrap_credits', 'gift_wrap_credits_tax',
        'regulatory_fee', 'tax_on_regulatory_fee', 'promotional_rebates', 'promotional_rebates_tax', 'sales_tax_collected',
        'marketplace_facilitator_tax', 'marketplace_withheld_tax', 'points_cost', 'selling_fees', 'fba_fees', 'other_transaction_fees',
        'other', 'total_amount', 'column_gap', 'unmapped_amount', 'claim.est_amount', 'claim.actual_amount',
      ],
      integers: ['line_no', 'quantity', 'settle_gap', 'claim.reimbursed_qty'],
      texts: [
        'id', 'import_id', 'shop_id', 'settlement_id', 'order_id', 'shop.owner', 'order.order_id', 'shipped.tracking_no', 'product.asin',
        'product.parent_asin', 'product.leader', 'product.specialist', 'product.assistant', 'product.developer', 'product.category_id',
        'product.brand_id', 'product.spu_id',
      ],
    },
    shopTransactionSummary: {
      list: CALLS.shopTransactionSummary,
      key: [],
      decimals: ['amount', 'balance', 'opening'],
      integers: ['orders', 'line_count'],
      texts: ['shop', 'order', 'settlement'],
    },
    amzItemProfitGetMskuList: {
      list: CALLS.amzItemProfitGetMskuList,
      key: [],
      decimals: [
        'sales_amount', 'sales_of_all', 'income', 'refund', 'expense', 'tax', 'amount', 'commission', 'fba_fulfillment_fee',
        'mcf_fulfillment_fee', 'ad_spend_sp', 'ad_spend_sb', 'ad_spend_sbv', 'ad_spend_sd', 'ad_spend', 'promotion_fee_total',
        'storage_fee', 'unallocated', 'ad_spend_diff', 'purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'returned_cost',
        'cost_total', 'past_cost', 'custom_fee', 'gross_profit', 'gross_margin', 'sales_share', 'commission_rate', 'fulfillment_rate',
        'ad_rate', 'storage_rate', 'promotion_rate', 'refund_share', 'expense_rate', 'tax_rate', 'custom_rate', 'cost_rate', 'roi',
      ],
      integers: [
        'quantity', 'refund_quantity', 'fba_quantity', 'fbm_quantity', 'mcf_quantity', 'returned_quantity', 'replaced_quantity',
        'uncosted_quantity', 'standard_quantity',
      ],
      texts: [
        'shop', 'asin', 'parent_asin', 'specialist', 'leader', 'assistant', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
    amzItemProfitGetMskuListNew: {
      list: CALLS.amzItemProfitGetMskuListNew,
      key: [],
      decimals: [
        'sales_amount', 'sales_of_all', 'income', 'refund', 'expense', 'tax', 'amount', 'commission', 'fba_fulfillment_fee',
        'mcf_fulfillment_fee', 'ad_spend_sp', 'ad_spend_sb', 'ad_spend_sbv', 'ad_spend_sd', 'ad_spend', 'promotion_fee_total',
        'storage_fee', 'unallocated', 'ad_spend_diff', 'purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'returned_cost',
        'cost_total', 'past_cost', 'custom_fee', 'gross_profit', 'gross_margin', 'sales_share', 'commission_rate', 'fulfillment_rate',
        'ad_rate', 'storage_rate', 'promotion_rate', 'refund_share', 'expense_rate', 'tax_rate', 'custom_rate', 'cost_rate', 'roi',
      ],
      integers: [
        'quantity', 'refund_quantity', 'fba_quantity', 'fbm_quantity', 'mcf_quantity', 'returned_quantity', 'replaced_quantity',
        'uncosted_quantity', 'standard_quantity',
      ],
      texts: [
        'shop', 'asin', 'parent_asin', 'specialist', 'leader', 'assistant', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
    amzItemProfitGetShopListNew: {
      list: CALLS.amzItemProfitGetShopListNew,
      key: [],
      decimals: [
        'sales_amount', 'sales_of_all', 'income', 'refund', 'expense', 'tax', 'amount', 'commission', 'fba_fulfillment_fee',
        'mcf_fulfillment_fee', 'ad_spend_sp', 'ad_spend_sb', 'ad_spend_sbv', 'ad_spend_sd', 'ad_spend', 'promotion_fee_total',
        'storage_fee', 'unallocated', 'ad_spend_diff', 'purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'returned_cost',
        'cost_total', 'past_cost', 'custom_fee', 'gross_profit', 'gross_margin', 'sales_share', 'commission_rate', 'fulfillment_rate',
        'ad_rate', 'storage_rate', 'promotion_rate', 'refund_share', 'expense_rate', 'tax_rate', 'custom_rate', 'cost_rate', 'roi',
      ],
      integers: [
        'quantity', 'refund_quantity', 'fba_quantity', 'fbm_quantity', 'mcf_quantity', 'returned_quantity', 'replaced_quantity',
        'uncosted_quantity', 'standard_quantity',
      ],
      texts: [
        'shop', 'asin', 'parent_asin', 'specialist', 'leader', 'assistant', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
    feeCategoryList: {
      list: CALLS.feeCategoryList,
      key: ['id'],
      decimals: ['amount'],
      integers: [],
      texts: [
        'id', 'import_id', 'txn_id', 'shop_id', 'settlement_id', 'order_id', 'settlement.settlement_id', 'order.order_id',
      ],
    },
    feeCategoryAsinList: {
      list: CALLS.feeCategoryAsinList,
      key: [],
      decimals: [
        'sales_amount', 'sales_of_all', 'income', 'refund', 'expense', 'tax', 'amount', 'commission', 'fba_fulfillment_fee',
        'mcf_fulfillment_fee', 'ad_spend_sp', 'ad_spend_sb', 'ad_spend_sbv', 'ad_spend_sd', 'ad_spend', 'promotion_fee_total',
        'storage_fee', 'unallocated', 'ad_spend_diff', 'purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'returned_cost',
        'cost_total', 'past_cost', 'custom_fee', 'gross_profit', 'gross_margin', 'sales_share', 'commission_rate', 'fulfillment_rate',
        'ad_rate', 'storage_rate', 'promotion_rate', 'refund_share', 'expense_rate', 'tax_rate', 'custom_rate', 'cost_rate', 'roi',
      ],
      integers: [
        'quantity', 'refund_quantity', 'fba_quantity', 'fbm_quantity', 'mcf_quantity', 'returned_quantity', 'replaced_quantity',
        'uncosted_quantity', 'standard_quantity',
      ],
      texts: [
        'shop', 'asin', 'parent_asin', 'specialist', 'leader', 'assistant', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
    feeCategoryShipmentList: {
      list: CALLS.feeCategoryShipmentList,
      key: [],
      decimals: ['est_fee', 'bill_fee', 'head_fee', 'weight', 'volume', 'weighed', 'fee_kg', 'fee_piece', 'way_days'],
      integers: ['batches', 'shipped_qty', 'box_count', 'charged', 'signed', 'way_total'],
      texts: ['shop'],
    },
    feeCategoryListV2: {
      list: CALLS.feeCategoryListV2,
      key: [],
      decimals: ['amount', 'balance', 'opening'],
      integers: ['orders', 'line_count'],
      texts: ['shop', 'order', 'settlement'],
    },
    feeCategoryAsinListV2: {
      list: CALLS.feeCategoryAsinListV2,
      key: [],
      decimals: [
        'sales_amount', 'sales_of_all', 'income', 'refund', 'expense', 'tax', 'amount', 'commission', 'fba_fulfillment_fee',
        'mcf_fulfillment_fee', 'ad_spend_sp', 'ad_spend_sb', 'ad_spend_sbv', 'ad_spend_sd', 'ad_spend', 'promotion_fee_total',
        'storage_fee', 'unallocated', 'ad_spend_diff', 'purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'returned_cost',
        'cost_total', 'past_cost', 'custom_fee', 'gross_profit', 'gross_margin', 'sales_share', 'commission_rate', 'fulfillment_rate',
        'ad_rate', 'storage_rate', 'promotion_rate', 'refund_share', 'expense_rate', 'tax_rate', 'custom_rate', 'cost_rate', 'roi',
      ],
      integers: [
        'quantity', 'refund_quantity', 'fba_quantity', 'fbm_quantity', 'mcf_quantity', 'returned_quantity', 'replaced_quantity',
        'uncosted_quantity', 'standard_quantity',
      ],
      texts: [
        'shop', 'asin', 'parent_asin', 'specialist', 'leader', 'assistant', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
    feeCategoryShipmentListV2: {
      list: CALLS.feeCategoryShipmentListV2,
      key: [],
      decimals: ['est_fee', 'bill_fee', 'head_fee', 'weight', 'volume', 'weighed', 'fee_kg', 'fee_piece', 'way_days'],
      integers: ['batches', 'shipped_qty', 'box_count', 'charged', 'signed', 'way_total'],
      texts: ['shop'],
    },
    feeCategoryAdvertisingList: {
      list: CALLS.feeCategoryAdvertisingList,
      key: ['id'],
      decimals: ['amount', 'invoice.amount'],
      integers: ['line_no'],
      texts: ['id', 'import_id', 'shop_id', 'invoice_no', 'statement_no', 'campaign_id', 'shop.pool_id'],
    },
    feeCategoryAdvertisingListV2: {
      list: CALLS.feeCategoryAdvertisingListV2,
      key: [],
      decimals: ['amount'],
      integers: ['invoices', 'lines'],
      texts: ['shop', 'campaign', 'invoice'],
    },
    feeKindList: {
      list: CALLS.feeKindList,
      add: CALLS.storeFeeType,
      edit: CALLS.feeKindEdit,
      remove: CALLS.delFeeType,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'creator'],
    },
    getConfigList: {
      list: CALLS.getConfigList,
      add: CALLS.storeFeeConfig,
      edit: CALLS.shareRuleEdit,
      remove: CALLS.delFeeConfig,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'creator'],
    },
    exceptionSellerTotal: {
      list: CALLS.exceptionSellerTotal,
      key: [],
      decimals: ['erp_amount', 'amz_amount', 'difference', 'difference_rate'],
      integers: ['erp_rows', 'amz_rows'],
      texts: ['shop', 'settlement', 'order'],
    },
    exceptionOrderList: {
      list: CALLS.exceptionOrderList,
      key: [],
      decimals: [],
      integers: ['ordered', 'posted_pieces', 'shipped_pieces', 'posted_gap', 'shipped_gap'],
      texts: ['shop', 'order'],
    },
    settlementListByYear: {
      list: CALLS.settlementListByYear,
      edit: CALLS.settlementShopEdit,
      key: ['id'],
      decimals: ['data_ready', 'unmapped_amount', 'sales_amount', 'net_amount', 'gross_profit', 'gross_margin'],
      integers: ['gap_days', 'settlement_count', 'cost_gap_qty', 'version_no'],
      texts: ['id', 'shop_id', 'check_user', 'close_user', 'reopen_user', 'shop.owner'],
    },
    settlementCheckoutList: {
      list: CALLS.settlementCheckoutList,
      key: ['id'],
      decimals: [],
      integers: ['version_no', 'gap_qty', 'closed_qty', 'closed_uses', 'closed_lines'],
      texts: ['id', 'close_user', 'reopen_user'],
    },
    reportCronTaskList: {
      list: CALLS.reportCronTaskList,
      add: CALLS.reportCronTaskCreate,
      edit: CALLS.reportCronTaskUpdate,
      key: ['id'],
      decimals: [],
      integers: ['run_count'],
      texts: ['id', 'last_job', 'creator'],
    },
    reportCronTaskRecordList: {
      list: CALLS.reportCronTaskRecordList,
      key: ['id'],
      decimals: ['progress'],
      integers: ['total_count', 'success_count', 'fail_count', 'file_size', 'attempt', 'run_seconds'],
      texts: ['id', 'import_id', 'employee_id'],
    },
    recalculationLogs: {
      list: CALLS.recalculationLogs,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'employee_id'],
    },
    reconcileList: {
      list: CALLS.reconcileList,
      key: [],
      decimals: [],
      integers: ['ordered', 'posted_pieces', 'shipped_pieces', 'posted_gap', 'shipped_gap'],
      texts: ['shop', 'order'],
    },
    reconcileImportList: {
      list: CALLS.reconcileImportList,
      key: ['id'],
      decimals: ['progress'],
      integers: ['total_count', 'success_count', 'replaced_count', 'fail_count', 'file_size'],
      texts: ['id', 'shop_id', 'creator'],
    },
    apportionmentRules: {
      list: CALLS.apportionmentRules,
      add: CALLS.storeFeeConfig,
      edit: CALLS.shareRuleEdit,
      remove: CALLS.delFeeConfig,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'creator'],
    },
    apportionmentCalculation: {
      list: CALLS.apportionmentCalculation,
      key: ['id'],
      decimals: [
        'amount', 'sales_amount', 'income', 'refund', 'expense', 'tax', 'unallocated', 'ad_spend_diff', 'custom_fee', 'past_cost',
        'returned_cost', 'purchase_cost', 'head_cost', 'package_cost', 'other_cost',
      ],
      integers: [
        'quantity', 'refund_quantity', 'uncosted_quantity', 'standard_quantity', 'fba_quantity', 'fbm_quantity', 'mcf_quantity',
        'returned_quantity', 'replaced_quantity',
      ],
      texts: [
        'id', 'shop_id', 'shop.owner', 'product.asin', 'product.parent_asin', 'product.leader', 'product.specialist', 'product.assistant',
        'product.developer', 'product.category_id', 'product.brand_id',
      ],
    },
    orderProfitList: {
      list: CALLS.orderProfitList,
      key: [],
      decimals: [
        'product_sales', 'promotion', 'other_income', 'commission', 'fba_fee', 'refund', 'tax', 'other_fee', 'ad_spend', 'storage_fee',
        'fbm_freight', 'off_site', 'purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'returned_cost', 'cost_total', 'amount',
        'gross_profit', 'gross_margin', 'roi', 'guess_rate', 'sales_guess', 'promotion_guess', 'commission_guess', 'fba_guess',
        'refund_guess', 'ad_guess', 'storage_guess', 'guess_size', 'whole_size',
      ],
      integers: ['quantity', 'posted_quantity', 'orders', 'unrated_quantity', 'uncosted_quantity', 'standard_quantity'],
      texts: [
        'shop', 'order', 'asin', 'parent_asin', 'specialist', 'leader', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
    saleProfitList: {
      list: CALLS.saleProfitList,
      key: [],
      decimals: [
        'sales', 'other_income', 'refund', 'commission', 'fba_fee', 'advertising', 'other_fee', 'tax', 'amount', 'purchase_cost',
        'head_cost', 'package_cost', 'other_cost', 'fbm_freight', 'returned_cost', 'off_site', 'gross_profit', 'gross_margin',
      ],
      integers: ['quantity', 'uncosted_quantity', 'standard_quantity'],
      texts: ['shop', 'settlement', 'order'],
    },
    statementMonthlySummary: {
      list: CALLS.statementMonthlySummary,
      key: [],
      decimals: [
        'sales_amount', 'sales_of_all', 'income', 'refund', 'expense', 'tax', 'amount', 'commission', 'fba_fulfillment_fee',
        'mcf_fulfillment_fee', 'ad_spend_sp', 'ad_spend_sb', 'ad_spend_sbv', 'ad_spend_sd', 'ad_spend', 'promotion_fee_total',
        'storage_fee', 'unallocated', 'ad_spend_diff', 'purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'returned_cost',
        'cost_total', 'past_cost', 'custom_fee', 'gross_profit', 'gross_margin', 'sales_share', 'commission_rate', 'fulfillment_rate',
        'ad_rate', 'storage_rate', 'promotion_rate', 'refund_share', 'expense_rate', 'tax_rate', 'custom_rate', 'cost_rate', 'roi',
      ],
      integers: [
        'quantity', 'refund_quantity', 'fba_quantity', 'fbm_quantity', 'mcf_quantity', 'returned_quantity', 'replaced_quantity',
        'uncosted_quantity', 'standard_quantity',
      ],
      texts: [
        'shop', 'asin', 'parent_asin', 'specialist', 'leader', 'assistant', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
    returnList: {
      list: CALLS.returnList,
      key: ['id'],
      decimals: [
        'claim.est_amount', 'claim.actual_amount', 'back.returned_cost', 'order.item_price', 'order.refund_posted',
      ],
      integers: ['line_no', 'quantity', 'claim.reimbursed_qty', 'back.quantity'],
      texts: [
        'id', 'import_id', 'shop_id', 'order_id', 'asin', 'fnsku', 'lpn', 'shop.pool_id', 'shop.owner', 'order.order_id', 'product.asin',
        'product.parent_asin', 'product.leader', 'product.specialist', 'product.assistant', 'product.developer', 'product.category_id',
        'product.brand_id', 'product.spu_id',
      ],
    },
    returnFbmList: {
      list: CALLS.returnFbmList,
      key: ['id'],
      decimals: ['request.label_cost', 'request.refunded_amount'],
      integers: ['good_qty', 'bad_qty', 'return_qty', 'item.quantity'],
      texts: [
        'id', 'item_id', 'shop_id', 'order_id', 'rma_id', 'warehouse_id', 'bin_id', 'tracking_no', 'creator', 'item.order_id',
        'item.fbm_id', 'item.shop_id', 'product.asin', 'request.rma_id', 'bin.warehouse_id',
      ],
    },
    receivableReportList: {
      list: CALLS.receivableReportList,
      key: [],
      decimals: [
        'opening', 'income', 'refund', 'spend', 'card', 'carried', 'unknown', 'transfer', 'parts', 'amount', 'difference', 'increase',
        'decrease', 'balance', 'stated_amount', 'amount_gap', 'stated_transfer', 'transfer_gap',
      ],
      integers: ['line_count'],
      texts: ['shop'],
    },
    receivableCheckList: {
      list: CALLS.receivableCheckList,
      add: CALLS.receivableCheckAdd,
      edit: CALLS.receivableCheckEdit,
      remove: CALLS.receivableCheckRemove,
      key: ['id'],
      decimals: ['stated_amount', 'stated_transfer'],
      integers: [],
      texts: ['id', 'shop_id', 'creator'],
    },
    receivableReportDetail: {
      list: CALLS.receivableReportDetail,
      key: ['id'],
      decimals: ['amount'],
      integers: [],
      texts: [
        'id', 'import_id', 'txn_id', 'shop_id', 'settlement_id', 'order_id', 'settlement.settlement_id', 'order.order_id',
      ],
    },
    orderFlowCheck: {
      list: CALLS.orderFlowCheck,
      key: [],
      decimals: [],
      integers: ['ordered', 'posted_pieces', 'shipped_pieces', 'posted_gap', 'shipped_gap'],
      texts: ['shop', 'order'],
    },
    returnCheck: {
      list: CALLS.returnCheck,
      key: [],
      decimals: [],
      integers: ['returned', 'refunded', 'difference'],
      texts: ['shop', 'order'],
    },
    ledgerSnapshotCheck: {
      list: CALLS.ledgerSnapshotCheck,
      key: [],
      decimals: [],
      integers: ['ending', 'in_transit', 'ledger_qty', 'snapshot_qty', 'difference'],
      texts: ['shop'],
    },
    settlementDifference: {
      list: CALLS.settlementDifference,
      key: [],
      decimals: ['erp_amount', 'amz_amount', 'difference', 'difference_rate'],
      integers: ['erp_rows', 'amz_rows'],
      texts: ['shop', 'settlement', 'order'],
    },
    settlementIssueList: {
      list: CALLS.settlementIssueList,
      add: CALLS.settlementIssueAdd,
      edit: CALLS.settlementIssueEdit,
      remove: CALLS.settlementIssueRemove,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'shop_id', 'creator'],
    },
    commissionList: {
      list: CALLS.commissionList,
      edit: CALLS.commissionEdit,
      key: ['id'],
      decimals: ['sales_amount', 'gross_profit', 'base_amount', 'rate', 'amount', 'adjust', 'payable'],
      integers: [],
      texts: ['id', 'person', 'creator'],
    },
    commissionRuleList: {
      list: CALLS.commissionRuleList,
      add: CALLS.commissionRuleAdd,
      edit: CALLS.commissionRuleEdit,
      remove: CALLS.commissionRuleRemove,
      key: ['id'],
      decimals: ['from_amount', 'rate'],
      integers: [],
      texts: ['id', 'creator'],
    },
    feeCheck: {
      list: CALLS.feeCheck,
      key: [],
      decimals: ['total', 'lines', 'difference'],
      integers: [],
      texts: ['shop'],
    },
    profitCheck: {
      list: CALLS.profitCheck,
      key: [],
      decimals: ['profit', 'lines', 'difference'],
      integers: [],
      texts: ['shop'],
    },
    settlementCheck: {
      list: CALLS.settlementCheck,
      edit: CALLS.financialSetRemark,
      key: ['shop_id', 'settlement_id'],
      decimals: [
        'total_amount', 'line_amount', 'received_amount', 'open_amount', 'opening_balance', 'closing_reserve', 'reserve_amount',
        'income_amount', 'purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'gross_profit', 'difference',
      ],
      integers: ['sold_qty', 'uncosted_quantity'],
      texts: ['shop_id', 'settlement_id', 'import_id'],
    },
    promotionFees: {
      list: CALLS.promotionFees,
      key: [],
      decimals: ['coupon', 'deal', 'vine', 'rebate', 'returned', 'amount', 'sold', 'rate'],
      integers: ['lines'],
      texts: ['shop'],
    },
    promotionLines: {
      list: CALLS.promotionLines,
      key: ['id'],
      decimals: ['amount'],
      integers: [],
      texts: [
        'id', 'import_id', 'txn_id', 'shop_id', 'settlement_id', 'order_id', 'settlement.settlement_id', 'order.order_id',
      ],
    },
    tradeReportList: {
      list: CALLS.tradeReportList,
      get: CALLS.shopTransactionGet,
      edit: CALLS.shopTransactionEdit,
      key: ['id'],
      decimals: [
        'product_sales', 'product_sales_tax', 'shipping_credits', 'shipping_credits_tax', 'gift_wrap_credits', 'gift_wrap_credits_tax',
        'regulatory_fee', 'tax_on_regulatory_fee', 'promotional_rebates', 'promotional_rebates_tax', 'sales_tax_collected',
        'marketplace_facilitator_tax', 'marketplace_withheld_tax', 'points_cost', 'selling_fees', 'fba_fees', 'other_transaction_fees',
        'other', 'total_amount', 'column_gap', 'unmapped_amount', 'claim.est_amount', 'claim.actual_amount',
      ],
      integers: ['line_no', 'quantity', 'settle_gap', 'claim.reimbursed_qty'],
      texts: [
        'id', 'import_id', 'shop_id', 'settlement_id', 'order_id', 'shop.owner', 'order.order_id', 'shipped.tracking_no', 'product.asin',
        'product.parent_asin', 'product.leader', 'product.specialist', 'product.assistant', 'product.developer', 'product.category_id',
        'product.brand_id', 'product.spu_id',
      ],
    },
    adInvoiceRecordList: {
      list: CALLS.adInvoiceRecordList,
      edit: CALLS.adInvoiceRecordEdit,
      key: ['shop_id', 'invoice_no'],
      decimals: ['campaign_charges', 'adjustments', 'promotions', 'taxes', 'amount', 'line_amount', 'difference'],
      integers: ['campaigns'],
      texts: ['shop_id', 'invoice_no', 'import_id', 'statement_no', 'shop.pool_id'],
    },
    adInvoiceRecordDetail: {
      list: CALLS.adInvoiceRecordDetail,
      key: ['id'],
      decimals: ['amount', 'invoice.amount'],
      integers: ['line_no'],
      texts: ['id', 'import_id', 'shop_id', 'invoice_no', 'statement_no', 'campaign_id', 'shop.pool_id'],
    },
    adInvoiceReport: {
      list: CALLS.adInvoiceReport,
      key: [],
      decimals: ['amount'],
      integers: ['invoices', 'lines'],
      texts: ['shop', 'campaign', 'invoice'],
    },
    adInvoiceCheck: {
      list: CALLS.adInvoiceCheck,
      key: [],
      decimals: ['invoiced', 'charged', 'charged_fee', 'difference', 'spend'],
      integers: ['invoice_rows', 'charge_rows'],
      texts: ['shop'],
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
    currencyDetail: {
      list: CALLS.currencyDetail,
      add: CALLS.currencyAdd,
      edit: CALLS.currencyEdit,
      remove: CALLS.currencyRemove,
      key: ['id'],
      decimals: ['rate'],
      integers: [],
      texts: ['id'],
    },
    targetList: {
      list: CALLS.targetList,
      add: CALLS.targetSave,
      edit: CALLS.targetEdit,
      remove: CALLS.targetDelete,
      key: ['id'],
      decimals: ['goal_amount', 'goal_profit', 'goal_ad_rate', 'goal_spend'],
      integers: ['goal_quantity'],
      texts: ['id', 'shop_id', 'shop.owner'],
    },
    vatTransactions: {
      list: CALLS.vatTransactions,
      key: ['id'],
      decimals: ['net_amount', 'vat_amount', 'gross_amount', 'vat_rate', 'invoice_amount'],
      integers: ['line_no', 'occurrence', 'quantity'],
      texts: [
        'id', 'import_id', 'shop_id', 'event_id', 'activity_id', 'asin', 'seller_vat_no', 'buyer_vat_no', 'invoice_no',
      ],
    },
    vatReport: {
      list: CALLS.vatReport,
      key: [],
      decimals: ['net', 'vat', 'gross', 'rate'],
      integers: ['quantity', 'rows'],
      texts: ['shop'],
    },
    paymentStatements: {
      list: CALLS.paymentStatements,
      add: CALLS.paymentStatementAdd,
      edit: CALLS.paymentStatementEdit,
      remove: CALLS.paymentStatementRemove,
      key: ['id'],
      decimals: ['amount_total', 'fee_amount', 'balance', 'entry.clear_amount'],
      integers: [],
      texts: ['id', 'fund_id', 'entry_id', 'creator', 'entry.shop_id', 'entry.settlement_id'],
    },
    postedProfits: {
      list: CALLS.postedProfits,
      key: [],
      decimals: [
        'sales', 'other_income', 'refund', 'commission', 'fba_fee', 'advertising', 'other_fee', 'tax', 'amount', 'purchase_cost',
        'head_cost', 'package_cost', 'other_cost', 'fbm_freight', 'returned_cost', 'off_site', 'gross_profit', 'gross_margin',
      ],
      integers: ['quantity', 'uncosted_quantity', 'standard_quantity'],
      texts: ['shop', 'settlement', 'order'],
    },
    orderProfitReport: {
      list: CALLS.orderProfitReport,
      key: [],
      decimals: [
        'product_sales', 'promotion', 'other_income', 'commission', 'fba_fee', 'refund', 'tax', 'other_fee', 'ad_spend', 'storage_fee',
        'fbm_freight', 'off_site', 'purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'returned_cost', 'cost_total', 'amount',
        'gross_profit', 'gross_margin', 'roi', 'guess_rate', 'sales_guess', 'promotion_guess', 'commission_guess', 'fba_guess',
        'refund_guess', 'ad_guess', 'storage_guess', 'guess_size', 'whole_size',
      ],
      integers: ['quantity', 'posted_quantity', 'orders', 'unrated_quantity', 'uncosted_quantity', 'standard_quantity'],
      texts: [
        'shop', 'order', 'asin', 'parent_asin', 'specialist', 'leader', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
    shipProfitReport: {
      list: CALLS.shipProfitReport,
      key: [],
      decimals: [
        'product_sales', 'promotion', 'other_income', 'commission', 'fba_fee', 'refund', 'tax', 'other_fee', 'ad_spend', 'storage_fee',
        'fbm_freight', 'off_site', 'purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'returned_cost', 'cost_total', 'amount',
        'gross_profit', 'gross_margin', 'roi', 'guess_rate', 'sales_guess', 'promotion_guess', 'commission_guess', 'fba_guess',
        'refund_guess', 'ad_guess', 'storage_guess', 'guess_size', 'whole_size',
      ],
      integers: ['quantity', 'posted_quantity', 'orders', 'unrated_quantity', 'uncosted_quantity', 'standard_quantity'],
      texts: [
        'shop', 'order', 'asin', 'parent_asin', 'specialist', 'leader', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
    productGoalReport: {
      list: CALLS.productGoalReport,
      key: [],
      decimals: [
        'goal_amount', 'amount', 'amount_rate', 'amount_gap', 'goal_spend', 'goal_ad_rate', 'ad_fee', 'ad_rate', 'ad_rate_gap',
        'quantity_rate', 'goal_profit', 'settled', 'purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'custom_fee', 'gross_profit',
        'profit_rate',
      ],
      integers: ['goal_quantity', 'quantity'],
      texts: ['shop', 'asin', 'parent_asin', 'specialist', 'leader', 'assistant', 'developer'],
    },
    productGoalList: {
      list: CALLS.productGoalList,
      add: CALLS.productGoalSave,
      edit: CALLS.productGoalEdit,
      remove: CALLS.productGoalDelete,
      key: ['id'],
      decimals: ['goal_amount', 'goal_profit', 'goal_ad_rate', 'goal_spend'],
      integers: ['goal_quantity'],
      texts: [
        'id', 'shop_id', 'shop.owner', 'product.asin', 'product.parent_asin', 'product.leader', 'product.specialist', 'product.assistant',
        'product.developer',
      ],
    },
    staffGoalReport: {
      list: CALLS.staffGoalReport,
      key: [],
      decimals: [
        'goal_amount', 'amount', 'amount_rate', 'amount_gap', 'goal_spend', 'goal_ad_rate', 'ad_fee', 'ad_rate', 'ad_rate_gap',
        'quantity_rate', 'goal_profit', 'settled', 'purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'custom_fee', 'gross_profit',
        'profit_rate',
      ],
      integers: ['goal_quantity', 'quantity'],
      texts: ['person'],
    },
    staffGoalList: {
      list: CALLS.staffGoalList,
      add: CALLS.staffGoalSave,
      edit: CALLS.staffGoalEdit,
      remove: CALLS.staffGoalDelete,
      key: ['id'],
      decimals: ['goal_amount', 'goal_profit', 'goal_ad_rate', 'goal_spend'],
      integers: ['goal_quantity'],
      texts: ['id', 'person'],
    },
    deptGoalReport: {
      list: CALLS.deptGoalReport,
      key: [],
      decimals: [
        'goal_amount', 'amount', 'amount_rate', 'amount_gap', 'goal_spend', 'goal_ad_rate', 'ad_fee', 'ad_rate', 'ad_rate_gap',
        'quantity_rate', 'goal_profit', 'settled', 'purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'custom_fee', 'gross_profit',
        'profit_rate',
      ],
      integers: ['goal_quantity', 'quantity'],
      texts: [],
    },
    deptGoalList: {
      list: CALLS.deptGoalList,
      add: CALLS.deptGoalSave,
      edit: CALLS.deptGoalEdit,
      remove: CALLS.deptGoalDelete,
      key: ['id'],
      decimals: ['goal_amount', 'goal_profit', 'goal_ad_rate', 'goal_spend'],
      integers: ['goal_quantity'],
      texts: ['id', 'dept.leader'],
    },
    ownerHistory: {
      list: CALLS.ownerHistory,
      add: CALLS.ownerHistoryAdd,
      edit: CALLS.ownerHistoryEdit,
      remove: CALLS.ownerHistoryRemove,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: [
        'id', 'shop_id', 'leader', 'specialist', 'assistant', 'developer', 'creator', 'product.asin', 'product.leader',
        'product.specialist', 'product.assistant', 'product.developer',
      ],
    },
    targetReport: {
      list: CALLS.targetReport,
      key: [],
      decimals: [
        'goal_amount', 'amount', 'amount_rate', 'amount_gap', 'goal_spend', 'goal_ad_rate', 'ad_fee', 'ad_rate', 'ad_rate_gap',
        'quantity_rate', 'goal_profit', 'settled', 'purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'returned_cost', 'past_cost',
        'custom_fee', 'gross_profit', 'profit_rate',
      ],
      integers: ['goal_quantity', 'quantity'],
      texts: ['shop', 'shop_owner'],
    },
    productCostList: {
      list: CALLS.productCostList,
      add: CALLS.productCostAdd,
      edit: CALLS.productCostEdit,
      remove: CALLS.productCostRemove,
      key: ['id'],
      decimals: ['purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'unit_cost'],
      integers: [],
      texts: ['id', 'shop_id', 'product.asin'],
    },
    sharedFees: {
      list: CALLS.sharedFees,
      key: ['id'],
      decimals: [
        'amount', 'sales_amount', 'income', 'refund', 'expense', 'tax', 'unallocated', 'ad_spend_diff', 'custom_fee', 'past_cost',
        'returned_cost', 'purchase_cost', 'head_cost', 'package_cost', 'other_cost',
      ],
      integers: [
        'quantity', 'refund_quantity', 'uncosted_quantity', 'standard_quantity', 'fba_quantity', 'fbm_quantity', 'mcf_quantity',
        'returned_quantity', 'replaced_quantity',
      ],
      texts: [
        'id', 'shop_id', 'shop.owner', 'product.asin', 'product.parent_asin', 'product.leader', 'product.specialist', 'product.assistant',
        'product.developer', 'product.category_id', 'product.brand_id',
      ],
    },
    shareRuleList: {
      list: CALLS.shareRuleList,
      add: CALLS.storeFeeConfig,
      edit: CALLS.shareRuleEdit,
      remove: CALLS.delFeeConfig,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'creator'],
    },
    customFeeList: {
      list: CALLS.customFeeList,
      add: CALLS.customFeeAdd,
      edit: CALLS.customFeeEdit,
      remove: CALLS.customFeeRemove,
      key: ['id'],
      decimals: ['amount'],
      integers: [],
      texts: ['id', 'shop_id', 'kind_id', 'creator', 'product.asin'],
    },
    soldCosts: {
      list: CALLS.soldCosts,
      key: ['id'],
      decimals: ['purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'unit_cost'],
      integers: [],
      texts: ['id', 'shop_id', 'product.asin'],
    },
    pastCosts: {
      list: CALLS.pastCosts,
      key: ['id'],
      decimals: [
        'amount', 'sales_amount', 'income', 'refund', 'expense', 'tax', 'unallocated', 'ad_spend_diff', 'custom_fee', 'past_cost',
        'returned_cost', 'purchase_cost', 'head_cost', 'package_cost', 'other_cost',
      ],
      integers: [
        'quantity', 'refund_quantity', 'uncosted_quantity', 'standard_quantity', 'fba_quantity', 'fbm_quantity', 'mcf_quantity',
        'returned_quantity', 'replaced_quantity',
      ],
      texts: [
        'id', 'shop_id', 'shop.owner', 'product.asin', 'product.parent_asin', 'product.leader', 'product.specialist', 'product.assistant',
        'product.developer', 'product.category_id', 'product.brand_id',
      ],
    },
    fundAccountList: {
      list: CALLS.fundAccountList,
      get: CALLS.fundAccount,
      add: CALLS.fundAccountAdd,
      edit: CALLS.fundAccountEdit,
      remove: CALLS.fundAccountRemove,
      key: ['id'],
      decimals: ['opening', 'received', 'paid', 'fees', 'balance'],
      integers: [],
      texts: ['id', 'creator'],
    },
    fundAccountEntries: {
      list: CALLS.fundAccountEntries,
      get: CALLS.fundEntry,
      add: CALLS.fundEntryAdd,
      edit: CALLS.fundEntryEdit,
      remove: CALLS.fundEntryRemove,
      key: ['id'],
      decimals: ['amount_total', 'fee_amount', 'clear_amount', 'exchange_rate', 'settlement.total_amount'],
      integers: [],
      texts: ['id', 'account_id', 'shop_id', 'settlement_id', 'payment_id', 'creator'],
    },
    fundEntryList: {
      list: CALLS.fundEntryList,
      get: CALLS.fundEntry,
      add: CALLS.fundEntryAdd,
      edit: CALLS.fundEntryEdit,
      remove: CALLS.fundEntryRemove,
      key: ['id'],
      decimals: ['amount_total', 'fee_amount', 'clear_amount', 'exchange_rate', 'settlement.total_amount'],
      integers: [],
      texts: ['id', 'account_id', 'shop_id', 'settlement_id', 'payment_id', 'creator'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '1429b71819c7'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'amzItemProfitSetFbaType',
  'amzItemProfitGetFbaType',
  'amzItemProfitDelFbaType',
  'amzItemProfitChooseFee',
  'exceptionConfig',
  'exceptionForbiddenShop',
  'reconcileImport',
  'reconcileDelImport',
  'currencySync',
] as const

/** 财务: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 财务结算列表
 * GET /fba/api/v1/financial/list (query) · ListRequest → ListAnswer<SettlementRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function financialList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SettlementRow>> {
  return askList<SettlementRow>(transport, FAMILY, CALLS.financialList, FAMILY.resources['financialList']!, body, options)
}

/**
 * 给结算单备注
 * POST /fba/api/v1/financial/setRemark · SettlementEdit → SettlementRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function financialSetRemark(transport: Transport, body: SettlementEdit, options?: CallOptions): Promise<SettlementRow> {
  return transport.call<SettlementRow>(CALLS.financialSetRemark, body, options)
}

/**
 * 店铺映射：报告里的站点与币种归哪家店铺
 * POST /fba/api/v1/financial/getShopId · ListRequest → ListAnswer<ShopRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function financialGetShopId(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ShopRow>> {
  return askList<ShopRow>(transport, FAMILY, CALLS.financialGetShopId, FAMILY.resources['financialGetShopId']!, body, options)
}

/**
 * 待确认的文件归哪家店铺：指定后重新预检
 * POST /fba/api/v1/financial/updateShopId · FinancialUpdateShopIdRequest → FinancialUpdateShopIdResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function financialUpdateShopId(transport: Transport, body: FinancialUpdateShopIdRequest, options?: CallOptions): Promise<FinancialUpdateShopIdResponse> {
  return transport.call<FinancialUpdateShopIdResponse>(CALLS.financialUpdateShopId, body, options)
}

/**
 * 结算报告的导入记录
 * POST /fba/api/v1/financial/logList · ListRequest → ListAnswer<ReportFileRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function financialLogList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReportFileRow>> {
  return askList<ReportFileRow>(transport, FAMILY, CALLS.financialLogList, FAMILY.resources['financialLogList']!, body, options)
}

/**
 * 业务报告列表
 * POST /fba/api/v1/business_report/list · ListRequest → ListAnswer<AsinTrafficRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function businessReportList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AsinTrafficRow>> {
  return askList<AsinTrafficRow>(transport, FAMILY, CALLS.businessReportList, FAMILY.resources['businessReportList']!, body, options)
}

/**
 * 汇总
 * POST /fba/api/v1/business_report/summary · ListRequest → ListAnswer<PerformanceFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function businessReportSummary(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PerformanceFigures>> {
  return askList<PerformanceFigures>(transport, FAMILY, CALLS.businessReportSummary, FAMILY.resources['businessReportSummary']!, body, options)
}

/**
 * 开发/销售选项
 * POST /fba/api/v1/business_report/developer_and_sales_list · BusinessReportDeveloperAndSalesListRequest → BusinessReportDeveloperAndSalesListResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function businessReportDeveloperAndSalesList(
  transport: Transport, body: BusinessReportDeveloperAndSalesListRequest = {}, options?: CallOptions,
): Promise<BusinessReportDeveloperAndSalesListResponse> {
  return transport.call<BusinessReportDeveloperAndSalesListResponse>(CALLS.businessReportDeveloperAndSalesList, body, options)
}

/**
 * 绩效列表
 * POST /fba/api/v1/performanceReport/list · ListRequest → ListAnswer<StaffProfitFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function performanceReportList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<StaffProfitFigures>> {
  return askList<StaffProfitFigures>(transport, FAMILY, CALLS.performanceReportList, FAMILY.resources['performanceReportList']!, body, options)
}

/**
 * 汇总
 * POST /fba/api/v1/performanceReport/summary · ListRequest → ListAnswer<StaffProfitFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function performanceReportSummary(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<StaffProfitFigures>> {
  return askList<StaffProfitFigures>(transport, FAMILY, CALLS.performanceReportSummary, FAMILY.resources['performanceReportSummary']!, body, options)
}

/**
 * 明细
 * POST /fba/api/v1/performanceReport/details · ListRequest → ListAnswer<StaffProfitFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function performanceReportDetails(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<StaffProfitFigures>> {
  return askList<StaffProfitFigures>(transport, FAMILY, CALLS.performanceReportDetails, FAMILY.resources['performanceReportDetails']!, body, options)
}

/**
 * 分析列表
 * POST /fba/api/v1/performanceReport/analysisList · ListRequest → ListAnswer<StaffProfitFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function performanceReportAnalysisList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<StaffProfitFigures>> {
  return askList<StaffProfitFigures>(transport, FAMILY, CALLS.performanceReportAnalysisList, FAMILY.resources['performanceReportAnalysisList']!, body, options)
}

/**
 * 分析汇总
 * POST /fba/api/v1/performanceReport/analysisSummary · ListRequest → ListAnswer<StaffProfitFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function analysisSummary(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<StaffProfitFigures>> {
  return askList<StaffProfitFigures>(transport, FAMILY, CALLS.analysisSummary, FAMILY.resources['analysisSummary']!, body, options)
}

/**
 * 店铺-站点级联
 * GET /fba/api/v1/shop/shopCountry (query) · ShopCountryRequest → ShopCountryResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function shopCountry(transport: Transport, body: ShopCountryRequest = {}, options?: CallOptions): Promise<ShopCountryResponse> {
  return transport.call<ShopCountryResponse>(CALLS.shopCountry, body, options)
}

/**
 * 财务店铺-站点级联
 * GET /fba/api/v1/finance/shopCountry (query) · FinanceShopCountryRequest → FinanceShopCountryResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function financeShopCountry(transport: Transport, body: FinanceShopCountryRequest = {}, options?: CallOptions): Promise<FinanceShopCountryResponse> {
  return transport.call<FinanceShopCountryResponse>(CALLS.financeShopCountry, body, options)
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
 * 给一笔交易备注
 * POST /fba/api/v1/shop/transaction_edit · SettlementTxnEdit → SettlementTxnRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function shopTransactionEdit(transport: Transport, body: SettlementTxnEdit, options?: CallOptions): Promise<SettlementTxnRow> {
  return transport.call<SettlementTxnRow>(CALLS.shopTransactionEdit, body, options)
}

/**
 * 一笔交易
 * POST /fba/api/v1/shop/transaction_get · SettlementTxnKey → SettlementTxnRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function shopTransactionGet(transport: Transport, body: SettlementTxnKey, options?: CallOptions): Promise<SettlementTxnRow> {
  return transport.call<SettlementTxnRow>(CALLS.shopTransactionGet, body, options)
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
 * 导入交易报告：读取后在预检里确认写入
 * POST /fba/api/v1/shop/import_transaction_report (multipart) · ShopImportTransactionReportRequest → ShopImportTransactionReportResponse.
 * Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function shopImportTransactionReport(
  transport: Transport, body: ShopImportTransactionReportRequest, options?: CallOptions,
): Promise<ShopImportTransactionReportResponse> {
  return transport.call<ShopImportTransactionReportResponse>(CALLS.shopImportTransactionReport, body, options)
}

/**
 * 一次导入几份交易报告：逐份读取后在预检里确认写入
 * POST /fba/api/v1/shop/batch_import_transaction_report (multipart) · ShopBatchImportTransactionReportRequest → ShopBatchImportTransactionReportResponse.
 * Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function shopBatchImportTransactionReport(
  transport: Transport, body: ShopBatchImportTransactionReportRequest, options?: CallOptions,
): Promise<ShopBatchImportTransactionReportResponse> {
  return transport.call<ShopBatchImportTransactionReportResponse>(CALLS.shopBatchImportTransactionReport, body, options)
}

/**
 * MSKU利润列表
 * POST /fba/api/v1/amzItemProfit/getMskuList · ListRequest → ListAnswer<ProfitFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function amzItemProfitGetMskuList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ProfitFigures>> {
  return askList<ProfitFigures>(transport, FAMILY, CALLS.amzItemProfitGetMskuList, FAMILY.resources['amzItemProfitGetMskuList']!, body, options)
}

/**
 * MSKU利润列表(新)
 * POST /fba/api/v1/amzItemProfit/getMskuListNew · ListRequest → ListAnswer<ProfitFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function amzItemProfitGetMskuListNew(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ProfitFigures>> {
  return askList<ProfitFigures>(transport, FAMILY, CALLS.amzItemProfitGetMskuListNew, FAMILY.resources['amzItemProfitGetMskuListNew']!, body, options)
}

/**
 * 店铺利润(新)
 * POST /fba/api/v1/amzItemProfit/getShopListNew · ListRequest → ListAnswer<ProfitFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function amzItemProfitGetShopListNew(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ProfitFigures>> {
  return askList<ProfitFigures>(transport, FAMILY, CALLS.amzItemProfitGetShopListNew, FAMILY.resources['amzItemProfitGetShopListNew']!, body, options)
}

/**
 * 下载MSKU利润
 * POST /fba/api/v1/amzItemProfit/downProfitMsku · AmzItemProfitDownProfitMskuRequest → AmzItemProfitDownProfitMskuResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function amzItemProfitDownProfitMsku(
  transport: Transport, body: AmzItemProfitDownProfitMskuRequest, options?: CallOptions,
): Promise<AmzItemProfitDownProfitMskuResponse> {
  return transport.call<AmzItemProfitDownProfitMskuResponse>(CALLS.amzItemProfitDownProfitMsku, body, options)
}

/**
 * 导入自定义费用：逐行检查，不写入
 * POST /fba/api/v1/amzItemProfit/importFee (multipart) · AmzItemProfitImportFeeRequest → AmzItemProfitImportFeeResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function amzItemProfitImportFee(
  transport: Transport, body: AmzItemProfitImportFeeRequest, options?: CallOptions,
): Promise<AmzItemProfitImportFeeResponse> {
  return transport.call<AmzItemProfitImportFeeResponse>(CALLS.amzItemProfitImportFee, body, options)
}

/**
 * 导入店铺的FBA费用（费用预览报告）
 * POST /fba/api/v1/amzItemProfit/uploadFbaShopFee (multipart) · AmzItemProfitUploadFbaShopFeeRequest → AmzItemProfitUploadFbaShopFeeResponse.
 * Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function amzItemProfitUploadFbaShopFee(
  transport: Transport, body: AmzItemProfitUploadFbaShopFeeRequest, options?: CallOptions,
): Promise<AmzItemProfitUploadFbaShopFeeResponse> {
  return transport.call<AmzItemProfitUploadFbaShopFeeResponse>(CALLS.amzItemProfitUploadFbaShopFee, body, options)
}

/**
 * 费用列表
 * POST /fba/api/v1/fee_category/list · ListRequest → ListAnswer<FeeLineRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function feeCategoryList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FeeLineRow>> {
  return askList<FeeLineRow>(transport, FAMILY, CALLS.feeCategoryList, FAMILY.resources['feeCategoryList']!, body, options)
}

/**
 * 导入自定义费用：逐行检查，不写入
 * POST /fba/api/v1/fee_category/import (multipart) · FeeCategoryImportRequest → FeeCategoryImportResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function feeCategoryImport(transport: Transport, body: FeeCategoryImportRequest, options?: CallOptions): Promise<FeeCategoryImportResponse> {
  return transport.call<FeeCategoryImportResponse>(CALLS.feeCategoryImport, body, options)
}

/**
 * ASIN费用
 * POST /fba/api/v1/fee_category/asin_list · ListRequest → ListAnswer<ProfitFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function feeCategoryAsinList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ProfitFigures>> {
  return askList<ProfitFigures>(transport, FAMILY, CALLS.feeCategoryAsinList, FAMILY.resources['feeCategoryAsinList']!, body, options)
}

/**
 * 货件费用：各货件的头程
 * POST /fba/api/v1/fee_category/shipment_list · ListRequest → ListAnswer<HeadFreightFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function feeCategoryShipmentList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<HeadFreightFigures>> {
  return askList<HeadFreightFigures>(transport, FAMILY, CALLS.feeCategoryShipmentList, FAMILY.resources['feeCategoryShipmentList']!, body, options)
}

/**
 * 费用归类：为几种费用指定类型，一次全部生效
 * POST /fba/api/v1/fee_category/match · FeeCategoryMatchRequest → FeeCategoryMatchResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function feeCategoryMatch(transport: Transport, body: FeeCategoryMatchRequest, options?: CallOptions): Promise<FeeCategoryMatchResponse> {
  return transport.call<FeeCategoryMatchResponse>(CALLS.feeCategoryMatch, body, options)
}

/**
 * 费用列表(v2)
 * POST /fba/api/v1/fee_category/listV2 · ListRequest → ListAnswer<FeesFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function feeCategoryListV2(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FeesFigures>> {
  return askList<FeesFigures>(transport, FAMILY, CALLS.feeCategoryListV2, FAMILY.resources['feeCategoryListV2']!, body, options)
}

/**
 * 导入自定义费用（v2）：逐行检查，不写入
 * POST /fba/api/v1/fee_category/importV2 (multipart) · FeeCategoryImportV2Request → FeeCategoryImportV2Response. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function feeCategoryImportV2(transport: Transport, body: FeeCategoryImportV2Request, options?: CallOptions): Promise<FeeCategoryImportV2Response> {
  return transport.call<FeeCategoryImportV2Response>(CALLS.feeCategoryImportV2, body, options)
}

/**
 * ASIN费用(v2)
 * POST /fba/api/v1/fee_category/asin_listV2 · ListRequest → ListAnswer<ProfitFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function feeCategoryAsinListV2(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ProfitFigures>> {
  return askList<ProfitFigures>(transport, FAMILY, CALLS.feeCategoryAsinListV2, FAMILY.resources['feeCategoryAsinListV2']!, body, options)
}

/**
 * 货件费用：各货件的头程（v2）
 * POST /fba/api/v1/fee_category/shipment_listV2 · ListRequest → ListAnswer<HeadFreightFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function feeCategoryShipmentListV2(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<HeadFreightFigures>> {
  return askList<HeadFreightFigures>(transport, FAMILY, CALLS.feeCategoryShipmentListV2, FAMILY.resources['feeCategoryShipmentListV2']!, body, options)
}

/**
 * 费用归类(v2)：为几种费用指定类型，一次全部生效
 * POST /fba/api/v1/fee_category/matchV2 · FeeCategoryMatchV2Request → FeeCategoryMatchV2Response. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function feeCategoryMatchV2(transport: Transport, body: FeeCategoryMatchV2Request, options?: CallOptions): Promise<FeeCategoryMatchV2Response> {
  return transport.call<FeeCategoryMatchV2Response>(CALLS.feeCategoryMatchV2, body, options)
}

/**
 * 广告费用列表
 * GET /fba/api/v1/fee_category/advertisingList (query) · ListRequest → ListAnswer<AdInvoiceLineRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function feeCategoryAdvertisingList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdInvoiceLineRow>> {
  return askList<AdInvoiceLineRow>(transport, FAMILY, CALLS.feeCategoryAdvertisingList, FAMILY.resources['feeCategoryAdvertisingList']!, body, options)
}

/**
 * 广告费用列表(新)
 * GET /fba/api/v1/fee_category/advertisingListV2 (query) · ListRequest → ListAnswer<AdInvoicesFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function feeCategoryAdvertisingListV2(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdInvoicesFigures>> {
  return askList<AdInvoicesFigures>(transport, FAMILY, CALLS.feeCategoryAdvertisingListV2, FAMILY.resources['feeCategoryAdvertisingListV2']!, body, options)
}

/**
 * 广告费用分摊：从某月起没有商品的广告费按什么分摊
 * POST /fba/api/v1/fee_category/advertisingAllocation · AdvertisingAllocationRequest → AdvertisingAllocationResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function advertisingAllocation(transport: Transport, body: AdvertisingAllocationRequest, options?: CallOptions): Promise<AdvertisingAllocationResponse> {
  return transport.call<AdvertisingAllocationResponse>(CALLS.advertisingAllocation, body, options)
}

/**
 * 自定义费用的类型与公司自己的细类
 * POST /fba/api/v1/finance/get_type_list · GetTypeListRequest → GetTypeListResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function getTypeList(transport: Transport, body: GetTypeListRequest = {}, options?: CallOptions): Promise<GetTypeListResponse> {
  return transport.call<GetTypeListResponse>(CALLS.getTypeList, body, options)
}

/**
 * 新增公司自己的费用细类
 * POST /fba/api/v1/finance/store_fee_type · CustomFeeKindAdd → CustomFeeKindRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function storeFeeType(transport: Transport, body: CustomFeeKindAdd, options?: CallOptions): Promise<CustomFeeKindRow> {
  return transport.call<CustomFeeKindRow>(CALLS.storeFeeType, body, options)
}

/**
 * 删除没有用到的费用细类
 * POST /fba/api/v1/finance/del_fee_type · CustomFeeKindKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function delFeeType(transport: Transport, body: CustomFeeKindKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.delFeeType, body, options)
}

/**
 * 费用细类列表
 * POST /fba/api/v1/finance/fee_type/list · ListRequest → ListAnswer<CustomFeeKindRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function feeKindList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<CustomFeeKindRow>> {
  return askList<CustomFeeKindRow>(transport, FAMILY, CALLS.feeKindList, FAMILY.resources['feeKindList']!, body, options)
}

/**
 * 修改费用细类
 * POST /fba/api/v1/finance/fee_type/edit · CustomFeeKindEdit → CustomFeeKindRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function feeKindEdit(transport: Transport, body: CustomFeeKindEdit, options?: CallOptions): Promise<CustomFeeKindRow> {
  return transport.call<CustomFeeKindRow>(CALLS.feeKindEdit, body, options)
}

/**
 * 费用分摊规则
 * POST /fba/api/v1/finance/get_config_list · ListRequest → ListAnswer<FeeShareRuleRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function getConfigList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FeeShareRuleRow>> {
  return askList<FeeShareRuleRow>(transport, FAMILY, CALLS.getConfigList, FAMILY.resources['getConfigList']!, body, options)
}

/**
 * 新增费用分摊规则
 * POST /fba/api/v1/finance/store_fee_config · FeeShareRuleAdd → FeeShareRuleRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function storeFeeConfig(transport: Transport, body: FeeShareRuleAdd, options?: CallOptions): Promise<FeeShareRuleRow> {
  return transport.call<FeeShareRuleRow>(CALLS.storeFeeConfig, body, options)
}

/**
 * 删除费用分摊规则
 * POST /fba/api/v1/finance/del_fee_config · FeeShareRuleKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function delFeeConfig(transport: Transport, body: FeeShareRuleKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.delFeeConfig, body, options)
}

/**
 * 导入费用分摊规则：逐行检查，不写入
 * POST /fba/api/v1/finance/import_fee_config (multipart) · ImportFeeConfigRequest → ImportFeeConfigResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function importFeeConfig(transport: Transport, body: ImportFeeConfigRequest, options?: CallOptions): Promise<ImportFeeConfigResponse> {
  return transport.call<ImportFeeConfigResponse>(CALLS.importFeeConfig, body, options)
}

/**
 * 导出费用分摊规则
 * POST /fba/api/v1/finance/export_fee_config · ExportFeeConfigRequest → ExportFeeConfigResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function exportFeeConfig(transport: Transport, body: ExportFeeConfigRequest, options?: CallOptions): Promise<ExportFeeConfigResponse> {
  return transport.call<ExportFeeConfigResponse>(CALLS.exportFeeConfig, body, options)
}

/**
 * 异常汇总
 * POST /fba/api/v1/exception/seller_total · ListRequest → ListAnswer<SettlementCheckFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function exceptionSellerTotal(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SettlementCheckFigures>> {
  return askList<SettlementCheckFigures>(transport, FAMILY, CALLS.exceptionSellerTotal, FAMILY.resources['exceptionSellerTotal']!, body, options)
}

/**
 * 异常订单
 * POST /fba/api/v1/exception/order_list · ListRequest → ListAnswer<OrderFlowCheckFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function exceptionOrderList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<OrderFlowCheckFigures>> {
  return askList<OrderFlowCheckFigures>(transport, FAMILY, CALLS.exceptionOrderList, FAMILY.resources['exceptionOrderList']!, body, options)
}

/**
 * 店铺各月的结账
 * POST /fba/api/v1/settlement/list_by_year · ListRequest → ListAnswer<ShopCloseRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function settlementListByYear(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ShopCloseRow>> {
  return askList<ShopCloseRow>(transport, FAMILY, CALLS.settlementListByYear, FAMILY.resources['settlementListByYear']!, body, options)
}

/**
 * 结账设置
 * POST /fba/api/v1/settlement/config_list · SettlementConfigListRequest → SettlementConfigListResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function settlementConfigList(
  transport: Transport, body: SettlementConfigListRequest = {}, options?: CallOptions,
): Promise<SettlementConfigListResponse> {
  return transport.call<SettlementConfigListResponse>(CALLS.settlementConfigList, body, options)
}

/**
 * 保存结账设置
 * POST /fba/api/v1/settlement/store_config · SettlementStoreConfigRequest → SettlementStoreConfigResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function settlementStoreConfig(transport: Transport, body: SettlementStoreConfigRequest, options?: CallOptions): Promise<SettlementStoreConfigResponse> {
  return transport.call<SettlementStoreConfigResponse>(CALLS.settlementStoreConfig, body, options)
}

/**
 * 结账明细
 * POST /fba/api/v1/settlement/checkout_list · ListRequest → ListAnswer<CostPeriodRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function settlementCheckoutList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<CostPeriodRow>> {
  return askList<CostPeriodRow>(transport, FAMILY, CALLS.settlementCheckoutList, FAMILY.resources['settlementCheckoutList']!, body, options)
}

/**
 * 可以结账的人
 * POST /fba/api/v1/settlement/employee_list · SettlementEmployeeListRequest → SettlementEmployeeListResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function settlementEmployeeList(
  transport: Transport, body: SettlementEmployeeListRequest = {}, options?: CallOptions,
): Promise<SettlementEmployeeListResponse> {
  return transport.call<SettlementEmployeeListResponse>(CALLS.settlementEmployeeList, body, options)
}

/**
 * 店铺结账到某个月：更早没有结账的月份先结
 * POST /fba/api/v1/settlement/do_settle · SettlementDoSettleRequest → SettlementDoSettleResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function settlementDoSettle(transport: Transport, body: SettlementDoSettleRequest, options?: CallOptions): Promise<SettlementDoSettleResponse> {
  return transport.call<SettlementDoSettleResponse>(CALLS.settlementDoSettle, body, options)
}

/**
 * 对账：检查店铺的月份缺什么
 * POST /fba/api/v1/settlement/do_check · SettlementDoCheckRequest → SettlementDoCheckResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function settlementDoCheck(transport: Transport, body: SettlementDoCheckRequest, options?: CallOptions): Promise<SettlementDoCheckResponse> {
  return transport.call<SettlementDoCheckResponse>(CALLS.settlementDoCheck, body, options)
}

/**
 * 结算/反结账
 * POST /fba/api/v1/settlement/do_checkout · SettlementDoCheckoutRequest → CostPeriodRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function settlementDoCheckout(transport: Transport, body: SettlementDoCheckoutRequest, options?: CallOptions): Promise<CostPeriodRow> {
  return transport.call<CostPeriodRow>(CALLS.settlementDoCheckout, body, options)
}

/**
 * 导出核对表
 * POST /fba/api/v1/settlement/export_check_list · SettlementExportCheckListRequest → SettlementExportCheckListResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function settlementExportCheckList(
  transport: Transport, body: SettlementExportCheckListRequest, options?: CallOptions,
): Promise<SettlementExportCheckListResponse> {
  return transport.call<SettlementExportCheckListResponse>(CALLS.settlementExportCheckList, body, options)
}

/**
 * 一键同步：一个月里没有结账的店铺按现在的数据重新检查
 * POST /fba/api/v1/settlement/one_key_syn · SettlementOneKeySynRequest → SettlementOneKeySynResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function settlementOneKeySyn(transport: Transport, body: SettlementOneKeySynRequest, options?: CallOptions): Promise<SettlementOneKeySynResponse> {
  return transport.call<SettlementOneKeySynResponse>(CALLS.settlementOneKeySyn, body, options)
}

/**
 * 店铺的月份结账与反结账
 * POST /fba/api/v1/settlement/shop/step · SettlementShopStepRequest → ShopCloseRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function settlementShopStep(transport: Transport, body: SettlementShopStepRequest, options?: CallOptions): Promise<ShopCloseRow> {
  return transport.call<ShopCloseRow>(CALLS.settlementShopStep, body, options)
}

/**
 * 店铺结账的备注
 * POST /fba/api/v1/settlement/shop/edit · ShopCloseEdit → ShopCloseRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function settlementShopEdit(transport: Transport, body: ShopCloseEdit, options?: CallOptions): Promise<ShopCloseRow> {
  return transport.call<ShopCloseRow>(CALLS.settlementShopEdit, body, options)
}

/**
 * 利润报表的列方案：自己的视图
 * POST /fba/api/v1/profit_config/list · ProfitConfigListRequest → ProfitConfigListResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function profitConfigList(transport: Transport, body: ProfitConfigListRequest, options?: CallOptions): Promise<ProfitConfigListResponse> {
  return transport.call<ProfitConfigListResponse>(CALLS.profitConfigList, body, options)
}

/**
 * 保存利润报表的列方案
 * POST /fba/api/v1/profit_config/store · ProfitConfigStoreRequest → ProfitConfigStoreResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function profitConfigStore(transport: Transport, body: ProfitConfigStoreRequest, options?: CallOptions): Promise<ProfitConfigStoreResponse> {
  return transport.call<ProfitConfigStoreResponse>(CALLS.profitConfigStore, body, options)
}

/**
 * 打开利润报表时用哪个列方案
 * POST /fba/api/v1/profit_config/set_default · ProfitConfigSetDefaultRequest → ProfitConfigSetDefaultResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function profitConfigSetDefault(
  transport: Transport, body: ProfitConfigSetDefaultRequest, options?: CallOptions,
): Promise<ProfitConfigSetDefaultResponse> {
  return transport.call<ProfitConfigSetDefaultResponse>(CALLS.profitConfigSetDefault, body, options)
}

/**
 * 定时报表
 * POST /fba/api/v1/reportCronTask/list · ListRequest → ListAnswer<JobPlanRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function reportCronTaskList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<JobPlanRow>> {
  return askList<JobPlanRow>(transport, FAMILY, CALLS.reportCronTaskList, FAMILY.resources['reportCronTaskList']!, body, options)
}

/**
 * 新增定时任务
 * POST /fba/api/v1/reportCronTask/create · JobPlanAdd → JobPlanRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function reportCronTaskCreate(transport: Transport, body: JobPlanAdd, options?: CallOptions): Promise<JobPlanRow> {
  return transport.call<JobPlanRow>(CALLS.reportCronTaskCreate, body, options)
}

/**
 * 修改定时任务
 * POST /fba/api/v1/reportCronTask/update · JobPlanEdit → JobPlanRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function reportCronTaskUpdate(transport: Transport, body: JobPlanEdit, options?: CallOptions): Promise<JobPlanRow> {
  return transport.call<JobPlanRow>(CALLS.reportCronTaskUpdate, body, options)
}

/**
 * 定时任务的执行记录
 * POST /fba/api/v1/reportCronTask/recordList · ListRequest → ListAnswer<JobRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function reportCronTaskRecordList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<JobRow>> {
  return askList<JobRow>(transport, FAMILY, CALLS.reportCronTaskRecordList, FAMILY.resources['reportCronTaskRecordList']!, body, options)
}

/**
 * 可以定时做的事与星期
 * POST /fba/api/v1/reportCronTask/config · ReportCronTaskConfigRequest → ReportCronTaskConfigResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function reportCronTaskConfig(
  transport: Transport, body: ReportCronTaskConfigRequest = {}, options?: CallOptions,
): Promise<ReportCronTaskConfigResponse> {
  return transport.call<ReportCronTaskConfigResponse>(CALLS.reportCronTaskConfig, body, options)
}

/**
 * 一个月里各店铺的利润与结账版本
 * POST /fba/api/v1/recalculation/versions · RecalculationVersionsRequest → RecalculationVersionsResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function recalculationVersions(transport: Transport, body: RecalculationVersionsRequest, options?: CallOptions): Promise<RecalculationVersionsResponse> {
  return transport.call<RecalculationVersionsResponse>(CALLS.recalculationVersions, body, options)
}

/**
 * 按现在的数据重算店铺一个月的利润
 * POST /fba/api/v1/recalculation/retry · RecalculationRetryRequest → RecalculationRetryResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function recalculationRetry(transport: Transport, body: RecalculationRetryRequest, options?: CallOptions): Promise<RecalculationRetryResponse> {
  return transport.call<RecalculationRetryResponse>(CALLS.recalculationRetry, body, options)
}

/**
 * 重算与结账的日志
 * POST /fba/api/v1/recalculation/logs · ListRequest → ListAnswer<AuditLogRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function recalculationLogs(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AuditLogRow>> {
  return askList<AuditLogRow>(transport, FAMILY, CALLS.recalculationLogs, FAMILY.resources['recalculationLogs']!, body, options)
}

/**
 * 对账列表
 * GET /fba/api/v1/reconcile/list (query) · ListRequest → ListAnswer<OrderFlowCheckFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function reconcileList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<OrderFlowCheckFigures>> {
  return askList<OrderFlowCheckFigures>(transport, FAMILY, CALLS.reconcileList, FAMILY.resources['reconcileList']!, body, options)
}

/**
 * 导入记录
 * GET /fba/api/v1/reconcile/import_list (query) · ListRequest → ListAnswer<ReportFileRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function reconcileImportList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReportFileRow>> {
  return askList<ReportFileRow>(transport, FAMILY, CALLS.reconcileImportList, FAMILY.resources['reconcileImportList']!, body, options)
}

/**
 * 分摊规则
 * GET /fba/api/v1/finance/apportionment_rules (query) · ListRequest → ListAnswer<FeeShareRuleRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function apportionmentRules(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FeeShareRuleRow>> {
  return askList<FeeShareRuleRow>(transport, FAMILY, CALLS.apportionmentRules, FAMILY.resources['apportionmentRules']!, body, options)
}

/**
 * 分摊试算
 * GET /fba/api/v1/finance/apportionment_calculation (query) · ListRequest → ListAnswer<ProfitLineRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function apportionmentCalculation(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ProfitLineRow>> {
  return askList<ProfitLineRow>(transport, FAMILY, CALLS.apportionmentCalculation, FAMILY.resources['apportionmentCalculation']!, body, options)
}

/**
 * 订单利润
 * POST /fba/api/v1/orderProfit/list · ListRequest → ListAnswer<OrderProfitsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function orderProfitList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<OrderProfitsFigures>> {
  return askList<OrderProfitsFigures>(transport, FAMILY, CALLS.orderProfitList, FAMILY.resources['orderProfitList']!, body, options)
}

/**
 * 销售利润
 * POST /fba/api/v1/saleProfit/list · ListRequest → ListAnswer<PostedProfitsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function saleProfitList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PostedProfitsFigures>> {
  return askList<PostedProfitsFigures>(transport, FAMILY, CALLS.saleProfitList, FAMILY.resources['saleProfitList']!, body, options)
}

/**
 * 月度汇总(固定CNY)
 * POST /fba/api/v1/statement/monthlySummary · ListRequest → ListAnswer<ProfitFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function statementMonthlySummary(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ProfitFigures>> {
  return askList<ProfitFigures>(transport, FAMILY, CALLS.statementMonthlySummary, FAMILY.resources['statementMonthlySummary']!, body, options)
}

/**
 * 退货列表
 * POST /fba/api/v1/return/list · ListRequest → ListAnswer<FbaReturnRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function returnList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FbaReturnRow>> {
  return askList<FbaReturnRow>(transport, FAMILY, CALLS.returnList, FAMILY.resources['returnList']!, body, options)
}

/**
 * 自发货退货列表
 * POST /fba/api/v1/return/fbmList · ListRequest → ListAnswer<FbmReturnRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function returnFbmList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FbmReturnRow>> {
  return askList<FbmReturnRow>(transport, FAMILY, CALLS.returnFbmList, FAMILY.resources['returnFbmList']!, body, options)
}

/**
 * 应收报告
 * POST /fba/api/v1/receivableReport/list · ListRequest → ListAnswer<ReceivablesFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function receivableReportList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReceivablesFigures>> {
  return askList<ReceivablesFigures>(transport, FAMILY, CALLS.receivableReportList, FAMILY.resources['receivableReportList']!, body, options)
}

/**
 * 应收对账列表
 * POST /fba/api/v1/receivableReport/check/list · ListRequest → ListAnswer<ReceivableCheckRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function receivableCheckList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReceivableCheckRow>> {
  return askList<ReceivableCheckRow>(transport, FAMILY, CALLS.receivableCheckList, FAMILY.resources['receivableCheckList']!, body, options)
}

/**
 * 新增应收对账
 * POST /fba/api/v1/receivableReport/check/add · ReceivableCheckAdd → ReceivableCheckRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function receivableCheckAdd(transport: Transport, body: ReceivableCheckAdd, options?: CallOptions): Promise<ReceivableCheckRow> {
  return transport.call<ReceivableCheckRow>(CALLS.receivableCheckAdd, body, options)
}

/**
 * 修改应收对账
 * POST /fba/api/v1/receivableReport/check/edit · ReceivableCheckEdit → ReceivableCheckRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function receivableCheckEdit(transport: Transport, body: ReceivableCheckEdit, options?: CallOptions): Promise<ReceivableCheckRow> {
  return transport.call<ReceivableCheckRow>(CALLS.receivableCheckEdit, body, options)
}

/**
 * 删除应收对账
 * POST /fba/api/v1/receivableReport/check/remove · ReceivableCheckKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function receivableCheckRemove(transport: Transport, body: ReceivableCheckKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.receivableCheckRemove, body, options)
}

/**
 * 确认或取消应收对账
 * POST /fba/api/v1/receivableReport/check/step · ReceivableCheckStepRequest → ReceivableCheckRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function receivableCheckStep(transport: Transport, body: ReceivableCheckStepRequest, options?: CallOptions): Promise<ReceivableCheckRow> {
  return transport.call<ReceivableCheckRow>(CALLS.receivableCheckStep, body, options)
}

/**
 * 应收明细
 * POST /fba/api/v1/receivableReport/detail · ListRequest → ListAnswer<FeeLineRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function receivableReportDetail(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FeeLineRow>> {
  return askList<FeeLineRow>(transport, FAMILY, CALLS.receivableReportDetail, FAMILY.resources['receivableReportDetail']!, body, options)
}

/**
 * 勾稽：订单、交易与发货
 * POST /fba/api/v1/reconcile/orders · ListRequest → ListAnswer<OrderFlowCheckFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function orderFlowCheck(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<OrderFlowCheckFigures>> {
  return askList<OrderFlowCheckFigures>(transport, FAMILY, CALLS.orderFlowCheck, FAMILY.resources['orderFlowCheck']!, body, options)
}

/**
 * 勾稽：退货与退款
 * POST /fba/api/v1/reconcile/returns · ListRequest → ListAnswer<ReturnCheckFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function returnCheck(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReturnCheckFigures>> {
  return askList<ReturnCheckFigures>(transport, FAMILY, CALLS.returnCheck, FAMILY.resources['returnCheck']!, body, options)
}

/**
 * 勾稽：分类账与库存快照
 * POST /fba/api/v1/reconcile/snapshots · ListRequest → ListAnswer<LedgerSnapshotCheckFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function ledgerSnapshotCheck(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<LedgerSnapshotCheckFigures>> {
  return askList<LedgerSnapshotCheckFigures>(transport, FAMILY, CALLS.ledgerSnapshotCheck, FAMILY.resources['ledgerSnapshotCheck']!, body, options)
}

/**
 * 结算差异：交易与结算报告逐项比较
 * POST /fba/api/v1/reconcile/settlementDifference · ListRequest → ListAnswer<SettlementCheckFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function settlementDifference(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SettlementCheckFigures>> {
  return askList<SettlementCheckFigures>(transport, FAMILY, CALLS.settlementDifference, FAMILY.resources['settlementDifference']!, body, options)
}

/**
 * 结算差异处理记录
 * POST /fba/api/v1/reconcile/settlementIssue/list · ListRequest → ListAnswer<SettlementIssueRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function settlementIssueList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SettlementIssueRow>> {
  return askList<SettlementIssueRow>(transport, FAMILY, CALLS.settlementIssueList, FAMILY.resources['settlementIssueList']!, body, options)
}

/**
 * 标记结算差异
 * POST /fba/api/v1/reconcile/settlementIssue/add · SettlementIssueAdd → SettlementIssueRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function settlementIssueAdd(transport: Transport, body: SettlementIssueAdd, options?: CallOptions): Promise<SettlementIssueRow> {
  return transport.call<SettlementIssueRow>(CALLS.settlementIssueAdd, body, options)
}

/**
 * 修改结算差异处理
 * POST /fba/api/v1/reconcile/settlementIssue/edit · SettlementIssueEdit → SettlementIssueRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function settlementIssueEdit(transport: Transport, body: SettlementIssueEdit, options?: CallOptions): Promise<SettlementIssueRow> {
  return transport.call<SettlementIssueRow>(CALLS.settlementIssueEdit, body, options)
}

/**
 * 删除结算差异处理
 * POST /fba/api/v1/reconcile/settlementIssue/remove · SettlementIssueKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function settlementIssueRemove(transport: Transport, body: SettlementIssueKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.settlementIssueRemove, body, options)
}

/**
 * 提成列表
 * POST /fba/api/v1/performanceReport/commission/list · ListRequest → ListAnswer<CommissionRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function commissionList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<CommissionRow>> {
  return askList<CommissionRow>(transport, FAMILY, CALLS.commissionList, FAMILY.resources['commissionList']!, body, options)
}

/**
 * 调整提成
 * POST /fba/api/v1/performanceReport/commission/edit · CommissionEdit → CommissionRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function commissionEdit(transport: Transport, body: CommissionEdit, options?: CallOptions): Promise<CommissionRow> {
  return transport.call<CommissionRow>(CALLS.commissionEdit, body, options)
}

/**
 * 确认提成
 * POST /fba/api/v1/performanceReport/commission/step · CommissionStepRequest → CommissionRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function commissionStep(transport: Transport, body: CommissionStepRequest, options?: CallOptions): Promise<CommissionRow> {
  return transport.call<CommissionRow>(CALLS.commissionStep, body, options)
}

/**
 * 按利润与提成规则核算一个月的提成
 * POST /fba/api/v1/performanceReport/commission/reckon · CommissionReckonRequest → CommissionReckonResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function commissionReckon(transport: Transport, body: CommissionReckonRequest, options?: CallOptions): Promise<CommissionReckonResponse> {
  return transport.call<CommissionReckonResponse>(CALLS.commissionReckon, body, options)
}

/**
 * 提成规则列表
 * POST /fba/api/v1/performanceReport/rule/list · ListRequest → ListAnswer<CommissionRuleRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function commissionRuleList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<CommissionRuleRow>> {
  return askList<CommissionRuleRow>(transport, FAMILY, CALLS.commissionRuleList, FAMILY.resources['commissionRuleList']!, body, options)
}

/**
 * 新增提成规则
 * POST /fba/api/v1/performanceReport/rule/add · CommissionRuleAdd → CommissionRuleRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function commissionRuleAdd(transport: Transport, body: CommissionRuleAdd, options?: CallOptions): Promise<CommissionRuleRow> {
  return transport.call<CommissionRuleRow>(CALLS.commissionRuleAdd, body, options)
}

/**
 * 修改提成规则
 * POST /fba/api/v1/performanceReport/rule/edit · CommissionRuleEdit → CommissionRuleRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function commissionRuleEdit(transport: Transport, body: CommissionRuleEdit, options?: CallOptions): Promise<CommissionRuleRow> {
  return transport.call<CommissionRuleRow>(CALLS.commissionRuleEdit, body, options)
}

/**
 * 删除提成规则
 * POST /fba/api/v1/performanceReport/rule/remove · CommissionRuleKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function commissionRuleRemove(transport: Transport, body: CommissionRuleKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.commissionRuleRemove, body, options)
}

/**
 * 勾稽：交易总计与费用明细
 * POST /fba/api/v1/reconcile/fees · ListRequest → ListAnswer<FeeCheckFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function feeCheck(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FeeCheckFigures>> {
  return askList<FeeCheckFigures>(transport, FAMILY, CALLS.feeCheck, FAMILY.resources['feeCheck']!, body, options)
}

/**
 * 勾稽：利润各行与店铺合计
 * POST /fba/api/v1/reconcile/profit · ListRequest → ListAnswer<ProfitCheckFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function profitCheck(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ProfitCheckFigures>> {
  return askList<ProfitCheckFigures>(transport, FAMILY, CALLS.profitCheck, FAMILY.resources['profitCheck']!, body, options)
}

/**
 * 勾稽：结算总额与明细合计
 * POST /fba/api/v1/reconcile/settlements · ListRequest → ListAnswer<SettlementRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function settlementCheck(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SettlementRow>> {
  return askList<SettlementRow>(transport, FAMILY, CALLS.settlementCheck, FAMILY.resources['settlementCheck']!, body, options)
}

/**
 * 促销费用统计
 * POST /fba/api/v1/salesPromotion/report · ListRequest → ListAnswer<PromotionFeesFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function promotionFees(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PromotionFeesFigures>> {
  return askList<PromotionFeesFigures>(transport, FAMILY, CALLS.promotionFees, FAMILY.resources['promotionFees']!, body, options)
}

/**
 * 促销费用明细
 * POST /fba/api/v1/salesPromotion/lines · ListRequest → ListAnswer<FeeLineRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function promotionLines(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FeeLineRow>> {
  return askList<FeeLineRow>(transport, FAMILY, CALLS.promotionLines, FAMILY.resources['promotionLines']!, body, options)
}

/**
 * 交易报告
 * POST /fba/api/v1/trade_report/list · ListRequest → ListAnswer<SettlementTxnRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function tradeReportList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SettlementTxnRow>> {
  return askList<SettlementTxnRow>(transport, FAMILY, CALLS.tradeReportList, FAMILY.resources['tradeReportList']!, body, options)
}

/**
 * 给广告发票备注
 * POST /fba/api/v1/adInvoiceRecord/edit · AdInvoiceEdit → AdInvoiceRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function adInvoiceRecordEdit(transport: Transport, body: AdInvoiceEdit, options?: CallOptions): Promise<AdInvoiceRow> {
  return transport.call<AdInvoiceRow>(CALLS.adInvoiceRecordEdit, body, options)
}

/**
 * 广告发票
 * POST /fba/api/v1/adInvoiceRecord/list · ListRequest → ListAnswer<AdInvoiceRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function adInvoiceRecordList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdInvoiceRow>> {
  return askList<AdInvoiceRow>(transport, FAMILY, CALLS.adInvoiceRecordList, FAMILY.resources['adInvoiceRecordList']!, body, options)
}

/**
 * 广告发票明细
 * POST /fba/api/v1/adInvoiceRecord/detail · ListRequest → ListAnswer<AdInvoiceLineRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function adInvoiceRecordDetail(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdInvoiceLineRow>> {
  return askList<AdInvoiceLineRow>(transport, FAMILY, CALLS.adInvoiceRecordDetail, FAMILY.resources['adInvoiceRecordDetail']!, body, options)
}

/**
 * 广告发票统计
 * POST /fba/api/v1/adInvoiceRecord/report · ListRequest → ListAnswer<AdInvoicesFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function adInvoiceReport(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdInvoicesFigures>> {
  return askList<AdInvoicesFigures>(transport, FAMILY, CALLS.adInvoiceReport, FAMILY.resources['adInvoiceReport']!, body, options)
}

/**
 * 广告发票核对：账单与当月的扣费
 * POST /fba/api/v1/adInvoiceRecord/check · ListRequest → ListAnswer<AdInvoiceCheckFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function adInvoiceCheck(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdInvoiceCheckFigures>> {
  return askList<AdInvoiceCheckFigures>(transport, FAMILY, CALLS.adInvoiceCheck, FAMILY.resources['adInvoiceCheck']!, body, options)
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

/**
 * 把上一个有汇率的月份复制到一个月
 * POST /fba/api/v1/currency/copy · CurrencyCopyRequest → CurrencyCopyResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function currencyCopy(transport: Transport, body: CurrencyCopyRequest, options?: CallOptions): Promise<CurrencyCopyResponse> {
  return transport.call<CurrencyCopyResponse>(CALLS.currencyCopy, body, options)
}

/**
 * 汇率明细
 * POST /fba/api/v1/currency/detail · ListRequest → ListAnswer<ExchangeRateRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function currencyDetail(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ExchangeRateRow>> {
  return askList<ExchangeRateRow>(transport, FAMILY, CALLS.currencyDetail, FAMILY.resources['currencyDetail']!, body, options)
}

/**
 * 目标列表
 * POST /fba/api/v1/target/list · ListRequest → ListAnswer<SalesGoalRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function targetList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SalesGoalRow>> {
  return askList<SalesGoalRow>(transport, FAMILY, CALLS.targetList, FAMILY.resources['targetList']!, body, options)
}

/**
 * 增值税交易
 * POST /fba/api/v1/vat_transaction/list · ListRequest → ListAnswer<VatTransactionRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function vatTransactions(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<VatTransactionRow>> {
  return askList<VatTransactionRow>(transport, FAMILY, CALLS.vatTransactions, FAMILY.resources['vatTransactions']!, body, options)
}

/**
 * 增值税汇总
 * POST /fba/api/v1/vat_transaction/report · ListRequest → ListAnswer<VatFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function vatReport(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<VatFigures>> {
  return askList<VatFigures>(transport, FAMILY, CALLS.vatReport, FAMILY.resources['vatReport']!, body, options)
}

/**
 * 收款流水自动匹配结算单
 * POST /fba/api/v1/payment_collection/match · ReceiptMatchRequest → ReceiptMatchResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function receiptMatch(transport: Transport, body: ReceiptMatchRequest, options?: CallOptions): Promise<ReceiptMatchResponse> {
  return transport.call<ReceiptMatchResponse>(CALLS.receiptMatch, body, options)
}

/**
 * 为一笔收款流水选择结算单
 * POST /fba/api/v1/payment_collection/choose · ReceiptChooseRequest → ReceiptChooseResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function receiptChoose(transport: Transport, body: ReceiptChooseRequest, options?: CallOptions): Promise<ReceiptChooseResponse> {
  return transport.call<ReceiptChooseResponse>(CALLS.receiptChoose, body, options)
}

/**
 * 取消收款流水的匹配
 * POST /fba/api/v1/payment_collection/unmatch · ReceiptUnmatchRequest → ReceiptUnmatchResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function receiptUnmatch(transport: Transport, body: ReceiptUnmatchRequest, options?: CallOptions): Promise<ReceiptUnmatchResponse> {
  return transport.call<ReceiptUnmatchResponse>(CALLS.receiptUnmatch, body, options)
}

/**
 * 收款流水
 * POST /fba/api/v1/payment_statement/list · ListRequest → ListAnswer<PaymentStatementRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function paymentStatements(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PaymentStatementRow>> {
  return askList<PaymentStatementRow>(transport, FAMILY, CALLS.paymentStatements, FAMILY.resources['paymentStatements']!, body, options)
}

/**
 * 新增收款流水
 * POST /fba/api/v1/payment_statement/add · PaymentStatementAdd → PaymentStatementRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function paymentStatementAdd(transport: Transport, body: PaymentStatementAdd, options?: CallOptions): Promise<PaymentStatementRow> {
  return transport.call<PaymentStatementRow>(CALLS.paymentStatementAdd, body, options)
}

/**
 * 修改收款流水
 * POST /fba/api/v1/payment_statement/edit · PaymentStatementEdit → PaymentStatementRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function paymentStatementEdit(transport: Transport, body: PaymentStatementEdit, options?: CallOptions): Promise<PaymentStatementRow> {
  return transport.call<PaymentStatementRow>(CALLS.paymentStatementEdit, body, options)
}

/**
 * 删除收款流水
 * POST /fba/api/v1/payment_statement/remove · PaymentStatementKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function paymentStatementRemove(transport: Transport, body: PaymentStatementKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.paymentStatementRemove, body, options)
}

/**
 * 新增目标
 * POST /fba/api/v1/target/save · SalesGoalAdd → SalesGoalRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function targetSave(transport: Transport, body: SalesGoalAdd, options?: CallOptions): Promise<SalesGoalRow> {
  return transport.call<SalesGoalRow>(CALLS.targetSave, body, options)
}

/**
 * 修改目标
 * POST /fba/api/v1/target/edit · SalesGoalEdit → SalesGoalRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function targetEdit(transport: Transport, body: SalesGoalEdit, options?: CallOptions): Promise<SalesGoalRow> {
  return transport.call<SalesGoalRow>(CALLS.targetEdit, body, options)
}

/**
 * 入账利润：按订单或结算单的收支、成本与毛利
 * POST /fba/api/v1/finance/postedProfit · ListRequest → ListAnswer<PostedProfitsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function postedProfits(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PostedProfitsFigures>> {
  return askList<PostedProfitsFigures>(transport, FAMILY, CALLS.postedProfits, FAMILY.resources['postedProfits']!, body, options)
}

/**
 * 实时利润
 * POST /fba/api/v1/finance/realtimeProfit · ListRequest → ListAnswer<OrderProfitsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function orderProfitReport(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<OrderProfitsFigures>> {
  return askList<OrderProfitsFigures>(transport, FAMILY, CALLS.orderProfitReport, FAMILY.resources['orderProfitReport']!, body, options)
}

/**
 * 发货利润：按发货日的订单利润
 * POST /fba/api/v1/finance/shipProfit · ListRequest → ListAnswer<ShipProfitsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function shipProfitReport(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ShipProfitsFigures>> {
  return askList<ShipProfitsFigures>(transport, FAMILY, CALLS.shipProfitReport, FAMILY.resources['shipProfitReport']!, body, options)
}

/**
 * 商品目标达成
 * POST /fba/api/v1/target/product/report · ListRequest → ListAnswer<ProductGoalsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productGoalReport(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ProductGoalsFigures>> {
  return askList<ProductGoalsFigures>(transport, FAMILY, CALLS.productGoalReport, FAMILY.resources['productGoalReport']!, body, options)
}

/**
 * 商品目标列表
 * POST /fba/api/v1/target/product/list · ListRequest → ListAnswer<ProductGoalRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productGoalList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ProductGoalRow>> {
  return askList<ProductGoalRow>(transport, FAMILY, CALLS.productGoalList, FAMILY.resources['productGoalList']!, body, options)
}

/**
 * 新增商品目标
 * POST /fba/api/v1/target/product/save · ProductGoalAdd → ProductGoalRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productGoalSave(transport: Transport, body: ProductGoalAdd, options?: CallOptions): Promise<ProductGoalRow> {
  return transport.call<ProductGoalRow>(CALLS.productGoalSave, body, options)
}

/**
 * 修改商品目标
 * POST /fba/api/v1/target/product/edit · ProductGoalEdit → ProductGoalRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productGoalEdit(transport: Transport, body: ProductGoalEdit, options?: CallOptions): Promise<ProductGoalRow> {
  return transport.call<ProductGoalRow>(CALLS.productGoalEdit, body, options)
}

/**
 * 删除商品目标
 * POST /fba/api/v1/target/product/delete · ProductGoalKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productGoalDelete(transport: Transport, body: ProductGoalKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.productGoalDelete, body, options)
}

/**
 * 人员目标达成
 * POST /fba/api/v1/target/staff/report · ListRequest → ListAnswer<StaffGoalsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function staffGoalReport(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<StaffGoalsFigures>> {
  return askList<StaffGoalsFigures>(transport, FAMILY, CALLS.staffGoalReport, FAMILY.resources['staffGoalReport']!, body, options)
}

/**
 * 人员目标列表
 * POST /fba/api/v1/target/staff/list · ListRequest → ListAnswer<StaffGoalRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function staffGoalList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<StaffGoalRow>> {
  return askList<StaffGoalRow>(transport, FAMILY, CALLS.staffGoalList, FAMILY.resources['staffGoalList']!, body, options)
}

/**
 * 新增人员目标
 * POST /fba/api/v1/target/staff/save · StaffGoalAdd → StaffGoalRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function staffGoalSave(transport: Transport, body: StaffGoalAdd, options?: CallOptions): Promise<StaffGoalRow> {
  return transport.call<StaffGoalRow>(CALLS.staffGoalSave, body, options)
}

/**
 * 修改人员目标
 * POST /fba/api/v1/target/staff/edit · StaffGoalEdit → StaffGoalRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function staffGoalEdit(transport: Transport, body: StaffGoalEdit, options?: CallOptions): Promise<StaffGoalRow> {
  return transport.call<StaffGoalRow>(CALLS.staffGoalEdit, body, options)
}

/**
 * 删除人员目标
 * POST /fba/api/v1/target/staff/delete · StaffGoalKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function staffGoalDelete(transport: Transport, body: StaffGoalKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.staffGoalDelete, body, options)
}

/**
 * 部门目标达成
 * POST /fba/api/v1/target/dept/report · ListRequest → ListAnswer<DeptGoalsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function deptGoalReport(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<DeptGoalsFigures>> {
  return askList<DeptGoalsFigures>(transport, FAMILY, CALLS.deptGoalReport, FAMILY.resources['deptGoalReport']!, body, options)
}

/**
 * 部门目标列表
 * POST /fba/api/v1/target/dept/list · ListRequest → ListAnswer<DeptGoalRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function deptGoalList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<DeptGoalRow>> {
  return askList<DeptGoalRow>(transport, FAMILY, CALLS.deptGoalList, FAMILY.resources['deptGoalList']!, body, options)
}

/**
 * 新增部门目标
 * POST /fba/api/v1/target/dept/save · DeptGoalAdd → DeptGoalRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function deptGoalSave(transport: Transport, body: DeptGoalAdd, options?: CallOptions): Promise<DeptGoalRow> {
  return transport.call<DeptGoalRow>(CALLS.deptGoalSave, body, options)
}

/**
 * 修改部门目标
 * POST /fba/api/v1/target/dept/edit · DeptGoalEdit → DeptGoalRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function deptGoalEdit(transport: Transport, body: DeptGoalEdit, options?: CallOptions): Promise<DeptGoalRow> {
  return transport.call<DeptGoalRow>(CALLS.deptGoalEdit, body, options)
}

/**
 * 删除部门目标
 * POST /fba/api/v1/target/dept/delete · DeptGoalKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function deptGoalDelete(transport: Transport, body: DeptGoalKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.deptGoalDelete, body, options)
}

/**
 * 负责人记录
 * POST /fba/api/v1/performanceReport/owners/list · ListRequest → ListAnswer<ProductOwnerRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function ownerHistory(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ProductOwnerRow>> {
  return askList<ProductOwnerRow>(transport, FAMILY, CALLS.ownerHistory, FAMILY.resources['ownerHistory']!, body, options)
}

/**
 * 新增负责人记录
 * POST /fba/api/v1/performanceReport/owners/add · ProductOwnerAdd → ProductOwnerRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function ownerHistoryAdd(transport: Transport, body: ProductOwnerAdd, options?: CallOptions): Promise<ProductOwnerRow> {
  return transport.call<ProductOwnerRow>(CALLS.ownerHistoryAdd, body, options)
}

/**
 * 修改负责人记录
 * POST /fba/api/v1/performanceReport/owners/edit · ProductOwnerEdit → ProductOwnerRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function ownerHistoryEdit(transport: Transport, body: ProductOwnerEdit, options?: CallOptions): Promise<ProductOwnerRow> {
  return transport.call<ProductOwnerRow>(CALLS.ownerHistoryEdit, body, options)
}

/**
 * 删除负责人记录
 * POST /fba/api/v1/performanceReport/owners/remove · ProductOwnerKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function ownerHistoryRemove(transport: Transport, body: ProductOwnerKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.ownerHistoryRemove, body, options)
}

/**
 * 目标达成
 * POST /fba/api/v1/target/report · ListRequest → ListAnswer<GoalsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function targetReport(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<GoalsFigures>> {
  return askList<GoalsFigures>(transport, FAMILY, CALLS.targetReport, FAMILY.resources['targetReport']!, body, options)
}

/**
 * 删除目标
 * POST /fba/api/v1/target/delete · SalesGoalKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function targetDelete(transport: Transport, body: SalesGoalKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.targetDelete, body, options)
}

/**
 * 商品成本列表
 * POST /fba/api/v1/productCost/list · ListRequest → ListAnswer<ProductCostRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productCostList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ProductCostRow>> {
  return askList<ProductCostRow>(transport, FAMILY, CALLS.productCostList, FAMILY.resources['productCostList']!, body, options)
}

/**
 * 按规则分摊到商品的费用
 * POST /fba/api/v1/finance/shared · ListRequest → ListAnswer<ProfitLineRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sharedFees(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ProfitLineRow>> {
  return askList<ProfitLineRow>(transport, FAMILY, CALLS.sharedFees, FAMILY.resources['sharedFees']!, body, options)
}

/**
 * 分摊规则列表
 * POST /fba/api/v1/finance/shareRule/list · ListRequest → ListAnswer<FeeShareRuleRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function shareRuleList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FeeShareRuleRow>> {
  return askList<FeeShareRuleRow>(transport, FAMILY, CALLS.shareRuleList, FAMILY.resources['shareRuleList']!, body, options)
}

/**
 * 新增分摊规则
 * POST /fba/api/v1/finance/shareRule/add · FeeShareRuleAdd → FeeShareRuleRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function shareRuleAdd(transport: Transport, body: FeeShareRuleAdd, options?: CallOptions): Promise<FeeShareRuleRow> {
  return transport.call<FeeShareRuleRow>(CALLS.shareRuleAdd, body, options)
}

/**
 * 修改分摊规则
 * POST /fba/api/v1/finance/shareRule/edit · FeeShareRuleEdit → FeeShareRuleRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function shareRuleEdit(transport: Transport, body: FeeShareRuleEdit, options?: CallOptions): Promise<FeeShareRuleRow> {
  return transport.call<FeeShareRuleRow>(CALLS.shareRuleEdit, body, options)
}

/**
 * 删除分摊规则
 * POST /fba/api/v1/finance/shareRule/remove · FeeShareRuleKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function shareRuleRemove(transport: Transport, body: FeeShareRuleKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.shareRuleRemove, body, options)
}

/**
 * 自定义费用列表
 * POST /fba/api/v1/customFee/list · ListRequest → ListAnswer<CustomFeeRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function customFeeList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<CustomFeeRow>> {
  return askList<CustomFeeRow>(transport, FAMILY, CALLS.customFeeList, FAMILY.resources['customFeeList']!, body, options)
}

/**
 * 新增自定义费用
 * POST /fba/api/v1/customFee/add · CustomFeeAdd → CustomFeeRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function customFeeAdd(transport: Transport, body: CustomFeeAdd, options?: CallOptions): Promise<CustomFeeRow> {
  return transport.call<CustomFeeRow>(CALLS.customFeeAdd, body, options)
}

/**
 * 修改自定义费用
 * POST /fba/api/v1/customFee/edit · CustomFeeEdit → CustomFeeRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function customFeeEdit(transport: Transport, body: CustomFeeEdit, options?: CallOptions): Promise<CustomFeeRow> {
  return transport.call<CustomFeeRow>(CALLS.customFeeEdit, body, options)
}

/**
 * 删除自定义费用
 * POST /fba/api/v1/customFee/remove · CustomFeeKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function customFeeRemove(transport: Transport, body: CustomFeeKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.customFeeRemove, body, options)
}

/**
 * 出库成本：MSKU 按月的先进先出单位成本
 * POST /fba/api/v1/productCost/sold · ListRequest → ListAnswer<SoldCostRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function soldCosts(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SoldCostRow>> {
  return askList<SoldCostRow>(transport, FAMILY, CALLS.soldCosts, FAMILY.resources['soldCosts']!, body, options)
}

/**
 * 往月成本差异：利润里每一笔的月份、来源单据与金额
 * POST /fba/api/v1/productCost/past · ListRequest → ListAnswer<ProfitLineRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function pastCosts(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ProfitLineRow>> {
  return askList<ProfitLineRow>(transport, FAMILY, CALLS.pastCosts, FAMILY.resources['pastCosts']!, body, options)
}

/**
 * 有销量而没有成本的 MSKU，作为成本模板待填的行，销量高的在前
 * POST /fba/api/v1/productCost/missing · ProductCostMissingRequest → ProductCostMissingResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productCostMissing(transport: Transport, body: ProductCostMissingRequest = {}, options?: CallOptions): Promise<ProductCostMissingResponse> {
  return transport.call<ProductCostMissingResponse>(CALLS.productCostMissing, body, options)
}

/**
 * 新增商品成本
 * POST /fba/api/v1/productCost/add · ProductCostAdd → ProductCostRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productCostAdd(transport: Transport, body: ProductCostAdd, options?: CallOptions): Promise<ProductCostRow> {
  return transport.call<ProductCostRow>(CALLS.productCostAdd, body, options)
}

/**
 * 修改商品成本
 * POST /fba/api/v1/productCost/edit · ProductCostEdit → ProductCostRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productCostEdit(transport: Transport, body: ProductCostEdit, options?: CallOptions): Promise<ProductCostRow> {
  return transport.call<ProductCostRow>(CALLS.productCostEdit, body, options)
}

/**
 * 删除商品成本
 * POST /fba/api/v1/productCost/remove · ProductCostKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productCostRemove(transport: Transport, body: ProductCostKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.productCostRemove, body, options)
}

/**
 * 列出资金账户
 * POST /fba/api/v1/fundAccount/list · ListRequest → ListAnswer<FundAccountRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fundAccountList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FundAccountRow>> {
  return askList<FundAccountRow>(transport, FAMILY, CALLS.fundAccountList, FAMILY.resources['fundAccountList']!, body, options)
}

/**
 * 读取一张资金账户
 * POST /fba/api/v1/fundAccount/get · FundAccountKey → FundAccountRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fundAccount(transport: Transport, body: FundAccountKey, options?: CallOptions): Promise<FundAccountRow> {
  return transport.call<FundAccountRow>(CALLS.fundAccount, body, options)
}

/**
 * 新增资金账户
 * POST /fba/api/v1/fundAccount/add · FundAccountAdd → FundAccountRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fundAccountAdd(transport: Transport, body: FundAccountAdd, options?: CallOptions): Promise<FundAccountRow> {
  return transport.call<FundAccountRow>(CALLS.fundAccountAdd, body, options)
}

/**
 * 修改资金账户
 * POST /fba/api/v1/fundAccount/edit · FundAccountEdit → FundAccountRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fundAccountEdit(transport: Transport, body: FundAccountEdit, options?: CallOptions): Promise<FundAccountRow> {
  return transport.call<FundAccountRow>(CALLS.fundAccountEdit, body, options)
}

/**
 * 删除资金账户
 * POST /fba/api/v1/fundAccount/remove · FundAccountKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fundAccountRemove(transport: Transport, body: FundAccountKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.fundAccountRemove, body, options)
}

/**
 * 收付款单：资金账户
 * POST /fba/api/v1/fundAccount/entries · ListRequest → ListAnswer<FundEntryRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fundAccountEntries(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FundEntryRow>> {
  return askList<FundEntryRow>(transport, FAMILY, CALLS.fundAccountEntries, FAMILY.resources['fundAccountEntries']!, body, options)
}

/**
 * 列出收付款单
 * POST /fba/api/v1/receipt_payment/list · ListRequest → ListAnswer<FundEntryRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fundEntryList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FundEntryRow>> {
  return askList<FundEntryRow>(transport, FAMILY, CALLS.fundEntryList, FAMILY.resources['fundEntryList']!, body, options)
}

/**
 * 读取一张收付款单
 * POST /fba/api/v1/receipt_payment/get · FundEntryKey → FundEntryRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fundEntry(transport: Transport, body: FundEntryKey, options?: CallOptions): Promise<FundEntryRow> {
  return transport.call<FundEntryRow>(CALLS.fundEntry, body, options)
}

/**
 * 新增收付款单
 * POST /fba/api/v1/receipt_payment/add · FundEntryAdd → FundEntryRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fundEntryAdd(transport: Transport, body: FundEntryAdd, options?: CallOptions): Promise<FundEntryRow> {
  return transport.call<FundEntryRow>(CALLS.fundEntryAdd, body, options)
}

/**
 * 修改收付款单
 * POST /fba/api/v1/receipt_payment/edit · FundEntryEdit → FundEntryRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fundEntryEdit(transport: Transport, body: FundEntryEdit, options?: CallOptions): Promise<FundEntryRow> {
  return transport.call<FundEntryRow>(CALLS.fundEntryEdit, body, options)
}

/**
 * 删除收付款单
 * POST /fba/api/v1/receipt_payment/remove · FundEntryKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fundEntryRemove(transport: Transport, body: FundEntryKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.fundEntryRemove, body, options)
}

/**
 * 流转收付款单
 * POST /fba/api/v1/receipt_payment/step · FundEntryStepRequest → FundEntryRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fundEntryStep(transport: Transport, body: FundEntryStepRequest, options?: CallOptions): Promise<FundEntryRow> {
  return transport.call<FundEntryRow>(CALLS.fundEntryStep, body, options)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({
  family: 'finance', client: 'erp', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how,
})

/**
 * 设置FBA费用来源
 * POST /fba/api/v1/amzItemProfit/setFbaType · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shop_ids,type}
 * 返回（草案）：{}
 */
export function amzItemProfitSetFbaType(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('amzItemProfitSetFbaType', '/fba/api/v1/amzItemProfit/setFbaType', { writes: true }), body, options)
}

/**
 * 取来源
 * POST /fba/api/v1/amzItemProfit/getFbaType · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{}
 * 返回（草案）：[…]
 */
export function amzItemProfitGetFbaType(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('amzItemProfitGetFbaType', '/fba/api/v1/amzItemProfit/getFbaType'), body, options)
}

/**
 * 删来源
 * POST /fba/api/v1/amzItemProfit/delFbaType · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{id}
 * 返回（草案）：{}
 */
export function amzItemProfitDelFbaType(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('amzItemProfitDelFbaType', '/fba/api/v1/amzItemProfit/delFbaType', { writes: true }), body, options)
}

/**
 * 选择费用项
 * POST /fba/api/v1/amzItemProfit/chooseFee · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{fees}
 * 返回（草案）：{}
 */
export function amzItemProfitChooseFee(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('amzItemProfitChooseFee', '/fba/api/v1/amzItemProfit/chooseFee', { writes: true }), body, options)
}

/**
 * 异常配置
 * POST /fba/api/v1/exception/config（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{…}
 * 返回（草案）：{}
 */
export function exceptionConfig(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('exceptionConfig', '/fba/api/v1/exception/config'), body, options)
}

/**
 * 禁用店铺
 * POST /fba/api/v1/exception/forbidden/shop（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shop_ids}
 * 返回（草案）：{}
 */
export function exceptionForbiddenShop(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('exceptionForbiddenShop', '/fba/api/v1/exception/forbidden/shop', { writes: true }), body, options)
}

/**
 * 导入对账数据
 * GET /fba/api/v1/reconcile/import（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：?month,file_id（文件先上传，再以编号导入）
 * 返回（草案）：{task_id}
 */
export function reconcileImport(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('reconcileImport', '/fba/api/v1/reconcile/import', { method: 'GET', body: 'query', writes: true }), body, options)
}

/**
 * 删除导入
 * GET /fba/api/v1/reconcile/del_import（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：?id
 * 返回（草案）：{}
 */
export function reconcileDelImport(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('reconcileDelImport', '/fba/api/v1/reconcile/del_import', { method: 'GET', body: 'query', writes: true }), body, options)
}

/**
 * 同步汇率
 * POST /fba/api/v1/currency/sync（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{month}
 * 返回（草案）：{}
 */
export function currencySync(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('currencySync', '/fba/api/v1/currency/sync', { writes: true }), body, options)
}
