/** 导入负责人: a sheet finds listings by shop and MSKU and says who looks after them; listings are never added by it. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ListAnswer } from '../../../contract/wire'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'
import { sendFiles } from '../../support/uploads'

const IMPORT = '/fba/api/v1/listing/salesPerson/import'
interface Checked { file_id: string; total: number; ok: number; errors: { line: number; label?: string; message: string }[] }
let app: TestApp
let admin: Client
let south: string
const check = (client: Client, content: string) => sendFiles<Checked>(app, client, IMPORT, [{ name: '负责人.csv', content }], {})
const people = async (): Promise<Record<string, unknown>[]> =>
  (await admin.call<ListAnswer>('/fba/api/v1/product/list', {
    page: 1, pageSize: 50, fields: ['shop.name', 'msku', 'leader', 'specialist', 'note'],
  })).body.data.list

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  const north = await insertShop(app.runtime.db, app.companyId, '北店')
  south = await insertShop(app.runtime.db, app.companyId, '南店')
  await app.runtime.db.asOwner((tx) => tx.query(
    `insert into product (company_id, shop_id, msku, currency, note) values ($1, $2, 'MUG', 'USD', '慢'), ($1, $3, 'MUG', 'USD', null),
       ($1, $3, 'POT', 'USD', null)`,
    [app.companyId, north, south]))
  await app.person('lily', { roles: ['sales'] })
}, 240_000)
afterAll(() => app?.stop())

it('names the listings of a shop by their MSKU, and changes nobody but those that the line says', async () => {
  const { data } = await check(admin, '店铺,MSKU,销售专员,销售组长\n北店,MUG,lily,\n南店,POT,lily,lily\n南店,PAN,lily,\n南店,,lily,\n南店,MUG,nobody,\n')
  expect(data).toMatchObject({ total: 5, ok: 2 })
  expect(data.errors.map(({ line, message }) => [line, message])).toEqual([
    [4, '没有这条在售商品，或不在您可见的店铺范围内'], [5, '请填写MSKU'], [6, expect.stringContaining('没有叫「nobody」')],
  ])
  expect((await people()).every(({ specialist }) => specialist === null)).toBe(true)
  expect((await admin.call('/app/api/v1/rows/commit', { id: data.file_id })).body).toMatchObject({ code: 200, data: { added: 0, edited: 2, refused: 0 } })
  const said = (await people()).map((row) => [row['shop.name'], row['msku'], row['specialist'] !== null, row['leader'] !== null, row['note']])
  expect(said.sort()).toEqual([['北店', 'MUG', true, false, '慢'], ['南店', 'MUG', false, false, null], ['南店', 'POT', true, true, null]])
  const history = (await admin.call<ListAnswer>('/fba/api/v1/performanceReport/owners/list', { page: 1, pageSize: 9, fields: ['msku', 'from_day'] })).body
  expect(history.data.list.map(({ msku }) => msku).sort()).toEqual(['MUG', 'POT'])
})

it('reaches no listing of shops that the person does not see, and asks for a sheet with both names', async () => {
  const clerk = await app.person('clerk', { roles: ['sales'], shopIds: [south] })
  const { data } = await check(clerk, '店铺,MSKU,销售专员\n北店,MUG,lily\n南店,MUG,lily\n')
  expect(data).toMatchObject({ total: 2, ok: 1, errors: [{ line: 2, label: '店铺' }] })
  const { data: half } = await check(admin, 'MSKU,销售专员\nMUG,lily\n')
  expect(half).toMatchObject({ ok: 0 })
  expect(half.errors[0]).toMatchObject({ line: 1, label: '店铺', message: '文件里没有「店铺」这一列' })
})

it('is nobody\'s who may not edit listings', async () => {
  const keeper = await app.person('keeper', { roles: ['warehouse'] })
  expect(await check(keeper, '店铺,MSKU,销售专员\n南店,MUG,lily\n')).toMatchObject({ msg: expect.stringContaining('权限') })
})
