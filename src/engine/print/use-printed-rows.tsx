/** Prints rows of a list as its table shows them: those chosen, or its page. What draws the paper comes with the first print. */
import { useNotices } from '../../ui/notices'
import { Suspense, useCallback, useState, type ReactNode } from 'react'
import type { ActionList } from '../../actions/action'
import { meaningInWords, ratesInWords } from '../../../contract/about-words'
import { nameOfList, type PagePlan } from '../../../contract/page-plan'
import type { ListPlan } from '../../../contract/plan'
import type { ListState } from '../../../contract/list-address'
import type { Row } from '../../../contract/wire'
import type { Asked } from '../list/use-list-question'
import type { ColumnNode } from '../table/layout'
import { chosenInWords, pageInWords, type RowsToPrint } from './rows-paper'
import { heavy } from '../../ui/heavy'
import { useStable } from '../../ui/use-stable'

const PrintedRows = heavy(() => import('./printed-rows'))

interface Shown {
  columns: { nodes: readonly ColumnNode[] }
  /** Those on the screen, in their order. */
  rows: readonly Row[]
  state: Pick<ListState, 'compare' | 'page'>
  asked: Pick<Asked, 'answer' | 'summary' | 'ofPage' | 'isFetching' | 'isStale'>
  /** Says what is asked. */
  list: Pick<ActionList, 'says'>
}

interface Printing {
  /** Prints rows that were chosen: those of other pages first, the rest in the order of the screen. */
  print: (rows: readonly Row[]) => void
  /** Prints the rows on the screen with their totals; the function stays the same. */
  printPage: () => void
  /** Draw it once. */
  element: ReactNode
}

/** Both open the browser's own window. */
export function usePrintedRows(page: PagePlan, plan: ListPlan, { columns: { nodes }, rows: here, state, asked, list }: Shown): Printing {
  const { message } = useNotices()
  const [paper, setPaper] = useState<RowsToPrint>()
  const lay = (rows: readonly Row[], below: Pick<RowsToPrint, 'count' | 'totals' | 'totalsOf'>): void => {
    const { about } = asked.answer ?? {}
    const rates = ratesInWords(about ?? {})
    setPaper({
      name: nameOfList(page, plan), at: new Date().toISOString(), nodes, enums: page.enums, rows,
      comparing: state.compare === 'none' ? undefined : state.compare,
      asks: list.says ?? '', meaning: [...meaningInWords(plan.basis, about), ...(rates ? [rates] : []), ...(about?.notes ?? [])],
      ...below,
    })
  }
  const print = useStable((chosen: readonly Row[]): void => {
    const wanted = new Set(chosen)
    const shown = new Set(here)
    const rows = [...chosen.filter((row) => !shown.has(row)), ...here.filter((row) => wanted.has(row))]
    lay(rows, { count: chosenInWords(rows.length), totals: [], totalsOf: '' })
  })
  const printPage = useStable((): void => {
    // Rows of an earlier question are none of what the paper would say.
    if (asked.isStale || (here.length === 0 && asked.isFetching)) return void message.info('数据还在加载，请稍后再打印')
    if (here.length === 0) return void message.info('没有可打印的行')
    const total = asked.answer?.more === undefined ? asked.answer?.total : undefined
    lay(here, { totals: asked.summary, ...pageInWords({ rows: here.length, page: state.page, total, ofPage: asked.ofPage }) })
  })
  const done = useCallback(() => setPaper(undefined), [])
  return { print, printPage, element: paper ? <Suspense fallback={null}><PrintedRows key={paper.at} paper={paper} onDone={done} /></Suspense> : null }
}
