/**
 * The grouped sub-selects of a report: for every source, currency and period one select with the same columns, so that
 * they are lined up by a union and one more grouping; a side that is missing leaves its columns empty.
 *
 * Columns: d0… the row's dimensions, pv the pivot's value, cur the currency, now (1 where the asked period has the row, null where
 * only figures of every value have it),
 * m<measure>_<period> the stored measures.
 */
import { isComparison, type Condition } from '../../../../contract/filter'
import { fieldIn } from '../../../../contract/dimension-field'
import type { Measure } from '../../../../contract/model'
import { conditionSql } from '../statement/condition'
import { lastRows } from '../statement/adding'
import { baseType, own } from '../statement/fields'
import { fence } from '../statement/fence'
import { likenessOf, mannerOf, type Target } from '../statement/operand'
import { malformed } from '../../asker/problem'
import { lacksRate } from '../statement/rates'
import { dimensionsRead, factsReader, partsOf, shownDay, type FactsReader, type Part } from './report.facts'
import type { Reads } from './report.rollups'
import { cutOf, cutSql } from '../question/report.cut'
import { timeStep, type Period } from '../question/report.periods'
import { byWhole, conditionsOn, isOfAll } from '../question/report.of-all'
import type { Question } from '../question/report.question'
import { composes, currenciesOf, currencyUnder, isWords } from '../question/measures'
import { stepSql, stepType } from '../statement/dimension'
import { widened, windowSql } from '../question/report.window'

/** rows: groups of the rows and the pivot; exact: groups of the rows, for what cannot be put together; total: no groups. */
type Grain = 'rows' | 'exact' | 'total'

/** The column of a stored measure in a period. @param period its place in `question.periods` */
export function columnOf(question: Question, measure: Measure, period: number): string {
  return `m${question.stored.indexOf(measure)}_${period}`
}

/** What each source is read for: its measures by the currency that tells them. */
function readsOf(question: Question): Reads[] {
  const { dataset, stored, byCurrency } = question
  const dimensions = dimensionsRead(question)
  const [firstSource = ''] = Object.keys(dataset.sources)
  const bySource = new Map<string, Measure[]>()
  for (const measure of stored) bySource.set(measure.source ?? firstSource, [...(bySource.get(measure.source ?? firstSource) ?? []), measure])
  if (bySource.size === 0) bySource.set(firstSource, [])
  // What counts every value makes no row: where nothing else is asked, the rows are those that the facts have.
  const makesRows = stored.some((measure) => !isOfAll(measure))
  return [...bySource].flatMap(([source, all]): Reads[] => [...(makesRows ? [] : [[]]), ...byWhole(all)].flatMap((measures): Reads[] => {
    if (!byCurrency) return [{ source, measures, dimensions }]
    const currencies = currenciesOf(question.plan.model, dataset, source, measures)
    if (currencies.length === 0) return [{ source, measures, dimensions }]
    return currencies.map((currency) => ({
      source, dimensions, currency,
      measures: measures.filter((measure) => (currencyUnder(question.plan.model, dataset, measure) ?? currencies[0]) === currency),
    }))
  }))
}

/** All selects of a grain, to be joined by `union all`; empty where no measure needs it. */
export function branches(question: Question, grain: Grain, only?: (facts: FactsReader, dimensions: string[], reads: Reads) => string | undefined): string[] {
  return readsOf(question).flatMap((reads) => {
    const measures = reads.measures.filter((measure) => composes(measure) === (grain === 'rows'))
    if (measures.length === 0 && (grain !== 'rows' || reads.measures.length > 0)) return []
    return question.periods.flatMap((period, at) => {
      // All that came before the asked days is read for balances alone: what no balance runs over has nothing to tell there.
      const told = period.name === 'opening' ? measures.filter((measure) => question.running.includes(measure)) : measures
      if (period.name === 'opening' && told.length === 0) return []
      const asked = { ...reads, measures: told }
      return partsOf(question, asked, period).map((part) => branch(question, asked, grain, { period, at, part }, only))
    })
  })
}

function branch(
  question: Question, reads: Reads, grain: Grain, { period, at, part: read }: { period: Period; at: number; part: Part },
  only?: (facts: FactsReader, dimensions: string[], reads: Reads) => string | undefined,
): string {
  const { facts } = read
  const shown = shownDay(facts.day, period)
  const parts: string[] = []
  const part = (sql: string): string => {
    const known = parts.indexOf(sql)
    return `z.e${known >= 0 ? known : parts.push(sql) - 1}`
  }
  const dimensions = question.rows.map((dimension) => facts.dimension(dimension, shown))
  const currency = reads.currency === undefined ? 'null::text' : facts.currency(reads.currency)
  const groups = grain === 'total' ? [] : dimensions.map(part)
  const pivot = question.pivot && grain === 'rows' ? part(facts.dimension(question.pivot.dimension, shown)) : undefined
  const cur = part(currency)
  const last = () => part(onLastDay(facts, grain === 'total' ? [] : dimensions, currency))
  const values = question.stored.flatMap((measure) =>
    question.periods.map((_period, index) =>
      `${index === at && reads.measures.includes(measure) ? `(${facts.measure(measure, part, last)})` : 'null'}::${isWords(measure) ? 'text' : 'numeric'}`,
    ),
  )
  const where = [...whereOf(question, read, period, reads), ...(only ? [only(facts, dimensions, reads) ?? 'true'] : [])]
  const outputs = [
    ...(grain === 'total' ? [] : groups.map((sql, index) => `${sql} as d${index}`)),
    ...(grain === 'total' || !question.pivot ? [] : [`${pivotText(question, pivot)} as pv`]),
    `${cur} as cur`,
    // What counts every value of a dimension stands beside rows and makes none.
    `${reads.measures.some(isOfAll) ? 'null::integer' : period.name === 'now' ? 1 : 0} as now`,
    ...values.map((sql, index) => `${sql} as m${Math.floor(index / question.periods.length)}_${index % question.periods.length}`),
  ]
  const grouping = [...new Set([...groups, ...(pivot ? [pivot] : []), cur])]
  return `select ${outputs.join(', ')}
  from (select ${parts.map((sql, index) => `${sql} as e${index}`).join(', ')}
    from ${facts.reader.from()} ${facts.reader.joins()}
    where ${where.join(' and ') || 'true'}) z
  group by ${grouping.join(', ')}`
}

/** The pivot's value as its column is named by it. */
function pivotText({ pivot }: Question, sql: string | undefined): string {
  if (!pivot || sql === undefined) return 'null::text'
  return timeStep(pivot.dimension) === 'month' ? `to_char(${sql}, 'YYYY-MM')` : `${sql}::text`
}

/** The rows of the last day that each shop has within a group; of shops that tell of the same thing, the newest. */
function onLastDay(facts: FactsReader, dimensions: string[], currency: string): string {
  return lastRows(facts.reader, facts.day, dimensions, [currency])
}

/** Fence, the source's own condition, the question's conditions and the period's days. */
function whereOf(question: Question, { facts, within, whole }: Part, period: Period, { source, measures }: Reads): string[] {
  const { plan } = question
  const conditions = fence(plan, facts.reader)
  const { where } = facts
  if (where) conditions.push(where)
  if (within) conditions.push(...facts.within(within))
  if (!whole) conditions.push(...boundsOf(question, facts, period, source))
  for (const condition of conditionsOn(question.facts, measures[0] ?? {})) {
    // A condition on days that is no plain range belongs to the asked period; earlier ones follow its rows.
    if (period.follows && aboutTime(question, condition)) continue
    conditions.push(conditionSql(plan.statement, condition, (comparison) => targetOf(question, { facts, source }, comparison.field)))
  }
  return conditions
}

/** The period's days, and how far each shop's are compared. */
function boundsOf(question: Question, facts: FactsReader, period: Period, source: string): string[] {
  const { plan } = question
  const conditions: string[] = []
  const { from } = question.window ? widened(period, question.window) : period
  const cut = cutOf(plan, question.dataset, period, source, question.periods[0] ?? period)
  if (from) conditions.push(`${facts.begins ?? facts.day} >= ${plan.statement.value(from, 'date')}`)
  if (facts.begins !== undefined) conditions.push(...withinSteps(question, facts.begins, facts.day))
  if (cut) {
    conditions.push(`${facts.day} <= ${plan.statement.value(cut.to, 'date')}`)
    // Windows of each shop's own last days say themselves where these begin and end.
    if (cut.sooner.size > 0 && !question.window) conditions.push(`${facts.day} <= ${cutSql(plan.statement, cut, facts.shop)}`)
  }
  if (question.window) {
    const { shop } = facts.reader.entity.scope
    for (const day of facts.begins === undefined ? [facts.day] : [facts.day, facts.begins]) {
      const within = windowSql(plan.statement, question.window, shop && facts.reader.raw(shop), shownDay(day, period))
      if (within !== undefined) conditions.push(within)
    }
  }
  return conditions
}

/** A row over several days stands in the day, week or month that holds all of them, and where none does in no row at all. */
function withinSteps({ rows, pivot }: Question, begins: string, day: string): string[] {
  const steps = [...rows, ...(pivot ? [pivot.dimension] : [])].flatMap((dimension) => timeStep(dimension) ?? [])
  return [...new Set(steps)].map((step) => `${stepSql(step, begins)} = ${stepSql(step, day)}`)
}

function aboutTime(question: Question, condition: Condition): boolean {
  if (isComparison(condition)) return timeStep(own(question.dataset.dimensions, condition.field)) !== undefined
  return ('and' in condition ? condition.and : condition.or).some((each) => aboutTime(question, each))
}

function targetOf(question: Question, { facts, source }: { facts: FactsReader; source: string }, path: string): Target {
  const dimension = own(question.dataset.dimensions, path)
  if (!dimension) throw malformed(`「${question.dataset.label}」没有维度「${path}」`)
  const step = timeStep(dimension) ?? dimension.by
  const type = step ? stepType(step) : typeOf(question, facts, fieldIn(dimension, source) ?? dimension.name)
  return { sql: facts.dimension(dimension, facts.day), label: dimension.label, manner: mannerOf(dimension.kind, type), type, ...likenessOf(dimension) }
}

function typeOf(question: Question, facts: FactsReader, path: string): string {
  const steps = path.split('.')
  const last = steps.pop() ?? ''
  let entity = facts.reader.entity
  for (const step of steps) entity = own(question.plan.model.entities, own(entity.refs, step)?.entity ?? '') ?? entity
  return baseType(own(entity.fields, last))
}

/** One select a source: the months and currencies of the asked period whose amounts have no rate ("2025-03 USD"). */
export function missingRates(question: Question): string[] {
  const now = question.periods[0]
  if (!question.plan.convert || !now) return []
  return readsOf(question).flatMap((reads) => {
    const facts = factsReader(question, reads)
    const amounts = reads.measures.flatMap((measure) => facts.amounts(measure))
    return [...new Set(amounts.map(({ currency }) => currency))].map((currency) => {
      const told = amounts.filter((each) => each.currency === currency)
      const lacks = lacksRate(question.plan, [...new Set(told.map(({ amount }) => amount))], currency, told[0]!.rate)
      const where = [...whereOf(question, { facts }, now, reads), lacks].join(' and ')
      return `select distinct to_char(${facts.reader.month() ?? 'null::date'}, 'YYYY-MM') || ' ' || coalesce(${currency}, '（无币种）') as missing
  from ${facts.reader.from()} ${facts.reader.joins()} where ${where}`
    })
  })
}
