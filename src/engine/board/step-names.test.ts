import { describe, expect, test } from 'vitest'
import { namesByWidth } from './step-names'

const NAMES = ['商品销售额', '促销折扣', '退款', '平台佣金', 'FBA配送费', '广告费', '仓储费', '自发货运费', '站外推广费', '成本合计', '其他', '预估毛利']

interface Setting {
  query: { minWidth: number }
  option: { xAxis: { axisLabel: { rotate: number; width: number; overflow: string } } }
}

/** What ECharts draws at a width: of all that hold there, the last. */
function at(width: number, names: readonly string[] = NAMES): Setting['option']['xAxis']['axisLabel'] {
  return (namesByWidth(names) as unknown as Setting[]).findLast(({ query }) => query.minWidth <= width)!.option.xAxis.axisLabel
}

describe('the names of steps', () => {
  test('have room below their own bars at every width from a narrow card to a wide one', () => {
    for (let width = 390; width <= 1300; width += 10) {
      const place = (width - 88) / NAMES.length
      const { rotate, width: own } = at(width)
      if (rotate === 0) expect(own).toBeLessThan(place)
      else expect(place).toBeGreaterThanOrEqual(rotate === 45 ? 20 : 0)
    }
  })

  test('are turned in a narrow card, broken in a wider one, and in one line where there is room', () => {
    expect([400, 570, 1000].map((width) => [at(width).rotate, at(width).width, at(width).overflow])).toEqual([
      [45, 60, 'truncate'], [0, 27, 'break'], [0, 63, 'break'],
    ])
    expect(at(400, ['收入', '成本', '毛利'])).toMatchObject({ rotate: 0, width: 27 })
  })

  test('stand upright where there are too many for anything else', () => {
    expect(at(400, Array.from({ length: 24 }, (_, place) => `第${place}步的名称`)).rotate).toBe(90)
  })
})
