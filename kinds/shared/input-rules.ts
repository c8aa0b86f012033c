/**
 * What a form or a cell sends of what was entered (specification, section 5), and what is said of an entry that cannot be
 * sent. The same rules hold while typing (number-box) and when Enter comes before the box is left. Pure.
 */
import { clampInput, decimalInput, integerInput } from '../../src/lib/number-input'
import { companyToday } from '../../contract/company-clock'
import { isConditionTree, type Operand } from '../../contract/filter'
import { isMoment } from '../../contract/moments'
import { faultIn } from '../../src/lib/condition-draft'
import type { InputKind, InputPlan } from '../../contract/plan'

/** Nothing entered: no value, blank text, an empty choice. */
export function isEmptyInput(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0)
}

/** What a new row begins with in a form: the value that is said, or the day, or month, that it is by the company's clock. */
export function beginningOf(input: Pick<InputPlan, 'input' | 'default'>): unknown {
  if (!isMoment(input.default as Operand | undefined)) return input.default
  return input.input === 'month' ? companyToday().slice(0, 7) : companyToday()
}

/** Digits before the point that can be of use at all, where there is a greatest value. */
export function maxDigitsOf({ max }: Pick<InputPlan, 'max'>): number | undefined {
  return max === undefined || Math.abs(max) < 1 ? undefined : String(Math.trunc(Math.abs(max))).length
}

/** Digits after the point: budgets and bids have two, percentages (entered as decimals) four. */
export function decimalsOf({ input, scale }: Pick<InputPlan, 'input' | 'scale'>): number {
  return input === 'integer' ? 0 : (scale ?? (input === 'percent' ? 4 : 2))
}

type Limits = Pick<InputPlan, 'input' | 'scale' | 'min' | 'max'>

const decimal = (value: unknown, input: Limits): string | undefined => {
  const negative = input.min !== undefined && input.min < 0
  return clampInput(decimalInput(String(value), { decimals: decimalsOf(input), maxDigits: maxDigitsOf(input), negative }), input.min, input.max) || undefined
}
const whole = (value: unknown, input: Limits): number | undefined => {
  const text = clampInput(integerInput(String(value), input.min !== undefined && input.min < 0), input.min, input.max)
  return text === '' ? undefined : Number(text)
}
const asIs = (value: unknown): unknown => value
const trimmed = (value: unknown): string => String(value).trim()

const SETTLE: Record<InputKind, (value: unknown, input: Limits) => unknown> = {
  text: trimmed,
  textarea: trimmed,
  password: asIs,
  integer: whole,
  decimal,
  percent: decimal,
  select: asIs,
  multiselect: asIs,
  radio: asIs,
  switch: asIs,
  date: asIs,
  datetime: asIs,
  month: asIs,
  upload: asIs,
  tags: asIs,
  permissions: asIs,
  conditions: asIs,
  week: asIs,
}

/** An entry as it is sent: cleaned and within its limits; null where nothing was entered. */
export function settleInput(input: Limits, value: unknown): unknown {
  if (isEmptyInput(value)) return null
  return SETTLE[input.input](value, input) ?? null
}

const WRITES: ReadonlySet<InputKind> = new Set(['text', 'textarea', 'password', 'integer', 'decimal', 'percent', 'tags'])

/** What is wrong with an entry, in words; undefined where it may be sent. */
export function wrongInput(input: Pick<InputPlan, 'input' | 'label' | 'required' | 'maxLength' | 'conditions'>, value: unknown): string | undefined {
  if (isEmptyInput(value)) return input.required ? `请${WRITES.has(input.input) ? '输入' : '选择'}${input.label}` : undefined
  // What hangs on another entry of the form is the server's to judge.
  const { conditions } = input
  if (conditions && !('by' in conditions) && isConditionTree(value)) return faultIn(value, conditions.fields) ? `${input.label}还没有填完` : undefined
  if (input.maxLength !== undefined && typeof value === 'string' && [...value.trim()].length > input.maxLength) return `${input.label}最多 ${input.maxLength} 个字`
  return undefined
}

/** Are two values of an input the same? "12.30" and "12.3" are one amount, nothing and blank are one. */
export function sameInput(input: Limits, left: unknown, right: unknown): boolean {
  return text(input, left) === text(input, right)
}

function text(input: Limits, value: unknown): string {
  if (isEmptyInput(value)) return ''
  if (input.input === 'decimal' || input.input === 'percent') {
    return String(value).includes('.') ? String(value).replace(/0+$/, '').replace(/\.$/, '') : String(value)
  }
  if (input.input === 'switch') return String(value === true || value === 1 || value === '1')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
