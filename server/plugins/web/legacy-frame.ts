/**
 * The page between ours and a company's v3.0 system: it holds one frame, and its own policy lets that frame show the very origin
 * that a company has set, and nothing else. So the app's policy names no company's address, and lets nothing else in.
 */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { LEGACY_FRAME } from '../../../src/lib/legacy-address'
import type { Database } from '../../database/connect'
import { HttpRefusal } from '../../refusal'
import type { Startup } from '../../app'

const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads allow-modals'

export function registerLegacyFrame(app: FastifyInstance, base: string, startup: Startup): void {
  app.get(`${base}${LEGACY_FRAME}`, async (request, reply) => {
    if (!startup.runtime) throw new HttpRefusal(503, `服务正在启动：${startup.waitingFor}，请稍候`)
    const { to } = request.query as { to?: unknown }
    const address = typeof to === 'string' ? await configured(startup.runtime.db, to) : undefined
    if (!address) throw new HttpRefusal(404, '这个地址不在任何公司的旧版系统里')
    return framed(reply, address)
  })
}

/** The address as it is written, where some company's v3.0 system stands there; undefined for any other. */
async function configured(db: Database, to: string): Promise<URL | undefined> {
  if (!URL.canParse(to)) return undefined
  const address = new URL(to)
  if (address.protocol !== 'https:' || address.username !== '' || address.password !== '') return undefined
  const { rows } = await db.asOwner((tx) => tx.query<{ url: string }>("select distinct settings ->> 'legacyUrl' as url from company where starts_with(lower(settings ->> 'legacyUrl'), $1)", [address.origin]), { readOnly: true, timeoutMs: 3000 })
  return rows.some(({ url }) => within(address, url)) ? address : undefined
}

function within(address: URL, url: string): boolean {
  if (!URL.canParse(url)) return false
  const root = new URL(url)
  const folder = root.pathname.replace(/\/+$/, '')
  return root.origin === address.origin && address.pathname.startsWith(`${folder}/`)
}

function framed(reply: FastifyReply, address: URL): FastifyReply {
  const source = address.href.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
  const html = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>旧版 v3.0 页面</title><style>html,body{height:100%;margin:0}iframe{display:block;width:100%;height:100%;border:0;background:#fff}</style><iframe src="${source}" title="旧版 v3.0 页面" sandbox="${SANDBOX}" referrerpolicy="origin"></iframe></html>`
  return reply
    .header('content-security-policy', `default-src 'none';style-src 'unsafe-inline';frame-src ${address.origin};frame-ancestors 'self';base-uri 'none';form-action 'none'`)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html)
}
