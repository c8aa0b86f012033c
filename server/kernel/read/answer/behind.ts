/**
 * The rows behind a number, as parts: which rows of which facts, said as a condition that any list may be asked by, and what of them
 * adds up to it. A part is read as every list is, so that fences, hidden fields, currencies and totals are a list's own.
 */
import type { Entity, Measure } from '../../../../contract/model'
import { comparisonsOf, type Condition } from '../../../../contract/filter'
import { CODES, type ListAnswer, type ListRequest, type Row, type SummaryLine } from '../../../../contract/wire'
import { fieldAtPath } from '../../../../codegen/resolve/field-plans'
import { traits } from '../../../../kinds/column-kinds'
import { Refusal } from '../../asker/refusal'
import { own } from '../statement/fields'
import { answerList } from './lists'
import type { Reading } from '../reading'

/** Rows of one kind that a number was added up from. */
export interface PartBehind {
  entity: Entity
  where: Condition | undefined
  /** Own fields that add up to it. */
  adds: string[]
  says: string
  /** What the number's own report says of these fields: its amounts are rounded where they are first shown, once for all of the rows. */
  shown?: { currency: string | null; values: Row }
  /** The fields that whoever may see the number is told of these rows; undefined: all, as the rows belong to the number's own row. */
  told?: string[]
}

/** A number, and the parts that it was made of. */
export interface NumberBehind {
  row: Row
  words?: string
  parts: PartBehind[]
}

const ADDS = { sum: '之和', last: '的最后一天', max: '最大值', distinct: '的不同个数', ratio: '', none: '' } as const

/** What of the facts a stored measure is: "金额之和", "订单号的不同个数", "行数". */
export function addedSaid({ model }: Reading, facts: Entity, { count, field, name, total }: Measure): string {
  const path = field ?? name
  return count ? '行数' : `${fieldAtPath(model.entities, facts.name, path)?.label ?? path}${ADDS[total]}`
}

/**
 * The fields that a part's rows are listed by, those that tell a row first, then what adds up, then all else.
 * @param everything the asker may list these rows anyway
 */
export function fieldsTold({ model, asker }: Reading, { entity, adds, told }: PartBehind, everything: boolean): string[] {
  const hidden = asker.hidden(entity.name)
  const isTold = (name: string): boolean => everything || told === undefined || told.includes(name) || adds.includes(name)
  const plain = Object.values(entity.fields).filter((field) => !field.secret && !traits(field).structured && !hidden.has(field.name) && isTold(field.name))
  const names = plain.filter(({ name, kind }) => kind !== 'id' || !entity.key.includes(name)).map(({ name }) => name)
  const first = [entity.title, ...names.filter((name) => traits(entity.fields[name]!).names !== undefined)].filter((name) => names.includes(name))
  const ordered = [...new Set([...first, ...adds.filter((name) => names.includes(name)), ...names])]
  return ordered.flatMap((name) => shownAs(model.entities, entity, name, asker.hidden))
}

/** A reference's key stands as what it names; a number that the database gave says nothing and is left out where nothing names it. */
function shownAs(entities: Record<string, Entity>, entity: Entity, name: string, hidden: (source: string) => ReadonlySet<string>): string[] {
  const field = entity.fields[name]!
  // What leads to several rows has no one name of them.
  if (traits(field).several) return [name]
  const ref = Object.values(entity.refs).find(({ by, one }) => !one && by.length === 1 && by[0] === name)
  const other = ref && own(entities, ref.entity)
  if (ref && other && ref.shows.includes(other.title) && !hidden(other.name).has(other.title)) return [`${ref.name}.${other.title}`]
  return field.kind === 'id' && field.server ? [] : [name]
}

/**
 * One page of a part's rows, and the totals of all of them.
 * @param isOne the number is one over all currencies: so is its total
 */
export async function listPart(
  reading: Reading, { entity, where, adds, shown }: PartBehind,
  request: Pick<ListRequest, 'page' | 'pageSize' | 'sort' | 'currency' | 'fields'>, isOne: boolean,
): Promise<ListAnswer> {
  const hidden = reading.asker.hidden(entity.name)
  if (comparisonsOf(where).some(({ field }) => hidden.has(field))) {
    throw noRowsBehind(`「${entity.label}」里有一个用来筛选的字段您没有权限查看，不能列出明细`)
  }
  const filter = where ? { filter: where } : {}
  const answer = await answerList(reading, entity, { ...request, ...filter })
  if (isOne && answer.summary.length > 1) {
    const { converted: _converted, ...about } = answer.about ?? {}
    const { summary } = await answerList(reading, entity, { page: 1, pageSize: 1, fields: [...entity.key, ...adds], ...filter })
    Object.assign(answer, { about, summary })
  }
  const summary = answer.summary.map((line) => (shown && isOf(line, shown) ? { ...line, values: { ...line.values, ...shown.values } } : line))
  return { ...answer, summary }
}

/** Is it the total that the number belongs to? The only one there is, or the one of its currency. */
function isOf(line: SummaryLine, { currency }: NonNullable<PartBehind['shown']>): boolean {
  return currency === null || line.currency === null || line.currency === currency
}

/** @throws Refusal where a number cannot be said of rows */
export function noRowsBehind(why: string): Refusal {
  return new Refusal(CODES.invalid, why)
}
