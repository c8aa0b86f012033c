/** Offers of an ASIN as they were seen, and what the newest look says of it: who sells it besides us, and who has the buy box. */
import { CODES } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import type { Tx } from '../../kernel/store/connect'
import type { WriteRule } from '../../kernel/write/write.rules'
import type { Written } from '../../kernel/write/written'

/** Each offer belongs to the watch of its shop and ASIN, on the day of the company's clock. */
const PLACED = `update offer_seen o set watch_id = w.id, seen_day = (o.seen_time at time zone $3)::date
  from offer_watch w where o.company_id = $1 and o.id = any($2::bigint[]) and w.company_id = $1 and w.shop_id = o.shop_id and w.asin = o.asin
  returning o.id::text, w.id::text as watch`

/** Whose each offer is, by the shop's own number and the list of friends as they are now. */
const KINDS = `update offer_seen o set offer_kind = case
    when lower(o.seller_id) = lower(s.seller_id) then 'own'
    when lower(o.seller_id) = any(regexp_split_to_array(lower(coalesce(w.white_list, '')), '[\\s,，;；、]+')) then 'white'
    else 'hijack' end
  from offer_watch w join shop s on s.company_id = $1 and s.id = w.shop_id
  where o.company_id = $1 and w.company_id = $1 and w.id = any($2::bigint[]) and o.watch_id = w.id`

/** What the newest look comes to; a watch without one has no figures. */
const TOLD = `update offer_watch w set last_check = n.seen_time, hijack_count = coalesce(n.hijacks, 0), new_hijack = coalesce(n.fresh, 0),
    buybox_seller = n.buybox, is_own_buybox = n.own_buybox, lowest_price = n.lowest, own_price = n.own_price, seller_list = n.sellers,
    first_found = (select min(f.seen_time) from offer_seen f where f.company_id = $1 and f.watch_id = w.id and f.offer_kind = 'hijack')
  from (
    select w.id, l.seen_time, count(*) filter (where o.offer_kind = 'hijack') as hijacks,
      count(*) filter (where o.offer_kind = 'hijack' and not exists (select from offer_seen b where b.company_id = $1 and b.watch_id = w.id
        and b.seller_id = o.seller_id and b.seen_time < o.seen_time)) as fresh,
      max(coalesce(o.seller_name, o.seller_id)) filter (where o.is_buybox) as buybox,
      case when bool_or(o.is_buybox) then bool_or(o.is_buybox and o.offer_kind = 'own') end as own_buybox,
      min(o.price) as lowest, min(o.price) filter (where o.offer_kind = 'own') as own_price,
      left(string_agg(coalesce(o.seller_name, o.seller_id), '、' order by o.price) filter (where o.offer_kind = 'hijack'), 500) as sellers
    from offer_watch w
      left join lateral (select max(seen_time) as seen_time from offer_seen s where s.company_id = $1 and s.watch_id = w.id) l on true
      left join offer_seen o on o.company_id = $1 and o.watch_id = w.id and o.seen_time = l.seen_time
    where w.company_id = $1 and w.id = any($2::bigint[]) group by w.id, l.seen_time
  ) n where w.company_id = $1 and w.id = n.id`

async function follow(tx: Tx, companyId: number, watches: readonly string[]): Promise<void> {
  if (watches.length === 0) return
  await tx.query(KINDS, [companyId, watches])
  await tx.query(TOLD, [companyId, watches])
}

/** @throws Refusal where nobody watches what was seen */
export const offerRule: WriteRule = async ({ tx, asker, model }, written) => {
  const ids = written.flatMap(({ after }) => (after ? [String(after['id'])] : []))
  const { rows } = ids.length === 0 ? { rows: [] } : await tx.query<{ id: string; watch: string }>(PLACED, [asker.companyId, ids, asker.zone])
  const lost = written.find(({ after }) => after && !rows.some(({ id }) => id === String(after['id'])))?.after
  if (lost) throw new Refusal(CODES.invalid, `没有监控 ${String(lost['asin'])}：请先在“监控”里加上这个店铺的 ASIN`, { asin: '没有在监控' })
  const gone = written.flatMap(({ before, after }) => (before?.['watch_id'] && !after ? [String(before['watch_id'])] : []))
  const watches = [...new Set([...rows.map(({ watch }) => watch), ...gone])]
  await follow(tx, asker.companyId, watches)
  const entity = model.entities['offer_watch']!
  return watches.map((id): Written => ({ entity, action: 'edit', before: { id }, after: { id } }))
}

/** Another white list makes others of the same offers. */
export const offerWatchRule: WriteRule = async ({ tx, asker }, written) => {
  await follow(tx, asker.companyId, written.flatMap(({ after }) => (after ? [String(after['id'])] : [])))
}
