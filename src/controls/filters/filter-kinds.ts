/**
 * What each filter control asks: the operators it can put, best first. A control whose operators a family cannot say
 * gives way to the next that can. Pure: the controls themselves are drawn elsewhere.
 */
import type { Operator } from '../../../contract/filter'
import type { FilterControl } from '../../../contract/plan'

interface FilterKindDef {
  control: FilterControl
  label: string
  /** The operators it may ask with, best first. */
  operators: readonly Operator[]
  /** True where the person chooses the operator beside the value. */
  choosesOperator: boolean
  /** What stands in where none of its operators can be said. */
  otherwise?: FilterControl
}

/** By the control's name, which schema files may say. */
export const FILTER_KINDS: Record<FilterControl, FilterKindDef> = {
  keyword: { control: 'keyword', label: '关键字', operators: ['contains', 'starts', 'eq'], choosesOperator: false },
  search: { control: 'search', label: '搜索', operators: ['contains', 'starts', 'eq'], choosesOperator: false },
  select: { control: 'select', label: '单选', operators: ['eq'], choosesOperator: false },
  multiselect: { control: 'multiselect', label: '多选', operators: ['in'], choosesOperator: false, otherwise: 'select' },
  cascader: { control: 'cascader', label: '级联', operators: ['in', 'eq'], choosesOperator: false, otherwise: 'select' },
  number: { control: 'number', label: '数值', operators: ['ge', 'gt', 'eq', 'lt', 'le', 'ne', 'between'], choosesOperator: true },
  daterange: { control: 'daterange', label: '日期范围', operators: ['between'], choosesOperator: false },
  monthrange: { control: 'monthrange', label: '月份范围', operators: ['between'], choosesOperator: false, otherwise: 'month' },
  month: { control: 'month', label: '月份', operators: ['eq'], choosesOperator: false },
  switch: { control: 'switch', label: '开关', operators: ['eq'], choosesOperator: false },
  radio: { control: 'radio', label: '单选按钮', operators: ['eq'], choosesOperator: false },
}
