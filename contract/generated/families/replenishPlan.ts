/**
 * 补货批次、计划与审核：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/replenishPlan.json: edit that, not this file.
 */
export interface RepBatchReviewAuditRequest {
  /** 审核意见 */
  audit_remark?: string | null
  /**
   * 补货商品
   *
   * @maxItems 10000
   */
  items?: {
    /** 编号 */
    id?: string
    /** 审核改为：审核人改的数量；0 是这次不补 */
    approve_qty?: number | null
  }[]
  /** 编号 */
  id: string
  transition:
    | 'submit'
    | 'adjust'
    | 'approve'
    | 'reject'
    | 'withdraw'
    | 'reopen'
    | 'arrangePart'
    | 'arrangeAll'
    | 'reopenPart'
    | 'reopenAll'
    | 'close'
    | 'unclose'
    | 'void'
}

export interface ToBatchesRequest {
  rows: {
    plan_id: string
  }[]
  amount: 'open' | 'local'
  preview: boolean
  lines?: string[]
}

export interface ToBatchesResponse {
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

export interface MergePlansRequest {
  rows: {
    id: string
  }[]
  remark?: string | null
  preview: boolean
  lines?: string[]
}

export interface MergePlansResponse {
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

export interface SplitPlanRequest {
  rows: {
    id: string
  }[]
  remark?: string | null
  preview: boolean
  lines?: string[]
}

export interface SplitPlanResponse {
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

export interface ReplenishmentPlanPurchasePlanImportRequest {
  file: Blob
}

export interface ReplenishmentPlanPurchasePlanImportResponse {
  file_id: string
  total: number
  ok: number
  errors: {
    line: number
    label?: string
    message: string
  }[]
}

export interface ReplenishmentPlanPurchasePlanDownloadRequest {
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

export interface ReplenishmentPlanPurchasePlanDownloadResponse {
  id: string
}
