/**
 * How long a transaction report of a million rows takes and how much memory it holds: read for its preview, written with
 * its fee lines, and undone. Prints seconds and the peak of resident memory of this process (the database is another).
 */
import '../server/modules/modules'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { loadModel } from '../codegen/load-model'
import { connect } from '../server/kernel/store/connect'
import { startEmbedded } from '../server/kernel/store/embedded/embedded'
import { migrate } from '../server/kernel/kept/migrate'
import { commitImport } from '../server/kernel/intake/commit-import'
import type { Importer } from '../server/kernel/intake/importer'
import { readImport } from '../server/kernel/intake/read-import'
import { changeFile } from '../server/kernel/intake/report-file'
import { undoImport } from '../server/kernel/intake/undo-import'
import { registerFiles } from '../server/kernel/intake/upload'
import { createFileStore } from '../server/kernel/tasks/files'

const HEADER = [
  'date/time', 'settlement id', 'type', 'order id', 'sku', 'description', 'quantity', 'marketplace', 'account type', 'fulfillment',
  'order city', 'order state', 'order postal', 'tax collection model', 'product sales', 'product sales tax', 'shipping credits',
  'shipping credits tax', 'gift wrap credits', 'giftwrap credits tax', 'Regulatory Fee', 'Tax On Regulatory Fee', 'promotional rebates',
  'promotional rebates tax', 'marketplace withheld tax', 'selling fees', 'fba fees', 'other transaction fees', 'other', 'total',
].map((name) => `"${name}"`).join(',')
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const money = (cents: number): string => (cents / 100).toFixed(2)

/** A report of `rows` sales over a year, each true in itself, always the same. */
async function writeReport(path: string, rows: number): Promise<void> {
  const out = createWriteStream(path)
  out.write(`\ufeff"Includes Amazon Marketplace"\n"All amounts in USD, unless specified"\n${HEADER}\n`)
  let buffer = ''
  for (let at = 0; at < rows; at++) {
    const day = Math.floor((at * 365) / rows)
    const date = new Date(Date.UTC(2024, 0, 1 + day))
    const cents = 500 + ((at * 7919) % 9000)
    const tax = Math.round(cents * 0.07)
    const fee = Math.round(cents * 0.15)
    const clock = `${(at % 12) + 1}:${String(at % 60).padStart(2, '0')}:07 ${at % 24 < 12 ? 'AM' : 'PM'} PST`
    const cells = [
      `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()} ${clock}`, `${70_000_000_000 + Math.floor(day / 14)}`,
      'Order', `111-${String(at).padStart(7, '0')}-0000001`, `SKU-${at % 200}`,
      `A product with a title of the usual length, in black, for the kitchen and the ${at % 200}`, '1', 'amazon.com', 'Standard Orders', 'Amazon',
      'SPRINGFIELD', 'IL', '62701', 'MarketplaceFacilitator', money(cents), money(tax), '0', '0', '0', '0', '0', '0', '0', '0', money(-tax),
      money(-fee), '-3.55', '0', '0', money(cents - fee - 355),
    ]
    buffer += `${cells.map((cell) => `"${cell}"`).join(',')}\n`
    if (buffer.length > 1 << 18) {
      if (!out.write(buffer)) await once(out, 'drain')
      buffer = ''
    }
  }
  out.end(buffer)
  await once(out, 'finish')
}

/** Runs it. @param rows rows of the report */
async function benchImport(rows: number): Promise<{ what: string; seconds: number; rows: number; peakMb: number }[]> {
  const folder = mkdtempSync(join(tmpdir(), 'seller-bench-'))
  const embedded = await startEmbedded({ dataDir: folder })
  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 50)
  const results: { what: string; seconds: number; rows: number; peakMb: number }[] = []
  try {
    const { model } = loadModel(fileURLToPath(new URL('..', import.meta.url)))
    if (!model) throw new Error('the schemas have errors')
    const db = await connect(embedded.url)
    try {
      await migrate(db, model)
      const companyId = await db.asOwner(async (tx) => (await tx.query<{ id: number }>(`insert into company (name) values ('bench') returning id`)).rows[0]!.id)
      const caller = { companyId, employeeId: '1', shopIds: null }
      const shopId = await db.withCompany(caller, async (tx) =>
        (await tx.query<{
          id: string
        }>(
          `insert into shop (company_id, name, account_name, site, marketplace, currency) values ($1, 'bench', 'bench', 'us', 'amazon.com', 'USD')
            returning id::text as id`,
          [companyId],
        )).rows[0]!.id)
      const path = join(folder, 'report.csv')
      await writeReport(path, rows)
      const hash = createHash('sha256')
      await pipeline(createReadStream(path), hash)
      const importer: Importer = {
        model, db, files: createFileStore(join(folder, 'files')), caller, employee: { id: '1', name: 'bench', roles: [] }, companyZone: 'Asia/Shanghai',
        now: () => new Date('2025-06-01T00:00:00Z'), audit: async () => undefined,
      }
      const timed = async (what: string, work: () => Promise<unknown>): Promise<void> => {
        global.gc?.()
        peak = process.memoryUsage().rss
        const start = performance.now()
        await work()
        results.push({ what, seconds: Math.round((performance.now() - start) / 10) / 100, rows, peakMb: Math.round(peak / 2 ** 20) })
      }
      const bring = async (): Promise<string> => {
        const [file] = await db.withCompany(
          caller,
          (tx) => registerFiles(tx, importer, [{ name: 'report.csv', path, size: statSync(path).size, sha256: hash.digest('hex') }], { shopId }, false),
          { timeoutMs: 0 },
        )
        return file!.id
      }
      const id = await bring()
      await timed('preview', () => readImport(importer, id))
      await db.withCompany(caller, (tx) => changeFile(tx, companyId, id, { state: 'committing' }))
      await timed('write', () => commitImport(importer, id))
      await timed('undo', () => db.withCompany(caller, (tx) => undoImport(tx, importer, id), { timeoutMs: 0 }))
    } finally {
      await db.close()
    }
  } finally {
    clearInterval(watch)
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return results
}

if (process.argv[1]?.endsWith('import.bench.ts')) {
  console.table(await benchImport(Number(process.argv[2] ?? 1_000_000)))
}
