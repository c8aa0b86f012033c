/**
 * What a file would do, before anything is written: first what needs a person (the shop, unmatched fees, warnings), then
 * what was recognised, then every day, sum and refused row.
 */
import { Alert, Button, Descriptions, Space, Tag } from 'antd'
import { WARNINGS } from '../../../contract/imports'
import type { ImportPreview, NewShops as NewShopsOffer, PreviewWarning, ShownAt } from '../../../contract/imports'
import type { CallRef } from '../../../contract/plan'
import { MapReport, type Mapping } from './map-report'
import { NewShops } from './new-shops'
import type { NewShop } from './new-shops'
import { AssignShop, OddDates, SnapshotDay, SnapshotPeriod } from './preview-said'
import type { Say } from './preview-said'
import { BrokenRules, DaysTable, Refusals, Section, SumsTable, Unrecognised, UnmatchedFees } from './preview-tables'

interface Props {
  preview: ImportPreview
  /** Labels of the formats that the page takes; empty: any. */
  formats: readonly { format: string; label: string }[]
  /** Given where the person may say more about the file; it is then previewed anew. */
  onSay?: (say: Say) => Promise<void>
  onDownloadRefused?: () => void
  /** Of a file that no report knows: its columns, and the call that answers those of a report. */
  mapping?: Mapping
  asks?: CallRef
  /** Shops that could be made for a file without one. */
  newShops?: NewShopsOffer
  onMakeShops?: (shops: NewShop[]) => void
  busy?: boolean
  /** Where the rows of a written file are seen. */
  shownAt?: readonly ShownAt[]
  onShow?: (at: ShownAt) => void
}

const count = (value: number): string => value.toLocaleString('en-US')

const ENCODINGS: Record<string, string> = { 'utf-8': 'UTF-8', 'utf-8-bom': 'UTF-8（带 BOM）', gb18030: 'GB18030', cp1252: 'Windows-1252', shift_jis: 'Shift_JIS' }
const DELIMITERS: Record<string, string> = { ',': '逗号分隔', ';': '分号分隔', '\t': '制表符分隔', '\\t': '制表符分隔' }

/**
 * Draws a preview in whatever state it is, also refused, failed or written. `onSay` is offered while the file waits to be written, and where no report
 * knows it.
 */
export function PreviewPanel({ preview, formats, onSay, onDownloadRefused, newShops, onMakeShops, busy = false, shownAt = [], onShow, mapping, asks }: Props) {
  const say = preview.state === 'preview' ? onSay : undefined
  const isOther = preview.report !== null && formats.length > 0 && !formats.some(({ format }) => format === preview.report)
  // Those with a control of their own are said beside it.
  const said = preview.warnings.filter(({ code }) => code !== 'unknownColumns' && code !== 'dates' && code !== 'undated')
  const grave = said.filter(({ code }) => WARNINGS[code].stops)
  const mild = said.filter(({ code }) => !WARNINGS[code].stops)
  return (
    <div className="import-preview">
      {preview.unrecognised ? <Unrecognised message={preview.message} unrecognised={preview.unrecognised} /> : null}
      {preview.unrecognised && mapping && asks && onSay ? <MapReport file={preview.id} preview={asks} mapping={mapping} onSay={onSay} /> : null}
      {!preview.unrecognised && (preview.state === 'refused' || preview.state === 'fail') ? (
        <Alert type="error" showIcon message={preview.state === 'fail' ? '处理失败' : '文件被拒绝'} description={preview.message} />
      ) : null}
      {preview.state === 'committed' ? <Alert
        type="success" showIcon message={preview.message ?? `已写入 ${count(preview.accepted)} 行`}
        description={shownAt.length > 0 && onShow ? <ShownLinks shownAt={shownAt} onShow={onShow} /> : undefined}
      /> : null}
      {isOther ? <Alert
        type="warning" showIcon
        message={`识别为「${preview.reportLabel ?? preview.report}」，本页使用的是${formats.map(({ label }) => `「${label}」`).join('、')}。仍可写入，数据会出现在对应页面。`}
      /> : null}
      {preview.needsShop && newShops && onMakeShops ? <NewShops offer={newShops} busy={busy} onMake={onMakeShops} /> : null}
      {preview.needsShop && onSay && (newShops?.hasShops ?? true) ? <AssignShop marketplaces={preview.marketplaces} onSay={onSay} /> : null}
      {preview.snapshotDay && preview.snapshotDay.to === undefined ? <SnapshotDay snapshot={preview.snapshotDay} onSay={say} /> : null}
      {preview.snapshotDay?.to !== undefined
        ? <SnapshotPeriod snapshot={preview.snapshotDay} needed={preview.needsDays === true} onSay={say} /> : null}
      {preview.oddDates ? <OddDates odd={preview.oddDates} onSay={say} /> : null}
      {preview.unmatched.length > 0 ? <UnmatchedFees fees={preview.unmatched} /> : null}
      {grave.map((warning) => <WarningAlert key={warning.code + warning.says} warning={warning} />)}
      {preview.report === null ? null : <Recognised preview={preview} />}
      {preview.broken.length > 0 ? <BrokenRules rules={preview.broken} /> : null}
      {mild.length > 0 ? <Alert type="info" showIcon message={mild.map((warning) => <div key={warning.code + warning.says}>{warning.says}</div>)} /> : null}
      {preview.days.length > 0 ? <DaysTable days={preview.days} /> : null}
      {preview.sums.length > 0 ? <SumsTable sums={preview.sums} /> : null}
      {preview.refusedCount > 0 ? <Refusals rows={preview.refused} total={preview.refusedCount} onDownload={onDownloadRefused} /> : null}
      {preview.unknownColumns.length > 0 ? (
        <Section title="未识别的列" note="这些列不会写入">
          {preview.unknownColumns.map((name) => <Tag key={name}>{name}</Tag>)}
        </Section>
      ) : null}
    </div>
  )
}

function ShownLinks({ shownAt, onShow }: { shownAt: readonly ShownAt[]; onShow: (at: ShownAt) => void }) {
  return (
    <div className="import-next">
      <span>查看数据：</span>
      {shownAt.map((at) => <Button key={at.route} type="link" onClick={() => onShow(at)}>{at.title}</Button>)}
    </div>
  )
}

function WarningAlert({ warning }: { warning: PreviewWarning }) {
  const days = warning.days ?? []
  const shown = days.slice(0, 12).join('、')
  return <Alert
    type="warning" showIcon message={warning.says} description={days.length > 0 ? `${shown}${days.length > 12 ? ` 等 ${days.length} 天` : ''}` : undefined}
  />
}

function Recognised({ preview }: { preview: ImportPreview }) {
  const encoding = preview.encoding ? (ENCODINGS[preview.encoding.toLowerCase()] ?? preview.encoding) : ''
  const written =
    [encoding, preview.delimiter ? (DELIMITERS[preview.delimiter] ?? preview.delimiter) : '', preview.sheet
      ? `工作表 ${preview.sheet}`
      : '', preview.headerLine ? `表头在第 ${preview.headerLine} 行` : '', preview.numberStyle ? `数字写法 ${preview.numberStyle}` : ''].filter(Boolean).join(' · ')
  return (
    <Descriptions
      size="small"
      column={2}
      bordered
      className="import-facts"
      items={[
        { key: 'report', label: '识别为', children: <b>{preview.reportLabel ?? preview.report}</b> },
        { key: 'shop', label: '店铺', children: preview.shopName ?? (preview.shopId ?? <span className="cell-muted">未指定</span>) },
        { key: 'period', label: '数据期间', children: preview.dataStart ? `${preview.dataStart} 至 ${preview.dataEnd ?? preview.dataStart}` : '-' },
        { key: 'zone', label: '时区 / 币种', children: [preview.zone, preview.currency].filter(Boolean).join(' / ') || '-' },
        {
          key: 'rows',
          label: '行数',
          span: 2,
          children: (
            <Space size={16} wrap>
              <span>共 <b>{count(preview.rows)}</b></span>
              <span>写入 <b>{count(preview.accepted)}</b></span>
              <span>覆盖原有 <b>{count(preview.replaced)}</b></span>
              <span className={preview.refusedCount > 0 ? 'import-failed' : ''}>拒绝 <b>{count(preview.refusedCount)}</b></span>
              {preview.leftOut > 0 ? <span>按规则略过 <b>{count(preview.leftOut)}</b></span> : null}
            </Space>
          ),
        },
        { key: 'file', label: '文件', span: 2, children: <span className="cell-muted">{written || '-'}</span> },
      ]}
    />
  )
}
