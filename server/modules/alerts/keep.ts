/** Keeps what a rule found: new rows stand, those that fit no more are ended, those that fit again stand anew; and tells people of them, each once. */
import type { Tx } from '../../kernel/store/connect'
import { sendMessage } from '../messages/public'
import { sees, type Listener } from './audience'
import type { Hit } from './hits'
import type { AlertRule } from './rules'

/** Rows that one message names; of the rest it says how many. */
const MOST_NAMED = 10
const PAGE = '/system/alerts'
/** How long after the last word a rule speaks of a row again; a little less than a day, for a check is never on the minute. */
const AGAIN: Record<AlertRule['repeat'], string | null> = { once: null, daily: '20 hours', weekly: '6 days 12 hours' }

interface Kept {
  companyId: number
  rule: AlertRule
  hits: readonly Hit[]
  listeners: readonly Listener[]
}

/** @returns how many stand that did not before */
export async function keepHits(tx: Tx, { companyId, rule, hits, listeners }: Kept): Promise<number> {
  const rows = hits.map((hit) => ({ ...hit, told: listeners.filter((listener) => sees(listener, hit.shop_ids)).map(({ id }) => id) }))
  const { rows: [found] } = await tx.query<{ count: number }>(
    `with hits as (
       select * from jsonb_to_recordset($4::jsonb) as r (row_key text, row_title text, finds text, shop_ids text[], detail text, told text[])
     ), written as (
       insert into alert as a (company_id, rule_id, about, row_key, row_title, finds, shop_ids, detail, told, state, times, since_time, check_time)
       select $1, $2::bigint, $3, row_key, row_title, finds, shop_ids, detail, told, 'standing', 1, now(), now() from hits
       on conflict (company_id, rule_id, row_key) do update set
         about = excluded.about, row_title = excluded.row_title, finds = excluded.finds, shop_ids = excluded.shop_ids, detail = excluded.detail,
         told = excluded.told, check_time = now(), end_time = null,
         times = a.times + (a.state = 'ended')::int, since_time = case when a.state = 'ended' then now() else a.since_time end,
         told_time = case when a.state = 'ended' then null else a.told_time end,
         remark = case when a.state = 'ended' then null else a.remark end, state = case when a.state = 'ended' then 'standing' else a.state end
       returning a.since_time = now() as begun)
     select count(*) filter (where begun)::int as count from written`,
    [companyId, rule.id, rule.about, JSON.stringify(rows)],
  )
  await tx.query(
    `update alert set state = 'ended', end_time = now(), check_time = now()
     where company_id = $1 and rule_id = $2::bigint and state <> 'ended' and row_key <> all($3::text[])`,
    [companyId, rule.id, hits.map((hit) => hit.row_key)],
  )
  return found?.count ?? 0
}

/** Each person has one message of a rule, with the rows of it that are new to them, or that it speaks of again. */
export async function tellPeople(tx: Tx, companyId: number, rule: AlertRule): Promise<void> {
  const { rows } = await tx.query<{ row_title: string; detail: string; told: string[] }>(
    `update alert set told_time = now()
     where company_id = $1 and rule_id = $2::bigint and state = 'standing' and (told_time is null or told_time < now() - $3::interval)
     returning row_title, detail, coalesce(told, '{}') as told`,
    [companyId, rule.id, AGAIN[rule.repeat]],
  )
  for (const person of new Set(rows.flatMap(({ told }) => told))) {
    const theirs = rows.filter(({ told }) => told.includes(person))
    const named = theirs.slice(0, MOST_NAMED).map(({ row_title: title, detail }) => (detail ? `${title}：${detail}` : title))
    await sendMessage(tx, {
      companyId, to: [person], kind: 'alert', title: `预警：${rule.rule_name}（${theirs.length} 条）`,
      text: [...named, ...(theirs.length > MOST_NAMED ? [`还有 ${theirs.length - MOST_NAMED} 条，见「预警」`] : [])].join('\n'),
      route: `${PAGE}?rule_id=${rule.id}`,
    })
  }
}
