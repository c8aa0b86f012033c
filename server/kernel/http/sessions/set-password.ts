/**
 * A password is set: kept as a hash, everything that the old one opened ends, failures are forgotten, the owner is told and
 * the log has it. What the password must be is in password-rule.ts; who may set it is its caller's to judge.
 */
import type { Database, Tx } from '../../store/connect'
import { endOthersIn } from './own-sessions'
import { hashPassword } from './passwords'
import { tellOwner } from './account-news'
import { forgetTries } from './tries'

interface Setting {
  companyId: number
  employeeId: string
  account: string
  password: string
  /** Set by somebody else: the person changes it at the next sign-in. */
  temporary: boolean
  by?: { id: string; name: string } | undefined
  /** How, for the owner: 管理员重设了您的密码 */
  title: string
  address: string
}

/** @param tx the company's or the owner's */
export async function setPassword(tx: Tx, setting: Setting): Promise<void> {
  const { companyId, employeeId, password, temporary, title, by, address } = setting
  await tx.query(
    'update employee set password_hash = $3, must_change_password = $4 where company_id = $1 and id = $2::bigint',
    [companyId, employeeId, await hashPassword(password), temporary],
  )
  await tellOwner(tx, { companyId, employeeId }, { title, by, address })
}

/**
 * What the old password opened ends, and failures with it are forgotten, in a transaction of the owner's own.
 * @param but the session that stays
 * @returns how many sessions ended
 */
export async function endOldPassword(
  db: Database, { companyId, employeeId, account }: Pick<Setting, 'companyId' | 'employeeId' | 'account'>, but = '',
): Promise<number> {
  return db.asOwner(async (tx) => {
    const ended = await endOthersIn(tx, { companyId, employeeId, tokenHash: but })
    await tx.query(
      'update password_link set expires_at = least(expires_at, now()) where company_id = $1 and employee_id = $2::bigint and used_at is null',
      [companyId, employeeId],
    )
    await forgetTries(tx, account)
    return ended
  })
}
