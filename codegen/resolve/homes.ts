/**
 * Where a name leads by itself: a column that names a row of another entity (its title, or the field that a reference finds it by)
 * opens that row on the page where the entity is at home. Pure.
 */
import { fieldIn } from '../../contract/dimension-field'
import { traits } from '../../kinds/column-kinds'
import type { LinkPlan } from '../../contract/link-plan'
import type { Dataset, Entity, Reference } from '../../contract/model'
import { fieldAtPath, type Subject } from './field-plans'
import type { PageContext } from './page-context'
import { plain } from './plain'

/** A row of an entity: by the paths that hold its key, in the key's order, or where these are not at hand by its fields <- paths that hold them. */
interface Named { entity: Entity; key?: string[]; finds?: Record<string, string> }

type Entities = Record<string, Entity>

type Known = Pick<PageContext, 'entities' | 'enums'>

/** @returns undefined where the path names no other row, or one that is nowhere at home */
export function homeLink(known: Known, { entity, dataset }: Pick<Subject, 'entity' | 'dataset'>, path: string): LinkPlan | undefined {
  const document = entity && documentLink(known, entity, path)
  if (document) return document
  const named = entity ? namedAt(known.entities, entity, path) : dataset ? namedBy(known.entities, dataset, path) : undefined
  if (!named?.entity.home) return undefined
  const { page, tab } = named.entity.home
  return plain({ route: page, tab, with: {}, row: named.key, finds: named.key ? undefined : named.finds })
}

/** The number of a document of one of several kinds: it leads to the page where its own kind is at home. */
function documentLink({ entities, enums }: Known, start: Entity, path: string): LinkPlan | undefined {
  const field = fieldAtPath(entities, start.name, path)
  if (typeof field?.names !== 'object') return undefined
  const { kind, id } = field.names
  const homes = (enums[entities[field.entity]?.fields[kind]?.enum ?? '']?.values ?? []).flatMap(({ value }) => {
    const home = entities[String(value)]?.home
    return home ? [[String(value), plain({ route: home.page, tab: home.tab })] as const] : []
  })
  const [first] = homes
  const prefix = path.slice(0, path.length - field.name.length)
  return first && { route: first[1].route, with: {}, row: [prefix + id], byKind: { path: prefix + kind, of: Object.fromEntries(homes) } }
}

function namedAt(entities: Entities, start: Entity, path: string): Named | undefined {
  const steps = path.split('.')
  const last = steps.pop() ?? ''
  let [holder, above]: [Entity | undefined, { ref: Reference; of: string } | undefined] = [start, undefined]
  for (const [at, step] of steps.entries()) {
    const ref: Reference | undefined = holder?.refs[step]
    holder = ref && entities[ref.entity]
    above = ref && { ref, of: steps.slice(0, at).map((one) => `${one}.`).join('') }
  }
  if (!holder) return undefined
  if (above && last === holder.title) return { entity: holder, key: keyThrough(holder, above.ref, above.of), finds: { [last]: path } }
  // A field with several values names no row.
  const field = holder.fields[last]
  if (field && traits(field).several) return undefined
  const prefix = steps.map((one) => `${one}.`).join('')
  const named = typeof field?.names === 'string' ? holder.refs[field.names] : undefined
  const whose = named && entities[named.entity]
  if (named && whose) return { entity: whose, key: keyThrough(whose, named, prefix), finds: { [whose.title]: path } }
  const by = Object.values(holder.refs).find((ref) => !ref.one && ref.by.at(-1) === last && entities[ref.entity]?.home)
  const other = by && entities[by.entity]
  // Words that need not be of a row (the several SKUs of one MSKU) lead to it where it is there, and are not looked for where that is not known.
  const isSure = by && (by.holds !== false || by.any)
  return other && plain({
    entity: other, key: keyThrough(other, by, prefix),
    finds: isSure ? Object.fromEntries(by.to.map((field, at) => [field, `${prefix}${by.by[at]}`])) : undefined,
  })
}

/** The other row's key as the row itself holds it where it does, else through the reference: nothing where there is no such row. */
function keyThrough({ key }: Entity, ref: Reference, prefix: string): string[] {
  const own = key.map((field) => (ref.any || ref.upTo ? undefined : ref.by[ref.to.indexOf(field)]))
  return own.every((field) => field !== undefined) ? own.map((field) => prefix + field) : key.map((field) => `${prefix}${ref.name}.${field}`)
}

/** A dimension names what its field names in every source, or the facts themselves, where what the other row is found by are dimensions too. */
function namedBy(entities: Entities, dataset: Dataset, path: string): Named | undefined {
  const dimension = dataset.dimensions[path]
  if (dimension?.field === undefined) return undefined
  const told = Object.values(dataset.sources).map(({ name, facts }): Named | undefined => {
    const [holder, field] = [entities[facts], fieldIn(dimension, name) ?? path]
    const isOwn = holder?.home !== undefined && field === holder.title
    const named: Named | undefined = isOwn ? { entity: holder, finds: { [field]: field } } : holder && namedAt(entities, holder, field)
    if (!named) return undefined
    const dimensionOf = (of: string): string | undefined => Object.values(dataset.dimensions).find((one) => fieldIn(one, name) === of)?.name
    const key = named.key?.map(dimensionOf)
    if (key?.every((name) => name !== undefined)) return { entity: named.entity, key: key as string[] }
    const finds = Object.entries(named.finds ?? {}).map(([to, of]) => [to, dimensionOf(of)] as const)
    return finds.length > 0 && finds.every(([, name]) => name !== undefined)
      ? { entity: named.entity, finds: Object.fromEntries(finds) as Record<string, string> } : undefined
  })
  const [first] = told
  return first && told.every((one) => one?.entity === first.entity) ? first : undefined
}
