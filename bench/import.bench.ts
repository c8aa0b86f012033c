/**
 * What reports of a million rows take: transactions with their fee lines, and orders, each read for its preview, written and undone; and the orders of
 * a month read again of which one in a hundred has changed. Prints seconds, rows a second, what was written again, and the peak of resident memory of
 * this process (the database is another). The exit code is 1 past a limit; the limits are those of a million rows. `npm run bench -- import`,
 * `-- import --rows 100000`
 */
import '../server/modules/modules'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { commitImport } from '../server/kernel/intake/commit-import'
import type { Importer } from '../server/kernel/intake/importer'
import { readImport } from '../server/kernel/intake/read-import'
import { changeFile } from '../server/kernel/intake/report-file'
import { undoImport } from '../server/kernel/intake/undo-import'
import { registerFiles } from '../server/kernel/intake/upload'
import type { Database } from '../server/kernel/store/connect'
import { createFileStore } from '../server/kernel/tasks/files'
import type { Model } from '../contract/model'
import { withThrowaway } from './support/throwaway'

const { values: { rows: said } } = parseArgs({ args: process.argv.slice(2), options: { rows: { type: 'string', default: '1000000' } } })
const ROWS = Number(said)
/** On two idle cores. `rate`: rows a second. */
const LIMITS = { previewSeconds: 30, peakMb: 300, rate: { transactions: 8_000, orders: 20_000 }, again: 0.02 }

const HEADER = [
  'date/time', 'settlement id', 'type', 'order id', 'sku', 'description', 'quantity', 'marketplace', 'account type', 'fulfillment',
  'order city', 'order state', 'order postal', 'tax collection model', 'product sales', 'product sales tax', 'shipping credits',
  'shipping credits tax', 'gift wrap credits', 'giftwrap credits tax', 'Regulatory Fee', 'Tax On Regulatory Fee', 'promotional rebates',
  'promotional rebates tax', 'marketplace withheld tax', 'selling fees', 'fba fees', 'other transaction fees', 'other', 'total',
].map((name) => `"${name}"`).join(',')
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const money = (cents: number): string => (cents / 100).toFixed(2)

/** A file of so many lines, always the same. */
async function writeLines(path: string, head: string, rows: number, line: (at: number) => string): Promise<void> {
  const out = createWriteStream(path)
  out.write(head)
  let buffer = ''
  for (let at = 0; at < rows; at += 1) {
    buffer += line(at)
    if (buffer.length > 1 << 18) {
      if (!out.write(buffer)) await once(out, 'drain')
      buffer = ''
    }
  }
  out.end(buffer)
  await once(out, 'finish')
}

/** When in a year the row number `at` was sold. */
const soldAt = (at: number): Date => new Date(Date.UTC(2024, 0, 1 + Math.floor((at * 365) / ROWS), at % 24, at % 60, 7))

/** A report of sales over a year, each true in itself. */
function writeTransactions(path: string): Promise<void> {
  return writeLines(path, `\ufeff"Includes Amazon Marketplace"\n"All amounts in USD, unless specified"\n${HEADER}\n`, ROWS, (at) => {
    const date = soldAt(at)
    const cents = 500 + ((at * 7919) % 9000)
    const tax = Math.round(cents * 0.07)
    const fee = Math.round(cents * 0.15)
    const clock = `${(at % 12) + 1}:${String(at % 60).padStart(2, '0')}:07 ${at % 24 < 12 ? 'AM' : 'PM'} PST`
    const cells = [
      `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()} ${clock}`,
      `${70_000_000_000 + Math.floor((at * 365) / ROWS / 14)}`, 'Order', orderOf(at), `SKU-${at % 200}`, titleOf(at), '1', 'amazon.com', 'Standard Orders',
      'Amazon', 'SPRINGFIELD', 'IL', '62701', 'MarketplaceFacilitator', money(cents), money(tax), '0', '0', '0', '0', '0', '0', '0', '0', money(-tax),
      money(-fee), '-3.55', '0', '0', money(cents - fee - 355),
    ]
    return `${cells.map((cell) => `"${cell}"`).join(',')}\n`
  })
}

const orderOf = (at: number): string => `111-${String(at).padStart(7, '0')}-0000001`
const titleOf = (at: number): string => `A product with a title of the usual length, in black, for the kitchen and the ${at % 200}`

const ORDERS = [
  'amazon-order-id', 'merchant-order-id', 'purchase-date', 'last-updated-date', 'order-status', 'fulfillment-channel', 'sales-channel', 'order-channel',
  'ship-service-level', 'product-name', 'sku', 'asin', 'item-status', 'quantity', 'currency', 'item-price', 'item-tax', 'shipping-price', 'shipping-tax',
  'gift-wrap-price', 'gift-wrap-tax', 'item-promotion-discount', 'ship-promotion-discount', 'ship-city', 'ship-state', 'ship-postal-code', 'ship-country',
  'promotion-ids',
]

/** A report of orders from one on: those of a year, or, of its last month, those that are there with one in a hundred cancelled since. */
function writeOrders(path: string, from = 0): Promise<void> {
  return writeLines(path, `${ORDERS.join('\t')}\n`, ROWS - from, (nth) => {
    const at = from + nth
    const isChanged = from > 0 && at % 100 === 0
    const cents = 500 + ((at * 7919) % 9000)
    return `${[
      orderOf(at), '', soldAt(at).toISOString(), isChanged ? '2025-02-01T00:00:00+00:00' : soldAt(at).toISOString(), isChanged ? 'Cancelled' : 'Shipped',
      'Amazon', 'Amazon.com', '', 'Expedited', titleOf(at), `SKU-${at % 200}`, `B0${String(at % 200).padStart(8, '0')}`, 'Shipped', '1', 'USD', money(cents),
      money(Math.round(cents * 0.07)), '', '', '', '', '', '', 'SPRINGFIELD', 'IL', '62701', 'US', '',
    ].join('\t')}\n`
  })
}

interface Measured { what: string; seconds: number; rows: number; perSecond: number; peakMb: number; written?: number }

/** A shop into which files are brought. */
interface Shop {
  db: Database
  companyId: number
  importer: Importer
  /** Puts a file there. @returns its number */
  bring(path: string): Promise<string>
  timed(what: string, rows: number, work: () => Promise<unknown>): Promise<void>
}

async function shopOf(db: Database, model: Model, folder: string, told: Measured[]): Promise<Shop> {
  const companyId = await db.asOwner(async (tx) => (await tx.query<{ id: number }>(`insert into company (name) values ('bench') returning id`)).rows[0]!.id)
  const caller = { companyId, employeeId: '1', shopIds: null }
  const shopId = await db.withCompany(caller, async (tx) => (await tx.query<{ id: string }>(
    `insert into shop (company_id, name, account_name, site, marketplace, currency) values ($1, 'bench', 'bench', 'us', 'amazon.com', 'USD')
     returning id::text as id`,
    [companyId],
  )).rows[0]!.id)
  const importer: Importer = {
    model, db, files: createFileStore(join(folder, 'files')), caller, employee: { id: '1', name: 'bench', roles: [] }, companyZone: 'Asia/Shanghai',
    now: () => new Date('2025-06-01T00:00:00Z'), audit: async () => undefined,
  }
  return {
    db, companyId, importer,
    async bring(path) {
      const hash = createHash('sha256')
      await pipeline(createReadStream(path), hash)
      const one = { name: basename(path), path, size: statSync(path).size, sha256: hash.digest('hex') }
      const [file] = await db.withCompany(caller, (tx) => registerFiles(tx, importer, [one], { shopId }, false), { timeoutMs: 0 })
      return file!.id
    },
    async timed(what, rows, work) {
      global.gc?.()
      let peak = process.memoryUsage().rss
      const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 50)
      const start = performance.now()
      await work()
      const seconds = (performance.now() - start) / 1000
      clearInterval(watch)
      told.push({ what, seconds: Math.round(seconds * 100) / 100, rows, perSecond: Math.round(rows / seconds), peakMb: Math.round(peak / 2 ** 20) })
    },
  }
}

/** Reads a file for its preview and writes it. @returns its number */
async function bringIn({ db, companyId, importer, bring, timed }: Shop, what: string, path: string, rows: number): Promise<string> {
  const id = await bring(path)
  await timed(`${what}: preview`, rows, () => readImport(importer, id))
  await db.withCompany(importer.caller, (tx) => changeFile(tx, companyId, id, { state: 'committing' }))
  await timed(`${what}: write`, rows, () => commitImport(importer, id))
  return id
}

/** How many rows of orders were written since `before`, a number of a transaction. */
async function writtenSince({ db }: Shop, before: number): Promise<number> {
  const written = 'select count(*)::int as count from order_item where xmin::text::bigint >= $1'
  return (await db.asOwner((tx) => tx.query<{ count: number }>(written, [before]))).rows[0]!.count
}

const told: Measured[] = []
const folder = mkdtempSync(join(tmpdir(), 'import-bench-files-'))
try {
  await withThrowaway('import', async (db, model) => {
    const shop = await shopOf(db, model, folder, told)
    const { importer, timed } = shop
    await writeTransactions(join(folder, 'transactions.csv'))
    const id = await bringIn(shop, 'transactions', join(folder, 'transactions.csv'), ROWS)
    const undo = (file: string) => (): Promise<unknown> => db.withCompany(importer.caller, (tx) => undoImport(tx, importer, file), { timeoutMs: 0 })
    await timed('transactions: undo', ROWS, undo(id))
    await writeOrders(join(folder, 'orders.txt'))
    const orders = await bringIn(shop, 'orders', join(folder, 'orders.txt'), ROWS)
    const month = Math.floor((ROWS * 334) / 365)
    await writeOrders(join(folder, 'december.txt'), month)
    const { rows: [now] } = await db.asOwner((tx) => tx.query<{ at: number }>(`select pg_current_xact_id()::text::bigint::float8 as at`))
    const again = await bringIn(shop, 'orders of a month again, 1 % changed', join(folder, 'december.txt'), ROWS - month)
    told.at(-1)!.written = await writtenSince(shop, now!.at)
    await timed('orders of a month again: undo', ROWS - month, undo(again))
    await timed('orders: undo', ROWS, undo(orders))
  }, { durable: true })
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.table(told)

const find = (what: string): Measured => told.find((each) => each.what === what)!
const [written, again] = [find('orders: write'), find('orders of a month again, 1 % changed: write')]
const bars: [string, number, string, number][] = [
  ['orders: preview, s', find('orders: preview').seconds, '≤', LIMITS.previewSeconds],
  ['orders: rows written a second', written.perSecond, '≥', LIMITS.rate.orders],
  ['transactions with fee lines: rows written a second', find('transactions: write').perSecond, '≥', LIMITS.rate.transactions],
  ['peak of memory, MB', Math.max(...told.map(({ peakMb }) => peakMb)), '≤', LIMITS.peakMb],
  ['written again of a month of which 1 % changed', (again.written ?? 0) / again.rows, '≤', LIMITS.again],
]
for (const [what, value, sign, limit] of bars) {
  const holds = sign === '≤' ? value <= limit : value >= limit
  console.log(`${holds ? ' ' : '✗'} ${what.padEnd(52)} ${String(Math.round(value * 1000) / 1000).padStart(10)} ${sign} ${limit}`)
  if (!holds && ROWS === 1_000_000) process.exitCode = 1
}
