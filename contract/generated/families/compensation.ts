/**
 * 赔偿与索赔：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/compensation.json: edit that, not this file.
 */
export type CompensationBatchCreateRequest = Record<string, never>

export interface CompensationBatchCreateResponse {
  task: string
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
