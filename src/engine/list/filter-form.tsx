/**
 * The filters of a list: a form of its own, never forced to be columns. It holds a draft; 查询 applies it. Filters that
 * the page puts behind 更多筛选 open on demand, and stay open while one of them asks something. antd's Form, not ProForm:
 * pro-components weigh as much again as all of this and must not be in what a first list needs.
 */
import './filter-form.css'
import { DownOutlined, SearchOutlined, UpOutlined } from '@ant-design/icons'
import { App, Button, Checkbox, Form } from 'antd'
import { memo, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { FILTERS } from '../../controls/filters/filters'
import { compareText } from '../../../contract/decimal-text'
import { daysBetween } from '../../../contract/days'
import { allOf, type Condition } from '../../../contract/filter'
import { defaultFilters, keyOfFilter, type FilterValue, type FilterValues } from '../../../contract/list-address'
import { conditionOfFilter } from '../../../contract/list-question'
import { rangeOf } from '../../../contract/moment-range'
import type { EnumPlan, FilterPlan, ListPlan } from '../../../contract/plan'
import { isSame } from '../../../contract/same'
import { usePort, type DataPort } from '../port'

interface FilterFormProps {
  plan: Pick<ListPlan, 'filters'>
  enums: Record<string, EnumPlan>
  values: FilterValues
  /** Today by the company's clock, yyyy-mm-dd. */
  today: string
  /** The day that 最近有数据 stands for, as far as an answer has told it. */
  dataDay?: string | undefined
  onApply: (values: FilterValues) => void
  /** True while an answer is awaited. */
  busy: boolean
  /** Stands beside the buttons: the advanced filter. */
  extra?: ReactNode
}

type Draft = Record<string, FilterValue | undefined>
type FieldFilter = Extract<FilterPlan, { type: 'field' }>

/** Filters shown before 更多筛选 where the page says nothing. */
const ALWAYS_SHOWN = 8

function isBehindMore(filter: FilterPlan, position: number): boolean {
  return filter.more || position >= ALWAYS_SHOWN
}

/** Wide controls take two places of the grid. */
function isWide(filter: FilterPlan): boolean {
  return filter.type === 'search' || (filter.type === 'field' && filter.control === 'radio')
}

export const FilterForm = memo(function FilterForm({ plan, enums, values, today, dataDay, onApply, busy, extra }: FilterFormProps) {
  const port = usePort()
  const { message } = App.useApp()
  const [form] = Form.useForm<Draft>()
  const keys = useMemo(() => plan.filters.map(keyOfFilter), [plan])
  const hidesSome = plan.filters.some(isBehindMore)
  const asksBehind = plan.filters.some((filter, position) => isBehindMore(filter, position) && values[keyOfFilter(filter)] !== undefined)
  const [start] = useState(values)
  const [open, setOpen] = useState(false)
  const isOpen = open || asksBehind
  useDraft(keys, values, (draft) => form.setFieldsValue(draft))

  const apply = (draft: Draft): void => {
    onApply(Object.fromEntries(keys.flatMap((key): [string, FilterValue][] => (draft[key] === undefined ? [] : [[key, draft[key]]]))))
  }
  const submit = async (): Promise<void> => {
    const draft = { ...(form.getFieldsValue(true) as Draft) }
    const dropped = await withoutUnfit(plan.filters, draft, port)
    if (dropped.length > 0) {
      form.setFieldsValue(draft)
      void message.info(dropped.map(({ label, count }) => `「${label}」有 ${count} 项不在所选范围内，已去掉`).join('；'))
    }
    apply(draft)
  }
  const reset = (): void => {
    const untouched = defaultFilters(plan)
    form.setFieldsValue(Object.fromEntries(keys.map((key) => [key, untouched[key]])))
    apply(untouched)
  }
  return (
    <Form<Draft>
      form={form} className="filter-form" layout="horizontal" initialValues={start} onFinish={() => void submit()} requiredMark={false} autoComplete="off"
      role="search"
    >
      {plan.filters.map((filter, position) => (
        <FilterItem
          key={keys[position]} filter={filter} filters={plan.filters} enums={enums} today={today} dataDay={dataDay}
          hidden={!isOpen && isBehindMore(filter, position)}
        />
      ))}
      <div className={hidesSome ? 'filter-buttons is-many' : 'filter-buttons'}>
        {hidesSome ? (
          <Button type="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} icon={isOpen ? <UpOutlined /> : <DownOutlined />} iconPosition="end">
            {isOpen ? '收起筛选' : '更多筛选'}
          </Button>
        ) : null}
        {extra}
        <Button onClick={reset}>重置</Button>
        <Button type="primary" htmlType="submit" icon={<SearchOutlined />} loading={busy}>查询</Button>
      </div>
    </Form>
  )
})

/** What is asked is written into the form; a changed plan brings its new filters and leaves what was typed alone. */
function useDraft(keys: string[], values: FilterValues, write: (draft: Draft) => void): void {
  const seen = useRef({ keys, values })
  useEffect(() => {
    const before = seen.current
    seen.current = { keys, values }
    const isAsked = !isSame(before.values, values)
    const fresh = isAsked ? keys : keys.filter((key) => !before.keys.includes(key))
    if (fresh.length > 0) write(Object.fromEntries(fresh.map((key) => [key, values[key]])))
  })
}

interface ItemProps {
  filter: FilterPlan
  filters: FilterPlan[]
  enums: Record<string, EnumPlan>
  today: string
  dataDay: string | undefined
  hidden: boolean
}

function FilterItem({ filter, filters, enums, today, dataDay, hidden }: ItemProps) {
  const name = keyOfFilter(filter)
  const className = `filter-item${isWide(filter) ? ' is-wide' : ''}`
  if (filter.type === 'when') {
    return (
      <Form.Item
        name={name} hidden={hidden} className={`${className} is-check`} valuePropName="checked"
        getValueProps={(value?: FilterValue) => ({ checked: value?.value === true })}
        getValueFromEvent={(event: { target: { checked: boolean } }): FilterValue | undefined => (event.target.checked ? { op: 'eq', value: true } : undefined)}
      >
        <Checkbox>{filter.label}</Checkbox>
      </Form.Item>
    )
  }
  const Control = FILTERS[filter.type === 'search' ? 'search' : filter.control]
  const item = (narrow?: Condition) => (
    <Form.Item
      name={name} label={<span title={filter.label}>{filter.label}</span>} hidden={hidden} className={className}
      rules={[{ validator: async (_rule, value?: FilterValue) => checkFilter(filter, value, today) }]}
    >
      <Control filter={filter} enums={enums} today={today} dataDay={dataDay} {...(narrow ? { narrow } : {})} />
    </Form.Item>
  )
  if (filter.type !== 'field' || !filter.within) return item()
  const { within } = filter
  return (
    <Form.Item noStyle shouldUpdate={(before: Draft, after: Draft) => within.some((key) => before[key] !== after[key])}>
      {({ getFieldValue }) => item(narrowOf(filters, filter, (key) => getFieldValue(key) as FilterValue | undefined))}
    </Form.Item>
  )
}

/** What the filters that this one is within ask by now: its choices must meet it. */
function narrowOf(filters: FilterPlan[], filter: FieldFilter, valueOf: (key: string) => FilterValue | undefined): Condition | undefined {
  return allOf((filter.within ?? []).map((key) => {
    const other = filters.find((one) => keyOfFilter(one) === key)
    const value = valueOf(key)
    return other && value && conditionOfFilter(other, value)
  }))
}

/** Takes values that no longer fit the filters they are within out of the draft, and says how many. */
async function withoutUnfit(filters: FilterPlan[], draft: Draft, port: DataPort): Promise<{ label: string; count: number }[]> {
  const dropped: { label: string; count: number }[] = []
  for (const filter of filters) {
    if (filter.type !== 'field' || !filter.within || !filter.field.options) continue
    const key = keyOfFilter(filter)
    const value = draft[key]
    const narrow = narrowOf(filters, filter, (other) => draft[other])
    const chosen = (Array.isArray(value?.value) ? value.value : [value?.value]).filter((one): one is string => typeof one === 'string' && one !== '')
    if (!value || !narrow || chosen.length === 0) continue
    // Where it cannot be known, the question goes out as the person put it.
    const fits = await port.options({ entity: filter.field.options.entity, values: chosen, filter: narrow }).then(
      ({ list }) => new Set(list.map((one) => one.value)), () => undefined,
    )
    const left = fits ? chosen.filter((one) => fits.has(one)) : chosen
    if (left.length === chosen.length) continue
    dropped.push({ label: filter.label, count: chosen.length - left.length })
    draft[key] = left.length === 0 ? undefined : { ...value, value: Array.isArray(value.value) ? left : left[0]! }
  }
  return dropped
}

/** @throws with the sentence that stands under the control. */
function checkFilter(filter: FilterPlan, value: FilterValue | undefined, today: string): void {
  if (filter.type !== 'field') return
  if (filter.required && value === undefined) throw new Error(`请选择${filter.label}`)
  const range = filter.maxDays ? rangeOf(value?.value, today) : undefined
  if (range && filter.maxDays && daysBetween(range[0], range[1]) >= filter.maxDays) throw new Error(`时间范围须少于 ${filter.maxDays} 天`)
  if (filter.control !== 'number' || value?.op !== 'between' || !Array.isArray(value.value)) return
  const [from, to] = value.value
  if (from && to && compareText(from, to) === 1) throw new Error('起始值不能大于结束值')
}
