/**
 * Tickets for the frame around a company's v3.0 system: a browser loads a frame without the bearer token of its session, so that
 * a call of that session asks for a ticket first. A ticket is for one address of one company, for a minute, as long as the
 * session lives. It is signed and kept nowhere: any process reads what another gave.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '../../store/connect'
import type { Session, Sessions } from '../sessions/sessions'

/** From the call to the frame's own request. */
const LIFE_MS = 60_000

/** What a ticket calls its session by; tells nothing about the token. */
function nameOfSession(tokenHash: string): string {
  return createHash('sha256').update(tokenHash).digest('hex')
}

function signatureOf(tokenHash: string, until: number, to: string): Buffer {
  return createHmac('sha256', tokenHash).update(`${until}\n${to}`).digest()
}

/**
 * `<name of the session>.<until when it counts, ms since 1970>.<signature>`; the key is the hash of the session's token.
 * @param to the address, as it will be asked
 */
export function ticketFor(session: Pick<Session, 'tokenHash'>, to: string, now: Date): string {
  const until = now.getTime() + LIFE_MS
  return [nameOfSession(session.tokenHash), until, signatureOf(session.tokenHash, until, to).toString('base64url')].join('.')
}

/** The company whose session asked for this address; undefined for a ticket that is forged, for another address, or too old. */
export async function companyOfTicket(sessions: Pick<Sessions, 'named'>, ticket: string, to: string, now: Date): Promise<number | undefined> {
  const [name = '', until = '', signature = ''] = ticket.split('.')
  if (!/^[0-9a-f]{64}$/.test(name) || !/^\d{13}$/.test(until) || Number(until) < now.getTime()) return undefined
  const session = await sessions.named(name)
  if (!session) return undefined
  const expected = signatureOf(session.tokenHash, Number(until), to)
  const given = Buffer.from(signature, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected) ? session.caller.companyId : undefined
}

/** The address as it is written, where the company's v3.0 system stands there; undefined for any other. */
export async function addressInOldSystem(db: Database, companyId: number, to: string): Promise<URL | undefined> {
  if (!URL.canParse(to)) return undefined
  const address = new URL(to)
  if (address.protocol !== 'https:' || address.username !== '' || address.password !== '') return undefined
  const { rows } = await db.asOwner(
    (tx) => tx.query<{ url: string | null }>("select settings ->> 'legacyUrl' as url from company where id = $1", [companyId]),
    { readOnly: true, timeoutMs: 3000 },
  )
  const url = rows[0]?.url
  return url && within(address, url) ? address : undefined
}

function within(address: URL, url: string): boolean {
  if (!URL.canParse(url)) return false
  const root = new URL(url)
  const folder = root.pathname.replace(/\/+$/, '')
  return root.origin === address.origin && address.pathname.startsWith(`${folder}/`)
}
