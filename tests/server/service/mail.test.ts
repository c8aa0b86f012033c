/** Mail with buyers: letters come out of files and by hand, rules say who answers, answers are drafts until a person has sent them, rules write by
 * themselves. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lettersOf } from '../../../server/modules/service/letters'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'
import { stockKit } from '../stock/kit'

let app: TestApp
let admin: Client
let shop = ''
let other = ''
const kit = stockKit(() => admin)
const { ok, post, rows, is } = kit
const A = '/fba/api/v1'
const ORDER = '111-2222222-3333333'
const query = async <R>(text: string, values: unknown[] = []): Promise<R[]> => (await app.runtime.db.asOwner((tx) => tx.query(text, values))).rows as R[]
const came = (body: object) => ok(`${A}/mail/receive`, { shop_id: shop, buyer_mail: 'anna@marketplace.amazon.com', subject: `咨询 ${ORDER}`,
  body: '什么时候到？', ...body })
const mail = async (id: unknown, fields: string[]) => (await rows(`${A}/mail/list`, fields, is('id', String(id))))[0]!
const letters = (id: unknown) => rows(`${A}/mailMessage/list`, ['id', 'state', 'direction', 'subject', 'body'], is('mail_id', String(id)))
const finished = async (task: unknown): Promise<string> => {
  const state = async () => (await query<{ state: string }>('select state from job where id = $1', [task]))[0]?.state
  await expect.poll(state, { timeout: 30_000 }).toBe('done')
  return (await query<{ message: string }>('select message from job where id = $1', [task]))[0]!.message
}

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  const { db } = app.runtime
  ;[shop, other] = [await insertShop(db, app.companyId, '一店'), await insertShop(db, app.companyId, '二店')]
  await query(`insert into product (company_id, shop_id, msku, asin, product_name, currency) values ($1, $2, 'MUG', 'B0MUG00001', '马克杯', 'USD')`,
    [app.companyId, shop])
  await query(
    `insert into sale_order (company_id, shop_id, order_id, purchase_at, purchase_day, state, order_status, msku, quantity, item_price, currency, ship_country)
     select $1, $2, o, now() - interval '6 days', current_date - 6, 'shipped', 'Shipped', 'MUG', 1, 10, 'USD', 'US' from unnest($3::text[]) o`,
    [app.companyId, shop, [ORDER, '111-0000000-0000001', '111-0000000-0000002']],
  )
  await query(
    `insert into order_item (company_id, shop_id, order_id, occurrence, purchase_at, purchase_day, order_status, msku, quantity, item_price, currency)
     select $1, $2, o, 1, now() - interval '6 days', current_date - 6, 'Shipped', 'MUG', 1, 10, 'USD' from unnest($3::text[]) o`,
    [app.companyId, shop, [ORDER, '111-0000000-0000001', '111-0000000-0000002']],
  )
  await query(
    `insert into shipped_item (company_id, shop_id, order_id, shipment_id, shipment_item_id, ship_at, ship_day, msku, carrier, tracking_no, arrival_at)
     select $1, $2, o, 'S' || o, 'I' || o, now() - interval '5 days', current_date - 5, 'MUG', 'UPS', '1Z' || o, now() - interval '2 days'
     from unnest($3::text[]) o`,
    [app.companyId, shop, [ORDER, '111-0000000-0000001', '111-0000000-0000002']],
  )
}, 240_000)
afterAll(() => app?.stop())

it('a letter belongs to the mail of its order, and waits a day for an answer', async () => {
  const first = await came({ buyer_name: 'Anna' })
  const again = await came({ subject: 'Re: 又来问', order_id: ORDER, body: '还没有到' })
  expect([first['is_new'], again['mail_id']]).toEqual([true, first['mail_id']])
  const told = await mail(first['mail_id'], ['order_id', 'mail_state', 'message_count', 'reply_deadline', 'last_time', 'last_words', 'is_late', 'buyer_id'])
  expect(told).toMatchObject({ order_id: ORDER, mail_state: 'unread', message_count: 2, is_late: false, last_words: '还没有到' })
  expect(Date.parse(String(told['reply_deadline'])) - Date.parse(String(told['last_time']))).toBe(24 * 3_600_000)
  expect((await rows(`${A}/buyer/list`, ['buyer_name', 'orders_count', 'sales_amount'], is('id', String(told['buyer_id']))))[0])
    .toMatchObject({ buyer_name: 'Anna', orders_count: 1, sales_amount: '10.00' })
  expect(await post(`${A}/mail/receive`, { shop_id: shop, buyer_mail: 'nobody', subject: 'x', body: 'y' })).toMatchObject({ code: 1002,
    errors: { buyer_mail: expect.any(String) as string } })
})

it('a reply is a draft with the order\'s own words, sent once a person says so, and a new letter opens the mail again', async () => {
  const { mail_id: id } = await came({ order_id: ORDER })
  const template = await kit.made(`${A}/mailTemplate`, { template_name: '物流', language: 'en', subject: '{订单号} 的物流', body: '{买家}：{品名} 由 {承运商} 派送，{跟踪号}。' })
  expect((await rows(`${A}/mailTemplate/list`, ['variables'], is('id', template)))[0]).toEqual(expect.objectContaining({ variables: '订单号、买家、品名、承运商、跟踪号' }))
  expect(await post(`${A}/mailTemplate/add`, { template_name: '错', language: 'en', subject: 'x', body: '{天气}' })).toMatchObject({ code: 1002,
    errors: { body: '没有变量 {天气}' } })
  const { id: letter } = await ok(`${A}/mail/write`, { mail_id: id, template_id: template })
  expect((await letters(id)).find((one) => one['id'] === letter)).toMatchObject({ state: 'draft', direction: 'out', subject: `${ORDER} 的物流`,
    body: `Anna：马克杯 由 UPS 派送，1Z${ORDER}。` })
  const copied = await ok(`${A}/mailMessage/copy`, { id: letter })
  expect((copied['handOver'] as { value: string }).value).toContain(`orderId=${ORDER}`)
  const { id: bare } = await ok(`${A}/mail/write`, { mail_id: id, body: '到货 {预计送达} {ASIN} {标题}' })
  expect((await post(`${A}/mailMessage/step`, { id: bare, transition: 'send' })).msg).toContain('{标题}')
  expect((await post(`${A}/mailMessage/copy`, { id: bare })).msg).toContain('{标题}')
  await ok(`${A}/mailMessage/step`, { id: bare, transition: 'void' })
  await ok(`${A}/mailMessage/step`, { id: letter, transition: 'send' })
  expect(await mail(id, ['mail_state', 'in_time', 'draft_count'])).toMatchObject({ mail_state: 'replied', in_time: true, draft_count: 0 })
  await ok(`${A}/mailMessage/step`, { id: letter, transition: 'unsend' })
  expect(await mail(id, ['mail_state'])).toMatchObject({ mail_state: 'pending' })
  await ok(`${A}/mailMessage/step`, { id: letter, transition: 'send' })
  await came({ order_id: ORDER, body: '谢谢' })
  expect(await mail(id, ['mail_state'])).toMatchObject({ mail_state: 'unread' })
  expect(await post(`${A}/mail/write`, { shop_id: shop, order_id: '999-9999999-9999999', subject: 'x', body: 'y' })).toMatchObject({ code: 1002,
    errors: { order_id: expect.any(String) as string } })
})

it('a letter about an order that we sent ourselves says its parcel', async () => {
  const order = '111-0000000-0000009'
  const { id: provider } = (await query<{ id: string }>(
    `insert into logistics_provider (company_id, logistics_provider, transport_mode) values ($1, 'YunExpress', '3') returning id::text as id`,
    [app.companyId]))[0]!
  await query(
    `insert into fbm_order (company_id, shop_id, order_id, order_no, order_day, fbm_status, provider_id, tracking_no, ship_time, ship_day)
     values ($1, $2, $3, 'F1', '2026-03-01', '5', $4, 'YT900', now(), '2026-03-02')`, [app.companyId, shop, order, provider])
  const { mail_id: id } = await came({ buyer_mail: 'eve@marketplace.amazon.com', subject: '到哪了', order_id: null })
  await query('update mail set order_id = $2 where id = $1', [id, order])
  const { id: letter } = await ok(`${A}/mail/write`, { mail_id: id, subject: 'x', body: '{发货日期} 由 {承运商} 发出：{跟踪号}' })
  expect((await letters(id)).find((one) => one['id'] === letter)).toMatchObject({ body: '2026-03-02 由 YunExpress 发出：YT900' })
})

it('the first rule that fits says who answers, and the trial names it', async () => {
  const [person] = await query<{ id: string }>(`select id::text from employee where company_id = $1 order by id limit 1`, [app.companyId])
  const rule = (rule_name: string, condition: unknown) => kit.made(`${A}/mailRule`, { rule_name, condition, people: [person!.id], assign_mode: 'first' })
  await rule('退款的', { field: 'subject', op: 'contains', value: '退款' })
  const all = await rule('其余', null)
  const { mail_id: id } = await came({ buyer_mail: 'ben@marketplace.amazon.com', subject: '发票', order_id: null })
  expect(await mail(id, ['assignee', 'rule_id'])).toMatchObject({ rule_id: all })
  const trial = await ok(`${A}/mailRule/trial`, { rows: [], mail_id: id })
  expect((trial['lines'] as { cells: { rule: string }; error?: string }[]).map(({ cells, error }) => [cells.rule, error])).toEqual([['退款的', '条件不符'],
    ['其余', undefined]])
})

it('letters are read out of .eml and .mbox, whatever they are encoded in', async () => {
  const one = (id: string, body: string) => [
    `Message-ID: <${id}>`, 'From: "Anna M." <abc@marketplace.amazon.de>', 'Subject: =?UTF-8?B?6YCA5qy+?= 111-2222222-3333333',
      'Date: Tue, 24 Nov 2026 10:00:00 +0100',
    'Content-Type: multipart/mixed; boundary="b"', '', '--b', 'Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: quoted-printable',
      '', body,
    '--b', 'Content-Type: image/png', 'Content-Disposition: attachment; filename=a.png', '', 'xx', '--b--', '',
  ].join('\r\n')
  const box = `From a@b Tue Nov 24\n${one('1', 'Gr=C3=BC=C3=9Fe')}\nFrom a@b Tue Nov 24\n${one('2', 'zwei')}`
  expect(await lettersOf(Buffer.from(box))).toMatchObject([
    { id: '<1>', from: 'abc@marketplace.amazon.de', name: 'Anna M.', subject: '退款 111-2222222-3333333', body: 'Grüße', at: '2026-11-24T09:00:00.000Z',
      attachments: 1 },
    { id: '<2>', body: 'zwei' },
  ])
  const page = 'Content-Type: text/html; charset=iso-8859-1\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<style>p{}</style><p>Gr=FC=DFe</p>x &amp; y'
  expect(await lettersOf(Buffer.from(`From: c@x.com\r\nDate: Tue, 24 Nov 2026 10:00:00 +0100\r\nSubject: =?GB2312?B?zcu/7g==?=\r\n${page}`))).toMatchObject([
    { id: null, name: null, subject: '退款', body: 'Grüße\nx & y', attachments: 0 },
  ])
  expect(await lettersOf(Buffer.from('没有信'))).toEqual([])
})

it('a rule writes a draft to each order once, not to who is on the black list, and its preview says so before', async () => {
  const template = await kit.made(`${A}/mailTemplate`, { template_name: '到货', language: 'en', subject: '{订单号}', body: '{品名}' })
  const rule = await kit.made(`${A}/autoMessageRule`, { rule_name: '到货问候', trigger_event: 'delivered', delay_hours: 24, shop_ids: [shop],
    template_id: template, cooldown_days: 0 })
  await came({ buyer_mail: 'black@marketplace.amazon.com', order_id: '111-0000000-0000002', subject: '骂人' })
  const [black] = await rows(`${A}/buyer/list`, ['id'], is('buyer_mail', 'black@marketplace.amazon.com'))
  await ok(`${A}/buyer/edit`, { id: black!['id'], is_black: true })
  const preview = await ok(`${A}/autoMessageRule/preview`, { rows: [{ id: rule }] })
  expect((preview['lines'] as { cells: { order: string }; error?: string }[]).map(({ cells, error }) => [cells.order, error]).sort()).toEqual([
    ['111-0000000-0000001', undefined], ['111-0000000-0000002', '客户在黑名单'], [ORDER, undefined],
  ])
  expect(await finished((await ok(`${A}/autoMessageRule/run`, {}))['task'])).toBe('1 条规则写了 2 封待发送的信')
  expect(await finished((await ok(`${A}/autoMessageRule/run`, {}))['task'])).toBe('1 条规则写了 0 封待发送的信')
  expect((await rows(`${A}/autoMessageRule/list`, ['draft_count', 'sent_count'], is('id', rule)))[0]).toMatchObject({ draft_count: 2, sent_count: 0 })
})

it('a customer with two orders is written to once while the cooldown lasts, and the preview says which one waits', async () => {
  const [first, second] = ['222-0000000-0000001', '222-0000000-0000002']
  await query(
    `insert into sale_order (company_id, shop_id, order_id, purchase_at, purchase_day, state, order_status, msku, quantity, item_price, currency, ship_country)
     select $1, $2, o, now() - interval '2 days' + n * interval '1 hour', current_date - 2, 'shipped', 'Shipped', 'MUG', 1, 10, 'USD', 'US'
     from unnest($3::text[]) with ordinality t (o, n)`, [app.companyId, other, [first, second]])
  for (const order_id of [first, second]) await came({ shop_id: other, buyer_mail: 'two@marketplace.amazon.com', order_id, subject: `订单 ${order_id}` })
  const template = await kit.made(`${A}/mailTemplate`, { template_name: '下单', language: 'en', subject: '{订单号}', body: 'x' })
  const rule = await kit.made(`${A}/autoMessageRule`, { rule_name: '下单问候', trigger_event: 'order', delay_hours: 1, shop_ids: [other],
    template_id: template, cooldown_days: 7 })
  const told = async () => ((await ok(`${A}/autoMessageRule/preview`, { rows: [{ id: rule }] }))['lines'] as { cells: { order: string }; error?: string }[])
    .map(({ cells, error }) => [cells.order, error])
  expect(await told()).toEqual([[first, undefined], [second, '同一客户这次已有一封']])
  expect(await finished((await ok(`${A}/autoMessageRule/run`, {}))['task'])).toBe('2 条规则写了 1 封待发送的信')
  expect(await told()).toEqual([[second, '同一客户不久前已写过']])
})

it('whoever sees one shop sees its mail alone, and writes to no order of another', async () => {
  const { mail_id: id } = await ok(`${A}/mail/receive`, { shop_id: other, buyer_mail: 'c@x.com', subject: '别店', body: 'y' })
  const person = await app.person('ke-fu', { roles: ['operations'], shopIds: [shop] })
  const { body } = await person.call<{ list: unknown[] }>(`${A}/mail/list`, { page: 1, pageSize: 10, filter: is('id', String(id)) })
  if (body.code === 200) expect(body.data.list).toEqual([])
  expect((await person.call(`${A}/mail/write`, { mail_id: id, body: 'x', subject: 'x' })).body.code).not.toBe(200)
})

it('an invoice is made of an order once, numbered when it is issued, and taken back by a credit note', async () => {
  const make = (orders: string) => post(`${A}/vatInvoice/make`, { shop_id: shop, orders })
  expect((await make(ORDER)).msg).toContain('没有启用的发票抬头')
  await ok(`${A}/vatSeller/add`, { title: '德国', company: 'X GmbH', country: 'DE', vat_no: 'DE1', address: 'Berlin', prefix: 'DE', vat_rate: '0.19',
    shop_ids: [shop] })
  expect(await make('1-1-1')).toMatchObject({ code: 1002, errors: { orders: expect.any(String) as string } })
  expect(await make(`${ORDER}\n111-0000000-0000001`)).toMatchObject({ code: 200, data: { made: 2 } })
  expect((await make(ORDER)).msg).toContain('已有发票')
  const invoices = () => rows(`${A}/vatInvoice/list`, ['id', 'invoice_no', 'invoice_kind', 'vat_state', 'net_amount', 'vat_amount', 'gross_amount'],
    is('order_id', ORDER))
  const [{ id }] = await invoices() as [{ id: string }]
  expect((await invoices())[0]).toMatchObject({ invoice_no: null, vat_state: '0', net_amount: '8.40', vat_amount: '1.60', gross_amount: '10.00' })
  expect((await post(`${A}/vatInvoice/credit`, { id })).msg).toContain('只有开具了的发票')
  await ok(`${A}/vatInvoice/step`, { id, transition: 'issue' })
  expect((await post(`${A}/vatInvoice/remove`, { id })).code).not.toBe(200)
  const { id: credit } = await ok(`${A}/vatInvoice/credit`, { id })
  expect((await post(`${A}/vatInvoice/credit`, { id })).msg).toContain('已经红冲')
  await ok(`${A}/vatInvoice/step`, { id: credit, transition: 'issue' })
  const year = new Date().getUTCFullYear()
  expect((await invoices()).map((row) => [row['invoice_no'], row['gross_amount']]).sort()).toEqual([
    [`CDE${year}-00002`, '-10.00'], [`DE${year}-00001`, '10.00'],
  ])
  expect((await make(ORDER)).code).toBe(200)
})
