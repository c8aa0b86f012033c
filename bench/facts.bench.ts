/**
 * What the advertising reports cost over very many facts: grouped by campaign and by keyword over the whole period, with count, totals and the
 * comparison, from the rollups and from the facts alone, and PostgreSQL's own group-by of the facts beside them. Prints medians of five.
 * `npm run bench -- facts` (a million rows), `-- facts --rows 10000000`
 */
import '../server/modules/modules'
import { parseArgs } from 'node:util'
import type { Dataset, Model } from '../contract/model'
import type { ListRequest } from '../contract/wire'
import type { Database } from '../server/kernel/store/connect'
import { rebuildRollups, refreshRollupsOf } from '../server/kernel/kept/rollup'
import type { Asker } from '../server/kernel/asker/asker'
import { askReport } from '../server/kernel/read/question/report.asked'
import { planReport } from '../server/kernel/read/plan/report'
import { answerReport } from '../server/kernel/read/answer/reports'
import { withThrowaway } from './support/throwaway'

const { values: { rows: said } } = parseArgs({ args: process.argv.slice(2), options: { rows: { type: 'string', default: '1000000' } } })
const ROWS = Number(said)
const [FIRST, LAST, DAYS, CAMPAIGNS, SHOPS] = ['2023-12-01', '2025-11-29', 730, 60, 5]
const LIMITS = { campaign: 50, keyword: 120 }

/** So many keywords a campaign that each has a row every day: a year's keywords are asked for day by day. */
async function fill(db: Database): Promise<void> {
  const keywords = Math.ceil(ROWS / DAYS / CAMPAIGNS)
  await db.asOwner(async (tx) => {
    await tx.query(`insert into company (name) values ('一家公司')`)
    await tx.query(`insert into shop (company_id, id, name, account_name, site, currency)
      select 1, i, 'shop ' || i, 'account ' || i, 'us', 'USD' from generate_series(1, ${SHOPS}) i`)
    await tx.query(`insert into report_file (company_id, id, report, report_label, shop_id, state, progress, file_name, warnings, create_time)
      select 1, i, 'sp_targeting', 'SP投放报告', i, 'committed', 100, 'file ' || i, '[]', '2026-01-01' from generate_series(1, ${SHOPS}) i`)
  })
  for (let month = 0; month < 24; month += 1) {
    await db.asOwner((tx) => tx.query(
      `insert into sp_target_day (company_id, import_id, shop_id, stat_date, portfolio_name, currency, campaign_name, ad_group_name, targeting, match_type,
         impressions, clicks, total_spend, amount, order_quantity, units_sold, same_sku_units, other_sku_units, same_sku_sales, other_sku_sales)
       select 1, 1 + c % ${SHOPS}, 1 + c % ${SHOPS}, d::date, 'portfolio ' || c % 7, 'USD', 'campaign ' || c, 'group ' || c, 'keyword number ' || k,
         (array['EXACT', 'PHRASE', 'BROAD'])[1 + k % 3], h % 400, h % 9, (h % 9) * 0.37, h % 11 * 12.5, h % 11, h % 11, h % 11, 0, h % 11 * 12.5, 0
       from generate_series(1, ${CAMPAIGNS}) c, generate_series(1, ${keywords}) k,
         generate_series(date '${FIRST}' + interval '1 month' * ${month}, least(date '${FIRST}' + interval '1 month' * ${month + 1} - interval '1 day',
           date '${LAST}'), interval '1 day') d,
         lateral (select (c * 7919 + k * 104729 + extract(doy from d)::int * 31) % 3600 as h) x`,
    ))
  }
}

/** The median of five, after one to warm up. */
async function medianOf(measure: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < 6; run += 1) times.push(await measure())
  return times.slice(1).sort((a, b) => a - b)[2] ?? 0
}

function timed(work: () => Promise<unknown>): Promise<number> {
  return medianOf(async () => {
    const started = performance.now()
    await work()
    return performance.now() - started
  })
}

const bare = (dataset: Dataset): Dataset => ({ ...dataset, rollups: [] })

await withThrowaway('facts', async (db, model: Model) => {
  await fill(db)
  const started = performance.now()
  await db.asOwner((tx) => rebuildRollups(tx, model, { dataset: 'sp_targets' }))
  console.log(`${ROWS} facts; all rollups made anew in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  await db.asOwner((tx) => tx.query('analyze'))
  const day = await timed(() => db.asOwner((tx) => refreshRollupsOf(tx, model, 'sp_target_day', { companyId: 1, days: ['2025-06-15'] })))
  console.log(`one day's rollups refreshed in ${day.toFixed(0)} ms`)
  const caller = { companyId: 1, employeeId: '1', shopIds: null }
  const asker: Asker = { ...caller, everything: true, hidden: () => new Set(), currency: 'USD', zone: 'America/Los_Angeles', today: '2026-01-05' }
  const keyword = ['shop', 'campaign', 'ad_group', 'targeting', 'match']
  const whole: ListRequest['filter'] = { field: 'day', op: 'between', value: [FIRST, LAST] }
  const lastYear: ListRequest['filter'] = { field: 'day', op: 'between', value: ['2024-11-30', LAST] }
  const quarter: ListRequest['filter'] = { field: 'day', op: 'between', value: ['2025-08-11', '2025-11-10'] }
  const asked: [string, Partial<ListRequest>, number?][] = [
    ['campaign, whole period, compared', { rows: ['shop', 'campaign'], filter: whole, compare: ['previous'] }, LIMITS.campaign],
    ['campaign, last 365 days, compared', { rows: ['shop', 'campaign'], filter: lastYear, compare: ['previous'] }, LIMITS.campaign],
    ['campaign by month, whole period', { rows: ['month', 'campaign'], filter: whole, compare: ['lastYear'] }],
    ['keyword, whole period, compared', { rows: keyword, filter: whole, compare: ['previous'] }, LIMITS.keyword],
    ['keyword, last 365 days, compared', { rows: keyword, filter: lastYear, compare: ['previous'] }],
    ['keyword, 3 months that are not whole, compared', { rows: keyword, filter: quarter, compare: ['previous'] }],
  ]
  let exceeded = 0
  for (const [what, request, limit] of asked) {
    const ask = (dataset: Dataset, how: 'answer' | 'sql') => db.withCompany(caller, async (tx) => {
      const full = { page: 1, pageSize: 50, sort: [{ field: 'total_spend', order: 'desc' as const }], ...request }
      if (how === 'answer') return [performance.now(), await answerReport({ tx, model, asker }, dataset, full)]
      const ready = await askReport({ tx, model, asker }, dataset, full)
      const plan = planReport(ready.plan(), dataset, ready.request)
      const before = performance.now()
      await tx.query(plan.text, plan.values)
      return [performance.now() - before]
    }, { readOnly: true })
    const sql = (dataset: Dataset): Promise<number> => medianOf(async () => (await ask(dataset, 'sql'))[0] as number)
    const dataset = model.datasets['sp_targets']!
    const [kept, facts] = [await sql(dataset), await sql(bare(dataset))]
    const answer = await timed(() => ask(dataset, 'answer'))
    if (limit !== undefined && kept > limit) exceeded += 1
    console.log(`${what.padEnd(48)} rollups ${kept.toFixed(0).padStart(6)} ms SQL, ${answer.toFixed(0).padStart(6)} ms answered   facts ${
      facts.toFixed(0).padStart(6)} ms${limit === undefined ? '' : `   (limit ${limit})`}`)
  }
  const group = (columns: string) => db.withCompany(caller, (tx) => tx.query(
    `select ${columns}, sum(impressions), sum(clicks), sum(total_spend), sum(amount), sum(order_quantity) from sp_target_day
     where company_id = 1 group by ${columns} order by sum(total_spend) desc limit 50`), { readOnly: true })
  console.log(`bare group by: campaign ${(await timed(() => group('shop_id, campaign_name'))).toFixed(0)} ms, keyword ${
    (await timed(() => group('shop_id, campaign_name, ad_group_name, targeting, match_type'))).toFixed(0)} ms`)
  process.exitCode = exceeded > 0 ? 1 : 0
})
