/** A list of listings says what Amazon has: what was asked of it is done once it is told so, and comes back where the list is undone. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileOf, fixtureText } from '../../support/import-files'
import { importKit, type Kit } from './kit'

let kit: Kit
beforeAll(async () => {
  kit = await importKit()
}, 240_000)
afterAll(() => kit?.drop())

const [head = '', red = '', blue = ''] = fixtureText('listings/us.txt').split('\n')
const listings = (...lines: string[]) => fileOf('listings.txt', [head, ...lines].join('\n'))
const products = () => kit.query('select msku, price::text, fulfilment, fbm_qty from product order by msku')
const changes = () => kit.query('select row_title, field, state, old_text, new_text from pending_change order by id')

it('prices and stock of products are what the newest list tells; an asked one is done by it, another waits on beside what came', async () => {
  const shop = await kit.shop('甲-美国', 'us')
  await kit.bring(listings(red, blue), shop)
  expect(await products()).toEqual([
    { msku: 'MUG-BLUE', price: '21.50', fulfilment: 'FBM', fbm_qty: 7 }, { msku: 'MUG-RED', price: '19.99', fulfilment: 'FBA', fbm_qty: null },
  ])
  const ask = (msku: string, field: string, from: string, to: string) => kit.query(
    `insert into pending_change (company_id, shop_id, target, target_label, row_key, row_title, field, field_label, old_value, new_value, old_text, new_text,
       state, exported_time) values ($1, $2::bigint, 'product', '在售商品', jsonb_build_array($2::text, $3::text)::text, $3, $4, $4, $5, $6, $5, $6,
       'exported', now())`,
    [kit.caller.companyId, shop, msku, field, from, to],
  )
  await ask('MUG-RED', 'price', '19.99', '18.50')
  await ask('MUG-BLUE', 'fbm_qty', '7', '30')
  await ask('MUG-BLUE', 'price', '21.50', '25.00')
  const next = await kit.bring(listings(red.replace('19.99', '18.50'), blue.replace('21.50\t7\t', '23.00\t30\t')), shop)
  expect(await products()).toEqual([
    { msku: 'MUG-BLUE', price: '23.00', fulfilment: 'FBM', fbm_qty: 30 }, { msku: 'MUG-RED', price: '18.50', fulfilment: 'FBA', fbm_qty: null },
  ])
  expect(await changes()).toEqual([
    { row_title: 'MUG-RED', field: 'price', state: 'done', old_text: '19.99', new_text: '18.50' },
    { row_title: 'MUG-BLUE', field: 'fbm_qty', state: 'done', old_text: '7', new_text: '30' },
    { row_title: 'MUG-BLUE', field: 'price', state: 'exported', old_text: '23.00', new_text: '25.00' },
  ])
  await kit.undo(next)
  expect(await products()).toMatchObject([{ price: '21.50', fbm_qty: 7 }, { price: '19.99' }])
  await kit.bring(listings(red, blue.replace('21.50', '25.00')), shop)
  expect((await changes()).map(({ state }) => state)).toEqual(['done', 'done', 'done'])
})
