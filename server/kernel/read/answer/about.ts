/** What stands beside the figures, as far as the model says it: by which day they count, by whose clock, which reports bring them. Pure. */
import type { Entity, Model } from '../../../../contract/model'
import { ZONE_WORDS } from '../../../../contract/format/date'
import type { Zone } from '../../../../contract/plan'
import type { Asker } from '../../asker/asker'
import { own } from '../statement/fields'

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

/** What the clock of a field is called; the company's by the place it is set to (北京时间). */
export function zoneWords(model: Model, asker: Asker, zone: Zone | undefined): string | undefined {
  if (zone !== 'company') return zone && ZONE_WORDS[zone]
  const place = model.enums['company_zone']?.values.find(({ value }) => value === asker.zone)?.label.replace(/（.*$/, '')
  if (place === undefined) return `${ZONE_WORDS.company}（${asker.zone}）`
  return /时间?$|世界时$/.test(place) ? place : `${place}时间`
}
