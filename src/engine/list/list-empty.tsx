/** What stands where a list has no rows: why, which reports would fill it and where they are, and the way out of it. */
import { Button } from '../../ui/light/button'
import type { ActionPlan, ListPlan } from '../../../contract/plan'
import type { ListState } from '../../../contract/list-address'
import { defaultFilters, keyOfFilter } from '../../../contract/list-address'
import { nothingThen } from '../../../contract/about-words'
import type { About } from '../../../contract/wire'
import { EmptyNotice } from '../state-notice'
import { FeedsLines } from './feeds-lines'

interface Props {
  plan: ListPlan
  state: ListState
  about: About | undefined
  onChange: (part: Partial<ListState>) => void
  onStart: (action: ActionPlan, rows: []) => void
}

/** One sentence, and a button out of it: to page 1, without the filters, or the first two ways to bring or add rows. */
export function ListEmpty({ plan, state, about, onChange, onStart }: Props) {
  const required = plan.filters.flatMap((filter) => (filter.type === 'field' && filter.required ? [keyOfFilter(filter)] : []))
  const kept = Object.fromEntries(Object.entries(state.filters).filter(([key]) => required.includes(key)))
  const asks = Object.keys(state.filters).length > Object.keys(kept).length || state.where !== undefined
  if (state.page > 1) return <EmptyNotice says="这一页没有数据"><Button type="primary" onClick={() => onChange({ page: 1 })}>回到第一页</Button></EmptyNotice>
  // Of figures the server knows that there is nothing at all, whatever is asked.
  const newest = about?.newest
  const isBare = about?.dataUntil === null && newest === undefined
  if (newest !== undefined || (asks && !(plan.feeds && isBare))) return (
    <EmptyNotice says={newest === undefined ? (isNarrowed(plan, state) ? undefined : plan.empty) ?? '没有符合条件的数据，可以放宽筛选条件' : nothingThen(newest)}>
      {asks ? <Button onClick={() => onChange({ filters: kept, where: undefined })}>清除筛选</Button> : null}
    </EmptyNotice>
  )
  const { feeds } = plan
  return (
    <EmptyNotice says={plan.empty ?? (feeds ? `还没有数据，导入${feeds.reports.length > 1 ? '下列任一报告' : '下面的报告'}后显示` : '暂无数据')}>
      {feeds ? <FeedsLines reports={feeds.reports} /> : null}
      {waysOf(plan).slice(0, 2).map((action, at) => (
        <Button key={action.action} className="empty-way" type={at === 0 ? 'primary' : 'default'} onClick={() => onStart(action, [])}>{action.label}</Button>
      ))}
    </EmptyNotice>
  )
}

/**
 * Somebody looks for some of the rows: what the page says of having none would be untrue. The days that are looked at, what must
 * be chosen and what the list begins with are what its sentence speaks of.
 */
function isNarrowed(plan: ListPlan, { filters, where }: ListState): boolean {
  const own = defaultFilters(plan)
  return where !== undefined || plan.filters.some((filter) => {
    const key = keyOfFilter(filter)
    const isBeside = filter.type === 'field' && (filter.required || TIMES.has(filter.field.kind))
    return filters[key] !== undefined && !isBeside && JSON.stringify(filters[key]) !== JSON.stringify(own[key])
  })
}
const TIMES = new Set(['date', 'datetime', 'month', 'week'])

/** The page's own ways to rows; where none of them takes report files and the person may bring some, that one first. */
function waysOf({ actions, feeds }: ListPlan): ActionPlan[] {
  const own = actions.filter(({ place, tone, does }) =>
    place === 'page' && (does.type === 'import' || does.type === 'importRows' || does.type === 'add' || tone === 'primary'))
  if (!feeds?.importer || own.some(({ does }) => does.type === 'import')) return own
  return [{ action: 'upload', label: '上传报告', place: 'page', tone: 'primary', does: { type: 'import', importer: feeds.importer } }, ...own]
}
