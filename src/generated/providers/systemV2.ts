/**
 * 系统（v2）：19 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/systemV2.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { AnnouncementAdd, AnnouncementEdit, AnnouncementKey, AnnouncementRow } from '../../../contract/generated/entities/announcement'
import type { MessageRow } from '../../../contract/generated/entities/message'
import type {
  AnnouncementPinRequest, AnnouncementPinResponse, AnnouncementPublishRequest, AnnouncementPublishResponse, AnnouncementWithdrawRequest,
  AnnouncementWithdrawResponse, EmployeeBaseInfoRequest, EmployeeBaseInfoResponse, ErpPageRequest, ErpPageResponse, ReadAllMessagesRequest,
  ReadAllMessagesResponse, RemoveMessagesRequest, RemoveMessagesResponse, SetEmployeeConfigRequest, SetEmployeeConfigResponse,
  SetMessagesReadRequest, SetMessagesReadResponse, UnreadMessagesRequest, UnreadMessagesResponse, UnreadTotalRequest, UnreadTotalResponse,
  UpdateMsgIdRequest, UpdateMsgIdResponse,
} from '../../../contract/generated/families/systemV2'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  employeeBaseInfo: {
    family: 'systemV2', call: 'employeeBaseInfo', method: 'POST', path: '/v2/system/api/employee/baseInfo', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  erpPage: {
    family: 'systemV2', call: 'erpPage', method: 'POST', path: '/v2/system/api/erpPage', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  setEmployeeConfig: {
    family: 'systemV2', call: 'setEmployeeConfig', method: 'POST', path: '/v2/system/api/setEmployeeConfig', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  updateMsgId: {
    family: 'systemV2', call: 'updateMsgId', method: 'POST', path: '/v2/system/api/update_msg_id', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  messages: {
    family: 'systemV2', call: 'messages', method: 'POST', path: '/v2/system/api/MessageCenter/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  unreadMessages: {
    family: 'systemV2', call: 'unreadMessages', method: 'POST', path: '/v2/system/api/MessageCenter/unreadList', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  setMessagesRead: {
    family: 'systemV2', call: 'setMessagesRead', method: 'POST', path: '/v2/system/api/MessageCenter/readStatus', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  readAllMessages: {
    family: 'systemV2', call: 'readAllMessages', method: 'POST', path: '/v2/system/api/MessageCenter/readAll', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  removeMessages: {
    family: 'systemV2', call: 'removeMessages', method: 'POST', path: '/v2/system/api/MessageCenter/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  unreadTotal: {
    family: 'systemV2', call: 'unreadTotal', method: 'POST', path: '/v2/system/api/MessageCenter/unreadTotal', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  dispatchList: {
    family: 'systemV2', call: 'dispatchList', method: 'POST', path: '/v2/system/api/DispatchReceive/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  receiveList: {
    family: 'systemV2', call: 'receiveList', method: 'POST', path: '/v2/system/api/DispatchReceive/receiveList', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  announcementGet: {
    family: 'systemV2', call: 'announcementGet', method: 'POST', path: '/v2/system/api/announcement/detail', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  announcementAdd: {
    family: 'systemV2', call: 'announcementAdd', method: 'POST', path: '/v2/system/api/announcement/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  announcementEdit: {
    family: 'systemV2', call: 'announcementEdit', method: 'POST', path: '/v2/system/api/announcement/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  announcementRemove: {
    family: 'systemV2', call: 'announcementRemove', method: 'POST', path: '/v2/system/api/announcement/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  announcementPublish: {
    family: 'systemV2', call: 'announcementPublish', method: 'POST', path: '/v2/system/api/announcement/publish', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  announcementWithdraw: {
    family: 'systemV2', call: 'announcementWithdraw', method: 'POST', path: '/v2/system/api/announcement/withdraw', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  announcementPin: {
    family: 'systemV2', call: 'announcementPin', method: 'POST', path: '/v2/system/api/announcement/pin', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'systemV2',
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
    messages: {
      list: CALLS.messages,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'employee_id', 'sender', 'announcement_id'],
    },
    dispatchList: {
      list: CALLS.dispatchList,
      get: CALLS.announcementGet,
      add: CALLS.announcementAdd,
      edit: CALLS.announcementEdit,
      remove: CALLS.announcementRemove,
      key: ['id'],
      decimals: [],
      integers: ['sent_count', 'read_count', 'unread_count'],
      texts: ['id', 'publisher', 'creator'],
    },
    receiveList: {
      list: CALLS.receiveList,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'employee_id', 'sender', 'announcement_id'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = 'f67ef3b55be4'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 系统（v2）: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 员工基础信息
 * POST /v2/system/api/employee/baseInfo · EmployeeBaseInfoRequest → EmployeeBaseInfoResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function employeeBaseInfo(transport: Transport, body: EmployeeBaseInfoRequest = {}, options?: CallOptions): Promise<EmployeeBaseInfoResponse> {
  return transport.call<EmployeeBaseInfoResponse>(CALLS.employeeBaseInfo, body, options)
}

/**
 * ERP页面：菜单键对应的地址
 * POST /v2/system/api/erpPage · ErpPageRequest → ErpPageResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function erpPage(transport: Transport, body: ErpPageRequest, options?: CallOptions): Promise<ErpPageResponse> {
  return transport.call<ErpPageResponse>(CALLS.erpPage, body, options)
}

/**
 * 保存自己的配置：默认店铺、默认币种，或一个列表显示的列
 * POST /v2/system/api/setEmployeeConfig · SetEmployeeConfigRequest → SetEmployeeConfigResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function setEmployeeConfig(transport: Transport, body: SetEmployeeConfigRequest, options?: CallOptions): Promise<SetEmployeeConfigResponse> {
  return transport.call<SetEmployeeConfigResponse>(CALLS.setEmployeeConfig, body, options)
}

/**
 * 更新已读公告id：到这一条为止的公告都算已读
 * POST /v2/system/api/update_msg_id · UpdateMsgIdRequest → UpdateMsgIdResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function updateMsgId(transport: Transport, body: UpdateMsgIdRequest, options?: CallOptions): Promise<UpdateMsgIdResponse> {
  return transport.call<UpdateMsgIdResponse>(CALLS.updateMsgId, body, options)
}

/**
 * 消息列表
 * POST /v2/system/api/MessageCenter/list · ListRequest → ListAnswer<MessageRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function messages(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<MessageRow>> {
  return askList<MessageRow>(transport, FAMILY, CALLS.messages, FAMILY.resources['messages']!, body, options)
}

/**
 * 自己最新的未读消息，置顶公告在前
 * POST /v2/system/api/MessageCenter/unreadList · UnreadMessagesRequest → UnreadMessagesResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function unreadMessages(transport: Transport, body: UnreadMessagesRequest, options?: CallOptions): Promise<UnreadMessagesResponse> {
  return transport.call<UnreadMessagesResponse>(CALLS.unreadMessages, body, options)
}

/**
 * 标记已读
 * POST /v2/system/api/MessageCenter/readStatus · SetMessagesReadRequest → SetMessagesReadResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function setMessagesRead(transport: Transport, body: SetMessagesReadRequest, options?: CallOptions): Promise<SetMessagesReadResponse> {
  return transport.call<SetMessagesReadResponse>(CALLS.setMessagesRead, body, options)
}

/**
 * 全部标记已读
 * POST /v2/system/api/MessageCenter/readAll · ReadAllMessagesRequest → ReadAllMessagesResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function readAllMessages(transport: Transport, body: ReadAllMessagesRequest = {}, options?: CallOptions): Promise<ReadAllMessagesResponse> {
  return transport.call<ReadAllMessagesResponse>(CALLS.readAllMessages, body, options)
}

/**
 * 删除自己的消息
 * POST /v2/system/api/MessageCenter/remove · RemoveMessagesRequest → RemoveMessagesResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function removeMessages(transport: Transport, body: RemoveMessagesRequest, options?: CallOptions): Promise<RemoveMessagesResponse> {
  return transport.call<RemoveMessagesResponse>(CALLS.removeMessages, body, options)
}

/**
 * 未读总数
 * POST /v2/system/api/MessageCenter/unreadTotal · UnreadTotalRequest → UnreadTotalResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function unreadTotal(transport: Transport, body: UnreadTotalRequest = {}, options?: CallOptions): Promise<UnreadTotalResponse> {
  return transport.call<UnreadTotalResponse>(CALLS.unreadTotal, body, options)
}

/**
 * 派发列表：自己发布的公告与阅读人数（管理员看全公司的）
 * POST /v2/system/api/DispatchReceive/list · ListRequest → ListAnswer<AnnouncementRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function dispatchList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AnnouncementRow>> {
  return askList<AnnouncementRow>(transport, FAMILY, CALLS.dispatchList, FAMILY.resources['dispatchList']!, body, options)
}

/**
 * 接收列表：派发给自己的消息
 * POST /v2/system/api/DispatchReceive/receiveList · ListRequest → ListAnswer<MessageRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function receiveList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<MessageRow>> {
  return askList<MessageRow>(transport, FAMILY, CALLS.receiveList, FAMILY.resources['receiveList']!, body, options)
}

/**
 * 一条公告
 * POST /v2/system/api/announcement/detail · AnnouncementKey → AnnouncementRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function announcementGet(transport: Transport, body: AnnouncementKey, options?: CallOptions): Promise<AnnouncementRow> {
  return transport.call<AnnouncementRow>(CALLS.announcementGet, body, options)
}

/**
 * 新增公告
 * POST /v2/system/api/announcement/add · AnnouncementAdd → AnnouncementRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function announcementAdd(transport: Transport, body: AnnouncementAdd, options?: CallOptions): Promise<AnnouncementRow> {
  return transport.call<AnnouncementRow>(CALLS.announcementAdd, body, options)
}

/**
 * 修改公告
 * POST /v2/system/api/announcement/edit · AnnouncementEdit → AnnouncementRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function announcementEdit(transport: Transport, body: AnnouncementEdit, options?: CallOptions): Promise<AnnouncementRow> {
  return transport.call<AnnouncementRow>(CALLS.announcementEdit, body, options)
}

/**
 * 删除没有发布的公告
 * POST /v2/system/api/announcement/remove · AnnouncementKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function announcementRemove(transport: Transport, body: AnnouncementKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.announcementRemove, body, options)
}

/**
 * 发布公告，可见范围内的员工收到消息
 * POST /v2/system/api/announcement/publish · AnnouncementPublishRequest → AnnouncementPublishResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function announcementPublish(transport: Transport, body: AnnouncementPublishRequest, options?: CallOptions): Promise<AnnouncementPublishResponse> {
  return transport.call<AnnouncementPublishResponse>(CALLS.announcementPublish, body, options)
}

/**
 * 撤回公告，员工的消息随之收回
 * POST /v2/system/api/announcement/withdraw · AnnouncementWithdrawRequest → AnnouncementWithdrawResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function announcementWithdraw(transport: Transport, body: AnnouncementWithdrawRequest, options?: CallOptions): Promise<AnnouncementWithdrawResponse> {
  return transport.call<AnnouncementWithdrawResponse>(CALLS.announcementWithdraw, body, options)
}

/**
 * 置顶或取消置顶
 * POST /v2/system/api/announcement/pin · AnnouncementPinRequest → AnnouncementPinResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function announcementPin(transport: Transport, body: AnnouncementPinRequest, options?: CallOptions): Promise<AnnouncementPinResponse> {
  return transport.call<AnnouncementPinResponse>(CALLS.announcementPin, body, options)
}
