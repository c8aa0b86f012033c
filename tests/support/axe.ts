/**
 * What axe-core says of a window: journeys look at each page, dialog and drawer with it. Serious and critical findings fail;
 * they are told with the element, so that it is found without running anything again.
 */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { REMEMBERING, type Remembering } from './axe-colours'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const GRAVE = new Set(['serious', 'critical'])

/** Rules of WCAG 2.2 AA that axe leaves out unless they are named: what is pressed is large enough, or far enough from the next (2.5.8). */
const SIZE = 'target-size'
const BESIDES = { [SIZE]: { enabled: true } }

interface Found {
  id: string
  impact?: string | null
  nodes: { target: unknown[]; html: string; any: { message: string }[] }[]
}

/** What is dimmed while it is asked anew, or works: its colours are judged as it stands. */
const DIMMED = '.is-stale, .ant-btn-loading'

/** On a slow machine something is asked anew under every look: nothing is dimmed, or on its way to another colour, while it lasts. */
const UNDIMMED = `:is(${DIMMED}, .is-stale tbody) { opacity: 1 !important; } * { transition: none !important; }`

/** How often a window is looked at again that was asked anew under the look. */
const MOST_LOOKS = 4

/** Waits until nothing moves and nothing is dimmed: colours half-way are nobody's. */
async function still(page: Page): Promise<void> {
  await page.waitForFunction((dimmed) => document.querySelector(dimmed) === null, DIMMED, { timeout: 20_000 }).catch(() => undefined)
  await page.waitForFunction(() => document
    .getAnimations()
    .every((one) => one.playState !== 'running' || one.effect?.getTiming().iterations === Infinity), undefined, { timeout: 5000 }).catch(() => undefined)
}

/** What is looked at, and by what. */
interface Looked {
  /** CSS selector of the part to look at; left out: the whole window. */
  within?: string | undefined
  /** CSS selector of what is not looked at inside it. */
  without?: string | undefined
  /** The only rules to look by; left out: all of them. */
  rules?: string[] | undefined
  /**
   * Under this name the page remembers which texts had colours that can be read: one that is drawn in the same way, on the same ground, is
   * not judged again. Left out: all are judged.
   */
  colours?: string | undefined
}

/** The rule that takes longest, for it asks of every text what it stands on. */
const COLOURS = 'color-contrast'

/**
 * What axe says of a window that stood still while it was looked at: colours that it finds pale are looked at again until two looks agree, for what
 * is asked anew under the look is dimmed for a moment, a card as much as its button.
 */
async function violations(page: Page, looked: Looked = {}): Promise<Found[]> {
  for (let looks = 1, before = NONE; ; looks += 1) {
    await still(page)
    const found = await lookOnce(page, looked)
    const pale = JSON.stringify(found.flatMap(({ id, nodes }) => (id === COLOURS ? nodes.map(({ target }) => target) : [])))
    if ((pale === NONE || pale === before) && (await page.locator(DIMMED).count()) === 0) return found
    if (looks === MOST_LOOKS) return found
    before = pale
    if (pale !== NONE) await page.waitForTimeout(400)
  }
}

/** No colours that are pale, as text. */
const NONE = '[]'

/** Marks the texts whose colours are judged while a look lasts. */
const MARK = 'data-colours-judged'

/** What the page's own copy of axe can do, and its rules with how grave all they find is: left out where that differs from finding to finding. */
interface Axe extends Record<'_audit', { rules: { id: string; impact?: string }[] }> {
  run: (where: unknown, options: unknown) => Promise<{ violations: Found[] }>
  configure: (changed: { rules: { id: string; selector: string }[] }) => void
}

async function lookOnce(page: Page, { within, without, rules, colours }: Looked): Promise<Found[]> {
  // Run as a script of the debugger's: the page's own policy lets nothing else in.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  if (colours !== undefined) await page.evaluate(REMEMBERING)
  return page.evaluate(async ({ part, beside, only, besides, undimmed, remembered, contrast, size, mark, grave }): Promise<Found[]> => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(undimmed)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    const { axe, textsToJudge } = window as unknown as { axe: Axe } & Remembering
    const where = beside && document.querySelector(beside) ? { include: part ?? 'html', exclude: beside } : (part ?? document)
    const isAboutColours = remembered !== undefined && (!only || only.includes(contrast))
    const { texts, judged } = isAboutColours ? textsToJudge(remembered, part ?? 'html', beside) : { texts: [], judged: () => undefined }
    /** What only lay half below a bar that stays in sight is large enough once it is scrolled away from there. */
    const stillSmall = async (nodes: Found['nodes']): Promise<Found['nodes']> => {
      const kept: Found['nodes'] = []
      for (const node of nodes) {
        const target = node.any[0]?.message.includes('obscured') ? document.querySelector(String(node.target[0])) : null
        const around: [Element, number][] = []
        for (let one = target?.parentElement; one; one = one.parentElement) around.push([one, one.scrollTop])
        target?.scrollIntoView({ block: 'center', behavior: 'instant' })
        if (!target || (await axe.run(target, { runOnly: [size] })).violations.length > 0) kept.push(node)
        for (const [one, top] of around) one.scrollTop = top
      }
      return kept
    }
    // Colours are judged in the same run as the rest: to know what lies where in the window is most of the work, and is done once for all rules.
    axe.configure({ rules: [{ id: contrast, selector: remembered === undefined ? '*' : `[${mark}]` }] })
    for (const text of texts) text.setAttribute(mark, '')
    // Rules that find nothing grave whatever they find are nobody's here.
    const mild = axe['_audit'].rules.filter(({ impact }) => impact !== undefined && !grave.includes(impact))
    const disabled = Object.fromEntries(mild.map(({ id }) => [id, { enabled: false }]))
    const asked = only?.filter((rule) => rule !== contrast || remembered === undefined || texts.length > 0)
    try {
      if (asked?.length === 0) return []
      // No rule of ours reads the sheets themselves, which axe would fetch first.
      const options = { resultTypes: ['violations'], preload: false, ...(asked ? { runOnly: asked } : { rules: { ...disabled, ...besides } }) }
      const found = (await axe.run(where, options)).violations
      const small = found.find(({ id }) => id === size)
      if (small) small.nodes = await stillSmall(small.nodes)
      if (small?.nodes.length === 0) found.splice(found.indexOf(small), 1)
      if (isAboutColours && found.every(({ id }) => id !== contrast)) judged()
      return found
    } finally {
      for (const text of texts) text.removeAttribute(mark)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, {
    part: within, beside: without, only: rules, besides: BESIDES, undimmed: UNDIMMED, remembered: colours, contrast: COLOURS, size: SIZE,
    mark: MARK, grave: [...GRAVE],
  })
}

/** What antd and the packages below it call their controls and drawings by themselves. What staff write may be in English: it is none of these. */
const THEIR_WORDS = [
  'Close', 'close', 'remove', 'to', 'Increase Value', 'Decrease Value', 'expanded dropdown', 'segmented control', 'for screen reader', 'Select all',
  'Custom selection', 'expanded', 'collapsed', 'ellipsis', 'more', 'down', 'up', 'left', 'right', 'search', 'loading', 'calendar', 'clock-circle',
  'swap-right', 'close-circle', 'check-circle', 'exclamation-circle', 'info-circle', 'question-circle', 'check', 'eye', 'eye-invisible', 'plus', 'delete',
  'caret-down', 'caret-up', 'caret-right', 'double-left', 'double-right', 'paper-clip', 'file', 'picture', 'inbox', 'warning', 'copy', 'edit',
]

/** What readers would hear in the packages' English. */
async function foreignWords(page: Page, within: string): Promise<string[]> {
  return page.evaluate(({ part, words }) => [...document.querySelectorAll(part)].flatMap((room) => [...room.querySelectorAll('[aria-label]')])
    .filter((one) => words.includes(one.getAttribute('aria-label') ?? '')).map((one) => `foreign-words: ${one.outerHTML.slice(0, 160)}`),
  { part: within, words: THEIR_WORDS })
}

/** Every serious or critical finding, as "rule: element (what is wrong)"; [] where there are none. Takes what `violations` takes. */
export async function axeFindings(page: Page, looked: Looked = {}): Promise<string[]> {
  const found = (await violations(page, looked))
    .filter(({ impact }) => GRAVE.has(impact ?? ''))
    .flatMap(({ id, nodes }) => nodes.slice(0, 5).map(({ target, html, any }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)} (${any[0]?.message ?? ''})`))
  return [...found, ...(looked.rules ? [] : await foreignWords(page, looked.within ?? 'body'))]
}

/** How many elements break each of these rules, in their order. */
export async function axeCounts(page: Page, within: string, rules: string[]): Promise<number[]> {
  const found = await violations(page, { within, rules })
  return rules.map((rule) => found.find(({ id }) => id === rule)?.nodes.length ?? 0)
}

/** Fails where the window, or a part of it, has a serious or critical finding. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  assert.deepEqual(await axeFindings(page, { within }), [])
}
