/**
 * What a new company does first: steps that tick themselves once their lists have rows, each with the report that fills it, where
 * Seller Central has that, and the way to bring it. Drawn only while a step is open; a person may put it away.
 */
import { CheckCircleFilled, CloseOutlined } from '../../ui/icons'
import { Button } from 'antd'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { CardPlan, PagePlan, StartStepPlan } from '../../../contract/page-plan'
import type { ActionPlan, ImporterPlan } from '../../../contract/plan'
import type { ActionList } from '../../actions/action'
import { useActionHost } from '../actions/action-bar'
import { usePort } from '../port'

interface Props {
  page: PagePlan
  card: Extract<CardPlan, { shows: 'start' }>
  /** Of four columns. */
  width: number
  onPutAway: () => void
}

/** How many rows each step's list has, by label; `none` where a list could not be asked: such a step says nothing of the company. */
type Counts = Readonly<Record<string, number | 'none'>>

/** A list of steps, the next one first to press; 不再显示 puts the card away. Not seen until every list is counted, nor once all are done. */
export function StartCard({ page, card, width, onPutAway }: Props) {
  const [counts, setCounts] = useState<Counts>({})
  const hear = useCallback((label: string, count: number | 'none') => setCounts((before) => (
    before[label] === count ? before : { ...before, [label]: count }
  )), [])
  const isKnown = card.steps.every(({ label }) => counts[label] !== undefined)
  const open = card.steps.filter(({ label }) => counts[label] === 0)
  const isShown = isKnown && open.length > 0
  return (
    <div className={isShown ? `board-slot width-${width}` : undefined} hidden={!isShown}>
      <section className="board-card shows-start" aria-label={card.title}>
        <header className="card-head">
          <h2 className="card-title">{card.title}</h2>
          <span className="card-span">已完成 {card.steps.length - open.length} / {card.steps.length}</span>
          <div className="card-extra"><Button type="text" size="small" icon={<CloseOutlined />} onClick={onPutAway}>不再显示</Button></div>
        </header>
        <ol className="card-body start-steps">
          {card.steps.map((step, at) => (
            <StartStep key={step.label} page={page} step={step} number={at + 1} isNext={step === open[0]} count={counts[step.label]} onCount={hear} />
          ))}
        </ol>
      </section>
    </div>
  )
}

interface StepProps {
  page: PagePlan
  step: StartStepPlan
  number: number
  isNext: boolean
  count: number | 'none' | undefined
  onCount: (label: string, count: number | 'none') => void
}

function StartStep({ page, step, number, isNext, count, onCount }: StepProps) {
  const port = usePort()
  const { list, label, go } = step
  const question = useMemo(
    () => ({ page: 1, pageSize: 1, fields: list.rowKey, ...(list.where ? { filter: list.where } : {}), source: page.page }), [list, page.page],
  )
  const { answer, error, refetch } = port.useList(list.list, question, list.source)
  useEffect(() => {
    if (answer) onCount(label, answer.more === undefined ? answer.total : answer.list.length)
    else if (error) onCount(label, 'none')
  }, [answer, error, label, onCount])
  const about = useMemo((): ActionList => ({
    page: page.page, title: label, plan: list, enums: page.enums, question: { page: 1, pageSize: 1 }, total: 0, columns: list.columns,
  }), [page, label, list])
  const host = useActionHost(about, refetch)
  const isDone = count !== 0 && count !== undefined
  const [feed] = list.feeds?.reports ?? []
  const importer = list.feeds?.importer
  const open = (): void => port.go(go.route, go.tab ? { tab: go.tab } : {})
  return (
    <li className={isDone ? 'start-step is-done' : 'start-step'}>
      <span className="start-mark" aria-hidden>{isDone ? <CheckCircleFilled /> : number}</span>
      <div className="start-what">
        <b>{label}{isDone ? <span className="start-said">已完成</span> : null}</b>
        {isDone ? null : <small>{step.says ?? (feed ? `${feed.label}：${feed.console ?? ''}` : '')}</small>}
        {isDone ? <Button type="link" size="small" onClick={open}>查看</Button> : (
          <Button size="small" type={isNext ? 'primary' : 'default'} onClick={importer ? () => host.start(bringing(importer), []) : open}>
            {importer ? '上传报告' : '前往'}
          </Button>
        )}
      </div>
      {host.element}
    </li>
  )
}

/** Whatever is dropped belongs here: the files of one step are brought along with those of the others. */
const bringing = (importer: ImporterPlan): ActionPlan => ({
  action: 'upload', label: '上传报告', place: 'page', tone: 'primary', does: { type: 'import', importer: { ...importer, formats: [] } },
})
