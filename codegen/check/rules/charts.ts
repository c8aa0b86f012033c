/** What each kind of chart needs of its card: how many dimensions and measures, and measures that go on one scale. */
import type { Node } from 'jsonc-parser'
import { traits } from '../../../kinds/column-kinds'
import { infoOf } from '../fields'
import { child, items, text } from '../node'
import { scopesAt } from '../scope'
import type { SourceFile } from '../../read/source'
import type { Rule, RuleContext } from './context'

/** Charts that have no room for what was before. */
const ONE_TIME: ReadonlySet<string> = new Set(['waterfall', 'funnel', 'heat', 'calendar', 'scatter'])

/** SCH565, over the charts of every board. */
export const chartsFitTheirFigures: Rule = (context) => {
  for (const { file, node } of context.pages) {
    for (const card of items(child(node, 'cards'))) {
      const chart = text(child(card, 'chart'))
      if (chart !== undefined) cardFits(context, file, card, chart)
    }
  }
}

function cardFits(context: RuleContext, file: SourceFile, card: Node, chart: string): void {
  const rows = items(child(card, 'rows'))
  const measures = items(child(card, 'measures'))
  const at = child(card, 'rows') ?? child(card, 'chart')
  const wrong = (node: Node | undefined, what: string, mend: string): void => context.error('SCH565', file, node, what, mend)
  if (chart === 'waterfall' || chart === 'funnel') {
    if (rows.length > 0) wrong(at, `the steps of a ${chart} are its measures: it has no dimension.`, 'Take "rows" out')
    const least = chart === 'waterfall' ? 3 : 2
    if (measures.length < least) wrong(child(card, 'measures'), `a ${chart} of ${measures.length} has no steps.`, `Name ${least} measures or more`)
    oneScale(context, file, measures, chart)
  } else if (chart === 'heat') {
    if (rows.length !== 2) wrong(at, 'a heat map lies between two dimensions.', 'Name two dimensions in "rows": across first, then down')
    if (measures.length !== 1) wrong(child(card, 'measures'), 'a heat map shows one measure.', 'Keep one measure')
  } else if (chart === 'calendar') {
    const [scope] = rows[0] ? scopesAt(context.world, file, rows[0]) : []
    const info = scope && infoOf(context.world, scope, text(rows[0]) ?? '')
    const isOfDays = rows.length === 1 && info?.kind !== undefined && traits({ kind: info.kind }).names === 'day'
    if (!isOfDays) wrong(at, 'a calendar lies over days.', 'Name the dimension of days in "rows", and no other')
    if (measures.length !== 1) wrong(child(card, 'measures'), 'a calendar shows one measure.', 'Keep one measure')
  } else if (chart === 'scatter') {
    if (rows.length === 0) wrong(at, 'a scatter has no points without rows.', 'Name in "rows" what one point is: a keyword of a campaign')
    if (measures.length < 2 || measures.length > 3) wrong(
      child(card, 'measures'), `a scatter lies between two measures, and has ${measures.length}.`,
      'Name the one across, the one up, and if wanted one for the size',
    )
  } else if (rows.length === 0) {
    wrong(at, `a chart of kind ${chart} has nothing to stand along its axis.`, 'Name a dimension in "rows"')
  }
  const times = items(child(card, 'times'))
  if (times.length > 0) timesFit(context, file, { rows, times, chart }, wrong)
  const compare = child(card, 'compare')
  if (compare && ONE_TIME.has(chart)) wrong(compare.parent, `a ${chart} shows one time alone.`, 'Take "compare" out')
}

/** Charts with an axis that time may lie along. */
const ALONG_TIME: ReadonlySet<string> = new Set(['line', 'area', 'bar', 'column'])

function timesFit(
  context: RuleContext, file: SourceFile, { rows, times, chart }: { rows: readonly Node[]; times: readonly Node[]; chart: string },
  wrong: (node: Node | undefined, what: string, mend: string) => void,
): void {
  if (!ALONG_TIME.has(chart)) wrong(times[0], `a ${chart} has no axis of time.`, 'Take "times" out')
  const first = text(rows[0])
  if (!times.some((time) => text(time) === first)) wrong(times[0], `"times" lacks "${first}", which the chart begins with.`, `Name "${first}" too`)
  for (const time of times) {
    const [scope] = scopesAt(context.world, file, time)
    const info = scope && infoOf(context.world, scope, text(time) ?? '')
    const { names } = traits(info)
    if (!info?.kind || names === 'day' || names === 'month') continue
    wrong(time, `"${text(time)}" is no step of time.`, 'Name dimensions of days, weeks or months')
  }
}

/** Steps go on from each other: they are of one kind, and add up. */
function oneScale(context: RuleContext, file: SourceFile, measures: readonly Node[], chart: string): void {
  const known = measures.flatMap((measure) => {
    const path = text(measure)
    const [scope] = scopesAt(context.world, file, measure)
    const info = path === undefined || !scope ? undefined : infoOf(context.world, scope, path)
    return info?.kind ? [{ measure, path, info }] : []
  })
  const kind = known[0]?.info.kind
  for (const { measure, path, info } of known) {
    if (info.kind === kind && info.total !== 'ratio') continue
    context.error(
      'SCH565', file, measure,
      info.total === 'ratio' ? `"${path}" is a ratio: a ${chart} has no step of it.` : `"${path}" (kind ${info.kind}) is no step beside kind ${kind}.`,
      'Name measures of one kind that add up',
    )
  }
}
