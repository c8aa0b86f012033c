/** The bar over the table: switches of the question at the left, what may be done at the right. */
import { Button } from '../../ui/light/button'
import { Suspense } from 'react'
import { acrossIn } from '../../../contract/across'
import type { ListState } from '../../../contract/list-address'
import type { PagePlan } from '../../../contract/page-plan'
import type { ActionPlan, ListPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { PageActions } from '../actions/action-bar'
import { usePort } from '../port'
import type { ViewHandle } from '../views/use-view'
import { FilterBuilder } from './filter-builder'
import { FilterFinds, findsOf } from './filter-finds'
import { ListControls } from './list-controls'
import type { ShownColumns } from './use-columns'
import { ViewTools } from './view-tools'
import { heavy } from '../../ui/heavy'

const TemplatePicker = heavy(() => import('../templates/template-picker'))

interface Props {
  page: PagePlan
  plan: ListPlan
  state: ListState
  view: ViewHandle
  columns: ShownColumns
  busy: boolean
  onChange: (part: Partial<ListState>) => void
  onStart: (action: ActionPlan, rows: Row[]) => void
  onRefresh: () => void
  /** Prints the rows on the screen; the function stays the same. */
  onPrint: () => void
}

/** Grouping, currency, comparison and finds at the left; the page's actions, views and the table's tools at the right. */
export function ListBar({ page, plan, state, view, columns, busy, onChange, onStart, onRefresh, onPrint }: Props) {
  const port = usePort()
  const isTable = plan.view === 'table'
  const isFolded = columns.open.size === 0
  const finds = findsOf(plan)
  const hasTemplates = plan.filterTemplates !== undefined && port.filterTemplates
  return (
    <div className={hasBar(plan) ? 'list-bar' : 'list-bar is-empty'}>
      <div className="list-controls">
        {plan.filters.length > 0 ? null : (
          <FilterBuilder plan={plan} enums={page.enums} today={port.today()} where={state.where} onApply={(where) => onChange({ where })} />
        )}
        <ListControls plan={plan} rows={state.rows} currency={state.currency} compare={state.compare} across={state.across} onChange={onChange} />
        {finds.length > 0 ? <FilterFinds finds={finds} filters={state.filters} onChange={(filters) => onChange({ filters, page: 1 })} /> : null}
        {hasTemplates ? (
          <Suspense fallback={<span className="list-templates" />}>
            <TemplatePicker plan={plan} filters={state.filters} where={state.where} onChange={onChange} />
          </Suspense>
        ) : null}
      </div>
      <div className="list-actions">
        {plan.pivot && isTable && !acrossIn(plan, state) ? (
          <Button type="text" onClick={() => columns.foldAll(isFolded)}>{isFolded ? '全部展开' : '全部收起'}</Button>
        ) : null}
        <PageActions plan={plan} onStart={onStart} onRefresh={onRefresh} busy={busy} />
        {isTable ? <ViewTools plan={plan} columns={columns.offered} view={view} help={page.help} onPrint={onPrint} /> : null}
      </div>
    </div>
  )
}

/** A calendar without switches or actions needs no bar above it. */
function hasBar(plan: ListPlan): boolean {
  return plan.view === 'table'
    || plan.rows.length > 1
    || plan.currency.length > 1
    || plan.compare.length > 0
    || plan.across !== undefined
    || findsOf(plan).length > 0
    || plan.actions.some((action) => action.place === 'page')
}
