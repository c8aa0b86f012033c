/**
 * New colleagues and passwords of staff: set by an administrator, or by the person through a link that the administrator hands
 * over. Kept as hashes alone, never answered, never audited; nobody sets one of a person who may more than they.
 */
import { CODES } from '../../../contract/wire'
import type { Tx } from '../../kernel/store/connect'
import { isRowId } from '../../kernel/store/row-id'
import { beyond } from '../../kernel/asker/access/beyond'
import { staffRights } from '../../kernel/store/rights-of'
import { tellOwner } from '../../kernel/http/sessions/account-news'
import { LINK_HOURS, makeLink } from '../../kernel/http/sessions/password-link'
import { requirePassword } from '../../kernel/http/sessions/password-rule'
import { endOldPassword, setPassword as keepPassword } from '../../kernel/http/sessions/set-password'
import { Refusal } from '../../kernel/asker/refusal'
import { answers, type Answered } from '../../kernel/http/answers'
import { answerAdd } from '../../kernel/write/write'
import { writingOf } from '../../kernel/write/write.row'
import type { CallContext } from '../../kernel/http/handler'

type HandOver = Answered<'staff.passwordLink'>['handOver']

/** @throws Refusal where the asker is no administrator, there is no such person, or the person may more than the asker */
async function ofStaff({ access, caller, model }: CallContext, tx: Tx, id: string): Promise<{ name: string; account: string; mobile: string | null }> {
  if (!access.everything) throw new Refusal(CODES.invalid, '只有管理员可以设置员工的密码。')
  const person = isRowId(id) ? await staffRights(tx, model, caller.companyId, id) : undefined
  if (!person) throw new Refusal(CODES.notFound, '没有这个员工，可能已被删除，请刷新。', { id: '没有这个员工' })
  const more = beyond(model, { access, shopIds: caller.shopIds, warehouseIds: caller.warehouseIds ?? null }, person.rights)
  if (more.length > 0) {
    throw new Refusal(CODES.invalid, `「${person.name}」的权限比您多（${more.join('、')}），不能设置他的密码，请联系能看全部店铺的管理员。`)
  }
  return person
}

/** Sets an employee's password and ends all their sign-ins; the person changes it at the next one. */
const setPassword = answers('staff.setPassword', async (context, { id, password }) => {
  const { db, caller, employee, request } = context
  return db.withCompany(caller, async (tx) => {
    const { account, mobile } = await ofStaff(context, tx, id)
    requirePassword(password, 'password', { account, mobile })
    const whose = { companyId: caller.companyId, employeeId: id, account }
    await keepPassword(tx, { ...whose, password, temporary: id !== employee.id, by: employee, title: '管理员重设了您的密码', address: request.ip })
    await context.audit(tx, { entity: 'employee', key: { id }, action: 'setPassword', after: { login_account: account } })
    await endOldPassword(db, whose)
    return {}
  })
})

/** A link by which the person sets a password, once. It opens nothing but that. */
const passwordLink = answers('staff.passwordLink', async (context, { id }) => {
  const { db, caller, employee, request } = context
  return db.withCompany(caller, async (tx) => {
    const { name, account } = await ofStaff(context, tx, id)
    const handOver = await linkFor(context, { id, name })
    const news = { title: '管理员为您生成了设置密码的一次性链接', by: employee, address: request.ip }
    await tellOwner(tx, { companyId: caller.companyId, employeeId: id }, news)
    await context.audit(tx, { entity: 'employee', key: { id }, action: 'passwordLink', after: { login_account: account } })
    return { handOver }
  })
})

/** A new link, as the administrator hands it over; the ones before it end. */
async function linkFor({ db, caller, employee }: CallContext, { id, name }: { id: string; name: string }): Promise<HandOver> {
  const secret = await makeLink(db, { companyId: caller.companyId, employeeId: id, creator: employee.id })
  // Behind the #: browsers send it to nobody, so that it stands in no log of a server or proxy.
  const life = `请把链接发给${name}本人：打开后设置新密码，${LINK_HOURS} 小时内有效，只能用一次`
  const note = `${life}；设置后他的全部登录立即结束。关闭后不能再看，重新生成则旧链接作废。`
  return { title: `${name}的一次性链接`, value: `/amazon/passwordReset#key=${secret}`, note }
}

/**
 * A colleague in one step: the account with its role, and either a first password, to be changed at the first sign-in, or a link
 * to hand over. Who may add staff and is no administrator gives neither: an administrator does.
 */
const invite = answers('staff.invite', async (context, { password, ...form }) => {
  const { db, caller, employee, access, model, request } = context
  const entity = model.entities['employee']
  if (!entity) throw new Error('there is no entity employee')
  if (form.roles.length === 0) {
    throw new Refusal(CODES.invalid, '请选择角色：没有角色的员工登录后什么也看不到。', { roles: '请选择角色' })
  }
  const first = password || undefined
  if (first !== undefined) {
    if (!access.everything) throw new Refusal(CODES.invalid, '只有管理员可以设置员工的密码。', { password: '请留空，由管理员设置' })
    requirePassword(first, 'password', { account: form.login_account, mobile: form.mobile ?? null })
  }
  return db.withCompany(caller, async (tx) => {
    const id = String((await answerAdd(context, writingOf(context, tx), entity, form))['id'])
    if (!access.everything) return { id }
    if (first === undefined) return { id, handOver: await linkFor(context, { id, name: form.name }) }
    const whose = { companyId: caller.companyId, employeeId: id, account: form.login_account }
    await keepPassword(tx, { ...whose, password: first, temporary: true, by: employee, title: '管理员为您开通了账号', address: request.ip })
    await context.audit(tx, { entity: 'employee', key: { id }, action: 'setPassword', after: { login_account: form.login_account } })
    return { id }
  })
})

/** What this file answers of the family `staff`, by call; the module plugs it in. */
export const staffHandlers = { setPassword, passwordLink, invite }
