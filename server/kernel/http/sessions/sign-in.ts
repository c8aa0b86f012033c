/**
 * Judges account and password, and phone and code: who is it? An unknown account and a wrong password get the same answer
 * in the same time. Where several companies know the person, the person says which. Counting is in tries.ts, codes in
 * sms.ts; every sign-in, failure and lock-out is a line of the audit log of the company concerned.
 */
import type { Call, Model } from '../../../../contract/model'
import { CODES } from '../../../../contract/wire'
import type { Database, Tx } from '../../store/connect'
import { Refusal } from '../../asker/refusal'
import { writeAudit } from '../../write/audit'
import { checkPassword } from './passwords'
import { ownersOf, rightCode, spendCode, wrongCode, type SmsSender } from './sms'
import { beginTry, lockedFor, rightTry } from './tries'

/** Who has signed in: ids alone. */
export interface Person {
  companyId: number
  employeeId: string
}

/** One of several people that a secret stands for. */
export interface Choice {
  employee_id: string
  company: string
  name: string
}

/** Who it is, or of whom one is to be chosen. */
export type SignedIn = Person | { choices: Choice[] }

/** Where a try comes from, and what the log says of it. */
interface Attempt {
  db: Database
  model: Model
  call: Pick<Call, 'family' | 'name'>
  address: string
  /** The employee that was chosen of several. */
  chosen?: string | undefined
}

interface Candidate { company_id: number; id: string; name: string; login_account: string; company: string; password_hash: string | null; state: string | null }

const CANDIDATE = `e.company_id, e.id::text as id, e.name, e.login_account, c.name as company, e.password_hash, e.state from employee e
  join company c on c.id = e.company_id`
/**
 * Checks that every try at a password makes, whether nobody, one company or many know the account: each costs as much as the
 * others together, so that more of them for more companies would tell how many there are. Hardly anybody is in more.
 */
const CHECKS = 8
/**
 * Of more companies those that the account came into last, and those that have known it longest, which nobody pushes out by
 * adding the same name to companies of their own; the others are come into by a code to the phone.
 */
const OF_EACH = CHECKS / 2
const CANDIDATES = `with known as (select ${CANDIDATE} where lower(e.login_account) = $1),
  tried as (
    (select k.company_id, k.id from known k join employee e on e.company_id = k.company_id and e.id = k.id::bigint
      order by e.last_login desc nulls last, k.company_id limit ${OF_EACH})
    union (select company_id, id from known order by company_id limit ${OF_EACH}))
  select known.* from known join tried using (company_id, id)`

/** Against whom a password is checked: always as many, filled up with nobody. */
export function checksOf<T>(candidates: readonly T[]): (T | undefined)[] {
  return Array.from({ length: CHECKS }, (_none, at) => candidates[at])
}

/**
 * The person whose account and password these are. Companies are apart: the same account name may stand in several, and the
 * password says which is meant.
 * @throws Refusal loginFailed; HttpRefusal 429 (locked) with the time to wait
 */
export async function signIn(attempt: Attempt, account: string, password: string): Promise<SignedIn> {
  const { db, address } = attempt
  const name = account.trim().toLowerCase().slice(0, 200)
  const tried = await beginTry(db, name, address)
  const { rows: candidates } = await db.asOwner((tx) => tx.query<Candidate>(CANDIDATES, [name]))
  const judged = await Promise.all(checksOf(candidates).map(async (candidate) => {
    const isRight = await checkPassword(candidate?.password_hash, password)
    return isRight ? candidate : undefined
  }))
  const right = judged.filter((candidate) => candidate !== undefined).sort((a, b) => a.company_id - b.company_id)
  const isLocked = tried.left <= 0
  if (right.length === 0) {
    await db.asOwner(async (tx) => {
      // Written for unknown accounts too: the answer takes as long.
      await tx.query('update sign_in_failure set last_at = now() where account = $1 and address = $2', [name, address])
      await log(tx, attempt, candidates, isLocked ? 'signInLocked' : 'signInFailed')
    })
    if (isLocked) throw lockedFor()
    throw new Refusal(CODES.loginFailed, tried.left <= 2 ? `登录失败：账号或密码不正确，还可以再试 ${tried.left} 次。` : '登录失败：账号或密码不正确。')
  }
  const on = right.filter(({ state }) => (state ?? 'on') === 'on')
  return db.asOwner(async (tx) => {
    await rightTry(tx, tried)
    if (on.length === 0) await log(tx, attempt, right, 'signInRefused')
    return on.length === 0 ? undefined : enter(tx, attempt, on, 'signIn')
  }).then((entered) => {
    if (!entered) throw new Refusal(CODES.loginFailed, '登录失败：该账号已停用，请联系管理员。')
    return entered
  })
}

/**
 * The person whose phone this is, by a code that was sent to it. A code that stands for several people is spent when one of
 * them was chosen.
 * @throws Refusal loginFailed, at the field `sms`
 */
export async function signInByMobile(attempt: Attempt, kind: SmsSender['kind'], mobile: string, code: string): Promise<SignedIn> {
  const entered = await attempt.db.asOwner(async (tx) => {
    const id = await rightCode(tx, kind, mobile, 'login', code)
    const { rows } = await tx.query<Candidate>(`select ${CANDIDATE} where ${ownersOf(kind)} order by e.company_id, e.id`, [mobile])
    if (id === undefined || rows.length === 0) {
      await log(tx, attempt, rows, 'signInFailed')
      return undefined
    }
    const found = await enter(tx, attempt, rows, 'signInBySms')
    if ('employeeId' in found) await spendCode(tx, id)
    return found
  })
  if (!entered) throw wrongCode()
  return entered
}

/** The one of them, or the chosen one, is in: noted and logged. */
async function enter(tx: Tx, attempt: Attempt, people: Candidate[], action: string): Promise<SignedIn> {
  const chosen = people.length === 1 ? people[0] : people.find(({ id }) => id === attempt.chosen)
  if (!chosen) return { choices: people.map(({ id, name, company }) => ({ employee_id: id, company, name })) }
  await tx.query('update employee set last_login = now() where company_id = $1 and id = $2::bigint', [chosen.company_id, chosen.id])
  await log(tx, attempt, [chosen], action)
  return { companyId: chosen.company_id, employeeId: chosen.id }
}

async function log(tx: Tx, { model, call, address }: Attempt, people: Candidate[], action: string): Promise<void> {
  for (const { company_id: companyId, id, name, login_account: account } of people) {
    await logPerson(tx, { model, call, address }, { companyId, id, name, account }, action)
  }
}

/** A line of the log about a person who is not signed in, in that person's name. */
export async function logPerson(
  tx: Tx, { model, call, address }: Pick<Attempt, 'model' | 'call' | 'address'>,
  person: { companyId: number; id: string; name: string; account?: string }, action: string,
): Promise<void> {
  const { companyId, id, name, account } = person
  await writeAudit(tx, model, { caller: { companyId, employeeId: id, shopIds: null }, employee: { id, name, roles: [] }, call, address }, [
    { entity: 'employee', key: { id }, action, after: { ...(account === undefined ? {} : { login_account: account }), name } },
  ])
}
