/** One sheet of paper in true millimetres: fields, tables of rows below, barcodes, in the order of the plan. */
import { Suspense, type ReactNode } from 'react'
import { textOfCell } from '../../../kinds/shared/cell-text'
import { groupDigits } from '../../../contract/decimal-text'
import type { SheetPart, SheetRowsPlan } from '../../../contract/page-plan'
import type { ColumnPlan, EnumPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { CellValue } from '../cell-value'
import { DesignLine } from './design-lines'
import type { DrawnPrint } from './sheet-design'
import { fits, sheetLayout, type SheetLayout } from './sheet-layout'
import { totalsOf } from './sheet-totals'
import { useNamed } from './use-named'
import { heavy } from '../../ui/heavy'

const Barcode = heavy(() => import('./barcode'))

/** A row that is printed, with all that stands below it. */
export interface SheetRow {
  row: Row
  /** Rows below, by the part's place in the plan. */
  below: Record<number, Row[]>
}

interface Props {
  /** The sheet as it stands, or as a design draws it. */
  print: DrawnPrint
  rows: readonly SheetRow[]
  enums: Record<string, EnumPlan>
  page: string
  call: string
}

/** The paper with one row or several on it. What has no value stays empty, to be filled in by hand; a barcode without one says so. */
export function Sheet({ print, rows, enums, page, call }: Props) {
  const layout = sheetLayout(print.paper)
  const { width, height } = print.paper
  const size = layout.isLabel ? { width: `${width}mm`, height: `${height}mm` } : { width: `${width}mm`, minHeight: `${height}mm` }
  return (
    <article
      className={`sheet ${layout.isLabel ? 'is-label' : 'is-page'}`}
      style={{ ...size, ['--sheet-padding' as string]: `${layout.padding}mm`, fontSize: `${layout.type}pt` }}
    >
      {rows.map((one, at) => <SheetParts key={at} print={print} one={one} layout={layout} enums={enums} page={page} call={call} />)}
    </article>
  )
}

interface PartsProps {
  print: DrawnPrint
  one: SheetRow
  layout: SheetLayout
  enums: Record<string, EnumPlan>
  page: string
  call: string
}

function SheetParts({ print, one, layout, enums, page, call }: PartsProps) {
  const lines = print.parts.flatMap((part) => (part.shows === 'line' ? [part.line] : []))
  const codes = Math.max(lines.filter(({ draw }) => draw === 'code128' || draw === 'qr').length, 1)
  return (
    <div className={`sheet-row${lines.length > 0 ? ' sheet-design' : ''}`}>
      {print.parts.map((part, at) => {
        if (part.shows === 'line') return <DesignLine key={at} line={part.line} paper={print.paper} codes={codes} row={one.row} enums={enums} />
        if (part.shows === 'fields') return <Fields key={at} part={part} row={one.row} layout={layout} enums={enums} page={page} call={call} />
        if (part.shows === 'rows') return <Rows key={at} part={part} rows={one.below[at] ?? []} drawn={{ enums, page, call }} numbered={!layout.isLabel} />
        if (part.shows !== 'barcode') return <Plain key={at} part={part} row={one.row} />
        const value = one.row[part.field.path]
        const text = value === null || value === undefined ? '' : String(value)
        if (text === '') return <div key={at} className="sheet-wrong">没有{part.field.label}</div>
        const dense = part.symbology === 'code128' && !fits(text, print.paper)
        return (
          <div key={at} className="sheet-code">
            {dense ? <div className="sheet-wrong">{part.field.label}太长，这种纸上扫不出来</div> : (
              <Suspense fallback={<div className="barcode is-waiting" style={{ height: `${layout.barcode}mm` }} />}>
                <Barcode text={text} symbology={part.symbology} height={part.symbology === 'qr' ? layout.qr : layout.barcode} />
              </Suspense>
            )}
            <div className="sheet-code-text">{text}</div>
          </div>
        )
      })}
    </div>
  )
}

/** What is the same on every sheet, but for words that a row has its own of. */
function Plain({ part, row }: { part: Exclude<SheetPart, { shows: 'fields' | 'rows' | 'barcode' }>; row: Row }) {
  if (part.shows === 'heading') return <header className="sheet-heading"><h1>{part.text}</h1>{part.below ? <p>{part.below}</p> : null}</header>
  if (part.shows === 'words') return <p className="sheet-words">{String((part.unless && row[part.unless.path]) || part.text)}</p>
  return <footer className="sheet-signatures">{part.of.map((name) => <div key={name}><span>{name}</span><i /></div>)}</footer>
}

function Fields({ part, row, layout, enums, page, call }: { part: Extract<SheetPart, { shows: 'fields' }>; row: Row } & Omit<PartsProps, 'print' | 'one'>) {
  const shown = part.fields.filter(({ hidden }) => !hidden)
  const { boxes } = part
  const isBlank = (field: ColumnPlan): boolean => row[field.path] === null || row[field.path] === undefined || row[field.path] === ''
  const value = (field: ColumnPlan) => ((!layout.isLabel || boxes) && isBlank(field)
    ? null
    : field.size
    ? <CellValue column={field} row={row} enums={enums} page={page} call={call} />
    : <>{textOf(field, row, enums)}{field.unit && !isBlank(field) ? ` ${field.unit}` : ''}</>)
  return (
    <section className={`sheet-fields${boxes ? ' is-boxes' : ''}${part.big ? ' is-big' : ''}`} style={boxes ? { ['--boxes' as string]: boxes } : undefined}>
      {part.title ? <h2>{part.title}</h2> : null}
      {layout.isLabel && !boxes ? shown.map((field) => <p key={field.key} style={{ WebkitLineClamp: layout.lines }}>{value(field)}</p>) : (
        <dl>{shown.map((field) => <div key={field.key}><dt>{field.label}</dt><dd>{value(field)}</dd></div>)}</dl>
      )}
    </section>
  )
}

/** By whose enums values are named, and whom a broken cell is told of. */
type Drawn = Pick<PartsProps, 'enums' | 'page' | 'call'>

function Rows({ part, rows, drawn, numbered }: {
  part: SheetRowsPlan
  rows: readonly Row[]
  drawn: Drawn
  numbered: boolean
}) {
  const shown = part.columns.filter(({ hidden }) => !hidden)
  const { byHand = [] } = part
  const totals = part.total && rows.length > 0 ? totalsOf(shown, rows) : []
  return (
    <section className="sheet-rows">
      {part.title ? <h2>{part.title}</h2> : null}
      <table>
        <thead><tr>{numbered ? <th scope="col" className="sheet-number">序号</th> : null}{shown.map(
          (column) => <th key={column.key} scope="col" className={`align-${column.align}`}>{column.label}{column.unit ? `(${column.unit})` : ''}</th>,
        )}{byHand.map((label) => <th key={label} scope="col" className="align-center sheet-by-hand">{label}</th>)}</tr></thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {numbered ? <td className="sheet-number">{at + 1}</td> : null}
              {shown.map((column) => <td key={column.key} className={`align-${column.align}`}>{cellOf(column, row, drawn)}</td>)}
              {byHand.map((label) => <td key={label} className="align-center"><i className="sheet-tick" /></td>)}
            </tr>
          ))}
          {rows.length === 0 ? <tr><td colSpan={shown.length + byHand.length + (numbered ? 1 : 0)} className="sheet-none">没有数据</td></tr> : null}
        </tbody>
        {totals.map(({ currency, values }) => (
          <tbody key={currency ?? ''} className="sheet-total">
            <tr>
              {numbered ? <td className="sheet-number">合计</td> : null}
              {shown.map(
                (column) => (
                  <td key={column.key} className={`align-${column.align}`}>
                    {values[column.path] === undefined ? '' : `${currency && column.currencyField ? `${currency} ` : ''}${groupDigits(values[column.path]!)}`}
                  </td>
                ),
              )}
              {byHand.map((label) => <td key={label} />)}
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  )
}

/** An empty place stays empty on paper: it may be filled in by hand. */
function cellOf(column: ColumnPlan, row: Row, { enums, page, call }: Drawn): ReactNode {
  const value = row[column.path]
  if (value === null || value === undefined || value === '') return ''
  if (column.size) return <CellValue column={column} row={row} enums={enums} page={page} call={call} />
  return textOf(column, row, enums)
}

/** A value in words; of an id, the name of whom or what it refers to. */
function textOf(field: ColumnPlan, row: Row, enums: Drawn['enums']): ReactNode {
  return field.options ? <NamedText field={field} row={row} enums={enums} /> : textOfCell(row[field.path], { row, field, enums, mixed: false })
}

function NamedText({ field, row, enums }: { field: ColumnPlan; row: Row; enums: Drawn['enums'] }) {
  const value = row[field.path]
  return textOfCell(value, { row, field, enums, mixed: false, nameOf: useNamed(field, value) })
}
