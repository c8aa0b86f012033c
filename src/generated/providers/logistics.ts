/**
 * 物流：54 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/logistics.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { AddressAdd, AddressEdit, AddressKey, AddressRow } from '../../../contract/generated/entities/address'
import type { FbmChannelAdd, FbmChannelEdit, FbmChannelKey, FbmChannelRow } from '../../../contract/generated/entities/fbm_channel'
import type { FreightQuoteAdd, FreightQuoteEdit, FreightQuoteKey, FreightQuoteRow } from '../../../contract/generated/entities/freight_quote'
import type { FreightStepRow } from '../../../contract/generated/entities/freight_step'
import type { FreightSurchargeRow } from '../../../contract/generated/entities/freight_surcharge'
import type { FreightTemplateAdd, FreightTemplateEdit, FreightTemplateKey, FreightTemplateRow } from '../../../contract/generated/entities/freight_template'
import type { FreightZonePriceRow } from '../../../contract/generated/entities/freight_zone_price'
import type { LogisticsBillAdd, LogisticsBillEdit, LogisticsBillKey, LogisticsBillRow } from '../../../contract/generated/entities/logistics_bill'
import type {
  LogisticsChannelAdd, LogisticsChannelEdit, LogisticsChannelKey, LogisticsChannelRow,
} from '../../../contract/generated/entities/logistics_channel'
import type {
  LogisticsPaymentAdd, LogisticsPaymentEdit, LogisticsPaymentKey, LogisticsPaymentRow,
} from '../../../contract/generated/entities/logistics_payment'
import type { LogisticsPaymentItemRow } from '../../../contract/generated/entities/logistics_payment_item'
import type {
  LogisticsProviderAdd, LogisticsProviderEdit, LogisticsProviderKey, LogisticsProviderRow,
} from '../../../contract/generated/entities/logistics_provider'
import type { LogisticsRuleAdd, LogisticsRuleEdit, LogisticsRuleKey, LogisticsRuleRow } from '../../../contract/generated/entities/logistics_rule'
import type { TrackingAdd, TrackingEdit, TrackingKey, TrackingRow } from '../../../contract/generated/entities/tracking'
import type { TrackingEventRow } from '../../../contract/generated/entities/tracking_event'
import type {
  FreightTrialRequest, FreightTrialResponse, FreightZoneGridRequest, FreightZoneGridResponse, LogisticsBillStepRequest,
  LogisticsPaymentStepRequest, RuleTrialRequest, RuleTrialResponse, TemplateTrialRequest, TemplateTrialResponse,
} from '../../../contract/generated/families/logistics'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  addressList: {
    family: 'logistics', call: 'addressList', method: 'POST', path: '/v2/logistics/api/address/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  addressAdd: {
    family: 'logistics', call: 'addressAdd', method: 'POST', path: '/v2/logistics/api/address/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  addressEdit: {
    family: 'logistics', call: 'addressEdit', method: 'POST', path: '/v2/logistics/api/address/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  addressRemove: {
    family: 'logistics', call: 'addressRemove', method: 'POST', path: '/v2/logistics/api/address/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  logisticsProviderList: {
    family: 'logistics', call: 'logisticsProviderList', method: 'POST', path: '/v2/logistics/api/logistics_provider/list', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  logisticsProviderAdd: {
    family: 'logistics', call: 'logisticsProviderAdd', method: 'POST', path: '/v2/logistics/api/logistics_provider/add', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  logisticsProviderEdit: {
    family: 'logistics', call: 'logisticsProviderEdit', method: 'POST', path: '/v2/logistics/api/logistics_provider/edit', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  logisticsProviderRemove: {
    family: 'logistics', call: 'logisticsProviderRemove', method: 'POST', path: '/v2/logistics/api/logistics_provider/remove',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  logisticsChannelList: {
    family: 'logistics', call: 'logisticsChannelList', method: 'POST', path: '/v2/logistics/api/logistics_channel/list', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  logisticsChannelAdd: {
    family: 'logistics', call: 'logisticsChannelAdd', method: 'POST', path: '/v2/logistics/api/logistics_channel/add', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  logisticsChannelEdit: {
    family: 'logistics', call: 'logisticsChannelEdit', method: 'POST', path: '/v2/logistics/api/logistics_channel/edit', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  logisticsChannelRemove: {
    family: 'logistics', call: 'logisticsChannelRemove', method: 'POST', path: '/v2/logistics/api/logistics_channel/remove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  freightQuoteList: {
    family: 'logistics', call: 'freightQuoteList', method: 'POST', path: '/v2/logistics/api/freight_quote/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  freightQuoteAdd: {
    family: 'logistics', call: 'freightQuoteAdd', method: 'POST', path: '/v2/logistics/api/freight_quote/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  freightQuoteEdit: {
    family: 'logistics', call: 'freightQuoteEdit', method: 'POST', path: '/v2/logistics/api/freight_quote/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  freightQuoteRemove: {
    family: 'logistics', call: 'freightQuoteRemove', method: 'POST', path: '/v2/logistics/api/freight_quote/remove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  freightQuote: {
    family: 'logistics', call: 'freightQuote', method: 'POST', path: '/v2/logistics/api/freight_quote/get', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  freightQuoteSteps: {
    family: 'logistics', call: 'freightQuoteSteps', method: 'POST', path: '/v2/logistics/api/freight_quote/steps', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  freightQuoteSurcharges: {
    family: 'logistics', call: 'freightQuoteSurcharges', method: 'POST', path: '/v2/logistics/api/freight_quote/surcharges', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  freightTrial: {
    family: 'logistics', call: 'freightTrial', method: 'POST', path: '/v2/logistics/api/freight/trial', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  templateTrial: {
    family: 'logistics', call: 'templateTrial', method: 'POST', path: '/v2/logistics/api/freight_template/trial', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  ruleTrial: {
    family: 'logistics', call: 'ruleTrial', method: 'POST', path: '/v2/logistics/api/logistics_rule/trial', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  logisticsRuleList: {
    family: 'logistics', call: 'logisticsRuleList', method: 'POST', path: '/v2/logistics/api/logistics_rule/list', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  logisticsRuleAdd: {
    family: 'logistics', call: 'logisticsRuleAdd', method: 'POST', path: '/v2/logistics/api/logistics_rule/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  logisticsRuleEdit: {
    family: 'logistics', call: 'logisticsRuleEdit', method: 'POST', path: '/v2/logistics/api/logistics_rule/edit', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  logisticsRuleRemove: {
    family: 'logistics', call: 'logisticsRuleRemove', method: 'POST', path: '/v2/logistics/api/logistics_rule/remove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  fbmChannelList: {
    family: 'logistics', call: 'fbmChannelList', method: 'POST', path: '/v2/logistics/api/fbm_channel/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  fbmChannelAdd: {
    family: 'logistics', call: 'fbmChannelAdd', method: 'POST', path: '/v2/logistics/api/fbm_channel/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  fbmChannelEdit: {
    family: 'logistics', call: 'fbmChannelEdit', method: 'POST', path: '/v2/logistics/api/fbm_channel/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  fbmChannelRemove: {
    family: 'logistics', call: 'fbmChannelRemove', method: 'POST', path: '/v2/logistics/api/fbm_channel/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  trackingList: {
    family: 'logistics', call: 'trackingList', method: 'POST', path: '/v2/logistics/api/tracking/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  trackingAdd: {
    family: 'logistics', call: 'trackingAdd', method: 'POST', path: '/v2/logistics/api/tracking/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  trackingEdit: {
    family: 'logistics', call: 'trackingEdit', method: 'POST', path: '/v2/logistics/api/tracking/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  trackingRemove: {
    family: 'logistics', call: 'trackingRemove', method: 'POST', path: '/v2/logistics/api/tracking/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  logisticsBillList: {
    family: 'logistics', call: 'logisticsBillList', method: 'POST', path: '/v2/logistics/api/logistics_bill/list', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  logisticsBillAdd: {
    family: 'logistics', call: 'logisticsBillAdd', method: 'POST', path: '/v2/logistics/api/logistics_bill/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  logisticsBillEdit: {
    family: 'logistics', call: 'logisticsBillEdit', method: 'POST', path: '/v2/logistics/api/logistics_bill/edit', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  logisticsBillRemove: {
    family: 'logistics', call: 'logisticsBillRemove', method: 'POST', path: '/v2/logistics/api/logistics_bill/remove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  trackingEvents: {
    family: 'logistics', call: 'trackingEvents', method: 'POST', path: '/v2/logistics/api/tracking/events', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  logisticsPaymentList: {
    family: 'logistics', call: 'logisticsPaymentList', method: 'POST', path: '/v2/logistics/api/logistics_payment/list', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  logisticsPayment: {
    family: 'logistics', call: 'logisticsPayment', method: 'POST', path: '/v2/logistics/api/logistics_payment/get', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  logisticsPaymentAdd: {
    family: 'logistics', call: 'logisticsPaymentAdd', method: 'POST', path: '/v2/logistics/api/logistics_payment/add', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  logisticsPaymentEdit: {
    family: 'logistics', call: 'logisticsPaymentEdit', method: 'POST', path: '/v2/logistics/api/logistics_payment/edit', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  logisticsPaymentRemove: {
    family: 'logistics', call: 'logisticsPaymentRemove', method: 'POST', path: '/v2/logistics/api/logistics_payment/remove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  logisticsPaymentStep: {
    family: 'logistics', call: 'logisticsPaymentStep', method: 'POST', path: '/v2/logistics/api/logistics_payment/status', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  logisticsPaymentItems: {
    family: 'logistics', call: 'logisticsPaymentItems', method: 'POST', path: '/v2/logistics/api/logistics_payment/items', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  logisticsBillStep: {
    family: 'logistics', call: 'logisticsBillStep', method: 'POST', path: '/v2/logistics/api/logistics_bill/status', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  freightTemplateList: {
    family: 'logistics', call: 'freightTemplateList', method: 'POST', path: '/v2/logistics/api/freight_template/list', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  freightTemplate: {
    family: 'logistics', call: 'freightTemplate', method: 'POST', path: '/v2/logistics/api/freight_template/get', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  freightZonePrices: {
    family: 'logistics', call: 'freightZonePrices', method: 'POST', path: '/v2/logistics/api/freight_template/prices', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  freightZoneGrid: {
    family: 'logistics', call: 'freightZoneGrid', method: 'POST', path: '/v2/logistics/api/freight_template/grid', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  freightTemplateAdd: {
    family: 'logistics', call: 'freightTemplateAdd', method: 'POST', path: '/v2/logistics/api/freight_template/add', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  freightTemplateEdit: {
    family: 'logistics', call: 'freightTemplateEdit', method: 'POST', path: '/v2/logistics/api/freight_template/edit', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  freightTemplateRemove: {
    family: 'logistics', call: 'freightTemplateRemove', method: 'POST', path: '/v2/logistics/api/freight_template/remove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'logistics',
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
    addressList: {
      list: CALLS.addressList,
      add: CALLS.addressAdd,
      edit: CALLS.addressEdit,
      remove: CALLS.addressRemove,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id'],
    },
    logisticsProviderList: {
      list: CALLS.logisticsProviderList,
      add: CALLS.logisticsProviderAdd,
      edit: CALLS.logisticsProviderEdit,
      remove: CALLS.logisticsProviderRemove,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'provider_code'],
    },
    logisticsChannelList: {
      list: CALLS.logisticsChannelList,
      add: CALLS.logisticsChannelAdd,
      edit: CALLS.logisticsChannelEdit,
      remove: CALLS.logisticsChannelRemove,
      key: ['id'],
      decimals: ['max_side', 'max_weight'],
      integers: ['transit_days', 'volume_divisor'],
      texts: ['id', 'provider_id', 'channel_code', 'provider.provider_code'],
    },
    freightQuoteList: {
      list: CALLS.freightQuoteList,
      get: CALLS.freightQuote,
      add: CALLS.freightQuoteAdd,
      edit: CALLS.freightQuoteEdit,
      remove: CALLS.freightQuoteRemove,
      key: ['id'],
      decimals: [
        'first_weight', 'first_price', 'next_weight', 'next_price', 'charge_unit', 'least_charge', 'box_least', 'min_fee', 'fuel_rate',
        'operate_fee',
      ],
      integers: ['step_count', 'surcharge_count'],
      texts: ['id', 'channel_id', 'channel.channel_code'],
    },
    freightQuoteSteps: {
      list: CALLS.freightQuoteSteps,
      key: ['id'],
      decimals: ['from_qty', 'unit_price'],
      integers: [],
      texts: ['id', 'quote_id'],
    },
    freightQuoteSurcharges: {
      list: CALLS.freightQuoteSurcharges,
      key: ['id'],
      decimals: ['fee_amount', 'fee_rate', 'over_side', 'over_weight'],
      integers: [],
      texts: ['id', 'quote_id'],
    },
    logisticsRuleList: {
      list: CALLS.logisticsRuleList,
      add: CALLS.logisticsRuleAdd,
      edit: CALLS.logisticsRuleEdit,
      remove: CALLS.logisticsRuleRemove,
      key: ['id'],
      decimals: [],
      integers: ['priority', 'hit_count'],
      texts: ['id', 'channel_id', 'warehouse_id', 'creator', 'channel.channel_code'],
    },
    fbmChannelList: {
      list: CALLS.fbmChannelList,
      add: CALLS.fbmChannelAdd,
      edit: CALLS.fbmChannelEdit,
      remove: CALLS.fbmChannelRemove,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'channel_code'],
    },
    trackingList: {
      list: CALLS.trackingList,
      add: CALLS.trackingAdd,
      edit: CALLS.trackingEdit,
      remove: CALLS.trackingRemove,
      key: ['id'],
      decimals: [],
      integers: ['event_count', 'transit_days'],
      texts: ['id', 'tracking_no', 'provider_id', 'batch_id', 'shipment_id', 'provider.provider_code'],
    },
    logisticsBillList: {
      list: CALLS.logisticsBillList,
      add: CALLS.logisticsBillAdd,
      edit: CALLS.logisticsBillEdit,
      remove: CALLS.logisticsBillRemove,
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
    trackingEvents: {
      list: CALLS.trackingEvents,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'tracking_id', 'creator', 'tracking.tracking_no', 'tracking.batch_id'],
    },
    logisticsPaymentList: {
      list: CALLS.logisticsPaymentList,
      get: CALLS.logisticsPayment,
      add: CALLS.logisticsPaymentAdd,
      edit: CALLS.logisticsPaymentEdit,
      remove: CALLS.logisticsPaymentRemove,
      key: ['id'],
      decimals: ['apply_amount'],
      integers: ['bill_count'],
      texts: ['id', 'provider_id', 'creator'],
    },
    logisticsPaymentItems: {
      list: CALLS.logisticsPaymentItems,
      key: ['id'],
      decimals: ['amount'],
      integers: [],
      texts: ['id', 'payment_id', 'bill_id', 'bill.tracking_no'],
    },
    freightTemplateList: {
      list: CALLS.freightTemplateList,
      get: CALLS.freightTemplate,
      add: CALLS.freightTemplateAdd,
      edit: CALLS.freightTemplateEdit,
      remove: CALLS.freightTemplateRemove,
      key: ['id'],
      decimals: [
        'first_weight', 'first_price', 'next_weight', 'next_price', 'charge_unit', 'min_fee', 'fuel_rate', 'operate_fee', 'discount',
      ],
      integers: ['volume_divisor', 'zone_count'],
      texts: ['id'],
    },
    freightZonePrices: {
      list: CALLS.freightZonePrices,
      key: ['id'],
      decimals: ['from_qty', 'unit_price'],
      integers: [],
      texts: ['id', 'template_id'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = 'e6728fd23868'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 物流: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 地址列表
 * POST /v2/logistics/api/address/list · ListRequest → ListAnswer<AddressRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function addressList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AddressRow>> {
  return askList<AddressRow>(transport, FAMILY, CALLS.addressList, FAMILY.resources['addressList']!, body, options)
}

/**
 * 新增地址
 * POST /v2/logistics/api/address/add · AddressAdd → AddressRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function addressAdd(transport: Transport, body: AddressAdd, options?: CallOptions): Promise<AddressRow> {
  return transport.call<AddressRow>(CALLS.addressAdd, body, options)
}

/**
 * 修改地址
 * POST /v2/logistics/api/address/edit · AddressEdit → AddressRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function addressEdit(transport: Transport, body: AddressEdit, options?: CallOptions): Promise<AddressRow> {
  return transport.call<AddressRow>(CALLS.addressEdit, body, options)
}

/**
 * 删除地址
 * POST /v2/logistics/api/address/remove · AddressKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function addressRemove(transport: Transport, body: AddressKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.addressRemove, body, options)
}

/**
 * 头程物流商列表
 * POST /v2/logistics/api/logistics_provider/list · ListRequest → ListAnswer<LogisticsProviderRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function logisticsProviderList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<LogisticsProviderRow>> {
  return askList<LogisticsProviderRow>(transport, FAMILY, CALLS.logisticsProviderList, FAMILY.resources['logisticsProviderList']!, body, options)
}

/**
 * 新增头程物流商
 * POST /v2/logistics/api/logistics_provider/add · LogisticsProviderAdd → LogisticsProviderRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function logisticsProviderAdd(transport: Transport, body: LogisticsProviderAdd, options?: CallOptions): Promise<LogisticsProviderRow> {
  return transport.call<LogisticsProviderRow>(CALLS.logisticsProviderAdd, body, options)
}

/**
 * 修改头程物流商
 * POST /v2/logistics/api/logistics_provider/edit · LogisticsProviderEdit → LogisticsProviderRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function logisticsProviderEdit(transport: Transport, body: LogisticsProviderEdit, options?: CallOptions): Promise<LogisticsProviderRow> {
  return transport.call<LogisticsProviderRow>(CALLS.logisticsProviderEdit, body, options)
}

/**
 * 删除头程物流商
 * POST /v2/logistics/api/logistics_provider/remove · LogisticsProviderKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function logisticsProviderRemove(transport: Transport, body: LogisticsProviderKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.logisticsProviderRemove, body, options)
}

/**
 * 物流渠道列表
 * POST /v2/logistics/api/logistics_channel/list · ListRequest → ListAnswer<LogisticsChannelRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function logisticsChannelList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<LogisticsChannelRow>> {
  return askList<LogisticsChannelRow>(transport, FAMILY, CALLS.logisticsChannelList, FAMILY.resources['logisticsChannelList']!, body, options)
}

/**
 * 新增物流渠道
 * POST /v2/logistics/api/logistics_channel/add · LogisticsChannelAdd → LogisticsChannelRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function logisticsChannelAdd(transport: Transport, body: LogisticsChannelAdd, options?: CallOptions): Promise<LogisticsChannelRow> {
  return transport.call<LogisticsChannelRow>(CALLS.logisticsChannelAdd, body, options)
}

/**
 * 修改物流渠道
 * POST /v2/logistics/api/logistics_channel/edit · LogisticsChannelEdit → LogisticsChannelRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function logisticsChannelEdit(transport: Transport, body: LogisticsChannelEdit, options?: CallOptions): Promise<LogisticsChannelRow> {
  return transport.call<LogisticsChannelRow>(CALLS.logisticsChannelEdit, body, options)
}

/**
 * 删除物流渠道
 * POST /v2/logistics/api/logistics_channel/remove · LogisticsChannelKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function logisticsChannelRemove(transport: Transport, body: LogisticsChannelKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.logisticsChannelRemove, body, options)
}

/**
 * 物流报价列表
 * POST /v2/logistics/api/freight_quote/list · ListRequest → ListAnswer<FreightQuoteRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function freightQuoteList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FreightQuoteRow>> {
  return askList<FreightQuoteRow>(transport, FAMILY, CALLS.freightQuoteList, FAMILY.resources['freightQuoteList']!, body, options)
}

/**
 * 新增物流报价
 * POST /v2/logistics/api/freight_quote/add · FreightQuoteAdd → FreightQuoteRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function freightQuoteAdd(transport: Transport, body: FreightQuoteAdd, options?: CallOptions): Promise<FreightQuoteRow> {
  return transport.call<FreightQuoteRow>(CALLS.freightQuoteAdd, body, options)
}

/**
 * 修改物流报价
 * POST /v2/logistics/api/freight_quote/edit · FreightQuoteEdit → FreightQuoteRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function freightQuoteEdit(transport: Transport, body: FreightQuoteEdit, options?: CallOptions): Promise<FreightQuoteRow> {
  return transport.call<FreightQuoteRow>(CALLS.freightQuoteEdit, body, options)
}

/**
 * 删除物流报价
 * POST /v2/logistics/api/freight_quote/remove · FreightQuoteKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function freightQuoteRemove(transport: Transport, body: FreightQuoteKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.freightQuoteRemove, body, options)
}

/**
 * 一条物流报价
 * POST /v2/logistics/api/freight_quote/get · FreightQuoteKey → FreightQuoteRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function freightQuote(transport: Transport, body: FreightQuoteKey, options?: CallOptions): Promise<FreightQuoteRow> {
  return transport.call<FreightQuoteRow>(CALLS.freightQuote, body, options)
}

/**
 * 报价的阶梯价
 * POST /v2/logistics/api/freight_quote/steps · ListRequest → ListAnswer<FreightStepRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function freightQuoteSteps(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FreightStepRow>> {
  return askList<FreightStepRow>(transport, FAMILY, CALLS.freightQuoteSteps, FAMILY.resources['freightQuoteSteps']!, body, options)
}

/**
 * 报价的附加费
 * POST /v2/logistics/api/freight_quote/surcharges · ListRequest → ListAnswer<FreightSurchargeRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function freightQuoteSurcharges(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FreightSurchargeRow>> {
  return askList<FreightSurchargeRow>(transport, FAMILY, CALLS.freightQuoteSurcharges, FAMILY.resources['freightQuoteSurcharges']!, body, options)
}

/**
 * 运费试算：每个渠道要多少钱、几天到，或者为什么不能用
 * POST /v2/logistics/api/freight/trial · FreightTrialRequest → FreightTrialResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function freightTrial(transport: Transport, body: FreightTrialRequest, options?: CallOptions): Promise<FreightTrialResponse> {
  return transport.call<FreightTrialResponse>(CALLS.freightTrial, body, options)
}

/**
 * 按自定义运费模板试算
 * POST /v2/logistics/api/freight_template/trial · TemplateTrialRequest → TemplateTrialResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function templateTrial(transport: Transport, body: TemplateTrialRequest, options?: CallOptions): Promise<TemplateTrialResponse> {
  return transport.call<TemplateTrialResponse>(CALLS.templateTrial, body, options)
}

/**
 * 一个订单由哪条规则选中哪个渠道，别的规则为什么没有选中
 * POST /v2/logistics/api/logistics_rule/trial · RuleTrialRequest → RuleTrialResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function ruleTrial(transport: Transport, body: RuleTrialRequest, options?: CallOptions): Promise<RuleTrialResponse> {
  return transport.call<RuleTrialResponse>(CALLS.ruleTrial, body, options)
}

/**
 * 物流匹配规则列表
 * POST /v2/logistics/api/logistics_rule/list · ListRequest → ListAnswer<LogisticsRuleRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function logisticsRuleList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<LogisticsRuleRow>> {
  return askList<LogisticsRuleRow>(transport, FAMILY, CALLS.logisticsRuleList, FAMILY.resources['logisticsRuleList']!, body, options)
}

/**
 * 新增物流匹配规则
 * POST /v2/logistics/api/logistics_rule/add · LogisticsRuleAdd → LogisticsRuleRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function logisticsRuleAdd(transport: Transport, body: LogisticsRuleAdd, options?: CallOptions): Promise<LogisticsRuleRow> {
  return transport.call<LogisticsRuleRow>(CALLS.logisticsRuleAdd, body, options)
}

/**
 * 修改物流匹配规则
 * POST /v2/logistics/api/logistics_rule/edit · LogisticsRuleEdit → LogisticsRuleRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function logisticsRuleEdit(transport: Transport, body: LogisticsRuleEdit, options?: CallOptions): Promise<LogisticsRuleRow> {
  return transport.call<LogisticsRuleRow>(CALLS.logisticsRuleEdit, body, options)
}

/**
 * 删除物流匹配规则
 * POST /v2/logistics/api/logistics_rule/remove · LogisticsRuleKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function logisticsRuleRemove(transport: Transport, body: LogisticsRuleKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.logisticsRuleRemove, body, options)
}

/**
 * 自发货渠道列表
 * POST /v2/logistics/api/fbm_channel/list · ListRequest → ListAnswer<FbmChannelRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbmChannelList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FbmChannelRow>> {
  return askList<FbmChannelRow>(transport, FAMILY, CALLS.fbmChannelList, FAMILY.resources['fbmChannelList']!, body, options)
}

/**
 * 新增自发货渠道
 * POST /v2/logistics/api/fbm_channel/add · FbmChannelAdd → FbmChannelRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbmChannelAdd(transport: Transport, body: FbmChannelAdd, options?: CallOptions): Promise<FbmChannelRow> {
  return transport.call<FbmChannelRow>(CALLS.fbmChannelAdd, body, options)
}

/**
 * 修改自发货渠道
 * POST /v2/logistics/api/fbm_channel/edit · FbmChannelEdit → FbmChannelRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbmChannelEdit(transport: Transport, body: FbmChannelEdit, options?: CallOptions): Promise<FbmChannelRow> {
  return transport.call<FbmChannelRow>(CALLS.fbmChannelEdit, body, options)
}

/**
 * 删除自发货渠道
 * POST /v2/logistics/api/fbm_channel/remove · FbmChannelKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbmChannelRemove(transport: Transport, body: FbmChannelKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.fbmChannelRemove, body, options)
}

/**
 * 物流跟踪列表
 * POST /v2/logistics/api/tracking/list · ListRequest → ListAnswer<TrackingRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function trackingList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<TrackingRow>> {
  return askList<TrackingRow>(transport, FAMILY, CALLS.trackingList, FAMILY.resources['trackingList']!, body, options)
}

/**
 * 新增物流跟踪
 * POST /v2/logistics/api/tracking/add · TrackingAdd → TrackingRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function trackingAdd(transport: Transport, body: TrackingAdd, options?: CallOptions): Promise<TrackingRow> {
  return transport.call<TrackingRow>(CALLS.trackingAdd, body, options)
}

/**
 * 修改物流跟踪
 * POST /v2/logistics/api/tracking/edit · TrackingEdit → TrackingRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function trackingEdit(transport: Transport, body: TrackingEdit, options?: CallOptions): Promise<TrackingRow> {
  return transport.call<TrackingRow>(CALLS.trackingEdit, body, options)
}

/**
 * 删除物流跟踪
 * POST /v2/logistics/api/tracking/remove · TrackingKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function trackingRemove(transport: Transport, body: TrackingKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.trackingRemove, body, options)
}

/**
 * 物流账单列表
 * POST /v2/logistics/api/logistics_bill/list · ListRequest → ListAnswer<LogisticsBillRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function logisticsBillList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<LogisticsBillRow>> {
  return askList<LogisticsBillRow>(transport, FAMILY, CALLS.logisticsBillList, FAMILY.resources['logisticsBillList']!, body, options)
}

/**
 * 新增物流账单
 * POST /v2/logistics/api/logistics_bill/add · LogisticsBillAdd → LogisticsBillRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function logisticsBillAdd(transport: Transport, body: LogisticsBillAdd, options?: CallOptions): Promise<LogisticsBillRow> {
  return transport.call<LogisticsBillRow>(CALLS.logisticsBillAdd, body, options)
}

/**
 * 修改物流账单
 * POST /v2/logistics/api/logistics_bill/edit · LogisticsBillEdit → LogisticsBillRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function logisticsBillEdit(transport: Transport, body: LogisticsBillEdit, options?: CallOptions): Promise<LogisticsBillRow> {
  return transport.call<LogisticsBillRow>(CALLS.logisticsBillEdit, body, options)
}

/**
 * 删除物流账单
 * POST /v2/logistics/api/logistics_bill/remove · LogisticsBillKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function logisticsBillRemove(transport: Transport, body: LogisticsBillKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.logisticsBillRemove, body, options)
}

/**
 * 一个跟踪号的全部轨迹
 * POST /v2/logistics/api/tracking/events · ListRequest → ListAnswer<TrackingEventRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function trackingEvents(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<TrackingEventRow>> {
  return askList<TrackingEventRow>(transport, FAMILY, CALLS.trackingEvents, FAMILY.resources['trackingEvents']!, body, options)
}

/**
 * 物流请款列表
 * POST /v2/logistics/api/logistics_payment/list · ListRequest → ListAnswer<LogisticsPaymentRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function logisticsPaymentList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<LogisticsPaymentRow>> {
  return askList<LogisticsPaymentRow>(transport, FAMILY, CALLS.logisticsPaymentList, FAMILY.resources['logisticsPaymentList']!, body, options)
}

/**
 * 一张物流请款
 * POST /v2/logistics/api/logistics_payment/get · LogisticsPaymentKey → LogisticsPaymentRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function logisticsPayment(transport: Transport, body: LogisticsPaymentKey, options?: CallOptions): Promise<LogisticsPaymentRow> {
  return transport.call<LogisticsPaymentRow>(CALLS.logisticsPayment, body, options)
}

/**
 * 新增物流请款，连同账单
 * POST /v2/logistics/api/logistics_payment/add · LogisticsPaymentAdd → LogisticsPaymentRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function logisticsPaymentAdd(transport: Transport, body: LogisticsPaymentAdd, options?: CallOptions): Promise<LogisticsPaymentRow> {
  return transport.call<LogisticsPaymentRow>(CALLS.logisticsPaymentAdd, body, options)
}

/**
 * 修改物流请款，连同账单
 * POST /v2/logistics/api/logistics_payment/edit · LogisticsPaymentEdit → LogisticsPaymentRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function logisticsPaymentEdit(transport: Transport, body: LogisticsPaymentEdit, options?: CallOptions): Promise<LogisticsPaymentRow> {
  return transport.call<LogisticsPaymentRow>(CALLS.logisticsPaymentEdit, body, options)
}

/**
 * 删除物流请款
 * POST /v2/logistics/api/logistics_payment/remove · LogisticsPaymentKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function logisticsPaymentRemove(transport: Transport, body: LogisticsPaymentKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.logisticsPaymentRemove, body, options)
}

/**
 * 物流请款的申请、付款与撤销
 * POST /v2/logistics/api/logistics_payment/status · LogisticsPaymentStepRequest → LogisticsPaymentRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function logisticsPaymentStep(transport: Transport, body: LogisticsPaymentStepRequest, options?: CallOptions): Promise<LogisticsPaymentRow> {
  return transport.call<LogisticsPaymentRow>(CALLS.logisticsPaymentStep, body, options)
}

/**
 * 物流请款的账单
 * POST /v2/logistics/api/logistics_payment/items · ListRequest → ListAnswer<LogisticsPaymentItemRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function logisticsPaymentItems(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<LogisticsPaymentItemRow>> {
  return askList<LogisticsPaymentItemRow>(transport, FAMILY, CALLS.logisticsPaymentItems, FAMILY.resources['logisticsPaymentItems']!, body, options)
}

/**
 * 物流账单状态流转
 * POST /v2/logistics/api/logistics_bill/status · LogisticsBillStepRequest → LogisticsBillRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function logisticsBillStep(transport: Transport, body: LogisticsBillStepRequest, options?: CallOptions): Promise<LogisticsBillRow> {
  return transport.call<LogisticsBillRow>(CALLS.logisticsBillStep, body, options)
}

/**
 * 运费模板列表
 * POST /v2/logistics/api/freight_template/list · ListRequest → ListAnswer<FreightTemplateRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function freightTemplateList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FreightTemplateRow>> {
  return askList<FreightTemplateRow>(transport, FAMILY, CALLS.freightTemplateList, FAMILY.resources['freightTemplateList']!, body, options)
}

/**
 * 一个运费模板
 * POST /v2/logistics/api/freight_template/get · FreightTemplateKey → FreightTemplateRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function freightTemplate(transport: Transport, body: FreightTemplateKey, options?: CallOptions): Promise<FreightTemplateRow> {
  return transport.call<FreightTemplateRow>(CALLS.freightTemplate, body, options)
}

/**
 * 运费模板的分区价格
 * POST /v2/logistics/api/freight_template/prices · ListRequest → ListAnswer<FreightZonePriceRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function freightZonePrices(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FreightZonePriceRow>> {
  return askList<FreightZonePriceRow>(transport, FAMILY, CALLS.freightZonePrices, FAMILY.resources['freightZonePrices']!, body, options)
}

/**
 * 粘贴一张分区 × 重量的价格表，换掉模板原来的分区价格
 * POST /v2/logistics/api/freight_template/grid · FreightZoneGridRequest → FreightZoneGridResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function freightZoneGrid(transport: Transport, body: FreightZoneGridRequest, options?: CallOptions): Promise<FreightZoneGridResponse> {
  return transport.call<FreightZoneGridResponse>(CALLS.freightZoneGrid, body, options)
}

/**
 * 新增运费模板
 * POST /v2/logistics/api/freight_template/add · FreightTemplateAdd → FreightTemplateRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function freightTemplateAdd(transport: Transport, body: FreightTemplateAdd, options?: CallOptions): Promise<FreightTemplateRow> {
  return transport.call<FreightTemplateRow>(CALLS.freightTemplateAdd, body, options)
}

/**
 * 修改运费模板
 * POST /v2/logistics/api/freight_template/edit · FreightTemplateEdit → FreightTemplateRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function freightTemplateEdit(transport: Transport, body: FreightTemplateEdit, options?: CallOptions): Promise<FreightTemplateRow> {
  return transport.call<FreightTemplateRow>(CALLS.freightTemplateEdit, body, options)
}

/**
 * 删除运费模板
 * POST /v2/logistics/api/freight_template/remove · FreightTemplateKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function freightTemplateRemove(transport: Transport, body: FreightTemplateKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.freightTemplateRemove, body, options)
}
