/**
 * Rollups out of finer ones: sums by month are added up from those by day, sums by year from those by month, where one keeps all that the other
 * does. What an import touches is then read from few rows instead of a year of facts. Which rows come out is the facts' matter all the same:
 * `verifyRollups` compares with them.
 */
import type { Dataset, Model, Rollup } from '../../../contract/model'
import type { TimeStep } from '../../../contract/across-plan'
import { stepSql } from '../read/statement/dimension'
import { rollupFacts, rollupTime, type RollupFacts } from '../read/statement/rollup-facts'
import { name } from '../read/statement/statement'
import type { Touched } from './touched'

/** Steps that are made of whole ones of another. */
const WITHIN: Record<TimeStep, TimeStep[]> = { day: [], week: ['day'], month: ['day'], year: ['month', 'day'] }

/** Finer ones first, so that what is filled from them finds them true. */
export function inOrder(dataset: Dataset): Rollup[] {
  const place = (rollup: Rollup): number => ['day', 'week', 'month', 'year', undefined].indexOf(rollupTime(dataset, rollup)?.by)
  return dataset.rollups.toSorted((a, b) => place(a) - place(b))
}

/** The statement that fills these days of a rollup from a finer one; undefined: it is filled from the facts. */
export function fromFiner(
  model: Model, dataset: Dataset, facts: RollupFacts, { companyId, days }: Touched,
): { text: string; values: unknown[] } | undefined {
  const { time, columns, step, day } = facts
  const finer = finerOf(model, dataset, facts, companyId)
  if (!finer?.time || !time || !step) return undefined
  const told = `t.${name(finer.time.column)}`
  // A year is kept as text; nothing is made out of years.
  const own = stepSql(time.by, told)
  const selected = columns.map((column) => {
    const here = `t.${name(column.name)}`
    if (column.name === time.column) return own
    if (column.role !== 'measure') return here
    return dataset.measures[column.name]?.total === 'max' ? `max(${here})` : `sum(${here})::bigint`
  })
  const groups = columns.flatMap((column, at) => (column.role === 'measure' ? [] : [at + 2]))
  const values: unknown[] = [companyId]
  let wanted = ''
  if (days !== 'all') {
    values.push([...new Set(days)].sort())
    const steps = `(select distinct ${step.ofDay('d.day')} from unnest($2::date[]) as d (day))`
    wanted = ` and (${own} in ${steps}${day.nullable ? ` or ${told} is null` : ''})`
  }
  return {
    text: `select $1::bigint as company_id, ${selected.map((sql, at) => `${sql} as ${name(columns[at]!.name)}`).join(', ')}
  from ${name(finer.rollup.table)} t where t.company_id = $1${wanted} group by ${groups.join(', ')}`,
    values,
  }
}

/** The rollup with the fewest rows that keeps every column of this one, by a step that its own is made of. */
function finerOf(model: Model, dataset: Dataset, own: RollupFacts, companyId: number): RollupFacts | undefined {
  const steps = own.time ? WITHIN[own.time.by] : []
  const found = dataset.rollups.flatMap((other) => {
    const by = other.source === own.rollup.source ? rollupTime(dataset, other)?.by : undefined
    if (by === undefined || !steps.includes(by)) return []
    const facts = rollupFacts(model, dataset, other, companyId)
    // Steps of time that stand beside the finest one are told by its own column alone.
    const keepsAll = own.columns.every((column) => column.name === own.time?.column ||
      facts.columns.some(({ name: known, sql, scale }) => known === column.name && sql === column.sql && scale === column.scale))
    return keepsAll ? [{ facts, by }] : []
  })
  return found.sort((a, b) => steps.indexOf(a.by) - steps.indexOf(b.by) || a.facts.columns.length - b.facts.columns.length)[0]?.facts
}
