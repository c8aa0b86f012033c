/** What belongs to a row, below it: asked for when it is opened, drawn with the same cells. */
import { Spin, Table } from 'antd'
import { useMemo } from 'react'
import { allOf, type Condition, type Scalar } from '../../lib/filter'
import type { EnumPlan, ListPlan } from '../../lib/plan'
import type { Row } from '../../lib/wire'
import { usePort } from '../port'
import { FailureNotice } from '../state-notice'
import { BodyCell } from './body-cell'
import { Heading } from './heading'
import { rowIdOf } from './layout'

interface Props {
  expand: NonNullable<ListPlan['expand']>
  row: Row
  enums: Record<string, EnumPlan>
  page: string
}

const MOST_ROWS = 200

export function ExpandedRows({ expand, row, enums, page }: Props) {
  const port = usePort()
  const question = useMemo(
    () => ({
      page: 1,
      pageSize: MOST_ROWS,
      filter: allOf(Object.entries(expand.by).map(([field, path]): Condition => ({ field, op: 'eq', value: (row[path] ?? null) as Scalar }))),
      fields: [...new Set([...expand.rowKey, ...expand.columns.flatMap((column) => [column.path, ...(column.currencyField ? [column.currencyField] : [])])])],
      source: page,
    }),
    [expand, row, page],
  )
  const { answer, error, refetch } = port.useList(expand.list, question)
  const call = `${expand.list.family}.${expand.list.call}`
  if (error && !answer) return <FailureNotice error={error} onRetry={refetch} />
  if (!answer) return <Spin size="small" />
  return (
    <div className="expanded-rows">
      <Table<Row>
        size="small"
        pagination={false}
        rowKey={(one) => rowIdOf(one, expand.rowKey)}
        dataSource={answer.list}
        locale={{ emptyText: '没有明细' }}
        columns={expand.columns.map((column) => ({
          key: column.key,
          title: <Heading column={column} />,
          width: column.width,
          align: column.align,
          render: (_value: unknown, one: Row) => <BodyCell column={column} row={one} enums={enums} mixed={false} page={page} call={call} />,
        }))}
      />
      {answer.total > answer.list.length ? <div className="cell-muted">共 {answer.total} 条，这里显示前 {answer.list.length} 条</div> : null}
    </div>
  )
}
