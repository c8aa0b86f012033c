/**
 * A print template while it is designed: a real row on paper in true size, by the lines as they are entered. Which sheet a
 * design is for is found in the plans of the print pages, so that it shows what printing will show.
 */
import '../../engine/print/print.css'
import './design-preview.css'
import { Alert, Skeleton } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { usePort } from '../../engine/port'
import type { StepPartProps } from '../../engine/parts'
import { fieldsOf } from '../../engine/print/print-question'
import { designFields, lineOf, paperOf } from '../../engine/print/sheet-design'
import { Sheet } from '../../engine/print/sheet'
import { messageOf } from '../../lib/call-error'
import type { PagePlan, PrintPlan } from '../../../contract/page-plan'
import type { Row } from '../../../contract/wire'

/** The route of the page whose sheets a design is for; which of them, the sheet itself says (`templates.of`). */
const PAGES: Record<string, string> = { printing_fnsku: '/Printing', printing_box: '/Printing', print_pick_list_label: '/print-pick-list' }
const PLAN = { family: 'app', call: 'pagePlan' }
const FULL_WIDTH_MM = 102

interface Sample { of: string; page: PagePlan; print: PrintPlan; row: Row | undefined }

export default function DesignPreview({ values }: StepPartProps) {
  const port = usePort()
  const of = String(values['design_of'] ?? '')
  const [sample, setSample] = useState<Sample>()
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    let left = false
    const load = async (): Promise<Sample | undefined> => {
      const { plan: page } = await port.call<{ plan: PagePlan }>(PLAN, { route: PAGES[of] })
      const print = page.print?.choices?.find(({ sheet }) => sheet.templates?.of === of)?.sheet
      if (!print) return undefined
      const { list } = await port.list(print.load, { page: 1, pageSize: 1, fields: fieldsOf(print), source: page.page })
      return { of, page, print, row: list[0] }
    }
    if (PAGES[of] !== undefined) {
      load().then((found) => (left ? undefined : setSample(found)), (error: unknown) => (left ? undefined : setFailed(messageOf(error))))
    }
    return () => {
      left = true
    }
  }, [port, of])
  const lines = values['lines'] as Row[] | undefined
  const paper = paperOf(String(values['paper_size'] ?? '50x30'))
  const design = useMemo(() => {
    if (!sample) return undefined
    const fields = designFields(sample.print)
    const inOrder = [...(lines ?? [])].filter((line) => line && line['field_name'])
    const foreign = inOrder.filter((line) => line['field_name'] !== 'words' && !fields.has(String(line['field_name']))).length
    return { lines: inOrder.map((line) => lineOf(line, fields)), foreign }
  }, [sample, lines])

  if (failed !== undefined) return <Alert type="warning" showIcon message={failed} />
  if (!sample || sample.of !== of || !design) return <Skeleton active paragraph={{ rows: 4 }} />
  const scale = Math.min(1, FULL_WIDTH_MM / paper.width)
  return (
    <div className="design-preview">
      <h2>预览 <span>{paper.width} × {paper.height} 毫米{scale < 1 ? `，缩至 ${Math.round(scale * 100)}%` : ''}</span></h2>
      {design.foreign > 0 ? <Alert type="warning" showIcon message={`有 ${design.foreign} 行的字段这种单据没有，打印时空着`} /> : null}
      {sample.row ? (
        <div style={{ zoom: scale }}>
          <Sheet
            print={sample.print} rows={[{ row: sample.row, below: {} }]} enums={sample.page.enums} page={sample.page.page} call=""
            design={{ id: '', name: '', paper, lines: design.lines }}
          />
        </div>
      ) : <Alert type="info" showIcon message="还没有可以预览的数据" />}
      <p>用的是一条真实的数据；打印时每条数据一张。</p>
    </div>
  )
}
