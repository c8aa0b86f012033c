/**
 * The rows behind a number, from the side: what was pressed, how it follows from them, the rows with their totals, page by page. Where
 * a page of the menu lists these very rows, it is opened instead. Works nothing out: the rows and totals are the server's.
 */
import './behind.css'
import { DownloadOutlined } from '../../ui/icons'
import { Button, Drawer, Segmented, Skeleton } from 'antd'
import { useEffect, useMemo, useRef, useState } from 'react'
import { exportInBrowser } from '../../actions/export/client-export'
import { saveText } from '../../lib/save-file'
import { useAnswer } from '../../actions/use-answer'
import type { Behind } from '../../../contract/behind'
import type { EnumPlan, ListPlan } from '../../../contract/plan'
import type { ListRequest, Row, SortBy } from '../../../contract/wire'
import { messageOf } from '../../lib/call-error'
import { useNotices } from '../../ui/notices'
import { useSlow } from '../../ui/use-slow'
import { CellValue } from '../cell-value'
import { AboutLine } from '../list/about-line'
import { PageBar } from '../list/page-bar'
import { usePort } from '../port'
import { FailureNotice } from '../state-notice'
import type { ColumnNode } from '../table/layout'
import { ListTable } from '../table/list-table'
import { totalLabel } from '../table/total-lines'
import { behindQuestion } from './behind-question'
import type { Pressed } from './pressed'

interface Props {
  pressed: Pressed
  plan: ListPlan
  question: ListRequest
  keyFields: readonly string[]
  source: string
  onClose: () => void
}

const WIDTH = 'min(1080px, 86vw)'
const NO_SORT: SortBy[] = []
const NO_MARKS: ListPlan['marks'] = []
const nothing = (): void => undefined

export default function BehindDrawer({ pressed, plan, question, keyFields, source, onClose }: Props) {
  const port = usePort()
  const { own } = port
  const asked = useMemo(() => behindQuestion(pressed, plan, question, keyFields), [pressed, plan, question, keyFields])
  const [at, setAt] = useState({ part: 0, page: 1, pageSize: 50, sort: NO_SORT })
  const told = { ...asked, part: at.part, page: at.page, pageSize: at.pageSize, ...(at.sort.length > 0 ? { sort: at.sort } : {}) }
  const { answer, error, retry } = useAnswer<Behind>(own.behind, told)
  const [shown, setShown] = useState<Behind>()
  if (answer && shown !== answer) setShown(answer)
  const go = answer?.parts.length === 1 ? answer.parts[0]?.go : undefined
  const { label } = pressed.column
  const leave = useRef(onClose)
  useEffect(() => {
    if (!go) return
    leave.current()
    port.go(go.route, go.query, label)
  }, [port, go, label])
  const slow = useSlow(shown === undefined && !error)
  if (go || (!shown && !error && !slow)) return null
  const { column } = pressed
  return (
    <Drawer
      open width={WIDTH} className="behind-drawer" onClose={onClose}
      title={<>{column.label}<small className="row-drawer-of">{'line' in pressed ? totalLabel(pressed.line, []) : '明细'}</small></>}
      extra={shown ? <ExportRows behind={shown} asked={told} name={column.label} /> : undefined}
    >
      {error ? <FailureNotice error={error} onRetry={retry} /> : null}
      {!error && !shown ? <Skeleton active paragraph={{ rows: 8 }} /> : null}
      {!error && shown ? (
        <>
          <Head
            pressed={pressed} behind={shown} enums={shown.enums} source={source} part={at.part}
            onPart={(part) => setAt({ ...at, part, page: 1, sort: NO_SORT })}
          />
          <Rows
            name={`${column.label}的明细`} behind={shown} sort={at.sort} stale={answer === undefined} source={source}
            onSort={(field, order, additive) => {
              const others = additive ? at.sort.filter((one) => one.field !== field) : []
              setAt({ ...at, page: 1, sort: order ? [...others, { field, order }] : others })
            }}
          />
          <div className="behind-foot">
            <AboutLine about={shown.answer.about} />
            <PageBar page={at.page} pageSize={at.pageSize} total={shown.answer.total} onChange={(page, pageSize) => setAt({ ...at, page, pageSize })} />
          </div>
        </>
      ) : null}
    </Drawer>
  )
}

interface HeadProps { pressed: Pressed; behind: Behind; enums: Record<string, EnumPlan>; source: string; part: number; onPart: (part: number) => void }

/** The number, how it is worked out, and of which rows: one switch where they are of several kinds. */
function Head({ pressed: { column }, behind: { row, words, parts }, enums, source, part, onPart }: HeadProps) {
  const port = usePort()
  const now = parts[part]
  return (
    <div className="behind-head">
      <b className="behind-number"><CellValue column={{ ...column, link: undefined }} row={row} enums={enums} mixed page={source} call="app.behind" /></b>
      <span className="behind-says">{words ? `= ${words}` : now ? `${now.label}的${now.says}` : ''}</span>
      {parts.length > 1 ? (
        <Segmented
          size="small" aria-label="由哪些明细得来" value={part} onChange={(next) => onPart(Number(next))}
          options={parts.map(({ label, says }, value) => ({ value, label: `${label}（${says}）` }))}
        />
      ) : words && now ? <span className="behind-says">{now.label}：{now.says}</span> : null}
      {parts.length > 1 && now?.go ? <Button type="link" size="small" onClick={() => port.go(now.go!.route, now.go!.query, column.label)}>打开列表</Button> : null}
    </div>
  )
}

interface RowsProps {
  name: string
  behind: Behind
  sort: SortBy[]
  stale: boolean
  source: string
  onSort: (path: string, order: SortBy['order'] | undefined, additive: boolean) => void
}

function Rows({ name, behind: { columns, rowKey, answer, enums }, sort, stale, source, onSort }: RowsProps) {
  const nodes = useMemo(() => columns.map((column): ColumnNode => ({ type: 'column', column })), [columns])
  const converted = answer.about?.converted
  const summary = useMemo(() => (converted ? [...answer.summary, converted] : answer.summary), [answer.summary, converted])
  return (
    <ListTable
      name={name} columns={nodes} rows={answer.list} summary={summary} keyFields={rowKey} enums={enums} marks={NO_MARKS} sort={sort} stale={stale}
      empty="没有明细" isInside page={source} call="app.behind" density="compact" onSort={onSort} onFold={nothing}
    />
  )
}

/** All of the rows as a file, whatever page is shown. */
function ExportRows({ behind, asked, name }: { behind: Behind; asked: Row; name: string }) {
  const port = usePort()
  const { message } = useNotices()
  const [busy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    setBusy(true)
    const list = async (_call: unknown, { page, pageSize }: ListRequest) => (await port.call<Behind>(port.own.behind!, { ...asked, page, pageSize })).answer
    try {
      const { text } = await exportInBrowser({ list }, { list: port.own.behind! }, { page: 1, pageSize: 1 }, behind.columns, behind.enums, nothing)
      saveText(`${name}明细.csv`, text)
    } catch (error) {
      void message.error(messageOf(error))
    }
    setBusy(false)
  }
  return <Button size="small" icon={<DownloadOutlined />} loading={busy} disabled={behind.answer.total === 0} onClick={() => void save()}>导出</Button>
}
