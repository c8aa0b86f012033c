/**
 * One list in four regions: head (filters), bar (switches, actions), rows (table or calendar), foot (basis, pages). Puts the
 * question that address and view say, and hands each region what it draws; what is asked, drawn and done comes from the plan.
 */
import './list.css'
import { lazy, Suspense, useCallback, useEffect, useMemo } from 'react'
import { listSource } from '../../../contract/list-source'
import { nameOfList, type PagePlan } from '../../../contract/page-plan'
import type { ListPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { BulkActions, useActionHost, useRowActions } from '../actions/action-bar'
import { LinesOfRows } from '../../cells/trend/lines'
import { useBehind } from '../behind/use-behind'
import { useLines } from '../days/use-lines'
import { useMade } from '../documents/use-made'
import { useCellEditing } from '../edit/use-cell-editing'
import { useExplain } from '../explain/use-explain'
import { usePrintedRows } from '../print/use-printed-rows'
import { RowDetail, useRowDetail } from '../row-detail/use-row-detail'
import { ExpandedRows } from '../table/expanded-rows'
import { keyFieldsOf } from '../table/layout'
import { ListTable } from '../table/list-table'
import { useActiveTemplate } from '../templates/use-active-template'
import { useSlow } from '../../ui/use-slow'
import { useStable } from '../../ui/use-stable'
import { useView, type ViewHandle } from '../views/use-view'
import { tellDensity } from '../views/shown-density'
import { ListBar } from './list-bar'
import { ListEmpty } from './list-empty'
import { ListFoot } from './list-foot'
import { ListHead } from './list-head'
import { ListNotices } from './list-notices'
import { useActionList } from './use-action-list'
import { useColumns } from './use-columns'
import { useExpected } from './use-expected'
import { useListQuestion, useMissingFields, type Asked } from './use-list-question'
import { useListState, type ListStateHandle } from './use-list-state'
import { OwnRowsContext } from '../own-rows'
import { useOpenedByName } from './use-opened-by-name'
import { useSelection } from './use-selection'
import { useSorting } from './use-sorting'
import { heavy } from '../../ui/heavy'

// Few lists are seen by days: the others do not wait for its code.
const CalendarView = lazy(async () => ({ default: (await import('../calendar/calendar-view')).CalendarView }))
const CoverDrawer = heavy(() => import('../days/cover-drawer'))
const DaysDrawer = heavy(() => import('../days/days-drawer'))
const MadeDialog = heavy(() => import('../documents/made-dialog'))

interface Props {
  page: PagePlan
  plan: ListPlan
}

interface Drawn extends Props {
  source: string
  address: ListStateHandle
  view: ViewHandle
  asked: Asked
  ready: boolean
}

/** Asks first: rows that are at hand already are drawn with their list in one go, instead of a list without rows before. */
export function ListScreen({ page, plan }: Props) {
  const source = listSource(page, plan)
  const address = useListState(plan, page.lists.length > 1 ? plan.code : undefined)
  const view = useView(plan, source, address)
  const knows = useActiveTemplate(plan, address, view)
  const ready = view.ready && knows
  const asked = useListQuestion(plan, view.state, source, ready, view.group)
  const waits = useExpected(asked.answer === undefined && !asked.error && asked.missing.length === 0)
  return waits ? <div className="list-screen" aria-busy="true" /> : <ListRegions {...{ page, plan, source, address, view, asked, ready }} />
}

// Long because: it is where the state of one list meets; each line hands one part of it to the next.
function ListRegions({ page, plan, source, address, view, asked, ready }: Drawn) {
  const call = `${plan.list.family}.${plan.list.call}`
  const { change } = address
  const { state } = view
  const { question, answer, by, isFetching, error, refetch } = asked
  const columns = useColumns(plan, view, asked)
  useMissingFields(source, call, columns.shown, asked)

  const keyFields = useMemo(() => keyFieldsOf(plan, by), [plan, by])
  const edits = useCellEditing({ plan, columns: columns.shown, rows: asked.rows, keyFields, enums: page.enums, source })
  const selection = useSelection(edits.rows, keyFields, useMemo(() => JSON.stringify(question.filter ?? null), [question.filter]))
  const { clear } = selection
  const total = answer?.total ?? 0
  const { list, hear } = useActionList(page, plan, { question, total, unknown: answer?.more !== undefined, columns: columns.shown })
  const changed = useCallback(() => {
    clear()
    refetch()
  }, [clear, refetch])
  const host = useActionHost(list, changed)
  const hasBulk = plan.actions.some((action) => action.place === 'bulk')
  const detail = useRowDetail(plan, edits.rows, keyFields)
  const openRow = useOpenedByName(plan, detail.open)
  const own = useMemo(
    () => detail.open && { route: page.route, code: plan.code, open: detail.open },
    [detail.open, page.route, plan.code],
  )
  const explain = useExplain(plan, question, keyFields, source)
  const behind = useBehind(plan, question, keyFields, source)
  const lines = useLines(plan, asked, keyFields, columns.shown)
  const paper = usePrintedRows(page, plan, { columns, rows: edits.rows, state, asked, list })
  const made = useMade()
  const adding = made && plan.actions.find(({ does }) => does.type === 'add')
  const rowActions = useRowActions(plan, host.start, detail.open)
  const expand = useMemo(
    () => (plan.expand ? (row: Row) => <ExpandedRows expand={plan.expand!} row={row} enums={page.enums} page={source} /> : undefined),
    [plan, page.enums, source],
  )
  const sortBy = useSorting(plan, state, change)
  const group = useMemo(() => {
    const column = plan.columns.find((one) => one.path === view.group)
    return column && { path: column.path, label: column.label }
  }, [plan, view.group])
  useEffect(() => tellDensity(source, view.density), [source, view.density])
  const slow = useSlow(isFetching)
  const again = useStable(refetch)
  const turn = useCallback((next: number, pageSize: number) => change({ page: next, pageSize }), [change])
  const waits = !ready || (isFetching && !answer && !error)
  const hasRows = asked.missing.length === 0 && (answer !== undefined || !error)

  return (
    <div className="list-screen">
      <ListHead
        plan={plan} enums={page.enums} state={state} dataDay={answer?.about?.dataDay} dataUntil={answer?.about?.dataUntil} busy={slow && !error}
        onChange={change} onAgain={again} onSays={hear}
      />
      <ListBar
        page={page} plan={plan} state={state} view={view} columns={columns} busy={slow} onChange={change} onStart={host.start} onRefresh={again}
        onPrint={paper.printPage}
      />
      {selection.rows.length > 0 ? (
        <BulkActions
          plan={plan} rows={selection.rows} all={selection.all} total={total} onStart={host.start} onPrint={paper.print} onAll={selection.chooseAll}
          onClear={clear}
        />
      ) : null}
      <ListNotices asked={asked} />
      {hasRows && plan.view === 'table' ? (
        <LinesOfRows.Provider value={lines.cells}>
          <OwnRowsContext.Provider value={own}>
            <ListTable
              name={nameOfList(page, plan)}
              columns={columns.nodes}
              rows={edits.rows}
              summary={asked.summary}
              keyFields={keyFields}
              enums={page.enums}
              marks={plan.marks}
              sort={question.sort ?? state.sort}
              comparing={state.compare === 'none' ? undefined : state.compare}
              stale={asked.isStale && slow}
              loading={waits}
              pageSize={state.pageSize}
              empty={waits ? null : <ListEmpty plan={plan} state={state} about={answer?.about} onChange={change} onStart={host.start} />}
              page={source}
              call={call}
              density={view.density}
              widths={columns.widths}
              onResize={view.resize}
              selection={hasBulk ? selection.table : undefined}
              onSort={sortBy}
              onColumnMenu={columns.command}
              onFold={columns.fold}
              onOpenRow={openRow}
              onExplain={explain.start}
              onDays={lines.open}
              onNumber={behind.open}
              opensTotals={plan.source.dataset !== undefined}
              editing={edits.editing}
              tree={plan.tree}
              group={group}
              rowActions={rowActions}
              expand={expand}
            />
          </OwnRowsContext.Provider>
        </LinesOfRows.Provider>
      ) : null}
      {hasRows && plan.view !== 'table' ? (
        <Suspense fallback={null}>
          <CalendarView
            plan={plan} question={question} answer={answer} enums={page.enums} filters={state.filters} isFetching={isFetching}
            onExplain={explain.start} onStart={host.start}
          />
        </Suspense>
      ) : null}
      {hasRows ? <ListFoot plan={plan} state={state} asked={asked} saved={edits.line} onTurn={turn} /> : null}
      <RowDetail
        detail={detail} plan={plan} enums={page.enums} source={source} onStart={host.start}
        title={page.lists.length > 1 ? `${page.title} · ${plan.title}` : page.title}
      />
      {explain.element}
      {behind.element}
      {lines.opened?.shows === 'cover' ? (
        <Suspense fallback={null}>
          <CoverDrawer opened={lines.opened} plan={plan} enums={page.enums} onStart={host.start} onOpenRow={detail.open} onClose={lines.close} />
        </Suspense>
      ) : null}
      {lines.opened?.shows === 'line' ? (
        <Suspense fallback={null}>
          <DaysDrawer opened={lines.opened} plan={plan} question={question} keyFields={keyFields} enums={page.enums} onClose={lines.close} />
        </Suspense>
      ) : null}
      {host.element}
      {paper.element}
      {made && adding ? <Suspense fallback={null}><MadeDialog made={made} list={list} adding={adding} onChanged={changed} /></Suspense> : null}
    </div>
  )
}
