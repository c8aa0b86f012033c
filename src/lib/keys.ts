/**
 * The one register of keys: which combination does what. Whoever hears a key asks here by its name, and the sheet that `?` opens tells every
 * name (src/app/keys/key-sheet.tsx, which the compiler holds to this list). What a widget does by its ARIA pattern (arrows in a menu, Escape in a
 * dialog) is the widget's own.
 */

/** What was pressed, whoever heard it. */
export interface Press {
  key: string
  shift: boolean
  alt: boolean
  /** Ctrl or Command. */
  far: boolean
}

const FAR = ['Home', 'End', 'Mod+Home', 'Mod+End', 'Mod+ArrowUp', 'Mod+ArrowDown', 'Mod+ArrowLeft', 'Mod+ArrowRight'] as const
const STEP = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const
const PAGE = ['PageUp', 'PageDown'] as const

/** `Mod`: Ctrl or Command. A sign that takes Shift on some keyboards (`?`) is written without it. */
export const KEYS = {
  palette: ['Mod+k'],
  keySheet: ['?'],
  undo: ['Mod+z'],
  gridMove: STEP,
  gridFar: FAR,
  gridPage: PAGE,
  gridExtend: [...STEP, ...FAR, ...PAGE].map((one) => `Shift+${one}`),
  gridCopy: ['Mod+c'],
  gridEnter: ['Enter', 'Mod+Enter'],
  gridWrite: ['F2'],
  gridChoose: ['Space', 'Shift+Space'],
  gridAll: ['Mod+a'],
  gridMenu: ['Shift+F10', 'ContextMenu'],
  gridLeave: ['Escape'],
  headSort: ['Enter', 'Space', 'Shift+Enter', 'Shift+Space'],
  headWidth: ['Alt+ArrowLeft', 'Alt+ArrowRight'],
  headMenu: ['Alt+ArrowDown', 'Shift+F10', 'ContextMenu'],
  cellKeep: ['Enter'],
  cellNext: ['Tab', 'Shift+Tab'],
  cellDrop: ['Escape'],
  rowPrevious: ['Alt+ArrowUp'],
  rowNext: ['Alt+ArrowDown'],
  formSend: ['Mod+Enter'],
  lineNext: ['Enter'],
  lineMove: STEP,
  lineSame: ['Mod+d'],
  lineFill: ['Mod+Shift+d'],
  tabWalk: ['ArrowLeft', 'ArrowRight'],
  tabMove: ['Alt+ArrowLeft', 'Alt+ArrowRight'],
  tabClose: ['Delete', 'Backspace'],
  ask: ['Enter'],
} satisfies Record<string, readonly string[]>

/** Names are what the code asks by; combinations may change under them. */
export type KeyName = keyof typeof KEYS

/** A DOM or React event of a key as what was pressed. */
export function pressOf({ key, shiftKey, altKey, ctrlKey, metaKey }: {
  key: string; shiftKey: boolean; altKey: boolean; ctrlKey: boolean; metaKey: boolean
}): Press {
  return { key, shift: shiftKey, alt: altKey, far: ctrlKey || metaKey }
}

/** A combination of the register as what is pressed. */
export function pressIn(combination: string): Press {
  const parts = combination.split('+')
  const key = parts.at(-1) ?? ''
  return { key: key === 'Space' ? ' ' : key, shift: parts.includes('Shift'), alt: parts.includes('Alt'), far: parts.includes('Mod') }
}

/** Was one of this name's combinations pressed, with no other key held? */
export function isKey(press: Press, name: KeyName): boolean {
  return KEYS[name].some((combination) => {
    const { key, shift, alt, far } = pressIn(combination)
    // A sign is a sign, with whichever keys a keyboard writes it.
    const isSign = key.length === 1 && !/[a-z ]/.test(key)
    return press.key.toLowerCase() === key.toLowerCase() && press.alt === alt && press.far === far && (isSign || press.shift === shift)
  })
}

/** Is somebody writing there? Then letters and signs are text. */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true
  return target instanceof HTMLInputElement && !['button', 'checkbox', 'radio', 'range', 'submit'].includes(target.type)
}
