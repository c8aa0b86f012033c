/** The rows behind a cell of a list: the facts that its figures add up, or the rows below it that a rollup adds up. */
import { addDays } from '../../../../contract/days'
import type { Below, Entity, Figures } from '../../../../contract/model'
import { allOf, type Condition } from '../../../../contract/filter'
import { formulaWords } from '../../../../contract/formula-words'
import type { ListRequest, Row } from '../../../../contract/wire'
import { fieldAtPath } from '../../../../codegen/resolve/field-plans'
import { noSuchField } from '../../asker/problem'
import { shopEnds } from '../question/data-days'
import { onFacts } from '../question/list.question'
import { storedOf } from '../question/measures'
import { askReport } from '../question/report.asked'
import { readQuestion } from '../question/report.question'
import { own } from '../statement/fields'
import { noRowsBehind, type NumberBehind, type PartBehind } from './behind'
import { partsOf } from './behind.report'
import { hasKey } from './explain.rows'
import { factsAsked } from './facts-asked'
import { notFound } from './get'
import { answerList } from './lists'
import type { Reading } from '../reading'

/** @throws HttpRefusal 400 for a column that the list has not, Refusal where there is no such row or no rows stand behind the column */
export async function behindList(
  reading: Reading, entity: Entity, { request, column, row: given }: { request: Partial<ListRequest>; column: string; row: Row },
): Promise<NumberBehind> {
  const field = fieldAtPath(reading.model.entities, entity.name, column)
  if (!field || field.secret) throw noSuchField(entity.label, column)
  const [name = '', measure = ''] = column.split('.')
  const figures = own(entity.figures ?? {}, name)
  const filter = allOf([request.filter, hasKey(entity.key, entity.key.map((key) => given[key]))])!
  const fields = [column, ...entity.key, ...(figures ? Object.values(figures.by) : [])]
  const answer = await answerList(reading, entity, { page: 1, pageSize: 1, fields, filter, ...(request.currency ? { currency: request.currency } : {}) })
  const [row] = answer.list
  if (!row) throw notFound(entity)
  if (figures) return { row, ...(await factsOf(reading, figures, measure, row, request.filter)) }
  if (field.formula?.op === 'below') return { row, parts: [below(reading, field.formula, entity.key.map((key) => row[key]))] }
  throw noRowsBehind(`「${field.label}」不是由其他行相加而来，没有可以列出的明细`)
}

async function factsOf(reading: Reading, figures: Figures, name: string, row: Row, filter: Condition | undefined): Promise<Omit<NumberBehind, 'row'>> {
  const dataset = own(reading.model.datasets, figures.dataset)
  const measure = own(dataset?.measures ?? {}, name)
  if (!dataset || !measure || reading.asker.hidden(dataset.name).has(name)) throw noSuchField(dataset?.label ?? figures.dataset, name)
  const key = hasKey(Object.keys(figures.by), Object.values(figures.by).map((path) => row[path]))
  const days = figures.days === undefined && figures.day ? onFacts(filter, { ...figures, by: {} }) : undefined
  const asked = allOf([key, days])
  const ready = await askReport(reading, dataset, { page: 1, pageSize: 1, rows: [], measures: [name], ...(asked ? { filter: asked } : {}) })
  const question = readQuestion(ready.plan(), dataset, ready.request)
  const last = figures.days === undefined ? [] : [await lastDays(reading, figures, figures.days)]
  const words = measure.formula && formulaWords(measure.formula, (path) => own(dataset.measures, path)?.label ?? path)
  return {
    ...(words ? { words } : {}),
    parts: partsOf(reading, question, storedOf(dataset, measure), (facts, source) => {
      const told = factsAsked(question, facts, source, [])
      return told && { and: [...told.and, ...last.map((of) => of(facts, source.day))] }
    }),
  }
}

/** The last days of each shop, up to its own last whole day, said of the facts. */
async function lastDays(reading: Reading, figures: Figures, days: number): Promise<(facts: Entity, day: string) => Condition> {
  const ends = await shopEnds(reading, own(reading.model.datasets, figures.dataset)!)
  const byEnd = new Map<string, string[]>()
  for (const { shopId, last } of ends) if (shopId !== null) byEnd.set(last, [...(byEnd.get(last) ?? []), shopId])
  const { today } = reading.asker
  return (facts, day) => {
    const window = (last: string): Condition => ({ field: day, op: 'between', value: [addDays(last, 1 - days), last] })
    const shop = facts.scope.shop
    if (shop === undefined || byEnd.size === 0) return window(ends.map(({ last }) => last).sort().at(-1) ?? today)
    return { or: [...byEnd].map(([last, shops]): Condition => ({ and: [{ field: shop, op: 'in', value: shops }, window(last)] })) }
  }
}

const ADDS = { sum: '之和', count: '', distinct: '个数', min: '最小值', max: '最大值' } as const

function below({ model }: Reading, { entity, by, where, field, adds }: Below, key: unknown[]): PartBehind {
  const of = own(model.entities, entity)!
  const path = field !== undefined && own(of.fields, field) ? field : undefined
  const says = path === undefined ? '行数' : of.fields[path]!.label + ADDS[adds]
  return { entity: of, where: allOf([hasKey(by, key, of), where]), adds: path === undefined ? [] : [path], says }
}
