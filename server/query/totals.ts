/**
 * Totals over a whole filtered set of an entity, as each field's `total` says: sums, greatest, distinct, the value of the
 * last day, ratios of sums. One line for each currency where amounts are shown in their own, otherwise one line.
 */
import type { Entity } from '../../codegen/model'
import type { Row, SummaryLine } from '../../src/lib/wire'
import { adder, overRows } from './adding'
import { EntityReader } from './fields'
import { hasRatio } from './formula'
import type { Column } from './list'
import { lacksRate } from './rates'
import type { Planning } from './statement'
import { currencyDigits, keptDigits, readValue, type Reading } from './values'

export interface TotalsPlan {
  /** A select whose lines `read` understands. */
  text: string
  read(lines: Row[]): { total: number; summary: SummaryLine[]; missingRates: string[] }
}

/** What a line that names months without a rate says in place of its group. */
const MISSING = -1

interface Figure {
  path: string
  reading: Reading
  currencyField?: string
}

/**
 * @param where the fence and the filter, as SQL of the reader it is given
 */
export function planTotals(
  plan: Planning, entity: Entity, columns: Column[], where: (reader: EntityReader) => string,
): TotalsPlan {
  const totalled = columns.filter(({ path, found }) => !path.includes('.') && found.field.total !== 'none')
  const moneyFields = [...new Set(totalled.flatMap(({ found }) => (found.money ? [found.field.currencyField ?? ''] : [])))]
  // Amounts in different currency fields (a price, a cost) make lines of their own; what is no amount goes with the first.
  const groups: (string | undefined)[] = plan.convert || moneyFields.length === 0 ? [undefined] : moneyFields
  const figures: Figure[] = []
  const selects = groups.map((group, at) => {
    const mine = totalled.filter(({ found }) => group === undefined || (found.money ? found.field.currencyField === group : at === 0))
    return selectOf(plan, entity, mine, group, at, figures, totalled, where)
  })
  return {
    text: [...selects, ...missingSelects(plan, entity, totalled, where)].join('\nunion all\n'),
    read(lines) {
      const total = lines.reduce((sum, line) => (line['g'] === 0 ? sum + Number(line['n']) : sum), 0)
      const missing = new Set(lines.flatMap((line) => (Array.isArray(line['missing']) ? (line['missing'] as string[]) : [])))
      return { total, summary: total === 0 ? [] : summaryOf(plan, lines.filter((line) => line['g'] !== MISSING), figures, moneyFields.length > 0), missingRates: [...missing].sort() }
    },
  }
}

function selectOf(
  plan: Planning, entity: Entity, mine: Column[], group: string | undefined, at: number, figures: Figure[], all: Column[], where: (reader: EntityReader) => string,
): string {
  const reader = new EntityReader(plan, entity, { rounds: true })
  const parts: string[] = []
  /** An expression of the row, under a name that aggregates use. */
  const part = (sql: string): string => {
    const known = parts.indexOf(sql)
    return `z.e${known >= 0 ? known : parts.push(sql) - 1}`
  }
  const aggregate = adder(reader, overRows(part, () => part(lastDaySql(reader))))
  const outputs = all.map((column) => {
    if (!mine.includes(column)) return 'null'
    figures[all.indexOf(column)] = figureOf(column)
    return aggregate(column.path)
  })
  const currency = group === undefined ? 'null::text' : part(reader.raw(group))
  const grouping = group === undefined ? '' : `\n  group by ${currency}`
  const condition = where(reader)
  const rows = `select ${parts.length > 0 ? parts.map((sql, index) => `${sql} as e${index}`).join(', ') : '1'}
    from ${reader.from()}
    ${reader.joins()}
    where ${condition}`
  return `select ${at} as g, ${currency} as cur, count(*) as n, null::text[] as missing${outputs.map((sql, index) => `, ${sql} as a${index}`).join('')}
  from (${rows}) z${grouping}`
}

function figureOf({ path, found }: Column): Figure {
  const { field } = found
  const divided = field.formula !== undefined && hasRatio(field.formula)
  const keep = divided ? keptDigits(field.kind, field.scale) : undefined
  const kind = field.total === 'distinct' ? 'integer' : field.kind
  return { path, reading: { kind, scale: field.scale, ...(keep === undefined ? {} : { keep }) }, ...(found.money ? { currencyField: field.currencyField } : {}) }
}

/** True on the rows of the last day that a shop has: shops report on different days, and each has a stock. */
function lastDaySql(reader: EntityReader): string {
  const day = reader.day()
  if (day === undefined) throw new Error(`${reader.entity.name} totals by the last day and has no day`)
  const shop = reader.entity.scope.shop
  return `${day} = max(${day}) over (${shop ? `partition by ${reader.raw(shop)}` : ''})`
}

/**
 * Lines that name the months without a rate, one select for each currency field. They stand apart from the sums, so that
 * those can be shared out among the database's workers, which an aggregate of distinct values forbids.
 */
function missingSelects(plan: Planning, entity: Entity, columns: Column[], where: (reader: EntityReader) => string): string[] {
  const reader = new EntityReader(plan, entity, { rounds: true })
  const month = reader.month()
  if (!plan.convert || month === undefined) return []
  const amounts = new Map<string, string[]>()
  for (const { path } of columns) {
    const { field } = reader.at(path)
    if (field.formula || field.kind !== 'money' || !field.currencyField) continue
    amounts.set(field.currencyField, [...(amounts.get(field.currencyField) ?? []), reader.raw(field.name)])
  }
  return [...amounts].map(([currencyField, raw]) => {
    const currency = reader.raw(currencyField)
    const lacks = lacksRate(plan, raw, currency, reader.rate(currencyField))
    const condition = where(reader)
    return `select ${MISSING} as g, null::text as cur, 0 as n, array_agg(distinct to_char(${month}, 'YYYY-MM') || ' ' || coalesce(${currency}, '（无币种）')) as missing${columns.map((_column, index) => `, null as a${index}`).join('')}
  from ${reader.from()}
  ${reader.joins()}
  where ${condition} and ${lacks}`
  })
}

function summaryOf(plan: Planning, lines: Row[], figures: Figure[], hasMoney: boolean): SummaryLine[] {
  const byCurrency = new Map<string | null, Row>()
  for (const line of lines) {
    const currency = plan.convert && hasMoney ? plan.asker.currency : ((line['cur'] as string | null) ?? null)
    const values = byCurrency.get(currency) ?? {}
    figures.forEach((figure, index) => {
      const read = readValue(figure.reading, line[`a${index}`], figure.currencyField ? currencyDigits(plan.model, currency) : undefined)
      if (read !== null || !(figure.path in values)) values[figure.path] = read
    })
    byCurrency.set(currency, values)
  }
  return [...byCurrency].sort(([a], [b]) => String(a ?? '~').localeCompare(String(b ?? '~'))).map(([currency, values]) => ({ currency, values }))
}
