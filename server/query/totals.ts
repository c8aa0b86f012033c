/**
 * Totals over a whole filtered set of an entity, as each field's `total` says: sums, greatest, distinct, the value of the
 * last day, ratios of sums. One line for each currency where amounts are shown in their own, otherwise one line.
 */
import type { Entity } from '../../codegen/model'
import type { Row, SummaryLine } from '../../src/lib/wire'
import { adder, addsInParts, overRows } from './adding'
import { EntityReader, type FieldSql } from './fields'
import { hasRatio } from './formula'
import type { Column } from './list'
import { converted, lacksRate } from './rates'
import type { Planning } from './statement'
import { currencyDigits, keptDigits, readValue, type Reading } from './values'

export interface TotalsPlan {
  /** A select whose lines `read` understands. */
  text: string
  read(lines: Row[]): { total: number; summary: SummaryLine[]; missingRates: string[] }
}

interface Figure {
  path: string
  reading: Reading
  currencyField?: string
}

/**
 * @param where the fence and the filter, as SQL of the reader it is given
 * @param options.byAmount true: the filter compares amounts, so that rows must be converted before they are judged
 */
export function planTotals(
  plan: Planning, entity: Entity, columns: Column[], where: (reader: EntityReader) => string, options: { byAmount: boolean } = { byAmount: false },
): TotalsPlan {
  const totalled = columns.filter(({ path, found }) => !path.includes('.') && found.field.total !== 'none')
  const moneyFields = [...new Set(totalled.flatMap(({ found }) => (found.money ? [found.field.currencyField ?? ''] : [])))]
  // Amounts in different currency fields (a price, a cost) make lines of their own; what is no amount goes with the first.
  const groups: (string | undefined)[] = plan.convert || moneyFields.length === 0 ? [undefined] : moneyFields
  const figures: Figure[] = []
  const selects = plan.convert && moneyFields.length > 0 && !options.byAmount ? convertedSelects(plan, entity, totalled, figures, where) : groups.map((group, at) => {
    const mine = totalled.filter(({ found }) => group === undefined || (found.money ? found.field.currencyField === group : at === 0))
    return selectOf(plan, entity, mine, group, at, figures, totalled, where)
  })
  return {
    text: selects.join('\nunion all\n'),
    read(lines) {
      const total = lines.reduce((sum, line) => (line['g'] === 0 ? sum + Number(line['n']) : sum), 0)
      const missing = new Set(lines.flatMap((line) => (Array.isArray(line['missing']) ? (line['missing'] as string[]) : [])))
      return { total, summary: total === 0 ? [] : summaryOf(plan, lines, figures, moneyFields.length > 0), missingRates: [...missing].sort() }
    },
  }
}

function selectOf(
  plan: Planning, entity: Entity, mine: Column[], group: string | undefined, at: number, figures: Figure[], all: Column[], where: (reader: EntityReader) => string,
): string {
  const reader = new EntityReader(plan, entity)
  const parts: string[] = []
  /** An expression of the row, under a name that aggregates use. */
  const part = (sql: string): string => {
    const known = parts.indexOf(sql)
    return `z.e${known >= 0 ? known : parts.push(sql) - 1}`
  }
  const aggregate = adder(reader, overRows(part, () => part(lastDaySql(reader))))
  const outputs = all.map((column) => {
    if (!mine.includes(column)) return 'null'
    figures[all.indexOf(column)] = figureOf(plan, column)
    return aggregate(column.path)
  })
  const currency = group === undefined ? 'null::text' : part(reader.raw(group))
  const missing = missingSql(plan, reader, mine, part)
  const grouping = group === undefined ? '' : `\n  group by ${currency}`
  const condition = where(reader)
  const rows = `select ${parts.length > 0 ? parts.map((sql, index) => `${sql} as e${index}`).join(', ') : '1'}
    from ${reader.from()}
    ${reader.joins()}
    where ${condition}`
  return `select ${at} as g, ${currency} as cur, count(*) as n, ${missing} as missing${outputs.map((sql, index) => `, ${sql} as a${index}`).join('')}
  from (${rows}) z${grouping}`
}

/**
 * A month's rate is one for all its rows: they are added up by month and currency first, and the sums are converted.
 * What sums of months cannot tell (distinct values, the last day) is worked out over converted rows in a select of its own.
 */
function convertedSelects(plan: Planning, entity: Entity, totalled: Column[], figures: Figure[], where: (reader: EntityReader) => string): string[] {
  const reader = new EntityReader({ ...plan, convert: false }, entity)
  const month = reader.month()
  const fitting = month === undefined ? [] : totalled.filter(({ path }) => addsInParts(reader, path))
  if (month === undefined || fitting.length === 0) return [selectOf(plan, entity, totalled, undefined, 0, figures, totalled, where)]
  const sums: string[] = []
  const keys: string[] = [`${month} as month`]
  const currencies = new Map<string, string>()
  const amounts = new Map<string, string[]>()
  const put = (sql: string): string => {
    const known = sums.indexOf(sql)
    return `y.l${known >= 0 ? known : sums.push(sql) - 1}`
  }
  const inCompany = (found: FieldSql, sum: string): string => {
    const field = found.field.currencyField
    if (!found.money || field === undefined) return sum
    const alias = currencies.get(field) ?? `c${currencies.size}`
    if (!currencies.has(field)) keys.push(`${reader.raw(field)} as ${alias}`)
    currencies.set(field, alias)
    amounts.set(field, [...(amounts.get(field) ?? []), sum])
    return converted(plan, sum, `y.${alias}`, `x${alias}.rate`)
  }
  const aggregate = adder(reader, {
    sum: (found) => `sum(${inCompany(found, put(`sum(${found.sql})`))})`,
    max: (found) => `max(${inCompany(found, put(`max(${found.sql})`))})`,
    distinct: (found) => { throw new Error(`${found.path} does not add up by months`) },
    last: (found) => { throw new Error(`${found.path} does not add up by months`) },
  })
  const outputs = totalled.map((column) => {
    if (!fitting.includes(column)) return 'null'
    figures[totalled.indexOf(column)] = figureOf(plan, column)
    return aggregate(column.path)
  })
  plan.needsRates = true
  const rates = [...currencies.values()].map((alias) => `left join rates x${alias} on x${alias}.month = y.month and x${alias}.currency = y.${alias}`)
  const missing = [...currencies].map(([field, alias]) => {
    const lacks = lacksRate(plan, amounts.get(field) ?? [], `y.${alias}`, `x${alias}.rate`)
    return `coalesce(array_agg(distinct to_char(y.month, 'YYYY-MM') || ' ' || coalesce(y.${alias}, '（无币种）')) filter (where ${lacks}), '{}')`
  })
  const condition = where(reader)
  const select = `select 0 as g, null::text as cur, coalesce(sum(y.n), 0) as n, ${missing.join(' || ') || 'null::text[]'} as missing${outputs.map((sql, index) => `, ${sql} as a${index}`).join('')}
  from (select ${[...keys, 'count(*) as n', ...sums.map((sql, index) => `${sql} as l${index}`)].join(', ')}
    from ${reader.from()}
    ${reader.joins()}
    where ${condition}
    group by ${keys.map((_key, index) => index + 1).join(', ')}) y
  ${rates.join('\n  ')}`
  const rest = totalled.filter((column) => !fitting.includes(column))
  return rest.length > 0 ? [select, selectOf(plan, entity, rest, undefined, 1, figures, totalled, where)] : [select]
}

function figureOf(plan: Planning, { path, found }: Column): Figure {
  const { field } = found
  const divided = field.formula !== undefined && hasRatio(field.formula)
  const keep = divided ? keptDigits(field.kind, field.scale) : plan.convert && found.money ? (field.scale ?? 2) : undefined
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

function missingSql(plan: Planning, reader: EntityReader, columns: Column[], part: (sql: string) => string): string {
  const month = reader.month()
  if (!plan.convert || month === undefined) return 'null::text[]'
  const amounts = new Map<string, string[]>()
  const add = (path: string): void => {
    const { field } = reader.at(path)
    if (field.formula || field.kind !== 'money' || !field.currencyField) return
    amounts.set(field.currencyField, [...(amounts.get(field.currencyField) ?? []), reader.raw(field.name)])
  }
  for (const { path } of columns) add(path)
  const lists = [...amounts].map(([currencyField, raw]) => {
    const currency = reader.raw(currencyField)
    const lacks = lacksRate(plan, raw, currency, reader.rate(currencyField))
    const word = part(`case when ${lacks} then to_char(${month}, 'YYYY-MM') || ' ' || coalesce(${currency}, '（无币种）') end`)
    return `coalesce(array_agg(distinct ${word}) filter (where ${word} is not null), '{}')`
  })
  return lists.length > 0 ? lists.join(' || ') : 'null::text[]'
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
