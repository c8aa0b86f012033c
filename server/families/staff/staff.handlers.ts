/** Passwords of staff, set by an administrator: kept as a hash alone, never answered, never audited. */
import { CODES } from '../../../src/lib/wire'
import { hashPassword } from '../../plugins/sessions/passwords'
import { Refusal } from '../../refusal'
import type { Handler } from '../handler'
import { isRowId } from '../../database/row-id'

const LEAST = 8
const MOST = 200

/** Sets an employee's password and ends all their sign-ins. @throws Refusal where the asker is no administrator */
export const setPassword: Handler<{ id: string; password: string }> = async (context, { id, password }) => {
  const { db, caller, access } = context
  if (!access.everything) throw new Refusal(CODES.invalid, '只有管理员可以设置员工的密码。')
  if (password.length < LEAST || password.length > MOST) throw new Refusal(CODES.invalid, `密码应为 ${LEAST} 到 ${MOST} 个字符。`, { password: `${LEAST} 到 ${MOST} 个字符` })
  if (!isRowId(id)) throw new Refusal(CODES.notFound, '没有这个员工，可能已被删除，请刷新。', { id: '没有这个员工' })
  const hash = await hashPassword(password)
  return db.withCompany(caller, async (tx) => {
    const { rows } = await tx.query<{ login_account: string }>('update employee set password_hash = $3 where company_id = $1 and id = $2::bigint returning login_account', [caller.companyId, id, hash])
    const account = rows[0]?.login_account
    if (account === undefined) throw new Refusal(CODES.notFound, '没有这个员工，可能已被删除，请刷新。')
    await context.sessions.revokeAll(caller.companyId, id)
    await context.audit(tx, { entity: 'employee', key: { id }, action: 'setPassword', after: { login_account: account } })
    return {}
  })
}

export const staffHandlers = { setPassword }
