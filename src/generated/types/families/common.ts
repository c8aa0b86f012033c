/**
 * 收藏、快捷搜索与公共：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/common.json: edit that, not this file.
 */
export interface FavoritesAddRequest {
  key: string
}

export interface FavoritesAddResponse {
  id: string
  key: string
  name: string
  route: string
}

export type FavoritesGetRequest = Record<string, never>

export interface FavoritesDeleteRequest {
  id: string
}

export interface FavoritesDeleteResponse {
  id: string
}

export interface OperationAuthorityRequest {
  menu_key: string
}
