/** Names of values: of enums and their groups, and what a report's own file lists. */
import type { Node } from 'jsonc-parser'
import { dimensionInfo } from '../fields'
import type { Candidate } from '../nearest'
import { around, child, entries, text } from '../node'
import type { Use } from '../shape'
import type { World } from '../world'
import { UNJUDGED, among, labelled, type Verdict, type Resolver } from './verdict'
import { datasetOf } from './rows'

/** A value of the enum; SCH220 where it has none of that name, unjudged where there is no such enum. */
export function valueOf(use: Use, world: World, enumName: string | undefined): Verdict[] {
  const values = enumName === undefined ? undefined : world.enums.get(enumName)
  if (!values) return UNJUDGED
  const target = { kind: 'value', name: `${values.name}.${use.name}` }
  const says = `the enum ${values.name} has no such value.`
  return among(
    values.values.has(use.name), use.name, 'SCH220', target, says, () => labelled(values.values),
    `Its values are in ${values.file.path}`,
  )
}

/** A value of the enum of the field that the file's life cycle goes by. */
export const lifecycleState: Resolver = (use, world) => {
  const entity = world.entities.get(use.file.name)
  const field = entity?.fields.get(entity.lifecycle?.field ?? '')
  return valueOf(use, world, field?.enum)
}

function pivotEnum(use: Use, world: World): string | undefined {
  const dimension = [...around(use.node)].map((outer) => text(child(outer, 'dimension'))).find((name) => name !== undefined)
  const [dataset] = datasetOf(use, world)
  return dataset && dimension !== undefined ? dimensionInfo(world, dataset, dimension)?.enum : undefined
}

/** A group of the enum's own file, or of the enum whose values a pivot spreads. */
export const enumGroup: Resolver = (use, world) => {
  const name = use.file.kind === 'enum' ? use.file.name : pivotEnum(use, world)
  const groups = world.enums.get(name ?? '')?.groups
  if (!groups) return UNJUDGED
  const target = { kind: 'group', name: `${name}.${use.name}` }
  const candidates = (): Candidate[] => [...groups].map(([name, label]) => ({ name, label }))
  return among(
    groups.has(use.name), use.name, 'SCH221', target,
    'this enum has no such group.', candidates,
    use.file.kind === 'enum' ? 'Groups are said under "groups" in the same file' : `Groups are said in schemas/enums/${name}.json`,
  )
}

/** The first name of a report's column, in whichever form it is said. */
function firstHeader(said: Node | undefined): string | undefined {
  const first = said?.type === 'object' ? entries(said)[0]?.value : said?.children?.[0]
  return text(first?.type === 'array' ? first.children?.[0] : first)
}

/** A column of the report's own file; SCH225 where there is none. */
export const reportColumn: Resolver = (use) => {
  const columns = entries(child(use.file.node, 'columns'))
  const target = { kind: 'reportColumn', name: `${use.file.name}.${use.name}` }
  const candidates = (): Candidate[] => columns.map(({ key, value }) => ({ name: key, label: firstHeader(child(value, 'headers')) }))
  const hint = 'Columns are said under "columns" in the same file'
  return among(columns.some(({ key }) => key === use.name), use.name, 'SCH225', target, 'this report has no such column.', candidates, hint)
}

/** A list of words of the report's own file; SCH226 where there is none. */
export const reportValues: Resolver = (use) => {
  const lists = entries(child(use.file.node, 'values'))
  const target = { kind: 'reportValues', name: `${use.file.name}.${use.name}` }
  const candidates = (): Candidate[] => lists.map(({ key }) => ({ name: key }))
  const hint = 'Lists of words are said under "values" in the same file'
  return among(
    lists.some(({ key }) => key === use.name), use.name, 'SCH226', target,
    'this report has no such list of words.', candidates, hint,
  )
}
