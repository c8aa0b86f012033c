/** npm run import: what it is told, what it does, and what it prints. */
import { spawn } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exitCodeOf, importFiles, tableOf } from '../../../server/commands/import/cli'
import { optionsOf, USAGE } from '../../../server/commands/import/cli.options'
import { STOP_KINDS } from '../../../server/kernel/intake/stops'
import { fileOf, fixture, fixtureText } from '../../support/import-files'
import { importKit } from './kit'
import type { Kit } from './kit'

describe('npm run import', () => {
  let kit: Kit
  let folder: string
  let usShop: string
  beforeAll(async () => {
    kit = await importKit()
    folder = mkdtempSync(join(tmpdir(), 'seller-cli-'))
    usShop = await kit.shop('美国店', 'us')
  })
  afterAll(async () => {
    await kit.drop()
    rmSync(folder, { recursive: true, force: true })
  })
  it('run as it is typed, beside a server or alone, writes what the screens then show', async () => {
    await kit.test.db.asOwner(async (tx) => {
      await tx.query(`insert into role (company_id, name, label, everything) values ($1, 'admin', '管理员', true) on conflict do nothing`, [kit.caller.companyId])
      await tx.query(
        `insert into employee (company_id, login_account, name, roles, all_shops, state) values ($1, 'teller', '命令行', '{admin}', true, 'on')`,
        [kit.caller.companyId],
      )
    })
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/commands/import/cli.ts', fixture('storage/us-new.csv'), '--shop', usShop, '--json'], {
      cwd: join(import.meta.dirname, '../../..'), env: { ...process.env, DATABASE_URL: kit.test.url, DATA_DIR: folder },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (piece: string) => (said += piece))
    const code = await new Promise((done) => child.once('exit', done))
    expect(said).toContain('"committed"')
    expect(code).toBe(0)
    expect(await kit.unevenRollups()).toEqual([])
    const [file] = await kit.query<{ id: string }>('select id::text from report_file')
    await kit.undo(file!.id)
  }, 60_000)

  const run = (args: string[]) =>
    importFiles(kit.test.db, kit.test.model, folder, {
      caller: { ...kit.caller, employeeId: '1' }, employee: kit.importer.employee,
      company: { id: kit.caller.companyId, name: '测试公司', currency: 'CNY', zone: 'Asia/Shanghai' }, roles: [],
    } as unknown as Parameters<typeof importFiles>[3], optionsOf(args), () => undefined)

  it('reads its arguments, and refuses others with the usage', () => {
    expect(optionsOf(['a.csv', '--shop', '3', '--json'])).toEqual({ files: ['a.csv'], shop: '3', accept: new Set(), check: false, json: true, help: false })
    expect(optionsOf(['a.csv', '--accept', 'sums,dates', '--accept', 'shrinks', '--date', '2025-03-01'])).toMatchObject({
      accept: new Set(['sums', 'dates', 'shrinks']), date: '2025-03-01',
    })
    expect(() => optionsOf(['a.csv', '--accept', 'everything'])).toThrow('--accept 没有“everything”这种提醒')
    expect(() => optionsOf(['a.csv', '--accept'])).toThrow('--accept 后面要写值')
    expect(() => optionsOf(['a.csv', '--date', '2025-02-30'])).toThrow('应写成 2025-03-31 的样子')
    expect(() => optionsOf(['a.csv', '--date', '2999-01-01'])).toThrow('还没有到')
    expect(optionsOf(['--help']).help).toBe(true)
    expect(() => optionsOf([])).toThrow(/请写明要导入的文件。\n用法/)
    expect(() => optionsOf(['a.csv', '--colour'])).toThrow('没有选项 --colour')
    expect(() => optionsOf(['a.csv', '--shop', 'x'])).toThrow('--shop 应为编号')
  })

  it('writes what it can, says what it could not, and goes on', async () => {
    const results = await run([
      '--accept', 'sums', fixture('transactions/us-30.csv'), fixture('unknown/stranger.csv'), 'no-such.csv', fixture('transactions/de-29.csv'),
      fixture('storage/us-new.csv'),
    ])
    expect(exitCodeOf(results)).toBe(1)
    expect(results.map((result) => [result.state, result.ok])).toEqual([
      ['committed', true], ['refused', false], ['missing', false], ['preview', false], ['committed', true],
    ])
    expect(results[3]!.message).toBe('不能确定属于哪个店铺，请用 --shop 写明店铺编号')
    const table = tableOf(results)
    expect(table).toContain('完成：已写入 9 行，有 1 种费用未匹配，新增商品 2 个。')
    expect(table).toContain('未匹配费用 Mystery Fee / other / Something nobody has seen：-1.23 USD（1 笔）')
    expect(table).toContain('未写入：没有这个文件')
    expect(await kit.query('select count(*) as n from settlement_txn')).toEqual([{ n: 9 }])
  })

  it('tells every kind that stops it and every exit code, in its help and in the docs', () => {
    const docs = readFileSync(new URL('../../../docs/import.md', import.meta.url), 'utf8')
    for (const kind of Object.keys(STOP_KINDS)) {
      expect(USAGE).toContain(`  ${kind} `)
      expect(docs).toContain(`| \`${kind}\` |`)
    }
    expect(USAGE).toContain('退出码：0')
  })

  it('writes nothing of a file that a careful person would stop at, until that is accepted by name', async () => {
    const before = await kit.query('select count(*) as n from settlement_txn')
    const lines = fixtureText('transactions/us-30.csv').trimEnd().split('\n')
    // Fewer rows than are there, in pounds by its preamble, of a marketplace that nobody knows.
    const path = fileOf(
      'strange.csv',
      lines.filter((line) => !line.includes('Mar 2,')).join('\n').replace('amounts in USD', 'amounts in GBP').replace('"amazon.com"', '"amazon.example"'),
    )
    const [result] = await run([path, '--shop', usShop])
    expect([result!.state, result!.ok, result!.stopped.map((stop) => stop.kind)]).toEqual([
      'preview', false, ['otherCurrency', 'unknownMarketplace', 'shrinks', 'sums'],
    ])
    expect(result!.message).toMatch(/确认无误后加 --accept otherCurrency,unknownMarketplace,shrinks,sums，再运行一次$/)
    expect(exitCodeOf([result!])).toBe(2)
    expect(tableOf([result!])).toContain('已停下：')
    expect(await kit.query('select count(*) as n from settlement_txn')).toEqual(before)
    const [partly] = await run([path, '--shop', usShop, '--accept', 'shrinks,sums,unknownMarketplace'])
    expect(partly!.stopped.map((stop) => stop.kind)).toEqual(['otherCurrency'])
    expect(JSON.parse(JSON.stringify(partly))).toMatchObject({ ok: false, stopped: [{ kind: 'otherCurrency', says: expect.stringContaining('GBP') }] })
  })

  it('leaves rows of strange days out, writes them, or stops', async () => {
    const far = fileOf(
      'far.csv',
      fixtureText('orders/us.txt').trimEnd().replace(/\n([^\n]*)$/, (_all, last: string) => `\n${last.replace(/\t2025-03-\d\dT/, '\t2031-03-01T')}`),
    )
    const kinds = async (...more: string[]) => {
      const [result] = await run([far, '--check', ...more])
      return [result!.stopped.map((stop) => stop.kind), result!.preview?.accepted]
    }
    expect(await kinds()).toEqual([['dates'], 4])
    expect(await kinds('--accept', 'refused')).toEqual([[], 4])
    expect(await kinds('--accept', 'dates')).toEqual([[], 5])
  })

  it('never takes today for the day of a snapshot by itself', async () => {
    const path = join(folder, 'stock.txt')
    copyFileSync(fixture('inventory/us.txt'), path)
    const [silent] = await run([path])
    expect([silent!.stopped.map((stop) => stop.kind), exitCodeOf([silent!])]).toEqual([['undated'], 2])
    const [said] = await run([path, '--date', '2025-03-31'])
    expect([said!.ok, said!.preview?.snapshotDay]).toEqual([true, { day: '2025-03-31', from: 'person' }])
    copyFileSync(path, join(folder, 'stock-2025-04-30.txt'))
    const [named] = await run([join(folder, 'stock-2025-04-30.txt')])
    expect(named!.ok).toBe(true)
    expect(await kit.query('select distinct stat_date from fba_inventory order by 1')).toEqual([{ stat_date: '2025-03-31' }, { stat_date: '2025-04-30' }])
  })

  it('goes on after a file that breaks it', async () => {
    // An amount finer than any rollup can hold: the database refuses it while it is written.
    const fine = fileOf(
      'fine.csv', fixtureText('transactions/us-30.csv').replace('"-25.50","0","-25.50"', '"-25.5012345","0","-25.5012345"').replaceAll('2025', '2024'),
    )
    const results = await run(['--accept', 'sums', fine, fixture('storage/us-old.csv')])
    expect(results.map(({ state, ok }) => [state, ok])).toEqual([['fail', false], ['committed', true]])
    expect(exitCodeOf(results)).toBe(1)
    expect((await kit.file(results[0]!.id!)).state).toBe('preview')
  })

  it('only looks with --check', async () => {
    const [result] = await run([fixture('orders/us.txt'), '--check'])
    expect([result!.state, result!.ok, result!.preview?.accepted]).toEqual(['preview', true, 5])
    expect(await kit.query('select count(*) as n from order_item')).toEqual([{ n: 0 }])
  })
})
