/**
 * 收藏、快捷搜索与公共：0 个接口已建成，19 个待建。
 * Written by `npm run codegen` from schemas/endpoints/common.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, FamilyMeta, Transport } from '../../lib/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'common',
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
  'favoritesAdd', // POST /fba/api/v1/favorites/add 收藏菜单/报表
  'favoritesGet', // POST /fba/api/v1/favorites/get 收藏列表
  'favoritesDelete', // POST /fba/api/v1/favorites/delete 取消收藏
  'quickSearchList', // POST /fba/api/v1/quickSearch/list 快捷搜索列表
  'quickSearchAdd', // POST /fba/api/v1/quickSearch/add 新增快捷搜索
  'quickSearchEdit', // POST /fba/api/v1/quickSearch/edit 编辑
  'quickSearchDel', // POST /fba/api/v1/quickSearch/del 删除
  'shipmentEmployeeSearch', // POST /fba/api/v1/shipment/employeeSearch 货件人员搜索
  'purchaseWarehouseConfig', // POST /fba/api/v1/purchaseWarehouse/config 采购仓库配置
  'stockDetailsList', // POST /fba/api/v1/stockDetails/list 库存明细
  'stockDetailsSum', // POST /fba/api/v1/stockDetails/sum 合计
  'stockDetailsGetLabelList', // POST /fba/api/v1/stockDetails/getLabelList 标签
  'listingSalesPersonImport', // POST /fba/api/v1/listing/salesPerson/import 导入负责人
  'viewLogsAdd', // POST /fba/api/v1/view_logs/add 浏览日志
  'operationLogList', // POST /fba/api/v1/operation_log/list 操作日志
  'getShopTips', // POST /fba/api/v1/common/employee/getShopTips 店铺提示
  'operationAuthority', // POST /fba/api/v1/fba/opermenu/authority 按钮权限
  'paymentCollection', // GET /fba/api/v1/payment_collection 收款流水
  'statisticsErrors', // GET /fba/api/v1/finance/statistics_error 统计错误
] as const

/** 收藏、快捷搜索与公共: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}
