/** What the server's code reads by name of advertising's own work: rules and suggestions, tactics and their tasks. A part of server/needs.ts. */
import type { Needs } from '../../codegen/check/check'

export const AD_WORK: Needs['entities'] = {
  ad_keyword: { shop_id: 'row', ad_group_id: 'id', ad_type: 'enum', limit_kind: 'enum' },
  ad_target: { shop_id: 'row', ad_group_id: 'id', target_expression: 'text', state: 'enum', ad_type: 'enum', limit_kind: 'enum' },
  ad_asset: { shop_id: 'row', asset_name: 'text', asset_kind: 'enum', asset_no: 'text', brand_name: 'text', brand_entity_id: 'text', image_size: 'text' },
  ad_creative: {
    shop_id: 'row', campaign_id: 'id', creative_asins: 'text', brand_name: 'text', brand_logo_id: 'text', video_ids: 'text', landing_url: 'text',
  },
  ad_draft: { shop_id: 'row', brand_entity_id: 'text', brand_name: 'text', landing_url: 'text' },
  ad_product: { shop_id: 'row', msku: 'text', ad_group_id: 'id', campaign_id: 'id', state: 'enum' },
  ad_template: {},
  ad_rule: {
    id: 'row', rule_name: 'text', about: 'enum', condition: 'json', action: 'enum', rate: 'percent', currency: 'enum', floor: 'money', ceiling: 'money',
    cool_days: 'integer', is_enable: 'switch', check_time: 'datetime', fault: 'text', preset: 'text', create_time: 'datetime', update_time: 'datetime',
  },
  ad_tactic: {
    id: 'row', tactic_name: 'text', timing_type: 'enum', zone_mode: 'enum', week: 'week', currency: 'enum', floor: 'money', ceiling: 'money',
    is_enable: 'switch',
  },
  ad_timed_object: {
    id: 'row', task_id: 'row', shop_id: 'row', target: 'text', row_key: 'text', field: 'text', object_name: 'text', campaign_name: 'text',
    ad_group_name: 'text', at_campaign: 'text', at_group: 'text', at_aim: 'text', ad_type: 'enum', limit_kind: 'enum', currency: 'enum',
    base_value: 'text', base_text: 'text', asked_value: 'text', asked_text: 'text',
  },
  ad_timed_run: {
    id: 'row', task_id: 'row', object_id: 'row', shop_id: 'row', slot_time: 'datetime', slot_text: 'text', entry: 'text', wanted_value: 'text',
    before_text: 'text', wanted_text: 'text', exec_result: 'enum', attempts: 'integer', next_time: 'datetime', message: 'text', done_time: 'datetime',
  },
  ad_timed_task: {
    id: 'row', task_name: 'text', shop_id: 'row', tactic_id: 'row', timing_type: 'enum', run_state: 'enum', from_day: 'date', to_day: 'date',
    handled_until: 'datetime', last_time: 'datetime', last_result: 'enum', last_said: 'text',
  },
  ad_suggestion: {
    id: 'row', rule_id: 'row', suggest_type: 'enum', suggest_state: 'enum', shop_id: 'row', ad_type: 'enum', target: 'text', object_key: 'text',
    object_id: 'id',
    object_name: 'text', match: 'enum', campaign_id: 'id', ad_group_id: 'id', campaign_name: 'text', ad_group_name: 'text', currency: 'enum',
    current_amount: 'money', suggest_amount: 'money', rule_amount: 'money', reason: 'text', evidence_from: 'date', evidence_to: 'date',
    impressions: 'integer', clicks: 'integer',
    total_spend: 'money', order_quantity: 'integer', amount: 'money', change_id: 'row', operate_day: 'date', before_spend: 'money',
    before_orders: 'integer', before_sales: 'money', after_spend: 'money', after_orders: 'integer', after_sales: 'money', create_time: 'datetime',
    check_time: 'datetime',
  },
  ad_word: { shop_id: 'row', keyword_text: 'text' },
}
