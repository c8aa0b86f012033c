/**
 * The filters of a list: a form of its own, never forced to be columns. It holds a draft; 查询 applies it. One row of them
 * stands before the list, as many as its width takes (filter-form.css says how many); the others, and those that the page puts
 * behind 更多筛选, open on demand. What is asked is told below in a sentence, whatever is folded. No form library: a first list
 * waits for nothing that a plain form does as well.
 */
import './filter-form.css'
import { DownOutlined, LoadingOutlined, SearchOutlined, UpOutlined } from '../../ui/light/icons'
import { Button } from '../../ui/light/button'
import { Checkbox } from '../../ui/light/choice'
import { memo, useEffect, useId, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { isFind } from './filter-finds'
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
import { useStable } from '../../ui/use-stable'
import { useNotices } from '../../ui/notices'

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

/** Forms whose further filters a person has opened: they open with them as long as the window stands. */
const opened = new WeakSet<ListPlan['filters']>()

/** A person fills in filters; 查询 asks, 重置 asks what the list begins with. What is wrong is said at its place and nothing is asked. */
export const FilterForm = memo(function FilterForm({ plan, enums, values, today, dataDay, onApply, busy, extra }: FilterFormProps) {
  const port = usePort()
  const { message } = useNotices()
  const keys = useMemo(() => plan.filters.map(keyOfFilter), [plan])
  const [draft, setDraft] = useState<Draft>(values)
  const [wrong, setWrong] = useState<Wrong>({})
  const [isOpen, setOpen] = useState(() => opened.has(plan.filters))
  const fold = (next: boolean): void => {
    if (next) opened.add(plan.filters)
    else opened.delete(plan.filters)
    setOpen(next)
  }
  const write = (part: Draft): void => {
    setDraft((before) => ({ ...before, ...part }))
    // What is right by now is no longer called wrong; what becomes wrong is called so when it is asked.
    const changed = Object.keys(part)
    setWrong((before) => (
      changed.some((key) => before[key] !== undefined) ? { ...before, ...wrongOf(plan.filters, part, today, changed) } : before
    ))
  }
  useDraft(keys, values, write)

  const apply = (next: Draft): void => {
    onApply(Object.fromEntries(keys.flatMap((key): [string, FilterValue][] => (next[key] === undefined ? [] : [[key, next[key]]]))))
  }
  const submit = async (): Promise<void> => {
    const said = wrongOf(plan.filters, draft, today, keys)
    setWrong(said)
    if (Object.values(said).some((one) => one !== undefined)) {
      // What is wrong may be folded away.
      setOpen(true)
      return
    }
    const next = { ...draft }
    const dropped = await withoutUnfit(plan.filters, next, port)
    if (dropped.length > 0) {
      setDraft(next)
      void message.info(dropped.map(({ label, count }) => `「${label}」有 ${count} 项不在所选范围内，已去掉`).join('；'))
    }
    apply(next)
  }
  const reset = (): void => {
    const untouched = defaultFilters(plan)
    setDraft(Object.fromEntries(keys.map((key) => [key, untouched[key]])))
    setWrong({})
    apply(untouched)
  }
  return (
    <form
      className={`ant-form ant-form-horizontal app ant-form-css-var filter-form${isOpen ? ' is-open' : ''}`} autoComplete="off" role="search" noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div className="filter-fields">
        {plan.filters.map((filter, position) => isFind(filter) ? null : (
          <FilterItem
            key={keys[position]} filter={filter} filters={plan.filters} enums={enums} today={today} dataDay={dataDay} draft={draft} onWrite={write}
            wrong={wrong[keys[position]!]} hidden={!isOpen && filter.more}
          />
        ))}
      </div>
      <div className="filter-buttons">
        <Button
          type="link" className={`filter-more${plan.filters.some(({ more }) => more) ? ' is-needed' : ''}`} aria-expanded={isOpen}
          onClick={() => fold(!isOpen)} icon={isOpen ? <UpOutlined /> : <DownOutlined />} iconPosition="end"
        >
          {isOpen ? '收起筛选' : '更多筛选'}
        </Button>
        {extra}
        <Button onClick={reset}>重置</Button>
        {/* While it turns it takes presses all the same: rows may be fetched anew by themselves, and another question does not wait for that. */}
        <Button type="primary" htmlType="submit" icon={busy ? <LoadingOutlined /> : <SearchOutlined />} aria-busy={busy}>查询</Button>
      </div>
    </form>
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
  draft: Draft
  onWrite: (part: Draft) => void
  /** What is wrong with it, said under the control. */
  wrong: string | undefined
  hidden: boolean
}

function FilterItem({ filter, filters, enums, today, dataDay, draft, onWrite, wrong, hidden }: ItemProps) {
  const name = keyOfFilter(filter)
  const id = `filter-${useId()}`
  const value = draft[name]
  const change = useStable((next: FilterValue | undefined) => onWrite({ [name]: next }))
  const within = filter.type === 'field' ? filter.within : undefined
  // The same condition as long as it says the same: choices are asked for by it.
  const narrow = useSame(within && narrowOf(filters, filter as FieldFilter, (key) => draft[key]))
  if (filter.type === 'when') {
    return (
      <Item hidden={hidden} className="is-check">
        <Checkbox id={id} checked={value?.value === true} onChange={(checked) => change(checked ? { op: 'eq', value: true } : undefined)}>
          {filter.label}
        </Checkbox>
      </Item>
    )
  }
  const Control = FILTERS[filter.type === 'search' ? 'search' : filter.control]
  return (
    <Item
      hidden={hidden} className="" wrong={wrong}
      label={<label htmlFor={id}><span title={filter.label}>{filter.label}</span></label>}
    >
      <Control
        id={id} filter={filter} enums={enums} today={today} dataDay={dataDay} value={value} onChange={change} {...(narrow ? { narrow } : {})}
      />
    </Item>
  )
}

/** The value of before as long as the new one says the same. */
function useSame<T>(value: T): T {
  const [kept, keep] = useState(value)
  if (isSame(kept, value)) return kept
  keep(value)
  return value
}

interface BoxProps { hidden: boolean; className: string; label?: ReactNode; wrong?: string | undefined; children: ReactNode }

/** A control with its name before it and what is wrong with it below, as antd's style sheet expects them. */
function Item({ hidden, className, label, wrong, children }: BoxProps) {
  return (
    <div
      className={`ant-form-item filter-item app ant-form-css-var ant-form-item-horizontal ${className}${hidden ? ' ant-form-item-hidden' : ''}${
        wrong === undefined ? '' : ' ant-form-item-has-error ant-form-item-with-help'
      }`}
    >
      <div className="ant-row ant-form-item-row app">
        {label ? <div className="ant-col ant-form-item-label app">{label}</div> : null}
        <div className="ant-col ant-form-item-control app">
          <div className="ant-form-item-control-input"><div className="ant-form-item-control-input-content">{children}</div></div>
          {wrong === undefined ? null : (
            <div className="ant-form-item-additional">
              <div className="ant-form-item-explain" role="alert"><div className="ant-form-item-explain-error">{wrong}</div></div>
            </div>
          )}
        </div>
      </div>
    </div>
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

/** What is wrong with some of the filters, by key; undefined where nothing is. */
type Wrong = Record<string, string | undefined>

function wrongOf(filters: readonly FilterPlan[], draft: Draft, today: string, keys: readonly string[]): Wrong {
  return Object.fromEntries(filters.flatMap((filter) => {
    const key = keyOfFilter(filter)
    return keys.includes(key) ? [[key, wrongIn(filter, draft[key], today)]] : []
  }))
}

/** @returns the sentence that stands under the control */
function wrongIn(filter: FilterPlan, value: FilterValue | undefined, today: string): string | undefined {
  if (filter.type !== 'field') return undefined
  if (filter.required && value === undefined) return `请选择${filter.label}`
  const range = filter.maxDays ? rangeOf(value?.value, today) : undefined
  if (range && filter.maxDays && daysBetween(range[0], range[1]) >= filter.maxDays) return `时间范围须少于 ${filter.maxDays} 天`
  if (filter.control !== 'number' || value?.op !== 'between' || !Array.isArray(value.value)) return undefined
  const [from, to] = value.value
  return from && to && compareText(from, to) === 1 ? '起始值不能大于结束值' : undefined
}
