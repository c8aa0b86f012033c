/** Leads to the first box that something is wrong with: in sight, and with the keyboard in it. */

const BOX = 'input:not([type="hidden"]):not([disabled]), textarea, [role="combobox"], button'

/** @param within CSS selector of the form; waits for what is wrong to be drawn */
export function goToFirstWrong(within: string): void {
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const item = document.querySelector(within)?.querySelector('.ant-form-item-has-error')
    item?.scrollIntoView({ block: 'center', inline: 'nearest' })
    item?.querySelector<HTMLElement>(BOX)?.focus({ preventScroll: true })
  }))
}
