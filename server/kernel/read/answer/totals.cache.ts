/**
 * Totals of large sets are kept for the next page of the same question. The key holds the data's version, which whoever
 * writes raises in the same transaction, so that every process may keep its own. Only what was slow is kept: small tables
 * are always counted anew.
 */
import { addedUpBy } from '../question/adding-up'
import type { Entity, Model } from '../../../../contract/model'
import type { SummaryLine } from '../../../../contract/wire'
import { dataVersionOf } from '../../store/data-version'
import type { Asker } from '../../asker/asker'
import type { Reading } from '../reading'

export interface Totals {
  total: number
  summary: SummaryLine[]
  /** Months and currencies that had no rate. */
  missingRates: string[]
}

const MOST = 500

export class TotalsCache {
  private readonly kept = new Map<string, Totals>()
  /** Entities of companies that have anything kept: others need not even ask for their version. */
  private readonly slow = new Set<string>()

  /** @param slowMs what took at least this long is kept */
  constructor(private readonly slowMs = 300) {}

  /** @param question everything that the totals depend on besides the data */
  async find(reading: Reading, entity: Entity, question: unknown): Promise<Totals | undefined> {
    const { asker } = reading
    if (!this.slow.has(place(asker, entity))) return undefined
    return this.kept.get(await this.key(reading, entity, question))
  }

  async keep(reading: Reading, entity: Entity, question: unknown, totals: Totals, tookMs: number): Promise<void> {
    const { asker } = reading
    if (tookMs < this.slowMs) return
    this.slow.add(place(asker, entity))
    this.kept.set(await this.key(reading, entity, question), totals)
    const oldest = this.kept.keys().next().value
    if (this.kept.size > MOST && oldest !== undefined) this.kept.delete(oldest)
  }

  private async key(reading: Reading, entity: Entity, question: unknown): Promise<string> {
    const { tx, model, asker } = reading
    const version = await dataVersionOf(tx, asker.companyId, [...reached(model, entity)])
    const hidden = [...reached(model, entity)].flatMap((each) => [...asker.hidden(each)].map((field) => `${each}.${field}`)).sort()
    const personal = [...reached(model, entity)].some((each) => model.entities[each]?.scope.own !== undefined)
    return JSON.stringify([model.version, asker.companyId, asker.shopIds, asker.warehouseIds, (asker.everything && !personal) || asker.employeeId, hidden,
      version, question])
  }
}

function place(asker: Asker, entity: Entity): string {
  return `${asker.companyId} ${entity.name}`
}

/** The entity and all that its references, figures and sums of rows below lead to. */
function reached(model: Model, entity: Entity): Set<string> {
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
  visit(entity)
  return names
}
