/** npm run import: what it is told, what it does, and what it prints. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importFiles, optionsOf, tableOf } from '../../../server/imports/cli'
import { fixture } from '../../support/import-files'
import { importKit } from './kit'
import type { Kit } from './kit'

describe('npm run import', () => {
  let kit: Kit
  let folder: string
  beforeAll(async () => {
    kit = await importKit()
    folder = mkdtempSync(join(tmpdir(), 'seller-cli-'))
    await kit.shop('美国店', 'us')
  })
  afterAll(async () => {
    await kit.drop()
    rmSync(folder, { recursive: true, force: true })
  })
  const run = (args: string[]) =>
    importFiles(kit.test.db, kit.test.model, folder, { caller: { ...kit.caller, employeeId: '1' }, employee: kit.importer.employee, company: { id: kit.caller.companyId, name: '测试公司', currency: 'CNY', zone: 'Asia/Shanghai' }, roles: [] } as unknown as Parameters<typeof importFiles>[3], optionsOf(args), () => undefined)

  it('reads its arguments, and refuses others with the usage', () => {
    expect(optionsOf(['a.csv', '--shop', '3', '--json'])).toEqual({ files: ['a.csv'], shop: '3', check: false, json: true })
    expect(() => optionsOf([])).toThrow(/请写明要导入的文件。\n用法/)
    expect(() => optionsOf(['a.csv', '--colour'])).toThrow('没有选项 --colour')
    expect(() => optionsOf(['a.csv', '--shop', 'x'])).toThrow('--shop 应为编号')
  })

  it('writes what it can, says what it could not, and goes on', async () => {
    const results = await run([fixture('transactions/us-30.csv'), fixture('unknown/stranger.csv'), 'no-such.csv', fixture('transactions/de-29.csv'), fixture('storage/us-new.csv')])
    expect(results.map((result) => [result.state, result.ok])).toEqual([['committed', true], ['refused', false], ['missing', false], ['preview', false], ['committed', true]])
    expect(results[3]!.message).toBe('不能确定属于哪个店铺，请用 --shop 写明店铺编号')
    const table = tableOf(results)
    expect(table).toContain('完成：已写入 9 行，有 1 种费用未匹配，新增商品 2 个。')
    expect(table).toContain('未匹配费用 Mystery Fee / other / Something nobody has seen：-1.23 USD（1 笔）')
    expect(table).toContain('未写入：没有这个文件')
    expect(await kit.query('select count(*) as n from settlement_txn')).toEqual([{ n: 9 }])
  })

  it('only looks with --check', async () => {
    const [result] = await run([fixture('orders/us.txt'), '--check'])
    expect([result!.state, result!.ok, result!.preview?.accepted]).toEqual(['preview', true, 5])
    expect(await kit.query('select count(*) as n from order_item')).toEqual([{ n: 0 }])
  })
})
