/**
 * The fence between companies, tried at every built call: an administrator of one company names the ids of another's rows wherever a
 * call takes an id, a name or anything. Nothing of the other company is answered, and none of its rows changes.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '../../../contract/model'
import { createCompany } from '../../../server/modules/people/first-company'
import { ADMIN_PASSWORD, startTestApp, type TestApp } from '../../support/app'
import { projectModel } from '../../support/database'
import { insertSampleRows, insertShop } from '../../support/rows'
import { formOf, valueOf } from './any-body'

const model = projectModel()
const calls = Object.values(model.families).flatMap((family) => Object.values(family.calls)).filter(
  (call) => call.state === 'built' && `${call.family}.${call.name}` !== 'app.events',
)
const kept = Object.values(model.entities).filter((entity) => !entity.shared)
/** Stands in the title of every row of the other company, and in no other. */
const MARK = '别家公司的'

let app: TestApp
let other: number
let token = ''
let before: Record<string, string>

/** Every table of the other company as one sum; what sign-ins and the server itself write is left out. */
async function image(): Promise<Record<string, string>> {
  return app.runtime.db.asOwner(async (tx) => {
    const { rows: tables } = await tx.query<{ name: string }>(
      `select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where c.column_name = 'company_id' and c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1`)
    const sums: Record<string, string> = {}
    for (const { name } of tables) {
      const { rows } = await tx.query<{ sum: string | null }>(
        `select md5(string_agg(x.row, '|' order by x.row)) as sum from (select to_jsonb(t)::text as row from "${name}" t where company_id = $1) x`,
        [other],
      )
      sums[name] = rows[0]?.sum ?? ''
    }
    return sums
  })
}

beforeAll(async () => {
  app = await startTestApp()
  const { db } = app.runtime
  other = await db.asOwner(
    async (tx) =>
      (await createCompany(tx, model, {
        name: `${MARK}公司`, password: 'another-password-1', admin: { account: 'stranger', name: `${MARK}管理员`, mobile: '13900000001', isProven: true },
      })).companyId,
  )
  const shopId = await insertShop(db, other)
  for (const entity of kept) if (entity.name !== 'shop') await insertSampleRows(db, model, entity, { companyId: other, shopId }, 3)
  await db.asOwner(async (tx) => {
    for (const entity of kept) {
      const title = entity.fields[entity.title]
      if (title?.kind !== 'text' || entity.key.includes(title.name) || !title.sqlType?.startsWith('text')) continue
      await tx.query(`update "${entity.table}" set "${title.name}" = $2 || left("${title.name}", 20) where company_id = $1`, [other, MARK])
    }
    // What the clock would do by itself is nobody's call.
    await tx.query(`update ad_timed_task set run_state = 'ended' where company_id = $1`, [other])
    await tx.query(`update ad_timed_run set exec_result = 'missed', next_time = null where company_id = $1`, [other])
    await tx.query('update job_plan set is_enable = false where company_id = $1', [other])
    await tx.query('update mail set reply_deadline = null, is_late = false where company_id = $1', [other])
    await tx.query(`update job set run_after = 'infinity', lease_until = 'infinity' where company_id = $1`, [other])
  })
  before = await image()
  token = (await app.admin()).token
}, 120_000)
afterAll(() => app?.stop())

async function send(call: Call, id: string): Promise<string> {
  const body = valueOf(call.request, { text: id, number: Number(id), any: { id, name: id } }, call.request ?? {}) as Record<string, unknown> | undefined
  const form = call.body === 'multipart' ? formOf(body, id) : undefined
  const get = call.method === 'GET'
  const answer = await app.app.inject({
    method: call.method as 'GET', url: call.path,
    headers: { authorization: `Bearer ${token}`, projectid: 'erp', ...(form ? form.headers : { 'content-type': 'application/json' }) },
    ...(get
      ? { query: Object.fromEntries(Object.entries(body ?? {}).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)])) }
      : { payload: form ? form.payload : JSON.stringify(body ?? {}) }),
  })
  if (answer.statusCode === 401) {
    await app.runtime.db.asOwner((tx) => tx.query('delete from sign_in_failure'))
    token = (await app.signIn('admin', ADMIN_PASSWORD)).token
  }
  expect(answer.statusCode, answer.body.slice(0, 300)).toBeLessThan(500)
  return answer.body
}

describe.each(calls.map((call): [string, Call] => [`${call.family}.${call.name}`, call]))('%s', (_name, call) => {
  it('answers nothing of another company, whatever id is named', async () => {
    for (const id of ['1', '2', '3', 'stranger', '13900000001']) expect(await send(call, id)).not.toContain(MARK)
  }, 30_000)
})

it('and no row of the other company has changed', async () => {
  const marked =
    await app.runtime.db.asOwner((tx) => tx.query<{ n: number }>(`select count(*)::int as n from shop where company_id = $1 and name like '${MARK}%'`, [other]))
  expect(marked.rows[0]!.n).toBe(1)
  expect(Object.keys(before).length).toBeGreaterThan(80)
  expect(await image()).toEqual(before)
})
