/**
 * The same questions, asked through the same provider, of two servers that share nothing: ours, and a stand-in ERP with another
 * envelope, paging and filter dialect. Both hold the same rows, so both must answer the same.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import type { DataProvider } from '@refinedev/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readTexts } from '../../codegen/read/read'
import { checkSchemas } from '../../codegen/check/check'
import { formatProblem } from '../../codegen/check/problem'
import { loadModel } from '../../codegen/load-model'
import { resolveModel } from '../../codegen/resolve/resolve'
import { createFamilyProvider } from '../../src/data/family-provider'
import { createTransport } from '../../src/data/transport'
import { FAMILY } from '../../src/generated/providers/reports'
import type { Condition } from '../../contract/filter'
import type { FamilyMeta, Wire } from '../../contract/transport'
import type { ListRequest, Row, SummaryLine } from '../../contract/wire'
import { startTestApp, type TestApp } from '../support/app'
import { startForeignErp, type ForeignErp, type ForeignRow } from './foreign-erp'

const ROOT = join(import.meta.dirname, '../..')
const ROWS = 120
const FIELDS = ['asin', 'fnsku', 'fulfillment_center', 'est_fee', 'avg_qty']

/** Every row differs in asin; fees run over 7 values so that sorts have ties, centres over 3. */
const rows: ForeignRow[] = Array.from({ length: ROWS }, (_, at) => ({
  id: String(at + 1),
  stat_month: `2025-0${(at % 3) + 1}`,
  asin: `B0${String(at).padStart(8, '0')}`,
  fnsku: `X00${at % 40}`,
  fulfillment_center: ['ABE2', 'LAX9', 'ONT8'][at % 3] ?? '',
  currency: 'USD',
  est_fee: ((at % 7) * 79 + at) / 10_000,
  avg_qty: at % 11,
}))

interface Answered {
  data: Row[]
  total: number
  summary: SummaryLine[]
}

const asked = (condition?: Condition, more: Partial<ListRequest> = {}): Partial<ListRequest> => ({ ...(condition ? { filter: condition } : {}), ...more })
const byFee: ListRequest['sort'] = [{ field: 'est_fee', order: 'desc' }, { field: 'asin', order: 'asc' }]

const QUESTIONS: [string, Partial<ListRequest>][] = [
  ['the first page, by asin', asked()],
  ['the second page of 50, dearest first, equal ones by asin', asked(undefined, { page: 2, pageSize: 50, sort: byFee })],
  ['the last page, which is not full', asked(undefined, { page: 3, pageSize: 50, sort: byFee })],
  ['one centre', asked({ field: 'fulfillment_center', op: 'eq', value: 'LAX9' })],
  ['every other centre', asked({ field: 'fulfillment_center', op: 'ne', value: 'LAX9' })],
  ['two centres', asked({ field: 'fulfillment_center', op: 'in', value: ['ABE2', 'ONT8'] })],
  ['more than', asked({ field: 'est_fee', op: 'gt', value: '0.03' })],
  ['at least', asked({ field: 'est_fee', op: 'ge', value: '0.0079' })],
  ['less than', asked({ field: 'avg_qty', op: 'lt', value: '3' })],
  ['at most', asked({ field: 'avg_qty', op: 'le', value: '3' })],
  ['months from and to', asked({ field: 'stat_month', op: 'between', value: ['2025-02', '2025-03'] })],
  ['part of an asin, whatever its case', asked({ field: 'asin', op: 'contains', value: 'b00000001' })],
  ['two conditions at once', asked({ and: [{ field: 'fulfillment_center', op: 'eq', value: 'ABE2' }, { field: 'avg_qty', op: 'gt', value: '5' }] })],
  ['nothing at all', asked({ field: 'fulfillment_center', op: 'eq', value: 'NONE' })],
]

let ours: TestApp
let foreign: ForeignErp
let here: DataProvider
let there: DataProvider
let foreignWire: Wire

beforeAll(async () => {
  const { model } = loadModel(ROOT)
  if (!model) throw new Error('the schemas do not check')
  foreignWire = resolvedForeignWire()
  foreign = await startForeignErp(rows, ['est_fee', 'avg_qty'])
  ours = await startTestApp()
  await ours.runtime.db.asOwner(async (tx) => {
    const shop = await tx.query<{ id: string }>(
      `insert into shop (company_id, name, account_name, site, marketplace, currency, state) values ($1, '美国店', '北美', 'us', 'amazon.com', 'USD', 'on')
        returning id`,
      [ours.companyId],
    )
    for (const row of rows) {
      await tx.query(
        `insert into storage_fee (company_id, shop_id, stat_month, asin, fnsku, fulfillment_center, currency, est_fee, avg_qty)
          values ($1, $2, $3, $4, $5, $6, 'USD', $7, $8)`,
        [ours.companyId, shop.rows[0]?.id, `${row['stat_month']}-01`, row['asin'], row['fnsku'], row['fulfillment_center'], row['est_fee'], row['avg_qty']],
      )
    }
  })
  await ours.app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(ours.app.server.address() as AddressInfo).port}`
  const admin = await ours.admin()
  here = providerAt(url, FAMILY, admin.token)
  there = providerAt(foreign.url, { ...FAMILY, wire: foreignWire, capabilities: { ...FAMILY.capabilities, or: false, currency: false } }, 'any')
})

afterAll(async () => {
  await ours?.stop()
  await foreign?.close()
})

function providerAt(url: string, family: FamilyMeta, token: string): DataProvider {
  return createFamilyProvider(family, createTransport({ baseOf: () => url, wireOf: () => family.wire, token: () => token, onExpired: () => undefined }))
}

/** The stand-in's wire goes the way of every schema file: read, checked, resolved. */
function resolvedForeignWire(): Wire {
  // Beside this test an editor finds the wire's words two folders up; among the schemas they are one up.
  const wireText = readFileSync(join(import.meta.dirname, 'foreign-wire.json'), 'utf8').replace('../../schemas/.editor/', '../.editor/')
  const menuText = readFileSync(join(ROOT, 'schemas/menu.json'), 'utf8')
  const sources = readTexts(ROOT, { 'schemas/wires/foreign.json': wireText, 'schemas/menu.json': menuText })
  const problems = checkSchemas(sources).filter((problem) => problem.file.endsWith('foreign.json') && problem.severity === 'error')
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'))
  const wire = resolveModel(sources).wires['foreign']
  if (!wire) throw new Error('the stand-in has no wire')
  return wire
}

async function ask(provider: DataProvider, question: Partial<ListRequest>): Promise<Answered> {
  const answer = (await provider.getList({
    resource: 'storageFee',
    pagination: { currentPage: question.page ?? 1, pageSize: question.pageSize ?? 50 },
    sorters: question.sort ?? [{ field: 'asin', order: 'asc' }],
    meta: question.filter ? { filter: question.filter } : {},
  })) as unknown as Answered
  return answer
}

const seen = (answer: Answered): unknown => ({
  total: answer.total,
  rows: answer.data.map((row) => Object.fromEntries(FIELDS.map((field) => [field, plain(row[field])]))),
  fee: plain(answer.summary[0]?.values['est_fee'] ?? 0),
  qty: plain(answer.summary[0]?.values['avg_qty'] ?? 0),
})

/** 1.5000 and 1.5 are one number; how many zeros are shown is for the screen. */
function plain(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d+\.\d+$/.test(value) ? value.replace(/\.?0+$/, '') : value === 0 ? '0' : value
}

describe('one provider, two servers', () => {
  test.each(QUESTIONS)('both answer the same: %s', async (_, question) => {
    const [mine, theirs] = [seen(await ask(here, question)), seen(await ask(there, question))]
    expect(theirs).toEqual(mine)
  })

  test('the questions really find rows, and not all of them', async () => {
    const totals = await Promise.all(QUESTIONS.map(async ([, question]) => (await ask(there, question)).total))
    expect(totals.filter((total) => total > 0 && total < ROWS).length).toBeGreaterThanOrEqual(9)
    expect(totals.at(-1)).toBe(0)
  })

  test('the stand-in is asked in its own words', async () => {
    foreign.asked.length = 0
    await ask(there, { page: 2, pageSize: 20, sort: byFee, filter: { field: 'est_fee', op: 'gt', value: '0.01' } })
    expect(foreign.asked).toEqual([
      { path: '/fba/api/v1/report/storageFee', body: { window: { skip: 20, take: 20 }, orderBy: '-est_fee,asin', where: { est_fee__more: '0.01' } } },
    ])
  })

  test('what the stand-in cannot say is refused before it is asked', async () => {
    foreign.asked.length = 0
    const either: Condition = { or: [{ field: 'asin', op: 'eq', value: 'A' }, { field: 'asin', op: 'eq', value: 'B' }] }
    await expect(ask(there, { filter: either })).rejects.toMatchObject({ failure: 'malformed' })
    await expect(ask(there, { filter: { field: 'asin', op: 'starts', value: 'B0' } })).rejects.toMatchObject({ failure: 'malformed' })
    expect(foreign.asked).toEqual([])
  })

  test('a refusal in the other envelope is a refusal here, with its words', async () => {
    const broken = providerAt(foreign.url, { ...FAMILY, wire: { ...foreignWire, paging: { ...foreignWire.paging, page: 'elsewhere' } } }, 'any')
    await expect(ask(broken, {})).rejects.toMatchObject({ failure: 'refused', message: '缺少 window.skip / window.take' })
  })
})
