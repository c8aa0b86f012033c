/**
 * How long one request was with the database, from asking for a connection to the commit, whatever it runs side by side, the look-up of its
 * session with it; and what the header Server-Timing tells of an answer. Stages within a read are told by read/timing.ts.
 */
import type { FastifyReply } from 'fastify'
import type { Database, Tx } from '../../store/connect'

/** Counts the time of one request in the database: everything that is done through `over(db)`. Made anew for each request. */
export class Spent {
  private ms = 0
  private open = 0
  private since = 0

  /** In ms, of what has ended. */
  get spent(): number {
    return this.ms
  }

  /** The same database; what is done with it counts, the work between two statements does not. */
  over(db: Database): Database {
    return {
      ...db,
      withCompany: (caller, work, options) => this.during(() => db.withCompany(caller, (tx) => this.besides(() => work(this.tx(tx))), options)),
      asOwner: (work, options) => this.during(() => db.asOwner((tx) => this.besides(() => work(this.tx(tx))), options)),
    }
  }

  private tx(tx: Tx): Tx {
    return { ...tx, query: (text, values, name) => this.during(() => tx.query(text, values, name)) }
  }

  private async during<T>(work: () => Promise<T>): Promise<T> {
    this.enter()
    try {
      return await work()
    } finally {
      this.leave()
    }
  }

  private async besides<T>(work: () => Promise<T>): Promise<T> {
    this.leave()
    try {
      return await work()
    } finally {
      this.enter()
    }
  }

  // Of what runs side by side, time counts once.
  private enter(): void {
    if (this.open++ === 0) this.since = performance.now()
  }

  private leave(): void {
    if (--this.open === 0) this.ms += performance.now() - this.since
  }
}

/** Adds to what the answer tells already: the database's share and the whole, in ms, as far as the answer has come. */
export function tellSpent(reply: FastifyReply, spent: Spent): void {
  const told = reply.getHeader('server-timing')
  const whole = `db;dur=${spent.spent.toFixed(1)}, total;dur=${reply.elapsedTime.toFixed(1)}`
  reply.header('server-timing', typeof told === 'string' ? `${told}, ${whole}` : whole)
}
