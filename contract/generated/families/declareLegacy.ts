/**
 * 货件申报（旧流程）：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/declareLegacy.json: edit that, not this file.
 */
export interface FbaApplyAddressSaveRequest {
  id?: string | null
  address_name?: string
  address_type?: string
  contact?: string
  country?: string
  state_code?: string
  city?: string
  address1?: string
  postal?: string
  phone?: string
  company?: string | null
  district?: string | null
  address2?: string | null
  email?: string | null
  shop_ids?: string[]
  is_default?: boolean
}

export interface FbaApplyAddressSaveResponse {
  id: string
}

export interface FbaApplyMergeRequest {
  ids: string[]
}

export interface FbaApplyMergeResponse {
  id: string
}

export interface FbaApplySplitRequest {
  id: string
  items: string[]
}

export interface FbaApplySplitResponse {
  ids: string[]
}

export interface FbaApplyNewAddressSaveRequest {
  id?: string | null
  address_name?: string
  address_type?: string
  contact?: string
  country?: string
  state_code?: string
  city?: string
  address1?: string
  postal?: string
  phone?: string
  company?: string | null
  district?: string | null
  address2?: string | null
  email?: string | null
  shop_ids?: string[]
  is_default?: boolean
}

export interface FbaApplyNewAddressSaveResponse {
  id: string
}

export interface FbaApplyNewMergeRequest {
  ids: string[]
}

export interface FbaApplyNewMergeResponse {
  id: string
}

export interface FbaApplyNewSplitRequest {
  id: string
  items: string[]
}

export interface FbaApplyNewSplitResponse {
  ids: string[]
}

export interface FbaRepBatchAddressSaveRequest {
  id?: string | null
  address_name?: string
  address_type?: string
  contact?: string
  country?: string
  state_code?: string
  city?: string
  address1?: string
  postal?: string
  phone?: string
  company?: string | null
  district?: string | null
  address2?: string | null
  email?: string | null
  shop_ids?: string[]
  is_default?: boolean
}

export interface FbaRepBatchAddressSaveResponse {
  id: string
}

export interface FbaRepBatchMergeRequest {
  ids: string[]
}

export interface FbaRepBatchMergeResponse {
  id: string
}

export interface FbaRepBatchSplitRequest {
  id: string
  items: string[]
}

export interface FbaRepBatchSplitResponse {
  ids: string[]
}
