/** What the server's code reads by name of advertising's own work: rules and suggestions. A part of needs.ts. */
import type { Needs } from '../codegen/check/check'

export const AD_WORK: Needs['entities'] = {
  ad_keyword: { shop_id: 'row', ad_group_id: 'id' },
  ad_product: { shop_id: 'row', msku: 'text', ad_group_id: 'id' },
  ad_rule: {
    id: 'row', rule_name: 'text', about: 'enum', condition: 'json', action: 'enum', rate: 'percent', currency: 'enum', floor: 'money', ceiling: 'money',
    cool_days: 'integer', is_enable: 'switch', check_time: 'datetime', fault: 'text', preset: 'text', create_time: 'datetime', update_time: 'datetime',
  },
  ad_suggestion: {
    id: 'row', rule_id: 'row', suggest_type: 'enum', suggest_state: 'enum', shop_id: 'row', target: 'text', object_key: 'text', object_id: 'id',
    object_name: 'text', match: 'enum', campaign_id: 'id', ad_group_id: 'id', campaign_name: 'text', ad_group_name: 'text', currency: 'enum',
    current_amount: 'money', suggest_amount: 'money', reason: 'text', evidence_from: 'date', evidence_to: 'date', impressions: 'integer', clicks: 'integer',
    total_spend: 'money', order_quantity: 'integer', amount: 'money', change_id: 'row', operate_day: 'date', before_spend: 'money',
    before_orders: 'integer', before_sales: 'money', after_spend: 'money', after_orders: 'integer', after_sales: 'money', create_time: 'datetime',
    check_time: 'datetime',
  },
}
