/**
 * Links that set a password, once: an administrator hands one to a person who cannot be sent a code. The secret is in the
 * link alone; the database keeps its SHA-256. A new link ends the ones before it, and so does any new password.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { Database, Tx } from '../../store/connect'

/** How long a link can be used, in hours; staff are told so. */
export const LINK_HOURS = 24

/** Whom a link lets set a password: account and phone are for the rule of passwords, names for the page. `company` is its name. */
export interface LinkOwner {
  companyId: number
  employeeId: string
  name: string
  account: string
  mobile: string | null
  company: string
}

/** @returns the secret, which nobody can be told again */
export function makeLink(db: Database, { companyId, employeeId, creator }: { companyId: number; employeeId: string; creator: string }): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  return db.asOwner(async (tx) => {
    await tx.query(
      'update password_link set expires_at = least(expires_at, now()) where company_id = $1 and employee_id = $2::bigint and used_at is null',
      [companyId, employeeId],
    )
    await tx.query(`insert into password_link (token_hash, company_id, employee_id, creator, expires_at)
      values ($1, $2, $3::bigint, $4::bigint, now() + interval '${LINK_HOURS} hours')`, [digest(secret), companyId, employeeId, creator])
    return secret
  })
}

const OWNER = `e.company_id as "companyId", e.id::text as "employeeId", e.name, e.login_account as account, e.mobile, c.name as company`
const LIVING = `l.token_hash = $1 and l.used_at is null and l.expires_at > now() and e.company_id = l.company_id and e.id = l.employee_id
  and coalesce(e.state, 'on') = 'on' and c.id = e.company_id`

/** Whose link it is; undefined for one that is unknown, used, too old, or of somebody who was switched off. */
export async function ownerOfLink(tx: Tx, secret: string): Promise<LinkOwner | undefined> {
  const { rows } = await tx.query<LinkOwner>(`select ${OWNER} from password_link l, employee e, company c where ${LIVING}`, [digest(secret)])
  return rows[0]
}

/** Uses it up: of two at once, one gets it. */
export async function useLink(tx: Tx, secret: string): Promise<LinkOwner | undefined> {
  const { rows } = await tx.query<LinkOwner>(`update password_link l set used_at = now() from employee e, company c where ${LIVING}
    returning ${OWNER}`, [digest(secret)])
  return rows[0]
}

function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
