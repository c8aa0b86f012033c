/** A chart of a card: drawn, or read as a table; each point, bar and slice leads to the rows behind it. */
import { BarChartOutlined, CopyOutlined, PictureOutlined, TableOutlined } from '../../ui/icons'
import type { EChartsType } from 'echarts/core'
import { Button, Segmented, Skeleton } from 'antd'
import { Suspense, useCallback, useMemo, useRef, useState } from 'react'
import type { ColumnPlan, EnumPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { COPIED, copyText, NOT_COPIED } from '../../ui/copy-value'
import { Tip } from '../../ui/tip'
import { chartData, isNegative, OTHERS, partialAt } from './chart-data'
import type { ChartCard, ChartData } from './chart-types'
import { heatMarks, heatText, isMap } from './chart-heat'
import { scatterMarks, scatterNames } from './chart-scatter'
import { dimensionsOf } from './scatter-data'
import { categoryText, pointText, seriesName, type ChartInk, type ChartWords } from './chart-look'
import { chartOption } from './chart-option'
import type { PictureWords } from './chart-picture'
import type { ChartMark } from './chart-view'
import { isOfSteps } from './steps-data'
import { useWords } from './use-words'
import { heavy } from '../../ui/heavy'
import { useNotices } from '../../ui/notices'

const ChartView = heavy(() => import('./chart-view'))

const NONE_CHOSEN: readonly number[] = []
const NO_ORDER: readonly string[] = []

interface Props {
  card: ChartCard
  rows: readonly Row[]
  enums: Record<string, EnumPlan>
  /** How far the data goes: a month that it does not go to the end of is drawn so. */
  until?: string | null | undefined
  /** Currencies in the order that totals have them. */
  order?: readonly string[]
  /** What stands around the chart in a picture of it, worked out when one is wanted. */
  picture: (currency: string | undefined) => PictureWords
  /** `column`: the measure that was pressed. */
  onPress?: (row: Row, column?: ColumnPlan) => void
  /** Opens several rows at once, which were chosen among the points; undefined: they are too many. Left out: nothing is chosen. */
  onChosen?: (rows: readonly Row[]) => (() => void) | undefined
  /** The table stands beside the chart; left out: in its place, at a press. */
  beside?: boolean
}

/** The chart, or its table at a press. Of several currencies one is drawn, which a person chooses; they may keep a picture of it. */
export function ChartCardBody({ card, rows, enums, until, order = NO_ORDER, picture, onPress, onChosen, beside = false }: Props) {
  const [currency, setCurrency] = useState<string>()
  const [asTable, setAsTable] = useState(false)
  const [picked, setPicked] = useState<ReadonlySet<string>>()
  const drawn = useRef<EChartsType>(undefined)
  const room = useRef<HTMLDivElement>(null)
  const { message } = useNotices()
  const data = useMemo(() => {
    const made = chartData(card, rows, currency, order)
    const partial = made && partialAt(made, until)
    return made && partial !== undefined ? { ...made, partial } : made
  }, [card, rows, currency, until, order])
  const chosen = useMemo(() => positionsOf(data, picked), [data, picked])
  const further = useMemo(() => (card.chart === 'scatter' ? dimensionsOf(card).slice(1) : []), [card])
  const words = useWords(data, enums, further)
  const option = useCallback((ink: ChartInk) => (data ? chartOption(card, data, words, ink) : {}), [card, data, words])
  const press = useCallback(
    (position: number, series: number | undefined) => {
      const pressed = data && onPress && pressedAt(data, position, series)
      if (pressed) onPress(pressed.row, pressed.column)
    },
    [data, onPress],
  )
  const marks = useMemo(() => (data ? marksOf(card, data, words) : []), [card, data, words])
  const onDrawn = useCallback((chart: EChartsType | undefined) => {
    drawn.current = chart
  }, [])
  if (!data) return null
  const keep = async (): Promise<void> => {
    const chart = drawn.current
    if (!chart) return
    try {
      const { saveChart } = await import('./chart-picture')
      await saveChart(chart, picture(data.currency))
    } catch (problem) {
      message.error(problem instanceof Error ? problem.message : '没有存成图片')
    }
  }
  // Days are read one below the other.
  const read = card.chart === 'calendar' ? (chartData({ ...card, chart: 'line' }, rows, data.currency) ?? data) : data
  const table = <ChartTable card={card} data={read} words={words} onPress={onPress} />
  const chart = (
    <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 6 }} />}>
      <ChartView
        option={option} label={labelOf(card, data, words)} marks={marks} onDrawn={onDrawn} onPress={onPress ? press : undefined}
        {...(onChosen ? { onChoose: (positions: readonly number[]) => setPicked(pointsAt(data, positions)), chosen } : {})}
      />
    </Suspense>
  )
  return (
    <div className="chart-card" ref={room}>
      <div className="chart-tools">
        {data.currencies.length > 1 ? (
          <Segmented size="small" aria-label="币种" value={data.currency} options={data.currencies} onChange={(next) => setCurrency(String(next))} />
        ) : null}
        {data.gathered > 0 && !data.categories.includes(OTHERS) ? (
          <span className="chart-note">另有 {data.gathered} 项{card.chart === 'scatter' ? '缺其中一个数，' : '较小的'}没有画出</span>
        ) : null}
        {onChosen && !asTable ? <Chosen data={data} chosen={chosen} onChosen={onChosen} onClear={() => setPicked(undefined)} /> : null}
        {card.chart === 'funnel' ? <span className="chart-note">长度按平方根</span> : null}
        {asTable ? null : (
          <Tip title="存为图片">
            <Button type="text" size="small" icon={<PictureOutlined />} aria-label={`${card.title}：存为图片`} onClick={() => void keep()} />
          </Tip>
        )}
        {asTable || beside ? <CopyTable title={card.title} tableIn={() => room.current} /> : null}
        {beside ? null : <AsTable title={card.title} asTable={asTable} onChange={setAsTable} />}
      </div>
      {beside ? <div className="chart-beside">{chart}{table}</div> : asTable ? table : chart}
    </div>
  )
}

/** Points by what they say, so that they stay chosen where they come anew. */
function pointsAt(data: ChartData, positions: readonly number[]): ReadonlySet<string> {
  return new Set(positions.flatMap((position) => sayOf(data, position) ?? []))
}

function positionsOf(data: ChartData | undefined, points: ReadonlySet<string> | undefined): readonly number[] {
  if (!data || !points || points.size === 0) return NONE_CHOSEN
  const found = data.categories.flatMap((_name, position) => (points.has(sayOf(data, position) ?? '') ? [position] : []))
  return found.length === 0 ? NONE_CHOSEN : found
}

const sayOf = (data: ChartData, position: number): string | undefined => {
  const row = data.series[0]?.points[position]?.row
  return row && JSON.stringify(row)
}

/** Draws the figures, or lists them. */
function AsTable({ title, asTable, onChange }: { title: string; asTable: boolean; onChange: (asTable: boolean) => void }) {
  const says = asTable ? '看图' : '看数据表'
  return (
    <Tip title={says}>
      <Button
        type="text" size="small" icon={asTable ? <BarChartOutlined /> : <TableOutlined />} aria-label={`${title}：${says}`} aria-pressed={asTable}
        onClick={() => onChange(!asTable)}
      />
    </Tip>
  )
}

/** Takes the table along, cell by cell, as a spreadsheet pastes it. */
function CopyTable({ title, tableIn }: { title: string; tableIn: () => HTMLElement | null }) {
  const { message } = useNotices()
  const copy = async (): Promise<void> => {
    const lines = [...(tableIn()?.querySelectorAll('.chart-table tr') ?? [])].map((line) => [...line.children].map((cell) => cell.textContent).join('\t'))
    if (await copyText(lines.join('\n'))) message.success(COPIED)
    else message.warning(NOT_COPIED)
  }
  return (
    <Tip title="复制表格">
      <Button type="text" size="small" icon={<CopyOutlined />} aria-label={`${title}：复制表格`} onClick={() => void copy()} />
    </Tip>
  )
}

interface ChosenProps {
  data: ChartData
  chosen: readonly number[]
  onChosen: NonNullable<Props['onChosen']>
  onClear: () => void
}

/** How many points are chosen, and the way to their rows. */
function Chosen({ data, chosen, onChosen, onClear }: ChosenProps) {
  const rows = chosen.flatMap((position): Row[] => {
    const row = data.series[0]?.points[position]?.row
    return row ? [row] : []
  })
  if (rows.length === 0) return <span className="chart-note">点一下打开，拖动框选</span>
  const open = onChosen(rows)
  return (
    <>
      <span className="chart-note">已选 {rows.length} 项{open ? '' : '，太多，请少选一些'}</span>
      {open ? <Button type="primary" size="small" onClick={open}>打开所选</Button> : null}
      <Button size="small" onClick={onClear}>取消</Button>
    </>
  )
}

/** What a press means: the row of a point, or beside the series the place along the axis alone. */
function pressedAt(data: ChartData, position: number, series: number | undefined): { row: Row; column: ColumnPlan | undefined } | undefined {
  const axisValue = data.categories[position]
  if (axisValue === undefined || axisValue === OTHERS) return undefined
  const one = series === undefined ? undefined : data.series[series]
  const row = one?.points[position]?.row ?? (data.splits ? undefined : rowAlong(data, position)) ?? { [data.axis.path]: axisValue }
  return { row, column: one?.points[position]?.column ?? one?.column ?? data.series[0]?.column }
}

/** The row at a place of a chart whose rows are told by its axis alone. */
function rowAlong(data: ChartData, position: number): Row | undefined {
  return data.series.map(({ points }) => points[position]?.row).find((row) => row !== undefined)
}

/** The places that arrow keys go through, as many as are drawn: slices, crossings, or places along the axis. */
function marksOf(card: ChartCard, data: ChartData, words: ChartWords): ChartMark[] {
  if (card.chart === 'scatter') return scatterMarks(card, data, words)
  if (isMap(card.chart)) return heatMarks(data).map((mark) => ({ ...mark, says: () => heatText(data, mark, words) }))
  const saysAt = (position: number): string => {
    const figures = data.series.map((series) => {
      const figure = pointText(data, series, position, words)
      return isOfSteps(card.chart) ? figure : `${seriesName(data, series, card, words)} ${figure}`
    })
    return `${categoryText(data, data.categories[position], words)}：${figures.join('，')}`
  }
  return data.categories.flatMap((_value, position): ChartMark[] => {
    if (card.chart === 'pie') {
      const value = data.series[0]?.points[position]?.value ?? null
      return value === null || isNegative(value) ? [] : [{ position, series: 0, says: () => saysAt(position) }]
    }
    return [{ position, says: () => saysAt(position) }]
  })
}

function labelOf(card: ChartCard, data: ChartData, words: ChartWords): string {
  const names = data.series.filter(({ earlier }) => !earlier).slice(0, 6).map((series) => seriesName(data, series, card, words))
  return `${card.title}，按${data.axis.label}，${names.join('、')}，共 ${data.categories.length} 个点；方向键逐点读数，回车打开明细，数据表可由右上角按钮打开`
}

/** What part of the whole each slice is, in per cent; nothing where there is no whole. */
function sharesOf({ series: [slices] }: ChartData): string[] {
  const values = (slices?.points ?? []).map(({ value }) => (value === null || isNegative(value) ? 0 : Number(value)))
  const whole = values.reduce((sum, value) => sum + value, 0)
  return values.map((value) => (whole > 0 ? `${((value / whole) * 100).toFixed(2)}%` : '-'))
}

/** The same figures to be read: what the chart says, for who cannot see it or wants the digits. */
function ChartTable({ card, data, words, onPress }: { card: ChartCard; data: ChartData; words: ChartWords } & Pick<Props, 'onPress'>) {
  const ofSteps = isOfSteps(card.chart)
  const headOf = (series: ChartData['series'][number]): string => (ofSteps ? '数值' : seriesName(data, series, card, words))
  const scatters = card.chart === 'scatter'
  const ofRows = ofSteps || scatters
  // Points share the name of their first dimension: only all of them tell one from the next.
  const along = scatters ? dimensionsOf(card) : [data.axis]
  const namesAt = (value: unknown, position: number): string[] => (scatters ? scatterNames(card, data, position, words) : [categoryText(data, value, words)])
  const shares = card.chart === 'pie' ? sharesOf(data) : undefined
  const rowAt = (position: number): Row =>
    (ofRows ? data.series[0]?.points[position]?.row : data.splits ? undefined : rowAlong(data, position)) ?? { [data.axis.path]: data.categories[position] }
  return (
    <div className="chart-table" tabIndex={0} role="region" aria-label={`${card.title}数据表`}>
      <table>
        <thead>
          <tr>
            {along.map(({ path, label }) => <th key={path} scope="col">{label}</th>)}
            {data.series.map((series, at) => <th key={at} scope="col" className="is-number">{headOf(series)}</th>)}
            {shares ? <th scope="col" className="is-number">占比</th> : null}
          </tr>
        </thead>
        <tbody>
          {data.categories.map((value, position) => {
            const [name, ...further] = namesAt(value, position)
            return (
              <tr key={position}>
                <th scope="row">
                  {onPress && value !== OTHERS ? (
                    <button type="button" className="row-action" onClick={() => onPress(rowAt(position), data.series[0]?.column)}>{name}</button>
                  ) : name}
                </th>
                {further.map((one, at) => <td key={along[at + 1]?.path}>{one}</td>)}
                {data.series.map((series, at) => <td key={at} className="is-number">{pointText(data, series, position, words)}</td>)}
                {shares ? <td className="is-number">{shares[position]}</td> : null}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
