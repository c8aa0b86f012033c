/** What every cell is given. Cells draw one value; they know no page, no call and no other cell. */
import type { ReactNode } from 'react'
import { compareText } from '../../lib/decimal-text'
import type { EnumPlan, FieldPlan } from '../../lib/plan'
import type { Row } from '../../lib/wire'

export interface CellProps {
  value: unknown
  row: Row
  field: FieldPlan & { copy?: boolean }
  enums: Record<string, EnumPlan>
  /** True where the rows shown together hold several currencies. */
  mixed: boolean
}

export type CellComponent = (props: CellProps) => ReactNode

/** True for what every kind shows as no value. */
export function isBlank(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}

/** A figure that says nothing: drawn paler, so that those that say something stand out. */
export function isZero(value: unknown): boolean {
  return compareText(value, 0) === 0
}

/** Text of a value that has no better one; an object is shown rather than hidden as [object Object]. */
export function textOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}
