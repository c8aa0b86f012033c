/**
 * Counts what a person does in a window: presses of the pointer and keys that command. How journeys are counted is said in docs/journeys.md,
 * which this reads: the way that each one took, step by step, is the figure that it is held to. Knows no test runner.
 */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

export interface Presses {
  /** Presses of the pointer since the last `begin`. */
  pointer: number
  /** Keys that command since then: Enter, Escape, and letters with Ctrl. */
  keys: number
}

export interface PressCounter {
  /** Counts from nothing. */
  begin(): Promise<void>
  /** What was done since, in all windows that are counted together. */
  done(): Promise<Presses>
}

/** Counts in these windows together, also after they load anew. */
export async function countPresses(...pages: Page[]): Promise<PressCounter> {
  let counted: Presses = { pointer: 0, keys: 0 }
  for (const page of pages) {
    await page.exposeFunction('pressed', (by: keyof Presses) => void (counted[by] += 1))
    await page.addInitScript(listen)
    await page.evaluate(listen)
  }
  // What a window told before it answers has arrived.
  const arrived = async (): Promise<void> => {
    for (const page of pages) await page.evaluate(() => undefined)
  }
  return {
    async begin() {
      await arrived()
      counted = { pointer: 0, keys: 0 }
    },
    async done() {
      await arrived()
      return { ...counted }
    },
  }
}

/** Runs in the browser and takes nothing of this file along. */
function listen(): void {
  const { pressed } = window as unknown as { pressed: (by: 'pointer' | 'keys') => void }
  addEventListener('pointerdown', (event) => void (event.isTrusted && pressed('pointer')), true)
  addEventListener('keydown', (event) => {
    const commands = event.key === 'Enter' || event.key === 'Escape' || ((event.ctrlKey || event.metaKey) && event.key.length === 1)
    if (event.isTrusted && !event.repeat && commands) pressed('keys')
  }, true)
}

const DOC = new URL('../../docs/journeys.md', import.meta.url)

/** The share of the old way's presses that a journey may take. */
export const MOST_SHARE = 0.6

/**
 * How many presses a journey took before, counted from its steps in the document.
 * @throws where the document has no such journey, or no steps
 */
export function pressesBefore(journey: string): number {
  const section = readFileSync(DOC, 'utf8').split(/^## /m).find((part) => part.startsWith(`${journey}\n`))
  const steps = section?.match(/^\d+\. /gm)?.length ?? 0
  if (steps === 0) throw new Error(`docs/journeys.md tells no steps of “${journey}”`)
  return steps
}

/** What a journey takes now, as the table of the document says. @throws where it has no such line */
export function pressesNow(journey: string): number {
  const before = pressesBefore(journey)
  const [, now] = new RegExp(`^\\| ${journey} \\| ${before} \\| (\\d+) \\|`, 'm').exec(readFileSync(DOC, 'utf8')) ?? []
  if (now === undefined) throw new Error(`the table of docs/journeys.md has no line “${journey}” with its ${before} steps of before`)
  return Number(now)
}

/** What a counted journey is held to: `expect(held(…)).toEqual(HELD)`, which tells what differs. */
export function held(journey: string, { pointer, keys }: Presses): { isFew: boolean; presses: string } {
  const [before, now, presses] = [pressesBefore(journey), pressesNow(journey), pointer + keys]
  return { isFew: presses <= MOST_SHARE * before, presses: presses === now ? 'as told' : `${presses}, and ${now} in docs/journeys.md` }
}

export const HELD = { isFew: true, presses: 'as told' }
