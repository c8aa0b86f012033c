/**
 * What is left of a condition once the company's settings are known: comparisons with a setting are judged, and the rest still asks
 * about the row. Pure.
 */
import { judged } from './condition-match'
import { isComparison, otherField, type Comparison, type Condition, type Operator, type Scalar } from './filter'
import type { Entity, Reference } from './model'
import type { Row } from './wire'

/** The reference to the company's one row that a path of this entity begins with; undefined: it is a path of the row. */
export function settingRef(entity: Entity | undefined, path: string): Reference | undefined {
  const [first = '', more] = path.split('.')
  const ref = more === undefined || !entity || !Object.hasOwn(entity.refs, first) ? undefined : entity.refs[first]
  return ref?.one && ref.by.length === 0 ? ref : undefined
}

const MIRRORED: Partial<Record<Operator, Operator>> = { gt: 'lt', ge: 'le', lt: 'gt', le: 'ge' }

/**
 * @param settings path -> value; what is not in it is a field of the row
 * @returns true or false where the settings decide, else the condition on the row that is left
 */
export function settled(condition: Condition, settings: Row): Condition | boolean {
  if (isComparison(condition)) return settledOne(condition, settings)
  const isAnd = 'and' in condition
  const left: Condition[] = []
  for (const part of isAnd ? condition.and : condition.or) {
    const verdict = settled(part, settings)
    if (verdict === !isAnd) return verdict
    if (typeof verdict !== 'boolean') left.push(verdict)
  }
  if (left.length <= 1) return left[0] ?? isAnd
  return isAnd ? { and: left } : { or: left }
}

function settledOne(comparison: Comparison, settings: Row): Condition | boolean {
  const { field, op, value } = comparison
  const other = otherField(value)
  const [isSetting, isBeside] = [Object.hasOwn(settings, field), other !== undefined && Object.hasOwn(settings, other)]
  if (!isSetting && !isBeside) return comparison
  if (other === undefined || (isSetting && isBeside)) return judged(comparison, settings) === true
  const known = settings[isSetting ? field : other]
  const asked = isSetting ? other : field
  // Beside a setting that is empty nothing holds, but that what is there differs from it.
  if (known === null || known === undefined || known === '') return op === 'ne' ? { field: asked, op: 'empty', value: false } : false
  return { field: asked, op: isSetting ? (MIRRORED[op] ?? op) : op, value: known as Scalar }
}
