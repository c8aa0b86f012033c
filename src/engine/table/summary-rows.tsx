/**
 * The total over the whole filtered set, from the server, pinned under the rows: one line a currency, and below several
 * all in the company's currency. Of many currencies two (in a low window one) are in sight, so that the rows keep their room; the others open over
 * the rows on a press.
 */
import { DownOutlined, UpOutlined } from '../../ui/light/icons'
import { memo, useState } from 'react'
import type { ColumnPlan } from '../../../contract/plan'
import { lacksInWords } from '../../../contract/about-words'
import type { Row, SummaryLine } from '../../../contract/wire'
import { textOfCell } from '../../../kinds/shared/cell-text'
import { useMedia } from '../../ui/look'
import { ErrorBoundary } from '../../ui/error-boundary'
import { isSame } from '../../../contract/same'
import type { RowFrame } from './body-row'
import { compared } from './compared'
import type { CellAbout, TableColumn } from './table-columns'
import { labelSpan, lacksRates, NO_RATE, rowOfTotal, showsTotal, totalLabel } from './total-lines'

/** How many totals are told in words where none of them is in sight. */
const MOST_TOLD = 2

/** What a line of totals says where its first figure stands beyond the sight: it would be an empty line until somebody scrolls. */
function toldBeyond(columns: readonly TableColumn[], row: Row, beyond: number, about: CellAbout): readonly string[] | undefined {
  const first = columns.findIndex(({ column }) => showsTotal(column, row))
  if (first < beyond) return undefined
  const { enums, mixed } = about
  const telling = columns.flatMap(({ column }) => (showsTotal(column, row) ? [column] : [])).slice(0, MOST_TOLD)
  return telling.map((field) => `${field.label} ${textOfCell(row[field.path], { row, field, enums, mixed })}`)
}

/** More total lines than this fold; in a low window, whose rows need the room, more than one. */
const MOST_LINES = 2
const LOW = '(height <= 800px)'

interface Props {
  lines: readonly SummaryLine[]
  frame: RowFrame
  /** Line of the grid at which totals begin, from 1. */
  ariaRow: number
  /** Position of the first column that begins beyond the sight as the table is opened; left out: none does. */
  beyond?: number
  /** True where all of them stand below the rows without taking room from them. */
  fits?: boolean
}

/** The totals below the rows. Further currencies open at a press, and a total opens the rows behind it where it may. */
export const SummaryRows = memo(function SummaryRows({ lines, frame, ariaRow, beyond = Infinity, fits = false }: Props) {
  const { columns, actionsAt } = frame
  const rows = lines.map((line) => rowOfTotal(line, columns.all.map(({ column }) => column)))
  const before = columns.all[0]?.at ?? 0
  const span = labelSpan(columns.all, rows)
  const about = { ...frame.about, mixed: lines.length > 1 }
  const [isOpen, setOpen] = useState(false)
  const most = useMedia(LOW) ? 1 : MOST_LINES
  const more = fits ? 0 : lines.filter(({ converted }) => !converted).length - most
  const shown = lines.map((line, at) => ({ line, row: rows[at]! })).filter(({ line }, at) => isOpen || more <= 0 || at < most || line.converted)
  const foldsAt = shown.findLastIndex(({ line }) => !line.converted)
  return shown.map(({ line, row }, position) => (
    <tr key={line.converted ? 'converted' : (line.currency ?? position)} className="table-total" aria-rowindex={ariaRow + position}>
      <td
        role="rowheader" colSpan={before + span}
        className={columns.all[0]?.side === 'left' || before > 0 ? 'is-pinned table-total-label pin-edge-left' : 'table-total-label'} style={LABEL_STYLE}
      >
        {more > 0 && position === foldsAt ? (
          <div className="table-total-in">
            {totalLabel(line, lines)}
            <button
              type="button" className="table-total-more" aria-expanded={isOpen} aria-label={isOpen ? '收起其余币种的合计' : `另 ${more} 个币种的合计`}
              onClick={() => setOpen(!isOpen)}
            >
              <span className="is-long">{isOpen ? '收起' : `另 ${more} 个币种`}</span>
              <span className="is-short">{isOpen ? '' : `+${more}`}</span>
              {isOpen ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
            </button>
          </div>
        ) : <TotalLine label={totalLabel(line, lines)} words={toldBeyond(columns.all, row, beyond, about)} />}
      </td>
      {columns.all.slice(span).map((column) => (
        <td key={column.column.key} data-c={column.at} className={column.className} style={column.style} title={wholeTotal(column.column, row, about)}>
          <ErrorBoundary
            of={line} fallback={(error) => <span className="cell-broken" title={error.message}>显示出错</span>}
            onError={(error) => frame.on.onBroken(column.column.path, error)}
          >
            {lacksRates(column.column, line, row, rows)
              ? <span className="total-lacks" title={lacksInWords(line.missingRates ?? [])}>{NO_RATE}</span>
              : (
                <TotalCell
                  column={column} row={row} about={about}
                  onPress={column.column.behind && frame.on.onTotal && (() => frame.on.onTotal?.(line, column.column))}
                />
              )}
          </ErrorBoundary>
        </td>
      ))}
      {actionsAt === undefined ? null : <td className={frame.pinsActions ? 'is-pinned pin-edge-right' : undefined} style={ACTIONS_STYLE} />}
    </tr>
  ))
}, (before, after) => before.frame === after.frame && before.ariaRow === after.ariaRow && before.beyond === after.beyond && before.fits === after.fits
  && isSame(before.lines, after.lines))

/** `words` are said for the eye alone: whoever hears the table hears the cells. What has no room goes as a whole: a cut amount is none. */
function TotalLine({ label, words }: { label: string; words: readonly string[] | undefined }) {
  if (words === undefined) return label
  return (
    <div className="table-total-line">
      <span>{label}</span>
      {words.map((each, at) => <span key={each} className="table-total-words" aria-hidden="true">{at === 0 ? each : `，${each}`}</span>)}
    </div>
  )
}

/** A total is longer than the amounts above it, whose width the column has: where it is cut, the pointer tells all of it. */
function wholeTotal(column: ColumnPlan, row: Row, { enums, mixed }: CellAbout): string | undefined {
  return showsTotal(column, row) && column.currencyField !== undefined
    ? textOfCell(row[column.path], { row, field: column, enums, mixed: mixed ?? false })
    : undefined
}

const LABEL_STYLE = { left: 0 }
const ACTIONS_STYLE = { right: 0 }

interface TotalProps { column: TableColumn; row: Row; about: CellAbout; onPress?: () => void }

function TotalCell({ column: { column, cell, comparing }, row, about, onPress }: TotalProps) {
  if (!showsTotal(column, row)) return null
  const drawn = cell({ value: row[column.path], row, field: { ...column, copy: false }, enums: about.enums, mixed: about.mixed })
  const content = onPress ? <button type="button" className="total-opens" aria-haspopup="dialog" onClick={onPress}>{drawn}</button> : drawn
  return comparing && `${column.path}.prev` in row ? compared(content, column, row, about, comparing) : content
}
