/**
 * What stands beside the facts of an object: its figures over the last days, where it is in its life, who changed it last. Each part
 * stands where there is something to say; what belongs to it has tabs of its own (related.tsx).
 */
import './object.css'
import '../board/board.css'
import { Button, Segmented, Skeleton } from 'antd'
import { Suspense, useMemo, useState, type ReactNode } from 'react'
import type { FigureDays, LifeStep, Related } from '../../../contract/related'
import type { EnumPlan, ListPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { heavy } from '../../ui/heavy'
import { daysCard } from '../days/days-chart'
import { usePort } from '../port'
import { RowHistory } from './row-history'

const ChartCardBody = heavy(() => import('../board/chart-card').then((loaded) => ({ default: loaded.ChartCardBody })))

interface Props {
  around: Related | undefined
  plan: ListPlan
  enums: Record<string, EnumPlan>
  rowKey: Row
  source: string
  name: string
  /** Opens the tab of the whole history. */
  onOpen: (tab: string) => void
}

/** How many of the last changes are told. */
const LAST_CHANGES = 3

/** A chart of one figure, the steps of its life, the last three changes; 全部 opens the whole history. Empty where nothing is known. */
export function ObjectAside({ around, plan, enums, rowKey, source, name, onOpen }: Props) {
  const port = usePort()
  const { object } = around ?? {}
  return (
    <div className="object-aside">
      {object && object.figures.length > 0 ? <Figures figures={object.figures} plan={plan} enums={enums} name={name} /> : null}
      {object && object.steps.length > 0 ? <Life steps={object.steps} /> : null}
      {port.own.rowHistory ? (
        <Part title="最近修改" extra={<Button type="link" size="small" onClick={() => onOpen('history')}>全部</Button>}>
          <RowHistory entity={plan.source.entity ?? ''} rowKey={rowKey} source={source} columns={plan.columns} enums={enums} last={LAST_CHANGES} />
        </Part>
      ) : null}
    </div>
  )
}

function Part({ title, extra, children }: { title: string; extra?: ReactNode; children: ReactNode }) {
  return (
    <section className="object-part" aria-label={title}>
      <h3 className="object-part-head">{title}{extra}</h3>
      {children}
    </section>
  )
}

/** One figure at a time, as a chart with its table and its picture. */
function Figures({ figures, plan, enums, name }: { figures: readonly FigureDays[]; plan: ListPlan; enums: Record<string, EnumPlan>; name: string }) {
  const [chosen, setChosen] = useState<string>()
  const shown = figures.find(({ column }) => column.path === chosen) ?? figures[0]!
  const { column, days, basis } = shown
  const card = useMemo(() => daysCard(plan, column), [plan, column])
  const from = String(days[0]?.['day'] ?? '')
  const to = String(days.at(-1)?.['day'] ?? '')
  const picture = (): { title: string; asked: string; meaning: string[] } => ({
    title: `${name} ${column.label}`, asked: `${from} 至 ${to}`, meaning: basis ? [basis] : [],
  })
  return (
    <Part title={`近 ${days.length} 天`} extra={<small className="object-days">{from} 至 {to}</small>}>
      {figures.length > 1 ? (
        <Segmented
          size="small" aria-label="看哪个数" value={column.path} options={figures.map((one) => ({ label: one.column.label, value: one.column.path }))}
          onChange={(next) => setChosen(String(next))}
        />
      ) : <span className="object-days">{column.label}</span>}
      <div className="object-chart">
        <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 4 }} />}>
          <ChartCardBody key={column.path} card={card} rows={days} enums={enums} picture={picture} />
        </Suspense>
      </div>
    </Part>
  )
}

function Life({ steps }: { steps: readonly LifeStep[] }) {
  return (
    <Part title="进度">
      <ol className="object-life">
        {steps.map(({ value, label, stands }) => (
          <li key={value} className={`is-${stands}`} aria-current={stands === 'now' ? 'step' : undefined}>{label}</li>
        ))}
      </ol>
    </Part>
  )
}
