/** What the server's code reads by name of customer service and of what is watched. A part of server/needs.ts. */
import type { Needs } from '../../codegen/check/check'

export const SERVICE: Needs['entities'] = {
  shipped_item: {
    id: 'row', shop_id: 'row', order_id: 'id', msku: 'text', ship_at: 'datetime', ship_day: 'date', arrival_at: 'datetime', carrier: 'text', tracking_no: 'id',
  },
  mail: {
    last_words: 'text',
    id: 'row', shop_id: 'row', subject: 'text', mail_state: 'enum', buyer_name: 'text', buyer_mail: 'text', buyer_id: 'row', order_id: 'id',
    assignee: 'user', rule_id: 'row', last_time: 'datetime', last_day: 'date', reply_deadline: 'datetime', reply_time: 'datetime',
    is_late: 'bool',
  },
  mail_message: {
    id: 'row', mail_id: 'row', direction: 'enum', state: 'enum', mail_time: 'datetime', message_no: 'text', auto_rule_id: 'row',
    order_key: 'text',
  },
  mail_rule: { id: 'row', rule_name: 'text', priority: 'integer', condition: 'json', people: 'tags', assign_mode: 'enum', is_enable: 'switch' },
  mail_template: { id: 'row', subject: 'text', body: 'text', variables: 'text', is_enable: 'switch' },
  buyer: { id: 'row', shop_id: 'row', buyer_name: 'text', buyer_mail: 'text', is_black: 'switch', create_time: 'datetime', update_time: 'datetime' },
  buyer_order: {
    id: 'row', buyer_id: 'row', shop_id: 'row', order_id: 'id', purchase_day: 'date', quantity: 'integer', currency: 'enum', item_price: 'money',
    returned_qty: 'integer', star: 'enum',
  },
  auto_message_rule: {
    id: 'row', rule_name: 'text', trigger_event: 'enum', delay_hours: 'integer', shop_ids: 'tags', condition: 'json', template_id: 'row',
    cooldown_days: 'integer', is_enable: 'switch', run_time: 'datetime',
  },
  review: { id: 'row', shop_id: 'row', watch_id: 'row', asin: 'id', order_id: 'id' },
  asin_watch: { id: 'row', shop_id: 'row', asin: 'id' },
  feedback: { id: 'row', shop_id: 'row', order_id: 'id', feedback_date: 'date', star: 'enum', buyer_mail: 'text' },
  offer_watch: {
    id: 'row', shop_id: 'row', asin: 'id', white_list: 'text', hijack_count: 'integer', new_hijack: 'integer', buybox_seller: 'text',
    is_own_buybox: 'bool', lowest_price: 'money', own_price: 'money', seller_list: 'text', first_found: 'datetime', last_check: 'datetime',
  },
  offer_seen: {
    id: 'row', watch_id: 'row', shop_id: 'row', asin: 'id', seen_time: 'datetime', seen_day: 'date', seller_id: 'text', seller_name: 'text',
    price: 'money', is_fba: 'switch', is_buybox: 'switch', offer_kind: 'enum',
  },
  rank_watch: {
    id: 'row', shop_id: 'row', asin: 'id', keyword_text: 'text', rank_kind: 'enum', device: 'enum', rank_now: 'integer', page_no: 'integer',
    rank_prev: 'integer', search_volume: 'integer', last_check: 'datetime',
  },
  rank_seen: {
    id: 'row', watch_id: 'row', shop_id: 'row', asin: 'id', keyword_text: 'text', rank_kind: 'enum', device: 'enum', seen_time: 'datetime',
    seen_day: 'date', rank_no: 'integer', page_no: 'integer', search_volume: 'integer',
  },
  review_rule: {
    id: 'row', rule_name: 'text', shop_ids: 'tags', delay_days: 'integer', exclude_refund: 'switch', exclude_low: 'switch', is_enable: 'switch',
  },
  review_request: {
    id: 'row', shop_id: 'row', order_id: 'id', msku: 'text', rule_id: 'row', delivered_day: 'date', ask_state: 'enum', ask_time: 'datetime',
    asker: 'user', is_refund: 'bool', fail_reason: 'text', order_link: 'link', create_time: 'datetime',
  },
  vat_seller: { id: 'row', shop_ids: 'tags', vat_rate: 'percent', prefix: 'text', last_no: 'integer', is_enable: 'switch' },
  vat_invoice: { id: 'row', shop_id: 'row', order_id: 'id', invoice_kind: 'enum', original_id: 'row' },
  vat_invoice_item: {
    id: 'row', invoice_id: 'row', msku: 'text', title: 'text', quantity: 'integer', vat_rate: 'percent', currency: 'enum', net_amount: 'money',
    vat_amount: 'money', gross_amount: 'money', line_origin: 'enum',
  },
  vat_transaction: {
    shop_id: 'row', event_id: 'id', msku: 'text', title: 'text', quantity: 'integer', vat_rate: 'percent', currency: 'enum', net_amount: 'money',
    vat_amount: 'money', gross_amount: 'money', vat_type: 'enum', buyer_vat_no: 'id',
  },
  plug_version: { id: 'row', version: 'text', link: 'link', is_expired: 'switch' },
  plug_client: {
    id: 'row', client_id: 'text', employee_id: 'user', version: 'text', is_expired: 'bool', browser: 'text', last_heartbeat: 'datetime',
      create_time: 'datetime',
  },
  plug_report: {
    id: 'row', client_ref: 'row', client_id: 'text', employee_id: 'user', report_kind: 'enum', accepted: 'integer', refused: 'integer',
      exec_result: 'enum', error_msg: 'text',
    create_time: 'datetime',
  },
  promo_seen: { id: 'row', seen_time: 'datetime', seen_day: 'date' },
}
