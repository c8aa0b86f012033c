// @vitest-environment happy-dom
import '../../../tests/support/dom'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { drawTable as draw, nodesOf } from '../../../tests/support/drawn-table'
import { column } from '../../../tests/support/plans'
import type { Row } from '../../../contract/wire'

describe('totals below the rows', () => {
  test('a total that tells nothing in any column takes no line from the rows', () => {
    const columns = nodesOf([column('c0'), column('amount', { total: 'sum' })])
    const { container, change } = draw([{ id: 'a', c0: 'A', amount: '5' }], { columns, summary: [{ currency: null, values: { amount: '5' } }] })
    expect(container.querySelectorAll('tr.table-total')).toHaveLength(1)
    change({ summary: [{ currency: null, values: { elsewhere: '5' } }] })
    expect(container.querySelectorAll('tr.table-total')).toHaveLength(0)
  })

  test('a total opens its rows where a report is shown, and is no button where the rows that make it stand above it', () => {
    const columns = nodesOf([column('c0'), column('amount', { kind: 'money', total: 'sum', behind: true })])
    const pressed: unknown[] = []
    const { container, change } = draw([{ id: 'a', c0: 'A', amount: '5' }], {
      columns, summary: [{ currency: null, values: { amount: '5' } }], onNumber: (one) => void pressed.push(one),
    })
    expect(container.querySelector('.total-opens')).toBeNull()
    change({ opensTotals: true })
    fireEvent.click(container.querySelector('.total-opens')!)
    expect(pressed).toMatchObject([{ line: { values: { amount: '5' } }, column: { path: 'amount' } }])
  })

  test('of many currencies two totals are in sight; the others open on a press and stay open while the rows change', () => {
    const columns = nodesOf([column('c0'), column('amount', { kind: 'money', align: 'right', total: 'sum', currencyField: 'currency' })])
    const summary = ['CAD', 'EUR', 'GBP', 'JPY', 'USD'].map((currency) => ({ currency, values: { amount: '5' } }))
    const rows = Array.from({ length: 60 }, (_one, at): Row => ({ id: `r${at}`, c0: 'A', amount: '1', currency: 'USD' }))
    const { container, change } = draw(rows, { columns, summary })
    const told = (): string[] => [...container.querySelectorAll('.table-total')].map((line) => /合计 [A-Z]{3}/.exec(line.textContent ?? '')?.[0] ?? '')
    expect(told()).toEqual(['合计 CAD', '合计 EUR'])
    fireEvent.click(screen.getByRole('button', { name: '另 3 个币种的合计' }))
    expect(told()).toHaveLength(5)
    change({ rows: rows.slice(0, 50) })
    expect(told()).toHaveLength(5)
    fireEvent.click(screen.getByRole('button', { name: '收起其余币种的合计' }))
    expect(told()).toHaveLength(2)
    // Few rows leave room for all of them: nothing to open.
    change({ rows: rows.slice(0, 3) })
    expect(told()).toHaveLength(5)
    expect(container.querySelector('.table-total-more')).toBeNull()
  })

  test('where no total stands in sight the line says the first of them in words, so that it is not empty', () => {
    const sizes = (['clientWidth', 'clientHeight'] as const).map((of) => vi.spyOn(HTMLElement.prototype, of, 'get').mockReturnValue(900))
    onTestFinished(() => sizes.forEach((size) => size.mockRestore()))
    const columns = nodesOf([column('c0', { label: '标题' }), ...Array.from({ length: 20 }, (_one, at) => column(`t${at}`, { width: 200 })),
      column('sold', { label: '7天销量', kind: 'integer', align: 'right', total: 'sum' }),
      column('stock', { label: '可售', kind: 'integer', align: 'right', total: 'sum' })])
    const { container } = draw([{ id: 'r', c0: 'A', sold: 3, stock: 4 }], { columns, summary: [{ currency: null, values: { sold: 1060, stock: 7 } }] })
    expect(container.querySelector('.table-total-label')?.textContent).toBe('合计7天销量 1,060，可售 7')
    const near = draw([{ id: 'r', c0: 'A', sold: 3 }], { columns: nodesOf([column('c0'), column('sold', { kind: 'integer', total: 'sum' })]),
      summary: [{ currency: null, values: { sold: 1060 } }] })
    expect(near.container.querySelector('.table-total-label')?.textContent).toBe('合计')
  })

  test('below totals in several currencies stands what all are worth, in sight while others fold; what lacks a rate says so', () => {
    const columns = nodesOf([
      column('c0'), column('amount', { kind: 'money', align: 'right', total: 'sum', currencyField: 'currency' }),
      column('orders', { kind: 'integer', total: 'sum' }),
    ])
    const lines = ['CNY', 'EUR', 'USD'].map((currency) => ({ currency, values: { amount: '5', orders: 2 } }))
    const converted = { currency: 'CNY', values: { amount: '80.5', orders: 6 }, converted: true }
    const rows = Array.from({ length: 60 }, (_one, at): Row => ({ id: `r${at}`, c0: 'A', amount: '1', currency: 'USD' }))
    const { container, change } = draw(rows, { columns, summary: [...lines, converted] })
    const told = (): string[] => [...container.querySelectorAll('.table-total')].map((line) => line.textContent ?? '')
    expect(told().map((words) => /^[一-龥]+ [A-Z]{3}/.exec(words)?.[0])).toEqual(['合计 CNY', '合计 EUR', '合计折合 CNY'])
    expect(told()[2]).toContain('80.50')
    // A narrow column cuts a long total; all of it is told by its title.
    expect([...container.querySelectorAll('.table-total td[title]')].map((cell) => cell.getAttribute('title'))).toEqual(['CNY 5.00', 'EUR 5.00', 'CNY 80.50'])
    expect(screen.getByRole('button', { name: '另 1 个币种的合计' })).toBeTruthy()
    change({ summary: [...lines, { ...converted, values: { amount: null, orders: 6 }, missingRates: ['2025-03 USD'] }] })
    expect(told()[2]).toContain('合计折合 CNY（缺汇率）')
    expect(screen.getByTitle('缺少 2025-03 USD 的汇率，不能折算').textContent).toBe('缺汇率')
    expect(told()[2]).toContain('6')
  })
})
