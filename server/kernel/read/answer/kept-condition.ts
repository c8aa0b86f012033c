/**
 * A filter tree that is kept as a value (a rule), held to what it is over as somebody sees it: its shape, that each field is
 * there, and that each value fits its kind; and how many rows, or rows of figures, it fits now.
 */
import { allOf, fieldsOfCondition, isConditionTree, MOST_COMPARISONS, MOST_LEVELS, type Condition } from '../../../../contract/filter'
import type { Dataset, Entity } from '../../../../contract/model'
import type { ConditionsPlan, FiguresJudged } from '../../../../contract/plan'
import type { Row } from '../../../../contract/wire'
import { malformed } from '../../asker/problem'
import { planReport, type ReportPlan } from '../plan/report'
import { shopEnds } from '../question/data-days'
import { filterNow } from '../question/list.question'
import { askReport } from '../question/report.asked'
import { lastDays, type Window } from '../question/report.window'
import type { Reading } from '../reading'
import { conditionSql } from '../statement/condition'
import { EntityReader, own } from '../statement/fields'
import { ask, planning } from '../statement/statement'
import { targetOf } from '../statement/where'
import { answerList } from './lists'

/** @throws HttpRefusal 400 in words: for no tree, a field that is not there, a value that its kind cannot hold */
export async function holdCondition(reading: Reading, of: ConditionsPlan, tree: unknown): Promise<void> {
  if (!isConditionTree(tree)) throw malformed(`条件不完整，或超过 ${MOST_LEVELS} 层、${MOST_COMPARISONS} 条`)
  if ('dataset' in of) await figuresFitting(reading, of, tree)
  else await rowsFitting(reading, of, tree)
}

/**
 * The rows that a tree fits now, of those that the asker sees: an entity's by `fields`, figures by what tells them apart, the
 * measures that the tree names and those among `fields`; no more than `most`, and how many there are.
 * @throws as `holdCondition`
 */
export async function rowsThatFit(
  reading: Reading, of: ConditionsPlan, tree: unknown, { most, fields }: { most: number; fields: string[] },
): Promise<{ rows: Row[]; total: number }> {
  if (!isConditionTree(tree)) throw malformed(`条件不完整，或超过 ${MOST_LEVELS} 层、${MOST_COMPARISONS} 条`)
  if ('dataset' in of) {
    const { list, total } = await ask(reading.tx, await figuresFitting(reading, of, tree, { most, also: fields }))
    return { rows: list, total }
  }
  const { entity, filter } = await rowsFitting(reading, of, tree)
  const { list, total } = await answerList(reading, entity, { page: 1, pageSize: most, filter, fields })
  return { rows: list, total }
}

/** How many rows a tree fits now, of those that the asker sees. @throws as `holdCondition` */
export async function countFitting(reading: Reading, of: ConditionsPlan, tree: unknown): Promise<number> {
  if (!isConditionTree(tree)) throw malformed(`条件不完整，或超过 ${MOST_LEVELS} 层、${MOST_COMPARISONS} 条`)
  if ('dataset' in of) return (await ask(reading.tx, await figuresFitting(reading, of, tree))).total
  const { entity, filter } = await rowsFitting(reading, of, tree)
  return (await answerList(reading, entity, { page: 1, pageSize: 1, filter })).total
}

/** The tree with its moments resolved, as a question may ask it of the entity's rows. */
async function rowsFitting(reading: Reading, of: { entity: string }, tree: Condition): Promise<{ entity: Entity; filter: Condition }> {
  const entity = known(own(reading.model.entities, of.entity), of.entity)
  const { filter = tree } = await filterNow(reading, entity, tree)
  const plan = planning(reading)
  const reader = new EntityReader(plan, entity)
  conditionSql(plan.statement, filter, (comparison) => targetOf(plan, reader, comparison))
  return { entity, filter }
}

/** The rows of figures of each shop's last days that the tree fits, with measures `also`: amounts in the currency they are in, each by itself. */
async function figuresFitting(
  reading: Reading, of: FiguresJudged, tree: Condition, { most = 1, also = [] }: { most?: number; also?: readonly string[] } = {},
): Promise<ReportPlan> {
  const dataset: Dataset = known(own(reading.model.datasets, of.dataset), of.dataset)
  const last = await lastOf(reading, dataset, of)
  const named = [...new Set([...fieldsOfCondition(tree), ...also])].filter((field) => own(dataset.measures, field))
  const { plan, request } = await askReport(reading, dataset, {
    page: 1, pageSize: most, rows: of.rows, currency: 'original',
    measures: named.length > 0 ? named : Object.keys(dataset.measures).slice(0, 1),
    filter: allOf([tree, last.days]) ?? tree,
  })
  return planReport(plan(), dataset, request, last.window ? { window: last.window } : {})
}

/** The time that figures are judged over: the last days of each shop, or the newest month. */
async function lastOf(reading: Reading, dataset: Dataset, of: FiguresJudged): Promise<{ window?: Window; days: Condition }> {
  if (of.days !== undefined) return lastDays(dataset, of.days, await shopEnds(reading, dataset), reading.asker.today)
  const month = Object.values(dataset.dimensions).find(({ by, field }) => by === 'month' && field === undefined)
  return { days: { field: known(month, 'month').name, op: 'between', value: { is: of.month ?? 'dataMonth' } } }
}

function known<T>(found: T | undefined, name: string): T {
  if (!found) throw new Error(`nothing is called ${name}, which a kept filter tree is over`)
  return found
}
