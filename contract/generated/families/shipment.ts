/**
 * 货件装箱与发货：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/shipment.json: edit that, not this file.
 */
export interface GetBoxRequest {
  shipment_id: string
}

export interface GetBoxResponse {
  batch_id: string
  boxes: {
    box_id: string
    box_no: number
    box_code: string
    qty: number
    length: string | null
    width: string | null
    height: string | null
    weight: string | null
    items: {
      item_id: string
      msku: string
      fnsku: string | null
      product_name: string | null
      qty: number
    }[]
  }[]
}

export interface EditBoxRequest {
  box_id: string
  length?: string
  width?: string
  height?: string
  weight?: string
  before?: unknown
}

export interface EditBoxResponse {
  packing_type: '1' | '2' | '3' | '4'
}

export interface DelBoxRequest {
  box_id: string
}

export interface DelBoxResponse {
  packing_type: '1' | '2' | '3' | '4'
}

export interface OperatorRequest {
  ids: string[]
  operator: string | null
}

export interface OperatorResponse {
  changed: number
}

export interface RemarkRequest {
  ids: string[]
  remark: string | null
}

export interface RemarkResponse {
  changed: number
}

export interface SetOverRequest {
  ids: string[]
  reason: string
}

export interface SetOverResponse {
  changed: number
}

export interface ShippBatchDeliverySaveRequest {
  ids: string[]
  logistics?: {
    tracking_no?: string | null
    etd?: string | null
    eta?: string | null
    apportion_method?: '1' | '2' | '3' | '4'
    remark?: string | null
  }
}

export interface ShippBatchDeliverySaveResponse {
  changed: number
}

export interface ShippDeliverySaveRequest {
  id: string
  logistics?: {
    tracking_no?: string | null
    etd?: string | null
    eta?: string | null
    apportion_method?: '1' | '2' | '3' | '4'
    remark?: string | null
  }
}

export interface ShippDeliverySaveResponse {
  id: string
}

export interface PrintFieldsRequest {
  design_of: string
}

export interface PrintFieldsResponse {
  route: string
  list: {
    value: string
    label: string
    group: string
  }[]
}

export interface PrintDesignDraftRequest {
  design_of: string
}

export interface PrintDesignDraftResponse {
  row: unknown
}

export interface PrintTemplateDefaultRequest {
  id: string
  is_default: boolean
}

export type PrintTemplateDefaultResponse = Record<string, never>
