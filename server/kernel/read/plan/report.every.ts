/**
 * Rows of nothing: beside the groups that the facts make, one for each asked time of each group, which adds nothing to what is there.
 * It must not know which times those are.
 */
import type { Question } from '../question/report.question'
import { timeStep } from '../question/report.periods'
import { stepType } from '../statement/dimension'
import { columnOf } from './report.branches'
import { isSummed, isWords } from '../question/measures'

/** What the pivot's value of such a row is: it is no value, and none that lacks one. */
export const NO_VALUE = ''

/**
 * @param grouped the selects of the groups, joined
 * @returns what the groups are read from, and the table that is made before them; the selects themselves where nothing is asked
 */
export function everyTime(question: Question, grouped: string): { before: string; from: string } {
  const { every, rows, pivot, stored, periods, plan: { statement } } = question
  if (!every || every.times.length === 0) return { before: '', from: grouped }
  const step = timeStep(rows[every.at]) ?? 'day'
  const days = step === 'month' ? every.times.map((month) => `${month}-01`) : every.times
  const others = rows.flatMap((_dimension, at) => (at === every.at ? [] : [`d${at}`]))
  const values = stored.flatMap((measure) => periods.map((_period, at) => {
    const adds = at === 0 && isSummed(measure) && !isWords(measure)
    return `${adds ? '0' : 'null'}::${isWords(measure) ? 'text' : 'numeric'} as ${columnOf(question, measure, at)}`
  }))
  const outputs = [
    ...rows.map((_dimension, at) => (at === every.at ? `c.t as d${at}` : `x.d${at}`)),
    ...(pivot ? [`'${NO_VALUE}'::text as pv`] : []), 'x.cur', '1 as now', ...values,
  ]
  const type = stepType(step)
  // What had a balance before the asked days has one on each of them.
  const opening = periods.some(({ name }) => name === 'opening')
  return {
    before: `b as materialized (\n${grouped}\n),\n`,
    from: `select * from b
  union all select ${outputs.join(', ')}
  from (select distinct ${[...others, 'cur'].join(', ')} from b ${opening ? '' : 'where now = 1'}) x
  cross join unnest(${statement.value(days, `${type}[]`)}) c(t)`,
  }
}
