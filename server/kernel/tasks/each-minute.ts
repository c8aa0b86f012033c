/** Calls what modules do by the clock, once a minute in every process. */
import type { Model } from '../../../contract/model'
import type { Database } from '../store/connect'
import { inRounds } from './rounds'

const EVERY_MS = 60_000

interface Minute { db: Database; model: Model; now: Date }
/** What a module does each minute; any number of processes may do it at once. */
export type EachMinute = (minute: Minute) => Promise<void>

/** Runs them one after another; one that fails is logged and holds up no other. `close` ends the rounds. */
export function startEachMinute(
  { db, model, now, does, log }: {
    db: Database; model(): Model; now(): Date; does: readonly EachMinute[]; log: (line: string, error?: unknown) => void
  },
): { close(): Promise<void> } {
  return inRounds(EVERY_MS, async () => {
    for (const one of does) await one({ db, model: model(), now: now() }).catch((error: unknown) => log('按时间执行的任务出错', error))
  })
}
