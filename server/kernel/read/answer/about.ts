/** What stands beside the figures, as far as the model says it: by which day they count, by whose clock, which reports bring them. Pure. */
import type { Entity, Model } from '../../../../contract/model'
import { feedsFor } from '../../../../contract/feeds'
import { ZONE_WORDS } from '../../../../contract/format/date'
import type { Zone } from '../../../../contract/plan'
import type { Asker } from '../../asker/asker'
import { traits } from '../../../../kinds/column-kinds'
import { countedBy } from '../statement/entity'
import { own } from '../statement/fields'

/**
 * The day by which a dataset counts rows of this entity, else by which its report tells them, else (rows that are made out of facts) by which
 * they stand in order; undefined: none does.
 */
export function factsDay(model: Model, entity: Entity): string | undefined {
  const counted = countedBy(model, entity.name)
  if (counted !== undefined) return counted
  const told = Object.values(model.reports).find((report) => report.entity === entity.name && report.day !== undefined)?.day
  return told ?? (entity.compute && entity.sort.find(({ field }) => traits(own(entity.fields, field)).names === 'day')?.field)
}

/** By what the rows of an entity that a dataset counts are told: as the dataset says that counts nothing else, else by their day. */
export function basisOf(model: Model, entity: Entity, day: string): string {
  const counts = Object.values(model.datasets).filter(({ sources }) => Object.values(sources).every(({ facts }) => facts === entity.name))
  const alone = counts.find(({ basis }) => basis !== undefined)
  return alone?.basis ?? `按${own(entity.fields, day)?.label ?? day}`
}

/**
 * The clock of an entity's days: the field's own, else (months) that of the days that its rows are made of, else, for what
 * comes in reports, the report's.
 */
export function zoneOfDay(model: Model, entity: Entity, day: string): Zone | undefined {
  const told = own(entity.fields, day)?.zone
  if (told !== undefined) return told
  const [first] = entity.compute?.of ?? []
  const made = first?.day === undefined ? undefined : own(own(model.entities, first.facts)?.fields ?? {}, first.day)?.zone
  return made ?? (isBrought(model, entity) ? 'source' : undefined)
}

/** The facts that a function of the server makes an entity's rows out of, each once; none where people or files bring them. */
export function madeOf(model: Model, entity: string): string[] {
  return [...new Set(own(model.entities, entity)?.compute?.of.map(({ facts }) => facts))]
}

/** Whether a report brings rows of the entity, by themselves or as what they are made out of. */
function isBrought(model: Model, { name }: Entity): boolean {
  const wanted = [name, ...madeOf(model, name)]
  return Object.values(model.reports).some(({ entity }) => wanted.includes(entity))
}

/** Labels of the reports whose import brings rows of these entities, as lists name them: the nearest first. */
export function feedsOf(model: Model, facts: readonly string[]): string[] {
  return feedsFor(model, facts).map(({ label }) => label)
}

/** What the clock of a field is called; the company's by the place it is set to (北京时间). */
export function zoneWords(model: Model, asker: Asker, zone: Zone | undefined): string | undefined {
  if (zone !== 'company') return zone && ZONE_WORDS[zone]
  const place = model.enums['company_zone']?.values.find(({ value }) => value === asker.zone)?.label.replace(/（.*$/, '')
  if (place === undefined) return `${ZONE_WORDS.company}（${asker.zone}）`
  return /时间?$|世界时$/.test(place) ? place : `${place}时间`
}
