/** The figures of one candidate, each a median of as many runs as asked for. Measures; judges and prints nothing. */
import type { Browser } from 'playwright-core'
import type { Candidate } from './candidates'
import { firstPaint, heapOf, median, openAt, openIn, pressAt, scriptsUntil, timeOf, unrestSince, type Handicap, type Window } from './measure'
import { markOf, SUBJECTS } from './subject'

export const SWITCHES = 20

/** NaN where a candidate has nothing for it, or did not get there. */
export interface Figures {
  /** Milliseconds since the navigation began; nothing stored. */
  cold: number
  /** The same, once the browser's cache holds the scripts and what the engine compiled of them. */
  warm: number
  /** As cold, on a processor four times slower. */
  slow: number
  /** As cold, where every answer takes 150 ms longer. */
  far: number
  /** Pressed out of the blue, by the page itself. */
  next: number
  /** Pressed by a pointer that has come to rest on the button first, as a person's does. */
  pressed: number
  other: number
  /** Megabytes of live objects after `SWITCHES` switches. */
  heap: number
  /** Gzipped kilobytes. */
  scripts: number
  thousand: number
  /** CLS after the first row. */
  shift: number
  /** Milliseconds, 0 where no task passed 50. */
  task: number
}

const mark = (route: string, page = 1): string => markOf(SUBJECTS[route]!, page)
const press = ({ next }: Candidate): string => `document.querySelector(${JSON.stringify(next)}).click()`
const goTo = ({ go }: Candidate, route: string): string => go.replaceAll('route', JSON.stringify(route))

/** Opens a candidate in a browser that has stored nothing, waits for its first row, and closes it after the act. */
export async function inWindow<T>(
  browser: Browser, candidate: Candidate, route: string, act: (window: Window, first: number) => Promise<T>, handicap?: Handicap,
): Promise<T> {
  const window = await openAt(browser, candidate.address(route), handicap)
  try {
    return await act(window, await firstPaint(window, mark(route)))
  } finally {
    await window.context.close()
  }
}

/** First rows of all candidates in turn, so that a busy minute of the machine falls on each of them. Medians by name. */
async function firstRows(browser: Browser, candidates: readonly Candidate[], runs: number, handicap?: Handicap): Promise<Map<string, number>> {
  const times = new Map(candidates.map(({ name }) => [name, [] as number[]]))
  for (let run = 0; run < runs; run += 1) {
    for (const one of candidates) times.get(one.name)!.push(await inWindow(browser, one, '/bench/a', async (_window, ms) => ms, handicap))
  }
  return new Map([...times].map(([name, list]) => [name, median(list)]))
}

/**
 * New tabs of browsers that have been here before, of all candidates in turn as above. The first visit and two tabs more fill
 * the caches: the engine keeps what it compiled of a script that it met a second time.
 */
async function firstRowsAgain(browser: Browser, candidates: readonly Candidate[], runs: number): Promise<Map<string, number>> {
  const route = '/bench/a'
  const tabOf = async ({ context }: Window, one: Candidate, rest: number): Promise<number> => {
    const tab = await openIn(context, one.address(route))
    const ms = await firstPaint(tab, mark(route))
    // What is compiled is written down once the page is at rest.
    await tab.page.waitForTimeout(rest)
    await tab.page.close()
    return ms
  }
  const opened: { one: Candidate; window: Window; tabs: number[] }[] = []
  try {
    for (const one of candidates) {
      const window = await openAt(browser, one.address(route))
      opened.push({ one, window, tabs: [] })
      await firstPaint(window, mark(route))
      for (let visit = 0; visit < 2; visit += 1) await tabOf(window, one, 1500)
    }
    for (let run = 0; run < runs; run += 1) for (const { one, window, tabs } of opened) tabs.push(await tabOf(window, one, 200))
    return new Map(opened.map(({ one, tabs }) => [one.name, median(tabs)]))
  } finally {
    for (const { window } of opened) await window.context.close()
  }
}

type Inside = Pick<Figures, 'next' | 'pressed' | 'other' | 'heap' | 'scripts' | 'shift' | 'task'>

const NOTHING: Inside = { next: Number.NaN, pressed: Number.NaN, other: Number.NaN, heap: Number.NaN, scripts: Number.NaN, shift: Number.NaN, task: Number.NaN }

/** What is done for the first time is warming up and does not count. */
async function inside(browser: Browser, candidate: Candidate, runs: number): Promise<Inside> {
  return inWindow(browser, candidate, '/bench/a', async (window, first) => {
    await window.page.waitForTimeout(2000)
    const scripts = [...(await scriptsUntil(window, first)).values()].reduce((sum, size) => sum + size, 0)
    const unrest = await unrestSince(window, first)
    const next: number[] = []
    for (let run = 0; run < runs + 1; run += 1) next.push(await timeOf(window, press(candidate), mark('/bench/a', run + 2)))
    const pressed: number[] = []
    for (let run = 0; run < runs + 1; run += 1) pressed.push(await pressAt(window, candidate.next, mark('/bench/a', runs + run + 3)))
    const other: number[] = []
    for (let turn = 0; turn < SWITCHES; turn += 1) {
      const route = turn % 2 === 0 ? '/bench/b' : '/bench/a'
      other.push(await timeOf(window, goTo(candidate, route), mark(route)))
      await window.page.waitForTimeout(60)
    }
    return {
      scripts, ...unrest, next: median(next.slice(1)), pressed: median(pressed.slice(1)), other: median(other.slice(2)), heap: await heapOf(window),
    }
  })
}

async function longPage(browser: Browser, candidate: Candidate, runs: number): Promise<number> {
  if (!candidate.long) return Number.NaN
  return inWindow(browser, candidate, '/bench/long', async (window) => {
    const turns: number[] = []
    await window.page.waitForTimeout(1500)
    // Five pages of a thousand are all there are.
    for (let run = 0; run < Math.min(runs, 3) + 1; run += 1) turns.push(await timeOf(window, press(candidate), mark('/bench/long', run + 2)))
    return median(turns.slice(1))
  })
}

/**
 * Figures by the candidate's name, in the order of the candidates; NaN where a candidate did not get there.
 * @param says hears what is measured now, for the whole takes minutes, and who did not get there
 */
export async function measureAll(
  browser: Browser, candidates: readonly Candidate[], runs: number, says: (what: string) => void,
): Promise<Map<string, Figures>> {
  says('first rows, cold')
  const cold = await firstRows(browser, candidates, runs)
  says('first rows, slow processor')
  const slow = await firstRows(browser, candidates, Math.min(runs, 3), { processor: 4 })
  says('first rows, slow line')
  const far = await firstRows(browser, candidates, Math.min(runs, 3), { lineMs: 150 })
  says('first rows, warm')
  const warm = await firstRowsAgain(browser, candidates, runs)
  const all = new Map<string, Figures>()
  for (const one of candidates) {
    const { name } = one
    says(name)
    const orNothing = <T,>(made: Promise<T>, nothing: T): Promise<T> => made.catch((problem: Error) => {
      says(`${name}: ${problem.message}`)
      return nothing
    })
    all.set(name, {
      cold: cold.get(name)!, slow: slow.get(name)!, far: far.get(name)!, warm: warm.get(name)!,
      ...(await orNothing(inside(browser, one, runs), NOTHING)), thousand: await orNothing(longPage(browser, one, runs), Number.NaN),
    })
  }
  return all
}
