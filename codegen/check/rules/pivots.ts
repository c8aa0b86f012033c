/** What a pivot says: values of an enum or steps of time as columns, and figures that have parts. It does not judge the columns that a page names. */
import { isClockStep } from '../../../contract/clock-steps'
import { COLUMN_KINDS } from '../../../kinds/column-kinds'
import { dimensionInfo, measureInfo } from '../fields'
import { child, entries, items, says, text } from '../node'
import type { World } from '../world'
import type { ListView } from '../page-views'
import type { DatasetView, MeasureView } from '../views'
import type { Node } from 'jsonc-parser'
import type { Rule } from './context'
import { namesIn } from './formulas'

/** A pivot of a page's list; `dataset` is undefined where the list names none that there is. */
interface SaidPivot {
  pivot: Node
  list: ListView
  dataset: DatasetView | undefined
  error(code: string, node: Node, what: string, cure: string): void
}

/** A rule that every pivot of every page is held to. */
const ofEachPivot = (judge: (said: SaidPivot, world: World) => void): Rule => (context) => {
  for (const page of context.pages) {
    for (const list of page.lists) {
      const pivot = list.part('pivot')
      const dataset = context.world.datasets.get(list.dataset ?? '')
      const error: SaidPivot['error'] = (code, node, what, cure) => context.error(code, page.file, node, what, cure)
      if (pivot) judge({ pivot, list, dataset, error }, context.world)
    }
  }
}

/** A pivot makes columns from an enum's values. */
export const pivotOfEnum = ofEachPivot(({ pivot, dataset, error }, world) => {
  const node = child(pivot, 'dimension')
  if (!dataset || !node) return
  const info = dimensionInfo(world, dataset, text(node) ?? '')
  if (info?.kind && info.kind !== 'enum' && info.enum === undefined) {
    error(
      'SCH514', node, `the dimension "${info.path}" is of kind ${info.kind}; columns are made from the values of an enum.`,
      'Name a dimension whose field has an "enum"',
    )
  }
})

/** Columns of a pivot are parts of one figure; the database sums them, and a ratio has none that add up to it. */
export const pivotAddsUp = ofEachPivot(({ pivot, dataset, error }, world) => {
  if (!dataset) return
  const node = child(pivot, 'measure')
  const measure = dataset.measures.get(text(node) ?? '')
  if (node && measure && !isSummed(world, dataset, text(node) ?? '', measure)) {
    error(
      'SCH515', node, `the measure "${text(node)}" does not add up, so it has no parts that could stand in columns.`,
      `Name a measure of ${dataset.name} that is summed or counted, and is no formula`,
    )
  }
  for (const timed of items(child(pivot, 'measures'))) {
    const made = whole(world, dataset, text(timed) ?? '', [])
    if (!made) continue
    error(
      'SCH515', timed, `the measure "${text(timed)}" ${made}, so it cannot stand under one day after another.`,
      `Name a measure of ${dataset.name} that is summed or counted, or a formula of such`,
    )
  }
})

function isSummed(world: World, dataset: DatasetView, name: string, measure: MeasureView): boolean {
  if (measure.count) return true
  if (measure.running || child(measure.node, 'ofAll')) return false
  const total = measure.total ?? (measure.formula ? 'ratio' : undefined)
  const kind = measureInfo(world, dataset, name)?.kind
  return (total === undefined || total === 'sum') && (kind === undefined || COLUMN_KINDS[kind].numeric)
}

/** Why a figure is not made of sums alone; undefined where each column of times can be worked out like its row and its total. */
function whole(world: World, dataset: DatasetView, name: string, within: string[]): string | undefined {
  const measure = dataset.measures.get(name)
  const info = measureInfo(world, dataset, name)
  if (!measure || !info || within.includes(name)) return undefined
  if (info.kind !== undefined && !COLUMN_KINDS[info.kind].numeric) return 'is no figure'
  if (measure.running) return 'runs from the first fact'
  if (child(measure.node, 'ofAll')) return 'is of every value, whatever the rows say'
  if (!measure.formula) return info.total === 'distinct' || info.total === 'last' ? 'is counted anew for all days together' : undefined
  if (bends(measure.formula)) return 'is rounded or bounded row by row'
  if (says(measure.formula, 'askedDays')) return 'is of all the asked days'
  return namesIn(measure.formula).map((part) => whole(world, dataset, part, [...within, name])).find((why) => why !== undefined)
}

function bends(formula: Node): boolean {
  if (formula.type === 'array') return items(formula).some(bends)
  return entries(formula).some(({ key, value }) => key === 'clamp' || key === 'round' || key === 'floor' || bends(value))
}

/** A pivot lays out the values of a measure, or figures by steps of time, or offers both; each is said whole. */
export const pivotSaysWhat = ofEachPivot(({ pivot, list, dataset, error }) => {
  const tell = (node: Node, what: string, cure: string): void => error('SCH745', node, what, cure)
  const [dimension, measure, times, measures] = ['dimension', 'measure', 'times', 'measures'].map((key) => child(pivot, key))
  if (!dimension && !measure && !times && !measures) {
    tell(pivot, 'this pivot makes no columns.', 'Say "dimension" and "measure", or "times" and "measures"')
  }
  if (!dimension !== !measure) {
    tell((dimension ?? measure)!, `"${dimension ? 'dimension' : 'measure'}" stands alone.`, 'A pivot of values says "dimension" and "measure"')
  }
  if (!times !== !measures) {
    tell((times ?? measures)!, `"${times ? 'times' : 'measures'}" stands alone.`, 'Figures laid out by time are said by "times" and "measures"')
  }
  const start = child(pivot, 'start')
  if (start && !items(times).some((node) => text(node) === text(start))) {
    tell(start, `"${text(start)}" is none of the times of this pivot.`, 'Name one that stands under "times", or leave "start" out')
  }
  const ways = list.parts('rows').flatMap(items).map((way) => items(child(way, 'by')).map((each) => text(each) ?? ''))
  for (const node of items(times)) {
    const name = text(node) ?? ''
    const found = dataset?.dimensions.get(name)
    if (!found) continue
    if (found.by === undefined || (found.field !== undefined && !isClockStep(found.by))) {
      tell(
        node, `"${name}" is no step of the day that the figures count for.`,
        'Name a dimension with "by": day, week, month or year without "field", hour or weekday',
      )
    } else if (ways.length > 0 && ways.every((by) => by.includes(name))) {
      tell(node, `every way of these rows is told by "${name}" already.`, `Take it out here, or have a way of rows without "${name}"`)
    }
  }
})
