/** Keys: what works is told by the register that the sheet is drawn from, and what is told works. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { KEYS, pressIn, type KeyName, type Press } from '../../src/lib/keys'
import { stepGrid, type GridSize, type GridState } from '../../src/engine/table/grid-control'

/** What follows an ARIA pattern, known to who knows the widget, and is told by no sheet. */
const WIDGETS: Record<string, string> = {
  'src/ui/focus.ts': 'Tab, which way it goes',
  'src/ui/tip.tsx': 'Escape puts a tip away',
  'src/ui/antd/floating.tsx': 'Escape closes what floats',
  'src/ui/light/pagination.tsx': 'Enter in a box of the page number',
  'src/ui/light/tabs.tsx': 'arrows in a list of tabs',
  'src/ui/light/inline-menu.tsx': 'arrows and Enter in a menu',
  'src/ui/light/select.tsx': 'a select opens',
  'src/actions/dialog/dialog-form.tsx': 'Enter in a form sends it',
  'src/app/palette/palette.tsx': 'arrows and Enter in a list box; its foot says so',
  'src/app/favourites/favourites-panel.tsx': 'Escape closes a dialog',
  'src/controls/choices/remote-select.tsx': 'Enter takes the first that is found',
  'src/controls/week/week-editor.tsx': 'arrows walk and mark the hours of a grid, Enter fills them, Delete empties them',
  'src/engine/board/chart-view.tsx': 'arrows walk the marks of a chart, Enter opens one',
  'src/engine/row-detail/row-drawer.tsx': 'Escape closes the drawer where nothing has the keyboard',
  'src/engine/edit/cell-editor.tsx': 'keys of a control that is always there stay in it',
  'src/engine/board/board-arranging.tsx': 'arrows move a slider',
  'src/screens/sign-in/sign-in.tsx': 'arrows in a list of tabs',
  'src/screens/assistant/conversation-list.tsx': 'Escape leaves a name as it was',
  'kinds/shared/dates/date-trigger.tsx': 'Enter in a box of a date',
}

/** Heard by the browser's own events in place of keys. */
const BY_EVENT: Partial<Record<KeyName, string>> = { gridCopy: 'onCopy' }

const files = ['src', 'kinds'].flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file)).sort()
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const whole = [...texts.values()].join('\n')

/** An event's key, compared or looked up. */
const HEARS = /\b(?:event|nativeEvent)\.key\b/
/** The key of a storage's event; the machine of the grid, which has a test of its own below. */
const OTHERS = /^src\/(data\/|engine\/table\/grid-control)/

test('whoever hears a key asks the register, but for the patterns of widgets', () => {
  const own = [...texts].filter(([file, text]) => HEARS.test(text) && !OTHERS.test(file)).map(([file]) => file)
  expect(own).toEqual(Object.keys(WIDGETS).sort())
})

test('every key that the sheet tells is asked for somewhere', () => {
  const unheard = (Object.keys(KEYS) as KeyName[]).filter((name) => {
    const event = BY_EVENT[name]
    return event === undefined ? !new RegExp(`isKey\\([^\\n]*'${name}'\\)`).test(whole) : !new RegExp(`${event}=\\{`).test(whole)
  })
  expect(unheard).toEqual([])
})

const SIZE: GridSize = { rowCount: 50, columnCount: 8, firstValue: 1, lastValue: 6, page: 10 }
const inCells: GridState = { at: 'standing', spot: { r: 20, c: 3 } }
const inHead: GridState = { at: 'standing', spot: { r: -1, c: 3 } }
const does = (state: GridState, press: Press): boolean => {
  const { state: next, effects, isDone } = stepGrid(state, { on: 'key', ...press }, SIZE)
  return next !== state || effects.length > 0 || isDone
}

/** Every key that a keyboard has for a grid, with all that may be held beside it. */
const PRESSES: Press[] = [
  ...'abcdefghijklmnopqrstuvwxyz0123456789?/ ', ...Array.from({ length: 12 }, (_, at) => `F${at + 1}`), 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight',
  'Home', 'End', 'PageUp', 'PageDown', 'Enter', 'Escape', 'Delete', 'Backspace', 'Insert', 'ContextMenu', 'Tab',
].flatMap((key) => [false, true].flatMap((shift) => [false, true].flatMap((alt) => [false, true].map((far) => ({ key, shift, alt, far })))))

const told = (names: readonly KeyName[]): Set<string> => new Set(names.flatMap((name) => KEYS[name].map((one) => JSON.stringify(pressIn(one)))))
const grid = (Object.keys(KEYS) as KeyName[]).filter((name) => name.startsWith('grid') && !(name in BY_EVENT))

test.each([
  ['cells', inCells, grid],
  ['headings', inHead, [...grid, 'headSort', 'headWidth', 'headMenu'] as KeyName[]],
])('in %s of a table every key that is told does something, and no other does', (_where, state, names) => {
  const inSheet = told(names)
  const working = new Set(PRESSES.filter((press) => does(state, press)).map((press) => JSON.stringify(press)))
  const sorted = (one: string): string => JSON.stringify(Object.entries(JSON.parse(one) as object).sort())
  expect([...working].map(sorted).sort()).toEqual([...inSheet].map(sorted).sort())
})
