/**
 * Months of stock and cost: closed in their order, once all that must be so is so, and opened again from the last. What a closed month covered out
 * of goods that came later is its gap again; the later month takes it as a supplement.
 */
import { addDays, FIRST_DAY, lastDay } from '../../../contract/days'
import { raiseDataVersions } from '../../kernel/store/data-version'
import { effect } from '../../kernel/write/effects'
import type { StepGate } from '../../kernel/write/gates'
import { keyText } from '../../kernel/write/write.row'
import { refuse, type Posting } from '../stock/public'
import { poolsOfGoods, reread } from './averages'
import { booksOf, lockCost, type Books } from './books'
import { carry } from './carry'
import { renewFba } from './fba/layers'
import { poolGoodsOf } from './fba/made'
import { rematch, type Queue } from './match'
import { keepSoldCosts } from './sold-costs'
import { keepStockCosts } from './stock-costs'
import { keepParts } from './parts'
import { revalue } from './values'

/** The step by which somebody answers for goods without cost. */
const IN_SPITE = 'closeAnyway'
const CLOSING = ['close', IN_SPITE]

/** Why a month (yyyy-mm) cannot be closed yet; undefined: it is over. @param today yyyy-mm-dd by the company's clock */
export function notOver(month: string, today: string): string | undefined {
  const last = lastDay(month)
  return last >= today ? `${month} 还没有过完，${last} 之后才能结账` : undefined
}

/** A month that is not over says so instead of offering to be closed. */
export const monthsOver: StepGate = {
  async bars({ asker }, entity, rows, step) {
    if (entity.name !== 'cost_period' || !CLOSING.includes(step)) return new Map()
    return new Map(rows.flatMap((row) => {
      const says = notOver(String(row['month']).slice(0, 7), asker.today)
      return says === undefined ? [] : [[keyText(entity, row), says] as const]
    }))
  },
}

/** Effect of 结账 and 缺成本仍然结账. @throws Refusal of a month that is not over or out of turn, of a missing rate, and at 结账 of missing cost */
export const closeCost = effect('closeCost', {
  async run({ writing, row, step }) {
    await lockCost(writing, 'all')
    const [last, month] = [row.last_day.slice(0, 10), row.month.slice(0, 7)]
    const early = notOver(month, writing.asker.today)
    if (early !== undefined) refuse(early)
    const before = await booksBefore(writing, row.id)
    await refuseOutOfOrder(writing, before, `${month}-01`)
    await refuseUnrated(writing, last)
    const gaps = await gapsOf(writing, before, last)
    if (gaps.qty > 0 && step !== IN_SPITE) {
      refuse(`${month} 有 ${gaps.skus} 个商品共 ${gaps.qty} 件缺成本（如「${gaps.first}」），请先在「成本诊断」补上，或选择「缺成本仍然结账」并写明原因`)
    }
    await settleInto(writing, { ...before, closed: last, open: addDays(last, 1) })
    await writing.tx.query(
      'update cost_period set version_no = version_no + 1, gap_qty = $3 where company_id = $1 and id = $2::bigint', [writing.asker.companyId, row.id, gaps.qty],
    )
    await keepCounts(writing, row.id)
  },
})

/** How much stands in the month as it is closed is kept with it: each night it is held against what stands in it then (cost_closed_check). */
async function keepCounts({ tx, asker }: Posting, id: string): Promise<void> {
  await tx.query(
    `update cost_period p set closed_lines = l.many, closed_uses = u.many, closed_qty = u.qty
     from cost_period m
     cross join lateral (select count(*)::int as many from cost_line c where c.company_id = $1 and c.line_day between m.month and m.last_day) l
     cross join lateral (select count(*)::int as many, coalesce(sum(x.qty) filter (where not x.late), 0) as qty from cost_use x
       where x.company_id = $1 and x.use_day between m.month and m.last_day) u
     where m.company_id = $1 and m.id = $2::bigint and p.company_id = $1 and p.id = m.id`,
    [asker.companyId, id],
  )
}

/** Effect of 反结账. @throws Refusal while a later month is closed */
export const reopenCost = effect('reopenCost', {
  async run({ writing, row }) {
    await lockCost(writing, 'all')
    const { rows } = await writing.tx.query<{ month: string }>(
      `select to_char(month, 'YYYY-MM') as month from cost_period where company_id = $1 and close_status = '1' and month > $2::date
       order by month desc limit 1`,
      [writing.asker.companyId, `${row.month.slice(0, 7)}-01`],
    )
    if (rows[0]) refuse(`${rows[0].month} 也已结账，请从最后一个月开始反结账`)
    await settleInto(writing, await booksOf(writing))
  },
})

/** The books as they are without this month's closing. */
async function booksBefore(posting: Posting, id: string): Promise<Books> {
  const books = await booksOf(posting)
  const { rows } = await posting.tx.query<{ closed: string | null }>(
    `select max(last_day)::text as closed from cost_period
     where company_id = $1 and close_status = '1' and id <> $2::bigint`,
    [posting.asker.companyId, id],
  )
  const closed = rows[0]?.closed ?? FIRST_DAY
  return { ...books, closed, open: addDays(closed, 1) }
}

async function refuseOutOfOrder({ tx, asker }: Posting, { closed }: Books, month: string): Promise<void> {
  const { rows } = await tx.query<{ month: string }>(
    `select to_char(month, 'YYYY-MM') as month from cost_period where company_id = $1 and month < $2::date and last_day > $3::date order by month limit 1`,
    [asker.companyId, month, closed],
  )
  if (rows[0]) refuse(`${rows[0].month} 还没有结账，请按月份顺序结账`)
}

async function refuseUnrated({ tx, asker }: Posting, last: string): Promise<void> {
  const { rows } = await tx.query<{ currency: string; month: string; count: number }>(
    `select doc_currency as currency, to_char(rate_month, 'YYYY-MM') as month, count(*)::int as count from cost_line
     where company_id = $1 and base_amount is null and line_day <= $2::date group by 1, 2 order by 2, 1 limit 1`,
    [asker.companyId, last],
  )
  if (rows[0]) refuse(`有 ${rows[0].count} 笔 ${rows[0].currency} 的成本缺 ${rows[0].month} 的汇率，请先在「我的汇率」填写`)
}

/** What left without cost by the end of the month, since what was closed before. */
async function gapsOf({ tx, asker }: Posting, { closed }: Books, last: string): Promise<{ skus: number; qty: number; first: string }> {
  const { rows } = await tx.query<{ skus: number; qty: number; first: string }>(
    `select count(distinct s.id)::int as skus, coalesce(sum(u.qty), 0)::int as qty, min(s.sku_code) as first
     from cost_use u join sku s on s.company_id = $1 and s.id = u.sku_id left join cost_layer l on l.company_id = $1 and l.id = u.layer_id
     where u.company_id = $1 and not u.late and u.use_day > $2::date and u.use_day <= $3::date and (u.amount is null or l.in_day > $3::date)`,
    [asker.companyId, closed, last],
  )
  return rows[0]!
}

/** Has every queue that crosses the end of what is closed matched anew by these books. */
async function settleInto(posting: Posting, books: Books): Promise<void> {
  const { tx, asker } = posting
  const { rows: uncovered } = await tx.query<{ sku: string; day: string }>(
    `update cost_use u set layer_id = null, before_qty = 0, amount = null, missing_qty = u.qty from cost_layer l
     where u.company_id = $1 and l.company_id = $1 and l.id = u.layer_id and u.use_day <= $2::date and l.in_day > $2::date and not u.late
     returning u.sku_id::text as sku, u.use_day::text as day`,
    [asker.companyId, books.closed],
  )
  const { rows: queues } = await tx.query<Queue>(
    `select u.sku_id::text as "skuId", u.pool_id as "poolId", min(greatest(u.at, b.at))::text as at, min(greatest(u.at, b.at))::text as "layersFrom"
     from cost_use u cross join (select ($2::date + 1)::timestamp at time zone $3 as at) b
     where u.company_id = $1 and (u.layer_id is null or u.late) group by 1, 2`,
    [asker.companyId, books.closed, asker.zone],
  )
  const changed = await rematch(posting, books, queues)
  const reading = books.method === 'fifo' ? [] : await reread(posting, books, await poolsOfGoods(posting, null))
  const entries = [...changed.parents, ...(await revalue(posting, books, changed.layers)), ...reading]
  const carried = await carry(posting, books, { entries, layers: [] })
  const goods = books.method === 'fifo' ? queues.map(({ skuId }) => skuId) : await goodsOf(posting)
  await keepParts(posting, { ...books, closed: FIRST_DAY }, { layerIds: [...changed.layers, ...carried], skuIds: goods })
  await keepStockCosts(posting, goods)
  await renewFba(tx, posting.model, asker.companyId, await poolGoodsOf(posting))
  // Also of the month that is being closed.
  await keepSoldCosts(posting, { ...books, open: FIRST_DAY }, [...changed.layers, ...carried], {
    skuIds: [...changed.skuIds, ...uncovered.map(({ sku }) => sku)],
    first: [...uncovered.map(({ day }) => day), ...(changed.first === null ? [] : [changed.first])].sort()[0] ?? null,
  })
  await raiseDataVersions(tx, asker.companyId, ['cost_layer', 'cost_line', 'cost_use'])
}

async function goodsOf(posting: Posting): Promise<string[]> {
  return (await poolsOfGoods(posting, null)).map(({ skuId }) => skuId)
}
