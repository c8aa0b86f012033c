/**
 * 货件（旧流程）：28 个接口已建成，5 个待建。
 * Written by `npm run codegen` from schemas/endpoints/fbaShipment.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { ProductRow } from '../../../contract/generated/entities/product'
import type { ShipBatchAdd, ShipBatchEdit, ShipBatchKey, ShipBatchRow } from '../../../contract/generated/entities/ship_batch'
import type { ShipBatchItemRow } from '../../../contract/generated/entities/ship_batch_item'
import type { ShipBoxRow } from '../../../contract/generated/entities/ship_box'
import type { ShipBoxItemRow } from '../../../contract/generated/entities/ship_box_item'
import type {
  BatchPrintedRequest, BatchPrintedResponse, BoxesPrintedRequest, BoxesPrintedResponse, ChooseChannelRequest, ChooseChannelResponse,
  ClearBoxRequest, ClearBoxResponse, CopyBoxRequest, CopyBoxResponse, CreateBatchRequest, CreateBatchResponse, ImportShipmentsRequest,
  ImportShipmentsResponse, ItemsPrintedRequest, ItemsPrintedResponse, MergeBatchesRequest, MergeBatchesResponse, PackBookRequest,
  PackBookResponse, PackBoxRequest, PackBoxResponse, PrintRequest, PrintResponse, ScanPackingRequest, ScanPackingResponse,
  SetLogisticsRequest, SetLogisticsResponse, SetNumberRequest, SetNumberResponse, SplitBatchRequest, SplitBatchResponse, StepRequest,
  TemplateRequest, UnpackRequest, UnpackResponse, UploadedRequest, UploadedResponse,
} from '../../../contract/generated/families/fbaShipment'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  importShipments: {
    family: 'fbaShipment', call: 'importShipments', method: 'POST', path: '/fba/api/v1/fbaShipment/import', client: 'erp', wire: 'erp',
    body: 'multipart', answer: 'json', writes: true,
  },
  scanPacking: {
    family: 'fbaShipment', call: 'scanPacking', method: 'POST', path: '/fba/api/v1/fbaShipment/scanPacking', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  packBox: {
    family: 'fbaShipment', call: 'packBox', method: 'POST', path: '/fba/api/v1/fbaShipment/packBox', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  template: {
    family: 'fbaShipment', call: 'template', method: 'POST', path: '/fba/api/v1/fbaShipment/template', client: 'erp', wire: 'erp',
    body: 'json', answer: 'binary', writes: false,
  },
  list: {
    family: 'fbaShipment', call: 'list', method: 'POST', path: '/fba/api/v1/fbaShipment/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  box: {
    family: 'fbaShipment', call: 'box', method: 'POST', path: '/fba/api/v1/fbaShipment/box', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  print: {
    family: 'fbaShipment', call: 'print', method: 'POST', path: '/fba/api/v1/fbaShipment/print', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  get: {
    family: 'fbaShipment', call: 'get', method: 'POST', path: '/fba/api/v1/fbaShipment/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  batchItems: {
    family: 'fbaShipment', call: 'batchItems', method: 'POST', path: '/fba/api/v1/fbaShipment/items', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  boxItems: {
    family: 'fbaShipment', call: 'boxItems', method: 'POST', path: '/fba/api/v1/fbaShipment/box/items', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  createBatch: {
    family: 'fbaShipment', call: 'createBatch', method: 'POST', path: '/fba/api/v1/fbaShipment/createBatch', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  batchAdd: {
    family: 'fbaShipment', call: 'batchAdd', method: 'POST', path: '/fba/api/v1/fbaShipment/batch/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  batchEdit: {
    family: 'fbaShipment', call: 'batchEdit', method: 'POST', path: '/fba/api/v1/fbaShipment/batch/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  mergeBatches: {
    family: 'fbaShipment', call: 'mergeBatches', method: 'POST', path: '/fba/api/v1/fbaShipment/merge', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  splitBatch: {
    family: 'fbaShipment', call: 'splitBatch', method: 'POST', path: '/fba/api/v1/fbaShipment/split', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  createChoices: {
    family: 'fbaShipment', call: 'createChoices', method: 'POST', path: '/fba/api/v1/fbaShipment/createBatch/products', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  setNumber: {
    family: 'fbaShipment', call: 'setNumber', method: 'POST', path: '/fba/api/v1/fbaShipment/setNumber', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  step: {
    family: 'fbaShipment', call: 'step', method: 'POST', path: '/fba/api/v1/fbaShipment/step', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  chooseChannel: {
    family: 'fbaShipment', call: 'chooseChannel', method: 'POST', path: '/fba/api/v1/fbaShipment/chooseChannel', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  setLogistics: {
    family: 'fbaShipment', call: 'setLogistics', method: 'POST', path: '/fba/api/v1/fbaShipment/setLogistics', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  clearBox: {
    family: 'fbaShipment', call: 'clearBox', method: 'POST', path: '/fba/api/v1/fbaShipment/clearBox', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  copyBox: {
    family: 'fbaShipment', call: 'copyBox', method: 'POST', path: '/fba/api/v1/fbaShipment/copyBox', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  unpack: {
    family: 'fbaShipment', call: 'unpack', method: 'POST', path: '/fba/api/v1/fbaShipment/unpack', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  packBook: {
    family: 'fbaShipment', call: 'packBook', method: 'POST', path: '/fba/api/v1/fbaShipment/packBook', client: 'erp', wire: 'erp',
    body: 'multipart', answer: 'json', writes: true,
  },
  uploaded: {
    family: 'fbaShipment', call: 'uploaded', method: 'POST', path: '/fba/api/v1/fbaShipment/uploaded', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  batchPrinted: {
    family: 'fbaShipment', call: 'batchPrinted', method: 'POST', path: '/fba/api/v1/fbaShipment/batchPrinted', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  itemsPrinted: {
    family: 'fbaShipment', call: 'itemsPrinted', method: 'POST', path: '/fba/api/v1/fbaShipment/itemsPrinted', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  boxesPrinted: {
    family: 'fbaShipment', call: 'boxesPrinted', method: 'POST', path: '/fba/api/v1/fbaShipment/boxesPrinted', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'fbaShipment',
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
    list: {
      list: CALLS.list,
      get: CALLS.get,
      add: CALLS.batchAdd,
      edit: CALLS.batchEdit,
      key: ['id'],
      decimals: [
        'total_weight', 'total_volume', 'charge_weight', 'est_fee', 'bill_fee', 'bill_main', 'bill_tax', 'bill_other', 'fee_diff',
        'head_fee',
      ],
      integers: [
        'msku_count', 'plan_qty', 'packed_qty', 'shipped_qty', 'arrived_qty', 'received_qty', 'short_qty', 'box_count', 'bill_count',
        'sent_days', 'way_days', 'declare_count', 'invoice_count', 'channel.transit_days',
      ],
      texts: [
        'id', 'shop_id', 'warehouse_id', 'pack_file_id', 'channel_id', 'provider_id', 'quote_id', 'address_id', 'operator', 'creator',
        'channel.provider_id',
      ],
    },
    box: {
      list: CALLS.box,
      key: ['id'],
      decimals: ['length', 'width', 'height', 'weight', 'volume'],
      integers: ['box_no', 'qty', 'batch.box_count'],
      texts: ['id', 'batch_id', 'creator', 'batch.shop_id'],
    },
    batchItems: {
      list: CALLS.batchItems,
      key: ['id'],
      decimals: ['head_fee', 'unit_head_fee', 'claim.est_amount', 'claim.actual_amount'],
      integers: [
        'plan_qty', 'box_qty', 'packed_qty', 'shipped_qty', 'arrived_qty', 'counted_qty', 'left_qty', 'received_qty', 'short_qty',
        'claim_qty', 'claim.reimbursed_qty', 'arrival.arrived_qty', 'arrival.open_qty',
      ],
      texts: [
        'id', 'batch_id', 'shop_id', 'warehouse_id', 'product_id', 'fnsku', 'asin', 'plan_item_id', 'batch.shop_id', 'batch.warehouse_id',
        'batch.creator', 'plan_item.plan_id',
      ],
    },
    boxItems: {
      list: CALLS.boxItems,
      key: ['id'],
      decimals: [],
      integers: ['qty', 'box.box_no'],
      texts: ['id', 'batch_id', 'box_id', 'item_id', 'operator', 'batch.shop_id', 'item.fnsku', 'item.asin'],
    },
    createChoices: {
      list: CALLS.createChoices,
      key: ['id'],
      decimals: [
        'price', 'least_price', 'most_price', 'sale_price', 'after_fee', 'after_cost', 'unit_loss', 'sale_loss', 'fee_share',
        'purchase_cost', 'fee.total_fee', 'fee.referral_fee', 'fee.delivery_fee', 'fee.weight', 'fee.longest_side', 'fee.median_side',
        'fee.shortest_side', 'listing.price', 'perf.amount', 'perf.fba_amount', 'perf.fbm_amount', 'perf.promoted_amount', 'perf.price',
        'perf.discount', 'perf.refund_amount', 'perf.refund_rate', 'perf.return_rate', 'perf.net_amount', 'perf.total_spend',
        'perf.ad_amount', 'perf.CTR', 'perf.avg_cpc', 'perf.conversion_rate', 'perf.acos', 'perf.acoas', 'perf.tacos',
        'perf.unit_session_rate', 'perf.order_session_rate', 'perf.buy_box_views', 'perf.buy_box_rate', 'perf.b2b_amount',
        'perf.settled_sales', 'perf.settled', 'perf.purchase_cost', 'perf.head_cost', 'perf.package_cost', 'perf.other_cost',
        'perf.returned_cost', 'perf.past_cost', 'perf.custom_fee', 'perf.gross_profit', 'perf.gross_margin', 'perf.roi',
        'costs90.purchase_cost', 'costs90.head_cost', 'costs90.unit_cost',
      ],
      integers: [
        'fbm_qty', 'warning_days', 'advice_qty', 'ship_qty', 'ready_qty', 'listing.quantity', 'stock.sellable_qty', 'stock.inbound_working',
        'stock.inbound_shipped', 'stock.inbound_receiving', 'stock.mfn_qty', 'advice.advice_qty', 'advice.ship_qty', 'advice.local_qty',
        'advice.sellable_days', 'sales7.quantity', 'sales7.orders', 'sales7.items', 'sales30.quantity', 'sales30.orders', 'sales30.items',
        'perf.quantity', 'perf.fba_quantity', 'perf.fbm_quantity', 'perf.promoted_quantity', 'perf.orders', 'perf.refund_quantity',
        'perf.returned', 'perf.impressions', 'perf.clicks', 'perf.ad_orders', 'perf.sellable', 'perf.reserved', 'perf.working',
        'perf.shipped', 'perf.receiving', 'perf.onway', 'perf.stock_total', 'perf.sessions', 'perf.page_views', 'perf.session_units',
        'perf.session_items', 'perf.b2b_quantity', 'costs90.quantity', 'costs90.uncosted_quantity', 'costs90.costed',
      ],
      texts: [
        'id', 'shop_id', 'pool_id', 'asin', 'parent_asin', 'fnsku', 'category_id', 'brand_id', 'spu_id', 'leader', 'specialist',
        'assistant', 'developer', 'shop.pool_id', 'shop.owner',
      ],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '335b9f0c3c69'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'sync',
  'feedsUploadSetup1',
  'feedsUploadSetup2',
  'feedsUploadSetup3',
  'feedsUploadSetup4',
] as const

/** 货件（旧流程）: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 导入装箱：填好的装箱模板，逐行装进箱子，全部写入或一行不写
 * POST /fba/api/v1/fbaShipment/import (multipart) · ImportShipmentsRequest → ImportShipmentsResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function importShipments(transport: Transport, body: ImportShipmentsRequest, options?: CallOptions): Promise<ImportShipmentsResponse> {
  return transport.call<ImportShipmentsResponse>(CALLS.importShipments, body, options)
}

/**
 * 扫码装箱：一次扫描装一件或若干件
 * POST /fba/api/v1/fbaShipment/scanPacking · ScanPackingRequest → ScanPackingResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function scanPacking(transport: Transport, body: ScanPackingRequest, options?: CallOptions): Promise<ScanPackingResponse> {
  return transport.call<ScanPackingResponse>(CALLS.scanPacking, body, options)
}

/**
 * 保存箱子的尺寸与毛重，算出装箱状态
 * POST /fba/api/v1/fbaShipment/packBox · PackBoxRequest → PackBoxResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function packBox(transport: Transport, body: PackBoxRequest, options?: CallOptions): Promise<PackBoxResponse> {
  return transport.call<PackBoxResponse>(CALLS.packBox, body, options)
}

/**
 * 装箱模板：选中的批次里还没有装完的商品
 * POST /fba/api/v1/fbaShipment/template · TemplateRequest → Blob.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function template(transport: Transport, body: TemplateRequest, options?: CallOptions): Promise<Blob> {
  return transport.call<Blob>(CALLS.template, body, options)
}

/**
 * 发货批次（货件）列表
 * POST /fba/api/v1/fbaShipment/list · ListRequest → ListAnswer<ShipBatchRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function list(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ShipBatchRow>> {
  return askList<ShipBatchRow>(transport, FAMILY, CALLS.list, FAMILY.resources['list']!, body, options)
}

/**
 * 批次的箱子
 * POST /fba/api/v1/fbaShipment/box · ListRequest → ListAnswer<ShipBoxRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function box(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ShipBoxRow>> {
  return askList<ShipBoxRow>(transport, FAMILY, CALLS.box, FAMILY.resources['box']!, body, options)
}

/**
 * 打印标签、箱唛与单据的地址
 * POST /fba/api/v1/fbaShipment/print · PrintRequest → PrintResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function print(transport: Transport, body: PrintRequest, options?: CallOptions): Promise<PrintResponse> {
  return transport.call<PrintResponse>(CALLS.print, body, options)
}

/**
 * 一个发货批次
 * POST /fba/api/v1/fbaShipment/get · ShipBatchKey → ShipBatchRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function get(transport: Transport, body: ShipBatchKey, options?: CallOptions): Promise<ShipBatchRow> {
  return transport.call<ShipBatchRow>(CALLS.get, body, options)
}

/**
 * 批次的商品：计划数与已装数
 * POST /fba/api/v1/fbaShipment/items · ListRequest → ListAnswer<ShipBatchItemRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function batchItems(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ShipBatchItemRow>> {
  return askList<ShipBatchItemRow>(transport, FAMILY, CALLS.batchItems, FAMILY.resources['batchItems']!, body, options)
}

/**
 * 箱内商品
 * POST /fba/api/v1/fbaShipment/box/items · ListRequest → ListAnswer<ShipBoxItemRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function boxItems(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ShipBoxItemRow>> {
  return askList<ShipBoxItemRow>(transport, FAMILY, CALLS.boxItems, FAMILY.resources['boxItems']!, body, options)
}

/**
 * 创建发货批次，连同商品一次写入；商品都要是同一个店铺的
 * POST /fba/api/v1/fbaShipment/createBatch · CreateBatchRequest → CreateBatchResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function createBatch(transport: Transport, body: CreateBatchRequest, options?: CallOptions): Promise<CreateBatchResponse> {
  return transport.call<CreateBatchResponse>(CALLS.createBatch, body, options)
}

/**
 * 导入发货批次草稿，连同商品
 * POST /fba/api/v1/fbaShipment/batch/add · ShipBatchAdd → ShipBatchRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function batchAdd(transport: Transport, body: ShipBatchAdd, options?: CallOptions): Promise<ShipBatchRow> {
  return transport.call<ShipBatchRow>(CALLS.batchAdd, body, options)
}

/**
 * 修改草稿与未发货的批次，连同商品
 * POST /fba/api/v1/fbaShipment/batch/edit · ShipBatchEdit → ShipBatchRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function batchEdit(transport: Transport, body: ShipBatchEdit, options?: CallOptions): Promise<ShipBatchRow> {
  return transport.call<ShipBatchRow>(CALLS.batchEdit, body, options)
}

/**
 * 预览几个还没有装箱的发货批次，确认后合并到第一个
 * POST /fba/api/v1/fbaShipment/merge · MergeBatchesRequest → MergeBatchesResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function mergeBatches(transport: Transport, body: MergeBatchesRequest, options?: CallOptions): Promise<MergeBatchesResponse> {
  return transport.call<MergeBatchesResponse>(CALLS.mergeBatches, body, options)
}

/**
 * 预览一个发货批次的商品，确认后把选中的拆成新的批次
 * POST /fba/api/v1/fbaShipment/split · SplitBatchRequest → SplitBatchResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function splitBatch(transport: Transport, body: SplitBatchRequest, options?: CallOptions): Promise<SplitBatchResponse> {
  return transport.call<SplitBatchResponse>(CALLS.splitBatch, body, options)
}

/**
 * 可以放进批次的商品
 * POST /fba/api/v1/fbaShipment/createBatch/products · ListRequest → ListAnswer<ProductRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function createChoices(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ProductRow>> {
  return askList<ProductRow>(transport, FAMILY, CALLS.createChoices, FAMILY.resources['createChoices']!, body, options)
}

/**
 * 填写亚马逊货件编号与目的运营中心，箱唛编号随之改变
 * POST /fba/api/v1/fbaShipment/setNumber · SetNumberRequest → SetNumberResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function setNumber(transport: Transport, body: SetNumberRequest, options?: CallOptions): Promise<SetNumberResponse> {
  return transport.call<SetNumberResponse>(CALLS.setNumber, body, options)
}

/**
 * 批次的提交、审核、发货、签收与各自的撤销、删除
 * POST /fba/api/v1/fbaShipment/step · StepRequest → ShipBatchRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function step(transport: Transport, body: StepRequest, options?: CallOptions): Promise<ShipBatchRow> {
  return transport.call<ShipBatchRow>(CALLS.step, body, options)
}

/**
 * 按箱子列出每个渠道的运费与时效，选定后记为预估头程并分摊到商品
 * POST /fba/api/v1/fbaShipment/chooseChannel · ChooseChannelRequest → ChooseChannelResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function chooseChannel(transport: Transport, body: ChooseChannelRequest, options?: CallOptions): Promise<ChooseChannelResponse> {
  return transport.call<ChooseChannelResponse>(CALLS.chooseChannel, body, options)
}

/**
 * 填写跟踪号、开船与到港日期、分摊方式与备注
 * POST /fba/api/v1/fbaShipment/setLogistics · SetLogisticsRequest → SetLogisticsResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function setLogistics(transport: Transport, body: SetLogisticsRequest, options?: CallOptions): Promise<SetLogisticsResponse> {
  return transport.call<SetLogisticsResponse>(CALLS.setLogistics, body, options)
}

/**
 * 清空一箱：箱内商品退回未装，箱子与尺寸留着
 * POST /fba/api/v1/fbaShipment/clearBox · ClearBoxRequest → ClearBoxResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function clearBox(transport: Transport, body: ClearBoxRequest, options?: CallOptions): Promise<ClearBoxResponse> {
  return transport.call<ClearBoxResponse>(CALLS.clearBox, body, options)
}

/**
 * 照一箱再装几箱：同样的商品、数量、尺寸与毛重
 * POST /fba/api/v1/fbaShipment/copyBox · CopyBoxRequest → CopyBoxResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function copyBox(transport: Transport, body: CopyBoxRequest, options?: CallOptions): Promise<CopyBoxResponse> {
  return transport.call<CopyBoxResponse>(CALLS.copyBox, body, options)
}

/**
 * 从箱子里取出商品
 * POST /fba/api/v1/fbaShipment/unpack · UnpackRequest → UnpackResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function unpack(transport: Transport, body: UnpackRequest, options?: CallOptions): Promise<UnpackResponse> {
  return transport.call<UnpackResponse>(CALLS.unpack, body, options)
}

/**
 * 把批次的装箱信息填进亚马逊给的装箱表
 * POST /fba/api/v1/fbaShipment/packBook (multipart) · PackBookRequest → PackBookResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function packBook(transport: Transport, body: PackBookRequest, options?: CallOptions): Promise<PackBookResponse> {
  return transport.call<PackBookResponse>(CALLS.packBook, body, options)
}

/**
 * 确认装箱信息已在卖家后台上传
 * POST /fba/api/v1/fbaShipment/uploaded · UploadedRequest → UploadedResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function uploaded(transport: Transport, body: UploadedRequest, options?: CallOptions): Promise<UploadedResponse> {
  return transport.call<UploadedResponse>(CALLS.uploaded, body, options)
}

/**
 * 拣货单打印完成：批次的商品记为已打印
 * POST /fba/api/v1/fbaShipment/batchPrinted · BatchPrintedRequest → BatchPrintedResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function batchPrinted(transport: Transport, body: BatchPrintedRequest, options?: CallOptions): Promise<BatchPrintedResponse> {
  return transport.call<BatchPrintedResponse>(CALLS.batchPrinted, body, options)
}

/**
 * 产品标签打印完成
 * POST /fba/api/v1/fbaShipment/itemsPrinted · ItemsPrintedRequest → ItemsPrintedResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function itemsPrinted(transport: Transport, body: ItemsPrintedRequest, options?: CallOptions): Promise<ItemsPrintedResponse> {
  return transport.call<ItemsPrintedResponse>(CALLS.itemsPrinted, body, options)
}

/**
 * 箱唛打印完成
 * POST /fba/api/v1/fbaShipment/boxesPrinted · BoxesPrintedRequest → BoxesPrintedResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function boxesPrinted(transport: Transport, body: BoxesPrintedRequest, options?: CallOptions): Promise<BoxesPrintedResponse> {
  return transport.call<BoxesPrintedResponse>(CALLS.boxesPrinted, body, options)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({
  family: 'fbaShipment', client: 'erp', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how,
})

/**
 * 同步货件
 * POST /fba/api/v1/fbaShipment/sync（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shop_ids,shipment_ids?}
 * 返回（草案）：{task_id}
 */
export function sync(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('sync', '/fba/api/v1/fbaShipment/sync', { writes: true }), body, options)
}

/**
 * 旧流程上传第1步
 * POST /fba/api/v1/fbaShipment/feeds/upload/setup1（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shipment_id}
 * 返回（草案）：{feed_id}
 */
export function feedsUploadSetup1(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('feedsUploadSetup1', '/fba/api/v1/fbaShipment/feeds/upload/setup1', { writes: true }), body, options)
}

/**
 * 旧流程上传第2步
 * POST /fba/api/v1/fbaShipment/feeds/upload/setup2（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 返回（草案）：{}
 */
export function feedsUploadSetup2(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('feedsUploadSetup2', '/fba/api/v1/fbaShipment/feeds/upload/setup2', { writes: true }), body, options)
}

/**
 * 旧流程上传第3步
 * POST /fba/api/v1/fbaShipment/feeds/upload/setup3（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 返回（草案）：{}
 */
export function feedsUploadSetup3(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('feedsUploadSetup3', '/fba/api/v1/fbaShipment/feeds/upload/setup3', { writes: true }), body, options)
}

/**
 * 旧流程上传第4步
 * POST /fba/api/v1/fbaShipment/feeds/upload/setup4（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 返回（草案）：{}
 */
export function feedsUploadSetup4(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('feedsUploadSetup4', '/fba/api/v1/fbaShipment/feeds/upload/setup4', { writes: true }), body, options)
}
