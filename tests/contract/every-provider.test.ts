/**
 * Every generated provider and every call of every family, asked of the running server through the same transport the
 * browser uses: built ones answer what their schema says, planned ones refuse with the one fixed code.
 */
import type { AddressInfo } from 'node:net'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pathParameters } from '../../codegen/emit/providers'
import { metaOfCall } from '../../codegen/family-facts'
import { functionName } from '../../codegen/emit/text'
import type { Call, Model } from '../../contract/model'
import { rebuildRollups } from '../../server/kernel/kept/rollup'
import { createTransport } from '../../src/data/transport'
import { FAMILIES } from '../../src/generated/calls'
import { WIRES } from '../../src/generated/wires'
import { CallError } from '../../src/lib/call-error'
import type { CallMeta, Transport, Wire } from '../../contract/transport'
import { CODES, type ListAnswer } from '../../contract/wire'
import { startTestApp, type TestApp } from '../support/app'
import { projectModel } from '../support/database'
import { insertSampleRows, insertShop } from '../support/rows'

const model: Model = projectModel()
const families = Object.entries(FAMILIES)
const lists = Object.values(model.families).flatMap(
  (family) => Object.values(family.calls).filter((call) => call.state === 'built' && (call.does?.type === 'list' || call.does?.type === 'report')),
)
// A shape is held against a few answers: making it takes longer than running it, and most of that is making it fast.
const ajv = addFormats.default(new Ajv({ strict: false, allErrors: true, code: { optimize: false } }))

let app: TestApp
let transport: Transport

beforeAll(async () => {
  app = await startTestApp()
  const shopId = await insertShop(app.runtime.db, app.companyId)
  for (const entity of Object.values(model.entities)) {
    if (!['shop', 'employee', 'role'].includes(entity.name) && !entity.shared) {
      await insertSampleRows(app.runtime.db, model, entity, { companyId: app.companyId, shopId }, 8)
    }
  }
  await app.runtime.db.asOwner((tx) => rebuildRollups(tx, model))
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`
  const { token } = await app.admin()
  transport = createTransport({
    baseOf: () => url,
    wireOf: (name) => {
      const wire: Wire | undefined = (WIRES as Record<string, Wire>)[name]
      if (!wire) throw new Error(`no wire ${name}`)
      return wire
    },
    token: () => token,
    onExpired: () => undefined,
    wait: () => Promise.resolve(),
  })
})

afterAll(() => app?.stop())

/** A generated function, by the name of its call. */
type Ask = (transport: Transport, ...rest: unknown[]) => Promise<unknown>

async function functionsOf(family: string): Promise<Map<string, Ask>> {
  const module = (await FAMILIES[family]!.load()) as unknown as Record<string, unknown>
  const others = ['CALLS', 'FAMILY', 'PLANNED', 'STAMP', 'provider']
  return new Map(Object.entries(module).filter(([name]) => !others.includes(name)) as [string, Ask][])
}

function expectAnswer(call: Call, data: unknown): void {
  const validate = ajv.compile(call.response ?? {})
  const right = validate(data)
  expect(right ? [] : validate.errors?.slice(0, 5)).toEqual([])
}

describe('generated providers', () => {
  test('there is one for every family of the schemas', () => {
    expect(families.map(([name]) => name).sort()).toEqual(Object.keys(model.families).sort())
  })

  test.each(families)('%s: knows exactly the calls of its file, built and planned', async (name, entry) => {
    const module = await entry.load()
    const calls = Object.values(model.families[name]?.calls ?? {})
    expect(Object.keys(module.CALLS).sort()).toEqual(calls.filter((call) => call.state === 'built').map((call) => call.name).sort())
    expect([...module.PLANNED].sort()).toEqual(calls.filter((call) => call.state === 'planned').map((call) => call.name).sort())
  })

  test.each(families)('%s: has exactly one function for each of them, which sends that call', async (name) => {
    const family = model.families[name]!
    const functions = await functionsOf(name)
    expect([...functions.keys()].sort()).toEqual(Object.keys(family.calls).map(functionName).sort())
    for (const call of Object.values(family.calls)) {
      const sent: { meta: CallMeta; body: unknown }[] = []
      const recording: Transport = {
        call: <T>(meta: CallMeta, body: unknown) => {
          sent.push({ meta, body })
          return Promise.resolve({ list: [], total: 0, page: 1, pageSize: 20, summary: [] } as T)
        },
      }
      const parameters = pathParameters(call)
      await functions.get(functionName(call.name))!(recording, ...parameters, { page: 1, pageSize: 20 })
      const path = parameters.reduce((text, parameter) => text.replace(`{${parameter}}`, parameter), call.path)
      expect(sent.map(({ meta }) => meta), call.name).toEqual([{ ...metaOfCall(model, family, call), path }])
      expect(sent[0]?.body, call.name).toMatchObject({ page: 1, pageSize: 20 })
    }
  })

  test.each(lists.map((call): [string, Call] => [`${call.family}.${call.name}`, call]))('%s: lists rows of the shape its schema promises', async (_, call) => {
    const module = await FAMILIES[call.family]!.load()
    const rows = call.does?.type === 'report' ? [Object.keys(model.datasets[call.does.dataset]!.dimensions)[0]!] : undefined
    const answer = (await module.provider(transport).getList({
      resource: call.name,
      pagination: { currentPage: 1, pageSize: 20 },
      meta: rows ? { rows } : {},
    })) as unknown as ListAnswer & { data: ListAnswer['list'] }
    expect(answer.data.length).toBeGreaterThan(0)
    const { data, total, page, pageSize, summary, about } = answer
    expectAnswer(call, { list: data, total, page, pageSize, summary, ...(about ? { about } : {}) })
  })
})

describe('calls that are not built yet', () => {
  test.each(families)('%s: refuses each of them with the one fixed code and a Chinese sentence', async (name) => {
    const planned = Object.values(model.families[name]?.calls ?? {}).filter(
      (call) => call.state === 'planned' && call.body !== 'multipart' && call.answer === 'json',
    )
    const functions = await functionsOf(name)
    for (const call of planned) {
      const error = await functions.get(functionName(call.name))!(transport, ...pathParameters(call), {}).then(
        () => new Error(`${call.name} answered`),
        (thrown: unknown) => thrown,
      )
      expect(error, `${call.method} ${call.path}`).toBeInstanceOf(CallError)
      expect(error, `${call.method} ${call.path}`).toMatchObject({ failure: 'planned', code: CODES.planned })
      expect((error as CallError).message).toMatch(/尚未开放/)
    }
  })
})
