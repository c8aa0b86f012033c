/**
 * What the server's code reads by name: tables and their columns that statements name, and enums whose values code knows.
 * A fact for the checker (server/facts.ts), like handlers and parsers: schemas without one of these, or with a column kept
 * as something else, are told before they answer a server error. `needs.test.ts` holds the list to the statements.
 */
import type { Needs } from '../codegen/check/check'
import { AD_WORK } from './needs/ad-work'
import { COST } from './needs/cost'
import { DEVELOP } from './needs/develop'
import { OFFICE } from './needs/office'
import { SELFSHIP } from './needs/selfship'
import { SENT } from './needs/sent'
import { SERVICE } from './needs/service'
import { MONEY } from './needs/money'
import { AD_ENTITIES } from './needs/ads'
import { LISTED_TABLES, SYSTEM_TABLES } from './kernel/store/migrate/system-tables'

const ENTITIES: Needs['entities'] = {
  ...COST,
  ...DEVELOP,
  ...OFFICE,
  ...SELFSHIP,
  ...SENT,
  ...SERVICE,
  ...MONEY,
  ...AD_WORK,
  ...AD_ENTITIES,
  address: { id: 'row', address_type: 'enum', is_default: 'bool' },
  attachment: {
    id: 'row', file_name: 'text', ref_no: 'text', ref_entity: 'text', ref_id: 'text', remark: 'text', creator: 'user', file_type: 'text',
    file_size: 'integer', file_id: 'text', create_time: 'datetime',
  },
  audit_log: {
    id: 'row', at: 'datetime', employee_id: 'user', employee_name: 'text', entity: 'text', entity_label: 'text', row_key: 'text', row_title: 'text',
    action: 'text', action_label: 'text', changes: 'text', call: 'text', call_label: 'text', address: 'text',
  },
  business_config: {
    code: 'text', planDays: 'integer', purchaseDays: 'integer', checkDays: 'integer', purShippingDays: 'integer', purFreq: 'integer',
    purFbaSalesDays: 'integer', stockWarningDays: 'integer', purCustomQuantity: 'integer', quantity: 'switch', onWayQuantity: 'switch',
    abroadQuantity: 'switch', abroadOnwayQuantity: 'switch', requstNum: 'switch', weight7: 'decimal', weight14: 'decimal', weight30: 'decimal',
    waiting_quantitys_msku: 'switch', freightWeightPct: 'percent', freightFeePct: 'percent', fbmOnlineDays: 'integer',
    fbmWeightPct: 'percent', adTargetAcos: 'percent', skip_out_days: 'switch',
  },
  shop_config: {
    shop_id: 'row', stockWarningDays: 'integer', repFreq: 'integer', repFbaSalesDays: 'integer', repShippingDays: 'integer', repCustomQuantity: 'integer',
    freightWeightPct: 'percent', freightFeePct: 'percent',
  },
  category: { id: 'row', name: 'text', parent_id: 'row', full_name: 'text' },
  claim: {
    id: 'row', source_key: 'text', claim_title: 'text', claim_type: 'enum', loss_kind: 'enum',
    claim_state: 'enum', shop_id: 'row', pool_id: 'row', asin: 'id', msku: 'text', fnsku: 'id',
    order_id: 'id', shipment_id: 'id', reimb_id: 'id', item_id: 'row',
    event_day: 'date', fulfillment_center: 'text', claimable_qty: 'integer', reimbursed_qty: 'integer', basis: 'enum',
    currency: 'enum', unit_value: 'money', est_amount: 'money', paid_currency: 'enum', actual_amount: 'money', claim_from: 'date', deadline: 'date',
    case_id: 'text', remark: 'text', found_time: 'datetime', scan_time: 'datetime',
  },
  claim_evidence: {
    claim_id: 'row', shop_id: 'row', source: 'text', event_day: 'date', reference: 'text', quantity: 'integer', currency: 'enum', amount: 'money',
    note: 'text',
  },
  claim_window: {
    claim_type: 'enum', site: 'enum', from_day: 'date', wait_days: 'integer', until_days: 'integer', basis: 'enum', is_enable: 'switch', remark: 'text',
  },
  company_setting: {
    attachment_mb: 'integer', approve_own: 'switch', negative_stock: 'switch', cost_method: 'enum', cost_by_warehouse: 'switch', over_receipt: 'percent',
  },
  course_progress: { course_id: 'row', employee_id: 'user', progress: 'progress', views: 'integer', favourite: 'bool' },
  course: { course_title: 'text', link: 'link' },
  customs_party: { id: 'row', is_default: 'bool' },
  department: { name: 'text', parent_name: 'text', full_name: 'text', update_time: 'datetime', create_time: 'datetime' },
  employee: {
    id: 'row', login_account: 'text', name: 'text', dept_name: 'text', mobile: 'text', confirmed_mobile: 'text', email: 'text', roles: 'tags',
    all_shops: 'bool', shop_ids: 'tags', dept_shops: 'bool', all_warehouses: 'bool', warehouse_ids: 'tags', avatar: 'image', default_shops: 'tags',
      default_currency: 'enum',
    password_hash: 'text', must_change_password: 'bool', state: 'enum', last_login: 'datetime', create_time: 'datetime',
  },
  exchange_rate: { id: 'row', stat_month: 'month', currency: 'enum', rate: 'decimal' },
  favorite: { id: 'row', owner: 'user', page: 'text', create_time: 'datetime' },
  fba_inventory: { import_id: 'row', shop_id: 'row', stat_date: 'date', msku: 'text', sellable_qty: 'integer' },
  fba_ledger: {
    id: 'row', shop_id: 'row', pool_id: 'row', event_day: 'date', msku: 'text', fnsku: 'id', asin: 'id', event_type: 'enum', reference_id: 'text',
    quantity: 'integer', fulfillment_center: 'text', disposition: 'enum', reason: 'enum', country: 'text',
  },
  fba_ledger_month: {
    id: 'row', shop_id: 'row', pool_id: 'row', stat_month: 'month', msku: 'text', fnsku: 'id', asin: 'id', disposition: 'enum', starting_qty: 'integer',
    ending_qty: 'integer', difference: 'integer',
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
  freight_quote: {
    id: 'row', channel_id: 'row', country: 'text', zone: 'text', bill_way: 'enum', currency: 'enum', first_weight: 'decimal', first_price: 'money',
    next_weight: 'decimal', next_price: 'money', lift: 'bool', weigh_each: 'bool', charge_unit: 'decimal', least_charge: 'decimal', box_least: 'decimal',
    min_fee: 'money', fuel_rate: 'percent', operate_fee: 'money', valid_from: 'date', valid_to: 'date',
  },
  freight_step: { id: 'row', quote_id: 'row', from_qty: 'decimal', unit_price: 'decimal', whole: 'bool' },
  freight_surcharge: {
    id: 'row', quote_id: 'row', fee_name: 'text', per: 'enum', fee_amount: 'decimal', fee_rate: 'percent', over_side: 'decimal', over_weight: 'decimal',
  },
  freight_template: { id: 'row' },
  freight_zone_price: { id: 'row', template_id: 'row', zone: 'text', from_qty: 'decimal', unit_price: 'decimal', whole: 'bool' },
  identity_difference: {
    result_id: 'row', identity: 'text', shop_id: 'row', currency: 'enum', row_name: 'text', left_value: 'decimal', right_value: 'decimal',
    difference: 'decimal',
  },
  identity_result: {
    id: 'row', identity: 'text', label: 'text', says: 'text', left_label: 'text', right_label: 'text', shop_id: 'row', currency: 'enum', state: 'enum',
    rows_checked: 'integer', rows_differing: 'integer', left_value: 'decimal', right_value: 'decimal', difference: 'decimal', largest: 'decimal',
    data_until: 'date', check_time: 'datetime',
  },
  header_map: { target: 'text', target_label: 'text', columns_text: 'text', headings: 'text', pairs: 'json', times: 'integer', used_time: 'datetime' },
  job_plan: {
    id: 'row', plan_name: 'text', work: 'enum', weekdays: 'tags', at_time: 'text', is_enable: 'switch', next_run: 'datetime', last_run: 'datetime',
    last_job: 'row', run_count: 'integer', stopped_why: 'text', job_kind: 'enum', payload: 'json', creator: 'user',
  },
  job: {
    id: 'row', title: 'text', kind: 'enum', state: 'enum', progress: 'progress', message: 'text', params: 'text', total_count: 'integer',
    success_count: 'integer', fail_count: 'integer', file_name: 'text', file_size: 'integer', file_state: 'enum', file_until: 'datetime', import_id: 'row',
    employee_id: 'user', attempt: 'integer', create_time: 'datetime', start_time: 'datetime', finish_time: 'datetime', run_seconds: 'integer',
  },
  listing: {
    shop_id: 'row', msku: 'text', price: 'money', least_price: 'money', most_price: 'money', fulfilment: 'enum', quantity: 'integer', status: 'enum',
    line_no: 'integer',
  },
  logistics_channel: {
    id: 'row', provider_id: 'row', logistics_channel: 'text', transport_mode: 'enum', transit_days: 'integer', volume_divisor: 'integer',
    max_side: 'decimal', max_weight: 'decimal', is_enable: 'switch', channel_code: 'id',
  },
  logistics_provider: { id: 'row', logistics_provider: 'text', is_enable: 'switch' },
  logistics_rule: { id: 'row', rule_name: 'text', priority: 'integer', order_rule: 'json', channel_id: 'row', warehouse_id: 'row', is_enable: 'switch' },
  message: {
    id: 'row', employee_id: 'user', kind: 'enum', title: 'text', text: 'text', route: 'text', read_state: 'enum', read_time: 'datetime', sender: 'user',
    announcement_id: 'row', create_time: 'datetime',
  },
  official_rate: { stat_month: 'month', currency: 'enum', base: 'enum', rate: 'decimal' },
  order_item: {
    id: 'row', line_no: 'integer', order_item_id: 'id', shipping_price: 'money', shop_id: 'row', order_id: 'id',
    purchase_at: 'datetime', purchase_day: 'date', updated_at: 'datetime', order_status: 'text', fulfillment: 'text',
    item_status: 'text', msku: 'text', quantity: 'integer', currency: 'enum', item_price: 'money', item_discount: 'money',
  },
  page_layout: { owner: 'user', source: 'text', content: 'json', view_id: 'id', has_default: 'bool', default_id: 'id', update_time: 'datetime' },
  page_view: {
    id: 'row', source: 'text', name: 'text', kind: 'enum', roles: 'tags', default_roles: 'tags', owner: 'user', content: 'json', sort_order: 'integer',
    version: 'integer', updater: 'user', update_time: 'datetime',
  },
  pairing: {
    id: 'row', shop_id: 'row', msku: 'text', sku_id: 'row', qty: 'integer', from_day: 'date', to_day: 'date', source: 'enum', create_time: 'datetime',
    update_time: 'datetime',
  },
  pairing_suggestion: { id: 'row', shop_id: 'row', msku: 'text', sku_id: 'row', reason: 'enum', qty: 'integer' },
  pending_change: {
    id: 'row', shop_id: 'row', operation: 'enum', field: 'text', field_label: 'text', old_text: 'text', new_text: 'text', new_value: 'text', batch: 'text',
    reason: 'text', made: 'json', creator: 'user', create_time: 'datetime', exported_time: 'datetime',
    exported_day: 'date', target: 'text', row_key: 'text', row_title: 'text', state: 'enum', done_time: 'datetime', unseen: 'switch',
  },
  pool: { id: 'row', name: 'text', account_name: 'text', network: 'enum', shop_ids: 'tags' },
  print_template: {
    id: 'row', design_of: 'enum', is_default: 'switch', template_name: 'text', paper_size: 'enum', creator: 'user', update_time: 'datetime',
  },
  print_template_line: {
    id: 'row', template_id: 'row', seq: 'integer', field_name: 'text', field_label: 'text', words: 'text', draw: 'enum', font_size: 'decimal',
    is_bold: 'switch', show_label: 'switch',
  },
  process_item: {
    id: 'row', order_id: 'row', role: 'enum', sku_id: 'row', unit_qty: 'integer', spare_qty: 'integer', need_qty: 'integer', taken_qty: 'integer',
    back_qty: 'integer', bad_back: 'integer',
  },
  process_order: {
    id: 'row', process_no: 'text', process_type: 'enum', process_status: 'enum', warehouse_id: 'row', sku_id: 'row', bin_id: 'row', plan_id: 'row',
    quantity: 'integer', currency: 'enum', done_qty: 'integer', made_good: 'integer', made_bad: 'integer', work_hours: 'decimal', finish_day: 'date',
    finish_time: 'datetime', begin_time: 'datetime', remark: 'text', create_time: 'datetime',
  },
  process_plan: {
    id: 'row', plan_no: 'text', sku_id: 'row', warehouse_id: 'row', plan_qty: 'integer', before_qty: 'integer', need_date: 'date', plan_status: 'enum',
    closer: 'user', creator: 'user',
  },
  process_qc: {
    id: 'row', qc_no: 'text', order_id: 'row', warehouse_id: 'row', sku_id: 'row', quantity: 'integer', qc_qty: 'integer', bad_qty: 'integer',
    doc_status: 'enum',
  },
  product: {
    id: 'row', shop_id: 'row', pool_id: 'row', msku: 'text', asin: 'id', parent_asin: 'id', fnsku: 'id', title: 'text', currency: 'enum', price: 'money',
    open_day: 'date', image: 'image', sku: 'text', product_name: 'text', sales_status: 'enum', category_id: 'row', brand_id: 'row', spu_id: 'row',
    leader: 'user', specialist: 'user', assistant: 'user', developer: 'user', followers: 'tags', least_price: 'money', most_price: 'money',
    fulfilment: 'enum', fbm_qty: 'integer', sale_price: 'money', sale_from: 'date', sale_to: 'date',
  },
  product_log: { id: 'row', shop_id: 'row', msku: 'text', log_day: 'date', about: 'enum', content: 'text', how: 'enum' },
  product_owner: {
    id: 'row', shop_id: 'row', msku: 'text', from_day: 'date', leader: 'user', specialist: 'user', assistant: 'user', developer: 'user',
    create_time: 'datetime', update_time: 'datetime',
  },
  purchase_advice: {
    sku_id: 'row', supplier_id: 'row', buyer: 'user', advice_state: 'enum', daily: 'decimal', out_days: 'integer', cover_days: 'integer',
    fba_qty: 'integer',
    fba_onway: 'integer', need_qty: 'decimal', local_qty: 'integer', oversea_qty: 'integer', oversea_onway: 'integer', onway_qty: 'integer',
    requested_qty: 'integer', taken_qty: 'integer', custom_qty: 'integer', moq: 'integer', box_qty: 'integer', advice_qty: 'integer', buy_qty: 'integer',
    sellable_days: 'integer', out_day: 'date', buy_day: 'date', currency: 'enum', price: 'money', ignored: 'switch', make_time: 'datetime',
  },
  purchase_order: {
    id: 'row', order_no: 'text', po_status: 'enum', supplier_id: 'row', warehouse_id: 'row', currency: 'enum', order_time: 'datetime', freight: 'money',
    other_fee: 'money', expect_date: 'date', pay_status: 'enum',
  },
  cost_reduction: {
    id: 'row', stat_month: 'month', sku: 'text', supplier_id: 'row', currency: 'enum', base_price: 'money', current_price: 'money', base_from: 'enum',
    current_from: 'enum',
  },
  purchase_order_item: {
    id: 'row', order_id: 'row', sku_id: 'row', qty: 'integer', currency: 'enum', price: 'money', last_price: 'money', order_day: 'date', supplier_id: 'row',
    warehouse_id: 'row', plan_id: 'row', wait_hours: 'decimal', avg_price: 'money', low_price: 'money',
  },
  purchase_payment: {
    id: 'row', order_id: 'row', bill_id: 'row', opening_id: 'row', sample_id: 'row', supplier_id: 'row', purchase_no: 'text', currency: 'enum',
    total_amount: 'money', apply_amount: 'money', paid_amount: 'money', pay_status: 'enum', pay_account: 'text', pay_date: 'date', create_time: 'datetime',
  },
  purchase_plan: {
    id: 'row', plan_no: 'text', sku: 'text', sku_id: 'row', plan_qty: 'integer', plan_status: 'enum', replenish_item_id: 'row',
    approve_time: 'datetime',
  },
  purchase_return: { id: 'row', doc_no: 'text', order_id: 'row', purchase_no: 'text', supplier_id: 'row', warehouse_id: 'row', currency: 'enum' },
  purchase_return_item: {
    id: 'row', return_id: 'row', order_item_id: 'row', sku_id: 'row', condition: 'enum', qty: 'integer', currency: 'enum', price: 'money',
    out_qty: 'integer', back_qty: 'integer', swapped_qty: 'integer', done_day: 'date', doc_no: 'text', order_id: 'row', supplier_id: 'row',
    warehouse_id: 'row',
  },
  purchase_swap: {
    receipt_id: 'row', receipt_item_id: 'row', return_id: 'row', return_item_id: 'row', sku_id: 'row', from_qty: 'integer', qty: 'integer',
  },
  putaway: { id: 'row', doc_no: 'text', receipt_id: 'row', warehouse_id: 'row', source_no: 'text', putaway_state: 'enum', operator: 'user' },
  putaway_item: {
    id: 'row', putaway_id: 'row', warehouse_id: 'row', sku_id: 'row', condition: 'enum', lot: 'text', qty: 'integer', done_qty: 'integer',
    now_qty: 'integer', bin_id: 'row', put_bins: 'text', suggest_bin_id: 'row', suggest_why: 'enum',
  },
  receipt: {
    id: 'row', receipt_no: 'text', receipt_state: 'enum', order_id: 'row', purchase_no: 'text', supplier_id: 'row', warehouse_id: 'row', currency: 'enum',
    receive_user: 'user',
  },
  receipt_item: {
    id: 'row', receipt_id: 'row', order_item_id: 'row', sku_id: 'row', notice_qty: 'integer', received_qty: 'integer', good_qty: 'integer',
    bad_qty: 'integer', bad_reason: 'text', in_qty: 'integer', swap_qty: 'integer', currency: 'enum', price: 'money', done_day: 'date',
    doc_no: 'text', order_id: 'row',    supplier_id: 'row', warehouse_id: 'row',
  },
  reimbursement: {
    id: 'row', shop_id: 'row', approval_day: 'date', reimb_id: 'id', case_id: 'id', order_id: 'id', reimb_reason: 'enum', msku: 'text', fnsku: 'id',
    currency: 'enum', amount: 'money', total_qty: 'integer', original_id: 'id', asin: 'id', cash_qty: 'integer',
  },
  removal_order: {
    id: 'row', updated_at: 'datetime', requested_qty: 'integer', disposed_qty: 'integer', shop_id: 'row', request_day: 'date',
    order_id: 'id', removal_type: 'enum', msku: 'text', fnsku: 'id',
    disposition: 'enum', shipped_qty: 'integer',
  },
  removal_receipt: { shop_id: 'row', order_id: 'id', msku: 'text', disposition: 'enum', good_qty: 'integer', bad_qty: 'integer', receive_day: 'date' },
  removal_shipment: { shop_id: 'row', order_id: 'id', msku: 'text', ship_day: 'date', tracking_no: 'id' },
  report_day: { import_id: 'row', day: 'date', shop_id: 'row', report: 'enum', row_count: 'integer' },
  report_gap: {
    shop_id: 'row', report: 'enum', kind: 'enum', from_day: 'date', to_day: 'date', days: 'integer', last_day: 'date', console: 'text', pages: 'text',
  },
  report_file: {
    id: 'row', report: 'enum', shop_id: 'row', state: 'enum', data_start: 'date', data_end: 'date', progress: 'progress',
    total_count: 'integer', success_count: 'integer', replaced_count: 'integer', fail_count: 'integer', file_name: 'text',
    file_size: 'integer', file_hash: 'text', file_id: 'id', reading: 'json', preview: 'json', creator: 'user', create_time: 'datetime',
  },
  role: {
    name: 'text', label: 'text', everything: 'bool', menus: 'tags', permissions: 'tags', denied_actions: 'tags', hidden_fields: 'tags', limit_shops: 'bool',
    shop_ids: 'tags', state: 'enum', menu_count: 'integer', create_time: 'datetime',
  },
  sale_order: {
    shop_id: 'row', order_id: 'id', purchase_at: 'datetime', purchase_day: 'date', updated_at: 'datetime', state: 'enum', order_status: 'text',
    fulfillment: 'enum', item_count: 'integer', shipped_quantity: 'integer', ship_level: 'text', ship_country: 'text', ship_state: 'text', ship_city: 'text',
    msku: 'text',
  },
  ship_arrival: {
    item_id: 'row', batch_id: 'row', shop_id: 'row', pool_id: 'row', msku: 'text', ship_day: 'date', shipped_qty: 'integer', arrived_qty: 'integer',
    open_qty: 'integer', first_day: 'date', last_day: 'date',
  },
  shop: { id: 'row', dept_name: 'text', name: 'text', account_name: 'text', site: 'enum', currency: 'enum', pool_id: 'row', state: 'enum',
    create_time: 'datetime',
    seller_id: 'text', marketplace: 'text', time_zone: 'text',
  },
  shop_authorization: { shop_id: 'row', channel: 'enum', auth_status: 'enum', expire_date: 'date' },
  sku: {
    id: 'row', sku_code: 'text', product_name: 'text', image: 'image', goods_kind: 'enum', sku_kind: 'enum', product_status: 'enum', unit: 'text',
    declare_currency: 'enum', supplier_id: 'row', purchase_price: 'money', price_currency: 'enum', lead_days: 'integer', box_qty: 'integer', buyer: 'user',
    category_id: 'row', brand_id: 'row', spu_id: 'row', needs_expiry: 'switch', create_time: 'datetime', update_time: 'datetime',
    declare_price: 'money', pkg_length: 'decimal', pkg_width: 'decimal', pkg_height: 'decimal', gross_weight: 'integer',
  },
  sku_bin: { warehouse_id: 'row', sku_id: 'row', bin_id: 'row', id: 'row' },
  sku_fba: {
    sku_id: 'row', pool_id: 'row', shop_ids: 'tags', stat_date: 'date', sellable_qty: 'integer', reserved_qty: 'integer', unsellable_qty: 'integer',
    warehouse_qty: 'integer', inbound_qty: 'integer',
  },
  sku_part: { id: 'row', sku_id: 'row', part_id: 'row', qty: 'integer', cost_share: 'percent', from_day: 'date', to_day: 'date' },
  sku_price: {
    id: 'row', sku_id: 'row', supplier_id: 'row', is_default: 'switch', min_qty: 'integer', currency: 'enum', price: 'money', lead_days: 'integer',
    from_day: 'date',
  },
  sp_product_day: { shop_id: 'row', stat_date: 'date', currency: 'enum', msku: 'text', total_spend: 'money', amount: 'money' },
  sp_search_term_day: {
    shop_id: 'row', stat_date: 'date', start_date: 'date', end_date: 'date', currency: 'enum', campaign_name: 'text', ad_group_name: 'text',
    targeting: 'text', match_type: 'enum', search_term: 'text', clicks: 'integer', total_spend: 'money', order_quantity: 'integer',
  },
  spu_attrs: { id: 'row', spu_id: 'row', attr_name: 'text', attr_values: 'tags' },
  stock_balance: {
    id: 'row', place_kind: 'enum', place_id: 'id', warehouse_id: 'row', bin_id: 'row', sku_id: 'row', condition: 'enum', lot: 'text', expiry: 'date',
    qty: 'integer', since: 'date',
  },
  stock_diff: { id: 'row', warehouse_id: 'row', sku_id: 'row', count_day: 'date', erp_qty: 'integer', check_time: 'datetime' },
  stock_entry: {
    id: 'row', at: 'datetime', entry_day: 'date', sku_id: 'row', condition: 'enum', lot: 'text', from_id: 'row', from_kind: 'enum', from_wh_id: 'row',
    to_id: 'row', to_kind: 'enum', to_wh_id: 'row', qty: 'integer', reason: 'enum', doc_kind: 'enum', doc_id: 'id', doc_no: 'text', doc_line: 'id',
    supplier_id: 'row', reverses_id: 'row', below_zero: 'bool', from_bin_id: 'row', to_bin_id: 'row', creator: 'user', create_time: 'datetime',
  },
  stock_hold: {
    id: 'row', balance_id: 'row', sku_id: 'row', warehouse_id: 'row', qty: 'integer', doc_kind: 'enum', doc_id: 'id', doc_no: 'text', creator: 'user',
    create_time: 'datetime',
  },
  stock_lock: { id: 'row', pool_id: 'row', shop_id: 'row', shop_ids: 'tags', msku: 'text', lock_qty: 'integer' },
  stock_move: { id: 'row', warehouse_id: 'row' },
  stock_move_item: { id: 'row', move_id: 'row', sku_id: 'row', bin_id: 'row', unit_cost: 'money', currency: 'enum' },
  stocktake: { id: 'row', warehouse_id: 'row', doc_status: 'enum' },
  stocktake_item: {
    id: 'row', stocktake_id: 'row', sku_id: 'row', bin_id: 'row', condition: 'enum', lot: 'text', book_qty: 'integer', real_qty: 'integer',
    frozen_at: 'datetime', frozen_qty: 'integer', moved_qty: 'integer', counted_at: 'datetime', counted_by: 'user', counted_qty: 'integer',
  },
  supplier: { id: 'row', supplier_name: 'text' },
  supplier_score: {
    supplier_id: 'row', stat_month: 'month', in_qty: 'integer', on_time_rate: 'percent', quality_rate: 'percent', price_trend: 'percent',
    service_score: 'integer', on_time_points: 'decimal', quality_points: 'decimal', price_points: 'decimal', service_points: 'decimal',
    total_score: 'decimal',
  },
  supplier_score_band: { rule_id: 'row', metric: 'enum', from_value: 'decimal', score: 'integer' },
  supplier_score_rule: {
    id: 'row', start_month: 'month', on_time_weight: 'percent', quality_weight: 'percent', price_weight: 'percent', service_weight: 'percent',
  },
  supplier_service: { supplier_id: 'row', stat_month: 'month', score: 'integer' },
  supplier_opening: { id: 'row', opening_no: 'text', supplier_id: 'row', currency: 'enum', amount: 'money' },
  supplier_bill: { id: 'row', bill_no: 'text', bill_status: 'enum', supplier_id: 'row', currency: 'enum', discount: 'money', prepaid_amount: 'money' },
  supplier_bill_item: { bill_id: 'row', receipt_item_id: 'row', return_item_id: 'row', qty: 'integer', bill_price: 'money' },
  tracking: {
    id: 'row', tracking_no: 'id', ref_no: 'text', batch_id: 'row', shipment_id: 'id', ship_date: 'date', event_time: 'datetime',
    track_state: 'enum', latest_event: 'text',
  },
  transfer: { id: 'row', doc_no: 'text', in_wh_id: 'row', transfer_state: 'enum' },
  transfer_item: {
    id: 'row', transfer_id: 'row', sku_id: 'row', condition: 'enum', quantity: 'integer', out_qty: 'integer', now_qty: 'integer', in_qty: 'integer',
  },
  warehouse: { id: 'row', name: 'text', wh_type: 'enum', apportion: 'enum', putaway: 'switch', safe_days: 'integer' },
  warehouse_bin: { id: 'row', warehouse_id: 'row', code: 'text', is_default: 'bool', is_receiving: 'bool' },
}

const ENUMS = [
  'approval_action', 'attachment_module', 'bill_way', 'company_zone', 'currency_all', 'custom_fee_type', 'fee_category', 'network', 'return_reason', 'site',
]

const TABLES = Object.keys(SYSTEM_TABLES).filter((table) => !LISTED_TABLES.has(table))

/** What the statements of server/modules/finance/fees/fee-lines.ts fill, and those of the kernel's intake take away and bring back. */
const FEE_LINES: Needs['feeLines'] = {
  import_id: 'row', txn_id: 'row', shop_id: 'row', origin: 'enum', posted_day: 'date', settlement_id: 'id', order_id: 'id', msku: 'text',
  transaction_type: 'enum', description: 'text', amount_family: 'text', amount_name: 'text', fee_category: 'enum', release_status: 'enum',
  currency: 'enum', amount: 'money',
}

export const NEEDS: Needs = { entities: ENTITIES, enums: ENUMS, tables: TABLES, feeLines: FEE_LINES }
