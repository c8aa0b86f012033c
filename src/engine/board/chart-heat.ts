/** The option of a heat map or a calendar: one measure at every crossing of two dimensions, darker (in the dark: brighter) where there is more. */
import type { ChartCard, ChartData } from './chart-types'
import { shortNumber } from './chart-data'
import { FONT, pointText, tooltipLook, escapeHtml, type ChartInk, type ChartWords, type Option } from './chart-look'
import { colourAt } from './palette'

/** Charts of a measure that is told by colour, at crossings. */
export function isMap(chart: ChartCard['chart']): boolean {
  return chart === 'heat' || chart === 'calendar'
}

interface HeatMark {
  position: number
  series: number
}

/** The crossings that have a figure, in the order that they are drawn. */
export function heatMarks(data: ChartData): HeatMark[] {
  return data.series.flatMap(({ points }, series) => points.flatMap(({ value }, position) => (value === null ? [] : [{ position, series }])))
}

/** What stands at one crossing, in words. */
export function heatText(data: ChartData, { position, series }: HeatMark, words: ChartWords): string {
  const one = data.series[series]!
  // A day of a week is told as that day.
  const along = one.points[position]?.row?.[data.axis.path] ?? data.categories[position]
  const names = [words.nameOf(data.splits!, one.split), words.nameOf(data.axis, along)]
  const place = (data.isTime ? names.toReversed() : names).join(' ')
  return `${place}　${one.column.label} ${pointText(data, one, position, words)}`
}

/** A day without its year. */
function shortDay(name: string): string {
  return name.length === 10 ? name.slice(5) : name
}

/** What ECharts draws: the axis across, the second dimension down, the colour by the first figure of each crossing. */
export function heatOption(data: ChartData, _card: ChartCard, words: ChartWords, ink: ChartInk): Option {
  const marks = heatMarks(data)
  const values = marks.map(({ position, series }) => Number(data.series[series]!.points[position]!.value))
  const axis = { type: 'category', axisTick: { show: false }, axisLine: { show: false }, splitArea: { show: false } }
  return {
    grid: { left: 8, right: 52, top: 26, bottom: 4, containLabel: true },
    xAxis: {
      ...axis, position: 'bottom', data: data.categories.map((value) => words.nameOf(data.axis, value)),
      axisLabel: { ...FONT, color: ink.faint, hideOverlap: true, ...(data.isTime ? { formatter: shortDay } : {}) },
    },
    yAxis: {
      ...axis, inverse: true, data: data.series.map(({ split }) => words.nameOf(data.splits!, split)),
      axisLabel: { ...FONT, color: ink.faint, interval: 0 },
    },
    visualMap: {
      type: 'continuous', min: Math.min(0, ...values), max: Math.max(1e-9, ...values), calculable: false, orient: 'vertical', right: 0, top: 'middle',
      itemWidth: 8, itemHeight: 96, textStyle: { ...FONT, color: ink.faint }, text: [shortNumber(Math.max(0, ...values)), shortNumber(Math.min(0, ...values))],
      inRange: { color: [ink.raised, colourAt(0)] }, formatter: (value: number) => shortNumber(value),
    },
    tooltip: {
      trigger: 'item', ...tooltipLook(ink),
      formatter: ({ dataIndex }: { dataIndex: number }) => (marks[dataIndex] ? escapeHtml(heatText(data, marks[dataIndex], words)) : ''),
    },
    series: [{
      type: 'heatmap', itemStyle: { borderColor: ink.line, borderWidth: 1 },
      data: marks.map(({ position, series }, at) => ({ value: [position, series, values[at]], position, series })),
      emphasis: { itemStyle: { borderColor: ink.text, borderWidth: 1 } },
    }],
  }
}
