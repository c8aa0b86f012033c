/**
 * Which posted lines profit is made of: a shop's transactions, and on days that no transaction report of it covers its
 * settlement lines. One rule for amounts and for pieces, so that nothing counts twice. Makes SQL; writes nothing.
 */
import type { Model } from '../../../contract/model'
import { foundRightSql } from '../../kernel/intake/equal-rows'
import type { ClosedPeriod } from '../../kernel/kept/period-lock'
import type { Tx } from '../../kernel/store/connect'
import { addDays } from '../../../contract/days'

/** Gives a value a place among a statement's parameters; answers the placeholder. */
export type Value = (one: unknown) => string
/**
 * Says which rows are made, as the end of a condition ("and …") on the given SQL for a month and, by the alias with its point
 * (''; 'f.'), on the row's shop and MSKU; '': all.
 */
export type Within = (month: string, row?: string) => string

/** The shops of a change, and its goods as JSON of shop_id and msku; left out: all. */
export interface ToldGoods { shops?: string[]; goods?: string }

/** What the keys of a change tell of shops and goods. */
export function toldGoods(keys: readonly ({ shop_id: string | null } | { shop_id: string | null; msku: string | null })[] | 'all'): ToldGoods {
  if (keys === 'all') return {}
  const told = keys.filter((key) => 'msku' in key)
  return { shops: [...new Set(keys.flatMap(({ shop_id }) => shop_id ?? []))], ...(told.length === 0 ? {} : { goods: JSON.stringify(told) }) }
}

/** The condition ("and …") that a row, by its alias and point, is of these shops and goods. */
export function ofGoods({ shops, goods }: ToldGoods, value: Value): (row?: string) => string {
  return (row = '') => [
    ...(shops ? [`and ${row}shop_id = any(${value(shops)}::bigint[])`] : []),
    ...(goods === undefined ? [] : [`and (${row}shop_id, nullif(btrim(${row}msku), '')) in (
      select shop_id, msku from jsonb_to_recordset(${value(goods)}::jsonb) as k (shop_id bigint, msku text))`]),
  ].join(' ')
}

/** The condition ("and …") that a row's month is open for its shop, by what a making is told is closed. */
export function whileOpen(closed: readonly ClosedPeriod[] | undefined, value: Value): Within {
  if (!closed || closed.length === 0) return () => ''
  return (month, row = '') => ` and not exists (
    select from jsonb_to_recordset(${value(JSON.stringify(closed))}::jsonb) as shut ("from" date, "to" date, shops jsonb)
    where shut."from" <= ${month} and ${month} <= shut."to" and (shut.shops = '"all"'::jsonb or shut.shops ? ${row}shop_id::text))`
}

const monthOf = (alias: string): string => `date_trunc('month', ${alias}.posted_day)::date`

/**
 * The months (yyyy-mm) of settlement lines that a change on these days may concern: a transaction report covers the days
 * between its first and its last too, and its clock may be a day apart from the settlements' (UTC).
 * @param days yyyy-mm-dd, at least one
 */
export async function settledMonths(tx: Tx, companyId: number, days: readonly string[]): Promise<string[]> {
  const sorted = [...days].sort()
  const { rows } = await tx.query<{ month: string }>(
    `select distinct to_char(posted_day, 'YYYY-MM') as month from settlement_line where company_id = $1 and posted_day between $2::date and $3::date`,
    [companyId, addDays(sorted[0]!, -1), addDays(sorted.at(-1)!, 1)],
  )
  return rows.map(({ month }) => month)
}

/** Posted amounts, beside the table of coveredTimes: origin, shop_id, month, day, order_id, msku, fee_category, currency, amount. */
export function feeSource(within: Within): string {
  return `select f.origin, f.shop_id, ${monthOf('f')} as month, f.posted_day as day, f.order_id, f.msku, f.fee_category, f.currency, f.amount
  from fee_line f where f.company_id = $1 and f.origin = 'transaction' ${within(monthOf('f'), 'f.')}
  union all
  select f.origin, f.shop_id, ${monthOf('f')}, f.posted_day, f.order_id, f.msku, f.fee_category, f.currency, f.amount
  from fee_line f join settlement_line l on l.company_id = $1 and l.id = f.txn_id
  where f.company_id = $1 and f.origin = 'settlement' ${within(monthOf('f'), 'f.')} and ${UNCOVERED}`
}

/** What Amazon's reports call other channels than its marketplaces: pieces that it sent for a seller's other shops, and its internal stores. */
const ELSEWHERE = "'^non-amazon|^si[ -]|prod marketplace$|\\.stores\\.amazon\\.'"

/**
 * Posted pieces, beside the same table: origin, shop_id, month, day, settlement_id, order_id, msku, transaction_type, currency, quantity, channel
 * (fba, fbm, mcf, or null where the report does not tell). A settlement tells a piece once, on its principal line; what was sent without a price has a
 * line of its quantity alone.
 * @param settled settlement lines of days that no transaction report covers (one piece, once), or all of them (each report for itself)
 */
export function soldSource(within: Within, settled: 'uncovered' | 'all' = 'uncovered'): string {
  return `select 'transaction' as origin, t.shop_id, ${monthOf('t')} as month, t.posted_day as day, t.settlement_id, t.order_id, t.msku,
    t.transaction_type, t.currency, t.quantity,
    case when t.marketplace ~* ${ELSEWHERE} then 'mcf' else lower(t.fulfillment) end as channel
  from settlement_txn t where t.company_id = $1 ${within(monthOf('t'), 't.')}
  union all
  select 'settlement', l.shop_id, ${monthOf('l')}, l.posted_day, l.settlement_id, l.order_id, l.msku, l.transaction_type,
    l.currency, l.quantity,
    case when l.marketplace ~* ${ELSEWHERE} then 'mcf' when l.fulfillment_id = 'AFN' then 'fba' when l.fulfillment_id = 'MFN' then 'fbm' end
  from settlement_line l where l.company_id = $1 ${within(monthOf('l'), 'l.')}
    and (l.amount_type = 'Quantity' or (l.amount_type = 'ItemPrice' and l.amount_description = 'Principal')) ${settled === 'all' ? '' : `and ${UNCOVERED}`}`
}

/**
 * A common table of the times (shop_id, "from", "to", the second not included) that transaction reports with rows in force
 * cover, their own or those that they found right: whole days by their own clock from the first to the last, so a day without rows
 * is covered too. A file is still being written when profit follows it.
 */
export function coveredTimes(model: Model, value: Value): string {
  const reports = Object.values(model.reports).filter(({ entity }) => entity === 'settlement_txn').map(({ name }) => name)
  const named = `${value(reports)}::text[]`
  return `held as (
  select d.import_id, d.shop_id, min(d.day) as first, max(d.day) as last from report_day d
  where d.company_id = $1 and d.report = any(${named}) group by 1, 2
  union
  select f.id, f.shop_id, f.data_start, f.data_end from report_file f
  where f.company_id = $1 and f.state in ('committing', 'committed') and f.report = any(${named}) and ${foundRightSql('f')}
),
covered as materialized (
  select held.shop_id, times."from", times."to"
  from held join report_file file on file.company_id = $1 and file.id = held.import_id
    cross join lateral (select file.reading -> 'scope' as scope, coalesce(file.reading ->> 'sourceZone', 'UTC') as zone) said
    cross join lateral (
      select r."from", r."to" from jsonb_to_recordset(jsonb_build_array(said.scope) || coalesce(said.scope -> 'odd', '[]')) as r ("from" timestamptz,
      "to" timestamptz)
      where said.scope ->> 'by' = 'range'
      union all
      select held.first::timestamp at time zone said.zone, (held.last + 1)::timestamp at time zone said.zone where said.scope ->> 'by' is distinct from 'range'
    ) times
)`
}

/** A settlement line (alias l) that no transaction report covers; one that tells no time counts by noon, the same day by almost every clock. */
const UNCOVERED = `not exists (
    select from covered c cross join lateral (
      select case when l.posted_at is null
      or l.posted_at = l.posted_day::timestamp at time zone 'UTC' then (l.posted_day + time '12:00') at time zone 'UTC' else l.posted_at end as at
    ) line where c.shop_id = l.shop_id and line.at >= c."from" and line.at < c."to")`
