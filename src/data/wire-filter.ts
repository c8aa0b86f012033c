/**
 * The filter tree in a wire's dialect. What the wire cannot say is refused in Chinese before anything is sent:
 * a question is never silently made wider or narrower.
 */
import { CallError } from '../lib/call-error'
import { isComparison, otherField, type Comparison, type Condition, type Operator } from '../../contract/filter'
import type { Wire } from '../../contract/transport'
import { putAt } from './paths'

/** Words of a refusal; where a person chooses an operator it is called otherwise. */
export const OPERATOR_WORDS: Record<Operator, string> = {
  eq: '等于', ne: '不等于', gt: '大于', ge: '不小于', lt: '小于', le: '不大于', in: '属于', between: '介于', contains: '包含', starts: '开头是', empty: '为空',
}

function cannot(what: string): CallError {
  return new CallError('malformed', `这个接口不支持${what}，请去掉这个筛选条件`)
}

/** Lays the filter into the body of a request. @throws CallError `malformed` for what the wire cannot say. */
export function putFilter(wire: Wire, filter: Condition, body: Record<string, unknown>): void {
  const { style, key } = wire.filter
  const sayable = widen(wire, filter)
  if (style === 'tree') putAt(body, key, treeOf(wire, sayable))
  else if (style === 'triples') putAt(body, key, triplesOf(wire, sayable))
  else for (const [name, value] of suffixesOf(wire, sayable)) putSuffix(body, key, name, value)
}

/** `between` as two ends where the wire has no word for it. */
function widen(wire: Wire, condition: Condition): Condition {
  if (!isComparison(condition)) {
    return 'and' in condition ? { and: condition.and.map((part) => widen(wire, part)) } : { or: condition.or.map((part) => widen(wire, part)) }
  }
  const words = wire.filter.operators
  if (condition.op !== 'between' || words.between !== undefined || !Array.isArray(condition.value)) return condition
  const [from = null, to = null] = condition.value
  return { and: [{ ...condition, op: 'ge', value: from }, { ...condition, op: 'le', value: to }] }
}

function wordFor(wire: Wire, comparison: Comparison): string {
  const word = wire.filter.operators[comparison.op]
  if (word === undefined) throw cannot(`“${OPERATOR_WORDS[comparison.op]}”`)
  if (wire.filter.style !== 'tree') {
    if (otherField(comparison.value) !== undefined) throw cannot('两列相互比较')
    if (comparison.currency !== undefined) throw cannot('按指定币种比较金额')
    if (typeof comparison.value === 'object' && comparison.value !== null && !Array.isArray(comparison.value)) throw cannot('未换算成日期的时间词')
  }
  return word
}

function treeOf(wire: Wire, condition: Condition): unknown {
  if (isComparison(condition)) return { ...condition, op: wordFor(wire, condition) }
  if ('and' in condition) return { and: condition.and.map((part) => treeOf(wire, part)) }
  if (!wire.filter.or) throw cannot('“或”')
  return { or: condition.or.map((part) => treeOf(wire, part)) }
}

/** [[field, op, value], …], all of which hold; an alternative is ["or", [[…], […]]]. */
function triplesOf(wire: Wire, condition: Condition): unknown[] {
  if (isComparison(condition)) return [[condition.field, wordFor(wire, condition), condition.value ?? null]]
  if ('and' in condition) return condition.and.flatMap((part) => triplesOf(wire, part))
  if (!wire.filter.or) throw cannot('“或”')
  return [['or', condition.or.map((part) => triplesOf(wire, part))]]
}

/** field__op: value; with an empty word for the operator, field: value. */
function suffixesOf(wire: Wire, condition: Condition): [string, unknown][] {
  if (isComparison(condition)) {
    const word = wordFor(wire, condition)
    return [[word === '' ? condition.field : `${condition.field}__${word}`, condition.value ?? null]]
  }
  if (!('and' in condition)) throw cannot('“或”')
  return condition.and.flatMap((part) => suffixesOf(wire, part))
}

/** Names are kept whole: product.title__like is one name, not a path. */
function putSuffix(body: Record<string, unknown>, key: string, name: string, value: unknown): void {
  let place = body
  for (const step of key === '' ? [] : key.split('.')) place = (place[step] ??= {}) as Record<string, unknown>
  if (name in place) throw cannot('对同一个字段重复提同一种条件')
  place[name] = value
}
