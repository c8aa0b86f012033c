/** One order that somebody wants a review of: put on the list of requests by the rules of Amazon, whatever the company's rules find, with its page. */
import { addDays } from '../../../contract/days'
import { CODES, type Row } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import { answerGet } from '../../kernel/read/answer/get'
import { rowId } from '../../kernel/store/row-id'
import { writingTogether } from '../../kernel/write/together'
import { insertRow, type Writing } from '../../kernel/write/write.row'
import { cameBack, FROM_DAY, orderPage, TO_DAY } from './requests'

interface Facts { today: string; delivered: string | null; refunded: boolean; link: string }

/** @throws Refusal of an order that was not sent, was asked for already, or is asked for out of Amazon's time */
export const requestOne = answers('tools.requestOne', (context, { shop_id: shop, order_id: order }) => writingTogether(context, async (writing, written) => {
  const entity = writing.model.entities['review_request']!
  const sold = await answerGet(writing, writing.model.entities['sale_order']!, { shop_id: rowId(shop), order_id: order }, ['order_id', 'state', 'msku'])
  if (sold['state'] !== 'shipped') throw new Refusal(CODES.invalid, `订单 ${order} 还没有发货或已取消，不能请求评论`)
  await writing.tx.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [`review request ${writing.asker.companyId} ${shop} ${order}`])
  const known = await requestOf(writing, shop, order)
  if (known?.['ask_state'] === 'sent') throw new Refusal(CODES.duplicate, `订单 ${order} 已经请求过评论，亚马逊每个订单只接受一次`)
  const facts = await factsOf(writing, shop, order)
  const delivered = refuseUntimely(order, facts)
  if (!known) {
    written.push({ entity, action: 'add', after: await insertRow(writing, entity, {
      shop_id: shop, order_id: order, msku: sold['msku'] ?? null, delivered_day: delivered, ask_state: 'wait', is_refund: facts.refunded,
      order_link: facts.link, create_time: writing.now.toISOString(),
    }) })
  }
  const warning = facts.refunded ? '这个订单有退货或退款。' : ''
  return { handOver: {
    title: `订单 ${order} 的订单页`, value: facts.link, note: `${warning}在卖家后台打开，点“请求评论”，然后在「请求评论」里标为已请求。`,
  } }
}))

async function requestOf({ tx, asker }: Writing, shop: string, order: string): Promise<Row | undefined> {
  const { rows } = await tx.query<Row>(
    'select id::text, ask_state from review_request where company_id = $1 and shop_id = $2::bigint and order_id = $3', [asker.companyId, shop, order],
  )
  return rows[0]
}

/** When it should have arrived, by the shop's clock, and whether something of it came back. */
async function factsOf({ tx, asker, now }: Writing, shop: string, order: string): Promise<Facts> {
  const { rows } = await tx.query<Facts>(
    `select ($4::timestamptz at time zone h.time_zone)::date::text as today,
       (select max((s.arrival_at at time zone h.time_zone)::date)::text from shipped_item s
        where s.company_id = $1 and s.shop_id = h.id and s.order_id = $3) as delivered,
       ${cameBack('h.id', '$3')} as refunded, ${orderPage('h', '$3::text')} as link
     from shop h where h.company_id = $1 and h.id = $2::bigint`, [asker.companyId, shop, order, now.toISOString()],
  )
  return rows[0]!
}

/** @returns the day of delivery. @throws Refusal where Amazon would not take the request today */
function refuseUntimely(order: string, { today, delivered }: Facts): string {
  if (delivered === null) throw new Refusal(CODES.invalid, `不知道订单 ${order} 何时送达：请先导入含这个订单的「亚马逊配送货件」报告`)
  const [from, to] = [addDays(delivered, FROM_DAY), addDays(delivered, TO_DAY)]
  if (today < from) throw new Refusal(CODES.invalid, `订单 ${order} 预计 ${delivered} 送达，${from} 起才能请求评论`)
  if (today > to) throw new Refusal(CODES.invalid, `订单 ${order} 已过送达后 ${TO_DAY} 天（${to}），亚马逊不再接受请求`)
  return delivered
}
