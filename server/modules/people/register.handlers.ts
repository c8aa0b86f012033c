/** A new company with its first administrator, who is then signed in. Whether strangers may register is the door's to say. */
import { CODES } from '../../../contract/wire'
import { createCompany } from './first-company'
import { requirePassword } from '../../kernel/http/sessions/password-rule'
import { logPerson } from '../../kernel/http/sessions/sign-in'
import { mobileOf, useCode } from '../../kernel/http/sessions/sms'
import { Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import { open } from './opening'

/** What a stranger is told where registration is not open. */
export const CLOSED = '这里没有开放注册，请联系公司管理员开通账号。'

/** The phone is proven where codes reach phones; where they do not, it is kept unconfirmed and opens nothing. */
export const register = answers('auth.register', async (context, values) => {
  const { db, door, model, request, call } = context
  if (!(await door.registration())) throw new Refusal(CODES.notFound, CLOSED)
  const company = values.company_name.trim().replace(/\s+/g, ' ')
  const account = values.login_account.trim()
  const name = values.name.trim()
  const errors: Record<string, string> = {}
  if (company.length < 2 || company.length > 60) errors['company_name'] = '公司名称应为 2 到 60 个字'
  if (name.length < 1 || name.length > 40) errors['name'] = '姓名应为 1 到 40 个字'
  if (!/^[A-Za-z0-9][A-Za-z0-9._@-]{2,79}$/.test(account)) errors['login_account'] = '账号应为 3 到 80 个字母、数字或 . _ @ -'
  if (Object.keys(errors).length > 0) throw new Refusal(CODES.invalid, '有内容需要修改。', errors)
  const mobile = mobileOf(values.mobile)
  requirePassword(values.password, 'password', { account, mobile })
  const taken = await db.asOwner(async (tx) => {
    const { rows } = await tx.query<{ account: boolean; company: boolean }>(
      `select exists (select from employee where lower(login_account) = lower($1)) as account, exists (select from company
        where lower(name) = lower($2)) as company`,
      [account, company],
    )
    return rows[0]
  })
  if (taken?.account) throw new Refusal(CODES.duplicate, '这个账号已有人使用，请换一个。', { login_account: '已有人使用' })
  if (taken?.company) throw new Refusal(CODES.duplicate, '这家公司已经注册，请联系公司管理员开通账号。', { company_name: '已经注册' })
  const isProven = (await door.sender())?.kind === 'real'
  if (isProven) await useCode(db, 'real', mobile, 'register', values.sms ?? '')
  const person = await db.asOwner(async (tx) => {
    // Two at once for one account: the second waits, and finds it taken.
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [`register ${account.toLowerCase()}`])
    const { rows } = await tx.query<{ taken: boolean }>('select exists (select from employee where lower(login_account) = lower($1)) as taken', [account])
    if (rows[0]?.taken) throw new Refusal(CODES.duplicate, '这个账号已有人使用，请换一个。', { login_account: '已有人使用' })
    const made = await createCompany(tx, model, { name: company, password: values.password, admin: { account, name, mobile, isProven } })
    await logPerson(tx, { model, call, address: request.ip }, { companyId: made.companyId, id: made.employeeId, name, account }, 'register')
    return made
  })
  return open(context, person)
})
