/** What all charts are drawn with: inks, names, exact values, tooltips, legends. Pure; knows no element and no port. */
import { FONTS } from '../../ui/fonts'
import { textOfCell } from '../../../kinds/shared/cell-text'
import type { ColumnPlan, EnumPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { COMPARING_LABELS } from '../../../contract/about-words'
import { OTHERS } from './chart-data'
import type { ChartCard, ChartData, ChartSeries } from './chart-types'
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

/** How a chart's values are told in words. */
export interface ChartWords {
  enums: Record<string, EnumPlan>
  nameOf: NameOf
}

/** An option of ECharts, or a part of one. */
export type Option = Record<string, unknown>

/** What all words of a chart are set in: the page's own type, 12 px. A canvas knows no `inherit`: it would draw 10 px of its own face. */
export const FONT = { fontFamily: FONTS, fontSize: 12 }

/** Text that is safe in a tooltip's HTML, also within quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** The name of a place along the axis; what was gathered is 其他, with how many values it holds. */
export function categoryText(data: ChartData, value: unknown, { nameOf }: ChartWords): string {
  return value === OTHERS ? `其他 ${data.gathered} 项` : nameOf(data.axis, value)
}

/** By the second dimension, the measure, or both where there are several measures; a series of the time before says so. */
export function seriesName(data: ChartData, series: ChartSeries, card: ChartCard, { nameOf }: ChartWords): string {
  const several = new Set(data.series.map(({ column }) => column.path)).size > 1
  const parts = [data.splits && 'split' in series ? nameOf(data.splits, series.split) : '', several || !data.splits ? series.column.label : '']
  const name = parts.filter(Boolean).join(' · ')
  return series.earlier ? `${name}（${COMPARING_LABELS[card.list.compare[0] ?? 'previous']}）` : name
}

/** A point's exact value, as its kind shows it. */
export function pointText(data: ChartData, series: ChartSeries, position: number, { enums }: ChartWords): string {
  const point = series.points[position]
  const field = point?.column ?? series.column
  const row: Row = { ...point?.row, [field.path]: point?.value ?? null }
  if (field.currencyField && data.currency !== undefined) row[field.currencyField] = data.currency
  const said = textOfCell(row[field.path], { row, field, enums, mixed: false })
  return field.unit && point?.value !== null ? `${said} ${field.unit}` : said
}

/** HTML of the tooltip at one place along the axis: 16 series at most, those without a value left out. */
export function tooltipOf(data: ChartData, card: ChartCard, words: ChartWords, ink: ChartInk, position: number): string {
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
  const part = position === data.partial ? '（没有过完）' : ''
  const title = `<div style="margin-bottom:4px">${escapeHtml(categoryText(data, data.categories[position], words))}${part}</div>`
  return `${title}${lines.slice(0, most).join('') || '没有数据'}${more}`
}

/** Every series has a colour; the time before takes that of its measure; a pie has one a slice. */
export function colourOf(data: ChartData, card: ChartCard, at: number, position: number): string {
  if (card.chart === 'pie') return colourAt(position)
  const own = data.series.filter(({ earlier }) => !earlier)
  const series = data.series[at]!
  return colourAt(own.findIndex((other) => other.column === series.column && other.split === series.split))
}

/** For drawing only, where rounding does no harm; null stays a gap. */
export function numberOf(value: string | null): number | null {
  return value === null ? null : Number(value)
}

/** The look of every tooltip, kept within the chart. */
export function tooltipLook(ink: ChartInk): Option {
  return {
    confine: true, backgroundColor: ink.raised, borderColor: ink.line, textStyle: { ...FONT, color: ink.text },
    extraCssText: 'box-shadow: var(--shadow); max-width: 420px',
  }
}

/** A figure that stands on its bar. */
export function labelLook(ink: ChartInk): Option {
  return { ...FONT, fontSize: 11, color: ink.faint, opacity: 1 }
}

/** Legends draw lines as lines, with their dashes and marks, and bars as boxes. */
export function legendLook(ink: ChartInk): Option {
  return {
    textStyle: { ...FONT, color: ink.text }, pageTextStyle: { color: ink.faint }, pageIconColor: ink.text, pageIconInactiveColor: ink.line,
    inactiveColor: ink.faint,
  }
}

/** Stripes over what is not over yet. */
export function hatch(ink: ChartInk): Option {
  return { symbol: 'rect', rotation: Math.PI / 4, dashArrayX: [1, 0], dashArrayY: [3, 3], color: ink.ground }
}
