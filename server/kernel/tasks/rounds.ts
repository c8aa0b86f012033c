/** What a process does again and again in the background: one round at a time, so that a slow one is not overtaken by itself. */

/**
 * @param round tells its failures itself; it never throws
 * @param first what is done at the start, which the first round waits for; left out: nothing
 * @returns how to end it: the round that runs is waited for
 */
export function inRounds(everyMs: number, round: () => Promise<unknown>, first?: () => Promise<unknown>): { close(): Promise<void> } {
  let running: Promise<unknown> | undefined
  const run = (does: () => Promise<unknown>): void => {
    running ??= does().finally(() => { running = undefined })
  }
  if (first) run(first)
  const timer = setInterval(() => run(round), everyMs)
  timer.unref()
  return {
    async close() {
      clearInterval(timer)
      await running
    },
  }
}
