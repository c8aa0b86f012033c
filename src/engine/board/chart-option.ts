/**
 * What ECharts is told to draw, made of chart data: axes, series, tooltips with the kinds' own formats. Pure but for the
 * colours and names it is given; knows no element and no port.
 */
import { textOfCell } from '../../../kinds/shared/cell-text'
import type { ColumnPlan, EnumPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { COMPARING_LABELS } from '../../../contract/about-words'
import { axisKey, axisKeys, isNegative, OTHERS, shortNumber, type ChartCard, type ChartData, type ChartSeries } from './chart-data'
import { colourAt } from './palette'

/** Colours of the ground a chart stands on, read from the page's own. */
export interface ChartInk {
  text: string
  faint: string
  line: string
  ground: string
  raised: string
}

/** Names of dimension values: references by their rows' names, all else as its kind shows it. */
type NameOf = (column: ColumnPlan, value: unknown) => string

export interface ChartWords {
  enums: Record<string, EnumPlan>
  nameOf: NameOf
}

type Option = Record<string, unknown>

const FONT = { fontFamily: 'inherit', fontSize: 12 }

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

export function categoryText(data: ChartData, value: unknown, { nameOf }: ChartWords): string {
  return value === OTHERS ? `其他 ${data.gathered} 项` : nameOf(data.axis, value)
}

export function seriesName(data: ChartData, series: ChartSeries, card: ChartCard, { nameOf }: ChartWords): string {
  const several = new Set(data.series.map(({ column }) => column.path)).size > 1
  const parts = [data.splits && 'split' in series ? nameOf(data.splits, series.split) : '', several || !data.splits ? series.column.label : '']
  const name = parts.filter(Boolean).join(' · ')
  return series.earlier ? `${name}（${COMPARING_LABELS[card.list.compare[0] ?? 'previous']}）` : name
}

/** A point's exact value, as its kind shows it. */
export function pointText(data: ChartData, series: ChartSeries, position: number, { enums }: ChartWords): string {
  const point = series.points[position]
  const field = series.column
  const row: Row = { ...point?.row, [field.path]: point?.value ?? null }
  if (field.currencyField && data.currency !== undefined) row[field.currencyField] = data.currency
  const said = textOfCell(row[field.path], { row, field, enums, mixed: false })
  return field.unit && point?.value !== null ? `${said} ${field.unit}` : said
}

function tooltipOf(data: ChartData, card: ChartCard, words: ChartWords, ink: ChartInk, position: number): string {
  const lines = data.series
    .map((series, at) => ({ series, at }))
    .filter(({ series }) => series.points[position]?.value !== null)
    .map(({ series, at }) => {
      const colour = colourOf(data, card, at, position)
      const mark = `<i style="width:8px;height:8px;border-radius:2px;background:${colour};opacity:${series.earlier ? 0.5 : 1}"></i>`
      const name = `<span style="flex:1;color:${ink.faint}">${escapeHtml(seriesName(data, series, card, words))}</span>`
      const figure = `<b style="margin-left:16px;font-variant-numeric:tabular-nums">${escapeHtml(pointText(data, series, position, words))}</b>`
      return `<div style="display:flex;align-items:center;gap:6px">${mark}${name}${figure}</div>`
    })
  const most = 16
  const more = lines.length > most ? `<div style="color:${ink.faint}">另有 ${lines.length - most} 项</div>` : ''
  const title = `<div style="margin-bottom:4px">${escapeHtml(categoryText(data, data.categories[position], words))}</div>`
  return `${title}${lines.slice(0, most).join('') || '没有数据'}${more}`
}

/** Every series has a colour; the time before takes that of its measure; a pie has one a slice. */
function colourOf(data: ChartData, card: ChartCard, at: number, position: number): string {
  if (card.chart === 'pie') return colourAt(position)
  const own = data.series.filter(({ earlier }) => !earlier)
  const series = data.series[at]!
  return colourAt(own.findIndex((other) => other.column === series.column && other.split === series.split))
}

function numberOf(value: string | null): number | null {
  return value === null ? null : Number(value)
}

function axisOf(column: ColumnPlan, ink: ChartInk, words: ChartWords, isFirst: boolean): Option {
  return {
    type: 'value', scale: false, splitLine: { show: isFirst, lineStyle: { color: ink.line } },
    axisLabel: {
      ...FONT, color: ink.faint,
      formatter: (value: number) => (column.currencyField !== undefined || Math.abs(value) >= 10_000
        ? shortNumber(value)
        : textOfCell(String(Number(value.toFixed(6))), { row: {}, field: column, enums: words.enums, mixed: false })),
    },
    name: column.unit ?? '', nameTextStyle: { ...FONT, color: ink.faint }, position: isFirst ? undefined : 'right',
  }
}

function pieOption(data: ChartData, card: ChartCard, words: ChartWords, ink: ChartInk): Option {
  const [series] = data.series
  return {
    series: [{
      type: 'pie', radius: ['42%', '66%'], center: ['33%', '50%'], minAngle: 2, itemStyle: { borderColor: ink.ground, borderWidth: 2 }, label: { show: false },
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
      type: 'scroll', orient: 'vertical', left: '66%', top: 'middle', height: '86%', icon: 'roundRect', itemWidth: 10, itemHeight: 10,
      textStyle: { ...FONT, color: ink.text, width: 130, overflow: 'truncate' }, pageTextStyle: { color: ink.faint }, pageIconColor: ink.text,
      pageIconInactiveColor: ink.line,
    },
  }
}

function tooltipLook(ink: ChartInk): Option {
  return {
    confine: true, backgroundColor: ink.raised, borderColor: ink.line, textStyle: { ...FONT, color: ink.text },
    extraCssText: 'box-shadow: var(--shadow); max-width: 420px',
  }
}

/** @returns an option for echarts.setOption; points carry their place as their index */
export function chartOption(card: ChartCard, data: ChartData, words: ChartWords, ink: ChartInk): Option {
  const shared = { animationDuration: 240, textStyle: FONT, aria: { enabled: true, decal: { show: false } } }
  if (card.chart === 'pie') return { ...shared, ...pieOption(data, card, words, ink) }
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
  const values = keys.map((key, at) => axisOf(data.series.find(({ column }) => axisKey(column) === key)!.column, ink, words, at === 0)).map(
    (axis, at) => (at > 1 ? { ...axis, show: false } : axis),
  )
  const stacks = card.chart === 'area' && data.splits !== undefined
  const series = data.series.map((one, at) => {
    const colour = colourOf(data, card, at, 0)
    const isBar = card.chart === 'bar' || card.chart === 'column'
    const axisIndex = keys.indexOf(axisKey(one.column))
    // A second scale beside columns is told apart by being a line.
    const asLine = !isBar || (axisIndex > 0 && !lies)
    return {
      name: seriesName(data, one, card, words), type: asLine ? 'line' : 'bar',
      data: one.points.map(({ value }) => numberOf(value)),
      ...(lies ? { xAxisIndex: axisIndex } : { yAxisIndex: axisIndex }),
      itemStyle: { color: colour, opacity: one.earlier && !asLine ? 0.4 : 1, ...(asLine ? {} : { borderRadius: 2 }) },
      ...(asLine
        ? {
          showSymbol: one.points.filter(({ value }) => value !== null).length < 2, symbolSize: 7,
          lineStyle: { width: one.earlier ? 1.5 : 2, type: one.earlier ? 'dashed' : 'solid', opacity: one.earlier ? 0.6 : 1 }, connectNulls: false,
          triggerLineEvent: true, ...(card.chart === 'area' && !one.earlier ? { areaStyle: { opacity: stacks ? 0.5 : 0.14 } } : {}),
          ...(stacks && !one.earlier ? { stack: 'all' } : {}),
        }
        : { barMaxWidth: 26, ...(data.splits && !one.earlier ? { stack: one.column.path } : {}) }),
    }
  })
  return {
    ...shared,
    grid: { left: 8, right: keys.length > 1 ? 8 : 16, top: 34, bottom: 4, containLabel: true },
    ...(lies ? { xAxis: values, yAxis: category } : { xAxis: category, yAxis: values }),
    legend: series.length > 1
      ? {
        type: 'scroll', top: 0, left: 0, right: 36 + (data.currencies.length > 1 ? 58 * data.currencies.length : 0), icon: 'roundRect', itemWidth: 12,
        itemHeight: 4, textStyle: { ...FONT, color: ink.text }, pageTextStyle: { color: ink.faint }, pageIconColor: ink.text,
        pageIconInactiveColor: ink.line,
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
