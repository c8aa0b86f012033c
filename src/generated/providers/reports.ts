/**
 * 移除、退货、仓储费与报告任务：1 个接口已建成，8 个待建。
 * Written by `npm run codegen` from schemas/endpoints/reports.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../lib/transport'
import type { ListAnswer, ListRequest } from '../../lib/wire'
import type { StorageFeeRow } from '../types/entities/storage_fee'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  storageFee: { family: 'reports', call: 'storageFee', method: 'POST', path: '/fba/api/v1/report/storageFee', client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'reports',
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

/** Calls of this family that are not built yet: they answer one fixed refusal. */
export const PLANNED = [
  'amzRemovalOrderReportList', // POST /fba/api/v1/amzRemovalOrderReport/list 移除订单
  'amzReturnReportList', // POST /fba/api/v1/amzReturnReport/list FBA退货
  'amzRemovalReportList', // POST /fba/api/v1/amzRemovalReport/list 移除货件
  'fbmOrderReturnList', // POST /fba/api/v1/fbmOrderReturn/list 自发货退货
  'longStorageFee', // POST /fba/api/v1/report/logStorageFee 长期仓储费
  'removalShipmentStatement', // POST /fba/api/v1/statistics/removalShipmentStatement 移除货件对账
  'fbaReportTask', // POST /fba/api/v1/fbaReport/task 报告任务
  'fbaReportShopList', // POST /fba/api/v1/fbaReport/shopList 可导入店铺
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
