/**
 * 财务：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/finance.json: edit that, not this file.
 */
export type BusinessReportDeveloperAndSalesListResponse = {
  id: string
  name: string
  parts: string[]
}[]

export type ShopCountryResponse = {
  country: string
  shops: {
    id: string
    name: string
  }[]
}[]

export type FinanceShopCountryResponse = {
  country: string
  shops: {
    id: string
    name: string
  }[]
}[]

export type GetTypeListResponse = {
  id: string
  name: string
  category: string
}[]

export type SettlementEmployeeListResponse = {
  id: string
  name: string
}[]

export type ProfitConfigListResponse = {
  id: string
  name: string
  columns: unknown
  is_default: boolean
}[]

export type RecalculationVersionsResponse = {
  version_id: string
  shop_id: string
  shop: string
  month: string
  version_no: number
  close_status: string
}[]

export interface FinancialUpdateShopIdRequest {
  id: string
  shop_id: string
}

export type FinancialUpdateShopIdResponse = Record<string, never>

export type BusinessReportDeveloperAndSalesListRequest = Record<string, never>

export type ShopCountryRequest = Record<string, never>

export type FinanceShopCountryRequest = Record<string, never>

export interface ShopImportTransactionReportRequest {
  shop_id?: string
  format?: string
  file: Blob
}

export interface ShopImportTransactionReportResponse {
  id: string
}

export interface ShopBatchImportTransactionReportRequest {
  shop_id?: string
  file: Blob
}

export interface ShopBatchImportTransactionReportResponse {
  task_ids: string[]
}

export interface AmzItemProfitDownProfitMskuRequest {
  /** 屏幕上的列表；不写就是同一组接口里给出这些行的那一个 */
  call?: {
    family: string
    call: string
  }
  /** 所问的列表请求 */
  request: Record<string, unknown>
  columns: Record<string, unknown>[]
  title: string
  format?: 'xlsx' | 'csv'
  says?: string
}

export interface AmzItemProfitDownProfitMskuResponse {
  id: string
}

export interface AmzItemProfitImportFeeRequest {
  file: Blob
}

export interface AmzItemProfitImportFeeResponse {
  file_id: string
  total: number
  ok: number
  errors: {
    line: number
    label?: string
    message: string
  }[]
}

export interface AmzItemProfitUploadFbaShopFeeRequest {
  shop_id?: string
  format?: string
  file: Blob
}

export interface AmzItemProfitUploadFbaShopFeeResponse {
  id: string
}

export interface FeeCategoryImportRequest {
  file: Blob
}

export interface FeeCategoryImportResponse {
  file_id: string
  total: number
  ok: number
  errors: {
    line: number
    label?: string
    message: string
  }[]
}

export interface FeeCategoryMatchRequest {
  rules: {
    transaction_type: string
    amount_name: string
    description?: string | null
    fee_category: string
  }[]
}

export interface FeeCategoryMatchResponse {
  matched: number
  unmatched: number
}

export interface FeeCategoryImportV2Request {
  file: Blob
}

export interface FeeCategoryImportV2Response {
  file_id: string
  total: number
  ok: number
  errors: {
    line: number
    label?: string
    message: string
  }[]
}

export interface FeeCategoryMatchV2Request {
  rules: {
    transaction_type: string
    amount_name: string
    description?: string | null
    fee_category: string
  }[]
}

export interface FeeCategoryMatchV2Response {
  matched: number
  unmatched: number
}

export interface AdvertisingAllocationRequest {
  month: string
  rule: string
  shop?: string | null
}

export interface AdvertisingAllocationResponse {
  id: string
}

export type GetTypeListRequest = Record<string, never>

export interface ImportFeeConfigRequest {
  file: Blob
}

export interface ImportFeeConfigResponse {
  file_id: string
  total: number
  ok: number
  errors: {
    line: number
    label?: string
    message: string
  }[]
}

export interface ExportFeeConfigRequest {
  /** 屏幕上的列表；不写就是同一组接口里给出这些行的那一个 */
  call?: {
    family: string
    call: string
  }
  /** 所问的列表请求 */
  request: Record<string, unknown>
  columns: Record<string, unknown>[]
  title: string
  format?: 'xlsx' | 'csv'
  says?: string
}

export interface ExportFeeConfigResponse {
  id: string
}

export type SettlementConfigListRequest = Record<string, never>

/** 结账设置 */
export interface SettlementConfigListResponse {
  /** 标识 */
  code: string
  /** 缺报告 */
  on_reports?: string
  /** 未匹配费用 */
  on_unmapped?: string
  /** 缺成本 */
  on_costs?: string
  /** 缺汇率 */
  on_rates?: string
  /** 先对账再结账 */
  check_first?: boolean | null
  /** 结账人不能是对账人 */
  apart?: boolean | null
  /** 修改时间 */
  update_time?: string | null
  /** 修改人 */
  updater?: string | null
}

export interface SettlementStoreConfigRequest {
  code?: string
  before?: unknown
  on_reports?: string
  on_unmapped?: string
  on_costs?: string
  on_rates?: string
  check_first?: unknown
  apart?: unknown
}

/** 结账设置 */
export interface SettlementStoreConfigResponse {
  /** 标识 */
  code: string
  /** 缺报告 */
  on_reports?: string
  /** 未匹配费用 */
  on_unmapped?: string
  /** 缺成本 */
  on_costs?: string
  /** 缺汇率 */
  on_rates?: string
  /** 先对账再结账 */
  check_first?: boolean | null
  /** 结账人不能是对账人 */
  apart?: boolean | null
  /** 修改时间 */
  update_time?: string | null
  /** 修改人 */
  updater?: string | null
}

export type SettlementEmployeeListRequest = Record<string, never>

export interface SettlementDoSettleRequest {
  ids?: string[]
  shop_ids?: string[]
  month?: string
  close_remark?: string | null
}

export interface SettlementDoSettleResponse {
  closed: number
}

export interface SettlementDoCheckRequest {
  ids?: string[]
  month?: string
  shop_ids?: string[]
}

export interface SettlementDoCheckResponse {
  checked: number
  differing: number
}

export interface SettlementDoCheckoutRequest {
  /** 结账说明 */
  close_remark?: string | null
  /** 反结账原因 */
  reopen_reason?: string | null
  /** 编号 */
  id: string
  transition: 'close' | 'closeAnyway' | 'reopen'
}

export interface SettlementExportCheckListRequest {
  /** 屏幕上的列表；不写就是同一组接口里给出这些行的那一个 */
  call?: {
    family: string
    call: string
  }
  /** 所问的列表请求 */
  request: Record<string, unknown>
  columns: Record<string, unknown>[]
  title: string
  format?: 'xlsx' | 'csv'
  says?: string
}

export interface SettlementExportCheckListResponse {
  id: string
}

export interface SettlementOneKeySynRequest {
  month: string
}

export interface SettlementOneKeySynResponse {
  checked: number
  differing: number
}

export interface SettlementShopStepRequest {
  /** 结账说明 */
  close_remark?: string | null
  /** 反结账原因 */
  reopen_reason?: string | null
  /** 编号 */
  id: string
  transition: 'close' | 'closeAnyway' | 'reopen'
}

export interface ProfitConfigListRequest {
  page_key?: string
}

export interface ProfitConfigStoreRequest {
  id?: string
  page_key?: string
  name: string
  columns: unknown
}

export interface ProfitConfigStoreResponse {
  id: string
}

export interface ProfitConfigSetDefaultRequest {
  id: string
}

export type ProfitConfigSetDefaultResponse = Record<string, never>

export type ReportCronTaskConfigRequest = Record<string, never>

export interface ReportCronTaskConfigResponse {
  works: {
    value: string
    label: string
  }[]
  weekdays: {
    value: string
    label: string
  }[]
}

export interface RecalculationVersionsRequest {
  month: string
}

export interface RecalculationRetryRequest {
  version_id: string
}

export type RecalculationRetryResponse = Record<string, never>

export interface ReceivableCheckStepRequest {
  /** 编号 */
  id: string
  transition: 'check' | 'reopen'
}

export interface CommissionStepRequest {
  /** 编号 */
  id: string
  transition: 'confirm' | 'reopen'
}

export interface CommissionReckonRequest {
  stat_month: string
}

export interface CommissionReckonResponse {
  people: number
  confirmed: number
}

export interface CurrencyCopyRequest {
  stat_month: string
}

export interface CurrencyCopyResponse {
  from: string
  added: number
}

export interface ReceiptMatchRequest {
  rows: {
    id: string
  }[]
  days?: number | null
  preview: boolean
  lines?: string[]
}

export interface ReceiptMatchResponse {
  columns: {
    name: string
    label: string
    figure?: boolean
    short?: boolean
  }[]
  lines: {
    line: string
    cells: {
      [k: string]: string
    }
    error?: string
  }[]
  done: number
  refused: number
  next?: {
    label: string
    route: string
    tab?: string
  }
}

export interface ReceiptChooseRequest {
  rows: {
    id: string
  }[]
  days?: number | null
  preview: boolean
  lines?: string[]
}

export interface ReceiptChooseResponse {
  columns: {
    name: string
    label: string
    figure?: boolean
    short?: boolean
  }[]
  lines: {
    line: string
    cells: {
      [k: string]: string
    }
    error?: string
  }[]
  done: number
  refused: number
  next?: {
    label: string
    route: string
    tab?: string
  }
}

export interface ReceiptUnmatchRequest {
  id: string
}

export type ReceiptUnmatchResponse = Record<string, never>

export type ProductCostMissingRequest = Record<string, never>

export interface ProductCostMissingResponse {
  list: {
    shop_id: string
    msku: string
    start_month: string
    currency: string
  }[]
  total: number
}

export interface FundEntryStepRequest {
  /** 编号 */
  id: string
  transition: 'audit' | 'unaudit' | 'void'
}
