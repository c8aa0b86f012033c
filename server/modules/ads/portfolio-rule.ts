/** A campaign moves into, or is made in, a portfolio that is there and its own shop's: Amazon knows none of another's. */
import { refuseAt } from '../../kernel/asker/refusal'
import type { WriteRule } from '../../kernel/write/write.rules'

/** @throws Refusal invalid that names the portfolio, its shop where there is one, and what to do */
export const portfolioRule: WriteRule = async ({ tx, asker }, written) => {
  const ids = written.flatMap(({ action, after }) => (after?.['target'] === 'ad_campaign' && ['add', 'edit'].includes(action) ? [String(after['id'])] : []))
  if (ids.length === 0) return
  const { rows: [wrong] } = await tx.query<{ campaign: string; portfolio: string | null; wanted: string; shop: string | null }>(
    `select p.row_title as campaign, p.wanted, f.portfolio_name as portfolio, s.name as shop
     from (
       select row_title, shop_id, nullif(case operation when 'create' then made::jsonb ->> 'portfolio_id' else new_value end, '') as wanted
       from pending_change where company_id = $1 and id = any($2::bigint[]) and state = 'waiting' and (operation = 'create' or field = 'portfolio_id')
     ) p
     left join ad_portfolio f on f.company_id = $1 and f.portfolio_id = p.wanted
     left join shop s on s.company_id = $1 and s.id = f.shop_id
     where p.wanted is not null and f.shop_id is distinct from p.shop_id
       and not exists (select from ad_campaign c where c.company_id = $1 and c.shop_id = p.shop_id and c.portfolio_id = p.wanted)
     limit 1`, [asker.companyId, ids],
  )
  if (!wrong) return
  const { portfolio, shop, campaign, wanted } = wrong
  if (portfolio === null) refuseAt('portfolio_id', `没有编号为 ${wanted} 的广告组合，请从列表里选择；刚新建的要等导入带回它的编号`)
  refuseAt('portfolio_id', `广告组合「${portfolio}」是店铺「${shop}」的，广告活动「${campaign}」不能放进去：请选自己店铺的广告组合`)
}
