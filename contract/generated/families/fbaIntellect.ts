/**
 * 补货建议：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/fbaIntellect.json: edit that, not this file.
 */
export type ReplenishMakeRequest = Record<string, never>

export interface ReplenishMakeResponse {
  mskus: number
  ship: number
}
