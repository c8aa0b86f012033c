/**
 * Judges account and password. An unknown account and a wrong password get the same answer in the same time; after five
 * failures within 15 minutes an account is locked for that address for 15 minutes, known or not.
 */
import { CODES } from '../../../src/lib/wire'
import type { Database, Tx } from '../../database/connect'
import { Refusal } from '../../refusal'
import { checkPassword } from './passwords'

export const MAX_FAILURES = 5
export const LOCK_MINUTES = 15

export interface Person {
  companyId: number
  employeeId: string
}

interface Candidate { company_id: number; id: number; password_hash: string | null; state: string | null }

/**
 * The person whose account and password these are.
 * @param from.address where the request came from
 * @throws Refusal loginFailed or locked
 */
export async function signIn(db: Database, account: string, password: string, from: { address: string }): Promise<Person> {
  const name = account.trim().toLowerCase().slice(0, 200)
  const candidates = await db.asOwner(async (tx) => {
    const minutes = await lockedFor(tx, name, from.address)
    if (minutes > 0) throw new Refusal(CODES.locked, `登录失败次数过多，请 ${minutes} 分钟后再试，或联系管理员重置密码。`)
    const { rows } = await tx.query<Candidate>('select company_id, id, password_hash, state from employee where lower(login_account) = $1 order by company_id limit 5', [name])
    return rows
  })
  // Companies are apart: the same account name may stand in several, and the password says which is meant.
  let found: Candidate | undefined
  for (const candidate of candidates.length > 0 ? candidates : [undefined]) {
    const right = await checkPassword(candidate?.password_hash, password)
    if (right && !found) found = candidate
  }
  if (found && (found.state ?? 'on') !== 'on') throw new Refusal(CODES.loginFailed, '登录失败：该账号已停用，请联系管理员。')
  if (!found) {
    const left = MAX_FAILURES - (await db.asOwner((tx) => countFailure(tx, name, from.address)))
    if (left <= 0) throw new Refusal(CODES.locked, `登录失败次数过多，请 ${LOCK_MINUTES} 分钟后再试，或联系管理员重置密码。`)
    throw new Refusal(CODES.loginFailed, left <= 2 ? `登录失败：账号或密码不正确，还可以再试 ${left} 次。` : '登录失败：账号或密码不正确。')
  }
  const { company_id: companyId, id } = found
  await db.asOwner(async (tx) => {
    await tx.query('delete from sign_in_failure where account = $1 and address = $2', [name, from.address])
    await tx.query('update employee set last_login = now() where company_id = $1 and id = $2', [companyId, id])
  })
  return { companyId, employeeId: String(id) }
}

/** Minutes that the account stays locked for the address; 0 when it is not. */
async function lockedFor(tx: Tx, account: string, address: string): Promise<number> {
  const { rows } = await tx.query<{ minutes: number }>(
    `select ceil(extract(epoch from last_at + interval '${LOCK_MINUTES} minutes' - now()) / 60)::int as minutes
     from sign_in_failure where account = $1 and address = $2 and failures >= ${MAX_FAILURES} and last_at > now() - interval '${LOCK_MINUTES} minutes'`,
    [account, address],
  )
  return rows[0]?.minutes ?? 0
}

/** Failures within the last minutes, this one counted. */
async function countFailure(tx: Tx, account: string, address: string): Promise<number> {
  const { rows } = await tx.query<{ failures: number }>(
    `insert into sign_in_failure as f (account, address) values ($1, $2)
     on conflict (account, address) do update set last_at = now(),
       failures = case when f.last_at > now() - interval '${LOCK_MINUTES} minutes' then f.failures + 1 else 1 end
     returning failures`,
    [account, address],
  )
  return rows[0]?.failures ?? 1
}
