/**
 * Grows the demo company's advertising facts to any number, for benchmarks: keywords by campaign and day, further and
 * further back in time. The database makes the rows itself, a few days a transaction, so that memory stays small here;
 * what a row holds follows from its numbers alone, so that it comes out the same every time.
 */
import type { Model } from '../../contract/model'
import type { Database, Tx } from '../kernel/store/connect'
import { raiseDataVersions } from '../kernel/store/data-version'
import { refreshRollupsOf } from '../kernel/kept/rollup'
import { addDays, lastDayOf, monthOf } from './calendar.demo'
import { reserveIds } from './write.demo'

/** About this many rows go into one transaction. */
const ROWS_AT_ONCE = 250_000
/** Days that the rows are spread over. */
const SPREAD_DAYS = 730

interface GrowOptions {
  companyId: number
  /** Rows of sp_target_day in all, those already there included. */
  facts: number
  log?: (line: string) => void
}

/** @returns how many rows were added; 0 where there are enough already */
export async function growFacts(db: Database, model: Model, options: GrowOptions): Promise<number> {
  const log = options.log ?? (() => undefined)
  const there = await db.asOwner(async (tx) => {
    const { rows } = await tx.query<{ count: number; first: string | null; campaigns: number }>(
      `select (select count(*) from sp_target_day where company_id = $1) as count,
         (select min(stat_date) from sp_target_day where company_id = $1) as first,
         (select count(distinct (shop_id, campaign_name)) from sp_campaign_day where company_id = $1) as campaigns`,
      [options.companyId],
    )
    return rows[0]
  })
  if (!there?.first || there.campaigns === 0) throw new Error(`company ${options.companyId} has no advertising to grow`)
  const wanted = options.facts - there.count
  if (wanted <= 0) return 0
  const days = Math.min(SPREAD_DAYS, Math.ceil(wanted / there.campaigns))
  const perDay = Math.ceil(wanted / days)
  const keywords = Math.ceil(perDay / there.campaigns)
  let added = 0
  let last = addDays(there.first, -1)
  const end = addDays(there.first, -days)
  while (added < wanted && last >= end) {
    // A transaction stays within a month, so that the month's file is opened once.
    const start = [`${monthOf(last)}-01`, end, addDays(last, 1 - Math.max(1, Math.floor(ROWS_AT_ONCE / perDay)))].sort().at(-1)!
    added += await growDays(db, model, { companyId: options.companyId, first: start, last, keywords, limit: wanted - added })
    log(`广告数据：已增加 ${added} 行，到 ${start}`)
    last = addDays(start, -1)
  }
  return added
}

interface Stretch {
  companyId: number
  first: string
  last: string
  keywords: number
  limit: number
}

/** The figures of a row: whole numbers out of its campaign, keyword and day, by Lehmer's generator. */
const ROWS = `
  with campaign as (
    select distinct on (shop_id, campaign_name) shop_id, campaign_name, portfolio_name, currency, country, retailer,
      dense_rank() over (order by shop_id, campaign_name) as no
    from sp_campaign_day where company_id = $1 order by shop_id, campaign_name
  ),
  grid as (
    select c.*, k.no as keyword, d.day::date as day,
      ((c.no * 1000003 + k.no * 7919 + (d.day::date - date '2000-01-01') * 104729) % 2147483647 * 48271 % 2147483647) * 69621 % 2147483647 as hash
    from generate_series($2::date, $3::date, interval '1 day') as d (day) cross join campaign c cross join generate_series(1, $4::int) as k (no)
    order by d.day desc, c.no, k.no limit $5
  ),
  figures as (
    select *, (hash % 400 + 20)::int as impressions, (hash / 400 % 9)::int as clicks,
      case when hash / 3600 % 11 = 0 then 1 else 0 end as orders, (hash / 40000 % 90 + 30)::numeric as bid
    from grid
  )`

async function growDays(db: Database, model: Model, stretch: Stretch): Promise<number> {
  const { companyId, first, last, keywords, limit } = stretch
  return db.asOwner(async (tx) => {
    const month = monthOf(first)
    const { rows: shops } = await tx.query<{ id: number; site: string }>('select id, site from shop where company_id = $1 order by id', [companyId])
    const format = Object.values(model.reports).find((report) => report.entity === 'sp_target_day')
    if (!format) throw new Error('no report format fills sp_target_day')
    for (const shop of shops) {
      const name = `${month}-${shop.site.toUpperCase()}-${format.name}-历史.xlsx`
      const { rows } = await tx.query('select id from report_file where company_id = $1 and shop_id = $2 and file_name = $3', [companyId, shop.id, name])
      if (rows.length > 0) continue
      await tx.query(
        `insert into report_file (company_id, id, report, report_label, shop_id, state, progress, data_start, data_end,
           total_count, success_count, replaced_count, fail_count, file_name, warnings, create_time, finish_time)
         values ($1, $2, $3, $4, $5, 'committed', 100, $6, $7, 0, 0, 0, 0, $8, '[]', $7::date + interval '1 day', $7::date + interval '1 day')`,
        [companyId, await reserveIds(tx, model, 'report_file', 1), format.name, format.label, shop.id, `${month}-01`, lastDayOf(month), name],
      )
    }
    const { rowCount } = await tx.query(
      `${ROWS},
       file as (select shop_id, id from report_file where company_id = $1 and file_name like $6 || '%-历史.xlsx' and report = $7)
       insert into sp_target_day (company_id, import_id, shop_id, stat_date, end_date, portfolio_name, currency, campaign_name, ad_group_name,
         retailer, country, targeting, match_type, impressions, clicks, total_spend, amount, order_quantity, units_sold, same_sku_units,
         other_sku_units, same_sku_sales, other_sku_sales)
       select $1, file.id, f.shop_id, day, day, portfolio_name, currency, campaign_name, campaign_name || '-扩展', retailer, country,
         'keyword ' || keyword, case keyword % 3 when 0 then 'EXACT' when 1 then 'PHRASE' else 'BROAD' end, impressions, least(clicks, impressions),
         clicks * bid * case currency when 'JPY' then 100 else 1 end / 100, orders * (hash / 7 % 60 + 12) * case currency when 'JPY' then 100 else 1 end,
         orders, orders, orders, 0, orders * (hash / 7 % 60 + 12) * case currency when 'JPY' then 100 else 1 end, 0
       from figures f join file on file.shop_id = f.shop_id`,
      [companyId, first, last, keywords, limit, month, format.name],
    )
    await countFiles(tx, companyId, `${month}-%-历史.xlsx`, first, last)
    const { rows: days } = await tx.query<{ day: string }>(`select d.day::date as day
      from generate_series($1::date, $2::date, interval '1 day') as d (day)`, [first, last])
    await refreshRollupsOf(tx, model, 'sp_target_day', { companyId, days: days.map((row) => row.day) })
    await raiseDataVersions(tx, companyId, ['sp_target_day', 'report_file', 'report_day'])
    return rowCount
  })
}

/** History is what the facts say: days and rows of the files that were added to. */
async function countFiles(tx: Tx, companyId: number, names: string, first: string, last: string): Promise<void> {
  await tx.query(
    `insert into report_day (company_id, import_id, day, shop_id, report, row_count)
     select f.company_id, f.import_id, f.stat_date, f.shop_id, r.report, count(*)
     from sp_target_day f join report_file r on r.company_id = f.company_id and r.id = f.import_id
     where f.company_id = $1 and r.file_name like $2 and f.stat_date between $3 and $4
     group by f.company_id, f.import_id, f.stat_date, f.shop_id, r.report`,
    [companyId, names, first, last],
  )
  await tx.query(
    `update report_file r set total_count = d.rows, success_count = d.rows, data_start = d.first, data_end = d.last
     from (select import_id, sum(row_count)::int as rows, min(day) as first, max(day) as last from report_day where company_id = $1 group by import_id) d
     where r.company_id = $1 and r.id = d.import_id and r.file_name like $2`,
    [companyId, names],
  )
}
