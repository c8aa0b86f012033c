/**
 * What replenishment says by the calls of its own page: totals of the advice, one MSKU with how it is reckoned, parameters of several MSKU at once, plans
 * made out of chosen quantities. Reads what the advice keeps, writes what people would write in the plans themselves.
 */
import { allOf, type Condition } from '../../../../contract/filter'
import { CODES, type Row } from '../../../../contract/wire'
import { Refusal } from '../../../kernel/asker/refusal'
import { answers } from '../../../kernel/http/answers'
import type { CallContext } from '../../../kernel/http/handler'
import { answerList } from '../../../kernel/read/answer/lists'
import { readingOf, type Reading } from '../../../kernel/read/reading'
import { writingTogether } from '../../../kernel/write/together'
import { answerTransition } from '../../../kernel/write/transition'
import { writingOf, type Writing } from '../../../kernel/write/write.row'
import { addRow, editRow } from '../../../kernel/write/write.tree'
import type { Written } from '../../../kernel/write/written'

const MOST = 500

const reads = <T>(context: CallContext, work: (reading: Reading) => Promise<T>): Promise<T> =>
  context.db.withCompany(context.caller, (tx) => work(readingOf(context, tx)), { readOnly: true })

async function rows(reading: Reading, name: string, filter: Condition, fields?: string[]): Promise<Row[]> {
  const asked = { page: 1, pageSize: MOST, filter, ...(fields ? { fields } : {}) }
  return (await answerList(reading, reading.model.entities[name]!, asked)).list
}

const is = (field: string, value: string): Condition => ({ field, op: 'eq', value })

interface Named { shop_id: string; msku: string }

/** What the shop sells under this name. @throws Refusal notFound outside what the asker sees */
async function productOf(reading: Reading, { shop_id: shop, msku }: Named): Promise<{ id: string; pool: string }> {
  const [found] = await rows(reading, 'product', allOf([is('shop_id', shop), is('msku', msku)])!, ['id', 'pool_id'])
  if (!found) throw new Refusal(CODES.notFound, `店铺里没有 MSKU「${msku.slice(0, 60)}」，或不在您可见的店铺范围内`, { msku: '没有找到' })
  return { id: String(found['id']), pool: String(found['pool_id']) }
}

/** How many MSKU need sending, are out or will be, or have too much; and how many pieces are advised, of those that a list's filter finds. */
const getReplenishTotal = answers('fbaIntellect.getReplenishTotal', (context, { filter }) => reads(context, async (reading) => {
  const entity = reading.model.entities['replenish_advice']!
  const asked = filter as Condition | null | undefined
  const count = async (more: Condition) => {
    const { total, summary } = await answerList(reading, entity, {
      page: 1, pageSize: 1, fields: ['ship_qty', 'advice_qty'], filter: allOf([...(asked ? [asked] : []), more])!,
    })
    return { total, summary }
  }
  const state = async (value: string): Promise<number> => (await count(is('advice_state', value))).total
  const open = await count({ and: [{ field: 'ship_qty', op: 'gt', value: 0 }, { field: 'ignored', op: 'ne', value: true }] })
  const qty = open.summary.reduce((sum, line) => sum + Number((line.values as Row)['ship_qty'] ?? 0), 0)
  return { need: open.total, out: await state('out'), will_out: await state('will_out'), over: await state('over'), total_qty: qty }
}))

const STOCK = ['fba_qty', 'fba_onway', 'own_onway', 'waiting_qty', 'local_qty', 'buy_onway', 'box_qty']
const SALES = ['s7', 's14', 's30', 'out_days', 'daily']
const CALC = ['advice_state', 'cover_days', 'advice_qty', 'ship_qty', 'buy_qty', 'lack_qty', 'gap_qty', 'sellable_days', 'out_day', 'ship_day', 'make_time']
const RULES: Record<string, string> = {
  stockWarningDays: 'warning_days', repFreq: 'freq_days', repFbaSalesDays: 'safe_days', repShippingDays: 'lead_days', repCustomQuantity: 'custom_qty',
  planDays: 'pur_plan_days', purchaseDays: 'pur_buy_days', checkDays: 'pur_check_days', purShippingDays: 'pur_ship_days', purFreq: 'pur_freq_days',
  purFbaSalesDays: 'pur_sales_days', purCustomQuantity: 'pur_custom_qty',
}

/** One MSKU as the advice reckons with it; `rule` is what was set for it alone. */
const getMskuInfo = answers('fbaIntellect.getMskuInfo', (context, named) => reads(context, async (reading) => {
  const { pool } = await productOf(reading, named)
  const where = allOf([is('pool_id', pool), is('msku', named.msku)])!
  const [advice] = await rows(reading, 'replenish_advice', where, [...STOCK, ...SALES, ...CALC])
  if (!advice) throw new Refusal(CODES.notFound, `「${named.msku.slice(0, 60)}」还没有补货建议：先导入库存报告，再点「重新计算」`)
  const [rule = {}] = await rows(reading, 'replenish_rule', where, Object.values(RULES))
  const part = (fields: readonly string[]): Row => Object.fromEntries(fields.map((field) => [field, advice[field] ?? null]))
  const kept = Object.fromEntries(Object.entries(RULES).map(([name, field]) => [name, rule[field] ?? null]))
  return { stock: part(STOCK), sales: part(SALES), rule: kept, calc: part(CALC) }
}))

/** What waits to be sent of one MSKU: lines of agreed plans that no batch has yet, and batches that have not left. */
const getMskuWaitQueryList = answers('fbaIntellect.getMskuWaitQueryList', (context, named) => reads(context, async (reading) => {
  await productOf(reading, named)
  const of = [is('shop_id', named.shop_id), is('msku', named.msku)]
  const planned = await rows(reading, 'replenish_plan_item', allOf([
    ...of, { field: 'plan.state', op: 'in', value: ['3', '4'] }, { field: 'open_qty', op: 'gt', value: 0 },
  ])!, ['plan.plan_no', 'open_qty'])
  const { rows: packed } = await reading.tx.query<{ no: string; qty: number }>(
    `select b.batch_no as no, i.plan_qty::int as qty from ship_batch_item i join ship_batch b on b.company_id = $1 and b.id = i.batch_id
     where i.company_id = $1 and b.shop_id = $2::bigint and i.msku = $3 and b.fba_ship_status = '1' order by b.id`,
    [reading.asker.companyId, named.shop_id, named.msku],
  )
  return [
    ...planned.map((row) => ({ plan_no: String(row['plan.plan_no']), quantity: Number(row['open_qty']), kind: '补货计划' })),
    ...packed.map(({ no, qty }) => ({ plan_no: no, quantity: qty, kind: '发货批次' })),
  ]
}))

/** The same parameters for several MSKU, each in its pool: what is null falls back to the pool's and the company's. */
const updateMskuRules = answers('fbaIntellect.updateMskuRules', (context, { mskus, rules }) => writingTogether(context, async (writing, written) => {
  if (mskus.length === 0 || mskus.length > MOST) throw new Refusal(CODES.invalid, `一次可以设置 1 到 ${MOST} 个 MSKU`, { mskus: '数量不对' })
  const entity = writing.model.entities['replenish_rule']!
  const values = Object.fromEntries(Object.entries(rules).flatMap(([name, value]) => (RULES[name] === undefined ? [] : [[RULES[name], value]])))
  for (const named of mskus) {
    const { pool } = await productOf(writing, named)
    const [there] = await rows(writing, 'replenish_rule', allOf([is('pool_id', pool), is('msku', named.msku)])!, ['id'])
    if (there) await editRow(writing, entity, { id: there['id'], ...values }, {}, written)
    else await addRow(writing, entity, { pool_id: pool, msku: named.msku, ...values }, {}, written)
  }
  return { changed: mskus.length }
}))

interface Wanted extends Named { qty: number; transport?: string | null }
interface Place { warehouse_id: string; expect_ship?: string | null; remark?: string | null }

/** One plan for each shop and way of transport. */
async function makePlans(writing: Writing, written: Written[], items: readonly Wanted[], place: Place): Promise<{ id: string; plan_no: string }[]> {
  if (items.length === 0 || items.length > MOST) throw new Refusal(CODES.invalid, `一次可以加入 1 到 ${MOST} 个 MSKU`, { items: '数量不对' })
  const groups = new Map<string, { shop: string; transport: string; items: Row[] }>()
  for (const item of items) {
    const transport = item.transport ?? 'sea'
    const key = `${item.shop_id} ${transport}`
    const group = groups.get(key) ?? { shop: item.shop_id, transport, items: [] }
    group.items.push({ product_id: (await productOf(writing, item)).id, replenish_qty: item.qty })
    groups.set(key, group)
  }
  const made: { id: string; plan_no: string }[] = []
  for (const { shop, transport, items: below } of groups.values()) {
    const row = await addRow(writing, writing.model.entities['replenish_plan']!, {
      shop_id: shop, warehouse_id: place.warehouse_id, transport_mode: transport, expect_ship: place.expect_ship ?? writing.asker.today,
      remark: place.remark ?? null, items: below,
    }, {}, written)
    made.push({ id: String(row['id']), plan_no: String(row['plan_no']) })
  }
  return made
}

const stockPlan = answers('fbaIntellect.stockPlan', (context, { items, ...place }) => writingTogether(context, async (writing, written) => {
  const plans = await makePlans(writing, written, items, place)
  return { batch_no: plans.map(({ plan_no: no }) => no).join('、'), plans }
}))

/** One plan under a name of its own, which stands in its remark; its goods are of one shop and go one way. */
const stockBatch = answers('fbaIntellect.stockBatch', (context, { batch_name: remark, items, ...at }) => writingTogether(context, async (own, all) => {
  const plans = await makePlans(own, all, items, { ...at, remark })
  if (plans.length > 1) throw new Refusal(CODES.invalid, '一个补货批次只能是一个店铺、一种运输方式的商品，请分开生成', { items: '店铺或运输方式不同' })
  return { batch_id: plans[0]!.id, batch_no: plans[0]!.plan_no }
}))

const approval = answers('fbaIntellect.approval', (context, { batch_ids: ids }) => context.db.withCompany(context.caller, async (tx) => {
  if (ids.length === 0 || ids.length > MOST) throw new Refusal(CODES.invalid, `一次可以提交 1 到 ${MOST} 张补货计划`, { batch_ids: '数量不对' })
  const writing = writingOf(context, tx)
  const entity = writing.model.entities['replenish_plan']!
  for (const id of [...new Set(ids)].sort()) await answerTransition(context, writing, entity, { id, transition: 'submit' })
  return { submitted: new Set(ids).size }
}))

/** What this file answers of the family `fbaIntellect`, by call; the module plugs it in. */
export const intellectHandlers = { getReplenishTotal, getMskuInfo, getMskuWaitQueryList, updateMskuRules, stockPlan, stockBatch, approval }
