/** What the server's code reads by name of the entities of schemas/entities/develop/ (server/needs.ts). */
import type { Needs } from '../../codegen/check/check'

export const DEVELOP: Needs['entities'] = {
  dev_product: {
    id: 'row', begin_day: 'date', project_id: 'row', research_id: 'row', product_name: 'text', dev_state: 'enum', category_id: 'row',
    supplier_id: 'row', quote_currency: 'enum', quote: 'money', quote_base: 'decimal', moq: 'integer', lead_days: 'integer', sample_state: 'enum',
    sku_id: 'row',
  },
  dev_project: { id: 'row', begin_day: 'date', project_no: 'text', research_id: 'row', dev_stage: 'enum', developer: 'user', sales_leader: 'user' },
  dev_quote: {
    id: 'row', product_id: 'row', project_id: 'row', supplier_id: 'row', quote_day: 'date', currency: 'enum', price: 'money', min_qty: 'integer',
    lead_days: 'integer', tax_rate: 'percent', is_chosen: 'switch',
  },
  dev_review: { id: 'row', product_id: 'row', project_id: 'row', category_id: 'row', review_result: 'enum' },
  dev_review_score: { id: 'row', review_id: 'row', reviewer: 'user' },
  dev_sample: {
    id: 'row', sample_no: 'text', product_id: 'row', project_id: 'row', supplier_id: 'row', sample_state: 'enum', currency: 'enum',
    sample_fee: 'money', freight: 'money', test_result: 'enum',
  },
  keyword_observation: {
    id: 'row', sub_id: 'row', site: 'enum', keyword_text: 'text', seen_day: 'date', search_volume: 'integer', aba_rank: 'integer',
    click_share: 'percent', conv_share: 'percent', top_asins: 'tags', ppc_bid: 'money', product_count: 'integer',
  },
  keyword_sub: {
    id: 'row', site: 'enum', keyword_text: 'text', seen_day: 'date', search_volume: 'integer', volume_change: 'percent', aba_rank: 'integer',
    rank_change: 'integer', click_share: 'percent', conv_share: 'percent', top_asins: 'tags', ppc_bid: 'money', product_count: 'integer',
  },
  product_research: {
    id: 'row', begin_day: 'date', research_no: 'text', research_state: 'enum', currency: 'enum', cost_currency: 'enum', rate: 'decimal',
    fba_fee: 'money', head_said: 'money', head_price: 'money', gross_weight: 'integer', pkg_length: 'decimal', pkg_width: 'decimal',
    pkg_height: 'decimal',
  },
  rival_monitor: {
    id: 'row', site: 'enum', asin: 'id', monitor_state: 'enum', notify_users: 'tags', warn_price: 'percent', warn_rank: 'percent',
    warn_reviews: 'integer', seen_day: 'date', price: 'money', price_change: 'money', buybox_price: 'money', big_rank: 'integer',
    small_rank: 'integer', rank_change: 'integer', star: 'decimal', review_count: 'integer', review_add: 'integer', seller_count: 'integer',
    last_event: 'text',
  },
  rival_observation: {
    id: 'row', monitor_id: 'row', site: 'enum', asin: 'id', seen_day: 'date', price: 'money', buybox_price: 'money', big_rank: 'integer',
    small_rank: 'integer', star: 'decimal', review_count: 'integer', seller_count: 'integer',
  },
}
