/** One call for each of several rows, one after the other: how far it is, what became of each row, and another try for those that failed. */
import '../bulk-edit/bulk-edit.css'
import { Button, Modal, Progress, Space, Table, Tag } from 'antd'
import { useRef, useState } from 'react'
import { traits } from '../../../kinds/column-kinds'
import { textOfCell } from '../../../kinds/shared/cell-text'
import { usePort } from '../../engine/port'
import { messageOf } from '../../lib/call-error'
import type { Row } from '../../../contract/wire'
import { newWriteKey } from '../../lib/write-key'
import { KeepFocus } from '../../ui/keep-focus'
import { valuesOf, type ActionProps } from '../action'
import { namedBy, rowName } from '../row-name'

const WIDTH = 640
/** What of a row tells it from the others. */
const MOST_PREVIEWED = 4

type Does = 'remove' | 'call' | 'transition'

interface Outcome {
  id: string
  title: string
  row: Row
  /** One key for one row, so that a row that was written is not written again. */
  key: string
  error?: string
  done: boolean
}

interface Props extends ActionProps<Does> {
  question: string
  /** What was asked for besides the key. */
  values?: Row
}

/**
 * Shows the rows and asks `question`; nothing is sent before 确定, and one may stop between two rows. Each row keeps its write key, so that another try
 * writes none twice.
 */
export function CallEach({ action, does, rows, list, question, values, onChanged, onDone }: Props) {
  const port = usePort()
  const [open, setOpen] = useState(true)
  const [busy, setBusy] = useState(false)
  const stopped = useRef(false)
  const [outcomes, setOutcomes] = useState<Outcome[]>(() => rows.map((row, at) => ({
    id: String(at), row, title: rowName(namedBy(list), row), key: newWriteKey(), done: false,
  })))
  const [started, setStarted] = useState(false)
  const failed = outcomes.filter((one) => one.error !== undefined)
  const done = outcomes.filter((one) => one.done)

  const run = async (): Promise<void> => {
    setStarted(true)
    setBusy(true)
    stopped.current = false
    for (const one of outcomes.filter(({ done: isDone }) => !isDone)) {
      if (stopped.current) break
      const put = (part: Partial<Outcome>): void => setOutcomes((before) => before.map((each) => (each.id === one.id ? { ...each, ...part } : each)))
      try {
        await port.call(
          does.call, { ...valuesOf(does, [one.row], port, list.question), ...values, ...(does.transition ? { transition: does.transition } : {}) },
          { idempotencyKey: one.key },
        )
        put({ done: true, error: undefined })
      } catch (error) {
        put({ error: messageOf(error), key: newWriteKey() })
      }
    }
    setBusy(false)
    onChanged()
  }

  const isOver = started && !busy
  return (
    <Modal
      title={action.label}
      open={open}
      width={WIDTH}
      maskClosable={false}
      keyboard={!busy}
      closable={!busy}
      onCancel={() => setOpen(false)}
      afterClose={onDone}
      footer={
        <Space>
          {started ? null : (
            <>
              <Button onClick={() => setOpen(false)}>取消</Button>
              <Button type="primary" danger={action.tone === 'danger'} onClick={() => void run()}>确定</Button>
            </>
          )}
          {busy ? <Button onClick={() => (stopped.current = true)}>停止</Button> : null}
          {isOver && done.length < outcomes.length ? <Button onClick={() => void run()}>{failed.length > 0 ? '仅重试失败项' : '继续'}</Button> : null}
          {isOver ? <Button type="primary" onClick={() => setOpen(false)}>完成</Button> : null}
        </Space>
      }
    >
      {started ? (
        <Outcomes outcomes={outcomes} busy={busy} />
      ) : (
        <>
          <p>{question}（共 {outcomes.length} 条）</p>
          <Preview rows={rows} list={list} />
        </>
      )}
    </Modal>
  )
}

/** The rows that are meant, by the columns that stand first. */
function Preview({ rows, list }: Pick<Props, 'rows' | 'list'>) {
  const { enums, columns } = list
  const shown = columns.filter((column) => !column.hidden && column.pivot === undefined && !column.options && !traits(column).picture).slice(0, MOST_PREVIEWED)
  return (
    <Table<Row>
      size="small" rowKey={(row) => list.plan.rowKey.map((field) => String(row[field])).join(' ')} dataSource={[...rows]} scroll={{ y: 260 }}
      pagination={rows.length > 50 ? { pageSize: 50, size: 'small', showSizeChanger: false } : false}
      columns={shown.map((field) => ({
        key: field.key, title: field.label, align: field.align, ellipsis: true,
        render: (_value, row) => textOfCell(row[field.path], { row, field, enums, mixed: false }),
      }))}
    />
  )
}

/** How far it is, and what became of each row. */
function Outcomes({ outcomes, busy }: { outcomes: Outcome[]; busy: boolean }) {
  const failed = outcomes.filter((one) => one.error !== undefined).length
  const done = outcomes.filter((one) => one.done).length
  return (
    <div className="bulk-items">
      <KeepFocus />
      <Progress
        aria-label="进度" percent={Math.round(((done + failed) / Math.max(outcomes.length, 1)) * 100)}
        status={busy ? 'active' : failed > 0 ? 'exception' : 'success'}
      />
      <div className="bulk-counts">
        <span>共 <b>{outcomes.length}</b> 条</span>
        <span>成功 <b>{done}</b></span>
        <span className={failed > 0 ? 'import-failed' : ''}>失败 <b>{failed}</b></span>
      </div>
      <Table<Outcome>
        size="small"
        rowKey="id"
        dataSource={outcomes}
        scroll={{ y: 300 }}
        pagination={outcomes.length > 50 ? { pageSize: 50, size: 'small', showSizeChanger: false } : false}
        columns={[
          { title: '对象', dataIndex: 'title', width: 220, ellipsis: true },
          { key: 'result', title: '结果', render: (_value, one) => <Told one={one} /> },
        ]}
      />
    </div>
  )
}

function Told({ one }: { one: Outcome }) {
  if (one.done) return <Tag color="success" bordered={false}>成功</Tag>
  return one.error === undefined ? <span className="cell-muted">等待</span> : <span className="import-failed">{one.error}</span>
}
