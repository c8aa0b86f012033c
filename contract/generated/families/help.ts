/**
 * 帮助服务：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/help.json: edit that, not this file.
 */
export type NoticeResponse = {
  id: string
  title: string
  content: string
  url: string
}[]

export type NoticeRequest = Record<string, never>
