// @vitest-environment happy-dom
/** What a ranking and a chart's table say of rows whose names come a moment after the figures. */
import '../../../tests/support/dom'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { column, list } from '../../../tests/support/plans'
import { testPort } from '../../../tests/support/port'
import { PortProvider } from '../port'
import { chartData } from './chart-data'
import { scatterMarks } from './chart-scatter'
import type { ChartCard } from './chart-types'
import { RankCard } from './rank-card'
import { dimensionsOf } from './scatter-data'
import { useWords } from './use-words'

const shop = column('shop_id', { label: '店铺', kind: 'id', options: { entity: 'shop', title: 'name' } })
const units = column('units', { label: '销量', kind: 'integer', total: 'sum' })
const day = column('day', { label: '日期', kind: 'date' })
const cardOf = (chart: string, by: string[]): ChartCard =>
  ({ code: 'c', title: '业绩排行', chart, list: list({ columns: [shop, units, day], rows: [{ label: '', by }] }) }) as unknown as ChartCard
const ROWS = [{ shop_id: '1', day: '2026-01-01', units: '30' }, { shop_id: '5', day: '2026-01-01', units: '20' }]

function portWith(names: Record<string, string>) {
  const port = testPort()
  port.useLabels = (entity) => new Map(entity === 'shop' ? Object.entries(names) : [])
  return port
}

test('a ranking shows no bare id before the names have come, then the names; what has no name stays its id', () => {
  const draw = (names: Record<string, string>) => (
    <PortProvider value={portWith(names)}><RankCard card={cardOf('rank', ['shop_id'])} rows={ROWS} enums={{}} page="boss" /></PortProvider>
  )
  const said = () => within(screen.getByRole('list')).getAllByRole('listitem').map((one) => one.querySelector('.rank-name')!.textContent)
  const { rerender } = render(draw({}))
  expect(said()).toEqual(['…', '…'])
  // Whoever asked for a name that cannot be had is told the id in its place.
  rerender(draw({ 1: '海蓝-美国', 5: '5' }))
  expect(said()).toEqual(['海蓝-美国', '5'])
})

test('the series of a chart wait for their names as its places do; what needs no name is told at once', () => {
  const data = chartData(cardOf('line', ['day', 'shop_id']), ROWS)!
  function Words() {
    const { nameOf } = useWords(data, {})
    return <p>{[...data.series.map(({ split }) => nameOf(shop, split)), nameOf(day, data.categories[0]), nameOf(shop, null)].join(' ')}</p>
  }
  const { rerender, container } = render(<PortProvider value={portWith({})}><Words /></PortProvider>)
  expect(container.textContent).toBe('… … 2026-01-01 （空）')
  rerender(<PortProvider value={portWith({ 1: '海蓝-美国', 5: '海蓝-德国' })}><Words /></PortProvider>)
  expect(container.textContent).toBe('海蓝-美国 海蓝-德国 2026-01-01 （空）')
})

test('a point of a scatter is told by the names of all its dimensions, none by a bare id', () => {
  const spend = column('spend', { label: '花费', kind: 'decimal', total: 'sum' })
  const word = column('word', { label: '词' })
  const asked = list({ columns: [word, shop, units, spend], rows: [{ label: '', by: ['word', 'shop_id'] }] })
  const card = { code: 'c', title: '词', chart: 'scatter', list: asked } as unknown as ChartCard
  const data = chartData(card, [{ word: 'lamp', shop_id: '1', units: '3', spend: '2' }])!
  const further = dimensionsOf(card).slice(1)
  function Words() {
    const words = useWords(data, {}, further)
    return <p>{scatterMarks(card, data, words).map(({ says }) => says()).join(' ')}</p>
  }
  const { rerender, container } = render(<PortProvider value={portWith({})}><Words /></PortProvider>)
  expect(container.textContent).toBe('lamp · …，销量 3，花费 2')
  rerender(<PortProvider value={portWith({ 1: '海蓝-美国' })}><Words /></PortProvider>)
  expect(container.textContent).toBe('lamp · 海蓝-美国，销量 3，花费 2')
})
