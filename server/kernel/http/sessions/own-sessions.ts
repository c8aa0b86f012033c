/** A person's own sessions: told without anything that could be used, ended one by one or all but the one that asks. */
import type { Database, Tx } from '../../store/connect'
import { idleOf } from './sessions'
import { isRowId } from '../../store/row-id'

/** One living session as its person reads it in their account. */
export interface OwnSession {
  id: string
  /** The browser and system, as far as its agent says. */
  device: string
  address: string
  /** ISO 8601 UTC. */
  create_time: string
  last_seen: string
  /** The one that asks. */
  current: boolean
}

const LIVING = `revoked_at is null and expires_at > now() and last_seen > now() - ${idleOf('session')}`
const MOMENT = `'YYYY-MM-DD"T"HH24:MI:SS"Z"'`

/** Whose sessions are meant, and by the hash of its token the one that asks. */
export interface Owner {
  companyId: number
  employeeId: string | null
  tokenHash: string
}

/** Living sessions, at most 100: the one that asks first, then by when they were last used. */
export function listSessions(db: Database, { companyId, employeeId, tokenHash }: Owner): Promise<OwnSession[]> {
  return db.asOwner(async (tx) => {
    const { rows } = await tx.query<OwnSession & { agent: string }>(
      `select id::text as id, agent, address, token_hash = $3 as current,
         to_char(create_time at time zone 'UTC', ${MOMENT}) as create_time, to_char(last_seen at time zone 'UTC', ${MOMENT}) as last_seen
       from session where company_id = $1 and employee_id = $2 and ${LIVING} order by token_hash = $3 desc, session.last_seen desc, session.id desc limit 100`,
      [companyId, employeeId, tokenHash],
    )
    return rows.map(
      ({ agent, ...row }) => (
        { id: row.id, device: deviceOf(agent), address: row.address, create_time: row.create_time, last_seen: row.last_seen, current: row.current }
      ),
    )
  })
}

/** Ends one of the person's sessions; false where it is none of theirs or has ended. */
export function endSession(db: Database, { companyId, employeeId }: Owner, id: string): Promise<boolean> {
  if (!isRowId(id)) return Promise.resolve(false)
  return db.asOwner(async (tx) => {
    const { rowCount } = await tx.query(`update session set revoked_at = now(), ckey_hash = null where id = $3::bigint and company_id = $1
      and employee_id = $2 and ${LIVING}`, [companyId, employeeId, id])
    return rowCount > 0
  })
}

/** Ends all of the person's sessions but the one that asks; answers how many lived. */
export function endOtherSessions(db: Database, owner: Owner): Promise<number> {
  return db.asOwner((tx) => endOthersIn(tx, owner))
}

/** The same in a transaction of the owner's. */
export async function endOthersIn(tx: Tx, { companyId, employeeId, tokenHash }: Owner): Promise<number> {
  const { rows } = await tx.query<{ lived: boolean }>(
    `update session set revoked_at = now(), ckey_hash = null where company_id = $1 and employee_id = $2 and token_hash <> $3 and revoked_at is null
      returning ${LIVING.replace('revoked_at is null and ', '')} as lived`,
    [companyId, employeeId, tokenHash],
  )
  return rows.filter(({ lived }) => lived).length
}

const BROWSERS: [RegExp, string][] = [
  [/MicroMessenger\//, '微信'], [/Edg(e|A|iOS)?\//, 'Edge'], [/(OPR|Opera)\//, 'Opera'], [/Firefox\//, 'Firefox'],
  [/(HeadlessChrome|Chrome|CriOS)\//, 'Chrome'], [/Safari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/Windows/, 'Windows'], [/iPhone|iPad/, 'iOS'], [/Android/, 'Android'], [/Mac OS X|Macintosh/, 'macOS'], [/Linux/, 'Linux'],
]

/** "Chrome · Windows"; the beginning of the agent where neither is known. */
export function deviceOf(agent: string): string {
  const of = (list: [RegExp, string][]): string | undefined => list.find(([pattern]) => pattern.test(agent))?.[1]
  const known = [of(BROWSERS), of(SYSTEMS)].filter((name) => name !== undefined)
  return known.length > 0 ? known.join(' · ') : agent.slice(0, 40) || '未知设备'
}
