/**
 * What those who are not signed in are offered beside account and password: codes by phone, a company of their own, the
 * description of the calls. Said by whoever starts the server. What is for trying out closes by itself as soon as the
 * server is more than that: a real company in it, or reached from elsewhere. The outbox of codes is the demo company's alone.
 */
import type { Database } from '../../store/connect'
import { isLoopback, type TrustProxy } from '../trust-proxy'
import { outboxSender, webhookSender, type SmsSender } from './sms'

/** What is open to strangers, asked anew each time: the first real company, or another address, closes what is for trying out. */
export interface Door {
  /** Who carries codes now; undefined: nobody. */
  sender(): Promise<SmsSender | undefined>
  /** May a company be registered? */
  registration(): Promise<boolean>
  /** Are the calls described to strangers? */
  description(): Promise<boolean>
  /** Why what is for trying out is closed (Chinese); undefined while it is open. */
  closed(): Promise<string | undefined>
}

/** Offers nothing: for servers that nobody has given a door. */
export const CLOSED_DOOR: Door = { sender: async () => undefined, registration: async () => false, description: async () => false, closed: async () => '没有开放' }

interface DoorConfig {
  demo: boolean
  smsUrl: string | null
  smsToken: string | null
  /** null: while the server is for trying out. */
  registration: boolean | null
  /** The address that the server listens on. */
  host: string
  trustProxy: TrustProxy | null
}

/**
 * The door that the settings of the server say. Codes go through the gateway where one is set, else through the outbox of a demo company. Registration is as
 * set; unset, it is open with the demo while that is for trying out.
 */
export function doorOf(config: DoorConfig): (db: Database) => Door {
  const exposed = isLoopback(config.host) ? (config.trustProxy === null ? undefined : '设置了 TRUST_PROXY') : `HOST=${config.host} 不是本机地址`
  return (db) => {
    const real = config.smsUrl === null ? undefined : webhookSender(config.smsUrl, config.smsToken)
    const outbox = outboxSender(db)
    const there = async (): Promise<{ demo: boolean; real: boolean }> => {
      const demo = `settings @> '{"demo": true}'`
      const { rows } = await db.asOwner((tx) => tx.query<{ demo: boolean; real: boolean }>(`select coalesce(bool_or(${demo}), false) as demo,
        coalesce(bool_or(${demo} is not true), false) as real from company`))
      return rows[0] ?? { demo: false, real: false }
    }
    const closed = async (): Promise<string | undefined> => exposed ?? ((await there()).real ? '已有正式的公司' : undefined)
    return {
      closed,
      description: async () => (await closed()) === undefined,
      registration: async () => config.registration ?? (config.demo && (await closed()) === undefined),
      sender: async () => real ?? (config.demo && exposed === undefined && (await there()).demo ? outbox : undefined),
    }
  }
}
