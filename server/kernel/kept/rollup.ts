/**
 * Keeps rollup tables equal to the facts: whoever changes facts refreshes the touched company-days in the same
 * transaction. Also fills them anew, and proves them equal.
 */
import { escapeIdentifier } from 'pg'
import type { Dataset, Model, Rollup } from '../../../contract/model'
import type { Tx } from '../store/connect'
import { countGrown } from '../store/bulk'
import { raiseDataVersions } from '../store/data-version'
import { lockOf, make, makingsOf } from './derived'
import { takeLocks, type LockOf } from './kept-locks'
import { fromFiner, inOrder } from './rollup-chain'
import { rollupFacts, rollupsOf, type RollupFacts } from '../read/statement/rollup-facts'
import type { Touched } from './touched'

interface RollupDifference {
  table: string
  companyId: number
  /** facts: the row that the facts give and the rollup lacks; rollup: the other way round. */
  only: 'facts' | 'rollup'
  row: Record<string, unknown>
}

/** A change of an entity's rows. `rollups: false`: its rollups are true already, only rows made out of it follow. */
export interface Change { entity: string; touched: Touched; rollups?: false }

/**
 * Deletes and refills the touched days of every rollup of a dataset. Transactions that touch the same rollup and company
 * wait for each other here, so call it last.
 * @throws error 22003 where an amount has more digits than its field's scale
 */
export async function refreshRollups(tx: Tx, model: Model, dataset: string, touched: Touched): Promise<void> {
  const found = model.datasets[dataset]
  if (!found) throw new Error(`no dataset ${dataset}`)
  for (const rollup of inOrder(found)) await refresh(tx, model, found, rollup, touched)
}

/** refreshKept of one change. */
export async function refreshRollupsOf(tx: Tx, model: Model, entity: string, touched: Touched): Promise<void> {
  await refreshKept(tx, model, [{ entity, touched }])
}

/** Makes the rows anew that a change of an entity's rows concerns, without its rollups. */
export async function refreshDerivedOf(tx: Tx, model: Model, entity: string, touched: Touched): Promise<void> {
  await refreshKept(tx, model, [{ entity, touched, rollups: false }])
}

/**
 * Keeps every rollup, and all rows that the server makes, true after these changes. Rows that facts refer to (a shop whose
 * site was changed) concern the company's whole time. Raises the data versions of what changed and was made. Others who
 * make the same rows wait from here to the end of the transaction: call it last, and once for all that a transaction
 * changed, so that the locks are taken in one order.
 */
export async function refreshKept(tx: Tx, model: Model, changes: readonly Change[]): Promise<void> {
  // Changes that nobody told row by row come in bulk.
  if (changes.some(({ touched: { days, rows } }) => days === 'all' || rows === undefined)) await countGrown(tx)
  const rollups = changes.filter(({ rollups }) => rollups !== false).flatMap(({ entity, touched }) =>
    rollupsOf(model, entity, inOrder).map(({ dataset, rollup, as }) => ({
      dataset, rollup, touched: as === 'facts' ? touched : { ...touched, days: 'all' as const },
    })))
  const makings = []
  for (const { entity, touched } of changes) makings.push(...(await makingsOf(tx, model, entity, touched)))
  await takeLocks(tx, [
    ...rollups.filter(({ touched }) => touched.days === 'all' || touched.days.length > 0).map(({ rollup, touched }) => lockOfRollup(rollup, touched)),
    ...makings.map(lockOf),
  ])
  for (const { dataset, rollup, touched } of rollups) await refill(tx, model, dataset, rollup, touched)
  for (const making of makings) {
    await make(tx, model, making)
    if (making.keys === 'all') await countGrown(tx)
  }
  // One statement for all: the rows of versions are a lock that every writer of an entity needs.
  for (const companyId of new Set(changes.map(({ touched }) => touched.companyId))) {
    await raiseDataVersions(tx, companyId, [...changes.map(({ entity }) => entity), ...makings.map(({ made }) => made.name)])
  }
}

const lockOfRollup = (rollup: Rollup, { companyId }: Touched): LockOf => ({ table: rollup.table, companyId, parts: 'all' })

/** Fills the rollups of all companies (as owner) or of the transaction's own anew. */
export async function rebuildRollups(tx: Tx, model: Model, options: { dataset?: string; companyId?: number } = {}): Promise<void> {
  for (const companyId of await companies(tx, options.companyId)) {
    for (const { dataset, rollup } of allRollups(model, options.dataset)) await refresh(tx, model, dataset, rollup, { companyId, days: 'all' })
  }
}

/** Adds the facts up again and compares; at most 20 differences a rollup and company. Empty: all are equal. */
export async function verifyRollups(tx: Tx, model: Model, options: { dataset?: string; companyId?: number } = {}): Promise<RollupDifference[]> {
  const differences: RollupDifference[] = []
  for (const companyId of await companies(tx, options.companyId)) {
    for (const { dataset, rollup } of allRollups(model, options.dataset)) {
      const facts = rollupFacts(model, dataset, rollup, companyId)
      const names = ['company_id', ...facts.columns.map((column) => column.name)].map((column) => escapeIdentifier(column)).join(', ')
      const { rows } = await tx.query<{ only: 'facts' | 'rollup'; row: Record<string, unknown> }>(
        `with f as materialized (${facts.select()}), r as materialized (select ${names} from ${escapeIdentifier(rollup.table)}
          where company_id = ${facts.statement.value(companyId, 'bigint')})
         select 'facts' as only, to_jsonb(d) as row from (select * from f except all select * from r) d
         union all select 'rollup', to_jsonb(d) from (select * from r except all select * from f) d limit 20`,
        facts.statement.values,
      )
      differences.push(...rows.map((row) => ({ table: rollup.table, companyId, ...row })))
    }
  }
  return differences
}

async function refresh(tx: Tx, model: Model, dataset: Dataset, rollup: Rollup, touched: Touched): Promise<void> {
  if (touched.days !== 'all' && touched.days.length === 0) return
  await takeLocks(tx, [lockOfRollup(rollup, touched)])
  await refill(tx, model, dataset, rollup, touched)
}

/** The lock is taken. */
async function refill(tx: Tx, model: Model, dataset: Dataset, rollup: Rollup, touched: Touched): Promise<void> {
  if (touched.days !== 'all' && touched.days.length === 0) return
  const facts = rollupFacts(model, dataset, rollup, touched.companyId)
  const table = escapeIdentifier(rollup.table)
  const scope = scopeOf(facts, touched)
  const names = ['company_id', ...facts.columns.map((column) => column.name)].map((column) => escapeIdentifier(column)).join(', ')
  await tx.query(`delete from ${table} where company_id = $1 ${scope.ofTable}`, scope.tableValues)
  const filled = fromFiner(model, dataset, facts, touched) ?? { text: facts.select(scope.ofFacts), values: facts.statement.values }
  await tx.query(`insert into ${table} (${names}) ${filled.text}`, filled.values)
}

/** Which rows of the rollup, and which facts, the touched days mean. Facts without a day belong to no day and are always redone. */
function scopeOf(facts: RollupFacts, touched: Touched): { ofTable: string; tableValues: unknown[]; ofFacts: string } {
  const { step, time, day } = facts
  if (touched.days === 'all' || !step || !time) return { ofTable: '', tableValues: [touched.companyId], ofFacts: '' }
  const days = [...new Set(touched.days)].sort()
  const column = escapeIdentifier(time.column)
  const steps = (list: string): string => `(select distinct ${step.ofDay('d.day')} from unnest(${list}::date[]) as d (day))`
  const missing = day.nullable ? { table: ` or ${column} is null`, facts: ` or ${day.sql} is null` } : { table: '', facts: '' }
  const list = facts.statement.value(days, '')
  // By days as they are stored an index finds the rows.
  const wanted =
    time.by === 'day' && day.shiftMonths === 0 ? `${day.sql} = any(${list}::date[])` : `(${step.ofRow} in ${steps(list)} and ${between(facts, days)})`
  return { ofTable: `and (${column} in ${steps('$2')}${missing.table})`, tableValues: [touched.companyId, days], ofFacts: `and (${wanted}${missing.facts})` }
}

/** Bounds for the index: a step never reaches further than a year and a few days around its days. */
function between(facts: RollupFacts, days: string[]): string {
  const slack = { day: '5 days', week: '12 days', month: '36 days', year: '370 days' }[facts.time?.by ?? 'year']
  const [first, last] = [facts.statement.value(days[0], 'date'), facts.statement.value(days.at(-1), 'date')]
  return `${facts.day.sql} between ${first} - interval '${slack}' and ${last} + interval '${slack}'`
}

function allRollups(model: Model, only?: string): { dataset: Dataset; rollup: Rollup }[] {
  return Object.values(model.datasets)
    .filter((dataset) => only === undefined || dataset.name === only)
    .flatMap((dataset) => inOrder(dataset).map((rollup) => ({ dataset, rollup })))
}

async function companies(tx: Tx, only?: number): Promise<number[]> {
  if (only !== undefined) return [only]
  const { rows } = await tx.query<{ id: number }>('select id from company order by id')
  return rows.map((row) => row.id)
}
