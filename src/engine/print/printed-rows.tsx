/**
 * Rows of a list on A4: what the table shows, column by column and word by word, with its totals, below what was asked and the
 * headings that every page repeats. Stands beside the app, not in it, and only on paper; the browser's own window shows it first.
 */
import './print.css'
import './printed-rows.css'
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { formatMoment } from '../../../contract/format/date'
import type { ColumnPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { traits } from '../../../kinds/column-kinds'
import { isBlank } from '../../../kinds/shared/cell'
import { usePort } from '../port'
import { leavesOf, mixesCurrencies, type ColumnNode } from '../table/layout'
import { compileColumns, textOfTableCell } from '../table/table-columns'
import { A4, roomOf, rowsPaper, type RowsToPrint } from './rows-paper'
import { PrintedTotals, totalsOnPaper } from './printed-totals'
import { pageRule, sheetLayout } from './sheet-layout'
import { usePrintRule } from './use-print-rule'

/** Names and pictures that do not come are not waited for longer, ms. */
const PATIENCE = 3000
/** Nothing stays in sight on paper. */
const NO_PINS = { left: 0, right: false }

/** Opens the browser's print window once all that the rows name is there; tells when it was closed. */
export default function PrintedRows({ paper, onDone }: { paper: RowsToPrint; onDone: () => void }) {
  const { name, at, nodes, rows, enums, comparing } = paper
  const columns = useMemo(() => compileColumns(leavesOf(nodes), 0, comparing, NO_PINS).all, [nodes, comparing])
  const plans = useMemo(() => columns.map(({ column }) => column), [columns])
  const { nameOf, isWhole } = useNamesIn(plans, rows)
  const mixed = useMemo(() => mixesCurrencies(rows, plans), [rows, plans])
  const lines = rows.map((row) => columns.map((column) => textOfTableCell(column, row, { enums, mixed, nameOf })))
  const totals = totalsOnPaper(paper, columns)
  const written = [...lines, ...totals.map(({ texts }) => texts)]
  const headings = headingsOf(nodes)
  const rooms = plans.map((column, nth) => (traits(column).picture
    ? 8
    : roomOf({ isFigure: column.align === 'right', heading: headings[nth]!, texts: written.map((line) => line[nth]!) })))
  const { isAcross, type, parts } = rowsPaper(rooms)
  const sheet = isAcross ? { width: A4.height, height: A4.width } : A4
  usePrintRule(pageRule(sheet), 'prints-rows')
  const room = useRef<HTMLDivElement>(null)
  usePrinting(room, isWhole, onDone)

  return createPortal(
    <div ref={room} className="printed-rows">
      <article className="sheet is-page" style={{ fontSize: `${type}pt`, ['--sheet-padding' as string]: `${sheetLayout(sheet).padding}mm` }}>
        <header className="sheet-heading">
          <h1>{name}</h1>
          <p>{paper.count} · 打印于 {formatMoment(at, 'company').slice(0, 16)}</p>
          {paper.asks === '' ? null : <p>筛选：{paper.asks}</p>}
          {paper.meaning.length === 0 ? null : <p>{paper.meaning.join(' · ')}</p>}
        </header>
        {parts.map((part, nth) => (
          <section key={nth} className="sheet-rows">
            {parts.length > 1 ? <h2>{name} 第 {nth + 1} 部分，共 {parts.length} 部分</h2> : null}
            <table>
              <colgroup><col style={{ width: '3em' }} />{part.map((one) => <col key={one} style={{ width: `${share(rooms, part, one)}%` }} />)}</colgroup>
              <thead>
                <tr>
                  <th scope="col" className="sheet-number">序号</th>
                  {part.map((one) => <th key={one} scope="col" className={`align-${plans[one]!.align}`}>{headings[one]}</th>)}
                </tr>
              </thead>
              <tbody>
                {rows.map((row, line) => (
                  <tr key={line}>
                    <td className="sheet-number">{line + 1}</td>
                    {part.map((one) => (
                      <td key={one} className={`align-${plans[one]!.align}`}><Cell column={plans[one]!} row={row} text={lines[line]![one]!} /></td>
                    ))}
                  </tr>
                ))}
                <PrintedTotals totals={totals} columns={columns} part={part} />
              </tbody>
            </table>
          </section>
        ))}
      </article>
    </div>,
    document.body,
  )
}

function Cell({ column, row, text }: { column: ColumnPlan; row: Row; text: string }) {
  const value = row[column.path]
  if (!traits(column).picture || isBlank(value)) return text
  return <img className="cell-image" src={String(value)} alt={column.label} width={40} height={40} />
}

/** Percent of the table's width, beside the column that counts. */
function share(rooms: readonly number[], part: readonly number[], one: number): number {
  const sum = part.reduce((all, at) => all + rooms[at]!, 0)
  return Math.round((9600 * rooms[one]!) / sum) / 100
}

/** What stands above each column: label and unit, below a pivot's group its name too. */
function headingsOf(nodes: readonly ColumnNode[]): string[] {
  const own = ({ label, unit }: ColumnPlan): string => (unit ? `${label}(${unit})` : label)
  return nodes.flatMap((node) => (node.type === 'group' ? node.columns.map(({ column }) => `${node.label} · ${own(column)}`) : [own(node.column)]))
}

interface NamesIn {
  nameOf: (entity: string, id: string) => string | undefined
  /** Every name is there. */
  isWhole: boolean
}

/** Names of all rows that these rows refer to. The columns stay the same as long as the paper lies there. */
function useNamesIn(columns: readonly ColumnPlan[], rows: readonly Row[]): NamesIn {
  const port = usePort()
  const wanted = useMemo(() => {
    const ids = new Map<string, Set<string>>()
    for (const { options, path } of columns) {
      if (!options) continue
      const of = ids.get(options.entity) ?? new Set()
      for (const row of rows) if (!isBlank(row[path])) of.add(String(row[path]))
      ids.set(options.entity, of)
    }
    return [...ids].map(([entity, of]): [string, string[]] => [entity, [...of]])
  }, [columns, rows])
  const names = new Map<string, ReadonlyMap<string, string>>()
  // oxlint-disable-next-line react/rules-of-hooks
  for (const [entity, ids] of wanted) names.set(entity, port.useLabels(entity, ids))
  return { nameOf: (entity, id) => names.get(entity)?.get(id), isWhole: wanted.every(([entity, ids]) => ids.every((id) => names.get(entity)?.has(id))) }
}

/** Prints once, when the names are there and the pictures have come, or patience has ended. */
function usePrinting(room: RefObject<HTMLElement | null>, isWhole: boolean, onDone: () => void): void {
  const [isLate, setLate] = useState(false)
  const isReady = isWhole || isLate
  useEffect(() => {
    window.addEventListener('afterprint', onDone)
    const timer = setTimeout(() => setLate(true), PATIENCE)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('afterprint', onDone)
    }
  }, [onDone])
  useEffect(() => {
    if (!isReady) return undefined
    let left = false
    const pictures = [...(room.current?.querySelectorAll('img') ?? [])].map((picture) => picture.decode().catch(() => undefined))
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE))
    void Promise.race([Promise.all(pictures), patience]).then(() => (left ? undefined : window.print()))
    return () => {
      left = true
    }
  }, [room, isReady])
}
