/**
 * Letters out of files: .eml is one, .mbox many after each other. Each is read by a kept library (headers, charsets, parts); here
 * it is said which of it counts. Where there is no plain text HTML is stripped; no attachment is kept. Pure.
 */
import PostalMime, { type Address, type Email } from 'postal-mime'

/** What counts of one letter; `attachments`: how many it had. */
export interface Letter {
  /** Message-ID; null where there is none. */
  id: string | null
  from: string
  name: string | null
  subject: string
  body: string
  /** ISO moment. */
  at: string
  attachments: number
}

/** What is no letter (no sender, no date), or is beyond what a letter may nest, is left out. */
export async function lettersOf(file: Buffer): Promise<Letter[]> {
  const letters: Letter[] = []
  for (const one of separated(file)) {
    const read = await PostalMime.parse(one, { maxNestingDepth: 32 }).catch(() => undefined)
    const letter = read && letterOf(read)
    if (letter) letters.push(letter)
  }
  return letters
}

/** RFC 4155: each letter of an .mbox begins after a line `From …`; lines of its text that look like one are quoted with ">". */
function separated(file: Buffer): Buffer[] {
  // One byte a character, so that each part's own charset decides later.
  const text = file.toString('latin1')
  if (!/^From \S/.test(text)) return [file]
  return text.split(/^From \S.*\r?\n/m).slice(1).map((one) => Buffer.from(one.replace(/^>(>*From )/gm, '$1'), 'latin1'))
}

function letterOf({ from, replyTo, date, messageId, subject, text, html, attachments }: Email): Letter | undefined {
  const sender = [...(replyTo ?? []), ...(from ? [from] : [])].map(mailboxOf).find((one) => one?.address.includes('@'))
  const at = Date.parse(date ?? '')
  if (!sender || Number.isNaN(at)) return undefined
  const { name } = sender
  return {
    id: plain(messageId ?? '').slice(0, 300) || null, from: plain(sender.address).toLowerCase(), name: name !== '' && !name.includes('@') ? plain(name) : null,
    subject: plain(subject ?? '') || '（无主题）', body: plain(text ?? '') || plain(stripped(html ?? '')), at: new Date(at).toISOString(),
    attachments: attachments.length,
  }
}

const mailboxOf = (address: Address) => (address.group === undefined ? address : address.group[0])

/** PostgreSQL keeps no NUL. */
const plain = (text: string): string => text.replaceAll('\0', '').trim()

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

function stripped(html: string): string {
  return html.replace(/<(style|script|head)[\s\S]*?<\/\1>/gi, '').replace(/<(br|\/p|\/div|\/tr|\/li)\b[^>]*>/gi, '\n').replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (all, name: string) => ENTITIES[name] ?? all).replace(/[ \t]+/g, ' ').replace(/ ?\n ?/g, '\n').replace(/\n{3,}/g, '\n\n')
}
