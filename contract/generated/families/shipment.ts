/**
 * 货件装箱与发货：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/shipment.json: edit that, not this file.
 */
export interface DelBoxRequest {
  box_id: string
}

export interface DelBoxResponse {
  packing_type: '1' | '2' | '3' | '4'
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
