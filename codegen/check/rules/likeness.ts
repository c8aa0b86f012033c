/** Fields that are lined up with one another (references, rows below, trees, scopes, figures) hold the same thing. */
import { fieldIn } from '../../../contract/dimension-field'
import { rowNamedBy, sideOf, unlike } from '../alike'
import { at, child, entries, items, text } from '../node'
import { saidOfScope } from '../scope-fields'
import { dimensionInfo } from '../fields'
import type { Rule } from './context'

/** SCH346, over the references of every entity. */
export const refsAreAlike: Rule = (context) => {
  const { world } = context
  for (const entity of context.entities) {
    for (const [name, ref] of entity.refs) {
      const other = world.entities.get(ref.entity)
      const to = ref.to ?? other?.key ?? []
      if (!other || to.length !== ref.by.length) continue
      items(child(ref.node, 'by')).forEach((node, index) => {
        const [own, theirs] = [entity.fields.get(text(node) ?? ''), other.fields.get(to[index] ?? '')]
        if (!own || !theirs || !meets(entity.name, own.name, other.name, theirs.name)) return
        const why = unlike(world, { entity, field: own }, { entity: other, field: theirs }, ref.by.length === 1)
        if (why) context.error(
          'SCH346', entity.file, node,
          `reference "${name}": "${own.name}" ${why}; no row of ${other.name} is ever found by it.`,
          `Name the field that holds "${theirs.name}" of ${other.name}, or refer to another entity`,
        )
      })
    }
  }
}

/** A field is not judged against itself: a key may be a reference's own end. */
function meets(entity: string, field: string, other: string, to: string): boolean {
  return entity !== other || field !== to
}

/** SCH346, over "has" of every entity. */
export const rowsBelowAreAlike: Rule = (context) => {
  const { world } = context
  for (const entity of context.entities) {
    for (const [name, { entity: below, by, others, node }] of entity.has) {
      const other = world.entities.get(below)
      if (!other || by.length !== entity.key.length) continue
      items(child(node, 'by')).forEach((part, index) => {
        const [theirs, own] = [other.fields.get(text(part) ?? ''), entity.fields.get(entity.key[index] ?? '')]
        const why = own && theirs ? unlike(world, { entity: other, field: theirs }, { entity, field: own }, others && by.length === 1) : undefined
        if (why) context.error(
          'SCH346', entity.file, part,
          `"${name}": "${theirs?.name}" ${why}; no row of ${below} is ever below one of ${entity.name}.`,
          `Name the field of ${below} that holds the key of ${entity.name}; its fields are in ${other.file.path}`,
        )
      })
    }
  }
}

/** A parent is named by the same thing that a row is known by. */
export const parentsAreRows: Rule = (context) => {
  for (const entity of context.entities) {
    const node = at(entity.file.node, 'tree', 'parent')
    const [parent, key] = [entity.fields.get(text(node) ?? ''), entity.fields.get(entity.key[0] ?? '')]
    if (!parent || !key || parent === key || entity.key.length !== 1) continue
    const why = unlike(context.world, { entity, field: parent }, { entity, field: key })
    if (why) context.error(
      'SCH317', entity.file, node,
      `"${parent.name}" ${why}; it holds the key of no parent.`,
      `Name a field of kind ${key.kind} that holds another row's "${key.name}"`,
    )
  }
}

/** What fences rows holds a shop's id, or a person's: nothing else is ever equal to what a person may see. */
export const scopesHoldShopsAndPeople: Rule = (context) => {
  const { world } = context
  for (const entity of context.entities) {
    for (const { key, value } of saidOfScope(entity)) {
      const side = sideOf(world, entity, text(value) ?? '')
      const wanted = key === 'shop' || key === 'warehouse' ? key : 'employee'
      if (!side?.field.kind || side.field.formula || !['id', 'text', 'user'].includes(side.field.kind)) continue
      const named = rowNamedBy(world, side.entity, side.field)
      if (named === wanted || (named === undefined && side.field.kind === 'id')) continue
      const what = named === undefined ? `is of kind ${side.field.kind}` : `names a row of ${named}`
      context.error(
        'SCH314', entity.file, value,
        `scope.${key}: "${text(value)}" ${what}; rows are fenced by ${wanted === 'employee' ? 'the id of the person' : `the ${wanted}'s id`}.`,
        wanted === 'employee' ? 'Name a field of kind user' : `Name the field of kind id by which a reference finds the ${wanted}`,
      )
    }
  }
}

/** Facts belong to a row by a dimension that means what the row's field means. */
export const figuresAreAlike: Rule = (context) => {
  const { world } = context
  for (const entity of context.entities) {
    for (const figures of entity.figures.values()) {
      const dataset = world.datasets.get(figures.dataset)
      if (!dataset) continue
      const [first] = dataset.sources
      const facts = world.entities.get(first?.[1].facts ?? '')
      for (const { key, value } of entries(child(figures.node, 'by'))) {
        const dimension = dataset.dimensions.get(key)
        const own = sideOf(world, entity, text(value) ?? '')
        const isField = dimension?.by === undefined && dimensionInfo(world, dataset, key) !== undefined
        const theirs = facts && isField ? sideOf(world, facts, fieldIn(dimension ?? {}, first?.[0] ?? '') ?? key) : undefined
        if (!own || !theirs || own.field.formula) continue
        const why = unlike(world, own, theirs)
        if (why) context.error(
          'SCH341', entity.file, value,
          `"${text(value)}" ${why}; the dimension "${key}" is never equal to it.`,
          `Name the field that holds what "${key}" of ${dataset.name} is: ${dataset.file.path}`,
        )
      }
    }
  }
}
