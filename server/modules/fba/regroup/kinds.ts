/** What documents of goods for Amazon are put together and taken apart by: plans of replenishment, declarations, and batches that are not packed. */
import type { Entity } from '../../../../contract/model'
import { numberOf } from '../../../kernel/write/doc-links'

/** How one kind of document stores its items, for the functions that merge and split it. */
export interface GroupedRows {
  entity: 'replenish_plan' | 'ship_batch' | 'inbound_plan'
  items: 'replenish_plan_item' | 'ship_batch_item' | 'inbound_plan_item'
  /** The item's field that names its document, and that of its quantity. */
  by: 'plan_id' | 'batch_id'
  qty: 'replenish_qty' | 'plan_qty' | 'qty'
  /** What a new one that is taken out of it has of it. */
  head: readonly string[]
  route: string
}

/** With what the model says of the documents. */
export interface Grouped extends GroupedRows {
  /** The field of its number. */
  no: string
  label: string
  /** The field of its state. */
  state: string
  /** States in which it is still written. */
  open: readonly string[]
  /** What it becomes once all of it is elsewhere. */
  gone: string
}

/** Replenishment plans, by the quantities asked for. */
export const PLANS: GroupedRows = {
  entity: 'replenish_plan', items: 'replenish_plan_item', by: 'plan_id', qty: 'replenish_qty',
  head: ['shop_id', 'warehouse_id', 'transport_mode', 'expect_ship'], route: '/FBA/Replenishment',
}

/** Their goods are written in the first step alone, which the rule of declarations holds. */
export const DECLARES: GroupedRows = {
  entity: 'inbound_plan', items: 'inbound_plan_item', by: 'plan_id', qty: 'qty',
  head: ['plan_name', 'shop_id', 'warehouse_id', 'address_id', 'ship_flow', 'transport_mode', 'channel_id', 'expect_ship'], route: '/FBA/declarePage',
}

/** Shipment batches, by the quantities planned. */
export const BATCHES: GroupedRows = {
  entity: 'ship_batch', items: 'ship_batch_item', by: 'batch_id', qty: 'plan_qty',
  head: ['batch_name', 'shop_id', 'warehouse_id', 'transport_mode', 'expect_ship', 'address_id'], route: '/FBA/fbaCargo',
}

/** Documents of these become one: they go from one shop and warehouse by one way. */
export const ALIKE = ['shop_id', 'warehouse_id', 'transport_mode'] as const

/** @throws Error where the entity's life cycle has no open or no dead states */
export function groupedOf(entity: Entity, rows: GroupedRows): Grouped {
  const { field, open, dead: [gone] = [] } = entity.lifecycle ?? {}
  if (field === undefined || open === undefined || gone === undefined) throw new Error(`${entity.name} has no life cycle with open and dead states`)
  return { ...rows, no: numberOf(entity), label: entity.label, state: field, open, gone }
}
