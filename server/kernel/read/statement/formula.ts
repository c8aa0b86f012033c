/**
 * A formula of the model as SQL over exact numerics. Nothing is ever computed in floats.
 * Sums and differences count a missing part as nothing, and are missing only where all parts are (or any, where the formula
 * needs all of them); a ratio by zero gives what the formula says.
 */
import type { Formula } from '../../../../contract/model'
import { literal, number } from './statement'

/** The SQL of a field or measure that a formula names. */
interface Leaf {
  (path: string): string
  /** The company's day, where the formulas may ask for it. */
  today?: () => string
  /** How many of the asked days a row is about, where a report is asked. */
  askedDays?: () => string
}

/** Days beyond this are no plan of anybody's, and no day of the calendar. */
const MOST_DAYS = 36_500

/** An expression over what `leaf` gives, in parentheses where it needs them. @throws Error where it asks for today or the asked days, and `leaf` has none */
export function formulaSql(formula: Formula, leaf: Leaf): string {
  switch (formula.op) {
    case 'field':
      return leaf(formula.path)
    case 'number':
      return number(formula.value)
    case 'sum':
    case 'minus':
      return formula.needsAll ? strict(formula, leaf) : additive(partsOf(formula, false, leaf))
    case 'negate':
      return additive(partsOf(formula, false, leaf))
    case 'times':
      return `(${formula.of.map((part) => `(${formulaSql(part, leaf)})::numeric`).join(' * ')})`
    case 'ratio': {
      const [above, below] = formula.of.map((part) => `(${formulaSql(part, leaf)})::numeric`) as [string, string]
      if (formula.zero === null) return `(${above} / nullif(${below}, 0))`
      return `(case when ${below} = 0 then ${number(formula.zero)} else ${above} / nullif(${below}, 0) end)`
    }
    case 'clamp': {
      const inner = `(${formulaSql(formula.of, leaf)})::numeric`
      const raised = formula.min === undefined ? inner : `greatest(${inner}, ${number(formula.min)})`
      const held = formula.max === undefined ? raised : `least(${raised}, ${number(formula.max)})`
      // greatest and least pass over null, and NaN (an amount without a rate) is greater than any limit.
      return `(case when ${inner} is null or ${inner} = 'NaN' then ${inner} else ${held} end)`
    }
    case 'days': {
      const [from, to] = formula.of.map((part) => `(${formulaSql(part, leaf)})::date`) as [string, string]
      return `(${to} - ${from})`
    }
    case 'plusDays': {
      const [day, more] = formula.of.map((part) => `(${formulaSql(part, leaf)})`) as [string, string]
      return `(case when abs(${more}::numeric) <= ${MOST_DAYS} then (${day}::date + floor(${more}::numeric)::integer) end)`
    }
    case 'monthOf':
      return `(date_trunc('month', (${formulaSql(formula.of, leaf)})::date::timestamp)::date)`
    case 'first':
      return `coalesce(${formula.of.map((part) => formulaSql(part, leaf)).join(', ')})`
    case 'origin':
      return `(case ${formula.of.map((part, at) => `when (${formulaSql(part, leaf)}) is not null then ${literal(formula.labels[at] ?? '')}`).join(' ')} end)`
    case 'today':
      if (!leaf.today) throw new Error('a formula asks for today where there is none')
      return leaf.today()
    case 'askedDays':
      if (!leaf.askedDays) throw new Error('a formula asks for the asked days where there are none')
      return leaf.askedDays()
    case 'round':
      return `round((${formulaSql(formula.of, leaf)})::numeric, ${Math.trunc(formula.scale)})`
    case 'floor':
      return `floor((${formulaSql(formula.of, leaf)})::numeric)`
    case 'below':
      throw new Error('what rows below add up to is a field of its own, which the reader of fields reads')
  }
}

interface Part {
  sql: string
  negative: boolean
}

/** Nested sums and differences as one flat list of signed parts. */
function partsOf(formula: Formula, negative: boolean, leaf: Leaf): Part[] {
  if ('needsAll' in formula && formula.needsAll) return [{ sql: formulaSql(formula, leaf), negative }]
  if (formula.op === 'sum') return formula.of.flatMap((part) => partsOf(part, negative, leaf))
  if (formula.op === 'minus') return formula.of.flatMap((part, at) => partsOf(part, at === 0 ? negative : !negative, leaf))
  if (formula.op === 'negate') return partsOf(formula.of, !negative, leaf)
  return [{ sql: formulaSql(formula, leaf), negative }]
}

/** Nothing at all where a part is missing. */
function strict(formula: Extract<Formula, { op: 'sum' | 'minus' }>, leaf: Leaf): string {
  return `(${formula.of.map((part) => `(${formulaSql(part, leaf)})::numeric`).join(formula.op === 'sum' ? ' + ' : ' - ')})`
}

function additive(parts: Part[]): string {
  const total = parts.map((part, at) => `${part.negative ? '- ' : at === 0 ? '' : '+ '}coalesce(${part.sql}, 0)`).join(' ')
  return `(case when num_nonnulls(${parts.map((part) => part.sql).join(', ')}) > 0 then ${total} end)`
}

/** True where a part is rounded, clamped or needed, so that the formula of sums is not the sum of formulas. */
export function hasStep(formula: Formula): boolean {
  if (['round', 'floor', 'clamp', 'first'].includes(formula.op) || ('needsAll' in formula && formula.needsAll)) return true
  if (formula.op === 'field' || formula.op === 'number' || formula.op === 'below') return false
  return (Array.isArray(formula.of) ? formula.of : [formula.of]).some(hasStep)
}

/** True where a ratio is inside: its digits do not end, so that answers round it. */
export function hasRatio(formula: Formula): boolean {
  if (formula.op === 'ratio') return true
  if (formula.op === 'field' || formula.op === 'number' || formula.op === 'below') return false
  return (Array.isArray(formula.of) ? formula.of : [formula.of]).some(hasRatio)
}
