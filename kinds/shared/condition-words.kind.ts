/**
 * A filter tree in words, as staff read it: 收件国为 US 且（下单数量 > 3 或 ACOS > 30%). Cells, sentences of lists, exports and histories say it alike.
 * Pure; names of rows come from the caller, an unknown one is its id.
 */
import { comparisonsOf, isComparison, isOtherField, type Comparison, type Condition, type Operand, type Operator, type Scalar } from '../../contract/filter'
import { enumLabel } from '../../contract/enum-value'
import { formatPercent } from '../../contract/format/number'
import { labelOfMoment } from '../../contract/moment-range'
import { isMoment } from '../../contract/moments'
import type { EnumPlan, FieldPlan } from '../../contract/plan'
import { traits } from '../column-kinds'

/** What turns values into words. */
export interface Names {
  enums: Record<string, EnumPlan>
  /** The name of a row, as far as it is known. */
  nameOf: (entity: string, id: string) => string | undefined
  /** The day that 最近有数据 stands for, as far as an answer has told it. */
  dataDay?: string | undefined
  /** The day that all of the asked data goes to. */
  dataUntil?: string | null | undefined
}

/** Values of a list that the sentence says; of the rest it says how many. */
export const MOST_VALUES = 5
const SIGNS: Partial<Record<Operator, string>> = { eq: '=', ne: '≠', gt: '>', ge: '≥', lt: '<', le: '≤' }
const DAY_WORDS: Partial<Record<Operator, string>> = { gt: '晚于', ge: '不早于', lt: '早于', le: '不晚于' }

function wordOf(field: FieldPlan | undefined, value: Scalar, names: Names): string {
  if (value === null || value === '') return '空'
  if (typeof value === 'boolean') return value ? '是' : '否'
  const text = String(value)
  if (!field) return text
  const told = field.enum ?? field.known
  if (told) return enumLabel(names.enums, told, text)
  if (field.options) return names.nameOf(field.options.entity, text) ?? text
  if (traits(field).truth) return text === 'true' ? '是' : text === 'false' ? '否' : text
  // A percent is entered as a decimal; all its digits are said: 0.12345 is 12.345%.
  return traits(field).points ? formatPercent(text, Math.max(0, (text.split('.')[1]?.length ?? 0) - 2)) : text
}

function listed(field: FieldPlan | undefined, values: readonly Scalar[], names: Names): string {
  const words = values.slice(0, MOST_VALUES).map((value) => wordOf(field, value, names))
  return values.length > MOST_VALUES ? `${words.join('、')} 等 ${values.length} 个` : words.join('、')
}

function saysOf(field: FieldPlan | undefined, op: Operator, value: Operand | undefined, names: Names, labelOf: (path: string) => string): string {
  if (isOtherField(value)) {
    const sign = traits(field).names ? (DAY_WORDS[op] ?? SIGNS[op]) : SIGNS[op]
    return `${sign ?? op} ${labelOf(value.field)}`
  }
  if (isMoment(value)) return `${op === 'ne' ? '不为' : (DAY_WORDS[op] ?? '为')} ${labelOfMoment(value.is, names.dataDay, names.dataUntil)}`
  if (op === 'empty') return value === false ? '不为空' : '为空'
  const isNumber = traits(field).numeric
  const isTime = traits(field).names !== undefined
  if (Array.isArray(value)) {
    return op === 'between' ? `在 ${wordOf(field, value[0] ?? null, names)} 至 ${wordOf(field, value[1] ?? null, names)}` : `为 ${listed(field, value, names)}`
  }
  const word = wordOf(field, value ?? null, names)
  if (op === 'contains') return `包含“${word}”`
  if (op === 'starts') return `以“${word}”开头`
  if (isNumber) return `${SIGNS[op] ?? op} ${word}`
  if (isTime && DAY_WORDS[op]) return `${DAY_WORDS[op]} ${word}`
  return op === 'eq' ? `为 ${word}` : op === 'ne' ? `不为 ${word}` : `${SIGNS[op] ?? op} ${word}`
}

interface Subject {
  field: FieldPlan | undefined
  label?: string | undefined
  /** What another field is called that it is compared with. */
  labelOf?: (path: string) => string
}

/** One comparison. `label`: what its field is called here. */
export function comparisonText({ field: path, op, value, currency }: Comparison, { field, label, labelOf = (other) => other }: Subject, names: Names): string {
  const subject = `${label ?? field?.label ?? path}${currency ? `（${currency}）` : ''}`
  // A person says 有金额 and 没有金额; a name that says itself whether there is any keeps the plain form.
  if (op === 'empty' && !/^[有无没未是否]/.test(subject)) return `${value === false ? '有' : '没有'}${subject}`
  const says = saysOf(field, op, value, names, labelOf)
  return /^[=≠<>≥≤]/.test(says) ? `${subject} ${says}` : `${subject}${says}`
}

/** A whole tree over these fields in words; groups within groups stand in brackets. A field that is not among them is called by its path. */
export function conditionWords(fields: ReadonlyMap<string, FieldPlan>, condition: Condition, names: Names, isPart = false): string {
  const say = (each: Condition, inside: boolean): string => {
    if (isComparison(each)) return comparisonText(each, { field: fields.get(each.field), labelOf: (path) => fields.get(path)?.label ?? path }, names)
    const parts = 'and' in each ? each.and : each.or
    if (parts.length === 1) return say(parts[0]!, inside)
    const text = parts.map((part) => say(part, true)).join('and' in each ? ' 且 ' : ' 或 ')
    return inside ? `（${text}）` : text
  }
  return say(condition, isPart)
}

/** Ids that a tree names, by entity. */
export function idsInCondition(fields: ReadonlyMap<string, FieldPlan>, condition: Condition): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { field: path, value } of comparisonsOf(condition)) {
    const field = fields.get(path)
    if (!field?.options || field.enum || isMoment(value) || isOtherField(value)) continue
    const ids = (Array.isArray(value) ? value : [value]).slice(0, MOST_VALUES).filter((id) => id !== null && id !== undefined && id !== '').map(String)
    found.set(field.options.entity, [...new Set([...(found.get(field.options.entity) ?? []), ...ids])])
  }
  return found
}
