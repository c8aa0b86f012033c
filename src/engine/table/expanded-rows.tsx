/** What belongs to a row, below it: asked for when it is opened, drawn with the same cells in a plain table. */
import { Spin } from '../../ui/light/waiting'
import { useCallback, useMemo } from 'react'
import { allOf, type Condition, type Scalar } from '../../../contract/filter'
import { fieldsOfColumn } from '../../../contract/list-question'
import type { EnumPlan, ListPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { usePort } from '../port'
import { FailureNotice } from '../state-notice'
import { CarefulCell } from './body-cell'
import { widthOf } from './geometry'
import { Heading } from './heading'
import { mixesCurrencies, rowIdOf } from './layout'
import { compileColumns } from './table-columns'

interface Props {
  expand: NonNullable<ListPlan['expand']>
  row: Row
  enums: Record<string, EnumPlan>
  page: string
}

const MOST_ROWS = 200
const NO_ROWS: Row[] = []

/** The panel below an opened row: a plain table of the first 200 rows that belong to it, and how many there are where they are more. */
export function ExpandedRows({ expand, row, enums, page }: Props) {
  const port = usePort()
  const question = useMemo(
    () => ({
      page: 1,
      pageSize: MOST_ROWS,
      filter: allOf(Object.entries(expand.by).map(([field, path]): Condition => ({ field, op: 'eq', value: (row[path] ?? null) as Scalar }))),
      fields: [...new Set([...expand.rowKey, ...expand.columns.flatMap(fieldsOfColumn)])],
      source: page,
    }),
    [expand, row, page],
  )
  const { answer, error, refetch } = port.useList(expand.list, question)
  const call = `${expand.list.family}.${expand.list.call}`
  const columns = useMemo(
    () => compileColumns(expand.columns.map((column) => ({ type: 'column', column: { ...column, fixed: undefined, edit: undefined } })), 0, undefined).all,
    [expand],
  )
  const rows = answer?.list ?? NO_ROWS
  const about = useMemo(() => ({ enums, mixed: mixesCurrencies(rows, expand.columns) }), [enums, rows, expand])
  const onBroken = useCallback((field: string, broken: Error) => port.complain({ page, field, call, says: `单元格显示出错：${broken.message}` }), [port, page, call])
  if (error && !answer) return <FailureNotice error={error} onRetry={refetch} />
  if (!answer) return <Spin size="small" />
  return (
    <div className="expanded-rows">
      <table className="small-table" aria-label="明细">
        <colgroup>{columns.map(({ column }) => <col key={column.key} style={{ width: widthOf(column, undefined) }} />)}</colgroup>
        <thead>
          <tr>{columns.map(({ column }) => <th key={column.key} scope="col" className={`align-${column.align}`}><Heading column={column} /></th>)}</tr>
        </thead>
        <tbody>
          {rows.length === 0 ? <tr><td colSpan={columns.length} className="cell-muted">没有明细</td></tr> : null}
          {rows.map((one) => (
            <tr key={rowIdOf(one, expand.rowKey)}>
              {columns.map(
                (column, at) => <td
                  key={column.column.key} role={at === 0 ? 'rowheader' : undefined} className={`align-${column.column.align}`}
                ><CarefulCell column={column} row={one} about={about} onBroken={onBroken} /></td>,
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {answer.total > answer.list.length ? <div className="cell-muted">共 {answer.total} 条，这里显示前 {answer.list.length} 条</div> : null}
    </div>
  )
}
