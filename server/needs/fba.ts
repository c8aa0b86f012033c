/** What the server's code reads by name of the entities of schemas/entities/fba/ (server/needs.ts). */
import type { Needs } from '../../codegen/check/check'

export const FBA: Needs['entities'] = {
  awd_order: { id: 'row', order_no: 'text', shop_id: 'row', warehouse_id: 'row', awd_wh_id: 'row' },
  awd_order_item: {
    id: 'row', order_id: 'row', product_id: 'row', shop_id: 'row', msku: 'text', box_qty: 'integer', box_count: 'integer', shipped_qty: 'integer',
    now_qty: 'integer', received_qty: 'integer', lost_qty: 'integer',
  },
  claim: {
    id: 'row', source_key: 'text', claim_title: 'text', claim_type: 'enum', loss_kind: 'enum', claim_state: 'enum', shop_id: 'row', pool_id: 'row',
    asin: 'id', msku: 'text', fnsku: 'id', order_id: 'id', shipment_id: 'id', reimb_id: 'id', item_id: 'row', event_day: 'date',
    fulfillment_center: 'text', claimable_qty: 'integer', reimbursed_qty: 'integer', basis: 'enum', currency: 'enum', unit_value: 'money',
    est_amount: 'money', paid_currency: 'enum', actual_amount: 'money', claim_from: 'date', deadline: 'date', case_id: 'text', remark: 'text',
    found_time: 'datetime', scan_time: 'datetime',
  },
  claim_evidence: {
    claim_id: 'row', shop_id: 'row', source: 'text', event_day: 'date', reference: 'text', quantity: 'integer', currency: 'enum', amount: 'money',
    note: 'text',
  },
  claim_window: {
    claim_type: 'enum', site: 'enum', from_day: 'date', wait_days: 'integer', until_days: 'integer', basis: 'enum', is_enable: 'switch',
    remark: 'text',
  },
  customs_declare: { doc_status: 'enum' },
  fba_inventory: { import_id: 'row', shop_id: 'row', stat_date: 'date', msku: 'text', sellable_qty: 'integer' },
  fba_ledger: {
    id: 'row', shop_id: 'row', pool_id: 'row', event_day: 'date', msku: 'text', fnsku: 'id', asin: 'id', event_type: 'enum', reference_id: 'text',
    quantity: 'integer', fulfillment_center: 'text', disposition: 'enum', reason: 'enum', country: 'text',
  },
  fba_ledger_month: {
    id: 'row', shop_id: 'row', pool_id: 'row', stat_month: 'month', msku: 'text', fnsku: 'id', asin: 'id', disposition: 'enum',
    starting_qty: 'integer', ending_qty: 'integer', difference: 'integer',
  },
  fba_ledger_opening: {
    shop_id: 'row', pool_id: 'row', opening_day: 'date', msku: 'text', fnsku: 'id', asin: 'id', disposition: 'enum', quantity: 'integer',
  },
  fba_loss: {
    shop_id: 'row', pool_id: 'row', event_day: 'date', msku: 'text', fnsku: 'id', asin: 'id', loss_kind: 'enum', reason: 'enum', lost_qty: 'integer',
    found_qty: 'integer', open_qty: 'integer', found_day: 'date', fulfillment_center: 'text', reference_id: 'text', country: 'text', id: 'row',
  },
  fba_replacement: { shop_id: 'row', ship_day: 'date', msku: 'text', quantity: 'integer' },
  fba_reserved: {
    id: 'row', import_id: 'row', shop_id: 'row', stat_date: 'date', msku: 'text', customer_orders: 'integer', fc_transfers: 'integer',
    fc_processing: 'integer',
  },
  fba_return: {
    id: 'row', shop_id: 'row', return_at: 'datetime', return_day: 'date', order_id: 'id', msku: 'text', fnsku: 'id', asin: 'id', quantity: 'integer',
    fulfillment_center: 'text', disposition: 'enum', return_state: 'enum', lpn: 'id',
  },
  fba_stock: {
    pool_id: 'row', shop_ids: 'tags', site: 'enum', sites: 'tags', stat_date: 'date', msku: 'text', sellable_qty: 'integer', reserved_qty: 'integer',
    unsellable_qty: 'integer', warehouse_qty: 'integer', inbound_working: 'integer', inbound_shipped: 'integer', inbound_receiving: 'integer',
    reserved_transfers: 'integer', reserved_processing: 'integer',
  },
  fee_preview: {
    shop_id: 'row', stat_date: 'date', msku: 'text', fnsku: 'id', asin: 'id', currency: 'enum', pick_fee: 'money', weight_fee: 'money',
    delivery_fee: 'money', order_fee: 'money', referral_fee: 'money', price: 'money', sale_price: 'money',
  },
  inbound_box: {
    id: 'row', plan_id: 'row', product_id: 'row', box_from: 'integer', box_count: 'integer', expiry: 'date', qty: 'integer', length: 'decimal',
    width: 'decimal', height: 'decimal', weight: 'decimal', own_boxes: 'integer', own_weight: 'decimal',
  },
  inbound_option: {
    id: 'row', plan_id: 'row', shop_id: 'row', option_name: 'text', centres: 'text', shipments: 'integer', expires: 'date', chosen: 'bool',
  },
  inbound_plan: {
    id: 'row', plan_no: 'text', plan_name: 'text', state: 'enum', ship_flow: 'enum', shop_id: 'row', warehouse_id: 'row', transport_mode: 'enum',
    expect_ship: 'date', channel_id: 'row', address_id: 'row', option_name: 'text', shipment_ids: 'text', centres: 'text', uncosted: 'integer',
    pack_file_id: 'id',
  },
  inbound_plan_item: {
    id: 'row', plan_id: 'row', product_id: 'row', shop_id: 'row', warehouse_id: 'row', msku: 'text', plan_item_id: 'row', qty: 'integer',
    prep_owner: 'enum', label_owner: 'enum', prep_category: 'enum', expiry: 'date', lot: 'text', box_qty: 'integer', local_qty: 'integer',
    unit_cost: 'money', boxed_qty: 'integer',
  },
  inbound_share: { id: 'row', plan_id: 'row', ship_no: 'integer', product_id: 'row', expiry: 'date', qty: 'integer' },
  inbound_shipment: {
    id: 'row', plan_id: 'row', shop_id: 'row', ship_no: 'integer', shipment_id: 'text', destination_fc: 'text', box_nos: 'text', qty: 'integer',
    box_count: 'integer', ready_date: 'date', ship_mode: 'enum', ship_solution: 'enum', tracking_no: 'text', batch_id: 'row',
  },
  reimbursement: {
    id: 'row', shop_id: 'row', approval_day: 'date', reimb_id: 'id', case_id: 'id', order_id: 'id', reimb_reason: 'enum', msku: 'text', fnsku: 'id',
    currency: 'enum', amount: 'money', total_qty: 'integer', original_id: 'id', asin: 'id', cash_qty: 'integer',
  },
  removal_order: {
    id: 'row', updated_at: 'datetime', requested_qty: 'integer', disposed_qty: 'integer', shop_id: 'row', request_day: 'date', order_id: 'id',
    removal_type: 'enum', msku: 'text', fnsku: 'id', disposition: 'enum', shipped_qty: 'integer',
  },
  removal_receipt: {
    shop_id: 'row', order_id: 'id', msku: 'text', disposition: 'enum', good_qty: 'integer', bad_qty: 'integer', receive_day: 'date',
  },
  removal_shipment: { shop_id: 'row', order_id: 'id', msku: 'text', ship_day: 'date', tracking_no: 'id' },
  replenish_advice: {
    pool_id: 'row', msku: 'text', advice_qty: 'integer', ship_qty: 'integer', daily: 'decimal', sellable_days: 'integer', local_qty: 'integer',
    box_qty: 'integer', buy_onway: 'integer',
  },
  replenish_plan: { id: 'row', plan_no: 'text', shop_id: 'row', warehouse_id: 'row', transport_mode: 'enum', expect_ship: 'date', state: 'enum' },
  replenish_plan_item: {
    id: 'row', plan_id: 'row', product_id: 'row', shop_id: 'row', warehouse_id: 'row', pool_id: 'row', msku: 'text', advice_qty: 'integer',
    daily: 'decimal', sellable_days: 'integer', local_qty: 'integer', replenish_qty: 'integer', approve_qty: 'integer', buy_price: 'money',
    buy_currency: 'enum',
  },
  replenish_rule: {
    pool_id: 'row', msku: 'text', lead_days: 'integer', freq_days: 'integer', safe_days: 'integer', warning_days: 'integer', custom_qty: 'integer',
    pur_plan_days: 'integer', pur_buy_days: 'integer', pur_check_days: 'integer', pur_ship_days: 'integer', pur_freq_days: 'integer',
    pur_sales_days: 'integer', pur_custom_qty: 'integer', pur_moq: 'integer',
  },
  ship_arrival: {
    item_id: 'row', batch_id: 'row', shop_id: 'row', pool_id: 'row', msku: 'text', ship_day: 'date', shipped_qty: 'integer', arrived_qty: 'integer',
    open_qty: 'integer', first_day: 'date', last_day: 'date',
  },
  ship_batch: {
    id: 'row', shop_id: 'row', warehouse_id: 'row', shipment_id: 'text', fba_ship_status: 'enum', ship_day: 'date', expect_ship: 'date',
    batch_no: 'text', tracking_no: 'text', currency: 'enum', est_fee: 'money', destination_fc: 'text', channel_id: 'row', eta: 'date', quote_id: 'row',
    charge_weight: 'decimal', pay_state: 'enum', bill_fee: 'money',
  },
  ship_batch_item: {
    id: 'row', batch_id: 'row', msku: 'text', packed_qty: 'integer', shipped_qty: 'integer', plan_qty: 'integer', received_qty: 'integer',
    bin_code: 'text', plan_item_id: 'row', sku: 'text', head_fee: 'money', currency: 'enum', product_id: 'row', shop_id: 'row', warehouse_id: 'row',
    ship_day: 'date', box_qty: 'integer', fnsku: 'id', asin: 'id', product_name: 'text', title: 'text',
  },
  ship_binding: {
    id: 'row', product_id: 'row', shop_id: 'row', box_length: 'decimal', box_width: 'decimal', box_height: 'decimal', box_weight: 'decimal',
    box_qty: 'integer', warehouse_id: 'row', transport_mode: 'enum', channel_id: 'row', prep_owner: 'enum', label_owner: 'enum', prep_category: 'enum',
    is_enable: 'switch',
  },
  ship_box: {
    id: 'row', batch_id: 'row', box_no: 'integer', box_code: 'text', length: 'decimal', width: 'decimal', height: 'decimal', weight: 'decimal',
  },
  ship_box_item: { box_id: 'row', item_id: 'row', qty: 'integer' },
  sku_fba: {
    sku_id: 'row', pool_id: 'row', shop_ids: 'tags', stat_date: 'date', sellable_qty: 'integer', reserved_qty: 'integer', unsellable_qty: 'integer',
    warehouse_qty: 'integer', inbound_qty: 'integer',
  },
  stock_lock: { id: 'row', pool_id: 'row', shop_id: 'row', shop_ids: 'tags', msku: 'text', lock_qty: 'integer' },
  storage_fee: { shop_id: 'row', stat_month: 'month', msku: 'text', est_fee: 'money', currency: 'enum' },
  transparency_code: { id: 'row', item_id: 'row', code: 'id', state: 'enum', printed_at: 'datetime', printer: 'user' },
  transparency_print: { id: 'row', item_id: 'row', qty: 'integer', first_code: 'id', last_code: 'id', printed_at: 'datetime', printer: 'user' },
  transparency_product: { id: 'row', product_id: 'row', shop_id: 'row', msku: 'text', gtin: 'id' },
}
