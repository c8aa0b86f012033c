// @vitest-environment happy-dom
import '../../../tests/support/dom'
import { App } from 'antd'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { column } from '../../../tests/support/plans'
import { testPort } from '../../../tests/support/port'
import type { Row } from '../../../contract/wire'
import { PortProvider } from '../port'
import { ListTable } from './list-table'
import type { ListTableProps } from './table-props'

const COLUMNS = [column('name'), column('cost', { kind: 'money', currencyField: 'currency', total: 'sum' })]
const row = (id: number, cost: string): Row => ({ id, name: `第${id}行`, cost, currency: 'USD' })

function draw(rows: Row[]) {
  let props: ListTableProps = {
    name: '行',
    columns: COLUMNS.map((one) => ({ type: 'column', column: one })), rows, summary: [], keyFields: ['id'], enums: {}, marks: [], sort: [], stale: false,
    empty: '暂无数据', page: 'p', call: 'c', onSort: () => undefined, onFold: () => undefined,
  }
  const port = testPort()
  const shown = () => <App><PortProvider value={port}><ListTable {...props} /></PortProvider></App>
  const { container, rerender } = render(shown())
  const press = (key: string, held: Record<string, boolean> = {}): void =>
    void act(() => void fireEvent.keyDown(container.querySelector('table')!, { key, ...held }))
  const change = (next: Row[]): void => {
    props = { ...props, rows: next }
    rerender(shown())
  }
  return { press, change }
}

const says = (): string | null => screen.queryByRole('status')?.textContent ?? null

test('chosen cells are counted and their figures added up, until nothing is chosen', () => {
  const { press } = draw([row(1, '0.10'), row(2, '0.20'), row(3, '5')])
  press('ArrowDown')
  expect(says()).toBeNull()
  press('a', { ctrlKey: true })
  expect(says()).toBe('已选 6 格求和 $5.30平均 $1.77数值 3 格')
  press('Escape')
  expect(says()).toBeNull()
})

test('other rows take what was chosen with them', () => {
  const { press, change } = draw([row(1, '1'), row(2, '2')])
  press('ArrowDown')
  press('a', { ctrlKey: true })
  expect(says()).toContain('求和 $3.00')
  change([row(3, '7'), row(4, '8')])
  expect(says()).toBeNull()
})
