/** Buyers, as mail and feedback name them, and which orders are theirs. Amazon's order reports name nobody. */
import type { RowFollower } from '../../kernel/intake/followers'
import type { Tx } from '../../kernel/store/connect'
import type { WriteRule } from '../../kernel/write/write.rules'

/** Makes buyers out of these rows of mail or feedback: their shop and address. */
const MADE = (from: string, named: string): string => `insert into buyer (company_id, shop_id, buyer_mail, buyer_name, is_black, create_time, update_time)
  select distinct on (f.shop_id, lower(f.buyer_mail)) $1, f.shop_id, lower(f.buyer_mail), ${named}, false, now(), now() from ${from} f
  where f.company_id = $1 and f.id = any($2::bigint[]) and f.buyer_mail like '%@%' order by f.shop_id, lower(f.buyer_mail), f.id
  on conflict (company_id, shop_id, buyer_mail) do update set buyer_name = coalesce(buyer.buyer_name, excluded.buyer_name)`

/** Orders of buyers: those that their mail and feedback name, each order of the first who named it. */
const ORDERS = `insert into buyer_order (company_id, buyer_id, shop_id, order_id, purchase_day, quantity, currency, item_price, returned_qty, star)
  select distinct on (n.shop_id, n.order_id) $1, n.buyer_id, n.shop_id, n.order_id, i.day, i.quantity, h.currency, i.price, r.quantity,
    (select f.star from feedback f where f.company_id = $1 and f.shop_id = n.shop_id and f.order_id = n.order_id)
  from (
    select m.buyer_id, m.shop_id, m.order_id, 1 as nth, m.id from mail m where m.company_id = $1 and m.buyer_id is not null and m.order_id is not null
    union all
    select b.id, f.shop_id, f.order_id, 2, f.id from feedback f join buyer b on b.company_id = $1 and b.shop_id = f.shop_id
      and b.buyer_mail = lower(f.buyer_mail) where f.company_id = $1
  ) n
    join shop h on h.company_id = $1 and h.id = n.shop_id
    left join lateral (select min(purchase_day) as day, sum(quantity) as quantity,
        sum(item_price) filter (where i.currency = h.currency) as price
      from order_item i where i.company_id = $1 and i.shop_id = n.shop_id and i.order_id = n.order_id) i on true
    left join lateral (select sum(quantity) as quantity from fba_return r
      where r.company_id = $1 and r.shop_id = n.shop_id and r.order_id = n.order_id) r on true
  where $2::bigint[] is null or n.shop_id = any($2::bigint[])
  order by n.shop_id, n.order_id, n.nth, n.id`

/** @param shops these alone; null: all */
async function keepOrders(tx: Tx, companyId: number, shops: readonly string[] | null): Promise<void> {
  await tx.query('delete from buyer_order where company_id = $1 and ($2::bigint[] is null or shop_id = any($2::bigint[]))', [companyId, shops])
  await tx.query(ORDERS, [companyId, shops])
}

/** Buyers of these mails, and their orders. */
export async function keepBuyers(tx: Tx, companyId: number, mails: readonly string[]): Promise<void> {
  await tx.query(MADE('mail', 'f.buyer_name'), [companyId, mails])
  const { rows } = await tx.query<{ shop: string }>(
    `update mail m set buyer_id = (select b.id from buyer b where b.company_id = $1 and b.shop_id = m.shop_id and b.buyer_mail = lower(m.buyer_mail))
     where m.company_id = $1 and m.id = any($2::bigint[]) returning m.shop_id::text as shop`, [companyId, mails],
  )
  await keepOrders(tx, companyId, [...new Set(rows.map(({ shop }) => shop))])
}

/** Runs after every write of feedback: its buyer is kept, and which orders are theirs. */
export const feedbackRule: WriteRule = async ({ tx, asker }, written) => {
  const rows = written.flatMap(({ before, after }) => (after ?? before ? [(after ?? before)!] : []))
  const ids = written.flatMap(({ after }) => (after ? [String(after['id'])] : []))
  await tx.query(MADE('feedback', 'null'), [asker.companyId, ids])
  await keepOrders(tx, asker.companyId, [...new Set(rows.map((row) => String(row['shop_id'])))])
}

/** Orders and returns of a file say more of the orders that buyers have. */
export const buyerOrdersAfterImport: RowFollower = ({ companyId, format }) => ({
  beforeFacts: () => Promise.resolve(undefined),
  async afterFacts(tx) {
    if (format.entity !== 'order_item' && format.entity !== 'fba_return') return []
    const { rows: [any] } = await tx.query('select from buyer where company_id = $1 limit 1', [companyId])
    if (any) await keepOrders(tx, companyId, null)
    return any ? [{ entity: 'buyer_order', renew: 'nothing', days: 'all' }] : []
  },
})
