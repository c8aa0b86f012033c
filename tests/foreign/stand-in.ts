/**
 * Two systems of a company as small HTTP servers of their own, as docs/clients.md describes them: the books (another envelope,
 * its own token header and sign-in, cursors, other names and values, no totals, no export, no word about pages) and the depot.
 * They share no code with the product, so that a mistake in the translation cannot cancel itself out here.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

export interface Asked {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: Record<string, unknown>
}

export interface StandIn {
  url: string
  /** What was asked beside files, in order. */
  asked: Asked[]
  close(): Promise<void>
}

export interface Sale {
  id: number
  docNo: string
  store: { id: string; title: string }
  status: string | number
  placed: { on: string }
  money: string
  sum: number
  qty: number
  remark: string | null
}

export const ACCOUNT = { userCode: 'lin', passPhrase: 'books-secret' }
export const TICKET = 'ticket-of-lin'
export const DEPOT = { name: 'depot-lin', pin: '2468', token: 'depot-token' }

const STORES = [{ id: 's1', title: '杭州一店' }, { id: 's2', title: '宁波二店' }]

/** 47 sales: three states by turns, one a day backwards, sums over cents that do not add up in floats. */
export function salesOfBooks(): Sale[] {
  return Array.from({ length: 47 }, (_, at) => ({
    id: 1001 + at,
    docNo: `SO-${String(at + 1).padStart(4, '0')}`,
    store: STORES[at % 2]!,
    status: ['P', 20, 'D'][at % 3]!,
    placed: { on: new Date(Date.UTC(2025, 7, 30) - at * 86_400_000).toISOString().slice(0, 10) },
    money: 'CNY',
    sum: Math.round((10.1 + at * 0.1) * 100) / 100,
    qty: (at % 5) + 1,
    remark: null,
  }))
}

/** @param web folder of the built app, hosted at /amazon/; left out: the calls alone */
export function startBooks(sales: Sale[], web?: string): Promise<StandIn> {
  return start((asked, response) => {
    const say = (code: string, text: string, body: unknown): void => send(response, { head: { code, text }, body })
    if (asked.path.startsWith('/amazon')) return web === undefined ? notFound(response) : file(web, asked.path, response)
    if (asked.path === '/books/v2/enter') {
      const { userCode, passPhrase } = asked.body
      if (userCode !== ACCOUNT.userCode || passPhrase !== ACCOUNT.passPhrase) return say('E100', '工号或口令不对', null)
      return say('S', '', { ticket: TICKET })
    }
    if (!asked.path.startsWith('/books/')) return notFound(response)
    if (asked.headers['x-books-ticket'] !== TICKET) return say('E401', '请先登录', null)
    if (asked.path === '/books/v2/me') {
      return say('S', '', { uid: 77, nick: '林会计', org: { title: '海棠贸易', tz: 'Asia/Shanghai' }, may: ['M00117001', '/company/stock'] })
    }
    if (asked.path === '/books/v2/leave') return say('S', '', {})
    if (asked.path === '/books/v2/stores') return say('S', '', { records: STORES, page: {} })
    if (asked.path === '/books/v2/sales/search') return search(sales, asked.body, say)
    if (asked.path === '/books/v2/sales/save') return save(sales, asked.body, say)
    if (asked.path === '/books/v2/sales/remind') return say('S', '', { sent: 1 })
    const one = /^\/books\/v2\/sales\/(\d+)/.exec(asked.path)
    const found = one && sales.find(({ id }) => id === Number(one[1]))
    return found ? say('S', '', { record: found }) : say('E404', '没有这张单', null)
  })
}

export function startDepot(): Promise<StandIn> {
  return start((asked, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'authorization, content-type')
    if (asked.method === 'OPTIONS') return void response.writeHead(204).end()
    if (asked.path === '/depot/login') {
      const isRight = asked.body['name'] === DEPOT.name && asked.body['pin'] === DEPOT.pin
      return send(response, isRight ? { ok: true, why: '', result: { token: DEPOT.token } } : { ok: false, why: '账号或密码不对', result: null })
    }
    if (asked.headers.authorization !== `Token ${DEPOT.token}`) return void response.writeHead(401, { 'content-type': 'application/json' }).end('{}')
    return send(response, { ok: true, why: '', result: { rows: [{ sku: 'MUG-01', qty: 12 }, { sku: 'MUG-02', qty: 0 }], count: 2 } })
  })
}

type Say = (code: string, text: string, body: unknown) => void
type Test = (cell: unknown, wanted: unknown) => boolean

/** This system's comparisons; it has no others. */
const TESTS: Record<string, Test> = {
  '=': (cell, wanted) => String(cell) === String(wanted),
  in: (cell, wanted) => Array.isArray(wanted) && wanted.map(String).includes(String(cell)),
  '>=': (cell, wanted) => String(cell) >= String(wanted),
  '<=': (cell, wanted) => String(cell) <= String(wanted),
  like: (cell, wanted) => String(cell ?? '').includes(String(wanted)),
}

function at(row: object, path: string): unknown {
  return path.split('.').reduce<unknown>((found, step) => (found as Record<string, unknown> | undefined)?.[step], row)
}

/** Names that it does not have are refused, as a strict system does; so is a cursor of another question. */
function search(sales: Sale[], body: Record<string, unknown>, say: Say): void {
  const { where = [], order = '', limit, after } = body as { where?: [string, string, unknown][]; order?: string; limit?: number; after?: string }
  const known = (path: string): boolean => at(sales[0]!, path) !== undefined
  const sorts = order.split(',').filter(Boolean)
  for (const name of [...where.map(([field]) => field), ...sorts.map((sort) => sort.replace(/^-/, ''))]) {
    if (!known(name)) return say('E422', `没有字段 ${name}`, null)
  }
  if (!Number.isInteger(limit)) return say('E422', '缺少 limit', null)
  for (const [, word] of where) if (!TESTS[word]) return say('E422', `不认识的比较 ${word}`, null)
  const kept = sales.filter((sale) => where.every(([field, word, wanted]) => TESTS[word]!(at(sale, field), wanted)))
  const rows = kept.toSorted((a, b) => {
    for (const sort of sorts) {
      const [left, right] = [at(a, sort.replace(/^-/, '')) as string, at(b, sort.replace(/^-/, '')) as string]
      if (left !== right) return (left < right ? -1 : 1) * (sort.startsWith('-') ? -1 : 1)
    }
    return a.id - b.id
  })
  const question = JSON.stringify([where, order])
  const [from = 0, of = question] = after === undefined ? [] : (JSON.parse(Buffer.from(after, 'base64url').toString()) as [number, string])
  if (of !== question) return say('E422', '游标属于另一个查询', null)
  const end = from + limit!
  const next = end < rows.length ? Buffer.from(JSON.stringify([end, question])).toString('base64url') : undefined
  return say('S', '', { records: rows.slice(from, end), page: next === undefined ? {} : { next } })
}

/** Takes its own names alone. */
function save(sales: Sale[], { id, ...changes }: Record<string, unknown>, say: Say): void {
  const sale = sales.find((one) => one.id === Number(id))
  if (!sale) return say('E404', '没有这张单', null)
  const odd = Object.keys(changes).filter((name) => !['status', 'qty', 'remark'].includes(name))
  if (odd.length > 0) return say('E422', `不能修改 ${odd.join('、')}`, null)
  Object.assign(sale, changes)
  return say('S', '', { record: sale })
}

function send(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function notFound(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain' }).end('not here')
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** A host as plain as they come: a file, else the app. */
function file(web: string, address: string, response: ServerResponse): void {
  const wanted = join(web, normalize(address.split('?')[0]!.slice('/amazon'.length) || '/'))
  const isFile = wanted.startsWith(web) && existsSync(wanted) && statSync(wanted).isFile()
  const path = isFile ? wanted : join(web, 'index.html')
  response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(readFileSync(path))
}

async function start(answer: (asked: Asked, response: ServerResponse) => void): Promise<StandIn> {
  const asked: Asked[] = []
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      const one: Asked = {
        method: request.method ?? '', path: request.url ?? '', headers: request.headers,
        body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
      }
      if (!one.path.startsWith('/amazon') && one.method !== 'OPTIONS') asked.push(one)
      answer(one, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => new Promise((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    }),
  }
}
