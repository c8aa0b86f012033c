/**
 * One list: filters, switches, actions, table or calendar, totals, pages. Puts the question that the address says and
 * draws the answer; what is asked, drawn and done comes from the plan.
 */
import './list.css'
import { Button, Spin } from 'antd'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ActionList } from '../../kinds/actions/action'
import type { ListState } from '../../lib/list-address'
import { missingFilters, questionOf, rowsOf } from '../../lib/list-question'
import type { ListPlan, PagePlan } from '../../lib/plan'
import type { Row, SummaryLine } from '../../lib/wire'
import { BulkActions, PageActions, useActionHost, useRowActions } from '../actions/action-bar'
import { CalendarView } from '../calendar/calendar-view'
import { usePort } from '../port'
import { EmptyNotice, FailureNotice } from '../state-notice'
import { ExpandedRows } from '../table/expanded-rows'
import { keyFieldsOf, layoutColumns, leavesOf, offeredColumns, pinColumns, rowIdOf } from '../table/layout'
import { ListTable } from '../table/list-table'
import { createMissingFields } from '../table/missing-fields'
import { useFold } from '../table/use-fold'
import { AboutLine } from './about-line'
import { ColumnSettings } from './column-settings'
import { FilterForm } from './filter-form'
import { ListControls } from './list-controls'
import { PageBar } from './page-bar'
import { useHiddenColumns } from './use-hidden-columns'
import { useListState } from './use-list-state'

interface Props {
  page: PagePlan
  plan: ListPlan
}

const NO_ROWS: Row[] = []
const NO_SUMMARY: SummaryLine[] = []
const findMissing = createMissingFields()

export function ListScreen({ page, plan }: Props) {
  const port = usePort()
  const { state, change } = useListState(plan, page.lists.length > 1 ? plan.code : undefined)
  const source = page.lists.length > 1 ? `${page.page}:${plan.code}` : page.page
  const missing = useMemo(() => missingFilters(plan, state.filters), [plan, state.filters])
  const question = useMemo(() => questionOf(plan, askedState(plan, state), source), [plan, state, source])
  const { answer, isFetching, isStale, error, refetch } = port.useList(plan.list, missing.length === 0 ? question : undefined, plan.source)
  const rows = answer?.list ?? NO_ROWS
  const call = `${plan.list.family}.${plan.list.call}`

  const by = useGroupingOf(rowsOf(plan, state), isStale)
  const { open, fold, foldAll } = useFold(plan)
  const { hidden, setHidden } = useHiddenColumns(source, plan)
  const offered = useMemo(() => offeredColumns(plan, by), [plan, by])
  const nodes = useMemo(() => pinColumns(layoutColumns(plan, { by, open, hidden })), [plan, by, open, hidden])
  const shown = useMemo(() => leavesOf(nodes).map((leaf) => leaf.column), [nodes])
  const keyFields = useMemo(() => keyFieldsOf(plan, by), [plan, by])
  const selection = useSelection(rows, keyFields)

  useEffect(() => {
    if (isStale) return
    for (const field of findMissing(source, call, shown, rows)) port.complain({ page: source, field, call, says: '返回的行里没有这个字段' })
  }, [port, source, call, shown, rows, isStale])

  const list = useMemo((): ActionList => ({ page: page.page, title: page.lists.length > 1 ? `${page.title}-${plan.title}` : page.title, plan, enums: page.enums, question, total: answer?.total ?? 0, columns: shown }), [page, plan, question, answer?.total, shown])
  const { clear } = selection
  const changed = useCallback(() => {
    clear()
    refetch()
  }, [clear, refetch])
  const host = useActionHost(list, changed)
  const rowActions = useRowActions(plan, host.start)
  const hasBulk = plan.actions.some((action) => action.place === 'bulk')
  const expand = useMemo(() => (plan.expand ? (row: Row) => <ExpandedRows expand={plan.expand!} row={row} enums={page.enums} page={source} /> : undefined), [plan, page.enums, source])
  const comparing = state.compare === 'none' ? undefined : state.compare
  const asks = Object.keys(state.filters).length > 0
  const sortBy = useCallback(
    (field: string, order: 'asc' | 'desc' | undefined) => {
      const own = plan.sort.find((one) => one.field === field)
      // Taking back the order of a column that the list is sorted by anyway would change nothing: it turns round instead.
      if (!order && own && state.sort[0]?.order === own.order) change({ sort: [{ field, order: own.order === 'asc' ? 'desc' : 'asc' }] })
      else change({ sort: order ? [{ field, order }] : plan.sort })
    },
    [change, plan, state.sort],
  )
  const empty = useMemo(
    () => (isFetching ? <Spin /> : <EmptyNotice says={asks ? '没有符合条件的数据，可以放宽筛选条件' : '暂无数据'}>{null}</EmptyNotice>),
    [isFetching, asks],
  )

  return (
    <div className="list-screen">
      {plan.filters.length > 0 ? <FilterForm plan={plan} enums={page.enums} values={state.filters} today={port.today()} onApply={(filters) => (sameFilters(filters, state.filters) ? refetch() : change({ filters }))} busy={isFetching && !error} /> : null}
      <div className={hasBar(plan) ? 'list-bar' : 'list-bar is-empty'}>
        <div className="list-controls"><ListControls plan={plan} state={state} onChange={change} /></div>
        <div className="list-actions">
          {plan.pivot && plan.view === 'table' ? <Button type="text" onClick={() => foldAll(open.size === 0)}>{open.size === 0 ? '全部展开' : '全部收起'}</Button> : null}
          <PageActions plan={plan} onStart={host.start} onRefresh={refetch} busy={isFetching} />
          {plan.view === 'table' ? <ColumnSettings columns={offered} hidden={hidden} onChange={setHidden} /> : null}
        </div>
      </div>
      {selection.rows.length > 0 ? <BulkActions plan={plan} rows={selection.rows} onStart={host.start} onClear={selection.clear} /> : null}
      {missing.length > 0 ? <EmptyNotice says={`请先选择${missing.join('、')}`} /> : null}
      {missing.length === 0 && error && !answer ? <FailureNotice error={error} onRetry={refetch} /> : null}
      {missing.length === 0 && error && answer ? <div className="list-failed" role="alert">{error.message}<Button type="link" size="small" onClick={refetch}>重新加载</Button></div> : null}
      {missing.length === 0 && (answer || !error) ? (
        <>
          {plan.view === 'calendar' ? (
            <CalendarView plan={plan} question={question} answer={answer} enums={page.enums} filters={state.filters} isFetching={isFetching} />
          ) : (
            <ListTable
              columns={nodes}
              rows={rows}
              summary={plan.total ? (answer?.summary ?? NO_SUMMARY) : NO_SUMMARY}
              keyFields={keyFields}
              enums={page.enums}
              marks={plan.marks}
              sort={state.sort}
              comparing={comparing}
              stale={isStale || (isFetching && !answer)}
              empty={empty}
              page={source}
              call={call}
              selected={hasBulk ? selection.ids : undefined}
              onSelect={hasBulk ? selection.select : undefined}
              onSort={sortBy}
              onFold={fold}
              rowActions={rowActions}
              expand={expand}
            />
          )}
          <div className="list-foot">
            <AboutLine basis={plan.basis} about={answer?.about} />
            {plan.view === 'table' ? <PageBar page={state.page} pageSize={state.pageSize} total={answer?.total ?? 0} onChange={(next, pageSize) => change({ page: next, pageSize })} /> : null}
          </div>
        </>
      ) : null}
      {host.element}
    </div>
  )
}

/** A calendar without switches or actions needs no bar above it. */
function hasBar(plan: ListPlan): boolean {
  return plan.view === 'table' || plan.rows.length > 1 || plan.currency.length > 1 || plan.compare.length > 0 || plan.actions.some((action) => action.place === 'page')
}

/** A calendar has no pages: it asks for all days of its span at once. */
function askedState(plan: ListPlan, state: ListState): ListState {
  return plan.view === 'calendar' ? { ...state, page: 1, pageSize: 1000 } : state
}

function sameFilters(left: ListState['filters'], right: ListState['filters']): boolean {
  const keys = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...keys].every((key) => JSON.stringify(left[key]) === JSON.stringify(right[key]))
}

/**
 * The grouping that the rows on the screen have: while they belong to an earlier question they keep its columns and keys,
 * or rows of one grouping would stand under the headings of another, several by the same name.
 */
function useGroupingOf(asked: string[] | undefined, isStale: boolean): string[] | undefined {
  const [shown, setShown] = useState(asked)
  if (!isStale && shown !== asked) setShown(asked)
  return isStale ? shown : asked
}

interface Selection {
  ids: string[]
  rows: Row[]
  select: (ids: string[], rows: Row[]) => void
  clear: () => void
}

const NOTHING: { ids: string[]; rows: Row[] } = { ids: [], rows: [] }

/** Rows stay selected across pages; a row that is drawn anew is taken as it is now. */
function useSelection(rows: readonly Row[], keyFields: readonly string[]): Selection {
  const [kept, setKept] = useState(NOTHING)
  const select = useCallback((ids: string[], picked: Row[]) => setKept({ ids, rows: picked.filter(Boolean) }), [])
  const clear = useCallback(() => setKept(NOTHING), [])
  const current = useMemo(() => {
    const fresh = new Map(rows.map((row) => [rowIdOf(row, keyFields), row]))
    return kept.rows.map((row) => fresh.get(rowIdOf(row, keyFields)) ?? row)
  }, [kept, rows, keyFields])
  return { ids: kept.ids, rows: current, select, clear }
}
