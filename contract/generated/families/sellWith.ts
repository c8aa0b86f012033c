/**
 * 跟卖监控：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/sellWith.json: edit that, not this file.
 */
export interface AddRequest {
  shop_id: string
  asins: string
  white_list?: string | null
}

export interface AddResponse {
  added: number
  present: number
}

export interface ExcludeShopRequest {
  shop_ids: string[]
}

export interface ExcludeShopResponse {
  paused: number
}

export interface DeleteSellWithRequest {
  ids: string[]
}

export interface DeleteSellWithResponse {
  removed: number
}
