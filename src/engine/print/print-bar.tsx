/** The bar above the sheets: which sheet, by which design, how large, how many pages; printing, and saying that it was printed. */
import './print-bar.css'
import { DownloadOutlined, MinusOutlined, PlusOutlined, PrinterOutlined } from '../../ui/icons'
import { Button, InputNumber, Segmented, Select } from 'antd'
import { Link } from 'react-router'
import { messageOf } from '../../lib/call-error'
import type { CallRef } from '../../../contract/plan'
import { newWriteKey } from '../../lib/write-key'
import { ask } from '../../ui/dialog'
import { Tip } from '../../ui/tip'
import { PageLacks } from '../page-lacks'
import type { BookSheet } from './sheet-lines'
import { usePort } from '../port'
import { useNotices } from '../../ui/notices'

interface Props {
  title: string
  /** What the page cannot do yet. */
  lacks: readonly string[] | undefined
  choices: { code: string; title: string }[] | undefined
  choice: string | undefined
  onChoice: (code: string) => void
  designs: { id: string; name: string }[]
  design: string | undefined
  /** `standard`: the sheet's own. */
  onDesign: (id: string) => void
  /** What one's own designs of the sheet are for; left out: it has none. */
  designOf?: string
  paper: { width: number; height: number }
  pages: number
  zoom: number
  onZoom: (zoom: number) => void
  isEmpty?: boolean
  copies?: { value: number; most: number; onChange: (value: number | null) => void }
  /** What lies there, for a workbook; left out: labels, which are none. */
  onBook?: () => BookSheet[]
  /** Is told the ids once the person says that they were printed. */
  printed?: { call: CallRef; ids: string[] }
}

/** Where designs are drawn: the one that is printed by, or a new one that begins as the standard sheet. */
function routeOf(design: string | undefined, of: string): string {
  return `/print-template-add?${design === undefined ? `design_of=${encodeURIComponent(of)}` : `id=${encodeURIComponent(design)}`}`
}

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3]
const STANDARD = 'standard'
/** More choices than this stand in a list. */
const MANY = 5

/** A person chooses sheet and design, zooms, prints or fetches a workbook. With `printed` they are asked afterwards whether it came out. */
export function PrintBar({
  title, lacks, choices, choice, onChoice, designs, design, onDesign, designOf, paper, pages, zoom, onZoom, isEmpty = true, copies, printed, onBook,
}: Props) {
  const port = usePort()
  const { modal, message } = useNotices()
  const mark = async ({ call, ids }: NonNullable<Props['printed']>): Promise<void> => {
    try {
      await port.call(call, { ids }, { idempotencyKey: newWriteKey() })
      void message.success('已标记为已打印')
    } catch (error) {
      void message.error(messageOf(error))
      throw error
    }
  }
  const book = async (): Promise<void> => {
    const sheets = onBook?.() ?? []
    try {
      await port.download(port.own.sheetBook!, { name: sheets[0]?.title ?? title, sheets: sheets.map(({ title: of, lines }) => ({ title: of, lines })) })
    } catch (error) {
      void message.error(messageOf(error))
    }
  }
  const print = (): void => {
    window.print()
    // Browsers do not tell whether paper came out: only the person knows.
    if (printed) ask(modal, { title: '打印完成了吗？', content: `标记后，列表里的打印状态随之改变（${printed.ids.length} 条）`, ok: '标记为已打印', cancel: '没有打印', onOk: () => mark(printed) })
  }
  const step = (by: 1 | -1): void => {
    const next = ZOOMS[ZOOMS.indexOf(zoom) + by]
    if (next !== undefined) onZoom(next)
  }
  return (
    <header className="print-bar">
      <h1>{title}</h1>
      {lacks ? <PageLacks lacks={lacks} /> : null}
      {choices && choices.length > MANY ? <Select
        className="print-choice" value={choice} onChange={onChoice} aria-label="单据"
        options={choices.map(({ code, title: label }) => ({ value: code, label }))}
      /> : null}
      {choices && choices.length > 1 && choices.length <= MANY ? <Segmented
        value={choice} onChange={(code) => onChoice(String(code))} options={choices.map(({ code, title: label }) => ({ value: code, label }))}
        aria-label="单据"
      /> : null}
      {designs.length > 0 ? <Select
        className="print-design" value={design ?? STANDARD} onChange={onDesign} aria-label="打印模板"
        options={[{ value: STANDARD, label: '标准模板' }, ...designs.map(({ id, name }) => ({ value: id, label: name }))]}
      /> : null}
      <span className="print-about">{paper.width} × {paper.height} 毫米 · 共 {pages} 张</span>
      {copies ? (
        <label
          className="print-copies"
        >每条 <InputNumber size="small" min={1} max={copies.most} precision={0} value={copies.value} onChange={copies.onChange} aria-label="每条张数" /> 张</label>
      ) : null}
      <span className="print-buttons">
        <span className="print-zoom" role="group" aria-label="缩放">
          <Button size="small" type="text" icon={<MinusOutlined />} aria-label="缩小" disabled={zoom === ZOOMS[0]} onClick={() => step(-1)} />
          <Button size="small" type="text" aria-label={`${Math.round(zoom * 100)}%，恢复原大`} onClick={() => onZoom(1)}>{Math.round(zoom * 100)}%</Button>
          <Button size="small" type="text" icon={<PlusOutlined />} aria-label="放大" disabled={zoom === ZOOMS.at(-1)} onClick={() => step(1)} />
        </span>
        {designOf === undefined ? null : (
          <Tip title="从标准版式开始设计公司自己的模板"><Link to={routeOf(design, designOf)} className="print-design-own">{design ? '修改模板' : '设计模板'}</Link></Tip>
        )}
        {onBook && !isEmpty && port.own.sheetBook ? <Button icon={<DownloadOutlined />} onClick={() => void book()}>下载Excel</Button> : null}
        <Tip title="在打印窗口的“目标打印机”里选“另存为 PDF”，纸张与边距已按标签设好">
          <Button icon={<DownloadOutlined />} disabled={isEmpty} onClick={() => window.print()}>下载PDF</Button>
        </Tip>
        <Button type="primary" icon={<PrinterOutlined />} disabled={isEmpty} onClick={print}>打印</Button>
      </span>
    </header>
  )
}
