/**
 * 货件（旧流程）：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/fbaShipment.json: edit that, not this file.
 */
export interface ImportShipmentsRequest {
  file: Blob
}

export interface ImportShipmentsResponse {
  lines: number
  boxes: number
}

export interface ScanPackingRequest {
  batch_id: string
  box_no: number
  code: string
  qty?: number
}

export interface ScanPackingResponse {
  box_id: string
  box_no: number
  item_id: string
  msku: string
  fnsku: string
  product_name: string
  packed_qty: number
  plan_qty: number
  left_qty: number
  packing_type: '1' | '2' | '3' | '4'
}

export interface PackBoxRequest {
  batch_id: string
  boxes: {
    id: string
    length?: string
    width?: string
    height?: string
    weight?: string
    before?: unknown
  }[]
}

export interface PackBoxResponse {
  packing_type: '1' | '2' | '3' | '4'
}

export interface TemplateRequest {
  ids: string[]
}

export interface PrintRequest {
  shipment_id: string
  label_kind: string
  size?: string
}

export interface PrintResponse {
  url: string
}

export interface CreateBatchRequest {
  batch_name: string
  warehouse_id: string
  transport_mode: 'sea' | 'air' | 'express' | 'rail' | 'truck' | 'local'
  expect_ship: string
  shipment_id?: string
  destination_fc?: string
  remark?: string
  draft?: boolean | null
  ids?: string[]
  items: {
    product_id: string
    plan_qty: number
    box_qty?: number
    bin_code?: string
    remark?: string
  }[]
}

export interface CreateBatchResponse {
  id: string
  batch_no: string
  plan_qty: number
  msku_count: number
}

export interface MergeBatchesRequest {
  rows: {
    id: string
  }[]
  remark?: string | null
  preview: boolean
  lines?: string[]
}

export interface MergeBatchesResponse {
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

export interface SplitBatchRequest {
  rows: {
    id: string
  }[]
  remark?: string | null
  preview: boolean
  lines?: string[]
}

export interface SplitBatchResponse {
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

export interface SetNumberRequest {
  id: string
  shipment_id?: string
  destination_fc?: string
  before?: unknown
}

export interface SetNumberResponse {
  id: string
}

export interface StepRequest {
  /** 驳回原因 */
  refuse_reason?: string | null
  /** 备注 */
  remark?: string | null
  /**
   * 商品
   *
   * @maxItems 10000
   */
  items?: {
    /** 编号 */
    id?: string
    /** 签收数 */
    received_qty?: number | null
  }[]
  /** 编号 */
  id: string
  transition: 'submit' | 'approve' | 'refuse' | 'withdraw' | 'reopen' | 'ship' | 'unship' | 'receive' | 'finish' | 'unreceive' | 'drop'
}

export interface ChooseChannelRequest {
  rows: {
    id: string
  }[]
  mode?: 'sea' | 'air' | 'express' | 'rail' | 'truck' | 'local' | null
  preview: boolean
  lines?: string[]
}

export interface ChooseChannelResponse {
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
}

export interface SetLogisticsRequest {
  id: string
  tracking_no?: string | null
  etd?: string | null
  eta?: string | null
  apportion_method?: '1' | '2' | '3' | '4'
  remark?: string | null
  before?: unknown
}

export interface SetLogisticsResponse {
  id: string
}

export interface ClearBoxRequest {
  batch_id: string
  box_no: number
}

export interface ClearBoxResponse {
  packing_type: '1' | '2' | '3' | '4'
}

export interface CopyBoxRequest {
  batch_id: string
  box_no: number
  times: number
}

export interface CopyBoxResponse {
  packing_type: '1' | '2' | '3' | '4'
  first: number
  last: number
}

export interface UnpackRequest {
  batch_id: string
  box_no: number
  item_id: string
  qty: number
}

export interface UnpackResponse {
  box_id: string
  box_no: number
  item_id: string
  msku: string
  fnsku: string
  product_name: string
  packed_qty: number
  plan_qty: number
  left_qty: number
  packing_type: '1' | '2' | '3' | '4'
}

export interface PackBookRequest {
  id: string
  file: Blob
}

export interface PackBookResponse {
  handOver: {
    title: string
    value: string
    note: string
  }
}

export interface UploadedRequest {
  batch_id: string
}

export interface UploadedResponse {
  packing_type: '1' | '2' | '3' | '4'
}

export interface BatchPrintedRequest {
  ids: string[]
}

export interface BatchPrintedResponse {
  marked: number
}

export interface ItemsPrintedRequest {
  ids: string[]
}

export interface ItemsPrintedResponse {
  marked: number
}

export interface BoxesPrintedRequest {
  ids: string[]
}

export interface BoxesPrintedResponse {
  marked: number
}
