/** What a shop's month lacks before it is closed: reports, categories of fees, costs and rates; and what it comes to. Reads; writes nothing. */
import type { Model } from '../../../../contract/model'
import { ratesAs } from '../../../kernel/read/statement/rates'
import type { Tx } from '../../../kernel/store/connect'
import { SHOP_BOOKS } from './period-lock'

/** What may be missing, as enum close_item says; the company's own month is asked by the closing alone. */
export type CloseItem = 'reports' | 'unmapped' | 'costs' | 'rates'

/** What was found of one month of one shop. Amounts are decimal text in the shop's currency. */
export interface Checked {
  id: string
  /** What is missing, in words: 「交易报告 缺 3 天」; one for each item that is. */
  missing: Partial<Record<CloseItem, string>>
  /** Days of due reports that have data among those that should, 0 to 1; null: no report is due. */
  ready: string | null
  gapDays: number
  settlements: number
  /** Exact text in the shop's currency. */
  unmapped: string
  uncosted: number
  sales: string
  /** What Amazon paid and charged. */
  net: string
  profit: string
}

interface Row {
  id: string; currency: string; gaps: { report: string; days: number }[]; due: number; month_days: number; settlements: number; unmapped: string
  uncosted: number; unrated: string[]; sales: string; net: string; profit: string; unsorted: number
}

/** Reports that books are made of: their absence makes a month's money incomplete. */
function bookReports(model: Model): string[] {
  const told = Object.values(model.reports).filter(({ due, entity, fees }) => due !== undefined && (SHOP_BOOKS.has(entity) || fees !== undefined))
  return told.map(({ name }) => name)
}

/** @param ids of shop_close; the caller has seen that the asker may see them */
export async function checkMonths(tx: Tx, model: Model, companyId: number, ids: readonly string[]): Promise<Checked[]> {
  const { rows } = await tx.query<Row>(CHECKED(), [companyId, ids, bookReports(model)])
  return rows.map((row) => {
    const gapDays = row.gaps.reduce((sum, { days }) => sum + days, 0)
    const missing: Checked['missing'] = {
      ...(gapDays === 0 ? {} : { reports: row.gaps.map(({ report, days }) => `${model.reports[report]?.label ?? report} 缺 ${days} 天`).join('、') }),
      ...(row.unsorted === 0 ? {} : { unmapped: `未匹配费用 ${row.unmapped} ${row.currency}` }),
      ...(row.uncosted === 0 ? {} : { costs: `${row.uncosted} 件缺成本` }),
      ...(row.unrated.length === 0 ? {} : { rates: `缺 ${row.unrated.join('、')} 的汇率` }),
    }
    const ready = row.due === 0 ? null : String(Math.max(0, Math.round((1 - gapDays / (row.due * row.month_days)) * 10_000) / 10_000))
    return {
      id: row.id, missing, ready, gapDays, settlements: row.settlements, unmapped: row.unmapped, uncosted: row.uncosted, sales: row.sales,
      net: row.net, profit: row.profit,
    }
  })
}

/** Profit as 利润报表 tells it: amounts, costs, past months' differences and own fees, in the shop's currency. */
const CHECKED = (): string => `with base as (select currency from company where id = $1),
${ratesAs('materialized', '$1', '(select currency from base)')},
asked as (select c.id, c.shop_id, c.month, c.last_day, c.currency from shop_close c where c.company_id = $1 and c.id = any($2::bigint[]))
select a.id::text, a.currency, extract(day from a.last_day)::int as month_days,
  coalesce(g.gaps, '[]') as gaps, coalesce(d.due, 0)::int as due, coalesce(s.many, 0)::int as settlements,
  round(coalesce(p.unmapped, 0), 2)::text as unmapped, coalesce(p.unsorted, 0)::int as unsorted, coalesce(p.uncosted, 0)::int as uncosted,
  coalesce(p.unrated, '{}') as unrated, round(coalesce(p.sales, 0), 2)::text as sales, round(coalesce(p.net, 0), 2)::text as net,
  round(coalesce(p.profit, 0), 2)::text as profit
from asked a
left join lateral (
  select jsonb_agg(jsonb_build_object('report', g.report, 'days', g.days) order by g.report) as gaps from (
    select r.report, sum(least(r.to_day, a.last_day) - greatest(r.from_day, a.month) + 1)::int as days from report_gap r
    where r.company_id = $1 and r.shop_id = a.shop_id and r.report = any($3::text[]) and r.from_day <= a.last_day and r.to_day >= a.month group by 1) g
) g on true
left join lateral (
  select count(*) as due from (
    select f.report from report_file f where f.company_id = $1 and f.shop_id = a.shop_id and f.state = 'committed' and f.report = any($3::text[])
    union select r.report from report_gap r where r.company_id = $1 and r.shop_id = a.shop_id and r.report = any($3::text[])) d
) d on true
left join lateral (
  select count(*) as many from settlement s where s.company_id = $1 and s.shop_id = a.shop_id
    and (s.end_at at time zone 'UTC')::date between a.month and a.last_day
) s on true
left join lateral (
  select sum(l.amount) filter (where l.fee_category = 'unmapped' and l.currency = a.currency) as unmapped,
    count(*) filter (where l.fee_category = 'unmapped' and l.amount <> 0) as unsorted, sum(l.uncosted_quantity) as uncosted,
    array_agg(distinct l.currency) filter (where l.currency <> b.currency and r.rate is null) as unrated,
    sum(l.sales_amount) filter (where l.currency = a.currency) as sales,
    sum(l.amount) filter (where l.currency = a.currency) as net,
    sum(coalesce(l.amount, 0) + coalesce(l.purchase_cost, 0) + coalesce(l.head_cost, 0) + coalesce(l.package_cost, 0) + coalesce(l.other_cost, 0)
      + coalesce(l.past_cost, 0) + coalesce(l.returned_cost, 0) + coalesce(l.custom_fee, 0)) filter (where l.currency = a.currency) as profit
  from profit_line l cross join base b left join rates r on r.month = l.stat_month and r.currency = l.currency
  where l.company_id = $1 and l.shop_id = a.shop_id and l.stat_month = a.month
) p on true
order by a.month, a.shop_id`
