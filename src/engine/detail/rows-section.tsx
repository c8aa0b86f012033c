/** Rows below the row: asked for by the fields that tie them to it, a page at a time; or those that came with the row itself. */
import { Button, Pagination } from 'antd'
import { useMemo, useState } from 'react'
import { messageOf } from '../../lib/call-error'
import type { RowsBelowPlan } from '../../../contract/page-plan'
import type { EnumPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { belowQuestion } from '../below-question'
import { FewRows } from '../few-rows'
import { usePort } from '../port'

interface Props {
  plan: RowsBelowPlan
  row: Row
  enums: Record<string, EnumPlan>
  page: string
  /** The row's own call, which gives the rows where the plan names no other. */
  call: string
}

const PAGE_SIZE = 50
const ROW_PX = 36
const HEAD_PX = 40
/** More rows than this scroll. */
const MOST_SHOWN = 12
const NO_ROWS: Row[] = []

/** A small table under its heading, 50 rows a page; of many rows the rest scrolls. One that failed says why, with 重试. */
export function RowsSection({ plan, row, enums, page, call }: Props) {
  return (
    <section className="detail-section" aria-label={plan.title}>
      {plan.title ? <h2 className="detail-heading">{plan.title}</h2> : null}
      {plan.list ? (
        <AskedRows plan={plan} list={plan.list} row={row} enums={enums} page={page} />
      ) : (
        <Below plan={plan} rows={(row[plan.has] as Row[] | undefined) ?? NO_ROWS} enums={enums} page={page} call={call} />
      )}
    </section>
  )
}

function AskedRows({ plan, list, row, enums, page }: Omit<Props, 'call'> & { list: NonNullable<RowsBelowPlan['list']> }) {
  const port = usePort()
  const [at, setAt] = useState(1)
  const question = useMemo(() => belowQuestion(plan, row, at, PAGE_SIZE, page), [plan, row, at, page])
  const { answer, error, isFetching, refetch } = port.useList(list, question)
  if (error && !answer) return <div className="detail-says" role="alert">{messageOf(error)} <Button size="small" onClick={refetch}>重试</Button></div>
  const total = answer?.total ?? 0
  return (
    <>
      <Below plan={plan} rows={answer?.list ?? NO_ROWS} enums={enums} page={page} call={`${list.family}.${list.call}`} loading={isFetching && !answer} />
      {total > PAGE_SIZE ? <Pagination
        className="detail-pages" size="small" current={at} pageSize={PAGE_SIZE} total={total} showSizeChanger={false}
        showTotal={(count) => `共 ${count} 条`} onChange={setAt}
      /> : null}
    </>
  )
}

function Below({ plan, rows, enums, page, call, loading = false }: {
  plan: RowsBelowPlan
  rows: readonly Row[]
  enums: Record<string, EnumPlan>
  page: string
  call: string
  loading?: boolean
}) {
  const shown = loading ? 4 : Math.min(Math.max(rows.length, 2), MOST_SHOWN)
  return (
    <div className="detail-rows" style={{ height: HEAD_PX + shown * ROW_PX + 12 }}>
      <FewRows
        name={plan.title ?? '明细'} columns={plan.columns} rows={rows} rowKey={plan.rowKey} enums={enums} page={page} call={call} loading={loading} empty="暂无数据"
      />
    </div>
  )
}
