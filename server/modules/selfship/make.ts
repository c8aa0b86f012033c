/**
 * Shipments out of imported orders: every order that the seller fulfils and that waits to be sent has one, made once. Addresses, promised times and
 * the numbers of order items come from the report of unshipped orders; what somebody has entered stays.
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
import { insertRow, writingOf, type Writing } from '../../kernel/write/write.row'
import type { Written } from '../../kernel/write/written'
import { findExceptions } from './exceptions'
import { measure } from './measure'
import { applyRules } from './rules'

interface Waiting {
  shop: string; order: string; at: string; day: string; level: string | null; country: string | null; state: string | null; city: string | null
}
interface Line {
  shop: string; order: string; item: string | null; msku: string; qty: number; currency: string | null; amount: string | null; paid: string | null
}

/** Orders that one run makes shipments of; the next takes the rest. */
const MOST = 2000

/**
 * Makes at most MOST orders, measures them, applies the company's rules and looks for exceptions. @returns new orders, and orders whose address was
 * filled in
 */
export async function makeOrders(writing: Writing, written: Written[]): Promise<{ made: number; filled: number }> {
  const { tx, asker } = writing
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`fbm orders ${asker.companyId}`])
  const { rows: waiting } = await tx.query<Waiting>(
    `select o.shop_id::text as shop, o.order_id as order, o.purchase_at::text as at, o.purchase_day::text as day, o.ship_level as level,
       o.ship_country as country, o.ship_state as state, o.ship_city as city
     from sale_order o where o.company_id = $1 and o.fulfillment = 'FBM' and o.state = 'unshipped'
       and not exists (select from fbm_order f where f.company_id = $1 and f.shop_id = o.shop_id and f.order_id = o.order_id)
       and not exists (select from fbm_order_item i where i.company_id = $1 and i.shop_id = o.shop_id and i.order_id = o.order_id)
     order by o.purchase_at, o.order_id limit ${MOST}`, [asker.companyId],
  )
  const { rows: lines } = await tx.query<Line>(
    `select i.shop_id::text as shop, i.order_id as order, i.order_item_id as item, i.msku, i.quantity::int as qty, i.currency, i.item_price::text as amount,
       i.shipping_price::text as paid
     from order_item i join jsonb_to_recordset($2::jsonb) as w (shop bigint, "order" text) on w.shop = i.shop_id and w."order" = i.order_id
     where i.company_id = $1 and i.quantity > 0 and coalesce(i.item_status, '') !~* '^cancel' order by i.line_no, i.id`,
    [asker.companyId, JSON.stringify(waiting)],
  )
  const made: string[] = []
  for (const order of waiting) {
    const own = lines.filter((line) => line.shop === order.shop && line.order === order.order)
    if (own.length > 0) made.push(await makeOne(writing, order, own, written))
  }
  const filled = await fillAddresses(writing)
  await measure(writing, [...new Set([...made, ...filled])])
  // Whoever asks for it: an order is reviewed by the company's rules, whichever shop it is of.
  await applyRules({ ...writing, asker: seeingAll(writing.asker) }, made, written)
  await findExceptions(writing)
  return { made: made.length, filled: filled.length }
}

async function makeOne(writing: Writing, waiting: Waiting, lines: readonly Line[], written: Written[]): Promise<string> {
  const { shop, order, at, day, level, country, state, city } = waiting
  const entity = writing.model.entities['fbm_order']!
  const after = await insertRow(writing, entity, {
    shop_id: shop, order_id: order, fbm_status: '1', order_day: day, purchase_at: at, ship_level: level, ship_country: country, state, city,
    declare_currency: 'USD', freight_currency: 'CNY', currency: lines[0]!.currency, ...(await numbersOf(writing, entity)),
  })
  written.push({ entity, action: 'add', after })
  for (const { item, msku, qty, currency, amount, paid } of lines) {
    await insertRow(writing, writing.model.entities['fbm_order_item']!, {
      fbm_id: after['id'], shop_id: shop, order_id: order, order_item_id: item, msku, quantity: Math.min(qty, 10_000), currency, amount, ship_paid: paid,
    })
  }
  return String(after['id'])
}

/** @returns the orders that learned something */
async function fillAddresses({ tx, asker }: Writing): Promise<string[]> {
  const fields = ['recipient', 'phone', 'address1', 'address2', 'city', 'state', 'postal'] as const
  const { rows } = await tx.query<{ id: string }>(
    `update fbm_order f set ${fields.map((field) => `${field} = coalesce(nullif(f.${field}, ''), left(m.${field}, 200))`).join(', ')},
       ship_country = coalesce(nullif(f.ship_country, ''), m.country), pay_time = coalesce(f.pay_time, m.paid_at),
       ship_deadline = coalesce(f.ship_deadline, m.promise_at)
     from (select distinct on (shop_id, order_id) shop_id, order_id, recipient, left(phone, 60) as phone, address1,
         nullif(concat_ws(' ', nullif(address2, ''), nullif(address3, '')), '') as address2, left(city, 100) as city, left(state, 100) as state,
         left(postal, 40) as postal, left(country, 60) as country, paid_at, promise_at
       from merchant_order where company_id = $1 order by shop_id, order_id, id desc) m
     where f.company_id = $1 and f.shop_id = m.shop_id and f.order_id = m.order_id and f.fbm_status in ('1', '2', '10', '8', '3', '9')
       and ((f.address1 is null and m.address1 is not null) or (f.ship_deadline is null and m.promise_at is not null))
     returning f.id::text`, [asker.companyId],
  )
  await tx.query(
    `update fbm_order_item i set order_item_id = m.item
     from (select shop_id, order_id, msku, min(order_item_id) as item from merchant_order where company_id = $1 group by 1, 2, 3
       having count(distinct order_item_id) = 1) m
     where i.company_id = $1 and i.order_item_id is null and i.shop_id = m.shop_id and i.order_id = m.order_id and i.msku = m.msku`, [asker.companyId],
  )
  if (rows.length > 0) await raiseDataVersions(tx, asker.companyId, ['fbm_order', 'fbm_order_item'])
  return rows.map(({ id }) => id)
}

/** Makes what waits now. @returns how many were made, and whose address was filled in */
export const orderMake = answers('fbm.orderMake', (context) => writingTogether(context, makeOrders))

/** Applies the company's rules to chosen orders. @returns how many any rule did something with */
export const orderRules = answers('fbm.orderRules', (context, { ids }) => writingTogether(context, async (writing, written) => (
  { marked: await applyRules(writing, ids.slice(0, MOST), written) }
)))

/** The kind of job, as schemas/enums/job_kind.json lists it. */
export const FBM_ORDERS = 'fbmOrders'
const TITLE = '整理自发货订单'
const NIGHT = [4, 6] as const

/** Over all shops of the company, whoever started it. */
export const ordersJob: JobHandler = async (run) => {
  const { made, filled } = await run.db.withCompany({ ...run.caller, shopIds: null, warehouseIds: null }, async (tx) => {
    const writing = writingOf(run, tx)
    const written: Written[] = []
    const answer = await makeOrders(writing, written)
    await afterWriting(writingFor(run, { family: 'fbm', name: 'orderMake' }), writing, written)
    return answer
  })
  return { message: `新生成 ${made} 张，补全地址 ${filled} 张`, quiet: true }
}

/** Starts the job after an import of orders. */
export const ordersAfterImport = startAfterImport({ kind: FBM_ORDERS, title: TITLE, reads: ['order_item', 'merchant_order'] })

/** The module's sweep: starts the job of each company at night. */
export const ordersEachNight = (db: Database): Promise<void> => startDaily(db, { kind: FBM_ORDERS, title: `${TITLE}（每天）`, hours: NIGHT })
