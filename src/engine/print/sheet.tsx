/** One sheet of paper in true millimetres: fields, tables of rows below, barcodes, in the order of the plan. */
import { lazy, Suspense } from 'react'
import { textOfCell } from '../../kinds/columns/cell-text'
import type { ColumnPlan, EnumPlan, FieldsPlan, PrintPlan, RowsBelowPlan } from '../../lib/plan'
import type { Row } from '../../lib/wire'
import { CellValue } from '../cell-value'
import { fits, sheetLayout, type SheetLayout } from './sheet-layout'

const Barcode = lazy(() => import('./barcode'))

export interface SheetRow {
  row: Row
  /** Rows below, by the part's place in the plan. */
  below: Record<number, Row[]>
}

interface Props {
  print: PrintPlan
  rows: readonly SheetRow[]
  enums: Record<string, EnumPlan>
  page: string
  call: string
}

export function Sheet({ print, rows, enums, page, call }: Props) {
  const layout = sheetLayout(print.paper)
  const { width, height } = print.paper
  const size = layout.isLabel ? { width: `${width}mm`, height: `${height}mm` } : { width: `${width}mm`, minHeight: `${height}mm` }
  return (
    <article className={`sheet ${layout.isLabel ? 'is-label' : 'is-page'}`} style={{ ...size, ['--sheet-padding' as string]: `${layout.padding}mm`, fontSize: `${layout.type}pt` }}>
      {rows.map((one, at) => <SheetParts key={at} print={print} one={one} layout={layout} enums={enums} page={page} call={call} />)}
    </article>
  )
}

interface PartsProps {
  print: PrintPlan
  one: SheetRow
  layout: SheetLayout
  enums: Record<string, EnumPlan>
  page: string
  call: string
}

function SheetParts({ print, one, layout, enums, page, call }: PartsProps) {
  return (
    <div className="sheet-row">
      {print.parts.map((part, at) => {
        if (part.shows === 'fields') return <Fields key={at} part={part} row={one.row} layout={layout} enums={enums} page={page} call={call} />
        if (part.shows === 'rows') return <Rows key={at} part={part} rows={one.below[at] ?? []} enums={enums} />
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

function Fields({ part, row, layout, enums, page, call }: { part: FieldsPlan; row: Row } & Omit<PartsProps, 'print' | 'one'>) {
  const shown = part.fields.filter(({ hidden }) => !hidden)
  const value = (field: ColumnPlan) => (field.size ? <CellValue column={field} row={row} enums={enums} page={page} call={call} /> : <>{textOfCell(row[field.path], { row, field, enums, mixed: false })}{field.unit ? ` ${field.unit}` : ''}</>)
  return (
    <section className="sheet-fields">
      {part.title ? <h2>{part.title}</h2> : null}
      {layout.isLabel ? shown.map((field) => <p key={field.key} style={{ WebkitLineClamp: layout.lines }}>{value(field)}</p>) : (
        <dl>{shown.map((field) => <div key={field.key}><dt>{field.label}</dt><dd>{value(field)}</dd></div>)}</dl>
      )}
    </section>
  )
}

function Rows({ part, rows, enums }: { part: RowsBelowPlan; rows: readonly Row[]; enums: Record<string, EnumPlan> }) {
  const shown = part.columns.filter(({ hidden }) => !hidden)
  return (
    <section className="sheet-rows">
      {part.title ? <h2>{part.title}</h2> : null}
      <table>
        <thead><tr>{shown.map((column) => <th key={column.key} scope="col" className={`align-${column.align}`}>{column.label}</th>)}</tr></thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>{shown.map((column) => <td key={column.key} className={`align-${column.align}`}>{textOfCell(row[column.path], { row, field: column, enums, mixed: false })}</td>)}</tr>
          ))}
          {rows.length === 0 ? <tr><td colSpan={shown.length} className="sheet-none">没有数据</td></tr> : null}
        </tbody>
      </table>
    </section>
  )
}
