/**
 * Codes sent to phones: how often they may be sent, how they are checked, and who carries them. A sender is pluggable: the
 * product knows one that posts to an address of the company's (a gateway to any provider), and, in demo mode alone, an outbox
 * that a page shows. Codes are kept as hashes; a code counts once, for five minutes, and not after five wrong tries.
 */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { CODES } from '../../../src/lib/wire'
import type { Database, Tx } from '../../database/connect'
import { HttpRefusal, Refusal } from '../../refusal'

export type SmsScene = 'login' | 'register' | 'reset'

export interface SmsMessage {
  mobile: string
  scene: SmsScene
  code: string
  /** Chinese; the whole message. */
  text: string
  /** Seconds that the code counts. */
  expire: number
}

export interface SmsSender {
  /** real: it reaches a phone; outbox: it is read on a page. */
  kind: 'real' | 'outbox'
  /** @throws Error where the message was not taken */
  send(message: SmsMessage): Promise<void>
}

export const CODE_SECONDS = 300
/** Between two codes to one phone. */
export const WAIT_SECONDS = 60
const PER_PHONE_AN_HOUR = 5
const PER_ADDRESS_AN_HOUR = 20
const MAX_TRIES = 5
const SENDER_MS = 10_000

const PURPOSES: Record<SmsScene, string> = { login: '登录', register: '注册公司', reset: '重置密码' }

export function isScene(text: string): text is SmsScene {
  return Object.hasOwn(PURPOSES, text)
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

/** Keeps each message in the database, where the outbox page reads it. Only for demo mode: whoever reads it can sign in. */
export function outboxSender(db: Database): SmsSender {
  return {
    kind: 'outbox',
    send: ({ mobile, scene, code, text, expire }) =>
      db.asOwner(async (tx) => {
        await tx.query(`insert into sms_outbox (mobile, scene, code, message, expires_at) values ($1, $2, $3, $4, now() + make_interval(secs => $5))`, [mobile, scene, code, text, expire])
      }),
  }
}

export interface OutboxLine {
  id: string
  mobile: string
  scene: string
  code: string
  message: string
  create_time: string
  expired: boolean
}

/** The newest messages of the outbox. */
export function readOutbox(db: Database): Promise<OutboxLine[]> {
  return db.asOwner(async (tx) => {
    const { rows } = await tx.query<OutboxLine>(
      `select o.id::text as id, o.mobile, o.scene, o.code, o.message, to_char(o.create_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as create_time,
         (o.expires_at < now()) as expired
       from sms_outbox o order by o.id desc limit 20`,
    )
    return rows
  })
}

/**
 * Sends a code. A phone that nobody has is answered the same and gets none, so that phones cannot be tried out.
 * @returns seconds that the code counts, and seconds until another may be asked for
 * @throws HttpRefusal 429 where codes were asked for too often, 503 where the sender did not take it
 */
export async function sendCode(db: Database, sender: SmsSender, asked: { mobile: string; scene: SmsScene; address: string; isKnown: boolean; log: (error: unknown) => void }): Promise<{ expire: number; wait: number }> {
  const { mobile, scene, address, isKnown } = asked
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  const salt = randomBytes(12).toString('base64url')
  const id = await db.asOwner(async (tx) => {
    // Two requests at once for one phone: the second waits and sees the first.
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`sms ${mobile}`])
    await refuseTooOften(tx, mobile, address)
    const { rows } = await tx.query<{ id: string }>(
      `insert into sms_code (mobile, scene, salt, code_hash, address, expires_at) values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6)) returning id::text as id`,
      [mobile, scene, salt, digest(salt, code), address, isKnown ? CODE_SECONDS : 0],
    )
    return rows[0]?.id
  })
  if (isKnown) {
    const text = `验证码 ${code}，用于${PURPOSES[scene]}，${CODE_SECONDS / 60} 分钟内有效。请勿告诉他人。`
    await sender.send({ mobile, scene, code, text, expire: CODE_SECONDS }).catch(async (error: unknown) => {
      asked.log(error)
      await db.asOwner((tx) => tx.query('delete from sms_code where id = $1', [id]))
      throw new HttpRefusal(503, '短信没有发出去，请稍后重试，或联系管理员。')
    })
  }
  return { expire: CODE_SECONDS, wait: WAIT_SECONDS }
}

/**
 * Uses a code up. Wrong tries are counted in a transaction of their own, so that a refusal does not take them back.
 * @throws Refusal at the field `sms`
 */
export async function useCode(db: Database, mobile: string, scene: SmsScene, code: string): Promise<void> {
  const isRight = await db.asOwner(async (tx) => {
    const { rows } = await tx.query<{ id: string; salt: string; code_hash: string }>(
      `select id::text as id, salt, code_hash from sms_code
       where mobile = $1 and scene = $2 and used_at is null and expires_at > now() and tries < ${MAX_TRIES}
       order by id desc limit 1 for update`,
      [mobile, scene],
    )
    const kept = rows[0]
    if (!kept) return false
    const right = timingSafeEqual(Buffer.from(kept.code_hash), Buffer.from(digest(kept.salt, code.trim())))
    await tx.query(right ? 'update sms_code set used_at = now() where id = $1' : 'update sms_code set tries = tries + 1 where id = $1', [kept.id])
    return right
  })
  if (!isRight) throw new Refusal(CODES.loginFailed, '验证码不正确或已过期，请重新获取。', { sms: '验证码不正确或已过期' })
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
