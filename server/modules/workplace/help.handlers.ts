/**
 * The help service's notices (specification, section 7), as far as this server is one itself: what the company has published as
 * 功能更新 for the person who asks. A deployment that has a help service of its own never comes here.
 */
import { answers, type Answered } from '../../kernel/http/answers'

const MOST = 10

type Notice = Answered<'help.notice'>[number]

const notice = answers('help.notice', async ({ db, caller, employee }) =>
  db.withCompany(caller, async (tx) => {
    const { rows } = await tx.query<Notice>(
      `select a.id::text as id, a.title, coalesce(a.content, '') as content, '' as url from announcement a
       where a.company_id = $1 and a.state = 'published' and a.notice_type = 'feature' and (a.audience = 'all' or a.roles && $2::text[])
       order by coalesce(a.pinned, false) desc, a.id desc limit ${MOST}`,
      [caller.companyId, employee.roles],
    )
    return rows
  }, { readOnly: true }))

/** What this file answers of the family `help`, by call; the module plugs it in. */
export const helpHandlers = { notice }
