/**
 * What ECharts is told to draw, made of chart data: axes, series, tooltips with the kinds' own formats. Pure but for the
 * colours and names it is given; knows no element and no port.
 */
import { traits } from '../../../kinds/column-kinds'
import { textOfCell } from '../../../kinds/shared/cell-text'
import type { ColumnPlan } from '../../../contract/plan'
import { axisKey, axisKeys, isNegative, shortNumber } from './chart-data'
import type { ChartCard, ChartData, ChartSeries } from './chart-types'
import { heatOption, isMap } from './chart-heat'
import {
  categoryText, colourOf, FONT, hatch, labelLook, legendLook, numberOf, seriesName, tooltipLook, tooltipOf, type ChartInk, type ChartWords, type Option,
} from './chart-look'
import { scatterOption } from './chart-scatter'
import { funnelOption, waterfallOption } from './chart-steps'
import { colourAt } from './palette'

/** @param columns what is drawn along it: of pieces alone it has no step of half a piece */
function axisOf(columns: readonly ColumnPlan[], ink: ChartInk, words: ChartWords, isFirst: boolean): Option {
  const column = columns[0]!
  return {
    type: 'value', scale: false, ...(columns.every((one) => traits(one).whole) ? { minInterval: 1 } : {}),
    splitLine: { show: isFirst, lineStyle: { color: ink.line } },
    axisLabel: {
      hideOverlap: true,
      ...FONT, color: ink.faint,
      formatter: (value: number) => (column.currencyField !== undefined || Math.abs(value) >= 10_000
        ? shortNumber(value)
        : textOfCell(String(Number(value.toFixed(6))), { row: {}, field: column, enums: words.enums, mixed: false })),
    },
    name: column.unit ?? '', nameTextStyle: { ...FONT, color: ink.faint }, position: isFirst ? undefined : 'right',
  }
}

/** Where a pie and its names stand: in a card of a quarter's width the names need more of it than a large pie leaves. */
const PIE_BY_WIDTH = [
  { query: { maxWidth: 360 }, option: { series: [{ radius: ['34%', '52%'], center: ['28%', '50%'] }], legend: { left: '57%' } } },
  { option: { series: [{ radius: ['42%', '66%'], center: ['33%', '50%'] }], legend: { left: '66%' } } },
]

function pieOption(data: ChartData, card: ChartCard, words: ChartWords, ink: ChartInk): Option {
  const [series] = data.series
  return {
    media: PIE_BY_WIDTH,
    series: [{
      type: 'pie', minAngle: 2, itemStyle: { borderColor: ink.ground, borderWidth: 2 },
      label: {
        ...labelLook(ink), position: 'inside', color: '#fff',
        formatter: ({ percent }: { percent: number }) => (percent >= 8 ? `${Math.round(percent)}%` : ''),
      },
      labelLine: { show: false },
      data: data.categories.flatMap((value, position) => {
        const point = series?.points[position]
        if (!point || point.value === null || isNegative(point.value)) return []
        return [{ name: categoryText(data, value, words), value: numberOf(point.value), position, itemStyle: { color: colourAt(position) } }]
      }),
    }],
    tooltip: {
      trigger: 'item', ...tooltipLook(ink),
      formatter: ({ data: slice, percent }: { data: { position: number }; percent: number }) =>
        `${tooltipOf(data, card, words, ink, slice.position)}<div style="color:${ink.faint}">占 ${percent.toFixed(1)}%</div>`,
    },
    legend: {
      type: 'scroll', orient: 'vertical', top: 'middle', height: '86%', icon: 'roundRect', itemWidth: 10, itemHeight: 10,
      ...legendLook(ink), textStyle: { ...FONT, color: ink.text, width: 130, overflow: 'truncate' },
    },
  }
}

/** Marks that tell one line from the next where colours do not, and how they are dashed; what was before is always dashed. */
const MARKS = ['circle', 'rect', 'triangle', 'diamond', 'pin', 'arrow'] as const
/** A line has about so many marks, each line's at places of its own. */
const MARKS_ALONG = 8
/** So many bars leave room for their figures. */
const MOST_LABELS = 14

interface Drawing {
  card: ChartCard
  data: ChartData
  words: ChartWords
  ink: ChartInk
  keys: string[]
  stacks: boolean
}

function seriesOption(one: ChartSeries, at: number, { card, data, words, ink, keys, stacks }: Drawing): Option {
  const lies = card.chart === 'bar'
  const isBar = lies || card.chart === 'column'
  const axisIndex = keys.indexOf(axisKey(one.column))
  const shared = {
    name: seriesName(data, one, card, words),
    ...(lies ? { xAxisIndex: axisIndex } : { yAxisIndex: axisIndex }),
  }
  // A second scale beside columns is told apart by being a line.
  if (!isBar || (axisIndex > 0 && !lies)) return { ...shared, ...lineOption(one, at, { card, data, stacks }) }
  const bars = data.series.filter(({ column }) => keys.indexOf(axisKey(column)) === 0 || lies).length
  // A line over the bars would strike their figures out.
  const hasRoom = bars === 1
    ? data.series.length === 1 && data.categories.length <= (lies ? 20 : MOST_LABELS)
    : bars === 2 && lies && data.categories.length <= 8
  return {
    ...shared, type: 'bar', barMaxWidth: 26, ...(data.splits && !one.earlier ? { stack: one.column.path } : {}),
    itemStyle: { color: colourOf(data, card, at, 0), opacity: one.earlier ? 0.4 : 1, borderRadius: 2 },
    data: one.points.map(({ value }, position) =>
      (position === data.partial ? { value: numberOf(value), itemStyle: { decal: hatch(ink) } } : numberOf(value))),
    ...(hasRoom
      ? {
        label: {
          ...labelLook(ink), show: true, position: lies ? 'right' : 'top',
          formatter: ({ dataIndex }: { dataIndex: number }) => labelText(one, dataIndex, words),
        },
        labelLayout: { hideOverlap: true },
      }
      : {}),
  }
}

/** Amounts and large counts in 万 and 亿, all else as its kind shows it. */
function labelText({ points, column }: ChartSeries, position: number, { enums }: ChartWords): string {
  const value = points[position]?.value ?? null
  if (value === null) return ''
  if (column.currencyField !== undefined || Math.abs(Number(value)) >= 10_000) return shortNumber(Number(value))
  return textOfCell(value, { row: {}, field: column, enums, mixed: false })
}

function lineOption(one: ChartSeries, at: number, { card, data, stacks }: Pick<Drawing, 'card' | 'data' | 'stacks'>): Option {
  const isAlone = one.points.filter(({ value }) => value !== null).length < 2
  const step = Math.max(1, Math.round(one.points.length / MARKS_ALONG))
  const several = data.series.length > 1
  const isThere = (position: number): boolean => (one.points[position]?.value ?? null) !== null
  // No line leads to a point between gaps: without its mark it would not be seen.
  const lonely = new Set(one.points.flatMap((_point, position) =>
    (isThere(position) && !isThere(position - 1) && !isThere(position + 1) ? [position] : [])))
  return {
    type: 'line', itemStyle: { color: colourOf(data, card, at, 0) },
    // A time that is not over ends in an empty ring.
    data: one.points.map(({ value }, position) => (position === data.partial ? { value: numberOf(value), symbol: 'emptyCircle' } : numberOf(value))),
    symbol: MARKS[at % MARKS.length], showSymbol: lonely.size > 0 || several || data.partial !== undefined, showAllSymbol: true,
    symbolSize: isAlone ? 7 : (_value: unknown, { dataIndex }: { dataIndex: number }) => (
      dataIndex === data.partial ? 9 : lonely.has(dataIndex) || (several && dataIndex % step === at % step) ? 6 : 0
    ),
    lineStyle: { width: one.earlier ? 1.5 : 2, type: one.earlier ? 'dashed' : 'solid', opacity: one.earlier ? 0.6 : 1 }, connectNulls: false,
    triggerLineEvent: true, ...(card.chart === 'area' && !one.earlier ? { areaStyle: { opacity: stacks ? 0.5 : 0.14 } } : {}),
    ...(stacks && !one.earlier ? { stack: 'all' } : {}),
  }
}

/** @returns an option for echarts.setOption; points carry their place as their index */
export function chartOption(card: ChartCard, data: ChartData, words: ChartWords, ink: ChartInk): Option {
  const shared = { animationDuration: 240, textStyle: FONT, aria: { enabled: true, decal: { show: false } } }
  if (card.chart === 'pie') return { ...shared, ...pieOption(data, card, words, ink) }
  if (card.chart === 'waterfall') return { ...shared, ...waterfallOption(data, card, words, ink) }
  if (card.chart === 'funnel') return { ...shared, ...funnelOption(data, card, words, ink) }
  if (card.chart === 'scatter') return { ...shared, ...scatterOption(data, card, words, ink) }
  if (isMap(card.chart)) return { ...shared, ...heatOption(data, card, words, ink) }
  const keys = axisKeys(data.series)
  const lies = card.chart === 'bar'
  const names = data.categories.map((value) => categoryText(data, value, words))
  const category = {
    type: 'category', data: names, inverse: lies, boundaryGap: card.chart === 'bar' || card.chart === 'column', axisTick: { show: false },
    axisLine: { lineStyle: { color: ink.line } },
    axisLabel: {
      ...FONT, color: ink.faint, hideOverlap: true,
      ...(lies
        ? { width: 120, overflow: 'truncate' }
        : data.isTime
        ? { formatter: (name: string) => (name.length === 10 ? name.slice(5) : name) }
        : { width: 90, overflow: 'truncate', interval: 0, rotate: names.length > 8 ? 32 : 0 }),
    },
  }
  const along = (key: string): ColumnPlan[] => data.series.flatMap(({ column }) => (axisKey(column) === key ? [column] : []))
  const values = keys.map((key, at) => axisOf(along(key), ink, words, at === 0)).map(
    (axis, at) => (at > 1 ? { ...axis, show: false } : axis),
  )
  const stacks = card.chart === 'area' && data.splits !== undefined
  const series = data.series.map((one, at) => seriesOption(one, at, { card, data, words, ink, keys, stacks }))
  return {
    ...shared,
    grid: { left: 8, right: keys.length > 1 ? 8 : lies ? 64 : 16, top: 34, bottom: 4, containLabel: true },
    ...(lies ? { xAxis: values, yAxis: category } : { xAxis: category, yAxis: values }),
    legend: series.length > 1
      ? {
        // Beside a left edge ECharts heeds no right one: the room of the buttons, and of the currencies, is what a width leaves.
        type: 'scroll', top: 0, left: 0, width: data.currencies.length > 1 ? '52%' : '83%',
        // Lines tell themselves by dashes and marks, which need room; bars by colour alone.
        itemWidth: series.every((one) => one['type'] === 'bar') ? 10 : 22, itemHeight: 8, ...legendLook(ink),
      }
      : { show: false },
    tooltip: {
      trigger: 'axis',
      axisPointer: {
        type: card.chart === 'bar' || card.chart === 'column' ? 'shadow' : 'line', lineStyle: { color: ink.faint }, shadowStyle: { opacity: 0.12 },
      },
      ...tooltipLook(ink),
      formatter: (points: { dataIndex: number }[]) => tooltipOf(data, card, words, ink, points[0]?.dataIndex ?? 0),
    },
    series,
  }
}
