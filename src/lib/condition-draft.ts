/** A filter tree while it is being built: groups and comparisons with ids, some not finished yet. Pure. */
import { traits } from '../../kinds/column-kinds'
import { askableOperators } from '../../contract/filter-fields'
import { compareText, isDecimal } from '../../contract/decimal-text'
import { isComparison, isOtherField, otherField, type Comparison, type Condition, type Operand, type Operator } from '../../contract/filter'
import { isMoment } from '../../contract/moments'
import type { FieldPlan } from '../../contract/plan'

/** A comparison; without a value it is not finished. `id` is its own in this window, and never sent. */
export interface DraftRule {
  id: number
  field: string
  op: Operator
  value?: Operand
  currency?: string
}
/** A group; an empty one asks nothing. */
export interface DraftGroup {
  id: number
  join: 'and' | 'or'
  items: DraftItem[]
}
/** What stands in a group; told apart by isGroup. */
export type DraftItem = DraftRule | DraftGroup

let last = 0
const nextId = (): number => (last += 1)

/** True for a group, false for a comparison. */
export function isGroup(item: DraftItem): item is DraftGroup {
  return 'items' in item
}

/** An empty comparison of a field, with the first operator it offers. */
export function newRule(field: FieldPlan): DraftRule {
  const operators = askableOperators(field)
  const usual: Operator[] =
    field.enum || field.options ? ['in', 'eq'] : traits(field).names ? ['between'] : []
  const op = usual.find((one) => operators.includes(one)) ?? (operators.includes('gt') && !operators.includes('contains') ? 'gt' : operators[0]!)
  return { id: nextId(), field: field.path, op, ...(op === 'empty' ? { value: true } : {}) }
}

/** With an id of its own; items keep theirs. */
export function newGroup(join: 'and' | 'or', items: DraftItem[]): DraftGroup {
  return { id: nextId(), join, items }
}

/** The tree as the drawer shows it: always a group on top. */
export function draftOf(where: Condition | undefined): DraftGroup {
  const draft = (condition: Condition): DraftItem => {
    if (isComparison(condition)) return { id: nextId(), ...condition }
    return 'and' in condition ? newGroup('and', condition.and.map(draft)) : newGroup('or', condition.or.map(draft))
  }
  if (!where) return newGroup('and', [])
  const top = draft(where)
  return isGroup(top) ? top : newGroup('and', [top])
}

/** The tree with one item changed; `undefined` takes it away. */
export function changed(group: DraftGroup, id: number, change: (item: DraftItem) => DraftItem | undefined): DraftGroup {
  if (group.id === id) {
    const made = change(group)
    return made && isGroup(made) ? made : group
  }
  return {
    ...group,
    items: group.items.flatMap((item) => {
      if (item.id === id) {
        const made = change(item)
        return made ? [made] : []
      }
      return [isGroup(item) ? changed(item, id, change) : item]
    }),
  }
}

/** Another operator keeps the value where it still makes sense. */
export function withOperator(rule: DraftRule, op: Operator): DraftRule {
  const shape = (one: Operator): string => (one === 'in' || one === 'between' || one === 'empty' ? one : 'one')
  const { value: kept, ...rest } = rule
  if (op === 'empty') return { ...rest, op, value: true }
  if (shape(op) === shape(rule.op) && kept !== undefined && !isOtherField(kept)) return { ...rest, op, value: kept }
  if (op === 'in' && shape(rule.op) === 'one' && kept !== undefined && !isMoment(kept) && !isOtherField(kept)) {
    return { ...rest, op, value: Array.isArray(kept) ? kept : [kept] }
  }
  return { ...rest, op }
}

/** The operator with another field to be chosen; one that is chosen stays. */
export function withOtherField(rule: DraftRule, op: Operator): DraftRule {
  return { ...rule, op, value: isOtherField(rule.value) ? rule.value : { field: '' } }
}

/** What is wrong with a comparison, in words; undefined: nothing. */
function faultOf({ op, value }: DraftRule, field: FieldPlan | undefined, fields: ReadonlyMap<string, FieldPlan>): string | undefined {
  if (!field) return '该字段已不能筛选，请删除或更换'
  const other = otherField(value)
  if (other === '') return '请选择用来比较的列'
  if (other !== undefined) return fields.has(other) ? undefined : '用来比较的列已不能筛选，请删除或更换'
  if (op === 'empty' || isMoment(value)) return undefined
  if (value === undefined || value === null || (Array.isArray(value) && value.every((one) => one === ''))) return '请填写条件的值'
  if (typeof value === 'string' && value.trim() === '') return '请填写条件的值'
  if (op !== 'between' || !Array.isArray(value)) return undefined
  const [from, to] = value
  if (from === '' || to === '') return field.operators.includes(from === '' ? 'le' : 'ge') ? undefined : '请填写两端的值'
  const isUpside = isDecimal(from) && isDecimal(to) ? compareText(from, to) === 1 : String(from) > String(to)
  return isUpside ? '起始值不能大于结束值' : undefined
}

/** A range with one open end is the end it has; a minus or a point with nothing after it is dropped. */
function finished({ id: _id, ...rule }: DraftRule): Comparison {
  if (rule.op !== 'between' || !Array.isArray(rule.value)) return rule
  const [from, to] = rule.value
  if (from === '') return { ...rule, op: 'le', value: to! }
  return to === '' ? { ...rule, op: 'ge', value: from! } : rule
}

/** The condition, or what is wrong with which comparison. Empty groups ask nothing; a group of one is that one. */
export function conditionOfDraft(group: DraftGroup, fields: ReadonlyMap<string, FieldPlan>): { where?: Condition; faults: Map<number, string> } {
  const faults = new Map<number, string>()
  const make = (item: DraftItem): Condition | undefined => {
    if (!isGroup(item)) {
      const fault = faultOf(item, fields.get(item.field), fields)
      if (fault) faults.set(item.id, fault)
      return finished(item)
    }
    const inner = item.items.map(make).filter((one): one is Condition => one !== undefined)
    if (inner.length < 2) return inner[0]
    return item.join === 'and' ? { and: inner } : { or: inner }
  }
  const where = make(group)
  return { ...(where ? { where } : {}), faults }
}

/** Is a comparison of the tree not finished, or of a field that is no more? */
export function faultIn(where: Condition, fields: readonly FieldPlan[]): boolean {
  return conditionOfDraft(draftOf(where), new Map(fields.map((field) => [field.path, field]))).faults.size > 0
}

/** How many comparisons a condition holds, however deep; 0 without one. */
export function countOf(where: Condition | undefined): number {
  if (!where) return 0
  return isComparison(where) ? 1 : ('and' in where ? where.and : where.or).reduce((sum, each) => sum + countOf(each), 0)
}
