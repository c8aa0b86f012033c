/**
 * 新版广告：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/ads-new.json: edit that, not this file.
 */
export type ProfileListRequest = Record<string, never>
