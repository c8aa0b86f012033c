/** Measures of a report as SQL over the columns of its common tables: values, totals, cells of the pivot, what conditions and sorts name. */
import type { Measure } from '../../../../contract/model'
import { own } from '../statement/fields'
import { formulaSql } from '../statement/formula'
import { likenessOf, mannerOf, type Target } from '../statement/operand'
import { malformed } from '../../asker/problem'
import { withoutNaN, worth } from '../statement/rates'
import { columnOf } from './report.branches'
import { askedDaysSql } from './report.days'
import { NO_VALUE } from './report.every'
import { addsRows, divides, isMoney, isWords, storedOf } from '../question/measures'
import { readKey, type Key, type Question } from '../question/report.question'
import { isCompared, timeStep } from '../question/report.periods'
import { keptDigits } from '../statement/values'

/** SQL of the measures of one question. Its columns are those of branches (`columnOf`); `period` is a place in `question.periods`. */
export class ReportSql {
  /** Values of the pivot that conditions and sorts name, as columns of r. */
  private readonly keys = new Map<string, string>()

  constructor(private readonly question: Question) {}

  /** A measure of a period over columns m<…>. */
  value(measure: Measure, period: number): string {
    return this.known(measure, this.raw(measure, period, (stored) => columnOf(this.question, stored, period)))
  }

  /** What a balance has come to by a row's time, as columns of r: of each other dimension and currency by itself, in the order of time. */
  balances(dims: string[]): string[] {
    const { question } = this
    const time = dims[question.rows.findIndex((dimension) => timeStep(dimension))]
    if (question.running.length === 0 || time === undefined) return []
    const apart = [...dims.filter((each) => each !== time), 'cur']
    return question.running.map((measure) => {
      const sums = question.periods.map((_period, at) => `coalesce(sum(${columnOf(question, measure, at)}), 0)`)
      return `sum(${sums.join(' + ')}) over (partition by ${apart.join(', ')} order by ${time}) as ${balanceOf(question, measure)}`
    })
  }

  /** A figure that a missing rate makes unknown is none. */
  private known(measure: Measure, sql: string): string {
    return this.question.plan.convert && !isWords(measure) ? withoutNaN(sql) : sql
  }

  /** Its total over the whole filtered set: over the sums, or of the rows as shown. */
  total(measure: Measure, period: number): string {
    if (isWords(measure)) return 'null'
    const { periods } = this.question
    if (!addsRows(this.question.dataset, measure)) {
      // At the end of the asked days a balance is all that came before them, and they.
      const closing = (stored: Measure): string => `(${periods.map((_period, at) => `coalesce(${columnOf(this.question, stored, at)}, 0)`).join(' + ')})`
      return this.known(measure, this.raw(measure, period, (stored) => columnOf(this.question, stored, period), false, closing, false))
    }
    const sum = `(select sum(${this.raw(measure, period, (stored) => columnOf(this.question, stored, period))}) from f where f.cur is not distinct from t.cur)`
    // One row without a rate leaves the sum unknown, not short.
    return this.question.plan.convert ? withoutNaN(sum) : sum
  }

  /** The pivot's cells of a group of g: [value, one number a period] in a list. */
  cells(): string {
    const { pivot, periods } = this.question
    if (!pivot) return 'null'
    const values = periods.map((_period, at) => this.raw(pivot.measure, at, (stored) => columnOf(this.question, stored, at), true))
    const told = `num_nonnulls(${values.join(', ')}) > 0${this.question.every ? ` and pv is distinct from '${NO_VALUE}'` : ''}`
    return `json_agg(json_build_array(pv, ${values.map((value) => `(${value})::text`).join(', ')})) filter (where ${told})`
  }

  keyColumns(): string[] {
    return [...this.keys].map(([key, column]) => {
      const { measure, value, period } = JSON.parse(key) as { measure: string; value: string; period: number }
      return `${this.pivotSum(measure, value, period)} as ${column}`
    })
  }

  order(): string[] {
    const { rows, sort, dataset, byCurrency, plan } = this.question
    // All rows are equal in a dimension that makes none of them: sorting by it changes nothing.
    const told = sort.filter(({ field }) => !own(dataset.dimensions, field) || rows.some((dimension) => dimension.name === field))
    const asked = told.length > 0 ? told : rows.flatMap((dimension) => (timeStep(dimension) ? [{ field: dimension.name, order: 'desc' as const }] : []))
    const order = asked.map(({ field, order: direction }) => {
      const { sql: exact, currency } = this.target(field, false)
      const sql = currency !== undefined && !this.question.plan.convert ? worth(this.question.plan, exact, currency) : exact
      return `${sql}${direction === 'desc' ? ' desc' : ''} nulls last`
    })
    const main = byCurrency ? [`cur is distinct from ${plan.statement.value(plan.asker.currency, 'text')}`] : []
    return [...order, ...rows.map((_dimension, at) => `d${at}`), ...main, 'cur']
  }

  /** What a condition or a sort names: a dimension of the rows, the currency, a measure, a value of the pivot, a comparison. */
  target(path: string, whole = true): Target {
    const { dataset, rows, pivot } = this.question
    const dimension = own(dataset.dimensions, path)
    if (dimension) {
      const at = rows.indexOf(dimension)
      if (at < 0) throw malformed(`「${dimension.label}」不在行里，不能按它排序`)
      // Ids of rows come as whole numbers or text; what the comparison needs is decided by the kind alone.
      const manner = mannerOf(dimension.kind, 'text')
      return { sql: manner === 'text' ? `d${at}::text` : `d${at}`, label: dimension.label, manner, type: 'text', ...likenessOf(dimension) }
    }
    if (path === 'currency') return { sql: 'cur', label: '币种', manner: 'text', type: 'text' }
    const key = readKey(path, (name) => dataset.measures[name]!, pivot)
    if (isWords(key.measure)) return this.wordsTarget(key)
    const exact = this.keySql(key)
    // A quotient is compared as it is shown: what staff read off the screen finds the row.
    const shown = key.comparison === undefined && divides(dataset, key.measure)
    const sql = shown && whole ? `round(${exact}, ${keptDigits(key.measure.kind, key.measure.scale)})` : exact
    return {
      sql: this.question.plan.convert ? withoutNaN(sql) : sql, label: key.measure.label, manner: 'number', type: 'numeric',
      ...likenessOf(key.measure), ...(isMoney(key.measure) ? { currency: this.currency() } : {})
    }
  }

  /** Words, pictures and days beside the figures: compared as what they are, and with nothing earlier. */
  private wordsTarget({ measure, value, comparison }: Key): Target {
    if (value !== undefined || comparison !== undefined) {
      throw malformed(`「${measure.label}」不是数字，没有对比，不能按它的对比筛选或排序`)
    }
    const manner = mannerOf(measure.kind, 'text')
    const column = columnOf(this.question, measure, 0)
    return { sql: manner === 'text' ? `${column}::text` : column, label: measure.label, manner, type: 'text', ...likenessOf(measure) }
  }

  private currency(): string {
    const { plan } = this.question
    return plan.convert ? plan.statement.value(plan.asker.currency, 'text') : 'cur'
  }

  /** Without a range, earlier periods stand only beside days that the asked period has. */
  beside(): string {
    const condition = this.besideOf(this.question.rows.map((_dimension, at) => `d${at}`))
    return condition === undefined ? '' : `where ${condition}`
  }

  /** The same for rows whose dimensions are these expressions; undefined where every row stands. */
  besideOf(dimensions: string[]): string | undefined {
    const { periods, rows } = this.question
    const places = rows.flatMap((dimension, at) => (timeStep(dimension) ? [at] : []))
    if (!periods.some((period) => period.follows) || places.length === 0) return undefined
    const times = places.map((at) => dimensions[at])
    return `((${times.join(', ')}) in (select ${places.map((at) => `b.d${at}`).join(', ')} from g b where b.now = 1) or num_nulls(${times.join(', ')}) > 0)`
  }

  private keySql({ measure, value, comparison }: Key): string {
    const of = (period: number): string => (
      value === undefined ? this.raw(measure, period, (stored) => columnOf(this.question, stored, period)) : this.key(measure, value, period)
    )
    if (comparison === undefined) return of(0)
    const ofLastYear = comparison.startsWith('lastYear')
    const period = this.question.periods.findIndex((each) => (ofLastYear ? each.name === 'lastYear' : isCompared(each)))
    if (period < 0) return 'null::numeric'
    const [now, before] = [of(0), of(period)]
    if (comparison === 'prev' || comparison === 'lastYear') return before
    const delta = `(coalesce(${now}, 0) - coalesce(${before}, 0))`
    if (!comparison.toLowerCase().endsWith('rate')) return delta
    const sign = measure.better === 'more' ? '' : ` * (case when coalesce(${now}, 0) <= 0 and ${before} <= 0 then -1 else 1 end)`
    return `(${delta} / nullif(abs(${before}), 0)${sign})`
  }

  private key(measure: Measure, value: string, period: number): string {
    const key = JSON.stringify({ measure: measure.name, value, period })
    const known = this.keys.get(key)
    if (known) return known
    const column = `k${this.keys.size}`
    this.keys.set(key, column)
    return column
  }

  private pivotSum(measureName: string, value: string, period: number): string {
    const { dataset, pivot, plan } = this.question
    const measure = dataset.measures[measureName]!
    const values = pivot?.values.values ?? []
    const of = (list: string[]) => plan.statement.value(list, 'text[]')
    const within =
      value === 'unallocated' ? `(pv is null or pv <> all(${of(values.map((each) => each.value))}))`
      : value.startsWith('#') ? `pv = any(${of(values.filter((each) => each.group === value.slice(1)).map((each) => each.value))})`
      : `pv = ${plan.statement.value(value, 'text')}`
    return `sum(${this.raw(measure, period, (stored) => columnOf(this.question, stored, period), true)}) filter (where ${within})`
  }

  /** `bare`: a missing count stays missing. `balance`: where a running one stands; left out, in the rows. `ofRow` false: of the whole. */
  private raw(
    measure: Measure, period: number, column: (stored: Measure) => string, bare = false, balance = (stored: Measure) => balanceOf(this.question, stored),
    ofRow = true,
  ): string {
    const part = (path: string): Measure => this.question.dataset.measures[path]!
    if (measure.running) return storedOf(this.question.dataset, measure).map(balance).join(' + ')
    if (measure.formula) {
      const leaf = (path: string): string => this.raw(part(path), period, column, bare, balance, ofRow)
      return `(${formulaSql(measure.formula, Object.assign(leaf, { askedDays: () => askedDaysSql(this.question, period, ofRow) }))})`
    }
    return measure.count && !bare ? `coalesce(${column(measure)}, 0)` : column(measure)
  }
}

function balanceOf(question: Question, stored: Measure): string {
  return `w${question.stored.indexOf(stored)}`
}
