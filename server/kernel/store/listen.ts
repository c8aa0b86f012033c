/**
 * One connection that listens for all channels (LISTEN/NOTIFY), and listens again after it was lost.
 */
import { Client, escapeIdentifier } from 'pg'

type Handler = (payload: string) => void

/** Handlers of channels on one connection. After a loss each handler is called with ''; what `listen` resolves to stops that handler. */
export interface Listener {
  listen(channel: string, handler: Handler): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** Connects at the first `listen`. */
export function listener(url: string, log: (line: string) => void): Listener {
  const handlers = new Map<string, Set<Handler>>()
  let connecting: Promise<Client> | undefined
  let closed = false
  let retry: NodeJS.Timeout | undefined

  async function open(): Promise<Client> {
    const client = new Client({ connectionString: url, application_name: `seller listen ${process.pid}`, keepAlive: true, connectionTimeoutMillis: 15_000 })
    client.on('error', () => undefined)
    client.on('notification', ({ channel, payload }) => tell(channel, payload ?? ''))
    await client.connect()
    for (const channel of handlers.keys()) await client.query(`listen ${escapeIdentifier(channel)}`)
    client.on('end', () => {
      connecting = undefined
      if (!closed) again(200)
    })
    return client
  }

  function again(waitMs: number): void {
    clearTimeout(retry)
    retry = setTimeout(() => {
      if (closed) return
      connecting = open()
      connecting.then(
        () => {
          for (const channel of handlers.keys()) tell(channel, '')
        },
        (error: Error) => {
          log(`数据库通知连接中断，稍后重连：${error.message}`)
          connecting = undefined
          again(Math.min(waitMs * 2, 10_000))
        },
      )
    }, waitMs)
    retry.unref()
  }

  function tell(channel: string, payload: string): void {
    for (const handler of handlers.get(channel) ?? []) {
      try {
        handler(payload)
      } catch (error) {
        log(`通知 ${channel} 的处理出错：${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }

  return {
    async listen(channel, handler) {
      const first = !handlers.has(channel)
      const set = handlers.get(channel) ?? new Set()
      handlers.set(channel, set.add(handler))
      const fresh = connecting === undefined
      connecting ??= open()
      try {
        const client = await connecting
        if (first && !fresh) await client.query(`listen ${escapeIdentifier(channel)}`)
      } catch (error) {
        connecting = undefined
        set.delete(handler)
        throw error
      }
      return async () => {
        set.delete(handler)
        if (set.size > 0 || !handlers.delete(channel)) return
        const client = await connecting?.catch(() => undefined)
        await client?.query(`unlisten ${escapeIdentifier(channel)}`).catch(() => undefined)
      }
    },
    async close() {
      closed = true
      clearTimeout(retry)
      const client = await connecting?.catch(() => undefined)
      await client?.end().catch(() => undefined)
    },
  }
}
