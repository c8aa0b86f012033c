/** What the server's code reads by name of the entities of schemas/entities/purchase/ (server/needs.ts). */
import type { Needs } from '../../codegen/check/check'

export const PURCHASE: Needs['entities'] = {
  cost_reduction: {
    id: 'row', stat_month: 'month', sku: 'text', supplier_id: 'row', currency: 'enum', base_price: 'money', current_price: 'money', base_from: 'enum',
    current_from: 'enum',
  },
  purchase_advice: {
    sku_id: 'row', supplier_id: 'row', buyer: 'user', advice_state: 'enum', daily: 'decimal', out_days: 'integer', cover_days: 'integer',
    fba_qty: 'integer', fba_onway: 'integer', need_qty: 'decimal', local_qty: 'integer', oversea_qty: 'integer', oversea_onway: 'integer',
    onway_qty: 'integer', requested_qty: 'integer', taken_qty: 'integer', custom_qty: 'integer', moq: 'integer', box_qty: 'integer',
    advice_qty: 'integer', buy_qty: 'integer', sellable_days: 'integer', out_day: 'date', buy_day: 'date', currency: 'enum', price: 'money',
    ignored: 'switch', make_time: 'datetime',
  },
  purchase_change: {
    id: 'row', order_id: 'row', supplier_id: 'row', currency: 'enum', change_state: 'enum', version_no: 'integer', old_expect_date: 'date',
    old_freight: 'money', old_other_fee: 'money',
  },
  purchase_change_item: {
    id: 'row', change_id: 'row', order_item_id: 'row', sku_id: 'row', currency: 'enum', old_qty: 'integer', old_price: 'money',
  },
  purchase_order: {
    id: 'row', order_no: 'text', po_status: 'enum', supplier_id: 'row', warehouse_id: 'row', currency: 'enum', order_time: 'datetime',
    freight: 'money', other_fee: 'money', expect_date: 'date', pay_status: 'enum',
  },
  purchase_order_item: {
    id: 'row', order_id: 'row', sku_id: 'row', qty: 'integer', currency: 'enum', price: 'money', last_price: 'money', order_day: 'date',
    supplier_id: 'row', warehouse_id: 'row', plan_id: 'row', wait_hours: 'decimal', avg_price: 'money', low_price: 'money',
  },
  purchase_payment: {
    id: 'row', order_id: 'row', bill_id: 'row', opening_id: 'row', sample_id: 'row', supplier_id: 'row', purchase_no: 'text', currency: 'enum',
    total_amount: 'money', apply_amount: 'money', paid_amount: 'money', pay_status: 'enum', pay_account: 'text', pay_date: 'date',
    create_time: 'datetime',
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
  receipt: {
    id: 'row', receipt_no: 'text', receipt_state: 'enum', order_id: 'row', purchase_no: 'text', supplier_id: 'row', warehouse_id: 'row',
    currency: 'enum', receive_user: 'user',
  },
  receipt_item: {
    id: 'row', receipt_id: 'row', order_item_id: 'row', sku_id: 'row', notice_qty: 'integer', received_qty: 'integer', good_qty: 'integer',
    bad_qty: 'integer', bad_reason: 'text', in_qty: 'integer', swap_qty: 'integer', currency: 'enum', price: 'money', done_day: 'date', doc_no: 'text',
    order_id: 'row', supplier_id: 'row', warehouse_id: 'row',
  },
  supplier: { id: 'row', supplier_name: 'text' },
  supplier_bill: {
    id: 'row', bill_no: 'text', bill_status: 'enum', supplier_id: 'row', currency: 'enum', discount: 'money', prepaid_amount: 'money',
  },
  supplier_bill_item: { bill_id: 'row', receipt_item_id: 'row', return_item_id: 'row', qty: 'integer', bill_price: 'money' },
  supplier_opening: { id: 'row', opening_no: 'text', supplier_id: 'row', currency: 'enum', amount: 'money' },
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
}
