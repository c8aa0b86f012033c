/**
 * 移除、退货、仓储费与报告任务：1 个接口已建成，8 个待建。
 * Written by `npm run codegen` from schemas/endpoints/reports.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { StorageFeeRow } from '../../../contract/generated/entities/storage_fee'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  storageFee: {
    family: 'reports', call: 'storageFee', method: 'POST', path: '/fba/api/v1/report/storageFee', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'reports',
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
    storageFee: {
      list: CALLS.storageFee,
      key: ['id'],
      decimals: [
        'longest_side', 'median_side', 'shortest_side', 'weight', 'item_volume', 'avg_qty', 'pending_removal', 'total_volume',
        'utilization', 'base_rate', 'surcharge_rate', 'surcharge_qty', 'surcharge_volume', 'est_base', 'est_sus', 'incentive', 'est_fee',
        'customer_order_qty',
      ],
      integers: ['line_no'],
      texts: ['id', 'import_id', 'shop_id', 'asin', 'fnsku'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '2c478a73c54e'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'amzRemovalOrderReportList',
  'amzReturnReportList',
  'amzRemovalReportList',
  'fbmOrderReturnList',
  'longStorageFee',
  'removalShipmentStatement',
  'fbaReportTask',
  'fbaReportShopList',
] as const

/** 移除、退货、仓储费与报告任务: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 月度仓储费
 * POST /fba/api/v1/report/storageFee · ListRequest → ListAnswer<StorageFeeRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function storageFee(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<StorageFeeRow>> {
  return askList<StorageFeeRow>(transport, FAMILY, CALLS.storageFee, FAMILY.resources['storageFee']!, body, options)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({
  family: 'reports', client: 'erp', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how,
})

/**
 * 移除订单
 * POST /fba/api/v1/amzRemovalOrderReport/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function amzRemovalOrderReportList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('amzRemovalOrderReportList', '/fba/api/v1/amzRemovalOrderReport/list'), body, options)
}

/**
 * FBA退货
 * POST /fba/api/v1/amzReturnReport/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function amzReturnReportList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('amzReturnReportList', '/fba/api/v1/amzReturnReport/list'), body, options)
}

/**
 * 移除货件
 * POST /fba/api/v1/amzRemovalReport/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function amzRemovalReportList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('amzRemovalReportList', '/fba/api/v1/amzRemovalReport/list'), body, options)
}

/**
 * 自发货退货
 * POST /fba/api/v1/fbmOrderReturn/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function fbmOrderReturnList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('fbmOrderReturnList', '/fba/api/v1/fbmOrderReturn/list'), body, options)
}

/**
 * 长期仓储费
 * POST /fba/api/v1/report/logStorageFee（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function longStorageFee(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('longStorageFee', '/fba/api/v1/report/logStorageFee'), body, options)
}

/**
 * 移除货件对账
 * POST /fba/api/v1/statistics/removalShipmentStatement（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function removalShipmentStatement(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('removalShipmentStatement', '/fba/api/v1/statistics/removalShipmentStatement'), body, options)
}

/**
 * 报告任务
 * POST /fba/api/v1/fbaReport/task（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function fbaReportTask(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('fbaReportTask', '/fba/api/v1/fbaReport/task', { writes: true }), body, options)
}

/**
 * 可导入店铺
 * POST /fba/api/v1/fbaReport/shopList（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{}
 * 返回（草案）：[…]
 */
export function fbaReportShopList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('fbaReportShopList', '/fba/api/v1/fbaReport/shopList'), body, options)
}
