/** Reviews: which watch they belong to, and that the order somebody matches one with is there. */
import { CODES } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import type { WriteRule } from '../../kernel/write/write.rules'

/** @throws Refusal for an order that the shop has not */
export const reviewRule: WriteRule = async ({ tx, asker }, written) => {
  const ids = written.flatMap(({ after }) => (after ? [String(after['id'])] : []))
  if (ids.length === 0) return
  await tx.query(
    `update review r set watch_id = w.id from asin_watch w where r.company_id = $1 and r.id = any($2::bigint[]) and w.company_id = $1
       and w.shop_id = r.shop_id and w.asin = r.asin and r.watch_id is distinct from w.id`, [asker.companyId, ids],
  )
  const { rows: [lost] } = await tx.query<{ order_id: string }>(
    `select r.order_id from review r where r.company_id = $1 and r.id = any($2::bigint[]) and r.order_id is not null and not exists (
       select from sale_order o where o.company_id = $1 and o.shop_id = r.shop_id and o.order_id = r.order_id) limit 1`, [asker.companyId, ids],
  )
  if (lost) throw new Refusal(CODES.invalid, `这个店铺没有订单「${lost.order_id}」：请先导入订单，或检查订单号`, { order_id: '这个店铺没有这个订单' })
}

/** Reviews that came before their watch belong to it from now on. */
export const asinWatchRule: WriteRule = async ({ tx, asker }, written) => {
  const ids = written.flatMap(({ after }) => (after ? [String(after['id'])] : []))
  if (ids.length === 0) return
  await tx.query(
    `update review r set watch_id = w.id from asin_watch w where r.company_id = $1 and w.company_id = $1 and w.id = any($2::bigint[])
       and w.shop_id = r.shop_id and w.asin = r.asin and r.watch_id is distinct from w.id`, [asker.companyId, ids],
  )
}
