/**
 * The days beyond which a source has no row of the company, as its rollups tell: what is asked up to there is asked up to the end of its month
 * and year, so that they are read whole. Reads the first and the last key of one rollup alone.
 */
import type { Dataset } from '../../../../contract/model'
import { lastDay } from '../../../../contract/days'
import { rollupTime } from '../statement/rollup-facts'
import { name } from '../statement/statement'
import type { Reading } from '../reading'
import type { Range } from './report.periods'

/** By the source's name; sources without a rollup by month or year are left out, for nobody asks of them. */
export async function rollupDays({ tx, asker }: Reading, dataset: Dataset): Promise<Map<string, Range>> {
  const found = new Map<string, Range>()
  for (const source of Object.keys(dataset.sources)) {
    const timed = dataset.rollups.filter((rollup) => rollup.source === source).flatMap((rollup) => {
      const time = rollupTime(dataset, rollup)
      return time ? [{ table: rollup.table, ...time }] : []
    })
    if (!timed.some(({ by }) => by === 'month' || by === 'year')) continue
    const told = timed.find(({ by }) => by === 'day') ?? timed.find(({ by }) => by === 'month')
    if (!told) continue
    const column = name(told.column)
    const { rows: [ends] } = await tx.query<{ first: string | null; last: string | null }>(
      `select (select min(${column}) from ${name(told.table)} where company_id = $1)::text as first,
         (select max(${column}) from ${name(told.table)} where company_id = $1)::text as last`,
      [asker.companyId],
    )
    if (!ends?.first || !ends.last) continue
    found.set(source, { from: ends.first, to: told.by === 'day' ? ends.last : lastDay(ends.last) })
  }
  return found
}
