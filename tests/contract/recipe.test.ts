/**
 * docs/clients.md, followed step by step with its own text: the schemas check, the deployment is judged, and the package of
 * providers leaves for a folder of its own, is compiled strictly there and asks the stand-in.
 */
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withDeployment, wrongsOf } from '../../codegen/build/deployment'
import { buildProviders } from '../../codegen/build/providers'
import { emitFiles } from '../../codegen/emit/emit'
import { planFiles } from '../../codegen/emit/plans'
import { createCallTable } from '../../server/kernel/http/calls/table'
import type { SiteIndex } from '../../contract/site'
import { recipeFiles, recipeModel } from '../foreign/recipe'
import { ACCOUNT, salesOfBooks, startBooks, type StandIn } from '../foreign/stand-in'

const ROOT = join(import.meta.dirname, '../..')
const { model, sources } = recipeModel()
const deployment = JSON.parse(recipeFiles()['clients.json']!) as Record<string, unknown>
const folder = mkdtempSync(join(tmpdir(), 'seller-recipe-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a company that follows the recipe', () => {
  it('has two systems as clients, each with its wire, token and sign-in', () => {
    expect(Object.values(model.families).map(({ client, wire }) => [client, wire])).toEqual([['books', 'books'], ['depot', 'depot']])
    expect(model.wires['depot']?.auth).toMatchObject({ header: 'Authorization', prefix: 'Token ' })
    const [list] = model.plans['company_sales']!.lists
    expect(list).toMatchObject({ total: true, fallback: { summary: 'page', export: 'client' } })
    expect(list?.actions.map(({ action, does }) => [action, does.type])).toEqual([
      ['refresh', 'refresh'], ['export', 'export'], ['edit', 'edit'], ['remind', 'call'],
    ])
  })

  it('finds pages, menu, families, doors and choices beside the app', () => {
    const index = JSON.parse(planFiles(model).get('plans/index.json')!) as SiteIndex
    expect(Object.keys(index.doors)).toEqual(['books', 'depot'])
    expect(index.doors['depot']?.label).toBe('仓库系统')
    expect(index.choices['shop']).toEqual({ list: { family: 'sales', call: 'shops' }, key: 'id', label: 'name', search: true, many: true })
    expect([...planFiles(model).keys()]).toEqual(expect.arrayContaining(['plans/company_sales.json', 'plans/families/sales.json']))
  })

  it('is told what of its deployment is wrong, and has the right one in its page', () => {
    expect(wrongsOf(deployment, model)).toEqual([])
    expect(wrongsOf({ pages: 'files', bases: { boks: 'x' }, sesion: 1 }, model)).toEqual([
      '"sesion" is no word of it; there are origins, bases, pages, session',
      'bases: no family names the client "boks"',
      'bases: "boks" is no address: "x"',
      'session: say whose sign-in opens the app; wires with auth.signIn: books, depot',
    ])
    expect(wrongsOf({ session: 'ads' }, model)).toEqual(['session: nobody signs in at "ads"; wires with auth.signIn: books, depot'])
    expect(withDeployment('<meta name="client-bases" content="" />', { bases: { books: 'https://a.example/?x=1&y' } }))
      .toBe(`<meta name="client-bases" content='{"bases":{"books":"https://a.example/?x=1&amp;y"}}' />`)
  })

  it('leaves its calls to its own systems: our server has no address of theirs', () => {
    expect(createCallTable(model).find('POST', '/books/v2/sales/search')).toBeUndefined()
  })
})

const CONSUMER = `import { createTransport, CallError, WIRES, type ListAnswer, type Wire } from 'seller-back-office-providers'
import { enter, list, one, provider, remind, save } from 'seller-back-office-providers/sales'
import type { SaleRow } from 'seller-back-office-providers/entities/sale'

declare const process: { argv: string[] }
declare const console: { log: (text: string) => void }
const wires: Record<string, Wire> = WIRES
let token: string | undefined
const transport = createTransport({ baseOf: () => process.argv[2]!, wireOf: (name) => wires[name]!, token: () => token, onExpired: () => undefined })
const [userCode, passPhrase] = process.argv.slice(3)

const refused = await list(transport, { page: 1, pageSize: 5 }).then(() => 'none', (error: unknown) => (error instanceof CallError ? error.failure : 'other'))
token = (await enter(transport, { userCode: userCode!, passPhrase: passPhrase! })).ticket
const asked: Pick<Parameters<typeof list>[1], 'filter' | 'sort'> = {
  filter: { field: 'state', op: 'eq', value: 'shipped' }, sort: [{ field: 'amount', order: 'desc' }],
}
const first: ListAnswer<SaleRow> = await list(transport, { page: 1, pageSize: 5, ...asked })
const second = await list(transport, { page: 2, pageSize: 5, cursor: first.next!, ...asked })
const amount: string | null | undefined = first.list[0]?.amount
await save(transport, { id: first.list[0]!.id, state: 'done', pieces: 4, before: { state: 'shipped' } })
const row = await one(transport, { id: first.list[0]!.id })
const { sent } = await remind(transport, { docId: row.id })
const third = await provider(transport).getList({ resource: 'list', pagination: { currentPage: 3, pageSize: 20 } })
console.log(JSON.stringify({ refused, amount, more: first.more, following: second.list.map(({ order_no }) => order_no), row, sent, third: third.data.length }))
`

describe('the package of providers', { timeout: 240_000 }, () => {
  let books: StandIn
  const sales = salesOfBooks()
  const consumer = join(folder, 'consumer')
  const installed = join(consumer, 'node_modules', 'seller-back-office-providers')
  const tsc = (options: string[]): string => {
    try {
      return execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), ...options], { cwd: consumer, encoding: 'utf8' })
    } catch (error) {
      return String((error as { stdout?: string }).stdout ?? error)
    }
  }

  beforeAll(async () => {
    books = await startBooks(sales)
    const root = join(folder, 'repository')
    for (const part of ['src/data', 'src/lib', 'contract', 'tsconfig.json', 'package.json']) {
      cpSync(join(ROOT, part), join(root, part), { recursive: true, filter: (path) => !path.endsWith('.test.ts') && !path.includes('/generated') })
    }
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
    for (const [path, text] of await emitFiles(model, sources)) {
      if (!/^(src|contract)\/generated\//.test(path)) continue
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    buildProviders(root, join(root, 'dist/providers'), model)
    mkdirSync(installed, { recursive: true })
    execFileSync('npm', ['pack', join(root, 'dist/providers'), '--pack-destination', folder, '--offline'], { cwd: folder, stdio: 'pipe' })
    const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'))!
    execFileSync('tar', ['-xzf', join(folder, tarball), '-C', installed, '--strip-components=1'])
    rmSync(root, { recursive: true, force: true })
    symlinkSync(join(ROOT, 'node_modules/axios'), join(consumer, 'node_modules/axios'))
    writeFileSync(join(consumer, 'package.json'), '{ "type": "module" }')
    writeFileSync(join(consumer, 'use.ts'), CONSUMER)
  }, 240_000)
  afterAll(() => books?.close())

  it('compiles strictly in a folder that has nothing but it and axios, and names nothing of the repository', () => {
    const strict = [
      '--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes', 'false', '--target', 'es2022', '--module', 'nodenext', '--lib',
      'es2023,dom', '--types', '',
    ]
    expect(tsc(['use.ts', ...strict])).toBe('')
    const files = readdirSync(installed, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => entry.name)
    expect(files).toEqual(expect.arrayContaining(['package.json', 'README.md', 'index.js', 'index.d.ts', 'sales.js', 'sale.d.ts']))
    writeFileSync(
      join(consumer, 'wrong.ts'), "import { save } from 'seller-back-office-providers/sales'\nsave(undefined as never, { id: '1', stat: 'done' })\n",
    )
    expect(tsc(['wrong.ts', '--noEmit', ...strict])).toContain("'stat' does not exist")
  })

  it('asks the company\'s system from there: sign-in, filter, cursor, edit, a plain call', async () => {
    // The stand-in answers in this very process, which must not wait for the consumer with its eyes shut.
    const { stdout: said } = await promisify(execFile)(
      process.execPath, ['use.js', books.url, ACCOUNT.userCode, ACCOUNT.passPhrase], { cwd: consumer, encoding: 'utf8', timeout: 60_000 },
    )
    expect(JSON.parse(said)).toMatchObject({
      refused: 'expired', amount: '14.7', more: true, following: ['SO-0032', 'SO-0029', 'SO-0026', 'SO-0023', 'SO-0020'],
      row: { id: '1047', order_no: 'SO-0047', 'shop.name': '杭州一店', state: 'done', pieces: 4 }, sent: 1, third: 7,
    })
    expect(sales.find(({ id }) => id === 1047)).toMatchObject({ status: 'D', qty: 4 })
    expect(books.asked.find(({ path }) => path.endsWith('/save'))?.body).toEqual({ id: '1047', status: 'D', qty: 4 })
  })

  it('its provider is one of refine\'s', () => {
    symlinkSync(join(ROOT, 'node_modules/@refinedev'), join(consumer, 'node_modules/@refinedev'))
    writeFileSync(
      join(consumer, 'refined.ts'),
      [
        "import type { DataProvider } from '@refinedev/core'", "import { provider } from 'seller-back-office-providers/sales'",
        'export const made: DataProvider = provider(undefined as never)', '',
      ].join('\n'),
    )
    expect(tsc([
      'refined.ts', '--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler', '--jsx',
      'react-jsx', '--lib', 'es2023,dom', '--types', '',
    ])).toBe('')
  })
})
