/** Orders of one buyer sent as one parcel, and goods of an order sent in another: shown first, line by line, done in one press, before anything is held. */
import { addText, negatedText, ratioText, roundText, timesText } from '../../../contract/decimal-text'
import type { LinesAnswer } from '../../../contract/lines'
import { CODES, type Row } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import { writingTogether } from '../../kernel/write/together'
import { numbersOf } from '../../kernel/write/write.number'
import { insertRow, lockRow, updateRow, type Writing } from '../../kernel/write/write.row'
import type { Written } from '../../kernel/write/written'

const OPEN = ['1', '2', '10', '8', '9']
const MOST = 50
/** What tells that two orders go to one buyer at one place. */
const ALIKE = { shop_id: '店铺', recipient: '收件人', phone: '电话', address1: '地址1', postal: '邮编', ship_country: '收件国' } as const
const HEAD = ['shop_id', 'order_id', 'order_day', 'purchase_at', 'pay_time', 'ship_deadline', 'ship_level', 'currency', 'recipient', 'phone', 'address1',
  'address2', 'city', 'state', 'postal', 'ship_country', 'warehouse_id', 'channel_id', 'rule_id',
  'declare_currency', 'declare_value', 'buyer_message', 'tags', 'freight_currency'] as const
const NEXT = { label: '查看自发货订单', route: '/sale/erp/ziFaHuoDingDanLieBiao' }

interface Work { writing: Writing; written: Written[] }

async function locked({ writing }: Work, ids: readonly string[]): Promise<Row[]> {
  const sorted = [...new Set(ids)].sort((one, other) => Number(one) - Number(other))
  if (sorted.length > MOST) throw new Refusal(CODES.invalid, `一次最多选 ${MOST} 张`)
  const rows: Row[] = []
  for (const id of sorted) rows.push(await lockRow(writing, writing.model.entities['fbm_order']!, { id }))
  return rows
}

async function itemsOf({ writing: { tx, asker } }: Work, id: unknown): Promise<Row[]> {
  const { rows } = await tx.query<Row>(
    `select id::text, msku, quantity::int, currency, amount::text, ship_paid::text, order_id, order_item_id from fbm_order_item
     where company_id = $1 and fbm_id = $2::bigint order by id`, [asker.companyId, id],
  )
  return rows
}

async function change({ writing, written }: Work, name: string, before: Row, changes: Row, action = 'edit'): Promise<Row> {
  const entity = writing.model.entities[name]!
  const after = await updateRow(writing, entity, before, changes)
  written.push({ entity, action, before, after })
  return after
}

const closed = (row: Row): string | undefined => (OPEN.includes(String(row['fbm_status'])) ? undefined : '已经配货、发货或作废，请先撤销')

function unlike(first: Row, row: Row): string | undefined {
  const other = Object.entries(ALIKE).filter(([field]) => String(first[field] ?? '').trim().toLowerCase() !== String(row[field] ?? '').trim().toLowerCase())
  return other.length === 0 ? undefined : `${other.map(([, label]) => label).join('、')}与第一张不同`
}

/** The first order takes the goods of the others, which end with a word of where their goods are. */
export const orderMerge = answers('fbm.orderMerge', (context, asked) => writingTogether(context, async (writing, written) => {
  const work = { writing, written }
  const docs = (await locked(work, asked.rows.map(({ id }) => id))).filter(({ id }) => asked.preview || !asked.lines || asked.lines.includes(String(id)))
  const first = docs.find((doc) => closed(doc) === undefined && String(doc['address1'] ?? '').trim() !== '')
  const columns: LinesAnswer['columns'] = [
    { name: 'no', label: '系统单号', short: true }, { name: 'order', label: '订单号' }, { name: 'buyer', label: '收件人' }, { name: 'qty', label: '数量', figure: true },
    { name: 'into', label: '合并到', short: true },
  ]
  const lines: { line: string; cells: Record<string, string>; error?: string }[] = []
  const taken: Row[] = []
  for (const doc of docs) {
    const error = closed(doc) ?? (first === undefined ? '没有地址，不知道是不是同一个买家' : unlike(first, doc))
    const qty = (await itemsOf(work, doc['id'])).reduce((sum, item) => sum + Number(item['quantity']), 0)
    lines.push({
      line: String(doc['id']), ...(error === undefined ? {} : { error }),
      cells: { no: String(doc['order_no']), order: String(doc['order_id']), buyer: String(doc['recipient'] ?? ''), qty: String(qty),
        into: error === undefined ? String(first?.['order_no'] ?? '') : '' },
    })
    if (error === undefined) taken.push(doc)
  }
  const answer = { columns, lines, done: taken.length, refused: docs.length - taken.length, next: NEXT }
  if (asked.preview) return answer
  if (!first || taken.length < 2) throw new Refusal(CODES.invalid, '请选择两张以上同一店铺、同一收件人与地址、还没有配货的订单')
  for (const doc of taken.filter((each) => each !== first)) {
    for (const item of await itemsOf(work, doc['id'])) await change(work, 'fbm_order_item', item, { fbm_id: first['id'] })
    await change(work, 'fbm_order', doc, { fbm_status: '7', merged_id: first['id'], remark: `已合并到 ${String(first['order_no'])}` }, 'merge')
  }
  // Its goods are others now: it is weighed, and finds its stock, anew.
  const remark = [first['remark'], asked.remark ?? `合并了 ${taken.length - 1} 张`].filter(Boolean).join('；').slice(0, 500)
  await change(work, 'fbm_order', first, { remark }, 'merge')
  return answer
}))

/** So many of an amount's pieces, by the hundredth; what is left stays with the others. */
const shareOf = (amount: unknown, part: number, whole: number): string | null =>
  amount === null || amount === undefined ? null : roundText(ratioText(timesText(String(amount), String(part)), String(whole)), 2) ?? null

/** Chosen lines of an order, or so many of each, become an order of their own. */
export const orderSplit = answers('fbm.orderSplit', (context, asked) => writingTogether(context, async (writing, written) => {
  const work = { writing, written }
  if (asked.qty !== undefined && asked.qty !== null && asked.qty < 1) throw new Refusal(CODES.invalid, '拆出的数量要是大于 0 的整数', { qty: '要大于 0' })
  const [doc, ...more] = await locked(work, asked.rows.map(({ id }) => id))
  if (!doc || more.length > 0) throw new Refusal(CODES.invalid, '一次拆分一张订单')
  const items = await itemsOf(work, doc['id'])
  const error = closed(doc)
  const chosen = items.filter(({ id }) => asked.preview || !asked.lines || asked.lines.includes(String(id)))
  const out = (item: Row): number => Math.min(Number(item['quantity']), asked.qty ?? Number(item['quantity']))
  const answer = {
    columns: [{ name: 'msku', label: 'MSKU' }, { name: 'qty', label: '数量', figure: true }, { name: 'out', label: '拆出', figure: true },
      { name: 'to', label: '新的订单', short: true }] satisfies LinesAnswer['columns'],
    lines: chosen.map((item) => ({
      line: String(item['id']), ...(error ? { error } : {}),
      cells: { msku: String(item['msku']), qty: String(item['quantity']), out: String(out(item)), to: '' },
    })),
    done: error ? 0 : chosen.length, refused: error ? chosen.length : 0, next: NEXT,
  }
  if (asked.preview) return answer
  if (error) throw new Refusal(CODES.invalid, error)
  const total = items.reduce((sum, item) => sum + Number(item['quantity']), 0)
  const going = chosen.reduce((sum, item) => sum + out(item), 0)
  if (going === 0 || going === total) throw new Refusal(CODES.invalid, '至少拆出一件，原单也要留下一件：去掉留在原单里的行，或填写拆出的数量')
  const entity = writing.model.entities['fbm_order']!
  // What was merged out of another order goes by that order's number again.
  const [order, ...others] = [...new Set(chosen.map((item) => item['order_id']))]
  const made = await insertRow(writing, entity, {
    ...Object.fromEntries(HEAD.map((field) => [field, doc[field] ?? null])), ...(order && others.length === 0 ? { order_id: order } : {}),
    fbm_status: '1', split_id: doc['id'], remark: `由 ${String(doc['order_no'])} 拆出`,
    ...(await numbersOf(writing, entity)),
  })
  written.push({ entity, action: 'add', after: made })
  for (const item of chosen) await moveOut(work, item, out(item), made)
  for (const line of answer.lines) line.cells.to = String(made['order_no'])
  return answer
}))

async function moveOut(work: Work, item: Row, qty: number, made: Row): Promise<void> {
  const whole = Number(item['quantity'])
  if (qty === whole) return void (await change(work, 'fbm_order_item', item, { fbm_id: made['id'] }))
  const { writing, written } = work
  const entity = writing.model.entities['fbm_order_item']!
  const [amount, paid] = [shareOf(item['amount'], qty, whole), shareOf(item['ship_paid'], qty, whole)]
  const rest = (all: unknown, part: string | null): string | null => (part === null ? null : addText(String(all), negatedText(part)) ?? null)
  const after = await insertRow(writing, entity, {
    fbm_id: made['id'], shop_id: made['shop_id'], msku: item['msku'], quantity: qty, currency: item['currency'], amount, ship_paid: paid,
    order_id: item['order_id'], order_item_id: item['order_item_id'],
  })
  written.push({ entity, action: 'add', after })
  await change(work, 'fbm_order_item', item, { quantity: whole - qty, amount: rest(item['amount'], amount), ship_paid: rest(item['ship_paid'], paid) })
}
