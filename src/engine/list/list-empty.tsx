/** What stands where a list has no rows: why, and the way out of it. */
import { Button } from '../../ui/light/button'
import type { ActionPlan, ListPlan } from '../../../contract/plan'
import type { ListState } from '../../../contract/list-address'
import { keyOfFilter } from '../../../contract/list-address'
import { EmptyNotice } from '../state-notice'

interface Props {
  plan: ListPlan
  state: ListState
  onChange: (part: Partial<ListState>) => void
  onStart: (action: ActionPlan, rows: []) => void
}

export function ListEmpty({ plan, state, onChange, onStart }: Props) {
  const required = plan.filters.flatMap((filter) => (filter.type === 'field' && filter.required ? [keyOfFilter(filter)] : []))
  const kept = Object.fromEntries(Object.entries(state.filters).filter(([key]) => required.includes(key)))
  const asks = Object.keys(state.filters).length > Object.keys(kept).length || state.where !== undefined
  const ways = plan.actions.filter((action) =>
    action.place === 'page' && (action.does.type === 'import' || action.does.type === 'importRows' || action.does.type === 'add' || action.tone === 'primary'))
  if (state.page > 1) return <EmptyNotice says="这一页没有数据"><Button type="primary" onClick={() => onChange({ page: 1 })}>回到第一页</Button></EmptyNotice>
  if (asks) return (
    <EmptyNotice says={plan.empty ?? '没有符合条件的数据，可以放宽筛选条件'}><Button onClick={() => onChange({ filters: kept, where: undefined })}>清除筛选</Button></EmptyNotice>
  )
  return (
    <EmptyNotice says={plan.empty ?? '暂无数据'}>
      {ways.slice(0, 2).map((action, at) => (
        <Button key={action.action} className="empty-way" type={at === 0 ? 'primary' : 'default'} onClick={() => onStart(action, [])}>{action.label}</Button>
      ))}
    </EmptyNotice>
  )
}
