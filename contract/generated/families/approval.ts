/**
 * 审批：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/approval.json: edit that, not this file.
 */
export interface DetailRequest {
  id: string
}

export interface DetailResponse {
  id: string
  doc_no: string
  doc_kind: string
  title: unknown
  currency: string
  amount?: unknown
  applicant: string
  flow_name: unknown
  step_name: unknown
  waiting_names: unknown
  status: string
  remark: unknown
  create_time: string
  finish_time: unknown
  history: unknown
}

export interface ApproveRequest {
  id: string
  remark?: string
}

export interface ApproveResponse {
  status: string
}

export interface RejectRequest {
  id: string
  remark?: string
}

export interface RejectResponse {
  status: string
}

export interface TransferRequest {
  id: string
  to: string
  remark?: string
}

export interface TransferResponse {
  status: string
}

export interface WithdrawRequest {
  id: string
  remark?: string
}

export interface WithdrawResponse {
  status: string
}
