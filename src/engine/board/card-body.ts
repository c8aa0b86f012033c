/** What the bodies of asked cards are given: the card's list, its rows, and what a press on one of them does. */
import type { ColumnPlan, EnumPlan, ListPlan } from '../../../contract/plan'
import type { StartExplaining } from '../explain/use-cell-menu'
import type { Row } from '../../../contract/wire'

/** Without `onPress` nothing in the card can be pressed; without `onExplain` no value tells its numbers. */
export interface CardBodyProps {
  list: ListPlan
  rows: readonly Row[]
  enums: Record<string, EnumPlan>
  page: string
  /** `column`: the measure that was pressed, where one was. */
  onPress?: (row: Row, column?: ColumnPlan) => void
  /** Tells the numbers of one value of a row of the answer. */
  onExplain?: StartExplaining
}

/** "family.call", by which a broken value is complained of. */
export function callOf({ list }: ListPlan): string {
  return `${list.family}.${list.call}`
}
