/**
 * 收藏、快捷搜索与公共：18 个接口已建成，2 个待建。
 * Written by `npm run codegen` from schemas/endpoints/common.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { AuditLogRow } from '../../../contract/generated/entities/audit_log'
import type { PaymentStatementRow } from '../../../contract/generated/entities/payment_statement'
import type { SkuRow } from '../../../contract/generated/entities/sku'
import type { TagRow } from '../../../contract/generated/entities/tag'
import type { WarehouseRow } from '../../../contract/generated/entities/warehouse'
import type {
  FavoritesAddRequest, FavoritesAddResponse, FavoritesDeleteRequest, FavoritesDeleteResponse, FavoritesGetRequest, FavoritesGetResponse,
  GetShopTipsRequest, GetShopTipsResponse, ListingSalesPersonImportRequest, ListingSalesPersonImportResponse, OperationAuthorityRequest,
  OperationAuthorityResponse, QuickSearchAddRequest, QuickSearchAddResponse, QuickSearchDelRequest, QuickSearchDelResponse,
  QuickSearchEditRequest, QuickSearchEditResponse, QuickSearchListRequest, QuickSearchListResponse, ShipmentEmployeeSearchRequest,
  ShipmentEmployeeSearchResponse, StockDetailsSumRequest, StockDetailsSumResponse, TemplateAuthorityRequest, TemplateAuthorityResponse,
} from '../../../contract/generated/families/common'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  favoritesAdd: {
    family: 'common', call: 'favoritesAdd', method: 'POST', path: '/fba/api/v1/favorites/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  favoritesGet: {
    family: 'common', call: 'favoritesGet', method: 'POST', path: '/fba/api/v1/favorites/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  favoritesDelete: {
    family: 'common', call: 'favoritesDelete', method: 'POST', path: '/fba/api/v1/favorites/delete', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  quickSearchList: {
    family: 'common', call: 'quickSearchList', method: 'POST', path: '/fba/api/v1/quickSearch/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  quickSearchAdd: {
    family: 'common', call: 'quickSearchAdd', method: 'POST', path: '/fba/api/v1/quickSearch/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  quickSearchEdit: {
    family: 'common', call: 'quickSearchEdit', method: 'POST', path: '/fba/api/v1/quickSearch/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  quickSearchDel: {
    family: 'common', call: 'quickSearchDel', method: 'POST', path: '/fba/api/v1/quickSearch/del', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  shipmentEmployeeSearch: {
    family: 'common', call: 'shipmentEmployeeSearch', method: 'POST', path: '/fba/api/v1/shipment/employeeSearch', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  purchaseWarehouseConfig: {
    family: 'common', call: 'purchaseWarehouseConfig', method: 'POST', path: '/fba/api/v1/purchaseWarehouse/config', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  stockDetailsList: {
    family: 'common', call: 'stockDetailsList', method: 'POST', path: '/fba/api/v1/stockDetails/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  stockDetailsSum: {
    family: 'common', call: 'stockDetailsSum', method: 'POST', path: '/fba/api/v1/stockDetails/sum', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  stockDetailsGetLabelList: {
    family: 'common', call: 'stockDetailsGetLabelList', method: 'POST', path: '/fba/api/v1/stockDetails/getLabelList', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  listingSalesPersonImport: {
    family: 'common', call: 'listingSalesPersonImport', method: 'POST', path: '/fba/api/v1/listing/salesPerson/import', client: 'erp',
    wire: 'erp', body: 'multipart', answer: 'json', writes: true,
  },
  operationLogList: {
    family: 'common', call: 'operationLogList', method: 'POST', path: '/fba/api/v1/operation_log/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  getShopTips: {
    family: 'common', call: 'getShopTips', method: 'POST', path: '/fba/api/v1/common/employee/getShopTips', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  operationAuthority: {
    family: 'common', call: 'operationAuthority', method: 'POST', path: '/fba/api/v1/fba/opermenu/authority', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  templateAuthority: {
    family: 'common', call: 'templateAuthority', method: 'POST', path: '/fba/api/v1/fba/template/authority', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  paymentCollection: {
    family: 'common', call: 'paymentCollection', method: 'GET', path: '/fba/api/v1/payment_collection', client: 'erp', wire: 'erp',
    body: 'query', answer: 'json', writes: false,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'common',
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
    purchaseWarehouseConfig: {
      list: CALLS.purchaseWarehouseConfig,
      key: ['id'],
      decimals: ['stock_value'],
      integers: ['safe_days', 'sku_count', 'config.stockWarningDays'],
      texts: ['id', 'manager', 'updater'],
    },
    stockDetailsList: {
      list: CALLS.stockDetailsList,
      key: ['id'],
      decimals: [
        'purchase_price', 'pkg_length', 'pkg_width', 'pkg_height', 'box_length', 'box_width', 'box_height', 'box_weight', 'declare_price',
        'stock_value', 'bundle_cost', 'daily_sales', 'fba_days', 'stock_days', 'age_avg', 'config.weight7', 'config.weight14',
        'config.weight30', 'cost.unit_cost', 'cost.amount', 'solution.pkg_length', 'solution.pkg_width', 'solution.pkg_height',
        'solution.box_length', 'solution.box_width', 'solution.box_height', 'solution.declare_price',
      ],
      integers: [
        'lead_days', 'gross_weight', 'net_weight', 'box_qty', 'msku_count', 'to_make', 'sets', 'skip_package', 'skip_box', 'skip_customs',
        'skip_basic', 'skip_price', 'skip_unpaired', 'part_count', 'good_qty', 'bad_qty', 'transit_qty', 'sent_qty', 'held_qty',
        'available_qty', 'onway_qty', 'checking_qty', 'overdue_qty', 'local_qty', 'oversea_qty', 'all_qty', 'age_0_30', 'age_31_60',
        'age_61_90', 'age_91_180', 'age_181_270', 'age_271_365', 'age_366', 'age_qty', 'age_sum', 'cost.uncosted_qty', 'solution.box_qty',
        'fba.sellable', 'fba.reserved', 'fba.unsellable', 'fba.warehouse', 'fba.inbound', 'sales7.quantity', 'sales7.orders',
        'sales7.items', 'sales14.quantity', 'sales14.orders', 'sales14.items', 'sales30.quantity', 'sales30.orders', 'sales30.items',
      ],
      texts: [
        'id', 'spu_id', 'category_id', 'brand_id', 'barcode', 'supplier_id', 'hs_code', 'sales_leader', 'developer', 'buyer', 'solution_id',
        'label_solution_id', 'creator', 'solution.brand_id', 'solution.hs_code', 'solution.sales_leader', 'solution.developer',
        'solution.buyer', 'label_solution.label_template_id',
      ],
    },
    stockDetailsGetLabelList: {
      list: CALLS.stockDetailsGetLabelList,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'creator'],
    },
    operationLogList: {
      list: CALLS.operationLogList,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'employee_id'],
    },
    paymentCollection: {
      list: CALLS.paymentCollection,
      key: ['id'],
      decimals: ['amount_total', 'fee_amount', 'balance', 'entry.clear_amount'],
      integers: [],
      texts: ['id', 'fund_id', 'entry_id', 'creator', 'entry.shop_id', 'entry.settlement_id'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = 'e5d58d0492c6'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'viewLogsAdd',
  'statisticsErrors',
] as const

/** 收藏、快捷搜索与公共: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 收藏一个页面
 * POST /fba/api/v1/favorites/add · FavoritesAddRequest → FavoritesAddResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function favoritesAdd(transport: Transport, body: FavoritesAddRequest, options?: CallOptions): Promise<FavoritesAddResponse> {
  return transport.call<FavoritesAddResponse>(CALLS.favoritesAdd, body, options)
}

/**
 * 自己收藏的页面（只有仍能打开的）
 * POST /fba/api/v1/favorites/get · FavoritesGetRequest → FavoritesGetResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function favoritesGet(transport: Transport, body: FavoritesGetRequest = {}, options?: CallOptions): Promise<FavoritesGetResponse> {
  return transport.call<FavoritesGetResponse>(CALLS.favoritesGet, body, options)
}

/**
 * 取消收藏
 * POST /fba/api/v1/favorites/delete · FavoritesDeleteRequest → FavoritesDeleteResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function favoritesDelete(transport: Transport, body: FavoritesDeleteRequest, options?: CallOptions): Promise<FavoritesDeleteResponse> {
  return transport.call<FavoritesDeleteResponse>(CALLS.favoritesDelete, body, options)
}

/**
 * 快捷搜索列表
 * POST /fba/api/v1/quickSearch/list · QuickSearchListRequest → QuickSearchListResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function quickSearchList(transport: Transport, body: QuickSearchListRequest, options?: CallOptions): Promise<QuickSearchListResponse> {
  return transport.call<QuickSearchListResponse>(CALLS.quickSearchList, body, options)
}

/**
 * 新增快捷搜索
 * POST /fba/api/v1/quickSearch/add · QuickSearchAddRequest → QuickSearchAddResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function quickSearchAdd(transport: Transport, body: QuickSearchAddRequest, options?: CallOptions): Promise<QuickSearchAddResponse> {
  return transport.call<QuickSearchAddResponse>(CALLS.quickSearchAdd, body, options)
}

/**
 * 编辑
 * POST /fba/api/v1/quickSearch/edit · QuickSearchEditRequest → QuickSearchEditResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function quickSearchEdit(transport: Transport, body: QuickSearchEditRequest, options?: CallOptions): Promise<QuickSearchEditResponse> {
  return transport.call<QuickSearchEditResponse>(CALLS.quickSearchEdit, body, options)
}

/**
 * 删除
 * POST /fba/api/v1/quickSearch/del · QuickSearchDelRequest → QuickSearchDelResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function quickSearchDel(transport: Transport, body: QuickSearchDelRequest, options?: CallOptions): Promise<QuickSearchDelResponse> {
  return transport.call<QuickSearchDelResponse>(CALLS.quickSearchDel, body, options)
}

/**
 * 货件人员搜索
 * POST /fba/api/v1/shipment/employeeSearch · ShipmentEmployeeSearchRequest → ShipmentEmployeeSearchResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function shipmentEmployeeSearch(
  transport: Transport, body: ShipmentEmployeeSearchRequest, options?: CallOptions,
): Promise<ShipmentEmployeeSearchResponse> {
  return transport.call<ShipmentEmployeeSearchResponse>(CALLS.shipmentEmployeeSearch, body, options)
}

/**
 * 采购仓库配置
 * POST /fba/api/v1/purchaseWarehouse/config · ListRequest → ListAnswer<WarehouseRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function purchaseWarehouseConfig(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<WarehouseRow>> {
  return askList<WarehouseRow>(transport, FAMILY, CALLS.purchaseWarehouseConfig, FAMILY.resources['purchaseWarehouseConfig']!, body, options)
}

/**
 * 库存明细
 * POST /fba/api/v1/stockDetails/list · ListRequest → ListAnswer<SkuRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function stockDetailsList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SkuRow>> {
  return askList<SkuRow>(transport, FAMILY, CALLS.stockDetailsList, FAMILY.resources['stockDetailsList']!, body, options)
}

/**
 * 合计
 * POST /fba/api/v1/stockDetails/sum · StockDetailsSumRequest → StockDetailsSumResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function stockDetailsSum(transport: Transport, body: StockDetailsSumRequest, options?: CallOptions): Promise<StockDetailsSumResponse> {
  return transport.call<StockDetailsSumResponse>(CALLS.stockDetailsSum, body, options)
}

/**
 * 标签
 * POST /fba/api/v1/stockDetails/getLabelList · ListRequest → ListAnswer<TagRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function stockDetailsGetLabelList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<TagRow>> {
  return askList<TagRow>(transport, FAMILY, CALLS.stockDetailsGetLabelList, FAMILY.resources['stockDetailsGetLabelList']!, body, options)
}

/**
 * 导入负责人：按店铺与 MSKU 逐行检查，不写入
 * POST /fba/api/v1/listing/salesPerson/import (multipart) · ListingSalesPersonImportRequest → ListingSalesPersonImportResponse.
 * Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function listingSalesPersonImport(
  transport: Transport, body: ListingSalesPersonImportRequest, options?: CallOptions,
): Promise<ListingSalesPersonImportResponse> {
  return transport.call<ListingSalesPersonImportResponse>(CALLS.listingSalesPersonImport, body, options)
}

/**
 * 操作日志
 * POST /fba/api/v1/operation_log/list · ListRequest → ListAnswer<AuditLogRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function operationLogList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AuditLogRow>> {
  return askList<AuditLogRow>(transport, FAMILY, CALLS.operationLogList, FAMILY.resources['operationLogList']!, body, options)
}

/**
 * 店铺提示：自己看得到的每家店铺现在缺哪些报告
 * POST /fba/api/v1/common/employee/getShopTips · GetShopTipsRequest → GetShopTipsResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function getShopTips(transport: Transport, body: GetShopTipsRequest = {}, options?: CallOptions): Promise<GetShopTipsResponse> {
  return transport.call<GetShopTipsResponse>(CALLS.getShopTips, body, options)
}

/**
 * 按钮权限：这个菜单的页面上可以使用的操作
 * POST /fba/api/v1/fba/opermenu/authority · OperationAuthorityRequest → OperationAuthorityResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function operationAuthority(transport: Transport, body: OperationAuthorityRequest, options?: CallOptions): Promise<OperationAuthorityResponse> {
  return transport.call<OperationAuthorityResponse>(CALLS.operationAuthority, body, options)
}

/**
 * 模板权限：可以使用的导入模板与可以填写的列
 * POST /fba/api/v1/fba/template/authority · TemplateAuthorityRequest → TemplateAuthorityResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function templateAuthority(transport: Transport, body: TemplateAuthorityRequest = {}, options?: CallOptions): Promise<TemplateAuthorityResponse> {
  return transport.call<TemplateAuthorityResponse>(CALLS.templateAuthority, body, options)
}

/**
 * 收款流水
 * GET /fba/api/v1/payment_collection (query) · ListRequest → ListAnswer<PaymentStatementRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function paymentCollection(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PaymentStatementRow>> {
  return askList<PaymentStatementRow>(transport, FAMILY, CALLS.paymentCollection, FAMILY.resources['paymentCollection']!, body, options)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({
  family: 'common', client: 'erp', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how,
})

/**
 * 浏览日志
 * POST /fba/api/v1/view_logs/add（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page}
 * 返回（草案）：{}
 */
export function viewLogsAdd(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('viewLogsAdd', '/fba/api/v1/view_logs/add', { writes: true }), body, options)
}

/**
 * 统计错误
 * GET /fba/api/v1/finance/statistics_error（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：?…
 * 返回（草案）：[…]
 */
export function statisticsErrors(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('statisticsErrors', '/fba/api/v1/finance/statistics_error', { method: 'GET', body: 'query' }), body, options)
}
