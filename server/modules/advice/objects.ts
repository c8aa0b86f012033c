/** The objects behind rows of figures that a rule fits: those that run now, that nobody has touched within the rule's days, and that wait for no change. */
import type { Model } from '../../../contract/model'
import type { Row } from '../../../contract/wire'
import { own } from '../../kernel/asker/own'
import { OPEN_STATES, rowKeySql } from '../../kernel/read/statement/pending'
import type { Tx } from '../../kernel/store/connect'
import type { AdRule } from './rules'

/** An object with the figures that it was found by. Amounts are exact texts. */
export interface Found {
  target: string
  object_key: string
  object_id: string | null
  object_name: string
  shop_id: string
  campaign_id: string
  campaign_name: string
  ad_group_id: string | null
  ad_group_name: string | null
  match: string | null
  ad_type: string
  /** By which of the field's limits its amount is held. */
  limit_kind: string | null
  currency: string
  current_amount: string | null
  impressions: number
  clicks: number
  total_spend: string
  order_quantity: number
  amount: string
}

/** What of an object a suggestion changes, as `pending_change` names it; a new row has none. */
const FIELD: Record<AdRule['action'], string> = {
  raise_bid: 'bid', lower_bid: 'bid', pause_target: 'state', raise_budget: 'daily_budget', lower_budget: 'daily_budget', aim_bid: 'bid', add_keyword: '',
  add_target: '', add_negative: '',
}

const FACTS = `f as (
  select * from jsonb_to_recordset($2::jsonb) as r (shop bigint, campaign text, ad_group text, targeting text, match text, term text, ad_type text,
    currency text,
    impressions bigint, clicks bigint, total_spend numeric, order_quantity bigint, amount numeric)
)`
const FIGURES = 'f.match, f.currency, f.impressions, f.clicks, f.total_spend, f.order_quantity, f.amount'

/** Which kinds of advertising a rule's figures are of; reports of several tell which in each row. */
const typesOf = (about: AdRule['about']): string =>
  (about.startsWith('brand') ? `t.ad_type <> 'sp' and t.ad_type = f.ad_type` : `t.ad_type = 'sp'`)

/** Keywords and targets that run, as reports name them. */
function targetsSql({ entities }: Pick<Model, 'entities'>, about: AdRule['about']): string {
  const part = (table: 'ad_keyword' | 'ad_target', id: string, text: string, match: string): string => `
    select '${table}' as target, ${rowKeySql(own(entities, table)!, 't')} as object_key, t.${id} as object_id, t.${text} as object_name, t.shop_id,
      t.campaign_id, t.campaign_name, t.ad_group_id, t.ad_group_name, coalesce(t.bid, g.default_bid) as current_amount, t.ad_type, t.limit_kind, ${FIGURES}
    from f join ${table} t on t.company_id = $1 and t.shop_id = f.shop and t.campaign_name = f.campaign and t.ad_group_name = f.ad_group
      and t.${text} = f.targeting and t.currency = f.currency and t.state = 'enabled'${match}
    join ad_group g on g.company_id = $1 and g.shop_id = t.shop_id and g.ad_group_id = t.ad_group_id and g.state = 'enabled'
    join ad_campaign c on c.company_id = $1 and c.shop_id = t.shop_id and c.campaign_id = t.campaign_id and c.state = 'enabled'
      and ${typesOf(about)}`
  return `${part('ad_keyword', 'keyword_id', 'keyword_text', ' and t.report_match = f.match')} union all ${part('ad_target', 'target_id', 'target_text', '')}`
}

function campaignsSql({ entities }: Pick<Model, 'entities'>, about: AdRule['about']): string {
  return `select 'ad_campaign' as target, ${rowKeySql(own(entities, 'ad_campaign')!, 't')} as object_key, t.campaign_id as object_id,
      t.campaign_name as object_name, t.shop_id, t.campaign_id, t.campaign_name, null::text as ad_group_id, null::text as ad_group_name,
      t.daily_budget as current_amount, t.ad_type, t.limit_kind, ${FIGURES}
    from f join ad_campaign t on t.company_id = $1 and t.shop_id = f.shop and t.campaign_name = f.campaign and t.currency = f.currency
      and t.state = 'enabled' and ${typesOf(about)}`
}

/**
 * Search terms, each where it is to be added: a negative in the group that paid for it; a keyword, or a product that buyers came from, in that group
 * where it is a manual one, else in a manual group that runs the same product and aims at the like.
 */
function termsSql(action: AdRule['action']): string {
  const target = action === 'add_negative' ? 'ad_negative' : action === 'add_target' ? 'ad_target' : 'ad_keyword'
  const place = action === 'add_negative'
    ? 'select c.campaign_id, c.campaign_name, g.ad_group_id, g.ad_group_name, g.default_bid'
    : `select c2.campaign_id, c2.campaign_name, g2.ad_group_id, g2.ad_group_name, g2.default_bid
       from ad_group g2 join ad_campaign c2 on c2.company_id = $1 and c2.shop_id = g2.shop_id and c2.campaign_id = g2.campaign_id
       where g2.company_id = $1 and g2.shop_id = f.shop and g2.state = 'enabled' and c2.state = 'enabled' and c2.ad_type = 'sp' and c2.targeting_type = 'manual'
         and (g2.ad_group_id = g.ad_group_id or (c.targeting_type = 'auto' and exists (
           select from ad_product a join ad_product b on b.company_id = $1 and b.shop_id = a.shop_id and b.msku = a.msku
           where a.company_id = $1 and a.shop_id = f.shop and a.ad_group_id = g.ad_group_id and b.ad_group_id = g2.ad_group_id)))
         and exists (select from ${target} k where k.company_id = $1 and k.shop_id = g2.shop_id and k.ad_group_id = g2.ad_group_id)
       order by g2.ad_group_id = g.ad_group_id desc, g2.ad_group_id limit 1`
  const product = `f.term ~* '^b0[0-9a-z]{8}$'`
  const open = {
    ad_negative: 'not t.is_negated', ad_keyword: `not t.is_added and not ${product}`,
    ad_target: `${product} and not exists (select from ad_target k where k.company_id = $1 and k.shop_id = f.shop and k.state <> 'archived'
      and k.target_expression = 'asin="' || upper(f.term) || '"')`,
  }[target]
  return `select '${target}' as target, jsonb_build_array(f.shop, p.ad_group_id, lower(f.term))::text as object_key, null::text as object_id,
      f.term as object_name, f.shop as shop_id, p.campaign_id, p.campaign_name, p.ad_group_id, p.ad_group_name, p.default_bid as current_amount,
      'sp' as ad_type,
      null::text as limit_kind, ${FIGURES}
    from f join ad_search_term t on t.company_id = $1 and t.shop_id = f.shop and t.search_term = f.term and ${open}
    join ad_campaign c on c.company_id = $1 and c.shop_id = f.shop and c.campaign_name = f.campaign and c.state = 'enabled' and c.ad_type = 'sp'
    join ad_group g on g.company_id = $1 and g.shop_id = f.shop and g.campaign_id = c.campaign_id and g.ad_group_name = f.ad_group and g.state = 'enabled'
    cross join lateral (${place}) p`
}

/** @param rows as `rowsThatFit` answers them: what tells them apart, and the figures */
export async function objectsOf(tx: Tx, model: Model, companyId: number, rule: AdRule, rows: readonly Row[], today: string): Promise<Found[]> {
  if (rows.length === 0) return []
  const objects = rule.about === 'term' ? termsSql(rule.action)
    : rule.about.endsWith('target') ? targetsSql(model, rule.about) : campaignsSql(model, rule.about)
  const { rows: found } = await tx.query<Found>(
    `with ${FACTS}, o as (select distinct on (target, object_key) x.* from (${objects}) x order by target, object_key, total_spend desc)
     select o.target, o.object_key, o.object_id, o.object_name, o.shop_id::text as shop_id, o.campaign_id, o.campaign_name, o.ad_group_id, o.ad_group_name,
       o.match, o.ad_type, o.limit_kind, o.currency, o.current_amount::text as current_amount, o.impressions::int as impressions, o.clicks::int as clicks,
       o.total_spend::text as total_spend, o.order_quantity::int as order_quantity, o.amount::text as amount
     from o where ($3::text is null or o.currency = $3)
       and not exists (select from pending_change p where p.company_id = $1 and p.target = o.target and p.shop_id = o.shop_id
         and case when $4 = '' then p.operation = 'create' and lower(p.row_title) = lower(o.object_name) else p.row_key = o.object_key and p.field = $4 end
         and (p.state = any($5::text[]) or (p.state = 'done' and p.done_time > $6::date - make_interval(days => $7))))
       and not exists (select from ad_suggestion s where s.company_id = $1 and s.target = o.target and s.object_key = o.object_key
         and (s.suggest_state in ('applied', 'ignored') and s.operate_day > $6::date - $7::int or s.suggest_state = 'wait' and s.rule_id <> $8::bigint))
     order by o.total_spend desc`,
    [companyId, JSON.stringify(rows), rule.currency, FIELD[rule.action], OPEN_STATES, today, rule.cool_days, rule.id],
  )
  return found
}
