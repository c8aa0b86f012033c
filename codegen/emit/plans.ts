/**
 * What the app needs where no server of ours answers, to be hosted beside it: page plans, menu, how each family is spoken to,
 * and where one signs in. Plans are untrimmed: there the company's own system alone decides what a person may see. Pure.
 */
import type { Call, Model } from '../../contract/model'
import type { PagePlan } from '../../contract/page-plan'
import type { SiteChoice, SiteIndex } from '../../contract/site'
import { familyFacts } from '../family-facts'

/** Page id -> plan. */
export function plansOf(model: Model): Map<string, PagePlan> {
  return new Map(Object.entries(model.plans))
}

/** Path below the app -> text of the file. */
export function planFiles(model: Model): Map<string, string> {
  const files = new Map([...plansOf(model)].map(([page, plan]) => [`plans/${page}.json`, JSON.stringify(plan)]))
  for (const family of Object.values(model.families)) files.set(`plans/families/${family.name}.json`, JSON.stringify(familyFacts(model, family)))
  files.set('plans/index.json', JSON.stringify(siteIndex(model)))
  return files
}

function siteIndex(model: Model): SiteIndex {
  const families = Object.values(model.families)
  const doors = families.flatMap(({ client, wire: name }): [string, SiteIndex['doors'][string]][] => {
    const wire = model.wires[name]
    return wire?.auth?.signIn ? [[client, { label: wireLabel(model, name), wire }]] : []
  })
  return {
    version: model.version,
    pages: model.pages,
    menu: model.menu,
    families: Object.fromEntries(families.map((family) => [family.name, familyFacts(model, family).stamp])),
    doors: Object.fromEntries(doors),
    choices: Object.fromEntries(Object.keys(model.entities).flatMap((entity) => {
      const found = choiceOf(model, entity)
      return found ? [[entity, found]] : []
    })),
  }
}

/** What staff read of the side that they sign in to: the first of its families. */
function wireLabel(model: Model, wire: string): string {
  return Object.values(model.families).find((family) => family.wire === wire)?.label ?? wire
}

/** The built list that the rows of an entity can be chosen from, by their key and label. */
function choiceOf(model: Model, name: string): SiteChoice | undefined {
  const entity = model.entities[name]
  const lists = (call: Call): boolean => call.state === 'built' && call.does?.type === 'list' && call.does.entity === name
  const family = Object.values(model.families).find(({ calls }) => Object.values(calls).some(lists))
  const call = Object.values(family?.calls ?? {}).find(lists)
  const [key] = entity?.key ?? []
  if (!entity || !family || !call || key === undefined || entity.title === undefined) return undefined
  const { filter } = family.capabilities
  const list = { family: family.name, call: call.name }
  return { list, key, label: entity.title, search: filter.includes('contains'), many: filter.includes('in') }
}
