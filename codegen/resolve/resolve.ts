/** Sources -> model: the one entry of this stage. Pure and total: it trusts what the checker passed, and leaves out what does not resolve. */
import type { Model } from '../model'
import type { Sources } from '../read/source'
import { resolveDatasets } from './datasets'
import { resolveEntities } from './entities'
import { resolveEnums, resolveMappings, resolveReports, resolveWires } from './enums'
import { resolveFamilies } from './families'
import { resolveMenu, resolvePageEntries } from './menu'
import { pageContext } from './page-context'
import { noteUses, resolvePlans } from './pages'
import { hashOf } from './plain'

export function resolveModel(sources: Sources): Model {
  const enums = resolveEnums(sources)
  const entities = resolveEntities(sources)
  const datasets = resolveDatasets(sources, entities)
  const wires = resolveWires(sources)
  const families = resolveFamilies(sources, wires, { entities, datasets, enums })
  const reports = resolveReports(sources, entities)
  const pages = resolvePageEntries(sources)
  const plans = resolvePlans(sources, pageContext(sources, { entities, datasets, enums, families, reports }), pages)
  noteUses(families, plans)
  const rest = { entities, datasets, enums, wires, families, reports, mappings: resolveMappings(sources), pages, ...resolveMenu(sources, pages) }
  const version = hashOf(JSON.stringify([rest, Object.values(plans).map((plan) => plan.version)]))
  return { language: 1, ...rest, plans, version }
}
