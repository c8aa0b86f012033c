/**
 * Keeps which reports are missing (report_gap) true: what each shop has brought of each report that is due, against what it
 * should have. Made anew for a whole company once files changed, and each day, for days go by without any file.
 */
import { addDays, daysBetween } from '../../../contract/days'
import type { Model, ReportFormat } from '../../../contract/model'
import { perModel } from '../../../contract/per-model'
import { raiseDataVersions } from '../store/data-version'
import { notify } from '../store/events'
import type { Database, Tx } from '../store/connect'
import { gapsOf, GIVEN_UP, lastHad, type Gap, type Span } from './gaps.find'
import { ofPool } from './scope'

interface ShopRow {
  id: string
  pool_id: string | null
  is_on: boolean
}

interface FileSpan {
  report: string
  shop_id: string
  from: string
  to: string
}

/** What files of one kind of rows have brought to one owner: a shop, or a pool of shops. */
interface Brought {
  /** The format of the newest file: another format may fill the same rows. */
  report: string
  shop: string
  spans: Span[]
  last: string
}

interface GapRow {
  shop_id: string
  report: string
  kind: Gap['kind']
  from_day: string
  to_day: string
  days: number
  last_day: string | null
  console: string | null
  pages: string | null
}

/** Pages named in a row; how many more there are is counted. */
const PAGES_NAMED = 6

/** What a report's absence spoils: titles of the pages whose lists it fills, by format. */
const pagesOf = perModel((model) => {
  const found = new Map<string, string[]>()
  for (const { lists, title } of Object.values(model.plans)) {
    const formats = new Set((lists ?? []).flatMap(({ feeds }) => feeds?.reports.map(({ format }) => format) ?? []))
    for (const format of formats) found.set(format, [...new Set([...(found.get(format) ?? []), title])])
  }
  return found
})

/** Formats that fill the same rows stand in for each other. */
const kindOf = ({ entity, always }: ReportFormat): string => `${entity} ${JSON.stringify(always)}`

/**
 * Makes the company's rows anew; call it last in a transaction, for a second one waits here for the first.
 * @param today yyyy-mm-dd by the company's clock
 * @returns whether any row changed
 */
export async function remakeGaps(tx: Tx, model: Model, companyId: number, today: string): Promise<boolean> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', ['report gaps', companyId])
  const { rows: shops } = await tx.query<ShopRow>(
    `select id::text as id, pool_id::text as pool_id, coalesce(state, 'on') = 'on' as is_on from shop where company_id = $1 order by id`, [companyId],
  )
  const { rows: files } = await tx.query<FileSpan>(
    `select report, shop_id::text as shop_id, data_start::text as "from", data_end::text as "to" from report_file
     where company_id = $1 and state = 'committed' and shop_id is not null and data_start is not null and data_end is not null order by id`, [companyId],
  )
  const rows = gapRows(model, shops, files, today)
  const { rows: [kept] } = await tx.query<{ same: boolean }>(
    `with told as (select * from jsonb_to_recordset($2::jsonb) as r (shop_id bigint, report text, kind text, from_day date, to_day date, days int,
       last_day date, console text, pages text)),
     there as (select shop_id, report, kind, from_day, to_day, days, last_day, console, pages from report_gap where company_id = $1)
     select not exists (table told except table there) and not exists (table there except table told) as same`,
    [companyId, JSON.stringify(rows)],
  )
  if (kept?.same) return false
  await tx.query('delete from report_gap where company_id = $1', [companyId])
  await tx.query(
    `insert into report_gap (company_id, shop_id, report, kind, from_day, to_day, days, last_day, console, pages)
     select $1, r.* from jsonb_to_recordset($2::jsonb) as r (shop_id bigint, report text, kind text, from_day date, to_day date, days int, last_day date,
       console text, pages text)`,
    [companyId, JSON.stringify(rows)],
  )
  await raiseDataVersions(tx, companyId, ['report_gap'])
  return true
}

/** Pure: what is missing of all that was brought. */
function gapRows(model: Model, shops: readonly ShopRow[], files: readonly FileSpan[], today: string): GapRow[] {
  const byId = new Map(shops.map((shop) => [shop.id, shop]))
  const brought = broughtOf(model, byId, files)
  const rows: GapRow[] = []
  for (const owners of brought.values()) {
    for (const { report, shop, spans } of owners.values()) {
      if (!byId.get(shop)?.is_on) continue
      const { due, replace } = model.reports[report]!
      for (const gap of gapsOf(spans, { ...due!, snapshot: replace.by === 'snapshot' }, today)) rows.push(rowOf(model, report, shop, gap))
    }
  }
  return [...rows, ...neverBrought(model, shops, files, brought, today)].sort((a, b) => (
    Number(a.shop_id) - Number(b.shop_id) || a.report.localeCompare(b.report) || (a.from_day < b.from_day ? -1 : 1)
  ))
}

/** Kind of rows -> owner -> what was brought. */
function broughtOf(model: Model, shops: ReadonlyMap<string, ShopRow>, files: readonly FileSpan[]): Map<string, Map<string, Brought>> {
  const brought = new Map<string, Map<string, Brought>>()
  for (const { report, shop_id: shop, from, to } of files) {
    const format = model.reports[report]
    if (!format?.due) continue
    const owners = brought.get(kindOf(format)) ?? new Map<string, Brought>()
    brought.set(kindOf(format), owners)
    const owner = ownerOf(format, shops.get(shop), shop)
    const before = owners.get(owner)
    const last = before && before.last > to ? before.last : to
    // A shop that is out of use leaves its pool's report to the others.
    const by = before && !shops.get(shop)?.is_on ? before.shop : shop
    owners.set(owner, { report, shop: by, spans: [...(before?.spans ?? []), { from, to }], last })
  }
  return brought
}

const ownerOf = (format: ReportFormat, shop: ShopRow | undefined, id: string): string =>
  (ofPool(format) && shop?.pool_id ? `pool ${shop.pool_id}` : `shop ${id}`)

/** Shops in use that bring other reports, and never one that every shop has and others of the company bring. */
function neverBrought(
  model: Model, shops: readonly ShopRow[], files: readonly FileSpan[], brought: ReadonlyMap<string, ReadonlyMap<string, Brought>>, today: string,
): GapRow[] {
  const firstDay = new Map<string, string>()
  for (const { shop_id: shop, from } of files) if (from < (firstDay.get(shop) ?? '9999-12-31')) firstDay.set(shop, from)
  const rows: GapRow[] = []
  for (const owners of brought.values()) {
    const used = [...owners.values()].filter(({ report, last }) => model.reports[report]!.due!.all && last >= addDays(today, -GIVEN_UP))
    const [example] = used
    if (!example) continue
    const format = model.reports[example.report]!
    for (const shop of shops) {
      const from = firstDay.get(shop.id)
      const to = lastHad(format.due!, today)
      if (!shop.is_on || from === undefined || from > to || owners.has(ownerOf(format, shop, shop.id))) continue
      rows.push(rowOf(model, example.report, shop.id, { kind: 'never', from, to, last: null }))
    }
  }
  return rows
}

function rowOf(model: Model, report: string, shop: string, { kind, from, to, last }: Gap): GapRow {
  const pages = pagesOf(model).get(report) ?? []
  const named = pages.slice(0, PAGES_NAMED).join('、')
  return {
    shop_id: shop, report, kind, from_day: from, to_day: to, days: daysBetween(from, to) + 1, last_day: last, console: model.reports[report]!.console ?? null,
    pages: pages.length === 0 ? null : pages.length > PAGES_NAMED ? `${named} 等 ${pages.length} 个页面` : named,
  }
}

/** Brings every company's rows to its own day; called once an hour in every process. */
export async function remakeEveryGap(db: Database, live: { readonly current: { model: Model } }): Promise<void> {
  const { model } = live.current
  const { rows } = await db.asOwner((tx) => tx.query<{ id: number; today: string }>(
    `select id, (now() at time zone zone)::date::text as today from company order by id`))
  for (const { id, today } of rows) {
    await db.asOwner(async (tx) => {
      if (await remakeGaps(tx, model, id, today)) await notify(tx, { type: 'data', companyId: id, data: { entities: ['report_gap'] } })
    })
  }
}
