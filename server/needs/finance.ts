/** What the server's code reads by name of the entities of schemas/entities/finance/ (server/needs.ts). */
import type { Needs } from '../../codegen/check/check'

/** A line of profit, by month or by day. */
const PROFIT: Needs['entities'][string] = {
  id: 'row', part: 'enum', origin: 'enum', shop_id: 'row', stat_month: 'month', msku: 'text', fee_category: 'enum', ad_type: 'enum',
  currency: 'enum', amount: 'money', sales_amount: 'money', income: 'money', refund: 'money', expense: 'money', tax: 'money', unallocated: 'money',
  ad_spend_diff: 'money', quantity: 'integer', refund_quantity: 'integer', uncosted_quantity: 'integer', standard_quantity: 'integer',
  fba_quantity: 'integer', fbm_quantity: 'integer', mcf_quantity: 'integer', returned_quantity: 'integer', replaced_quantity: 'integer',
  custom_fee: 'money', purchase_cost: 'money', head_cost: 'money', package_cost: 'money', other_cost: 'money', past_cost: 'money',
  returned_cost: 'money', of_month: 'month', cause_no: 'text',
}

export const FINANCE: Needs['entities'] = {
  close_config: { on_reports: 'enum', on_unmapped: 'enum', on_costs: 'enum', on_rates: 'enum', check_first: 'switch', apart: 'switch' },
  commission: { id: 'row', stat_month: 'month', role: 'enum', person: 'user', state: 'enum', adjust: 'money', remark: 'text' },
  commission_rule: { role: 'enum', start_month: 'month', base: 'enum', from_amount: 'money', rate: 'percent' },
  cost_adjust: { id: 'row', sku_id: 'row' },
  cost_fee_item: { fee_id: 'row', layer_id: 'row', sku_id: 'row', layer_qty: 'integer', currency: 'enum', share: 'money' },
  cost_layer: {
    id: 'row', sku_id: 'row', pool_id: 'id', warehouse_id: 'row', entry_id: 'row', in_at: 'datetime', in_day: 'date', in_qty: 'integer',
    cut_qty: 'integer', cum: 'integer', reason: 'enum', doc_kind: 'enum', doc_id: 'id', doc_line: 'id', doc_no: 'text', currency: 'enum',
  },
  cost_line: {
    id: 'row', layer_id: 'row', sku_id: 'row', kind: 'enum', basis: 'enum', amount: 'money', doc_currency: 'enum', rate: 'decimal',
    rate_month: 'month', base_amount: 'money', currency: 'enum', month: 'month', line_day: 'date', diff_amount: 'money', doc_kind: 'text',
    doc_id: 'id', doc_line: 'id', doc_no: 'text', reverses_id: 'row', remark: 'text', creator: 'user', create_time: 'datetime',
  },
  cost_parent: { layer_id: 'row', entry_id: 'row', part_sku_id: 'row', from_part: 'decimal', to_part: 'decimal', whole: 'decimal' },
  cost_period: {
    id: 'row', month: 'month', last_day: 'date', close_status: 'enum', version_no: 'integer', gap_qty: 'integer', closed_qty: 'integer',
    closed_uses: 'integer', closed_lines: 'integer',
  },
  cost_use: {
    id: 'row', layer_id: 'row', entry_id: 'row', sku_id: 'row', pool_id: 'id', warehouse_id: 'row', at: 'datetime', use_day: 'date', qty: 'integer',
    pos: 'integer', before_qty: 'integer', late: 'bool', missing_qty: 'integer', amount: 'money', purchase_cost: 'money', head_cost: 'money',
    package_cost: 'money', parted_amount: 'money', currency: 'enum', reason: 'enum', doc_kind: 'enum', doc_id: 'id', doc_line: 'id', doc_no: 'text',
  },
  custom_fee: { id: 'row', shop_id: 'row', fee_month: 'month', msku: 'text', fee_type: 'enum', currency: 'enum', amount: 'money', share_by: 'enum' },
  custom_fee_kind: { id: 'row', name: 'text', category: 'enum' },
  fba_cost: { shop_id: 'row', pool_id: 'row', msku: 'text', currency: 'enum', unit_cost: 'money' },
  fba_cost_opening: {
    id: 'row', shop_id: 'row', msku: 'text', purchase_cost: 'money', head_cost: 'money', package_cost: 'money', other_cost: 'money',
  },
  fba_layer: {
    id: 'row', source_key: 'text', kind: 'enum', pool_id: 'row', shop_id: 'row', msku: 'text', batch_id: 'row', doc_no: 'text', in_day: 'date',
    in_qty: 'integer', basis: 'enum', currency: 'enum', purchase_cost: 'money', head_cost: 'money', package_cost: 'money', other_cost: 'money',
  },
  fba_use: {
    source_key: 'text', layer_id: 'row', pool_id: 'row', shop_id: 'row', msku: 'text', month: 'month', qty: 'integer', late: 'bool',
    missing_qty: 'integer', currency: 'enum', purchase_cost: 'money', head_cost: 'money', package_cost: 'money', other_cost: 'money',
  },
  fbm_freight: {
    shop_id: 'row', origin: 'enum', ship_day: 'date', order_id: 'id', order_no: 'text', msku: 'text', currency: 'enum', freight: 'money',
  },
  fee_line: {
    txn_id: 'row', shop_id: 'row', order_id: 'id', origin: 'enum', posted_day: 'date', msku: 'text', transaction_type: 'enum', description: 'text',
    amount_family: 'text', amount_name: 'text', fee_category: 'enum', currency: 'enum', amount: 'money',
  },
  fee_mapping: {
    id: 'row', transaction_type: 'text', amount_name: 'text', description: 'text', fee_category: 'enum', creator: 'user', update_time: 'datetime',
  },
  fee_share_rule: { fee_category: 'enum', start_month: 'month', share_by: 'enum' },
  fixed_cost: { sku_id: 'row', unit_cost: 'money' },
  fund_account: { id: 'row', account_name: 'text', is_enable: 'switch', provider: 'enum', currency: 'enum' },
  fund_entry: {
    id: 'row', payment_id: 'row', doc_status: 'enum', amount_total: 'money', doc_no: 'text', account_id: 'row', txn_no: 'text', shop_id: 'row',
    settlement_id: 'id', clear_amount: 'money',
  },
  order_profit: {
    shop_id: 'row', order_id: 'id', msku: 'text', order_day: 'date', stat_month: 'month', state: 'enum', is_open: 'bool', posted_from: 'date',
    posted_to: 'date', currency: 'enum', quantity: 'integer', posted_quantity: 'integer', product_sales: 'money', promotion: 'money',
    commission: 'money', fba_fee: 'money', refund: 'money', ad_spend: 'money', storage_fee: 'money', other_income: 'money', tax: 'money',
    other_fee: 'money', sales_guess: 'money', promotion_guess: 'money', commission_guess: 'money', fba_guess: 'money', refund_guess: 'money',
    ad_guess: 'money', storage_guess: 'money', guess_size: 'money', whole_size: 'money', unrated_quantity: 'integer', uncosted_quantity: 'integer',
    standard_quantity: 'integer', purchase_cost: 'money', head_cost: 'money', package_cost: 'money', other_cost: 'money', fbm_freight: 'money',
    off_site: 'money', ship_day: 'date', ship_told: 'enum', returned_cost: 'money', returned_from: 'date', returned_to: 'date',
  },
  payment_statement: {
    id: 'row', txn_no: 'text', txn_time: 'datetime', currency: 'enum', amount_total: 'money', fee_amount: 'money', txn_state: 'text',
    shop_name: 'text', fund_id: 'row', entry_id: 'row', provider: 'enum',
  },
  place_cost: { sku_id: 'row', warehouse_id: 'row', currency: 'enum', unit_cost: 'money' },
  posted_aside: {
    shop_id: 'row', origin: 'enum', posted_day: 'date', stat_month: 'month', settlement_id: 'id', order_id: 'id', msku: 'text', currency: 'enum',
    off_site: 'money', returned_cost: 'money',
  },
  posted_cost: {
    shop_id: 'row', origin: 'enum', posted_day: 'date', stat_month: 'month', settlement_id: 'id', order_id: 'id', msku: 'text', currency: 'enum',
    quantity: 'integer', uncosted_quantity: 'integer', standard_quantity: 'integer', purchase_cost: 'money', head_cost: 'money', package_cost: 'money',
    other_cost: 'money',
  },
  product_cost: {
    id: 'row', shop_id: 'row', msku: 'text', start_month: 'month', currency: 'enum', purchase_cost: 'money', head_cost: 'money', package_cost: 'money',
    other_cost: 'money',
  },
  profit_day: { ...PROFIT, stat_day: 'date' },
  profit_line: PROFIT,
  return_cost: {
    return_id: 'row', shop_id: 'row', return_day: 'date', stat_month: 'month', order_id: 'id', msku: 'text', origin: 'enum', basis: 'enum',
    of_month: 'month', currency: 'enum', quantity: 'integer', uncosted_quantity: 'integer', returned_cost: 'money',
  },
  settlement: { shop_id: 'row', settlement_id: 'id', currency: 'enum', deposit_at: 'datetime', end_at: 'datetime', total_amount: 'money' },
  settlement_line: {
    id: 'row', shop_id: 'row', order_id: 'id', transaction_type: 'text', amount_type: 'text', amount_description: 'text', posted_day: 'date',
    msku: 'text', quantity: 'integer', currency: 'enum', marketplace: 'text', fulfillment_id: 'text', settlement_id: 'id',
  },
  settlement_txn: {
    id: 'row', shop_id: 'row', transaction_type: 'enum', posted_day: 'date', msku: 'text', quantity: 'integer', currency: 'enum',
    unmapped_amount: 'money', order_id: 'id', fulfillment: 'enum', marketplace: 'text', product_sales: 'money', fba_fees: 'money', settlement_id: 'id',
  },
  shop_close: {
    id: 'row', shop_id: 'row', month: 'month', last_day: 'date', currency: 'enum', close_status: 'enum', check_status: 'enum', missing_items: 'tags',
    missing_says: 'text', data_ready: 'percent', gap_days: 'integer', settlement_count: 'integer', unmapped_amount: 'money', cost_gap_qty: 'integer',
    sales_amount: 'money', net_amount: 'money', gross_profit: 'money', check_user: 'user', check_time: 'datetime', version_no: 'integer',
    remark: 'text',
  },
  sku_cost: { sku_id: 'row', qty: 'integer', uncosted_qty: 'integer', currency: 'enum', amount: 'money', unit_cost: 'money' },
  sold_cost: {
    shop_id: 'row', msku: 'text', start_month: 'month', currency: 'enum', purchase_cost: 'money', head_cost: 'money', package_cost: 'money',
    other_cost: 'money',
  },
  sold_cost_diff: {
    id: 'row', shop_id: 'row', msku: 'text', start_month: 'month', month: 'month', doc_no: 'text', currency: 'enum', purchase_cost: 'money',
    head_cost: 'money', package_cost: 'money', other_cost: 'money',
  },
  vat_transaction: {
    shop_id: 'row', event_id: 'id', msku: 'text', title: 'text', quantity: 'integer', vat_rate: 'percent', currency: 'enum', net_amount: 'money',
    vat_amount: 'money', gross_amount: 'money', vat_type: 'enum', buyer_vat_no: 'id',
  },
}
