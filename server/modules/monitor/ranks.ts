/** Ranks as they were seen, and what the newest two say of what is watched. */
import { CODES } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import type { Tx } from '../../kernel/store/connect'
import type { WriteRule } from '../../kernel/write/write.rules'
import type { Written } from '../../kernel/write/written'

const PLACED = `update rank_seen r set watch_id = w.id, seen_day = (r.seen_time at time zone $3)::date
  from rank_watch w where r.company_id = $1 and r.id = any($2::bigint[]) and w.company_id = $1 and w.shop_id = r.shop_id and w.asin = r.asin
    and lower(w.keyword_text) = lower(r.keyword_text) and w.rank_kind = r.rank_kind and w.device = r.device
  returning r.id::text, w.id::text as watch`

const TOLD = `update rank_watch w set rank_now = n.rank_no, page_no = n.page_no, last_check = n.seen_time, search_volume = n.volume,
    rank_prev = (select p.rank_no from rank_seen p where p.company_id = $1 and p.watch_id = w.id and p.seen_time < n.seen_time
      order by p.seen_time desc limit 1)
  from (
    select w.id, r.*, (select v.search_volume from rank_seen v where v.company_id = $1 and v.watch_id = w.id and v.search_volume is not null
      order by v.seen_time desc limit 1) as volume
    from rank_watch w left join lateral (select rank_no, page_no, seen_time from rank_seen s where s.company_id = $1 and s.watch_id = w.id
      order by s.seen_time desc, s.id desc limit 1) r on true
    where w.company_id = $1 and w.id = any($2::bigint[])
  ) n where w.company_id = $1 and w.id = n.id`

const follow = async (tx: Tx, companyId: number, watches: readonly string[]): Promise<void> => {
  if (watches.length > 0) await tx.query(TOLD, [companyId, watches])
}

/** @throws Refusal where nobody watches what was seen */
export const rankRule: WriteRule = async ({ tx, asker, model }, written) => {
  const ids = written.flatMap(({ after }) => (after ? [String(after['id'])] : []))
  const { rows } = ids.length === 0 ? { rows: [] } : await tx.query<{ id: string; watch: string }>(PLACED, [asker.companyId, ids, asker.zone])
  const lost = written.find(({ after }) => after && !rows.some(({ id }) => id === String(after['id'])))?.after
  if (lost) {
    throw new Refusal(CODES.invalid, `没有监控 ${String(lost['asin'])} 的「${String(lost['keyword_text'])}」：请先在“监控”里加上`, { keyword_text: '没有在监控' })
  }
  const gone = written.flatMap(({ before, after }) => (before?.['watch_id'] && !after ? [String(before['watch_id'])] : []))
  const watches = [...new Set([...rows.map(({ watch }) => watch), ...gone])]
  await follow(tx, asker.companyId, watches)
  const entity = model.entities['rank_watch']!
  return watches.map((id): Written => ({ entity, action: 'edit', before: { id }, after: { id } }))
}

/** A keyword without words ranks nowhere. */
export const rankWatchRule: WriteRule = async (_writing, written) => {
  for (const { after } of written) {
    if (after && String(after['keyword_text']).trim() === '') throw new Refusal(CODES.invalid, '请填写关键词', { keyword_text: '请填写关键词' })
  }
}
