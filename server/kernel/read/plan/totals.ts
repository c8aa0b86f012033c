/**
 * Totals over a whole filtered set of an entity, as each field's `total` says: sums, greatest, distinct, the value of the
 * last day, ratios of sums. One line for each currency where amounts are shown in their own, otherwise one line.
 */
import { traits } from '../../../../kinds/column-kinds'
import type { Entity } from '../../../../contract/model'
import { pathsOf } from '../../../../codegen/resolve/formulas'
import { addText } from '../../../../contract/decimal-text'
import type { Row, SummaryLine } from '../../../../contract/wire'
import { adder, lastRows, overRows } from '../statement/adding'
import { EntityReader, type FieldSql } from '../statement/fields'
import { figuresMissingRates } from './figures'
import { hasRatio } from '../statement/formula'
import { namesOf, outputsOf, putValue, type Column } from './list.outputs'
import { lacksRate } from '../statement/rates'
import { mainFirst } from './report.reading'
import type { Planning } from '../statement/statement'
import { currencyDigits, keptDigits, readValue, type ReadAs } from '../statement/values'

interface TotalsPlan {
  /** A select whose lines `read` understands. */
  text: string
  read(lines: Row[]): { total: number; summary: SummaryLine[]; missingRates: string[] }
}

/** What a line that names months without a rate says in place of its group. */
const MISSING = -1

interface Figure {
  column: Column
  reading: ReadAs
  currencyField?: string
}

/**
 * @param where the fence and the filter, as SQL of the reader it is given
 */
export function planTotals(
  plan: Planning, entity: Entity, columns: Column[], where: (reader: EntityReader) => string,
): TotalsPlan {
  const totalled = columns.filter(({ path, found }) => (found.figures || !path.includes('.')) && found.field.total !== 'none')
  const reader = new EntityReader(plan, entity, { rounds: true })
  const currencies = new Map(totalled.map((column) => [column, currencyUnder(reader, column.found)]))
  const moneyFields = [...new Set([...currencies.values()].filter((currency) => currency !== undefined))]
  // Amounts in different currency fields (a price, a cost) make lines of their own; what is no amount goes with the first.
  const groups: (string | undefined)[] = plan.convert || moneyFields.length === 0 ? [undefined] : moneyFields
  const figures: Figure[] = []
  const selects = groups.map((group, at) => {
    const mine = totalled.filter((column) => group === undefined || (currencies.get(column) ?? moneyFields[0]) === group)
    return selectOf({ plan, entity, all: totalled, figures, where }, mine, group, at)
  })
  return {
    text: [...selects, ...missingSelects(plan, entity, totalled, where), ...missingOfFigures(plan, entity, totalled)].join('\nunion all\n'),
    read(lines) {
      const total = lines.reduce((sum, line) => (line['g'] === 0 ? sum + Number(line['n']) : sum), 0)
      const missing = new Set(lines.flatMap((line) => (Array.isArray(line['missing']) ? (line['missing'] as string[]) : [])))
      return {
        total, summary: total === 0 ? [] : summaryOf(plan, lines.filter((line) => line['g'] !== MISSING), figures, moneyFields.length > 0),
        missingRates: [...missing].sort(),
      }
    },
  }
}

/** The currency that a figure is told in, or that the amounts in its ratio are: amounts of two are never added up. */
export function currencyUnder(reader: EntityReader, found: FieldSql): string | undefined {
  if (found.money) return found.field.currencyField
  if (!found.field.formula) return undefined
  return pathsOf(found.field.formula).map((path) => currencyUnder(reader, reader.at(path))).find((currency) => currency !== undefined)
}

/** What all lines of the totals share; `figures` is told which columns they fill. */
interface Totalling {
  plan: Planning
  entity: Entity
  all: Column[]
  figures: Figure[]
  where: (reader: EntityReader) => string
}

/** One line of totals: the columns of one currency field. */
function selectOf({ plan, entity, all, figures, where }: Totalling, mine: Column[], group: string | undefined, at: number): string {
  const reader = new EntityReader(plan, entity, { rounds: true })
  const parts: string[] = []
  /** An expression of the row, under a name that aggregates use. */
  const part = (sql: string): string => {
    const known = parts.indexOf(sql)
    return `z.e${known >= 0 ? known : parts.push(sql) - 1}`
  }
  const adding = overRows(part, () => part(lastDaySql(reader)))
  const outputs = outputsOf(all, 'a', (column, period) => {
    if (!mine.includes(column)) return 'null'
    figures[all.indexOf(column)] = figureOf(column)
    return adder({ entity, at: (path) => reader.at(path, { period, once: true }) }, adding)(column.path)
  })
  const currency = group === undefined ? 'null::text' : part(reader.raw(group))
  const grouping = group === undefined ? '' : `\n  group by ${currency}`
  const condition = where(reader)
  const rows = `select ${parts.length > 0 ? parts.map((sql, index) => `${sql} as e${index}`).join(', ') : '1'}
    from ${reader.from()}
    ${reader.joins()}
    where ${condition}`
  return `select ${at} as g, ${currency} as cur, count(*) as n, null::text[] as missing${outputs.map((output) => `, ${output}`).join('')}
  from (${rows}) z${grouping}`
}

function figureOf(column: Column): Figure {
  const { found } = column
  const { field } = found
  const divided = field.formula !== undefined && hasRatio(field.formula)
  const keep = divided ? keptDigits(field.kind, field.scale) : undefined
  const kind = field.total === 'distinct' ? 'integer' : field.kind
  return {
    column, reading: { kind, scale: field.scale, ...(keep === undefined ? {} : { keep }) },
    ...(found.money ? { currencyField: field.currencyField } : {})
  }
}

/** True on the rows of the last day that a shop has: shops report on different days, and each has a stock. */
function lastDaySql(reader: EntityReader): string {
  const day = reader.day()
  if (day === undefined) throw new Error(`${reader.entity.name} totals by the last day and has no day`)
  return lastRows(reader, day)
}

/**
 * Lines that name the months without a rate, one select for each currency field. They stand apart from the sums, so that
 * those can be shared out among the database's workers, which an aggregate of distinct values forbids.
 */
function missingSelects(plan: Planning, entity: Entity, columns: Column[], where: (reader: EntityReader) => string): string[] {
  if (!plan.convert) return []
  const reader = new EntityReader(plan, entity, { rounds: true })
  const amounts = new Map<string, string[]>()
  for (const { path } of columns) {
    const { field } = reader.at(path)
    if ((field.formula && field.formula.op !== 'below') || !traits(field).inCurrency || !field.currencyField || path.includes('.')) continue
    amounts.set(field.currencyField, [...(amounts.get(field.currencyField) ?? []), reader.raw(field.name)])
  }
  // Asked for last: a clock that is a parameter must be used where it is named.
  const month = amounts.size === 0 ? undefined : reader.month()
  if (month === undefined) return []
  return [...amounts].map(([currencyField, raw]) => {
    const currency = reader.raw(currencyField)
    const lacks = lacksRate(plan, raw, currency, reader.rate(currencyField))
    const condition = where(reader)
    return `select ${MISSING} as g, null::text as cur, 0 as n, array_agg(distinct coalesce(to_char(${month}, 'YYYY-MM'), '（无日期）') || ' ' ||
      coalesce(${currency}, '（无币种）')) as missing${outputsOf(columns, 'a', () => 'null').map((output) => `, ${output}`).join('')}
  from ${reader.from()}
  ${reader.joins()}
  where ${condition} and ${lacks}`
  })
}

/** The same of facts beside the rows, of all that the asker may see in the asked period. */
function missingOfFigures(plan: Planning, entity: Entity, columns: Column[]): string[] {
  const selects = plan.convert ? figuresMissingRates(plan, entity) : []
  if (selects.length === 0) return []
  return [`select ${MISSING} as g, null::text as cur, 0 as n,
    array_agg(distinct f.missing) as missing${outputsOf(columns, 'a', () => 'null').map((output) => `, ${output}`).join('')}
  from (${selects.join('\nunion\n')}) f`]
}

function summaryOf(plan: Planning, lines: Row[], figures: Figure[], hasMoney: boolean): SummaryLine[] {
  const byCurrency = new Map<string | null, Row>()
  for (const line of lines) {
    const currency = plan.convert && hasMoney ? plan.asker.currency : ((line['cur'] as string | null) ?? null)
    const values = byCurrency.get(currency) ?? {}
    figures.forEach((figure, index) => {
      const digits = figure.currencyField ? currencyDigits(plan.model, currency) : undefined
      const told: Row = {}
      putValue(told, { column: figure.column, names: namesOf(figure.column, 'a', index), row: line }, (value) => readValue(figure.reading, value, digits))
      for (const [path, read] of Object.entries(told)) if (read !== null || !(path in values)) values[path] = read
    })
    byCurrency.set(currency, values)
  }
  return asOne([...byCurrency].map(([currency, values]) => ({ currency, values })), figures).sort(mainFirst(plan.asker.currency))
}

/**
 * Rows that have no amounts yet, and so no currency, are counted along with those of the one currency that there is: their pieces are pieces of the
 * same whole. Lines stay two where something of both cannot be added up, as different values and ratios cannot.
 */
function asOne(lines: SummaryLine[], figures: readonly Figure[]): SummaryLine[] {
  const [blank, named] = [lines.find(({ currency }) => currency === null), lines.find(({ currency }) => currency !== null)]
  if (lines.length !== 2 || !blank || !named) return lines
  const isSummed = (path: string): boolean =>
    figures.some(({ column, currencyField }) => column.path === path && !currencyField && column.found.field.total === 'sum')
  const told = Object.entries(blank.values).filter(([, value]) => value !== null && value !== undefined)
  if (!told.every(([path]) => isSummed(path))) return lines
  const added = told.map(([path, value]) => {
    const sum = addText(named.values[path] ?? 0, value)!
    return [path, typeof value === 'number' ? Number(sum) : sum] as const
  })
  return [{ currency: named.currency, values: { ...named.values, ...Object.fromEntries(added) } }]
}
