/** What empty boxes of a form take by themselves: a field of what a reference names, or the newest row's that is alike. */
import type { Node } from 'jsonc-parser'
import { infoOf } from '../fields'
import { child, items, text } from '../node'
import type { EntityView, FieldView } from '../views'
import type { World } from '../world'
import type { Rule, RuleContext } from './context'
import { eachField } from './entities'

/** Staff may write the field, what fills it is of its kind, and what it is found by is kept. */
export const fillsFit: Rule = (context) => eachField(context, (entity, field) => fillFits(context, entity, field))

function fillFits(context: RuleContext, entity: EntityView, field: FieldView): void {
  const node = child(field.node, 'fill')
  if (!node || !field.kind) return
  const why = notWritten(field, node) ?? (node.type === 'string' ? notLike(context.world, entity, field, node) : notFound(entity, field, node))
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
