/** Portfolios: what the sheet of portfolios says of them, and what campaigns say they belong to where there is none. */
import type { Making } from '../../../kernel/kept/functions'

/** Which shop names a portfolio is decided over the sheets of all shops: the one that tells of it itself, else the one with most of its campaigns. */
export async function portfolios({ tx, companyId, keys }: Making<'ad_portfolio'>): Promise<void> {
  const only = keys === 'all' ? null : keys.flatMap(({ portfolio_id }) => portfolio_id ?? [])
  const values = [companyId, only]
  await tx.query('delete from ad_portfolio where company_id = $1 and ($2::text[] is null or portfolio_id = any($2::text[]))', values)
  await tx.query(
    `with own as (
  select distinct on (portfolio_id) portfolio_id, shop_id, portfolio_name, currency, daily_budget, budget_policy, start_date, end_date, campaign_state, extra
  from ad_bulk_row where company_id = $1 and sheet = 'portfolio' and entity_kind = 'Portfolio' and portfolio_id is not null
    and ($2::text[] is null or portfolio_id = any($2::text[]))
  order by portfolio_id, import_id desc, line_no
),
campaign as (
  select distinct on (shop_id, campaign_id) shop_id, portfolio_id, portfolio_name, state, left(sheet, 2) as ad_type
  from ad_bulk_row where company_id = $1 and entity_kind = 'Campaign' and portfolio_id is not null
    and ($2::text[] is null or portfolio_id = any($2::text[]))
  order by shop_id, campaign_id, sheet desc, line_no
),
counted as (
  select shop_id, portfolio_id, max(portfolio_name) as name, count(*) as campaigns, count(*) filter (where state = 'enabled') as enabled,
    count(*) filter (where ad_type = 'sp') as sp, count(*) filter (where ad_type = 'sb') as sb, count(*) filter (where ad_type = 'sd') as sd
  from campaign group by shop_id, portfolio_id
)
insert into ad_portfolio (company_id, shop_id, portfolio_id, portfolio_name, currency, campaign_count, enabled_count, sp_count, sb_count, sd_count,
  entity_kind, portfolio_state, budget_amount, budget_policy, start_date, end_date, extra)
select distinct on (portfolio_id) $1::bigint, p.shop_id, portfolio_id, p.name, coalesce(p.currency, s.currency), p.campaigns, p.enabled, p.sp, p.sb, p.sd,
  'Portfolio', p.campaign_state, p.daily_budget, p.budget_policy, p.start_date, p.end_date, p.extra
from (
  select coalesce(o.shop_id, c.shop_id) as shop_id, portfolio_id, coalesce(o.portfolio_name, c.name) as name, o.currency, coalesce(c.campaigns, 0) as campaigns,
    coalesce(c.enabled, 0) as enabled, coalesce(c.sp, 0) as sp, coalesce(c.sb, 0) as sb, coalesce(c.sd, 0) as sd, o.campaign_state, o.daily_budget,
    o.budget_policy, o.start_date, o.end_date, o.extra
  from counted c full join own o using (portfolio_id)
) p join shop s on s.company_id = $1 and s.id = p.shop_id
where p.name is not null order by portfolio_id, campaigns desc, p.shop_id`,
    values,
  )
}
