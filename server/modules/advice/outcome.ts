/** What became of taken suggestions: the 14 days before their change was taken to Amazon beside the 14 days after, once these are whole in the reports. */
import type { Tx } from '../../kernel/store/connect'

const DAYS = 14
const BRAND = `exists (select from ad_rule r where r.company_id = $1 and r.id = s.rule_id and r.about like 'brand%')`
const OF_TARGET = `s.target in ('ad_keyword', 'ad_target') and s.object_id is not null`
const SAME_TARGET = `d.campaign_name = s.campaign_name and d.ad_group_name = s.ad_group_name and d.targeting = s.object_name
      and (s.target = 'ad_target' or d.match_type = s.match)`
/** Where the figures of an object are, and what names it there. */
const SOURCES = [
  { of: `${OF_TARGET} and not ${BRAND}`, facts: 'sp_target_day', same: SAME_TARGET },
  { of: `${OF_TARGET} and ${BRAND}`, facts: 'ad_target_day', same: `${SAME_TARGET} and d.ad_type = s.ad_type` },
  { of: `s.target = 'ad_campaign' and ${BRAND}`, facts: 'ad_campaign_day', same: 'd.campaign_name = s.campaign_name and d.ad_type = s.ad_type' },
  { of: `s.target = 'ad_campaign' and not ${BRAND}`, facts: 'sp_campaign_day', same: `d.campaign_name = s.campaign_name and d.ad_type = 'sp'` },
  { of: `s.object_id is null`, facts: 'sp_search_term_day', same: 'd.search_term = s.object_name' },
]

/** @returns how many were compared */
export async function compareOutcomes(tx: Tx, companyId: number): Promise<number> {
  let compared = 0
  for (const { of, facts, same } of SOURCES) {
    const { rowCount } = await tx.query(
      `with due as (
         select s.*, p.exported_day as since from ad_suggestion s join pending_change p on p.company_id = $1 and p.id = s.change_id
         where s.company_id = $1 and s.suggest_state = 'applied' and s.after_spend is null and p.exported_day is not null and p.state <> 'revoked' and ${of}
           and (select max(stat_date) from ${facts} d where d.company_id = $1 and d.shop_id = s.shop_id) >= p.exported_day + ${DAYS}
       ), sums as (
         select s.id,
           sum(d.total_spend) filter (where d.stat_date < s.since) as b_spend, sum(d.order_quantity) filter (where d.stat_date < s.since) as b_orders,
           sum(d.amount) filter (where d.stat_date < s.since) as b_sales, sum(d.total_spend) filter (where d.stat_date > s.since) as a_spend,
           sum(d.order_quantity) filter (where d.stat_date > s.since) as a_orders, sum(d.amount) filter (where d.stat_date > s.since) as a_sales
         from due s left join ${facts} d on d.company_id = $1 and d.shop_id = s.shop_id and d.currency = s.currency and ${same}
           and d.stat_date between s.since - ${DAYS} and s.since + ${DAYS}
         group by s.id
       )
       update ad_suggestion s set before_spend = coalesce(b_spend, 0), before_orders = coalesce(b_orders, 0), before_sales = coalesce(b_sales, 0),
         after_spend = coalesce(a_spend, 0), after_orders = coalesce(a_orders, 0), after_sales = coalesce(a_sales, 0), check_time = now()
       from sums where s.company_id = $1 and s.id = sums.id`, [companyId],
    )
    compared += rowCount ?? 0
  }
  return compared
}
