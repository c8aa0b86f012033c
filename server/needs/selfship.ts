/** What the server's code reads by name of orders that the seller sends. A part of server/needs.ts. */
import type { Needs } from '../../codegen/check/check'

export const SELFSHIP: Needs['entities'] = {
  fbm_order: {
    id: 'row', order_no: 'text', fbm_status: 'enum', shop_id: 'row', order_id: 'id', order_day: 'date', purchase_at: 'datetime',
    pay_time: 'datetime', ship_deadline: 'datetime', ship_level: 'text', msku: 'text', currency: 'enum', recipient: 'text', phone: 'text',
    address1: 'text', address2: 'text', city: 'text', state: 'text', postal: 'text', ship_country: 'text', warehouse_id: 'row',
    channel_id: 'row', provider_id: 'row', rule_id: 'row', rule_ids: 'tags', tracking_no: 'id', track_event: 'text', track_time: 'datetime',
    est_weight: 'integer', real_weight: 'integer', package_size: 'text', freight_currency: 'enum', est_freight: 'money', est_parts: 'text',
    real_freight: 'money', declare_currency: 'enum', declare_value: 'money', buyer_message: 'text', tags: 'tags', hold_reason: 'text',
    merged_id: 'row', split_id: 'row', print_time: 'datetime', ship_time: 'datetime', ship_day: 'date', online_time: 'datetime',
    done_time: 'datetime', told_time: 'datetime', remark: 'text',
  },
  fbm_order_item: {
    id: 'row', fbm_id: 'row', shop_id: 'row', order_id: 'id', order_item_id: 'id', msku: 'text', quantity: 'integer', currency: 'enum',
    amount: 'money', ship_paid: 'money', remark: 'text',
  },
  merchant_order: {
    id: 'row', line_no: 'integer', shop_id: 'row', order_id: 'id', order_item_id: 'id', purchase_at: 'datetime', purchase_day: 'date',
    paid_at: 'datetime', promise_at: 'datetime', msku: 'text', title: 'text', quantity: 'integer', ship_level: 'text', recipient: 'text',
    phone: 'text', address1: 'text', address2: 'text', address3: 'text', city: 'text', state: 'text', postal: 'text', country: 'text',
  },
  order_rule: {
    id: 'row', rule_name: 'text', rule_action: 'enum', priority: 'integer', order_rule: 'json', warehouse_id: 'row', channel_id: 'row',
    tags: 'tags', hold_reason: 'text', apply_shops: 'tags', is_enable: 'switch', remark: 'text',
  },
  fbm_parcel: {
    id: 'row', fbm_id: 'row', shop_id: 'row', order_id: 'id', tracking_no: 'id', real_freight: 'decimal', remark: 'text',
  },
  fbm_exception: {
    id: 'row', fbm_id: 'row', shop_id: 'row', order_id: 'id', exception_desc: 'text', channel_id: 'row', provider_id: 'row',
    over_hours: 'integer', found_time: 'datetime', check_time: 'datetime', handle_status: 'enum', remark: 'text',
  },
  fbm_return: {
    id: 'row', doc_status: 'enum', item_id: 'row', shop_id: 'row', order_id: 'id', msku: 'text', rma_id: 'id', return_day: 'date', return_reason: 'enum',
    warehouse_id: 'row', bin_id: 'row', good_qty: 'integer', bad_qty: 'integer', tracking_no: 'id', remark: 'text', create_time: 'datetime',
    update_time: 'datetime',
  },
  fbm_return_request: {
    id: 'row', shop_id: 'row', order_id: 'id', rma_id: 'id', msku: 'text', quantity: 'integer', request_state: 'enum', return_reason: 'enum',
    tracking_no: 'id', delivered_day: 'date',
  },
  fbm_return_request_said: {
    shop_id: 'row', order_id: 'id', rma_id: 'id', msku: 'text', register: 'enum', creator: 'user', create_time: 'datetime', update_time: 'datetime',
  },
  fbm_channel: { logistics_provider: 'text', logistics_channel: 'text', platform_carrier: 'text' },
  fbm_freight: {
    shop_id: 'row', origin: 'enum', ship_day: 'date', order_id: 'id', order_no: 'text', msku: 'text', currency: 'enum', freight: 'money',
  },
}
