/**
 * 广告优化建议：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/adsAdvice.json: edit that, not this file.
 */
export interface StepRequest {
  /** 编号 */
  id: string
  transition: 'accept' | 'ignore' | 'takeBack' | 'end' | 'restore'
}

export type CheckRequest = Record<string, never>

export interface CheckResponse {
  task: string
}
