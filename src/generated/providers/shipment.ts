/**
 * 货件装箱与发货：32 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/shipment.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { BoxMarkAdd, BoxMarkEdit, BoxMarkKey, BoxMarkRow } from '../../../contract/generated/entities/box_mark'
import type { BoxMarkItemsRow } from '../../../contract/generated/entities/box_mark_items'
import type { BoxTemplateAdd, BoxTemplateEdit, BoxTemplateKey, BoxTemplateRow } from '../../../contract/generated/entities/box_template'
import type { PrintTemplateAdd, PrintTemplateEdit, PrintTemplateKey, PrintTemplateRow } from '../../../contract/generated/entities/print_template'
import type { PrintTemplateLineRow } from '../../../contract/generated/entities/print_template_line'
import type { ShipBatchRow } from '../../../contract/generated/entities/ship_batch'
import type { ShipBindingAdd, ShipBindingEdit, ShipBindingKey, ShipBindingRow } from '../../../contract/generated/entities/ship_binding'
import type {
  DelBoxRequest, DelBoxResponse, EditBoxRequest, EditBoxResponse, GetBoxRequest, GetBoxResponse, OperatorRequest, OperatorResponse,
  PrintDesignDraftRequest, PrintDesignDraftResponse, PrintFieldsRequest, PrintFieldsResponse, PrintTemplateDefaultRequest,
  PrintTemplateDefaultResponse, RemarkRequest, RemarkResponse, SetOverRequest, SetOverResponse, ShippBatchDeliverySaveRequest,
  ShippBatchDeliverySaveResponse, ShippDeliverySaveRequest, ShippDeliverySaveResponse,
} from '../../../contract/generated/families/shipment'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  getBox: {
    family: 'shipment', call: 'getBox', method: 'POST', path: '/fba/api/v1/shipment/getBox', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  editBox: {
    family: 'shipment', call: 'editBox', method: 'POST', path: '/fba/api/v1/shipment/editBox', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  delBox: {
    family: 'shipment', call: 'delBox', method: 'POST', path: '/fba/api/v1/shipment/delBox', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  operator: {
    family: 'shipment', call: 'operator', method: 'POST', path: '/fba/api/v1/shipment/operator', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  remark: {
    family: 'shipment', call: 'remark', method: 'POST', path: '/fba/api/v1/shipment/remark', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  setOver: {
    family: 'shipment', call: 'setOver', method: 'POST', path: '/fba/api/v1/shipment/setOver', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  shippBatchDeliveryList: {
    family: 'shipment', call: 'shippBatchDeliveryList', method: 'POST', path: '/fba/api/v1/shippBatchDelivery/list', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  shippBatchDeliverySave: {
    family: 'shipment', call: 'shippBatchDeliverySave', method: 'POST', path: '/fba/api/v1/shippBatchDelivery/save', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  shippDeliverySave: {
    family: 'shipment', call: 'shippDeliverySave', method: 'POST', path: '/fba/api/v1/shippDelivery/save', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  fbaShippDimensionList: {
    family: 'shipment', call: 'fbaShippDimensionList', method: 'POST', path: '/fba/api/v1/fbaShippDimension/list', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  fbaShippDimensionSave: {
    family: 'shipment', call: 'fbaShippDimensionSave', method: 'POST', path: '/fba/api/v1/fbaShippDimension/save', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  templateSizeList: {
    family: 'shipment', call: 'templateSizeList', method: 'POST', path: '/fba/api/v1/templateSize/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  templateSizeSave: {
    family: 'shipment', call: 'templateSizeSave', method: 'POST', path: '/fba/api/v1/templateSize/save', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  printTemplates: {
    family: 'shipment', call: 'printTemplates', method: 'POST', path: '/fba/api/v1/templateSize/print/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  printTemplate: {
    family: 'shipment', call: 'printTemplate', method: 'POST', path: '/fba/api/v1/templateSize/print/get', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  printTemplateLines: {
    family: 'shipment', call: 'printTemplateLines', method: 'POST', path: '/fba/api/v1/templateSize/print/lines', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  printTemplateAdd: {
    family: 'shipment', call: 'printTemplateAdd', method: 'POST', path: '/fba/api/v1/templateSize/print/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  printTemplateEdit: {
    family: 'shipment', call: 'printTemplateEdit', method: 'POST', path: '/fba/api/v1/templateSize/print/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  printFields: {
    family: 'shipment', call: 'printFields', method: 'POST', path: '/fba/api/v1/templateSize/print/fields', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  printDesignDraft: {
    family: 'shipment', call: 'printDesignDraft', method: 'POST', path: '/fba/api/v1/templateSize/print/draft', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  printTemplateDefault: {
    family: 'shipment', call: 'printTemplateDefault', method: 'POST', path: '/fba/api/v1/templateSize/print/default', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  printTemplateRemove: {
    family: 'shipment', call: 'printTemplateRemove', method: 'POST', path: '/fba/api/v1/templateSize/print/remove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  fbaShippDimensionEdit: {
    family: 'shipment', call: 'fbaShippDimensionEdit', method: 'POST', path: '/fba/api/v1/fbaShippDimension/edit', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  fbaShippDimensionRemove: {
    family: 'shipment', call: 'fbaShippDimensionRemove', method: 'POST', path: '/fba/api/v1/fbaShippDimension/remove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  templateSizeEdit: {
    family: 'shipment', call: 'templateSizeEdit', method: 'POST', path: '/fba/api/v1/templateSize/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  templateSizeRemove: {
    family: 'shipment', call: 'templateSizeRemove', method: 'POST', path: '/fba/api/v1/templateSize/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  boxMarkList: {
    family: 'shipment', call: 'boxMarkList', method: 'POST', path: '/fba/api/v1/boxMark/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  boxMark: {
    family: 'shipment', call: 'boxMark', method: 'POST', path: '/fba/api/v1/boxMark/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  boxMarkAdd: {
    family: 'shipment', call: 'boxMarkAdd', method: 'POST', path: '/fba/api/v1/boxMark/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  boxMarkEdit: {
    family: 'shipment', call: 'boxMarkEdit', method: 'POST', path: '/fba/api/v1/boxMark/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  boxMarkRemove: {
    family: 'shipment', call: 'boxMarkRemove', method: 'POST', path: '/fba/api/v1/boxMark/remove', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  boxMarkItems: {
    family: 'shipment', call: 'boxMarkItems', method: 'POST', path: '/fba/api/v1/boxMark/items', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'shipment',
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
    shippBatchDeliveryList: {
      list: CALLS.shippBatchDeliveryList,
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
    fbaShippDimensionList: {
      list: CALLS.fbaShippDimensionList,
      add: CALLS.fbaShippDimensionSave,
      edit: CALLS.fbaShippDimensionEdit,
      remove: CALLS.fbaShippDimensionRemove,
      key: ['id'],
      decimals: [
        'box_length', 'box_width', 'box_height', 'box_weight', 'template.box_length', 'template.box_width', 'template.box_height',
      ],
      integers: ['box_qty'],
      texts: [
        'id', 'product_id', 'shop_id', 'template_id', 'warehouse_id', 'channel_id', 'creator', 'product.asin', 'product.parent_asin',
        'product.fnsku', 'product.shop_id', 'channel.provider_id',
      ],
    },
    templateSizeList: {
      list: CALLS.templateSizeList,
      add: CALLS.templateSizeSave,
      edit: CALLS.templateSizeEdit,
      remove: CALLS.templateSizeRemove,
      key: ['id'],
      decimals: ['box_length', 'box_width', 'box_height', 'volume', 'max_weight'],
      integers: [],
      texts: ['id', 'creator'],
    },
    printTemplates: {
      list: CALLS.printTemplates,
      get: CALLS.printTemplate,
      add: CALLS.printTemplateAdd,
      edit: CALLS.printTemplateEdit,
      remove: CALLS.printTemplateRemove,
      key: ['id'],
      decimals: [],
      integers: ['line_count'],
      texts: ['id', 'creator'],
    },
    printTemplateLines: {
      list: CALLS.printTemplateLines,
      key: ['id'],
      decimals: ['font_size'],
      integers: ['seq'],
      texts: ['id', 'template_id'],
    },
    boxMarkList: {
      list: CALLS.boxMarkList,
      get: CALLS.boxMark,
      add: CALLS.boxMarkAdd,
      edit: CALLS.boxMarkEdit,
      remove: CALLS.boxMarkRemove,
      key: ['id'],
      decimals: ['weight'],
      integers: ['boxes', 'qty'],
      texts: ['id', 'creator'],
    },
    boxMarkItems: {
      list: CALLS.boxMarkItems,
      key: ['id'],
      decimals: [],
      integers: ['qty'],
      texts: ['id', 'box_mark_id'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = 'd806b19ada6f'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 货件装箱与发货: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 按货件编号或批次号取箱子与箱内商品
 * POST /fba/api/v1/shipment/getBox · GetBoxRequest → GetBoxResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function getBox(transport: Transport, body: GetBoxRequest, options?: CallOptions): Promise<GetBoxResponse> {
  return transport.call<GetBoxResponse>(CALLS.getBox, body, options)
}

/**
 * 修改一箱的尺寸与毛重
 * POST /fba/api/v1/shipment/editBox · EditBoxRequest → EditBoxResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function editBox(transport: Transport, body: EditBoxRequest, options?: CallOptions): Promise<EditBoxResponse> {
  return transport.call<EditBoxResponse>(CALLS.editBox, body, options)
}

/**
 * 删除箱子，箱内商品退回未装
 * POST /fba/api/v1/shipment/delBox · DelBoxRequest → DelBoxResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function delBox(transport: Transport, body: DelBoxRequest, options?: CallOptions): Promise<DelBoxResponse> {
  return transport.call<DelBoxResponse>(CALLS.delBox, body, options)
}

/**
 * 设置操作人
 * POST /fba/api/v1/shipment/operator · OperatorRequest → OperatorResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function operator(transport: Transport, body: OperatorRequest, options?: CallOptions): Promise<OperatorResponse> {
  return transport.call<OperatorResponse>(CALLS.operator, body, options)
}

/**
 * 备注
 * POST /fba/api/v1/shipment/remark · RemarkRequest → RemarkResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function remark(transport: Transport, body: RemarkRequest, options?: CallOptions): Promise<RemarkResponse> {
  return transport.call<RemarkResponse>(CALLS.remark, body, options)
}

/**
 * 强制完结
 * POST /fba/api/v1/shipment/setOver · SetOverRequest → SetOverResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function setOver(transport: Transport, body: SetOverRequest, options?: CallOptions): Promise<SetOverResponse> {
  return transport.call<SetOverResponse>(CALLS.setOver, body, options)
}

/**
 * 批次发货列表
 * POST /fba/api/v1/shippBatchDelivery/list · ListRequest → ListAnswer<ShipBatchRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function shippBatchDeliveryList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ShipBatchRow>> {
  return askList<ShipBatchRow>(transport, FAMILY, CALLS.shippBatchDeliveryList, FAMILY.resources['shippBatchDeliveryList']!, body, options)
}

/**
 * 批次发货
 * POST /fba/api/v1/shippBatchDelivery/save · ShippBatchDeliverySaveRequest → ShippBatchDeliverySaveResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function shippBatchDeliverySave(
  transport: Transport, body: ShippBatchDeliverySaveRequest, options?: CallOptions,
): Promise<ShippBatchDeliverySaveResponse> {
  return transport.call<ShippBatchDeliverySaveResponse>(CALLS.shippBatchDeliverySave, body, options)
}

/**
 * 单货件发货
 * POST /fba/api/v1/shippDelivery/save · ShippDeliverySaveRequest → ShippDeliverySaveResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function shippDeliverySave(transport: Transport, body: ShippDeliverySaveRequest, options?: CallOptions): Promise<ShippDeliverySaveResponse> {
  return transport.call<ShippDeliverySaveResponse>(CALLS.shippDeliverySave, body, options)
}

/**
 * 绑定方案：每个 MSKU 的箱规、发货仓库与渠道
 * POST /fba/api/v1/fbaShippDimension/list · ListRequest → ListAnswer<ShipBindingRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaShippDimensionList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ShipBindingRow>> {
  return askList<ShipBindingRow>(transport, FAMILY, CALLS.fbaShippDimensionList, FAMILY.resources['fbaShippDimensionList']!, body, options)
}

/**
 * 新增绑定方案
 * POST /fba/api/v1/fbaShippDimension/save · ShipBindingAdd → ShipBindingRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaShippDimensionSave(transport: Transport, body: ShipBindingAdd, options?: CallOptions): Promise<ShipBindingRow> {
  return transport.call<ShipBindingRow>(CALLS.fbaShippDimensionSave, body, options)
}

/**
 * 箱规模板
 * POST /fba/api/v1/templateSize/list · ListRequest → ListAnswer<BoxTemplateRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function templateSizeList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<BoxTemplateRow>> {
  return askList<BoxTemplateRow>(transport, FAMILY, CALLS.templateSizeList, FAMILY.resources['templateSizeList']!, body, options)
}

/**
 * 新增箱规模板
 * POST /fba/api/v1/templateSize/save · BoxTemplateAdd → BoxTemplateRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function templateSizeSave(transport: Transport, body: BoxTemplateAdd, options?: CallOptions): Promise<BoxTemplateRow> {
  return transport.call<BoxTemplateRow>(CALLS.templateSizeSave, body, options)
}

/**
 * 打印模板
 * POST /fba/api/v1/templateSize/print/list · ListRequest → ListAnswer<PrintTemplateRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function printTemplates(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PrintTemplateRow>> {
  return askList<PrintTemplateRow>(transport, FAMILY, CALLS.printTemplates, FAMILY.resources['printTemplates']!, body, options)
}

/**
 * 一个打印模板
 * POST /fba/api/v1/templateSize/print/get · PrintTemplateKey → PrintTemplateRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function printTemplate(transport: Transport, body: PrintTemplateKey, options?: CallOptions): Promise<PrintTemplateRow> {
  return transport.call<PrintTemplateRow>(CALLS.printTemplate, body, options)
}

/**
 * 打印模板的内容
 * POST /fba/api/v1/templateSize/print/lines · ListRequest → ListAnswer<PrintTemplateLineRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function printTemplateLines(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PrintTemplateLineRow>> {
  return askList<PrintTemplateLineRow>(transport, FAMILY, CALLS.printTemplateLines, FAMILY.resources['printTemplateLines']!, body, options)
}

/**
 * 新增打印模板
 * POST /fba/api/v1/templateSize/print/add · PrintTemplateAdd → PrintTemplateRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function printTemplateAdd(transport: Transport, body: PrintTemplateAdd, options?: CallOptions): Promise<PrintTemplateRow> {
  return transport.call<PrintTemplateRow>(CALLS.printTemplateAdd, body, options)
}

/**
 * 修改打印模板
 * POST /fba/api/v1/templateSize/print/edit · PrintTemplateEdit → PrintTemplateRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function printTemplateEdit(transport: Transport, body: PrintTemplateEdit, options?: CallOptions): Promise<PrintTemplateRow> {
  return transport.call<PrintTemplateRow>(CALLS.printTemplateEdit, body, options)
}

/**
 * 一种单据的模板可以用的字段
 * POST /fba/api/v1/templateSize/print/fields · PrintFieldsRequest → PrintFieldsResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function printFields(transport: Transport, body: PrintFieldsRequest, options?: CallOptions): Promise<PrintFieldsResponse> {
  return transport.call<PrintFieldsResponse>(CALLS.printFields, body, options)
}

/**
 * 一种单据的标准版式，作为新模板的开始
 * POST /fba/api/v1/templateSize/print/draft · PrintDesignDraftRequest → PrintDesignDraftResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function printDesignDraft(transport: Transport, body: PrintDesignDraftRequest, options?: CallOptions): Promise<PrintDesignDraftResponse> {
  return transport.call<PrintDesignDraftResponse>(CALLS.printDesignDraft, body, options)
}

/**
 * 设为或取消默认的打印模板
 * POST /fba/api/v1/templateSize/print/default · PrintTemplateDefaultRequest → PrintTemplateDefaultResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function printTemplateDefault(transport: Transport, body: PrintTemplateDefaultRequest, options?: CallOptions): Promise<PrintTemplateDefaultResponse> {
  return transport.call<PrintTemplateDefaultResponse>(CALLS.printTemplateDefault, body, options)
}

/**
 * 删除打印模板
 * POST /fba/api/v1/templateSize/print/remove · PrintTemplateKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function printTemplateRemove(transport: Transport, body: PrintTemplateKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.printTemplateRemove, body, options)
}

/**
 * 修改绑定方案
 * POST /fba/api/v1/fbaShippDimension/edit · ShipBindingEdit → ShipBindingRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaShippDimensionEdit(transport: Transport, body: ShipBindingEdit, options?: CallOptions): Promise<ShipBindingRow> {
  return transport.call<ShipBindingRow>(CALLS.fbaShippDimensionEdit, body, options)
}

/**
 * 删除绑定方案
 * POST /fba/api/v1/fbaShippDimension/remove · ShipBindingKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaShippDimensionRemove(transport: Transport, body: ShipBindingKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.fbaShippDimensionRemove, body, options)
}

/**
 * 修改箱规模板
 * POST /fba/api/v1/templateSize/edit · BoxTemplateEdit → BoxTemplateRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function templateSizeEdit(transport: Transport, body: BoxTemplateEdit, options?: CallOptions): Promise<BoxTemplateRow> {
  return transport.call<BoxTemplateRow>(CALLS.templateSizeEdit, body, options)
}

/**
 * 删除箱规模板
 * POST /fba/api/v1/templateSize/remove · BoxTemplateKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function templateSizeRemove(transport: Transport, body: BoxTemplateKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.templateSizeRemove, body, options)
}

/**
 * 列出手写箱唛
 * POST /fba/api/v1/boxMark/list · ListRequest → ListAnswer<BoxMarkRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function boxMarkList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<BoxMarkRow>> {
  return askList<BoxMarkRow>(transport, FAMILY, CALLS.boxMarkList, FAMILY.resources['boxMarkList']!, body, options)
}

/**
 * 读取一张手写箱唛
 * POST /fba/api/v1/boxMark/get · BoxMarkKey → BoxMarkRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function boxMark(transport: Transport, body: BoxMarkKey, options?: CallOptions): Promise<BoxMarkRow> {
  return transport.call<BoxMarkRow>(CALLS.boxMark, body, options)
}

/**
 * 新增手写箱唛
 * POST /fba/api/v1/boxMark/add · BoxMarkAdd → BoxMarkRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function boxMarkAdd(transport: Transport, body: BoxMarkAdd, options?: CallOptions): Promise<BoxMarkRow> {
  return transport.call<BoxMarkRow>(CALLS.boxMarkAdd, body, options)
}

/**
 * 修改手写箱唛
 * POST /fba/api/v1/boxMark/edit · BoxMarkEdit → BoxMarkRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function boxMarkEdit(transport: Transport, body: BoxMarkEdit, options?: CallOptions): Promise<BoxMarkRow> {
  return transport.call<BoxMarkRow>(CALLS.boxMarkEdit, body, options)
}

/**
 * 删除手写箱唛
 * POST /fba/api/v1/boxMark/remove · BoxMarkKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function boxMarkRemove(transport: Transport, body: BoxMarkKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.boxMarkRemove, body, options)
}

/**
 * 箱内商品：手写箱唛
 * POST /fba/api/v1/boxMark/items · ListRequest → ListAnswer<BoxMarkItemsRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function boxMarkItems(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<BoxMarkItemsRow>> {
  return askList<BoxMarkItemsRow>(transport, FAMILY, CALLS.boxMarkItems, FAMILY.resources['boxMarkItems']!, body, options)
}
