/**
 * A person at the keyboard: goes from stop to stop, writes, and is told where the keyboard could not be seen. Uses no pointer, and knows no
 * page and no test runner.
 */
import type { Page } from 'playwright-core'

export interface Keyboard {
  /** Presses keys one after the other, as Playwright names them, and looks where the keyboard stands after each. */
  press(...keys: string[]): Promise<void>
  /** Writes where the keyboard stands. */
  type(text: string): Promise<void>
  /**
   * Goes on by Tab (`back`: by Shift+Tab) until what has the keyboard matches the selector and, where given, is named so (its label, its words).
   * @throws where the keyboard does not come there, with the stops on the way
   */
  tabTo(selector: string, name?: RegExp | string, options?: { back?: boolean; most?: number }): Promise<void>
  /** Presses arrows until the named descendant that stands chosen in a list, a grid or a menu, or the stop itself, reads so. */
  arrowTo(key: 'ArrowDown' | 'ArrowUp' | 'ArrowLeft' | 'ArrowRight', name: RegExp | string, most?: number): Promise<void>
  /** Stops at which nothing showed the keyboard, or which stood out of sight; each once. */
  unseen(): Promise<string[]>
}

/** What stands at the keyboard, in the browser. */
interface Stop { element: Element; parts: Element[]; looks: string[][]; told: string }
interface Watched { stop?: Stop; unseen: string[] }

export function keyboardOf(page: Page): Keyboard {
  const stand = (): Promise<string> => page.evaluate(lookAtStop)
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) {
      await page.keyboard.press(key)
      await stand()
    }
  }
  const until = async (key: string, isThere: () => Promise<boolean>, most: number, wanted: string): Promise<void> => {
    const stops: string[] = []
    for (let presses = 0; presses <= most; presses += 1) {
      stops.push(await stand())
      if (await isThere()) return
      await page.keyboard.press(key)
    }
    throw new Error(`${key} does not come to ${wanted}: ${stops.join(' | ')}`)
  }
  const nameOf = (name: RegExp | string | undefined): Name =>
    (name === undefined ? null : typeof name === 'string' ? { text: name } : { source: name.source, flags: name.flags })
  return {
    press,
    type: (text) => page.keyboard.type(text),
    tabTo: (selector, name, { back = false, most = 90 } = {}) => until(
      back ? 'Shift+Tab' : 'Tab', () => page.evaluate(isAt, { selector, name: nameOf(name) }), most, `${selector} ${String(name ?? '')}`,
    ),
    arrowTo: (key, name, most = 60) => until(key, () => page.evaluate(isAt, { selector: '*', name: nameOf(name) }), most, String(name)),
    async unseen() {
      await stand()
      return page.evaluate(() => [...new Set((window as unknown as { watched?: Watched }).watched?.unseen ?? [])])
    },
  }
}

type Name = { text: string } | { source: string; flags: string } | null

/** Runs in the browser and takes nothing of this file along. */
function isAt({ selector, name }: { selector: string; name: Name }): boolean {
  const at = document.activeElement
  if (!at || at === document.body || !at.matches(selector)) return false
  if (!name) return true
  const pointed = document.getElementById(at.getAttribute('aria-activedescendant') ?? '')
  const labels = (at as HTMLInputElement).labels
  const says = [
    at.getAttribute('aria-label'), ...[...(labels ?? [])].map((label) => label.textContent), at.getAttribute('title'),
    at.matches('table, [role="grid"]') ? '' : at.textContent, pointed?.textContent, pointed?.getAttribute('aria-label'),
    ...(at.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
  ].map((one) => (one ?? '').replaceAll(/\s+/g, ' ').trim())
  return says.some((one) => ('text' in name ? one === name.text : new RegExp(name.source, name.flags).test(one)))
}

/**
 * Looks where the keyboard stands, and whether what it stood on before looks otherwise now that it left: what looks the same showed
 * nothing. Runs in the browser and takes nothing of this file along.
 */
async function lookAtStop(): Promise<string> {
  // A control that was light until now is changed for a whole one; one that offers choices knows some frames later that it has the keyboard.
  const most = document.activeElement?.matches('[role="combobox"]') ? 15 : 2
  for (let frames = 0; frames < most; frames += 1) await new Promise((done) => requestAnimationFrame(done))
  const holder = window as unknown as { watched?: Watched }
  const watched = (holder.watched ??= { unseen: [] })
  const looks = (element: Element): string => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor, opacity, top, left } = getComputedStyle(element)
    const outline = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`
    return [outline, boxShadow, borderColor, backgroundColor, opacity, top, left].join(';')
  }
  const tell = (element: Element): string => {
    const says = (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 30)
    const id = element.id ? `#${element.id}` : ''
    return `${element.tagName.toLowerCase()}${id}${[...element.classList].slice(0, 3).map((one) => `.${one}`).join('')} “${says}”`
  }
  // A look that is on its way to another is neither.
  const changes = (): boolean => document.getAnimations().some((one) => one instanceof CSSTransition && one.playState === 'running')
  for (let frames = 0; frames < 30 && changes(); frames += 1) await new Promise((done) => requestAnimationFrame(done))
  const at = document.activeElement
  const nowhere = !at || at === document.body
  const pointed = nowhere ? null : document.getElementById(at.getAttribute('aria-activedescendant') ?? '')
  const { stop } = watched
  if (stop && stop.element === at && stop.parts[0] !== (pointed ?? at) && (stop.parts[0] === at || !pointed)) {
    // Its list opened or closed: the keyboard is where it was.
    delete watched.stop
  } else if (stop && (stop.element !== at || stop.parts[0] !== (pointed ?? at))) {
    const looksSame = (): boolean => stop.parts.every((part, index) => {
      if (!part.isConnected || !part.checkVisibility()) return false
      const now = looks(part)
      return stop.looks.every((one) => one[index] === now)
    })
    // What knows late that it has the keyboard knows late that it lost it.
    for (let frames = 0; frames < 30 && looksSame(); frames += 1) await new Promise((done) => requestAnimationFrame(done))
    if (looksSame()) watched.unseen.push(`not shown: ${stop.told}`)
    delete watched.stop
  }
  if (nowhere) return 'nowhere'
  // A room that takes the keyboard as it opens (a page, a drawer, a panel) is no stop: it is seen by itself.
  const isRoom = at.matches('main, .ant-drawer, .ant-modal-wrap, .ant-modal > [tabindex], div[tabindex="-1"]:has(button, a, input, [tabindex])')
  if (!watched.stop && !isRoom) {
    const box = (pointed ?? at).getBoundingClientRect()
    const told = tell(at)
    if (box.bottom <= 0 || box.right <= 0 || box.top >= innerHeight || box.left >= innerWidth) watched.unseen.push(`out of sight: ${told}`)
    // A control's ring may be drawn by what frames it: a select around its box, a tab around its button.
    const frames: Element[] = []
    const height = at.getBoundingClientRect().height
    for (let one = at.parentElement; one && frames.length < 7 && one.getBoundingClientRect().height <= height + 28; one = one.parentElement) frames.push(one)
    // So may what stands beside it: the box that is drawn of one that is not, the bar below the boxes of a period.
    const beside = [at.nextElementSibling, at.closest('.ant-picker')?.querySelector('.ant-picker-active-bar')].filter((one) => one instanceof Element)
    const parts = [pointed ?? at, at, ...beside, ...frames]
    const standing: Stop = { element: at, parts, looks: [parts.map(looks)], told }
    watched.stop = standing
    // A control may show late that it has the keyboard: what counts is any look of it while the keyboard was there.
    const follow = (): void => {
      const points = document.getElementById(at.getAttribute('aria-activedescendant') ?? '')
      const stays = watched.stop === standing && document.activeElement === at && points === pointed
      if (!stays) return
      const now = parts.map(looks)
      if (!standing.looks.some((one) => one.join() === now.join())) standing.looks.push(now)
      requestAnimationFrame(follow)
    }
    requestAnimationFrame(follow)
  }
  return tell(pointed ?? at)
}
