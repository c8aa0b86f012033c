/**
 * Can two fields ever hold equal values, and do they mean the same thing by them? What a reference, rows below, a tree, a
 * scope and figures all ask of the fields that they line up. Reports nothing itself.
 */
import { COLUMN_KINDS, traits } from '../../kinds/column-kinds'
import type { ColumnKind } from '../../contract/plan'
import type { FieldView, EntityView } from './views'
import type { World } from './world'

/** The entity whose row a field names: by a reference of that one field, by the key itself, or by its kind (people). */
export function rowNamedBy(world: World, entity: EntityView, field: FieldView): string | undefined {
  const ref = [...entity.refs.values()].find((each) => !each.one && each.by.length === 1 && each.by[0] === field.name && world.entities.has(each.entity))
  // A key that the server counts is the row's own number; one that staff give is another's, where a reference says so (settings of a shop).
  if (entity.key.length === 1 && entity.key[0] === field.name && field.kind === 'id' && (field.server || !ref)) return entity.name
  if (ref) return ref.entity
  return field.kind === undefined ? undefined : COLUMN_KINDS[field.kind].refersTo
}

function isName(kind: ColumnKind): boolean {
  return kind === 'id' || kind === 'user'
}

/** Does an id hold the number of a row: its own, or that of the row it refers to? Others are texts. */
function isNumber(world: World, { entity, field }: Side): boolean {
  return world.stored(entity.name, field.name) === 'bigint'
}

interface Side {
  entity: EntityView
  field: FieldView
}

/**
 * Why the values of `own` are never those of `other`, in words that follow `"own" `; undefined where they may be equal, or
 * where one of them is said wrongly.
 * @param list `own` may hold several of the other's values (tags)
 */
export function unlike(world: World, own: Side, other: Side, list = false): string | undefined {
  const [a, b] = [own.field, other.field]
  if (!a.kind || !b.kind) return undefined
  if (a.formula ?? b.formula) return a.formula ? 'is a formula, and no value that is kept' : `meets "${b.name}", which is a formula and no value that is kept`
  if (list && traits(a).several) return undefined
  if (isName(a.kind) && isName(b.kind)) {
    const [mine, theirs] = [rowNamedBy(world, own.entity, a), rowNamedBy(world, other.entity, b)]
    if (mine !== undefined && theirs !== undefined && mine !== theirs) return `names a row of ${mine}, and "${b.name}" one of ${theirs}`
    if (isNumber(world, own) === isNumber(world, other)) return undefined
    const [number, words] = isNumber(world, own) ? [a, b] : [b, a]
    return number === a ? `is the number of a row, and "${words.name}" a text` : `is a text, and "${number.name}" the number of a row`
  }
  if (a.kind === 'enum' && b.kind === 'enum') {
    if (a.enum === undefined || b.enum === undefined || a.enum === b.enum) return undefined
    return `holds values of the enum ${a.enum}, and "${b.name}" those of ${b.enum}`
  }
  const plain = (side: Side): boolean => side.field.kind === 'text' || (side.field.kind === 'id' && !isNumber(world, side))
  if (a.kind === b.kind || (plain(own) && plain(other))) return undefined
  return `is of kind ${a.kind}, and "${b.name}" of kind ${b.kind}`
}

/** The field of an entity that a path of it leads to, and whose it is; undefined for figures and for what is not there. */
export function sideOf(world: World, entity: EntityView, path: string): Side | undefined {
  const own = entity.fields.get(path)
  if (own) return { entity, field: own }
  const [ref = '', name = ''] = path.split('.')
  const other = world.entities.get(entity.refs.get(ref)?.entity ?? '')
  const field = other?.fields.get(name)
  return other && field ? { entity: other, field } : undefined
}
