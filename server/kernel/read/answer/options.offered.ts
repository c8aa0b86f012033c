/** Which entities anybody may choose rows of: what their calls list, and what those rows refer to. By the model alone, no SQL. */
import { perModel } from '../../../../contract/per-model'
import type { Call, Entity, Model } from '../../../../contract/model'
import { own } from '../statement/fields'
import { ourCalls } from '../../asker/our-calls'

/** Rows are offered to whoever may list them, or may use a call about rows that refer to them, however far. */
export function isOffered(model: Model, entity: Entity, mayCall: (call: Call) => boolean): boolean {
  const about = (call: Call): string[] => {
    const { does } = call
    if (does?.type === 'report') return Object.values(own(model.datasets, does.dataset)?.sources ?? {}).map(({ facts }) => facts)
    return does && 'entity' in does && does.entity !== undefined ? [does.entity] : []
  }
  // What is everybody's own (tasks, messages) opens what its pages show names of, and not all that its rows refer to.
  const reachOf = (call: Call, each: string): ReadonlySet<string> => (
    call.access === 'own' ? chosenOnPages(model, call) : reach(model, each)
  )
  return ourCalls(model).some((call) => call.state === 'built' && about(call).some((each) => reachOf(call, each).has(entity.name)) && mayCall(call))
}

/** What the pages that list it show and filter by, of rows that are chosen. */
function chosenOnPages(model: Model, { family, name: call }: { family: string; name: string }): ReadonlySet<string> {
  const lists = Object.values(model.plans).flatMap((plan) => plan.lists).filter(({ list }) => list.family === family && list.call === call)
  const fields = lists.flatMap(({ columns, filters }) => [...columns, ...filters.flatMap((filter) => (filter.type === 'field' ? [filter.field] : []))])
  return new Set(fields.flatMap(({ options: chosen }) => (chosen ? [chosen.entity] : [])))
}

/** An entity and all that its rows refer to, by a reference or by a field that is chosen from rows. */
const reach = perModel((model, from): ReadonlySet<string> => {
  const found = new Set([from])
  for (const name of found) {
    const entity = own(model.entities, name)
    if (!entity) continue
    for (const field of Object.values(entity.fields)) if (field.options) found.add(field.options.entity)
    for (const other of [...Object.values(entity.refs), ...Object.values(entity.has)]) found.add(other.entity)
  }
  return found
})
