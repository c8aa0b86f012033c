/**
 * 自发货：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/fbm.json: edit that, not this file.
 */
export interface OrderStepRequest {
  /** 拦截原因 */
  hold_reason?: string | null
  /** 编号 */
  id: string
  transition:
    | 'audit'
    | 'unaudit'
    | 'assigned'
    | 'pick'
    | 'short'
    | 'unpick'
    | 'print'
    | 'unprint'
    | 'ship'
    | 'unship'
    | 'online'
    | 'sign'
    | 'hold'
    | 'unhold'
    | 'void'
}

export type OrderMakeRequest = Record<string, never>

export interface OrderMakeResponse {
  made: number
  filled: number
}

export type ReturnMakeRequest = Record<string, never>

export interface ReturnMakeResponse {
  made: number
  renewed: number
  gone: number
}

export interface OrderRulesRequest {
  ids: string[]
}

export interface OrderRulesResponse {
  marked: number
}

export interface OrderPrintedRequest {
  ids: string[]
}

export interface OrderPrintedResponse {
  marked: number
}

export interface OrderMergeRequest {
  rows: {
    id: string
  }[]
  remark?: string | null
  preview: boolean
  lines?: string[]
}

export interface OrderMergeResponse {
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
  }
}

export interface OrderSplitRequest {
  rows: {
    id: string
  }[]
  qty?: number | null
  preview: boolean
  lines?: string[]
}

export interface OrderSplitResponse {
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
  }
}

export interface ConfirmSheetRequest {
  ids: string[]
}

export interface WeighRequest {
  code: string
  weight?: number | null
  package_size?: string | null
  sure?: boolean
}

export interface WeighResponse {
  is: string
  says: string
  order_no: string
  tracking_no: string
  est_weight: number | null
}

export type ExceptionCheckRequest = Record<string, never>

export interface ExceptionCheckResponse {
  open: number
  gone: number
}
