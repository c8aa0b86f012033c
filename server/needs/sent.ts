/** What the server's code reads by name of goods and their way to Amazon: plans, batches, changes, what forwarders bill, logs. A part of server/needs.ts. */
import type { Needs } from '../../codegen/check/check'

export const SENT: Needs['entities'] = {
  replenish_advice: {
    pool_id: 'row', msku: 'text', advice_qty: 'integer', ship_qty: 'integer', daily: 'decimal', sellable_days: 'integer', local_qty: 'integer',
    box_qty: 'integer', buy_onway: 'integer',
  },
  replenish_plan: {
    id: 'row', plan_no: 'text', shop_id: 'row', warehouse_id: 'row', transport_mode: 'enum', expect_ship: 'date', state: 'enum',
  },
  replenish_plan_item: {
    id: 'row', plan_id: 'row', product_id: 'row', shop_id: 'row', warehouse_id: 'row', pool_id: 'row', msku: 'text', advice_qty: 'integer',
    daily: 'decimal', sellable_days: 'integer', local_qty: 'integer', replenish_qty: 'integer', approve_qty: 'integer',
    buy_price: 'money', buy_currency: 'enum',
  },
  replenish_rule: {
    pool_id: 'row', msku: 'text', lead_days: 'integer', freq_days: 'integer', safe_days: 'integer', warning_days: 'integer', custom_qty: 'integer',
    pur_plan_days: 'integer', pur_buy_days: 'integer', pur_check_days: 'integer', pur_ship_days: 'integer', pur_freq_days: 'integer',
    pur_sales_days: 'integer', pur_custom_qty: 'integer', pur_moq: 'integer',
  },
  ship_batch: {
    id: 'row', shop_id: 'row', warehouse_id: 'row', shipment_id: 'text', fba_ship_status: 'enum', ship_day: 'date', expect_ship: 'date',
    batch_no: 'text', tracking_no: 'text',
    currency: 'enum', est_fee: 'money', destination_fc: 'text', channel_id: 'row', eta: 'date',
    quote_id: 'row', charge_weight: 'decimal', pay_state: 'enum',
    bill_fee: 'money',
  },
  ship_batch_item: {
    id: 'row', batch_id: 'row', msku: 'text', packed_qty: 'integer', shipped_qty: 'integer', plan_qty: 'integer', received_qty: 'integer', bin_code: 'text',
    plan_item_id: 'row', sku: 'text', head_fee: 'money', currency: 'enum', product_id: 'row', shop_id: 'row', warehouse_id: 'row', ship_day: 'date',
    box_qty: 'integer', fnsku: 'id', asin: 'id', product_name: 'text', title: 'text',
  },
  customs_declare: { doc_status: 'enum' },
  ship_box: {
    id: 'row', batch_id: 'row', box_no: 'integer', box_code: 'text', length: 'decimal', width: 'decimal', height: 'decimal', weight: 'decimal',
  },
  ship_box_item: { box_id: 'row', item_id: 'row', qty: 'integer' },
  awd_order: { id: 'row', order_no: 'text', shop_id: 'row', warehouse_id: 'row', awd_wh_id: 'row' },
  awd_order_item: {
    id: 'row', order_id: 'row', product_id: 'row', shop_id: 'row', msku: 'text', box_qty: 'integer', box_count: 'integer', shipped_qty: 'integer',
    now_qty: 'integer', received_qty: 'integer', lost_qty: 'integer',
  },
  forecast: { id: 'row', forecast_no: 'text', state: 'enum', template_id: 'row', channel_id: 'row' },
  forecast_item: { id: 'row', forecast_id: 'row', batch_id: 'row', box_count: 'integer', total_weight: 'decimal', tracking_no: 'text', label_count: 'integer' },
  forecast_template: { id: 'row', template_name: 'text', per: 'enum' },
  forecast_template_line: { id: 'row', template_id: 'row', line_no: 'integer', heading: 'text', source: 'enum', words: 'text' },
  inbound_plan: {
    id: 'row', plan_no: 'text', plan_name: 'text', state: 'enum', ship_flow: 'enum', shop_id: 'row', warehouse_id: 'row', transport_mode: 'enum',
    expect_ship: 'date', channel_id: 'row', address_id: 'row', option_name: 'text', shipment_ids: 'text', centres: 'text', uncosted: 'integer',
    pack_file_id: 'id',
  },
  inbound_plan_item: {
    id: 'row', plan_id: 'row', product_id: 'row', shop_id: 'row', warehouse_id: 'row', msku: 'text', plan_item_id: 'row', qty: 'integer', prep_owner: 'enum',
    label_owner: 'enum', prep_category: 'enum', expiry: 'date', lot: 'text', box_qty: 'integer', local_qty: 'integer', unit_cost: 'money',
    boxed_qty: 'integer',
  },
  inbound_box: {
    id: 'row', plan_id: 'row', product_id: 'row', box_from: 'integer', box_count: 'integer', expiry: 'date', qty: 'integer', length: 'decimal',
    width: 'decimal', height: 'decimal', weight: 'decimal', own_boxes: 'integer', own_weight: 'decimal',
  },
  inbound_option: {
    id: 'row', plan_id: 'row', shop_id: 'row', option_name: 'text', centres: 'text', shipments: 'integer', expires: 'date', chosen: 'bool',
  },
  inbound_shipment: {
    id: 'row', plan_id: 'row', shop_id: 'row', ship_no: 'integer', shipment_id: 'text', destination_fc: 'text', box_nos: 'text', qty: 'integer',
    box_count: 'integer', ready_date: 'date', ship_mode: 'enum', ship_solution: 'enum', tracking_no: 'text', batch_id: 'row',
  },
  inbound_share: { id: 'row', plan_id: 'row', ship_no: 'integer', product_id: 'row', expiry: 'date', qty: 'integer' },
  transparency_product: { id: 'row', product_id: 'row', shop_id: 'row', msku: 'text', gtin: 'id' },
  transparency_code: { id: 'row', item_id: 'row', code: 'id', state: 'enum', printed_at: 'datetime', printer: 'user' },
  transparency_print: { id: 'row', item_id: 'row', qty: 'integer', first_code: 'id', last_code: 'id', printed_at: 'datetime', printer: 'user' },
  ship_binding: {
    id: 'row', product_id: 'row', shop_id: 'row', box_length: 'decimal', box_width: 'decimal', box_height: 'decimal', box_weight: 'decimal', box_qty: 'integer',
    warehouse_id: 'row', transport_mode: 'enum', channel_id: 'row', prep_owner: 'enum', label_owner: 'enum', prep_category: 'enum', is_enable: 'switch',
  },
  logistics_bill: {
    id: 'row', batch_id: 'row', bill_status: 'enum', currency: 'enum', est_fee: 'money', bill_fee: 'money', tax_fee: 'money', other_fee: 'money',
    bill_no: 'text', provider_id: 'row', tracking_no: 'text', charge_weight: 'decimal', abnormal_type: 'enum', handle_user: 'user', pay_status: 'enum',
  },
  logistics_payment: { id: 'row', request_no: 'text', pay_status: 'enum' },
  logistics_payment_item: { payment_id: 'row', bill_id: 'row' },
  goods_log: {
    at: 'datetime', employee_id: 'user', sku_id: 'row', sku_code: 'text', about: 'enum', doing: 'enum', field_label: 'text', before_value: 'text',
    after_value: 'text', before_cost: 'text', after_cost: 'text',
  },
  purchase_change: {
    id: 'row', order_id: 'row', supplier_id: 'row', currency: 'enum', change_state: 'enum', version_no: 'integer', old_expect_date: 'date',
    old_freight: 'money', old_other_fee: 'money',
  },
  purchase_change_item: {
    id: 'row', change_id: 'row', order_item_id: 'row', sku_id: 'row', currency: 'enum', old_qty: 'integer', old_price: 'money',
  },
  risk_hit: {
    word_id: 'row', product_id: 'row', shop_id: 'row', msku: 'text', hit_field: 'tags', hit_text: 'text', handle_status: 'enum', scan_time: 'datetime',
    found_time: 'datetime',
  },
  risk_word: { id: 'row', word: 'text', site: 'enum', is_enable: 'switch' },
  place_layer: { sku_id: 'row', warehouse_id: 'row', in_day: 'date', left_qty: 'integer' },
  place_stock: { sku_id: 'row', warehouse_id: 'row', good_qty: 'integer', bad_qty: 'integer', last_in: 'date' },
  template_solution: {
    id: 'row', solution_type: 'enum', category_id: 'row', is_default: 'switch', goods_default_of: 'row', label_default_of: 'row',
  },
  tracking_event: {
    tracking_id: 'row', event_time: 'datetime', track_state: 'enum', event: 'text', creator: 'user', create_time: 'datetime',
  },
}
