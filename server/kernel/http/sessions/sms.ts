/**
 * Codes sent to phones: how often they may be sent, how they are checked, and who carries them. A sender is pluggable: the
 * product knows one that posts to an address of the company's (a gateway to any provider), and, for the demo company alone, an
 * outbox that a page shows. Codes are kept as hashes; a code counts once, for five minutes, and not after five wrong tries.
 */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { CODES } from '../../../../contract/wire'
import type { Database, Tx } from '../../store/connect'
import { HttpRefusal, Refusal } from '../../asker/refusal'

/** What a code is for. confirm: the phone that somebody who is signed in wants to use. */
type SmsScene = 'login' | 'register' | 'reset' | 'confirm'

interface SmsMessage {
  mobile: string
  scene: SmsScene
  code: string
  /** Chinese; the whole message. */
  text: string
  /** Seconds that the code counts. */
  expire: number
}

/** Whatever carries codes; which one it is now, the door says (`Door.sender`). */
export interface SmsSender {
  /** real: it reaches a phone; outbox: it is read on a page, and counts for people of a demo company alone. */
  kind: 'real' | 'outbox'
  /** @param companyId whose person it is for; null for a stranger's. @throws Error where the message was not taken */
  send(message: SmsMessage, companyId: number | null): Promise<void>
}

const CODE_SECONDS = 300
/** Between two codes to one phone. */
export const WAIT_SECONDS = 60
const PER_PHONE_AN_HOUR = 5
const PER_ADDRESS_AN_HOUR = 20
const MAX_TRIES = 5
const SENDER_MS = 10_000
/** Before the second and third try to hand a message over. */
const RETRY_MS = [2000, 6000]

const PURPOSES: Record<SmsScene, string> = { login: '登录', register: '注册公司', reset: '重置密码', confirm: '确认手机号' }

/** Is it a purpose for which somebody who is not signed in may ask for a code? */
export function isStrangersScene(text: string): text is Exclude<SmsScene, 'confirm'> {
  return text !== 'confirm' && Object.hasOwn(PURPOSES, text)
}

/** People (employee e) whose codes this sender carries, as SQL: those of a demo company alone where the codes can be read on a page. */
function reachedBy(kind: SmsSender['kind']): string {
  return kind === 'real' ? 'true' : `exists (select from company c where c.id = e.company_id and c.settings @> '{"demo": true}')`
}

/** People whose phone this is, as SQL over employee e with $1: they are there, have confirmed it, and are reached. */
export function ownersOf(kind: SmsSender['kind']): string {
  return `e.mobile = $1 and e.confirmed_mobile = e.mobile and coalesce(e.state, 'on') = 'on' and ${reachedBy(kind)}`
}

/** Does this sender carry codes of the company's people? */
export async function reaches(db: Database, kind: SmsSender['kind'], companyId: number): Promise<boolean> {
  const { rows } = await db.asOwner((tx) => tx.query<{ found: boolean }>(`select exists (select from (select $1::bigint as company_id) e
    where ${reachedBy(kind)}) as found`, [companyId]))
  return rows[0]?.found === true
}

/** A code that could be read on a page counts nowhere else, whoever carries codes when it is used. */
function kept(kind: SmsSender['kind'], scene: SmsScene): string {
  return kind === 'real' ? scene : `demo ${scene}`
}

/** A mobile number of mainland China, without spaces and country code; @throws Refusal at the field. */
export function mobileOf(text: string): string {
  const mobile = text.replace(/[\s-]/g, '').replace(/^(\+?86)(?=1\d{10}$)/, '')
  if (!/^1[3-9]\d{9}$/.test(mobile)) throw new Refusal(CODES.invalid, '请填写 11 位手机号。', { mobile: '应为 11 位手机号' })
  return mobile
}

/** Posts each message as JSON to an address of the company's, with a bearer token where there is one. */
export function webhookSender(url: string, token: string | null): SmsSender {
  return {
    kind: 'real',
    async send(message) {
      const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
      const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(message), signal: AbortSignal.timeout(SENDER_MS) })
      if (!answer.ok) throw new Error(`短信服务回答 ${answer.status}`)
    },
  }
}

/** Keeps each message in the database, where the outbox page reads it. For the demo company alone: whoever reads it can sign in. */
export function outboxSender(db: Database): SmsSender {
  return {
    kind: 'outbox',
    send: ({ mobile, scene, code, text, expire }, companyId) =>
      db.asOwner(async (tx) => {
        await tx.query(`insert into sms_outbox (company_id, mobile, scene, code, message, expires_at)
          values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))`, [companyId, mobile, scene, code, text, expire])
      }),
  }
}

interface OutboxLine {
  id: string
  mobile: string
  scene: string
  code: string
  message: string
  create_time: string
  expired: boolean
}

/** The newest messages of the outbox: those of the demo company, whatever else came to stand there. */
export function readOutbox(db: Database): Promise<OutboxLine[]> {
  return db.asOwner(async (tx) => {
    const { rows } = await tx.query<OutboxLine>(
      `select o.id::text as id, o.mobile, o.scene, o.code, o.message, to_char(o.create_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as create_time,
         (o.expires_at < now()) as expired
       from sms_outbox o join company c on c.id = o.company_id and c.settings @> '{"demo": true}' order by o.id desc limit 20`,
    )
    return rows
  })
}

/** One code that is asked for. `address`: where the request comes from, by which codes are counted; `log` is told of a code that could not be handed over. */
export interface Asked {
  mobile: string
  scene: SmsScene
  address: string
  /** Whose the code is: a person of this company's; null: a stranger, whoever answers the phone; undefined: nobody's, and it is not sent. */
  companyId: number | null | undefined
  log: (error: unknown) => void
}

/**
 * Sends a code. A phone that nobody has is answered the same in the same time, so that phones cannot be tried out: a code is
 * kept for it too, which nobody can know, and what carries codes is never waited for. The code itself is nowhere kept, so
 * that a process that ends before it was handed over takes it along; another may be asked for after the wait.
 * @returns seconds that the code counts, and seconds until another may be asked for
 * @throws HttpRefusal 429 where codes were asked for too often
 */
export async function sendCode(db: Database, sender: SmsSender, asked: Asked): Promise<{ expire: number; wait: number }> {
  const { mobile, scene, address, companyId } = asked
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  const salt = randomBytes(12).toString('base64url')
  const hash = digest(salt, companyId === undefined ? randomBytes(12).toString('base64url') : code)
  await db.asOwner(async (tx) => {
    // Two requests at once from one address or for one phone: the second waits and sees the first. Everybody in the same order.
    for (const counted of [`sms from ${address}`, `sms ${mobile}`]) await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [counted])
    await refuseTooOften(tx, mobile, address)
    await tx.query(
      `insert into sms_code (mobile, scene, salt, code_hash, address, expires_at) values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))`,
      [mobile, kept(sender.kind, scene), salt, hash, address, CODE_SECONDS],
    )
  })
  if (companyId !== undefined) {
    const text = `验证码 ${code}，用于${PURPOSES[scene]}，${CODE_SECONDS / 60} 分钟内有效。请勿告诉他人。`
    const sending = handOver(sender, { mobile, scene, code, text, expire: CODE_SECONDS }, companyId).catch(asked.log)
    // What is read on a page is there when the page is opened: it is no phone that could be tried out.
    if (sender.kind === 'outbox') await sending
  }
  return { expire: CODE_SECONDS, wait: WAIT_SECONDS }
}

async function handOver(sender: SmsSender, message: SmsMessage, companyId: number | null): Promise<void> {
  for (const pause of [...RETRY_MS, undefined]) {
    try {
      return await sender.send(message, companyId)
    } catch (error) {
      if (pause === undefined) throw error
      await new Promise((done) => setTimeout(done, pause).unref())
    }
  }
}

/**
 * The kept code that this one is; undefined where it is none. A wrong try is counted: the transaction must be committed, and
 * a right code spent by `spendCode` in the same.
 */
export async function rightCode(tx: Tx, kind: SmsSender['kind'], mobile: string, scene: SmsScene, code: string): Promise<string | undefined> {
  const { rows } = await tx.query<{ id: string; salt: string; code_hash: string }>(
    `select id::text as id, salt, code_hash from sms_code
     where mobile = $1 and scene = $2 and used_at is null and expires_at > now() and tries < ${MAX_TRIES}
     order by id desc limit 1 for update`,
    [mobile, kept(kind, scene)],
  )
  const found = rows[0]
  if (!found) return undefined
  if (timingSafeEqual(Buffer.from(found.code_hash), Buffer.from(digest(found.salt, code.trim())))) return found.id
  await tx.query('update sms_code set tries = tries + 1 where id = $1', [found.id])
  return undefined
}

/** So that a right code counts once; in the transaction in which `rightCode` found it. */
export async function spendCode(tx: Tx, id: string): Promise<void> {
  await tx.query('update sms_code set used_at = now() where id = $1', [id])
}

/** One refusal, at the field `sms`, for a code that is wrong, used or too old: which it was is not told. */
export function wrongCode(): Refusal {
  return new Refusal(CODES.loginFailed, '验证码不正确或已过期，请重新获取。', { sms: '验证码不正确或已过期' })
}

/**
 * Uses a code up, in a transaction of its own, so that a refusal does not take wrong tries back.
 * @throws Refusal at the field `sms`
 */
export async function useCode(db: Database, kind: SmsSender['kind'], mobile: string, scene: SmsScene, code: string): Promise<void> {
  const isRight = await db.asOwner(async (tx) => {
    const id = await rightCode(tx, kind, mobile, scene, code)
    if (id !== undefined) await spendCode(tx, id)
    return id !== undefined
  })
  if (!isRight) throw wrongCode()
}

async function refuseTooOften(tx: Tx, mobile: string, address: string): Promise<void> {
  const { rows } = await tx.query<{ wait: number; phone: number; phone_wait: number; address: number; address_wait: number }>(
    `select coalesce(ceil(${WAIT_SECONDS} - extract(epoch from now() - max(create_time) filter (where mobile = $1))), 0)::int as wait,
       (count(*) filter (where mobile = $1))::int as phone,
       coalesce(ceil(3600 - extract(epoch from now() - min(create_time) filter (where mobile = $1))), 0)::int as phone_wait,
       (count(*) filter (where address = $2))::int as address,
       coalesce(ceil(3600 - extract(epoch from now() - min(create_time) filter (where address = $2))), 0)::int as address_wait
     from sms_code where (mobile = $1 or address = $2) and create_time > now() - interval '1 hour'`,
    [mobile, address],
  )
  const found = rows[0]
  if (!found) return
  if (found.wait > 0) throw new HttpRefusal(429, `验证码刚刚发送过，请 ${found.wait} 秒后再试。`, undefined, { seconds: found.wait })
  const wait = found.phone >= PER_PHONE_AN_HOUR ? found.phone_wait : found.address >= PER_ADDRESS_AN_HOUR ? found.address_wait : 0
  if (wait > 0) throw new HttpRefusal(429, `获取验证码太频繁，请 ${Math.ceil(wait / 60)} 分钟后再试。`, undefined, { seconds: wait })
}

function digest(salt: string, code: string): string {
  return createHash('sha256').update(`${salt} ${code}`).digest('hex')
}
