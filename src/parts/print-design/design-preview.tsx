/**
 * A print template while it is designed: a real row on paper in true size, by the lines as they are entered. Which sheet a
 * design is for is found in the plans of the print pages, so that it shows what printing will show.
 */
import '../../engine/print/print.css'
import './design-preview.css'
import { Alert, Skeleton } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { belowQuestion } from '../../engine/below-question'
import { usePort, type DataPort } from '../../engine/port'
import type { StepPartProps } from '../../engine/parts'
import { fieldsOf } from '../../engine/print/print-question'
import { designFields, drawnBy, lineOf, paperOf, type DrawnPrint } from '../../engine/print/sheet-design'
import { Sheet, type SheetRow } from '../../engine/print/sheet'
import { messageOf } from '../../lib/call-error'
import type { PagePlan, PrintPlan, RowsBelowPlan } from '../../../contract/page-plan'
import type { Row } from '../../../contract/wire'

/** Says the route of the page whose sheets a design is for; which of them, the sheet itself says (`templates.of`). */
const FIELDS = { family: 'shipment', call: 'printFields' }
const PLAN = { family: 'app', call: 'pagePlan' }
const FULL_WIDTH_MM = 102

/** A row with the rows below it, by the name of their list. */
interface SampleRow { row: Row; below: Record<string, Row[]> }

interface Sample { of: string; page: PagePlan; print: PrintPlan; row: SampleRow | undefined }

/**
 * `values` is the form: `design_of`, `paper_size` (mm, "50x30" where it says none) and `lines`. Shows the first row of the print page's list; asks once
 * for each design.
 */
export default function DesignPreview({ values }: StepPartProps) {
  const port = usePort()
  const of = String(values['design_of'] ?? '')
  const [sample, setSample] = useState<Sample>()
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    let left = false
    const load = async (): Promise<Sample | undefined> => {
      const { route } = await port.call<{ route: string }>(FIELDS, { design_of: of })
      const { plan: page } = await port.call<{ plan: PagePlan }>(PLAN, { route })
      const print = [page.print, ...(page.print?.choices ?? []).map(({ sheet }) => sheet)].find((sheet) => sheet?.templates?.of === of)
      if (!print?.templates) return undefined
      // Whatever a line may name is asked for once: lines come and go while somebody draws.
      const whole = { ...print, parts: [...print.parts, { shows: 'fields' as const, fields: print.templates.fields }] }
      const { list } = await port.list(print.load, { page: 1, pageSize: 1, fields: fieldsOf(whole), source: page.page })
      const [row] = list
      return { of, page, print, row: row && { row, below: await tablesOf(port, print.templates.rows, row, page.page) } }
    }
    if (of !== '') load().then((found) => (left ? undefined : setSample(found)), (error: unknown) => (left ? undefined : setFailed(messageOf(error))))
    return () => {
      left = true
    }
  }, [port, of])
  const lines = values['lines'] as Row[] | undefined
  const size = String(values['paper_size'] ?? '50x30')
  const paper = useMemo(() => paperOf(size), [size])
  const design = useMemo(() => {
    if (!sample) return undefined
    const fields = designFields(sample.print)
    const inOrder = [...(lines ?? [])].filter((line) => line && line['field_name'])
    const drawn = inOrder.map((line) => lineOf(line, fields))
    return { print: drawnBy(sample.print, { paper, lines: drawn }), foreign: drawn.filter(({ known }) => !known).length }
  }, [sample, lines, paper])

  if (failed !== undefined) return <Alert type="warning" showIcon message={failed} />
  if (!sample || sample.of !== of || !design) return <Skeleton active paragraph={{ rows: 4 }} />
  const scale = Math.min(1, FULL_WIDTH_MM / paper.width)
  return (
    <div className="design-preview">
      <h2>预览 <span>{paper.width} × {paper.height} 毫米{scale < 1 ? `，缩至 ${Math.round(scale * 100)}%` : ''}</span></h2>
      {design.foreign > 0 ? <Alert type="warning" showIcon message={`有 ${design.foreign} 行的字段这种单据没有，打印时空着`} /> : null}
      {sample.row ? (
        <div style={{ zoom: scale }}>
          <Sheet print={design.print} rows={[rowOf(design.print, sample.row)]} enums={sample.page.enums} page={sample.page.page} call="" />
        </div>
      ) : <Alert type="info" showIcon message="还没有可以预览的数据" />}
      <p>用的是一条真实的数据；打印时每条数据一张。</p>
    </div>
  )
}

/** Lines of a table that a preview shows. */
const FEW = 8

async function tablesOf(port: DataPort, tables: readonly RowsBelowPlan[], row: Row, source: string): Promise<Record<string, Row[]>> {
  const found = await Promise.all(tables.map(async (table) => {
    const question = belowQuestion(table, row, 1, FEW, source)
    return [table.has, table.list && question ? (await port.list(table.list, question)).list : ((row[table.has] as Row[] | undefined) ?? [])] as const
  }))
  return Object.fromEntries(found)
}

function rowOf({ parts }: DrawnPrint, { row, below }: SampleRow): SheetRow {
  return { row, below: Object.fromEntries(parts.flatMap((part, at) => (part.shows === 'rows' ? [[at, below[part.has] ?? []]] : []))) }
}
