/**
 * 首页仪表盘：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/indexBoard.json: edit that, not this file.
 */
export type RightConfigRequest = Record<string, never>

export interface RightConfigResponse {
  cards: {
    code: string
    title: string
    width: number
    hidden: boolean
    allowed: boolean
    needs?: string
  }[]
}
