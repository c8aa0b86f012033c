/** Options of the charts whose steps are measures: waterfall and funnel. Values stand on their bars, so that nothing needs a legend. */
import { shortNumber } from './chart-data'
import type { ChartCard, ChartData } from './chart-types'
import { labelLook, tooltipLook, tooltipOf, FONT, pointText, type ChartInk, type ChartWords, type Option } from './chart-look'
import { colourAt, DOWN, UP } from './palette'
import { spansOf } from './steps-data'
import { namesByWidth } from './step-names'

/** Free between the figures of two bars, px. */
const LABEL_GAP = 4

/** @returns series, axes and tooltip; bars float on an unseen one from the ground, which goes below it where a step crosses nothing */
export function waterfallOption(data: ChartData, card: ChartCard, words: ChartWords, ink: ChartInk): Option {
  const points = data.series[0]!.points
  const spans = spansOf(points.map(({ value }) => value))
  const last = spans.length - 1
  const names = data.categories.map(String)
  const colour = (at: number): string => (at === last ? colourAt(0) : spans[at]!.to >= spans[at]!.from ? UP : DOWN)
  const part = (sign: 1 | -1) => (at: number): { seen: number; unseen: number } => {
    const [low, high] = [Math.min(spans[at]!.from, spans[at]!.to), Math.max(spans[at]!.from, spans[at]!.to)]
    // Of a bar that crosses nothing each side is drawn by itself: stacks keep what is above nothing apart from what is below.
    return sign === 1
      ? { unseen: Math.max(low, 0), seen: Math.max(high, 0) - Math.max(low, 0) }
      : { unseen: Math.min(high, 0), seen: Math.min(low, 0) - Math.min(high, 0) }
  }
  const side = (sign: 1 | -1): Option[] => [
    {
      type: 'bar', stack: 'all', silent: true, itemStyle: { color: 'transparent' }, tooltip: { show: false },
      data: spans.map((_, at) => part(sign)(at).unseen),
    },
    {
      type: 'bar', stack: 'all', barMaxWidth: 48,
      // Where there is no room for all figures the taller bars keep theirs; the tip says each.
      labelLayout: { hideOverlap: true },
      data: spans.map((span, at) => {
        const isTop = sign === (Math.max(span.from, span.to) > 0 ? 1 : -1)
        return {
          value: part(sign)(at).seen, position: at, series: 0, itemStyle: { color: colour(at), borderRadius: 2 },
          label: {
            ...labelLook(ink), minMargin: LABEL_GAP, show: isTop && points[at]?.value !== null, position: sign === 1 ? 'top' : 'bottom',
            formatter: () => shortText(points[at]!.value),
          },
        }
      }),
    },
  ]
  return {
    grid: { left: 8, right: 16, top: 30, bottom: 4, containLabel: true },
    xAxis: {
      type: 'category', data: names, axisTick: { show: false }, axisLine: { onZero: true, lineStyle: { color: ink.line } },
      axisLabel: { ...FONT, color: ink.faint, interval: 0 },
    },
    yAxis: {
      type: 'value', splitLine: { lineStyle: { color: ink.line } },
      axisLabel: { ...FONT, color: ink.faint, hideOverlap: true, formatter: shortNumber },
    },
    tooltip: {
      trigger: 'axis', axisPointer: { type: 'shadow', shadowStyle: { opacity: 0.12 } }, ...tooltipLook(ink),
      formatter: ([point]: { dataIndex: number }[]) => tooltipOf(data, card, words, ink, point?.dataIndex ?? 0),
    },
    series: [...side(1), ...side(-1)],
    media: namesByWidth(names),
  }
}

/** The longest bar takes this share of the room; the rest is for what stands beside it. */
const BAR_SHARE = 0.55

/** Each bar says its figure, and how much is left of the one before; lengths go by the square root, so that one in a thousand is still seen. */
export function funnelOption(data: ChartData, card: ChartCard, words: ChartWords, ink: ChartInk): Option {
  const series = data.series[0]!
  const sizes = series.points.map(({ value }) => Math.max(Number(value ?? 0), 0))
  const most = Math.max(...sizes, 1)
  const left = (at: number): string => (at === 0 || !sizes[at - 1] ? '' : `（上一步的 ${((sizes[at]! / sizes[at - 1]!) * 100).toFixed(2)}%）`)
  return {
    grid: { left: 8, right: 16, top: 8, bottom: 4, containLabel: true },
    xAxis: { type: 'value', min: 0, max: 1 / BAR_SHARE, show: false },
    yAxis: {
      type: 'category', inverse: true, data: data.categories.map(String), axisTick: { show: false }, axisLine: { show: false },
      axisLabel: { ...FONT, color: ink.text },
    },
    tooltip: {
      trigger: 'item', ...tooltipLook(ink),
      formatter: ({ dataIndex }: { dataIndex: number }) => `${tooltipOf(data, card, words, ink, dataIndex)}${left(dataIndex)}`,
    },
    series: [{
      type: 'bar', barMaxWidth: 44, barCategoryGap: '28%',
      data: sizes.map((size, at) => ({
        value: Math.sqrt(size / most), position: at, series: 0, itemStyle: { color: colourAt(0), opacity: Math.max(1 - at * 0.18, 0.4), borderRadius: 2 },
      })),
      label: {
        ...labelLook(ink), fontSize: 12, color: ink.text, show: true, position: 'right',
        formatter: ({ dataIndex }: { dataIndex: number }) => `${pointText(data, series, dataIndex, words)}${left(dataIndex)}`,
      },
    }],
  }
}

function shortText(value: string | null): string {
  return value === null ? '' : shortNumber(Number(value))
}
