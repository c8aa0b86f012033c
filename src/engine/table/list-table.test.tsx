// @vitest-environment happy-dom
import '../../../tests/support/dom'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { drawTable as draw, nodesOf, SIX } from '../../../tests/support/drawn-table'
import { column } from '../../../tests/support/plans'
import type { Row } from '../../../contract/wire'
import type { CellEditing } from './list-table'

/** Rows that count how often each of them draws its pinned and its other cells. */
function countedRows(count: number, from = 0) {
  const drawn = new Map<string, number>()
  const rows = Array.from({ length: count }, (_one, at): Row => {
    const id = `r${from + at}`
    const row: Row = { id, c2: '1234.5', c3: 'x', c4: 'y', c5: 'z' }
    for (const path of ['c0', 'c1']) {
      Object.defineProperty(row, path, { enumerable: true, get: () => (drawn.set(`${id} ${path}`, (drawn.get(`${id} ${path}`) ?? 0) + 1), `${id}-${path}`) })
    }
    return row
  })
  /** Draws since the last look. */
  const look = (): Record<string, number> => {
    const seen = Object.fromEntries(drawn)
    drawn.clear()
    return seen
  }
  return { rows, look }
}

const NOTHING = new Set<string>()

const all = (rows: readonly Row[], times: number): Record<string, number> =>
  Object.fromEntries(rows.flatMap((row) => ['c0', 'c1'].map((path) => [`${String(row['id'])} ${path}`, times])))

describe('the render budget', () => {
  test('every row is drawn once at first, and once when the page turns; what is not in sight follows a moment later', async () => {
    const first = countedRows(50)
    const { change, cell, container } = draw(first.rows)
    expect(container.querySelectorAll('tr.table-row').length).toBeLessThan(50)
    await waitFor(() => expect(container.querySelectorAll('tr.table-row')).toHaveLength(50))
    expect(first.look()).toEqual(all(first.rows, 1))
    const next = countedRows(50, 50)
    const last = cell(49, 0).textContent
    change({ rows: next.rows })
    expect(cell(49, 0).textContent).toBe(last)
    await waitFor(() => expect(cell(49, 0).textContent).not.toBe(last))
    expect(next.look()).toEqual(all(next.rows, 1))
    expect(first.look()).toEqual({})
  })

  test('one changed row draws one row', () => {
    const { rows, look } = countedRows(50)
    const { change } = draw(rows)
    look()
    const changed = countedRows(1, 7)
    change({ rows: rows.map((row, at) => (at === 7 ? changed.rows[0]! : row)) })
    expect(look()).toEqual({})
    expect(changed.look()).toEqual(all(changed.rows, 1))
  })

  test('selecting a row, sorting, resizing, moving about and going stale draw no cell', () => {
    const { rows, look } = countedRows(50)
    const selection = { ids: NOTHING, all: false, onToggle: () => undefined, onTogglePage: () => undefined }
    const { change, press, cell, container } = draw(rows, { selection, onResize: () => undefined })
    look()
    change({ selection: { ...selection, ids: new Set(['r3']) } })
    expect(container.querySelectorAll('tr.is-selected')).toHaveLength(1)
    change({ sort: [{ field: 'c1', order: 'asc' }] })
    change({ widths: { c1: 240 } })
    expect(container.querySelectorAll('col')[2]!.getAttribute('style')).toContain('240px')
    change({ stale: true })
    fireEvent.pointerDown(cell(2, 3), { button: 0 })
    press('ArrowDown')
    press('ArrowRight', { shiftKey: true })
    fireEvent.mouseOver(cell(4, 2))
    expect(look()).toEqual({})
  })

  test('scrolling draws the rows that come into sight and none of those that were there', () => {
    const { rows, look } = countedRows(500)
    const { container } = draw(rows)
    const before = look()
    expect(Object.keys(before).length / 2).toBeLessThan(60)
    const scroller = container.querySelector<HTMLElement>('.table-scroll')!
    scroller.scrollTop = 300
    act(() => void scroller.dispatchEvent(new Event('scroll')))
    const after = look()
    expect(Object.keys(after).length).toBeGreaterThan(0)
    expect(Object.keys(after).filter((key) => key in before)).toEqual([])
    expect(container.querySelector('.table-room td')?.getAttribute('style') ?? '').toContain('height')
  })

  test('wide tables draw the columns in sight, all of them on paper', () => {
    const wide = Array.from({ length: 60 }, (_one, at) => column(`w${at}`, { width: 120, fixed: at === 0 ? 'left' : undefined }))
    const { container } = draw([{ id: 'a', ...Object.fromEntries(wide.map(({ path }) => [path, path])) }], { columns: nodesOf(wide) })
    const cells = (): number => container.querySelectorAll('tbody tr[data-r="0"] > td[data-c]').length
    expect(cells()).toBeLessThan(30)
    expect(container.querySelectorAll('thead th')).toHaveLength(60)
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(cells()).toBe(60)
  })

  test('starting to write in a cell draws its row alone', () => {
    const { rows, look } = countedRows(20)
    const columns = nodesOf(SIX.map(
      (one) => (one.path === 'c3' ? { ...one, edit: { name: 'c3', label: 'c3', input: 'text', required: false, readOnly: false, multiple: false } } : one),
    ))
    const editing: CellEditing = { start: () => true, element: () => undefined }
    const { change, cell } = draw(rows, { columns, editing })
    look()
    const box = <input aria-label="写" />
    change({ editing: { start: () => true, element: (row) => (row['id'] === 'r4' ? box : undefined) } })
    expect(Object.keys(look()).filter((key) => !key.startsWith('r4 '))).toEqual([])
    expect(cell(4, 3).querySelector('input')).toBeTruthy()
    expect(screen.getAllByLabelText('写')).toHaveLength(1)
  })
})

describe('at the keyboard', () => {
  const rows: Row[] = Array.from(
    { length: 5 }, (_one, at) => ({ id: `r${at}`, ...Object.fromEntries(SIX.map(({ path }) => [path, path === 'c2' ? `${at}.5` : `${path}/${at}`])) }),
  )

  test('the table is one stop, arrows move the active cell, and it is said which', () => {
    const { grid, container, press, active } = draw(rows, { rowActions: { width: 80, render: () => <button type="button">改</button> } })
    grid.focus()
    expect(active()).toBe('c0/0')
    press('ArrowDown')
    press('ArrowRight')
    expect(active()).toBe('c1/1')
    press('End')
    expect(active()).toBe('c5/1')
    press('ArrowRight')
    expect(active()).toBe('改')
    press('Enter')
    expect(document.activeElement?.textContent).toBe('改')
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
    expect(document.activeElement).toBe(grid)
    press('Home', { ctrlKey: true })
    expect(active()).toBe('c0/0')
    expect(grid.getAttribute('aria-activedescendant')).toBe(container.querySelector('[data-active]')!.id)
    expect([...container.querySelectorAll<HTMLElement>('button, input, a')].filter((one) => one.tabIndex >= 0)).toEqual([])
  })

  test('shift and arrows choose a rectangle, and copying takes what is shown', async () => {
    const { press, copied, cell, container } = draw(rows)
    fireEvent.pointerDown(cell(1, 1), { button: 0 })
    press('ArrowRight', { shiftKey: true })
    press('ArrowDown', { shiftKey: true })
    expect(container.querySelectorAll('[data-chosen]')).toHaveLength(4)
    expect(copied()).toBe('c1/1\t$1.50\nc1/2\t$2.50')
    expect(await screen.findByText('复制成功')).toBeTruthy()
    press('Escape')
    expect(container.querySelectorAll('[data-chosen]')).toHaveLength(0)
  })

  test('dragging from one cell to another chooses what lies between', () => {
    const { cell, copied, container } = draw(rows)
    fireEvent.pointerDown(cell(0, 3), { button: 0 })
    fireEvent.pointerMove(cell(2, 4), { buttons: 1 })
    fireEvent.pointerUp(cell(2, 4))
    expect(container.querySelectorAll('[data-chosen]')).toHaveLength(6)
    expect(copied()).toBe('c3/0\tc4/0\nc3/1\tc4/1\nc3/2\tc4/2')
  })

  test('Enter opens the row, or begins to write where the cell is written in its place', () => {
    const onOpenRow = vi.fn()
    const start = vi.fn(() => true)
    const columns = nodesOf(SIX.map(
      (one) => (one.path === 'c1' ? { ...one, edit: { name: 'c1', label: 'c1', input: 'text', required: false, readOnly: false, multiple: false } } : one),
    ))
    const { press, cell } = draw(rows, { columns, onOpenRow, editing: { start, element: () => undefined } })
    fireEvent.pointerDown(cell(1, 0), { button: 0 })
    press('Enter')
    expect(onOpenRow).toHaveBeenCalledWith(rows[1])
    press('ArrowRight')
    press('Enter')
    expect(start).toHaveBeenCalledTimes(1)
    fireEvent.doubleClick(cell(2, 1))
    expect(start).toHaveBeenCalledTimes(2)
    expect(onOpenRow).toHaveBeenCalledTimes(1)
  })

  test('Space selects, shift takes the rows between, the box above takes the page', () => {
    const onToggle = vi.fn()
    const onTogglePage = vi.fn()
    const { press, cell, change } = draw(rows, { selection: { ids: NOTHING, all: false, onToggle, onTogglePage } })
    fireEvent.pointerDown(cell(1, 2), { button: 0 })
    press(' ')
    expect(onToggle).toHaveBeenCalledWith('r1', rows[1], true)
    fireEvent.click(cell(3, 0).querySelector('input')!, { shiftKey: true })
    expect(onTogglePage).toHaveBeenCalledWith([rows[1], rows[2], rows[3]], true)
    fireEvent.click(screen.getByLabelText('选择本页全部'))
    expect(onTogglePage).toHaveBeenLastCalledWith(rows, true)
    change({ selection: { ids: NOTHING, all: true, onToggle, onTogglePage } })
    expect(screen.getAllByLabelText<HTMLInputElement>('选择此行').every((box) => box.checked)).toBe(true)
  })

  test('on a heading Enter sorts, with shift besides; Alt and arrows make it wider', () => {
    const onSort = vi.fn()
    const onResize = vi.fn()
    const { press, cell } = draw(rows, { onSort, onResize, sort: [{ field: 'c0', order: 'asc' }] })
    fireEvent.pointerDown(cell(0, 2), { button: 0 })
    press('ArrowUp')
    press('Enter')
    press('Enter', { shiftKey: true })
    press('ArrowRight', { altKey: true })
    expect(onSort.mock.calls).toEqual([['c2', 'desc', false], ['c2', 'desc', true]])
    expect(onResize.mock.calls[0]![0]).toBe('c2')
    expect(onResize.mock.calls[0]![1]).toBeGreaterThan(100)
  })
})

describe('what stands in the frame', () => {
  const rows: Row[] = [{ id: 'a', up: null, c0: 'A', c1: '店一' }, { id: 'b', up: 'a', c0: 'B', c1: '店二' }, { id: 'c', up: null, c0: 'C', c1: '店一' }]

  test('a press on a heading sorts, shift adds, and turns are said where there are several', () => {
    const onSort = vi.fn()
    const { container } = draw(rows, { onSort, sort: [{ field: 'c1', order: 'asc' }, { field: 'c2', order: 'desc' }] })
    fireEvent.click(screen.getByRole('button', { name: /c3/ }), { shiftKey: true })
    expect(onSort).toHaveBeenCalledWith('c3', 'asc', true)
    expect([...container.querySelectorAll('.heading-turn')].map((one) => one.textContent)).toEqual(['1', '2'])
    expect(container.querySelector('th[data-c="1"]')?.getAttribute('aria-sort')).toBe('ascending')
  })

  test('groups and trees fold', () => {
    const { container, change } = draw(rows, { group: { path: 'c1', label: '店铺' } })
    const lines = (): string[] => [...container.querySelectorAll('tbody tr[data-r]')].map(
      (line) => (line.className.includes('group') ? line.textContent! : line.querySelector('td')!.textContent!),
    )
    expect(lines()).toEqual(['店铺店一本页 2 条', 'A', 'C', '店铺店二本页 1 条', 'B'])
    fireEvent.click(screen.getByLabelText('收起店铺 店一'))
    expect(lines()).toEqual(['店铺店一本页 2 条', '店铺店二本页 1 条', 'B'])
    change({ group: undefined, tree: { parent: 'up' } })
    expect(lines()).toEqual(['A', 'C'])
    fireEvent.click(screen.getByLabelText('展开下级'))
    expect(lines()).toEqual(['A', 'B', 'C'])
  })

  test('rows below are asked for when their row is opened; when they cannot be had the row folds and it is said why', async () => {
    const load = vi.fn<(row: Row) => Promise<Row[]>>(async () => [{ id: 'd', up: 'c', c0: 'D' }])
    const { container, change } = draw([rows[2]!], { tree: { parent: 'up', load } })
    await act(async () => void fireEvent.click(screen.getByLabelText('展开下级')))
    expect(load).toHaveBeenCalledWith(rows[2])
    expect(container.textContent).toContain('D')
    change({ rows: [rows[0]!], tree: { parent: 'up', load: async () => { throw new Error('读不到') } } })
    await act(async () => void fireEvent.click(screen.getAllByLabelText('展开下级')[0]!))
    expect(await screen.findByText('读不到')).toBeTruthy()
  })

  test('a waiting value stands behind the present one', () => {
    const columns = nodesOf([column('c0'), column('bid', { pending: true, kind: 'decimal' })])
    const { cell, copied } = draw([{ id: 'a', c0: 'A', bid: '0.5', 'bid.pending': '0.75' }, { id: 'b', c0: 'B', bid: '1' }], { columns })
    expect(cell(0, 1).textContent).toBe('0.5→0.75')
    expect(cell(1, 1).textContent).toBe('1')
    fireEvent.pointerDown(cell(0, 1), { button: 0 })
    expect(copied()).toBe('0.5 → 0.75')
  })

  test('a cell that was just written is drawn as the table draws it: what waits, and its currency as in the rows around', () => {
    const columns = nodesOf([column('c0'), column('budget', {
      kind: 'money', currencyField: 'currency', pending: true,
      edit: { field: { path: 'budget', label: '预算', kind: 'money' }, input: 'money', label: '预算', required: false, readOnly: false } as never,
    })])
    const editing: CellEditing = { start: () => true, element: (row, _column, drawn) => (row['id'] === 'a' ? <b>{drawn?.()}</b> : undefined) }
    const rows: Row[] = [{ id: 'a', c0: 'A', currency: 'JPY', budget: '2960', 'budget.pending': '4000' }, { id: 'b', c0: 'B', currency: 'USD', budget: '5' }]
    const { cell } = draw(rows, { columns, editing })
    expect(cell(0, 1).textContent).toBe('JPY 2,960→JPY 4,000')
  })

  test('before a first answer that is slow there are lines where the rows will be, and when there is nothing that is said', async () => {
    const { container, change } = draw([], { loading: true, pageSize: 5 })
    // Most answers come before anybody could look at lines: room is kept for them, and nothing drawn.
    expect(container.querySelectorAll('.is-skeleton')).toHaveLength(0)
    expect(container.querySelector('.table-waits td')?.getAttribute('style')).toMatch(/height: \d{3}px/)
    await waitFor(() => expect(container.querySelectorAll('.is-skeleton')).toHaveLength(5))
    expect(screen.queryByText('暂无数据')).toBeNull()
    change({ loading: false })
    expect(screen.getByText('暂无数据')).toBeTruthy()
  })

  test('a broken cell shows itself; the others of its row stay', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const columns = nodesOf([column('c0'), column('bad', { kind: 'enum', enum: 'bad' })])
    const bad = { label: '坏', groups: {}, get values(): never { throw new Error('no values') } }
    const { port, container } = draw([{ id: 'a', c0: 'A', bad: 'x' }, { id: 'b', c0: 'B', bad: null }], { columns, enums: { bad } })
    expect(container.querySelectorAll('.cell-broken')).toHaveLength(1)
    expect(screen.getByText('A')).toBeTruthy()
    expect(port.complaints).toEqual(['p bad c: 单元格显示出错：no values'])
    vi.restoreAllMocks()
  })
})
