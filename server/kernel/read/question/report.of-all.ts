/**
 * Figures of every value of a dimension (sales beside each single fee): which conditions they are asked without, and what their rows are
 * lined up by. Pure; it must not know how they are read.
 */
import type { Dataset, Dimension, Measure } from '../../../../contract/model'
import { fieldsOfCondition, type Condition } from '../../../../contract/filter'
import { malformed } from '../../asker/problem'
import { own } from '../statement/fields'

/** True for a stored measure that counts every value of some dimensions. */
export function isOfAll(measure: Measure): boolean {
  return measure.ofAll !== undefined
}

/** Stored measures by the dimensions that they count every value of; those that count none first. */
export function byWhole(stored: readonly Measure[]): Measure[][] {
  const apart = new Map<string, Measure[]>([['', []]])
  for (const measure of stored) {
    const key = [...(measure.ofAll ?? [])].sort().join()
    apart.set(key, [...(apart.get(key) ?? []), measure])
  }
  return [...apart.values()].filter((measures) => measures.length > 0)
}

/** The conditions that hold for it: all but those on dimensions that it counts every value of. */
export function conditionsOn(conditions: Condition[], { ofAll }: Pick<Measure, 'ofAll'>): Condition[] {
  return ofAll === undefined ? conditions : conditions.filter((condition) => !fieldsOfCondition(condition).some((field) => ofAll.includes(field)))
}

/** The names of the rows' dimensions that it is told apart by. @param names one name of each of the rows */
export function apartBy(rows: readonly Dimension[], names: readonly string[], { ofAll = [] }: Pick<Measure, 'ofAll'>): string[] {
  return names.filter((_name, at) => !ofAll.includes(rows[at]?.name ?? ''))
}

/** @throws HttpRefusal 400 where one condition is of what a figure leaves out and of something else, so that it can neither hold nor be left out */
export function mayLeaveOut(dataset: Dataset, stored: readonly Measure[], conditions: Condition[]): void {
  for (const { label, ofAll } of stored) {
    if (ofAll === undefined) continue
    const torn = conditions.map((condition) => fieldsOfCondition(condition))
      .find((fields) => fields.some((field) => ofAll.includes(field)) && fields.some((field) => !ofAll.includes(field)))
    if (!torn) continue
    const words = [...new Set(torn)].map((field) => `「${own(dataset.dimensions, field)?.label ?? field}」`).join('与')
    throw malformed(`「${label}」不受「${ofAll.map((name) => own(dataset.dimensions, name)?.label ?? name).join('、')}」筛选，${words}请分成两个条件`)
  }
}
