/**
 * Sums of facts beside the rows of an entity (`figures`): one common table for each, grouped by the dimensions that the
 * rows are joined by, made by the same planner as reports, so that fences, rollups and conversion are theirs. Which days
 * they count is asked by a condition on NAME.day, which is taken out of the filter here. Pure planning.
 */
import { hidingNothing } from '../../asker/asker'
import type { Entity, Figures } from '../../../../contract/model'
import { allOf, comparisonsOf, conjunctsOf, isComparison, otherField, type Condition } from '../../../../contract/filter'
import type { Comparing } from '../../../../contract/wire'
import { figureTable } from '../statement/figures.tables'
import { own } from '../../asker/own'
import { malformed } from '../../asker/problem'
import { convertedDigits } from '../statement/rates'
import { branches, columnOf, missingRates } from './report.branches'
import { readQuestion, type Question } from '../question/report.question'
import { isMoney } from '../question/measures'
import { lastDays } from '../question/report.window'
import { name, type FigureTable, type Planning } from '../statement/statement'

/**
 * The filter without its conditions on the days of figures, which the plan keeps.
 * @throws HttpRefusal 400 where such a condition stands in an "or": then no one period is asked for
 */
export function withoutDays(plan: Planning, entity: Entity, filter: Condition | undefined, compare: Comparing[] = []): Condition | undefined {
  plan.figures.compare = compare
  if (!filter || !entity.figures) return filter
  const rest: Condition[] = []
  for (const condition of conjunctsOf(filter)) {
    const figures = isComparison(condition) ? daysOf(entity, condition.field) : undefined
    if (figures) {
      plan.figures.days.set(figures.name, [...(plan.figures.days.get(figures.name) ?? []), condition])
      continue
    }
    const inside = comparisonsOf(condition).find(({ field }) => daysOf(entity, field))
    if (inside) throw malformed(`「${daysOf(entity, inside.field)?.day?.field.label ?? inside.field}」只能单独作为条件，不能和其他条件用“或”放在一起`)
    rest.push(condition)
  }
  plan.figures.rows = rest
  return allOf(rest)
}

/** The figures whose days this path asks for. */
function daysOf(entity: Entity, path: string): Figures | undefined {
  const [name = '', last, ...more] = path.split('.')
  const figures = own(entity.figures ?? {}, name)
  return figures?.day && last === 'day' && more.length === 0 && !own(figures.fields, 'day') ? figures : undefined
}

/** The tables that readers of this plan have asked for, as common table expressions; to be called last. */
export function figureTables(plan: Planning, entity: Entity): string[] {
  return [...plan.figures.tables.values()].map((table) => tableSql(plan, entity, table))
}

/** The periods that are answered beside the asked one, and those that it gives none for. */
export function figurePeriods(plan: Planning, entity: Entity, figures: Figures): Pick<Question, 'periods' | 'without'> {
  return questionOf(plan, entity, figureTable(plan, figures))
}

/** Selects of "2025-03 USD" for amounts among the figures that have no rate. */
export function figuresMissingRates(plan: Planning, entity: Entity): string[] {
  return [...plan.figures.tables.values()].flatMap((table) => {
    const question = questionOf(plan, entity, table)
    const selects = missingRates(question)
    if (question.plan.needsRates) plan.needsRates = true
    return selects
  })
}

function tableSql(plan: Planning, entity: Entity, table: FigureTable): string {
  const question = questionOf(plan, entity, table)
  const keys = question.rows.map((_dimension, at) => `d${at}`)
  const sums = question.stored.flatMap((measure) =>
    question.periods.map((_period, at) => {
      const sum = `${measure.count || measure.total === 'sum' ? 'sum' : 'max'}(${columnOf(question, measure, at)})`
      const shown = plan.convert && isMoney(measure) ? `round(${sum}, ${convertedDigits(plan, measure.scale)})` : sum
      return `${shown} as ${name(`${measure.name}_${at}`)}`
    }),
  )
  const selects = [...branches(question, 'rows'), ...branches(question, 'exact')]
  if (question.plan.needsRates) plan.needsRates = true
  return `${table.alias} as materialized (
  select ${[...keys, ...sums].join(', ')}
  from (${selects.join('\nunion all\n')}) u
  group by ${keys.join(', ')}
)`
}

function questionOf(plan: Planning, entity: Entity, { figures, measures }: FigureTable): Question {
  const dataset = own(plan.model.datasets, figures.dataset)
  if (!dataset) throw new Error(`no dataset ${figures.dataset}`)
  // Readers refuse what is hidden by the row's own names; here only what they have asked for is read.
  const asker = hidingNothing(plan.asker)
  const last = figures.days === undefined ? undefined : lastDays(dataset, figures.days, plan.figures.until.get(figures.dataset) ?? [], plan.asker.today)
  const filter = allOf([...(last ? [last.days] : daysAsked(plan, figures)), ...sameRows(plan, entity, figures)])
  const question = readQuestion({ ...plan, asker }, dataset, {
    page: 1, pageSize: 1, rows: Object.keys(figures.by), measures: [...measures], ...(filter ? { filter } : {}), compare: plan.figures.compare,
  })
  return last ? { ...question, window: last.window } : question
}

function daysAsked(plan: Planning, figures: Figures): Condition[] {
  return (plan.figures.days.get(figures.name) ?? []).map((condition) => ({ ...condition, field: figures.day?.dimension ?? '' }) as Condition)
}

/** What the rows are asked for by the very fields that facts are joined by is asked of the facts too. */
function sameRows(plan: Planning, entity: Entity, figures: Figures): Condition[] {
  return plan.figures.rows.flatMap((condition): Condition[] => {
    if (!isComparison(condition) || (
      condition.op !== 'eq' && condition.op !== 'in'
    ) || condition.currency !== undefined || otherField(condition.value) !== undefined || !own(entity.fields, condition.field)) {
      return []
    }
    const dimension = Object.entries(figures.by).find(([, path]) => path === condition.field)?.[0]
    return dimension === undefined ? [] : [{ ...condition, field: dimension }]
  })
}
