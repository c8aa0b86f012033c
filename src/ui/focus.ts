/** Where the keyboard is. */

/** True where no element has the keyboard: what had it is gone. */
export function hasNoFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

/** Gives the keyboard to the list of the page, once what stood over it is gone and nothing else has it. */
export function focusList(): void {
  setTimeout(() => {
    if (hasNoFocus()) document.querySelector<HTMLElement>('.list-screen [role="grid"], .list-screen [role="treegrid"]')?.focus({ preventScroll: true })
  }, AFTER_CLOSING_MS)
}

const AFTER_CLOSING_MS = 350
