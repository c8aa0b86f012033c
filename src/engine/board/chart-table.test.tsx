// @vitest-environment happy-dom
import '../../../tests/support/dom'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { App } from 'antd'
import { expect, test } from 'vitest'
import { column, list } from '../../../tests/support/plans'
import { testPort } from '../../../tests/support/port'
import { PortProvider } from '../port'
import { ChartCardBody } from './chart-card'
import type { ChartCard } from './chart-types'

const card = {
  code: 'c', title: '词', chart: 'scatter', shows: 'chart', width: 2, follows: [],
  list: list({
    columns: [
      column('word', { label: '词' }), column('shop_id', { label: '店铺', kind: 'id', options: { entity: 'shop', title: 'name' } }),
      column('units', { label: '销量', kind: 'integer' }), column('spend', { label: '花费', kind: 'decimal' }),
    ],
    rows: [{ label: '', by: ['word', 'shop_id'] }],
  }),
} as unknown as ChartCard

test('who reads a scatter as a table sees each point by all that tells it from the others, then its measures', () => {
  const port = testPort()
  port.useLabels = (entity) => new Map(entity === 'shop' ? [['1', '海蓝-美国'], ['5', '海蓝-德国']] : [])
  const rows = [{ word: 'lamp', shop_id: '1', units: '3', spend: '2' }, { word: 'lamp', shop_id: '5', units: '4', spend: '1' }]
  render(
    <App>
      <PortProvider value={port}>
        <ChartCardBody card={card} rows={rows} enums={{}} picture={() => ({ title: '', asked: '', meaning: [] })} />
      </PortProvider>
    </App>,
  )
  fireEvent.click(screen.getByRole('button', { name: '词：看数据表' }))
  const lines = within(screen.getByRole('region', { name: '词数据表' })).getAllByRole('row')
  expect(lines.map((line) => [...line.children].map(({ textContent }) => textContent))).toEqual([
    ['词', '店铺', '销量', '花费'], ['lamp', '海蓝-美国', '3', '2'], ['lamp', '海蓝-德国', '4', '1'],
  ])
})
