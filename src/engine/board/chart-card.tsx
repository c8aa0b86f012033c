/** A chart of a card: drawn, or read as a table; each point, bar and slice leads to the rows behind it. */
import { BarChartOutlined, TableOutlined } from '@ant-design/icons'
import { Button, Segmented, Skeleton } from 'antd'
import { Suspense, useCallback, useMemo, useState } from 'react'
import type { EnumPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { Tip } from '../../ui/tip'
import { chartData, OTHERS, type ChartCard, type ChartData } from './chart-data'
import { categoryText, chartOption, pointText, seriesName, type ChartInk, type ChartWords } from './chart-option'
import { useWords } from './use-words'
import { heavy } from '../../ui/heavy'

const ChartView = heavy(() => import('./chart-view'))

interface Props {
  card: ChartCard
  rows: readonly Row[]
  enums: Record<string, EnumPlan>
  onPress?: (row: Row) => void
}

export function ChartCardBody({ card, rows, enums, onPress }: Props) {
  const [currency, setCurrency] = useState<string>()
  const [asTable, setAsTable] = useState(false)
  const data = useMemo(() => chartData(card, rows, currency), [card, rows, currency])
  const words = useWords(data, enums)
  const option = useCallback((ink: ChartInk) => (data ? chartOption(card, data, words, ink) : {}), [card, data, words])
  const press = useCallback(
    (position: number, series: number | undefined) => {
      if (!data || !onPress) return
      const axisValue = data.categories[position]
      if (axisValue === undefined || axisValue === OTHERS) return
      const behind = series === undefined ? undefined : data.series[series]?.points[position]?.row
      // A press beside the series means the place along the axis alone.
      onPress(behind ?? { [data.axis.path]: axisValue })
    },
    [data, onPress],
  )
  if (!data) return null
  return (
    <div className="chart-card">
      <div className="chart-tools">
        {data.currencies.length > 1 ? (
          <Segmented size="small" aria-label="币种" value={data.currency} options={data.currencies} onChange={(next) => setCurrency(String(next))} />
        ) : null}
        {data.gathered > 0 && !data.categories.includes(OTHERS) ? <span className="chart-note">另有 {data.gathered} 项较小的没有画出</span> : null}
        <Tip title={asTable ? '看图' : '看数据表'}>
          <Button
            type="text" size="small" icon={asTable ? <BarChartOutlined /> : <TableOutlined />}
            aria-label={asTable ? `${card.title}：看图` : `${card.title}：看数据表`} aria-pressed={asTable} onClick={() => setAsTable(!asTable)}
          />
        </Tip>
      </div>
      {asTable ? (
        <ChartTable card={card} data={data} words={words} onPress={onPress} />
      ) : (
        <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 6 }} />}>
          <ChartView option={option} label={labelOf(card, data, words)} onPress={onPress ? press : undefined} />
        </Suspense>
      )}
    </div>
  )
}

function labelOf(card: ChartCard, data: ChartData, words: ChartWords): string {
  const names = data.series.filter(({ earlier }) => !earlier).slice(0, 6).map((series) => seriesName(data, series, card, words))
  return `${card.title}，按${data.axis.label}，${names.join('、')}，共 ${data.categories.length} 个点；数据表可由右上角按钮打开`
}

/** The same figures to be read: what the chart says, for who cannot see it or wants the digits. */
function ChartTable({ card, data, words, onPress }: { card: ChartCard; data: ChartData; words: ChartWords; onPress?: (row: Row) => void }) {
  return (
    <div className="chart-table" tabIndex={0} role="region" aria-label={`${card.title}数据表`}>
      <table>
        <thead>
          <tr>
            <th scope="col">{data.axis.label}</th>
            {data.series.map((series, at) => <th key={at} scope="col" className="is-number">{seriesName(data, series, card, words)}</th>)}
          </tr>
        </thead>
        <tbody>
          {data.categories.map((value, position) => (
            <tr key={position}>
              <th scope="row">
                {onPress && value !== OTHERS ? (
                  <button type="button" className="row-action" onClick={() => onPress({ [data.axis.path]: value })}>{categoryText(data, value, words)}</button>
                ) : categoryText(data, value, words)}
              </th>
              {data.series.map((series, at) => <td key={at} className="is-number">{pointText(data, series, position, words)}</td>)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
