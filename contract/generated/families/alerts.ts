/**
 * 预警：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/alerts.json: edit that, not this file.
 */
export interface StepRequest {
  /** 处理说明 */
  remark?: string | null
  /** 编号 */
  id: string
  transition: 'handle' | 'reopen' | 'end'
}

export type CheckRequest = Record<string, never>

export interface CheckResponse {
  task: string
}
