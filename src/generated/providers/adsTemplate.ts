/**
 * 广告模板：8 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/adsTemplate.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { AdTemplateEdit, AdTemplateKey, AdTemplateRow } from '../../../contract/generated/entities/ad_template'
import type {
  CreateRequest, CreateResponse, EntitiesRequest, EntitiesResponse, ExecuteRequest, ExecuteResponse, PreviewRequest, PreviewResponse,
} from '../../../contract/generated/families/adsTemplate'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  list: {
    family: 'adsTemplate', call: 'list', method: 'POST', path: '/newamzd/api/Template/list', client: 'newAds', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  create: {
    family: 'adsTemplate', call: 'create', method: 'POST', path: '/newamzd/api/Template/create', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  edit: {
    family: 'adsTemplate', call: 'edit', method: 'POST', path: '/newamzd/api/Template/edit', client: 'newAds', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  remove: {
    family: 'adsTemplate', call: 'remove', method: 'POST', path: '/newamzd/api/Template/delete', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  execute: {
    family: 'adsTemplate', call: 'execute', method: 'POST', path: '/newamzd/api/Template/execute', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  preview: {
    family: 'adsTemplate', call: 'preview', method: 'POST', path: '/newamzd/api/Template/preview', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  entities: {
    family: 'adsTemplate', call: 'entities', method: 'POST', path: '/newamzd/api/Template/entities', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  status: {
    family: 'adsTemplate', call: 'status', method: 'POST', path: '/newamzd/api/Template/status', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'adsTemplate',
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
      edit: CALLS.edit,
      remove: CALLS.remove,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'creator'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '66af42f4af36'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 广告模板: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 广告模板列表
 * POST /newamzd/api/Template/list · ListRequest → ListAnswer<AdTemplateRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function list(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdTemplateRow>> {
  return askList<AdTemplateRow>(transport, FAMILY, CALLS.list, FAMILY.resources['list']!, body, options)
}

/**
 * 把草稿存成模板
 * POST /newamzd/api/Template/create · CreateRequest → CreateResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function create(transport: Transport, body: CreateRequest, options?: CallOptions): Promise<CreateResponse> {
  return transport.call<CreateResponse>(CALLS.create, body, options)
}

/**
 * 修改模板
 * POST /newamzd/api/Template/edit · AdTemplateEdit → AdTemplateRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function edit(transport: Transport, body: AdTemplateEdit, options?: CallOptions): Promise<AdTemplateRow> {
  return transport.call<AdTemplateRow>(CALLS.edit, body, options)
}

/**
 * 删除模板
 * POST /newamzd/api/Template/delete · AdTemplateKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function remove(transport: Transport, body: AdTemplateKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.remove, body, options)
}

/**
 * 按模板给选中的店铺与商品新建广告，先预览，记为待提交
 * POST /newamzd/api/Template/execute · ExecuteRequest → ExecuteResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function execute(transport: Transport, body: ExecuteRequest, options?: CallOptions): Promise<ExecuteResponse> {
  return transport.call<ExecuteResponse>(CALLS.execute, body, options)
}

/**
 * 预览将创建的对象
 * POST /newamzd/api/Template/preview · PreviewRequest → PreviewResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function preview(transport: Transport, body: PreviewRequest, options?: CallOptions): Promise<PreviewResponse> {
  return transport.call<PreviewResponse>(CALLS.preview, body, options)
}

/**
 * 执行实体结果
 * POST /newamzd/api/Template/entities · EntitiesRequest → EntitiesResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function entities(transport: Transport, body: EntitiesRequest, options?: CallOptions): Promise<EntitiesResponse> {
  return transport.call<EntitiesResponse>(CALLS.entities, body, options)
}

/**
 * 启用、停用模板
 * POST /newamzd/api/Template/status · AdTemplateEdit → AdTemplateRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function status(transport: Transport, body: AdTemplateEdit, options?: CallOptions): Promise<AdTemplateRow> {
  return transport.call<AdTemplateRow>(CALLS.status, body, options)
}
