/**
 * The common tables of a report's statement: the sources' groups lined up (g), rows of all groups (r), those that meet the
 * conditions on figures (f), the page's (p), the totals of the whole (s) and their cells of the pivot (q).
 */
import type { Measure } from '../../../../contract/model'
import { conditionSql } from '../statement/condition'
import { convertedDigits } from '../statement/rates'
import { branches, columnOf } from './report.branches'
import { everyTime } from './report.every'
import { ReportSql } from './report.measures'
import { composes, isMoney, isSummed, isWords } from '../question/measures'
import { apartBy, byWhole, isOfAll } from '../question/report.of-all'
import type { Question } from '../question/report.question'

/** The tables of one question, as texts for `with`; made once a statement, for making them adds parameters. */
export class ReportTables {
  private readonly sql: ReportSql
  private readonly dims: string[]
  /** Conditions on finished rows. */
  private readonly having: string[]
  private readonly order: string

  constructor(private readonly question: Question) {
    this.sql = new ReportSql(question)
    this.dims = question.rows.map((_dimension, at) => `d${at}`)
    // Having and sorting by a pivot's value need it as a column of r: they are worked out before it.
    this.order = this.sql.order().join(', ')
    const { statement } = question.plan
    this.having = question.having.map((condition) => conditionSql(statement, condition, (comparison) => this.sql.target(comparison.field)))
  }

  /** In the order in which they build on each other. @param all every row instead of a page */
  all(all: boolean): string[] {
    return [this.groups(), this.rows(), this.fitting(), this.page(all), this.totals(), ...(this.question.pivot ? [this.cells()] : [])]
  }

  /** The select over them: the count, a line a currency of totals, the page's rows. */
  answer(): string {
    const { pivot } = this.question
    const cells = pivot ? 'left join q on s.s_cur is not distinct from q.q_cur' : ''
    return `select c.*, s.*${pivot ? ', q.*' : ''}, p.*
from (select count(*) as total from f) c left join (s ${cells} full join p on false) on true
order by p._n nulls first`
  }

  private groups(): string {
    const { question, dims } = this
    const pivot = question.pivot ? ['pv'] : []
    const grouped = [...branches(question, 'rows'), ...branches(question, 'exact')]
    const { before, from } = everyTime(question, grouped.join('\nunion all\n'))
    const keys = [...dims, ...pivot, 'cur']
    // The groups of a single select need not be put together once more.
    if (grouped.length === 1 && before === '') {
      return `g as materialized (
  select ${[...keys, 'now', ...question.stored.flatMap((measure) => this.rounded(measure, (_measure, column) => column))].join(', ')}
  from (${from}) u
)`
    }
    return `${before}g as materialized (
  select ${[...keys, 'max(now) as now', ...question.stored.flatMap((measure) => this.rounded(measure))].join(', ')}
  from (${from}) u
  group by ${keys.join(', ')}
)`
  }

  private rows(): string {
    const { question, dims, sql } = this
    const kept = question.stored.flatMap((measure) => this.kept(measure))
    // What is only shown of a pivot travels as one list a row.
    const columns = [...dims, 'cur', ...kept, ...(question.pivot ? [`${sql.cells()} as cells`] : []), ...sql.keyColumns()]
    const balances = sql.balances(dims)
    const wholes = question.stored.some(isOfAll)
    if (!question.pivot && balances.length === 0 && !wholes) {
      const stored = question.stored.flatMap((measure) => question.periods.map((_period, at) => columnOf(question, measure, at)))
      return `r as (
  select ${[...dims, 'cur', ...stored].join(', ')}
  from g ${sql.beside()}
)`
    }
    if (balances.length === 0 && !wholes) return `r as (
  select ${columns.join(', ')}
  from g ${sql.beside()}
  group by ${[...dims, 'cur'].join(', ')}
)`
    // What was before the asked days is counted, and no row of them; nor is what only figures of every value have.
    const there = balances.length > 0 ? 'now = 1' : 'now is not null'
    return `r as (
  select * from (
    select ${[...columns, 'max(now) as now', ...balances].join(', ')} from g ${sql.beside()} group by ${[...dims, 'cur'].join(', ')}
  ) x where ${there}
)`
  }

  private fitting(): string {
    return `f as materialized (
  select * from r ${this.having.length > 0 ? `where ${this.having.join(' and ')}` : ''}
)`
  }

  private page(all: boolean): string {
    const { measures, periods, pivot, page, pageSize, plan: { statement } } = this.question
    const values = measures.flatMap((measure, index) => periods.map((_period, at) => `${this.sql.value(measure, at)} as v${index}_${at}`))
    const window = (): string => `limit ${statement.value(pageSize, 'integer')} offset ${statement.value((page - 1) * pageSize, 'bigint')}`
    // Only the page's own rows are numbered and worked out.
    const rows = all ? 'f' : `(select * from f order by ${this.order} ${window()}) f`
    return `p as (
  select row_number() over (order by ${this.order}) as _n, ${[...this.dims, 'cur', ...(pivot ? ['cells'] : []), ...values].join(', ')}
  from ${rows} order by ${this.order}
)`
  }

  /** Totals are of the rows that are left; what cannot be put together from groups is counted on the facts again. */
  private totals(): string {
    const { stored, measures, periods } = this.question
    const sums = measures.flatMap((measure, index) => periods.map((_p, at) => `${this.sql.total(measure, at)} as s${index}_${at}`))
    const rounded = stored.flatMap((measure) => this.rounded(measure))
    return `s as (
  select cur as s_cur, ${sums.join(', ') || 'null as s_none'}
  from (select ${['cur', ...rounded].join(', ')} from (${this.parts().join('\nunion all\n')}) t group by cur) t
)`
  }

  /** What totals are added up from: the groups of passing rows, and the facts where groups are not enough. */
  private parts(): string[] {
    const { question, having, dims, sql } = this
    const { stored, periods } = question
    const columns = stored.flatMap((measure) => periods.map((_period, at) => columnOf(question, measure, at)))
    if (columns.length === 0) return [`select cur from g ${this.passing()}`]
    const partial = (told: Measure[]): string => ['cur', ...stored.flatMap((measure) => periods.map((_p, at) => {
      const column = columnOf(question, measure, at)
      return told.includes(measure) ? column : `null::${isWords(measure) ? 'text' : 'numeric'} as ${column}`
    }))].join(', ')
    const whole = branches(question, 'total', (facts, dimensions, reads) => {
      if (having.length === 0) return sql.besideOf(dimensions)
      const named = [...dims, ...(reads.currency === undefined ? [] : ['cur'])]
      const here = [...dimensions, ...(reads.currency === undefined ? [] : [facts.currency(reads.currency)])]
      return named.length === 0 ? 'exists (select from f)' : `${rowText(here)} in (select ${rowText(named)} from f)`
    })
    const groups = byWhole(stored.filter(composes)).map((told) => `select ${partial(told)} from g ${this.passing(told[0])}`)
    if (groups.length === 0) groups.push(`select ${partial([])} from g ${this.passing()}`)
    return [...groups, ...whole.map((each) => `select cur, ${columns.join(', ')} from (${each}) w`)]
  }

  private cells(): string {
    const kept = this.question.stored.filter((measure) => composes(measure) && !isOfAll(measure)).flatMap((measure) => this.kept(measure))
    return `q as (
  select cur as q_cur, ${this.sql.cells()} as q_cells
  from (select ${['cur', 'pv', ...kept].join(', ')} from g ${this.passing()} group by cur, pv) g group by cur
)`
  }

  /** The condition of groups that are of rows in f; of a figure of every value, those that stand beside such rows. */
  private passing(measure: Pick<Measure, 'ofAll'> = {}): string {
    const names = rowText([...apartBy(this.question.rows, this.dims, measure), 'cur'])
    return this.having.length > 0 ? `where ${names} in (select ${names} from f)` : this.sql.beside()
  }

  private kept(measure: Measure): string[] {
    return this.question.periods.map((_period, at) => {
      const column = columnOf(this.question, measure, at)
      const apart = [...apartBy(this.question.rows, this.dims, measure), 'cur'].join(', ')
      return `${isOfAll(measure) ? `sum(${addedUp(measure, column)}) over (partition by ${apart})` : addedUp(measure, column)} as ${column}`
    })
  }

  /** The same where amounts are first shown: in cells of g, and in totals that are worked out on the facts again. */
  private rounded(measure: Measure, added = addedUp): string[] {
    const { plan, periods } = this.question
    const rounds = plan.convert && isMoney(measure)
    return periods.map((_period, at) => {
      const column = columnOf(this.question, measure, at)
      return `${rounds ? `round(${added(measure, column)}, ${convertedDigits(plan, measure.scale)})` : added(measure, column)} as ${column}`
    })
  }
}

function addedUp(measure: Measure, column: string): string {
  return `${outerAggregate(measure)}(${column})`
}

/** Groups of groups: sums add up; a maximum, and what only one select has, is the greatest of them. */
function outerAggregate(measure: Measure): 'sum' | 'max' {
  return isSummed(measure) ? 'sum' : 'max'
}

/** Dimensions as one text that is equal where all of them are, missing ones included: hashed, where pairs would not be. */
function rowText(expressions: string[]): string {
  return `row(${expressions.join(', ')})::text`
}
