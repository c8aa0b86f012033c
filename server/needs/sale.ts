/** What the server's code reads by name of the entities of schemas/entities/sale/ (server/needs.ts). */
import type { Needs } from '../../codegen/check/check'

export const SALE: Needs['entities'] = {
  fbm_exception: {
    id: 'row', fbm_id: 'row', shop_id: 'row', order_id: 'id', exception_desc: 'text', channel_id: 'row', provider_id: 'row', over_hours: 'integer',
    found_time: 'datetime', check_time: 'datetime', handle_status: 'enum', remark: 'text',
  },
  fbm_order: {
    id: 'row', order_no: 'text', fbm_status: 'enum', shop_id: 'row', order_id: 'id', order_day: 'date', purchase_at: 'datetime', pay_time: 'datetime',
    ship_deadline: 'datetime', ship_level: 'text', msku: 'text', currency: 'enum', recipient: 'text', phone: 'text', address1: 'text',
    address2: 'text', city: 'text', state: 'text', postal: 'text', ship_country: 'text', warehouse_id: 'row', channel_id: 'row', provider_id: 'row',
    rule_id: 'row', rule_ids: 'tags', tracking_no: 'id', track_event: 'text', track_time: 'datetime', est_weight: 'integer', real_weight: 'integer',
    package_size: 'text', freight_currency: 'enum', est_freight: 'money', est_parts: 'text', real_freight: 'money', declare_currency: 'enum',
    declare_value: 'money', buyer_message: 'text', tags: 'tags', hold_reason: 'text', merged_id: 'row', split_id: 'row', print_time: 'datetime',
    ship_time: 'datetime', ship_day: 'date', online_time: 'datetime', done_time: 'datetime', told_time: 'datetime', remark: 'text',
  },
  fbm_order_item: {
    id: 'row', fbm_id: 'row', shop_id: 'row', order_id: 'id', order_item_id: 'id', msku: 'text', quantity: 'integer', currency: 'enum',
    amount: 'money', ship_paid: 'money', remark: 'text',
  },
  fbm_parcel: { id: 'row', fbm_id: 'row', shop_id: 'row', order_id: 'id', tracking_no: 'id', real_freight: 'decimal', remark: 'text' },
  fbm_return: {
    id: 'row', doc_status: 'enum', item_id: 'row', shop_id: 'row', order_id: 'id', msku: 'text', rma_id: 'id', return_day: 'date',
    return_reason: 'enum', warehouse_id: 'row', bin_id: 'row', good_qty: 'integer', bad_qty: 'integer', tracking_no: 'id', remark: 'text',
    create_time: 'datetime', update_time: 'datetime',
  },
  fbm_return_request: {
    id: 'row', shop_id: 'row', order_id: 'id', rma_id: 'id', msku: 'text', quantity: 'integer', request_state: 'enum', return_reason: 'enum',
    tracking_no: 'id', delivered_day: 'date',
  },
  fbm_return_request_said: {
    shop_id: 'row', order_id: 'id', rma_id: 'id', msku: 'text', register: 'enum', creator: 'user', create_time: 'datetime', update_time: 'datetime',
  },
  listing: {
    shop_id: 'row', msku: 'text', price: 'money', least_price: 'money', most_price: 'money', fulfilment: 'enum', quantity: 'integer', status: 'enum',
    line_no: 'integer',
  },
  merchant_order: {
    id: 'row', line_no: 'integer', shop_id: 'row', order_id: 'id', order_item_id: 'id', purchase_at: 'datetime', purchase_day: 'date',
    paid_at: 'datetime', promise_at: 'datetime', msku: 'text', title: 'text', quantity: 'integer', ship_level: 'text', recipient: 'text',
    phone: 'text', address1: 'text', address2: 'text', address3: 'text', city: 'text', state: 'text', postal: 'text', country: 'text',
  },
  order_item: {
    id: 'row', line_no: 'integer', order_item_id: 'id', shipping_price: 'money', shop_id: 'row', order_id: 'id', purchase_at: 'datetime',
    purchase_day: 'date', updated_at: 'datetime', order_status: 'text', fulfillment: 'text', item_status: 'text', msku: 'text', quantity: 'integer',
    currency: 'enum', item_price: 'money', item_discount: 'money',
  },
  order_rule: {
    id: 'row', rule_name: 'text', rule_action: 'enum', priority: 'integer', order_rule: 'json', warehouse_id: 'row', channel_id: 'row', tags: 'tags',
    hold_reason: 'text', apply_shops: 'tags', is_enable: 'switch', remark: 'text',
  },
  product: {
    id: 'row', shop_id: 'row', pool_id: 'row', msku: 'text', asin: 'id', parent_asin: 'id', fnsku: 'id', title: 'text', currency: 'enum',
    price: 'money', open_day: 'date', image: 'image', sku: 'text', product_name: 'text', sales_status: 'enum', category_id: 'row', brand_id: 'row',
    spu_id: 'row', leader: 'user', specialist: 'user', assistant: 'user', developer: 'user', followers: 'tags', least_price: 'money',
    most_price: 'money', fulfilment: 'enum', fbm_qty: 'integer', sale_price: 'money', sale_from: 'date', sale_to: 'date',
  },
  product_log: { id: 'row', shop_id: 'row', msku: 'text', log_day: 'date', about: 'enum', content: 'text', how: 'enum' },
  product_owner: {
    id: 'row', shop_id: 'row', msku: 'text', from_day: 'date', leader: 'user', specialist: 'user', assistant: 'user', developer: 'user',
    create_time: 'datetime', update_time: 'datetime',
  },
  sale_order: {
    shop_id: 'row', order_id: 'id', purchase_at: 'datetime', purchase_day: 'date', updated_at: 'datetime', state: 'enum', order_status: 'text',
    fulfillment: 'enum', item_count: 'integer', shipped_quantity: 'integer', ship_level: 'text', ship_country: 'text', ship_state: 'text',
    ship_city: 'text', msku: 'text',
  },
  shipment_sale: { shop_id: 'row', order_id: 'id', msku: 'text', ship_day: 'date' },
  shipped_item: {
    id: 'row', shop_id: 'row', order_id: 'id', msku: 'text', ship_at: 'datetime', ship_day: 'date', arrival_at: 'datetime', carrier: 'text',
    tracking_no: 'id',
  },
}
