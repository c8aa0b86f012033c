/** Rows made out of facts: the keys that tell which of them a change concerns are plain, kept values of one kind on both sides. */
import { COLUMN_KINDS, traits } from '../../../kinds/column-kinds'
import { lookup } from '../fields'
import type { FieldInfo } from '../found'
import { child, entries, items, text } from '../node'
import type { EntityView } from '../views'
import type { Rule, RuleContext } from './context'

/** Kinds whose values are spelt in one way only: 1.50 and 1.5 would be two keys of one row. */
const PLAIN_SQL = ['bigint', 'text', 'date', 'integer', 'boolean']

/** SCH740–742, over "compute" of every entity. */
export const madeKeysTellRows: Rule = (context) => {
  const { world } = context
  for (const entity of context.entities) {
    const said = items(child(child(entity.file.node, 'compute'), 'of'))
    const facts = said.map((node) => text(child(node, 'facts')))
    for (const [at, node] of said.entries()) {
      const name = facts[at]
      if (name !== undefined && facts.indexOf(name) < at) context.error(
        'SCH742', entity.file, child(node, 'facts'),
        `the rows of ${entity.name} are made out of "${name}" twice.`,
        'Say its day and its keys together, in one entry',
      )
      const other = world.entities.get(name ?? '')
      if (other) for (const { key, keyNode, value } of entries(child(node, 'keys'))) keyTellsRows(context, entity, other, { key, keyNode, value })
    }
  }
}

type Key = ReturnType<typeof entries>[number]

function keyTellsRows(context: RuleContext, entity: EntityView, facts: EntityView, { key, keyNode, value }: Key): void {
  const { world } = context
  const path = text(value)
  const own = lookup(world, { type: 'entity', entity }, key)
  const other = path === undefined ? undefined : lookup(world, { type: 'entity', entity: facts }, path)
  const made = own && 'found' in own ? own.found.info : undefined
  const told = other && 'found' in other ? other.found.info : undefined
  for (const [info, node, whose] of [[made, keyNode, entity.name], [told, value, facts.name]] as const) {
    const wrong = info && notPlain(info)
    if (wrong === undefined) continue
    context.error(
      'SCH740', entity.file, node,
      `"${info!.path}" of ${whose} ${wrong}; it cannot tell rows apart.`,
      'Name a kept number, text, day or value of an enum',
    )
    return
  }
  if (made?.kind && told?.kind && keptAs(made) !== keptAs(told)) context.error(
    'SCH741', entity.file, value,
    `"${told.path}" is kept as ${keptAs(told)} and "${key}" as ${keptAs(made)}; they are never equal.`,
    'Name a field of the same kind',
  )
}

/** A closed period holds rows by a day that is theirs and kept. */
export const periodsAreDays: Rule = (context) => {
  for (const { file, name, fields } of context.entities) {
    const node = child(file.node, 'period')
    const field = fields.get(text(node) ?? '')
    if (!field?.kind || (traits(field).names && !field.formula)) continue
    context.error(
      'SCH743', file, node,
      `"${field.name}" of ${name} is ${field.formula ? 'worked out' : `of kind ${field.kind}`}; a period holds rows by a day that they keep.`,
      'Name a kept field of kind date, month or datetime',
    )
  }
}

/** What is wrong with a field as a key; undefined: nothing. */
function notPlain({ kind, field }: FieldInfo): string | undefined {
  if (!field) return 'is a figure of facts'
  if (field.formula) return 'is worked out'
  if (kind !== undefined && !PLAIN_SQL.includes(COLUMN_KINDS[kind].sqlType)) return `is of kind ${kind}`
  return undefined
}

/** The type of its column, without what else is said of it. */
function keptAs({ kind, stored }: FieldInfo): string {
  return (stored ?? (kind === undefined ? '' : COLUMN_KINDS[kind].sqlType)).split(' ')[0]!
}
