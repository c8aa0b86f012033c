/**
 * 货件申报（旧流程）：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/declareLegacy.json: edit that, not this file.
 */
export interface FbaApplyCreateShippmentRequest {
  /** 审核意见 */
  audit_remark?: string | null
  /**
   * 货件
   *
   * @maxItems 10000
   */
  shipments?: {
    /** 编号 */
    id?: string
    /** 货件就绪日 */
    ready_date?: string | null
    /** 送达窗口起 */
    window_from?: string | null
    /** 送达窗口止 */
    window_to?: string | null
    /** 窗口类型 */
    window_type?: string | null
    /** 配送模式 */
    ship_mode?: string | null
    /** 承运方式 */
    ship_solution?: string | null
    /** 承运商 */
    carrier?: string | null
    /** 配送报价 */
    quote?: string | null
    /** 托盘数 */
    pallets?: number | null
    /** 跟踪号 */
    tracking_no?: string | null
  }[]
  /** 编号 */
  id: string
  transition:
    | 'toPacking'
    | 'toPlacement'
    | 'packed'
    | 'placed'
    | 'timed'
    | 'carried'
    | 'submit'
    | 'withdraw'
    | 'approve'
    | 'reject'
    | 'reopen'
    | 'confirm'
    | 'unconfirm'
    | 'toGoods'
    | 'toBoxes'
    | 'toOptions'
    | 'toTimes'
    | 'cancel'
}

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

export interface FbaApplyNewCreateShippmentRequest {
  /** 审核意见 */
  audit_remark?: string | null
  /**
   * 货件
   *
   * @maxItems 10000
   */
  shipments?: {
    /** 编号 */
    id?: string
    /** 货件就绪日 */
    ready_date?: string | null
    /** 送达窗口起 */
    window_from?: string | null
    /** 送达窗口止 */
    window_to?: string | null
    /** 窗口类型 */
    window_type?: string | null
    /** 配送模式 */
    ship_mode?: string | null
    /** 承运方式 */
    ship_solution?: string | null
    /** 承运商 */
    carrier?: string | null
    /** 配送报价 */
    quote?: string | null
    /** 托盘数 */
    pallets?: number | null
    /** 跟踪号 */
    tracking_no?: string | null
  }[]
  /** 编号 */
  id: string
  transition:
    | 'toPacking'
    | 'toPlacement'
    | 'packed'
    | 'placed'
    | 'timed'
    | 'carried'
    | 'submit'
    | 'withdraw'
    | 'approve'
    | 'reject'
    | 'reopen'
    | 'confirm'
    | 'unconfirm'
    | 'toGoods'
    | 'toBoxes'
    | 'toOptions'
    | 'toTimes'
    | 'cancel'
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

export interface FbaRepBatchCreateShippmentRequest {
  /** 审核意见 */
  audit_remark?: string | null
  /**
   * 货件
   *
   * @maxItems 10000
   */
  shipments?: {
    /** 编号 */
    id?: string
    /** 货件就绪日 */
    ready_date?: string | null
    /** 送达窗口起 */
    window_from?: string | null
    /** 送达窗口止 */
    window_to?: string | null
    /** 窗口类型 */
    window_type?: string | null
    /** 配送模式 */
    ship_mode?: string | null
    /** 承运方式 */
    ship_solution?: string | null
    /** 承运商 */
    carrier?: string | null
    /** 配送报价 */
    quote?: string | null
    /** 托盘数 */
    pallets?: number | null
    /** 跟踪号 */
    tracking_no?: string | null
  }[]
  /** 编号 */
  id: string
  transition:
    | 'toPacking'
    | 'toPlacement'
    | 'packed'
    | 'placed'
    | 'timed'
    | 'carried'
    | 'submit'
    | 'withdraw'
    | 'approve'
    | 'reject'
    | 'reopen'
    | 'confirm'
    | 'unconfirm'
    | 'toGoods'
    | 'toBoxes'
    | 'toOptions'
    | 'toTimes'
    | 'cancel'
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
