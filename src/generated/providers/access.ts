/**
 * 组织权限：11 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/access.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { RoleKey, RoleRow } from '../../../contract/generated/entities/role'
import type {
  AskForPageRequest, AskForPageResponse, PagePartsRequest, PagePartsResponse, PagesRequest, PagesResponse, RoleAddRequest, RoleAddResponse,
  RoleCopyRequest, RoleCopyResponse, RoleEditRequest, RoleEditResponse, RoleRequest, RoleResponse, TreeRequest, TreeResponse, WhyRequest,
  WhyResponse,
} from '../../../contract/generated/families/access'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  roleList: {
    family: 'access', call: 'roleList', method: 'POST', path: '/base/api/v1/role/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  role: {
    family: 'access', call: 'role', method: 'POST', path: '/base/api/v1/role/get', client: 'erp', wire: 'erp', body: 'json', answer: 'json',
    writes: false,
  },
  roleAdd: {
    family: 'access', call: 'roleAdd', method: 'POST', path: '/base/api/v1/role/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  roleCopy: {
    family: 'access', call: 'roleCopy', method: 'POST', path: '/base/api/v1/role/copy', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  roleEdit: {
    family: 'access', call: 'roleEdit', method: 'POST', path: '/base/api/v1/role/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  roleRemove: {
    family: 'access', call: 'roleRemove', method: 'POST', path: '/base/api/v1/role/remove', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  tree: {
    family: 'access', call: 'tree', method: 'POST', path: '/base/api/v1/role/tree', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  pages: {
    family: 'access', call: 'pages', method: 'POST', path: '/base/api/v1/role/pages', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  pageParts: {
    family: 'access', call: 'pageParts', method: 'POST', path: '/base/api/v1/role/page_parts', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  why: {
    family: 'access', call: 'why', method: 'POST', path: '/base/api/v1/role/why', client: 'erp', wire: 'erp', body: 'json', answer: 'json',
    writes: false,
  },
  askForPage: {
    family: 'access', call: 'askForPage', method: 'POST', path: '/base/api/v1/role/askForPage', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'access',
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
    roleList: {
      list: CALLS.roleList,
      remove: CALLS.roleRemove,
      key: ['name'],
      decimals: [],
      integers: ['member_count', 'dept_count', 'menu_count'],
      texts: [],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = 'a738f7685451'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 组织权限: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 角色列表
 * POST /base/api/v1/role/list · ListRequest → ListAnswer<RoleRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function roleList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<RoleRow>> {
  return askList<RoleRow>(transport, FAMILY, CALLS.roleList, FAMILY.resources['roleList']!, body, options)
}

/**
 * 一个角色与它的权限
 * POST /base/api/v1/role/get · RoleRequest → RoleResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function role(transport: Transport, body: RoleRequest, options?: CallOptions): Promise<RoleResponse> {
  return transport.call<RoleResponse>(CALLS.role, body, options)
}

/**
 * 新增角色
 * POST /base/api/v1/role/add · RoleAddRequest → RoleAddResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function roleAdd(transport: Transport, body: RoleAddRequest, options?: CallOptions): Promise<RoleAddResponse> {
  return transport.call<RoleAddResponse>(CALLS.roleAdd, body, options)
}

/**
 * 照着一个角色新增：先填好它的权限
 * POST /base/api/v1/role/copy · RoleCopyRequest → RoleCopyResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function roleCopy(transport: Transport, body: RoleCopyRequest, options?: CallOptions): Promise<RoleCopyResponse> {
  return transport.call<RoleCopyResponse>(CALLS.roleCopy, body, options)
}

/**
 * 修改角色的名称与权限，对在线的人立即生效
 * POST /base/api/v1/role/edit · RoleEditRequest → RoleEditResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function roleEdit(transport: Transport, body: RoleEditRequest, options?: CallOptions): Promise<RoleEditResponse> {
  return transport.call<RoleEditResponse>(CALLS.roleEdit, body, options)
}

/**
 * 删除没有人使用的角色
 * POST /base/api/v1/role/remove · RoleKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function roleRemove(transport: Transport, body: RoleKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.roleRemove, body, options)
}

/**
 * 可以授权的全部菜单、页面、操作、敏感数据与列
 * POST /base/api/v1/role/tree · TreeRequest → TreeResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function tree(transport: Transport, body: TreeRequest = {}, options?: CallOptions): Promise<TreeResponse> {
  return transport.call<TreeResponse>(CALLS.tree, body, options)
}

/**
 * 可以查询权限的全部页面
 * POST /base/api/v1/role/pages · PagesRequest → PagesResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function pages(transport: Transport, body: PagesRequest = {}, options?: CallOptions): Promise<PagesResponse> {
  return transport.call<PagesResponse>(CALLS.pages, body, options)
}

/**
 * 一个页面的操作与列
 * POST /base/api/v1/role/page_parts · PagePartsRequest → PagePartsResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function pageParts(transport: Transport, body: PagePartsRequest, options?: CallOptions): Promise<PagePartsResponse> {
  return transport.call<PagePartsResponse>(CALLS.pageParts, body, options)
}

/**
 * 为什么看不到：一个人看一个页面、操作或列时，由哪条规则决定
 * POST /base/api/v1/role/why · WhyRequest → WhyResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function why(transport: Transport, body: WhyRequest, options?: CallOptions): Promise<WhyResponse> {
  return transport.call<WhyResponse>(CALLS.why, body, options)
}

/**
 * 申请开通一个自己不能打开的页面：公司的管理员收到消息
 * POST /base/api/v1/role/askForPage · AskForPageRequest → AskForPageResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function askForPage(transport: Transport, body: AskForPageRequest, options?: CallOptions): Promise<AskForPageResponse> {
  return transport.call<AskForPageResponse>(CALLS.askForPage, body, options)
}
