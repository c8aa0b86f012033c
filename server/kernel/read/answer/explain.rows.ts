/** The rows that a value was added up from: read like any list, by whoever may list them, a few of them and how many there are. */
import { traits } from '../../../../kinds/column-kinds'
import type { Entity, Field, Model } from '../../../../contract/model'
import { allOf, type Condition } from '../../../../contract/filter'
import type { ExplainedRows } from '../../../../contract/explained'
import type { FieldPlan } from '../../../../contract/plan'
import { entitySubject } from '../../../../codegen/resolve/field-plans'
import { own } from '../statement/fields'
import { feedsOf, madeOf } from './about'
import { answerList } from './lists'
import type { Reading } from '../reading'

const MOST = 20

/** @param wanted names of own fields; what the asker may not see is left out */
export async function rowsBehind(reading: Reading, entity: Entity, where: Condition | undefined, wanted: string[]): Promise<ExplainedRows> {
  const columns = plansOf(reading, entity, wanted)
  const fields = columns.flatMap(({ path, currencyField }) => [path, ...(currencyField ? [currencyField] : [])])
  const { list, total } = await answerList(reading, entity, { page: 1, pageSize: MOST, fields, ...(where ? { filter: where } : {}) })
  return { entity: entity.name, label: entity.label, count: total, columns, list }
}

function plansOf({ model, asker }: Reading, entity: Entity, wanted: string[]): FieldPlan[] {
  const hidden = asker.hidden(entity.name)
  const subject = entitySubject(model.entities, entity)
  return [...new Set(wanted)].filter((name) => !hidden.has(name)).flatMap((name) => subject.fieldAt(name) ?? [])
}

/** Fields of a row by which a person tells it from others: its day, its title, what it refers to. */
export function tellingFields(entity: Entity, besides: (string | undefined)[]): string[] {
  const shown = (field: Field | undefined): boolean => field !== undefined && !field.secret && !traits(field).structured && !entity.key.includes(field.name)
  return [...besides, entity.title, entity.scope.shop].filter((name): name is string => name !== undefined && shown(own(entity.fields, name)))
}

/** How a field of an entity came about that no formula says. */
export function keptWords(model: Model, entity: Entity): { words: string; reports: string[] } {
  const reports = feedsOf(model, [entity.name])
  const of = madeOf(model, entity.name).map((facts) => own(model.entities, facts)?.label ?? facts)
  if (of.length > 0) return { words: `「${entity.label}」由${of.join('、')}算出，任一来源变化时重算`, reports }
  return { words: reports.length > 0 ? `「${entity.label}」从报告导入的值` : `「${entity.label}」里保存的值`, reports }
}

/** The condition that a row has this key; of an entity's field that holds several keys, that this is one of them. */
export function hasKey(fields: string[], values: unknown[], of?: Entity): Condition | undefined {
  return allOf(fields.map((field, at): Condition => {
    const value = values[at]
    if (of && traits(own(of.fields, field)).several) return { field, op: 'in', value: [String(value)] }
    return value === null || value === undefined ? { field, op: 'empty', value: true } : { field, op: 'eq', value: value as string }
  }))
}
