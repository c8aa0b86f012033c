/** Balances that run over rows in the order of their days: what they may add up, and on which lists they have an answer. */
import { isClockStep } from '../../../contract/clock-steps'
import { traits } from '../../../kinds/column-kinds'
import { measureInfo, runs } from '../fields'
import { child, items, text } from '../node'
import type { Rule } from './context'
import { laidOut } from './layout'

/** A balance adds up one measure that is summed or counted by days. */
export const balancesAddUp: Rule = (context) => {
  const { world } = context
  for (const dataset of context.datasets) {
    for (const measure of dataset.measures.values()) {
      const of = dataset.measures.get(text(measure.running) ?? '')
      if (!of) continue
      const name = text(measure.running) ?? ''
      const tell = (what: string, cure: string): void => context.error('SCH812', dataset.file, measure.running, what, cure)
      const also = ['source', 'total', 'kind', 'scale'].find((key) => child(measure.node, key))
      const total = measureInfo(world, dataset, name)?.total
      const source = dataset.sources.get(of.source ?? [...dataset.sources.keys()][0] ?? '')
      const day = world.entities.get(source?.facts ?? '')?.fields.get(source?.day ?? '')
      if (of.formula || of.running || (!of.count && total !== 'sum' && total !== 'none')) {
        tell(
          `"${name}" is not summed or counted from facts, so it has no balance.`,
          `Name a measure of ${dataset.name} that is; formulas may be over its balance`,
        )
      } else if (also) tell(`a balance has the ${also} of what it adds up.`, `Take "${also}" out here`)
      else if (traits(day).names === 'month') {
        tell(`"${name}" counts by months, and a balance runs from day to day.`, 'Name a measure of a source that counts by a day')
      }
    }
  }
}

/** Where a balance is shown, every way of its rows is told by one time, and nothing takes a part of its past away. */
export const balancesHaveTheirDays: Rule = (context) => {
  for (const list of context.pages.flatMap(({ lists }) => lists)) {
    const dataset = context.world.datasets.get(list.dataset ?? '')
    if (!dataset || ![...dataset.measures.values()].some(({ running }) => running)) continue
    const shown = laidOut(context, list, 'columns').find(({ path }) => path !== undefined && runs(dataset, path.split('@')[0]!))
    if (!shown) continue
    const tell = (what: string, cure: string): void => (
      context.error('SCH813', shown.use ? list.page.file : shown.file, shown.use ?? child(shown.node, 'field') ?? shown.node, `"${shown.path}" ${what}`, cure)
    )
    const isTime = (name: string): boolean => {
      const dimension = dataset.dimensions.get(name)
      return dimension?.by !== undefined && dimension.field === undefined && !isClockStep(dimension.by)
    }
    const ways = list.parts('rows').flatMap(items)
    const untimed = ways.find((way) => items(child(way, 'by')).filter((each) => isTime(text(each) ?? '')).length + (child(way, 'times') ? 1 : 0) !== 1)
    const beside = ['pivot', 'compare'].find((key) => list.part(key))
    if (untimed || ways.length === 0) {
      tell(
        `runs from day to day, and the rows ${untimed ? `"${text(child(untimed, 'label')) ?? ''}" are` : 'of this list are'} not told by one time.`,
        'Give every way of the rows one day, week or month under "by", or "times"; or show it on a tab of its own',
      )
    } else if (beside) tell(`goes back to the first fact and has no "${beside}".`, `Take "${beside}" out, or show it on a tab of its own`)
    else if (child(shown.node, 'trend')) tell('runs over its rows and has no "trend" in one of them.', 'Take "trend" out')
  }
}
