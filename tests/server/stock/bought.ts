/** What a simulated person buys: an order, received in parts, good and bad apart, some of it of days that are over, and bad goods sent back. */
import type { Random } from '../../../server/demo/random.demo'
import { ORDERS, RECEIPTS, RETURNS } from '../purchase/paths'
import type { Answered, stockKit } from './kit'
import type { Moved } from './reference'

interface Buying {
  kit: ReturnType<typeof stockKit>
  random: Random
  supplier: string
  skus: readonly string[]
  warehouse: string
  /** Where goods of a condition lie, as the reference says it. */
  at(condition: string): string
  day(offset: number): string
  accepted(answer: Answered): boolean
  /** Told of each receipt that stands what its order pays for one, in hundredths. */
  priced(receipt: string, hundredths: number, currency: string): void
  /** Told of each document that stands. @param undo the steps that take it back, by the first of which its goods are where they were */
  stands(document: {
    id: string; name: string; step: string; undo: string[]; moved: Omit<Moved, 'document' | 'step'>[]; take(step: string): Promise<Answered>
  }): void
}

/** What everything costs, in hundredths. */
const PRICE = 257

export async function buy(one: Buying): Promise<void> {
  const { kit, random, accepted } = one
  const goods = one.skus.filter(() => random.chance(0.5))
  if (goods.length === 0) return
  const currency = 'CNY'
  const order = await kit.made(ORDERS, {
    supplier_id: one.supplier, warehouse_id: one.warehouse, currency, expect_date: one.day(9),
    items: goods.map((sku_id) => ({ sku_id, qty: random.whole(1, 40), price: (PRICE / 100).toFixed(2) })),
  })
  for (const transition of ['submit', 'approve', 'order']) if (!accepted(await kit.step(ORDERS, order, transition))) return
  for (let part = 0; part < 2 && random.chance(0.8); part += 1) {
    const receipt = await receive(one, order)
    if (receipt !== undefined) one.priced(receipt, PRICE, currency)
    if (receipt !== undefined && random.chance(0.4)) await sendBack(one, receipt)
  }
}

/** Nothing where nothing is left that it could be made of. */
async function draftOf(kit: Buying['kit'], entity: string, way: string, id: string): Promise<object | undefined> {
  const { code, data } = await kit.post('/app/api/v1/document/draft', { entity, way, ids: [id] })
  const row = data?.['row'] as { items: object[] } | undefined
  return code === 200 && row && row.items.length > 0 ? row : undefined
}

async function receive({ kit, random, at, day, accepted, stands }: Buying, order: string): Promise<string | undefined> {
  const row = await draftOf(kit, 'receipt', 'order', order)
  if (row === undefined) return undefined
  const made = await kit.post(`${RECEIPTS}/add`, { ...row, receive_date: day(-random.whole(0, 60)), made_from: { way: 'order', ids: [order] } })
  if (!accepted(made)) return undefined
  const id = String(made.data['id'])
  const items = (await kit.rows(`${RECEIPTS}/items`, ['id', 'sku_id', 'notice_qty'], kit.is('receipt_id', id))).map((item) => ({
    id: item['id'], sku: String(item['sku_id']), good: random.whole(0, Number(item['notice_qty'])), bad: random.chance(0.2) ? 1 : 0,
  }))
  const answers = items.map((item) => ({ id: item.id, good_qty: item.good, bad_qty: item.bad }))
  if (!accepted(await kit.step(RECEIPTS, id, 'receive', { items: answers }))) return undefined
  stands({
    id, name: `receipt ${id}`, step: 'receive', undo: ['unPutIn'], take: (step) => kit.step(RECEIPTS, id, step),
    moved: items.flatMap(({ sku, good, bad }) => [
      { sku, from: 'outside', to: at('good'), qty: good }, { sku, from: 'outside', to: at('bad'), qty: bad },
    ]),
  })
  return id
}

async function sendBack({ kit, at, day, accepted, stands }: Buying, receipt: string): Promise<void> {
  const row = await draftOf(kit, 'purchase_return', 'bad', receipt)
  if (row === undefined) return
  const made = await kit.post(`${RETURNS}/add`, { ...row, return_method: '1', made_from: { way: 'bad', ids: [receipt] } })
  if (!accepted(made)) return
  const id = String(made.data['id'])
  const items = await kit.rows(`${RETURNS}/items`, ['sku_id', 'condition', 'qty'], kit.is('return_id', id))
  // A return that waits for its goods would hold the receipt.
  const end = async (): Promise<void> => void accepted(await kit.step(RETURNS, id, 'void'))
  if (!accepted(await kit.step(RETURNS, id, 'submit')) || !accepted(await kit.step(RETURNS, id, 'approve'))) return end()
  if (!accepted(await kit.step(RETURNS, id, 'finish', { out_date: day(0) }))) return end()
  stands({
    id, name: `purchase_return ${id}`, step: 'finish', undo: ['unfinish', 'void'], take: (step) => kit.step(RETURNS, id, step),
    moved: items.map((item) => ({ sku: String(item['sku_id']), from: at(String(item['condition'])), to: 'outside', qty: Number(item['qty']) })),
  })
}
