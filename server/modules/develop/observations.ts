/** What is seen of competitors and keywords: each row tells its newest figures and how they changed, and whoever watches is told. */
import { raiseDataVersions } from '../../kernel/store/data-version'
import type { Writing } from '../../kernel/write/write.row'
import type { WriteRule } from '../../kernel/write/write.rules'
import type { Written } from '../../kernel/write/written'
import { sendMessage } from '../messages/public'
import { refuse } from '../stock/public'
import { named } from './products'

/** Which rows are watched, by site and word; and what rows of them are kept in. */
interface Watched { table: string; watched: string; of: string; word: string; says: string }

const RIVALS: Watched = { table: 'rival_observation', watched: 'rival_monitor', of: 'monitor_id', word: 'asin', says: '还没有监控，请先在「产品监控」里新增' }
const KEYWORDS: Watched = { table: 'keyword_observation', watched: 'keyword_sub', of: 'sub_id', word: 'keyword_text', says: '还没有订阅，请先在「关键词订阅」里订阅' }

/** Each row is of what is watched on its site. @returns ids of these, before and after */
async function ofWatched({ tx, asker }: Writing, { table, watched, of, word, says }: Watched, written: readonly Written[]): Promise<string[]> {
  const ids = written.flatMap(({ after }) => (after ? [String(after['id'])] : []))
  const { rows } = await tx.query<{ id: string | null; word: string; site: string }>(
    `update ${table} o set ${of} = (select w.id from ${watched} w where w.company_id = $1 and w.site = o.site and lower(w.${word}) = lower(o.${word}))
     where o.company_id = $1 and o.id = any($2::bigint[]) returning o.${of}::text as id, o.${word} as word, o.site`, [asker.companyId, ids],
  )
  for (const { id, word: is, site } of rows) if (id === null) refuse(`「${is}」（${site.toUpperCase()}）${says}`, { [word]: says })
  await raiseDataVersions(tx, asker.companyId, [watched])
  return [...new Set([...rows.map(({ id }) => id!), ...named(written, of)])]
}

/** The two newest rows of each that is watched. */
const lastTwo = ({ table, of }: Watched): string => `seen as (
  select o.*, row_number() over (partition by o.${of} order by o.seen_day desc,
    o.id desc) as n from ${table} o where o.company_id = $1 and o.${of} = any($2::bigint[]))`

/** Runs after every write of what was seen of competitors. A change is the newest figure less the one before; of ranks the other way round. */
export const observationRule: WriteRule = async (writing, written) => {
  const { tx, asker } = writing
  const monitors = await ofWatched(writing, RIVALS, written)
  await tx.query(
    `with ${lastTwo(RIVALS)}
     update rival_monitor m set seen_day = a.seen_day, price = a.price, buybox_price = a.buybox_price, big_rank = a.big_rank, small_rank = a.small_rank,
       star = a.star, review_count = a.review_count, seller_count = a.seller_count, price_change = a.price - b.price,
       rank_change = b.small_rank - a.small_rank, review_add = a.review_count - b.review_count, last_event = nullif(concat_ws('，',
         case when a.price <> b.price then '价格 ' || b.price || ' → ' || a.price end,
         case when a.small_rank <> b.small_rank then '小类排名 ' || b.small_rank || ' → ' || a.small_rank end,
         case when a.review_count <> b.review_count then '评论 ' || b.review_count || ' → ' || a.review_count end,
         case when a.star <> b.star then '评分 ' || b.star || ' → ' || a.star end,
         case when a.seller_count <> b.seller_count then '卖家 ' || b.seller_count || ' → ' || a.seller_count end), '')
     from rival_monitor w left join seen a on a.monitor_id = w.id and a.n = 1 left join seen b on b.monitor_id = w.id and b.n = 2
     where m.company_id = $1 and m.id = any($2::bigint[]) and w.company_id = $1 and w.id = m.id`, [asker.companyId, monitors],
  )
  await tellWatchers(writing, written.flatMap(({ before, after }) => (after && !before ? [String(after['id'])] : [])))
}

/** People who watch are told once, of an observation that is the newest and reaches what they asked for. */
async function tellWatchers({ tx, asker }: Writing, added: readonly string[]): Promise<void> {
  const { rows } = await tx.query<{ id: string; asin: string; site: string; event: string; people: string[] }>(
    `select m.id::text, m.asin, m.site, m.last_event as event, m.notify_users as people
     from rival_observation o join rival_monitor m on m.company_id = $1 and m.id = o.monitor_id and m.seen_day = o.seen_day
     where o.company_id = $1 and o.id = any($2::bigint[]) and m.monitor_state = '1' and cardinality(m.notify_users) > 0 and m.last_event is not null
       and (abs(m.price_change) >= m.warn_price * (m.price - m.price_change) or abs(m.rank_change) >= m.warn_rank * (m.small_rank + m.rank_change)
         or m.review_add >= m.warn_reviews)`, [asker.companyId, added],
  )
  for (const { id, asin, site, event, people } of rows) {
    await sendMessage(tx, {
      companyId: asker.companyId, to: people, kind: 'alert', title: `竞品 ${asin}（${site.toUpperCase()}）有变动：${event}`,
      route: `/develop/erp/chanPinJianKong?row=${id}`,
    })
  }
}

/** Runs after every write of what was seen of keywords; `volume_change` is a share of the figure before, four digits. */
export const keywordDataRule: WriteRule = async (writing, written) => {
  const subs = await ofWatched(writing, KEYWORDS, written)
  await writing.tx.query(
    `with ${lastTwo(KEYWORDS)}
     update keyword_sub k set seen_day = a.seen_day, search_volume = a.search_volume, aba_rank = a.aba_rank, click_share = a.click_share,
       conv_share = a.conv_share, top_asins = a.top_asins, ppc_bid = a.ppc_bid, product_count = a.product_count, rank_change = b.aba_rank - a.aba_rank,
       volume_change = round((a.search_volume - b.search_volume)::numeric / nullif(b.search_volume, 0), 4)
     from keyword_sub w left join seen a on a.sub_id = w.id and a.n = 1 left join seen b on b.sub_id = w.id and b.n = 2
     where k.company_id = $1 and k.id = any($2::bigint[]) and w.company_id = $1 and w.id = k.id`, [writing.asker.companyId, subs],
  )
}
