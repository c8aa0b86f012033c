/** What follows when mail is written: who it is from, who answers it, until when, and what a letter that went out makes of it. */
import { notify } from '../../kernel/store/events'
import type { Upgrade } from '../../kernel/kept/upgrades'
import { raiseDataVersions } from '../../kernel/store/data-version'
import type { EachMinute } from '../../kernel/tasks/each-minute'
import { effect } from '../../kernel/write/effects'
import { lockRow, updateRow } from '../../kernel/write/write.row'
import type { WriteRule } from '../../kernel/write/write.rules'
import type { Written } from '../../kernel/write/written'
import { assign } from './assign'
import { keepBuyers } from './buyers'
import { refuseUnfilled } from './variables'

/** Amazon counts answers within a day. */
const ANSWER_HOURS = 24
const OPEN = ['unread', 'read', 'pending']

/** A mail's buyer is known from now on, and somebody answers it. */
export const mailRule: WriteRule = async (writing, written) => {
  const { tx, asker } = writing
  const kept = written.flatMap(({ after }) => (after ? [after] : []))
  if (kept.length === 0) return
  await keepBuyers(tx, asker.companyId, kept.map(({ id }) => String(id)))
  const changed: Written[] = []
  for (const mail of kept) {
    const isNew = written.some(({ action, after }) => action === 'add' && after === mail)
    if (!isNew || mail['assignee'] || !OPEN.includes(String(mail['mail_state']))) continue
    const chosen = await assign(writing, String(mail['id']))
    if (!chosen) continue
    const entity = writing.model.entities['mail']!
    const before = await lockRow(writing, entity, { id: mail['id'] })
    changed.push({ entity, action: 'assign', before, after: await updateRow(writing, entity, before, { assignee: chosen.person, rule_id: chosen.rule }) })
  }
  return changed
}

/** Mails of before have what the newest letter says, too. */
export const lastWordsBefore: Upgrade = {
  name: 'service.lastWordsBefore',
  entities: ['mail', 'mail_message'],
  async run(tx) {
    await tx.query(
      `update mail m set last_words = n.body
       from (select distinct on (company_id, mail_id) company_id, mail_id, body from mail_message where direction = 'in'
         order by company_id, mail_id, mail_time desc, id desc) n
       where m.company_id = n.company_id and m.id = n.mail_id and m.last_words is null`,
    )
  },
}

/** The newest letter received says until when it is to be answered; a letter after the answer opens the mail again. */
export const messageRule: WriteRule = async ({ tx, asker, model }, written) => {
  const came = written.filter(({ before, after }) => (after ?? before)?.['direction'] === 'in')
  const mails = [...new Set(came.map(({ before, after }) => String((after ?? before)!['mail_id'])))]
  if (mails.length === 0) return
  const fresh = came.flatMap(({ action, after }) => (action === 'add' && after ? [String(after['mail_id'])] : []))
  await tx.query(
    `update mail m set last_time = n.at, last_words = n.body, last_day = (n.at at time zone $3)::date, reply_deadline = n.at + make_interval(hours => $4::int),
       mail_state = case when m.id = any($5::bigint[]) and m.mail_state in ('replied', 'noreply') and n.at > coalesce(m.reply_time, '-infinity')
         then 'unread' else m.mail_state end,
       is_late = m.mail_state = any($6::text[]) and n.at + make_interval(hours => $4::int) < now()
     from (select distinct on (mail_id) mail_id, mail_time as at, body from mail_message
       where company_id = $1 and mail_id = any($2::bigint[]) and direction = 'in' order by mail_id, mail_time desc, id desc) n
     where m.company_id = $1 and m.id = n.mail_id`,
    [asker.companyId, mails, asker.zone, ANSWER_HOURS, fresh, OPEN],
  )
  const entity = model.entities['mail']!
  return mails.map((id): Written => ({ entity, action: 'edit', before: { id }, after: { id } }))
}

/** A letter went out: its mail is answered. Taken back, it waits again. */
export const mailSent = effect('mailSent', {
  async run({ writing, before, row, written }) {
    refuseUnfilled(row)
    const { model, now, asker } = writing
    const letters = model.entities['mail_message']!
    const at = now.toISOString()
    await updateRow(writing, letters, before, { sent_time: at, sender: asker.employeeId })
    const entity = model.entities['mail']!
    const mail = await lockRow(writing, entity, { id: row.mail_id })
    if (!mail['last_time']) return
    const isInTime = !mail['reply_deadline'] || at <= new Date(String(mail['reply_deadline'])).toISOString()
    written.push({
      entity, action: 'replied', before: mail,
      after: await updateRow(writing, entity, mail, { mail_state: 'replied', reply_time: at, in_time: isInTime, is_late: false }),
    })
  },
  async undo({ writing, before, row, written }) {
    const letters = writing.model.entities['mail_message']!
    await updateRow(writing, letters, before, { sent_time: null, sender: null })
    const entity = writing.model.entities['mail']!
    const mail = await lockRow(writing, entity, { id: row.mail_id })
    if (mail['mail_state'] !== 'replied') return
    written.push({
      entity, action: 'wait', before: mail, after: await updateRow(writing, entity, mail, { mail_state: 'pending', reply_time: null, in_time: null }),
    })
  },
})

/** Mail that nobody answered in time is late from that minute on, and no longer once it is answered. */
export const lateMails: EachMinute = async ({ db }) => {
  await db.asOwner(async (tx) => {
    const { rows } = await tx.query<{ company: number }>(
      `with late as (update mail set is_late = not coalesce(is_late, false)
         where coalesce(is_late, false) <> (mail_state = any($1::text[]) and reply_deadline is not null and reply_deadline < now())
         returning company_id)
       select distinct company_id::int as company from late`, [OPEN],
    )
    for (const { company } of rows) {
      await raiseDataVersions(tx, company, ['mail'])
      await notify(tx, { type: 'data', companyId: company, data: { entities: ['mail'] } })
    }
  })
}
