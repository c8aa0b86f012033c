/** Conversations and their messages as they are kept: each its owner's alone, whoever else knows its id. Asks no model. */
import { randomUUID } from 'node:crypto'
import { CODES } from '../../../contract/wire'
import type { Tx } from '../../kernel/store/connect'
import type { Caller } from '../../kernel/asker/person'
import { Refusal } from '../../kernel/asker/refusal'
import { isRowId } from '../../kernel/store/row-id'

/** Conversations that one person keeps at most; a new one takes the place of the oldest. */
const MOST_SESSIONS = 200
const MOST_TITLE = 200
/** What a conversation is called until its first question names it. */
export const NEW_TITLE = '新建对话'

interface StoredSession {
  sessionId: string
  title: string
  createdTime: string
  count: number
}

/** A message as the conversation shows it; `file`: the picture that was sent with it, by its id and MIME type. */
export interface StoredMessage {
  id: string
  role: 'user' | 'model'
  content: string
  timestamp: string
  file?: { id: string; type: string }
}

interface MessageRow { id: string; role: 'user' | 'model'; content: string; file_id: string | null; file_type: string | null; create_time: string }

const SELECT = `select s.id as "sessionId", s.title, s.create_time as "createdTime",
  (select count(*)::int from ai_message m where m.company_id = s.company_id and m.session_id = s.id) as count from ai_session s`

const titleOf = (title: string | undefined): string => title?.replace(/\s+/g, ' ').trim().slice(0, MOST_TITLE) || NEW_TITLE

function ownerOf(caller: Caller): string {
  if (caller.employeeId === null) throw new Refusal(CODES.notFound, '会话不存在')
  return caller.employeeId
}

/** Newest first; those of one cluster where one is named. */
export async function listSessions(tx: Tx, caller: Caller, clusterId?: number): Promise<StoredSession[]> {
  const { rows } = await tx.query<StoredSession>(
    `${SELECT} where s.company_id = $1 and s.employee_id = $2 and ($3::int is null or coalesce(s.cluster_id, $3) = $3)
     order by s.create_time desc, s.id limit ${MOST_SESSIONS}`,
    [caller.companyId, ownerOf(caller), clusterId ?? null],
  )
  return rows
}

/** Also answers the files of conversations that had to make room. */
export async function addSession(
  tx: Tx, caller: Caller, { title, clusterId }: { title?: string; clusterId?: number },
): Promise<{ session: StoredSession; files: string[] }> {
  const id = randomUUID()
  const { rows } = await tx.query<{ id: string }>(
    `select id from ai_session where company_id = $1 and employee_id = $2 order by update_time desc, id offset $3`,
    [caller.companyId, ownerOf(caller), MOST_SESSIONS - 1],
  )
  const files: string[] = []
  for (const old of rows) files.push(...(await removeSession(tx, caller, old.id)))
  const insert = 'insert into ai_session (company_id, id, employee_id, title, cluster_id) values ($1, $2, $3, $4, $5)'
  await tx.query(insert, [caller.companyId, id, ownerOf(caller), titleOf(title), clusterId ?? null])
  const { contextFrom: _from, ...session } = await findSession(tx, caller, id)
  return { session, files }
}

/** @throws Refusal 会话不存在 */
export async function findSession(tx: Tx, caller: Caller, id: string): Promise<StoredSession & { contextFrom: string }> {
  const { rows } = await tx.query<StoredSession & { contextFrom: string }>(
    `select s.id as "sessionId", s.title, s.create_time as "createdTime", s.context_from::text as "contextFrom",
      (select count(*)::int from ai_message m where m.company_id = s.company_id and m.session_id = s.id) as count
     from ai_session s where s.company_id = $1 and s.employee_id = $2 and s.id = $3`,
    [caller.companyId, ownerOf(caller), id],
  )
  if (!rows[0]) throw new Refusal(CODES.notFound, '会话不存在')
  return rows[0]
}

/** @throws Refusal 会话不存在 */
export async function renameSession(tx: Tx, caller: Caller, id: string, title: string): Promise<void> {
  await findSession(tx, caller, id)
  await tx.query(
    'update ai_session set title = $4, update_time = now() where company_id = $1 and employee_id = $2 and id = $3',
    [caller.companyId, ownerOf(caller), id, titleOf(title)],
  )
}

/** Removes it with its messages and answers the files they held. @throws Refusal 会话不存在 */
export async function removeSession(tx: Tx, caller: Caller, id: string): Promise<string[]> {
  await findSession(tx, caller, id)
  const { rows } = await tx.query<{ file_id: string }>(
    'select file_id from ai_message where company_id = $1 and session_id = $2 and file_id is not null', [caller.companyId, id],
  )
  await tx.query('delete from ai_message where company_id = $1 and session_id = $2', [caller.companyId, id])
  await tx.query('delete from ai_session where company_id = $1 and employee_id = $2 and id = $3', [caller.companyId, ownerOf(caller), id])
  return rows.map((row) => row.file_id)
}

/** What was said so far is kept to be read, and told to the model no more. @throws Refusal 会话不存在 */
export async function clearContext(tx: Tx, caller: Caller, id: string): Promise<void> {
  await findSession(tx, caller, id)
  await tx.query(
    `update ai_session set context_from = coalesce((select max(m.id) from ai_message m where m.company_id = $1 and m.session_id = $3), 0), update_time = now()
     where company_id = $1 and employee_id = $2 and id = $3`,
    [caller.companyId, ownerOf(caller), id],
  )
}

/** One page (by the number, which `id` as text would not be put in order by), the newest page first, each in the order it was said. @throws Refusal 会话不存在 */
export async function listMessages(tx: Tx, caller: Caller, id: string, page: number, pageSize: number): Promise<{ list: StoredMessage[]; total: number }> {
  const { count } = await findSession(tx, caller, id)
  const { rows } = await tx.query<MessageRow>(
    `select id::text as id, role, content, file_id, file_type, create_time from ai_message m where company_id = $1 and session_id = $2
      order by m.id desc limit $3 offset $4`,
    [caller.companyId, id, pageSize, (page - 1) * pageSize],
  )
  return { list: rows.toReversed().map(messageOf), total: count }
}

/** The last messages that the model is told again, within so many characters. @throws Refusal 会话不存在 */
export async function rememberedMessages(tx: Tx, caller: Caller, id: string, characters: number): Promise<StoredMessage[]> {
  const { contextFrom } = await findSession(tx, caller, id)
  const { rows } = await tx.query<MessageRow>(
    `select id::text as id, role, content, file_id, file_type, create_time from ai_message m where company_id = $1 and session_id = $2 and m.id > $3
      order by m.id desc limit 20`,
    [caller.companyId, id, contextFrom],
  )
  let left = characters
  const kept = rows.filter((row) => (left -= row.content.length) >= 0 || row === rows[0])
  return kept.toReversed().map(messageOf)
}

/** @throws Refusal 会话不存在 */
export async function addMessage(
  tx: Tx, caller: Caller, id: string, message: { role: 'user' | 'model'; content: string; file?: { id: string; type: string } },
): Promise<string> {
  await findSession(tx, caller, id)
  const { rows } = await tx.query<{ id: string }>(
    'insert into ai_message (company_id, session_id, role, content, file_id, file_type) values ($1, $2, $3, $4, $5, $6) returning id::text as id',
    [caller.companyId, id, message.role, message.content, message.file?.id ?? null, message.file?.type ?? null],
  )
  await tx.query('update ai_session set update_time = now() where company_id = $1 and id = $2', [caller.companyId, id])
  return rows[0]!.id
}

/** The picture of a message of one's own. @throws Refusal */
export async function findPicture(tx: Tx, caller: Caller, messageId: string): Promise<{ id: string; type: string }> {
  const { rows } = isRowId(messageId)
    ? await tx.query<{ file_id: string; file_type: string }>(
        `select m.file_id, m.file_type from ai_message m join ai_session s on s.company_id = m.company_id and s.id = m.session_id
         where m.company_id = $1 and s.employee_id = $2 and m.id = $3 and m.file_id is not null`,
        [caller.companyId, ownerOf(caller), messageId],
      )
    : { rows: [] }
  if (!rows[0]) throw new Refusal(CODES.notFound, '图片不存在')
  return { id: rows[0].file_id, type: rows[0].file_type }
}

function messageOf(row: MessageRow): StoredMessage {
  return {
    id: row.id, role: row.role, content: row.content, timestamp: row.create_time,
    ...(row.file_id && row.file_type ? { file: { id: row.file_id, type: row.file_type } } : {})
  }
}
