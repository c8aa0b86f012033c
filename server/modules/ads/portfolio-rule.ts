/** A campaign moves into, or is made in, a portfolio of its own shop: Amazon knows none of another's. */
import { refuseAt } from '../../kernel/asker/refusal'
import type { WriteRule } from '../../kernel/write/write.rules'

/** @throws Refusal invalid that names the portfolio, its shop and what to do */
export const portfolioRule: WriteRule = async ({ tx, asker }, written) => {
  const ids = written.flatMap(({ action, after }) => (after?.['target'] === 'ad_campaign' && ['add', 'edit'].includes(action) ? [String(after['id'])] : []))
  if (ids.length === 0) return
  const { rows: [wrong] } = await tx.query<{ campaign: string; portfolio: string; shop: string }>(
    `select p.row_title as campaign, f.portfolio_name as portfolio, s.name as shop
     from pending_change p
     join ad_portfolio f on f.company_id = $1
       and f.portfolio_id = case p.operation when 'create' then p.made::jsonb ->> 'portfolio_id' when 'update' then p.new_value end and f.shop_id <> p.shop_id
     join shop s on s.company_id = $1 and s.id = f.shop_id
     where p.company_id = $1 and p.id = any($2::bigint[]) and p.state = 'waiting' and (p.operation = 'create' or p.field = 'portfolio_id')
       and not exists (select from ad_campaign c where c.company_id = $1 and c.shop_id = p.shop_id and c.portfolio_id = f.portfolio_id)
     limit 1`, [asker.companyId, ids],
  )
  if (!wrong) return
  const { portfolio, shop, campaign } = wrong
  refuseAt('portfolio_id', `广告组合「${portfolio}」是店铺「${shop}」的，广告活动「${campaign}」不能放进去：请选自己店铺的广告组合`)
}
