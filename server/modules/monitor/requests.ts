/** Whom to ask for a review: orders some days after they should have arrived, once each. Nothing is sent: people ask on Amazon's page and say so here. */
import { dayIn } from '../../../contract/days'
import { CODES } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import { answerList } from '../../kernel/read/answer/lists'
import { readingOf } from '../../kernel/read/reading'
import type { Database } from '../../kernel/store/connect'
import { raiseDataVersions } from '../../kernel/store/data-version'
import { notify } from '../../kernel/store/events'
import { startDaily, startOnce } from '../../kernel/tasks/by-itself'
import type { JobHandler } from '../../kernel/tasks/job'

/** The kind of its job. */
export const KIND = 'reviewRequests'
const NIGHT = [3, 5] as const
/** Links handed on at once. */
const MOST = 200

/** From this day after the delivery to that Amazon takes requests (the button "Request a Review" of Seller Central's order page). */
export const [FROM_DAY, TO_DAY] = [5, 30]

/** SQL of an order's page in Seller Central. @param shop alias of the shop. @param order its number */
export const orderPage = (shop: string, order: string): string => `concat('https://sellercentral.', ${shop}.marketplace, '/orders-v3/order/', ${order})`

/** SQL that is true where something of an order came back. @param shop @param order of the order */
export const cameBack = (shop: string, order: string): string => `(exists (
  select from fba_return t where t.company_id = $1 and t.shop_id = ${shop} and t.order_id = ${order})
  or exists (select from settlement_txn t where t.company_id = $1 and t.shop_id = ${shop} and t.order_id = ${order}
    and t.transaction_type = 'Refund'))`

/** Orders that a rule names, the first rule by name. */
const FOUND = `insert into review_request (company_id, shop_id, order_id, msku, rule_id, delivered_day, ask_state, is_refund, order_link, create_time)
  select distinct on (o.shop_id, o.order_id) $1, o.shop_id, o.order_id, o.msku, r.id, p.day, 'wait', p.refunded,
    ${orderPage('h', 'o.order_id')}, now()
  from review_rule r
    join shop h on h.company_id = $1 and (r.shop_ids is null or cardinality(r.shop_ids) = 0 or h.id::text = any(r.shop_ids::text[]))
    join sale_order o on o.company_id = $1 and o.shop_id = h.id and o.purchase_day > $2::date - 90 and o.state = 'shipped'
    cross join lateral (
      select max((s.arrival_at at time zone h.time_zone)::date) as day,
        ${cameBack('o.shop_id', 'o.order_id')} as refunded
      from shipped_item s where s.company_id = $1 and s.shop_id = o.shop_id and s.order_id = o.order_id
    ) p
  where r.company_id = $1 and r.is_enable and p.day between $2::date - ${TO_DAY} and $2::date - r.delay_days
    and not (r.exclude_refund and p.refunded)
    and not (r.exclude_low and exists (select from feedback f where f.company_id = $1 and f.shop_id = o.shop_id and f.order_id = o.order_id
      and f.star in ('1', '2', '3')))
  order by o.shop_id, o.order_id, r.rule_name
  on conflict do nothing`

/** What was refunded meanwhile is not asked any more where its rule says so. */
const REFUNDED = `update review_request q set is_refund = true, ask_state = 'skip', fail_reason = '列入之后有退货或退款'
  from review_rule r where q.company_id = $1 and r.company_id = $1 and r.id = q.rule_id and r.exclude_refund and q.ask_state = 'wait'
    and ${cameBack('q.shop_id', 'q.order_id')}`

/** Over all shops of the company. Answers in words how many orders may be asked and how many no longer. */
export const scanRequestsJob: JobHandler = async (run) => {
  const { companyId } = run.caller
  const today = dayIn(run.company.zone, run.now())
  const [found, refunded] = await run.db.withCompany({ ...run.caller, shopIds: null, warehouseIds: null }, async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${KIND} ${companyId}`])
    const gone = (await tx.query(REFUNDED, [companyId])).rowCount ?? 0
    const made = (await tx.query(FOUND, [companyId, today])).rowCount ?? 0
    await raiseDataVersions(tx, companyId, ['review_request'])
    await notify(tx, { type: 'data', companyId, data: { entities: ['review_request'] } })
    return [made, gone]
  })
  return { message: `找到 ${found} 个可以请求评论的订单${refunded > 0 ? `，${refunded} 个因退货或退款不再请求` : ''}`, quiet: true }
}

/** The module's sweep, once an hour: starts the job of each company whose clock is at NIGHT and that had none today. */
export function scanNightly(db: Database): Promise<void> {
  return startDaily(db, { kind: KIND, title: '查找可请求评论的订单（每晚）', hours: NIGHT })
}

/** Puts the search into the queue. @returns the job's id */
export const scanRequests = answers('tools.scanRequests', async ({ db, caller, employee }) => ({
  task: await db.withCompany(caller, (tx) => startOnce(tx, {
    companyId: caller.companyId, employeeId: employee.id, kind: KIND, title: '查找可请求评论的订单',
  })),
}))

/** Order number and page of each, as text to copy. @throws Refusal of none or more than MOST, and of those that are not seen */
export const requestLinks = answers('tools.requestLinks', (context, { ids }) => {
  if (ids.length === 0 || ids.length > MOST) throw new Refusal(CODES.invalid, `请选择 1 到 ${MOST} 个订单`)
  return context.db.withCompany(context.caller, async (tx) => {
    const entity = context.model.entities['review_request']!
    const { list } = await answerList(readingOf(context, tx), entity, {
      page: 1, pageSize: MOST, fields: ['order_id', 'order_link'], filter: { field: 'id', op: 'in', value: [...ids] },
    })
    if (list.length === 0) throw new Refusal(CODES.notFound, '没有这些订单，或不在您可见的店铺范围内')
    return {
      handOver: {
        title: `${list.length} 个订单的订单页`, value: list.map((row) => `${String(row['order_id'])}\t${String(row['order_link'])}`).join('\n'),
        note: '在卖家后台逐个打开，点“请求评论”，然后回来标为已请求。',
      },
    }
  }, { readOnly: true })
})
