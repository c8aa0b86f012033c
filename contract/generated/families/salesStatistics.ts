/**
 * 销量与产品表现：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/salesStatistics.json: edit that, not this file.
 */
export interface ProductFollowRequest {
  shop_id: string
  msku: string
  follow: boolean
}

export interface ProductFollowResponse {
  followers: number
}
