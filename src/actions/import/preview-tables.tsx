/** The tables of an import's preview: days, sums, unmatched fees, broken rules, refused rows, what an unknown file looked like. */
import { Alert, Button, Table, Tag } from 'antd'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../contract/format/money'
import { formatInteger } from '../../../contract/format/number'
import type { BrokenRule, ImportPreview, PreviewDay, RefusedRow, UnmatchedFee, Unrecognised as Seen } from '../../../contract/imports'

const SCROLL = { y: 220 }

/** A heading with a note in grey beside it and `extra` at its right, around any table of the preview. */
export function Section({ title, note, extra, children }: { title: string; note?: string; extra?: ReactNode; children: ReactNode }) {
  return (
    <section className="import-section">
      <h4>{title}{note ? <span className="cell-muted"> {note}</span> : null}{extra ? <span className="import-section-extra">{extra}</span> : null}</h4>
      {children}
    </section>
  )
}

/** Fewer rows of a day than before: what is there now would shrink. */
export function shrinks(day: PreviewDay): boolean {
  return day.rows < day.replaced
}

/** Rows written, replaced and refused for each day; days that would shrink are marked. A day of null: rows without a date. */
export function DaysTable({ days }: { days: readonly PreviewDay[] }) {
  return (
    <Section title="按日期" note={`共 ${days.length} 天`}>
      <Table<PreviewDay>
        size="small"
        pagination={false}
        rowKey={(day) => day.day ?? ''}
        dataSource={days as PreviewDay[]}
        scroll={days.length > 7 ? SCROLL : undefined}
        rowClassName={(day) => (shrinks(day) ? 'row-mark mark-warning' : '')}
        columns={[
          { title: '日期', dataIndex: 'day', width: 140, render: (day: string | null) => day ?? '无日期' },
          { title: '写入行数', dataIndex: 'rows', align: 'right', render: formatInteger },
          { title: '替换原有', dataIndex: 'replaced', align: 'right', render: formatInteger },
          {
            title: '拒绝', dataIndex: 'refused', align: 'right',
            render: (value: number) => <span className={value > 0 ? 'import-failed' : ''}>{formatInteger(value)}</span>,
          },
          {
            title: '', key: 'says', width: 160,
            render: (_value, day) => (shrinks(day) ? <span className="import-warned">比原有少 {formatInteger(day.replaced - day.rows)} 行</span> : null),
          },
        ]}
      />
    </Section>
  )
}

/** Sums of each amount by currency, exact decimal texts, to be held against the marketplace's own figures. */
export function SumsTable({ sums }: { sums: ImportPreview['sums'] }) {
  return (
    <Section title="金额合计" note="可与亚马逊后台核对">
      <Table<ImportPreview['sums'][number]>
        size="small"
        pagination={false}
        rowKey={(sum) => `${sum.field} ${sum.currency}`}
        dataSource={sums}
        scroll={sums.length > 7 ? SCROLL : undefined}
        columns={[
          { title: '金额', dataIndex: 'label' },
          { title: '币种', dataIndex: 'currency', width: 100 },
          { title: '合计', dataIndex: 'amount', align: 'right', render: (
            amount: string, sum,
          ) => <span className="cell-number">{formatMoney(amount, { currency: sum.currency, scale: Math.max(2, amount.split('.')[1]?.length ?? 0) })}</span> },
        ]}
      />
    </Section>
  )
}

/** Fees that no rule knows: they are written all the same, and counted as 未匹配. */
export function UnmatchedFees({ fees }: { fees: readonly UnmatchedFee[] }) {
  return (
    <Section title="未匹配的费用" note="会照常写入，计入「未匹配」，不会丢弃">
      <Table<UnmatchedFee>
        size="small"
        className="import-unmatched"
        pagination={false}
        rowKey={(fee) => JSON.stringify([fee.transactionType, fee.amountFamily, fee.amountName, fee.description, fee.currency])}
        dataSource={fees as UnmatchedFee[]}
        scroll={fees.length > 7 ? SCROLL : undefined}
        columns={[
          { title: '交易类型', dataIndex: 'transactionType', width: 160, ellipsis: true },
          { title: '费用', dataIndex: 'amountName', width: 200, ellipsis: true },
          { title: '描述', dataIndex: 'description', ellipsis: true, render: (value: string | null) => value ?? '-' },
          { title: '笔数', dataIndex: 'lines', width: 80, align: 'right', render: formatInteger },
          {
            title: '金额', dataIndex: 'amount', width: 130, align: 'right',
            render: (amount: string, fee) => <b className="cell-number">{formatMoney(amount, { currency: fee.currency })}</b>,
          },
        ]}
      />
    </Section>
  )
}

/** A warning for each rule of the report that its rows do not meet, with at most three examples; the rows are kept. */
export function BrokenRules({ rules }: { rules: readonly BrokenRule[] }) {
  return (
    <>
      {rules.map((rule) => (
        <Alert
          key={rule.says}
          type="warning"
          showIcon
          message={`${rule.says}（${formatInteger(rule.count)} 处，行已保留）`}
          description={rule.examples.slice(0, 3).map((one, position) => (
            <div
              key={position} className="import-example"
            >{one.line === null ? '' : `第 ${one.line} 行：`}应为 {one.expected}，实为 {one.found}{one.text ? `　${one.text}` : ''}</div>
          ))}
        />
      ))}
    </>
  )
}

/** The first refused rows, of `total`; without `onDownload` they cannot be had as a file. */
export function Refusals({ rows, total, onDownload }: { rows: readonly RefusedRow[]; total: number; onDownload?: () => void }) {
  return (
    <Section
      title="被拒绝的行" note={rows.length < total ? `共 ${formatInteger(total)} 行，这里显示前 ${rows.length} 行` : `共 ${formatInteger(total)} 行`}
      extra={onDownload ? <Button size="small" type="link" onClick={onDownload}>下载全部</Button> : null}
    >
      <Table<RefusedRow>
        size="small"
        pagination={false}
        rowKey={(row) => `${row.line} ${row.column}`}
        dataSource={rows as RefusedRow[]}
        scroll={rows.length > 7 ? SCROLL : undefined}
        columns={[
          { title: '行号', dataIndex: 'line', width: 80, align: 'right' },
          { title: '列', dataIndex: 'column', width: 160, ellipsis: true },
          { title: '内容', dataIndex: 'text', width: 180, ellipsis: true },
          { title: '原因', dataIndex: 'reason' },
        ]}
      />
    </Section>
  )
}

/** Says that nothing was written, the formats that come nearest with the columns they lack (twelve at most), and how the file begins. */
export function Unrecognised({ message, unrecognised }: { message: string | null; unrecognised: Seen }) {
  const width = Math.max(...unrecognised.seen.map((row) => row.length), 0)
  return (
    <>
      <Alert type="error" showIcon message="不是已知的报告格式，没有写入任何数据" description={message} />
      {unrecognised.nearest.length > 0 ? (
        <Section title="最接近的格式">
          {unrecognised.nearest.map((near) => (
            <div key={near.format} className="import-nearest">
              <b>{near.label}</b>
              <span className="cell-muted">已有 {near.matched.length} 列{near.missing.length > 0 ? '，缺少：' : ''}</span>
              {near.missing.slice(0, 12).map((name) => <Tag key={name} color="error" bordered={false}>{name}</Tag>)}
              {near.missing.length > 12 ? <span className="cell-muted">等 {near.missing.length} 列</span> : null}
            </div>
          ))}
        </Section>
      ) : null}
      <Section title="文件开头的内容">
        <div className="import-seen">
          <table>
            <tbody>
              {unrecognised.seen.map((row, line) => (
                <tr key={line}>{Array.from({ length: width }, (_none, at) => <td key={at}>{row[at] ?? ''}</td>)}</tr>
              ))}
            </tbody>
          </table>
        </div>
      </Section>
    </>
  )
}
