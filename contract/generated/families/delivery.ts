/**
 * 发货单：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/delivery.json: edit that, not this file.
 */
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
