/** Announcements: publishing sends everybody concerned a message, withdrawing takes it back: effects of their steps. Writing one needs no code. */
import { CODES, type Row } from '../../../contract/wire'
import { raiseDataVersions } from '../../kernel/store/data-version'
import { sendMessage, tellOfMessages } from './send'
import { Refusal } from '../../kernel/asker/refusal'
import { effect } from '../../kernel/write/effects'
import { answerTransition } from '../../kernel/write/transition'
import { updateRow, lockRow, writingOf } from '../../kernel/write/write.row'
import { writingTogether } from '../../kernel/write/together'
import { answers } from '../../kernel/http/answers'
import type { CallContext } from '../../kernel/http/handler'

const ENTITY = 'announcement'

/** What publishing does besides the state: everybody concerned has a message, until it is taken back. */
export const tellPeople = effect('tellPeople', {
  async run({ writing: { tx, asker }, row }) {
    const roles = row.roles ?? []
    if (row.audience === 'roles' && roles.length === 0) throw new Refusal(CODES.invalid, '请先填写可见角色，再发布。', { roles: '请填写可见角色' })
    const sent = await sendMessage(tx, {
      companyId: asker.companyId, to: row.audience === 'roles' ? { roles } : 'everyone', kind: 'announcement', title: row.title ?? '',
      text: row.content ?? '',
      announcementId: row.id, ...(asker.employeeId === null ? {} : { sender: asker.employeeId }),
    })
    if (sent === 0) throw new Refusal(CODES.invalid, '可见范围内没有在职员工，没有发布。')
    await tx.query('update announcement set sent_count = $3, read_count = 0 where company_id = $1 and id = $2::bigint', [asker.companyId, row.id, sent])
  },
  async undo({ writing: { tx, asker }, row }) {
    const { rows } = await tx.query<{ employee_id: string }>(
      'delete from message where company_id = $1 and announcement_id = $2::bigint returning employee_id::text', [asker.companyId, row.id],
    )
    await raiseDataVersions(tx, asker.companyId, ['message'])
    await tellOfMessages(tx, asker.companyId, rows.map((told) => told.employee_id))
  },
})

/** By the step of its life cycle. @returns `sent`: how many people got a message */
export const announcementPublish = answers('systemV2.announcementPublish', async (context, { id }) => {
  const row = await step(context, id, 'publish')
  return { id, sent: Number(row['sent_count']) }
})

/** By the step of its life cycle. */
export const announcementWithdraw = answers('systemV2.announcementWithdraw', async (context, { id }) => {
  await step(context, id, 'withdraw')
  return { id }
})

function step(context: CallContext, id: string, transition: string): Promise<Row> {
  return context.db.withCompany(context.caller, (tx) => answerTransition(context, writingOf(context, tx), entityOf(context), { id, transition }))
}

/** Also of a published one, which cannot be edited. */
export const announcementPin = answers('systemV2.announcementPin', async (context, { id, pinned }) => {
  const entity = entityOf(context)
  return writingTogether(context, async (writing, written) => {
    const before = await lockRow(writing, entity, { id })
    if (before['pinned'] === pinned) return { id, pinned }
    const after = await updateRow(writing, entity, before, { pinned })
    written.push({ entity, action: 'pin', before, after })
    return { id, pinned }
  })
})

function entityOf({ model }: CallContext) {
  const entity = model.entities[ENTITY]
  if (!entity) throw new Error(`no entity ${ENTITY}`)
  return entity
}
