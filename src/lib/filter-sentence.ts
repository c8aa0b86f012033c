/**
 * What a list is asked, as one Chinese sentence: 店铺为 美国一店、美国二店，且 日期在 2025-08-01 至 2025-08-31，且（花费 > 100 或 ACOS > 30%）.
 * In phrases, so that each can be taken back by itself. Pure; names of rows come from the caller, an unknown one is its id.
 */
import { askableFields } from '../../contract/filter-fields'
import { isComparison, isOtherField, type Condition, type Operand, type Operator } from '../../contract/filter'
import { conditionOfFilter } from '../../contract/list-question'
import { keyOfFilter, type ListState } from '../../contract/list-address'
import { isMoment } from '../../contract/moments'
import type { FieldPlan, ListPlan } from '../../contract/plan'
import { comparisonText, conditionWords, MOST_VALUES, type Names } from '../../kinds/shared/condition-words.kind'

interface Phrase {
  /** The filter's key, or `where:` and its place in the advanced filter. */
  key: string
  text: string
  /** Required filters cannot be taken back. */
  removable: boolean
}

/** What an operator is called where a person chooses it. */
export const OPERATOR_LABELS: Record<Operator, string> = {
  eq: '等于', ne: '不等于', gt: '大于', ge: '大于等于', lt: '小于', le: '小于等于', in: '属于', between: '介于', contains: '包含', starts: '开头是', empty: '是否为空',
}

function conditionText(plan: Pick<ListPlan, 'filters' | 'columns'>, condition: Condition, names: Names): string {
  return conditionWords(askableFields(plan), condition, names, true)
}

/** The conditions that must hold by themselves: each is a phrase of its own. */
function conjuncts(where: Condition | undefined): Condition[] {
  if (!where) return []
  return !isComparison(where) && 'and' in where ? where.and : [where]
}

/** What the form and the advanced filter ask, in their order; nothing where nothing is asked. */
export function phrasesOf(plan: Pick<ListPlan, 'filters' | 'columns'>, state: Pick<ListState, 'filters' | 'where'>, names: Names): Phrase[] {
  const phrases = plan.filters.flatMap((filter): Phrase[] => {
    const key = keyOfFilter(filter)
    const value = state.filters[key]
    const asked = value && conditionOfFilter(filter, value)
    if (!asked) return []
    if (filter.type === 'when' || !isComparison(asked)) return [{ key, text: filter.label, removable: true }]
    const field = filter.type === 'search' ? filter.fields.find(({ path }) => path === asked.field) : filter.field
    return [{
      key, text: comparisonText(asked, { field, label: filter.type === 'field' ? filter.label : undefined }, names),
      removable: filter.type !== 'field' || !filter.required,
    }]
  })
  return [...phrases, ...conjuncts(state.where).map((each, at) => ({ key: `where:${at}`, text: conditionText(plan, each, names), removable: true }))]
}

/** The phrases as one sentence. A phrase in brackets follows without a gap. */
export function sentenceOf(phrases: readonly Phrase[]): string {
  return phrases.map(({ text }, at) => (at === 0 ? text : text.startsWith('（') ? `，且${text}` : `，且 ${text}`)).join('')
}

/** The state without one phrase. */
export function withoutPhrase(state: Pick<ListState, 'filters' | 'where'>, key: string): Pick<ListState, 'filters' | 'where'> {
  if (!key.startsWith('where:')) return { filters: Object.fromEntries(Object.entries(state.filters).filter(([name]) => name !== key)), where: state.where }
  const rest = conjuncts(state.where).filter((_each, at) => key !== `where:${at}`)
  return { filters: state.filters, where: rest.length > 1 ? { and: rest } : rest[0] }
}

/** Ids that the sentence names, by entity: their names are asked for together. */
export function idsNamed(plan: Pick<ListPlan, 'filters' | 'columns'>, state: Pick<ListState, 'filters' | 'where'>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const note = (field: FieldPlan | undefined, value: Operand | undefined): void => {
    if (!field?.options || field.enum || isMoment(value) || isOtherField(value)) return
    const ids = (Array.isArray(value) ? value : [value]).slice(0, MOST_VALUES).filter((id) => id !== null && id !== undefined && id !== '').map(String)
    found.set(field.options.entity, [...new Set([...(found.get(field.options.entity) ?? []), ...ids])])
  }
  for (const filter of plan.filters) if (filter.type === 'field') note(filter.field, state.filters[keyOfFilter(filter)]?.value)
  const fields = askableFields(plan)
  const visit = (each: Condition): void => {
    if (isComparison(each)) note(fields.get(each.field), each.value)
    else ('and' in each ? each.and : each.or).forEach(visit)
  }
  if (state.where) visit(state.where)
  return found
}
