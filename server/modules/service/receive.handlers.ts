/** Letters that came: registered by hand, or out of .eml and .mbox files. What belongs to one order, or one buyer and subject, stands in one mail. */
import { readFile } from 'node:fs/promises'
import type { Row } from '../../../contract/wire'
import { refuseAt } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import { rowId } from '../../kernel/store/row-id'
import { writingTogether } from '../../kernel/write/together'
import { addRow } from '../../kernel/write/write.tree'
import { lockRow, updateRow, type Writing } from '../../kernel/write/write.row'
import type { Written } from '../../kernel/write/written'
import { lettersOf, type Letter } from './letters'

const MOST_BYTES = 20 * 1024 * 1024
const MOST_LETTERS = 500
const BODY_LENGTH = 10_000
const ORDER = /\b\d{3}-\d{7}-\d{7}\b/

interface Came extends Letter { shop: string; order: string | null; language?: string | null }

/** "Re: AW: 咨询" and "咨询" are one subject. */
const bare = (subject: string): string => subject.replace(/^(\s*(re|aw|fw|fwd|tr|rv|回复|转发|答复)\s*[:：]\s*)+/i, '').trim().toLowerCase()

/** The mail that a letter belongs to; undefined: a new one. */
async function mailOf({ tx, asker }: Writing, { shop, order, from, subject }: Came): Promise<string | undefined> {
  const { rows } = await tx.query<{ id: string; subject: string; order_id: string | null }>(
    `select id::text, subject, order_id from mail where company_id = $1 and shop_id = $2::bigint
       and (order_id = $3 or lower(buyer_mail) = lower($4)) order by id desc limit 200`, [asker.companyId, shop, order, from],
  )
  return (rows.find((row) => order !== null && row.order_id === order)
    ?? rows.find((row) => (order === null || row.order_id === null) && bare(row.subject) === bare(subject)))?.id
}

/** @returns the mail, and whether the letter is new to it */
async function receive(writing: Writing, came: Came, written: Written[]): Promise<{ mail: string; isNew: boolean }> {
  const { model } = writing
  const [mails, letters] = [model.entities['mail']!, model.entities['mail_message']!]
  const known = await mailOf(writing, came)
  const mail = known === undefined
    ? await addRow(writing, mails, {
      shop_id: came.shop, subject: came.subject.slice(0, 300), buyer_mail: came.from.slice(0, 200), buyer_name: came.name?.slice(0, 100) ?? null,
      order_id: came.order, language: came.language ?? null,
    }, {}, written)
    : await lockRow(writing, mails, { id: known })
  const id = String(mail['id'])
  const { rows: [there] } = came.id === null ? { rows: [] } : await writing.tx.query(
    'select from mail_message where company_id = $1 and mail_id = $2::bigint and message_no = $3', [writing.asker.companyId, id, came.id],
  )
  if (there) return { mail: id, isNew: false }
  if (known !== undefined && came.order !== null && !mail['order_id']) {
    written.push({ entity: mails, action: 'edit', before: mail, after: await updateRow(writing, mails, mail, { order_id: came.order }) })
  }
  const row: Row = { mail_time: came.at, subject: came.subject.slice(0, 300), body: came.body.slice(0, BODY_LENGTH) || '（没有正文）' }
  await addRow(writing, letters, row, { mail_id: id, state: 'received', direction: 'in', message_no: came.id, attach_count: came.attachments }, written)
  return { mail: id, isNew: true }
}

/** The shop is one that the person sees. */
const seen = (writing: Writing, shop: string): Promise<Row> => lockRow(writing, writing.model.entities['shop']!, { id: rowId(shop) })

/** One letter that a person entered. @returns the mail that it is of, and whether it is new */
export const receiveMail = answers('service.receiveMail', (context, body) => writingTogether(context, async (writing, written) => {
  const { shop_id: shop, buyer_mail: from, buyer_name: name, order_id: order, subject, body: text, language } = body
  await seen(writing, shop)
  if (!/^[^\s@]+@[^\s@]+$/.test(from.trim())) refuseAt('buyer_mail', '请填写买家的邮箱地址')
  if (subject.trim() === '') refuseAt('subject', '请填写主题')
  if (text.trim() === '') refuseAt('body', '请填写内容')
  if (text.length > BODY_LENGTH) refuseAt('body', `内容最多 ${BODY_LENGTH} 字`)
  const { mail, isNew } = await receive(writing, {
    shop, id: null, from: from.trim().toLowerCase(), name: name || null, order: order?.trim().slice(0, 40) || (ORDER.exec(subject)?.[0] ?? null),
      subject: subject.trim(),
    body: text, at: writing.now.toISOString(), attachments: 0, language: language || null,
  }, written)
  return { mail_id: mail, is_new: isNew }
}))

/** One file of up to MOST_LETTERS letters and MOST_BYTES. @returns how many are new, and how many were there */
export const importMails = answers('service.importMails', async (context, { shop_id: shop, files }) => {
  const [file, ...others] = files
  if (!file || others.length > 0) refuseAt('file', '请选择一个 .eml 或 .mbox 文件')
  if (!/\.(eml|mbox|mbx)$/i.test(file.name)) refuseAt('file', '只能导入 .eml 或 .mbox 文件')
  if (file.size > MOST_BYTES) refuseAt('file', '文件最大 20 MB，请分成几个')
  const letters = await lettersOf(await readFile(file.path))
  if (letters.length === 0) refuseAt('file', '文件里没有邮件：应是邮件客户端另存的 .eml，或导出的 .mbox')
  if (letters.length > MOST_LETTERS) refuseAt('file', `一次最多 ${MOST_LETTERS} 封，这个文件有 ${letters.length} 封`)
  return writingTogether(context, async (writing, written) => {
    await seen(writing, shop)
    let received = 0
    for (const letter of letters.sort((a, b) => a.at.localeCompare(b.at))) {
      const order = ORDER.exec(letter.subject)?.[0] ?? ORDER.exec(letter.body)?.[0] ?? null
      if ((await receive(writing, { ...letter, shop, order }, written)).isNew) received++
    }
    return { received, present: letters.length - received }
  })
})
