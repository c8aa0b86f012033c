/** Where the keyboard is. */

/** True where no element in particular has the keyboard: what had it is gone, and at most the room of the page has it. */
export function hasNoFocus(): boolean {
  const at = document.activeElement
  return at === null || at === document.body || at.matches('main')
}

/** Gives the keyboard to the list of the page, once what stood over it is gone and nothing else has it. */
export function focusList(): void {
  setTimeout(() => {
    if (hasNoFocus()) document.querySelector<HTMLElement>('.list-screen [role="grid"], .list-screen [role="treegrid"]')?.focus({ preventScroll: true })
  }, AFTER_CLOSING_MS)
}

const AFTER_CLOSING_MS = 350

/**
 * Lets Tab go on where antd holds it. Its dialogs and drawers end in stops of no size that only lead round, where nobody sees the keyboard:
 * who comes to one goes on, to the first stop inside or, going back, to the last. Its open list of several choices takes Tab for a choice,
 * and a second one takes it back: Tab leads on, Enter chooses. Where the button that was pressed is gone from a dialog, the next key is the
 * dialog's.
 * @returns how to end it
 */
export function letTabGoOn(): () => void {
  let isBack = false
  const onKey = (event: KeyboardEvent): void => {
    if (event.isTrusted) comeBack(event)
    if (event.key !== 'Tab') return
    isBack = event.shiftKey
    if (event.target instanceof Element && event.target.closest('.ant-select-multiple.ant-select-open')) event.stopPropagation()
  }
  const onFocus = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || !isEmptyStop(target)) return
    const stops = stopsIn(target.closest(FLOATING)!)
    stops.at(isBack ? -1 : 0)?.focus()
  }
  document.addEventListener('keydown', onKey, true)
  document.addEventListener('focusin', onFocus)
  return () => {
    document.removeEventListener('keydown', onKey, true)
    document.removeEventListener('focusin', onFocus)
  }
}

/**
 * A list of choices that opens or changes under a resting pointer is told of a move that went nowhere, and marks the option there: the next
 * Enter or Tab of whoever types would take what nobody pointed at. Who points moves.
 * @returns how to end it
 */
export function letPointerRest(): () => void {
  const onMove = (event: MouseEvent): void => {
    if (event.movementX !== 0 || event.movementY !== 0) return
    if (event.target instanceof Element && event.target.closest('.ant-select-item-option')) event.stopPropagation()
  }
  document.addEventListener('mousemove', onMove, true)
  return () => document.removeEventListener('mousemove', onMove, true)
}

/** A key that nobody has while a dialog or a drawer is open belongs to the last one that was opened. */
function comeBack(event: KeyboardEvent): void {
  if (!hasNoFocus()) return
  const room = [...document.querySelectorAll<HTMLElement>('.ant-drawer-open, .ant-modal-wrap')].findLast((one) => one.checkVisibility())
  if (!room) return
  room.focus({ preventScroll: true })
  if (event.key !== 'Escape') return
  event.stopPropagation()
  room.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', keyCode: ESCAPE_CODE, bubbles: true, cancelable: true }))
}

/** What antd's drawers and dialogs ask an event for. */
const ESCAPE_CODE = 27

const FLOATING = '.ant-drawer, .ant-modal-wrap'
const STOPS = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]'

function isEmptyStop(element: HTMLElement): boolean {
  return element.tagName === 'DIV' && element.tabIndex === 0 && element.childElementCount === 0 && element.offsetWidth === 0
    && element.offsetHeight === 0 && element.closest(FLOATING) !== null
}

function stopsIn(around: Element): HTMLElement[] {
  return [...around.querySelectorAll<HTMLElement>(STOPS)].filter((one) => one.tabIndex >= 0 && one.checkVisibility() && !isEmptyStop(one))
}

/**
 * Gives the keyboard to the page that came in place of what had it, so that the next stop is the page's first: at once, or when what stood
 * over it (the palette that led there, a dialog) is gone.
 * @returns how to give it up
 */
export function focusPage(): () => void {
  const take = (): void => {
    if (document.activeElement === null || document.activeElement === document.body) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }
  take()
  const later = setTimeout(take, AFTER_CLOSING_MS)
  return () => clearTimeout(later)
}
