/** The lines of a preview, or of what became of them: each with a box to take it away, or to choose it alone, and why it is held back. */
import { Checkbox, Table, Tag } from 'antd'
import { useState } from 'react'
import type { Line, LinesAnswer } from '../../../contract/lines'
import type { DialogPlan } from '../../../contract/plan'

interface Props {
  answer: LinesAnswer | undefined
  /** All that can be are written, one is, or they are only told. */
  way: NonNullable<DialogPlan['preview']>
  /** They have been written. */
  over: boolean
  /** Lines that were taken away. */
  left: ReadonlySet<string>
  onLeave: (left: ReadonlySet<string>) => void
  /** The one line that was chosen. */
  picked: string | undefined
  onPick: (line: string | undefined) => void
}

/** What is said of lines that can be written, and of the others: before, and once they are. */
const WORDS = { can: '可以写入', cannot: '不能写入' }
const OVER = { can: '已写入', cannot: '没有写入' }
const OFFERED = { can: '可用', cannot: '不可用' }

/** Draws only the room while `answer` is undefined. With `over` nothing can be chosen any more. */
export function LinesTable({ answer, way, over, left, onLeave, picked, onPick }: Props) {
  const [wrongOnly, setWrongOnly] = useState(false)
  if (!answer) return <div className="lines-waiting" />
  const { lines } = answer
  const shown = wrongOnly ? lines.filter(({ error }) => error !== undefined) : lines
  const can = lines.filter(({ error }) => error === undefined)
  const words = over ? OVER : way === true ? WORDS : OFFERED
  return (
    <div className="bulk-items">
      <div className="bulk-counts">
        <span>共 <b>{count(lines.length)}</b> 条</span>
        <span>{words.can} <b>{count(answer.done)}</b></span>
        {answer.refused > 0 ? (
          <>
            <span className="import-failed">{words.cannot} <b>{count(answer.refused)}</b></span>
            <Checkbox checked={wrongOnly} onChange={(event) => setWrongOnly(event.target.checked)}>只看{words.cannot}的</Checkbox>
          </>
        ) : null}
      </div>
      {lines.length === 0 ? <p className="bulk-none">{way === 'tell' ? '没有结果' : '没有可以写入的内容'}</p> : (
        <Table<Line>
          size="small"
          rowKey="line"
          dataSource={shown}
          scroll={{ y: 320 }}
          pagination={shown.length > 50 ? { pageSize: 50, size: 'small', showSizeChanger: false } : false}
          rowClassName={({ error }) => (error === undefined ? '' : 'row-mark mark-danger')}
          {...(over || way === 'tell' ? {} : {
            rowSelection: way === 'one' ? {
              type: 'radio' as const,
              columnWidth: 40,
              selectedRowKeys: picked === undefined ? [] : [picked],
              getCheckboxProps: ({ error, cells }: Line) => ({ disabled: error !== undefined, 'aria-label': nameOf(answer, cells) }),
              onChange: (keys) => onPick(keys[0] === undefined ? undefined : String(keys[0])),
            } : {
              columnWidth: 40,
              selectedRowKeys: can.filter(({ line }) => !left.has(line)).map(({ line }) => line),
              getCheckboxProps: ({ error, cells }: Line) => ({
                disabled: error !== undefined, 'aria-label': nameOf(answer, cells),
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
              key: 'result', title: over || way !== true ? '结果' : '检查', width: 176,
              render: (_value: unknown, { error }: Line) => (error === undefined
                ? <Tag color="success" bordered={false}>{over ? '成功' : words.can}</Tag> : <span className="import-failed">{error}</span>),
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

function nameOf({ columns }: LinesAnswer, cells: Line['cells']): string {
  return columns.map(({ name }) => cells[name] ?? '').join(' ')
}
