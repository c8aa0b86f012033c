/** Formulas as files say them -> the closed tree of the model, and what total follows from one. Pure. */
import type { Total } from '../../contract/plan'
import type { FormulaSource } from '../language/files'
import type { Dataset, Formula, Measure } from '../../contract/model'

/** `scale` is the field's own: what `round` keeps where it says nothing. */
export function resolveFormula(source: FormulaSource, scale: number): Formula {
  const inner = (part: FormulaSource) => resolveFormula(part, scale)
  if (typeof source === 'string') return { op: 'field', path: source }
  if (typeof source === 'number') return { op: 'number', value: source }
  if ('sum' in source) return { op: 'sum', of: source.sum.map(inner), ...(source.needs === 'all' ? { needsAll: true } : {}) }
  if ('minus' in source) return { op: 'minus', of: source.minus.map(inner), ...(source.needs === 'all' ? { needsAll: true } : {}) }
  if ('times' in source) return { op: 'times', of: source.times.map(inner) }
  if ('ratio' in source) return { op: 'ratio', of: [inner(source.ratio[0]), inner(source.ratio[1])], zero: source.zero ?? null }
  if ('clamp' in source) {
    const { min, max } = source
    return { op: 'clamp', of: inner(source.clamp), ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
  }
  if ('round' in source) return { op: 'round', of: inner(source.round), scale: source.scale ?? scale }
  if ('floor' in source) return { op: 'floor', of: inner(source.floor) }
  if ('days' in source) return { op: 'days', of: [inner(source.days[0]), inner(source.days[1])] }
  if ('plusDays' in source) return { op: 'plusDays', of: [inner(source.plusDays[0]), inner(source.plusDays[1])] }
  if ('monthOf' in source) return { op: 'monthOf', of: inner(source.monthOf) }
  if ('first' in source) return { op: 'first', of: source.first.map(inner) }
  if ('today' in source) return { op: 'today', of: [] }
  if ('askedDays' in source) return { op: 'askedDays', of: [] }
  return { op: 'negate', of: inner(source.negate) }
}

/** Every field path in it, each once, in reading order. */
export function pathsOf(formula: Formula): string[] {
  if (formula.op === 'field') return [formula.path]
  if (formula.op === 'number' || formula.op === 'below') return []
  const parts = Array.isArray(formula.of) ? formula.of : [formula.of]
  return [...new Set(parts.flatMap(pathsOf))]
}

/** Whether a measure is a running balance, or made of one. */
export function isRunning(dataset: Pick<Dataset, 'measures'>, measure: Measure, walking: readonly string[] = []): boolean {
  if (measure.running || !measure.formula || walking.includes(measure.name)) return measure.running === true
  return pathsOf(measure.formula).some((path) => {
    const part = Object.hasOwn(dataset.measures, path) ? dataset.measures[path] : undefined
    return part !== undefined && isRunning(dataset, part, [...walking, measure.name])
  })
}

/** Whether a measure is of how many days are asked, or made of one that is. */
export function asksDays(dataset: Pick<Dataset, 'measures'>, measure: Measure, walking: readonly string[] = []): boolean {
  if (!measure.formula || walking.includes(measure.name)) return false
  return says(measure.formula) || pathsOf(measure.formula).some((path) => {
    const part = Object.hasOwn(dataset.measures, path) ? dataset.measures[path] : undefined
    return part !== undefined && asksDays(dataset, part, [...walking, measure.name])
  })
}

function says(formula: Formula): boolean {
  if (formula.op === 'askedDays') return true
  if (formula.op === 'field' || formula.op === 'number' || formula.op === 'below') return false
  return (Array.isArray(formula.of) ? formula.of : [formula.of]).some(says)
}

function hasRatio(formula: Formula): boolean {
  if (formula.op === 'ratio') return true
  if (formula.op === 'field' || formula.op === 'number' || formula.op === 'below') return false
  return (Array.isArray(formula.of) ? formula.of : [formula.of]).some(hasRatio)
}

/**
 * The total that follows from the formula where none is said: with a ratio in it only the ratio of sums is true;
 * sums, differences and roundings of what is summed may be summed; of anything else, days among them, no total is known.
 */
export function totalOf(formula: Formula, totalAt: (path: string) => Total | undefined): Total {
  if (isDay(formula)) return 'none'
  if (hasRatio(formula)) return 'ratio'
  return isAdditive(formula, totalAt) ? 'sum' : 'none'
}

/** True where it gives a day or a month, whatever its parts are calculated with. */
function isDay(formula: Formula): boolean {
  return ['plusDays', 'monthOf', 'today'].includes(formula.op) || (formula.op === 'first' && formula.of.some(isDay))
}

function isAdditive(formula: Formula, totalAt: (path: string) => Total | undefined): boolean {
  switch (formula.op) {
    case 'field':
      return totalAt(formula.path) === 'sum'
    case 'number':
      return formula.value === 0
    case 'below':
      return formula.adds === 'sum' || formula.adds === 'count'
    case 'sum':
    case 'minus':
      return formula.of.every((part) => isAdditive(part, totalAt))
    case 'negate':
    case 'round':
      return isAdditive(formula.of, totalAt)
    case 'times':
      return formula.of.filter((part) => part.op !== 'number').length === 1 && formula.of.every((part) => part.op === 'number' || isAdditive(part, totalAt))
    default:
      return false
  }
}
