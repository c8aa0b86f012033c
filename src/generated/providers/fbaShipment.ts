/**
 * 货件（旧流程）：0 个接口已建成，12 个待建。
 * Written by `npm run codegen` from schemas/endpoints/fbaShipment.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, FamilyMeta, Transport } from '../../lib/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'fbaShipment',
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
  'importShipments', // POST /fba/api/v1/fbaShipment/import 导入货件/装箱
  'scanPacking', // POST /fba/api/v1/fbaShipment/scanPacking 扫码装箱
  'packBox', // POST /fba/api/v1/fbaShipment/packBox 保存箱
  'template', // POST /fba/api/v1/fbaShipment/template 模板下载
  'list', // POST /fba/api/v1/fbaShipment/list 货件列表
  'sync', // POST /fba/api/v1/fbaShipment/sync 同步货件
  'box', // POST /fba/api/v1/fbaShipment/box 箱信息
  'feedsUploadSetup1', // POST /fba/api/v1/fbaShipment/feeds/upload/setup1 旧流程上传第1步
  'feedsUploadSetup2', // POST /fba/api/v1/fbaShipment/feeds/upload/setup2 旧流程上传第2步
  'feedsUploadSetup3', // POST /fba/api/v1/fbaShipment/feeds/upload/setup3 旧流程上传第3步
  'feedsUploadSetup4', // POST /fba/api/v1/fbaShipment/feeds/upload/setup4 旧流程上传第4步
  'print', // POST /fba/api/v1/fbaShipment/print 打印标签
] as const

/** 货件（旧流程）: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}
