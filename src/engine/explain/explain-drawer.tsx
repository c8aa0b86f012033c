/**
 * The numbers of one cell, step by step: its formula in words, what it reads and from where; each part that is worked out itself
 * opens further. Draws what the server told, by the fields' own kinds; works nothing out.
 */
import './explain.css'
import { CaretDownOutlined, CaretRightOutlined } from '../../ui/icons'
import { Drawer, Skeleton } from 'antd'
import { useState } from 'react'
import { untilInWords } from '../../../contract/about-words'
import type { Explained, ExplainedRows, ExplainedStep } from '../../../contract/explained'
import type { ColumnPlan, FieldPlan, ListPlan } from '../../../contract/plan'
import type { ListRequest, Row } from '../../../contract/wire'
import { useAnswer } from '../../actions/use-answer'
import { CellValue } from '../cell-value'
import { usePort } from '../port'
import { FailureNotice } from '../state-notice'
import type { Explaining } from './explaining'

interface Props {
  asked: Explaining
  plan: ListPlan
  question: ListRequest
  keyFields: readonly string[]
  source: string
  onClose: () => void
}

const WIDTH = 560

export default function ExplainDrawer({ asked: { column, row }, plan, question, keyFields, source, onClose }: Props) {
  const port = usePort()
  const key = Object.fromEntries([...keyFields, 'currency'].filter((field) => field in row).map((field) => [field, row[field]]))
  const { answer: told, error, retry } = useAnswer<Explained>(
    port.own.explain, { call: plan.list, request: questionOnly(question), column: column.path, row: key },
  )
  return (
    <Drawer open width={WIDTH} title={<>{column.label}<small className="row-drawer-of">计算过程</small></>} onClose={onClose} className="explain-drawer">
      {error ? <FailureNotice error={error} onRetry={retry} /> : null}
      {!error && !told ? <Skeleton active paragraph={{ rows: 6 }} /> : null}
      {told ? (
        <>
          <Step path={told.steps[0]?.path ?? column.path} told={told} source={source} isOpen within={[]} />
          <About about={told.about} />
        </>
      ) : null}
    </Drawer>
  )
}

/** What of the list's question says which rows and amounts are meant. */
function questionOnly({ filter, currency, rows, pivot, measures }: ListRequest): Partial<ListRequest> {
  return {
    ...(filter ? { filter } : {}), ...(currency ? { currency } : {}), ...(rows ? { rows } : {}), ...(pivot ? { pivot } : {}),
    ...(measures ? { measures } : {}),
  }
}

interface StepProps { path: string; told: Explained; source: string; isOpen?: boolean; within: readonly string[] }

function Step({ path, told, source, isOpen = false, within }: StepProps) {
  const [open, setOpen] = useState(isOpen)
  const step = told.steps.find((each) => each.path === path)
  if (!step || within.includes(path)) return null
  const hasMore = step.inputs.length > 0 || step.lines.length > 0 || (step.rows !== undefined && step.rows.list.length > 0)
  return (
    <div className="explain-step">
      <div className="explain-head">
        {hasMore ? (
          <button
            type="button" className="row-expand" aria-expanded={open} aria-label={`${open ? '收起' : '展开'}${step.field.label}`}
            onClick={() => setOpen(!open)}
          >
            {open ? <CaretDownOutlined /> : <CaretRightOutlined />}
          </button>
        ) : <span className="row-expand" aria-hidden="true" />}
        <b>{step.field.label}</b>
        <span className="explain-value"><Value field={step.field} row={told.row} told={told} source={source} /></span>
      </div>
      <p className="explain-words">{step.inputs.length > 0 ? `= ${step.words}` : step.words}</p>
      {step.reports.length > 0 && step.inputs.length === 0 ? <p className="explain-from">报告：{step.reports.join('、')}</p> : null}
      {open ? (
        <div className="explain-inner">
          {step.inputs.map((input) => <Step key={input} path={input} told={told} source={source} within={[...within, path]} />)}
          <Lines step={step} told={told} source={source} />
          {step.rows ? <Rows rows={step.rows} told={told} source={source} /> : null}
        </div>
      ) : null}
    </div>
  )
}

function Lines({ step, told, source }: { step: ExplainedStep; told: Explained; source: string }) {
  if (step.lines.length === 0) return null
  return (
    <table className="explain-table">
      <tbody>
        {step.lines.map(({ says, value }, at) => (
          <tr key={`${at} ${says}`}>
            <th scope="row">{says}</th>
            <td><Value field={step.field} row={{ ...told.row, [step.path]: value }} told={told} source={source} /></td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Rows({ rows: { label, count, columns, list }, told, source }: { rows: ExplainedRows; told: Explained; source: string }) {
  if (list.length === 0) return null
  return (
    <table className="explain-table">
      <caption>{label}：共 {count} 行{count > list.length ? `，列出前 ${list.length} 行` : ''}</caption>
      <thead><tr>{columns.map(({ path, label: name }) => <th key={path} scope="col">{name}</th>)}</tr></thead>
      <tbody>
        {list.map((row, at) => (
          <tr key={at}>{columns.map((field, place) => (
            <td key={field.path} role={place === 0 ? 'rowheader' : undefined}><Value field={field} row={row} told={told} source={source} /></td>
          ))}</tr>
        ))}
      </tbody>
    </table>
  )
}

function Value({ field, row, told, source }: { field: FieldPlan; row: Row; told: Explained; source: string }) {
  const column: ColumnPlan = { ...field, key: field.path, width: 0, align: 'right', hidden: false, copy: false, compare: [] }
  return <CellValue column={column} row={row} enums={told.enums} mixed page={source} call="app.explain" />
}

function About({ about }: Pick<Explained, 'about'>) {
  const until = untilInWords(about)
  const said = [...(about.basis ? [`口径：${about.basis}`] : []), ...(until ? [`数据截至 ${until}`] : []), ...(about.notes ?? [])]
  return said.length > 0 ? <p className="explain-about">{said.join('；')}</p> : null
}
