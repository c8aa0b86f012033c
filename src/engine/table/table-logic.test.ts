import { describe, expect, test } from 'vitest'
import { column } from '../../../tests/support/plans'
import { chunksInSight, layOut, pinOf, rowHeightOf, rowsInSight, topsOf, widthOf, type Span } from './geometry'
import { itemsOf, type Item } from './items'
import { between, cornersOf, move, tsvOf } from './range'
import { labelSpan } from './total-lines'
import { compileColumns } from './table-columns'

const span = (key: string, width: number, part: Partial<Span> = {}): Span => ({ key, width, set: false, side: undefined, ...part })

describe('widths', () => {
  test('columns nobody has set share the room that is left over; pinned and set ones keep theirs', () => {
    const { widths, total, leftWidth } = layOut([span('a', 100, { side: 'left' }), span('b', 100), span('c', 200), span('d', 100, { set: true })], 800)
    expect(widths).toEqual([100, 200, 400, 100])
    expect([total, leftWidth]).toEqual([800, 100])
  })

  test('where all are set by hand the last one reaches the edge; where there is no room left nothing changes', () => {
    expect(layOut([span('a', 100, { set: true }), span('b', 100, { set: true })], 500).widths).toEqual([100, 400])
    expect(layOut([span('a', 300), span('b', 300)], 500).widths).toEqual([300, 300])
  })

  test('a figure that the pinned actions would cut is wholly in sight where the columns before it have room to give', () => {
    const spans = [span('msku', 200, { side: 'left' }), span('a', 120, { least: 96 }), span('b', 100), span('total', 120, { least: 104, figure: true }),
      span('c', 100), span('#actions', 160, { side: 'right', set: true })]
    // In sight: 680 - 200 - 160 = 320 px, of which a, b and the total want 340: 20 px are taken from the 24 and 16 that are to spare.
    const { widths } = layOut(spans, 680)
    expect(widths).toEqual([200, 108, 100, 112, 100, 160])
    expect(widths[1]! + widths[2]! + widths[3]!).toBe(320)
  })

  test('where there is no room to give, a cut figure begins beyond the sight; words may be cut, and what a person has set stays', () => {
    const cut = (part: Partial<Span>): Span[] => [span('a', 100, { side: 'left' }), span('b', 100), span('c', 100), span('d', 100, part), span('e', 100)]
    expect(layOut(cut({ figure: true }), 350).widths).toEqual([100, 125, 125, 100, 100])
    expect(layOut(cut({}), 350).widths).toEqual([100, 100, 100, 100, 100])
    expect(layOut(cut({ figure: true, set: true }), 350).widths).toEqual([100, 100, 100, 100, 100])
    // Nothing stands before it that could grow.
    expect(layOut([span('a', 100, { side: 'left' }), span('b', 300, { figure: true }), span('c', 100)], 350).widths).toEqual([100, 300, 100])
  })

  test('pinned columns stay one beside the other at their edge', () => {
    const geometry = layOut(
      [span('a', 40, { side: 'left' }), span('b', 100, { side: 'left' }), span('c', 500), span('d', 80, { side: 'right' }), span('e', 60, { side: 'right' })],
      0,
    )
    expect([pinOf(geometry, 0, 'left'), pinOf(geometry, 1, 'left'), pinOf(geometry, 3, 'right'), pinOf(geometry, 4, 'right')]).toEqual([0, 40, 60, 0])
  })

  test('a column has room for what stands beside its value, and never more or less than a person can use', () => {
    expect(widthOf(column('a', { copy: true }), undefined)).toBe(120)
    expect(widthOf(column('a', { compare: ['previous'] }), 'previous')).toBe(150)
    expect(widthOf(column('a'), undefined, { a: 3 })).toBe(48)
    expect(widthOf(column('a'), undefined, { a: 5000 })).toBe(800)
  })

  test('all rows of a table are as high as the highest kind of cell needs', () => {
    const plain = [column('a')]
    expect((['compact', 'middle', 'loose'] as const).map((density) => rowHeightOf(plain, density, undefined))).toEqual([28, 36, 44])
    expect(rowHeightOf([column('a', { compare: ['previous'] })], 'middle', 'previous')).toBeGreaterThan(36)
    expect(rowHeightOf([column('i', { kind: 'image', size: 80 })], 'middle', undefined)).toBe(88)
    expect(rowHeightOf([column('p', { product: { title: 't' } })], 'middle', undefined)).toBe(60)
  })

  test('a compact line is one line, whatever stands in it', () => {
    expect(rowHeightOf([column('i', { kind: 'image', size: 80 }), column('p', { product: { title: 't' } })], 'compact', undefined)).toBe(28)
  })
})

describe('what is in sight', () => {
  const sixty = layOut([span('first', 100, { side: 'left' }), ...Array.from({ length: 60 }, (_one, at) => span(`c${at}`, 100))], 0)
  const middle = { from: 1, to: 61 }

  test('few rows are all drawn; of many only those in sight and some around', () => {
    expect(rowsInSight(topsOf(Array.from({ length: 50 }, () => 36)), { top: 0, height: 600 })).toEqual({ from: 0, to: 50 })
    const { from, to } = rowsInSight(topsOf(Array.from({ length: 1000 }, () => 36)), { top: 18000, height: 720 })
    expect(from).toBeLessThanOrEqual(500)
    expect(to).toBeGreaterThanOrEqual(520)
    expect(to - from).toBeLessThan(45)
  })

  test('the last rows are reached', () => {
    expect(rowsInSight(topsOf(Array.from({ length: 200 }, () => 30)), { top: 5400, height: 600 }).to).toBe(200)
  })

  test('every column that can be seen is drawn, wherever one has scrolled', () => {
    for (let left = 0; left <= sixty.total - 1200; left += 170) {
      const { from, to } = chunksInSight(sixty, middle, { left, width: 1200 })
      const first = sixty.lefts[middle.from + from * 4]!
      const last = sixty.lefts[Math.min(middle.from + to * 4, middle.to)] ?? sixty.total
      expect(first).toBeLessThanOrEqual(left + sixty.leftWidth)
      expect(last).toBeGreaterThanOrEqual(Math.min(left + 1200, sixty.total))
      expect(to - from).toBeLessThan(8)
    }
  })

  test('a table that hardly scrolls draws all its columns', () => {
    expect(chunksInSight(sixty, middle, { left: 0, width: 6000 })).toEqual({ from: 0, to: 15 })
  })
})

const shown = (items: readonly Item[]): string[] =>
  items.map(
    (item) => (item.type === 'row'
      ? `${'.'.repeat(item.level)}${item.id}${item.fold === 'folded' ? '+' : item.fold === 'open' ? '-' : ''}`
      : item.type === 'group'
      ? `[${String(item.value)} ${item.count}]`
      : `(${item.id})`),
  )
const choice = { idOf: (row: Record<string, unknown>) => String(row['id']), foldedGroups: new Set<string>(), opened: new Set<string>() }

describe('lines of the body', () => {
  const people = [{ id: 1, up: null }, { id: 2, up: 1 }, { id: 3, up: 2 }, { id: 4, up: 9 }, { id: 5, up: 1 }]
  const tree = { parent: 'up', openRows: new Set<string>(), children: new Map(), canLoad: false }

  test('rows of a tree stand below their parent; whose parent is elsewhere stands at the top', () => {
    expect(shown(itemsOf(people, { ...choice, tree }))).toEqual(['1+', '4'])
    expect(shown(itemsOf(people, { ...choice, tree: { ...tree, openRows: new Set(['1', '2']) } }))).toEqual(['1-', '.2-', '..3', '.5', '4'])
  })

  test('rows that are each other\'s parents are not lost', () => {
    expect(shown(itemsOf([{ id: 1, up: 2 }, { id: 2, up: 1 }], { ...choice, tree }))).toEqual(['1+'])
    expect(shown(itemsOf([{ id: 1, up: 2 }, { id: 2, up: 1 }], { ...choice, tree: { ...tree, openRows: new Set(['1']) } }))).toEqual(['1-', '.2'])
  })

  test('rows below that were asked for stand below, once', () => {
    const loaded = { ...tree, canLoad: true, openRows: new Set(['4']), children: new Map([['4', [{ id: 7, up: 4 }, { id: 1, up: null }]]]) }
    expect(shown(itemsOf(people, { ...choice, tree: loaded })).filter((line) => /4|7|1/.test(line))).toEqual(['1+', '4-', '.7+'])
  })

  test('rows of one value are gathered under a heading that folds', () => {
    const rows = [{ id: 1, shop: 'a' }, { id: 2, shop: 'b' }, { id: 3, shop: 'a' }, { id: 4, shop: null }]
    expect(shown(itemsOf(rows, { ...choice, group: 'shop' }))).toEqual(['[a 2]', '.1', '.3', '[b 1]', '.2', '[null 1]', '.4'])
    expect(shown(itemsOf(rows, { ...choice, group: 'shop', foldedGroups: new Set(['"a"']) }))).toEqual(['[a 2]', '[b 1]', '.2', '[null 1]', '.4'])
  })

  test('the panel of an opened row stands below it', () => {
    expect(shown(itemsOf([{ id: 1 }, { id: 2 }], { ...choice, opened: new Set(['1']) }))).toEqual(['1', '(1)', '2'])
  })
})

describe('moving and choosing', () => {
  const bounds = { rows: 10, columns: 5, first: 1, last: 3, page: 4 }

  test('keys stay inside the table; up from the first row are the headings', () => {
    expect(move({ r: 0, c: 0 }, 'ArrowUp', false, bounds)).toEqual({ r: -1, c: 0 })
    expect(move({ r: 9, c: 4 }, 'ArrowDown', false, bounds)).toEqual({ r: 9, c: 4 })
    expect(move({ r: 3, c: 2 }, 'End', false, bounds)).toEqual({ r: 3, c: 3 })
    expect(move({ r: 3, c: 2 }, 'Home', true, bounds)).toEqual({ r: 0, c: 1 })
    expect(move({ r: 8, c: 2 }, 'PageDown', false, bounds)).toEqual({ r: 9, c: 2 })
    expect(move({ r: 8, c: 2 }, 'x', false, bounds)).toBeUndefined()
  })

  test('a rectangle has corners whichever way it was drawn, and becomes lines a spreadsheet takes', () => {
    expect(cornersOf({ anchor: { r: 4, c: 3 }, end: { r: 2, c: 1 } })).toEqual({ top: 2, bottom: 4, left: 1, right: 3 })
    expect(tsvOf([['a', '1,000.00'], ['two\nlines', 'say "x"']])).toBe('a\t1,000.00\n"two\nlines"\t"say ""x"""')
    // What somebody typed is pasted as text; figures are pasted as they are shown.
    expect(tsvOf([['=cmd|x', '＝1+1', '-1,234.50', '+3.2%', '-¥5.00', '-', '+1.2 个百分点']])).toBe("'=cmd|x\t'＝1+1\t-1,234.50\t+3.2%\t-¥5.00\t-\t+1.2 个百分点")
  })

  test('shift takes all rows between two presses, in either direction', () => {
    expect(between(['a', 'b', 'c', 'd'], 'd', 'b')).toEqual(['b', 'c', 'd'])
    expect(between(['a', 'b'], undefined, 'b')).toEqual(['b'])
    expect(between(['a', 'b'], 'gone', 'b')).toEqual(['b'])
  })
})

test('the word 合计 has the room of all columns before the first total, as far as they are pinned alike', () => {
  const of = (columns: Parameters<typeof column>[1][]) =>
    compileColumns(columns.map((part, at) => ({ type: 'column' as const, column: column(`c${at}`, part) })), 0, undefined).all
  const row = { c2: '5' }
  expect(labelSpan(of([{ fixed: 'left' }, { fixed: 'left' }, { total: 'sum', fixed: 'left' }]), [row])).toBe(2)
  expect(labelSpan(of([{ fixed: 'left' }, {}, { total: 'sum' }]), [row])).toBe(1)
})
