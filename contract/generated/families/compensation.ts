/**
 * 赔偿与索赔：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/compensation.json: edit that, not this file.
 */
export type CompensationBatchCreateRequest = Record<string, never>

export interface CompensationBatchCreateResponse {
  task: string
}

export interface CompensationBatchRaiseRequest {
  rows: {
    source: string
    id: string
  }[]
  case_id?: string | null
  remark?: string | null
  preview: boolean
  lines?: string[]
}

export interface CompensationBatchRaiseResponse {
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
    tab: string
  }
}

export interface ClaimStepRequest {
  /** Case编号 */
  case_id?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  transition: 'open' | 'process' | 'win' | 'winPart' | 'lose' | 'ignore' | 'expire' | 'restore'
}

export interface ClaimLetterRequest {
  ids: string[]
}

export interface ClaimLetterResponse {
  handOver: {
    title: string
    value: string
    note: string
  }
}
