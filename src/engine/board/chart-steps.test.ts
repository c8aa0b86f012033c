/** Charts of steps, as ECharts really lays them out: what a test of options cannot tell. */
import { init, use as register } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { describe, expect, test } from 'vitest'
import { column, list } from '../../../tests/support/plans'
import './echarts'
import { chartData } from './chart-data'
import type { ChartCard } from './chart-types'
import { chartOption } from './chart-option'

register([SVGRenderer])

const words = { enums: {}, nameOf: (_column: unknown, value: unknown) => String(value) }
const ink = { text: '#000', faint: '#666', line: '#ddd', ground: '#fff', raised: '#fff' }
const STEPS = {
  商品销售额: '1284300', 促销折扣: '-31200', 退款: '-82400', 平台佣金: '-184100', FBA配送费: '-221300', 广告费: '-164800', 仓储费: '-12100',
  自发货运费: '-8300', 站外推广费: '-5400', 成本合计: '-361200', 预估毛利: '206000',
}

interface Box { left: number; right: number; top: number; bottom: number; says: string }

/** The figures that stand beside bars, each with the room that it takes. */
function figuresAt(width: number): Box[] {
  const measures = Object.keys(STEPS).map((label) => column(label, { label, kind: 'money', currencyField: 'currency', total: 'sum' }))
  const card = { code: 'c', title: '利润', width: 1, shows: 'chart', chart: 'waterfall', list: list({ columns: measures }), follows: [] } as unknown as ChartCard
  const data = chartData(card, [{ ...STEPS, currency: 'CNY' }])!
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height: 320 })
  chart.setOption({ ...chartOption(card, data, words, ink), animation: false })
  const boxes = (chart.getZr().storage.getDisplayList(true) as unknown as Drawn[]).flatMap((drawn): Box[] => {
    // Axes write theirs in the same type; only figures of bars hang on a bar.
    if (drawn.type !== 'tspan' || !drawn.parent?.__hostTarget) return []
    const { x, y, width: wide, height } = drawn.getBoundingRect()
    const [left, top] = [x + (drawn.transform?.[4] ?? 0), y + (drawn.transform?.[5] ?? 0)]
    return [{ left, right: left + wide, top, bottom: top + height, says: drawn.style.text }]
  })
  chart.dispose()
  return boxes
}

interface Drawn {
  type: string
  parent?: { __hostTarget?: unknown }
  style: { text: string }
  /** Where it is put: the last two of the matrix, for nothing is turned. */
  transform?: number[]
  getBoundingRect(): { x: number; y: number; width: number; height: number }
}

const touches = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

describe('the figures of a waterfall', () => {
  test('never run into each other, whatever the width; the first and the last are always there', () => {
    for (const width of [380, 420, 560, 720]) {
      const figures = figuresAt(width)
      const says = figures.map((one) => one.says)
      expect(figures.flatMap((one, at) => figures.slice(at + 1).filter((other) => touches(one, other)).map((other) => `${one.says} ${other.says}`))).toEqual([])
      expect(says).toEqual(expect.arrayContaining(['128.4万', '20.6万']))
    }
  })

  test('are all there where there is room', () => {
    expect(figuresAt(1000)).toHaveLength(12)
  })
})
