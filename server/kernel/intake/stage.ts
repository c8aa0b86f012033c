/**
 * Rows on their way into the database: COPY into a temporary table of the transaction, which row-level security does not
 * reach and which is gone when the transaction ends. In charge of the pipe alone; replace.ts and facts.ts write from it.
 */
import { finished } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import { escapeIdentifier } from 'pg'
import type { Entity } from '../../../contract/model'
import type { Tx } from '../store/connect'
import { parseType } from '../store/migrate/tables'
import type { SettledFees } from './fees.source'
import type { EntityRow } from './rows'

/** The temporary table's name; it is there only within the transaction that opened it. */
export const STAGE = 'import_stage'

/** Fields that a file's rows bring: all that are stored, but the row's own number. */
export function stagedFields(entity: Entity): string[] {
  return Object.values(entity.fields).filter(
    (field) => field.sqlType !== undefined && !(field.name === 'id' && entity.key.includes('id')),
  ).map((field) => field.name)
}

const BUFFER_CHARS = 1 << 16
const SPECIAL = /[\\\t\n\r\b\f\v]/g
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r', '\b': '\\b', '\f': '\\f', '\v': '\\v' }

function escaped(text: string): string {
  return SPECIAL.test(text) ? text.replace(SPECIAL, (char) => ESCAPES[char]!) : text
}

/** The open pipe into the temporary table. */
export interface Stage {
  /** Hands one row over; a promise when the pipe is full. */
  put: (row: EntityRow) => void | Promise<void>
  /** Throws away what was put: the file is read once more, in another way. */
  anew: () => Promise<void>
  /** Waits until all rows are in. */
  end(): Promise<void>
}

interface StageValues {
  shopId: string
  /** Of the shop; null while it is in none. */
  poolId: string | null
  importId: string
  /** The field that numbers rows of equal keys, if there is one: 1 until they are numbered (stage-rows.ts). */
  occurrence: string | undefined
}

/**
 * Makes the temporary table and opens the pipe into it. Besides the entity's fields the table has `fee_class` and
 * `fee_description` (from `fees`, settled for the row just put). Until end() the connection can do nothing else.
 */
export async function openStage(tx: Tx, entity: Entity, values: StageValues, fees: SettledFees | undefined): Promise<Stage> {
  const typeOf = (name: string): string => parseType(entity.fields[name]!.sqlType!).type
  const columns = stagedFields(entity).map((name) => `${escapeIdentifier(name)} ${typeOf(name)}${name === values.occurrence ? ' default 1' : ''}`)
  const fields = stagedFields(entity).filter((name) => name !== values.occurrence)
  await tx.query(`drop table if exists ${STAGE}`)
  await tx.query(`create temporary table ${STAGE} (${columns.join(', ')}, fee_class integer, fee_description text) on commit drop`)
  const copy = `copy ${STAGE} (${[...fields, 'fee_class', 'fee_description'].map((name) => escapeIdentifier(name)).join(', ')}) from stdin`
  let pipe = openPipe(tx, copy)
  let buffer = ''
  const shop = fields.indexOf('shop_id')
  const pool = fields.indexOf('pool_id')
  const file = fields.indexOf('import_id')
  const line = fields.indexOf('line_no')
  const cells: string[] = fields.map(() => '')
  return {
    put(row) {
      if (pipe.failure) throw pipe.failure
      for (let at = 0; at < fields.length; at++) {
        const value = at === shop ? values.shopId : at === pool ? values.poolId : at === file ? values.importId
          : at === line ? String(row.line) : row.values[fields[at]!]
        cells[at] = value == null ? '\\N' : escaped(value)
      }
      const fee = fees?.last()
      buffer += `${cells.join('\t')}\t${fee ? fee.feeClass : '\\N'}\t${fee?.description == null ? '\\N' : escaped(fee.description)}\n`
      if (buffer.length < BUFFER_CHARS) return undefined
      const full = !pipe.stream.write(buffer)
      buffer = ''
      return full ? drained(pipe) : undefined
    },
    async anew() {
      buffer = ''
      pipe.stream.end()
      await pipe.over
      await tx.query(`truncate ${STAGE}`)
      pipe = openPipe(tx, copy)
    },
    async end() {
      pipe.stream.end(buffer)
      await pipe.over
      await tx.query(`analyze ${STAGE}`)
    },
  }
}

interface Pipe {
  stream: NodeJS.WritableStream
  /** What has broken it, which whoever writes next is told. */
  failure: Error | undefined
  over: Promise<void>
}

function openPipe(tx: Tx, copy: string): Pipe {
  const stream = tx.client.query(copyFrom(copy))
  const pipe: Pipe = { stream, failure: undefined, over: finished(stream) }
  stream.on('error', (error) => (pipe.failure ??= error instanceof Error ? error : new Error(String(error))))
  pipe.over.catch(() => undefined)
  return pipe
}

function drained(pipe: Pipe): Promise<void> {
  const { stream } = pipe
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      stream.removeListener('drain', settle)
      stream.removeListener('close', settle)
      if (pipe.failure) reject(pipe.failure)
      else resolve()
    }
    stream.on('drain', settle)
    stream.on('close', settle)
  })
}
