/** What the server's code reads by name of the entities of schemas/entities/service/ (server/needs.ts). */
import type { Needs } from '../../codegen/check/check'

export const SERVICE: Needs['entities'] = {
  auto_message_rule: {
    id: 'row', rule_name: 'text', trigger_event: 'enum', delay_hours: 'integer', shop_ids: 'tags', condition: 'json', template_id: 'row',
    cooldown_days: 'integer', is_enable: 'switch', run_time: 'datetime',
  },
  buyer: { id: 'row', shop_id: 'row', buyer_name: 'text', buyer_mail: 'text', is_black: 'switch', create_time: 'datetime', update_time: 'datetime' },
  buyer_order: {
    id: 'row', buyer_id: 'row', shop_id: 'row', order_id: 'id', purchase_day: 'date', quantity: 'integer', currency: 'enum', item_price: 'money',
    returned_qty: 'integer', star: 'enum',
  },
  mail: {
    last_words: 'text', id: 'row', shop_id: 'row', subject: 'text', mail_state: 'enum', buyer_name: 'text', buyer_mail: 'text', buyer_id: 'row',
    order_id: 'id', assignee: 'user', rule_id: 'row', last_time: 'datetime', last_day: 'date', reply_deadline: 'datetime', reply_time: 'datetime',
    is_late: 'bool',
  },
  mail_message: {
    id: 'row', mail_id: 'row', direction: 'enum', state: 'enum', mail_time: 'datetime', message_no: 'text', auto_rule_id: 'row', order_key: 'text',
  },
  mail_rule: { id: 'row', rule_name: 'text', priority: 'integer', condition: 'json', people: 'tags', assign_mode: 'enum', is_enable: 'switch' },
  mail_template: { id: 'row', subject: 'text', body: 'text', variables: 'text', is_enable: 'switch' },
  vat_invoice: { id: 'row', shop_id: 'row', order_id: 'id', invoice_kind: 'enum', original_id: 'row' },
  vat_invoice_item: {
    id: 'row', invoice_id: 'row', msku: 'text', title: 'text', quantity: 'integer', vat_rate: 'percent', currency: 'enum', net_amount: 'money',
    vat_amount: 'money', gross_amount: 'money', line_origin: 'enum',
  },
  vat_seller: { id: 'row', shop_ids: 'tags', vat_rate: 'percent', prefix: 'text', last_no: 'integer', is_enable: 'switch' },
}
