/**
 * What stands beside the figures: by which day they count, by whose clock, and up to which day there is data within what
 * the asker may see. Reads the database for that last day alone.
 */
import type { Entity, Model } from '../../codegen/model'
import { ZONE_WORDS } from '../../src/lib/format/date'
import type { Zone } from '../../src/lib/plan'
import type { Tx } from '../database/connect'
import type { Asker } from './asker'
import { shopsOf } from './complete-days'
import { EntityReader, own } from './fields'
import { fence } from './fence'
import { name, planning } from './statement'

/** The day by which a dataset counts rows of this entity; undefined: none does. */
export function factsDay(model: Model, entity: Entity): string | undefined {
  for (const dataset of Object.values(model.datasets)) {
    for (const source of Object.values(dataset.sources)) if (source.facts === entity.name) return source.day
  }
  return undefined
}

/** Labels of the reports whose import brings rows of these entities, by themselves or as what they are made out of. */
export function feedsOf(model: Model, facts: readonly string[]): string[] {
  const wanted = new Set(facts.flatMap((entity) => [entity, ...(own(model.entities, entity)?.compute?.of.map((each) => each.facts) ?? [])]))
  return Object.values(model.reports).filter(({ entity }) => wanted.has(entity)).map(({ label }) => label)
}

export function zoneWords(zone: Zone | undefined): string | undefined {
  return zone && ZONE_WORDS[zone]
}

/**
 * The last day, yyyy-mm-dd, that has rows the asker may see; null where there are none. A month counts as its first day.
 */
export async function newestDay(tx: Tx, model: Model, asker: Asker, entity: Entity, dayField: string): Promise<string | null> {
  const plan = planning(model, asker, 'original')
  const reader = new EntityReader(plan, entity, { day: dayField })
  const day = reader.day()
  if (day === undefined) return null
  const conditions = fence(plan, reader)
  const shops = shopsOf(model, entity)
  // Shop by shop the newest day is one step in the index (shop, day); over all of them it would be a scan.
  const text = shops
    ? `select max(z.day)::text as day from (select ${name(shops.key)} as id from ${name(shops.table)} where company_id = ${plan.statement.value(asker.companyId, '')}) s
       cross join lateral (select max(${day}) as day from ${reader.from()} ${reader.joins()} where ${[...conditions, `t.${name(shops.field)} = s.id`].join(' and ')}) z`
    : `select max(${day})::text as day from ${reader.from()} ${reader.joins()} where ${conditions.join(' and ') || 'true'}`
  const { rows } = await tx.query<{ day: string | null }>(text, plan.statement.values)
  return rows[0]?.day ?? null
}
