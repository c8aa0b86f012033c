// @vitest-environment happy-dom
import '../../../tests/support/dom'
import { App } from 'antd'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { column } from '../../../tests/support/plans'
import { testPort } from '../../../tests/support/port'
import type { Row } from '../../../contract/wire'
import { PortProvider } from '../port'
import { ListTable } from './list-table'
import type { ListTableProps } from './table-props'

const shop = column('shop.name', { link: { route: '/shops', with: {}, row: ['shop_id'] } })
const sold = column('msku', { copy: true, link: { route: '/products', tab: 'all', with: {}, finds: { shop_id: 'shop', msku: 'msku' } } })
const product = column('of', { product: { msku: 'of' }, link: { route: '/products', with: {}, row: ['shop_id', 'of'] } })

function draw(row: Row, onOpenRow = vi.fn()) {
  const port = testPort()
  const props: ListTableProps = {
    name: '行',
    columns: [shop, sold, product].map((one) => ({ type: 'column', column: one })), rows: [row], summary: [], keyFields: ['id'], enums: {}, marks: [],
    sort: [], stale: false, empty: '暂无数据', page: 'things', call: 'app.things', onSort: () => undefined, onFold: () => undefined, onOpenRow,
  }
  const { container } = render(<App><PortProvider value={port}><ListTable {...props} /></PortProvider></App>)
  return { container, port, onOpenRow }
}

const ROW = { id: 1, shop_id: '7', shop: '7', 'shop.name': '甲店', msku: 'A,1~B', of: 'C-2' }

test('a name opens the row that it names, on the page where such rows are at home', () => {
  const { port } = draw(ROW)
  const name = screen.getByRole('link', { name: '甲店', hidden: true })
  expect(name.getAttribute('href')).toBe('/shops?row=7')
  fireEvent.click(name)
  expect(port.places).toEqual(['/shops?row=7'])
})

test('where the key is not known it is found by what is; signs of the address are no signs in it', () => {
  const { port } = draw(ROW)
  fireEvent.click(screen.getByRole('link', { name: 'A,1~B', hidden: true }))
  expect(port.places).toEqual([`/products?${new URLSearchParams({ tab: 'all', shop_id: '7', msku: 'A\\,1\\~B' }).toString()}`])
})

test('of a product the MSKU leads, by a key of several fields', () => {
  draw(ROW)
  const there = new URLSearchParams({ row: '["7","C-2"]' }).toString()
  expect(screen.getByRole('link', { name: 'C-2', hidden: true }).getAttribute('href')).toBe(`/products?${there}`)
})

test('a name of a row that is not there leads nowhere', () => {
  const { container } = draw({ ...ROW, shop_id: null, shop: null })
  expect(container.querySelectorAll('a')).toHaveLength(0)
  expect(container.textContent).toContain('甲店')
})

test('Enter on a name does what a press does; on another cell it opens the row', () => {
  const { container, port, onOpenRow } = draw(ROW)
  const grid = container.querySelector<HTMLElement>('table')!
  fireEvent.focus(grid)
  fireEvent.keyDown(grid, { key: 'ArrowDown' })
  fireEvent.keyDown(grid, { key: 'Enter' })
  expect(port.places).toEqual(['/shops?row=7'])
  expect(onOpenRow).not.toHaveBeenCalled()
})

test('what the browser does by its own keys it does: another window, another tab', () => {
  const { port } = draw(ROW)
  expect(fireEvent.click(screen.getByRole('link', { name: '甲店', hidden: true }), { ctrlKey: true })).toBe(true)
  expect(port.places).toEqual([])
})
