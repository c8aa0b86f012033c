import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startModel } from '../../../codegen/kept-model'
import { loadModel } from '../../../codegen/load-model'
import { migrate } from '../../../server/kernel/kept/migrate'
import type { LiveFamily } from '../../../contract/transport'
import type { AppEvent } from '../../../server/kernel/store/events'
import { serverLoader } from '../../../server/runtime'
import { startTestApp, type Client, type TestApp } from '../../support/app'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const PAGE = 'schemas/pages/statistics/statistics_report_center.json'
const ENTITY = 'schemas/entities/system/shop.json'

describe('a running server whose schema files change', () => {
  let server: TestApp
  let admin: Client
  let root: string
  const heard: AppEvent[] = []
  const change = (path: string, edit: (text: string) => string, how: 'write' | 'replace' = 'write'): void => {
    const file = join(root, path)
    const before = readFileSync(file, 'utf8')
    const text = edit(before)
    if (text === before) throw new Error(`${path} does not hold what this test changes`)
    if (how === 'write') return writeFileSync(file, text)
    writeFileSync(`${file}.tmp`, text)
    renameSync(`${file}.tmp`, file)
  }
  /** The next event of this type from now on. */
  const next = async (type: AppEvent['type'], act: () => void): Promise<AppEvent> => {
    const start = performance.now()
    const from = heard.length
    act()
    for (;;) {
      const event = heard.slice(from).find((each) => each.type === type)
      if (event) return event
      if (performance.now() - start > 20_000) throw new Error(`no ${type} was heard`)
      await new Promise((done) => setTimeout(done, 5))
    }
  }
  const title = async (): Promise<string> => {
    const { body } = await admin.call<{ plan: { title: string } }>('/app/api/v1/page-plan', { route: '/statistics/report-download' })
    return body.data.plan.title
  }

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'seller-live-'))
    cpSync(join(ROOT, 'schemas'), join(root, 'schemas'), { recursive: true })
    server = await startTestApp({ root, watch: true })
    server.runtime.events.listen((event) => heard.push(event))
    admin = await server.admin()
  })
  afterAll(async () => {
    await server?.stop()
    rmSync(root, { recursive: true, force: true })
  })

  it('answers the new plan as soon as it tells open pages of the save', async () => {
    const event = await next('model', () => change(PAGE, (text) => text.replace('"title": "报告中心"', '"title": "报告中心（新）"')))
    expect(event.data).toEqual({ version: server.runtime.live.current.model.version })
    expect(await title()).toBe('报告中心（新）')
  })

  it('tells a page that its family has another call by now, and how that is sent', async () => {
    const families = async (): Promise<Record<string, string>> =>
      (await admin.call<{ families: Record<string, string> }>('/app/api/v1/page-plan', { route: '/statistics/report-download' })).body.data.families
    const before = await families()
    const call = { path: '/app/api/v1/reports/again', what: '报告文件（再一次）', guess: true, ours: true, state: 'built', does: { list: 'report_file' } }
    await next('model', () => {
      change('schemas/endpoints/app.json', (text) => text.replace('"calls": {', `"calls": {\n    "reportsAgain": ${JSON.stringify(call)},`))
      change(PAGE, (text) => text.replace('"list": "app.reportFiles"', '"list": "app.reportsAgain"'))
    })
    const after = await families()
    expect(Object.keys(after)).toEqual(Object.keys(before))
    expect(after['app']).not.toBe(before['app'])
    const { body } = await admin.call<LiveFamily>('/app/api/v1/family', { family: 'app' })
    expect(body.data.stamp).toBe(after['app'])
    expect(body.data.calls['reportsAgain']).toMatchObject({ path: call.path, client: 'erp' })
    expect(body.data.meta.resources['reportsAgain']?.list).toEqual(body.data.calls['reportsAgain'])
    expect((await admin.call(call.path, { page: 1, pageSize: 10 })).body.code).toBe(200)
  })

  it('notices editors that replace the file by another, again and again', async () => {
    for (const word of ['甲', '乙', '丙']) {
      await next('model', () => change(PAGE, (text) => text.replace(/"title": "报告中心[^"]*"/, `"title": "报告中心${word}"`), 'replace'))
      expect(await title()).toBe(`报告中心${word}`)
    }
  })

  it('keeps the last good plan while a file is wrong, says what is wrong, and says when it is put right', async () => {
    const wrong = await next('schema-problems', () => change(PAGE, (text) => text.replace('"file_size"', '"file_sise"')))
    expect(wrong.data['count']).toBeGreaterThan(0)
    const [problem] = wrong.data['problems'] as { file: string; text: string }[]
    expect(problem?.file).toBe(PAGE)
    expect(problem?.text).toMatch(/statistics_report_center\.json:\d+:\d+ SCH\d+[^]*file_sise[^]*file_size/)
    expect(server.runtime.schemaProblems()).toHaveLength(1)
    expect(await title()).toBe('报告中心丙')
    const right = await next('schema-problems', () => change(PAGE, (text) => text.replace('"file_sise"', '"file_size"')))
    expect(right.data).toEqual({ problems: [], count: 0 })
    expect(server.runtime.schemaProblems()).toEqual([])
  })

  it('gives a new field its column in the database before anybody asks for it', async () => {
    await next(
      'model',
      () => change(ENTITY, (text) => text.replace('"seller_id":', '"nickname": { "label": "别名", "kind": "text", "edit": true },\n    "seller_id":')),
    )
    const { rows } =
      await server.runtime.db.asOwner((tx) => tx.query(`select 1 from information_schema.columns where table_name = 'shop' and column_name = 'nickname'`))
    expect(rows).toHaveLength(1)
  })

  it('answers a call that was added, without a restart', async () => {
    expect((await admin.call('/app/api/v1/shop-list', { page: 1, pageSize: 20 })).status).toBe(404)
    await next('model', () =>
      change('schemas/endpoints/app.json', (text) =>
        text.replace(
          '    "signOut": {',
          '    "shopList": { "path": "/app/api/v1/shop-list", "what": "店铺", "state": "built", "does": { "list": "shop" } },\n    "signOut": {',
        ),
      ),
    )
    expect((await admin.call('/app/api/v1/shop-list', { page: 1, pageSize: 20 })).body).toMatchObject({ code: 200, data: { total: 0, list: [] } })
  })

  it('refuses a built call that no code answers', async () => {
    const event =
      await next('schema-problems', () => change('schemas/endpoints/app.json', (text) => text.replace('{ "handler": "signOut" }', '{ "handler": "signAway" }')))
    expect((event.data['problems'] as { text: string }[])[0]?.text).toContain('signAway')
    expect((await admin.call('/app/api/v1/session', {})).body.code).toBe(200)
    await next('schema-problems', () => change('schemas/endpoints/app.json', (text) => text.replace('signAway', 'signOut')))
  })

  it('follows folders that are made while it runs', async () => {
    mkdirSync(join(root, 'schemas/entities/fresh'))
    await new Promise((done) => setTimeout(done, 150))
    await next('model', () =>
      writeFileSync(join(root, 'schemas/entities/fresh/fresh_thing.json'), JSON.stringify({
        language: 1, entity: 'fresh_thing', label: '新数据', key: ['id'],
        fields: { id: { label: '编号', kind: 'id', server: true }, name: { label: '名称', kind: 'text' } },
      })),
    )
    expect(Object.keys(server.runtime.live.current.model.entities)).toContain('fresh_thing')
  })

  describe('a file that asks the database for more than additions', () => {
    const THING = 'schemas/entities/fresh/fresh_thing.json'
    const typeOf = async (column: string): Promise<string | undefined> => {
      const { rows } = await server.runtime.db.asOwner((tx) =>
        tx.query<{ type: string }>(`select data_type as type from information_schema.columns where table_name = 'fresh_thing' and column_name = $1`, [column]))
      return rows[0]?.type
    }
    const told = (): { file: string; line: number; text: string }[] => server.runtime.schemaProblems()

    it('is held back alone, at its line and with the command; what was saved beside it goes on', async () => {
      const { db, live } = server.runtime
      await db.asOwner((tx) => tx.query(`insert into fresh_thing (company_id, name) values ($1, '甲')`, [server.companyId]))
      change(PAGE, (text) => text.replace(/"title": "报告中心[^"]*"/, '"title": "报告中心，旁边"'))
      await next(
        'schema-problems', () => change(THING, (text) => text.replace('"kind":"text"', '"kind":"integer"').replace('"label":"新数据"', '"label":"新数据，改"')),
      )
      expect(told()[0]?.text).toMatch(
        /^schemas\/entities\/fresh\/fresh_thing\.json:1:\d+ MIGRATION\n.*fresh_thing\.name：数据库里是 text，schema 要 integer[^]*npm run migrate -- --plan/,
      )
      expect(await title()).toBe('报告中心，旁边')
      expect(live.current.model.entities['fresh_thing']?.label).toBe('新数据')
      expect(await typeOf('name')).toBe('text')
    })

    it('says so still when something else is saved, and no more once it is put right', async () => {
      await next('schema-problems', () => change(PAGE, (text) => text.replace('报告中心，旁边', '报告中心，又一次')))
      expect(await title()).toBe('报告中心，又一次')
      expect(told()).toHaveLength(1)
      const right = await next('schema-problems', () => change(THING, (text) => text.replace('"kind":"integer"', '"kind":"text"').replace('新数据，改', '新数据')))
      expect(right.data).toEqual({ problems: [], count: 0 })
    })

    it('brings with it what would not fit the entity as it stays', async () => {
      await next('schema-problems', () => {
        change(THING, (text) => text.replace('"kind":"text"}', '"kind":"integer"},"size":{"label":"大小","kind":"text"}'))
        change('schemas/endpoints/app.json', (text) => text.replace('"does": { "list": "shop" }', '"does": { "list": "fresh_thing" }'))
        writeFileSync(join(root, 'schemas/pages/statistics/statistics_fresh.json'), JSON.stringify({
          language: 1, page: 'statistics_fresh', title: '新', route: '/statistics/fresh', kind: 'list', state: 'built', access: 'signedIn',
          opensWith: '/statistics/report-download', entity: 'fresh_thing', list: 'app.shopList', columns: ['size'],
        }))
      })
      const { model } = server.runtime.live.current
      expect(model.families['app']?.calls['shopList']?.does).toMatchObject({ entity: 'fresh_thing' })
      expect(model.pages.some((page) => page.page === 'statistics_fresh')).toBe(false)
      rmSync(join(root, 'schemas/pages/statistics/statistics_fresh.json'))
    })

    it('is done by the command, and the running server takes it at once', async () => {
      await server.runtime.db.asOwner((tx) => tx.query(`update fresh_thing set name = '12'`))
      const { db } = server.runtime
      await next('model', () => void migrate(db, loadModel(root).model!, { occasion: 'command' }))
      expect(await typeOf('name')).toBe('integer')
      // What was saved a moment before may still be on its way.
      await expect.poll(() => Object.keys(server.runtime.live.current.model.entities['fresh_thing']!.fields), { timeout: 20_000 }).toContain('size')
      expect((await admin.call('/app/api/v1/shop-list', { page: 1, pageSize: 20 })).body).toMatchObject({ code: 200, data: { list: [{ name: 12 }] } })
    })

    it('stops its entity alone at a start: its calls say why, others answer', async () => {
      writeFileSync(join(root, THING), readFileSync(join(root, THING), 'utf8').replace('"kind":"integer"', '"kind":"bool"'))
      // As a start does that finds the model of the one before, and no more of the files than their texts.
      const kept = { folder: join(root, 'kept'), build: 'test' }
      startModel(root, kept, () => serverLoader(root).reload())
      const second = await startTestApp({ root, kept, watch: true, beside: server })
      try {
        const person = await second.admin()
        const refused = await person.call('/app/api/v1/shop-list', { page: 1, pageSize: 20 })
        expect(refused).toMatchObject({ status: 503, body: { code: 503 } })
        expect(refused.body.msg).toMatch(/^「新数据」的数据表还没有跟上页面定义，相关功能暂停，数据没有改动：fresh_thing\.name：数据库里是 integer，schema 要 boolean.*npm run migrate -- --plan/)
        expect((await person.call('/app/api/v1/session', {})).body.code).toBe(200)
        expect(second.runtime.schemaProblems()).toHaveLength(1)
        const before = second.runtime.live.current
        writeFileSync(join(root, THING), readFileSync(join(root, THING), 'utf8').replace('"kind":"bool"', '"kind":"integer"'))
        await expect.poll(() => second.runtime.live.current, { timeout: 20_000 }).not.toBe(before)
        expect((await person.call('/app/api/v1/shop-list', { page: 1, pageSize: 20 })).body.code).toBe(200)
      } finally {
        await second.stop()
      }
    })
  })
})
