/** Rows by their keys, as a condition. Pure. */
import { allOf, type Condition, type Scalar } from './filter'

/** Met by the rows that have one of these keys; keys alike but for their last field are told in one list. */
export function keysCondition(rowKey: readonly string[], keys: readonly Record<string, unknown>[]): Condition {
  const last = rowKey.at(-1) ?? ''
  const alike = new Map<string, { key: Record<string, unknown>; values: Set<unknown> }>()
  for (const key of keys) {
    const name = JSON.stringify(rowKey.slice(0, -1).map((field) => key[field] ?? ''))
    const one = alike.get(name) ?? { key, values: new Set() }
    one.values.add(key[last] ?? '')
    alike.set(name, one)
  }
  const parts = [...alike.values()].map(({ key, values }) => allOf([
    ...rowKey.slice(0, -1).map((field): Condition => ({ field, op: 'eq', value: (key[field] ?? '') as Scalar })),
    { field: last, op: 'in', value: [...values] as Scalar[] },
  ])!)
  return parts.length === 1 ? parts[0]! : { or: parts }
}
