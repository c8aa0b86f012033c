/** 数据核对: two roads to one figure, run as people run them; what differs is named, told once, and to nobody who may not know. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweep } from '../../../server/kernel/tasks/sweep'
import { startNightly } from '../../../server/modules/identities/start'
import { createCompany } from '../../../server/modules/people/first-company'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'
import { checkNow } from './checking'

interface Result { id: string; identity: string; state: string; shop_id: string }

let server: TestApp
let admin: Client
let shops: [string, string]

const query = <R>(text: string, values: unknown[] = []): Promise<R[]> => server.runtime.db.asOwner(async (tx) => (await tx.query<R>(text, values)).rows)

async function listed(client: Client, identity = 'transactions_in_lines'): Promise<Result[]> {
  const { body } = await client.call<{ list: Result[] }>('/app/api/v1/identities/list', { page: 1, pageSize: 100 })
  return body.data.list.filter((one) => one.identity === identity)
}

const check = (): Promise<void> => checkNow(server, admin)

const messagesOf = (account: string): Promise<{ title: string; text: string; route: string }[]> =>
  query(`select m.title, m.text, m.route from message m join employee e on e.company_id = m.company_id and e.id = m.employee_id
    where e.login_account = $1 and m.title like '数据核对不一致：交易总计%' order by m.id`, [account])

beforeAll(async () => {
  server = await startTestApp({ retryMs: 1 })
  admin = await server.admin()
  const { db } = server.runtime
  shops = [await insertShop(db, server.companyId, '一店'), await insertShop(db, server.companyId, '二店')]
  for (const [index, shop] of shops.entries()) {
    const { id } = (await query<{ id: string }>(
      `insert into settlement_txn (company_id, shop_id, posted_at, posted_day, transaction_type, currency, total_amount)
       values ($1, $2, '2026-03-05T10:00:00Z', '2026-03-05', 'Order', 'USD', $3) returning id::text`, [server.companyId, shop, 100 + index],
    ))[0]!
    await query(
      `insert into fee_line (company_id, txn_id, shop_id, origin, posted_day, transaction_type, amount_name, fee_category, currency, amount)
       values ($1, $2, $3, 'transaction', '2026-03-05', 'Order', 'product_sales', 'product_sales', 'USD', $4)`, [server.companyId, id, shop, 100 + index],
    )
  }
}, 60_000)
afterAll(() => server?.stop())

describe('what must be equal', () => {
  it('is green where it is, and turns red by the row that was broken, told once to those who may know', async () => {
    await server.person('finance', { roles: ['finance'] })
    await server.person('second', { roles: ['finance'], shopIds: [shops[1]] })
    await server.person('keeper', { roles: ['warehouse'] })
    await check()
    expect((await listed(admin)).map(({ state }) => state)).toEqual(['green', 'green'])
    expect(await messagesOf('finance')).toEqual([])

    await query(`update fee_line set amount = 99.99 where shop_id = $1`, [shops[0]])
    await check()
    const [red] = (await listed(admin)).filter(({ state }) => state === 'red')
    expect(red).toMatchObject({ shop_id: shops[0], rows_differing: 1, left_value: '100.00', right_value: '99.99', difference: '0.01' })
    const { body } = await admin.call<{ list: unknown[] }>('/app/api/v1/identities/differences', {
      page: 1, pageSize: 10, filter: { field: 'result_id', op: 'eq', value: red!.id },
    })
    expect(body.data.list).toMatchObject([{ row_name: '2026-03-05', left_value: '100.00', right_value: '99.99', difference: '0.01', currency: 'USD' }])
    await check()
    expect(await messagesOf('finance')).toEqual([
      { title: '数据核对不一致：交易总计 = 费用明细', text: expect.stringMatching(/^一店：共 1 行不一致。/) as string, route: '/statistics/data-check' },
    ])
    expect([await messagesOf('second'), await messagesOf('keeper')]).toEqual([[], []])
  })

  it('is seen by shop, and by nobody without the page or of another company', async () => {
    const second = await server.signIn('second', 'person-password')
    expect((await listed(second)).map(({ shop_id }) => shop_id)).toEqual([shops[1]])
    const keeper = await server.signIn('keeper', 'person-password')
    expect((await keeper.call('/app/api/v1/identities/list', { page: 1, pageSize: 10 })).status).toBe(403)
    expect((await keeper.call('/app/api/v1/identities/run', {})).status).toBe(403)
    const other = await server.runtime.db.asOwner((tx) =>
      createCompany(tx, server.runtime.live.current.model, {
        name: '另一家', password: 'other-password-1', admin: { account: 'other', name: '另一家管理员', mobile: '13900000000', isProven: false },
      }))
    expect(other.companyId).not.toBe(server.companyId)
    expect(await listed(await server.signIn('other', 'other-password-1'))).toEqual([])
  })

  it('is green again once it is mended, and what has no data says so', async () => {
    await query(`update fee_line set amount = 100 where shop_id = $1`, [shops[0]])
    await check()
    expect((await listed(admin)).map(({ state }) => state)).toEqual(['green', 'green'])
    expect(await listed(admin, 'storage_fee_charged')).toMatchObject([{ state: 'none', shop_id: null, rows_differing: 0 }])
    expect(await query(`select 1 from identity_difference where identity = 'transactions_in_lines'`)).toEqual([])
    expect(await messagesOf('finance')).toHaveLength(1)
  })

  it('is run by night, once a night, in the name of an administrator', async () => {
    const { db, files } = server.runtime
    await query(`delete from job where kind = 'identityCheck'`)
    const zoneAt = (hour: number): string => {
      // A zone of whole hours in which it is that hour now: Etc/GMT has the sign the other way round.
      const off = ((hour - new Date().getUTCHours() + 36) % 24) - 12
      return off === 0 ? 'Etc/GMT' : `Etc/GMT${off > 0 ? `-${off}` : `+${-off}`}`
    }
    await query('update company set zone = $1', [zoneAt(12)])
    await sweep({ db, files, also: [startNightly] })
    expect(await query(`select 1 from job where kind = 'identityCheck'`)).toEqual([])
    await query('update company set zone = $1 where id = $2', [zoneAt(2), server.companyId])
    await sweep({ db, files, also: [startNightly] })
    await sweep({ db, files, also: [startNightly] })
    expect(await query(`select j.title, e.login_account as account from job j join employee e on e.company_id = j.company_id and e.id = j.employee_id
      where j.kind = 'identityCheck'`)).toEqual([{ title: '数据核对（每晚）', account: 'admin' }])
  })
})
