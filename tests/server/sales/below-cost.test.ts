/** A price below what a listing costs is written only where the person says that they mean it; prices are changed by whoever has the right to. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAccess } from '../../../server/kernel/asker/access/access'
import { trimPlan } from '../../../server/kernel/asker/trim/trim'
import { pricesBefore } from '../../../server/modules/people/prices-before'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { projectModel } from '../../support/database'

interface Outcome {
  changed: number; refused: number; toConfirm: number
  items: { title: string; error?: string; confirm?: string }[]
}

const SAYS = '新售价低于预估费用与成本，卖一件亏一件'

describe('a price below cost', { timeout: 120_000 }, () => {
  let app: TestApp
  let admin: Client
  const sql = async (text: string, values: unknown[] = []) => (await app.database.db.asOwner((tx) => tx.query<Record<string, unknown>>(text, values))).rows
  const edit = (body: Record<string, unknown>, client = admin) => client.call<Record<string, unknown>>('/fba/api/v1/product/edit', body)
  const bulk = async (ids: string[], changes: Record<string, unknown>, more: Record<string, unknown> = {}, client = admin) => client.call<Outcome>(
    '/app/api/v1/bulk-edit', { call: { family: 'trade', call: 'productEdit' }, rows: ids.map((id) => ({ key: { id } })), changes, preview: false, ...more },
    { headers: { 'idempotency-key': randomUUID() } },
  )
  const waiting = async () => (await sql('select row_title, new_text from pending_change order by id')).map(({ row_title, new_text }) => [row_title, new_text])

  beforeAll(async () => {
    app = await startTestApp({ now: () => new Date('2026-03-05T08:00:00Z') })
    admin = await app.admin()
    await sql(`insert into shop (company_id, id, name, account_name, site, marketplace, currency) values
      ($1, 1, '美国店', '甲', 'us', 'amazon.com', 'USD')`, [app.companyId])
    const role = (name: string, permissions: string) => sql(`insert into role
      (company_id, name, label, everything, menus, permissions, denied_actions, hidden_fields)
      values ($1, $2, $2, false, '{M00112001}', $3, '{}', '{}')`, [app.companyId, name, permissions])
    await role('pricer', '{price}')
    await role('editor', '{}')
    await sql(`insert into product (company_id, id, shop_id, msku, currency, price, fulfilment) values
      ($1, 11, 1, 'MUG-RED', 'USD', 19.99, 'FBA'), ($1, 12, 1, 'MUG-BLUE', 'USD', 21.50, 'FBA'), ($1, 13, 1, 'MUG-NEW', 'USD', 9.90, 'FBA')`, [app.companyId])
    await sql(`insert into fee_preview (company_id, shop_id, msku, stat_date, currency, total_fee) values
      ($1, 1, 'MUG-RED', '2026-03-01', 'USD', 6.50), ($1, 1, 'MUG-NEW', '2026-03-01', 'USD', 6.50)`, [app.companyId])
    await sql(`insert into profit_day
      (company_id, part, origin, shop_id, stat_month, stat_day, msku, currency, quantity, uncosted_quantity, purchase_cost, head_cost)
      values ($1, 'order', 'settled', 1, '2026-02-01', '2026-02-20', 'MUG-RED', 'USD', 10, 0, -40, -10)`, [app.companyId])
  })
  afterAll(() => app?.stop())
  beforeEach(async () => {
    for (const table of ['pending_change', 'product_log']) await sql(`delete from ${table}`)
  })

  it('is refused with the loss of each piece, and waits once it is confirmed', async () => {
    const refused = await edit({ id: '11', price: '10.50' })
    expect(refused.body).toMatchObject({ code: 1009, msg: `${SAYS}：每件亏损 1 USD。确认后才会修改`, errors: { price: `${SAYS}：每件亏损 1 USD` } })
    expect(await waiting()).toEqual([])
    expect((await edit({ id: '11', price: '10.50', confirmed: true })).body).toMatchObject({ code: 200, data: { 'price.pending': '10.50' } })
    expect(await waiting()).toEqual([['MUG-RED', '10.50']])
  })

  it('is none where it covers them to the cent, nor where fees or costs are not known', async () => {
    expect((await edit({ id: '11', price: '11.50' })).body.code).toBe(200)
    expect((await edit({ id: '12', price: '0.50' })).body.code).toBe(200)
    expect((await edit({ id: '13', price: '0.50' })).body.code).toBe(200)
  })

  it('asks nothing of an edit of something else', async () => {
    await edit({ id: '11', price: '10.50', confirmed: true })
    expect((await edit({ id: '11', note: '清货' })).body.code).toBe(200)
  })

  it('is named in the preview of many, and of many only the confirmed are written', async () => {
    const seen = await bulk(['11', '12'], { price: { percentDown: '50' } }, { preview: true })
    expect(seen.body.data).toMatchObject({ changed: 2, refused: 0, toConfirm: 1 })
    expect(seen.body.data.items[0]).toMatchObject({ title: 'MUG-RED', confirm: `${SAYS}：每件亏损 1.5 USD` })
    const halved = await bulk(['11', '12'], { price: { percentDown: '50' } })
    expect(halved.body.data).toMatchObject({ changed: 1, refused: 1 })
    expect(halved.body.data.items[0]?.error).toContain(SAYS)
    expect(await waiting()).toEqual([['MUG-BLUE', '10.75']])
    expect((await bulk(['11', '12'], { price: { percentDown: '50' } }, { confirmed: true })).body.data).toMatchObject({ changed: 1, refused: 0 })
    expect(await waiting()).toEqual([['MUG-BLUE', '10.75'], ['MUG-RED', '10.00']])
  })

  it('is told without the loss to whoever may not see costs', async () => {
    const pricer = await app.person('pricer-one', { roles: ['pricer'] })
    expect((await edit({ id: '11', price: '10.50' }, pricer)).body).toMatchObject({ code: 1009, msg: `${SAYS}。确认后才会修改` })
    expect((await edit({ id: '11', price: '10.50', confirmed: true }, pricer)).body.code).toBe(200)
  })

  it('and any other price are nobody\'s to change without the right 改价', async () => {
    await edit({ id: '11', price: '18' })
    const editor = await app.person('editor-one', { roles: ['editor'] })
    const says = '您没有「改价」的权限，不能修改「售价」，请联系管理员在角色里勾选'
    expect((await edit({ id: '11', price: '17' }, editor)).body).toMatchObject({ code: 403, msg: says })
    expect((await bulk(['11'], { price: { set: '17' } }, {}, editor)).body).toMatchObject({ code: 403, msg: says })
    expect((await edit({ id: '11', least_price: '5' }, editor)).status).toBe(403)
    expect((await edit({ id: '11', note: '看过' }, editor)).body.code).toBe(200)
    const [change] = await sql('select id::text from pending_change')
    expect((await editor.call('/app/api/v1/pending/revoke', { ids: [change!['id']] })).status).toBe(403)
    expect(await waiting()).toEqual([['MUG-RED', '18.00']])
  })

  it('are not offered to them either', () => {
    const model = projectModel()
    const access = (permissions: string[]) => createAccess(model, 1, [
      { name: 'r', label: 'r', everything: false, menus: ['M00112001'], permissions, denied_actions: [], hidden_fields: [] },
    ])
    const offered = (permissions: string[]) => {
      const list = trimPlan(model.plans['sale_listing']!, access(permissions), model).lists.find(({ code }) => code === 'listing')
      return [list?.columns.find(({ path }) => path === 'price')?.edit !== undefined, ...['change_price', 'price', 'bulk_edit'].map(
        (name) => list?.actions.some(({ action }) => action === name))]
    }
    expect(offered(['price'])).toEqual([true, true, true, true])
    expect(offered([])).toEqual([false, false, false, true])
  })

  it('stay theirs who changed prices before there was the right', async () => {
    await app.database.db.asOwner(async (tx) => {
      await pricesBefore.run(tx, projectModel())
    })
    expect(await sql(`select permissions from role where company_id = $1 and name = 'editor'`, [app.companyId])).toEqual([{ permissions: ['price'] }])
    await sql(`update role set permissions = '{}' where name = 'editor'`)
  })
})
