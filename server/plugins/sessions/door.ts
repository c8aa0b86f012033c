/**
 * What those who are not signed in are offered beside account and password: codes by phone, and a company of their own. Said
 * by whoever starts the server; the outbox of codes opens over the demo company alone, never over a real one.
 */
import type { Database } from '../../database/connect'
import { outboxSender, webhookSender, type SmsSender } from './sms'

export interface Door {
  /** Who carries codes now; undefined: nobody. */
  sender(): Promise<SmsSender | undefined>
  /** May a company be registered? */
  registration(): Promise<boolean>
}

export const CLOSED_DOOR: Door = { sender: async () => undefined, registration: async () => false }

export interface DoorConfig {
  demo: boolean
  smsUrl: string | null
  smsToken: string | null
  /** null: beside the demo company alone. */
  registration: boolean | null
}

export function doorOf(config: DoorConfig): (db: Database) => Door {
  return (db) => {
    const real = config.smsUrl === null ? undefined : webhookSender(config.smsUrl, config.smsToken)
    const outbox = outboxSender(db)
    return {
      registration: async () => config.registration ?? (config.demo && (await hasDemoCompany(db))),
      sender: async () => real ?? (config.demo && (await hasDemoCompany(db)) ? outbox : undefined),
    }
  }
}

async function hasDemoCompany(db: Database): Promise<boolean> {
  const { rows } = await db.asOwner((tx) => tx.query<{ found: boolean }>(`select exists (select from company where settings @> '{"demo": true}') as found`))
  return rows[0]?.found === true
}
