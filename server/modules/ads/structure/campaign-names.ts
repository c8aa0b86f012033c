/**
 * Which campaign each name is, or was: reports know campaigns by their names alone, so that a renamed one keeps its past by these. A name that a
 * later file tells no more stays: what was once told of it is told by no file again. A name that two campaigns had is the one's that has it now,
 * else the one's that was told of last.
 */
import type { Making } from '../../../kernel/kept/functions'
import { shopsOf } from './shops'

/**
 * Makes ad_campaign_name anew of the shops concerned, out of sheets, the change history and invoices; removes no name. `now_name`: what the campaign is
 * called today.
 */
export async function campaignNames({ tx, companyId, keys }: Making<'ad_campaign_name'>): Promise<void> {
  const values = [companyId, shopsOf(keys)]
  const within = (alias: string): string => `${alias}.company_id = $1 and ($2::bigint[] is null or ${alias}.shop_id = any($2::bigint[]))`
  await tx.query(
    `with told as (
  select c.shop_id, c.ad_type, c.campaign_name, c.campaign_id, 'sheet' as evidence, 1 as rank, now() as at from ad_campaign c where ${within('c')}
  union all
  select h.shop_id, c.ad_type, said.name, h.object_id, 'history', 2, h.changed_at
  from ad_change h join ad_campaign c on c.company_id = $1 and c.shop_id = h.shop_id and c.campaign_id = h.object_id
  cross join lateral (values (h.from_value), (h.to_value)) as said (name)
  where ${within('h')} and h.object_type = 'CAMPAIGN' and h.change_type = 'NAME'
  union all
  select i.shop_id, lower(i.ad_type), i.campaign_name, i.campaign_id, 'invoice', 2, i.issue_day::timestamptz from ad_invoice_line i
  where ${within('i')} and i.campaign_id is not null and lower(i.ad_type) in ('sp', 'sb', 'sd')
)
insert into ad_campaign_name (company_id, shop_id, ad_type, campaign_name, campaign_id, evidence)
select distinct on (shop_id, ad_type, campaign_name) $1::bigint, shop_id, ad_type, campaign_name, campaign_id, evidence
from told where coalesce(campaign_name, '') <> '' and campaign_id is not null
order by shop_id, ad_type, campaign_name, rank, at desc, campaign_id
on conflict (company_id, shop_id, ad_type, campaign_name) do update set campaign_id = excluded.campaign_id, evidence = excluded.evidence`,
    values,
  )
  await tx.query(
    `update ad_campaign_name n set now_name = coalesce(
       (select c.campaign_name from ad_campaign c where c.company_id = $1 and c.shop_id = n.shop_id and c.campaign_id = n.campaign_id limit 1),
       n.now_name, n.campaign_name)
     where ${within('n')}`, values,
  )
}
