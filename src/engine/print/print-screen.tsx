/**
 * A print page: the rows that the address names (ids=1,2,3), each on its sheet or all on one, as they will lie on paper. The
 * bar above is not printed. How often each is wanted stands in the address too (copies=3).
 */
import './print.css'
import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons'
import { Alert, Button, InputNumber, Skeleton, Tooltip } from 'antd'
import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { PagePlan, PrintPlan } from '../../lib/plan'
import { keysOf } from '../route-key'
import { EmptyNotice, FailureNotice } from '../state-notice'
import { MOST_KEYS } from './print-question'
import { Sheet } from './sheet'
import { pageRule } from './sheet-layout'
import { useSheets } from './use-sheets'

const MOST_COPIES = 200
/** Sheets that one print holds: beyond, browsers grow slow. */
const MOST_SHEETS = 2000

function copiesOf(text: string | null): number {
  const value = Number(text)
  return Number.isInteger(value) && value >= 1 && value <= MOST_COPIES ? value : 1
}

export default function PrintScreen({ page, print }: { page: PagePlan; print: PrintPlan }) {
  const [address, setAddress] = useSearchParams()
  const said = address.toString()
  const keys = useMemo(() => keysOf(print.rowKey, new URLSearchParams(said)), [print.rowKey, said])
  const shownKeys = useStable(keys)
  const copies = print.per === 'row' ? copiesOf(address.get('copies')) : 1
  const { rows, missing, error, retry } = useSheets(print, shownKeys, page.page)
  const rule = useMemo(() => pageRule(print.paper), [print.paper])

  useEffect(() => {
    const style = document.createElement('style')
    style.textContent = rule
    document.head.append(style)
    document.body.classList.add('prints')
    return () => {
      style.remove()
      document.body.classList.remove('prints')
    }
  }, [rule])

  if (keys.length === 0) return <EmptyNotice says="地址里没有写明要打印哪些（ids=…），请从列表选择后进入" />
  if (error) return <FailureNotice error={error} onRetry={retry} />
  if (!rows) return <Skeleton className="page-skeleton" active paragraph={{ rows: 8 }} />

  const call = `${print.load.family}.${print.load.call}`
  const shared = { print, enums: page.enums, page: page.page, call }
  const wanted = rows.flatMap((one) => Array.from({ length: copies }, () => one))
  const sheets = wanted.slice(0, MOST_SHEETS)
  const setCopies = (value: number | null): void => {
    const next = new URLSearchParams(said)
    if (value === null || value === 1) next.delete('copies')
    else next.set('copies', String(value))
    setAddress(next, { replace: true })
  }
  return (
    <div className="print-screen">
      <header className="print-bar">
        <h1>{page.title}</h1>
        <span className="print-about">{print.paper.width} × {print.paper.height} 毫米 · 共 {print.per === 'row' ? sheets.length : 1} 张</span>
        {print.per === 'row' ? <label className="print-copies">每条 <InputNumber size="small" min={1} max={MOST_COPIES} precision={0} value={copies} onChange={setCopies} aria-label="每条张数" /> 张</label> : null}
        <span className="print-buttons">
          <Tooltip title="在打印窗口的“目标打印机”里选“另存为 PDF”，纸张与边距已按标签设好">
            <Button icon={<DownloadOutlined />} disabled={rows.length === 0} onClick={() => window.print()}>下载PDF</Button>
          </Tooltip>
          <Button type="primary" icon={<PrinterOutlined />} disabled={rows.length === 0} onClick={() => window.print()}>打印</Button>
        </span>
      </header>
      {missing > 0 ? <Alert className="print-note" type="warning" showIcon message={`有 ${missing} 条没有找到，或不在您可见的店铺范围内，没有列出`} /> : null}
      {keys.length > MOST_KEYS ? <Alert className="print-note" type="warning" showIcon message={`一次最多打印 ${MOST_KEYS} 条，后面的没有列出，请分几次打印`} /> : null}
      {wanted.length > sheets.length ? <Alert className="print-note" type="warning" showIcon message={`一次最多打印 ${MOST_SHEETS} 张，请减少张数或分几次打印`} /> : null}
      <div className="print-sheets">
        {print.per === 'all' ? <Sheet rows={rows} {...shared} /> : sheets.map((one, at) => <Sheet key={at} rows={[one]} {...shared} />)}
      </div>
    </div>
  )
}

/** The same keys are the same object, whatever else changes in the address. */
function useStable(keys: Record<string, string>[]): Record<string, string>[] {
  const text = JSON.stringify(keys)
  return useMemo(() => JSON.parse(text) as Record<string, string>[], [text])
}
