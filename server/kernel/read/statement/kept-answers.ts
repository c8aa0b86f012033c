/**
 * Answers of slow statements are kept for whoever asks the very same: text and values of a statement say what is asked and
 * what the asker may see, so that they are its key. An answer holds until something it was read from changes, which whoever
 * writes says in the same transaction (data-version.ts), so that every process may keep its own.
 */
import { createHash } from 'node:crypto'
import type { Row } from '../../../../contract/wire'
import { dataVersionOf } from '../../store/data-version'
import type { Reading } from '../reading'
import { ratesSeen } from './rates'
import type { Planning, Prepared } from './statement'

/** Cells that one answer may have, those of a page with its small lines, not those of a file; and all together: some tens of MB. */
const MOST_CELLS = 30_000
const MOST_TOGETHER = 500_000

interface Kept {
  reads: string[]
  version: string
  rows: Row[]
  cells: number
}

/** A statement, and what was known when it was planned. */
interface Asked<Answer> extends Prepared<Answer> {
  question: { plan: Pick<Planning, 'reads' | 'needsRates'> }
}

/** The answers that one process keeps; the one kept first goes first. */
export class KeptAnswers {
  private readonly kept = new Map<string, Kept>()
  private cells = 0
  /** What is asked now: whoever asks the same waits for it. */
  private readonly underWay = new Map<string, Promise<unknown>>()

  /** @param slowMs what took at least this long is kept */
  constructor(private readonly slowMs = 20) {}

  /** Asks it in the reading's transaction, unless the answer is known. One that has written sees what nobody else does, and is always asked anew. */
  async ask<Answer>(reading: Reading, { text, values, read, question: { plan } }: Asked<Answer>): Promise<Answer> {
    const anew = async (): Promise<Row[]> => (await reading.tx.query<Row>(text, values)).rows
    if (!reading.tx.readOnly) return read(await anew())
    const rates = plan.needsRates ? await ratesSeen(reading) : ''
    const key = createHash('sha1').update(JSON.stringify([reading.tx.database, reading.asker.companyId, rates, values])).update(text).digest('base64')
    await this.underWay.get(key)
    return read(await this.known(reading, key) ?? await this.alone(key, () => this.keep(reading, key, [...plan.reads], anew)))
  }

  private async known({ tx, asker }: Reading, key: string): Promise<Row[] | undefined> {
    const kept = this.kept.get(key)
    return kept && kept.version === await dataVersionOf(tx, asker.companyId, kept.reads) ? kept.rows : undefined
  }

  private async alone<T>(key: string, work: () => Promise<T>): Promise<T> {
    const working = work()
    const quiet = working.catch(() => undefined)
    this.underWay.set(key, quiet)
    try {
      return await working
    } finally {
      if (this.underWay.get(key) === quiet) this.underWay.delete(key)
    }
  }

  private async keep({ tx, asker }: Reading, key: string, reads: string[], anew: () => Promise<Row[]>): Promise<Row[]> {
    const started = performance.now()
    const rows = await anew()
    this.forget(key)
    const cells = rows.length * Object.keys(rows[0] ?? {}).length
    if (performance.now() - started < this.slowMs || cells > MOST_CELLS) return rows
    this.kept.set(key, { reads, rows, cells, version: await dataVersionOf(tx, asker.companyId, reads) })
    this.cells += cells
    for (const oldest of this.kept.keys()) {
      if (this.cells <= MOST_TOGETHER) break
      this.forget(oldest)
    }
    return rows
  }

  private forget(key: string): void {
    this.cells -= this.kept.get(key)?.cells ?? 0
    this.kept.delete(key)
  }
}

const shared = new KeptAnswers()

/** Asks a report's statement by what this process keeps; see `KeptAnswers.ask`. */
export function askKept<Answer>(reading: Reading, asked: Asked<Answer>): Promise<Answer> {
  return shared.ask(reading, asked)
}
