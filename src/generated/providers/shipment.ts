/**
 * 货件装箱与发货：0 个接口已建成，13 个待建。
 * Written by `npm run codegen` from schemas/endpoints/shipment.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, FamilyMeta, Transport } from '../../lib/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'shipment',
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
  'getBox', // POST /fba/api/v1/shipment/getBox 取箱
  'editBox', // POST /fba/api/v1/shipment/editBox 编辑箱
  'delBox', // POST /fba/api/v1/shipment/delBox 删箱
  'operator', // POST /fba/api/v1/shipment/operator 设置操作人
  'remark', // POST /fba/api/v1/shipment/remark 备注
  'setOver', // POST /fba/api/v1/shipment/setOver 强制完结
  'shippBatchDeliveryList', // POST /fba/api/v1/shippBatchDelivery/list 批次发货列表
  'shippBatchDeliverySave', // POST /fba/api/v1/shippBatchDelivery/save 批次发货
  'shippDeliverySave', // POST /fba/api/v1/shippDelivery/save 单货件发货
  'fbaShippDimensionList', // POST /fba/api/v1/fbaShippDimension/list 货件尺寸模板
  'fbaShippDimensionSave', // POST /fba/api/v1/fbaShippDimension/save 保存尺寸
  'templateSizeList', // POST /fba/api/v1/templateSize/list 箱规模板
  'templateSizeSave', // POST /fba/api/v1/templateSize/save 保存箱规
] as const

/** 货件装箱与发货: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}
