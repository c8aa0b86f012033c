/**
 * What a report's row passes on its way from file to fact. Counted is every file of server/ and kinds/ that runs a function of
 * its own for each row, by the engine's own count of calls over a file of many rows, and the two whose one call carries all
 * rows: tables/table.ts hands them out, facts.ts writes them. Not counted is kernel/value, which reads one value and knows no row.
 */
import { Session } from 'node:inspector/promises'
import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Importer } from '../../../server/kernel/intake/importer'
import { commitImport } from '../../../server/kernel/intake/commit-import'
import { readImport } from '../../../server/kernel/intake/read-import'
import { changeFile } from '../../../server/kernel/intake/report-file'
import { undoImport } from '../../../server/kernel/intake/undo-import'
import { fileOf, fixtureText } from '../../support/import-files'
import { importKit } from './kit'
import type { Kit } from './kit'

const ROOT = resolve(import.meta.dirname, '../../..')
const MOST_FILES = 12
const ARCHITECTURE = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8')
const FEW = 50
const MANY = 250
const CARRY_ALL = ['server/kernel/intake/facts.ts', 'server/kernel/intake/tables/table.ts']

let kit: Kit
let shop: string
beforeAll(async () => {
  kit = await importKit()
  shop = await kit.shop('美国店', 'us')
})
afterAll(() => kit.drop())

/** A fixture whose last row stands there so often. */
function longer(name: string, rows: number): string {
  const lines = fixtureText(name).trimEnd().split(/\r?\n/)
  return fileOf(name.replace(/^.*\//, ''), [...lines, ...Array.from({ length: rows }, () => lines.at(-1)!)].join('\n'))
}

/** How often each function of server/ and kinds/ was called while the file was written, by file and place. */
async function callsOf(path: string): Promise<Map<string, number>> {
  const [id] = await kit.upload(path, { shopId: shop })
  await kit.read(id!)
  await kit.test.db.withCompany(kit.caller, (tx) => changeFile(tx, kit.caller.companyId, id!, { state: 'committing' }, ['preview']))
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await commitImport(kit.importer, id!)
  const { result } = await session.post('Profiler.takePreciseCoverage')
  session.disconnect()
  const calls = new Map<string, number>()
  for (const { url, functions } of result) {
    const file = relative(ROOT, url.startsWith('file:') ? fileURLToPath(url) : url).replaceAll('\\', '/')
    if (!/^(server|kinds)\//.test(file)) continue
    for (const { ranges: [range] } of functions) {
      if (range) calls.set(`${file} ${range.startOffset}`, (calls.get(`${file} ${range.startOffset}`) ?? 0) + range.count)
    }
  }
  return calls
}

/** The files with a function that more rows call so many times more. */
async function walkOf(name: string): Promise<string[]> {
  const few = await callsOf(longer(name, FEW))
  const many = await callsOf(longer(name, MANY))
  const each = [...many].filter(([place, count]) => count - (few.get(place) ?? 0) >= MANY - FEW).map(([place]) => place.split(' ')[0]!)
  return [...new Set([...each, ...CARRY_ALL])].filter((file) => !file.startsWith('server/kernel/value/')).sort()
}

test.each(['transactions/us-30.csv', 'settlements/v2.txt', 'settlements/v1-33.txt', 'orders/us.txt', 'storage/us-new.csv', 'ads/sp-targeting-en.csv'])(
  'a row of %s goes from file to fact through at most twelve files', async (name) => {
    const walk = await walkOf(name)
    expect(walk).toContain('server/kernel/intake/rows.ts')
    expect(walk.length, walk.join('\n')).toBeLessThanOrEqual(MOST_FILES)
    for (const file of walk) {
      expect(ARCHITECTURE, 'ARCHITECTURE.md, a report row’s walk').toContain(file
        .replace(/^server\/(kernel|modules)\//, '')
        .replace(/\w+\.report/, '*.report')
        .replace(/parsers\/\w+\./, 'parsers/*.'))
    }
  })

test('an import says every state that it enters, in one line', async () => {
  const said: string[] = []
  const importer: Importer = { ...kit.importer, entered: (state) => said.push(state) }
  const [id] = await kit.upload(fileOf('states.csv', fixtureText('transactions/us-30.csv')), { shopId: shop })
  await readImport(importer, id!)
  await kit.test.db.withCompany(kit.caller, (tx) => changeFile(tx, kit.caller.companyId, id!, { state: 'committing' }, ['preview']))
  await commitImport(importer, id!)
  await kit.test.db.withCompany(kit.caller, (tx) => undoImport(tx, importer, id!), { timeoutMs: 0 })
  expect(said.map((line) => line.replace(/^import \d+ of "states.csv" \(date_range_transactions\) /, '').replace(/:.*/, ''))).toEqual(
    ['recognised', 'scanned', 'previewed', 'recognised', 'scanned', 'committed', 'undone'])
  expect(said[1]).toMatch(/9 records, 9 rows, 0 refused, 0 older$/)
  expect(said.at(-2)).toMatch(/9 rows written in place of \d+$/)
})
