/**
 * 浏览器插件：17 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/plug.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { PlugClientRow } from '../../../contract/generated/entities/plug_client'
import type { PlugReportRow } from '../../../contract/generated/entities/plug_report'
import type { PlugVersionAdd, PlugVersionEdit, PlugVersionKey, PlugVersionRow } from '../../../contract/generated/entities/plug_version'
import type { PromoSeenAdd, PromoSeenKey, PromoSeenRow } from '../../../contract/generated/entities/promo_seen'
import type {
  CouponRequest, CouponResponse, DetectionRequest, DetectionResponse, ExpiredVersionRequest, ExpiredVersionResponse, HeartbeatRequest,
  HeartbeatResponse, LightningDealRequest, LightningDealResponse, ReportRecordsRequest, ReportRecordsResponse, VersionRequest,
  VersionResponse,
} from '../../../contract/generated/families/plug'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  heartbeat: {
    family: 'plug', call: 'heartbeat', method: 'POST', path: '/fba/api/v1/plug/heartbeat', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  reportRecords: {
    family: 'plug', call: 'reportRecords', method: 'POST', path: '/fba/api/v1/plug/reportRecords', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  version: {
    family: 'plug', call: 'version', method: 'POST', path: '/fba/api/v1/plug/version', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  detection: {
    family: 'plug', call: 'detection', method: 'POST', path: '/fba/api/v1/plug/detection', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  coupon: {
    family: 'plug', call: 'coupon', method: 'POST', path: '/fba/api/v1/plug/coupon', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  lightningDeal: {
    family: 'plug', call: 'lightningDeal', method: 'POST', path: '/fba/api/v1/plug/ld', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  expiredVersion: {
    family: 'plug', call: 'expiredVersion', method: 'GET', path: '/fba/api/v1/plug/expired_version', client: 'erp', wire: 'erp',
    body: 'query', answer: 'json', writes: false,
  },
  clientList: {
    family: 'plug', call: 'clientList', method: 'POST', path: '/fba/api/v1/plug/clients', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  reportList: {
    family: 'plug', call: 'reportList', method: 'POST', path: '/fba/api/v1/plug/reports', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  promoList: {
    family: 'plug', call: 'promoList', method: 'POST', path: '/fba/api/v1/plug/promos', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  promoAdd: {
    family: 'plug', call: 'promoAdd', method: 'POST', path: '/fba/api/v1/plug/promoAdd', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  promoRemove: {
    family: 'plug', call: 'promoRemove', method: 'POST', path: '/fba/api/v1/plug/promoRemove', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  plugVersionList: {
    family: 'plug', call: 'plugVersionList', method: 'POST', path: '/fba/api/v1/plugVersion/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  plugVersion: {
    family: 'plug', call: 'plugVersion', method: 'POST', path: '/fba/api/v1/plugVersion/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  plugVersionAdd: {
    family: 'plug', call: 'plugVersionAdd', method: 'POST', path: '/fba/api/v1/plugVersion/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  plugVersionEdit: {
    family: 'plug', call: 'plugVersionEdit', method: 'POST', path: '/fba/api/v1/plugVersion/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  plugVersionRemove: {
    family: 'plug', call: 'plugVersionRemove', method: 'POST', path: '/fba/api/v1/plugVersion/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'plug',
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
  resources: {
    clientList: {
      list: CALLS.clientList,
      key: ['id'],
      decimals: [],
      integers: ['report_count'],
      texts: ['id', 'employee_id'],
    },
    reportList: {
      list: CALLS.reportList,
      key: ['id'],
      decimals: [],
      integers: ['accepted', 'refused'],
      texts: ['id', 'client_ref', 'employee_id'],
    },
    promoList: {
      list: CALLS.promoList,
      add: CALLS.promoAdd,
      remove: CALLS.promoRemove,
      key: ['id'],
      decimals: ['price'],
      integers: [],
      texts: ['id', 'shop_id', 'asin'],
    },
    plugVersionList: {
      list: CALLS.plugVersionList,
      get: CALLS.plugVersion,
      add: CALLS.plugVersionAdd,
      edit: CALLS.plugVersionEdit,
      remove: CALLS.plugVersionRemove,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'creator'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '4a80c54c98d0'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 浏览器插件: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 心跳
 * POST /fba/api/v1/plug/heartbeat · HeartbeatRequest → HeartbeatResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function heartbeat(transport: Transport, body: HeartbeatRequest, options?: CallOptions): Promise<HeartbeatResponse> {
  return transport.call<HeartbeatResponse>(CALLS.heartbeat, body, options)
}

/**
 * 上报采集到的行
 * POST /fba/api/v1/plug/reportRecords · ReportRecordsRequest → ReportRecordsResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function reportRecords(transport: Transport, body: ReportRecordsRequest, options?: CallOptions): Promise<ReportRecordsResponse> {
  return transport.call<ReportRecordsResponse>(CALLS.reportRecords, body, options)
}

/**
 * 该用的版本
 * POST /fba/api/v1/plug/version · VersionRequest → VersionResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function version(transport: Transport, body: VersionRequest = {}, options?: CallOptions): Promise<VersionResponse> {
  return transport.call<VersionResponse>(CALLS.version, body, options)
}

/**
 * 要采集什么：监控中的 ASIN 与关键词
 * POST /fba/api/v1/plug/detection · DetectionRequest → DetectionResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function detection(transport: Transport, body: DetectionRequest = {}, options?: CallOptions): Promise<DetectionResponse> {
  return transport.call<DetectionResponse>(CALLS.detection, body, options)
}

/**
 * 优惠券采集
 * POST /fba/api/v1/plug/coupon · CouponRequest → CouponResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function coupon(transport: Transport, body: CouponRequest, options?: CallOptions): Promise<CouponResponse> {
  return transport.call<CouponResponse>(CALLS.coupon, body, options)
}

/**
 * 秒杀采集
 * POST /fba/api/v1/plug/ld · LightningDealRequest → LightningDealResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function lightningDeal(transport: Transport, body: LightningDealRequest, options?: CallOptions): Promise<LightningDealResponse> {
  return transport.call<LightningDealResponse>(CALLS.lightningDeal, body, options)
}

/**
 * 过期版本
 * GET /fba/api/v1/plug/expired_version (query) · ExpiredVersionRequest → ExpiredVersionResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function expiredVersion(transport: Transport, body: ExpiredVersionRequest = {}, options?: CallOptions): Promise<ExpiredVersionResponse> {
  return transport.call<ExpiredVersionResponse>(CALLS.expiredVersion, body, options)
}

/**
 * 插件客户端列表
 * POST /fba/api/v1/plug/clients · ListRequest → ListAnswer<PlugClientRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function clientList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PlugClientRow>> {
  return askList<PlugClientRow>(transport, FAMILY, CALLS.clientList, FAMILY.resources['clientList']!, body, options)
}

/**
 * 上报记录列表
 * POST /fba/api/v1/plug/reports · ListRequest → ListAnswer<PlugReportRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function reportList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PlugReportRow>> {
  return askList<PlugReportRow>(transport, FAMILY, CALLS.reportList, FAMILY.resources['reportList']!, body, options)
}

/**
 * 优惠券与秒杀列表
 * POST /fba/api/v1/plug/promos · ListRequest → ListAnswer<PromoSeenRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function promoList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PromoSeenRow>> {
  return askList<PromoSeenRow>(transport, FAMILY, CALLS.promoList, FAMILY.resources['promoList']!, body, options)
}

/**
 * 登记优惠券或秒杀
 * POST /fba/api/v1/plug/promoAdd · PromoSeenAdd → PromoSeenRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function promoAdd(transport: Transport, body: PromoSeenAdd, options?: CallOptions): Promise<PromoSeenRow> {
  return transport.call<PromoSeenRow>(CALLS.promoAdd, body, options)
}

/**
 * 删除优惠券或秒杀
 * POST /fba/api/v1/plug/promoRemove · PromoSeenKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function promoRemove(transport: Transport, body: PromoSeenKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.promoRemove, body, options)
}

/**
 * 列出插件版本
 * POST /fba/api/v1/plugVersion/list · ListRequest → ListAnswer<PlugVersionRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function plugVersionList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PlugVersionRow>> {
  return askList<PlugVersionRow>(transport, FAMILY, CALLS.plugVersionList, FAMILY.resources['plugVersionList']!, body, options)
}

/**
 * 读取一张插件版本
 * POST /fba/api/v1/plugVersion/get · PlugVersionKey → PlugVersionRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function plugVersion(transport: Transport, body: PlugVersionKey, options?: CallOptions): Promise<PlugVersionRow> {
  return transport.call<PlugVersionRow>(CALLS.plugVersion, body, options)
}

/**
 * 新增插件版本
 * POST /fba/api/v1/plugVersion/add · PlugVersionAdd → PlugVersionRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function plugVersionAdd(transport: Transport, body: PlugVersionAdd, options?: CallOptions): Promise<PlugVersionRow> {
  return transport.call<PlugVersionRow>(CALLS.plugVersionAdd, body, options)
}

/**
 * 修改插件版本
 * POST /fba/api/v1/plugVersion/edit · PlugVersionEdit → PlugVersionRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function plugVersionEdit(transport: Transport, body: PlugVersionEdit, options?: CallOptions): Promise<PlugVersionRow> {
  return transport.call<PlugVersionRow>(CALLS.plugVersionEdit, body, options)
}

/**
 * 删除插件版本
 * POST /fba/api/v1/plugVersion/remove · PlugVersionKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function plugVersionRemove(transport: Transport, body: PlugVersionKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.plugVersionRemove, body, options)
}
