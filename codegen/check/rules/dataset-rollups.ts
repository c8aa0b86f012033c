/** What a dataset keeps added up beforehand: sums and counts of one source's facts. */
import { measureInfo } from '../fields'
import { child, items, text } from '../node'
import type { Rule } from './context'

/** SCH406–408, over "rollups" of every dataset. */
export const datasetRollupsAddUp: Rule = (context) => {
  const { world } = context
  for (const dataset of context.datasets) {
    const { file, measures } = dataset
    const names = new Set<string>()
    for (const rollup of items(child(file.node, 'rollups'))) {
      const nameNode = child(rollup, 'name')
      const name = text(nameNode)
      if (name !== undefined && names.has(name)) context.error(
        'SCH408', file, nameNode,
        `two rollups are called "${name}".`,
        'A rollup is a table of that name; give each its own',
      )
      if (name !== undefined) names.add(name)
      const source = text(child(rollup, 'source'))
      for (const node of items(child(rollup, 'measures'))) {
        const measure = measures.get(text(node) ?? '')
        if (!measure) continue
        const total = measureInfo(world, dataset, text(node) ?? '')?.total
        const [where, ofAll] = [child(measure.node, 'where'), child(measure.node, 'ofAll')]
        if (where || ofAll) context.error(
          'SCH406', file, node,
          `"${text(node)}" ${where ? 'counts some rows of its source alone' : 'counts rows of every value'} and cannot be kept in a rollup.`,
          'Take it out; it is asked from the facts',
        )
        else if (measure.formula || measure.running) context.error(
          'SCH406', file, node,
          `"${text(node)}" is ${measure.running ? 'a balance' : 'a formula'} and cannot be kept in a rollup.`,
          'Keep the measures it is made of; it is calculated from them',
        )
        else if (measure.count || total === 'sum' || total === undefined || measure.total === undefined && total === 'none') {
          const own = measure.source ?? [...dataset.sources.keys()][0]
          if (source !== undefined && own !== undefined && dataset.sources.has(source) && own !== source) {
            context.error(
              'SCH407', file, node,
              `"${text(node)}" is of the source "${own}", not of "${source}".`,
              'A rollup keeps measures of its own source',
            )
          }
        } else context.error(
          'SCH406', file, node,
          `"${text(node)}" has the total "${total}"; only sums and counts can be kept in a rollup.`,
          'Take it out; it is asked from the facts',
        )
      }
    }
  }
}
