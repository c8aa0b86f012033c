/**
 * The filters of a list: a form of its own, never forced to be columns. It holds a draft; 查询 applies it. Filters that
 * the page puts behind 更多筛选 open on demand, and stay open while one of them asks something.
 */
import './filter-form.css'
import { DownOutlined, SearchOutlined, UpOutlined } from '@ant-design/icons'
import { ProForm } from '@ant-design/pro-components'
import { Button, Checkbox, Form } from 'antd'
import { memo, useEffect, useMemo, useState } from 'react'
import { FILTERS } from '../../kinds/filters/filters'
import { daysBetween } from '../../lib/days'
import { defaultFilters, keyOfFilter, type FilterValue, type FilterValues } from '../../lib/list-address'
import { rangeOf } from '../../lib/moment-range'
import type { EnumPlan, FilterPlan, ListPlan } from '../../lib/plan'

interface Props {
  plan: Pick<ListPlan, 'filters'>
  enums: Record<string, EnumPlan>
  values: FilterValues
  today: string
  onApply: (values: FilterValues) => void
  /** True while an answer is awaited. */
  busy: boolean
}

/** Filters shown before 更多筛选 where the page says nothing. */
const ALWAYS_SHOWN = 8

function isBehindMore(filter: FilterPlan, position: number): boolean {
  return filter.more || position >= ALWAYS_SHOWN
}

/** Wide controls take two places of the grid. */
function isWide(filter: FilterPlan): boolean {
  return filter.type === 'search' || (filter.type === 'field' && filter.control === 'radio')
}

export const FilterForm = memo(function FilterForm({ plan, enums, values, today, onApply, busy }: Props) {
  const [form] = Form.useForm<FilterValues>()
  const keys = useMemo(() => plan.filters.map(keyOfFilter), [plan])
  const hidesSome = plan.filters.some(isBehindMore)
  const asksBehind = plan.filters.some((filter, position) => isBehindMore(filter, position) && values[keyOfFilter(filter)] !== undefined)
  const [start] = useState(values)
  const [open, setOpen] = useState(false)
  const isOpen = open || asksBehind

  useEffect(() => {
    form.setFieldsValue(Object.fromEntries(keys.map((key) => [key, values[key]])))
  }, [form, keys, values])

  const apply = (draft: Record<string, FilterValue | undefined>): void => {
    onApply(Object.fromEntries(Object.entries(draft).filter((entry): entry is [string, FilterValue] => entry[1] !== undefined)))
  }
  const reset = (): void => {
    const untouched = defaultFilters(plan)
    form.setFieldsValue(Object.fromEntries(keys.map((key) => [key, untouched[key]])))
    apply(untouched)
  }
  return (
    <ProForm<FilterValues> form={form} className="filter-form" layout="horizontal" submitter={false} initialValues={start} onFinish={async () => apply(form.getFieldsValue(true) as FilterValues)} requiredMark={false} autoFocusFirstInput={false}>
      {plan.filters.map((filter, position) => (
        <FilterItem key={keys[position]} filter={filter} enums={enums} today={today} hidden={!isOpen && isBehindMore(filter, position)} />
      ))}
      <div className="filter-buttons">
        <Button type="primary" htmlType="submit" icon={<SearchOutlined />} loading={busy}>查询</Button>
        <Button onClick={reset}>重置</Button>
        {hidesSome ? (
          <Button type="link" onClick={() => setOpen(!isOpen)} icon={isOpen ? <UpOutlined /> : <DownOutlined />} iconPosition="end">
            {isOpen ? '收起筛选' : '更多筛选'}
          </Button>
        ) : null}
      </div>
    </ProForm>
  )
})

function FilterItem({ filter, enums, today, hidden }: { filter: FilterPlan; enums: Record<string, EnumPlan>; today: string; hidden: boolean }) {
  const name = keyOfFilter(filter)
  const className = `filter-item${isWide(filter) ? ' is-wide' : ''}`
  if (filter.type === 'when') {
    return (
      <Form.Item name={name} hidden={hidden} className={`${className} is-check`} valuePropName="checked" getValueProps={(value?: FilterValue) => ({ checked: value?.value === true })} getValueFromEvent={(event: { target: { checked: boolean } }): FilterValue | undefined => (event.target.checked ? { op: 'eq', value: true } : undefined)}>
        <Checkbox>{filter.label}</Checkbox>
      </Form.Item>
    )
  }
  const Control = FILTERS[filter.type === 'search' ? 'search' : filter.control]
  return (
    <Form.Item name={name} label={filter.label} hidden={hidden} className={className} rules={[{ validator: async (_rule, value?: FilterValue) => checkFilter(filter, value, today) }]}>
      <Control filter={filter} enums={enums} today={today} />
    </Form.Item>
  )
}

/** @throws with the sentence that stands under the control. */
function checkFilter(filter: FilterPlan, value: FilterValue | undefined, today: string): void {
  if (filter.type !== 'field') return
  if (filter.required && value === undefined) throw new Error(`请选择${filter.label}`)
  const range = filter.maxDays ? rangeOf(value?.value, today) : undefined
  if (range && filter.maxDays && daysBetween(range[0], range[1]) >= filter.maxDays) throw new Error(`时间范围须少于 ${filter.maxDays} 天`)
}
