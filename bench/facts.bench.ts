/**
 * What the advertising reports cost over very many facts: grouped by campaign and by keyword over the whole period, with count, totals and the
 * comparison, from the rollups and from the facts alone, and DuckDB's and PostgreSQL's own group-by of the same facts beside them. Prints medians of five.
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
import { withDuck } from './support/duck'
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

const FIGURES = ['impressions', 'clicks', 'total_spend', 'amount', 'order_quantity', 'units_sold', 'same_sku_units', 'same_sku_sales']
const FACTS = `select shop_id, stat_date, campaign_name, ad_group_name, targeting, match_type, ${FIGURES.join(', ')} from sp_target_day`
/** What the report's dimensions are in the facts. */
const KEYS: Record<string, string> = {
  shop: 'shop_id', campaign: 'campaign_name', ad_group: 'ad_group_name', targeting: 'targeting', match: 'match_type', month: `date_trunc('month', stat_date)`,
}

/** What the page asks, in one statement of DuckDB: groups of some days, how many, their totals, and what they were in as many days before. */
function inDuck(rows: string[], [from, to]: [string, string]): string {
  const keys = rows.map((row) => KEYS[row]).join(', ')
  const before = `date '${from}' - (date '${to}' - date '${from}' + 1)::integer`
  const now = `filter (stat_date >= date '${from}')`
  const was = `filter (stat_date < date '${from}')`
  const both = FIGURES.map((name) => `sum(${name}) ${now} as ${name}, sum(${name}) ${was} as was_${name}`)
  return `with asked as (
      select ${keys}, ${both.join(', ')} from facts where stat_date between ${before} and date '${to}'
      group by ${keys} having count(*) ${now} > 0
    )
    select *, count(*) over (), ${FIGURES.map((name) => `sum(${name}) over (), sum(was_${name}) over ()`).join(', ')}
    from asked order by total_spend desc limit 50`
}

await withThrowaway('facts', async (db, model: Model, url) => {
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
  const [whole, year, quarter] = [[FIRST, LAST], ['2024-11-30', LAST], ['2025-08-11', '2025-11-10']] as [string, string][]
  const asked: [string, string[], [string, string], Partial<ListRequest>, number?][] = [
    ['campaign, whole period, compared', ['shop', 'campaign'], whole!, { compare: ['previous'] }, LIMITS.campaign],
    ['campaign, last 365 days, compared', ['shop', 'campaign'], year!, { compare: ['previous'] }, LIMITS.campaign],
    ['campaign by month, whole period', ['month', 'campaign'], whole!, { compare: ['lastYear'] }],
    ['keyword, whole period, compared', keyword, whole!, { compare: ['previous'] }, LIMITS.keyword],
    ['keyword, last 365 days, compared', keyword, year!, { compare: ['previous'] }],
    ['keyword, 3 months that are not whole, compared', keyword, quarter!, { compare: ['previous'] }],
  ]
  let exceeded = 0
  const beside = new Map<string, number>()
  await withDuck(url, { facts: FACTS }, async ({ name, rows: rowsOf }) => {
    console.log(`beside it ${name}`)
    for (const [what, rows, days] of asked) beside.set(what, await timed(() => rowsOf(inDuck(rows, days))))
  })
  for (const [what, rows, days, more, limit] of asked) {
    const request = { rows, filter: { field: 'day', op: 'between', value: days }, ...more } satisfies Partial<ListRequest>
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
      // What the facts alone take is told beside: where it is longer than any statement may take, that is all there is to say.
      .catch((error: { code?: string }) => { if (error.code !== '57014') throw error; return Infinity })
    const dataset = model.datasets['sp_targets']!
    const [kept, facts] = [await sql(dataset), await sql(bare(dataset))]
    const answer = await timed(() => ask(dataset, 'answer'))
    if (limit !== undefined && kept > limit) exceeded += 1
    console.log(`${what.padEnd(48)} rollups ${kept.toFixed(0).padStart(6)} ms SQL, ${answer.toFixed(0).padStart(6)} ms answered   facts ${
      facts.toFixed(0).padStart(6)} ms   DuckDB ${(beside.get(what) ?? 0).toFixed(0).padStart(5)} ms${limit === undefined ? '' : `   (limit ${limit})`}`)
  }
  const group = (columns: string) => db.withCompany(caller, (tx) => tx.query(
    `select ${columns}, sum(impressions), sum(clicks), sum(total_spend), sum(amount), sum(order_quantity) from sp_target_day
     where company_id = 1 group by ${columns} order by sum(total_spend) desc limit 50`), { readOnly: true })
  console.log(`bare group by: campaign ${(await timed(() => group('shop_id, campaign_name'))).toFixed(0)} ms, keyword ${
    (await timed(() => group('shop_id, campaign_name, ad_group_name, targeting, match_type'))).toFixed(0)} ms`)
  process.exitCode = exceeded > 0 ? 1 : 0
})
