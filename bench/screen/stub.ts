/**
 * A server that answers at once: the built app, the built baselines, and the calls that they make before and while they show
 * a list. Files and answers are kept and compressed as our server does it. What the screens cost is then theirs alone.
 */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { ListAnswer } from '../../contract/wire'
import { answerOf, planOf, SUBJECTS } from './subject'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.json': 'application/json',
}
/** A list call that the product has; the bench's pages ask their rows of it. */
const LIST = { family: 'finance', call: 'shopTransactionList' }
const LIST_PATH = '/fba/api/v1/shop/transaction_list'

/** What a call without a session is told. */
const NOBODY = JSON.stringify({ code: 401, msg: '请先登录', data: null })

interface Stub {
  address: string
  stop(): Promise<void>
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString()
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
}

const answers = new Map<string, string>()
const compressed = new Map<string, Buffer>()

/** Compressed once a text, at the level of our server: whoever asks first pays no more than the others. */
function send(request: IncomingMessage, response: ServerResponse, head: Record<string, string>, text: string): void {
  if (text.length < 1024 || !takes(request, 'br')) return void response.writeHead(200, head).end(text)
  const body = compressed.get(text) ?? brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  compressed.set(text, body)
  response.writeHead(200, { ...head, 'content-encoding': 'br', vary: 'accept-encoding' }).end(body)
}

const takes = (request: IncomingMessage, encoding: string): boolean => String(request.headers['accept-encoding']).includes(encoding)

/** Made once a page, so that the first to ask pays no more than the others. */
function rows(body: Record<string, unknown>): string {
  const subject = Object.values(SUBJECTS).find(({ source }) => source === body['source'])
  if (!subject) return JSON.stringify({ code: 1003, msg: `没有 ${String(body['source'])}`, data: null })
  const page = Number(body['page'] ?? 1)
  const pageSize = Number(body['pageSize'] ?? subject.pageSize)
  const key = `${subject.source} ${page} ${pageSize}`
  const known = answers.get(key)
  if (known) return known
  const answer: ListAnswer = answerOf(subject, page, pageSize)
  const text = JSON.stringify({ code: 200, msg: '', data: answer })
  answers.set(key, text)
  return text
}

/** Of a person who keeps none. */
const NO_VIEWS = { views: [], layout: { content: null, viewId: null }, defaultId: null, ownDefault: false, mayShare: false, roles: [] }

function data(path: string, body: Record<string, unknown>): unknown {
  const routes = Object.keys(SUBJECTS)
  const pages = routes.map((route) => ({ page: SUBJECTS[route]?.source, route, title: SUBJECTS[route]?.title, state: 'built', layout: 'main' }))
  if (path.endsWith('/session')) return {
    employee: { id: '1', name: '张三', roles: ['admin'] }, company: { name: '测试公司', zone: 'Asia/Shanghai', currency: 'CNY' },
    routes: [...routes, '/dashboard'], permissions: [], version: '1',
  }
  if (path.endsWith('/permissionMenu')) {
    const leaf = (
      route: string, at: number,
    ) => ({ id: `3${at}`, name: SUBJECTS[route]?.title, menuKey: `k${at}`, fixedMenuKey: 0, jumpUrl: '', vue_url: route, logo: '', children: [] })
    return [{
      id: '1', name: '测试', menuKey: 'm', fixedMenuKey: 0, jumpUrl: '', vue_url: '', logo: '',
      children: [{ id: '2', name: '列表', menuKey: 'g', fixedMenuKey: 0, jumpUrl: '', vue_url: '', logo: '', children: routes.map(leaf) }],
    }]
  }
  if (path.endsWith('/app/api/v1/pages')) return { pages }
  // The views come along with the plan, as from our server.
  if (path.endsWith('/page-plan')) {
    const plan = planOf(String(body['route']), LIST)
    return { plan, views: { source: plan.page, set: NO_VIEWS } }
  }
  if (path.endsWith('/views/list')) return NO_VIEWS
  return path.endsWith('/favorites/get') ? [] : { list: [], total: 0 }
}

/** @param folders address prefix -> folder of built files; under /amazon/ unknown addresses are the app's own routes */
export async function startStub(folders: Record<string, string>): Promise<Stub> {
  const streams = new Set<ServerResponse>()
  const server = createServer((request, response) => void answer(request, response))
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = new URL(request.url ?? '/', 'http://stub').pathname
    if (path.includes('/events')) {
      streams.add(response)
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n')
      return
    }
    if (request.method === 'POST') {
      const body = await bodyOf(request)
      const text = path === LIST_PATH || path === '/bench-rows' ? rows(body) : JSON.stringify({ code: 200, msg: '', data: data(path, body) })
      send(request, response, { 'content-type': 'application/json; charset=utf-8' }, request.headers.authorization ? text : NOBODY)
      return
    }
    const [prefix, folder] = Object.entries(folders).find(([start]) => path.startsWith(start)) ?? []
    if (!prefix || !folder) return void response.writeHead(404).end()
    const file = join(folder, normalize(path.slice(prefix.length)).replace(/^(\.\.[/\\])+/, ''))
    if (!existsSync(file) || !statSync(file).isFile()) {
      send(request, response, { 'content-type': TYPES['.html']!, 'cache-control': 'no-cache' }, readFileSync(join(folder, 'index.html'), 'utf8'))
      return
    }
    // What bears a hash in its name is kept by the browser; the build has written it compressed.
    const kept = { 'cache-control': path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache' }
    const [end, encoding] = [['.br', 'br'], ['.gz', 'gzip']].find(([suffix, name]) => takes(request, name!) && existsSync(file + suffix)) ?? []
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream', ...kept,
      ...(encoding ? { 'content-encoding': encoding, vary: 'accept-encoding' } : {}),
    })
    createReadStream(file + (end ?? '')).pipe(response)
  }
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      for (const stream of streams) stream.end()
      server.closeAllConnections()
      await new Promise<void>((done) => server.close(() => done()))
    },
  }
}
