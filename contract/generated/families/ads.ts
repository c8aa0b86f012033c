/**
 * 广告公共：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/ads.json: edit that, not this file.
 */
export type GetAuthAdvertisementShopResponse = {
  shop_id: string
  profile_id: string
  site: string
  currency: string
}[]

export type GetAuthAdvertisementShopRequest = Record<string, never>
