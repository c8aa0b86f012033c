/** What documents of goods for Amazon are put together and taken apart by: plans of replenishment, and shipment batches that are not packed. */

export interface Grouped {
  entity: 'replenish_plan' | 'ship_batch'
  items: 'replenish_plan_item' | 'ship_batch_item'
  /** The item's field that names its document, and that of its quantity. */
  by: 'plan_id' | 'batch_id'
  qty: 'replenish_qty' | 'plan_qty'
  no: 'plan_no' | 'batch_no'
  label: string
  state: 'state' | 'fba_ship_status'
  /** States in which it is still written. */
  open: readonly string[]
  /** What it becomes once all of it is elsewhere. */
  gone: string
  /** What a new one that is taken out of it has of it. */
  head: readonly string[]
  route: string
}

export const PLANS: Grouped = {
  entity: 'replenish_plan', items: 'replenish_plan_item', by: 'plan_id', qty: 'replenish_qty', no: 'plan_no', label: '补货计划', state: 'state',
  open: ['1', '6'], gone: '7', head: ['shop_id', 'warehouse_id', 'transport_mode', 'expect_ship'], route: '/FBA/Replenishment',
}

export const BATCHES: Grouped = {
  entity: 'ship_batch', items: 'ship_batch_item', by: 'batch_id', qty: 'plan_qty', no: 'batch_no', label: '发货批次', state: 'fba_ship_status',
  open: ['0', '1', '6'], gone: '4', head: ['batch_name', 'shop_id', 'warehouse_id', 'transport_mode', 'expect_ship', 'address_id'], route: '/FBA/fbaCargo',
}

/** Documents of these become one: they go from one shop and warehouse by one way. */
export const ALIKE = ['shop_id', 'warehouse_id', 'transport_mode'] as const
