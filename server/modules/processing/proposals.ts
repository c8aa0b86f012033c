/** Orders proposed for plans, or for goods: what of them the parts in the warehouse can make, and what lacks. Shown first, then made in one press. */
import type { LinesAnswer } from '../../../contract/lines'
import { CODES } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import type { CallContext } from '../../kernel/http/handler'
import { keepSources, lockSources } from '../../kernel/write/made-from'
import { writingTogether } from '../../kernel/write/together'
import { addRow } from '../../kernel/write/write.tree'
import type { Writing } from '../../kernel/write/write.row'
import { partsOn } from '../catalogue/public'

/** What both calls answer. */
type Proposed = Omit<LinesAnswer, 'offers' | 'next'> & { next: { label: string; route: string } }

interface Asked { preview: boolean; lines?: string[]; amount: string }

/** Goods that somebody wants made, for a plan or without one. */
interface Wanted {
  line: string
  sku: string
  code: string
  name: string
  warehouse: string
  place: string
  qty: number
  plan: { id: string; no: string } | null
  need: string | null
  error?: string
}

const MOST_LINES = 500
const COLUMNS: LinesAnswer['columns'] = [
  { name: 'sku', label: '本地SKU' }, { name: 'name', label: '品名' }, { name: 'plan', label: '加工计划' }, { name: 'place', label: '仓库', short: true },
  { name: 'qty', label: '需求', figure: true }, { name: 'can', label: '可加工', figure: true }, { name: 'make', label: '生成', figure: true },
  { name: 'short', label: '缺料' },
]

/** Of chosen plans. Shown line by line first. */
export const processFromPlans = answers('warehouse.processFromPlans', (context, asked) => propose(context, asked, (writing) =>
  plansOf(writing, { plans: asked.rows.map(({ plan_id: id }) => id) })))

/** Of chosen SKU in a warehouse: by its plans where no quantity is said. Shown line by line first. */
export const processFromStock = answers('warehouse.processFromStock', (context, asked) => propose(context, asked, async (writing) => {
  const skus = asked.rows.map(({ sku_id: id }) => id)
  const quantity = asked.quantity ?? null
  if (quantity !== null) return goodsOf(writing, skus, asked.warehouse_id, quantity)
  const planned = await plansOf(writing, { skus, warehouse: asked.warehouse_id })
  const there = new Set(planned.map(({ sku }) => sku))
  const rest = await goodsOf(writing, skus.filter((id) => !there.has(id)), asked.warehouse_id, 0)
  return [...planned, ...rest.map((each) => ({ ...each, error: '这个仓库没有它的加工计划，请填写做多少' }))]
}))

/** Lines in their order take parts before those below them. */
async function propose(context: CallContext, asked: Asked, wanted: (writing: Writing) => Promise<Wanted[]>): Promise<Proposed> {
  return writingTogether(context, async (writing, written) => {
    const { asker, model } = writing
    const all = await wanted(writing)
    if (all.length > MOST_LINES) throw new Refusal(CODES.invalid, `一次最多 ${MOST_LINES} 行，现在有 ${all.length} 行，请少选一些`)
    const parts = await partsOn(writing, [...new Set(all.map(({ sku }) => sku))], asker.today)
    const stock = await availableOf(writing, [...parts.values()].flat().map(({ skuId }) => skuId))
    const entity = model.entities['process_order']!
    const answer: Proposed = { columns: COLUMNS, lines: [], done: 0, refused: 0, next: { label: '查看加工单', route: '/warehouse/erp/jiaGongLieBiao' } }
    for (const each of all) {
      if (!asked.preview && asked.lines && !asked.lines.includes(each.line)) continue
      const own = parts.get(each.sku) ?? []
      const at = (skuId: string) => stock.get(`${each.warehouse} ${skuId}`)?.qty ?? 0
      const can = own.length === 0 ? 0 : Math.min(...own.map(({ skuId, unit }) => Math.floor(at(skuId) / unit)))
      const make = asked.amount === 'can' ? Math.min(can, each.qty) : each.qty
      const short = own.filter(({ skuId, unit }) => at(skuId) < unit * each.qty)
        .map(({ skuId, unit }) => `${stock.get(skuId)?.code ?? skuId} 缺 ${unit * each.qty - at(skuId)}`)
      const error = each.error ?? (own.length === 0 ? '今天没有有效的用料清单' : make === 0 ? '现有的料件一套也做不了' : undefined)
      answer.lines.push({
        line: each.line, ...(error === undefined ? {} : { error }),
        cells: {
          sku: each.code, name: each.name, plan: each.plan?.no ?? '', place: each.place, qty: String(each.qty), can: String(can),
          make: error === undefined ? String(make) : '0', short: short.join('、'),
        },
      })
      if (error !== undefined) {
        answer.refused += 1
        continue
      }
      answer.done += 1
      for (const { skuId, unit } of own) {
        const kept = stock.get(`${each.warehouse} ${skuId}`)
        if (kept) kept.qty = Math.max(0, kept.qty - unit * make)
      }
      if (asked.preview) continue
      const said = each.plan && { way: 'plan', ids: [each.plan.id] }
      const sources = said && await lockSources(writing, entity, said)
      const order = await addRow(writing, entity, {
        process_type: 'process', warehouse_id: each.warehouse, sku_id: each.sku, quantity: make, plan_id: each.plan?.id ?? null, plan_date: each.need,
      }, {}, written)
      if (said && sources) await keepSources(writing, entity, order, said, sources)
    }
    return answer
  })
}

/** Plans that wait for orders, those that are needed first before the others. */
async function plansOf(
  { tx, asker }: Writing, { plans = null, skus = null, warehouse = null }: { plans?: string[] | null; skus?: string[] | null; warehouse?: string | null },
): Promise<Wanted[]> {
  const { rows } = await tx.query<Omit<Wanted, 'plan'> & { planId: string; planNo: string; status: string }>(
    `select p.id::text as line, p.id::text as "planId", p.plan_no as "planNo", p.plan_status as status, p.sku_id::text as sku, s.sku_code as code,
       s.product_name as name, p.warehouse_id::text as warehouse, w.name as place, p.need_date::text as need,
       greatest(0, p.plan_qty - coalesce(p.before_qty, 0) - coalesce((select sum(o.quantity) from process_order o
         where o.company_id = $1 and o.plan_id = p.id and o.process_status <> '5'), 0))::int as qty
     from process_plan p join sku s on s.company_id = $1 and s.id = p.sku_id join warehouse w on w.company_id = $1 and w.id = p.warehouse_id
     where p.company_id = $1 and ($2::bigint[] is null or p.id = any($2::bigint[])) and ($3::bigint[] is null or p.sku_id = any($3::bigint[]))
       and ($4::bigint is null or p.warehouse_id = $4::bigint) and ($2::bigint[] is not null or p.plan_status in ('0', '1'))
     order by p.need_date nulls last, p.id for update of p`,
    [asker.companyId, plans, skus, warehouse],
  )
  return rows.flatMap(({ planId, planNo, status, ...each }): Wanted[] => {
    const error = !['0', '1'].includes(status) ? '这份计划已经完成或作废' : each.qty === 0 ? '已经全部排了加工单' : undefined
    if (error !== undefined && plans === null) return []
    return [{ ...each, plan: { id: planId, no: planNo }, ...(error === undefined ? {} : { error }) }]
  })
}

async function goodsOf({ tx, asker }: Writing, skus: string[], warehouse: string, qty: number): Promise<Wanted[]> {
  if (!Number.isSafeInteger(qty) || qty < 0 || qty > 1_000_000) throw new Refusal(CODES.invalid, '做多少要是 1 到 1,000,000 的整数', { quantity: '1 到 1,000,000' })
  const { rows } = await tx.query<Omit<Wanted, 'plan' | 'need' | 'qty'>>(
    `select 'sku ' || s.id as line, s.id::text as sku, s.sku_code as code, s.product_name as name, w.id::text as warehouse, w.name as place
     from sku s join warehouse w on w.company_id = $1 and w.id = $3::bigint where s.company_id = $1 and s.id = any($2::bigint[]) order by s.sku_code`,
    [asker.companyId, skus, warehouse],
  )
  if (rows.length === 0 && skus.length > 0) throw new Refusal(CODES.invalid, '没有这个仓库，请重新选择', { warehouse_id: '没有这个仓库' })
  return rows.map((row) => ({ ...row, qty, plan: null, need: null }))
}

/** Good pieces that no document holds, by "warehouse SKU"; and by SKU its code. */
async function availableOf({ tx, asker }: Writing, skus: string[]): Promise<Map<string, { qty: number; code: string }>> {
  const { rows } = await tx.query<{ sku: string; code: string; warehouse: string | null; qty: number }>(
    `select s.id::text as sku, s.sku_code as code, b.warehouse_id::text as warehouse, coalesce(sum(greatest(0, b.qty - coalesce(h.held, 0))), 0)::int as qty
     from sku s left join stock_balance b on b.company_id = $1 and b.sku_id = s.id and b.place_kind = 'bin' and b.condition = 'good'
     left join lateral (select sum(qty) as held from stock_hold where company_id = $1 and balance_id = b.id) h on true
     where s.company_id = $1 and s.id = any($2::bigint[]) group by s.id, s.sku_code, b.warehouse_id`,
    [asker.companyId, skus],
  )
  const found = new Map<string, { qty: number; code: string }>()
  for (const { sku, code, warehouse, qty } of rows) {
    found.set(sku, { qty: 0, code })
    if (warehouse !== null) found.set(`${warehouse} ${sku}`, { qty, code })
  }
  return found
}
