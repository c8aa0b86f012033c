/**
 * 财务：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/finance.json: edit that, not this file.
 */
export interface SettlementDoCheckoutRequest {
  /** 结账说明 */
  close_remark?: string | null
  /** 反结账原因 */
  reopen_reason?: string | null
  /** 编号 */
  id: string
  transition: 'close' | 'closeAnyway' | 'reopen'
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
