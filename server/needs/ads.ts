/** What the server's code reads by name of advertising (server/needs.ts). */
import type { Needs } from '../../codegen/check/check'

export const AD_ENTITIES: Needs['entities'] = {
  ad_bulk_row: {
    import_id: 'row', line_no: 'integer', shop_id: 'row', sheet: 'enum', entity_kind: 'enum', campaign_id: 'id', ad_group_id: 'id', portfolio_id: 'id',
    campaign_name: 'text', ad_group_name: 'text', portfolio_name: 'text', start_date: 'date', end_date: 'date', state: 'enum', campaign_state: 'text',
    currency: 'enum', daily_budget: 'money', budget_policy: 'enum', keyword_text: 'text', match_type: 'text', asin: 'id', bid_strategy: 'text',
    placement: 'text',
    placement_percent: 'percent', tactic: 'enum', cost_type: 'enum', bid_optimization: 'text', ad_format: 'enum', extra: 'json',
  },
  ad_change: {
    id: 'row', import_id: 'row', shop_id: 'row', changed_at: 'datetime', changed_day: 'date', object_type: 'text', object_id: 'id', object_name: 'text',
    change_type: 'text', from_value: 'text', to_value: 'text', system_event: 'bool',
  },
  ad_log: {
    source: 'enum', change_id: 'row', history_id: 'row', import_id: 'row', shop_id: 'row', at: 'datetime', log_day: 'date', object_kind: 'enum',
    object_name: 'text', object_id: 'text', item: 'text', operation: 'enum', from_text: 'text', to_text: 'text', creator: 'user', result: 'enum',
    exported_time: 'datetime', done_time: 'datetime', reason: 'text', batch: 'text', target: 'text', field: 'text',
  },
  ad_campaign_name: { shop_id: 'row', ad_type: 'enum', campaign_name: 'text', campaign_id: 'id', now_name: 'text', evidence: 'enum' },
  ad_invoice_line: { shop_id: 'row', issue_day: 'date', campaign_name: 'text', campaign_id: 'id', ad_type: 'enum' },
  ad_campaign: {
    shop_id: 'row', campaign_id: 'id', campaign_name: 'text', ad_type: 'enum', state: 'enum', targeting_type: 'enum', portfolio_id: 'id',
    brand_entity_id: 'text',
  },
  ad_group: {
    shop_id: 'row', ad_group_id: 'id', ad_group_name: 'text', campaign_id: 'id', ad_type: 'enum', state: 'enum', currency: 'enum', default_bid: 'money',
    campaign_name: 'text', ad_format: 'enum', tactic: 'enum', cost_type: 'enum', limit_kind: 'enum', sheet: 'enum',
  },
  sp_budget_day: { shop_id: 'row', stat_date: 'date', campaign_name: 'text', in_budget: 'percent', recommended_budget: 'money' },
  ad_portfolio: {
    shop_id: 'row', portfolio_id: 'id', portfolio_name: 'text', currency: 'enum', campaign_count: 'integer', enabled_count: 'integer', sp_count: 'integer',
    sb_count: 'integer', sd_count: 'integer', entity_kind: 'enum', portfolio_state: 'enum', budget_amount: 'money', budget_policy: 'enum', extra: 'json',
    start_date: 'date', end_date: 'date',
  },
  ad_search_term: {
    shop_id: 'row', search_term: 'text', currency: 'enum', word_count: 'integer', campaign_count: 'integer', target_count: 'integer', matches: 'tags',
    asins: 'tags',
    first_date: 'date', last_date: 'date', is_added: 'bool', is_negated: 'bool',
  },
  ad_word_day: {
    shop_id: 'row', stat_date: 'date', currency: 'enum', part: 'text', part_words: 'integer', term_count: 'integer', impressions: 'integer',
    clicks: 'integer', total_spend: 'money', order_quantity: 'integer', amount: 'money',
  },
}
