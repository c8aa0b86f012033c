/** The option of a scatter: each row is a point, by its first measure across and its second up; a third one makes it larger. Pure. */
import type { ColumnPlan } from '../../../contract/plan'
import { textOfCell } from '../../../kinds/shared/cell-text'
import { shortNumber } from './chart-data'
import { escapeHtml, FONT, legendLook, pointText, tooltipLook, type ChartInk, type ChartWords, type Option } from './chart-look'
import type { ChartCard, ChartData } from './chart-types'
import type { ChartMark } from './chart-view'
import { colourAt } from './palette'
import { dimensionsOf } from './scatter-data'

/** Pixels across of the smallest and the largest point. */
const SIZES = { least: 8, most: 30 }

/** What tells a point from all others: its name in each dimension of the card, in their order. */
export function scatterNames(card: ChartCard, data: ChartData, position: number, words: ChartWords): string[] {
  const row = data.series[0]?.points[position]?.row ?? {}
  return dimensionsOf(card).map((column) => words.nameOf(column.path === data.axis.path ? data.axis : column, row[column.path]))
}

/** What one point says: its names, then each measure. */
function scatterText(card: ChartCard, data: ChartData, position: number, words: ChartWords): string {
  const figures = data.series.map((series) => `${series.column.label} ${pointText(data, series, position, words)}`)
  return [scatterNames(card, data, position, words).join(' · '), ...figures].join('，')
}

/** One mark a point, in the order of the rows, each with its names and exact values. */
export function scatterMarks(card: ChartCard, data: ChartData, words: ChartWords): ChartMark[] {
  return data.categories.map((_value, position) => ({ position, series: 0, says: () => scatterText(card, data, position, words) }))
}

/** What ECharts draws. All points are of one size where there is no third measure; a frame chooses several. */
export function scatterOption(data: ChartData, card: ChartCard, words: ChartWords, ink: ChartInk): Option {
  const [across, up, size] = data.series
  const at = (series: typeof size, position: number): number => Number(series?.points[position]?.value ?? 0)
  const most = Math.max(1e-9, ...data.categories.map((_value, position) => at(size, position)))
  return {
    grid: { left: 8, right: 24, top: 30, bottom: 22, containLabel: true },
    xAxis: { ...axisOf(across!.column, words, ink), nameLocation: 'middle', nameGap: 26 },
    yAxis: { ...axisOf(up!.column, words, ink), nameLocation: 'end' },
    // A frame brings its buttons along; what is chosen stands above the chart in words.
    toolbox: { show: false },
    brush: {
      xAxisIndex: 0, yAxisIndex: 0, throttleType: 'debounce', throttleDelay: 120, outOfBrush: { colorAlpha: 0.2 }, brushStyle: { borderColor: ink.text },
    },
    tooltip: {
      trigger: 'item', ...tooltipLook(ink),
      formatter: ({ dataIndex }: { dataIndex: number }) => scatterText(card, data, dataIndex, words).split('，').map(escapeHtml).join('<br/>'),
    },
    // Within the chart, so that a picture of it has it too; at the foot, where neither buttons nor the name of an axis stand.
    legend: size
      ? { right: 24, bottom: 0, itemWidth: 10, itemHeight: 10, icon: 'circle', selectedMode: false, ...legendLook(ink) }
      : { show: false },
    series: [{
      type: 'scatter', ...(size ? { name: `点的大小：${size.column.label}` } : {}),
      itemStyle: { color: colourAt(0), opacity: 0.7, borderColor: ink.ground, borderWidth: 1 },
      emphasis: { itemStyle: { color: colourAt(1), opacity: 1, borderColor: ink.text } },
      symbolSize: (_value: unknown, { dataIndex }: { dataIndex: number }) =>
        (size ? SIZES.least + Math.sqrt(Math.max(0, at(size, dataIndex)) / most) * (SIZES.most - SIZES.least) : SIZES.least),
      data: data.categories.map((_value, position) => ({ value: [at(across, position), at(up, position)], position, series: 0 })),
    }],
  }
}

function axisOf(column: ColumnPlan, { enums }: ChartWords, ink: ChartInk): Option {
  return {
    type: 'value', scale: true, splitLine: { lineStyle: { color: ink.line } }, axisLine: { show: true, lineStyle: { color: ink.line } },
    name: column.unit ? `${column.label}（${column.unit}）` : column.label, nameTextStyle: { ...FONT, color: ink.faint },
    axisLabel: {
      ...FONT, color: ink.faint, hideOverlap: true,
      formatter: (value: number) => (column.currencyField !== undefined || Math.abs(value) >= 10_000
        ? shortNumber(value)
        : textOfCell(String(Number(value.toFixed(6))), { row: {}, field: column, enums, mixed: false })),
    },
  }
}
