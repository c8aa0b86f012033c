/**
 * FBA 与业务配置：12 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/fbaConfig.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { ShopConfigAdd, ShopConfigEdit, ShopConfigKey, ShopConfigRow } from '../../../contract/generated/entities/shop_config'
import type {
  BusinessConfigAddRequest, BusinessConfigAddResponse, BusinessConfigGetRequest, BusinessConfigGetResponse, BusinessConfigUpdateRequest,
  BusinessConfigUpdateResponse, CommonBusinessConfigGetRequest, CommonBusinessConfigGetResponse, CommonBusinessConfigStoreRequest,
  CommonBusinessConfigStoreResponse, GetConfigRequest, GetConfigResponse, SetConfigRequest, SetConfigResponse,
} from '../../../contract/generated/families/fbaConfig'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  getConfig: {
    family: 'fbaConfig', call: 'getConfig', method: 'POST', path: '/fba/api/v1/fbaConfig/getConfig', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  setConfig: {
    family: 'fbaConfig', call: 'setConfig', method: 'POST', path: '/fba/api/v1/fbaConfig/setConfig', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  businessConfigGet: {
    family: 'fbaConfig', call: 'businessConfigGet', method: 'POST', path: '/fba/api/v1/businessConfig/get', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  businessConfigAdd: {
    family: 'fbaConfig', call: 'businessConfigAdd', method: 'POST', path: '/fba/api/v1/businessConfig/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  businessConfigUpdate: {
    family: 'fbaConfig', call: 'businessConfigUpdate', method: 'POST', path: '/fba/api/v1/businessConfig/update', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  commonBusinessConfigGet: {
    family: 'fbaConfig', call: 'commonBusinessConfigGet', method: 'POST', path: '/fba/api/v1/common/businessConfig/get', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  commonBusinessConfigStore: {
    family: 'fbaConfig', call: 'commonBusinessConfigStore', method: 'POST', path: '/fba/api/v1/common/businessConfig/store', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  shopConfigList: {
    family: 'fbaConfig', call: 'shopConfigList', method: 'POST', path: '/fba/api/v1/shopConfig/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  shopConfig: {
    family: 'fbaConfig', call: 'shopConfig', method: 'POST', path: '/fba/api/v1/shopConfig/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  shopConfigAdd: {
    family: 'fbaConfig', call: 'shopConfigAdd', method: 'POST', path: '/fba/api/v1/shopConfig/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  shopConfigEdit: {
    family: 'fbaConfig', call: 'shopConfigEdit', method: 'POST', path: '/fba/api/v1/shopConfig/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  shopConfigRemove: {
    family: 'fbaConfig', call: 'shopConfigRemove', method: 'POST', path: '/fba/api/v1/shopConfig/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'fbaConfig',
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
    shopConfigList: {
      list: CALLS.shopConfigList,
      get: CALLS.shopConfig,
      add: CALLS.shopConfigAdd,
      edit: CALLS.shopConfigEdit,
      remove: CALLS.shopConfigRemove,
      key: ['shop_id'],
      decimals: ['freightWeightPct', 'freightFeePct'],
      integers: ['stockWarningDays', 'repFreq', 'repFbaSalesDays', 'repShippingDays', 'repCustomQuantity'],
      texts: ['shop_id', 'updater', 'shop.pool_id'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = 'e53c68b565e2'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** FBA 与业务配置: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 取 FBA 补货配置（keys 指定项，不给则全部）
 * POST /fba/api/v1/fbaConfig/getConfig · GetConfigRequest → GetConfigResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function getConfig(transport: Transport, body: GetConfigRequest, options?: CallOptions): Promise<GetConfigResponse> {
  return transport.call<GetConfigResponse>(CALLS.getConfig, body, options)
}

/**
 * 存FBA配置
 * POST /fba/api/v1/fbaConfig/setConfig · SetConfigRequest → SetConfigResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function setConfig(transport: Transport, body: SetConfigRequest, options?: CallOptions): Promise<SetConfigResponse> {
  return transport.call<SetConfigResponse>(CALLS.setConfig, body, options)
}

/**
 * 取业务配置
 * POST /fba/api/v1/businessConfig/get · BusinessConfigGetRequest → BusinessConfigGetResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function businessConfigGet(transport: Transport, body: BusinessConfigGetRequest, options?: CallOptions): Promise<BusinessConfigGetResponse> {
  return transport.call<BusinessConfigGetResponse>(CALLS.businessConfigGet, body, options)
}

/**
 * 写业务配置（公司还没有时建立）
 * POST /fba/api/v1/businessConfig/add · BusinessConfigAddRequest → BusinessConfigAddResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function businessConfigAdd(transport: Transport, body: BusinessConfigAddRequest, options?: CallOptions): Promise<BusinessConfigAddResponse> {
  return transport.call<BusinessConfigAddResponse>(CALLS.businessConfigAdd, body, options)
}

/**
 * 更新业务配置
 * POST /fba/api/v1/businessConfig/update · BusinessConfigUpdateRequest → BusinessConfigUpdateResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function businessConfigUpdate(transport: Transport, body: BusinessConfigUpdateRequest, options?: CallOptions): Promise<BusinessConfigUpdateResponse> {
  return transport.call<BusinessConfigUpdateResponse>(CALLS.businessConfigUpdate, body, options)
}

/**
 * 通用业务配置取
 * POST /fba/api/v1/common/businessConfig/get · CommonBusinessConfigGetRequest → CommonBusinessConfigGetResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function commonBusinessConfigGet(
  transport: Transport, body: CommonBusinessConfigGetRequest, options?: CallOptions,
): Promise<CommonBusinessConfigGetResponse> {
  return transport.call<CommonBusinessConfigGetResponse>(CALLS.commonBusinessConfigGet, body, options)
}

/**
 * 通用业务配置存
 * POST /fba/api/v1/common/businessConfig/store · CommonBusinessConfigStoreRequest → CommonBusinessConfigStoreResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function commonBusinessConfigStore(
  transport: Transport, body: CommonBusinessConfigStoreRequest, options?: CallOptions,
): Promise<CommonBusinessConfigStoreResponse> {
  return transport.call<CommonBusinessConfigStoreResponse>(CALLS.commonBusinessConfigStore, body, options)
}

/**
 * 列出店铺业务配置
 * POST /fba/api/v1/shopConfig/list · ListRequest → ListAnswer<ShopConfigRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function shopConfigList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ShopConfigRow>> {
  return askList<ShopConfigRow>(transport, FAMILY, CALLS.shopConfigList, FAMILY.resources['shopConfigList']!, body, options)
}

/**
 * 读取一张店铺业务配置
 * POST /fba/api/v1/shopConfig/get · ShopConfigKey → ShopConfigRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function shopConfig(transport: Transport, body: ShopConfigKey, options?: CallOptions): Promise<ShopConfigRow> {
  return transport.call<ShopConfigRow>(CALLS.shopConfig, body, options)
}

/**
 * 新增店铺业务配置
 * POST /fba/api/v1/shopConfig/add · ShopConfigAdd → ShopConfigRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function shopConfigAdd(transport: Transport, body: ShopConfigAdd, options?: CallOptions): Promise<ShopConfigRow> {
  return transport.call<ShopConfigRow>(CALLS.shopConfigAdd, body, options)
}

/**
 * 修改店铺业务配置
 * POST /fba/api/v1/shopConfig/edit · ShopConfigEdit → ShopConfigRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function shopConfigEdit(transport: Transport, body: ShopConfigEdit, options?: CallOptions): Promise<ShopConfigRow> {
  return transport.call<ShopConfigRow>(CALLS.shopConfigEdit, body, options)
}

/**
 * 删除店铺业务配置
 * POST /fba/api/v1/shopConfig/remove · ShopConfigKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function shopConfigRemove(transport: Transport, body: ShopConfigKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.shopConfigRemove, body, options)
}
