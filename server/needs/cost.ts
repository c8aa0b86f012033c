/** What the server's code reads by name of what goods cost: batches, lines, pieces, months, and what is kept out of them (server/needs.ts). */
import type { Needs } from '../../codegen/check/check'

export const COST: Needs['entities'] = {
  cost_adjust: { id: 'row', sku_id: 'row' },
  cost_fee_item: { fee_id: 'row', layer_id: 'row', sku_id: 'row', layer_qty: 'integer', currency: 'enum', share: 'money' },
  cost_layer: {
    id: 'row', sku_id: 'row', pool_id: 'id', warehouse_id: 'row', entry_id: 'row', in_at: 'datetime', in_day: 'date', in_qty: 'integer', cut_qty: 'integer',
    cum: 'integer', reason: 'enum', doc_kind: 'enum', doc_id: 'id', doc_line: 'id', doc_no: 'text', currency: 'enum',
  },
  cost_line: {
    id: 'row', layer_id: 'row', sku_id: 'row', kind: 'enum', basis: 'enum', amount: 'money', doc_currency: 'enum', rate: 'decimal', rate_month: 'month',
    base_amount: 'money', currency: 'enum', month: 'month', line_day: 'date', diff_amount: 'money', doc_kind: 'text', doc_id: 'id', doc_line: 'id',
    doc_no: 'text', reverses_id: 'row', remark: 'text', creator: 'user', create_time: 'datetime',
  },
  cost_parent: { layer_id: 'row', entry_id: 'row', part_sku_id: 'row', from_part: 'decimal', to_part: 'decimal', whole: 'decimal' },
  cost_period: {
    id: 'row', month: 'month', last_day: 'date', close_status: 'enum', version_no: 'integer', gap_qty: 'integer', closed_qty: 'integer',
    closed_uses: 'integer', closed_lines: 'integer',
  },
  cost_use: {
    id: 'row', layer_id: 'row', entry_id: 'row', sku_id: 'row', pool_id: 'id', warehouse_id: 'row', at: 'datetime', use_day: 'date', qty: 'integer',
    pos: 'integer', before_qty: 'integer', late: 'bool', missing_qty: 'integer', amount: 'money', purchase_cost: 'money', head_cost: 'money',
    package_cost: 'money', parted_amount: 'money', currency: 'enum', reason: 'enum', doc_kind: 'enum',
    doc_id: 'id', doc_line: 'id', doc_no: 'text',
  },
  fba_cost: { shop_id: 'row', pool_id: 'row', msku: 'text', currency: 'enum', unit_cost: 'money' },
  fba_cost_opening: { id: 'row', shop_id: 'row', msku: 'text', purchase_cost: 'money', head_cost: 'money', package_cost: 'money', other_cost: 'money' },
  fba_layer: {
    id: 'row', source_key: 'text', kind: 'enum', pool_id: 'row', shop_id: 'row', msku: 'text', batch_id: 'row', doc_no: 'text', in_day: 'date',
    in_qty: 'integer',
    basis: 'enum', currency: 'enum', purchase_cost: 'money', head_cost: 'money', package_cost: 'money', other_cost: 'money',
  },
  fba_use: {
    source_key: 'text', layer_id: 'row', pool_id: 'row', shop_id: 'row', msku: 'text', month: 'month', qty: 'integer', late: 'bool',
    missing_qty: 'integer', currency: 'enum', purchase_cost: 'money', head_cost: 'money', package_cost: 'money', other_cost: 'money',
  },
  fixed_cost: { sku_id: 'row', unit_cost: 'money' },
  place_cost: { sku_id: 'row', warehouse_id: 'row', currency: 'enum', unit_cost: 'money' },
  sku_cost: { sku_id: 'row', qty: 'integer', uncosted_qty: 'integer', currency: 'enum', amount: 'money', unit_cost: 'money' },
  sold_cost_diff: {
    shop_id: 'row', msku: 'text', start_month: 'month', month: 'month', doc_kind: 'text', doc_id: 'text', doc_no: 'text', currency: 'enum',
    purchase_cost: 'money', head_cost: 'money', package_cost: 'money', other_cost: 'money',
  },
  sold_cost: {
    shop_id: 'row', msku: 'text', start_month: 'month', currency: 'enum', purchase_cost: 'money', head_cost: 'money', package_cost: 'money',
    other_cost: 'money',
  },
}
