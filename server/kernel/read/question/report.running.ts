/**
 * Balances that run over a report's rows: which measures they add up, and which questions they have an answer to. Pure.
 *
 * A balance is what came in and went out from the first fact to the end of the row's own time, so it is the same in whichever
 * order rows are sorted; what would take a part of that past away, or has no time to run over, is refused.
 */
import { isRunning, pathsOf } from '../../../../codegen/resolve/formulas'
import type { Dataset, Dimension, Measure } from '../../../../contract/model'
import { fieldsOfCondition, type Condition } from '../../../../contract/filter'
import type { ListRequest } from '../../../../contract/wire'
import { malformed } from '../../asker/problem'
import { own } from '../statement/fields'
import { storedOf } from './measures'
import { timeStep } from './report.periods'

/** What is answered where no measure is named: a balance is told to whoever asks for it. */
export function measuresOf(dataset: Dataset): Measure[] {
  return Object.values(dataset.measures).filter((measure) => !isRunning(dataset, measure))
}

/** The stored measures that these run over, each once. */
export function runningOf(dataset: Dataset, measures: Measure[]): Measure[] {
  const under = (measure: Measure): Measure[] => {
    if (measure.running) return storedOf(dataset, measure)
    return measure.formula ? pathsOf(measure.formula).flatMap((path) => under(own(dataset.measures, path)!)) : []
  }
  return [...new Set(measures.flatMap(under))]
}

interface Asked {
  dataset: Dataset
  /** The first balance that is asked for. */
  running: Measure
  rows: Dimension[]
  having: Condition[]
  /** Conditions on the facts, beside the range of days. */
  rest: Condition[]
  request: Pick<ListRequest, 'compare' | 'pivot'>
}

/** @throws HttpRefusal 400 where a balance has no answer, with what to do instead */
export function mayRun({ dataset, running, rows, having, rest, request }: Asked): void {
  const refuse = (why: string) => malformed(`「${running.label}」${why}`)
  if (timesAmong(rows) !== 1) throw refuse('逐日累计，行里须有且只有一个日期、周或月份，请换一种汇总方式')
  if (having.length > 0) throw refuse('从最早的数据累计而来，不能同时按数字筛选行，请去掉数字条件')
  if (request.pivot) throw refuse('从最早的数据累计而来，不能同时展开成列，请去掉展开')
  if (request.compare?.length) throw refuse('从最早的数据累计而来，不能同时与往期对比，请去掉对比')
  const aboutTime = rest.flatMap((condition) => fieldsOfCondition(condition)).find((field) => timeStep(own(dataset.dimensions, field)))
  if (aboutTime !== undefined) throw refuse(`从最早的数据累计而来，请用一段连续的「${dataset.dimensions[aboutTime]!.label}」筛选`)
}

function timesAmong(rows: Dimension[]): number {
  return rows.filter((dimension) => timeStep(dimension) !== undefined).length
}
