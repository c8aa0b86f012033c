/**
 * What the hour or the weekday of a field is in conditions on the facts behind a report's cell: a path of its own, which no schema
 * writes and no page shows. It must not know SQL: the reader works it out (fields.ts).
 */
import { CLOCK_STEPS, isClockStep } from '../../../../contract/clock-steps'
import type { Field } from '../../../../contract/model'
import type { ClockStep } from '../../../../contract/across-plan'

/** `<path>#<step>`, which `readClockPath` takes apart again. */
export const clockPath = (path: string, by: ClockStep): string => `${path}#${by}`

/** The parts of such a path; undefined for any other. */
export function readClockPath(path: string): { path: string; by: ClockStep } | undefined {
  const at = path.indexOf('#')
  const by = path.slice(at + 1)
  return at > 0 && isClockStep(by) ? { path: path.slice(0, at), by } : undefined
}

/** The hour or weekday of a field, as a field: one of the values that the language has for it. */
export function clockField({ currencyField: _currency, scale: _scale, formula: _formula, ...field }: Field, by: ClockStep): Field {
  const { enum: values, label } = CLOCK_STEPS[by]
  return { ...field, kind: 'enum', enum: values, label: `${field.label}（${label}）`, operators: ['eq', 'ne', 'in', 'empty'], sqlType: 'text' }
}
