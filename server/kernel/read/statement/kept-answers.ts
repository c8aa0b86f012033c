/**
 * Answers of slow statements are kept for whoever asks the very same: text and values of a statement say what is asked and
 * what the asker may see, so that they are its key. An answer holds until something it was read from changes (kept-by-version.ts).
 */
import { createHash } from 'node:crypto'
import type { Row } from '../../../../contract/wire'
import type { Reading } from '../reading'
import { KeptByVersion } from './kept-by-version'
import type { Planning, Prepared } from './statement'

/** Cells that one answer may have, those of a page with its small lines, not those of a file; and all together: some tens of MB. */
const MOST_CELLS = 30_000
const MOST_TOGETHER = 500_000
/** What keeping any answer weighs, in cells, one without rows too: its key and the names of what it reads. */
const EACH = 100

/** A statement, and what was known when it was planned. */
interface Asked<Answer> extends Prepared<Answer> {
  question: { plan: Pick<Planning, 'reads' | 'needsRates'> }
}

/** The answers that one process keeps. */
export class KeptAnswers {
  private readonly kept = new KeptByVersion<Row[]>(MOST_TOGETHER)

  /** @param slowMs what took at least this long is kept */
  constructor(private readonly slowMs = 20) {}

  /** Asks it in the reading's transaction, unless the answer is known. One that has written sees what nobody else does, and is always asked anew. */
  async ask<Answer>(reading: Reading, asked: Asked<Answer>): Promise<Answer> {
    const { tx, asker } = reading
    const { text, values, read } = asked
    if (!tx.readOnly) return read(await anew(reading, asked))
    const key = createHash('sha1').update(JSON.stringify([tx.database, asker.companyId, values])).update(text).digest('base64')
    await this.kept.awaited(key)
    return read(await this.kept.known(reading, key) ?? await this.kept.alone(key, () => this.keep(reading, key, asked)))
  }

  private async keep<Answer>(reading: Reading, key: string, asked: Asked<Answer>): Promise<Row[]> {
    const { reads, needsRates } = asked.question.plan
    const started = performance.now()
    const rows = await anew(reading, asked)
    const cells = rows.length * Object.keys(rows[0] ?? {}).length
    if (performance.now() - started < this.slowMs || cells > MOST_CELLS) this.kept.forget(key)
    else await this.kept.keep(reading, key, rows, { reads: [...reads], rates: needsRates }, cells + EACH)
    return rows
  }
}

async function anew<Answer>({ tx }: Reading, { text, values }: Asked<Answer>): Promise<Row[]> {
  return (await tx.query<Row>(text, values)).rows
}

const shared = new KeptAnswers()

/** Asks a report's statement by what this process keeps; see `KeptAnswers.ask`. */
export function askKept<Answer>(reading: Reading, asked: Asked<Answer>): Promise<Answer> {
  return shared.ask(reading, asked)
}
