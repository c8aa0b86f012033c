/**
 * 审批：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/approval.json: edit that, not this file.
 */
export interface DetailRequest {
  id: string
}

export interface DetailResponse {
  id: string
  doc_no?: string
  doc_kind?: string
  title?: string | null
  currency?: string | null
  amount?: string | null
  applicant?: string
  flow_name?: string | null
  step_name?: string | null
  waiting_names?: string | null
  status?: string
  remark?: string | null
  create_time?: string
  finish_time?: string | null
  history: {
    id: string
    step_no: number | null
    step_name: string | null
    action: string
    employee_id: string | null
    to_employee: string | null
    remark: string | null
    create_time: string
  }[]
  may: string[]
  next: string | null
  waiting: number
  heirs: {
    id: string
    name: string
  }[]
  steps: {
    name: string
    whom: string
    all: boolean
    now: boolean
    asked: {
      who: string
      state: string
      remark: string
      from: string
      until: string | null
    }[]
  }[]
  document?: {
    kind: string
    label: string
    id: string
    seen: string
    route: string | null
    query: {
      [k: string]: string
    }
    fields: unknown
    row: unknown
    enums: unknown
    tables: {
      label: string
      fields: unknown
      rows: unknown
    }[]
    again: boolean
    changes: {
      where: string
      is: string
      field: unknown
      before: unknown
      after: unknown
    }[]
    later: {
      where: string
      is: string
      field: unknown
      before: unknown
      after: unknown
    }[]
    files: {
      id: string
      name: string
      size: number
    }[]
  }
}

export interface FileRequest {
  id: string
  file: string
}

export interface OfDocumentRequest {
  entity: string
  id: string
}

export interface OfDocumentResponse {
  approval?: {
    id: string
    flow_name: string
    status: string
    status_label: string
    color: string | null
    applicant: string
    waiting_names: string
    steps: {
      name: string
      who: string
      now: boolean
    }[]
    history: {
      id: string
      step_name: string
      action: string
      who: string
      to: string
      remark: string
      create_time: string
    }[]
    may: string[]
  }
}

export interface ApproveRequest {
  id: string
  remark?: string
  seen?: string
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
