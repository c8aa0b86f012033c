// @vitest-environment happy-dom
import '../../../tests/support/dom'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { App } from 'antd'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { filter } from '../../../tests/support/plans'
import { testPort } from '../../../tests/support/port'
import { PortProvider } from '../../../src/engine/port'
import type { FilterValue } from '../../../contract/list-address'
import { DaterangeFilter } from '../../date/daterange.filter'

function draw(maxDays?: number) {
  const onChange = vi.fn<(value: FilterValue | undefined) => void>()
  const plan = filter('day', { control: 'daterange', ...(maxDays === undefined ? {} : { maxDays }) })
  const { container } = render(
    <App>
      <PortProvider value={testPort()}>
        <DaterangeFilter filter={plan} value={{ op: 'between', value: ['2025-06-01', '2025-06-02'] }} onChange={onChange} enums={{}} today="2025-09-15" />
      </PortProvider>
    </App>,
  )
  const till = async (day: string): Promise<void> => {
    const box = container.querySelectorAll<HTMLInputElement>('.date-trigger input')[1]!
    fireEvent.change(box, { target: { value: day } })
    await act(async () => void fireEvent.keyDown(box, { key: 'Enter' }))
  }
  return { onChange, till, asked: () => onChange.mock.calls.at(-1)?.[0]?.value }
}

describe('a range of days is shorter than 31 days times the page\'s multiplier (specification, sections 5 and 9)', () => {
  test('one that is not is refused in words, and nothing is asked', async () => {
    const { onChange, till, asked } = draw(93)
    await till('2025-09-02')
    expect(await screen.findByText('日期范围须少于 93 天')).toBeTruthy()
    expect(onChange).not.toHaveBeenCalled()
    await till('2025-09-01')
    expect(asked()).toEqual(['2025-06-01', '2025-09-01'])
  })

  test('a page that says no limit has none, and days given backwards are put in order', async () => {
    const { till, asked } = draw()
    await till('2027-01-01')
    expect(asked()).toEqual(['2025-06-01', '2027-01-01'])
    await till('20250101')
    expect(asked()).toEqual(['2025-01-01', '2025-06-01'])
  })

  test('every limit of the schemas is such a multiple', () => {
    const below = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`)
    const files = ['schemas/pages', 'schemas/tabs', 'schemas/filters'].flatMap(below).filter((name) => name.endsWith('.json'))
    const said = files.flatMap((name) => [...readFileSync(name, 'utf8').matchAll(/"maxDays": (\d+)/g)].map((match) => [name, Number(match[1])] as const))
    expect(said.length).toBeGreaterThan(10)
    expect(said.filter(([, days]) => days % 31 !== 0)).toEqual([])
  })
})
