/** Asks for a page that one may not open: the company's administrators find it among their messages, with the way to decide it. */
import { CODES } from '../../../contract/wire'
import { pageOfRoute } from '../../kernel/asker/access/page-of-route'
import { Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import { sendMessage } from '../messages/public'

/** Where an administrator reads which rule closes a page, and opens it by a role. */
const DECIDED_AT = '/system/erp/zuZhiQuanXian/why'

/**
 * Tells each administrator once a day of one person's wish for one page.
 * @returns how many were told; 0 where they know it since less than a day
 * @throws Refusal notFound for what is no page, invalid for one that the asker may open
 */
export const askForPage = answers('access.askForPage', async ({ model, access, caller, db }, { route }) => {
  const page = pageOfRoute(model.pages, route)
  if (!page) throw new Refusal(CODES.notFound, `没有这个页面：${route.slice(0, 200)}`, { route: '没有这个页面' })
  if (access.mayOpen(page.page)) throw new Refusal(CODES.invalid, `您已经可以打开「${page.title}」，请刷新页面。`, { route: '已经可以打开' })
  const { companyId, employeeId } = caller
  if (employeeId === null) throw new Refusal(CODES.invalid, '只有员工本人可以申请。')
  const decidedAt = `${DECIDED_AT}?${new URLSearchParams({ employee: employeeId, route: page.route }).toString()}`
  return db.withCompany(caller, async (tx) => {
    // One after the other, so that two windows of one person tell it once.
    const asker = await tx.query<{ name: string }>('select name from employee where company_id = $1 and id = $2::bigint for update', [companyId, employeeId])
    const told = await tx.query(
      `select 1 from message where company_id = $1 and sender = $2::bigint and route = $3 and create_time > now() - interval '1 day' limit 1`,
      [companyId, employeeId, decidedAt],
    )
    if (told.rows.length > 0) return { told: 0 }
    const { rows } = await tx.query<{ name: string }>(
      `select name from role where company_id = $1 and everything and coalesce(state, 'on') = 'on'`, [companyId],
    )
    return {
      told: await sendMessage(tx, {
        companyId, to: { roles: rows.map(({ name }) => name) }, kind: 'system', sender: employeeId, route: decidedAt,
        title: `${asker.rows[0]?.name ?? '员工'}申请开通「${page.title}」`, text: '在这里查看是哪条规则不允许，并在角色中开通。',
      }),
    }
  })
})
