/**
 * A stand-in for a company's existing ERP: another envelope, offset paging, signed sorts, `field__op=value` filters, amounts
 * as numbers, totals as one plain row, HTTP 200 for everything. It shares no code with the product, so that a mistake in
 * the translation cannot cancel itself out here.
 */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ForeignRow {
  [field: string]: string | number | null
}

export interface ForeignErp {
  url: string
  /** Bodies as they came in, by path. */
  asked: { path: string; body: Record<string, unknown> }[]
  close(): Promise<void>
}

type Test = (cell: string | number | null, wanted: unknown) => boolean

/** This company's words for comparisons. It has no "starts", no "empty", and cannot say "or". */
const TESTS: Record<string, Test> = {
  is: (cell, wanted) => String(cell) === String(wanted),
  not: (cell, wanted) => String(cell) !== String(wanted),
  more: (cell, wanted) => Number(cell) > Number(wanted),
  least: (cell, wanted) => compare(cell, wanted) >= 0,
  less: (cell, wanted) => Number(cell) < Number(wanted),
  most: (cell, wanted) => compare(cell, wanted) <= 0,
  any: (cell, wanted) => Array.isArray(wanted) && wanted.map(String).includes(String(cell)),
  range: (cell, wanted) => Array.isArray(wanted) && compare(cell, wanted[0]) >= 0 && compare(cell, wanted[1]) <= 0,
  like: (cell, wanted) => String(cell ?? '').toLowerCase().includes(String(wanted).toLowerCase()),
}

function compare(cell: unknown, wanted: unknown): number {
  if (typeof cell === 'number') return cell - Number(wanted)
  return String(cell) < String(wanted) ? -1 : String(cell) > String(wanted) ? 1 : 0
}

/** Serves `rows` as a list at every path; `add`, `sums` name the fields of its totals. */
export async function startForeignErp(rows: ForeignRow[], sums: string[]): Promise<ForeignErp> {
  const asked: ForeignErp['asked'] = []
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, unknown>
      asked.push({ path: request.url ?? '', body })
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(answer(rows, sums, body)))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function answer(rows: ForeignRow[], sums: string[], body: Record<string, unknown>): unknown {
  const paging = body['window'] as { skip: number; take: number } | undefined
  if (!paging || !Number.isInteger(paging.skip) || !Number.isInteger(paging.take)) return { status: 'ERR', info: { text: '缺少 window.skip / window.take' } }
  let kept = rows
  for (const [name, wanted] of Object.entries((body['where'] ?? {}) as Record<string, unknown>)) {
    const [field = '', word = 'is'] = name.split('__')
    const test = TESTS[word]
    if (!test) return { status: 'ERR', info: { text: `不认识的比较 ${word}` } }
    kept = kept.filter((row) => test(row[field] ?? null, wanted))
  }
  const orders = String(body['orderBy'] ?? '').split(',').filter(Boolean)
  const sorted = [...kept].sort((a, b) => {
    for (const order of orders) {
      const field = order.replace(/^-/, '')
      const step = compare(a[field] ?? null, b[field] ?? null) * (order.startsWith('-') ? -1 : 1)
      if (step !== 0) return step
    }
    return 0
  })
  const totals = Object.fromEntries(sums.map((field) => [field, Math.round(kept.reduce((sum, row) => sum + Number(row[field] ?? 0), 0) * 1e4) / 1e4]))
  return {
    status: 'OK',
    info: { text: '' },
    payload: { records: sorted.slice(paging.skip, paging.skip + paging.take), count: kept.length, totals },
  }
}
