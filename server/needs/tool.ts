/** What the server's code reads by name of the entities of schemas/entities/tool/ (server/needs.ts). */
import type { Needs } from '../../codegen/check/check'

export const TOOL: Needs['entities'] = {
  asin_watch: { id: 'row', shop_id: 'row', asin: 'id' },
  feedback: { id: 'row', shop_id: 'row', order_id: 'id', feedback_date: 'date', star: 'enum', buyer_mail: 'text' },
  offer_seen: {
    id: 'row', watch_id: 'row', shop_id: 'row', asin: 'id', seen_time: 'datetime', seen_day: 'date', seller_id: 'text', seller_name: 'text',
    price: 'money', is_buybox: 'switch', offer_kind: 'enum',
  },
  offer_watch: {
    id: 'row', shop_id: 'row', asin: 'id', white_list: 'text', hijack_count: 'integer', new_hijack: 'integer', buybox_seller: 'text',
    is_own_buybox: 'bool', lowest_price: 'money', own_price: 'money', seller_list: 'text', first_found: 'datetime', last_check: 'datetime',
  },
  plug_client: {
    id: 'row', client_id: 'text', employee_id: 'user', version: 'text', is_expired: 'bool', browser: 'text', last_heartbeat: 'datetime',
    create_time: 'datetime',
  },
  plug_report: {
    id: 'row', client_ref: 'row', client_id: 'text', employee_id: 'user', report_kind: 'enum', accepted: 'integer', refused: 'integer',
    exec_result: 'enum', error_msg: 'text', create_time: 'datetime',
  },
  plug_version: { id: 'row', version: 'text', link: 'link', is_expired: 'switch' },
  promo_seen: { id: 'row', seen_time: 'datetime', seen_day: 'date' },
  rank_seen: {
    id: 'row', watch_id: 'row', shop_id: 'row', asin: 'id', keyword_text: 'text', rank_kind: 'enum', device: 'enum', seen_time: 'datetime',
    seen_day: 'date', rank_no: 'integer', page_no: 'integer', search_volume: 'integer',
  },
  rank_watch: {
    id: 'row', shop_id: 'row', asin: 'id', keyword_text: 'text', rank_kind: 'enum', device: 'enum', rank_now: 'integer', page_no: 'integer',
    rank_prev: 'integer', search_volume: 'integer', last_check: 'datetime',
  },
  review: { id: 'row', shop_id: 'row', watch_id: 'row', asin: 'id', order_id: 'id' },
  review_request: {
    id: 'row', shop_id: 'row', order_id: 'id', msku: 'text', rule_id: 'row', delivered_day: 'date', ask_state: 'enum',
    asker: 'user', is_refund: 'bool', fail_reason: 'text', order_link: 'link', create_time: 'datetime',
  },
  review_rule: {
    id: 'row', rule_name: 'text', shop_ids: 'tags', delay_days: 'integer', exclude_refund: 'switch', exclude_low: 'switch', is_enable: 'switch',
  },
}
