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

export type BusinessReportDeveloperAndSalesListRequest = Record<string, never>

export type ShopCountryRequest = Record<string, never>

export type FinanceShopCountryRequest = Record<string, never>

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

export interface SettlementDoCheckoutRequest {
  /** 结账说明 */
  close_remark?: string | null
  /** 反结账原因 */
  reopen_reason?: string | null
  /** 编号 */
  id: string
  transition: 'close' | 'closeAnyway' | 'reopen'
}

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
