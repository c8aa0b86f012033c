/**
 * Which rollups can answer for a source: they know every dimension, measure and fence that the question needs, of single days or of whole months and
 * years. Pure planning.
 */
import { fieldIn } from '../../../../contract/dimension-field'
import type { Dimension, Entity, Measure, Rollup } from '../../../../contract/model'
import { personField } from '../../asker/asker'
import { own } from '../statement/fields'
import { rollupTime } from '../statement/rollup-facts'
import type { Question } from '../question/report.question'
import { composes, isMoney } from '../question/measures'
import { cutOf } from '../question/report.cut'
import { timeStep, type Period } from '../question/report.periods'
import type { Level } from './report.pieces'

/** What is read of one source. */
export interface Reads {
  source: string
  measures: Measure[]
  /** Dimensions of rows, pivot and conditions. */
  dimensions: Dimension[]
  /** Path of the currency that its amounts are told by. */
  currency?: string
}

/** The smallest rollup that knows all that is asked, single days where they are; undefined: the facts alone do. */
export function smallestOf(question: Question, facts: Entity, reads: Reads): Rollup | undefined {
  return rollupsOf(question, reads).filter((rollup) => answers(question, facts, rollup, reads)).sort(byDimensions(question))[0]
}

function rollupsOf({ dataset }: Question, { source }: Reads): Rollup[] {
  return dataset.rollups.filter((rollup) => rollup.source === source)
}

const byDimensions = ({ dataset }: Question) => (a: Rollup, b: Rollup): number => besidesTime(dataset, a) - besidesTime(dataset, b)

/** How many things a rollup's rows are told apart by, but for the time. */
function besidesTime({ dimensions }: Question['dataset'], rollup: Rollup): number {
  return rollup.dimensions.filter((dimension) => timeStep(dimensions[dimension]) === undefined).length
}

/**
 * The rollups by whole months and years that know all that is asked but for single days, the coarsest first. One that tells more apart than what is
 * read for single days would have more rows than that.
 */
export function levelsOf(question: Question, facts: Entity, reads: Reads, period: Period): Level[] {
  const { dataset } = question
  if (question.window || dataset.sources[reads.source]?.from !== undefined) return []
  const kept = rollupsOf(question, reads).flatMap((rollup) => {
    const by = rollupTime(dataset, rollup)?.by
    return (by === 'month' || by === 'year') && keepsStep(question, period, by) ? [{ rollup, by }] : []
  })
  if (kept.length === 0) return []
  const floor = smallestOf(question, facts, reads)
  if (floor && !rollupTime(dataset, floor)) return []
  const levels: Level[] = []
  let most = floor ? besidesTime(dataset, floor) : Number.POSITIVE_INFINITY
  for (const step of ['month', 'year'] as const) {
    const told = kept.flatMap(({ rollup, by }) => (by === step && answers(question, facts, rollup, reads, true) ? [rollup] : []))
    const found = told.sort(byDimensions(question))[0]
    if (!found || besidesTime(dataset, found) > most) continue
    most = besidesTime(dataset, found)
    levels.unshift({ rollup: found, by: step })
  }
  return levels
}

/** Do whole steps of a period stand beside whole steps of the asked one, where rows are told by time? */
function keepsStep({ rows, pivot }: Question, { shift }: Period, by: 'month' | 'year'): boolean {
  const told = [...rows, ...(pivot ? [pivot.dimension] : [])].some((dimension) => timeStep(dimension) !== undefined)
  if (!told) return true
  return 'days' in shift ? shift.days === 0 : shift.months % (by === 'year' ? 12 : 1) === 0
}

/** @param wholeSteps whole steps of time are asked of it, and no single days */
function answers(question: Question, facts: Entity, rollup: Rollup, reads: Reads, wholeSteps = false): boolean {
  const { dataset, plan } = question
  const has = new Set(rollup.dimensions)
  const fields = new Set(rollup.dimensions.flatMap((each) => {
    const dimension = dataset.dimensions[each]
    return dimension === undefined || dimension.by ? [] : fieldIn(dimension, reads.source) ?? []
  }))
  const reaches = (path: string): boolean => {
    const dot = path.indexOf('.')
    if (dot < 0) return fields.has(path)
    return own(facts.refs, path.slice(0, dot))?.by.every((field) => fields.has(field)) ?? false
  }
  const steps = new Set(rollup.dimensions.flatMap((dimension) => timeStep(dataset.dimensions[dimension]) ?? []))
  const knowsDay = steps.has('day')
  const knowsMonth = knowsDay || steps.has('month')
  const reachesDimension = (dimension: Dimension): boolean => {
    const step = timeStep(dimension)
    if (step) return knowsDay || steps.has(step) && steps.size === 1 || (knowsMonth && step === 'year')
    return has.has(dimension.name) || (dimension.by === undefined && reaches(fieldIn(dimension, reads.source) ?? dimension.name))
  }
  const bounded = question.periods.some((period) => period.from !== undefined || period.to !== undefined)
  const moved = question.periods.length > 1
  const { shop } = facts.scope
  const person = personField(facts, plan.asker)
  return (
    // Lines told in their own currency have nothing to round where they are kept in cents.
    (dataset.rounded === undefined || (!plan.convert && reads.measures.every(({ scale }) => (scale ?? 2) <= 2))) &&
    reads.dimensions.every(reachesDimension) &&
    reads.measures.every((measure) => rollup.measures.includes(measure.name) && composes(measure)) &&
    (wholeSteps || !(bounded || moved) || knowsDay) &&
    (!plan.convert || knowsMonth || !reads.measures.some(isMoney)) &&
    (!shop || !(plan.asker.shopIds ?? question.window ?? endsDiffer(question, reads.source)) || reaches(shop)) &&
    (!plan.asker.warehouseIds || (facts.scope.warehouse ?? []).every((field) => reaches(field))) &&
    (person === undefined || reaches(person))
  )
}

/** True where some shops' earlier days end sooner than those of others; undefined otherwise. */
function endsDiffer({ plan, dataset, periods }: Question, source: string): true | undefined {
  return periods.some((period) => (cutOf(plan, dataset, period, source, periods[0] ?? period)?.sooner.size ?? 0) > 0) || undefined
}
