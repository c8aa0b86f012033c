/**
 * A print page: the rows that the address names (ids=1,2,3), each on its sheet or all on one, as they will lie on paper. Of
 * several sheets the address says which (tab=code), and by which design (design=id); how often each is wanted stands there
 * too (copies=3). The bar above is not printed. What was printed is told to the server when the person says that it was.
 */
import './print.css'
import { Skeleton } from 'antd'
import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useSearchParams } from 'react-router'
import { meets } from '../../../contract/condition-match'
import type { PagePlan, PrintPlan } from '../../../contract/page-plan'
import { keysOf } from '../route-key'
import { EmptyNotice, FailureNotice } from '../state-notice'
import { PrintBar } from './print-bar'
import { PrintNotes } from './print-notes'
import { MOST_KEYS, soughtBy } from './print-question'
import { Sheet } from './sheet'
import { drawnBy } from './sheet-design'
import { pageRule, pagesOf, sheetLayout } from './sheet-layout'
import { linesOf } from './sheet-lines'
import { useBeginning, useDesigns } from './use-designs'
import { usePrintRule } from './use-print-rule'
import { useSheets } from './use-sheets'

const NO_KEYS: Record<string, string>[] = []
const MOST_COPIES = 200
/** Sheets that one print holds: beyond, browsers grow slow. */
const MOST_SHEETS = 2000

function copiesOf(text: string | null): number {
  const value = Number(text)
  return Number.isInteger(value) && value >= 1 && value <= MOST_COPIES ? value : 1
}

export default function PrintScreen({ page, print }: { page: PagePlan; print: PrintPlan }) {
  const [address] = useSearchParams()
  const choice = print.choices?.find(({ code }) => code === address.get('tab')) ?? print.choices?.[0]
  // The address's ids are of one kind of rows: only sheets of these are offered beside the one that is shown.
  const alike = print.choices?.filter(({ sheet }) => choice && idsOf(sheet, print) === idsOf(choice.sheet, print))
  return <PrintChoice key={choice?.code ?? ''} page={page} print={choice?.sheet ?? print} choices={alike} choice={choice?.code} />
}

/** Whose ids a sheet is asked by: rows that belong to others are asked by those of the page. */
function idsOf(sheet: PrintPlan, page: PrintPlan): string {
  return sheet.by === undefined ? sheet.entity : page.entity
}

interface ChoiceProps {
  page: PagePlan
  print: PrintPlan
  choices: PrintPlan['choices']
  choice: string | undefined
}

function PrintChoice({ page, print, choices, choice }: ChoiceProps) {
  const [address, setAddress] = useSearchParams()
  const said = address.toString()
  const sought = useMemo(() => soughtBy(print), [print])
  const keys = useMemo(() => keysOf(sought, new URLSearchParams(said)), [sought, said])
  const shownKeys = useStable(keys)
  const designs = useDesigns(print, page.page)
  const asked = address.get('design')
  const [begins, tellRows] = useBeginning(print, designs, shownKeys)
  const design = asked === null ? begins : designs?.find(({ id }) => id === asked)
  const drawn = useMemo(() => drawnBy(print, design), [print, design])
  const { paper } = drawn
  const asksCopies = print.per === 'row' && !print.copies
  const copies = asksCopies ? copiesOf(address.get('copies')) : 1
  const { rows, missing, error, retry } = useSheets(drawn, designs ? shownKeys : NO_KEYS, page.page)
  tellRows(rows)
  const rule = useMemo(() => pageRule(paper), [paper])
  const [zoom, setZoom] = useState(1)
  const room = useRef<HTMLDivElement>(null)
  const pages = usePageCount(room, paper, rows)
  usePrintRule(rule, 'prints')

  const change = (name: string, value: string | undefined): void => {
    const next = new URLSearchParams(said)
    if (value === undefined) next.delete(name)
    else next.set(name, value)
    if (name === 'tab') next.delete('design')
    setAddress(next, { replace: true })
  }
  const choiceTitle = choices?.find(({ code }) => code === choice)?.title ?? page.title
  const bar = {
    title: page.title, lacks: page.lacks, choices: choices?.map(({ code, title }) => ({ code, title })), choice,
    onChoice: (code: string) => change('tab', code),
    designs: (designs ?? []).map(({ id, name, isDefault }) => ({ id, name: isDefault ? `${name}（默认）` : name })), design: design?.id,
    onDesign: (id: string) => change('design', id),
    paper, zoom, onZoom: setZoom, ...(print.templates ? { designOf: print.templates.of } : {}),
  }
  if (keys.length === 0) return <div className="print-screen"><PrintBar {...bar} pages={0} /><EmptyNotice says="还没有选择要打印的内容：请在列表中勾选后按「打印」进入" /></div>
  if (error) return <div className="print-screen"><PrintBar {...bar} pages={0} /><FailureNotice error={error} onRetry={retry} /></div>
  if (!rows) return <div className="print-screen"><PrintBar {...bar} pages={0} /><Skeleton className="page-skeleton" active paragraph={{ rows: 8 }} /></div>

  const call = `${print.load.family}.${print.load.call}`
  const shared = { print: drawn, enums: page.enums, page: page.page, call }
  const wanted = rows.flatMap((one) => Array.from({ length: print.copies ? Math.max(Number(one.row[print.copies]) || 0, 0) : copies }, () => one))
  const sheets = wanted.slice(0, MOST_SHEETS)
  const printedIds = print.printed ? [...new Set(sheets.map(({ row }) => String(row[print.rowKey[0] ?? 'id'])))] : []
  // What may not be printed yet is looked at alone: no button prints it, and neither do the browser's own keys.
  const isBarred = print.only !== undefined && rows.some(({ row }) => !meets(print.only!.when, row))
  return (
    <div className={isBarred ? 'print-screen is-barred' : 'print-screen'}>
      <PrintBar
        {...bar} pages={pages} isEmpty={rows.length === 0 || isBarred}
        {...(sheetLayout(paper).isLabel ? {} : { onBook: () => (room.current ? linesOf(room.current, choiceTitle) : []) })}
        copies={asksCopies
          ? { value: copies, most: MOST_COPIES, onChange: (value) => change('copies', value === null || value === 1 ? undefined : String(value)) }
          : undefined}
        printed={print.printed && printedIds.length > 0 ? { call: print.printed, ids: printedIds } : undefined}
      />
      <PrintNotes notes={[
        isBarred && `${print.only!.says}，现在只能预览`,
        missing > 0 && `有 ${missing} 条没有找到，或不在您可见的店铺范围内，没有列出`,
        keys.length > MOST_KEYS && `一次最多打印 ${MOST_KEYS} 条，后面的没有列出，请分几次打印`,
        wanted.length > sheets.length && `一次最多打印 ${MOST_SHEETS} 张，请减少张数或分几次打印`,
      ]} />
      <div className="print-room">
        <div ref={room} className="print-sheets" style={{ zoom }}>
          {print.per === 'all' ? <Sheet rows={rows} {...shared} /> : sheets.map((one, at) => <Sheet key={at} rows={[one]} {...shared} />)}
        </div>
      </div>
    </div>
  )
}

/** How many pages of paper lie there, counted on themselves: barcodes and pictures that come later make sheets higher. */
function usePageCount(room: RefObject<HTMLDivElement | null>, paper: PrintPlan['paper'], rows: unknown): number {
  const [pages, setPages] = useState(0)
  useLayoutEffect(() => {
    const place = room.current
    if (!place) return undefined
    const count = (): void => setPages([...place.children].reduce((sum, sheet) => sum + pagesOf((sheet as HTMLElement).offsetHeight, paper), 0))
    const watcher = new ResizeObserver(count)
    watcher.observe(place)
    return () => watcher.disconnect()
  }, [room, paper, rows])
  return pages
}

/** The same keys are the same object, whatever else changes in the address. */
function useStable(keys: Record<string, string>[]): Record<string, string>[] {
  const text = JSON.stringify(keys)
  return useMemo(() => JSON.parse(text) as Record<string, string>[], [text])
}
