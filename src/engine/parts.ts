/**
 * Named parts as the engine sees them: components that the app provides by name, for what no kind and no page kind draws. The
 * engine names none of them. A name that is not provided is said where the part would stand.
 */
import { createContext, useContext, type ComponentType } from 'react'
import type { PagePlan } from '../../contract/page-plan'
import type { ColumnPlan, EnumPlan } from '../../contract/plan'
import type { Row } from '../../contract/wire'

/** What a part in a cell is given. `value` is what the row holds at the column's path; it may be null. */
export interface CellPartProps {
  value: unknown
  row: Row
  column: ColumnPlan
  enums: Record<string, EnumPlan>
}

/** What a part is given that stands as a card of a board or a section of a detail page. */
export interface CardPartProps {
  page: PagePlan
  /** The row of a detail page; none on a board. */
  row?: Row
  /** Asks for the row anew; a detail page's alone. */
  onChanged?: () => void
  /** What the board's filters hold, by path. */
  filters?: Readonly<Record<string, unknown>>
}

/** What a part is given that stands as a step; what it tells `onChange` is kept for all steps. */
export interface StepPartProps {
  page: PagePlan
  /** What the steps hold together. */
  values: Row
  onChange: (values: Row) => void
}

/** Components by the name that plans call them; cells, cards and steps have names of their own. */
export interface Parts {
  cells: Readonly<Record<string, ComponentType<CellPartProps>>>
  cards: Readonly<Record<string, ComponentType<CardPartProps>>>
  steps: Readonly<Record<string, ComponentType<StepPartProps>>>
}

const PartsContext = createContext<Parts>({ cells: {}, cards: {}, steps: {} })

/** The app gives its parts here; without it there are none, and every place says so. */
export const PartsProvider = PartsContext.Provider

/** The parts that the app has given; empty where it gave none. */
export function useParts(): Parts {
  return useContext(PartsContext)
}
