/**
 * 透明计划：10 个接口已建成，1 个待建。
 * Written by `npm run codegen` from schemas/endpoints/transparency.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { TransparencyCodeAdd, TransparencyCodeEdit, TransparencyCodeRow } from '../../../contract/generated/entities/transparency_code'
import type { TransparencyPrintRow } from '../../../contract/generated/entities/transparency_print'
import type {
  TransparencyProductAdd, TransparencyProductEdit, TransparencyProductKey, TransparencyProductRow,
} from '../../../contract/generated/entities/transparency_product'
import type { CodeStepRequest, PrintRequest } from '../../../contract/generated/families/transparency'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  products: {
    family: 'transparency', call: 'products', method: 'POST', path: '/fba/api/v1/fbatransparent/products', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  productAdd: {
    family: 'transparency', call: 'productAdd', method: 'POST', path: '/fba/api/v1/fbatransparent/productAdd', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  productEdit: {
    family: 'transparency', call: 'productEdit', method: 'POST', path: '/fba/api/v1/fbatransparent/productEdit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  productRemove: {
    family: 'transparency', call: 'productRemove', method: 'POST', path: '/fba/api/v1/fbatransparent/productRemove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  codes: {
    family: 'transparency', call: 'codes', method: 'POST', path: '/fba/api/v1/fbatransparent/codes', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  codeAdd: {
    family: 'transparency', call: 'codeAdd', method: 'POST', path: '/fba/api/v1/fbatransparent/codeAdd', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  codeEdit: {
    family: 'transparency', call: 'codeEdit', method: 'POST', path: '/fba/api/v1/fbatransparent/codeEdit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  codeStep: {
    family: 'transparency', call: 'codeStep', method: 'POST', path: '/fba/api/v1/fbatransparent/codeStep', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  print: {
    family: 'transparency', call: 'print', method: 'POST', path: '/fba/api/v1/fbatransparent/print', client: 'erp', wire: 'erp',
    body: 'json', answer: 'binary', writes: true,
  },
  logs: {
    family: 'transparency', call: 'logs', method: 'POST', path: '/fba/api/v1/fbatransparent/logs', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'transparency',
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
    products: {
      list: CALLS.products,
      add: CALLS.productAdd,
      edit: CALLS.productEdit,
      remove: CALLS.productRemove,
      key: ['id'],
      decimals: [],
      integers: ['code_count', 'left_qty', 'printed_qty'],
      texts: ['id', 'product_id', 'shop_id', 'gtin', 'creator', 'product.asin', 'product.fnsku', 'product.shop_id'],
    },
    codes: {
      list: CALLS.codes,
      add: CALLS.codeAdd,
      edit: CALLS.codeEdit,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'item_id', 'code', 'printer', 'item.gtin', 'item.shop_id'],
    },
    logs: {
      list: CALLS.logs,
      key: ['id'],
      decimals: [],
      integers: ['qty'],
      texts: ['id', 'item_id', 'first_code', 'last_code', 'printer', 'item.gtin', 'item.shop_id'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = 'b0852a02992d'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'oauth',
] as const

/** 透明计划: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 商品列表
 * POST /fba/api/v1/fbatransparent/products · ListRequest → ListAnswer<TransparencyProductRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function products(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<TransparencyProductRow>> {
  return askList<TransparencyProductRow>(transport, FAMILY, CALLS.products, FAMILY.resources['products']!, body, options)
}

/**
 * 登记透明计划的商品
 * POST /fba/api/v1/fbatransparent/productAdd · TransparencyProductAdd → TransparencyProductRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productAdd(transport: Transport, body: TransparencyProductAdd, options?: CallOptions): Promise<TransparencyProductRow> {
  return transport.call<TransparencyProductRow>(CALLS.productAdd, body, options)
}

/**
 * 修改透明计划的商品
 * POST /fba/api/v1/fbatransparent/productEdit · TransparencyProductEdit → TransparencyProductRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productEdit(transport: Transport, body: TransparencyProductEdit, options?: CallOptions): Promise<TransparencyProductRow> {
  return transport.call<TransparencyProductRow>(CALLS.productEdit, body, options)
}

/**
 * 删除透明计划的商品
 * POST /fba/api/v1/fbatransparent/productRemove · TransparencyProductKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productRemove(transport: Transport, body: TransparencyProductKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.productRemove, body, options)
}

/**
 * T码列表
 * POST /fba/api/v1/fbatransparent/codes · ListRequest → ListAnswer<TransparencyCodeRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function codes(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<TransparencyCodeRow>> {
  return askList<TransparencyCodeRow>(transport, FAMILY, CALLS.codes, FAMILY.resources['codes']!, body, options)
}

/**
 * 登记T码
 * POST /fba/api/v1/fbatransparent/codeAdd · TransparencyCodeAdd → TransparencyCodeRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function codeAdd(transport: Transport, body: TransparencyCodeAdd, options?: CallOptions): Promise<TransparencyCodeRow> {
  return transport.call<TransparencyCodeRow>(CALLS.codeAdd, body, options)
}

/**
 * 修改T码的备注
 * POST /fba/api/v1/fbatransparent/codeEdit · TransparencyCodeEdit → TransparencyCodeRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function codeEdit(transport: Transport, body: TransparencyCodeEdit, options?: CallOptions): Promise<TransparencyCodeRow> {
  return transport.call<TransparencyCodeRow>(CALLS.codeEdit, body, options)
}

/**
 * 作废T码，或标记为在别处打印过
 * POST /fba/api/v1/fbatransparent/codeStep · CodeStepRequest → TransparencyCodeRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function codeStep(transport: Transport, body: CodeStepRequest, options?: CallOptions): Promise<TransparencyCodeRow> {
  return transport.call<TransparencyCodeRow>(CALLS.codeStep, body, options)
}

/**
 * 打印T码：一个码一张标签（PDF），每个码只能打印一次
 * POST /fba/api/v1/fbatransparent/print · PrintRequest → Blob. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function print(transport: Transport, body: PrintRequest, options?: CallOptions): Promise<Blob> {
  return transport.call<Blob>(CALLS.print, body, options)
}

/**
 * 打印记录
 * POST /fba/api/v1/fbatransparent/logs · ListRequest → ListAnswer<TransparencyPrintRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function logs(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<TransparencyPrintRow>> {
  return askList<TransparencyPrintRow>(transport, FAMILY, CALLS.logs, FAMILY.resources['logs']!, body, options)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({
  family: 'transparency', client: 'erp', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how,
})

/**
 * 透明计划授权
 * POST /fba/api/v1/fbatransparent/oauth（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{}
 * 返回（草案）：{url}
 */
export function oauth(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('oauth', '/fba/api/v1/fbatransparent/oauth', { writes: true }), body, options)
}
