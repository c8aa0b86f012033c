/** Letters out of files: .eml is one, .mbox many after each other. Reads headers, encodings and the plain text (HTML stripped where there is no
 * other); keeps no attachment. Pure. */

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

interface Part { headers: ReadonlyMap<string, string>; body: string }

/** What is no letter (no sender, no date) is left out. */
export function lettersOf(file: Buffer): Letter[] {
  // One byte a character, so that each part's own charset decides later.
  const text = file.toString('latin1').replace(/\r\n?/g, '\n')
  const whole = /^From \S/.test(text) ? text.split(/^From \S.*\n/m).slice(1).map((one) => one.replace(/^>(>*From )/gm, '$1')) : [text]
  return whole.flatMap((one) => letterOf(partOf(one)) ?? [])
}

function partOf(text: string): Part {
  const end = text.search(/\n\n/)
  const head = (end < 0 ? text : text.slice(0, end)).replace(/\n[ \t]+/g, ' ')
  const headers = new Map<string, string>()
  for (const line of head.split('\n')) {
    const at = line.indexOf(':')
    const name = line.slice(0, at).toLowerCase()
    if (at > 0 && !headers.has(name)) headers.set(name, line.slice(at + 1).trim())
  }
  return { headers, body: end < 0 ? '' : text.slice(end + 2) }
}

function letterOf(part: Part): Letter | undefined {
  const sender = words(part.headers.get('reply-to') ?? part.headers.get('from') ?? '')
  const from = /[^\s<>",;]+@[^\s<>",;]+/.exec(sender)?.[0]?.toLowerCase()
  const at = Date.parse(part.headers.get('date') ?? '')
  if (from === undefined || Number.isNaN(at)) return undefined
  const found = { plain: [] as string[], html: [] as string[], attachments: 0 }
  readPart(part, found, 0)
  const name = sender.replace(/<.*/, '').replace(/["']/g, '').trim()
  const body = found.plain.join('\n').trim() || found.html.map(stripped).join('\n').trim()
  return {
    id: part.headers.get('message-id')?.replaceAll('\0', '').slice(0, 300) || null, from, name: name && !name.includes('@') ? name : null,
    subject: words(part.headers.get('subject') ?? '').trim() || '（无主题）', body, at: new Date(at).toISOString(), attachments: found.attachments,
  }
}

function readPart({ headers, body }: Part, found: { plain: string[]; html: string[]; attachments: number }, depth: number): void {
  const type = headers.get('content-type') ?? 'text/plain'
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1]
  if (boundary !== undefined && depth < 6) {
    for (const one of body.split(`--${boundary}`).slice(1)) if (!one.startsWith('--')) readPart(partOf(one.replace(/^[ \t]*\n/, '')), found, depth + 1)
    return
  }
  const isAttached = /^attachment/i.test(headers.get('content-disposition') ?? '') || !/^text\/(plain|html)/i.test(type)
  if (isAttached) found.attachments++
  else (/^text\/html/i.test(type) ? found.html : found.plain).push(decoded(body, headers.get('content-transfer-encoding'),
    /charset="?([^";\s]+)"?/i.exec(type)?.[1]))
}

function decoded(text: string, encoding = '', charset = 'utf-8'): string {
  const bytes = /base64/i.test(encoding) ? Buffer.from(text, 'base64')
    : Buffer.from(/quoted-printable/i.test(encoding) ? unquoted(text.replace(/=\n/g, '')) : text, 'latin1')
  return inCharset(bytes, charset)
}

const unquoted = (text: string): string => text.replace(/=([0-9A-Fa-f]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)))

function inCharset(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes).replaceAll('\0', '')
  } catch {
    return new TextDecoder('utf-8').decode(bytes).replaceAll('\0', '')
  }
}

/** Encoded words of headers: =?UTF-8?B?…?= and =?ISO-8859-1?Q?…?=; what is bare is UTF-8. */
function words(header: string): string {
  return inCharset(Buffer.from(header, 'latin1'), 'utf-8').replace(/\?=\s+=\?/g, '?==?').replace(/=\?([^?]+)\?([bq])\?([^?]*)\?=/gi,
    (_all, charset: string, way: string, text: string) => (
      way.toLowerCase() === 'b' ? inCharset(Buffer.from(text, 'base64'), charset) : inCharset(Buffer.from(unquoted(text.replaceAll('_', ' ')),
        'latin1'), charset)
    ))
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

function stripped(html: string): string {
  return html.replace(/<(style|script|head)[\s\S]*?<\/\1>/gi, '').replace(/<(br|\/p|\/div|\/tr|\/li)\b[^>]*>/gi, '\n').replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (all, name: string) => ENTITIES[name] ?? all).replace(/[ \t]+/g, ' ').replace(/ ?\n ?/g, '\n').replace(/\n{3,}/g, '\n\n')
}
