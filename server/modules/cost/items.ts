/** Items of cost as stock and profit tell them, and the kinds of lines (lines.ts) that are told as each. */
import type { CostKind } from './lines'

/** Columns of unit costs, stock values and profit. */
export const ITEMS = ['purchase_cost', 'head_cost', 'package_cost', 'other_cost'] as const
/** An item of cost: a column of unit costs, stock values and profit. */
export type Item = (typeof ITEMS)[number]

const KINDS: Record<Item, readonly CostKind[]> = {
  purchase_cost: ['purchase', 'carry'], head_cost: ['head', 'duty'], package_cost: ['package'], other_cost: ['process', 'other'],
}

/** SQL: is a line of this item? @param line what its `kind` is read from, with the point */
export const isOf = (item: Item, line = ''): string => `${line}kind in (${KINDS[item].map((kind) => `'${kind}'`).join(', ')})`

/** SQL: what lines come to of one item; null where none is of it. */
export const itemSum = (item: Item): string => `sum(base_amount) filter (where ${isOf(item)})`

/** SQL: what lines come to, by item. */
export const ITEM_SUMS = ITEMS.map((item) => `${itemSum(item)} as ${item}`).join(', ')
