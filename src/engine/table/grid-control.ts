/**
 * What keyboard and mouse do to a grid, as a machine of five states that draws nothing and touches no element: an event in,
 * the next state and what is to be done out. `use-grid.ts` makes events of what the browser tells, and does what is asked.
 *
 *   away ── focus, arrow, press ──▶ standing ── press ──▶ pressed ── move to another cell ──▶ dragging
 *     ▲                              │    ▲                  │ release                           │ release
 *     └──────────── Escape ──────────┘    └──────────────────┘                                   ▼
 *                                         ▲──── arrow, press, Escape, other rows ──────────── chosen ◀── shift + arrow, Ctrl + A
 */
import { isKey, type Press } from '../../lib/keys'
import { cornersOf, move, type Range, type Spot } from './range'

/** Where a person stands in the grid and what they have chosen there; one of five, never two at once. */
export type GridState =
  /** Nobody is in the grid. */
  | { at: 'away' }
  /** One cell is active. */
  | { at: 'standing'; spot: Spot }
  /** A button is held down within one cell: there the browser selects text, as everywhere. */
  | { at: 'pressed'; spot: Spot }
  /** A button is held down and has left the cell where it was pressed: a rectangle follows it. */
  | { at: 'dragging'; spot: Spot; range: Range }
  /** A rectangle of cells is chosen; its moving corner is active. */
  | { at: 'chosen'; spot: Spot; range: Range }

/** What a key does on a heading: sort by it, open its menu, make its column wider or narrower. */
export type HeadKey = 'Enter' | 'menu' | 'wider' | 'narrower'

/** What a person did, or what happened to the rows, as the machine hears it. */
export type GridEvent =
  | ({ on: 'key' } & Press)
  | { on: 'press'; spot: Spot; shift: boolean }
  /** The pointer is over a cell; `held`: with its button down. */
  | { on: 'over'; spot: Spot; held: boolean }
  | { on: 'release' }
  /** The grid itself took the focus. */
  | { on: 'focus' }
  /** A cell that is being written took the focus. */
  | { on: 'writing'; spot: Spot }
  /** The rows are others. */
  | { on: 'rows' }

/** What is to be done besides the next state. Those of the last lines may turn out not to apply: then the browser goes on. */
export type GridEffect =
  | { do: 'show'; spot: Spot }
  | { do: 'edge'; side: 'left' | 'right' }
  | { do: 'showLater'; spot: Spot }
  | { do: 'forgetText' }
  | { do: 'head'; spot: Spot; key: HeadKey; additive: boolean }
  | { do: 'menu'; spot: Spot }
  | { do: 'space'; spot: Spot; isRange: boolean } | { do: 'enter'; spot: Spot; isFar: boolean } | { do: 'control'; spot: Spot }

/** How large the grid is just now. Positions between `firstValue` and `lastValue` hold values: only these are chosen and copied. */
export interface GridSize {
  rowCount: number
  columnCount: number
  firstValue: number
  lastValue: number
  /** Rows that a page key passes over. */
  page: number
}

interface GridStep {
  state: GridState
  effects: readonly GridEffect[]
  /** The event is answered: the browser must not do its own besides. Effects that may not apply answer for themselves. */
  isDone: boolean
}

/** The first state, and the one that Escape leads back to. */
export const AWAY: GridState = { at: 'away' }

/** The active cell; undefined while nobody is in the grid. */
export function spotIn(state: GridState): Spot | undefined {
  return state.at === 'away' ? undefined : state.spot
}

/** The chosen rectangle, also while it is drawn; undefined where there is none. */
export function rangeIn(state: GridState): Range | undefined {
  return state.at === 'chosen' || state.at === 'dragging' ? state.range : undefined
}

/** The rectangle that copying means: what is chosen, else the active cell; nothing on a heading. */
export function copiedIn(state: GridState): Range | undefined {
  const spot = spotIn(state)
  return rangeIn(state) ?? (spot && spot.r >= 0 ? { anchor: spot, end: spot } : undefined)
}

/** A state in words, for a log or a failing test: `chosen 0:2 – 3:4`. */
export function sayGrid(state: GridState): string {
  const range = rangeIn(state)
  if (range) {
    const { top, bottom, left, right } = cornersOf(range)
    return `${state.at} ${top}:${left} – ${bottom}:${right}`
  }
  return state.at === 'away' ? 'away' : `${state.at} ${state.spot.r}:${state.spot.c}`
}

/** One event in, the next state and what is to be done out. What it is given stays as it is. */
export function stepGrid(state: GridState, event: GridEvent, size: GridSize): GridStep {
  switch (event.on) {
    case 'key': return onKey(state, event, size)
    case 'press': return onPress(state, event, size)
    case 'over': return onOver(state, event, size)
    case 'release': return onRelease(state)
    case 'focus': return state.at === 'away' && size.rowCount > 0 ? to({ at: 'standing', spot: { r: 0, c: size.firstValue } }) : to(state)
    case 'writing': return to({ at: 'standing', spot: event.spot }, [{ do: 'show', spot: event.spot }])
    case 'rows': return onRows(state, size)
  }
}

type Of<T extends GridEvent['on']> = Extract<GridEvent, { on: T }>

function to(state: GridState, effects: readonly GridEffect[] = [], isDone = false): GridStep {
  return { state, effects, isDone }
}

function onKey(state: GridState, event: Of<'key'>, size: GridSize): GridStep {
  const { key } = event
  const active = spotIn(state)
  const spot = active ?? { r: 0, c: size.firstValue }
  const headKey = spot.r < 0 ? headKeyOf(event) : undefined
  if (headKey) return to(state, [{ do: 'head', spot, key: headKey, additive: headKey === 'Enter' && event.shift }], true)
  if (active && isKey(event, 'gridMenu')) return to(state, [{ do: 'menu', spot }])
  const isMove = isKey(event, 'gridMove') || isKey(event, 'gridFar') || isKey(event, 'gridPage') || isKey(event, 'gridExtend')
  const bounds = { rows: size.rowCount, columns: size.columnCount, first: size.firstValue, last: size.lastValue, page: size.page }
  const next = isMove && move(spot, key, event.far, bounds)
  if (next) {
    // The first arrow shows where one stands; keys that name a place go there at once.
    const there = go(state, active || !key.startsWith('Arrow') ? next : spot, event.shift, size)
    // A pinned column is in sight anyway: what lies beside it is meant too.
    const edge: GridEffect[] = key === 'Home' ? [{ do: 'edge', side: 'left' }] : key === 'End' ? [{ do: 'edge', side: 'right' }] : []
    return to(there.state, [...there.effects, ...edge], true)
  }
  if (isKey(event, 'gridAll')) {
    const all = { anchor: { r: 0, c: size.firstValue }, end: { r: size.rowCount - 1, c: size.lastValue } }
    return size.rowCount > 0 ? to({ at: 'chosen', spot, range: all }, [], true) : to(state, [], true)
  }
  if (isKey(event, 'gridChoose')) return to(state, [{ do: 'space', spot, isRange: event.shift }])
  if (isKey(event, 'gridEnter')) return to(state, [{ do: 'enter', spot, isFar: event.far }])
  if (isKey(event, 'gridWrite')) return to(state, [{ do: 'control', spot }])
  if (isKey(event, 'gridLeave') && active) {
    // First the rectangle goes, then the active cell.
    return to(rangeIn(state) ? { at: 'standing', spot: active } : AWAY, [], true)
  }
  return to(state)
}

function headKeyOf(event: Of<'key'>): HeadKey | undefined {
  if (isKey(event, 'headWidth')) return event.key === 'ArrowRight' ? 'wider' : 'narrower'
  if (isKey(event, 'headMenu')) return 'menu'
  return isKey(event, 'headSort') ? 'Enter' : undefined
}

function onPress(state: GridState, { spot, shift }: Of<'press'>, size: GridSize): GridStep {
  if (shift && state.at !== 'away') {
    const there = go(state, spot, true, size)
    return to(there.state, there.effects, true)
  }
  const hasValue = spot.c >= size.firstValue && spot.c <= size.lastValue
  return to({ at: hasValue ? 'pressed' : 'standing', spot })
}

function onOver(state: GridState, { spot, held }: Of<'over'>, size: GridSize): GridStep {
  if (state.at !== 'pressed' && state.at !== 'dragging') return to(state)
  // The button was let go where nobody could tell: outside of the window.
  if (!held) return to(rest(state))
  if (state.at === 'pressed' && spot.r === state.spot.r && spot.c === state.spot.c) return to(state)
  const end = { r: spot.r, c: Math.min(Math.max(spot.c, size.firstValue), size.lastValue) }
  if (state.at === 'dragging' && state.range.end.r === end.r && state.range.end.c === end.c) return to(state)
  const anchor = state.at === 'dragging' ? state.range.anchor : state.spot
  return to({ at: 'dragging', spot: end, range: { anchor, end } }, [{ do: 'forgetText' }])
}

function onRelease(state: GridState): GridStep {
  // A cell half hidden under a pinned one comes forth, but not before it is known that this was no double press: it would fall
  // on the cell that has come to this place.
  return to(rest(state), state.at === 'pressed' ? [{ do: 'showLater', spot: state.spot }] : [])
}

function onRows(state: GridState, size: GridSize): GridStep {
  const spot = spotIn(state)
  if (!spot) return to(state)
  if (spot.r < size.rowCount) return to({ at: 'standing', spot })
  return to(size.rowCount > 0 ? { at: 'standing', spot: { r: size.rowCount - 1, c: spot.c } } : AWAY)
}

/** The state once no button is held. */
function rest(state: GridState): GridState {
  if (state.at === 'pressed') return { at: 'standing', spot: state.spot }
  return state.at === 'dragging' ? { at: 'chosen', spot: state.spot, range: state.range } : state
}

function go(state: GridState, spot: Spot, isChoosing: boolean, { firstValue, lastValue }: GridSize): { state: GridState; effects: GridEffect[] } {
  if (!isChoosing) return { state: { at: 'standing', spot }, effects: [{ do: 'show', spot }] }
  const inValues = (one: Spot): Spot => ({ r: Math.max(one.r, 0), c: Math.min(Math.max(one.c, firstValue), lastValue) })
  const end = inValues(spot)
  const anchor = rangeIn(state)?.anchor ?? inValues(spotIn(state) ?? spot)
  return { state: { at: 'chosen', spot: end, range: { anchor, end } }, effects: [{ do: 'show', spot: end }] }
}
