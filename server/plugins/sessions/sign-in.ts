/**
 * Judges account and password. An unknown account and a wrong password get the same answer in the same time; after five
 * failures within 15 minutes an account is locked for that address for 15 minutes, known or not.
 */
import { CODES } from '../../../src/lib/wire'
import type { Database, Tx } from '../../database/connect'
import { HttpRefusal, Refusal } from '../../refusal'
import { checkPassword } from './passwords'
import { useCode } from './sms'

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
 * @throws Refusal loginFailed; HttpRefusal 429 (locked) with the time to wait
 */
export async function signIn(db: Database, account: string, password: string, from: { address: string }): Promise<Person> {
  const name = account.trim().toLowerCase().slice(0, 200)
  const candidates = await db.asOwner(async (tx) => {
    await refuseLocked(tx, name, from.address)
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
    const left = await countFailure(db, name, from.address)
    throw new Refusal(CODES.loginFailed, left <= 2 ? `登录失败：账号或密码不正确，还可以再试 ${left} 次。` : '登录失败：账号或密码不正确。')
  }
  const { company_id: companyId, id } = found
  await db.asOwner(async (tx) => {
    await tx.query('delete from sign_in_failure where account = $1 and address = $2', [name, from.address])
    await tx.query('update employee set last_login = now() where company_id = $1 and id = $2', [companyId, id])
  })
  return { companyId, employeeId: String(id) }
}

/**
 * The person whose phone this is, by a code that was sent to it.
 * @throws Refusal loginFailed, at the field `sms` or for a phone that stands for several people
 */
export async function signInByMobile(db: Database, mobile: string, code: string): Promise<Person> {
  await useCode(db, mobile, 'login', code)
  return db.asOwner(async (tx) => {
    const { rows } = await tx.query<{ company_id: number; id: number }>(
      `update employee set last_login = now() where mobile = $1 and coalesce(state, 'on') = 'on'
       and (select count(*) from employee where mobile = $1 and coalesce(state, 'on') = 'on') = 1 returning company_id, id`,
      [mobile],
    )
    const row = rows[0]
    if (!row) throw new Refusal(CODES.loginFailed, '登录失败：这个手机号绑定了不止一个账号，请用账号和密码登录。')
    return { companyId: row.company_id, employeeId: String(row.id) }
  })
}

function locked(seconds: number): HttpRefusal {
  return new HttpRefusal(429, `登录失败次数过多，请 ${Math.ceil(seconds / 60)} 分钟后再试，或联系管理员重置密码。`, undefined, { seconds, code: CODES.locked })
}

/** @throws HttpRefusal where the account is locked for the address */
export async function refuseLocked(tx: Tx, account: string, address: string): Promise<void> {
  const { rows } = await tx.query<{ seconds: number }>(
    `select ceil(extract(epoch from last_at + interval '${LOCK_MINUTES} minutes' - now()))::int as seconds
     from sign_in_failure where account = $1 and address = $2 and failures >= ${MAX_FAILURES} and last_at > now() - interval '${LOCK_MINUTES} minutes'`,
    [account, address],
  )
  if (rows[0]) throw locked(rows[0].seconds)
}

/**
 * Counts a failure, in a transaction of its own, so that the refusal does not take it back; answers the tries that are left.
 * @throws HttpRefusal where this one was the last
 */
export async function countFailure(db: Database, account: string, address: string): Promise<number> {
  const { rows } = await db.asOwner((tx) => tx.query<{ failures: number }>(
    `insert into sign_in_failure as f (account, address) values ($1, $2)
     on conflict (account, address) do update set last_at = now(),
       failures = case when f.last_at > now() - interval '${LOCK_MINUTES} minutes' then f.failures + 1 else 1 end
     returning failures`,
    [account, address],
  ))
  const left = MAX_FAILURES - (rows[0]?.failures ?? 1)
  if (left <= 0) throw locked(LOCK_MINUTES * 60)
  return left
}
