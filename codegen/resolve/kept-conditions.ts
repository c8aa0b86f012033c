/** Fields that keep a filter tree: what it is over, and what it may name there. Pure. */
import type { Dataset, Entity, EnumModel } from '../../contract/model'
import type { ConditionsPlan, FieldPlan, FiguresJudged, KeptConditions } from '../../contract/plan'
import { traits } from '../../kinds/column-kinds'
import type { EntitySource, FieldSource } from '../language/files'
import type { Sources } from '../read/source'
import { datasetSubject, planOfField } from './field-plans'
import { isRunning } from './formulas'
import { filesOf } from './plain'

/** The entities, where fields say what their trees may name. */
export function withConditions(
  sources: Sources, entities: Record<string, Entity>, datasets: Record<string, Dataset>, enums: Record<string, EnumModel>,
): Record<string, Entity> {
  const all = { ...entities }
  for (const { name, value } of filesOf<EntitySource>(sources, 'entity')) {
    for (const [field, { conditions }] of Object.entries(value.fields)) {
      const [entity, said] = [all[name], all[name]?.fields[field]]
      const over = (of: string | FiguresJudged, by?: string): ConditionsPlan | undefined => {
        const what = overWhat(of, entities, datasets, enums)
        return what && { keptIn: { entity: name, field, ...(by === undefined ? {} : { by }) }, ...what }
      }
      const kept = conditions === undefined ? undefined : keptBy(conditions, over)
      if (!entity || !said || !kept) continue
      all[name] = { ...entity, fields: { ...entity.fields, [field]: { ...said, conditions: kept } } }
    }
  }
  return all
}

function keptBy(
  said: NonNullable<FieldSource['conditions']>, over: (of: string | FiguresJudged, by?: string) => ConditionsPlan | undefined,
): KeptConditions | undefined {
  if (typeof said === 'string' || 'dataset' in said) return over(said)
  const of = Object.entries(said.of).flatMap(([value, each]) => {
    const plan = over(each, value)
    return plan ? [[value, plan] as const] : []
  })
  return { by: said.by, of: Object.fromEntries(of) }
}

type Over<P> = P extends unknown ? Omit<P, 'keptIn'> : never

function overWhat(
  said: string | FiguresJudged, entities: Record<string, Entity>, datasets: Record<string, Dataset>, enums: Record<string, EnumModel>,
): Over<ConditionsPlan> | undefined {
  if (typeof said === 'string') {
    const entity = entities[said]
    return entity && { entity: entity.name, label: entity.label, fields: fieldsOfRows(entities, entity) }
  }
  const dataset = datasets[said.dataset]
  return dataset && { ...said, label: dataset.label, fields: fieldsOfFigures(dataset, enums) }
}

/** What a tree over an entity may name: its fields, and what its references show under a name of their own. */
function fieldsOfRows(entities: Record<string, Entity>, entity: Entity): FieldPlan[] {
  const fields = Object.values(entity.fields).map((field) => planOfField(field, field.name))
  const labels = new Set(fields.map(({ label }) => label))
  for (const ref of Object.values(entity.refs)) {
    if (ref.by.some((by) => traits(entity.fields[by]).several)) continue
    for (const shown of ref.shows) {
      const field = entities[ref.entity]?.fields[shown]
      if (field && !labels.has(field.label)) fields.push(planOfField(field, `${ref.name}.${shown}`))
      if (field) labels.add(field.label)
    }
  }
  return fields.filter(isAsked)
}

/** What a tree over figures may name: the measures, and the dimensions that are no times, for the last days are the only ones. */
function fieldsOfFigures(dataset: Dataset, enums: Record<string, EnumModel>): FieldPlan[] {
  const { fieldAt } = datasetSubject(dataset, enums)
  const dimensions = Object.values(dataset.dimensions).filter(({ by }) => by === undefined)
  // A balance goes on from before the last days, and is no figure of theirs.
  const measures = Object.values(dataset.measures).filter((measure) => !isRunning(dataset, measure))
  return [...measures, ...dimensions].flatMap(({ name }) => fieldAt(name) ?? []).filter(isAsked)
}

function isAsked(field: FieldPlan): boolean {
  return field.operators.length > 0 && !traits(field).structured && !traits(field).picture
}
