/** Keeps what a rule suggests: new ones wait, those that wait get today's figures, those that fit no more are said to be gone. */
import type { Tx } from '../../kernel/store/connect'
import type { Found } from './objects'
import type { AdRule } from './rules'

/** A suggestion before it is kept: the object, the amount it is to have (a decimal; null where none is), why, and the days it was judged by (yyyy-mm-dd). */
export interface Suggested extends Found {
  suggest_amount: string | null
  reason: string
  evidence_from: string | null
  evidence_to: string | null
}

interface Kept { companyId: number; rule: AdRule; suggested: readonly Suggested[] }

/**
 * An amount that a person has written in place of the suggested one stays while the present value does; any other follows its rule, whose
 * floor, ceiling or rate may be others by now. @returns how many wait that did not before
 */
export async function keepSuggestions(tx: Tx, { companyId, rule, suggested }: Kept): Promise<number> {
  const values = [companyId, rule.id, JSON.stringify(suggested)]
  await tx.query(
    `update ad_suggestion set suggest_state = 'gone', check_time = now() where company_id = $1 and rule_id = $2::bigint and suggest_state = 'wait'
       and (target, object_key) not in (select target, object_key from jsonb_to_recordset($3::jsonb) as r (target text, object_key text))`, values,
  )
  await tx.query(
    `update ad_suggestion s set suggest_amount = case when s.suggest_type = $4 and s.current_amount is not distinct from r.current_amount
         and s.suggest_amount is distinct from s.rule_amount then s.suggest_amount else r.suggest_amount end,
       rule_amount = r.suggest_amount, suggest_type = $4, current_amount = r.current_amount, reason = r.reason,
       evidence_from = r.evidence_from, evidence_to = r.evidence_to,
       impressions = r.impressions, clicks = r.clicks, total_spend = r.total_spend, order_quantity = r.order_quantity, amount = r.amount, check_time = now()
     from jsonb_to_recordset($3::jsonb) as r (target text, object_key text, current_amount numeric, suggest_amount numeric, reason text,
       evidence_from date, evidence_to date, impressions int, clicks int, total_spend numeric, order_quantity int, amount numeric)
     where s.company_id = $1 and s.rule_id = $2::bigint and s.suggest_state = 'wait' and s.target = r.target and s.object_key = r.object_key`,
    [...values, rule.action],
  )
  const { rowCount } = await tx.query(
    `insert into ad_suggestion (company_id, rule_id, suggest_type, suggest_state, shop_id, ad_type, target, object_key, object_id, object_name, match,
       campaign_id, campaign_name, ad_group_id, ad_group_name, currency, current_amount, suggest_amount, rule_amount, reason, evidence_from, evidence_to,
       impressions, clicks, total_spend, order_quantity, amount, create_time, check_time)
     select $1, $2::bigint, $4, 'wait', r.shop_id, r.ad_type, r.target, r.object_key, r.object_id, r.object_name, r.match, r.campaign_id, r.campaign_name,
       r.ad_group_id, r.ad_group_name, r.currency, r.current_amount, r.suggest_amount, r.suggest_amount, r.reason, r.evidence_from, r.evidence_to,
       r.impressions, r.clicks, r.total_spend, r.order_quantity, r.amount, now(), now()
     from jsonb_to_recordset($3::jsonb) as r (shop_id bigint, ad_type text, target text, object_key text, object_id text, object_name text, match text,
       campaign_id text, campaign_name text, ad_group_id text, ad_group_name text, currency text, current_amount numeric, suggest_amount numeric, reason text,
       evidence_from date, evidence_to date, impressions int, clicks int, total_spend numeric, order_quantity int, amount numeric)
     where not exists (select from ad_suggestion s where s.company_id = $1 and s.target = r.target and s.object_key = r.object_key
       and s.suggest_state = 'wait')`,
    [...values, rule.action],
  )
  return rowCount ?? 0
}
