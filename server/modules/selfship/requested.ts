/**
 * Returns out of Amazon's report of self-shipped returns: what buyers were allowed to send back of orders that were sent is registered once, to be
 * taken in when it comes. What a person registered, changed or took in stays as it is.
 */
import { seeingAll } from '../../kernel/asker/asker'
import { answers } from '../../kernel/http/answers'
import { startAfterImport } from '../../kernel/intake/after-import'
import { raiseDataVersions } from '../../kernel/store/data-version'
import type { Database } from '../../kernel/store/connect'
import { startDaily } from '../../kernel/tasks/by-itself'
import type { JobHandler } from '../../kernel/tasks/job'
import { writingFor } from '../../kernel/tasks/writing'
import { writingTogether } from '../../kernel/write/together'
import { afterWriting } from '../../kernel/write/write.after'
import { numbersOf } from '../../kernel/write/write.number'
import { deleteRow, insertRow, lockRow, writingOf, type Writing } from '../../kernel/write/write.row'
import type { Written } from '../../kernel/write/written'

/** Returns that one run makes; the next takes the rest. */
const MOST = 2000
/** States of a request in which the buyer may send the goods. */
const ALLOWED = ['approved', 'completed']
/** A return that the report made and that nobody has touched since. */
const UNTOUCHED = `r.rma_id is not null and r.doc_status = '0' and r.update_time = r.create_time`
/** Somebody said that nothing is to be registered for the request q. */
const DECLINED = `exists (select from fbm_return_request_said s where s.company_id = $1 and s.shop_id = q.shop_id and s.order_id = q.order_id
  and s.rma_id = q.rma_id and s.msku = q.msku and s.register = 'no')`
/** Shops and warehouses of the asker ($2, $3); null: all. */
const SEEN = `($2::bigint[] is null or r.shop_id = any($2::bigint[])) and ($3::bigint[] is null or r.warehouse_id = any($3::bigint[]))`

interface Wanted {
  shop: string; order: string; msku: string; rma: string; qty: number; day: string; reason: string | null; tracking: string | null
  item: string; left: number; warehouse: string
}

/**
 * @param written what it adds and takes away is put here
 * @returns how many returns it made, brought up to date by the newest report, and took away because their report was undone, the request refused or declined
 */
async function makeReturns(writing: Writing, written: Written[]): Promise<{ made: number; renewed: number; gone: number }> {
  const { tx, asker } = writing
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`fbm returns ${asker.companyId}`])
  const gone = await takeAway(writing, written)
  const renewed = await renew(writing)
  const made = await makeNew(writing, written)
  if (renewed > 0) await raiseDataVersions(tx, asker.companyId, ['fbm_return'])
  return { made, renewed, gone }
}

const seen = ({ asker }: Writing) => [asker.companyId, asker.shopIds, asker.warehouseIds ?? null]

async function takeAway(writing: Writing, written: Written[]): Promise<number> {
  const entity = writing.model.entities['fbm_return']!
  const { rows } = await writing.tx.query<{ id: string }>(
    `select r.id::text from fbm_return r where r.company_id = $1 and ${SEEN} and ${UNTOUCHED} and not exists (
       select from fbm_return_request q where q.company_id = $1 and q.shop_id = r.shop_id and q.order_id = r.order_id and q.rma_id = r.rma_id
         and q.msku = r.msku and coalesce(q.request_state, '') not in ('denied', 'cancelled') and not ${DECLINED}) order by r.id`, seen(writing),
  )
  for (const { id } of rows) {
    const before = await lockRow(writing, entity, { id })
    await deleteRow(writing, entity, before)
    written.push({ entity, action: 'remove', before })
  }
  return rows.length
}

/** The newest word on the parcel: its number and the day on which it came. */
async function renew(writing: Writing): Promise<number> {
  const { rowCount } = await writing.tx.query(
    `update fbm_return r set tracking_no = coalesce(left(q.tracking, 60), r.tracking_no), return_day = coalesce(q.day, r.return_day)
     from (select shop_id, order_id, rma_id, msku, max(tracking_no) as tracking, max(delivered_day) as day
       from fbm_return_request where company_id = $1 group by 1, 2, 3, 4) q
     where r.company_id = $1 and ${SEEN} and ${UNTOUCHED} and q.shop_id = r.shop_id and q.order_id = r.order_id and q.rma_id = r.rma_id and q.msku = r.msku
       and (coalesce(left(q.tracking, 60), r.tracking_no) is distinct from r.tracking_no or coalesce(q.day, r.return_day) is distinct from r.return_day)`,
    seen(writing),
  )
  return rowCount ?? 0
}

/** Requests of lines that were sent, and of which nothing is registered by a person or by this very request; the line with most left. */
async function makeNew(writing: Writing, written: Written[]): Promise<number> {
  const { tx, asker, model } = writing
  const entity = model.entities['fbm_return']!
  const { rows } = await tx.query<Wanted>(
    `select distinct on (q.id) q.shop_id::text as shop, q.order_id as order, q.msku, q.rma_id as rma, q.quantity::int as qty,
       coalesce(q.delivered_day::text, $4) as day, q.return_reason as reason, left(q.tracking_no, 60) as tracking, r.item::text, r.left::int,
       r.warehouse_id::text as warehouse
     from (select shop_id, order_id, rma_id, msku, min(id) as id, sum(quantity) as quantity, max(delivered_day) as delivered_day,
         max(return_reason) as return_reason, max(tracking_no) as tracking_no
       from fbm_return_request where company_id = $1 and request_state = any($5) group by 1, 2, 3, 4) q
     join (select f.id as fbm, f.shop_id, coalesce(i.order_id, f.order_id) as order_id, f.warehouse_id, i.id as item, i.msku,
         i.quantity - coalesce((select sum(x.good_qty + x.bad_qty) from fbm_return x where x.company_id = $1 and x.item_id = i.id), 0) as left
       from fbm_order f join fbm_order_item i on i.company_id = $1 and i.fbm_id = f.id
       where f.company_id = $1 and f.fbm_status in ('5', '11', '6') and f.warehouse_id is not null) r
       on r.shop_id = q.shop_id and r.order_id = q.order_id and r.msku = q.msku and r.left > 0
     where ${SEEN} and q.quantity > 0 and not exists (
       select from fbm_return x where x.company_id = $1 and x.shop_id = q.shop_id and x.order_id = q.order_id and x.msku = q.msku
         and (x.rma_id is null or x.rma_id = q.rma_id)) and not ${DECLINED}
     order by q.id, r.left desc, r.fbm limit ${MOST}`,
    [...seen(writing), asker.today, ALLOWED],
  )
  const known = new Set(model.enums['return_reason']?.values.map(({ value }) => value))
  const left = new Map(rows.map(({ item, left: pieces }) => [item, pieces]))
  let made = 0
  for (const { shop, order, msku, rma, qty, day, reason, tracking, item, warehouse } of rows) {
    const pieces = Math.min(qty, left.get(item) ?? 0)
    if (pieces <= 0) continue
    left.set(item, left.get(item)! - pieces)
    const after = await insertRow(writing, entity, {
      doc_status: '0', item_id: item, shop_id: shop, order_id: order, msku, rma_id: rma, return_day: day, warehouse_id: warehouse, good_qty: pieces, bad_qty: 0,
      return_reason: reason !== null && known.has(reason) ? reason : 'OTHER', tracking_no: tracking, ...(await numbersOf(writing, entity)),
    })
    written.push({ entity, action: 'add', after })
    made += 1
  }
  return made
}

/** Whoever removes a return whose request still stands does not want it made anew: the request is marked so. */
export async function declineRemoved({ tx, asker, now }: Writing, written: readonly Written[]): Promise<void> {
  const removed = written.flatMap(({ before, after }) => (before && !after && before['rma_id'] ? [before] : []))
  if (removed.length === 0) return
  await tx.query(
    `insert into fbm_return_request_said (company_id, shop_id, order_id, rma_id, msku, register, creator, create_time, update_time)
     select distinct $1::bigint, q.shop_id, q.order_id, q.rma_id, q.msku, 'no', $3::bigint, $4::timestamptz, $4::timestamptz
     from jsonb_to_recordset($2::jsonb) as r (shop_id bigint, order_id text, rma_id text, msku text)
     join fbm_return_request q on q.company_id = $1 and q.shop_id = r.shop_id and q.order_id = r.order_id and q.rma_id = r.rma_id and q.msku = r.msku
     where coalesce(q.request_state, '') not in ('denied', 'cancelled')
     on conflict (company_id, shop_id, order_id, rma_id, msku) do update set register = 'no', update_time = excluded.update_time`,
    [asker.companyId, JSON.stringify(removed), asker.employeeId, now.toISOString()],
  )
  await raiseDataVersions(tx, asker.companyId, ['fbm_return_request'])
}

/** Registers what the report tells now. */
export const returnMake = answers('fbm.returnMake', (context) => writingTogether(context, makeReturns))

/** The kind of job, as schemas/enums/job_kind.json lists it. */
export const FBM_RETURNS = 'fbmReturns'
const TITLE = '整理自发货退货'
const NIGHT = [4, 6] as const

/** Over all shops of the company, whoever started it. */
export const returnsJob: JobHandler = async (run) => {
  const { made, renewed, gone } = await run.db.withCompany({ ...run.caller, shopIds: null, warehouseIds: null }, async (tx) => {
    const own = writingOf(run, tx)
    const writing = { ...own, asker: seeingAll(own.asker) }
    const written: Written[] = []
    const answer = await makeReturns(writing, written)
    await afterWriting(writingFor(run, { family: 'fbm', name: 'returnMake' }), writing, written)
    return answer
  })
  return { message: `新登记 ${made} 张，更新 ${renewed} 张，删去 ${gone} 张`, quiet: true }
}

/** Starts the job after an import of the report of returns. */
export const returnsAfterImport = startAfterImport({ kind: FBM_RETURNS, title: TITLE, reads: ['fbm_return_request'] })

/** The module's sweep: starts the job of each company at night. */
export const returnsEachNight = (db: Database): Promise<void> => startDaily(db, { kind: FBM_RETURNS, title: `${TITLE}（每天）`, hours: NIGHT })
