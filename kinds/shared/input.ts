/** What every form input is given. An input edits one value; rules and labels are the form's. */
import type { ReactNode } from 'react'
import type { EnumPlan, InputPlan } from '../../contract/plan'

/** The input shows `value`, keeps none of its own, and tells every change. */
export interface InputProps {
  id?: string
  input: InputPlan
  value?: unknown
  onChange?: (value: unknown) => void
  enums: Record<string, EnumPlan>
  /** Its accessible name where no label of a form stands beside it: in cells and rows of items. */
  label?: string
}

/** An input of a form, a dialog or a cell. */
export type InputComponent = (props: InputProps) => ReactNode

/** '' where there is none. */
export function asText(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}

/** A list of none where there is none; a single value as a list of one. */
export function asTexts(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return []
  return Array.isArray(value) ? value.map(asText) : [asText(value)]
}

/** Where an input gets its choices from. */
export function choicesOf({ enum: values, options }: InputPlan): { enum?: string; options?: { entity: string; title: string } } {
  return { ...(values ? { enum: values } : {}), ...(options ? { options } : {}) }
}
