/**
 * 货件申报流程（STA）：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/shipmentFlow.json: edit that, not this file.
 */
export interface SaveUploadPackToAmzRequest {
  id: string
  file: Blob
}

export interface SaveUploadPackToAmzResponse {
  handOver: {
    title: string
    value: string
    note: string
  }
}

export interface ConfirmPlacementOptionRequest {
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

export interface SaveDeliveryTimeStep4Request {
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

export interface SaveShipmentStep5Request {
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

export interface SendToAmazonSheetRequest {
  ids: string[]
}

export interface AwdStepRequest {
  /** AWD货件号：卖家后台的货件编号，如 STAR-XXXX */
  awd_shipment_id?: string | null
  /** 承运商 */
  carrier?: string | null
  /** 跟踪号 */
  tracking_no?: string | null
  /**
   * 入库商品
   *
   * @maxItems 10000
   */
  items?: {
    /** 编号 */
    id?: string
    /** 本次签收 */
    now_qty?: number | null
  }[]
  /** 编号 */
  id: string
  transition: 'confirm' | 'unconfirm' | 'ship' | 'track' | 'unship' | 'receivePart' | 'unreceivePart' | 'close' | 'unclose' | 'cancel'
}

export interface AwdReplenishRequest {
  batch_name: string
  warehouse_id: string
  expect_ship: string
  shipment_id?: string | null
  destination_fc?: string | null
  remark?: string | null
  items: {
    product_id: string
    plan_qty: number
    remark?: string | null
  }[]
}

export interface AwdReplenishResponse {
  id: string
  batch_no: string
}
