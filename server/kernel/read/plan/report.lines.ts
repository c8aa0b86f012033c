/**
 * The lines of facts that count by months, up to a day within one: those of the months before, and that month's added up from
 * their days. They have the shape of the facts' own rows, so that whatever is read of these is read of them. Makes SQL.
 */
import type { DatasetSource, Entity } from '../../../../contract/model'
import { requireReady } from '../../store/migrate/blocked'
import { cutsMonths, cutSql, type Cut } from '../question/report.cut'
import { own } from '../statement/fields'
import { name, type Planning } from '../statement/statement'

/** A sub-select in brackets; undefined where the facts' own rows do, because no month is cut or no days are known. */
export function linesUpTo(plan: Planning, facts: Entity, { day, days }: DatasetSource, cut: Cut): string | undefined {
  const table = days && own(plan.model.entities, days.facts)
  if (!days || !table || !cutsMonths(cut)) return undefined
  requireReady(plan.model, table.name)
  const { statement, asker } = plan
  const fields = Object.values(facts.fields).filter((field) => !field.formula && !field.said && !facts.key.includes(field.name))
  const sums = fields.filter(({ total }) => total === 'sum').map((field) => field.name)
  const told = ['company_id', ...fields.map((field) => field.name).filter((field) => !sums.includes(field))]
  const company = `company_id = ${statement.value(asker.companyId, '')}`
  const { shop } = facts.scope
  const last = cutSql(statement, cut, shop === undefined || shop.includes('.') ? undefined : name(shop))
  const month = (of: string): string => `date_trunc('month', ${of}::timestamp)::date`
  const earliest = [cut.to, ...cut.sooner.keys()].sort()[0]!
  const columns = (of: (field: string) => string): string => [...told.map(name), ...sums.map((field) => `${of(name(field))} as ${name(field)}`)].join(', ')
  // By plain months an index finds the rows.
  const among = `${name(day)} between ${month(statement.value(earliest, 'date'))} and ${statement.value(cut.to, 'date')}`
  return `(select ${columns((field) => field)} from ${name(facts.table)} where ${company} and ${name(day)} < ${month(last)}
    union all select ${columns((field) => `sum(${field})`)} from ${name(table.table)}
    where ${company} and ${among} and ${name(day)} = ${month(last)} and ${name(days.day)} <= ${last} group by ${told.map(name).join(', ')})`
}
