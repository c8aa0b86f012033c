/** What every filter control is given. A control turns what a person picks into {op, value}; it asks nothing itself. */
import type { ReactNode } from 'react'
import type { Condition, Operand, Scalar } from '../../contract/filter'
import type { FilterValue } from '../../contract/list-address'
import type { EnumPlan, FilterPlan } from '../../contract/plan'

/** A filter on one field. */
export type FieldFilter = Extract<FilterPlan, { type: 'field' }>
/** A search over several fields. */
export type SearchFilter = Extract<FilterPlan, { type: 'search' }>

/** The control shows `value` and keeps none of its own; undefined: nothing is asked. */
export interface FilterProps {
  id?: string
  /** Its name where no label stands beside it. */
  label?: string
  filter: FieldFilter | SearchFilter
  value?: FilterValue
  /** undefined: asks nothing. */
  onChange?: (value: FilterValue | undefined) => void
  enums: Record<string, EnumPlan>
  /** Today by the company's clock, yyyy-mm-dd. */
  today: string
  /** The day that 最近有数据 stands for, as far as an answer has told it. */
  dataDay?: string | undefined
  /** What other filters hold, where this one's choices are within them. */
  narrow?: Condition
}

/** A control of a list's form. */
export type FilterComponent = (props: FilterProps) => ReactNode

/** Values of an operand as text, whatever their number. */
export function textsOf(value: Operand | undefined): string[] {
  if (value === undefined || value === null || value === '') return []
  if (Array.isArray(value)) return value.map((one: Scalar) => String(one ?? ''))
  return typeof value === 'object' ? [] : [String(value)]
}

/** Where a field of a filter gets its choices from; a search box has none. */
export function choicesOf(filter: FieldFilter | SearchFilter): { enum?: string; options?: { entity: string; title: string } } {
  return filter.type === 'field' ? {
    ...(filter.field.enum ? { enum: filter.field.enum } : {}), ...(filter.field.options ? { options: filter.field.options } : {})
  } : {}
}

/** Whether it must ask something; a search never must. */
export function isRequired(filter: FieldFilter | SearchFilter): boolean {
  return filter.type === 'field' && filter.required
}
