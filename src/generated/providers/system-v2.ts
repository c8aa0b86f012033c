/**
 * 系统（v2）：0 个接口已建成，9 个待建。
 * Written by `npm run codegen` from schemas/endpoints/system-v2.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, FamilyMeta, Transport } from '../../lib/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'system-v2',
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
  'employeeBaseInfo', // POST /v2/system/api/employee/baseInfo 员工基础信息
  'erpPage', // POST /v2/system/api/erpPage ERP页面
  'updateMsgId', // POST /v2/system/api/update_msg_id 更新已读公告id
  'setEmployeeConfig', // POST /v2/system/api/setEmployeeConfig 保存员工配置(列/默认店铺)
  'unreadMessages', // POST /v2/system/api/MessageCenter/unreadList 未读消息列表
  'setMessagesRead', // POST /v2/system/api/MessageCenter/readStatus 标记已读
  'unreadTotal', // POST /v2/system/api/MessageCenter/unreadTotal 未读总数
  'dispatchList', // POST /v2/system/api/DispatchReceive/list 派发列表
  'receiveList', // POST /v2/system/api/DispatchReceive/receiveList 接收列表
] as const

/** 系统（v2）: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}
