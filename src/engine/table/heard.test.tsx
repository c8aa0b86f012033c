// @vitest-environment happy-dom
import '../../../tests/support/dom'
import { render, screen } from '@testing-library/react'
import { App } from 'antd'
import { expect, test } from 'vitest'
import { column } from '../../../tests/support/plans'
import { testPort } from '../../../tests/support/port'
import { PortProvider } from '../port'
import { layoutColumns, pinColumns } from './layout'
import { ListTable } from './list-table'

const COLUMNS = [
  column('no', { kind: 'integer', fixed: 'left' }), column('c0', { fixed: 'left' }),
  column('c1'), column('c2', { kind: 'money', align: 'right', total: 'sum' }), column('c3'),
]
const ROWS = Array.from({ length: 3 }, (_one, at) => ({ id: `r${at}`, no: at, c0: `商品 ${at}`, c1: '店', c2: '2.50', c3: '' }))

test('the table has a name, and every cell stands under a column that is named, beside a row that is named, in a row that says which it is', () => {
  const { container } = render(
    <App><PortProvider value={testPort()}><ListTable
      name="在线商品 · 配对"
      columns={pinColumns(layoutColumns({ rows: [], columns: COLUMNS }, { open: new Set(), hidden: new Set() }))} rows={ROWS} keyFields={['id']}
      enums={{}} marks={[]}
      summary={[{ currency: 'USD', values: { c2: '7.50' } }]} sort={[{ field: 'c1', order: 'desc' }]} stale={false} empty="暂无数据" page="p" call="c"
      onSort={() => undefined} onFold={() => undefined} rowActions={{ width: 80, render: () => <button type="button">改</button> }}
      selection={{ ids: new Set(), all: false, onToggle: () => undefined, onTogglePage: () => undefined }}
    /></PortProvider></App>,
  )
  const grid = screen.getByRole('grid', { name: '在线商品 · 配对' })
  const lines = [...container.querySelectorAll('tr')].filter((line) => line.getAttribute('aria-hidden') !== 'true')
  expect(lines.map((line) => Number(line.getAttribute('aria-rowindex')))).toEqual([1, 2, 3, 4, 5])
  expect(grid.getAttribute('aria-rowcount')).toBe('5')
  const heads = [...container.querySelectorAll('thead th')]
  const names = heads.map((head) => head.querySelector('input')?.getAttribute('aria-label') ?? head.textContent)
  expect(names).toHaveLength(Number(grid.getAttribute('aria-colcount')))
  expect(names.filter((name) => !name)).toEqual([])
  const named = lines.slice(1).map((line) => [...line.querySelectorAll('[role="rowheader"]')].map((cell) => cell.textContent))
  expect(named).toEqual([['商品 0'], ['商品 1'], ['商品 2'], [expect.stringMatching(/合计/)]])
  expect(heads.map((head) => head.getAttribute('aria-sort')).filter((order) => order && order !== 'none')).toEqual(['descending'])
})
