/**
 * 广告定时任务：0 个接口已建成，21 个待建。
 * Written by `npm run codegen` from schemas/endpoints/ads-timed.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, FamilyMeta, Transport } from '../../lib/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'ads-timed',
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
  'timedTaskList', // POST /amzd/api/v1/TimedTask/list 定时任务/策略列表
  'timedTaskCreate', // POST /amzd/api/v1/TimedTask/create 创建
  'timedTaskEdit', // POST /amzd/api/v1/TimedTask/edit 编辑
  'timedTaskStatus', // POST /amzd/api/v1/TimedTask/status 启停
  'timedTaskInfo', // POST /amzd/api/v1/TimedTask/info 详情
  'timedTaskObjects', // POST /amzd/api/v1/TimedTask/objects 对象列表
  'timedTaskLog', // POST /amzd/api/v1/TimedTask/log 执行日志
  'timedTaskListList', // POST /amzd/api/v1/TimedTaskList/list 定时任务/策略列表
  'timedTaskListCreate', // POST /amzd/api/v1/TimedTaskList/create 创建
  'timedTaskListEdit', // POST /amzd/api/v1/TimedTaskList/edit 编辑
  'timedTaskListStatus', // POST /amzd/api/v1/TimedTaskList/status 启停
  'timedTaskListInfo', // POST /amzd/api/v1/TimedTaskList/info 详情
  'timedTaskListObjects', // POST /amzd/api/v1/TimedTaskList/objects 对象列表
  'timedTaskListLog', // POST /amzd/api/v1/TimedTaskList/log 执行日志
  'timedList', // POST /amzd/api/v1/timed/list 定时任务/策略列表
  'timedCreate', // POST /amzd/api/v1/timed/create 创建
  'timedEdit', // POST /amzd/api/v1/timed/edit 编辑
  'timedStatus', // POST /amzd/api/v1/timed/status 启停
  'timedInfo', // POST /amzd/api/v1/timed/info 详情
  'timedObjects', // POST /amzd/api/v1/timed/objects 对象列表
  'timedLog', // POST /amzd/api/v1/timed/log 执行日志
] as const

/** 广告定时任务: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}
