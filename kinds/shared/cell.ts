/**
 * What every cell is given. Cells draw one value; they know no page, no call and no other cell. A cell is called as a plain
 * function, without a component of its own: what needs a hook (a name asked for, a message) is a component that it returns.
 */
import type { ReactNode } from 'react'
import { compareText } from '../../contract/decimal-text'
import type { MarketplacePage, ProductPaths } from '../../contract/cell-plan'
import type { EnumPlan, FieldPlan } from '../../contract/plan'
import type { Row } from '../../contract/wire'

export { isBlank, textOf } from './cell-text'

/** `value` is as the answer has it: amounts as exact text, null where there is none. */
export interface CellProps {
  value: unknown
  row: Row
  field: FieldPlan & { copy?: boolean; size?: 40 | 80; opens?: MarketplacePage; product?: ProductPaths }
  enums: Record<string, EnumPlan>
  /** True where the rows shown together hold several currencies. */
  mixed: boolean
  /** Draws the words that name a row of another page so that they lead to it. */
  named?: (words: ReactNode) => ReactNode
}

/** Called as a function for each cell, so it uses no hook itself. */
export type CellComponent = (props: CellProps) => ReactNode

/** A figure that says nothing: drawn paler, so that those that say something stand out. */
export function isZero(value: unknown): boolean {
  if (value === 0) return true
  // Most figures begin with another digit, which is known without reading the number.
  return typeof value === 'string' && /^[-+0.]/.test(value) && compareText(value, 0) === 0
}
