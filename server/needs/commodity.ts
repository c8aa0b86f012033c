/** What the server's code reads by name of the entities of schemas/entities/commodity/ (server/needs.ts). */
import type { Needs } from '../../codegen/check/check'

export const COMMODITY: Needs['entities'] = {
  category: { id: 'row', name: 'text', parent_id: 'row', full_name: 'text' },
  goods_log: {
    at: 'datetime', employee_id: 'user', sku_id: 'row', sku_code: 'text', about: 'enum', doing: 'enum', field_label: 'text', before_value: 'text',
    after_value: 'text', before_cost: 'text', after_cost: 'text',
  },
  pairing: {
    id: 'row', shop_id: 'row', msku: 'text', sku_id: 'row', qty: 'integer', from_day: 'date', to_day: 'date', source: 'enum', create_time: 'datetime',
    update_time: 'datetime',
  },
  pairing_suggestion: { id: 'row', shop_id: 'row', msku: 'text', sku_id: 'row', reason: 'enum', qty: 'integer' },
  risk_hit: {
    word_id: 'row', product_id: 'row', shop_id: 'row', msku: 'text', hit_field: 'tags', hit_text: 'text', handle_status: 'enum', scan_time: 'datetime',
    found_time: 'datetime',
  },
  risk_word: { id: 'row', word: 'text', site: 'enum', is_enable: 'switch' },
  sku: {
    id: 'row', sku_code: 'text', product_name: 'text', image: 'image', goods_kind: 'enum', sku_kind: 'enum', product_status: 'enum', unit: 'text',
    declare_currency: 'enum', supplier_id: 'row', purchase_price: 'money', price_currency: 'enum', lead_days: 'integer', box_qty: 'integer',
    buyer: 'user', category_id: 'row', brand_id: 'row', spu_id: 'row', needs_expiry: 'switch', create_time: 'datetime', update_time: 'datetime',
    declare_price: 'money', pkg_length: 'decimal', pkg_width: 'decimal', pkg_height: 'decimal', gross_weight: 'integer',
  },
  sku_part: { id: 'row', sku_id: 'row', part_id: 'row', qty: 'integer', cost_share: 'percent', from_day: 'date', to_day: 'date' },
  sku_price: {
    id: 'row', sku_id: 'row', supplier_id: 'row', is_default: 'switch', min_qty: 'integer', currency: 'enum', price: 'money', lead_days: 'integer',
    from_day: 'date',
  },
  spu_attrs: { id: 'row', spu_id: 'row', attr_name: 'text', attr_values: 'tags' },
  template_solution: { id: 'row', solution_type: 'enum', category_id: 'row', is_default: 'switch', goods_default_of: 'row', label_default_of: 'row' },
}
