/**
 * 员工：15 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/staff.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { DepartmentAdd, DepartmentEdit, DepartmentKey, DepartmentRow } from '../../../contract/generated/entities/department'
import type { EmployeeAdd, EmployeeEdit, EmployeeRow } from '../../../contract/generated/entities/employee'
import type { ShopRow } from '../../../contract/generated/entities/shop'
import type {
  DepartmentRenameRequest, DepartmentRenameResponse, HandOverRequest, HandOverResponse, InviteRequest, InviteResponse, PasswordLinkRequest,
  PasswordLinkResponse, SetPasswordRequest, SetPasswordResponse,
} from '../../../contract/generated/families/staff'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  departmentRename: {
    family: 'staff', call: 'departmentRename', method: 'POST', path: '/base/api/v1/department/rename', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  list: {
    family: 'staff', call: 'list', method: 'POST', path: '/base/api/v1/employee/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  add: {
    family: 'staff', call: 'add', method: 'POST', path: '/base/api/v1/employee/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  edit: {
    family: 'staff', call: 'edit', method: 'POST', path: '/base/api/v1/employee/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  invite: {
    family: 'staff', call: 'invite', method: 'POST', path: '/base/api/v1/employee/invite', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  handOver: {
    family: 'staff', call: 'handOver', method: 'POST', path: '/base/api/v1/employee/hand_over', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  setPassword: {
    family: 'staff', call: 'setPassword', method: 'POST', path: '/base/api/v1/employee/set_password', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  passwordLink: {
    family: 'staff', call: 'passwordLink', method: 'POST', path: '/base/api/v1/employee/password_link', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  departmentList: {
    family: 'staff', call: 'departmentList', method: 'POST', path: '/base/api/v1/department/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  department: {
    family: 'staff', call: 'department', method: 'POST', path: '/base/api/v1/department/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  departmentAdd: {
    family: 'staff', call: 'departmentAdd', method: 'POST', path: '/base/api/v1/department/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  departmentEdit: {
    family: 'staff', call: 'departmentEdit', method: 'POST', path: '/base/api/v1/department/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  departmentRemove: {
    family: 'staff', call: 'departmentRemove', method: 'POST', path: '/base/api/v1/department/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  departmentMembers: {
    family: 'staff', call: 'departmentMembers', method: 'POST', path: '/base/api/v1/department/members', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  departmentShops: {
    family: 'staff', call: 'departmentShops', method: 'POST', path: '/base/api/v1/department/shops', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'staff',
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
    list: {
      list: CALLS.list,
      add: CALLS.add,
      edit: CALLS.edit,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'leader', 'dept.leader'],
    },
    departmentList: {
      list: CALLS.departmentList,
      get: CALLS.department,
      add: CALLS.departmentAdd,
      edit: CALLS.departmentEdit,
      remove: CALLS.departmentRemove,
      key: ['name'],
      decimals: [],
      integers: ['member_count', 'shop_count'],
      texts: ['leader', 'creator'],
    },
    departmentMembers: {
      list: CALLS.departmentMembers,
      add: CALLS.add,
      edit: CALLS.edit,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'leader', 'dept.leader'],
    },
    departmentShops: {
      list: CALLS.departmentShops,
      key: ['id'],
      decimals: [],
      integers: ['warning_days', 'own_config.stockWarningDays', 'sales30.quantity', 'sales30.orders', 'sales30.items'],
      texts: ['id', 'pool_id', 'leader', 'owner'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = 'c170c414a1ed'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 员工: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 部门改名，员工、店铺与审批流跟着改
 * POST /base/api/v1/department/rename · DepartmentRenameRequest → DepartmentRenameResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function departmentRename(transport: Transport, body: DepartmentRenameRequest, options?: CallOptions): Promise<DepartmentRenameResponse> {
  return transport.call<DepartmentRenameResponse>(CALLS.departmentRename, body, options)
}

/**
 * 员工列表
 * POST /base/api/v1/employee/list · ListRequest → ListAnswer<EmployeeRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function list(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<EmployeeRow>> {
  return askList<EmployeeRow>(transport, FAMILY, CALLS.list, FAMILY.resources['list']!, body, options)
}

/**
 * 新增员工；设置密码后才能登录
 * POST /base/api/v1/employee/add · EmployeeAdd → EmployeeRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function add(transport: Transport, body: EmployeeAdd, options?: CallOptions): Promise<EmployeeRow> {
  return transport.call<EmployeeRow>(CALLS.add, body, options)
}

/**
 * 修改员工的资料、角色、可见店铺与状态
 * POST /base/api/v1/employee/edit · EmployeeEdit → EmployeeRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function edit(transport: Transport, body: EmployeeEdit, options?: CallOptions): Promise<EmployeeRow> {
  return transport.call<EmployeeRow>(CALLS.edit, body, options)
}

/**
 * 新增员工，同时设置初始密码，或给出设置密码的一次性链接
 * POST /base/api/v1/employee/invite · InviteRequest → InviteResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function invite(transport: Transport, body: InviteRequest, options?: CallOptions): Promise<InviteResponse> {
  return transport.call<InviteResponse>(CALLS.invite, body, options)
}

/**
 * 离职交接：把一位同事负责的资料与未完成的单据交给另一位
 * POST /base/api/v1/employee/hand_over · HandOverRequest → HandOverResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function handOver(transport: Transport, body: HandOverRequest, options?: CallOptions): Promise<HandOverResponse> {
  return transport.call<HandOverResponse>(CALLS.handOver, body, options)
}

/**
 * 管理员为员工设置密码，并结束他的登录；本人下次登录时改成自己的
 * POST /base/api/v1/employee/set_password · SetPasswordRequest → SetPasswordResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function setPassword(transport: Transport, body: SetPasswordRequest, options?: CallOptions): Promise<SetPasswordResponse> {
  return transport.call<SetPasswordResponse>(CALLS.setPassword, body, options)
}

/**
 * 管理员为员工生成设置密码的一次性链接
 * POST /base/api/v1/employee/password_link · PasswordLinkRequest → PasswordLinkResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function passwordLink(transport: Transport, body: PasswordLinkRequest, options?: CallOptions): Promise<PasswordLinkResponse> {
  return transport.call<PasswordLinkResponse>(CALLS.passwordLink, body, options)
}

/**
 * 列出部门
 * POST /base/api/v1/department/list · ListRequest → ListAnswer<DepartmentRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function departmentList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<DepartmentRow>> {
  return askList<DepartmentRow>(transport, FAMILY, CALLS.departmentList, FAMILY.resources['departmentList']!, body, options)
}

/**
 * 读取一张部门
 * POST /base/api/v1/department/get · DepartmentKey → DepartmentRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function department(transport: Transport, body: DepartmentKey, options?: CallOptions): Promise<DepartmentRow> {
  return transport.call<DepartmentRow>(CALLS.department, body, options)
}

/**
 * 新增部门
 * POST /base/api/v1/department/add · DepartmentAdd → DepartmentRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function departmentAdd(transport: Transport, body: DepartmentAdd, options?: CallOptions): Promise<DepartmentRow> {
  return transport.call<DepartmentRow>(CALLS.departmentAdd, body, options)
}

/**
 * 修改部门
 * POST /base/api/v1/department/edit · DepartmentEdit → DepartmentRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function departmentEdit(transport: Transport, body: DepartmentEdit, options?: CallOptions): Promise<DepartmentRow> {
  return transport.call<DepartmentRow>(CALLS.departmentEdit, body, options)
}

/**
 * 删除部门
 * POST /base/api/v1/department/remove · DepartmentKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function departmentRemove(transport: Transport, body: DepartmentKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.departmentRemove, body, options)
}

/**
 * 员工：部门
 * POST /base/api/v1/department/members · ListRequest → ListAnswer<EmployeeRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function departmentMembers(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<EmployeeRow>> {
  return askList<EmployeeRow>(transport, FAMILY, CALLS.departmentMembers, FAMILY.resources['departmentMembers']!, body, options)
}

/**
 * 店铺：部门
 * POST /base/api/v1/department/shops · ListRequest → ListAnswer<ShopRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function departmentShops(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ShopRow>> {
  return askList<ShopRow>(transport, FAMILY, CALLS.departmentShops, FAMILY.resources['departmentShops']!, body, options)
}
