/** Settings of the company: what is set is what the server goes by; attachments, customs, courses, the account and the log of writes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { openZip } from '../../../server/kernel/intake/tables/zip'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { multipart } from '../../support/multipart'

interface Row { [field: string]: unknown; id: string }

let app: TestApp
let admin: Client
let seller: Client
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  seller = await app.person('seller', { roles: ['sales'] })
}, 600_000)
afterAll(() => app?.stop())

const pathOf = (family: string, call: string): string => app.runtime.live.current.model.families[family]!.calls[call]!.path
const call = <T = Row>(client: Client, family: string, name: string, body: unknown = {}) =>
  client.call<T>(pathOf(family, name), body, { headers: { 'idempotency-key': crypto.randomUUID() } })
const sql = async <T extends object = Row>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await app.runtime.db.asOwner((tx) => tx.query<T>(text, values))).rows

async function upload(client: Client, name: string, content: string, fields: Record<string, string> = {}, to = 'attachmentUpload'): Promise<{
  code: number
  msg: string
  data: Row
  errors?: Record<string, string>
}> {
  const form = multipart(fields, [{ name, content, type: 'application/octet-stream' }])
  const answer = await app.app.inject({
    method: 'POST', url: pathOf('settings', to), payload: form.payload,
    headers: { ...form.headers, authorization: `Bearer ${client.token}`, projectid: 'erp', 'idempotency-key': crypto.randomUUID() },
  })
  return answer.json()
}

/** Entries of an archive, as text by their names. */
async function unpacked(bytes: Buffer): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'))
  writeFileSync(join(folder, 'a.zip'), bytes)
  const zip = await openZip(join(folder, 'a.zip'))
  const found: Record<string, string> = {}
  for (const { name } of zip.entries) found[name] = await text(await zip.stream(name))
  zip.close()
  rmSync(folder, { recursive: true })
  return found
}

describe('company information and system settings', { timeout: 60_000 }, () => {
  it('begin with what the company is, are saved once there, and name the company everywhere', async () => {
    const first = (await call(admin, 'settings', 'info')).body.data
    expect(first.company_name).toBe((await sql<{ name: string }>('select name from company where id = $1', [app.companyId]))[0]?.name)
    const saved =
      await call(admin, 'settings', 'infoSave', { company_name: '杭州禾沐', contact: '林悦', before: { company_name: first.company_name, contact: null } })
    expect(saved.body).toMatchObject({ code: 200, data: { company_name: '杭州禾沐', contact: '林悦' } })
    expect((await call<{ company_name: string }>(admin, 'account', 'companyBaseInfo')).body.data.company_name).toBe('杭州禾沐')
    expect((await call(admin, 'settings', 'infoSave', { credit_code: '123' })).body).toMatchObject({
      code: 1002, errors: { credit_code: expect.stringContaining('18 位') },
    })
  })

  it('tell whoever comes second what the other wrote', async () => {
    const answer = await call(admin, 'settings', 'infoSave', { contact: '吴刚', before: { contact: '旧联系人' } })
    expect(answer.body).toMatchObject({ code: 1004, errors: { contact: expect.stringContaining('林悦') } })
  })

  it('set the clock, the currency, the legacy address and how long a sign-in lives', async () => {
    expect((await call(admin, 'settings', 'systemSave', { legacy_url: 'http://old.example.com' })).body).toMatchObject({
      code: 1002, msg: '旧版系统地址应以 https:// 开头', errors: { legacy_url: expect.stringContaining('https://') },
    })
    expect((await call(admin, 'settings', 'systemSave', { session_hours: 400 })).body.code).toBe(1002)
    for (const address of ['https://', 'https://a;sandbox/', 'https://user:secret@erp.example.com', 'javascript:alert(1)', 'https://erp example.com']) {
      expect((await call(admin, 'settings', 'systemSave', { legacy_url: address })).body, address).toMatchObject({
        code: 1002, errors: { legacy_url: expect.stringContaining('https://') },
      })
    }
    const saved =
      await call(admin, 'settings', 'systemSave', { zone: 'Asia/Tokyo', currency: 'USD', legacy_url: 'https://erp.example.com/v3/', session_hours: 2 })
    expect(saved.body.code).toBe(200)
    const [company] = await sql<{ zone: string; currency: string; settings: Record<string, unknown> }>(
      'select zone, currency, settings from company where id = $1', [app.companyId],
    )
    expect(company).toMatchObject({ zone: 'Asia/Tokyo', currency: 'USD', settings: { legacyUrl: 'https://erp.example.com/v3', sessionHours: 2 } })
    const other = await app.person('idle', { roles: ['sales'] })
    const idle = (hours: number) => sql(
      `update session set last_seen = now() - make_interval(mins => $1) where employee_id = (select id from employee where login_account = 'idle')`,
      [hours * 60 - 1],
    )
    await idle(2)
    expect((await other.call('/app/api/v1/session', {})).status).toBe(200)
    await idle(3)
    expect((await other.call('/app/api/v1/session', {})).status).toBe(401)
  })

  it('are each form’s own, and for those alone who have the page', async () => {
    expect((await call(admin, 'settings', 'infoSave', { zone: 'UTC' })).status).toBe(400)
    for (const name of ['info', 'infoSave', 'system', 'systemSave', 'account', 'auditLog']) {
      expect((await call(seller, 'settings', name, name === 'auditLog' ? { page: 1, pageSize: 10 } : {})).status).toBe(403)
    }
  })
})

describe('business configuration', { timeout: 60_000 }, () => {
  it('has the keys of section 3 with the weights 70, 20 and 10; the weights make a hundred', async () => {
    const { data } = (await call(admin, 'fbaConfig', 'businessConfigGet')).body
    expect(Object.keys(data).filter((key) => !['code', 'update_time', 'updater'].includes(key))).toEqual(expect.arrayContaining([
      'stockWarningDays', 'repFreq', 'repFbaSalesDays', 'repShippingDays', 'waiting_quantitys_msku', 'repCustomQuantity', 'purFreq', 'purFbaSalesDays',
      'purShippingDays',
      'planDays', 'purchaseDays', 'checkDays', 'requstNum', 'quantity', 'onWayQuantity', 'abroadQuantity', 'abroadOnwayQuantity', 'purCustomQuantity',
    ]))
    expect([data.weight7, data.weight14, data.weight30].map(Number)).toEqual([70, 20, 10])
    const wrong = await call(admin, 'fbaConfig', 'businessConfigUpdate', { weight7: '60' })
    expect(wrong.body).toMatchObject({ code: 1002, errors: { weight7: '三项销量权重合计是 90.00%，应为 100%' } })
    expect((await call(admin, 'fbaConfig', 'businessConfigUpdate', { weight7: '60', weight14: '30', repFreq: 10 })).body.code).toBe(200)
    expect((await call(admin, 'fbaConfig', 'getConfig', { keys: ['repFreq', 'weight14'] })).body.data).toMatchObject({
      repFreq: 10, weight14: expect.stringMatching(/^30/),
    })
    expect((await call(admin, 'fbaConfig', 'getConfig', { keys: ['nothing'] })).status).toBe(400)
  })
})

describe('own rates of exchange', { timeout: 60_000 }, () => {
  const rates = async (month: string) => sql(
    "select currency, rate::float from exchange_rate where company_id = $1 and stat_month = $2::date order by currency", [app.companyId, `${month}-01`],
  )
  it('are taken over from the newest month before; what stands stays', async () => {
    for (const [month, currency, rate] of [['2025-03', 'USD', '7.1'], ['2025-03', 'EUR', '7.7'], ['2025-02', 'GBP', '9'], ['2025-05', 'EUR', '8']]) {
      expect((await call(admin, 'finance', 'currencyAdd', { stat_month: month, currency, rate })).body.code).toBe(200)
    }
    expect((await call(admin, 'finance', 'currencyCopy', { stat_month: '2025-05' })).body.data).toEqual({ from: '2025-03', added: 1 })
    expect(await rates('2025-05')).toEqual([{ currency: 'EUR', rate: 8 }, { currency: 'USD', rate: 7.1 }])
    expect((await call(admin, 'finance', 'currencyCopy', { stat_month: '2025-05' })).body.msg).toBe('2025-03 的币种在 2025-05 都已经有汇率了')
    expect((await call(admin, 'finance', 'currencyCopy', { stat_month: '2025-02' })).body.msg).toBe('2025-02 之前没有填写过汇率，无从复制')
  })
})

describe('attachments', { timeout: 60_000 }, () => {
  it('are kept as they were sent, with who, how large and what of; and given back byte by byte', async () => {
    const { code, data } = await upload(admin, '合同 扫描件.pdf', '%PDF-1.4 content', { module: 'purchase', ref_no: 'HT1' })
    expect(code).toBe(200)
    const [row] = await sql(`select file_name, file_type, file_size::int, module, ref_no, creator::text from attachment where id = $1`, [data.id])
    expect(row).toMatchObject({ file_name: '合同 扫描件.pdf', file_type: 'pdf', file_size: 16, module: 'purchase', ref_no: 'HT1' })
    const file = await app.app.inject({
      method: 'POST', url: pathOf('settings', 'attachmentFile'), payload: { id: data.id },
      headers: { authorization: `Bearer ${admin.token}`, projectid: 'erp' },
    })
    expect(file.body).toBe('%PDF-1.4 content')
    expect(decodeURIComponent(String(file.headers['content-disposition']))).toContain('合同 扫描件.pdf')
    const [kept] = await sql<{ file_id: string }>('select file_id from attachment where id = $1', [data.id])
    expect((await call(admin, 'settings', 'attachmentRemove', { id: data.id })).body.code).toBe(200)
    await expect(app.runtime.files.size(app.companyId, kept!.file_id)).rejects.toThrow('ENOENT')
    expect((await call(admin, 'settings', 'attachmentRemove', { id: data.id })).body.code).toBe(1003)
  })

  it('several are one archive: each whole, two of one name told apart, and none that is somebody else’s', async () => {
    const kept: string[] = []
    for (const [name, content] of [['发票.csv', 'a,b\n1,2\n'], ['发票.csv', '第二份'], ['照片.png', 'PNG']] as const) {
      kept.push(String((await upload(admin, name, content)).data.id))
    }
    const archive = await app.app.inject({
      method: 'POST', url: pathOf('settings', 'attachmentFiles'), payload: { ids: [...kept, kept[0]] },
      headers: { authorization: `Bearer ${admin.token}`, projectid: 'erp' },
    })
    expect(archive.headers['content-type']).toBe('application/zip')
    expect(await unpacked(archive.rawPayload)).toEqual({ '发票.csv': 'a,b\n1,2\n', '发票 (2).csv': '第二份', '照片.png': 'PNG' })
    expect((await call(admin, 'settings', 'attachmentFiles', { ids: [kept[0], '999999'] })).body.code).toBe(1003)
    expect((await call(admin, 'settings', 'attachmentFiles', { ids: [] })).body.msg).toBe('请先选择要下载的文件')
    expect((await call(seller, 'settings', 'attachmentFiles', { ids: kept })).status).toBe(403)
    for (const id of kept) expect((await call(admin, 'settings', 'attachmentRemove', { id })).body.code).toBe(200)
  })

  it('refuse what the company does not exchange, what is empty and what is too large', async () => {
    expect(await upload(admin, 'run.exe', 'MZ')).toMatchObject({ code: 1002, errors: { file: '不支持这种文件' } })
    expect(await upload(admin, 'empty.txt', '')).toMatchObject({ code: 1002, errors: { file: '空文件' } })
    expect(await upload(admin, 'a.txt', 'a', { module: 'nowhere' })).toMatchObject({ code: 1002, errors: { module: '请从列表中选择' } })
    await call(admin, 'settings', 'systemSave', { attachment_mb: 1 })
    expect(await upload(admin, 'large.csv', 'x'.repeat(1024 * 1024 + 1))).toMatchObject({ code: 1002, errors: { file: '最大 1 MB' } })
    expect((await sql('select 1 from attachment')).length).toBe(0)
  })
})

describe('standing rows', { timeout: 60_000 }, () => {
  it('one declaring company is the default', async () => {
    const party = (n: number) => call(admin, 'settings', 'customsAdd', {
      company_cn: `报关公司${n}`, company_en: `Customs ${n}`, customs_code: `330196000${n}`, credit_code: '91330110MA2KHEMU8X', trade_mode: '9810',
    })
    const [a, b] = [(await party(1)).body.data.id, (await party(2)).body.data.id]
    for (const id of [a, b]) expect((await call(admin, 'settings', 'customsDefault', { id })).body.code).toBe(200)
    expect((await call(admin, 'settings', 'customsDefault', { id: b })).body).toMatchObject({
      code: 1006, msg: '「报关公司2」现在不能「设为默认」，要看「默认」、「启用」，请刷新后再试',
    })
    expect(await sql('select id::text from customs_party where is_default')).toEqual([{ id: b }])
  })

  it('each person’s progress with a course is their own; a course leads somewhere', async () => {
    expect((await call(admin, 'settings', 'courseAdd', { course_title: '无链接', link: 'javascript:alert(1)' })).body).toMatchObject({
      code: 1002, errors: { link: expect.stringContaining('https://') },
    })
    const { data } = (await call(admin, 'settings', 'courseAdd', { course_title: '第一天', link: 'https://example.com/1' })).body
    expect((await call(admin, 'settings', 'courseLearn', { id: data.id, progress: 120 })).body.code).toBe(1002)
    for (const progress of [30, 80]) expect((await call(admin, 'settings', 'courseLearn', { id: data.id, progress })).body.code).toBe(200)
    expect(await sql('select progress::int from course_progress')).toEqual([{ progress: 80 }])
    // Who opens it is counted, and told where it is; a favourite is one's own.
    for (const count of [1, 2]) {
      expect((await call(admin, 'settings', 'courseView', { id: data.id })).body.data).toMatchObject({ handOver: { value: 'https://example.com/1' } })
      expect(await sql('select views::int from course_progress')).toEqual([{ views: count }])
    }
    expect((await call(admin, 'settings', 'courseMark', { id: data.id, favourite: true })).body.code).toBe(200)
    const listed = await call<{ list: Row[] }>(admin, 'settings', 'courseList', {
      page: 1, pageSize: 5, fields: ['view_count', 'learner_count', 'mine.favourite'], filter: { field: 'mine.favourite', op: 'eq', value: true },
    })
    expect(listed.body.data.list).toMatchObject([{ view_count: 2, learner_count: 1, 'mine.favourite': true }])
    expect((await call(admin, 'settings', 'courseView', { id: '999' })).body.code).toBe(1003)
  })

  it('the account tells what there is', async () => {
    await sql(`update company set settings = settings || '{"amzOrderCount": 1200}' where id = $1`, [app.companyId])
    expect((await call(admin, 'settings', 'account')).body.data).toMatchObject({
      amzOrderCount: 1200, ordersMonth: 0, daysLeft: null, staff: 3, attachments: 0,
    })
  })

  it('the log of writes tells who changed what from what to what, in words', async () => {
    const answer = await call<{ list: Row[] }>(admin, 'settings', 'auditLog', {
      page: 1, pageSize: 50, sort: [{ field: 'id', order: 'desc' }], source: 'system_audit_log:list',
    })
    const line = answer.body.data.list.find(({ entity, action }) => entity === 'business_config' && action === 'edit')!
    expect(line).toMatchObject({ entity_label: '业务配置', action_label: '修改', call_label: '更新业务配置' })
    expect(line.changes).toContain('补货频率（天）：7 → 10')
    expect(line.changes).not.toContain('更新时间')
  })
})

describe('files of a row', { timeout: 60_000 }, () => {
  const fetched = (client: Client, body: Row | object) => app.app.inject({
    method: 'POST', url: pathOf('settings', 'rowFile'), payload: body, headers: { authorization: `Bearer ${client.token}`, projectid: 'erp' },
  })
  const REACHED = { contact: '钱江', mobile: '13800000000', settle_method: 'month' }
  interface Told { mayAdd: boolean; mostMb: number; list: { id: string; name: string; who: string; mayRemove: boolean }[] }
  const told = (client: Client, of: object) => call<Told>(client, 'settings', 'rowFiles', of)

  it('are seen by whoever may read the row, added by whoever may change it, and carry its number', async () => {
    const buyer = await app.person('filing-buyer', { roles: ['purchase'] })
    const { data: supplier } = (await call(buyer, 'purchase', 'supplierAdd', { supplier_name: '附件供应商', supplier_code: 'FJ01', ...REACHED })).body
    const of = { entity: 'supplier', id: String(supplier.id) }
    expect(await upload(buyer, '营业执照.png', 'PNG bytes', { ...of, remark: '2026 年' }, 'rowFileAdd')).toMatchObject({ code: 200 })
    const { body: { data } } = await told(buyer, of)
    expect(data).toMatchObject({ mayAdd: true, list: [{ name: '营业执照.png', mayRemove: true }] })
    const file = data.list[0]!.id
    expect((await fetched(buyer, { ...of, file })).body).toBe('PNG bytes')
    expect(await sql('select module, ref_no, ref_entity, ref_id from attachment where id = $1', [file])).toEqual([
      { module: 'purchase', ref_no: '附件供应商', ref_entity: 'supplier', ref_id: of.id },
    ])
    expect((await told(seller, of)).status).toBe(403)
    expect((await upload(seller, '别人.png', 'x', of, 'rowFileAdd')).code).not.toBe(200)
    expect((await fetched(seller, { ...of, file })).statusCode).toBe(403)
    // The file of one row is not handed out in the name of another.
    const { data: other } = (await call(buyer, 'purchase', 'supplierAdd', { supplier_name: '另一家', supplier_code: 'FJ02', ...REACHED })).body
    expect((await fetched(buyer, { entity: 'supplier', id: String(other.id), file })).json()).toMatchObject({ code: 1003 })
    // Whoever did not bring it does not take it away, but for an administrator.
    const second = await app.person('second-buyer', { roles: ['purchase'] })
    expect((await told(second, of)).body.data.list[0]).toMatchObject({ mayRemove: false })
    expect((await call(second, 'settings', 'rowFileRemove', { ...of, file })).status).toBe(403)
    expect((await call(admin, 'settings', 'rowFileRemove', { ...of, file })).body.code).toBe(200)
    expect((await told(buyer, of)).body.data.list).toEqual([])
  })

  it('that tell what fields hide need the same permission, and rows of no such kind keep none', async () => {
    await sql(`insert into role (company_id, name, label, everything, menus, permissions)
      values ($1, 'priceless', '不看成本', false, '{M00115000}', '{}')`, [app.companyId])
    const priceless = await app.person('priceless', { roles: ['priceless'] })
    const buyer = await app.person('pricing', { roles: ['purchase'] })
    const planOf = async (client: Client) => (
      await call<{ plan: { lists: { document?: { files?: true; links?: true } }[] } }>(client, 'app', 'pagePlan', { route: '/purchase/erp/caiGouGuanLi' })
    ).body.data.plan.lists[0]!.document
    expect(await planOf(buyer)).toMatchObject({ files: true, links: true })
    expect(await planOf(priceless)).toEqual({ approval: true, links: true })
    expect((await told(priceless, { entity: 'purchase_order', id: '1' })).body.msg).toBe('查看「采购单」的附件需要「查看采购成本」权限，请联系管理员开通')
    expect((await told(admin, { entity: 'currency_rate', id: '1' })).status).toBe(400)
    expect((await told(admin, { entity: 'course', id: '1' })).body.msg).toContain('没有附件')
    expect((await told(admin, { entity: 'supplier', id: '999999' })).body.code).toBe(1003)
  })
})
