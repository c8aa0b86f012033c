/**
 * 广告定时任务：25 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/adsTimed.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { AdTacticAdd, AdTacticEdit, AdTacticKey, AdTacticRow } from '../../../contract/generated/entities/ad_tactic'
import type { AdTimedObjectRow } from '../../../contract/generated/entities/ad_timed_object'
import type { AdTimedRunRow } from '../../../contract/generated/entities/ad_timed_run'
import type { AdTimedTaskEdit, AdTimedTaskKey, AdTimedTaskRow } from '../../../contract/generated/entities/ad_timed_task'
import type {
  TacticFromHoursRequest, TacticFromHoursResponse, TimedTaskCreateRequest, TimedTaskCreateResponse, TimedTaskDayRequest,
  TimedTaskDayResponse, TimedTaskListCreateRequest, TimedTaskListCreateResponse, TimedTaskListStatusRequest, TimedTaskPlanRequest,
  TimedTaskPlanResponse, TimedTaskStatusRequest,
} from '../../../contract/generated/families/adsTimed'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  timedTaskList: {
    family: 'adsTimed', call: 'timedTaskList', method: 'POST', path: '/amzd/api/v1/TimedTask/list', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  timedTaskCreate: {
    family: 'adsTimed', call: 'timedTaskCreate', method: 'POST', path: '/amzd/api/v1/TimedTask/create', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  timedTaskEdit: {
    family: 'adsTimed', call: 'timedTaskEdit', method: 'POST', path: '/amzd/api/v1/TimedTask/edit', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  timedTaskStatus: {
    family: 'adsTimed', call: 'timedTaskStatus', method: 'POST', path: '/amzd/api/v1/TimedTask/status', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  timedTaskInfo: {
    family: 'adsTimed', call: 'timedTaskInfo', method: 'POST', path: '/amzd/api/v1/TimedTask/info', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  timedTaskObjects: {
    family: 'adsTimed', call: 'timedTaskObjects', method: 'POST', path: '/amzd/api/v1/TimedTask/objects', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  timedTaskLog: {
    family: 'adsTimed', call: 'timedTaskLog', method: 'POST', path: '/amzd/api/v1/TimedTask/log', client: 'ads', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  timedTaskListList: {
    family: 'adsTimed', call: 'timedTaskListList', method: 'POST', path: '/amzd/api/v1/TimedTaskList/list', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  timedTaskListCreate: {
    family: 'adsTimed', call: 'timedTaskListCreate', method: 'POST', path: '/amzd/api/v1/TimedTaskList/create', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  timedTaskListEdit: {
    family: 'adsTimed', call: 'timedTaskListEdit', method: 'POST', path: '/amzd/api/v1/TimedTaskList/edit', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  timedTaskListStatus: {
    family: 'adsTimed', call: 'timedTaskListStatus', method: 'POST', path: '/amzd/api/v1/TimedTaskList/status', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  timedTaskListInfo: {
    family: 'adsTimed', call: 'timedTaskListInfo', method: 'POST', path: '/amzd/api/v1/TimedTaskList/info', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  timedTaskListObjects: {
    family: 'adsTimed', call: 'timedTaskListObjects', method: 'POST', path: '/amzd/api/v1/TimedTaskList/objects', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  timedTaskListLog: {
    family: 'adsTimed', call: 'timedTaskListLog', method: 'POST', path: '/amzd/api/v1/TimedTaskList/log', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  timedList: {
    family: 'adsTimed', call: 'timedList', method: 'POST', path: '/amzd/api/v1/timed/list', client: 'ads', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  timedCreate: {
    family: 'adsTimed', call: 'timedCreate', method: 'POST', path: '/amzd/api/v1/timed/create', client: 'ads', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  timedEdit: {
    family: 'adsTimed', call: 'timedEdit', method: 'POST', path: '/amzd/api/v1/timed/edit', client: 'ads', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  timedInfo: {
    family: 'adsTimed', call: 'timedInfo', method: 'POST', path: '/amzd/api/v1/timed/info', client: 'ads', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  timedObjects: {
    family: 'adsTimed', call: 'timedObjects', method: 'POST', path: '/amzd/api/v1/timed/objects', client: 'ads', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  timedLog: {
    family: 'adsTimed', call: 'timedLog', method: 'POST', path: '/amzd/api/v1/timed/log', client: 'ads', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  timedRemove: {
    family: 'adsTimed', call: 'timedRemove', method: 'POST', path: '/amzd/api/v1/timed/delete', client: 'ads', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  timedStatus: {
    family: 'adsTimed', call: 'timedStatus', method: 'POST', path: '/amzd/api/v1/timed/status', client: 'ads', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  tacticFromHours: {
    family: 'adsTimed', call: 'tacticFromHours', method: 'POST', path: '/amzd/api/v1/timed/fromHours', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  timedTaskPlan: {
    family: 'adsTimed', call: 'timedTaskPlan', method: 'POST', path: '/amzd/api/v1/TimedTaskList/plan', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  timedTaskDay: {
    family: 'adsTimed', call: 'timedTaskDay', method: 'POST', path: '/amzd/api/v1/TimedTaskList/day', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'adsTimed',
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
    timedTaskList: {
      list: CALLS.timedTaskList,
      get: CALLS.timedTaskInfo,
      edit: CALLS.timedTaskEdit,
      key: ['id'],
      decimals: [],
      integers: ['object_count'],
      texts: ['id', 'shop_id', 'tactic_id', 'creator'],
    },
    timedTaskObjects: {
      list: CALLS.timedTaskObjects,
      key: ['id'],
      decimals: [
        'spend', 'sales', 'acos', 'whole.sp_total_spend', 'whole.brand_total_spend', 'whole.sp_amount', 'whole.brand_amount',
        'whole.total_spend', 'whole.amount', 'whole.CTR', 'whole.avg_cpc', 'whole.conversion_rate', 'whole.CPA', 'whole.acos', 'whole.ROAS',
        'group.total_spend', 'group.amount', 'group.CTR', 'group.avg_cpc', 'group.conversion_rate', 'group.CPA', 'group.acos', 'group.ROAS',
        'group.same_sku_sales', 'group.other_sku_sales', 'aim.total_spend', 'aim.amount', 'aim.CTR', 'aim.avg_cpc', 'aim.conversion_rate',
        'aim.CPA', 'aim.acos', 'aim.ROAS', 'aim.same_sku_sales', 'aim.other_sku_sales', 'brand_group.total_spend', 'brand_group.amount',
        'brand_group.CTR', 'brand_group.avg_cpc', 'brand_group.conversion_rate', 'brand_group.CPA', 'brand_group.acos', 'brand_group.ROAS',
        'brand_group.click_sales', 'brand_group.ntb_sales', 'brand_group.VCPM', 'brand_group.ntb_share', 'brand_aim.total_spend',
        'brand_aim.amount', 'brand_aim.CTR', 'brand_aim.avg_cpc', 'brand_aim.conversion_rate', 'brand_aim.CPA', 'brand_aim.acos',
        'brand_aim.ROAS', 'brand_aim.click_sales', 'brand_aim.ntb_sales', 'brand_aim.VCPM', 'brand_aim.ntb_share',
      ],
      integers: [
        'whole.sp_impressions', 'whole.brand_impressions', 'whole.sp_clicks', 'whole.brand_clicks', 'whole.sp_order_quantity',
        'whole.brand_order_quantity', 'whole.impressions', 'whole.clicks', 'whole.order_quantity', 'group.impressions', 'group.clicks',
        'group.order_quantity', 'group.units_sold', 'group.same_sku_units', 'group.other_sku_units', 'aim.impressions', 'aim.clicks',
        'aim.order_quantity', 'aim.units_sold', 'aim.same_sku_units', 'aim.other_sku_units', 'brand_group.impressions',
        'brand_group.clicks', 'brand_group.order_quantity', 'brand_group.units_sold', 'brand_group.viewable_impressions',
        'brand_group.click_orders', 'brand_group.detail_views', 'brand_group.ntb_orders', 'brand_group.branded_searches',
        'brand_group.video_complete', 'brand_group.views_5s', 'brand_aim.impressions', 'brand_aim.clicks', 'brand_aim.order_quantity',
        'brand_aim.units_sold', 'brand_aim.viewable_impressions', 'brand_aim.click_orders', 'brand_aim.detail_views',
        'brand_aim.ntb_orders', 'brand_aim.branded_searches', 'brand_aim.video_complete', 'brand_aim.views_5s',
      ],
      texts: ['id', 'task_id', 'shop_id'],
    },
    timedTaskLog: {
      list: CALLS.timedTaskLog,
      key: ['id'],
      decimals: [],
      integers: ['attempts'],
      texts: ['id', 'task_id', 'object_id', 'shop_id'],
    },
    timedTaskListList: {
      list: CALLS.timedTaskListList,
      get: CALLS.timedTaskInfo,
      edit: CALLS.timedTaskEdit,
      key: ['id'],
      decimals: [],
      integers: ['object_count'],
      texts: ['id', 'shop_id', 'tactic_id', 'creator'],
    },
    timedTaskListObjects: {
      list: CALLS.timedTaskListObjects,
      key: ['id'],
      decimals: [
        'spend', 'sales', 'acos', 'whole.sp_total_spend', 'whole.brand_total_spend', 'whole.sp_amount', 'whole.brand_amount',
        'whole.total_spend', 'whole.amount', 'whole.CTR', 'whole.avg_cpc', 'whole.conversion_rate', 'whole.CPA', 'whole.acos', 'whole.ROAS',
        'group.total_spend', 'group.amount', 'group.CTR', 'group.avg_cpc', 'group.conversion_rate', 'group.CPA', 'group.acos', 'group.ROAS',
        'group.same_sku_sales', 'group.other_sku_sales', 'aim.total_spend', 'aim.amount', 'aim.CTR', 'aim.avg_cpc', 'aim.conversion_rate',
        'aim.CPA', 'aim.acos', 'aim.ROAS', 'aim.same_sku_sales', 'aim.other_sku_sales', 'brand_group.total_spend', 'brand_group.amount',
        'brand_group.CTR', 'brand_group.avg_cpc', 'brand_group.conversion_rate', 'brand_group.CPA', 'brand_group.acos', 'brand_group.ROAS',
        'brand_group.click_sales', 'brand_group.ntb_sales', 'brand_group.VCPM', 'brand_group.ntb_share', 'brand_aim.total_spend',
        'brand_aim.amount', 'brand_aim.CTR', 'brand_aim.avg_cpc', 'brand_aim.conversion_rate', 'brand_aim.CPA', 'brand_aim.acos',
        'brand_aim.ROAS', 'brand_aim.click_sales', 'brand_aim.ntb_sales', 'brand_aim.VCPM', 'brand_aim.ntb_share',
      ],
      integers: [
        'whole.sp_impressions', 'whole.brand_impressions', 'whole.sp_clicks', 'whole.brand_clicks', 'whole.sp_order_quantity',
        'whole.brand_order_quantity', 'whole.impressions', 'whole.clicks', 'whole.order_quantity', 'group.impressions', 'group.clicks',
        'group.order_quantity', 'group.units_sold', 'group.same_sku_units', 'group.other_sku_units', 'aim.impressions', 'aim.clicks',
        'aim.order_quantity', 'aim.units_sold', 'aim.same_sku_units', 'aim.other_sku_units', 'brand_group.impressions',
        'brand_group.clicks', 'brand_group.order_quantity', 'brand_group.units_sold', 'brand_group.viewable_impressions',
        'brand_group.click_orders', 'brand_group.detail_views', 'brand_group.ntb_orders', 'brand_group.branded_searches',
        'brand_group.video_complete', 'brand_group.views_5s', 'brand_aim.impressions', 'brand_aim.clicks', 'brand_aim.order_quantity',
        'brand_aim.units_sold', 'brand_aim.viewable_impressions', 'brand_aim.click_orders', 'brand_aim.detail_views',
        'brand_aim.ntb_orders', 'brand_aim.branded_searches', 'brand_aim.video_complete', 'brand_aim.views_5s',
      ],
      texts: ['id', 'task_id', 'shop_id'],
    },
    timedTaskListLog: {
      list: CALLS.timedTaskListLog,
      key: ['id'],
      decimals: [],
      integers: ['attempts'],
      texts: ['id', 'task_id', 'object_id', 'shop_id'],
    },
    timedList: {
      list: CALLS.timedList,
      get: CALLS.timedInfo,
      add: CALLS.timedCreate,
      edit: CALLS.timedEdit,
      remove: CALLS.timedRemove,
      key: ['id'],
      decimals: ['floor', 'ceiling'],
      integers: ['used'],
      texts: ['id', 'creator'],
    },
    timedObjects: {
      list: CALLS.timedObjects,
      key: ['id'],
      decimals: [
        'spend', 'sales', 'acos', 'whole.sp_total_spend', 'whole.brand_total_spend', 'whole.sp_amount', 'whole.brand_amount',
        'whole.total_spend', 'whole.amount', 'whole.CTR', 'whole.avg_cpc', 'whole.conversion_rate', 'whole.CPA', 'whole.acos', 'whole.ROAS',
        'group.total_spend', 'group.amount', 'group.CTR', 'group.avg_cpc', 'group.conversion_rate', 'group.CPA', 'group.acos', 'group.ROAS',
        'group.same_sku_sales', 'group.other_sku_sales', 'aim.total_spend', 'aim.amount', 'aim.CTR', 'aim.avg_cpc', 'aim.conversion_rate',
        'aim.CPA', 'aim.acos', 'aim.ROAS', 'aim.same_sku_sales', 'aim.other_sku_sales', 'brand_group.total_spend', 'brand_group.amount',
        'brand_group.CTR', 'brand_group.avg_cpc', 'brand_group.conversion_rate', 'brand_group.CPA', 'brand_group.acos', 'brand_group.ROAS',
        'brand_group.click_sales', 'brand_group.ntb_sales', 'brand_group.VCPM', 'brand_group.ntb_share', 'brand_aim.total_spend',
        'brand_aim.amount', 'brand_aim.CTR', 'brand_aim.avg_cpc', 'brand_aim.conversion_rate', 'brand_aim.CPA', 'brand_aim.acos',
        'brand_aim.ROAS', 'brand_aim.click_sales', 'brand_aim.ntb_sales', 'brand_aim.VCPM', 'brand_aim.ntb_share',
      ],
      integers: [
        'whole.sp_impressions', 'whole.brand_impressions', 'whole.sp_clicks', 'whole.brand_clicks', 'whole.sp_order_quantity',
        'whole.brand_order_quantity', 'whole.impressions', 'whole.clicks', 'whole.order_quantity', 'group.impressions', 'group.clicks',
        'group.order_quantity', 'group.units_sold', 'group.same_sku_units', 'group.other_sku_units', 'aim.impressions', 'aim.clicks',
        'aim.order_quantity', 'aim.units_sold', 'aim.same_sku_units', 'aim.other_sku_units', 'brand_group.impressions',
        'brand_group.clicks', 'brand_group.order_quantity', 'brand_group.units_sold', 'brand_group.viewable_impressions',
        'brand_group.click_orders', 'brand_group.detail_views', 'brand_group.ntb_orders', 'brand_group.branded_searches',
        'brand_group.video_complete', 'brand_group.views_5s', 'brand_aim.impressions', 'brand_aim.clicks', 'brand_aim.order_quantity',
        'brand_aim.units_sold', 'brand_aim.viewable_impressions', 'brand_aim.click_orders', 'brand_aim.detail_views',
        'brand_aim.ntb_orders', 'brand_aim.branded_searches', 'brand_aim.video_complete', 'brand_aim.views_5s',
      ],
      texts: ['id', 'task_id', 'shop_id'],
    },
    timedLog: {
      list: CALLS.timedLog,
      key: ['id'],
      decimals: [],
      integers: ['attempts'],
      texts: ['id', 'task_id', 'object_id', 'shop_id'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = 'c9629187b2fc'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 广告定时任务: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 定时任务/策略列表
 * POST /amzd/api/v1/TimedTask/list · ListRequest → ListAnswer<AdTimedTaskRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function timedTaskList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdTimedTaskRow>> {
  return askList<AdTimedTaskRow>(transport, FAMILY, CALLS.timedTaskList, FAMILY.resources['timedTaskList']!, body, options)
}

/**
 * 创建
 * POST /amzd/api/v1/TimedTask/create · TimedTaskCreateRequest → TimedTaskCreateResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function timedTaskCreate(transport: Transport, body: TimedTaskCreateRequest, options?: CallOptions): Promise<TimedTaskCreateResponse> {
  return transport.call<TimedTaskCreateResponse>(CALLS.timedTaskCreate, body, options)
}

/**
 * 编辑
 * POST /amzd/api/v1/TimedTask/edit · AdTimedTaskEdit → AdTimedTaskRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function timedTaskEdit(transport: Transport, body: AdTimedTaskEdit, options?: CallOptions): Promise<AdTimedTaskRow> {
  return transport.call<AdTimedTaskRow>(CALLS.timedTaskEdit, body, options)
}

/**
 * 启停
 * POST /amzd/api/v1/TimedTask/status · TimedTaskStatusRequest → AdTimedTaskRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function timedTaskStatus(transport: Transport, body: TimedTaskStatusRequest, options?: CallOptions): Promise<AdTimedTaskRow> {
  return transport.call<AdTimedTaskRow>(CALLS.timedTaskStatus, body, options)
}

/**
 * 详情
 * POST /amzd/api/v1/TimedTask/info · AdTimedTaskKey → AdTimedTaskRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function timedTaskInfo(transport: Transport, body: AdTimedTaskKey, options?: CallOptions): Promise<AdTimedTaskRow> {
  return transport.call<AdTimedTaskRow>(CALLS.timedTaskInfo, body, options)
}

/**
 * 对象列表
 * POST /amzd/api/v1/TimedTask/objects · ListRequest → ListAnswer<AdTimedObjectRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function timedTaskObjects(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdTimedObjectRow>> {
  return askList<AdTimedObjectRow>(transport, FAMILY, CALLS.timedTaskObjects, FAMILY.resources['timedTaskObjects']!, body, options)
}

/**
 * 执行日志
 * POST /amzd/api/v1/TimedTask/log · ListRequest → ListAnswer<AdTimedRunRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function timedTaskLog(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdTimedRunRow>> {
  return askList<AdTimedRunRow>(transport, FAMILY, CALLS.timedTaskLog, FAMILY.resources['timedTaskLog']!, body, options)
}

/**
 * 定时任务/策略列表
 * POST /amzd/api/v1/TimedTaskList/list · ListRequest → ListAnswer<AdTimedTaskRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function timedTaskListList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdTimedTaskRow>> {
  return askList<AdTimedTaskRow>(transport, FAMILY, CALLS.timedTaskListList, FAMILY.resources['timedTaskListList']!, body, options)
}

/**
 * 创建
 * POST /amzd/api/v1/TimedTaskList/create · TimedTaskListCreateRequest → TimedTaskListCreateResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function timedTaskListCreate(transport: Transport, body: TimedTaskListCreateRequest, options?: CallOptions): Promise<TimedTaskListCreateResponse> {
  return transport.call<TimedTaskListCreateResponse>(CALLS.timedTaskListCreate, body, options)
}

/**
 * 编辑
 * POST /amzd/api/v1/TimedTaskList/edit · AdTimedTaskEdit → AdTimedTaskRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function timedTaskListEdit(transport: Transport, body: AdTimedTaskEdit, options?: CallOptions): Promise<AdTimedTaskRow> {
  return transport.call<AdTimedTaskRow>(CALLS.timedTaskListEdit, body, options)
}

/**
 * 启停
 * POST /amzd/api/v1/TimedTaskList/status · TimedTaskListStatusRequest → AdTimedTaskRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function timedTaskListStatus(transport: Transport, body: TimedTaskListStatusRequest, options?: CallOptions): Promise<AdTimedTaskRow> {
  return transport.call<AdTimedTaskRow>(CALLS.timedTaskListStatus, body, options)
}

/**
 * 详情
 * POST /amzd/api/v1/TimedTaskList/info · AdTimedTaskKey → AdTimedTaskRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function timedTaskListInfo(transport: Transport, body: AdTimedTaskKey, options?: CallOptions): Promise<AdTimedTaskRow> {
  return transport.call<AdTimedTaskRow>(CALLS.timedTaskListInfo, body, options)
}

/**
 * 对象列表
 * POST /amzd/api/v1/TimedTaskList/objects · ListRequest → ListAnswer<AdTimedObjectRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function timedTaskListObjects(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdTimedObjectRow>> {
  return askList<AdTimedObjectRow>(transport, FAMILY, CALLS.timedTaskListObjects, FAMILY.resources['timedTaskListObjects']!, body, options)
}

/**
 * 执行日志
 * POST /amzd/api/v1/TimedTaskList/log · ListRequest → ListAnswer<AdTimedRunRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function timedTaskListLog(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdTimedRunRow>> {
  return askList<AdTimedRunRow>(transport, FAMILY, CALLS.timedTaskListLog, FAMILY.resources['timedTaskListLog']!, body, options)
}

/**
 * 定时任务/策略列表
 * POST /amzd/api/v1/timed/list · ListRequest → ListAnswer<AdTacticRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function timedList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdTacticRow>> {
  return askList<AdTacticRow>(transport, FAMILY, CALLS.timedList, FAMILY.resources['timedList']!, body, options)
}

/**
 * 创建
 * POST /amzd/api/v1/timed/create · AdTacticAdd → AdTacticRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function timedCreate(transport: Transport, body: AdTacticAdd, options?: CallOptions): Promise<AdTacticRow> {
  return transport.call<AdTacticRow>(CALLS.timedCreate, body, options)
}

/**
 * 编辑
 * POST /amzd/api/v1/timed/edit · AdTacticEdit → AdTacticRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function timedEdit(transport: Transport, body: AdTacticEdit, options?: CallOptions): Promise<AdTacticRow> {
  return transport.call<AdTacticRow>(CALLS.timedEdit, body, options)
}

/**
 * 详情
 * POST /amzd/api/v1/timed/info · AdTacticKey → AdTacticRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function timedInfo(transport: Transport, body: AdTacticKey, options?: CallOptions): Promise<AdTacticRow> {
  return transport.call<AdTacticRow>(CALLS.timedInfo, body, options)
}

/**
 * 对象列表
 * POST /amzd/api/v1/timed/objects · ListRequest → ListAnswer<AdTimedObjectRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function timedObjects(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdTimedObjectRow>> {
  return askList<AdTimedObjectRow>(transport, FAMILY, CALLS.timedObjects, FAMILY.resources['timedObjects']!, body, options)
}

/**
 * 执行日志
 * POST /amzd/api/v1/timed/log · ListRequest → ListAnswer<AdTimedRunRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function timedLog(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdTimedRunRow>> {
  return askList<AdTimedRunRow>(transport, FAMILY, CALLS.timedLog, FAMILY.resources['timedLog']!, body, options)
}

/**
 * 删除
 * POST /amzd/api/v1/timed/delete · AdTacticKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function timedRemove(transport: Transport, body: AdTacticKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.timedRemove, body, options)
}

/**
 * 启停
 * POST /amzd/api/v1/timed/status · AdTacticEdit → AdTacticRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function timedStatus(transport: Transport, body: AdTacticEdit, options?: CallOptions): Promise<AdTacticRow> {
  return transport.call<AdTacticRow>(CALLS.timedStatus, body, options)
}

/**
 * 由出单时段生成分时策略
 * POST /amzd/api/v1/timed/fromHours · TacticFromHoursRequest → TacticFromHoursResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function tacticFromHours(transport: Transport, body: TacticFromHoursRequest, options?: CallOptions): Promise<TacticFromHoursResponse> {
  return transport.call<TacticFromHoursResponse>(CALLS.tacticFromHours, body, options)
}

/**
 * 模拟未来一周，什么都不写
 * POST /amzd/api/v1/TimedTaskList/plan · TimedTaskPlanRequest → TimedTaskPlanResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function timedTaskPlan(transport: Transport, body: TimedTaskPlanRequest, options?: CallOptions): Promise<TimedTaskPlanResponse> {
  return transport.call<TimedTaskPlanResponse>(CALLS.timedTaskPlan, body, options)
}

/**
 * 把一天折成待提交的修改
 * POST /amzd/api/v1/TimedTaskList/day · TimedTaskDayRequest → TimedTaskDayResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function timedTaskDay(transport: Transport, body: TimedTaskDayRequest, options?: CallOptions): Promise<TimedTaskDayResponse> {
  return transport.call<TimedTaskDayResponse>(CALLS.timedTaskDay, body, options)
}
