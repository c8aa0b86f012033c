/** Sources -> model: the one entry of this stage. Pure and total: it trusts what the checker passed, and leaves out what does not resolve. */
import { NoMemory, type Memory } from '../memory'
import type { Model } from '../../contract/model'
import type { FileKind, Sources } from '../read/source'
import { resolveDatasets } from './datasets'
import { withDocuments } from './documents'
import { resolveEntities } from './entities'
import { withFigures } from './figures'
import { resolveEnums, resolveMappings, resolveReports, resolveWires } from './enums'
import { resolveFamilies, routesOfCalls } from './families'
import { withConditions } from './kept-conditions'
import { resolveMenu, resolvePageEntries } from './menu'
import { pageRecords } from './page-context'
import { resolvePlans } from './pages'
import { withUses } from './uses'

/** @param memory of earlier runs over the same product; equal parts of the model are then the very objects of the last one. */
export function resolveModel(sources: Sources, memory: Memory = new NoMemory()): Model {
  const files = (kind: FileKind) => [...sources.of(kind).values()]
  /** A part made from files of one kind and from other parts: made again only when one of them changed. */
  const part = <T extends object>(name: string, kind: FileKind, others: readonly unknown[], make: () => Record<string, T>): Record<string, T> =>
    memory.once(name, [...files(kind), ...others], () => memory.keep(name, make()))

  const enums = part('enums', 'enum', [...files('report'), ...files('entity'), ...files('dataset')], () => resolveEnums(sources))
  const rows = part('entities', 'entity', [], () => resolveEntities(sources, memory))
  const datasets = part('datasets', 'dataset', [rows], () => resolveDatasets(sources, rows))
  const entities = part('figures', 'entity', [rows, datasets, enums], () =>
    withConditions(sources, withFigures(sources, rows, datasets), datasets, enums))
  const wires = part('wires', 'wire', [], () => resolveWires(sources))
  const calls = resolveFamilies(sources, wires, { entities, datasets, enums }, memory)
  const reports = part('reports', 'report', [entities], () => resolveReports(sources, entities))
  const mappings = part('mappings', 'mapping', [], () => resolveMappings(sources))
  const pages = resolvePageEntries(sources)
  const shown = resolvePlans(sources, pageRecords(sources, { entities, datasets, enums, families: calls, reports }), memory)
  const plans = withDocuments(shown, entities, calls, memory)
  const said = routesOfCalls(sources)
  const families = withUses(calls, plans, said, entities, memory)
  const rest = { pages, ...resolveMenu(sources, pages) }
  const hashes = [entities, datasets, enums, wires, calls, reports, mappings].map((record) =>
    Object.entries(record).map(([name, each]) => [name, memory.hash(each)]),
  )
  const version = memory.stamp([hashes, [...said], rest, Object.values(plans).map((plan) => plan.version)])
  return { language: 1, entities, datasets, enums, wires, families, reports, mappings, ...rest, plans, version }
}
