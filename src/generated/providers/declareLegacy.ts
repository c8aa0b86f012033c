/**
 * 货件申报（旧流程）：24 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/declareLegacy.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { AddressKey, AddressRow } from '../../../contract/generated/entities/address'
import type { InboundPlanAdd, InboundPlanRow } from '../../../contract/generated/entities/inbound_plan'
import type {
  FbaApplyAddressSaveRequest, FbaApplyAddressSaveResponse, FbaApplyCreateShippmentRequest, FbaApplyMergeRequest, FbaApplyMergeResponse,
  FbaApplyNewAddressSaveRequest, FbaApplyNewAddressSaveResponse, FbaApplyNewCreateShippmentRequest, FbaApplyNewMergeRequest,
  FbaApplyNewMergeResponse, FbaApplyNewSplitRequest, FbaApplyNewSplitResponse, FbaApplySplitRequest, FbaApplySplitResponse,
  FbaRepBatchAddressSaveRequest, FbaRepBatchAddressSaveResponse, FbaRepBatchCreateShippmentRequest, FbaRepBatchMergeRequest,
  FbaRepBatchMergeResponse, FbaRepBatchSplitRequest, FbaRepBatchSplitResponse,
} from '../../../contract/generated/families/declareLegacy'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  fbaApplyList: {
    family: 'declareLegacy', call: 'fbaApplyList', method: 'POST', path: '/fba/api/v1/fbaApply/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  fbaApplyCreateShippmentPlan: {
    family: 'declareLegacy', call: 'fbaApplyCreateShippmentPlan', method: 'POST', path: '/fba/api/v1/fbaApply/createShippmentPlan',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  fbaApplyCreateShippment: {
    family: 'declareLegacy', call: 'fbaApplyCreateShippment', method: 'POST', path: '/fba/api/v1/fbaApply/createShippment', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  fbaApplyAddressList: {
    family: 'declareLegacy', call: 'fbaApplyAddressList', method: 'POST', path: '/fba/api/v1/fbaApply/address/list', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  fbaApplyAddressSave: {
    family: 'declareLegacy', call: 'fbaApplyAddressSave', method: 'POST', path: '/fba/api/v1/fbaApply/address/save', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  fbaApplyAddressDelete: {
    family: 'declareLegacy', call: 'fbaApplyAddressDelete', method: 'POST', path: '/fba/api/v1/fbaApply/address/delete', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  fbaApplyMerge: {
    family: 'declareLegacy', call: 'fbaApplyMerge', method: 'POST', path: '/fba/api/v1/fbaApply/merge', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  fbaApplySplit: {
    family: 'declareLegacy', call: 'fbaApplySplit', method: 'POST', path: '/fba/api/v1/fbaApply/split', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  fbaApplyNewList: {
    family: 'declareLegacy', call: 'fbaApplyNewList', method: 'POST', path: '/fba/api/v1/fbaApplyNew/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  fbaApplyNewCreateShippmentPlan: {
    family: 'declareLegacy', call: 'fbaApplyNewCreateShippmentPlan', method: 'POST', path: '/fba/api/v1/fbaApplyNew/createShippmentPlan',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  fbaApplyNewCreateShippment: {
    family: 'declareLegacy', call: 'fbaApplyNewCreateShippment', method: 'POST', path: '/fba/api/v1/fbaApplyNew/createShippment',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  fbaApplyNewAddressList: {
    family: 'declareLegacy', call: 'fbaApplyNewAddressList', method: 'POST', path: '/fba/api/v1/fbaApplyNew/address/list', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  fbaApplyNewAddressSave: {
    family: 'declareLegacy', call: 'fbaApplyNewAddressSave', method: 'POST', path: '/fba/api/v1/fbaApplyNew/address/save', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  fbaApplyNewAddressDelete: {
    family: 'declareLegacy', call: 'fbaApplyNewAddressDelete', method: 'POST', path: '/fba/api/v1/fbaApplyNew/address/delete',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  fbaApplyNewMerge: {
    family: 'declareLegacy', call: 'fbaApplyNewMerge', method: 'POST', path: '/fba/api/v1/fbaApplyNew/merge', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  fbaApplyNewSplit: {
    family: 'declareLegacy', call: 'fbaApplyNewSplit', method: 'POST', path: '/fba/api/v1/fbaApplyNew/split', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  fbaRepBatchList: {
    family: 'declareLegacy', call: 'fbaRepBatchList', method: 'POST', path: '/fba/api/v1/fbaRepBatch/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  fbaRepBatchCreateShippmentPlan: {
    family: 'declareLegacy', call: 'fbaRepBatchCreateShippmentPlan', method: 'POST', path: '/fba/api/v1/fbaRepBatch/createShippmentPlan',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  fbaRepBatchCreateShippment: {
    family: 'declareLegacy', call: 'fbaRepBatchCreateShippment', method: 'POST', path: '/fba/api/v1/fbaRepBatch/createShippment',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  fbaRepBatchAddressList: {
    family: 'declareLegacy', call: 'fbaRepBatchAddressList', method: 'POST', path: '/fba/api/v1/fbaRepBatch/address/list', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  fbaRepBatchAddressSave: {
    family: 'declareLegacy', call: 'fbaRepBatchAddressSave', method: 'POST', path: '/fba/api/v1/fbaRepBatch/address/save', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  fbaRepBatchAddressDelete: {
    family: 'declareLegacy', call: 'fbaRepBatchAddressDelete', method: 'POST', path: '/fba/api/v1/fbaRepBatch/address/delete',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  fbaRepBatchMerge: {
    family: 'declareLegacy', call: 'fbaRepBatchMerge', method: 'POST', path: '/fba/api/v1/fbaRepBatch/merge', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  fbaRepBatchSplit: {
    family: 'declareLegacy', call: 'fbaRepBatchSplit', method: 'POST', path: '/fba/api/v1/fbaRepBatch/split', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'declareLegacy',
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
    fbaApplyList: {
      list: CALLS.fbaApplyList,
      add: CALLS.fbaApplyCreateShippmentPlan,
      key: ['id'],
      decimals: ['total_weight', 'goods_value', 'placement_fee', 'quote_fee'],
      integers: [
        'msku_count', 'declare_qty', 'lack_qty', 'box_count', 'boxed_qty', 'left_qty', 'uncosted', 'shipment_count',
      ],
      texts: [
        'id', 'shop_id', 'warehouse_id', 'address_id', 'channel_id', 'pack_file_id', 'auditor', 'creator', 'channel.provider_id',
      ],
    },
    fbaApplyAddressList: {
      list: CALLS.fbaApplyAddressList,
      remove: CALLS.fbaApplyAddressDelete,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id'],
    },
    fbaApplyNewList: {
      list: CALLS.fbaApplyNewList,
      add: CALLS.fbaApplyCreateShippmentPlan,
      key: ['id'],
      decimals: ['total_weight', 'goods_value', 'placement_fee', 'quote_fee'],
      integers: [
        'msku_count', 'declare_qty', 'lack_qty', 'box_count', 'boxed_qty', 'left_qty', 'uncosted', 'shipment_count',
      ],
      texts: [
        'id', 'shop_id', 'warehouse_id', 'address_id', 'channel_id', 'pack_file_id', 'auditor', 'creator', 'channel.provider_id',
      ],
    },
    fbaApplyNewAddressList: {
      list: CALLS.fbaApplyNewAddressList,
      remove: CALLS.fbaApplyAddressDelete,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id'],
    },
    fbaRepBatchList: {
      list: CALLS.fbaRepBatchList,
      add: CALLS.fbaApplyCreateShippmentPlan,
      key: ['id'],
      decimals: ['total_weight', 'goods_value', 'placement_fee', 'quote_fee'],
      integers: [
        'msku_count', 'declare_qty', 'lack_qty', 'box_count', 'boxed_qty', 'left_qty', 'uncosted', 'shipment_count',
      ],
      texts: [
        'id', 'shop_id', 'warehouse_id', 'address_id', 'channel_id', 'pack_file_id', 'auditor', 'creator', 'channel.provider_id',
      ],
    },
    fbaRepBatchAddressList: {
      list: CALLS.fbaRepBatchAddressList,
      remove: CALLS.fbaApplyAddressDelete,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '468dd044d82b'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 货件申报（旧流程）: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 申报列表
 * POST /fba/api/v1/fbaApply/list · ListRequest → ListAnswer<InboundPlanRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaApplyList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<InboundPlanRow>> {
  return askList<InboundPlanRow>(transport, FAMILY, CALLS.fbaApplyList, FAMILY.resources['fbaApplyList']!, body, options)
}

/**
 * 创建货件计划，连同商品：写成一份货件申报
 * POST /fba/api/v1/fbaApply/createShippmentPlan · InboundPlanAdd → InboundPlanRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaApplyCreateShippmentPlan(transport: Transport, body: InboundPlanAdd, options?: CallOptions): Promise<InboundPlanRow> {
  return transport.call<InboundPlanRow>(CALLS.fbaApplyCreateShippmentPlan, body, options)
}

/**
 * 创建货件：确认方案，每个货件成为一个发货批次
 * POST /fba/api/v1/fbaApply/createShippment · FbaApplyCreateShippmentRequest → InboundPlanRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaApplyCreateShippment(transport: Transport, body: FbaApplyCreateShippmentRequest, options?: CallOptions): Promise<InboundPlanRow> {
  return transport.call<InboundPlanRow>(CALLS.fbaApplyCreateShippment, body, options)
}

/**
 * 发货地址列表
 * POST /fba/api/v1/fbaApply/address/list · ListRequest → ListAnswer<AddressRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaApplyAddressList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AddressRow>> {
  return askList<AddressRow>(transport, FAMILY, CALLS.fbaApplyAddressList, FAMILY.resources['fbaApplyAddressList']!, body, options)
}

/**
 * 新增/编辑地址
 * POST /fba/api/v1/fbaApply/address/save · FbaApplyAddressSaveRequest → FbaApplyAddressSaveResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaApplyAddressSave(transport: Transport, body: FbaApplyAddressSaveRequest, options?: CallOptions): Promise<FbaApplyAddressSaveResponse> {
  return transport.call<FbaApplyAddressSaveResponse>(CALLS.fbaApplyAddressSave, body, options)
}

/**
 * 删除地址
 * POST /fba/api/v1/fbaApply/address/delete · AddressKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaApplyAddressDelete(transport: Transport, body: AddressKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.fbaApplyAddressDelete, body, options)
}

/**
 * 合并
 * POST /fba/api/v1/fbaApply/merge · FbaApplyMergeRequest → FbaApplyMergeResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaApplyMerge(transport: Transport, body: FbaApplyMergeRequest, options?: CallOptions): Promise<FbaApplyMergeResponse> {
  return transport.call<FbaApplyMergeResponse>(CALLS.fbaApplyMerge, body, options)
}

/**
 * 拆分
 * POST /fba/api/v1/fbaApply/split · FbaApplySplitRequest → FbaApplySplitResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaApplySplit(transport: Transport, body: FbaApplySplitRequest, options?: CallOptions): Promise<FbaApplySplitResponse> {
  return transport.call<FbaApplySplitResponse>(CALLS.fbaApplySplit, body, options)
}

/**
 * 申报列表
 * POST /fba/api/v1/fbaApplyNew/list · ListRequest → ListAnswer<InboundPlanRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaApplyNewList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<InboundPlanRow>> {
  return askList<InboundPlanRow>(transport, FAMILY, CALLS.fbaApplyNewList, FAMILY.resources['fbaApplyNewList']!, body, options)
}

/**
 * 创建货件计划，连同商品：写成一份货件申报
 * POST /fba/api/v1/fbaApplyNew/createShippmentPlan · InboundPlanAdd → InboundPlanRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaApplyNewCreateShippmentPlan(transport: Transport, body: InboundPlanAdd, options?: CallOptions): Promise<InboundPlanRow> {
  return transport.call<InboundPlanRow>(CALLS.fbaApplyNewCreateShippmentPlan, body, options)
}

/**
 * 创建货件：确认方案，每个货件成为一个发货批次
 * POST /fba/api/v1/fbaApplyNew/createShippment · FbaApplyNewCreateShippmentRequest → InboundPlanRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaApplyNewCreateShippment(transport: Transport, body: FbaApplyNewCreateShippmentRequest, options?: CallOptions): Promise<InboundPlanRow> {
  return transport.call<InboundPlanRow>(CALLS.fbaApplyNewCreateShippment, body, options)
}

/**
 * 发货地址列表
 * POST /fba/api/v1/fbaApplyNew/address/list · ListRequest → ListAnswer<AddressRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaApplyNewAddressList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AddressRow>> {
  return askList<AddressRow>(transport, FAMILY, CALLS.fbaApplyNewAddressList, FAMILY.resources['fbaApplyNewAddressList']!, body, options)
}

/**
 * 新增/编辑地址
 * POST /fba/api/v1/fbaApplyNew/address/save · FbaApplyNewAddressSaveRequest → FbaApplyNewAddressSaveResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaApplyNewAddressSave(
  transport: Transport, body: FbaApplyNewAddressSaveRequest, options?: CallOptions,
): Promise<FbaApplyNewAddressSaveResponse> {
  return transport.call<FbaApplyNewAddressSaveResponse>(CALLS.fbaApplyNewAddressSave, body, options)
}

/**
 * 删除地址
 * POST /fba/api/v1/fbaApplyNew/address/delete · AddressKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaApplyNewAddressDelete(transport: Transport, body: AddressKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.fbaApplyNewAddressDelete, body, options)
}

/**
 * 合并
 * POST /fba/api/v1/fbaApplyNew/merge · FbaApplyNewMergeRequest → FbaApplyNewMergeResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaApplyNewMerge(transport: Transport, body: FbaApplyNewMergeRequest, options?: CallOptions): Promise<FbaApplyNewMergeResponse> {
  return transport.call<FbaApplyNewMergeResponse>(CALLS.fbaApplyNewMerge, body, options)
}

/**
 * 拆分
 * POST /fba/api/v1/fbaApplyNew/split · FbaApplyNewSplitRequest → FbaApplyNewSplitResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaApplyNewSplit(transport: Transport, body: FbaApplyNewSplitRequest, options?: CallOptions): Promise<FbaApplyNewSplitResponse> {
  return transport.call<FbaApplyNewSplitResponse>(CALLS.fbaApplyNewSplit, body, options)
}

/**
 * 申报列表
 * POST /fba/api/v1/fbaRepBatch/list · ListRequest → ListAnswer<InboundPlanRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaRepBatchList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<InboundPlanRow>> {
  return askList<InboundPlanRow>(transport, FAMILY, CALLS.fbaRepBatchList, FAMILY.resources['fbaRepBatchList']!, body, options)
}

/**
 * 创建货件计划，连同商品：写成一份货件申报
 * POST /fba/api/v1/fbaRepBatch/createShippmentPlan · InboundPlanAdd → InboundPlanRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaRepBatchCreateShippmentPlan(transport: Transport, body: InboundPlanAdd, options?: CallOptions): Promise<InboundPlanRow> {
  return transport.call<InboundPlanRow>(CALLS.fbaRepBatchCreateShippmentPlan, body, options)
}

/**
 * 创建货件：确认方案，每个货件成为一个发货批次
 * POST /fba/api/v1/fbaRepBatch/createShippment · FbaRepBatchCreateShippmentRequest → InboundPlanRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaRepBatchCreateShippment(transport: Transport, body: FbaRepBatchCreateShippmentRequest, options?: CallOptions): Promise<InboundPlanRow> {
  return transport.call<InboundPlanRow>(CALLS.fbaRepBatchCreateShippment, body, options)
}

/**
 * 发货地址列表
 * POST /fba/api/v1/fbaRepBatch/address/list · ListRequest → ListAnswer<AddressRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaRepBatchAddressList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AddressRow>> {
  return askList<AddressRow>(transport, FAMILY, CALLS.fbaRepBatchAddressList, FAMILY.resources['fbaRepBatchAddressList']!, body, options)
}

/**
 * 新增/编辑地址
 * POST /fba/api/v1/fbaRepBatch/address/save · FbaRepBatchAddressSaveRequest → FbaRepBatchAddressSaveResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaRepBatchAddressSave(
  transport: Transport, body: FbaRepBatchAddressSaveRequest, options?: CallOptions,
): Promise<FbaRepBatchAddressSaveResponse> {
  return transport.call<FbaRepBatchAddressSaveResponse>(CALLS.fbaRepBatchAddressSave, body, options)
}

/**
 * 删除地址
 * POST /fba/api/v1/fbaRepBatch/address/delete · AddressKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaRepBatchAddressDelete(transport: Transport, body: AddressKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.fbaRepBatchAddressDelete, body, options)
}

/**
 * 合并
 * POST /fba/api/v1/fbaRepBatch/merge · FbaRepBatchMergeRequest → FbaRepBatchMergeResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaRepBatchMerge(transport: Transport, body: FbaRepBatchMergeRequest, options?: CallOptions): Promise<FbaRepBatchMergeResponse> {
  return transport.call<FbaRepBatchMergeResponse>(CALLS.fbaRepBatchMerge, body, options)
}

/**
 * 拆分
 * POST /fba/api/v1/fbaRepBatch/split · FbaRepBatchSplitRequest → FbaRepBatchSplitResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaRepBatchSplit(transport: Transport, body: FbaRepBatchSplitRequest, options?: CallOptions): Promise<FbaRepBatchSplitResponse> {
  return transport.call<FbaRepBatchSplitResponse>(CALLS.fbaRepBatchSplit, body, options)
}
