/** What a list asks and what it was answered: the question of a state, its rows, its totals, what is missing to ask at all. */
import { useEffect, useMemo, useState } from 'react'
import { acrossIn, type Across } from '../../../contract/across'
import { missingFilters, questionOf, rowsOf } from '../../../contract/list-question'
import type { ListState } from '../../../contract/list-address'
import type { ColumnPlan, ListPlan } from '../../../contract/plan'
import type { ListAnswer, ListRequest, Row, SummaryLine } from '../../../contract/wire'
import { usePort } from '../port'
import { createMissingFields } from '../table/missing-fields'
import { pageTotals } from './page-totals'

const NO_ROWS: Row[] = []
const NO_SUMMARY: SummaryLine[] = []
/** A calendar has no pages: it asks for all days of its span at once. */
const CALENDAR_ROWS = 1000

/** What was asked and answered. `answer` is undefined before the first one; `isStale`: the rows belong to an earlier question. */
export interface Asked {
  question: ListRequest
  answer: ListAnswer | undefined
  rows: readonly Row[]
  summary: readonly SummaryLine[]
  /** The totals are those of the rows shown, worked out here. */
  ofPage: boolean
  /** Labels of required filters that hold nothing. */
  missing: string[]
  /** The grouping that the rows on the screen have. */
  by: string[] | undefined
  /** The figures that the rows on the screen are laid out by. */
  across: Across | undefined
  isFetching: boolean
  isStale: boolean
  error: Error | null
  refetch: () => void
}

/** `ready`: false while it is not known yet what to ask. `group`: rows of a group must follow each other. */
export function useListQuestion(plan: ListPlan, state: ListState, source: string, ready: boolean, group: string): Asked {
  const port = usePort()
  const missing = useMemo(() => missingFilters(plan, state.filters), [plan, state.filters])
  const question = useMemo(() => questionOf(plan, askedState(plan, state, group), source), [plan, state, source, group])
  const { answer, isFetching, isStale, error, refetch } = port.useList(plan.list, ready && missing.length === 0 ? question : undefined, plan.source)
  const rows = answer?.list ?? NO_ROWS
  const ofPage = plan.total && plan.fallback?.summary === 'page'
  const summary = useMemo(() => (!plan.total ? NO_SUMMARY : ofPage ? pageTotals(rows, plan.columns) : totalsOf(answer)), [plan, ofPage, rows, answer])
  const by = useHeld(rowsOf(plan, state), isStale)
  const across = useHeld(acrossIn(plan, state), isStale)
  return { question, answer, rows, summary, ofPage, missing, by, across, isFetching, isStale, error, refetch }
}

/** The totals of each currency, and below them all in the company's. */
function totalsOf(answer: ListAnswer | undefined): readonly SummaryLine[] {
  const converted = answer?.about?.converted
  return !answer ? NO_SUMMARY : converted ? [...answer.summary, converted] : answer.summary
}

/** As it is asked: a calendar has no pages, and rows of a group follow each other. */
export function askedState(plan: ListPlan, state: ListState, group: string): ListState {
  if (plan.view === 'calendar') return { ...state, page: 1, pageSize: CALENDAR_ROWS }
  if (group === '' || state.sort[0]?.field === group || !plan.columns.some((column) => column.path === group && column.sortable)) return state
  return { ...state, sort: [{ field: group, order: 'asc' }, ...state.sort.filter(({ field }) => field !== group)] }
}

/**
 * While rows belong to an earlier question they keep its columns and keys, or rows of one grouping would stand under the
 * headings of another, several by the same name.
 */
function useHeld<T>(asked: T, isStale: boolean): T {
  const [shown, setShown] = useState(asked)
  if (!isStale && shown !== asked) setShown(asked)
  return isStale ? shown : asked
}

const findMissing = createMissingFields()

/** A field that the answer lacks is told once, with page, field and call. */
export function useMissingFields(source: string, call: string, shown: readonly ColumnPlan[], { rows, isStale }: Pick<Asked, 'rows' | 'isStale'>): void {
  const port = usePort()
  useEffect(() => {
    if (isStale) return
    for (const field of findMissing(source, call, shown, rows)) port.complain({ page: source, field, call, says: '返回的行里没有这个字段' })
  }, [port, source, call, shown, rows, isStale])
}
