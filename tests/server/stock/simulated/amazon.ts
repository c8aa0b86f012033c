/** What simulated people send to Amazon and get back from it, and the files in which Amazon tells of its pool. */
import type { Random } from '../../../../server/demo/random.demo'
import type { ImportFile } from '../../../../contract/imports'
import type { Client, TestApp } from '../../../support/app'
import type { Processes } from '../../../support/processes'
import { settledFiles, uploadTo } from '../../../support/uploads'
import type { Answered, stockKit } from '../kit'
import type { Moved } from '../reference'
import { referenceOf, type Pools, type SentLine, type Told } from './pools'

const B = '/fba/api/v1/fbaShipment'
const HEADER = ['Date', 'FNSKU', 'ASIN', 'MSKU', 'Title', 'Event Type', 'Reference ID', 'Quantity', 'Fulfillment Center', 'Disposition', 'Reason', 'Country',
  'Reconciled Quantity', 'Unreconciled Quantity', 'Date and Time']

/** What a MSKU of the shop is made of. */
export interface Paired { msku: string; product: string; sku: string; qty: number }

export interface Sending {
  kit: ReturnType<typeof stockKit>
  random: Random
  shop: string
  goods: readonly Paired[]
  warehouse: string
  pools: Pools
  at(condition: string): string
  day(offset: number): string
  accepted(answer: Answered): boolean
  post(document: string, step: string, moved: Omit<Moved, 'document' | 'step'>[]): void
  takeBack(document: string, steps: string[]): void
  stands(one: { id: string; back: { step: string; told(): void }[]; take(step: string): Promise<Answered> }): void
}

/** A batch, packed and sent, sometimes signed with fewer than were sent, or one more. */
export async function send(one: Sending): Promise<void> {
  const { kit, random, warehouse, pools, accepted } = one
  const goods = one.goods.filter(() => random.chance(0.6)).map((each) => ({ ...each, pieces: random.whole(1, 9) }))
  if (goods.length === 0) return
  const { id: made } = await kit.ok(`${B}/createBatch`, {
    batch_name: '补货', warehouse_id: warehouse, transport_mode: 'sea', expect_ship: one.day(0),
    items: goods.map(({ product, pieces }) => ({ product_id: product, plan_qty: pieces })),
  })
  const id = String(made)
  for (const { msku, pieces } of goods) await kit.ok(`${B}/scanPacking`, { batch_id: id, box_no: 1, code: `X00${msku}`, qty: pieces })
  await kit.ok(`${B}/setNumber`, { id, shipment_id: referenceOf(id) })
  const take = (transition: string, more: object = {}): Promise<Answered> => kit.post(`${B}/step`, { id, transition, ...more })
  if (!accepted(await take('ship'))) return
  const [document, under] = [`ship_batch ${id}`, `ship ${warehouse}`]
  one.post(document, 'ship', goods.map(({ sku, qty, pieces }) => ({ sku, from: one.at('good'), to: under, qty: qty * pieces })))
  const items = await kit.rows(`${B}/items`, ['id', 'msku'], kit.is('batch_id', id))
  const lines = goods.map(({ msku, pieces }): SentLine => (
    { batch: id, item: String(items.find((item) => item['msku'] === msku)!['id']), msku, shipped: pieces, day: one.day(0) }))
  pools.sent.set(id, lines)
  const back = [{ step: 'unship', told: () => { one.takeBack(document, ['ship']); pools.sent.delete(id) } }]
  if (random.chance(0.6)) {
    const received = goods.map(({ pieces }) => random.whole(Math.floor(pieces / 2), pieces + (random.chance(0.1) ? 1 : 0)))
    if (accepted(await take('receive', { items: lines.map(({ item }, nth) => ({ id: item, received_qty: received[nth] })) }))) {
      one.post(document, 'sign', goods.map(({ sku, qty, pieces }) => ({ sku, from: under, to: 'outside', qty: qty * pieces })))
      lines.forEach((line, nth) => { line.received = received[nth]! })
      back.unshift({ step: 'unreceive', told: () => { one.takeBack(document, ['sign']); for (const line of lines) delete line.received } })
    }
  }
  one.stands({ id, back, take })
}

/** Goods that come back from Amazon into a warehouse. */
export async function removal({ kit, random, shop, goods, warehouse, at, day, accepted, post, takeBack, stands }: Sending): Promise<void> {
  const { msku, sku, qty } = random.pick(goods)
  const [good, bad] = [random.whole(1, 6), random.chance(0.3) ? 1 : 0]
  const id = await kit.made('/fba/api/v1/removalReceipt', {
    shop_id: shop, order_id: `R${random.whole(1, 9999)}`, msku, disposition: 'SELLABLE', warehouse_id: warehouse,
    receive_day: day(-random.whole(0, 20)), good_qty: good, bad_qty: bad,
  })
  const take = (transition: string): Promise<Answered> => kit.post('/fba/api/v1/removalReceipt/step', { id, transition })
  if (!accepted(await take('post'))) return
  const document = `removal_receipt ${id}`
  post(document, 'post', ([['good', good], ['bad', bad]] as const).map(([condition, many]) => ({ sku, from: 'outside', to: at(condition), qty: many * qty })))
  stands({ id, take, back: [{ step: 'unpost', told: () => takeBack(document, ['post']) }] })
}

/** Some days as Amazon tells them now: what it received of what was sent, sold, got back, lost and sent back. One person alone brings these files. */
export async function tell(app: TestApp | Processes, client: Client, { random, goods, pools, day, shop }: Sending): Promise<void> {
  const from = -random.whole(1, 400)
  const days = Array.from({ length: random.whole(1, 6) }, (_, nth) => Math.min(-1, from + nth)).map(day)
  const rows = [...new Set(days)].flatMap((on) => goods.flatMap(({ msku }): Told[] => {
    const told = (event: string, quantity: number, reference = ''): Told => ({ day: on, msku, event, reference, quantity })
    const batch = random.pick(['', ...pools.sent.keys()])
    const line = pools.sent.get(batch)?.find((each) => each.msku === msku)
    const arrived = pools.told().some((row) => row.reference === referenceOf(batch))
    return [
      ...(line && !arrived && random.chance(0.5) ? [told('Receipts', random.whole(1, line.shipped), referenceOf(batch))] : []),
      ...(random.chance(0.1) ? [told('Receipts', random.whole(1, 9), `OTHER${random.whole(1, 5)}`)] : []),
      told('Shipments', -random.whole(1, 4)),
      ...(random.chance(0.3) ? [told('CustomerReturns', 1)] : []),
      ...(random.chance(0.2) ? [told('Adjustments', random.pick([-2, -1, 1]))] : []),
      ...(random.chance(0.1) ? [told('VendorReturns', -random.whole(1, 3))] : []),
      ...(random.chance(0.1) ? [told('WhseTransfers', 2)] : []),
    ]
  }))
  await bring(app, client, shop, rows)
  pools.bring(rows)
}

/** Takes a file of Amazon's ledger in. @throws where it is not */
export async function bring(app: TestApp | Processes, client: Client, shop: string, rows: readonly Told[]): Promise<void> {
  const lines = rows.map(({ day, msku, event, reference, quantity }) => {
    const [year, month, date] = day.split('-')
    const told = { Date: `${month}/${date}/${year}`, FNSKU: `X00${msku}`, MSKU: msku, 'Event Type': event, 'Reference ID': reference,
      Quantity: String(quantity), 'Fulfillment Center': 'LEX1', Disposition: 'SELLABLE', Country: 'US' } as Record<string, string>
    return HEADER.map((name) => told[name] ?? '').join('\t')
  })
  const file = { name: `ledger ${rows[0]!.day}.txt`, content: [HEADER.join('\t'), ...lines, ''].join('\n') }
  const list = await upload(app, client, file, { shop_id: shop, format: 'ledger_detail' })
  const ids = list.map(({ id }) => id)
  const seen = await settledFiles(client, ids)
  if (seen.some(({ state }) => state !== 'preview')) throw new Error(JSON.stringify(seen))
  const { body } = await client.call('/app/api/v1/imports/commit', { ids })
  if (body.code !== 200) throw new Error(body.msg)
  const done = await settledFiles(client, ids)
  if (done.some(({ state }) => state !== 'committed')) throw new Error(JSON.stringify(done))
}

async function upload(
  app: TestApp | Processes, client: Client, file: { name: string; content: string }, fields: Record<string, string>,
): Promise<ImportFile[]> {
  if (!('kill' in app)) return (await uploadTo(app, client, [file], fields)).data.list
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([file.content], { type: 'text/csv' }), file.name)
  const { body } = await client.call<{ list: ImportFile[] }>('/app/api/v1/imports/upload', form)
  if (body.code !== 200) throw new Error(body.msg)
  return body.data.list
}
