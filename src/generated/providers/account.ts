/**
 * 账号、公司与个人筛选：10 个接口已建成，1 个待建。
 * Written by `npm run codegen` from schemas/endpoints/account.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type {
  AccountMenuRequest, AccountMenuResponse, CompanyBaseInfoRequest, CompanyBaseInfoResponse, CompanyLockStockRequest,
  CompanyLockStockResponse, GetErpPageRequest, GetErpPageResponse, GetErpPageV2Request, GetErpPageV2Response, PermissionMenuRequest,
  PermissionMenuResponse, UserFilterAddRequest, UserFilterAddResponse, UserFilterEditRequest, UserFilterEditResponse, UserFilterListRequest,
  UserFilterListResponse, UserFilterRemoveRequest, UserFilterRemoveResponse,
} from '../../../contract/generated/families/account'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  permissionMenu: {
    family: 'account', call: 'permissionMenu', method: 'POST', path: '/fba/api/v1/amz/permissionMenu', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  getErpPage: {
    family: 'account', call: 'getErpPage', method: 'POST', path: '/fba/api/v1/amazonApi/getErpPage', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  getErpPageV2: {
    family: 'account', call: 'getErpPageV2', method: 'POST', path: '/v2/system/api/amazon/getErpPage', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  accountMenu: {
    family: 'account', call: 'accountMenu', method: 'POST', path: '/fba/api/v1/account/menu', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  companyBaseInfo: {
    family: 'account', call: 'companyBaseInfo', method: 'POST', path: '/fba/api/v1/company/baseInfo', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  companyLockStock: {
    family: 'account', call: 'companyLockStock', method: 'POST', path: '/fba/api/v1/company/getCompanyLockStock', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  userFilterList: {
    family: 'account', call: 'userFilterList', method: 'POST', path: '/fba/api/v1/userFilter/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  userFilterAdd: {
    family: 'account', call: 'userFilterAdd', method: 'POST', path: '/fba/api/v1/userFilter/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  userFilterEdit: {
    family: 'account', call: 'userFilterEdit', method: 'POST', path: '/fba/api/v1/userFilter/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  userFilterRemove: {
    family: 'account', call: 'userFilterRemove', method: 'POST', path: '/fba/api/v1/userFilter/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'account',
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
export const STAMP = 'b43263807027'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'logAdd',
] as const

/** 账号、公司与个人筛选: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 权限菜单树
 * POST /fba/api/v1/amz/permissionMenu · PermissionMenuRequest → PermissionMenuResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function permissionMenu(transport: Transport, body: PermissionMenuRequest = {}, options?: CallOptions): Promise<PermissionMenuResponse> {
  return transport.call<PermissionMenuResponse>(CALLS.permissionMenu, body, options)
}

/**
 * 取ERP页面跳转URL
 * POST /fba/api/v1/amazonApi/getErpPage · GetErpPageRequest → GetErpPageResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function getErpPage(transport: Transport, body: GetErpPageRequest, options?: CallOptions): Promise<GetErpPageResponse> {
  return transport.call<GetErpPageResponse>(CALLS.getErpPage, body, options)
}

/**
 * 取ERP页面跳转URL(v2)
 * POST /v2/system/api/amazon/getErpPage · GetErpPageV2Request → GetErpPageV2Response.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function getErpPageV2(transport: Transport, body: GetErpPageV2Request, options?: CallOptions): Promise<GetErpPageV2Response> {
  return transport.call<GetErpPageV2Response>(CALLS.getErpPageV2, body, options)
}

/**
 * 账户菜单(系统组)
 * POST /fba/api/v1/account/menu · AccountMenuRequest → AccountMenuResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function accountMenu(transport: Transport, body: AccountMenuRequest = {}, options?: CallOptions): Promise<AccountMenuResponse> {
  return transport.call<AccountMenuResponse>(CALLS.accountMenu, body, options)
}

/**
 * 公司基础信息
 * POST /fba/api/v1/company/baseInfo · CompanyBaseInfoRequest → CompanyBaseInfoResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function companyBaseInfo(transport: Transport, body: CompanyBaseInfoRequest, options?: CallOptions): Promise<CompanyBaseInfoResponse> {
  return transport.call<CompanyBaseInfoResponse>(CALLS.companyBaseInfo, body, options)
}

/**
 * 公司锁库存开关
 * POST /fba/api/v1/company/getCompanyLockStock · CompanyLockStockRequest → CompanyLockStockResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function companyLockStock(transport: Transport, body: CompanyLockStockRequest = {}, options?: CallOptions): Promise<CompanyLockStockResponse> {
  return transport.call<CompanyLockStockResponse>(CALLS.companyLockStock, body, options)
}

/**
 * 筛选模板列表
 * POST /fba/api/v1/userFilter/list · UserFilterListRequest → UserFilterListResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function userFilterList(transport: Transport, body: UserFilterListRequest, options?: CallOptions): Promise<UserFilterListResponse> {
  return transport.call<UserFilterListResponse>(CALLS.userFilterList, body, options)
}

/**
 * 新增筛选模板
 * POST /fba/api/v1/userFilter/add · UserFilterAddRequest → UserFilterAddResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function userFilterAdd(transport: Transport, body: UserFilterAddRequest, options?: CallOptions): Promise<UserFilterAddResponse> {
  return transport.call<UserFilterAddResponse>(CALLS.userFilterAdd, body, options)
}

/**
 * 编辑/激活筛选模板(每类型仅一个active)
 * POST /fba/api/v1/userFilter/edit · UserFilterEditRequest → UserFilterEditResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function userFilterEdit(transport: Transport, body: UserFilterEditRequest, options?: CallOptions): Promise<UserFilterEditResponse> {
  return transport.call<UserFilterEditResponse>(CALLS.userFilterEdit, body, options)
}

/**
 * 删除筛选模板
 * POST /fba/api/v1/userFilter/remove · UserFilterRemoveRequest → UserFilterRemoveResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function userFilterRemove(transport: Transport, body: UserFilterRemoveRequest, options?: CallOptions): Promise<UserFilterRemoveResponse> {
  return transport.call<UserFilterRemoveResponse>(CALLS.userFilterRemove, body, options)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({
  family: 'account', client: 'erp', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how,
})

/**
 * 新增浏览/操作日志
 * POST /fba/api/v1/log/add（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{module,action,content}
 * 返回（草案）：{}
 */
export function logAdd(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('logAdd', '/fba/api/v1/log/add', { writes: true }), body, options)
}
