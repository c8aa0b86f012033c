/** What empty boxes of a form take by themselves: a field of what a reference names, or the newest row's that is alike. */
import type { Node } from 'jsonc-parser'
import { infoOf } from '../fields'
import { child, entries, items, text } from '../node'
import type { EntityView, FieldView } from '../views'
import type { World } from '../world'
import type { Rule, RuleContext } from './context'
import { eachField } from './entities'

/** Staff may write the field, what fills it is of its kind, and what it is found by is kept. */
export const fillsFit: Rule = (context) => eachField(context, (entity, field) => fillFits(context, entity, field))

function fillFits(context: RuleContext, entity: EntityView, field: FieldView): void {
  const node = child(field.node, 'fill')
  if (!node || !field.kind) return
  const why = notWritten(field, node) ?? (
    node.type === 'string' ? notLike(context.world, entity, field, node)
    : node.type === 'array' ? notTaken(context.world, entity, field, node) : notFound(entity, field, node)
  )
  if (why) context.error('SCH843', entity.file, why.at, `"fill" of "${field.name}": ${why.says}.`, why.hint)
}

interface Wrong { says: string; hint: string; at: Node }

function notWritten(field: FieldView, at: Node): Wrong | undefined {
  return field.editable ? undefined : { says: 'staff do not write the field, so no form has a box for it', hint: 'Take it away, or add "edit"', at }
}

/** A field of a row that own fields of staff's name. */
function notLike(world: World, entity: EntityView, field: FieldView, at: Node): Wrong | undefined {
  const path = text(at) ?? ''
  const info = infoOf(world, { type: 'entity', entity }, path)
  const ref = entity.refs.get(path.split('.')[0] ?? '')
  if (!info) return undefined
  if (!ref || path.split('.').length !== 2 || ref.by.length === 0) {
    return { says: `"${path}" is no field of a row that own fields name`, hint: 'Name a field through a reference: "supplier.settle_method"', at }
  }
  if (ref.by.includes(field.name)) return { says: `"${path}" is found by "${field.name}" itself`, hint: 'Name a field through another reference', at }
  if (info.kind === field.kind && info.enum === field.enum) return undefined
  const own = info.enum === undefined ? `kind ${info.kind}` : `the enum ${info.enum}`
  return { says: `"${path}" is of ${own}, the field is not`, hint: 'Take a field of the same kind', at }
}

/** Rows are alike in other fields that are kept. */
function notFound(entity: EntityView, field: FieldView, node: Node): Wrong | undefined {
  for (const at of items(child(node, 'last'))) {
    const by = entity.fields.get(text(at) ?? '')
    if (by?.name === field.name) return { says: 'it is found by itself', hint: 'Name other fields', at }
    if (by?.formula || by?.rollup || by?.origin || by?.secret) {
      return { says: `"${by.name}" is not kept as it is, and rows are not found by it`, hint: 'Name plain fields', at }
    }
  }
  return undefined
}

/** Rows of other entities: what is taken is of the field's kind, what is compared is alike, and amounts are of the row's currency. */
function notTaken(world: World, entity: EntityView, field: FieldView, node: Node): Wrong | undefined {
  for (const way of items(node)) {
    const there = world.entities.get(text(child(way, 'entity')) ?? '')
    const at = child(way, 'take')
    const take = there?.fields.get(text(at) ?? '')
    if (!there || !at || !take) continue
    const name = `"${there.name}.${take.name}"`
    if (take.secret) return { says: `${name} is never answered`, hint: 'Take another field', at }
    if (take.kind !== field.kind || take.enum !== field.enum) {
      return { says: `${name} is of another kind than the field`, hint: 'Take a field of the same kind', at }
    }
    const pairs = ['alike', 'upTo'].flatMap((word) => entries(child(way, word)))
    const currency = take.currencyField
    if (currency !== undefined && !pairs.some(({ key }) => key === currency)) {
      return { says: `${name} may be in another currency than the row`, hint: `Add "${currency}" to "alike"`, at }
    }
    for (const { key, value } of pairs) {
      const [its, own] = [infoOf(world, { type: 'entity', entity: there }, key), infoOf(world, { type: 'entity', entity }, text(value) ?? '')]
      if (text(value) === field.name) return { says: 'it is found by itself', hint: 'Name other fields', at: value }
      if (its && own && (its.kind !== own.kind || its.enum !== own.enum)) {
        return { says: `"${there.name}.${key}" and "${own.path}" are of different kinds`, hint: 'Compare fields of one kind', at: value }
      }
    }
  }
  return undefined
}
