/** What staff are told of a shop at a glance: which of its reports have stopped or have holes, so that its figures are short. */
import { ourCall } from '../../kernel/asker/our-calls'
import { own } from '../../kernel/asker/own'
import { answers } from '../../kernel/http/answers'

/** Reports named in a tip; the others are counted. */
const NAMED = 3

/** Of the shops that the asker sees; nothing without the right to the gaps. A report that never came is not told: a shop may do without it. */
export const getShopTips = answers('common.getShopTips', async ({ db, caller, access, model }) => {
  const gaps = ourCall(model, { family: 'app', call: 'reportGaps' })
  if (!gaps || !access.mayCall(gaps)) return { tips: [] }
  const { rows } = await db.withCompany(caller, (tx) => tx.query<{ shop_id: string; shop: string; reports: string[]; days: number }>(
    `select s.id::text as shop_id, s.name as shop, max(g.days)::int as days, array_agg(distinct g.report::text order by g.report::text) as reports
     from report_gap g join shop s on s.company_id = $1 and s.id = g.shop_id
     where g.company_id = $1 and g.kind in ('hole', 'late') and ($2::bigint[] is null or g.shop_id = any($2::bigint[]))
     group by s.id, s.name order by s.name`,
    [caller.companyId, caller.shopIds],
  ), { readOnly: true })
  return {
    tips: rows.map(({ shop_id, shop, reports, days }) => {
      const named = reports.slice(0, NAMED).map((report) => own(model.reports, report)?.label ?? report).join('、')
      return { shop_id, shop, tip: `缺 ${reports.length} 种报告（${named}${reports.length > NAMED ? '等' : ''}），最长缺 ${days} 天：这些日子的数字不全` }
    }),
  }
})
