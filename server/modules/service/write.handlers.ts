/** Letters to buyers: written as drafts out of templates and phrases, and handed on as text. Nothing is sent: people copy it to Amazon's page and say so. */
import { CODES, type Row } from '../../../contract/wire'
import { refuseAt, Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import { answerGet } from '../../kernel/read/answer/get'
import { readingOf, type Reading } from '../../kernel/read/reading'
import { rowId } from '../../kernel/store/row-id'
import { writingTogether } from '../../kernel/write/together'
import { addRow } from '../../kernel/write/write.tree'
import { lockRow, updateRow, type Writing } from '../../kernel/write/write.row'
import type { Written } from '../../kernel/write/written'
import { fill, refuseUnfilled } from './variables'

/**
 * A letter before it is written down. `template`, `phrase`: ids of what it was made of; `auto`: the rule that writes it, and the key by which it does so
 * once.
 */
export interface Draft {
  shop: string
  order: string | null
  subject: string
  body: string
  template?: string | null
  phrase?: string | null
  auto?: { rule: string; key: string }
}

const entityOf = ({ model }: Reading, name: string) => model.entities[name]!

/** The order of a shop, as the person sees it. @throws Refusal for none */
async function orderOf(reading: Reading, shop: string, order: string): Promise<Row> {
  const found = await answerGet(reading, entityOf(reading, 'sale_order'), { shop_id: rowId(shop), order_id: order }).catch(() => undefined)
  return found ?? refuseAt('order_id', `没有订单「${order.slice(0, 40)}」，或不在您可见的店铺范围内`)
}

/** The mail about an order, a new one where nobody wrote yet. */
async function mailAbout(writing: Writing, { shop, order, subject }: Draft, written: Written[]): Promise<Row> {
  const { rows: [known] } = await writing.tx.query<{ id: string }>(
    'select id::text from mail where company_id = $1 and shop_id = $2::bigint and order_id = $3 order by id desc limit 1', [writing.asker.companyId,
      shop, order],
  )
  const mails = entityOf(writing, 'mail')
  if (known) return lockRow(writing, mails, { id: known.id })
  return addRow(writing, mails, { shop_id: shop, order_id: order, subject: subject.slice(0, 300) }, { mail_state: 'noreply' }, written)
}

/** A draft of a mail, its variables filled in. */
export async function draft(writing: Writing, given: Draft, mail: Row | undefined, written: Written[]): Promise<Row> {
  const of = { shop: given.shop, order: given.order, buyer: mail?.['buyer_name'] as string | null | undefined }
  const filled = await fill(writing, of, { subject: given.subject, body: given.body })
  const row = mail ?? await mailAbout(writing, { ...given, ...filled }, written)
  const fixed = {
    mail_id: String(row['id']), state: 'draft', direction: 'out', template_id: given.template ?? null, phrase_id: given.phrase ?? null,
    auto_rule_id: given.auto?.rule ?? null, order_key: given.auto?.key ?? null,
  }
  const letter = { mail_time: writing.now.toISOString(), subject: filled.subject.slice(0, 300), body: filled.body.slice(0, 10_000) }
  return addRow(writing, entityOf(writing, 'mail_message'), letter, fixed, written)
}

/** What a template and a phrase say, where the person left the boxes empty. */
async function textOf(writing: Writing, asked: { template_id?: string | null; phrase_id?: string | null },
  written: Written[]): Promise<{ subject: string; body: string }> {
  const template = asked.template_id ? await lockRow(writing, entityOf(writing, 'mail_template'), { id: rowId(asked.template_id) }) : undefined
  if (template && template['is_enable'] === false) refuseAt('template_id', `模板「${String(template['template_name'])}」已停用`)
  let phrase: Row | undefined
  if (asked.phrase_id) {
    const entity = entityOf(writing, 'quick_phrase')
    const before = await lockRow(writing, entity, { id: rowId(asked.phrase_id) })
    phrase = await updateRow(writing, entity, before, { used_count: Number(before['used_count'] ?? 0) + 1 })
    written.push({ entity, action: 'edit', before, after: phrase })
  }
  return { subject: String(template?.['subject'] ?? ''), body: [template?.['body'], phrase?.['content']].filter(Boolean).join('\n\n') }
}

/** A draft: an answer to a mail, or a new letter of an order. @throws Refusal without order, subject or words */
export const writeMail = answers('service.writeMail', (context, asked) => writingTogether(context, async (writing, written) => {
  const mail = asked.mail_id ? await lockRow(writing, entityOf(writing, 'mail'), { id: rowId(asked.mail_id) }) : undefined
  const shop = mail ? String(mail['shop_id']) : asked.shop_id ?? refuseAt('shop_id', '请选择店铺')
  const order = (mail ? (mail['order_id'] as string | null) : asked.order_id?.trim()) || null
  if (!mail) await orderOf(writing, shop, order ?? refuseAt('order_id', '请填写订单号'))
  const said = await textOf(writing, asked, written)
  const subject = asked.subject?.trim() || said.subject || (mail ? `Re: ${String(mail['subject'])}` : refuseAt('subject', '请填写主题，或选择模板'))
  const body = asked.body?.trim() ? [asked.body.trim(), said.body && asked.phrase_id && !asked.template_id ? said.body
    : ''].filter(Boolean).join('\n\n') : said.body
  if (body === '') refuseAt('body', '请填写内容，或选择模板或快捷用语')
  const letter = await draft(writing, { shop, order, subject, body, template: asked.template_id ?? null, phrase: asked.phrase_id ?? null }, mail, written)
  return { id: String(letter['id']), mail_id: String(letter['mail_id']) }
}))

/** The letter as text to copy, with the page of Amazon that it is sent on. @throws Refusal while a placeholder stands in it */
export const copyMail = answers('service.copyMail', (context, { id }) => context.db.withCompany(context.caller, async (tx) => {
  const reading = readingOf(context, tx)
  const letter = await answerGet(reading, entityOf(reading, 'mail_message'), { id: rowId(id) })
  if (letter['state'] === 'draft') refuseUnfilled(letter)
  const mail = await answerGet(reading, entityOf(reading, 'mail'), { id: letter['mail_id'] })
  const { rows: [shop] } = await tx.query<{ marketplace: string | null }>(
    'select marketplace from shop where company_id = $1 and id = $2::bigint', [context.caller.companyId, mail['shop_id']],
  )
  const page = mail['order_id'] ? `https://sellercentral.${shop?.marketplace ?? 'amazon.com'}/messaging/contact?orderId=${String(mail['order_id'])}` : ''
  const to = mail['buyer_mail'] ? `收件人：${String(mail['buyer_mail'])}` : ''
  return {
    handOver: {
      title: String(letter['subject'] ?? mail['subject']), value: [to, page && `买家消息：${page}`, `主题：${String(letter['subject'] ?? '')}`, '',
        String(letter['body'])]
        .filter((line, at) => line !== '' || at === 3).join('\n'),
      note: '在卖家后台的买家消息里发出，或从公司邮箱寄到买家的加密邮箱，然后回来标为已发送。',
    },
  }
}, { readOnly: true }))

/** A template filled in for one order; what the order does not say stays in braces. */
export const templatePreview = answers('service.templatePreview', (context, { rows: [named], order_id: order }) =>
  context.db.withCompany(context.caller, async (tx) => {
  const reading = readingOf(context, tx)
  const template = await answerGet(reading, entityOf(reading, 'mail_template'), { id: rowId(named?.id ?? '') })
  const shopIds = reading.asker.shopIds
  const { rows: [found] } = await tx.query<{ shop: string }>(
    `select shop_id::text as shop from sale_order where company_id = $1 and order_id = $2 and ($3::bigint[] is null or shop_id = any($3::bigint[])) limit 1`,
    [context.caller.companyId, order.trim(), shopIds],
  )
  if (!found) throw new Refusal(CODES.notFound, `没有订单「${order.trim().slice(0, 40)}」，或不在您可见的店铺范围内`, { order_id: '没有这个订单' })
  const { subject, body } = await fill(reading, { shop: found.shop, order: order.trim() }, { subject: String(template['subject']),
    body: String(template['body']) })
  const lines = [['主题', subject], ...body.split('\n').filter((line) => line.trim() !== '').map((line, at) => [at === 0 ? '内容' : '', line])]
  return {
    columns: [{ name: 'part', label: '', short: true }, { name: 'text', label: `按订单 ${order.trim()} 写出的样子（留着花括号的，这个订单没有）` }],
    lines: lines.map(([part = '', text = ''], at) => ({ line: String(at), cells: { part, text } })), done: lines.length, refused: 0,
  }
}, { readOnly: true }))
