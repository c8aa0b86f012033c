/** What the server's code reads by name of the entities of schemas/entities/advert/ (server/needs.ts). */
import type { Needs } from '../../codegen/check/check'

export const ADVERT: Needs['entities'] = {
  ad_asset: {
    shop_id: 'row', asset_name: 'text', asset_kind: 'enum', asset_no: 'text', brand_name: 'text', brand_entity_id: 'text', image_size: 'text',
  },
  ad_bulk_row: {
    import_id: 'row', line_no: 'integer', shop_id: 'row', sheet: 'enum', entity_kind: 'enum', campaign_id: 'id', ad_group_id: 'id', portfolio_id: 'id',
    campaign_name: 'text', ad_group_name: 'text', portfolio_name: 'text', start_date: 'date', end_date: 'date', state: 'enum', campaign_state: 'text',
    currency: 'enum', daily_budget: 'money', budget_policy: 'enum', keyword_text: 'text', match_type: 'text', asin: 'id', bid_strategy: 'text',
    placement: 'text', placement_percent: 'percent', tactic: 'enum', cost_type: 'enum', bid_optimization: 'text', ad_format: 'enum', extra: 'json',
  },
  ad_campaign: {
    shop_id: 'row', campaign_id: 'id', campaign_name: 'text', ad_type: 'enum', state: 'enum', targeting_type: 'enum', portfolio_id: 'id',
    brand_entity_id: 'text',
  },
  ad_campaign_day: { shop_id: 'row', stat_date: 'date', currency: 'enum', ad_type: 'enum', total_spend: 'money' },
  ad_campaign_name: { shop_id: 'row', ad_type: 'enum', campaign_name: 'text', campaign_id: 'id', now_name: 'text', evidence: 'enum' },
  ad_change: {
    id: 'row', import_id: 'row', shop_id: 'row', changed_at: 'datetime', changed_day: 'date', object_type: 'text', object_id: 'id',
    object_name: 'text', change_type: 'text', from_value: 'text', to_value: 'text', system_event: 'bool',
  },
  ad_creative: {
    shop_id: 'row', campaign_id: 'id', creative_asins: 'text', brand_name: 'text', brand_logo_id: 'text', video_ids: 'text', landing_url: 'text',
  },
  ad_draft: { shop_id: 'row', brand_entity_id: 'text', brand_name: 'text', landing_url: 'text' },
  ad_group: {
    shop_id: 'row', ad_group_id: 'id', ad_group_name: 'text', campaign_id: 'id', ad_type: 'enum', state: 'enum', currency: 'enum',
    default_bid: 'money', campaign_name: 'text', ad_format: 'enum', tactic: 'enum', cost_type: 'enum', limit_kind: 'enum', sheet: 'enum',
  },
  ad_invoice_line: { shop_id: 'row', issue_day: 'date', campaign_name: 'text', campaign_id: 'id', ad_type: 'enum' },
  ad_keyword: { shop_id: 'row', ad_group_id: 'id', ad_type: 'enum', limit_kind: 'enum' },
  ad_log: {
    source: 'enum', change_id: 'row', history_id: 'row', import_id: 'row', shop_id: 'row', at: 'datetime', log_day: 'date', object_kind: 'enum',
    object_name: 'text', object_id: 'text', item: 'text', operation: 'enum', from_text: 'text', to_text: 'text', creator: 'user', result: 'enum',
    exported_time: 'datetime', done_time: 'datetime', reason: 'text', batch: 'text', target: 'text', field: 'text',
  },
  ad_portfolio: {
    shop_id: 'row', portfolio_id: 'id', portfolio_name: 'text', currency: 'enum', campaign_count: 'integer', enabled_count: 'integer',
    sp_count: 'integer', sb_count: 'integer', sd_count: 'integer', entity_kind: 'enum', portfolio_state: 'enum', budget_amount: 'money',
    budget_policy: 'enum', extra: 'json', start_date: 'date', end_date: 'date',
  },
  ad_product: { shop_id: 'row', msku: 'text', ad_group_id: 'id', campaign_id: 'id', state: 'enum' },
  ad_product_day: { shop_id: 'row', stat_date: 'date', currency: 'enum', ad_type: 'enum', msku: 'text', total_spend: 'money' },
  ad_rule: {
    id: 'row', rule_name: 'text', about: 'enum', condition: 'json', action: 'enum', rate: 'percent', currency: 'enum', floor: 'money',
    ceiling: 'money', cool_days: 'integer', is_enable: 'switch', check_time: 'datetime', fault: 'text', preset: 'text', create_time: 'datetime',
    update_time: 'datetime',
  },
  ad_search_term: {
    shop_id: 'row', search_term: 'text', currency: 'enum', word_count: 'integer', campaign_count: 'integer', target_count: 'integer', matches: 'tags',
    asins: 'tags', first_date: 'date', last_date: 'date', is_added: 'bool', is_negated: 'bool',
  },
  ad_suggestion: {
    id: 'row', rule_id: 'row', suggest_type: 'enum', suggest_state: 'enum', shop_id: 'row', ad_type: 'enum', target: 'text', object_key: 'text',
    object_id: 'id', object_name: 'text', match: 'enum', campaign_id: 'id', ad_group_id: 'id', campaign_name: 'text', ad_group_name: 'text',
    currency: 'enum', current_amount: 'money', suggest_amount: 'money', rule_amount: 'money', reason: 'text', evidence_from: 'date',
    evidence_to: 'date', impressions: 'integer', clicks: 'integer', total_spend: 'money', order_quantity: 'integer', amount: 'money', change_id: 'row',
    operate_day: 'date', before_spend: 'money', before_orders: 'integer', before_sales: 'money', after_spend: 'money', after_orders: 'integer',
    after_sales: 'money', create_time: 'datetime', check_time: 'datetime',
  },
  ad_tactic: {
    id: 'row', tactic_name: 'text', timing_type: 'enum', zone_mode: 'enum', week: 'week', currency: 'enum', floor: 'money', ceiling: 'money',
    is_enable: 'switch',
  },
  ad_target: { shop_id: 'row', ad_group_id: 'id', target_expression: 'text', state: 'enum', ad_type: 'enum', limit_kind: 'enum' },
  ad_template: {  },
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
  ad_word: { shop_id: 'row', keyword_text: 'text' },
  ad_word_day: {
    shop_id: 'row', stat_date: 'date', currency: 'enum', part: 'text', part_words: 'integer', term_count: 'integer', impressions: 'integer',
    clicks: 'integer', total_spend: 'money', order_quantity: 'integer', amount: 'money',
  },
  pending_change: {
    id: 'row', shop_id: 'row', operation: 'enum', field: 'text', field_label: 'text', old_text: 'text', new_text: 'text', new_value: 'text',
    batch: 'text', reason: 'text', made: 'json', creator: 'user', create_time: 'datetime', exported_time: 'datetime', exported_day: 'date',
    target: 'text', row_key: 'text', row_title: 'text', state: 'enum', done_time: 'datetime', unseen: 'switch',
  },
  sp_budget_day: { shop_id: 'row', stat_date: 'date', campaign_name: 'text', in_budget: 'percent', recommended_budget: 'money' },
  sp_product_day: { shop_id: 'row', stat_date: 'date', currency: 'enum', msku: 'text', total_spend: 'money', amount: 'money' },
  sp_search_term_day: {
    shop_id: 'row', stat_date: 'date', start_date: 'date', end_date: 'date', currency: 'enum', campaign_name: 'text', ad_group_name: 'text',
    targeting: 'text', match_type: 'enum', search_term: 'text', clicks: 'integer', total_spend: 'money', order_quantity: 'integer',
  },
}
