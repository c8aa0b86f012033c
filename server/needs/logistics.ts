/** What the server's code reads by name of the entities of schemas/entities/logistics/ (server/needs.ts). */
import type { Needs } from '../../codegen/check/check'

export const LOGISTICS: Needs['entities'] = {
  address: { id: 'row', address_type: 'enum', is_default: 'bool' },
  fbm_channel: { logistics_provider: 'text', logistics_channel: 'text', platform_carrier: 'text' },
  forecast: { id: 'row', forecast_no: 'text', state: 'enum', template_id: 'row', channel_id: 'row' },
  forecast_item: {
    id: 'row', forecast_id: 'row', batch_id: 'row', box_count: 'integer', total_weight: 'decimal', tracking_no: 'text', label_count: 'integer',
  },
  forecast_template: { id: 'row', template_name: 'text', per: 'enum' },
  forecast_template_line: { id: 'row', template_id: 'row', line_no: 'integer', heading: 'text', source: 'enum', words: 'text' },
  freight_quote: {
    id: 'row', channel_id: 'row', country: 'text', zone: 'text', bill_way: 'enum', currency: 'enum', first_weight: 'decimal', first_price: 'money',
    next_weight: 'decimal', next_price: 'money', lift: 'bool', weigh_each: 'bool', charge_unit: 'decimal', least_charge: 'decimal',
    box_least: 'decimal', min_fee: 'money', fuel_rate: 'percent', operate_fee: 'money', valid_from: 'date', valid_to: 'date',
  },
  freight_step: { id: 'row', quote_id: 'row', from_qty: 'decimal', unit_price: 'decimal', whole: 'bool' },
  freight_surcharge: {
    id: 'row', quote_id: 'row', fee_name: 'text', per: 'enum', fee_amount: 'decimal', fee_rate: 'percent', over_side: 'decimal',
    over_weight: 'decimal',
  },
  freight_template: { id: 'row' },
  freight_zone_price: { id: 'row', template_id: 'row', zone: 'text', from_qty: 'decimal', unit_price: 'decimal', whole: 'bool' },
  logistics_bill: {
    id: 'row', batch_id: 'row', bill_status: 'enum', currency: 'enum', est_fee: 'money', bill_fee: 'money', tax_fee: 'money', other_fee: 'money',
    bill_no: 'text', provider_id: 'row', tracking_no: 'text', charge_weight: 'decimal', abnormal_type: 'enum', handle_user: 'user', pay_status: 'enum',
  },
  logistics_channel: {
    id: 'row', provider_id: 'row', logistics_channel: 'text', transport_mode: 'enum', transit_days: 'integer', volume_divisor: 'integer',
    max_side: 'decimal', max_weight: 'decimal', is_enable: 'switch', channel_code: 'id',
  },
  logistics_payment: { id: 'row', request_no: 'text', pay_status: 'enum' },
  logistics_payment_item: { payment_id: 'row', bill_id: 'row' },
  logistics_provider: { id: 'row', logistics_provider: 'text', is_enable: 'switch' },
  logistics_rule: {
    id: 'row', rule_name: 'text', priority: 'integer', order_rule: 'json', channel_id: 'row', warehouse_id: 'row', is_enable: 'switch',
  },
  tracking: {
    id: 'row', tracking_no: 'id', ref_no: 'text', batch_id: 'row', shipment_id: 'id', ship_date: 'date', event_time: 'datetime', track_state: 'enum',
    latest_event: 'text',
  },
  tracking_event: { tracking_id: 'row', event_time: 'datetime', track_state: 'enum', event: 'text', creator: 'user', create_time: 'datetime' },
}
