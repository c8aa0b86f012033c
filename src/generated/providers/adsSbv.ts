/**
 * SBV 品牌视频：5 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/adsSbv.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type {
  SbvBrandRequest, SbvBrandResponse, SbvProductMetadataRequest, SbvProductMetadataResponse, SbvRecommendationsRequest,
  SbvRecommendationsResponse, SbvStoreRequest, SbvStoreResponse, SbvUploadRequest, SbvUploadResponse,
} from '../../../contract/generated/families/adsSbv'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  sbvUpload: {
    family: 'adsSbv', call: 'sbvUpload', method: 'POST', path: '/amzd/api/v1/sbv/upload', client: 'ads', wire: 'erp', body: 'multipart',
    answer: 'json', writes: true,
  },
  sbvRecommendations: {
    family: 'adsSbv', call: 'sbvRecommendations', method: 'POST', path: '/amzd/api/v1/sbv/recommendations', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sbvBrand: {
    family: 'adsSbv', call: 'sbvBrand', method: 'POST', path: '/amzd/api/v1/sbv/brand', client: 'ads', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  sbvStore: {
    family: 'adsSbv', call: 'sbvStore', method: 'POST', path: '/amzd/api/v1/sbv/store', client: 'ads', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  sbvProductMetadata: {
    family: 'adsSbv', call: 'sbvProductMetadata', method: 'POST', path: '/amzd/api/v1/sbv/productMetadata', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'adsSbv',
  wire: WIRES.erp,
  capabilities: {
    sort: 'many',
    filter: ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'between', 'contains', 'starts', 'empty'],
    or: true,
    beside: true,
    summary: 'server',
    export: 'task',
    currency: true,
    compare: true,
    pivot: true,
    trend: true,
    allFiltered: true,
  },
  resources: {},
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '179950e3baa2'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** SBV 品牌视频: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 视频上传：保存在本系统的素材库
 * POST /amzd/api/v1/sbv/upload (multipart) · SbvUploadRequest → SbvUploadResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbvUpload(transport: Transport, body: SbvUploadRequest, options?: CallOptions): Promise<SbvUploadResponse> {
  return transport.call<SbvUploadResponse>(CALLS.sbvUpload, body, options)
}

/**
 * 建议的关键词：这些商品的广告自己出过单的搜索词
 * POST /amzd/api/v1/sbv/recommendations · SbvRecommendationsRequest → SbvRecommendationsResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbvRecommendations(transport: Transport, body: SbvRecommendationsRequest, options?: CallOptions): Promise<SbvRecommendationsResponse> {
  return transport.call<SbvRecommendationsResponse>(CALLS.sbvRecommendations, body, options)
}

/**
 * 一家店铺的品牌：取自批量表格、草稿与素材
 * POST /amzd/api/v1/sbv/brand · SbvBrandRequest → SbvBrandResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbvBrand(transport: Transport, body: SbvBrandRequest, options?: CallOptions): Promise<SbvBrandResponse> {
  return transport.call<SbvBrandResponse>(CALLS.sbvBrand, body, options)
}

/**
 * 一家店铺用过的旗舰店页面：取自批量表格与草稿
 * POST /amzd/api/v1/sbv/store · SbvStoreRequest → SbvStoreResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbvStore(transport: Transport, body: SbvStoreRequest, options?: CallOptions): Promise<SbvStoreResponse> {
  return transport.call<SbvStoreResponse>(CALLS.sbvStore, body, options)
}

/**
 * 商品元数据：取自在线商品
 * POST /amzd/api/v1/sbv/productMetadata · SbvProductMetadataRequest → SbvProductMetadataResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbvProductMetadata(transport: Transport, body: SbvProductMetadataRequest, options?: CallOptions): Promise<SbvProductMetadataResponse> {
  return transport.call<SbvProductMetadataResponse>(CALLS.sbvProductMetadata, body, options)
}
