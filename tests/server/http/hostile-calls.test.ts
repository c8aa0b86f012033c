/**
 * Every built call of the product, sent what no screen sends: bodies of the wrong type, null bytes, half characters, huge
 * numbers, paths and formulas where names belong. None may break the server, and every refusal is a Chinese sentence. The calls are
 * taken from the schemas: a new one is tried by being there.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '../../../contract/model'
import { ADMIN_PASSWORD, type TestApp } from '../../support/app'
import { projectModel } from '../../support/database'
import { startSampledApp } from '../../support/sampled-app'
import { formOf, valueOf, type Filling } from './any-body'

const model = projectModel()
/** A stream that ends when its reader goes has a test of its own. */
const STREAMS = new Set(['app.events'])
const calls = Object.values(model.families).flatMap((family) => Object.values(family.calls)).filter(
  (call) => call.state === 'built' && !STREAMS.has(`${call.family}.${call.name}`),
)

let app: TestApp
let token = ''
beforeAll(async () => {
  app = await startSampledApp(model, 2)
  // Files that are named as the store names them, and lie nowhere.
  await app.runtime.db.asOwner((tx) => tx.query('update attachment set file_id = md5(id::text)'))
  await app.runtime.db.asOwner((tx) => tx.query('update report_file set file_id = md5(id::text)'))
  token = (await app.admin()).token
})
afterAll(() => app?.stop())

const nested = (levels: number): unknown => (levels === 0 ? 'x' : { a: [nested(levels - 1)] })
const FILLINGS: Filling[] = [
  { text: '1', number: 1, any: {} },
  { text: '\u0000', number: -1, any: '\u0000' },
  { text: '\ud800', number: 0, any: ['\ud800'] },
  { text: '', number: 2 ** 31, any: null },
  { text: '../../../../etc/passwd', number: Number.MAX_SAFE_INTEGER, any: [[[]]] },
  { text: `'; drop table employee; --`, number: 1e21, any: { "a'b": `"; select 1; --` } },
  { text: '999999999999999999999999', number: 1e308, any: 1e308 },
  { text: '=cmd()|x', number: -0.5, any: nested(20) },
  { text: '长'.repeat(20_000), number: 12, any: '长'.repeat(20_000) },
  { text: '__proto__', number: 3, any: { constructor: { prototype: 1 } } },
  { text: '2025-02-30', number: 4, any: true },
  { text: 'NaN', number: 5, any: [null] },
]
/** Bodies that are no shape of anything. */
const STRANGE: unknown[] = [null, [], 'text', 1, true, { nobody_knows_this: 1 }, [[]]]

/** The same with one field after the other of another type, or of its own type and what no screen sends, beside fields that pass. */
function twisted(body: unknown): unknown[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return []
  return Object.entries(body).flatMap(([name, value]) => {
    const others = typeof value === 'string' ? [{ twisted: value }, '\u0000', '\ud800', '长'.repeat(9000)]
      : typeof value === 'number' ? ['seven', -1, 2 ** 40] : Array.isArray(value) ? ['list', [], [null], ['\u0000']] : [
        7, [], '\u0000', '\ud800', null, { a: '\u0000' },
      ]
    return others.map((other) => ({ ...body, [name]: other }))
  })
}

/** Lists, reports and their like go through one planner, which has tests of its own: a few bodies of each will do. */
const PLANNED = new Set(['list', 'get', 'report', 'export'])

async function send(call: Call, body: unknown, text: string) {
  const form = call.body === 'multipart' ? formOf(body, text) : undefined
  const get = call.method === 'GET'
  const query = get && typeof body === 'object' && body !== null
    ? Object.fromEntries(Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]))
    : undefined
  const answer = await app.app.inject({
    method: call.method as 'GET', url: call.path,
    headers: { authorization: `Bearer ${token}`, projectid: 'erp', ...(form ? form.headers : { 'content-type': 'application/json' }) },
    ...(get ? { query: query ?? {} } : { payload: form ? form.payload : JSON.stringify(body) }),
  })
  // Signing out, changing passwords and ending sessions are calls too.
  if (answer.statusCode === 401) token = await again()
  return answer
}

async function again(): Promise<string> {
  await app.runtime.db.asOwner(async (tx) => {
    await tx.query('delete from sign_in_failure')
    await tx.query(`update employee set state = 'on' where login_account = 'admin'`)
  })
  return (await app.signIn('admin', ADMIN_PASSWORD)).token
}

/** What is wrong with an answer to anything whatever; undefined: nothing. */
function judged(status: number, type: string, text: string): string | undefined {
  if (status >= 500) return `${status} ${text.slice(0, 200)}`
  if (!type.includes('json')) return undefined
  const { code, msg } = JSON.parse(text) as { code: number; msg: string }
  return code !== 200 && !/[\u4e00-\u9fff]/.test(msg) ? `${status} says ${JSON.stringify(msg).slice(0, 200)}` : undefined
}

describe.each(calls.map((call): [string, Call] => [`${call.family}.${call.name}`, call]))('%s', (_name, call) => {
  it('bears any body', async () => {
    const shapes = FILLINGS.map((filling): [unknown, string] => [valueOf(call.request, filling, call.request ?? {}), filling.text])
    const bodies = [
      ...STRANGE.map((body): [unknown, string] => [body, 'x']),
      ...twisted(shapes[0]![0]).slice(0, PLANNED.has(call.does?.type ?? '') ? 6 : 80).map((body): [unknown, string] => [body, 'x']), ...shapes,
    ]
    const wrong: string[] = []
    for (const [body, text] of bodies) {
      const answer = await send(call, body, text)
      const says = judged(answer.statusCode, String(answer.headers['content-type']), answer.body)
      if (says !== undefined) wrong.push(`${JSON.stringify(body)?.slice(0, 200)} → ${says}`)
    }
    expect(wrong).toEqual([])
  }, 60_000)
})

it('there are calls to try, and the company stands as before', async () => {
  expect(calls.length).toBeGreaterThan(300)
  const { rows } =
    await app.runtime.db.asOwner((tx) => tx.query<{ n: number }>('select count(*)::int as n from employee where company_id = $1', [app.companyId]))
  expect(rows[0]!.n).toBeGreaterThan(0)
})
