// @vitest-environment happy-dom
import '../../../tests/support/dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { column } from '../../../tests/support/plans'
import type { CoverPaths } from '../../../contract/cell-plan'
import { LinesOfRows } from '../trend/lines'
import { coverEvents, coverInWords, coverOf } from './cover'
import { CoverBar } from './cover-bar'
import { PartsBar } from './parts-bar'

describe('what a number is made of', () => {
  const total = column('total', {
    kind: 'integer', label: '总数', bar: { parts: [{ path: 'good', label: '可售' }, { path: 'bad', label: '不可售' }, { path: 'way', label: '在途' }], graded: true },
  })

  test('is a bar of its parts, each as wide as its share, that says them', () => {
    const { container } = render(<PartsBar column={total} row={{ good: 6, bad: 0, way: '2' }} />)
    expect(screen.getByRole('img', { name: '总数：可售 6（75%），在途 2（25%）' }).className).toBe('cell-bar is-graded')
    expect([...container.querySelectorAll('i')].map((part) => [part.className, part.style.flexGrow])).toEqual([['part-1', '6'], ['part-3', '2']])
  })

  test('is no bar where there is nothing', () => {
    const { container } = render(<PartsBar column={total} row={{ good: 0, bad: null }} />)
    expect(container.querySelector('[role=img]')).toBeNull()
  })
})

describe('how long a stock lasts', () => {
  const paths: CoverPaths = {
    stock: 'stock', daily: 'daily', from: 'counted', days: 60,
    arrivals: [{ path: 'soon', label: '入库中', in: 20 }, { path: 'later', label: '在途', in: 'lead' }],
  }
  const row = { stock: 10, daily: '1', counted: '2025-03-01', soon: 5, later: 10, lead: 40 }

  test('is sold evenly and filled up by what arrives; days without any are told', () => {
    const cover = coverOf(paths, row)
    expect(cover.stretches).toEqual([
      { from: 0, to: 10, of: 'stock' }, { from: 10, to: 20, of: 'none' }, { from: 20, to: 25, of: 'arrived' }, { from: 25, to: 40, of: 'none' },
      { from: 40, to: 50, of: 'arrived' }, { from: 50, to: 60, of: 'none' },
    ])
    expect(coverInWords(cover, row.counted)).toBe(
      '2025-03-11 至 2025-03-20 断货；2025-03-26 至 2025-04-09 断货；2025-04-20 起断货；2025-03-21 到货 5；2025-04-10 到货 10',
    )
    expect(coverInWords(cover, undefined)).toContain('第 51 天 起断货')
  })

  test('goes on over an arrival where some is left, and beyond the days that are drawn', () => {
    expect(coverOf(paths, { ...row, stock: 30, later: 60 }).stretches).toEqual([
      { from: 0, to: 20, of: 'stock' }, { from: 20, to: 35, of: 'arrived' }, { from: 35, to: 40, of: 'none' }, { from: 40, to: 60, of: 'arrived' },
    ])
    expect(coverInWords(coverOf(paths, { ...row, stock: 100 }), row.counted)).toMatch(/^60 天内不断货；/)
    expect(coverOf(paths, { ...row, stock: -3, soon: 0, later: 0 }).stretches).toEqual([{ from: 0, to: 60, of: 'none' }])
  })

  test('never ends where nothing is sold', () => {
    const cover = coverOf(paths, { ...row, daily: null })
    expect(cover.stretches).toEqual([{ from: 0, to: 60, of: 'stock' }])
    expect(coverInWords(cover, row.counted)).toMatch(/^没有销量，不算断货/)
  })

  test('is drawn as stretches with a line for each arrival, and says all of it', () => {
    const { container } = render(<CoverBar column={column('days', { kind: 'decimal', cover: paths })} row={row} />)
    expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/^未来 60 天：2025-03-11 至 2025-03-20 断货/)
    const drawn = [...container.querySelectorAll('i')].map((part) => part.className)
    expect(drawn).toEqual(['is-stock', 'is-none', 'is-arrived', 'is-none', 'is-arrived', 'is-none'])
    expect(container.querySelectorAll('b')).toHaveLength(2)
  })

  test('is told day by day, each arrival by what arrives', () => {
    expect(coverEvents(coverOf(paths, row), row.counted)).toEqual([
      { day: '2025-03-11', says: '断货，至 2025-03-20' }, { day: '2025-03-21', says: '到货：入库中', quantity: 5 },
      { day: '2025-03-26', says: '断货，至 2025-04-09' }, { day: '2025-04-10', says: '到货：在途', quantity: 10 }, { day: '2025-04-20', says: '断货' },
    ])
  })

  test('opens its days by a press where a list stands around it', () => {
    const openCover = vi.fn()
    const days = column('days', { kind: 'decimal', cover: paths })
    render(<LinesOfRows.Provider value={{ of: () => undefined, openCover }}><CoverBar column={days} row={row} /></LinesOfRows.Provider>)
    fireEvent.click(screen.getByRole('button', { name: /^未来 60 天：2025-03-11 至 2025-03-20 断货/ }))
    expect(openCover).toHaveBeenCalledExactlyOnceWith(row, days)
  })
})
