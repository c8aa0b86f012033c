/** An input that is shown and follows from the others of its form while somebody types; the server writes the same. */
import './followed.css'
import { companyToday } from '../../../contract/company-clock'
import { groupDigits, roundText, shiftText } from '../../../contract/decimal-text'
import type { Formula } from '../../../contract/formula'
import { formulaValue } from '../../../contract/formula-value'
import type { InputPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { decimalsOf } from '../../../kinds/shared/input-rules'

interface Props {
  input: Pick<InputPlan, 'input' | 'label' | 'scale' | 'formula' | 'unit'>
  /** What stands in the form, or in the item, over the row that it is about. */
  row: Row
  /** Formulas of the rows below, by list and field. */
  below?: Record<string, Record<string, Formula>>
  label?: string
}

/** A dash where an entry that the formula needs is missing. */
export function FollowedValue({ input, row, below, label }: Props) {
  return <output className="followed-value" aria-label={label ?? input.label}>{followedText(input, followedValue(input, row, below))}</output>
}

/** What the formula gives over the entries, rounded to the digits of its field; null where something is missing. */
export function followedValue(input: Props['input'], row: Row, below?: Props['below']): string | null {
  if (!input.formula) return null
  const value = formulaValue(input.formula, { row, today: companyToday(), ...(below ? { below } : {}) })
  return value === null || !FIGURES.has(input.input) ? value : (roundText(value, decimalsOf(input)) ?? null)
}

const FIGURES: ReadonlySet<string> = new Set(['integer', 'decimal', 'percent'])

function followedText(input: Props['input'], value: string | null): string {
  if (value === null) return '—'
  if (input.input === 'percent') return `${groupDigits(roundText(shiftText(value, 2), 2) ?? value)}%`
  return FIGURES.has(input.input) ? `${groupDigits(value)}${input.unit ? ` ${input.unit}` : ''}` : value
}
