/** One figure of one row from the side: its last days as a line, and the same days as a table beside it. Asks once, when it is opened. */
import '../board/board.css'
import './days.css'
import { Drawer, Skeleton } from 'antd'
import { useMemo } from 'react'
import { rowName } from '../../actions/row-name'
import type { EnumPlan, ListPlan } from '../../../contract/plan'
import { daysQuestion } from '../../../contract/trend-question'
import type { ListRequest } from '../../../contract/wire'
import { daysOfTrend } from '../../cells/trend/trend-line'
import { ChartCardBody } from '../board/chart-card'
import { usePort } from '../port'
import { EmptyNotice, FailureNotice } from '../state-notice'
import { daysCard, daysRows } from './days-chart'
import type { Opened } from './use-lines'

interface Props {
  opened: Pick<Opened, 'column' | 'row'>
  plan: ListPlan
  question: ListRequest
  keyFields: readonly string[]
  enums: Record<string, EnumPlan>
  onClose: () => void
}

const WIDTH = 'min(960px, 84vw)'
/** As many as are asked for; the answer keeps to the days of the list. */
const MOST_DAYS = 90

export default function DaysDrawer({ opened: { column, row }, plan, question, keyFields, enums, onClose }: Props) {
  const port = usePort()
  const asked = useMemo(() => daysQuestion(question, row, keyFields, column.path, MOST_DAYS), [question, row, keyFields, column])
  const { answer, error, refetch } = port.useList(plan.list, asked, plan.source)
  const { path, currencyField } = column
  // Only a report's rows are told apart by their currency as well.
  const found = answer?.list.find((one) => !question.rows || currencyField === undefined || one[currencyField] === row[currencyField])
  const days = useMemo(() => daysOfTrend(found?.[`${path}.trend`], found?.[`${path}.trendTo`]), [found, path])
  const card = useMemo(() => daysCard(plan, column), [plan, column])
  const rows = useMemo(() => daysRows(column, row, days), [column, row, days])
  const name = rowName({ columns: plan.columns, rowKey: plan.rowKey, enums }, row)
  const until = days.at(-1)?.day
  const picture = (): { title: string; asked: string; meaning: string[] } => ({
    title: `${name} ${column.label}`, asked: `${days[0]?.day} 至 ${until}`, meaning: answer?.about?.basis ? [answer.about.basis] : [],
  })
  return (
    <Drawer open width={WIDTH} className="days-drawer" title={<>{name}<small className="row-drawer-of">{column.label}走势</small></>} onClose={onClose}>
      {error ? <FailureNotice error={error} onRetry={refetch} /> : null}
      {!error && !answer ? <Skeleton active paragraph={{ rows: 8 }} /> : null}
      {answer && rows.length === 0 ? <EmptyNotice says="这几天没有数据" /> : null}
      {rows.length > 0 ? <ChartCardBody card={card} rows={rows} enums={enums} picture={picture} beside /> : null}
    </Drawer>
  )
}
