/**
 * 发货单：45 个接口已建成，3 个待建。
 * Written by `npm run codegen` from schemas/endpoints/delivery.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { HeadFreightFigures } from '../../../contract/generated/datasets/head_freight'
import type { HeadFreightGoodsFigures } from '../../../contract/generated/datasets/head_freight_goods'
import type { CustomsDeclareAdd, CustomsDeclareEdit, CustomsDeclareKey, CustomsDeclareRow } from '../../../contract/generated/entities/customs_declare'
import type { CustomsDeclareItemRow } from '../../../contract/generated/entities/customs_declare_item'
import type { ForecastAdd, ForecastEdit, ForecastKey, ForecastRow } from '../../../contract/generated/entities/forecast'
import type { ForecastItemRow } from '../../../contract/generated/entities/forecast_item'
import type {
  ForecastTemplateAdd, ForecastTemplateEdit, ForecastTemplateKey, ForecastTemplateRow,
} from '../../../contract/generated/entities/forecast_template'
import type { ForecastTemplateLineRow } from '../../../contract/generated/entities/forecast_template_line'
import type { LogisticsBillRow } from '../../../contract/generated/entities/logistics_bill'
import type { ShipBatchRow } from '../../../contract/generated/entities/ship_batch'
import type { ShipInvoiceAdd, ShipInvoiceEdit, ShipInvoiceKey, ShipInvoiceRow } from '../../../contract/generated/entities/ship_invoice'
import type { ShipInvoiceItemRow } from '../../../contract/generated/entities/ship_invoice_item'
import type {
  DeclareDraftRequest, DeclareDraftResponse, DeclarePrintedRequest, DeclarePrintedResponse, DeclareStepRequest, DoFbaConfigRequest,
  DoFbaConfigResponse, ExportDeclareInfoRequest, ExportDeclareInfoResponse, ForecastLabelAddRequest, ForecastLabelAddResponse,
  ForecastLabelsRequest, ForecastSheetRequest, ForecastStepRequest, InvoiceDraftRequest, InvoiceDraftResponse, InvoicePrintedRequest,
  InvoicePrintedResponse, LogisticsItemRequest, LogisticsItemResponse, PayAccountRequest, PayAccountResponse, PayCurrencyRequest,
  PayCurrencyResponse, PayMethodRequest, PayMethodResponse, PayOrderRequest, PayOrderResponse, StepRequest, SyncShipmentSkuRequest,
  SyncShipmentSkuResponse,
} from '../../../contract/generated/families/delivery'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  list: {
    family: 'delivery', call: 'list', method: 'POST', path: '/fba/api/v1/delivery/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  syncShipmentSku: {
    family: 'delivery', call: 'syncShipmentSku', method: 'POST', path: '/fba/api/v1/delivery/syncShipmentSku', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  doFbaConfig: {
    family: 'delivery', call: 'doFbaConfig', method: 'POST', path: '/fba/api/v1/delivery/doFbaConfig', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  saveDeclareInfo: {
    family: 'delivery', call: 'saveDeclareInfo', method: 'POST', path: '/fba/api/v1/delivery/saveDeclareInfo', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  getDeclareInfo: {
    family: 'delivery', call: 'getDeclareInfo', method: 'POST', path: '/fba/api/v1/delivery/getDeclareInfo', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  deleteDeclareInfo: {
    family: 'delivery', call: 'deleteDeclareInfo', method: 'POST', path: '/fba/api/v1/delivery/deleteDeclareInfo', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  declareStep: {
    family: 'delivery', call: 'declareStep', method: 'POST', path: '/fba/api/v1/delivery/declareStep', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  exportDeclareInfo: {
    family: 'delivery', call: 'exportDeclareInfo', method: 'POST', path: '/fba/api/v1/delivery/exportDeclareInfo', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  payAccount: {
    family: 'delivery', call: 'payAccount', method: 'POST', path: '/fba/api/v1/delivery/payAccount', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  payOrder: {
    family: 'delivery', call: 'payOrder', method: 'POST', path: '/fba/api/v1/delivery/payOrder', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  payCurrency: {
    family: 'delivery', call: 'payCurrency', method: 'POST', path: '/fba/api/v1/delivery/payCurrency', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  payMethod: {
    family: 'delivery', call: 'payMethod', method: 'POST', path: '/fba/api/v1/delivery/payMethod', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  logisticsItem: {
    family: 'delivery', call: 'logisticsItem', method: 'POST', path: '/fba/api/v1/delivery/logisticsItem', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  getAbnormalCost: {
    family: 'delivery', call: 'getAbnormalCost', method: 'POST', path: '/fba/api/v1/delivery/getAbnormalCost', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  headFreight: {
    family: 'delivery', call: 'headFreight', method: 'POST', path: '/fba/api/v1/delivery/headFreight', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  headFreightGoods: {
    family: 'delivery', call: 'headFreightGoods', method: 'POST', path: '/fba/api/v1/delivery/headFreightGoods', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  declareList: {
    family: 'delivery', call: 'declareList', method: 'POST', path: '/fba/api/v1/delivery/declareList', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  declareItems: {
    family: 'delivery', call: 'declareItems', method: 'POST', path: '/fba/api/v1/delivery/declareItems', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  editDeclareInfo: {
    family: 'delivery', call: 'editDeclareInfo', method: 'POST', path: '/fba/api/v1/delivery/editDeclareInfo', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  declareDraft: {
    family: 'delivery', call: 'declareDraft', method: 'POST', path: '/fba/api/v1/delivery/declareDraft', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  declarePrinted: {
    family: 'delivery', call: 'declarePrinted', method: 'POST', path: '/fba/api/v1/delivery/declarePrinted', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  invoiceList: {
    family: 'delivery', call: 'invoiceList', method: 'POST', path: '/fba/api/v1/delivery/invoiceList', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  invoiceItems: {
    family: 'delivery', call: 'invoiceItems', method: 'POST', path: '/fba/api/v1/delivery/invoiceItems', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  invoiceGet: {
    family: 'delivery', call: 'invoiceGet', method: 'POST', path: '/fba/api/v1/delivery/invoiceGet', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  invoiceAdd: {
    family: 'delivery', call: 'invoiceAdd', method: 'POST', path: '/fba/api/v1/delivery/invoiceAdd', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  invoiceEdit: {
    family: 'delivery', call: 'invoiceEdit', method: 'POST', path: '/fba/api/v1/delivery/invoiceEdit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  invoiceDraft: {
    family: 'delivery', call: 'invoiceDraft', method: 'POST', path: '/fba/api/v1/delivery/invoiceDraft', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  invoicePrinted: {
    family: 'delivery', call: 'invoicePrinted', method: 'POST', path: '/fba/api/v1/delivery/invoicePrinted', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  step: {
    family: 'delivery', call: 'step', method: 'POST', path: '/fba/api/v1/delivery/step', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  forecastList: {
    family: 'delivery', call: 'forecastList', method: 'POST', path: '/fba/api/v1/delivery/forecastList', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  forecast: {
    family: 'delivery', call: 'forecast', method: 'POST', path: '/fba/api/v1/delivery/forecast', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  forecastAdd: {
    family: 'delivery', call: 'forecastAdd', method: 'POST', path: '/fba/api/v1/delivery/forecastAdd', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  forecastEdit: {
    family: 'delivery', call: 'forecastEdit', method: 'POST', path: '/fba/api/v1/delivery/forecastEdit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  forecastRemove: {
    family: 'delivery', call: 'forecastRemove', method: 'POST', path: '/fba/api/v1/delivery/forecastRemove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  forecastStep: {
    family: 'delivery', call: 'forecastStep', method: 'POST', path: '/fba/api/v1/delivery/forecastStep', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  forecastItems: {
    family: 'delivery', call: 'forecastItems', method: 'POST', path: '/fba/api/v1/delivery/forecastItems', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  forecastLabelAdd: {
    family: 'delivery', call: 'forecastLabelAdd', method: 'POST', path: '/fba/api/v1/delivery/forecast/labelAdd', client: 'erp',
    wire: 'erp', body: 'multipart', answer: 'json', writes: true,
  },
  forecastLabels: {
    family: 'delivery', call: 'forecastLabels', method: 'POST', path: '/fba/api/v1/delivery/forecast/labels', client: 'erp', wire: 'erp',
    body: 'json', answer: 'binary', writes: false,
  },
  forecastSheet: {
    family: 'delivery', call: 'forecastSheet', method: 'POST', path: '/fba/api/v1/delivery/forecastSheet', client: 'erp', wire: 'erp',
    body: 'json', answer: 'binary', writes: false,
  },
  forecastTemplates: {
    family: 'delivery', call: 'forecastTemplates', method: 'POST', path: '/fba/api/v1/delivery/forecastTemplates', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  forecastTemplate: {
    family: 'delivery', call: 'forecastTemplate', method: 'POST', path: '/fba/api/v1/delivery/forecastTemplate', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  forecastTemplateAdd: {
    family: 'delivery', call: 'forecastTemplateAdd', method: 'POST', path: '/fba/api/v1/delivery/forecastTemplateAdd', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  forecastTemplateEdit: {
    family: 'delivery', call: 'forecastTemplateEdit', method: 'POST', path: '/fba/api/v1/delivery/forecastTemplateEdit', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  forecastTemplateRemove: {
    family: 'delivery', call: 'forecastTemplateRemove', method: 'POST', path: '/fba/api/v1/delivery/forecastTemplateRemove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  forecastTemplateLines: {
    family: 'delivery', call: 'forecastTemplateLines', method: 'POST', path: '/fba/api/v1/delivery/forecastTemplateLines', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'delivery',
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
    getAbnormalCost: {
      list: CALLS.getAbnormalCost,
      key: ['id'],
      decimals: [
        'charge_weight', 'est_fee', 'bill_fee', 'fee_diff', 'diff_rate', 'weight_rate', 'tax_fee', 'other_fee', 'total_fee',
        'batch.charge_weight',
      ],
      integers: [],
      texts: [
        'id', 'provider_id', 'batch_id', 'tracking_no', 'handle_user', 'provider.provider_code', 'batch.channel_id',
      ],
    },
    headFreight: {
      list: CALLS.headFreight,
      key: [],
      decimals: ['est_fee', 'bill_fee', 'head_fee', 'weight', 'volume', 'weighed', 'fee_kg', 'fee_piece', 'way_days'],
      integers: ['batches', 'shipped_qty', 'box_count', 'charged', 'signed', 'way_total'],
      texts: ['shop'],
    },
    headFreightGoods: {
      list: CALLS.headFreightGoods,
      key: [],
      decimals: ['head_fee', 'fee_piece'],
      integers: ['batches', 'shipped_qty', 'charged'],
      texts: ['shop'],
    },
    declareList: {
      list: CALLS.declareList,
      get: CALLS.getDeclareInfo,
      add: CALLS.saveDeclareInfo,
      edit: CALLS.editDeclareInfo,
      remove: CALLS.deleteDeclareInfo,
      key: ['id'],
      decimals: ['gross_weight_kg', 'net_weight', 'freight', 'insurance', 'other_fee'],
      integers: ['box_count'],
      texts: ['id', 'shop_id', 'batch_id', 'auditor', 'creator', 'party.template_id'],
    },
    declareItems: {
      list: CALLS.declareItems,
      key: ['id'],
      decimals: ['unit_price', 'total_amount'],
      integers: ['quantity'],
      texts: ['id', 'declare_id', 'declare.shop_id'],
    },
    invoiceList: {
      list: CALLS.invoiceList,
      get: CALLS.invoiceGet,
      add: CALLS.invoiceAdd,
      edit: CALLS.invoiceEdit,
      key: ['id'],
      decimals: [],
      integers: ['box_count'],
      texts: ['id', 'shop_id', 'batch_id', 'creator'],
    },
    invoiceItems: {
      list: CALLS.invoiceItems,
      key: ['id'],
      decimals: ['unit_price', 'total_amount', 'net_weight', 'gross_weight_kg'],
      integers: ['quantity'],
      texts: ['id', 'invoice_id', 'invoice.shop_id'],
    },
    forecastList: {
      list: CALLS.forecastList,
      get: CALLS.forecast,
      add: CALLS.forecastAdd,
      edit: CALLS.forecastEdit,
      remove: CALLS.forecastRemove,
      key: ['id'],
      decimals: ['total_weight'],
      integers: ['batch_count', 'box_count'],
      texts: ['id', 'provider_id', 'channel_id', 'template_id', 'teller', 'creator', 'channel.provider_id'],
    },
    forecastItems: {
      list: CALLS.forecastItems,
      key: ['id'],
      decimals: ['total_weight', 'batch.total_weight'],
      integers: ['box_count', 'label_count', 'batch.box_count'],
      texts: ['id', 'forecast_id', 'batch_id', 'forecast.provider_id', 'batch.shop_id'],
    },
    forecastTemplates: {
      list: CALLS.forecastTemplates,
      get: CALLS.forecastTemplate,
      add: CALLS.forecastTemplateAdd,
      edit: CALLS.forecastTemplateEdit,
      remove: CALLS.forecastTemplateRemove,
      key: ['id'],
      decimals: [],
      integers: ['line_count'],
      texts: ['id', 'provider_id', 'creator'],
    },
    forecastTemplateLines: {
      list: CALLS.forecastTemplateLines,
      key: ['id'],
      decimals: [],
      integers: ['line_no'],
      texts: ['id', 'template_id'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = 'e1dd6c333e55'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'toTms',
  'wmsDelete',
  'tmsDelete',
] as const

/** 发货单: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 发货单列表
 * POST /fba/api/v1/delivery/list · ListRequest → ListAnswer<ShipBatchRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function list(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ShipBatchRow>> {
  return askList<ShipBatchRow>(transport, FAMILY, CALLS.list, FAMILY.resources['list']!, body, options)
}

/**
 * 同步货件SKU（delivery-order sync: weight=1,volume=2,cost=3,package_cost=4）
 * POST /fba/api/v1/delivery/syncShipmentSku · SyncShipmentSkuRequest → SyncShipmentSkuResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function syncShipmentSku(transport: Transport, body: SyncShipmentSkuRequest, options?: CallOptions): Promise<SyncShipmentSkuResponse> {
  return transport.call<SyncShipmentSkuResponse>(CALLS.syncShipmentSku, body, options)
}

/**
 * 发货配置：跟踪号、开船与到港日期、分摊方式与备注
 * POST /fba/api/v1/delivery/doFbaConfig · DoFbaConfigRequest → DoFbaConfigResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function doFbaConfig(transport: Transport, body: DoFbaConfigRequest, options?: CallOptions): Promise<DoFbaConfigResponse> {
  return transport.call<DoFbaConfigResponse>(CALLS.doFbaConfig, body, options)
}

/**
 * 新增报关单，连同商品
 * POST /fba/api/v1/delivery/saveDeclareInfo · CustomsDeclareAdd → CustomsDeclareRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function saveDeclareInfo(transport: Transport, body: CustomsDeclareAdd, options?: CallOptions): Promise<CustomsDeclareRow> {
  return transport.call<CustomsDeclareRow>(CALLS.saveDeclareInfo, body, options)
}

/**
 * 一张报关单
 * POST /fba/api/v1/delivery/getDeclareInfo · CustomsDeclareKey → CustomsDeclareRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function getDeclareInfo(transport: Transport, body: CustomsDeclareKey, options?: CallOptions): Promise<CustomsDeclareRow> {
  return transport.call<CustomsDeclareRow>(CALLS.getDeclareInfo, body, options)
}

/**
 * 删除没有审核的报关单
 * POST /fba/api/v1/delivery/deleteDeclareInfo · CustomsDeclareKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function deleteDeclareInfo(transport: Transport, body: CustomsDeclareKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.deleteDeclareInfo, body, options)
}

/**
 * 报关单的提交、审核、驳回、撤回与反审核
 * POST /fba/api/v1/delivery/declareStep · DeclareStepRequest → CustomsDeclareRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function declareStep(transport: Transport, body: DeclareStepRequest, options?: CallOptions): Promise<CustomsDeclareRow> {
  return transport.call<CustomsDeclareRow>(CALLS.declareStep, body, options)
}

/**
 * 导出报关单
 * POST /fba/api/v1/delivery/exportDeclareInfo · ExportDeclareInfoRequest → ExportDeclareInfoResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function exportDeclareInfo(transport: Transport, body: ExportDeclareInfoRequest, options?: CallOptions): Promise<ExportDeclareInfoResponse> {
  return transport.call<ExportDeclareInfoResponse>(CALLS.exportDeclareInfo, body, options)
}

/**
 * 付款账户选项
 * POST /fba/api/v1/delivery/payAccount · PayAccountRequest → PayAccountResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function payAccount(transport: Transport, body: PayAccountRequest = {}, options?: CallOptions): Promise<PayAccountResponse> {
  return transport.call<PayAccountResponse>(CALLS.payAccount, body, options)
}

/**
 * 申请付款：对账无误的物流账单生成物流请款
 * POST /fba/api/v1/delivery/payOrder · PayOrderRequest → PayOrderResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function payOrder(transport: Transport, body: PayOrderRequest, options?: CallOptions): Promise<PayOrderResponse> {
  return transport.call<PayOrderResponse>(CALLS.payOrder, body, options)
}

/**
 * 付款币种
 * POST /fba/api/v1/delivery/payCurrency · PayCurrencyRequest → PayCurrencyResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function payCurrency(transport: Transport, body: PayCurrencyRequest = {}, options?: CallOptions): Promise<PayCurrencyResponse> {
  return transport.call<PayCurrencyResponse>(CALLS.payCurrency, body, options)
}

/**
 * 付款方式
 * POST /fba/api/v1/delivery/payMethod · PayMethodRequest → PayMethodResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function payMethod(transport: Transport, body: PayMethodRequest = {}, options?: CallOptions): Promise<PayMethodResponse> {
  return transport.call<PayMethodResponse>(CALLS.payMethod, body, options)
}

/**
 * 物流费用项
 * POST /fba/api/v1/delivery/logisticsItem · LogisticsItemRequest → LogisticsItemResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function logisticsItem(transport: Transport, body: LogisticsItemRequest, options?: CallOptions): Promise<LogisticsItemResponse> {
  return transport.call<LogisticsItemResponse>(CALLS.logisticsItem, body, options)
}

/**
 * 与预估不同的物流账单
 * POST /fba/api/v1/delivery/getAbnormalCost · ListRequest → ListAnswer<LogisticsBillRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function getAbnormalCost(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<LogisticsBillRow>> {
  return askList<LogisticsBillRow>(transport, FAMILY, CALLS.getAbnormalCost, FAMILY.resources['getAbnormalCost']!, body, options)
}

/**
 * 头程统计：预估与实际
 * POST /fba/api/v1/delivery/headFreight · ListRequest → ListAnswer<HeadFreightFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function headFreight(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<HeadFreightFigures>> {
  return askList<HeadFreightFigures>(transport, FAMILY, CALLS.headFreight, FAMILY.resources['headFreight']!, body, options)
}

/**
 * 商品的头程统计：分摊到的头程与单位头程
 * POST /fba/api/v1/delivery/headFreightGoods · ListRequest → ListAnswer<HeadFreightGoodsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function headFreightGoods(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<HeadFreightGoodsFigures>> {
  return askList<HeadFreightGoodsFigures>(transport, FAMILY, CALLS.headFreightGoods, FAMILY.resources['headFreightGoods']!, body, options)
}

/**
 * 报关单
 * POST /fba/api/v1/delivery/declareList · ListRequest → ListAnswer<CustomsDeclareRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function declareList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<CustomsDeclareRow>> {
  return askList<CustomsDeclareRow>(transport, FAMILY, CALLS.declareList, FAMILY.resources['declareList']!, body, options)
}

/**
 * 报关单的商品
 * POST /fba/api/v1/delivery/declareItems · ListRequest → ListAnswer<CustomsDeclareItemRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function declareItems(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<CustomsDeclareItemRow>> {
  return askList<CustomsDeclareItemRow>(transport, FAMILY, CALLS.declareItems, FAMILY.resources['declareItems']!, body, options)
}

/**
 * 修改报关单，连同商品
 * POST /fba/api/v1/delivery/editDeclareInfo · CustomsDeclareEdit → CustomsDeclareRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function editDeclareInfo(transport: Transport, body: CustomsDeclareEdit, options?: CallOptions): Promise<CustomsDeclareRow> {
  return transport.call<CustomsDeclareRow>(CALLS.editDeclareInfo, body, options)
}

/**
 * 由发货批次带出的报关单
 * POST /fba/api/v1/delivery/declareDraft · DeclareDraftRequest → DeclareDraftResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function declareDraft(transport: Transport, body: DeclareDraftRequest, options?: CallOptions): Promise<DeclareDraftResponse> {
  return transport.call<DeclareDraftResponse>(CALLS.declareDraft, body, options)
}

/**
 * 报关单打印完成
 * POST /fba/api/v1/delivery/declarePrinted · DeclarePrintedRequest → DeclarePrintedResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function declarePrinted(transport: Transport, body: DeclarePrintedRequest, options?: CallOptions): Promise<DeclarePrintedResponse> {
  return transport.call<DeclarePrintedResponse>(CALLS.declarePrinted, body, options)
}

/**
 * 商业发票
 * POST /fba/api/v1/delivery/invoiceList · ListRequest → ListAnswer<ShipInvoiceRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function invoiceList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ShipInvoiceRow>> {
  return askList<ShipInvoiceRow>(transport, FAMILY, CALLS.invoiceList, FAMILY.resources['invoiceList']!, body, options)
}

/**
 * 商业发票的货物
 * POST /fba/api/v1/delivery/invoiceItems · ListRequest → ListAnswer<ShipInvoiceItemRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function invoiceItems(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ShipInvoiceItemRow>> {
  return askList<ShipInvoiceItemRow>(transport, FAMILY, CALLS.invoiceItems, FAMILY.resources['invoiceItems']!, body, options)
}

/**
 * 一张商业发票
 * POST /fba/api/v1/delivery/invoiceGet · ShipInvoiceKey → ShipInvoiceRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function invoiceGet(transport: Transport, body: ShipInvoiceKey, options?: CallOptions): Promise<ShipInvoiceRow> {
  return transport.call<ShipInvoiceRow>(CALLS.invoiceGet, body, options)
}

/**
 * 生成商业发票，连同货物
 * POST /fba/api/v1/delivery/invoiceAdd · ShipInvoiceAdd → ShipInvoiceRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function invoiceAdd(transport: Transport, body: ShipInvoiceAdd, options?: CallOptions): Promise<ShipInvoiceRow> {
  return transport.call<ShipInvoiceRow>(CALLS.invoiceAdd, body, options)
}

/**
 * 修改商业发票，连同货物
 * POST /fba/api/v1/delivery/invoiceEdit · ShipInvoiceEdit → ShipInvoiceRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function invoiceEdit(transport: Transport, body: ShipInvoiceEdit, options?: CallOptions): Promise<ShipInvoiceRow> {
  return transport.call<ShipInvoiceRow>(CALLS.invoiceEdit, body, options)
}

/**
 * 由发货批次带出的商业发票
 * POST /fba/api/v1/delivery/invoiceDraft · InvoiceDraftRequest → InvoiceDraftResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function invoiceDraft(transport: Transport, body: InvoiceDraftRequest, options?: CallOptions): Promise<InvoiceDraftResponse> {
  return transport.call<InvoiceDraftResponse>(CALLS.invoiceDraft, body, options)
}

/**
 * 商业发票打印完成
 * POST /fba/api/v1/delivery/invoicePrinted · InvoicePrintedRequest → InvoicePrintedResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function invoicePrinted(transport: Transport, body: InvoicePrintedRequest, options?: CallOptions): Promise<InvoicePrintedResponse> {
  return transport.call<InvoicePrintedResponse>(CALLS.invoicePrinted, body, options)
}

/**
 * 发货、撤销发货与删除
 * POST /fba/api/v1/delivery/step · StepRequest → ShipBatchRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function step(transport: Transport, body: StepRequest, options?: CallOptions): Promise<ShipBatchRow> {
  return transport.call<ShipBatchRow>(CALLS.step, body, options)
}

/**
 * 物流预报列表
 * POST /fba/api/v1/delivery/forecastList · ListRequest → ListAnswer<ForecastRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function forecastList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ForecastRow>> {
  return askList<ForecastRow>(transport, FAMILY, CALLS.forecastList, FAMILY.resources['forecastList']!, body, options)
}

/**
 * 一张物流预报
 * POST /fba/api/v1/delivery/forecast · ForecastKey → ForecastRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function forecast(transport: Transport, body: ForecastKey, options?: CallOptions): Promise<ForecastRow> {
  return transport.call<ForecastRow>(CALLS.forecast, body, options)
}

/**
 * 新增物流预报，连同货件
 * POST /fba/api/v1/delivery/forecastAdd · ForecastAdd → ForecastRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function forecastAdd(transport: Transport, body: ForecastAdd, options?: CallOptions): Promise<ForecastRow> {
  return transport.call<ForecastRow>(CALLS.forecastAdd, body, options)
}

/**
 * 修改物流预报，连同货件
 * POST /fba/api/v1/delivery/forecastEdit · ForecastEdit → ForecastRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function forecastEdit(transport: Transport, body: ForecastEdit, options?: CallOptions): Promise<ForecastRow> {
  return transport.call<ForecastRow>(CALLS.forecastEdit, body, options)
}

/**
 * 删除物流预报
 * POST /fba/api/v1/delivery/forecastRemove · ForecastKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function forecastRemove(transport: Transport, body: ForecastKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.forecastRemove, body, options)
}

/**
 * 物流预报的标记、跟踪号、取消与各自的撤销
 * POST /fba/api/v1/delivery/forecastStep · ForecastStepRequest → ForecastRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function forecastStep(transport: Transport, body: ForecastStepRequest, options?: CallOptions): Promise<ForecastRow> {
  return transport.call<ForecastRow>(CALLS.forecastStep, body, options)
}

/**
 * 预报的货件
 * POST /fba/api/v1/delivery/forecastItems · ListRequest → ListAnswer<ForecastItemRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function forecastItems(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ForecastItemRow>> {
  return askList<ForecastItemRow>(transport, FAMILY, CALLS.forecastItems, FAMILY.resources['forecastItems']!, body, options)
}

/**
 * 按文件名里的跟踪号把物流商给回的面单附到货件上：一个 PDF 或图片，或者装着它们的 ZIP
 * POST /fba/api/v1/delivery/forecast/labelAdd (multipart) · ForecastLabelAddRequest → ForecastLabelAddResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function forecastLabelAdd(transport: Transport, body: ForecastLabelAddRequest, options?: CallOptions): Promise<ForecastLabelAddResponse> {
  return transport.call<ForecastLabelAddResponse>(CALLS.forecastLabelAdd, body, options)
}

/**
 * 货件的面单：一个文件直接给，几个合成一份 PDF
 * POST /fba/api/v1/delivery/forecast/labels · ForecastLabelsRequest → Blob.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function forecastLabels(transport: Transport, body: ForecastLabelsRequest, options?: CallOptions): Promise<Blob> {
  return transport.call<Blob>(CALLS.forecastLabels, body, options)
}

/**
 * 按模板导出预报表格
 * POST /fba/api/v1/delivery/forecastSheet · ForecastSheetRequest → Blob.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function forecastSheet(transport: Transport, body: ForecastSheetRequest, options?: CallOptions): Promise<Blob> {
  return transport.call<Blob>(CALLS.forecastSheet, body, options)
}

/**
 * 预报模板列表
 * POST /fba/api/v1/delivery/forecastTemplates · ListRequest → ListAnswer<ForecastTemplateRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function forecastTemplates(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ForecastTemplateRow>> {
  return askList<ForecastTemplateRow>(transport, FAMILY, CALLS.forecastTemplates, FAMILY.resources['forecastTemplates']!, body, options)
}

/**
 * 一个预报模板
 * POST /fba/api/v1/delivery/forecastTemplate · ForecastTemplateKey → ForecastTemplateRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function forecastTemplate(transport: Transport, body: ForecastTemplateKey, options?: CallOptions): Promise<ForecastTemplateRow> {
  return transport.call<ForecastTemplateRow>(CALLS.forecastTemplate, body, options)
}

/**
 * 新增预报模板，连同列
 * POST /fba/api/v1/delivery/forecastTemplateAdd · ForecastTemplateAdd → ForecastTemplateRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function forecastTemplateAdd(transport: Transport, body: ForecastTemplateAdd, options?: CallOptions): Promise<ForecastTemplateRow> {
  return transport.call<ForecastTemplateRow>(CALLS.forecastTemplateAdd, body, options)
}

/**
 * 修改预报模板，连同列
 * POST /fba/api/v1/delivery/forecastTemplateEdit · ForecastTemplateEdit → ForecastTemplateRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function forecastTemplateEdit(transport: Transport, body: ForecastTemplateEdit, options?: CallOptions): Promise<ForecastTemplateRow> {
  return transport.call<ForecastTemplateRow>(CALLS.forecastTemplateEdit, body, options)
}

/**
 * 删除预报模板
 * POST /fba/api/v1/delivery/forecastTemplateRemove · ForecastTemplateKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function forecastTemplateRemove(transport: Transport, body: ForecastTemplateKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.forecastTemplateRemove, body, options)
}

/**
 * 预报模板的列
 * POST /fba/api/v1/delivery/forecastTemplateLines · ListRequest → ListAnswer<ForecastTemplateLineRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function forecastTemplateLines(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ForecastTemplateLineRow>> {
  return askList<ForecastTemplateLineRow>(transport, FAMILY, CALLS.forecastTemplateLines, FAMILY.resources['forecastTemplateLines']!, body, options)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({
  family: 'delivery', client: 'erp', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how,
})

/**
 * 推送TMS
 * POST /fba/api/v1/delivery/toTms（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{ids}
 * 返回（草案）：{results:[{id,ok,msg}]}
 */
export function toTms(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('toTms', '/fba/api/v1/delivery/toTms', { writes: true }), body, options)
}

/**
 * 删除WMS单
 * POST /fba/api/v1/delivery/wmsDelete（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{ids}
 * 返回（草案）：{}
 */
export function wmsDelete(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('wmsDelete', '/fba/api/v1/delivery/wmsDelete', { writes: true }), body, options)
}

/**
 * 删除TMS单
 * POST /fba/api/v1/delivery/tmsDelete（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{ids}
 * 返回（草案）：{}
 */
export function tmsDelete(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('tmsDelete', '/fba/api/v1/delivery/tmsDelete', { writes: true }), body, options)
}
