/**
 * The numbers of one cell of a list: the row is asked once more with all that its formulas read, through the same question, so that
 * what is told is what the cell shows. Rows below are listed to whoever may list them.
 */
import type { Below, Entity, Field } from '../../../../contract/model'
import { allOf, type Condition } from '../../../../contract/filter'
import type { ExplainedStep } from '../../../../contract/explained'
import { formulaWords } from '../../../../contract/formula-words'
import type { ListAnswer, ListRequest, Row } from '../../../../contract/wire'
import { entitySubject, fieldAtPath } from '../../../../codegen/resolve/field-plans'
import { pathsOf } from '../../../../codegen/resolve/formulas'
import { noSuchField } from '../../asker/problem'
import { own } from '../statement/fields'
import { feedsOf } from './about'
import { EXPLAINERS } from './explainers'
import { hasKey, keptWords, rowsBehind, tellingFields } from './explain.rows'
import { notFound } from './get'
import { answerList } from './lists'
import type { Reading } from '../reading'

interface Found { path: string; field: Field; inputs: string[] }

/**
 * @param row holds the key
 * @param mayList may the person list these rows?
 * @throws HttpRefusal 400 for a column that the list has not, Refusal where there is no such row
 */
export async function explainList(
  reading: Reading, entity: Entity, asked: { request: Partial<ListRequest>; column: string; row: Row }, mayList: (entity: Entity) => boolean,
): Promise<{ answer: ListAnswer; row: Row; steps: ExplainedStep[] }> {
  const { request, column, row: given } = asked
  const found = under(reading, entity, column)
  const paths = found.map(({ path }) => path)
  const filter = allOf([request.filter, hasKey(entity.key, entity.key.map((key) => given[key]))])!
  const { currency } = request
  const answer = await answerList(reading, entity, { page: 1, pageSize: 1, fields: paths, filter, ...(currency ? { currency } : {}) })
  const [row] = answer.list
  if (!row) throw notFound(entity)
  const steps: ExplainedStep[] = []
  for (const each of found) steps.push(await stepOf(reading, entity, each, row, mayList))
  return { answer, row, steps }
}

/** The path, and all that formulas below it read, each once. */
function under({ model }: Reading, entity: Entity, column: string): Found[] {
  const found = new Map<string, Found>()
  const visit = (path: string): void => {
    if (found.has(path)) return
    const field = fieldAtPath(model.entities, entity.name, path)
    if (!field || field.secret) throw noSuchField(entity.label, path)
    const isFigure = own(entity.figures ?? {}, path.split('.')[0] ?? '') !== undefined
    const prefix = isFigure ? '' : path.slice(0, path.lastIndexOf('.') + 1)
    const inputs = field.formula ? pathsOf(field.formula).map((inner) => prefix + inner) : []
    found.set(path, { path, field, inputs })
    inputs.forEach(visit)
  }
  visit(column)
  return [...found.values()]
}

async function stepOf(
  reading: Reading, entity: Entity, { path, field, inputs }: Found, row: Row, mayList: (entity: Entity) => boolean,
): Promise<ExplainedStep> {
  const { model } = reading
  const plan = entitySubject(model.entities, entity).fieldAt(path)!
  const labelled = (inner: string): string => fieldAtPath(model.entities, entity.name, inputs.find((each) => each.endsWith(inner)) ?? inner)?.label ?? inner
  const step: ExplainedStep = { path, field: plan, words: '', reports: [], inputs, lines: [] }
  const figures = own(entity.figures ?? {}, path.split('.')[0] ?? '')
  const owner = ownerOf(model.entities, entity, path)
  if (field.formula?.op === 'below') {
    const below = field.formula
    step.words = formulaWords(below, labelled, ({ has }) => `${own(owner.has, has)?.label ?? has}的${belowField(model.entities, below)}`)
    const of = own(model.entities, below.entity)
    if (of && owner === entity && mayList(of)) step.rows = await rowsOf(reading, of, below, entity.key.map((key) => row[key]))
    return step
  }
  if (field.formula) return { ...step, words: formulaWords(field.formula, labelled) }
  if (figures) {
    const dataset = own(model.datasets, figures.dataset)
    const facts = Object.values(dataset?.sources ?? {}).map((source) => source.facts)
    const days = figures.days === undefined ? '所选日期' : `近 ${figures.days} 天`
    return { ...step, words: `「${dataset?.label ?? figures.dataset}」${days}的合计`, reports: feedsOf(model, facts) }
  }
  const kept = { ...step, ...keptWords(model, owner) }
  const explainer = owner === entity && entity.compute ? own(EXPLAINERS.get(), entity.compute.function) : undefined
  const where = hasKey(entity.key, entity.key.map((key) => row[key]))
  const told = await explainer?.({ reading, entity, field: path, where, currency: currencyIn(row, plan.currencyField) })
  return { ...kept, ...told }
}

function currencyIn(row: Row, field: string | undefined): string | undefined {
  const value = field === undefined ? undefined : row[field]
  return typeof value === 'string' ? value : undefined
}

/** The entity that the last step of a path belongs to. */
function ownerOf(entities: Record<string, Entity>, entity: Entity, path: string): Entity {
  return path.split('.').slice(0, -1).reduce((at, step) => own(entities, own(at.refs, step)?.entity ?? '') ?? at, entity)
}

function belowField(entities: Record<string, Entity>, { entity, field }: Below): string {
  return field === undefined ? '' : fieldAtPath(entities, entity, field)?.label ?? field
}

function rowsOf(reading: Reading, entity: Entity, below: Below, key: unknown[]) {
  const where: Condition | undefined = allOf([hasKey(below.by, key, entity), below.where])
  return rowsBehind(reading, entity, where, [...tellingFields(entity, []), ...(below.field === undefined ? [] : [below.field])])
}
