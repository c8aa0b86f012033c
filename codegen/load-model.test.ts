import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withSchemaRef } from './emit/editor-schemas'
import { emitFiles } from './emit/emit'
import { openApiOf } from './emit/openapi'
import { compareFiles, writeChanges } from './disk'
import { createModelLoader, loadModel } from './load-model'
import { Memory } from './memory'
import { callLines, routeLines, tableOf } from './state'

const GOLDEN = fileURLToPath(new URL('../tests/golden/emit/tabs', import.meta.url))
let root: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'schemas-'))
  cpSync(join(GOLDEN, 'schemas'), join(root, 'schemas'), { recursive: true })
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('a loader of a running product', () => {
  it('takes a changed file, keeps the last good model when a file is wrong, and says when nothing changed', () => {
    const loader = createModelLoader(root)
    const first = loader.reload()
    expect(first.changed).toBe(true)
    expect(loader.reload()).toMatchObject({ changed: false, model: first.model })

    const path = join(root, 'schemas/entities/shop/shop.json')
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replace('"label": "订单量"', '"label": "订单数量"'))
    const second = loader.reload()
    expect(second.changed).toBe(true)
    expect(second.model?.version).not.toBe(first.model?.version)
    expect(second.model?.plans['shops']?.lists[1]?.columns[1]?.label).toBe('订单数量')
    expect(second.model?.plans['shops']?.version).not.toBe(first.model?.plans['shops']?.version)

    writeFileSync(path, text.replace('"kind": "integer"', '"kind": "number"'))
    const wrong = loader.reload()
    expect(wrong.changed).toBe(false)
    expect(wrong.model?.version).toBe(second.model?.version)
    expect(wrong.problems.map(({ severity }) => severity)).toContain('error')
    expect(loader.reload().problems).toEqual(wrong.problems)

    writeFileSync(path, text)
    expect(loader.reload().model?.version).toBe(first.model?.version)
  })

  it('gives no model at all where the first reading is wrong', () => {
    const broken = mkdtempSync(join(tmpdir(), 'schemas-'))
    cpSync(join(GOLDEN, 'schemas'), join(broken, 'schemas'), { recursive: true })
    writeFileSync(join(broken, 'schemas/enums/site.json'), '{')
    expect(createModelLoader(broken).reload().model).toBeUndefined()
    expect(loadModel(broken).model).toBeUndefined()
    rmSync(broken, { recursive: true, force: true })
  })
})

describe('what is remembered between two runs', () => {
  it('changes nothing of the result: a long memory gives the bytes of a fresh one, whatever was saved in between', async () => {
    const memory = new Memory()
    const loader = createModelLoader(root, undefined, memory)
    const saved = {
      entity: 'schemas/entities/shop/shop.json',
      page: 'schemas/pages/shop/shops.json',
      enum: 'schemas/enums/site.json',
      set: 'schemas/columns/shop_usual.json',
      calls: 'schemas/endpoints/shops.json',
    }
    const before = Object.fromEntries(Object.values(saved).map((path) => [path, readFileSync(join(root, path), 'utf8')]))
    const changes: [string, string, string][] = [
      [saved.entity, '"label": "店铺名称"', '"label": "店名"'],
      [saved.enum, '"德国"', '"德意志"'],
      [saved.set, '"width": 200', '"width": 260'],
      [saved.page, '"total": false', '"total": true'],
      [saved.calls, '"what": "删除店铺"', '"what": "移除店铺"'],
      [saved.entity, '"open_day": { "label": "开店日期", "kind": "date"', '"open_day": { "label": "开店时间", "kind": "datetime"'],
    ]
    await emitFiles(loader.reload().model!, loader.reload().sources, memory)
    for (const [path, from, to] of changes) {
      const text = readFileSync(join(root, path), 'utf8')
      expect(text).toContain(from)
      writeFileSync(join(root, path), text.replace(from, to))
      const { model, sources, problems } = loader.reload()
      expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
      const fresh = loadModel(root)
      expect(problems).toEqual(fresh.problems)
      expect(model).toEqual(fresh.model)
      expect(await emitFiles(model!, sources, memory)).toEqual(await emitFiles(fresh.model!, fresh.sources))
    }
    for (const [path, text] of Object.entries(before)) writeFileSync(join(root, path), text)
  })

  it('keeps what a change does not touch as the same objects', () => {
    const loader = createModelLoader(root)
    const first = loader.reload().model!
    const path = join(root, 'schemas/pages/shop/shops.json')
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replace('"title": "什么都不取"', '"title": "改过"'))
    const second = loader.reload().model!
    expect(second.plans['shops']).not.toBe(first.plans['shops'])
    expect(second.entities['shop']).toBe(first.entities['shop'])
    expect(second.families['shops']).toBe(first.families['shops'])
    writeFileSync(path, text)
  })
})

describe('writing what comes of the schemas', () => {
  it('adds, changes and removes only what differs, and is quiet the second time', async () => {
    const { model, sources } = loadModel(root)
    const files = await emitFiles(model!, sources)
    const first = compareFiles(root, files)
    expect(first.added.length).toBe(files.size)
    writeChanges(root, first)
    expect(compareFiles(root, files)).toMatchObject({ added: [], changed: [], removed: [] })

    writeFileSync(join(root, 'src/generated/wires.ts'), 'something else\n')
    writeFileSync(join(root, 'src/generated/old.ts'), 'left behind\n')
    const second = compareFiles(root, files)
    expect(second.changed.map(({ path, minus }) => [path, minus])).toEqual([['src/generated/wires.ts', 1]])
    expect(second.removed).toEqual(['src/generated/old.ts'])
    writeChanges(root, second)
    expect(compareFiles(root, files)).toMatchObject({ added: [], changed: [], removed: [] })
  })

  it('sets the $schema of a file and touches nothing else', () => {
    expect(withSchemaRef('{\n  "$schema": "x.json",\n  "a": 1\n}\n', '../y.json')).toBe('{\n  "$schema": "../y.json",\n  "a": 1\n}\n')
    expect(withSchemaRef('{\n  "a": 1\n}\n', '../y.json')).toBe('{\n  "$schema": "../y.json",\n  "a": 1\n}\n')
    expect(withSchemaRef('{ "a": 1 }', 'y.json')).toBe('{ "$schema": "y.json", "a": 1 }')
  })
})

describe('the state of the product', () => {
  it('prints what a partial page lacks, and what was left out with the reason', () => {
    const text = tableOf(
      [
        {
          group: 'FBA',
          name: 'cargo',
          where: '/FBA/cargo',
          title: '货件',
          state: 'partial',
          lacks: ['还不能合并发货'],
          dropped: { 短信提醒: '用不到' },
        },
      ],
      'pages',
    )
    expect(text).toContain('部分    /FBA/cargo  货件\n            还缺：还不能合并发货\n            不做：短信提醒（用不到）')
    expect(text).toContain('1 pages of the specification: 0 built, 1 partial, 0 planned')
  })

  it('counts built and planned calls and pages', () => {
    const { model } = loadModel(root)
    const calls = tableOf(callLines(model!), 'calls')
    expect(calls).toMatch(/^shops {2}6\/7\n[\s\S]*待建 +POST \/shops\/audit +核对店铺\n\n7 calls/)
    expect(calls).toMatch(/7 calls of the specification: 6 built, 0 partial, 1 planned\n0 calls of our own: 0 built, 0 partial, 0 planned$/)
    expect(tableOf(routeLines(model!), 'pages')).toMatch(
      /1 pages of the specification: 1 built, 0 partial, 0 planned\n0 pages of our own: 0 built, 0 partial, 0 planned$/,
    )
  })
})

describe('the OpenAPI description', () => {
  it('says lists, refusals, idempotency and what is planned, and every reference in it leads somewhere', () => {
    const { model } = loadModel(fileURLToPath(new URL('..', import.meta.url)))
    const document = openApiOf(model!)
    expect(document['openapi']).toBe('3.1.0')
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"(#[^"]+)"/g)].map((match) => match[1] ?? '')
    expect(references.length).toBeGreaterThan(100)
    const lost = references.filter((reference) => {
      const steps = reference.slice(2).split('/')
      return steps.reduce<unknown>((place, step) => (place as Record<string, unknown> | undefined)?.[step], document) === undefined
    })
    expect(lost).toEqual([])
    const paths = document['paths'] as Record<string, Record<string, Record<string, unknown>>>
    const list = paths['/fba/api/v1/report/storageFee']?.['post']
    expect(list).toMatchObject({ operationId: 'reports.storageFee', tags: ['reports'], 'x-state': 'built' })
    expect(JSON.stringify(list?.['responses'])).toContain('#/components/schemas/StorageFeeRow')
    const upload = paths['/app/api/v1/imports/upload']?.['post']
    expect(JSON.stringify(upload?.['parameters'])).toContain('IdempotencyKey')
    expect(upload?.['requestBody']).toMatchObject({ content: { 'multipart/form-data': {} } })
    const planned = paths['/fba/api/v1/fbaShipment/sync']?.['post']
    expect(planned?.['x-state']).toBe('planned')
    expect(JSON.stringify(planned?.['responses'])).toContain('#/components/schemas/Planned')
  })
})
