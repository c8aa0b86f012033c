/**
 * Totals of large sets are kept for the next page of the same question, until what they were counted from changes
 * (kept-by-version.ts). Only what was slow is kept: small tables are always counted anew.
 */
import { perModel } from '../../../../contract/per-model'
import { addedUpBy } from '../question/adding-up'
import type { Entity } from '../../../../contract/model'
import type { SummaryLine } from '../../../../contract/wire'
import { KeptByVersion } from '../statement/kept-by-version'
import type { Reading } from '../reading'

/** Count and sums of a whole filtered set, whichever page of it is shown. */
export interface Totals {
  total: number
  summary: SummaryLine[]
  /** Months and currencies that had no rate. */
  missingRates: string[]
}

const MOST = 500

interface Asking<T extends Totals> {
  /** The rows alone; their totals say nothing. */
  rows(): Promise<T>
  /** Rows and totals, and the entities that were read for them (`Planning.reads`). */
  withTotals(): Promise<{ answer: T; reads: ReadonlySet<string> }>
}

/** The totals that one process keeps, 500 at most; the one kept first goes first. What another asker may see otherwise has another key. */
export class TotalsCache {
  private readonly kept = new KeptByVersion<Totals>(MOST)
  /** Entities of companies that have anything kept: others need not even ask for their version. */
  private readonly slow = new Set<string>()

  /** @param slowMs what took at least this long is kept */
  constructor(private readonly slowMs = 300) {}

  /**
   * The answer, with totals that are known or are counted now. A transaction that has written sees what nobody else does: it always counts.
   * @param question everything that the totals depend on besides the data
   */
  async answer<T extends Totals>(reading: Reading, entity: Entity, question: unknown, asking: Asking<T>): Promise<T> {
    if (!reading.tx.readOnly) return (await asking.withTotals()).answer
    const key = keyOf(reading, entity, question)
    const count = (): Promise<T> => this.count(reading, entity, key, asking.withTotals)
    if (!this.slow.has(place(reading, entity))) return count()
    const before = this.kept.awaited(key)
    await before
    const look = async (): Promise<{ known: Totals } | { counted: T }> => {
      const known = await this.kept.known(reading, key)
      return known ? { known } : { counted: await count() }
    }
    const found = await (before ? look() : this.kept.alone(key, look))
    return 'known' in found ? { ...await asking.rows(), ...found.known } : found.counted
  }

  private async count<T extends Totals>(reading: Reading, entity: Entity, key: string, ask: Asking<T>['withTotals']): Promise<T> {
    const started = performance.now()
    const { answer, reads } = await ask()
    if (performance.now() - started < this.slowMs) return answer
    const { total, summary, missingRates } = answer
    this.slow.add(place(reading, entity))
    await this.kept.keep(reading, key, { total, summary, missingRates }, { reads: [...reads] })
    return answer
  }
}

/** What a question's answer hangs on besides the data: who asks, what they may see, and the schemas. */
function keyOf({ tx, model, asker }: Reading, entity: Entity, question: unknown): string {
  const { names, personal } = reached(model, entity.name)
  const hidden = names.flatMap((each) => [...asker.hidden(each)].map((field) => `${each}.${field}`)).sort()
  const who = (asker.everything && !personal) || asker.employeeId
  return JSON.stringify([tx.database, model.version, asker.companyId, asker.shopIds, asker.warehouseIds, who, hidden, question])
}

function place({ tx, asker }: Reading, entity: Entity): string {
  return `${tx.database} ${asker.companyId} ${entity.name}`
}

/** The entity and all that its references, figures and sums of rows below lead to; `personal`: rows of some are one person's. */
const reached = perModel((model, entity): { names: readonly string[]; personal: boolean } => {
  const names = new Set<string>()
  const visit = (each: Entity | undefined): void => {
    if (!each || names.has(each.name)) return
    names.add(each.name)
    for (const reference of Object.values(each.refs)) visit(model.entities[reference.entity])
    for (const below of addedUpBy(each)) visit(model.entities[below])
    for (const { dataset } of Object.values(each.figures ?? {})) {
      for (const { facts } of Object.values(model.datasets[dataset]?.sources ?? {})) visit(model.entities[facts])
    }
  }
  visit(model.entities[entity])
  return { names: [...names], personal: [...names].some((each) => model.entities[each]?.scope.own !== undefined) }
})
