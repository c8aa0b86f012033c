/** Figures beside the rows of an entity: each fact belongs to a row by plain, equal values; a day of theirs is asked for, never shown. */
import { COLUMN_KINDS } from '../../../kinds/column-kinds'
import { dayOfFigures, dimensionInfo, infoOf, lookup } from '../fields'
import { child, entries, text } from '../node'
import type { Rule } from './context'
import { laidOut } from './layout'
import { statedLists, nameOf } from './lists'

/** SCH341 and SCH344, over "figures" of every entity. */
export const figuresJoin: Rule = (context) => {
  const { world } = context
  for (const entity of context.entities) {
    const { file } = entity
    for (const [name, figures] of entity.figures) {
      if (entity.fields.has(name) || entity.refs.has(name)) {
        context.error(
          'SCH344', file, figures.keyNode,
          `${entity.name} has a ${entity.fields.has(name) ? 'field' : 'reference'} "${name}"; "${name}.…" would mean two things.`,
          'Give the figures another name',
        )
      }
      const dataset = world.datasets.get(figures.dataset)
      if (!dataset) continue
      for (const { key, keyNode, value } of entries(child(figures.node, 'by'))) {
        const dimension = dataset.dimensions.get(key)
        const path = text(value)
        if (!dimension || path === undefined) continue
        const info = dimensionInfo(world, dataset, key)
        const result = lookup(world, { type: 'entity', entity }, path)
        const own = result && 'found' in result ? result.found.info : undefined
        if (dimension.by !== undefined) {
          context.error(
            'SCH341', file, keyNode,
            `"${key}" is a step of time; facts belong to a row by values, and to a time by a condition on ${name}.day.`,
            'Name a dimension of a field',
          )
        } else if (own && (own.field?.formula !== undefined || own.field === undefined)) {
          context.error(
            'SCH341', file, value,
            `"${path}" is worked out; facts belong to a row by a value that is kept.`,
            'Name a field that is kept in the row or in what it refers to',
          )
        } else if (own?.kind && info?.kind && COLUMN_KINDS[own.kind].sqlType !== COLUMN_KINDS[info.kind].sqlType) {
          context.error(
            'SCH341', file, value,
            `"${path}" is of kind ${own.kind} and the dimension "${key}" of kind ${info.kind}; they are never equal.`,
            'Name a field of the same kind',
          )
        }
      }
    }
  }
}

/** Of what days figures are is a question, not a value of the row. */
export const daysOfFiguresAreAsked: Rule = (context) => {
  for (const list of statedLists(context)) {
    const entity = list.dataset === undefined ? context.world.entities.get(list.entity ?? '') : undefined
    if (!entity || entity.figures.size === 0) continue
    for (const { file, node, path = '' } of laidOut(context, list, 'columns')) {
      const [name = '', field] = path.split('.')
      const figures = entity.figures.get(name)
      if (
        figures &&
        field === 'day' &&
        dayOfFigures(context.world, figures) !== undefined &&
        infoOf(context.world, { type: 'entity', entity }, `${name}.day`)
      ) {
        context.error(
          'SCH345',
          file,
          child(node, 'field') ?? node,
          `${nameOf(list)} shows "${name}.day", which is no value of a row: it says which days are counted.`,
          'Name it under "filters"',
        )
      }
    }
  }
}
