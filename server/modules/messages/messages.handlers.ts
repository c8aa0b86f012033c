/**
 * One's own messages: what is unread, marking, deleting. Always one's own alone, an administrator's too; how many read an
 * announcement is kept beside it. Who writes messages calls server/modules/messages/send.ts.
 */
import type { Tx } from '../../kernel/store/connect'
import { raiseDataVersions } from '../../kernel/store/data-version'
import { tellOfMessages } from './send'
import { answers, type Answered } from '../../kernel/http/answers'
import type { CallContext } from '../../kernel/http/handler'
import { isRowId } from '../../kernel/store/row-id'

const MOST_LISTED = 50
const LISTED = 10

type Unread = Answered<'systemV2.unreadMessages'>['list'][number]

/** A page of the asker's own: pinned announcements first, then the newest. `total` is of all. */
export const unreadMessages = answers('systemV2.unreadMessages', async ({ db, caller }, { page = 1, pageSize = LISTED }) => {
  const size = Math.min(MOST_LISTED, Math.max(1, pageSize))
  const at = Math.max(1, page)
  return db.withCompany(caller, async (tx) => {
    const { rows } = await tx.query<Unread>(
      `select m.id::text, m.kind, m.title, m.text, m.route, coalesce(a.pinned, false) as pinned, m.create_time
       from message m left join announcement a on a.company_id = m.company_id and a.id = m.announcement_id
       where m.company_id = $1 and m.employee_id = $2::bigint and m.read_state = '0' order by coalesce(a.pinned, false) desc, m.id desc limit $3 offset $4`,
      [caller.companyId, caller.employeeId, size, (at - 1) * size],
    )
    return { list: rows, total: await unread(tx, caller), page: at, pageSize: size }
  }, { readOnly: true })
})

/** How many of the asker's own are unread. */
export const unreadTotal = answers('systemV2.unreadTotal', async ({ db, caller }) => ({
  total: await db.withCompany(caller, (tx) => unread(tx, caller), { readOnly: true }),
}))

/** Of the asker's own, by id; ids of others' messages do nothing. */
export const setMessagesRead = answers('systemV2.setMessagesRead', async (context, { ids }) =>
  context.db.withCompany(context.caller, (tx) => read(tx, context, 'id = any($3::bigint[])', numbers(ids))))

/** All of the asker's own. */
export const readAllMessages = answers('systemV2.readAllMessages', async (context) =>
  context.db.withCompany(context.caller, (tx) => read(tx, context, '$3::text[] is not null', [])))

/** Announcements up to this one. */
export const updateMsgId = answers('systemV2.updateMsgId', async (context, { msg_id: id }) =>
  context.db.withCompany(context.caller, (tx) => read(tx, context, 'announcement_id <= ($3::bigint[])[1]', numbers([id]))))

/** Of the asker's own. @returns how many */
export const removeMessages = answers('systemV2.removeMessages', async ({ db, caller }, { ids }) =>
  db.withCompany(caller, async (tx) => {
    const { rowCount } = await tx.query(
      'delete from message where company_id = $1 and employee_id = $2::bigint and id = any($3::bigint[])',
      [caller.companyId, caller.employeeId, numbers(ids)],
    )
    await told(tx, caller)
    return { removed: rowCount }
  }))

type Caller = CallContext['caller']

function numbers(ids: string[]): string[] {
  return ids.filter(isRowId)
}

async function unread(tx: Tx, caller: Caller): Promise<number> {
  const { rows } = await tx.query<{ total: number }>(
    `select count(*)::int as total from message where company_id = $1 and employee_id = $2::bigint and read_state = '0'`,
    [caller.companyId, caller.employeeId],
  )
  return rows[0]?.total ?? 0
}

/** `which`: a condition with $3. Answers how many were unread till now. */
async function read(tx: Tx, { caller, now }: CallContext, which: string, value: string[]): Promise<{ read: number }> {
  const { rows } = await tx.query<{ announcement_id: string | null }>(
    `update message set read_state = '1', read_time = $4 where company_id = $1 and employee_id = $2::bigint and read_state = '0' and ${which}
      returning announcement_id::text`,
    [caller.companyId, caller.employeeId, value, now().toISOString()],
  )
  const announcements = rows.flatMap((row) => row.announcement_id ?? [])
  // One person has one message of an announcement.
  if (announcements.length > 0) {
    await tx.query(
      'update announcement set read_count = coalesce(read_count, 0) + 1 where company_id = $1 and id = any($2::bigint[])',
      [caller.companyId, announcements],
    )
    await raiseDataVersions(tx, caller.companyId, ['announcement'])
  }
  if (rows.length > 0) await told(tx, caller)
  return { read: rows.length }
}

async function told(tx: Tx, { companyId, employeeId }: Caller): Promise<void> {
  await raiseDataVersions(tx, companyId, ['message'])
  if (employeeId !== null) await tellOfMessages(tx, companyId, [employeeId])
}
