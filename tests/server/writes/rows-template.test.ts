import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createXlsxWriter } from '../../../server/kernel/tasks/export/xlsx'
import type { Client } from '../../support/app'
import { multipart } from '../../support/multipart'
import { startWriteServer, type WriteServer } from './kit'
import { fileOf, sheetsOf } from './sheets'

interface Check {
  id: string
  total: number
  ok: number
  adds: number
  edits: number
  errors: { line: number; field?: string; label?: string; message: string; value?: string }[]
  sample: Record<string, unknown>[]
}
interface Written { written: number; added: number; edited: number; refused: number; lines: { line: number; result: string; message?: string }[] }
type Reply<T> = { status: number; body: { code: number; msg: string; data: T; errors?: Record<string, string> } }

const ADD = { family: 'testAds', call: 'add' }
const FIELDS = ['shop_id', 'campaign_id', 'name', 'state', 'currency', 'bid', 'share', 'clicks', 'start_day', 'active']

describe('rows out of a template', () => {
  let server: WriteServer
  let admin: Client
  const owner = (sql: string) => server.runtime.db.asOwner((tx) => tx.query<Record<string, unknown>>(sql))
  const upload = async (bytes: Buffer | string, options: { client?: Client; call?: unknown; fields?: string[]; name?: string } = {}): Promise<Reply<Check>> => {
    const form = multipart(
      { call: JSON.stringify(options.call ?? ADD), fields: JSON.stringify(options.fields ?? FIELDS) }, [{ name: options.name ?? 'rows.csv', content: bytes }],
    )
    const response = await server.app.inject({
      method: 'POST', url: '/app/api/v1/rows/upload', payload: form.payload,
      headers: { ...form.headers, authorization: `Bearer ${(options.client ?? admin).token}`, projectid: 'erp' },
    })
    return { status: response.statusCode, body: response.json() }
  }
  const commit = (id: string, client = admin) => client.call<Written>('/app/api/v1/rows/commit', { id })
  const stored = async () =>
    (await owner(
      `select s.name as shop, campaign_id, t.name, t.state, t.currency, bid::text, share::text, clicks, start_day::text, active from test_ad t join shop s
        on s.company_id = t.company_id and s.id = t.shop_id order by campaign_id`,
    )).rows

  beforeAll(async () => {
    server = await startWriteServer()
    admin = await server.admin()
  })
  afterAll(() => server?.stop())
  beforeEach(async () => {
    await owner('delete from test_ad')
    await owner('delete from audit_log')
  })

  it('offers a workbook with the labels as headings and the words that may be chosen', async () => {
    const { bytes, name } = await fileOf(server, admin, '/app/api/v1/rows/template', { call: ADD, fields: FIELDS, title: '测试广告' })
    expect(name).toContain('测试广告_导入模板.xlsx')
    const sheets = await sheetsOf(bytes)
    expect(sheets['测试广告']).toEqual([['店铺*', '广告活动编号*', '名称*', '状态', '币种*', '竞价', '份额', '点击量', '开始日期', '启用']])
    const state = sheets['填写说明']!.find(([label]) => label === '状态')
    expect(state?.[4]).toContain('暂停')
    expect(sheets['填写说明']!.find(([label]) => label === '竞价')?.[1]).toBe('数字，如 12.30（不小于 0.02，不大于 100）')
  })

  it('is named by any title, even one with half a character in it', async () => {
    const { name } = await fileOf(server, admin, '/app/api/v1/rows/template', { call: ADD, fields: FIELDS, title: '半个字\ud800' })
    expect(decodeURIComponent(name)).toContain('半个字')
  })

  it('reads labels, names and numbers as staff write them, adds new rows and edits those whose unique fields are there', async () => {
    await server.ads([{ campaign_id: 'c1', name: '旧名', bid: '1', clicks: 7 }])
    const csv = '广告活动编号,店铺（必填）,名称,币种,状态,竞价,份额,点击量,开始日期,启用\r\nc1,甲店,新名,USD,已暂停,"1,234.5",,,,\r\nc2,乙店,乙,美元,enabled,2,12.5%,"1,000",2026/3/1,是\r\n\r\n'
      .replace('"1,234.5"', '34.5').replace('已暂停', '暂停')
    const states = server.runtime.live.current.model.enums['ad_state']!.values
    const paused = states.find(({ value }) => value === 'paused')!.label
    const { body } = await upload(csv.replace('暂停', paused))
    expect(body).toMatchObject({ code: 200, data: { total: 2, ok: 2, adds: 1, edits: 1, errors: [] } })
    expect(body.data.sample[1]).toMatchObject({ campaign_id: 'c2', shop_id: '2', share: '0.125', clicks: 1000, start_day: '2026-03-01', active: true })
    expect(await stored()).toHaveLength(1)
    const done = await commit(body.data.id)
    expect(done.body.data).toMatchObject({ written: 2, added: 1, edited: 1, refused: 0, lines: [{ line: 2, result: 'edited' }, { line: 3, result: 'added' }] })
    expect(await stored()).toEqual([
      { shop: '甲店', campaign_id: 'c1', name: '新名', state: 'paused', currency: 'USD', bid: '34.5', share: null, clicks: 7, start_day: null, active: null },
      {
        shop: '乙店', campaign_id: 'c2', name: '乙', state: 'enabled', currency: 'USD', bid: '2', share: '0.125', clicks: 1000, start_day: '2026-03-01',
        active: true,
      },
    ])
    expect((await owner(`select action from audit_log where entity = 'test_ad' order by id`)).rows).toEqual([{ action: 'edit' }, { action: 'add' }])
    expect((await commit(body.data.id)).body).toMatchObject({ code: 1202 })
  })

  it('names every mistake with its line, column and what stands there, and writes none of those lines', async () => {
    const csv =
      [
        '店铺,广告活动编号,名称,币种,竞价,点击量,开始日期,启用,别的', '丙店,c1,甲,USD,1,1,2026-01-01,是,x', '甲店,c2,,USD,abc,1.5,昨天,也许,', '甲店,c3,丙,USD,200,1,,,', '甲店,c4,丁,USD,1,,,,',
        '甲店,c4,戊,USD,1,,,,',
      ].join('\n')
    const { body } = await upload(csv)
    expect(body.data).toMatchObject({ total: 5, ok: 1 })
    const told = body.data.errors.map(({ line, field, message, value }) => [line, field, message, value])
    expect(told).toEqual([
      [1, undefined, '表头「别的」不是模板里的列，没有读取', undefined],
      [2, 'shop_id', '没有叫「丙店」的店铺，或不在您可见的店铺范围内', '丙店'],
      [3, 'bid', '「竞价」要写成数字，例如 12.30', 'abc'],
      [3, 'clicks', '「点击量」要写成整数，例如 12', '1.5'],
      [3, 'start_day', '「开始日期」要写成 2025-03-01', '昨天'],
      [3, 'active', '「启用」要写成 是 或 否', '也许'],
      [3, 'name', '请填写名称', ''],
      [4, 'bid', '「竞价」不能大于 100', '200'],
      [6, undefined, '与第 5 行的店铺、广告活动编号相同，请只留一行', undefined],
    ].map((line) => line))
    expect((await commit(body.data.id)).body.data).toMatchObject({ added: 1 })
    expect((await stored()).map((row) => row['campaign_id'])).toEqual(['c4'])
  })

  it('holds every line to the checks of its entity, in the preview already', async () => {
    await server.ads([{ campaign_id: 'c1', name: '旧名', bid: '1' }])
    const { body } = await upload('店铺,广告活动编号,名称,币种,份额\n甲店,c1,新名,USD,150%\n甲店,c2,乙,USD,101%\n甲店,c3,丙,USD,100%\n')
    expect(body.data).toMatchObject({ total: 3, ok: 1 })
    expect(body.data.errors.map(({ line, field, message, value }) => [line, field, message, value])).toEqual([
      [2, 'share', '份额不能超过 100%', '150%'], [3, 'share', '份额不能超过 100%', '101%'],
    ])
  })

  it('shows only the beginning of a cell that is wrong because it is long', async () => {
    const { body } = await upload(`店铺,广告活动编号,名称,币种\n甲店,c1,${'长'.repeat(50_000)},USD\n`)
    expect(body.data.errors).toMatchObject([{ line: 2, field: 'name', message: '「名称」最多 20 个字，现在是 50000 个' }])
    expect(body.data.errors[0]!.value).toHaveLength(201)
  })

  it('reads Chinese text as spreadsheets save it, and workbooks', async () => {
    const gbk = Buffer.concat([
      Buffer.from('campaign_id,'), Buffer.from([0xb5, 0xea, 0xc6, 0xcc]), Buffer.from(','), Buffer.from([0xc3, 0xfb, 0xb3, 0xc6]),
      Buffer.from(',currency\r\nc1,'), Buffer.from([0xbc, 0xd7, 0xb5, 0xea]), Buffer.from(','), Buffer.from([0xcf, 0xc4, 0xbc, 0xbe]),
      Buffer.from(',USD\r\n'),
    ])
    expect((await upload(gbk)).body.data).toMatchObject({ ok: 1, sample: [{ shop_id: '1', name: '夏季', campaign_id: 'c1', currency: 'USD' }] })
    const out = new PassThrough()
    const bytes = buffer(out)
    const writer = createXlsxWriter(out, { title: 'x' })
    await writer.head(['店铺', '广告活动编号', '名称', '币种', '份额', '开始日期'])
    await writer.row([
      { text: '甲店' }, { text: 'c9' }, { text: '冬季' }, { text: 'USD' }, { number: '0.15', format: { digits: 2, percent: true } }, { day: '2026-03-01' },
    ])
    await writer.end()
    expect((await upload(await bytes, { name: 'rows.xlsx' })).body.data).toMatchObject({
      ok: 1, sample: [{ name: '冬季', share: '0.15', start_day: '2026-03-01' }],
    })
  })

  it('keeps to the shops, the permission and the fields of the person', async () => {
    await server.ads([{ campaign_id: 'c1', shop_id: 2, name: '别店' }])
    const clerk = await server.clerk('rows-clerk', ['1'])
    const csv = '店铺,广告活动编号,名称,币种\n乙店,c1,改,USD\n甲店,c1,甲,USD\n'
    const { body } = await upload(csv, { client: clerk })
    expect(body.data).toMatchObject({ ok: 1, adds: 1 })
    expect(body.data.errors).toMatchObject([{ line: 2, field: 'shop_id' }])
    expect((await commit(body.data.id)).body.code).toBe(1003)
    expect((await commit(body.data.id, clerk)).body.data).toMatchObject({ added: 1 })
    expect((await stored()).map((row) => [row['shop'], row['name']])).toEqual(expect.arrayContaining([['乙店', '别店'], ['甲店', '甲']]))
    expect((await upload(csv, { client: await server.person('rows-outsider') })).status).toBe(403)
    expect((await upload(csv, { client: clerk, fields: ['shop_id', 'cost'] })).status).toBe(400)
    expect((await upload(csv, { fields: ['shop_id', 'update_time'] })).status).toBe(400)
  })

  it('says what is wrong with a file that is no filled-in template', async () => {
    expect((await upload('')).body).toMatchObject({ code: 1203 })
    expect((await upload('甲,乙\n1,2\n')).body).toMatchObject({ code: 1203, msg: expect.stringContaining('没有找到表头') as string })
    expect((await upload('店铺,名称\n')).body).toMatchObject({ code: 1203, msg: '文件里只有表头，没有要导入的行' })
    expect((await upload('店铺,店铺,名称\n1,2,3\n')).body).toMatchObject({ code: 1203, msg: '表头里「店铺」出现了两次，请只留一列' })
    expect((await upload(`店铺,名称\n${'甲店,x\n'.repeat(10_001)}`)).body).toMatchObject({ code: 1203, msg: '一次最多导入 10000 行，请拆成几个文件' })
    expect((await upload('%PDF-1.4')).body).toMatchObject({ code: 1203 })
  })

  describe('as a task', () => {
    type Task = {
      id: string
      title: string
      state: string
      message: string
      total_count: number
      success_count: number
      fail_count: number
      file_state: string | null
      progress: string
      kind: string
    }
    const tasks = async (client = admin): Promise<Task[]> => {
      const { body } = await client.call<{ list: Task[] }>('/fba/api/v1/taskreport/list', {
        page: 1, pageSize: 10, filter: { field: 'kind', op: 'in', value: ['exportList', 'bulkSheet', 'importRead', 'importCommit', 'importRows'] },
        fields: ['id', 'title', 'state', 'message', 'total_count', 'success_count', 'fail_count', 'file_state', 'progress', 'kind'],
      })
      return body.data.list
    }
    const ended = async (id: string): Promise<Task> => {
      await expect.poll(async () => (await tasks()).find((task) => task.id === id)?.state, { timeout: 30_000, interval: 100 }).toMatch(/done|failed|cancelled/)
      return (await tasks()).find((task) => task.id === id)!
    }
    const many = (count: number): string =>
      `店铺,广告活动编号,名称,币种\n${Array.from({ length: count }, (_one, at) => `甲店,m${String(at).padStart(4, '0')},第${at}个,USD\n`).join('')}`
    beforeEach(() => owner('delete from job'))

    it('lists a small import that was answered at once, with the lines that were not written', async () => {
      const { body } = await upload('店铺,广告活动编号,名称,币种\n甲店,c1,甲,USD\n丙店,c2,乙,USD\n', { name: '广告.csv' })
      expect((await commit(body.data.id)).body.data).toMatchObject({ written: 1, lines: [{ line: 2, result: 'added' }] })
      const [task] = await tasks()
      expect(task).toMatchObject({
        kind: 'importRows', title: '导入 测试广告：广告.csv', state: 'done', message: '新增 1 行，修改 0 行，1 行没有写入', total_count: 2, success_count: 1, fail_count: 1,
        file_state: 'done',
      })
      const { bytes, name } = await fileOf(server, admin, '/fba/api/v1/taskreport/download', { id: task!.id })
      expect(name).toContain('广告_没有写入的行.xlsx')
      const [sheet] = Object.values(await sheetsOf(bytes))
      expect(sheet).toEqual([['行号', '列', '填写的内容', '原因'], ['3', '店铺', '丙店', '没有叫「丙店」的店铺，或不在您可见的店铺范围内']])
      expect((await commit(body.data.id)).body).toMatchObject({ code: 1202, msg: '这个文件的内容已经写入，或正在任务中心写入，请勿重复写入。' })
    })

    it('writes many rows by a job, once, and tells which lines could not be written', async () => {
      const { body } = await upload(`${many(300)}甲店,last,,USD\n`, { name: '很多.csv' })
      expect(body.data).toMatchObject({ total: 301, ok: 300 })
      // Somebody is faster with one of them.
      await server.ads([{ campaign_id: 'm0007', name: '别人先写' }])
      const answer = await commit(body.data.id)
      const { job } = answer.body.data as Written & { job: string }
      expect(answer.body.data).toMatchObject({ written: 0, lines: [], job: expect.stringMatching(/^\d+$/) as string })
      expect((await commit(body.data.id)).body.code).toBe(1202)
      expect(await ended(job)).toMatchObject({
        title: '导入 测试广告：很多.csv', state: 'done', message: '新增 299 行，修改 0 行，2 行没有写入', total_count: 301, success_count: 299, fail_count: 2, progress: '100',
      })
      expect((await stored()).length).toBe(300)
      expect((await owner(`select count(*)::int as n from audit_log where entity = 'test_ad' and action = 'add' and call = 'testAds.add'`)).rows).toEqual([
        { n: 299 },
      ])
      const { bytes } = await fileOf(server, admin, '/fba/api/v1/taskreport/download', { id: job })
      expect(Object.values(await sheetsOf(bytes))[0]!.map(([line]) => line)).toEqual(['行号', '9', '302'])
      expect((await admin.call<{ list: { title: string }[] }>('/v2/system/api/MessageCenter/unreadList', {})).body.data.list.map(({
        title,
      }) => title)).toContain('导入完成：导入 测试广告：很多.csv')
    })

    it('writes nothing for somebody who may not any more, and all of it when it is tried again after they may', async () => {
      const clerk = await server.clerk('rows-job', ['1'])
      const { body } = await upload(many(250), { client: clerk })
      const { rows: [person] } = await owner(`select roles from employee where login_account = 'rows-job'`)
      const roles = person!['roles'] as string[]
      // As if the right had been taken away before the job began.
      const asked = await clerk.call<{ job: string }>('/app/api/v1/rows/commit', { id: body.data.id })
      await ended(asked.body.data.job)
      await owner('delete from test_ad')
      await owner(`update employee set roles = '{}' where login_account = 'rows-job'`)
      await owner(`update job set state = 'failed', result = null where id = ${Number(asked.body.data.job)}`)
      await server.runtime.db.asOwner(
        (tx) => tx.query('update row_upload set rows = $2 where id = $1::bigint', [body.data.id, JSON.stringify(
          Array.from({ length: 250 }, (_one, at) => ({ line: at + 2, values: { shop_id: '1', campaign_id: `r${at}`, name: `第${at}个`, currency: 'USD' } })),
        )]),
      )
      expect((await admin.call('/fba/api/v1/taskreport/retry', { id: asked.body.data.job })).body.code).toBe(200)
      expect(await ended(asked.body.data.job)).toMatchObject({ state: 'failed', message: expect.stringMatching(/权限|停用/) as string })
      expect(await stored()).toEqual([])
      await server.runtime.db.asOwner((tx) => tx.query(`update employee set roles = $1 where login_account = 'rows-job'`, [roles]))
      expect((await admin.call('/fba/api/v1/taskreport/retry', { id: asked.body.data.job })).body.code).toBe(200)
      expect(await ended(asked.body.data.job)).toMatchObject({ state: 'done', success_count: 250, fail_count: 0, file_state: null })
      expect(await stored()).toHaveLength(250)
    })
  })
})
