/**
 * The web app under /amazon/: built files with caching by name, or Vite itself in development; every other path below is
 * the app's own route and answers index.html.
 */
import middie from '@fastify/middie'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { APP_BASE } from '../../../../contract/own-addresses'
import type { Startup } from '../runtime'
import { HttpRefusal } from '../../asker/refusal'
import { registerLegacyFrame } from './legacy-frame'
import { connectOrigins, inlineScripts, policyWith } from './policy'

/** The path that the app stands under, with the slash at its end; without it a browser is sent here. */
export const BASE = `${APP_BASE}/`

/** Where the app is from: a folder of built files, or Vite in the same process. */
export type WebSource =
  | { kind: 'built'; folder: string }
  /** `root`: the folder of index.html and vite.config.ts. */
  | { kind: 'dev'; root: string }

/** Adds all paths below BASE, the frame of v3.0 pages among them. In development it waits for Vite to have started. */
export async function registerWeb(app: FastifyInstance, source: WebSource, startup: Startup): Promise<void> {
  app.get(APP_BASE, (_request, reply) => reply.redirect(BASE))
  registerLegacyFrame(app, BASE, startup)
  if (source.kind === 'dev') await registerVite(app, source.root, startup)
  else await registerBuilt(app, source.folder, startup)
}

async function registerBuilt(app: FastifyInstance, folder: string, startup: Startup): Promise<void> {
  await app.register(fastifyStatic, { root: folder, serve: false, cacheControl: false, preCompressed: true })
  const index = async (reply: FastifyReply): Promise<FastifyReply> => {
    const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => '')
    const [origins, scripts] = [connectOrigins(html), inlineScripts(html)]
    if (origins.length > 0 || scripts.length > 0) reply.header('content-security-policy', policyWith(origins, scripts))
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  }
  app.get(`${BASE}*`, async (request, reply) => {
    if (!startup.runtime) return waiting(reply, startup)
    const path = (request.params as { '*': string })['*']
    // Only an encoded slash can bring such a path here: a browser resolves the others itself.
    if (path.includes('\0') || path.split(/[\\/]/).includes('..')) throw new HttpRefusal(404, '没有这个文件')
    // Names below assets/ carry a hash of their content: they never change, and one that is gone is gone.
    if (path.startsWith('assets/')) return reply.header('cache-control', 'public, max-age=31536000, immutable').sendFile(path)
    if (/\.(ico|png|svg|webp|txt|webmanifest|json|js|css|woff2)$/.test(path)) return reply.header('cache-control', 'no-cache').sendFile(path)
    return index(reply)
  })
}

/** Vite in the same process and on the same origin; a saved file shows at once. */
async function registerVite(app: FastifyInstance, root: string, startup: Startup): Promise<void> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    base: BASE,
    appType: 'custom',
    clearScreen: false,
    server: { middlewareMode: true, hmr: { server: app.server, path: '__hmr' } },
  })
  await app.register(middie)
  app.use((request, response, next) => {
    // Vite takes whatever lies below its base; the calls and the rest are ours.
    if (request.url?.startsWith(BASE)) vite.middlewares(request, response, next)
    else next()
  })
  app.get(`${BASE}*`, async (request, reply) => {
    if (!startup.runtime) return waiting(reply, startup)
    if (/\.\w+$/.test(request.url.split('?', 1)[0] ?? '')) throw new HttpRefusal(404, '没有这个文件')
    const html = await vite.transformIndexHtml(request.url, await readFile(join(root, 'index.html'), 'utf8'))
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html)
  })
  app.addHook('onClose', () => vite.close())
}

/** Before all is ready a browser gets a page that asks again by itself. */
function waiting(reply: FastifyReply, startup: Startup): FastifyReply {
  const head = '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta http-equiv="refresh" content="1"><title>正在启动</title>'
  const html = `${head}<p>正在启动：${startup.waitingFor}……</p></html>`
  return reply.code(503).header('retry-after', 1).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html)
}
