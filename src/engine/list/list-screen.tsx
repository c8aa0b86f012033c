/**
 * One list: filters, switches, views, actions, table or calendar, totals, pages. Puts the question that address and view
 * say, and draws the answer; what is asked, drawn and done comes from the plan.
 */
import './list.css'
import { Button } from 'antd'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import type { ActionList } from '../../actions/action'
import type { ListState } from '../../../contract/list-address'
import { listSource } from '../../../contract/list-source'
import type { PagePlan } from '../../../contract/page-plan'
import type { ListPlan } from '../../../contract/plan'
import { isSame } from '../../../contract/same'
import type { Row } from '../../../contract/wire'
import { BulkActions, PageActions, useActionHost, useRowActions } from '../actions/action-bar'
import { CalendarView } from '../calendar/calendar-view'
import { useCellEditing } from '../edit/use-cell-editing'
import { usePort } from '../port'
import { RowDetail, useRowDetail } from '../row-detail/use-row-detail'
import { EmptyNotice, FailureNotice } from '../state-notice'
import { ExpandedRows } from '../table/expanded-rows'
import { keyFieldsOf } from '../table/layout'
import { ListTable } from '../table/list-table'
import type { Order } from '../table/table-props'
import { useActiveTemplate } from '../templates/use-active-template'
import { useSlow } from '../use-slow'
import { useStable } from '../use-stable'
import { useView } from '../views/use-view'
import { AboutLine } from './about-line'
import { FilterBuilder } from './filter-builder'
import { FilterForm } from './filter-form'
import { FilterSentence } from './filter-sentence'
import { ListControls } from './list-controls'
import { ListEmpty } from './list-empty'
import { PageBar } from './page-bar'
import { ViewTools } from './view-tools'
import { useColumns } from './use-columns'
import { useListQuestion, useMissingFields } from './use-list-question'
import { useListState } from './use-list-state'
import { useSelection } from './use-selection'

const TemplatePicker = lazy(() => import('../templates/template-picker'))

interface Props {
  page: PagePlan
  plan: ListPlan
}

export function ListScreen({ page, plan }: Props) {
  const port = usePort()
  const source = listSource(page, plan)
  const call = `${plan.list.family}.${plan.list.call}`
  const isTable = plan.view === 'table'
  const address = useListState(plan, page.lists.length > 1 ? plan.code : undefined)
  const { change } = address
  const view = useView(plan, source, address)
  const { state } = view
  const knows = useActiveTemplate(plan, address, view)
  const ready = view.ready && knows
  const asked = useListQuestion(plan, state, source, ready, view.group)
  const { question, answer, rows, missing, by, isFetching, isStale, error, refetch } = asked
  const columns = useColumns(plan, view, by)
  const { shown } = columns
  useMissingFields(source, call, shown, asked)

  const keyFields = useMemo(() => keyFieldsOf(plan, by), [plan, by])
  const edits = useCellEditing({ plan, columns: shown, rows, keyFields, enums: page.enums, source })
  const selection = useSelection(edits.rows, keyFields, useMemo(() => JSON.stringify(question.filter ?? null), [question.filter]))
  const total = answer?.total ?? 0
  // The filters in words, as the sentence told them last: read when an action starts, so that telling them draws nothing anew.
  const [told] = useState({ says: '' })
  const hear = useCallback((says: string): void => void Object.assign(told, { says }), [told])
  const list = useMemo((): ActionList => ({
    page: page.page, title: page.lists.length > 1 ? `${page.title}-${plan.title}` : page.title, plan, enums: page.enums, question, total, columns: shown,
    get says() { return told.says === '' ? undefined : told.says },
  }), [page, plan, question, total, shown, told])
  const { clear } = selection
  const changed = useCallback(() => {
    clear()
    refetch()
  }, [clear, refetch])
  const host = useActionHost(list, changed)
  const hasBulk = plan.actions.some((action) => action.place === 'bulk')
  const detail = useRowDetail(plan, edits.rows, keyFields)
  const rowActions = useRowActions(plan, host.start, detail.open)
  const expand = useMemo(() => (plan.expand ? (row: Row) => <ExpandedRows expand={plan.expand!} row={row} enums={page.enums} page={source} /> : undefined), [plan, page.enums, source])
  const sortBy = useSorting(plan, state, change)
  const group = useMemo(() => {
    const column = plan.columns.find((one) => one.path === view.group)
    return column && { path: column.path, label: column.label }
  }, [plan, view.group])
  const today = port.today()
  const apply = useStable((filters: ListState['filters']) => (sameFilters(filters, state.filters) ? refetch() : change({ filters })))
  const advanced = useMemo(() => <FilterBuilder plan={plan} enums={page.enums} today={today} where={state.where} onApply={(where) => change({ where })} />, [plan, page.enums, today, state.where, change])
  const slow = useSlow(isFetching)
  const ask = useStable(refetch)
  const turn = useCallback((next: number, pageSize: number) => change({ page: next, pageSize }), [change])
  const waits = !ready || (isFetching && !answer && !error)

  return (
    <div className="list-screen">
      {plan.filters.length > 0 ? <FilterForm plan={plan} enums={page.enums} values={state.filters} today={today} dataDay={answer?.about?.dataDay} onApply={apply} busy={slow && !error} extra={advanced} /> : null}
      <FilterSentence plan={plan} enums={page.enums} filters={state.filters} where={state.where} brokenWhere={state.brokenWhere} dataDay={answer?.about?.dataDay} onChange={change} onSays={hear} />
      <div className={hasBar(plan) ? 'list-bar' : 'list-bar is-empty'}>
        <div className="list-controls">{plan.filters.length > 0 ? null : advanced}<ListControls plan={plan} rows={state.rows} currency={state.currency} compare={state.compare} onChange={change} />{plan.filterTemplates !== undefined && port.filterTemplates ? <Suspense fallback={<span className="list-templates" />}><TemplatePicker plan={plan} filters={state.filters} where={state.where} onChange={change} /></Suspense> : null}</div>
        <div className="list-actions">
          {plan.pivot && isTable ? <Button type="text" onClick={() => columns.foldAll(columns.open.size === 0)}>{columns.open.size === 0 ? '全部展开' : '全部收起'}</Button> : null}
          <PageActions plan={plan} onStart={host.start} onRefresh={ask} busy={slow} />
          {isTable ? <ViewTools plan={plan} columns={columns.offered} view={view} help={page.help} /> : null}
        </div>
      </div>
      {selection.rows.length > 0 ? <BulkActions plan={plan} rows={selection.rows} all={selection.all} total={total} onStart={host.start} onAll={selection.chooseAll} onClear={clear} /> : null}
      {missing.length > 0 ? <EmptyNotice says={`请先选择${missing.join('、')}`} /> : null}
      {missing.length === 0 && error && !answer ? <FailureNotice error={error} onRetry={refetch} /> : null}
      {missing.length === 0 && error && answer ? <div className="list-failed" role="alert">{error.message}<Button type="link" size="small" onClick={refetch}>重新加载</Button></div> : null}
      {missing.length === 0 && (answer || !error) ? (
        <>
          {isTable ? (
            <ListTable
              columns={columns.nodes}
              rows={edits.rows}
              summary={asked.summary}
              keyFields={keyFields}
              enums={page.enums}
              marks={plan.marks}
              sort={question.sort ?? state.sort}
              comparing={state.compare === 'none' ? undefined : state.compare}
              stale={isStale && slow}
              loading={waits}
              pageSize={state.pageSize}
              empty={waits ? null : <ListEmpty plan={plan} state={state} onChange={change} onStart={host.start} />}
              page={source}
              call={call}
              density={view.density}
              widths={columns.widths}
              onResize={view.resize}
              selection={hasBulk ? selection.table : undefined}
              onSort={sortBy}
              onColumnMenu={columns.command}
              onFold={columns.fold}
              onOpenRow={detail.open}
              editing={edits.editing}
              tree={plan.tree}
              group={group}
              rowActions={rowActions}
              expand={expand}
            />
          ) : (
            <CalendarView plan={plan} question={question} answer={answer} enums={page.enums} filters={state.filters} isFetching={isFetching} />
          )}
          <div className="list-foot">
            <AboutLine basis={plan.basis} about={answer?.about} note={asked.ofPage ? '合计为本页合计' : undefined} />
            {edits.line}
            {isTable ? <PageBar page={state.page} pageSize={state.pageSize} total={answer && total} onChange={turn} /> : null}
          </div>
        </>
      ) : null}
      <RowDetail detail={detail} plan={plan} enums={page.enums} source={source} title={page.title} />
      {host.element}
    </div>
  )
}

/** A calendar without switches or actions needs no bar above it. */
function hasBar(plan: ListPlan): boolean {
  return plan.view === 'table' || plan.rows.length > 1 || plan.currency.length > 1 || plan.compare.length > 0 || plan.actions.some((action) => action.place === 'page')
}

function sameFilters(left: ListState['filters'], right: ListState['filters']): boolean {
  const keys = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...keys].every((key) => isSame(left[key], right[key]))
}

/** What a heading's press asks for: one order in place of all, or one more besides those that are there. */
function useSorting(plan: ListPlan, state: ListState, change: (part: Partial<ListState>) => void): (field: string, order: Order | undefined, additive?: boolean) => void {
  const { sort } = state
  return useCallback(
    (field, order, additive) => {
      if (additive) {
        const at = sort.findIndex((one) => one.field === field)
        const next = order === undefined ? sort.filter((one) => one.field !== field) : at < 0 ? [...sort, { field, order }] : sort.map((one) => (one.field === field ? { field, order } : one))
        change({ sort: next.length > 0 ? next : plan.sort })
        return
      }
      const own = plan.sort.find((one) => one.field === field)
      // Taking back the order of a column that the list is sorted by anyway would change nothing: it turns round instead.
      if (!order && own && sort[0]?.order === own.order) change({ sort: [{ field, order: own.order === 'asc' ? 'desc' : 'asc' }] })
      else change({ sort: order ? [{ field, order }] : plan.sort })
    },
    [plan, sort, change],
  )
}
