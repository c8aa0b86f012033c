/**
 * 库存成本报表：0 个接口已建成，26 个待建。
 * Written by `npm run codegen` from schemas/endpoints/inventory_report.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, FamilyMeta, Transport } from '../../lib/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'inventory_report',
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
  'list', // POST /fba/api/v1/inventory_report/list 库存/成本报表
  'recount', // POST /fba/api/v1/inventory_report/recount 重算
  'ini', // POST /fba/api/v1/inventory_report/ini 期初数据
  'iniEdit', // POST /fba/api/v1/inventory_report/iniEdit 编辑期初
  'diagnose', // POST /fba/api/v1/inventory_report/diagnose 成本诊断
  'importQueue', // POST /fba/api/v1/inventory_report/importQueue 导入队列
  'getTemplate', // POST /fba/api/v1/inventory_report/getTemplate 模板
  'getReportType', // POST /fba/api/v1/inventory_report/getReportType 报表类型
  'getFIFOStartDate', // POST /fba/api/v1/inventory_report/getFIFOStartDate FIFO起始
  'openBatchCost', // POST /fba/api/v1/inventory_report/openBatchCost 开启批次成本
  'getMonthsOfHasDatas', // POST /fba/api/v1/inventory_report/getMonthsOfHasDatas 有数据月份
  'importInventoryCost', // POST /fba/api/v1/inventory_report/importInventoryCost 导入库存成本
  'importToQueue', // POST /fba/api/v1/inventory_report/import2Queue 导入入队
  'listV2', // POST /fba/api/v2/inventory_report/list 库存/成本报表(v2)
  'recountV2', // POST /fba/api/v2/inventory_report/recount 重算(v2)
  'iniV2', // POST /fba/api/v2/inventory_report/ini 期初数据(v2)
  'iniEditV2', // POST /fba/api/v2/inventory_report/iniEdit 编辑期初(v2)
  'diagnoseV2', // POST /fba/api/v2/inventory_report/diagnose 成本诊断(v2)
  'importQueueV2', // POST /fba/api/v2/inventory_report/importQueue 导入队列(v2)
  'getTemplateV2', // POST /fba/api/v2/inventory_report/getTemplate 模板(v2)
  'getReportTypeV2', // POST /fba/api/v2/inventory_report/getReportType 报表类型(v2)
  'getFIFOStartDateV2', // POST /fba/api/v2/inventory_report/getFIFOStartDate FIFO起始(v2)
  'openBatchCostV2', // POST /fba/api/v2/inventory_report/openBatchCost 开启批次成本(v2)
  'getMonthsOfHasDatasV2', // POST /fba/api/v2/inventory_report/getMonthsOfHasDatas 有数据月份(v2)
  'importInventoryCostV2', // POST /fba/api/v2/inventory_report/importInventoryCost 导入库存成本(v2)
  'importToQueueV2', // POST /fba/api/v2/inventory_report/import2Queue 导入入队(v2)
] as const

/** 库存成本报表: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}
