/**
 * 数据核对：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/identities.json: edit that, not this file.
 */
export type RunRequest = Record<string, never>

export interface RunResponse {
  task: string
}
