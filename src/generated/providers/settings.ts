/**
 * 公司与系统设置：34 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/settings.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { OrderUsageFigures } from '../../../contract/generated/datasets/order_usage'
import type { AttachmentEdit, AttachmentRow } from '../../../contract/generated/entities/attachment'
import type { AuditLogRow } from '../../../contract/generated/entities/audit_log'
import type { CourseAdd, CourseEdit, CourseKey, CourseRow } from '../../../contract/generated/entities/course'
import type { CourseProgressRow } from '../../../contract/generated/entities/course_progress'
import type { CustomsPartyAdd, CustomsPartyEdit, CustomsPartyKey, CustomsPartyRow } from '../../../contract/generated/entities/customs_party'
import type {
  ShopAuthorizationAdd, ShopAuthorizationEdit, ShopAuthorizationKey, ShopAuthorizationRow,
} from '../../../contract/generated/entities/shop_authorization'
import type {
  AccountRequest, AccountResponse, AttachmentFileRequest, AttachmentFilesRequest, AttachmentRemoveRequest, AttachmentRemoveResponse,
  AttachmentUploadRequest, AttachmentUploadResponse, CourseLearnRequest, CourseLearnResponse, CourseMarkRequest, CourseMarkResponse,
  CourseViewRequest, CourseViewResponse, CustomsDefaultRequest, CustomsDefaultResponse, InfoRequest, InfoResponse, InfoSaveRequest,
  InfoSaveResponse, RowFileAddRequest, RowFileAddResponse, RowFileRemoveRequest, RowFileRemoveResponse, RowFileRequest, RowFilesRequest,
  RowFilesResponse, SystemRequest, SystemResponse, SystemSaveRequest, SystemSaveResponse,
} from '../../../contract/generated/families/settings'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  info: {
    family: 'settings', call: 'info', method: 'POST', path: '/base/api/v1/company/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  infoSave: {
    family: 'settings', call: 'infoSave', method: 'POST', path: '/base/api/v1/company/save', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  system: {
    family: 'settings', call: 'system', method: 'POST', path: '/base/api/v1/systemConfig/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  systemSave: {
    family: 'settings', call: 'systemSave', method: 'POST', path: '/base/api/v1/systemConfig/save', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  account: {
    family: 'settings', call: 'account', method: 'POST', path: '/base/api/v1/account/summary', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  orderUsage: {
    family: 'settings', call: 'orderUsage', method: 'POST', path: '/base/api/v1/orderUsage/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  auditLog: {
    family: 'settings', call: 'auditLog', method: 'POST', path: '/base/api/v1/operationLog/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  customsList: {
    family: 'settings', call: 'customsList', method: 'POST', path: '/base/api/v1/customsParty/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  customsAdd: {
    family: 'settings', call: 'customsAdd', method: 'POST', path: '/base/api/v1/customsParty/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  customsEdit: {
    family: 'settings', call: 'customsEdit', method: 'POST', path: '/base/api/v1/customsParty/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  customsRemove: {
    family: 'settings', call: 'customsRemove', method: 'POST', path: '/base/api/v1/customsParty/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  customsDefault: {
    family: 'settings', call: 'customsDefault', method: 'POST', path: '/base/api/v1/customsParty/setDefault', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  authorizationList: {
    family: 'settings', call: 'authorizationList', method: 'POST', path: '/base/api/v1/shopAuthorization/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  authorizationAdd: {
    family: 'settings', call: 'authorizationAdd', method: 'POST', path: '/base/api/v1/shopAuthorization/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  authorizationEdit: {
    family: 'settings', call: 'authorizationEdit', method: 'POST', path: '/base/api/v1/shopAuthorization/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  authorizationRemove: {
    family: 'settings', call: 'authorizationRemove', method: 'POST', path: '/base/api/v1/shopAuthorization/remove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  courseList: {
    family: 'settings', call: 'courseList', method: 'POST', path: '/base/api/v1/course/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  courseAdd: {
    family: 'settings', call: 'courseAdd', method: 'POST', path: '/base/api/v1/course/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  courseEdit: {
    family: 'settings', call: 'courseEdit', method: 'POST', path: '/base/api/v1/course/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  courseRemove: {
    family: 'settings', call: 'courseRemove', method: 'POST', path: '/base/api/v1/course/remove', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  courseProgress: {
    family: 'settings', call: 'courseProgress', method: 'POST', path: '/base/api/v1/course/progress', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  courseLearn: {
    family: 'settings', call: 'courseLearn', method: 'POST', path: '/base/api/v1/course/learn', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  courseView: {
    family: 'settings', call: 'courseView', method: 'POST', path: '/base/api/v1/course/view', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  courseMark: {
    family: 'settings', call: 'courseMark', method: 'POST', path: '/base/api/v1/course/mark', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  attachmentList: {
    family: 'settings', call: 'attachmentList', method: 'POST', path: '/base/api/v1/attachment/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  attachmentUpload: {
    family: 'settings', call: 'attachmentUpload', method: 'POST', path: '/base/api/v1/attachment/upload', client: 'erp', wire: 'erp',
    body: 'multipart', answer: 'json', writes: true,
  },
  attachmentEdit: {
    family: 'settings', call: 'attachmentEdit', method: 'POST', path: '/base/api/v1/attachment/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  attachmentFile: {
    family: 'settings', call: 'attachmentFile', method: 'POST', path: '/base/api/v1/attachment/download', client: 'erp', wire: 'erp',
    body: 'json', answer: 'binary', writes: false,
  },
  attachmentFiles: {
    family: 'settings', call: 'attachmentFiles', method: 'POST', path: '/base/api/v1/attachment/downloadMany', client: 'erp', wire: 'erp',
    body: 'json', answer: 'binary', writes: false,
  },
  rowFiles: {
    family: 'settings', call: 'rowFiles', method: 'POST', path: '/base/api/v1/attachment/ofRow/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  rowFileAdd: {
    family: 'settings', call: 'rowFileAdd', method: 'POST', path: '/base/api/v1/attachment/ofRow/add', client: 'erp', wire: 'erp',
    body: 'multipart', answer: 'json', writes: true,
  },
  rowFile: {
    family: 'settings', call: 'rowFile', method: 'POST', path: '/base/api/v1/attachment/ofRow/download', client: 'erp', wire: 'erp',
    body: 'json', answer: 'binary', writes: false,
  },
  rowFileRemove: {
    family: 'settings', call: 'rowFileRemove', method: 'POST', path: '/base/api/v1/attachment/ofRow/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  attachmentRemove: {
    family: 'settings', call: 'attachmentRemove', method: 'POST', path: '/base/api/v1/attachment/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'settings',
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
    orderUsage: {
      list: CALLS.orderUsage,
      key: [],
      decimals: [],
      integers: ['orders', 'quantity'],
      texts: ['shop'],
    },
    auditLog: {
      list: CALLS.auditLog,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'employee_id'],
    },
    customsList: {
      list: CALLS.customsList,
      add: CALLS.customsAdd,
      edit: CALLS.customsEdit,
      remove: CALLS.customsRemove,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'template_id', 'updater'],
    },
    authorizationList: {
      list: CALLS.authorizationList,
      add: CALLS.authorizationAdd,
      edit: CALLS.authorizationEdit,
      remove: CALLS.authorizationRemove,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'shop_id', 'auth_user', 'updater', 'shop.owner'],
    },
    courseList: {
      list: CALLS.courseList,
      add: CALLS.courseAdd,
      edit: CALLS.courseEdit,
      remove: CALLS.courseRemove,
      key: ['id'],
      decimals: ['mine.progress'],
      integers: ['minutes', 'view_count', 'learner_count', 'mine.views'],
      texts: ['id', 'creator'],
    },
    courseProgress: {
      list: CALLS.courseProgress,
      key: ['course_id', 'employee_id'],
      decimals: ['progress'],
      integers: ['views', 'course.minutes'],
      texts: ['course_id', 'employee_id'],
    },
    attachmentList: {
      list: CALLS.attachmentList,
      edit: CALLS.attachmentEdit,
      key: ['id'],
      decimals: [],
      integers: ['file_size'],
      texts: ['id', 'creator'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '602f92201169'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 公司与系统设置: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 公司信息
 * POST /base/api/v1/company/get · InfoRequest → InfoResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function info(transport: Transport, body: InfoRequest = {}, options?: CallOptions): Promise<InfoResponse> {
  return transport.call<InfoResponse>(CALLS.info, body, options)
}

/**
 * 保存公司信息
 * POST /base/api/v1/company/save · InfoSaveRequest → InfoSaveResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function infoSave(transport: Transport, body: InfoSaveRequest, options?: CallOptions): Promise<InfoSaveResponse> {
  return transport.call<InfoSaveResponse>(CALLS.infoSave, body, options)
}

/**
 * 系统设置
 * POST /base/api/v1/systemConfig/get · SystemRequest → SystemResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function system(transport: Transport, body: SystemRequest = {}, options?: CallOptions): Promise<SystemResponse> {
  return transport.call<SystemResponse>(CALLS.system, body, options)
}

/**
 * 保存系统设置
 * POST /base/api/v1/systemConfig/save · SystemSaveRequest → SystemSaveResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function systemSave(transport: Transport, body: SystemSaveRequest, options?: CallOptions): Promise<SystemSaveResponse> {
  return transport.call<SystemSaveResponse>(CALLS.systemSave, body, options)
}

/**
 * 账户概况：单量、人员、店铺、空间、版本
 * POST /base/api/v1/account/summary · AccountRequest → AccountResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function account(transport: Transport, body: AccountRequest = {}, options?: CallOptions): Promise<AccountResponse> {
  return transport.call<AccountResponse>(CALLS.account, body, options)
}

/**
 * 单量统计：每月每店铺的订单数
 * POST /base/api/v1/orderUsage/list · ListRequest → ListAnswer<OrderUsageFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function orderUsage(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<OrderUsageFigures>> {
  return askList<OrderUsageFigures>(transport, FAMILY, CALLS.orderUsage, FAMILY.resources['orderUsage']!, body, options)
}

/**
 * 操作日志
 * POST /base/api/v1/operationLog/list · ListRequest → ListAnswer<AuditLogRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function auditLog(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AuditLogRow>> {
  return askList<AuditLogRow>(transport, FAMILY, CALLS.auditLog, FAMILY.resources['auditLog']!, body, options)
}

/**
 * 报关主体列表
 * POST /base/api/v1/customsParty/list · ListRequest → ListAnswer<CustomsPartyRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function customsList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<CustomsPartyRow>> {
  return askList<CustomsPartyRow>(transport, FAMILY, CALLS.customsList, FAMILY.resources['customsList']!, body, options)
}

/**
 * 新增报关主体
 * POST /base/api/v1/customsParty/add · CustomsPartyAdd → CustomsPartyRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function customsAdd(transport: Transport, body: CustomsPartyAdd, options?: CallOptions): Promise<CustomsPartyRow> {
  return transport.call<CustomsPartyRow>(CALLS.customsAdd, body, options)
}

/**
 * 修改报关主体
 * POST /base/api/v1/customsParty/edit · CustomsPartyEdit → CustomsPartyRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function customsEdit(transport: Transport, body: CustomsPartyEdit, options?: CallOptions): Promise<CustomsPartyRow> {
  return transport.call<CustomsPartyRow>(CALLS.customsEdit, body, options)
}

/**
 * 删除报关主体
 * POST /base/api/v1/customsParty/remove · CustomsPartyKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function customsRemove(transport: Transport, body: CustomsPartyKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.customsRemove, body, options)
}

/**
 * 设为默认报关主体
 * POST /base/api/v1/customsParty/setDefault · CustomsDefaultRequest → CustomsDefaultResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function customsDefault(transport: Transport, body: CustomsDefaultRequest, options?: CallOptions): Promise<CustomsDefaultResponse> {
  return transport.call<CustomsDefaultResponse>(CALLS.customsDefault, body, options)
}

/**
 * 店铺授权列表
 * POST /base/api/v1/shopAuthorization/list · ListRequest → ListAnswer<ShopAuthorizationRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function authorizationList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ShopAuthorizationRow>> {
  return askList<ShopAuthorizationRow>(transport, FAMILY, CALLS.authorizationList, FAMILY.resources['authorizationList']!, body, options)
}

/**
 * 新增店铺授权
 * POST /base/api/v1/shopAuthorization/add · ShopAuthorizationAdd → ShopAuthorizationRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function authorizationAdd(transport: Transport, body: ShopAuthorizationAdd, options?: CallOptions): Promise<ShopAuthorizationRow> {
  return transport.call<ShopAuthorizationRow>(CALLS.authorizationAdd, body, options)
}

/**
 * 修改店铺授权
 * POST /base/api/v1/shopAuthorization/edit · ShopAuthorizationEdit → ShopAuthorizationRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function authorizationEdit(transport: Transport, body: ShopAuthorizationEdit, options?: CallOptions): Promise<ShopAuthorizationRow> {
  return transport.call<ShopAuthorizationRow>(CALLS.authorizationEdit, body, options)
}

/**
 * 删除店铺授权
 * POST /base/api/v1/shopAuthorization/remove · ShopAuthorizationKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function authorizationRemove(transport: Transport, body: ShopAuthorizationKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.authorizationRemove, body, options)
}

/**
 * 课程列表
 * POST /base/api/v1/course/list · ListRequest → ListAnswer<CourseRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function courseList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<CourseRow>> {
  return askList<CourseRow>(transport, FAMILY, CALLS.courseList, FAMILY.resources['courseList']!, body, options)
}

/**
 * 新增课程
 * POST /base/api/v1/course/add · CourseAdd → CourseRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function courseAdd(transport: Transport, body: CourseAdd, options?: CallOptions): Promise<CourseRow> {
  return transport.call<CourseRow>(CALLS.courseAdd, body, options)
}

/**
 * 修改课程
 * POST /base/api/v1/course/edit · CourseEdit → CourseRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function courseEdit(transport: Transport, body: CourseEdit, options?: CallOptions): Promise<CourseRow> {
  return transport.call<CourseRow>(CALLS.courseEdit, body, options)
}

/**
 * 删除课程
 * POST /base/api/v1/course/remove · CourseKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function courseRemove(transport: Transport, body: CourseKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.courseRemove, body, options)
}

/**
 * 我的学习进度
 * POST /base/api/v1/course/progress · ListRequest → ListAnswer<CourseProgressRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function courseProgress(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<CourseProgressRow>> {
  return askList<CourseProgressRow>(transport, FAMILY, CALLS.courseProgress, FAMILY.resources['courseProgress']!, body, options)
}

/**
 * 记录自己的学习进度
 * POST /base/api/v1/course/learn · CourseLearnRequest → CourseLearnResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function courseLearn(transport: Transport, body: CourseLearnRequest, options?: CallOptions): Promise<CourseLearnResponse> {
  return transport.call<CourseLearnResponse>(CALLS.courseLearn, body, options)
}

/**
 * 打开课程，记一次观看
 * POST /base/api/v1/course/view · CourseViewRequest → CourseViewResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function courseView(transport: Transport, body: CourseViewRequest, options?: CallOptions): Promise<CourseViewResponse> {
  return transport.call<CourseViewResponse>(CALLS.courseView, body, options)
}

/**
 * 收藏或取消收藏课程
 * POST /base/api/v1/course/mark · CourseMarkRequest → CourseMarkResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function courseMark(transport: Transport, body: CourseMarkRequest, options?: CallOptions): Promise<CourseMarkResponse> {
  return transport.call<CourseMarkResponse>(CALLS.courseMark, body, options)
}

/**
 * 附件列表
 * POST /base/api/v1/attachment/list · ListRequest → ListAnswer<AttachmentRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function attachmentList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AttachmentRow>> {
  return askList<AttachmentRow>(transport, FAMILY, CALLS.attachmentList, FAMILY.resources['attachmentList']!, body, options)
}

/**
 * 上传附件
 * POST /base/api/v1/attachment/upload (multipart) · AttachmentUploadRequest → AttachmentUploadResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function attachmentUpload(transport: Transport, body: AttachmentUploadRequest, options?: CallOptions): Promise<AttachmentUploadResponse> {
  return transport.call<AttachmentUploadResponse>(CALLS.attachmentUpload, body, options)
}

/**
 * 修改附件的名称、单号与备注
 * POST /base/api/v1/attachment/edit · AttachmentEdit → AttachmentRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function attachmentEdit(transport: Transport, body: AttachmentEdit, options?: CallOptions): Promise<AttachmentRow> {
  return transport.call<AttachmentRow>(CALLS.attachmentEdit, body, options)
}

/**
 * 下载附件
 * POST /base/api/v1/attachment/download · AttachmentFileRequest → Blob.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function attachmentFile(transport: Transport, body: AttachmentFileRequest, options?: CallOptions): Promise<Blob> {
  return transport.call<Blob>(CALLS.attachmentFile, body, options)
}

/**
 * 把几个附件打成一个压缩包下载
 * POST /base/api/v1/attachment/downloadMany · AttachmentFilesRequest → Blob.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function attachmentFiles(transport: Transport, body: AttachmentFilesRequest, options?: CallOptions): Promise<Blob> {
  return transport.call<Blob>(CALLS.attachmentFiles, body, options)
}

/**
 * 一行数据的附件，以及可否在这里添加
 * POST /base/api/v1/attachment/ofRow/list · RowFilesRequest → RowFilesResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function rowFiles(transport: Transport, body: RowFilesRequest, options?: CallOptions): Promise<RowFilesResponse> {
  return transport.call<RowFilesResponse>(CALLS.rowFiles, body, options)
}

/**
 * 给一行数据添加附件
 * POST /base/api/v1/attachment/ofRow/add (multipart) · RowFileAddRequest → RowFileAddResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function rowFileAdd(transport: Transport, body: RowFileAddRequest, options?: CallOptions): Promise<RowFileAddResponse> {
  return transport.call<RowFileAddResponse>(CALLS.rowFileAdd, body, options)
}

/**
 * 下载一行数据的附件
 * POST /base/api/v1/attachment/ofRow/download · RowFileRequest → Blob.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function rowFile(transport: Transport, body: RowFileRequest, options?: CallOptions): Promise<Blob> {
  return transport.call<Blob>(CALLS.rowFile, body, options)
}

/**
 * 删除一行数据的附件
 * POST /base/api/v1/attachment/ofRow/remove · RowFileRemoveRequest → RowFileRemoveResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function rowFileRemove(transport: Transport, body: RowFileRemoveRequest, options?: CallOptions): Promise<RowFileRemoveResponse> {
  return transport.call<RowFileRemoveResponse>(CALLS.rowFileRemove, body, options)
}

/**
 * 删除附件与它的文件
 * POST /base/api/v1/attachment/remove · AttachmentRemoveRequest → AttachmentRemoveResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function attachmentRemove(transport: Transport, body: AttachmentRemoveRequest, options?: CallOptions): Promise<AttachmentRemoveResponse> {
  return transport.call<AttachmentRemoveResponse>(CALLS.attachmentRemove, body, options)
}
