/**
 * SBV 品牌视频：0 个接口已建成，5 个待建。
 * Written by `npm run codegen` from schemas/endpoints/ads-sbv.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, FamilyMeta, Transport } from '../../lib/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'ads-sbv',
  wire: WIRES.erp,
  capabilities: {
    sort: 'many',
    filter: ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'between', 'contains', 'starts', 'empty'],
    or: true,
    summary: 'server',
    export: 'task',
    currency: true,
    compare: true,
    pivot: true,
    allFiltered: true,
  },
  resources: {},
}

/** Calls of this family that are not built yet: they answer one fixed refusal. */
export const PLANNED = [
  'sbvUpload', // POST /amzd/api/v1/sbv/upload 视频上传
  'sbvRecommendations', // POST /amzd/api/v1/sbv/recommendations 建议
  'sbvBrand', // POST /amzd/api/v1/sbv/brand 品牌列表
  'sbvStore', // POST /amzd/api/v1/sbv/store 旗舰店页面
  'sbvProductMetadata', // POST /amzd/api/v1/sbv/productMetadata 商品元数据
] as const

/** SBV 品牌视频: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}
