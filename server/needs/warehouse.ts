/** What the server's code reads by name of the entities of schemas/entities/warehouse/ (server/needs.ts). */
import type { Needs } from '../../codegen/check/check'

export const WAREHOUSE: Needs['entities'] = {
  place_layer: { sku_id: 'row', warehouse_id: 'row', in_day: 'date', left_qty: 'integer' },
  place_stock: { sku_id: 'row', warehouse_id: 'row', good_qty: 'integer', bad_qty: 'integer', last_in: 'date' },
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
  putaway: { id: 'row', doc_no: 'text', receipt_id: 'row', warehouse_id: 'row', source_no: 'text', putaway_state: 'enum', operator: 'user' },
  putaway_item: {
    id: 'row', putaway_id: 'row', warehouse_id: 'row', sku_id: 'row', condition: 'enum', lot: 'text', qty: 'integer', done_qty: 'integer',
    now_qty: 'integer', bin_id: 'row', put_bins: 'text', suggest_bin_id: 'row', suggest_why: 'enum',
  },
  sku_bin: { warehouse_id: 'row', sku_id: 'row', bin_id: 'row', id: 'row' },
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
  stock_move: { id: 'row', warehouse_id: 'row' },
  stock_move_item: { id: 'row', move_id: 'row', sku_id: 'row', bin_id: 'row', unit_cost: 'money', currency: 'enum' },
  stocktake: { id: 'row', warehouse_id: 'row', doc_status: 'enum' },
  stocktake_item: {
    id: 'row', stocktake_id: 'row', sku_id: 'row', bin_id: 'row', condition: 'enum', lot: 'text', book_qty: 'integer', real_qty: 'integer',
    frozen_at: 'datetime', frozen_qty: 'integer', moved_qty: 'integer', counted_at: 'datetime', counted_by: 'user', counted_qty: 'integer',
  },
  transfer: { id: 'row', doc_no: 'text', in_wh_id: 'row', transfer_state: 'enum' },
  transfer_item: {
    id: 'row', transfer_id: 'row', sku_id: 'row', condition: 'enum', quantity: 'integer', out_qty: 'integer', now_qty: 'integer', in_qty: 'integer',
  },
  warehouse: { id: 'row', name: 'text', wh_type: 'enum', apportion: 'enum', putaway: 'switch', safe_days: 'integer' },
  warehouse_bin: { id: 'row', warehouse_id: 'row', code: 'text', is_default: 'bool', is_receiving: 'bool' },
}
