/**
 * 补货建议：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/fbaIntellect.json: edit that, not this file.
 */
import type { Condition } from '../../filter'

export type GetMskuWaitQueryListResponse = {
  plan_no: string
  quantity: number
  kind: string
}[]

export type ReplenishMakeRequest = Record<string, never>

export interface ReplenishMakeResponse {
  mskus: number
  ship: number
}

export interface GetReplenishTotalRequest {
  filter?: Condition
}

export interface GetReplenishTotalResponse {
  need: number
  out: number
  will_out: number
  over: number
  total_qty: number
}

export interface UpdateMskuRulesRequest {
  mskus: {
    shop_id: string
    msku: string
  }[]
  rules: {
    stockWarningDays?: number | null
    repFreq?: number | null
    repFbaSalesDays?: number | null
    repShippingDays?: number | null
    repCustomQuantity?: number | null
    planDays?: number | null
    purchaseDays?: number | null
    checkDays?: number | null
    purShippingDays?: number | null
    purFreq?: number | null
    purFbaSalesDays?: number | null
    purCustomQuantity?: number | null
  }
}

export interface UpdateMskuRulesResponse {
  changed: number
}

export interface GetMskuWaitQueryListRequest {
  shop_id: string
  msku: string
}

export interface GetMskuInfoRequest {
  shop_id: string
  msku: string
}

export interface GetMskuInfoResponse {
  stock: unknown
  sales: unknown
  rule: unknown
  calc: unknown
}

export interface StockPlanRequest {
  items: {
    shop_id: string
    msku: string
    qty: number
    transport?: 'sea' | 'air' | 'express' | 'rail' | 'truck' | 'local' | null
  }[]
  warehouse_id: string
  expect_ship?: string | null
  remark?: string | null
}

export interface StockPlanResponse {
  batch_no: string
  plans: {
    id: string
    plan_no: string
  }[]
}

export interface StockBatchRequest {
  batch_name: string
  items: {
    shop_id: string
    msku: string
    qty: number
    transport?: 'sea' | 'air' | 'express' | 'rail' | 'truck' | 'local' | null
  }[]
  warehouse_id: string
  expect_ship?: string | null
}

export interface StockBatchResponse {
  batch_id: string
  batch_no: string
}

export interface ApprovalRequest {
  batch_ids: string[]
}

export interface ApprovalResponse {
  submitted: number
}
