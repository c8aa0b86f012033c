/**
 * Where the time of one answer goes: asking (the request made sense of), planning, SQL, answering. One stage runs at a
 * time, and a statement of the database is time of its own in whichever stage it is asked: what is told adds up to the whole.
 */
import type { Tx } from '../store/connect'

const TIMED = ['ask', 'plan', 'sql', 'answer'] as const
type Timed = (typeof TIMED)[number]

/** A clock that is started when it is made; times are kept in ms. */
export class Timing {
  private readonly spent: Record<Timed, number> = { ask: 0, plan: 0, sql: 0, answer: 0 }
  private stage: Timed = 'ask'
  private since = performance.now()

  /** The stage that runs from now on; what ran until now is counted. @returns the stage before */
  enter(stage: Timed): Timed {
    const before = this.stage
    const now = performance.now()
    this.spent[before] += now - this.since
    this.stage = stage
    this.since = now
    return before
  }

  /** The same transaction; its statements count as SQL. */
  over(tx: Tx): Tx {
    const query: Tx['query'] = async (text, values, name) => {
      const before = this.enter('sql')
      try {
        return await tx.query(text, values, name)
      } finally {
        this.enter(before)
      }
    }
    return { ...tx, query }
  }

  /** As the header Server-Timing tells it, in milliseconds: "ask;dur=0.4, plan;dur=1.2, sql;dur=8.3, answer;dur=0.6". */
  header(): string {
    this.enter(this.stage)
    return TIMED.map((stage) => `${stage};dur=${this.spent[stage].toFixed(1)}`).join(', ')
  }
}
