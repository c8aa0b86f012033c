/**
 * Profit by MSKU and day: what the transactions say, with the two charges that name no MSKU handed on where a report
 * tells whose they are, and the cost of what was sold. Always true: the fees of a shop's month add up to its transactions
 * without payouts, to the cent. What no report tells stays without an MSKU. profit-lines.ts adds the days up to months.
 *
 * What is worked out by month (storage, advertising, cost) is told by day as what each day adds to the month so far, so that
 * the days up to any of them are what the month would be if it ended there, and no cent is lost to rounding by day.
 *
 * - Days of a shop that no transaction report covers are filled with its settlement lines (profit-origins.ts); `origin`
 *   says which of the two a row is from.
 * - Storage charged in a month is handed on by the shares of the month before's storage report (largest remainders).
 * - Advertising of a MSKU is the console's spend on it (SP and SD), and what reports tell by campaigns alone (SB) has no MSKU; up to
 *   the shop's last posted day: an ads report that is newer than the transactions tells of days whose sales are not known yet. What was charged
 *   differently stays without MSKU, as ad_spend_diff.
 * - Cost is quantity × the unit cost in force, told in the shop's currency by the month's rate: of each item first what the goods cost that left
 *   (sold_cost), then what somebody said that the product costs (product_cost), the standard; quantities whose purchase cost is the standard's are
 *   counted as such, and as uncosted without cost or rate.
 * - What became known later of what past months' pieces had cost (sold_cost_diff) is told in the month that it counts in (profit-past.ts).
 * - Fees without MSKU are handed on where the company has a rule for them (profit-shared.ts).
 * - What no report of posted money tells (a company's own fees, returns with the cost that they bring back (return-costs.ts), replacements) is made by
 *   profit-custom.ts.
 */
import { addMonths, firstDay } from '../../../contract/days'
import type { Model } from '../../../contract/model'
import type { Making } from '../../kernel/kept/functions'
import type { ClosedPeriod } from '../../kernel/kept/period-lock'
import { coveredTimes, feeSource, ofGoods, settledMonths, soldSource, whileOpen, type ToldGoods, type Value, type Within } from './profit-origins'
import { ratesAs } from '../../kernel/read/statement/rates'
import { customSql, returnsSql } from './profit-custom'
import { COST_ITEMS } from '../cost/public'
import { pastSql } from './profit-past'
import { sharedSql } from './profit-shared'
import { digitsOf, partOf, rateBetween } from './profit-sql'

/** Facts that tell what the sold pieces cost. */
const COSTS = ['settlement_txn', 'settlement_line', 'product_cost', 'sold_cost', 'pairing', 'sku_part', 'fba_ledger', 'exchange_rate']
/** Unit costs of MSKU, that hold from a month on. */
const UNIT_COSTS = ['product_cost', 'sold_cost']
/** Unit costs, and what became known of them later. */
const DIFFS = [...UNIT_COSTS, 'sold_cost_diff']
/** Facts that are of one MSKU. */
const GOODS = [...DIFFS, 'pairing']
/** Facts by which a transaction report takes the place of settlement lines, on other days than those of its rows too. */
const POSTED = ['settlement_txn', 'settlement_line', 'fee_line']
/** Categories of what buyers paid for goods. */
export const SALES = ['product_sales', 'fba_sales', 'fbm_sales']

/** Facts of pieces that came back or were sent once more. */
const RETURNS = ['fba_return', 'fba_replacement']

/** Parts of profit, in the order in which they are made; `made`: what its rows say. Own fees, and fees that a rule hands on, go by the parts before them. */
const PARTS = { fees: undefined, costs: 'cost', shared: 'shared', past: 'past', returns: 'returns', custom: 'custom' } as const
type Part = keyof typeof PARTS

/** What both functions of profit are told: the two are made of the same facts, one after the other. */
type ProfitMaking = Making<'profit_day'> | Making<'profit_line'>

/**
 * Which rows of profit a change concerns: parts of them, months (`from`: that one and all later; neither: all of them), shops
 * and, where a cost changed, the goods whose it is (undefined: all).
 */
interface Concerned extends ToldGoods {
  parts: Part[]
  months?: string[]
  from?: string
  closed: readonly ClosedPeriod[]
}

/**
 * What profit has to be made anew of. Fees follow from fee lines and the reports that hand them on; costs from what was sold, unit costs and rates;
 * own fees from themselves, and from what they are handed on by.
 */
export async function concernedBy(making: ProfitMaking): Promise<Concerned> {
  const { changed } = making
  const keys: readonly { shop_id: string | null }[] | 'all' = making.keys
  const told = keys === 'all' ? {} : { shops: [...new Set(keys.flatMap(({ shop_id }) => shop_id ?? []))] }
  const goods = GOODS.includes(changed ?? '') && keys !== 'all' ? { goods: JSON.stringify(keys) } : {}
  return { parts: partsOf(changed), closed: making.closed ?? [], ...told, ...goods, ...(await monthsOf(making)) }
}

function partsOf(changed: string | undefined): Part[] {
  if (changed === undefined) return Object.keys(PARTS) as Part[]
  if (changed === 'custom_fee') return ['custom']
  if (changed === 'fee_share_rule') return ['shared']
  if (RETURNS.includes(changed)) return ['past', 'returns']
  if (changed === 'sold_cost_diff') return ['past']
  // Unit costs move neither amounts nor pieces.
  if (COSTS.includes(changed)) return UNIT_COSTS.includes(changed) ? ['costs', 'past', 'returns'] : ['costs', 'shared', 'past', 'returns', 'custom']
  return changed === 'storage_fee' || changed === 'sp_product_day' ? ['fees', 'shared'] : ['fees', 'shared', 'custom']
}

/** "and part = … and <the month is concerned>", for a table of profit whose month is the given SQL. */
export function concerned(part: Part, within: Within): string {
  const made = PARTS[part]
  const others = Object.values(PARTS).flatMap((each) => (each === undefined ? [] : [`'${each}'`]))
  return `and part ${made === undefined ? `not in (${others.join(', ')})` : `= '${made}'`} ${within('stat_month')}`
}

/** The condition ("and …") that a row of a part and of a month, as SQL, is concerned. */
export function withinOf({ months, from, closed, ...goods }: Concerned, part: Part, value: Value): Within {
  // What is handed on is so among all goods of a shop: one of them cannot be made anew by itself.
  const told = ofGoods(part === 'shared' || part === 'custom' ? { ...goods, goods: undefined } : goods, value)
  const open = whileOpen(closed, value)
  // What was sold in a month has its differences in later ones, and comes back in them.
  const since = (part === 'past' || part === 'returns') && months ? months.toSorted()[0] : from
  return (month, row = '') => [
    ...(months && since === from ? [`and ${month} = any(${value(months)}::date[])`] : []),
    ...(since === undefined ? [] : [`and ${month} >= ${value(since)}::date`]),
    told(row),
    open(month, row),
  ].join(' ')
}

/** Each fact that tells of another month than its own. */
async function monthsOf({ tx, companyId, changed, days }: ProfitMaking): Promise<Pick<Concerned, 'months' | 'from'>> {
  if (days === 'all') return {}
  const settled = POSTED.includes(changed ?? '') ? await settledMonths(tx, companyId, days) : []
  const months = [...new Set([...days.map((day) => day.slice(0, 7)), ...settled])].sort()
  // A cost and a rule hold from their month on; what is stored in a month is charged in the next.
  if ([...UNIT_COSTS, 'fba_ledger', 'fee_share_rule'].includes(changed ?? '')) return { from: firstDay(months[0]!) }
  if (POSTED.includes(changed ?? '')) months.push(...await endedBefore(tx, companyId, months))
  return { months: months.map((month) => firstDay(changed === 'storage_fee' ? addMonths(month, 1) : month)) }
}

/** The months (yyyy-mm) in which a shop's posted lines ended before these: advertising later in them counts by what comes after. */
async function endedBefore(tx: ProfitMaking['tx'], companyId: number, months: readonly string[]): Promise<string[]> {
  const { rows } = await tx.query<{ month: string }>(
    `select distinct to_char(before.day, 'YYYY-MM') as month from shop s cross join unnest($2::date[]) changed cross join lateral (
       select max(posted_day) as day from fee_line f where f.company_id = $1 and f.shop_id = s.id and f.posted_day < changed) before
     where s.company_id = $1 and before.day is not null`, [companyId, months.map(firstDay)],
  )
  return rows.map(({ month }) => month).filter((month) => !months.includes(month))
}

/** Makes profit_day anew: only the parts, months and shops that the change concerns, and never a closed month. */
export async function profitDays(making: Making<'profit_day'>): Promise<void> {
  const { tx, model, companyId } = making
  const change = await concernedBy(making)
  const values: unknown[] = [companyId]
  const value = (one: unknown): string => `$${values.push(one)}`
  for (const part of change.parts) {
    const within = withinOf(change, part, value)
    await run(tx, `delete from profit_day where company_id = $1 ${concerned(part, within)}`, values)
    await run(tx, MAKERS[part](model, value, within), values)
  }
}

const MAKERS: Record<Part, (model: Model, value: Value, within: Within) => string> = {
  fees: feesSql, costs: costsSql, shared: sharedSql, past: pastSql, returns: (_model, _value, within) => returnsSql(within), custom: customSql,
}

/** Each statement takes the values it names and no other. */
async function run(tx: Making['tx'], text: string, values: unknown[]): Promise<void> {
  await tx.query(text, values)
  values.length = 1
}

// Long because: it is one statement, each of whose tables stands on those above it.
function feesSql(model: Model, value: Value, within: Within): string {
  const values = model.enums['fee_category']?.values ?? []
  const inGroup = (...groups: string[]): string => `${value(values.filter(({ group }) => groups.includes(group ?? '')).map((each) => each.value))}::text[]`
  const digits = digitsOf(model, value)
  return `with ${coveredTimes(model, value)},
fee as materialized (
  select origin, shop_id, month, day, nullif(btrim(msku), '') as msku, fee_category, currency, sum(amount) as amount
  from (${feeSource(within)}) posted where fee_category <> all(${inGroup('payout')})
  group by 1, 2, 3, 4, 5, 6, 7
),
-- What has been charged in the month so far, day by day.
charges as (
  select origin, shop_id, month, day, currency, sum(amount) over (partition by origin, shop_id, month, currency order by day) as charge
  from fee where fee_category = 'monthly_storage_fee' and msku is null
),
shares as materialized (
  select shop_id, (stat_month + interval '1 month')::date as month, currency, nullif(btrim(msku), '') as msku, sum(est_fee) as fee
  from storage_fee where company_id = $1 ${within(`(stat_month + interval '1 month')::date`)}
  group by 1, 2, 3, 4 having sum(est_fee) > 0
),
stored as materialized (
  select f.origin, f.shop_id, f.month, f.day, f.currency, s.msku, f.charge, ${digitsOf(model, value, 'f.currency')} as digits,
    f.charge * s.fee / sum(s.fee) over (partition by f.origin, f.shop_id, f.month, f.day, f.currency) as exact
  from charges f join shares s on s.shop_id = f.shop_id and s.month = f.month and s.currency = f.currency
),
handed as (
  select origin, shop_id, month, day, currency, msku,
    ${partOf('charge', 'w', 'msku')} as so_far
  from stored window w as (partition by origin, shop_id, month, day, currency)
),
storage as (
  select origin, shop_id, month, day, currency, msku,
    so_far - lag(so_far, 1, 0) over (partition by origin, shop_id, month, currency, msku order by day) as amount
  from handed
),
posted as materialized (
  select id as shop_id, (select max(posted_day) from fee_line f where f.company_id = $1 and f.shop_id = s.id) as last from shop s where company_id = $1
),
advertised as (
  select shop_id, stat_date, currency, nullif(btrim(msku), '') as msku, 'sp' as ad_type, total_spend from sp_product_day
  where company_id = $1 ${within(`date_trunc('month', stat_date)::date`)}
  union all
  select shop_id, stat_date, currency, nullif(btrim(msku), ''), ad_type, total_spend from ad_product_day
  where company_id = $1 ${within(`date_trunc('month', stat_date)::date`)}
  union all
  select shop_id, stat_date, currency, null, ad_type, total_spend from ad_campaign_day
  where company_id = $1 and ad_type in ('sb', 'sbv') ${within(`date_trunc('month', stat_date)::date`)}
),
spent as (
  select shop_id, date_trunc('month', stat_date)::date as month, stat_date as day, currency, msku, ad_type,
    sum(sum(total_spend)) over (partition by shop_id, date_trunc('month', stat_date), currency, msku, ad_type order by stat_date) as so_far
  from advertised where (shop_id, date_trunc('month', stat_date)::date, currency) in (select shop_id, month, currency from fee)
    and stat_date <= (select last from posted where posted.shop_id = advertised.shop_id)
  group by shop_id, stat_date, currency, msku, ad_type having sum(total_spend) <> 0
),
spend as materialized (
  select shop_id, month, day, currency, msku, ad_type,
    round(so_far, ${digits}) - lag(round(so_far, ${digits}), 1, 0) over (partition by shop_id, month, currency, msku, ad_type order by day) as amount
  from spent
),
-- A month's advertising counts as of the transactions where any are there: the console's spend has no origin of its own.
told as materialized (
  select shop_id, month, currency, max(origin) as origin from fee group by 1, 2, 3
),
lines as (
  select 'fee' as part, origin, shop_id, month, day, msku, fee_category, null::text as ad_type, currency, amount, null::numeric as diff from fee
  where fee_category <> 'ad_spend' and not (fee_category = 'monthly_storage_fee' and msku is null
  and (shop_id, month, currency) in (select shop_id, month, currency from stored))
  union all
  select 'storage', origin, shop_id, month, day, msku, 'monthly_storage_fee', null, currency, amount, null from storage
  union all
  select 'ads', t.origin, a.shop_id, a.month, a.day, a.msku, 'ad_spend', a.ad_type, a.currency, a.amount, a.diff
  from (
    select shop_id, month, day, msku, ad_type, currency, -amount as amount, null::numeric as diff from spend
    union all
    select shop_id, month, day, null, null, currency, sum(amount), sum(amount)
    from (select shop_id, month, day, currency, amount from fee where fee_category = 'ad_spend' union all select shop_id, month, day, currency,
    amount from spend) c group by 1, 2, 3, 6
  ) a join told t using (shop_id, month, currency)
)
insert into profit_day (company_id, part, origin, shop_id, stat_month, stat_day, msku, fee_category, ad_type, currency, amount, sales_amount, income, refund,
tax, expense, unallocated, ad_spend_diff)
select $1, part, origin, shop_id, month, day, msku, fee_category, ad_type, currency, amount,
  case when fee_category = any(${value(SALES)}::text[]) then amount end,
  case when fee_category = any(${inGroup('income')}) then amount end,
  case when fee_category = any(${inGroup('refund')}) then amount end,
  case when fee_category = any(${inGroup('tax')}) then amount end,
  case when fee_category <> all(${inGroup('income', 'refund', 'tax')}) then amount end,
  case when msku is null then amount end, diff
from lines where amount <> 0`
}

function costsSql(model: Model, value: Value, within: Within): string {
  // The month so far, less what it was before the day: the days of a month add up to its cost, rounded once.
  const unit = (field: string): string => `round(-so_far * ${field}, 6) - round(-(so_far - quantity) * ${field}, 6)`
  return `with ${costedTables(model, value, within)}
insert into profit_day (company_id, part, origin, shop_id, stat_month, stat_day, msku, currency, quantity, refund_quantity, uncosted_quantity,
standard_quantity, fba_quantity, fbm_quantity, mcf_quantity, ${COST_ITEMS.join(', ')})
select $1, 'cost', origin, shop_id, month, day, msku, currency, quantity, refunded, case when known then 0 else quantity end,
  case when standard then quantity else 0 end, by_fba, by_fbm, by_mcf, ${COST_ITEMS.map(unit).join(', ')}
from costed`
}

/**
 * Common tables of what was sold with its unit cost in force: `costed` has origin, shop_id, month, day, msku, currency, quantity (and of it by_fba,
 * by_fbm, by_mcf), refunded, so_far (the month's pieces up to the day), the unit costs in the shop's currency, `known` (a cost and its rate
 * are there) and `standard` (the purchase cost is what somebody said of the product, not what the goods cost that left).
 */
export function costedTables(model: Model, value: Value, within: Within): string {
  const by = (channel: string): string => `coalesce(sum(quantity) filter (where transaction_type = 'Order' and channel = '${channel}'), 0) as by_${channel}`
  return `${coveredTimes(model, value)},
${rateTables()},
sold as materialized (
  select origin, shop_id, month, day, nullif(btrim(msku), '') as msku, currency,
    coalesce(sum(quantity) filter (where transaction_type = 'Order'), 0) as quantity,
    coalesce(sum(quantity) filter (where transaction_type = 'Refund'), 0) as refunded, ${['fba', 'fbm', 'mcf'].map(by).join(', ')}
  from (${soldSource(within)}) posted where transaction_type in ('Order', 'Refund') and quantity <> 0
  group by 1, 2, 3, 4, 5, 6
),
costed as (
  select s.origin, s.shop_id, s.month, s.day, s.msku, s.currency, s.quantity, s.refunded, s.by_fba, s.by_fbm, s.by_mcf,
    sum(s.quantity) over (partition by s.origin, s.shop_id, s.month, s.msku, s.currency order by s.day) as so_far,
    ${UNIT_COST}
  from sold s ${unitCostJoins('s')}
)`
}

/** Common tables `base` (the company's currency) and `rates` that unitCostJoins reads. */
export function rateTables(): string {
  return `base as (select currency from company where id = $1),
${ratesAs('materialized', '$1', '(select currency from base)')}`
}

/** What unitCostJoins gives: the four unit costs in the row's currency, whether a cost is `known`, and whether it is the `standard`. */
export const UNIT_COST = `${COST_ITEMS.map((item) => `coalesce(l.${item} * lr.rate, c.${item} * cr.rate) as ${item}`).join(', ')},
    lr.rate is not null or cr.rate is not null as known, l.purchase_cost * lr.rate is null and cr.rate is not null as standard`

/** Joins the unit cost in force to rows (alias) of shop_id, msku, month and currency; stands beside rateTables. */
export function unitCostJoins(row: string): string {
  const rateFrom = (of: string, own: string): string =>
    rateBetween('b.currency', { currency: `${of}.currency`, rate: `${own}.rate` }, { currency: `${row}.currency`, rate: 'shown.rate' })
  return `cross join base b
  left join lateral (
    select p.* from product_cost p where p.company_id = $1 and p.shop_id = ${row}.shop_id and p.msku = ${row}.msku and p.start_month <= ${row}.month
    order by p.start_month desc limit 1
  ) c on true
  left join lateral (
    select p.* from sold_cost p where p.company_id = $1 and p.shop_id = ${row}.shop_id and p.msku = ${row}.msku and p.start_month <= ${row}.month
    order by p.start_month desc limit 1
  ) l on true
  left join rates own on own.month = ${row}.month and own.currency = c.currency
  left join rates kept on kept.month = ${row}.month and kept.currency = l.currency
  left join rates shown on shown.month = ${row}.month and shown.currency = ${row}.currency
  cross join lateral (select ${rateFrom('c', 'own')} as rate) cr cross join lateral (select ${rateFrom('l', 'kept')} as rate) lr`
}
