/** Who changed a row, when, and what stood there before and after, drawn by the fields' own kinds. */
import './row-history.css'
import { useCallback, useEffect, useState } from 'react'
import { Button, Skeleton } from 'antd'
import { messageOf } from '../../lib/call-error'
import { formatMoment } from '../../../contract/format/date'
import type { ColumnPlan, EnumPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { CellValue } from '../cell-value'
import { changesEntity } from '../changes'
import { usePort } from '../port'
import { EmptyNotice } from '../state-notice'

interface Change {
  field: string
  label: string
  before: unknown
  after: unknown
  /** In words: labels of enums, names of what is referred to. */
  beforeText: string
  afterText: string
}

interface Line {
  id: string
  time: string
  who: string
  action: string
  actionLabel: string
  what: string
  changes: Change[]
}

interface Props {
  entity: string
  rowKey: Row
  source: string
  /** Draw the fields that the list shows too; the rest stand in the server's words. */
  columns: readonly ColumnPlan[]
  enums: Record<string, EnumPlan>
  /** So many of the last changes in a line each, beside the facts; left out: all of them, with what stood there before and after. */
  last?: number
}

/** Longer than this and a line's fields are folded. */
const MOST_CHANGES = 12

/** Changes as the server lists them, asked again when the row's kind changes. Long ones open at a press; where there are none it says so. */
export function RowHistory({ entity, rowKey, source, columns, enums, last }: Props) {
  const port = usePort()
  const call = port.own.rowHistory
  const [lines, setLines] = useState<Line[]>()
  const [failed, setFailed] = useState<string>()
  const key = JSON.stringify(rowKey)
  const ask = useCallback(() => {
    if (!call) return
    port.call<{ list: Line[] }>(call, { entity, key: JSON.parse(key) as Row, source }).then(
      ({ list }) => {
        setLines(list)
        setFailed(undefined)
      },
      (error: unknown) => setFailed(messageOf(error)),
    )
  }, [port, call, entity, key, source])
  useEffect(ask, [ask])
  useEffect(() => port.subscribe((event) => (changesEntity(event, entity) ? ask() : undefined)), [port, entity, ask])

  if (!call) return <EmptyNotice says="这里没有修改记录" />
  if (failed) return <div className="history-failed" role="alert">{failed}<Button size="small" type="link" onClick={ask}>重新加载</Button></div>
  if (!lines) return <Skeleton active paragraph={{ rows: last ?? 6 }} title={last === undefined} />
  if (lines.length === 0) return last === undefined ? <EmptyNotice says="还没有修改记录" /> : <span className="object-none">还没有修改记录</span>
  if (last !== undefined) return <ol className="row-history">{lines.slice(0, last).map((line) => <BriefLine key={line.id} line={line} />)}</ol>
  return (
    <ol className="row-history" aria-label="修改记录">
      {lines.map((line) => <HistoryLine key={line.id} line={line} rowKey={rowKey} source={source} columns={columns} enums={enums} />)}
    </ol>
  )
}

function HistoryHead({ line: { who, actionLabel, time } }: { line: Line }) {
  return (
    <div className="history-entry-head">
      <b>{who}</b>
      <span>{actionLabel}</span>
      <time dateTime={time}>{formatMoment(time, 'company')}</time>
    </div>
  )
}

/** Which fields were changed, in a line. */
function BriefLine({ line }: { line: Line }) {
  const fields = line.action === 'edit' ? line.changes.map(({ label }) => label).join('、') : ''
  return (
    <li className={`history-entry is-${line.action}`}>
      <HistoryHead line={line} />
      {fields === '' ? null : <div className="history-entry-what">{fields}</div>}
    </li>
  )
}

function HistoryLine({ line, rowKey, source, columns, enums }: { line: Line } & Pick<Props, 'rowKey' | 'source' | 'columns' | 'enums'>) {
  const [all, setAll] = useState(line.changes.length <= MOST_CHANGES)
  const before = { ...rowKey, ...Object.fromEntries(line.changes.map((change) => [change.field, change.before])) }
  const after = { ...rowKey, ...Object.fromEntries(line.changes.map((change) => [change.field, change.after])) }
  const shown = all ? line.changes : line.changes.slice(0, MOST_CHANGES)
  const draw = (change: Change, row: Row, text: string) => {
    const column = columns.find((one) => one.path === change.field)
    if (row[change.field] === null || row[change.field] === undefined || row[change.field] === '') return <span className="cell-muted">空</span>
    return column && !column.options && !column.part
      ? <CellValue column={{ ...column, align: 'left', copy: false }} row={row} enums={enums} page={source} call="app.history" />
      : text
  }
  return (
    <li className={`history-entry is-${line.action}`}>
      <HistoryHead line={line} />
      <div className="history-entry-what">{line.what}</div>
      {shown.length > 0 ? (
        <table className="history-table">
          <tbody>
            {shown.map((change) => (
              <tr key={change.field}>
                <th scope="row">{change.label}</th>
                {line.action === 'add' || line.action === 'remove' ? null : <td className="is-before">{draw(change, before, change.beforeText)}</td>}
                {line.action === 'add' || line.action === 'remove' ? null : <td className="is-arrow" aria-label="改为">→</td>}
                <td className="is-after">{line.action === 'remove' ? draw(change, before, change.beforeText) : draw(change, after, change.afterText)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {all ? null : <Button size="small" type="link" onClick={() => setAll(true)}>还有 {line.changes.length - MOST_CHANGES} 项</Button>}
    </li>
  )
}
