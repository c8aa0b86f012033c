/**
 * The page between ours and a company's v3.0 system: it holds one frame, and its own policy lets that frame show the very origin
 * that a company has set, and nothing else. So the app's policy names no company's address, and lets nothing else in. It opens by
 * a ticket of a session of that company alone.
 */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { LEGACY_FRAME } from '../../../../contract/legacy-address'
import { HttpRefusal } from '../../asker/refusal'
import type { Startup } from '../runtime'
import { addressInOldSystem, companyOfTicket } from './legacy-ticket'

const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads allow-modals'

/**
 * Adds the page at `base`; the query says `to` (the address) and `ticket`.
 * @throws HttpRefusal 503 while the server starts, 403 without a ticket that counts, 404 for an address outside the company's v3.0 system
 */
export function registerLegacyFrame(app: FastifyInstance, base: string, startup: Startup): void {
  app.get(`${base}${LEGACY_FRAME}`, async (request, reply) => {
    if (!startup.runtime) throw new HttpRefusal(503, `服务正在启动：${startup.waitingFor}，请稍候`)
    const { db, sessions, now } = startup.runtime
    const { to, ticket } = request.query as { to?: unknown; ticket?: unknown }
    const company = typeof to === 'string' && typeof ticket === 'string' ? await companyOfTicket(sessions, ticket, to, now()) : undefined
    // Whoever brings no ticket learns nothing: neither whether a company stands there, nor which.
    if (company === undefined) throw new HttpRefusal(403, '这个页面要从系统里打开，或已经过期，请回到系统里重新打开')
    const address = await addressInOldSystem(db, company, String(to))
    if (!address) throw new HttpRefusal(404, '这个地址不在公司的旧版系统里')
    return framed(reply, address)
  })
}

function framed(reply: FastifyReply, address: URL): FastifyReply {
  const source = address.href.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
  const style = 'html,body{height:100%;margin:0}iframe{display:block;width:100%;height:100%;border:0;background:#fff}'
  const frame = `<iframe src="${source}" title="旧版 v3.0 页面" sandbox="${SANDBOX}" referrerpolicy="origin"></iframe>`
  const html = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>旧版 v3.0 页面</title><style>${style}</style>${frame}</html>`
  return reply
    .header(
      'content-security-policy',
      `default-src 'none';style-src 'unsafe-inline';frame-src ${address.origin};frame-ancestors 'self';base-uri 'none';form-action 'none'`,
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html)
}
