/**
 * A write that is sent again after a timeout must not write twice: its key, what was asked and what was answered are kept
 * in the very transaction that writes. A second sender waits for the first at the unique key, and gets its answer.
 */
import { createHash } from 'node:crypto'
import { CODES } from '../../../contract/wire'
import type { Tx } from '../store/connect'
import type { Caller } from '../asker/person'
import { HttpRefusal, Refusal } from '../asker/refusal'

/** How long a second sender waits for the first. */
const WAIT_SECONDS = 20

/** The header's value, checked; undefined where none was sent. @throws HttpRefusal 400 */
export function idempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(header)) {
    throw new HttpRefusal(400, '请求头 idempotency-key 应为 8 到 200 个可见的英文字符，每次写入用一个新的', { 'idempotency-key': '写法不对' })
  }
  return header
}

/** SHA-256 of what is asked, whatever the order of its properties. */
export function requestHash(call: { method: string; path: string }, body: unknown): string {
  return createHash('sha256').update(`${call.method} ${call.path}\n${canonical(body)}`).digest('hex')
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value && typeof value === 'object') {
    const entries = Object.entries(value).filter(([, each]) => each !== undefined).sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${entries.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(',')}}`
  }
  return JSON.stringify(value ?? null)
}

/**
 * Takes the key for this transaction.
 * @returns the answer given before, or undefined when the work is to be done now
 * @throws HttpRefusal 400 where the key was used for something else; Refusal conflict where the first is still at work
 */
export async function claimKey(tx: Tx, caller: Caller, key: string, hash: string): Promise<{ answer: unknown } | undefined> {
  await tx.query(`set local lock_timeout = '${WAIT_SECONDS}s'`)
  const values = [caller.companyId, caller.employeeId, key]
  const claimed = await tx
    .query('insert into idempotency_key (company_id, employee_id, key, request_hash) values ($1, $2, $3, $4) on conflict do nothing', [...values, hash])
    .catch((error: unknown) => {
      if ((error as { code?: string }).code === '55P03') throw new Refusal(CODES.conflict, '相同的请求正在处理中，请稍后查看结果。')
      throw error
    })
  await tx.query('set local lock_timeout = 0')
  if (claimed.rowCount > 0) return undefined
  const { rows } = await tx.query<{ request_hash: string; answer: { data: unknown } | null }>(
    'select request_hash, answer from idempotency_key where company_id = $1 and employee_id = $2 and key = $3',
    values,
  )
  const kept = rows[0]
  if (kept && kept.request_hash !== hash) {
    throw new HttpRefusal(400, '这个 idempotency-key 已用于另一个请求，请为每次写入使用新的值', { 'idempotency-key': '已用于另一个请求' })
  }
  if (!kept?.answer) throw new Refusal(CODES.conflict, '相同的请求正在处理中，请稍后查看结果。')
  return { answer: kept.answer.data }
}

/** Keeps what is answered, in the transaction that did the work; but for `handOver`, which is told once and stands nowhere. */
export async function keepAnswer(tx: Tx, caller: Caller, key: string, answer: unknown): Promise<void> {
  await tx.query('update idempotency_key set answer = $4 where company_id = $1 and employee_id = $2 and key = $3', [
    caller.companyId, caller.employeeId, key, JSON.stringify({ data: answer ?? null }, (name, value: unknown) => (name === 'handOver' ? undefined : value)),
  ])
}

/** Removes keys older than a week; a retry comes within minutes. */
export async function sweepKeys(tx: Tx): Promise<void> {
  await tx.query(`delete from idempotency_key where create_time < now() - interval '7 days'`)
}
