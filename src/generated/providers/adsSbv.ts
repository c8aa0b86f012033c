/**
 * SBV 品牌视频：0 个接口已建成，5 个待建。
 * Written by `npm run codegen` from schemas/endpoints/adsSbv.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

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
export const STAMP = '24206875c151'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'sbvUpload',
  'sbvRecommendations',
  'sbvBrand',
  'sbvStore',
  'sbvProductMetadata',
] as const

/** SBV 品牌视频: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({
  family: 'adsSbv', client: 'ads', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how,
})

/**
 * 视频上传
 * POST /amzd/api/v1/sbv/upload（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：multipart
 * 返回（草案）：{asset_id}
 */
export function sbvUpload(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('sbvUpload', '/amzd/api/v1/sbv/upload', { body: 'multipart', writes: true }), body, options)
}

/**
 * 建议
 * POST /amzd/api/v1/sbv/recommendations（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{asins}
 * 返回（草案）：{…}
 */
export function sbvRecommendations(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('sbvRecommendations', '/amzd/api/v1/sbv/recommendations'), body, options)
}

/**
 * 品牌列表
 * POST /amzd/api/v1/sbv/brand（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{profile_id}
 * 返回（草案）：[…]
 */
export function sbvBrand(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('sbvBrand', '/amzd/api/v1/sbv/brand'), body, options)
}

/**
 * 旗舰店页面
 * POST /amzd/api/v1/sbv/store（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{profile_id}
 * 返回（草案）：[…]
 */
export function sbvStore(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('sbvStore', '/amzd/api/v1/sbv/store'), body, options)
}

/**
 * 商品元数据
 * POST /amzd/api/v1/sbv/productMetadata（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{asins}
 * 返回（草案）：[…]
 */
export function sbvProductMetadata(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('sbvProductMetadata', '/amzd/api/v1/sbv/productMetadata'), body, options)
}
