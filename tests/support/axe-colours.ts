/** Which texts of a window are drawn as none was before: a script that runs in the page, so that a walk through hundreds judges each way once. */

export interface Remembering {
  /**
   * @param name of what is remembered (one look)
   * @param within CSS selector of the part; `without` of what is not looked at inside it
   * @returns one text for each way of drawing that was not judged under this name; `judged` remembers these
   */
  textsToJudge: (name: string, within: string, without: string | undefined) => { texts: Element[]; judged: () => void }
}

/**
 * The way a text is drawn: what it is, its colour, size and weight, whether it can be used at all, and every ground below it up to the
 * first that nothing shines through. This function runs in the browser and takes nothing of this file along.
 */
function remember(): void {
  const window_ = window as unknown as Partial<Remembering>
  if (window_.textsToJudge) return
  const known = new Map<string, Set<string>>()
  const named = (one: Element): string => `${one.tagName}.${one.getAttribute('class') ?? ''}`
  const wayOf = (text: Element): string => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(text)
    const way = [named(text), color, fontSize, fontWeight, textShadow, String(text.closest(':disabled, [aria-disabled="true"]') !== null)]
    for (let ground: Element | null = text, solid = false; ground; ground = ground.parentElement) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(ground)
      const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none'
      if (opacity !== '1' || (!solid && !isClear)) way.push(named(ground), backgroundColor, backgroundImage, opacity)
      solid ||= backgroundColor.startsWith('rgb(') && backgroundImage === 'none'
    }
    return way.join('|')
  }
  window_.textsToJudge = (name, within, without) => {
    const seen = known.get(name) ?? new Set<string>()
    known.set(name, seen)
    const found = new Map<string, Element>()
    for (const part of document.querySelectorAll(within)) {
      for (const one of [part, ...part.querySelectorAll('*')]) {
        const hasWords = [...one.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent!.trim() !== '')
        if (!hasWords || (without && one.closest(without)) || !one.checkVisibility({ visibilityProperty: true })) continue
        const way = wayOf(one)
        if (!seen.has(way) && !found.has(way)) found.set(way, one)
      }
    }
    return { texts: [...found.values()], judged: () => found.forEach((_text, way) => seen.add(way)) }
  }
}

export const REMEMBERING = `(${remember.toString()})()`
