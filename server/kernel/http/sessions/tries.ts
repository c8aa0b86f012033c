/**
 * Counts tries at a secret in the database, so that all processes count together: of an account from one address, of an
 * account from anywhere, from one address at any account. A try is counted before it is judged, so that guesses made at
 * the same time count one by one; a right one is taken back. It judges no secret.
 */
import { CODES } from '../../../../contract/wire'
import type { Database, Tx } from '../../store/connect'
import { HttpRefusal } from '../../asker/refusal'

/** Wrong tries of an account from one address, each within LOCK_MINUTES of the one before. */
const MAX_FAILURES = 5
const LOCK_MINUTES = 15
/** Wrong tries within WIDE_MINUTES: of an account from anywhere, and from one address at any account. */
const MAX_OF_ACCOUNT = 20
const MAX_OF_ADDRESS = 100
const WIDE_MINUTES = 60

interface Tried {
  /** Lower case, known or not. */
  account: string
  address: string
  /** Tries that are left after this one, where it was wrong; 0: the account is locked then. */
  left: number
}

interface Counter { account: string; address: string; most: number; minutes: number; from: 'since' | 'last_at' }

/** The same order for everybody, so that two who wait for each other's counters cannot be. */
function countersOf(account: string, address: string): Counter[] {
  return [
    { account: '', address, most: MAX_OF_ADDRESS, minutes: WIDE_MINUTES, from: 'since' },
    { account, address: '', most: MAX_OF_ACCOUNT, minutes: WIDE_MINUTES, from: 'since' },
    { account, address, most: MAX_FAILURES, minutes: LOCK_MINUTES, from: 'last_at' },
  ]
}

/**
 * Counts a try that is about to be judged, in a transaction of its own.
 * @throws HttpRefusal 429 with the time to wait, where there were too many wrong ones; this one is then not counted
 */
export function beginTry(db: Database, account: string, address: string): Promise<Tried> {
  return db.asOwner(async (tx) => {
    let left = Number.POSITIVE_INFINITY
    for (const counter of countersOf(account, address)) left = Math.min(left, counter.most - (await count(tx, counter)))
    return { account, address, left }
  })
}

async function count(tx: Tx, { account, address, most, minutes, from }: Counter): Promise<number> {
  const over = `f.${from} <= now() - interval '${minutes} minutes'`
  const { rows } = await tx.query<{ failures: number }>(
    `insert into sign_in_failure as f (account, address) values ($1, $2)
     on conflict (account, address) do update set last_at = now(), failures = case when ${over} then 1 else f.failures + 1 end, since = case
     when ${over} then now() else f.since end
     where f.failures < $3 or ${over} returning failures`,
    [account, address, most],
  )
  if (rows[0]) return rows[0].failures
  const { rows: kept } = await tx.query<{ seconds: number }>(
    `select greatest(1, ceil(extract(epoch from f.${from} + interval '${minutes} minutes' - now())))::int as seconds from sign_in_failure f
      where account = $1 and address = $2`,
    [account, address],
  )
  throw lockedFor(kept[0]?.seconds ?? minutes * 60)
}

/** What is said to whoever has tried too often. */
export function lockedFor(seconds: number = LOCK_MINUTES * 60): HttpRefusal {
  return new HttpRefusal(429, `登录失败次数过多，请 ${Math.ceil(seconds / 60)} 分钟后再试，或联系管理员重置密码。`, undefined, { seconds, code: CODES.locked })
}

/** The try was right: it counts no longer, and the failures before it from this address are forgotten. */
export async function rightTry(tx: Tx, { account, address }: Tried): Promise<void> {
  const wide = `update sign_in_failure set failures = greatest(failures - 1, 0) where account = $1 and address = $2`
  await tx.query(wide, ['', address])
  await tx.query(wide, [account, ''])
  await tx.query('delete from sign_in_failure where account = $1 and address = $2', [account, address])
}

/** The account's failures are forgotten: its password has just been set anew. */
export async function forgetTries(tx: Tx, account: string): Promise<void> {
  await tx.query(`delete from sign_in_failure where account = $1 and account <> ''`, [account.trim().toLowerCase()])
}
