/**
 * 广告定时任务：0 个接口已建成，21 个待建。
 * Written by `npm run codegen` from schemas/endpoints/adsTimed.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'adsTimed',
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
export const STAMP = '2c66fe6f17f6'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'timedTaskList',
  'timedTaskCreate',
  'timedTaskEdit',
  'timedTaskStatus',
  'timedTaskInfo',
  'timedTaskObjects',
  'timedTaskLog',
  'timedTaskListList',
  'timedTaskListCreate',
  'timedTaskListEdit',
  'timedTaskListStatus',
  'timedTaskListInfo',
  'timedTaskListObjects',
  'timedTaskListLog',
  'timedList',
  'timedCreate',
  'timedEdit',
  'timedStatus',
  'timedInfo',
  'timedObjects',
  'timedLog',
] as const

/** 广告定时任务: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({
  family: 'adsTimed', client: 'ads', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how,
})

/**
 * 定时任务/策略列表
 * POST /amzd/api/v1/TimedTask/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function timedTaskList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('timedTaskList', '/amzd/api/v1/TimedTask/list'), body, options)
}

/**
 * 创建
 * POST /amzd/api/v1/TimedTask/create（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{name,type,objects,segments,range}
 * 返回（草案）：{id}
 */
export function timedTaskCreate(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('timedTaskCreate', '/amzd/api/v1/TimedTask/create', { writes: true }), body, options)
}

/**
 * 编辑
 * POST /amzd/api/v1/TimedTask/edit（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{id,…}
 * 返回（草案）：{}
 */
export function timedTaskEdit(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('timedTaskEdit', '/amzd/api/v1/TimedTask/edit', { writes: true }), body, options)
}

/**
 * 启停
 * POST /amzd/api/v1/TimedTask/status（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{ids,state}
 * 返回（草案）：{}
 */
export function timedTaskStatus(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('timedTaskStatus', '/amzd/api/v1/TimedTask/status', { writes: true }), body, options)
}

/**
 * 详情
 * POST /amzd/api/v1/TimedTask/info（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{id}
 * 返回（草案）：{…}
 */
export function timedTaskInfo(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('timedTaskInfo', '/amzd/api/v1/TimedTask/info'), body, options)
}

/**
 * 对象列表
 * POST /amzd/api/v1/TimedTask/objects（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{id}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function timedTaskObjects(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('timedTaskObjects', '/amzd/api/v1/TimedTask/objects'), body, options)
}

/**
 * 执行日志
 * POST /amzd/api/v1/TimedTask/log（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{id,page}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function timedTaskLog(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('timedTaskLog', '/amzd/api/v1/TimedTask/log'), body, options)
}

/**
 * 定时任务/策略列表
 * POST /amzd/api/v1/TimedTaskList/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function timedTaskListList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('timedTaskListList', '/amzd/api/v1/TimedTaskList/list'), body, options)
}

/**
 * 创建
 * POST /amzd/api/v1/TimedTaskList/create（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{name,type,objects,segments,range}
 * 返回（草案）：{id}
 */
export function timedTaskListCreate(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('timedTaskListCreate', '/amzd/api/v1/TimedTaskList/create', { writes: true }), body, options)
}

/**
 * 编辑
 * POST /amzd/api/v1/TimedTaskList/edit（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{id,…}
 * 返回（草案）：{}
 */
export function timedTaskListEdit(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('timedTaskListEdit', '/amzd/api/v1/TimedTaskList/edit', { writes: true }), body, options)
}

/**
 * 启停
 * POST /amzd/api/v1/TimedTaskList/status（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{ids,state}
 * 返回（草案）：{}
 */
export function timedTaskListStatus(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('timedTaskListStatus', '/amzd/api/v1/TimedTaskList/status', { writes: true }), body, options)
}

/**
 * 详情
 * POST /amzd/api/v1/TimedTaskList/info（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{id}
 * 返回（草案）：{…}
 */
export function timedTaskListInfo(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('timedTaskListInfo', '/amzd/api/v1/TimedTaskList/info'), body, options)
}

/**
 * 对象列表
 * POST /amzd/api/v1/TimedTaskList/objects（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{id}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function timedTaskListObjects(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('timedTaskListObjects', '/amzd/api/v1/TimedTaskList/objects'), body, options)
}

/**
 * 执行日志
 * POST /amzd/api/v1/TimedTaskList/log（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{id,page}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function timedTaskListLog(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('timedTaskListLog', '/amzd/api/v1/TimedTaskList/log'), body, options)
}

/**
 * 定时任务/策略列表
 * POST /amzd/api/v1/timed/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function timedList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('timedList', '/amzd/api/v1/timed/list'), body, options)
}

/**
 * 创建
 * POST /amzd/api/v1/timed/create（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{name,type,objects,segments,range}
 * 返回（草案）：{id}
 */
export function timedCreate(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('timedCreate', '/amzd/api/v1/timed/create', { writes: true }), body, options)
}

/**
 * 编辑
 * POST /amzd/api/v1/timed/edit（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{id,…}
 * 返回（草案）：{}
 */
export function timedEdit(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('timedEdit', '/amzd/api/v1/timed/edit', { writes: true }), body, options)
}

/**
 * 启停
 * POST /amzd/api/v1/timed/status（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{ids,state}
 * 返回（草案）：{}
 */
export function timedStatus(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('timedStatus', '/amzd/api/v1/timed/status', { writes: true }), body, options)
}

/**
 * 详情
 * POST /amzd/api/v1/timed/info（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{id}
 * 返回（草案）：{…}
 */
export function timedInfo(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('timedInfo', '/amzd/api/v1/timed/info'), body, options)
}

/**
 * 对象列表
 * POST /amzd/api/v1/timed/objects（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{id}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function timedObjects(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('timedObjects', '/amzd/api/v1/timed/objects'), body, options)
}

/**
 * 执行日志
 * POST /amzd/api/v1/timed/log（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{id,page}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function timedLog(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('timedLog', '/amzd/api/v1/timed/log'), body, options)
}
