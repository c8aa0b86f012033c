/** The lines of a preview, or of what became of them: each with a box to take it away, and why it is held back. */
import { Checkbox, Table, Tag } from 'antd'
import { useState } from 'react'
import type { Line, LinesAnswer } from '../../../contract/lines'

interface Props {
  answer: LinesAnswer | undefined
  /** They have been written. */
  over: boolean
  /** Lines that were taken away. */
  left: ReadonlySet<string>
  onLeave: (left: ReadonlySet<string>) => void
}

export function LinesTable({ answer, over, left, onLeave }: Props) {
  const [wrongOnly, setWrongOnly] = useState(false)
  if (!answer) return <div className="lines-waiting" />
  const { lines } = answer
  const shown = wrongOnly ? lines.filter(({ error }) => error !== undefined) : lines
  const can = lines.filter(({ error }) => error === undefined)
  return (
    <div className="bulk-items">
      <div className="bulk-counts">
        <span>共 <b>{count(lines.length)}</b> 条</span>
        <span>{over ? '已写入' : '可以写入'} <b>{count(answer.done)}</b></span>
        {answer.refused > 0 ? (
          <>
            <span className="import-failed">{over ? '没有写入' : '不能写入'} <b>{count(answer.refused)}</b></span>
            <Checkbox checked={wrongOnly} onChange={(event) => setWrongOnly(event.target.checked)}>只看{over ? '没有写入的' : '不能写入的'}</Checkbox>
          </>
        ) : null}
      </div>
      {lines.length === 0 ? <p className="bulk-none">没有可以写入的内容</p> : (
        <Table<Line>
          size="small"
          rowKey="line"
          dataSource={shown}
          scroll={{ y: 320 }}
          pagination={shown.length > 50 ? { pageSize: 50, size: 'small', showSizeChanger: false } : false}
          rowClassName={({ error }) => (error === undefined ? '' : 'row-mark mark-danger')}
          {...(over ? {} : {
            rowSelection: {
              columnWidth: 40,
              selectedRowKeys: can.filter(({ line }) => !left.has(line)).map(({ line }) => line),
              getCheckboxProps: ({ error, cells }: Line) => ({
                disabled: error !== undefined, 'aria-label': answer.columns.map(({ name }) => cells[name] ?? '').join(' '),
              }),
              onChange: (keys) => onLeave(new Set(can.filter(({ line }) => !keys.includes(line)).map(({ line }) => line))),
            },
          })}
          columns={[
            ...answer.columns.map(({ name, label, figure, short }) => ({
              key: name, title: label, ellipsis: figure !== true,
              ...(figure ? { width: 100, align: 'right' as const } : short ? { width: 88 } : {}),
              render: (_value: unknown, { cells }: Line) => cells[name] ?? '-',
            })),
            {
              key: 'result', title: over ? '结果' : '检查', width: 176,
              render: (_value: unknown, { error }: Line) => (error === undefined
                ? <Tag color="success" bordered={false}>{over ? '成功' : '可以写入'}</Tag> : <span className="import-failed">{error}</span>),
            },
          ]}
        />
      )}
    </div>
  )
}

function count(value: number): string {
  return value.toLocaleString('en-US')
}
