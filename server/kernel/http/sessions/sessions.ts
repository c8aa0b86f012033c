/**
 * Sessions: opaque random tokens, of which the database keeps the SHA-256 alone. A session ends after 12 hours unused (or the company's own),
 * after 14 days in any case, or when it is revoked; the next request of any process knows. It judges no password.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { Database, Tx } from '../../store/connect'
import type { Caller, Company, Employee } from '../../asker/person'
import { ownShops, shopsSeen } from '../../asker/access/access'
import type { RoleRow } from '../../asker/access/role-row'

/** How long a session lives unused: 12 hours, or what its company has set (系统设置). @param session the table's name in the statement */
export const idleOf = (session: string): string =>
  `make_interval(hours => coalesce((select case when jsonb_typeof(settings -> 'sessionHours') = 'number' then (settings ->> 'sessionHours')::int end
    from company where id = ${session}.company_id), 12))`
const IDLE = idleOf('s')
const ABSOLUTE = `interval '14 days'`
/** A ckey hands a sign-in over to another address of the product, once. */
const KEY_LIFE = `interval '5 minutes'`

/** Somebody who works for a company, as of now. */
export interface Person {
  caller: Caller & { employeeId: string }
  employee: Employee
  company: Company
  roles: RoleRow[]
}

/** A living session and its person, with roles and reach as of this request. */
export interface Session extends Person {
  /** Key of its row; never sent out. */
  tokenHash: string
  /** The password was set by an administrator and not changed since. */
  mustChange: boolean
}

/** The two secrets of a session that has just begun, told once: the bearer token, and the ckey that hands the sign-in over. */
export interface NewSession {
  token: string
  ckey: string
}

/** Sessions of all companies; every statement runs as the owner, before any company is known. */
export interface Sessions {
  /** Starts a session and answers what its owner alone may know. */
  open(employee: { companyId: number; employeeId: string }, from: { address: string; agent: string }): Promise<NewSession>
  /** The living session of a token, and notes that it was used; undefined for any other text. @param over where a request counts its time */
  find(token: string, over?: Pick<Database, 'asOwner'>): Promise<Session | undefined>
  /** The living session whose `tokenHash` has this SHA-256, in hex; it is not noted as used. */
  named(name: string): Promise<Pick<Session, 'tokenHash' | 'caller'> | undefined>
  /** A person without a session, for jobs that run in their name; undefined when they have left or were switched off. */
  person(companyId: number, employeeId: string): Promise<Person | undefined>
  /** Uses a ckey up: a new session of the same person, or undefined where it is unknown, used or too old. */
  exchange(ckey: string, from: { address: string; agent: string }): Promise<(NewSession & { companyId: number; employeeId: string }) | undefined>
  revoke(tokenHash: string): Promise<void>
  /** Ends all of a person's sessions (password changed, switched off). */
  revokeAll(companyId: number, employeeId: string): Promise<void>
  /** Removes what has ended. */
  sweep(): Promise<void>
}

interface PersonRow {
  company_id: number
  employee_id: number
  name: string
  role_names: string[] | null
  all_shops: boolean | null
  shop_ids: string[] | null
  /** Those of their department, where their account says that they see them. */
  dept_shops: string[] | null
  /** Null: every warehouse. */
  warehouse_ids: string[] | null
  must_change: boolean
  company: Company
  roles: RoleRow[]
}

const PERSON = `
  e.company_id, e.id as employee_id, e.name, e.roles as role_names, e.all_shops, e.shop_ids,
  case when e.dept_shops then shops_of_department(e.company_id, e.dept_name) end as dept_shops,
  case when e.all_warehouses is false then coalesce(e.warehouse_ids, '{}') end as warehouse_ids, coalesce(e.must_change_password, false) as must_change,
  (select json_build_object('id', c.id, 'name', c.name, 'currency', c.currency, 'zone', c.zone) from company c where c.id = e.company_id) as company,
  coalesce((select json_agg(json_build_object(
    'name', r.name, 'label', r.label, 'everything', coalesce(r.everything, false), 'menus', coalesce(r.menus, '{}'),
    'permissions', coalesce(r.permissions, '{}'), 'denied_actions', coalesce(r.denied_actions, '{}'),
    'hidden_fields', coalesce(r.hidden_fields, '{}'), 'limit_shops', coalesce(r.limit_shops, false), 'shop_ids', coalesce(r.shop_ids, '{}')) order by r.name)
    from role r where r.company_id = e.company_id and r.name = any(e.roles) and coalesce(r.state, 'on') = 'on'), '[]') as roles`

const findBy = (condition: string): string => `
  select s.token_hash, s.last_seen < now() - interval '1 minute' as stale, ${PERSON}
  from session s join employee e on e.company_id = s.company_id and e.id = s.employee_id
  where ${condition} and s.revoked_at is null and s.expires_at > now() and s.last_seen > now() - ${IDLE}
    and coalesce(e.state, 'on') = 'on'`
const FIND = findBy('s.token_hash = $1')
const FIND_NAMED = findBy("encode(sha256(convert_to(s.token_hash, 'UTF8')), 'hex') = $1")

function personOf(row: PersonRow): Person {
  const id = String(row.employee_id)
  // Never guessed from the list: a list that somebody emptied shows no shop, not all of them.
  const shopIds = shopsSeen(ownShops(row.all_shops, row.shop_ids, row.dept_shops), row.roles)
  return {
    caller: { companyId: row.company_id, employeeId: id, shopIds, warehouseIds: row.warehouse_ids },
    employee: { id, name: row.name, roles: row.role_names ?? [] },
    company: row.company,
    roles: row.roles,
  }
}

/** Sessions kept in the table `session`; nothing is remembered in the process, so that an end counts everywhere at once. */
export function createSessions(db: Database): Sessions {
  const insert = async (tx: Tx, person: { companyId: number; employeeId: string }, from: { address: string; agent: string }): Promise<NewSession> => {
    const token = randomBytes(32).toString('base64url')
    const ckey = randomBytes(32).toString('base64url')
    await tx.query(
      `insert into session (token_hash, company_id, employee_id, ckey_hash, ckey_until, address, agent, create_time, last_seen, expires_at)
       values ($1, $2, $3, $4, now() + ${KEY_LIFE}, $5, $6, now(), now(), now() + ${ABSOLUTE})`,
      [digest(token), person.companyId, person.employeeId, digest(ckey), from.address, from.agent.slice(0, 400)],
    )
    return { token, ckey }
  }
  return {
    open: (person, from) => db.asOwner((tx) => insert(tx, person, from)),
    async find(token, over = db) {
      if (!/^[\w-]{43}$/.test(token)) return undefined
      const tokenHash = digest(token)
      const row = await over.asOwner(async (tx) => {
        const { rows } = await tx.query<PersonRow & { stale: boolean }>(FIND, [tokenHash], 'session_of_token')
        if (rows[0]?.stale) await tx.query('update session set last_seen = now() where token_hash = $1', [tokenHash])
        return rows[0]
      })
      return row && { tokenHash, mustChange: row.must_change, ...personOf(row) }
    },
    named: (name) =>
      db.asOwner(async (tx) => {
        const { rows } = await tx.query<PersonRow & { token_hash: string }>(FIND_NAMED, [name])
        return rows[0] && { tokenHash: rows[0].token_hash, caller: personOf(rows[0]).caller }
      }, { readOnly: true }),
    person: (companyId, employeeId) =>
      db.asOwner(async (tx) => {
        const { rows } = await tx.query<PersonRow>(`select ${PERSON} from employee e where e.company_id = $1 and e.id = $2
          and coalesce(e.state, 'on') = 'on'`, [companyId, employeeId])
        return rows[0] && personOf(rows[0])
      }),
    exchange: (ckey, from) =>
      db.asOwner(async (tx) => {
        const { rows } = await tx.query<{ company_id: number; employee_id: number }>(
          `update session set ckey_hash = null where ckey_hash = $1 and ckey_until > now() and revoked_at is null and expires_at > now()
           returning company_id, employee_id`,
          [digest(ckey)],
        )
        const row = rows[0]
        if (!row) return undefined
        const person = { companyId: row.company_id, employeeId: String(row.employee_id) }
        return { ...(await insert(tx, person, from)), ...person }
      }),
    revoke: (tokenHash) =>
      db.asOwner(async (tx) => {
        await tx.query('update session set revoked_at = now(), ckey_hash = null where token_hash = $1 and revoked_at is null', [tokenHash])
      }),
    revokeAll: (companyId, employeeId) =>
      db.asOwner(async (tx) => {
        await tx.query(
          'update session set revoked_at = now(), ckey_hash = null where company_id = $1 and employee_id = $2 and revoked_at is null',
          [companyId, employeeId],
        )
      }),
    sweep: () =>
      db.asOwner(async (tx) => {
        await tx.query(`delete from session s where expires_at < now() or last_seen < now() - ${IDLE} or revoked_at < now() - interval '1 day'`)
      }),
  }
}

function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
