/**
 * Brings the rest of the demo company, step by step behind the calls. What is kept over the facts (rollups, rows made out of them)
 * is made in the step that brings the last of what it is made from: between two steps everything that is there is true.
 */
import { escapeIdentifier } from 'pg'
import { setTimeout } from 'node:timers/promises'
import type { Entity, Model } from '../../contract/model'
import { remakeGaps } from '../kernel/intake/gaps'
import { rebuildDerived } from '../kernel/kept/derived'
import { rebuildRollups } from '../kernel/kept/rollup'
import type { Database, Tx } from '../kernel/store/connect'
import { raiseDataVersions } from '../kernel/store/data-version'
import { notify } from '../kernel/store/events'
import { startOnce } from '../kernel/tasks/by-itself'
import { DemoFiles } from './files.demo'
import { arrivingCompany, keepProgress, type DemoProgress } from './progress.demo'
import type { DemoRow } from './rows.demo'
import { invoiceBuyers } from './invoices.demo'
import { sendOrders } from './selfship.demo'
import { ownersOf, stepOf, STEPS } from './steps.demo'
import { demoWorld, type DemoWorld } from './world.demo'
import { reserveIds, writeRows } from './write.demo'

interface Arriving {
  log?: (line: string) => void
  /** Ends it between two steps, or takes back the one under way. */
  signal?: AbortSignal
  /** Pauses before a step that failed is tried again, in ms. */
  pausesMs?: readonly number[]
  /** Filled: rows by entity. */
  written?: Record<string, number>
}

/** Of several processes on one database, one does a step, and the next goes on after it. */
const STEP_LOCK = 723_910_562
const PAUSES_MS = [2_000, 10_000]

/**
 * Does all steps that are left; nothing where there are none.
 * @returns true once the company is whole, false where the signal came first or a step does not succeed (it is said to `log`)
 */
export async function arriveDemo(db: Database, model: () => Model, options: Arriving = {}): Promise<boolean> {
  const { signal, log = () => undefined, pausesMs = PAUSES_MS } = options
  let world: DemoWorld | undefined
  for (let tries = 0; signal?.aborted !== true;) {
    try {
      const step = await db.asOwner(async (tx) => {
        await tx.query('select pg_advisory_xact_lock($1)', [STEP_LOCK])
        const found = await arrivingCompany(tx)
        if (!found) return undefined
        world ??= demoWorld(model(), found.progress.today)
        return takeStep(tx, model(), world, found, options)
      }, signal ? { signal } : {})
      if (!step) return true
      log(`演示数据 ${step.done}/${step.of} ${step.what}`)
      tries = 0
    } catch (error) {
      if (signal?.aborted) break
      log(`演示数据这一步没有写成：${error instanceof Error ? error.message : String(error)}`)
      const pause = pausesMs[tries++]
      if (pause === undefined) return giveUp(db)
      await setTimeout(pause, undefined, { ...(signal ? { signal } : {}), ref: false }).catch(() => undefined)
    }
  }
  return false
}

/** People are told that no more comes for now; the next start tries again. */
async function giveUp(db: Database): Promise<false> {
  await db.asOwner(async (tx) => {
    const found = await arrivingCompany(tx)
    if (found) await keepProgress(tx, found.companyId, { ...found.progress, failed: '这一步没有写成' })
  })
  return false
}

async function takeStep(
  tx: Tx, model: Model, world: DemoWorld, at: { companyId: number; progress: DemoProgress }, options: Arriving,
): Promise<{ done: number; of: number; what: string }> {
  const { companyId, progress: { failed: _failed, ...progress } } = at
  const step = STEPS[progress.done]
  if (!step) throw new Error(`the demo company has no step ${progress.done}`)
  const { people, shops, products, nextFile } = progress
  const files = new DemoFiles(model, world.clock, nextFile)
  const written: Record<string, number> = {}
  const write = rowsWriter(tx, model, companyId, { written })
  await step.write({
    tx, model, companyId, world, people, products, context: { clock: world.clock, files, shopIds: shops },
    reserve: (entity, count) => reserveIds(tx, model, entity, count), write,
  })
  // Who looks after a shop uploads its reports.
  await write('report_file', files.fileRows(shops, ownersOf(people)))
  await write('report_day', files.dayRows(shops))
  const entities = Object.keys(written)
  for (const entity of entities) if (options.written) options.written[entity] = (options.written[entity] ?? 0) + written[entity]!
  const done = progress.done + 1
  const made = await followRows(tx, model, companyId, entities, done)
  await notify(tx, { type: 'data', companyId, data: { entities: [...entities, ...made] } })
  if (done === progress.of) {
    // What documents posted and what was made is known by its numbers, too.
    await tx.query(`analyze ${Object.values(model.entities).map(({ table }) => escapeIdentifier(table)).join(', ')}`)
    const { rows: [now] } = await tx.query<{ today: string }>('select (now() at time zone zone)::date::text as today from company where id = $1', [companyId])
    await remakeGaps(tx, model, companyId, now!.today)
    // The company is worth more than its parcels: where one step of them is refused, their orders wait as the night's job finds them.
    await tx.query('savepoint parcels')
    await sendOrders({ tx, model, companyId, today: world.clock.today, people }).catch(async (error: unknown) => {
      await tx.query('rollback to savepoint parcels')
      options.log?.(`自发货订单没有备好：${String(error)}`)
    })
    await tx.query('savepoint invoices')
    await invoiceBuyers({ tx, model, companyId, today: world.clock.today, people }).catch(async (error: unknown) => {
      await tx.query('rollback to savepoint invoices')
      options.log?.(`增值税发票没有备好：${String(error)}`)
    })
    await checkAll(tx, companyId, String(people[0]))
  }
  await keepProgress(tx, companyId, { ...progress, done, nextFile: nextFile + files.count })
  return { done, of: progress.of, what: step.what }
}

/** Once all of it is there, what a company checks by itself every day is checked. */
async function checkAll(tx: Tx, companyId: number, employeeId: string): Promise<void> {
  await startOnce(tx, { companyId, employeeId, kind: 'identityCheck', title: '数据核对' })
  await startOnce(tx, { companyId, employeeId, kind: 'claimScan', title: '扫描索赔' })
  await startOnce(tx, { companyId, employeeId, kind: 'adAdvice', title: '广告优化建议' })
  await startOnce(tx, { companyId, employeeId, kind: 'alertCheck', title: '检查预警' })
  await startOnce(tx, { companyId, employeeId, kind: 'replenishAdvice', title: '计算补货建议' })
  await startOnce(tx, { companyId, employeeId, kind: 'purchaseAdvice', title: '计算采购建议' })
}

/** Writes rows of an entity and tells how many and how long. */
export function rowsWriter(
  tx: Tx, model: Model, companyId: number, { written = {} }: Pick<Arriving, 'written'>,
): (entity: string, rows: Iterable<DemoRow>) => Promise<void> {
  return async (entity, rows) => {
    written[entity] = (written[entity] ?? 0) + (await writeRows(tx, model, entity, companyId, rows))
  }
}

/**
 * What follows rows that were written: statistics (without them the first questions are planned for empty tables), rollups, rows
 * made out of what is complete with this step, data versions.
 * @param step how many steps there are by then
 * @returns the entities that were made
 */
export async function followRows(tx: Tx, model: Model, companyId: number, entities: readonly string[], step: number): Promise<string[]> {
  for (const entity of entities) await tx.query(`analyze ${escapeIdentifier(model.entities[entity]!.table)}`)
  for (const dataset of Object.values(model.datasets)) {
    const isOf = Object.values(dataset.sources).some(({ facts }) => entities.includes(facts))
    if (isOf && dataset.rollups.length > 0) await rebuildRollups(tx, model, { dataset: dataset.name, companyId })
  }
  await raiseDataVersions(tx, companyId, entities)
  const made = Object.values(model.entities).filter((entity) => entity.compute && completeWith(model, entity) === step).map(({ name }) => name)
  if (made.length > 0) await rebuildDerived(tx, model, { companyId, only: made })
  return made
}

/** The step that brings the last of what an entity's rows are made from. */
function completeWith(model: Model, { compute }: Entity): number {
  return Math.max(0, ...(compute?.of ?? []).map(({ facts }) => {
    const from = model.entities[facts]
    return from?.compute ? completeWith(model, from) : stepOf(facts)
  }))
}
