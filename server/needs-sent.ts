/** What the server's code reads by name of goods on their way to Amazon: plans, batches, and what forwarders bill. A part of needs.ts. */
import type { Needs } from '../codegen/check/check'

export const SENT: Needs['entities'] = {
  replenish_advice: {
    pool_id: 'row', msku: 'text', advice_qty: 'integer', ship_qty: 'integer', daily: 'decimal', sellable_days: 'integer', local_qty: 'integer',
    box_qty: 'integer',
  },
  replenish_plan: {
    id: 'row', plan_no: 'text', shop_id: 'row', warehouse_id: 'row', transport_mode: 'enum', expect_ship: 'date', state: 'enum',
  },
  replenish_plan_item: {
    id: 'row', plan_id: 'row', product_id: 'row', shop_id: 'row', warehouse_id: 'row', pool_id: 'row', msku: 'text', advice_qty: 'integer',
    daily: 'decimal', sellable_days: 'integer', local_qty: 'integer', replenish_qty: 'integer', approve_qty: 'integer',
  },
  replenish_rule: {
    pool_id: 'row', msku: 'text', lead_days: 'integer', freq_days: 'integer', safe_days: 'integer', warning_days: 'integer', custom_qty: 'integer',
  },
  ship_batch: {
    id: 'row', shop_id: 'row', shipment_id: 'text', fba_ship_status: 'enum', ship_day: 'date', expect_ship: 'date', batch_no: 'text', tracking_no: 'text',
    currency: 'enum', est_fee: 'money', destination_fc: 'text', channel_id: 'row', eta: 'date',
    quote_id: 'row', charge_weight: 'decimal', pay_state: 'enum',
  },
  ship_batch_item: {
    id: 'row', batch_id: 'row', msku: 'text', packed_qty: 'integer', shipped_qty: 'integer', plan_qty: 'integer', received_qty: 'integer', bin_code: 'text',
    plan_item_id: 'row',
  },
  logistics_bill: {
    id: 'row', batch_id: 'row', bill_status: 'enum', currency: 'enum', est_fee: 'money', bill_fee: 'money', tax_fee: 'money', other_fee: 'money',
    bill_no: 'text', provider_id: 'row', tracking_no: 'text', charge_weight: 'decimal', abnormal_type: 'enum', handle_user: 'user', pay_status: 'enum',
  },
  logistics_payment: { id: 'row', request_no: 'text', pay_status: 'enum' },
  logistics_payment_item: { payment_id: 'row', bill_id: 'row' },
}
