/**
 * Puts messages into people's message centres, inside the transaction of what they are about: they are there when that is,
 * or not at all, and open pages hear of them when it commits. It knows no kind of event; who causes one calls it.
 */
import type { Tx } from '../../kernel/store/connect'
import { raiseDataVersions } from '../../kernel/store/data-version'
import { notify } from '../../kernel/store/events'
import { isRowId } from '../../kernel/store/row-id'

/** As schemas/enums/message_kind.json lists them. */
export type MessageKind = 'system' | 'task_done' | 'task_failed' | 'import' | 'approval' | 'announcement' | 'alert' | 'low_stock'

/** A message before it is sent: one row for each person it reaches. */
export interface NewMessage {
  companyId: number
  /** Ids of employees; or whoever holds one of these roles; or everybody of the company. People who were switched off get none. */
  to: readonly string[] | { roles: readonly string[] } | 'everyone'
  kind: MessageKind
  /** Cut at 200 characters. */
  title: string
  text?: string
  /** An address inside the app, with its query, that the message opens: "/system/erp/shenPiDanJu?row=7". */
  route?: string
  /** The employee who causes it; left out: the system. */
  sender?: string
  /** The announcement that it carries. */
  announcementId?: string
}

const TITLE_LENGTH = 200
const TEXT_LENGTH = 10_000
/** More people than this are told by one event to the whole company. */
const MOST_EVENTS = 50

/** @returns how many people got it. `tx` may be the company's or the owner's. */
export async function sendMessage(tx: Tx, message: NewMessage): Promise<number> {
  const { companyId, to } = message
  const [condition, who] = addressed(to)
  const { rows } = await tx.query<{ employee_id: string }>(
    `insert into message (company_id, employee_id, kind, title, text, route, sender, announcement_id, read_state, create_time)
     select company_id, id, $3, $4, $5, $6, $7::bigint, $8::bigint, '0', now() from employee where company_id = $1 and state = 'on' and ${condition}
     returning employee_id::text`,
    [
      companyId, who, message.kind, message.title.slice(0, TITLE_LENGTH), message.text?.slice(0, TEXT_LENGTH) ?? null, message.route ?? null,
      message.sender ?? null, message.announcementId ?? null,
    ],
  )
  if (rows.length === 0) return 0
  await raiseDataVersions(tx, companyId, ['message'])
  await tellOfMessages(tx, companyId, rows.map((row) => row.employee_id))
  return rows.length
}

/** Tells the open pages of these people that their messages changed. */
export async function tellOfMessages(tx: Tx, companyId: number, employeeIds: readonly string[]): Promise<void> {
  if (employeeIds.length > MOST_EVENTS) return notify(tx, { type: 'message', companyId, data: {} })
  for (const employeeId of employeeIds) await notify(tx, { type: 'message', companyId, employeeId, data: {} })
}

/** A condition on employee with $2, and the value of $2. */
function addressed(to: NewMessage['to']): [condition: string, value: string[]] {
  if (to === 'everyone') return ['$2::text[] is not null', []]
  if ('roles' in to) return ['roles && $2::text[]', [...to.roles]]
  return ['id = any($2::bigint[])', to.filter(isRowId)]
}
