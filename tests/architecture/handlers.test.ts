/**
 * The compiler refuses handlers that ask or answer otherwise than the schema of their call: wrong ones are compiled here, and
 * each must be refused for what is wrong with it. Right ones beside them must pass, or nothing would be shown.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const COMPANY = `companyId: 1, company_name: '', currency: 'CNY', zone: 'Asia/Shanghai', amzOrderCount: 1`
const ITEM = `id: '', name: '', menuKey: '', url: '', parentId: ''`

/** What is wrong with it -> its code, and what the compiler must say of it; no word: it must pass. */
const CASES: Record<string, { code: string; says?: string }> = {
  'nothing where it is as the schema says': { code: `answers('account.companyBaseInfo', async () => ({ ${COMPANY} }))` },
  'an invented field': {
    code: `answers('account.companyBaseInfo', async () => ({ ${COMPANY}, colour: 'red' }))`,
    says: `the schema of the call knows no': "colour"`,
  },
  'an invented field out of a variable': {
    code: `answers('account.companyBaseInfo', async () => { const found = { ${COMPANY}, colour: 'red' }; return found })`,
    says: `the schema of the call knows no': "colour"`,
  },
  'an invented field in a list of lists': {
    code: `answers('account.accountMenu', async () => [{ id: '', title: '', list: [{ ${ITEM}, colour: 'red' }] }])`,
    says: `the schema of the call knows no': "[].list[].colour"`,
  },
  'an invented field in one of two answers': {
    code: `answers('account.companyBaseInfo', async (context) => (context.source ? { ${COMPANY} } : { ${COMPANY}, colour: 'red' }))`,
    says: `the schema of the call knows no': "colour"`,
  },
  'an invented field of every value of a map': {
    code: `answers('adsNew.profileList', async () => Object.fromEntries([['1', { profile_id: '', shop: '', site: '', currency: '', colour: '' }]]))`,
    says: 'colour',
  },
  'a row of whatever fields': {
    code: `answers('fbaConfig.getConfig', async () => ({ code: '' }) as { code: string } & Record<string, unknown>)`,
    says: `the schema of the call knows no': string`,
  },
  'an invented field of a type of the contract': {
    code: `answers('access.tree', async () => ({ menu: [], permissions: [], sources: [{ name: '', label: '', fields: [], colour: '' }] }))`,
    says: `the schema of the call knows no': "sources[].colour"`,
  },
  'an invented field of a settings row': {
    code: `answers('fbaConfig.getConfig', async () => ({ code: 'company', stockWarningDays: 30, colour: '' }))`,
    says: `the schema of the call knows no': "colour"`,
  },
  'a setting of another type': {
    code: `answers('fbaConfig.getConfig', async () => ({ code: 'company', stockWarningDays: '30' }))`,
    says: `Type 'string' is not assignable to type 'number'`,
  },
  'a field missing': {
    code: `answers('account.companyBaseInfo', async () => ({ companyId: 1, company_name: '', currency: 'CNY', zone: '' }))`,
    says: `Property 'amzOrderCount' is missing`,
  },
  'a field missing in a list': {
    code: `answers('account.accountMenu', async () => [{ id: '', title: '', list: [{ id: '', name: '' }] }])`,
    says: 'missing the following properties',
  },
  'a value of another type': {
    code: `answers('account.companyLockStock', async () => ({ is_open: true }))`,
    says: `Type 'boolean' is not assignable to type 'number'`,
  },
  'a value that the enum has not': {
    code: `answers('fbaShipment.uploaded', async () => ({ packing_type: '9' as const }))`,
    says: `Type '"9"' is not assignable`,
  },
  'something where the answer is empty': { code: `answers('account.userFilterEdit', async () => ({ id: '' }))`, says: 'not assignable' },
  'text where a file is the answer': { code: `answers('app.jobFile', async () => 'file')`, says: `Type 'string' is not assignable` },
  'a field of the request that there is not': {
    code: `answers('app.viewRemove', async (_context, { name }) => ({ id: String(name) }))`,
    says: `Property 'name' does not exist`,
  },
  'a field of the request taken for another type': {
    code: `answers('app.viewRemove', async (_context, { id }) => ({ id: id.toFixed() }))`,
    says: `Property 'toFixed' does not exist`,
  },
  'nothing where it takes the files of a form': {
    code: `answers('settings.attachmentUpload', async (_context, { files }) => ({ id: '', file_name: String(files[0]?.path) }))`,
  },
  'a file among the fields of a form': {
    code: `answers('settings.attachmentUpload', async (_context, { file }) => ({ id: '', file_name: String(file) }))`,
    says: `Property 'file' does not exist`,
  },
  'files where none are sent': {
    code: `answers('app.viewRemove', async (_context, { files }) => ({ id: String(files) }))`, says: `Property 'files' does not exist`,
  },
  'a call that there is not': { code: `answers('account.invented', async () => ({}))`, says: `'"account.invented"' is not assignable` },
  'a module with a function that was held to nothing': {
    code: `defineModule({ name: 'x', handlers: { help: { notice: async () => [] } } })`,
    says: 'not assignable',
  },
  'a module with a handler of another call': {
    code: `defineModule({ name: 'x', handlers: { help: { notice: answers('account.companyLockStock', async () => ({ is_open: 1 })) } } })`,
    says: 'not assignable',
  },
  'an effect that writes a field that its document has not': {
    code: `effect('tellPeople', { run: async ({ row }) => void row.colour })`, says: `Property 'colour' does not exist on type 'Required<AnnouncementRow>'`,
  },
  'an effect that takes a field for another type': {
    code: `effect('tellPeople', { run: async ({ row }) => void row.title.toFixed() })`, says: `Property 'toFixed' does not exist on type 'string'`,
  },
  'an effect of rows below that its document has not': {
    code: `effect('tellPeople', { run: async ({ items }) => void items.lines })`, says: `Property 'lines' does not exist`,
  },
  'an effect that does nothing': { code: `effect('tellPeople', { undo: async () => undefined })`, says: `Property 'run' is missing` },
  'an effect that answers at once': { code: `effect('tellPeople', { run: () => 1 })`, says: `Type 'number' is not assignable to type 'Promise<void>'` },
  'an effect that no step names': { code: `effect('invented', { run: async () => undefined })`, says: `'"invented"' is not assignable` },
  'nothing where a module answers some calls of a family': {
    code: `defineModule({ name: 'x', handlers: { account: { companyLockStock: answers('account.companyLockStock', async () => ({ is_open: 1 })) } } })`,
  },
  'a module with a handler that no call names': {
    code: `defineModule({ name: 'x', handlers: { help: { notice: answers('help.notice', async () => []), more: answers('help.notice', async () => []) } } })`,
    says: `'more' does not exist`,
  },
}

describe('a handler is refused by the compiler for', () => {
  const folder = mkdtempSync(join(tmpdir(), 'handlers-'))
  const file = join(folder, 'wrong.ts')
  const names = Object.keys(CASES)
  let said = new Map<string, string>()

  beforeAll(async () => {
    const from = (path: string): string => JSON.stringify(join(ROOT, path))
    const imports = { answers: 'server/kernel/http/answers', defineModule: 'server/kernel/plug/module', effect: 'server/kernel/write/effects' }
    const head = Object.entries(imports).map(([name, path]) => `import { ${name} } from ${from(path)}`).join('; ')
    writeFileSync(file, [head, ...Object.values(CASES).map(({ code }, at) => `export const case${at} = ${code}`), ''].join('\n'))
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({
      extends: join(ROOT, 'tsconfig.json'),
      compilerOptions: { typeRoots: [join(ROOT, 'node_modules/@types')], types: ['node'], noUnusedParameters: false, noErrorTruncation: true },
      include: [file], exclude: [],
    }))
    const output = await new Promise<string>((resolve) => {
      execFile(
        process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '--pretty', 'false', '-p', folder], { cwd: ROOT },
        (_error, stdout) => resolve(stdout),
      )
    })
    said = byCase(output)
  }, 120_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** What is said of each case; one case is one line of the file, after the imports. */
  function byCase(output: string): Map<string, string> {
    const found = new Map<string, string>()
    for (const message of output.split(/\n(?=\S)/)) {
      const [, line] = /wrong\.ts\((\d+),/.exec(message) ?? []
      const name = line === undefined ? 'elsewhere' : (names[Number(line) - 2] ?? 'elsewhere')
      if (message.trim() !== '') found.set(name, `${found.get(name) ?? ''}${message}\n`)
    }
    return found
  }

  test('nothing outside of what is compiled here', () => expect(said.get('elsewhere')).toBeUndefined())

  test.each(Object.entries(CASES))('%s', (name, { says }) => {
    if (says === undefined) expect(said.get(name)).toBeUndefined()
    else expect(said.get(name)).toContain(says)
  })
})
