/**
 * 客户端任务：0 个接口已建成，8 个待建。
 * Written by `npm run codegen` from schemas/endpoints/client_service.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, FamilyMeta, Transport } from '../../lib/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'client_service',
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
  'list', // POST /fba/api/v1/client_service/list 任务列表
  'switchTask', // POST /fba/api/v1/client_service/switch 开关
  'retry', // POST /fba/api/v1/client_service/retry 重试
  'add', // POST /fba/api/v1/client_service/add 新增
  'save', // POST /fba/api/v1/client_service/save 保存
  'remove', // POST /fba/api/v1/client_service/del 删除
  'detail', // POST /fba/api/v1/client_service/detail 详情
  'execute', // POST /fba/api/v1/client_service/exec 执行
] as const

/** 客户端任务: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}
