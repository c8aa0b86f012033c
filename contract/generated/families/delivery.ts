/**
 * 发货单：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/delivery.json: edit that, not this file.
 */
export type PayAccountResponse = {
  id: string
  name: string
  currency: string
}[]

export type PayCurrencyResponse = {
  value: string
  label: string
}[]

export type PayMethodResponse = {
  value: string
  label: string
}[]

export type LogisticsItemResponse = {
  name: string
  kind: string
}[]

export interface SyncShipmentSkuRequest {
  delivery_id: string
  apportion: '1' | '2' | '3' | '4'
}

export interface SyncShipmentSkuResponse {
  id: string
}

export interface DoFbaConfigRequest {
  delivery_id: string
  config: {
    tracking_no?: string | null
    etd?: string | null
    eta?: string | null
    apportion_method?: '1' | '2' | '3' | '4'
    remark?: string | null
  }
}

export type DoFbaConfigResponse = Record<string, never>

export interface DeclareStepRequest {
  /** 驳回原因 */
  refuse_reason?: string | null
  /** 编号 */
  id: string
  transition: 'submit' | 'approve' | 'refuse' | 'withdraw' | 'reopen'
}

export interface ExportDeclareInfoRequest {
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

export interface ExportDeclareInfoResponse {
  id: string
}

export type PayAccountRequest = Record<string, never>

export interface PayOrderRequest {
  ids: string[]
  account?: string | null
  remark?: string | null
}

export interface PayOrderResponse {
  made: {
    id: string
    request_no: string
  }[]
}

export type PayCurrencyRequest = Record<string, never>

export type PayMethodRequest = Record<string, never>

export interface LogisticsItemRequest {
  provider?: string | null
}

export interface DeclareDraftRequest {
  batch_id: string
}

export interface DeclareDraftResponse {
  row: unknown
}

export interface DeclarePrintedRequest {
  ids: string[]
}

export interface DeclarePrintedResponse {
  marked: number
}

export interface InvoiceDraftRequest {
  batch_id: string
}

export interface InvoiceDraftResponse {
  row: unknown
}

export interface InvoicePrintedRequest {
  ids: string[]
}

export interface InvoicePrintedResponse {
  marked: number
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

export interface ForecastStepRequest {
  /**
   * 货件
   *
   * @maxItems 10000
   */
  items?: {
    /** 编号 */
    id?: string
    /** 跟踪号 */
    tracking_no?: string | null
  }[]
  /** 编号 */
  id: string
  transition: 'tell' | 'untell' | 'track' | 'untrack' | 'cancel'
}

export interface ForecastLabelAddRequest {
  file: Blob
}

export interface ForecastLabelAddResponse {
  handOver: {
    title: string
    value: string
    note: string
  }
}

export interface ForecastLabelsRequest {
  ids: string[]
}

export interface ForecastSheetRequest {
  ids: string[]
}
