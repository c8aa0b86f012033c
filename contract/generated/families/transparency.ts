/**
 * 透明计划：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/transparency.json: edit that, not this file.
 */
export interface CodeStepRequest {
  /** 编号 */
  id: string
  transition: 'printed' | 'void'
}

export interface PrintRequest {
  ids: string[]
}
