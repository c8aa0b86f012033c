/**
 * Named parts as the engine sees them: components that the app provides by name, for what no kind and no page kind draws. The
 * engine names none of them. A name that is not provided is said where the part would stand.
 */
import { createContext, useContext, type ComponentType } from 'react'
import type { PagePlan } from '../../contract/page-plan'
import type { ColumnPlan, EnumPlan } from '../../contract/plan'
import type { Row } from '../../contract/wire'

export interface CellPartProps {
  value: unknown
  row: Row
  column: ColumnPlan
  enums: Record<string, EnumPlan>
}

export interface CardPartProps {
  page: PagePlan
  /** The row of a detail page; none on a board. */
  row?: Row
  /** Asks for the row anew; a detail page's alone. */
  onChanged?: () => void
  /** What the board's filters hold, by path. */
  filters?: Readonly<Record<string, unknown>>
}

export interface StepPartProps {
  page: PagePlan
  /** What the steps hold together. */
  values: Row
  onChange: (values: Row) => void
}

export interface Parts {
  cells: Readonly<Record<string, ComponentType<CellPartProps>>>
  cards: Readonly<Record<string, ComponentType<CardPartProps>>>
  steps: Readonly<Record<string, ComponentType<StepPartProps>>>
}

const PartsContext = createContext<Parts>({ cells: {}, cards: {}, steps: {} })

export const PartsProvider = PartsContext.Provider

export function useParts(): Parts {
  return useContext(PartsContext)
}
