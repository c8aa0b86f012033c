/** What follows every write, in its transaction: audit lines, rollups of the touched days, data versions, the news of it. */
import type { Entity } from '../../../contract/model'
import { addingUp } from '../read/question/adding-up'
import { refreshKept } from '../kept/rollup'
import { derivedDays } from '../kept/derived'
import { keyFields, keyValuesOf } from '../kept/keys'
import type { EventBus } from '../store/events'
import type { Tx } from '../store/connect'
import type { AuditEntry } from './audit-entry'
import { holdRowsBelow } from './checks'
import { markLater } from './later'
import { closeRanks } from './ordered'
import { takeReadySteps } from './ready-steps'
import { holdFromBelow } from './write.below'
import { holdRules } from './write.rules'
import { keyOf, type Writing } from './write.row'
import type { Written } from './written'

/** What it needs of a request, or of a running job. */
export interface AfterContext {
  /** Writes audit lines in the given transaction; who, when, which call and which address are added. */
  audit(tx: Tx, entries: AuditEntry | AuditEntry[]): Promise<void>
  events: Pick<EventBus, 'publish'>
}

/**
 * Called once at the end of a write's transaction, with all that was written; steps that became possible are taken and added to `written`.
 * @throws Refusal where rules across rows are broken, which undoes the whole
 */
export async function afterWriting(context: AfterContext, writing: Writing, written: Written[]): Promise<void> {
  if (written.length === 0) return
  await closeRanks(writing, written)
  await takeReadySteps(writing, written)
  await holdRowsBelow(writing, written)
  await holdRules(writing, written)
  await holdFromBelow(writing, written)
  const { tx, model, asker } = writing
  const entries = written.map(({ entity, action, before, after }): AuditEntry => ({
    entity: entity.name, key: keyOf(entity, after ?? before ?? {}), action, ...(before ? { before } : {}), ...(after ? { after } : {}),
  }))
  await context.audit(tx, entries)
  const entities = [...new Set(written.map(({ entity }) => entity))]
  await refreshKept(tx, model, entities.map((entity) => {
    const own = written.filter((each) => each.entity === entity)
    const rows = keyValuesOf(keyFields(model, entity.name), own.flatMap(({ before, after }) => [before, after].filter((row) => row !== undefined)))
    return { entity: entity.name, touched: { companyId: asker.companyId, days: touchedDays(writing, entity, own), rows } }
  }))
  const marked = await markLater(tx, model, asker.companyId, entities.map((entity) => ({
    facts: entity.name, rows: written.flatMap((each) => (each.entity === entity ? [each.before, each.after].filter((row) => row !== undefined) : [])),
  })))
  // Who looks at sums of what was written, or at what is worked out of it, is told too.
  const told = new Set([...entities.flatMap((entity) => [entity.name, ...(addingUp(model).get(entity.name) ?? [])]), ...marked])
  for (const entity of told) await context.events.publish(tx, { type: 'data', companyId: asker.companyId, data: { entity } })
}

/** Days by which any dataset counts these rows, before and after; 'all' where a row has none. */
function touchedDays({ model }: Writing, entity: Entity, written: Written[]): string[] | 'all' {
  const fields = new Set(
    Object.values(model.datasets).flatMap(
      (dataset) => Object.values(dataset.sources).flatMap((source) => (source.facts === entity.name ? [source.day] : [])),
    ).concat(derivedDays(model, entity.name)),
  )
  const days = new Set<string>()
  for (const { before, after } of written) {
    for (const row of [before, after]) {
      if (!row) continue
      for (const field of fields) {
        const day = row[field]
        if (typeof day !== 'string') return 'all'
        days.add(day.slice(0, 10))
      }
    }
  }
  return [...days]
}
