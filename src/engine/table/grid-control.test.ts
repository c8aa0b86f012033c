/** The machine behind the grid: what keyboard and mouse lead to, state by state, without a table. */
import { describe, expect, it } from 'vitest'
import { AWAY, copiedIn, sayGrid, stepGrid, type GridEffect, type GridEvent, type GridSize, type GridState } from './grid-control'

/** 10 rows; a column for selecting, four with values, one with actions. */
const SIZE: GridSize = { rowCount: 10, columnCount: 6, firstValue: 1, lastValue: 4, page: 5 }

const key = (name: string, held: { shift?: boolean; alt?: boolean; far?: boolean } = {}): GridEvent => ({
  on: 'key', key: name, shift: false, alt: false, far: false, ...held,
})
const press = (r: number, c: number, shift = false): GridEvent => ({ on: 'press', spot: { r, c }, shift })
const over = (r: number, c: number, held = true): GridEvent => ({ on: 'over', spot: { r, c }, held })
const release: GridEvent = { on: 'release' }

/** Where the events lead, and what the last of them asks to be done. */
function after(...events: GridEvent[]): { says: string; effects: readonly GridEffect[]; isDone: boolean; state: GridState } {
  let step = { state: AWAY, effects: [] as readonly GridEffect[], isDone: false }
  for (const event of events) step = stepGrid(step.state, event, SIZE)
  return { ...step, says: sayGrid(step.state) }
}

describe('standing in the grid', () => {
  it('the first arrow shows where one stands, the next one moves, and both bring the cell into sight', () => {
    expect(after(key('ArrowDown')).says).toBe('standing 0:1')
    expect(after(key('ArrowDown'), key('ArrowDown'))).toMatchObject({ says: 'standing 1:1', effects: [{ do: 'show', spot: { r: 1, c: 1 } }], isDone: true })
  })
  it('End leads to the last value and to the table\'s edge, with Ctrl to the last row', () => {
    expect(after({ on: 'focus' }, key('End'))).toMatchObject({ says: 'standing 0:4', effects: [{ do: 'show' }, { do: 'edge', side: 'right' }] })
    expect(after({ on: 'focus' }, key('End', { far: true })).says).toBe('standing 9:4')
  })
  it('an empty grid takes no focus', () => {
    expect(stepGrid(AWAY, { on: 'focus' }, { ...SIZE, rowCount: 0 }).state).toBe(AWAY)
  })
  it('Enter, Space and F2 ask for what stands in the cell and leave it to that whether the browser goes on', () => {
    expect(after({ on: 'focus' }, key('Enter', { far: true }))).toMatchObject({ effects: [{ do: 'enter', spot: { r: 0, c: 1 }, isFar: true }], isDone: false })
    expect(after({ on: 'focus' }, key(' ', { shift: true }))).toMatchObject({ effects: [{ do: 'space', isRange: true }], isDone: false })
    expect(after({ on: 'focus' }, key('F2'))).toMatchObject({ effects: [{ do: 'control' }], isDone: false })
  })
  it('the menu key asks for the menu of the cell where one stands, which may have none', () => {
    for (const menu of [key('ContextMenu'), key('F10', { shift: true })]) {
      expect(after({ on: 'focus' }, menu)).toMatchObject({ says: 'standing 0:1', effects: [{ do: 'menu', spot: { r: 0, c: 1 } }], isDone: false })
    }
    expect(after(key('ContextMenu')).effects).toEqual([])
  })
  it('letters are left to the browser', () => {
    expect(after({ on: 'focus' }, key('x'))).toMatchObject({ says: 'standing 0:1', effects: [], isDone: false })
  })
})

describe('on a heading', () => {
  const onHead = [{ on: 'focus' } as GridEvent, key('ArrowUp')]
  it('Enter sorts, with shift besides other orders; Alt and arrows change the width or open the menu', () => {
    expect(after(...onHead).says).toBe('standing -1:1')
    expect(after(...onHead, key('Enter', { shift: true })).effects).toEqual([{ do: 'head', spot: { r: -1, c: 1 }, key: 'Enter', additive: true }])
    expect(after(...onHead, key('ArrowRight', { alt: true })).effects).toMatchObject([{ key: 'wider' }])
    expect(after(...onHead, key('ArrowLeft', { alt: true })).effects).toMatchObject([{ key: 'narrower' }])
    expect(after(...onHead, key('F10', { shift: true })).effects).toMatchObject([{ key: 'menu' }])
  })
  it('nothing is copied', () => {
    expect(copiedIn(after(...onHead).state)).toBeUndefined()
  })
})

describe('choosing a rectangle', () => {
  it('shift and arrows draw it from where one stood; Escape takes the rectangle first, then the active cell', () => {
    const chosen = [press(2, 2), release, key('ArrowDown', { shift: true }), key('ArrowRight', { shift: true })]
    expect(after(...chosen).says).toBe('chosen 2:2 – 3:3')
    expect(after(...chosen, key('Escape')).says).toBe('standing 3:3')
    expect(after(...chosen, key('Escape'), key('Escape')).says).toBe('away')
    expect(after(...chosen, key('Escape'), key('Escape'), key('Escape')).isDone).toBe(false)
  })
  it('an arrow without shift leaves it', () => {
    expect(after(press(2, 2), release, key('ArrowDown', { shift: true }), key('ArrowDown')).says).toBe('standing 4:2')
  })
  it('Ctrl and A take every cell with a value', () => {
    expect(after({ on: 'focus' }, key('a', { far: true })).says).toBe('chosen 0:1 – 9:4')
  })
  it('shift and a press draw it to that cell', () => {
    expect(after(press(1, 1), release, press(4, 3, true))).toMatchObject({ says: 'chosen 1:1 – 4:3', isDone: true })
  })
  it('never reaches the columns for selecting and for actions', () => {
    expect(after(press(1, 2), release, press(3, 5, true)).says).toBe('chosen 1:2 – 3:4')
  })
})

describe('dragging', () => {
  it('within one cell the browser selects text; over another one the rectangle follows and stays when the button is let go', () => {
    expect(after(press(1, 1), over(1, 1))).toMatchObject({ says: 'pressed 1:1', effects: [] })
    expect(after(press(1, 1), over(2, 3))).toMatchObject({ says: 'dragging 1:1 – 2:3', effects: [{ do: 'forgetText' }] })
    expect(after(press(1, 1), over(2, 3), over(0, 5)).says).toBe('dragging 0:1 – 1:4')
    expect(after(press(1, 1), over(2, 3), release).says).toBe('chosen 1:1 – 2:3')
  })
  it('ends where the button was let go unseen, outside of the window', () => {
    expect(after(press(1, 1), over(2, 3), over(5, 3, false)).says).toBe('chosen 1:1 – 2:3')
    expect(after(press(1, 1), over(5, 3, false)).says).toBe('standing 1:1')
  })
  it('a cell that was only pressed comes into sight later, when this was no double press', () => {
    expect(after(press(1, 1), release)).toMatchObject({ says: 'standing 1:1', effects: [{ do: 'showLater', spot: { r: 1, c: 1 } }] })
  })
  it('does not begin on a column without values', () => {
    expect(after(press(1, 0)).says).toBe('standing 1:0')
    expect(after(press(1, 0), over(3, 3)).says).toBe('standing 1:0')
  })
  it('a pointer that only passes over changes nothing', () => {
    expect(after(over(3, 3)).says).toBe('away')
  })
})

describe('other rows', () => {
  it('take the rectangle away and keep the place, or the last line where there are fewer', () => {
    const { state } = after(press(8, 2), release, key('ArrowUp', { shift: true }))
    expect(sayGrid(stepGrid(state, { on: 'rows' }, SIZE).state)).toBe('standing 7:2')
    expect(sayGrid(stepGrid(state, { on: 'rows' }, { ...SIZE, rowCount: 3 }).state)).toBe('standing 2:2')
    expect(sayGrid(stepGrid(state, { on: 'rows' }, { ...SIZE, rowCount: 0 }).state)).toBe('away')
  })
})
