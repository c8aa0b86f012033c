/** What a call of its own writes: in one transaction, with all that follows a write at its end. */
import type { Model } from '../../../contract/model'
import type { Asking } from '../asker/asker-of'
import type { Database } from '../store/connect'
import { afterWriting, type AfterContext } from './write.after'
import { writingOf, type Writing } from './write.row'
import type { Written } from './written'

/**
 * Does the work in a transaction of the caller's company; whatever it adds to `written` is then audited, counted anew where it is counted,
 * and told to open pages. Where the work throws, nothing of it stays.
 * @returns what the work answers
 */
export function writingTogether<T>(
  context: AfterContext & Asking & { model: Model; db: Database }, work: (writing: Writing, written: Written[]) => Promise<T>,
): Promise<T> {
  return context.db.withCompany(context.caller, async (tx) => {
    const writing = writingOf(context, tx)
    const written: Written[] = []
    const answer = await work(writing, written)
    await afterWriting(context, writing, written)
    return answer
  })
}
