/** Rows that the server keeps in an order: whose place counts, who may move them, and that lists stand in it. */
import type { Node } from 'jsonc-parser'
import { traits } from '../../../kinds/column-kinds'
import { child, items, text } from '../node'
import { saidOfScope } from '../scope-fields'
import type { EntityView, FieldView } from '../views'
import type { World } from '../world'
import { eachAction } from './actions'
import type { Rule } from './context'
import { filledBy } from './filled'

/** A row's place is a whole number that the server alone writes, of rows that everybody who lists them sees. */
export const placesAreTheServers: Rule = (context) => {
  for (const entity of context.entities) {
    const node = child(entity.file.node, 'ordered')
    const field = entity.fields.get(text(node) ?? '')
    if (!node || !field?.kind) continue
    const why = noPlace(field) ?? notWithin(context.world, entity) ?? notOrdered(entity, field)
    if (why) context.error('SCH736', entity.file, why.at ?? node, `"${field.name}" cannot hold the place of a row of ${entity.name}: ${why.says}.`, why.hint)
  }
}

interface Wrong { says: string; hint: string; at?: Node }

function noPlace(field: FieldView): Wrong | undefined {
  if (field.kind !== 'integer') return { says: `it is of kind ${field.kind}`, hint: 'Name a field of kind integer' }
  const by = filledBy(field)
  if (by !== undefined && by !== 'server') return { says: `it is filled already ("${by}")`, hint: 'Name a kept field that nothing else fills' }
  if (by === undefined) return { says: 'staff may write it, or nobody says who does', hint: 'Add "server": true to the field, without "edit"' }
  const said = ['min', 'max', 'default', 'required'].find((key) => child(field.node, key))
  if (said === undefined) return undefined
  return { says: `it counts 1, 2, 3 …, and "${said}" says something else`, hint: `Take "${said}" away`, at: child(field.node, said)! }
}

/** Whom "scope" shows some rows only moves those among themselves: their order is counted within the field that says whose they are. */
function notWithin(world: World, entity: EntityView): Wrong | undefined {
  const { name, file, fields } = entity
  const scope = child(file.node, 'scope')
  if (!scope) return undefined
  const above = [...world.entities.values()].find(({ has }) => [...has.values()].some((below) => below.entity === name && !below.others))
  if (above) return {
    says: `a person may see only some of the rows below a ${above.name} ("scope"), and its form sends all of them`,
    hint: 'Take "scope" away: rows below are seen with their row', at: scope,
  }
  for (const { key, value } of saidOfScope(entity)) {
    const path = text(value) ?? ''
    const field = fields.get(path)
    const often = `a person may see only some of the rows ("scope"), and would move those of others`
    if (!field) return { says: often, hint: `Let "${key}" of "scope" name an own field, within which rows are then counted; or take "ordered" away`, at: value }
    if (traits(field).several) return { says: often, hint: `Let "${key}" of "scope" name a field with one value; or take "ordered" away`, at: value }
    if (!field.server && field.editable && child(field.node, 'fixed')?.value !== true) return {
      says: `it is counted within "${path}", which may change afterwards`, hint: `Say "fixed": true of "${path}": it is given when the row is added`, at: value,
    }
  }
  return undefined
}

function notOrdered(entity: EntityView, { name }: FieldView): Wrong | undefined {
  const { node } = entity.file
  if (entity.shared) return { says: 'the rows are the same for all companies', hint: 'Take "ordered" away' }
  if (entity.fields.has('move')) {
    return { says: 'a field is called "move", by which the call that edits a row is told where it goes', hint: 'Call the field otherwise' }
  }
  const unique = items(child(node, 'unique')).find((names) => items(names).some((one) => text(one) === name))
  if (unique) return { says: 'rows that change places hold one place for a moment, and "unique" forbids it', hint: `Take "${name}" out of it`, at: unique }
  const sort = child(node, 'sort')
  if (items(sort).some((one) => text(one) === name)) return undefined
  return { says: '"sort" does not name it, so lists would stand otherwise', hint: `Add "${name}" to "sort"`, ...(sort ? { at: sort } : {}) }
}

const MOVES = ['move_up', 'move_down', 'move_top']

/** Only rows that are kept in an order can be moved. */
export const movedRowsAreOrdered: Rule = (context) => eachAction(context, ({ list, node }) => {
  const name = text(node) ?? text(child(node, 'action'))
  const entity = context.world.entities.get(list.entity ?? '')
  if (!entity || name === undefined || !MOVES.includes(name) || child(entity.file.node, 'ordered')) return
  if (node.type === 'object' && ['dialog', 'call', 'go', 'transition'].some((key) => child(node, key))) return
  context.error(
    'SCH737', list.page.file, node, `rows of ${entity.name} stand in no order of their own, so "${name}" has nothing to do.`,
    `Say "ordered" in ${entity.file.path}, or take the action away`,
  )
})
