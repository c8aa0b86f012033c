/** The rules of a company as they are kept (优化规则): what figures, what to suggest, how much. Judges nothing. */
import { conditionsOf } from '../../../contract/kept-conditions'
import type { Model } from '../../../contract/model'
import type { ConditionsPlan, FiguresJudged } from '../../../contract/plan'
import type { Tx } from '../../kernel/store/connect'

/** What a rule looks at; `brand_…`: of Sponsored Brands and Display, the others of Sponsored Products. */
export type About = 'target' | 'campaign' | 'term' | 'brand_target' | 'brand_campaign'
/** What a rule suggests; `aim_bid`: the bid by which the ACOS would come to the rule's rate. */
export type Action = 'raise_bid' | 'lower_bid' | 'pause_target' | 'raise_budget' | 'lower_budget' | 'aim_bid' | 'add_keyword' | 'add_target' | 'add_negative'

/** A rule as it is kept (ad_rule). Amounts are decimals in the object's currency. */
export interface AdRule {
  id: string
  rule_name: string
  about: About
  /** A filter tree over figures. */
  condition: unknown
  action: Action
  /** Exact decimals; a share of the present value; of a bid that aims at an ACOS: that ACOS. */
  rate: string | null
  /** Only objects of this currency; null: all. */
  currency: string | null
  floor: string | null
  ceiling: string | null
  cool_days: number
  is_enable: boolean
}

/** What stops spending is suggested before what turns it up or down: an object has one suggestion at a time. */
const ORDER: readonly Action[] = [
  'pause_target', 'add_negative', 'lower_bid', 'lower_budget', 'aim_bid', 'raise_bid', 'raise_budget', 'add_keyword', 'add_target',
]

/** All rules, in the order in which they are judged. */
export async function adRulesOf(tx: Tx, companyId: number): Promise<AdRule[]> {
  const { rows } = await tx.query<AdRule>(
    `select id::text, rule_name, about, condition, action, rate::text, currency, floor::text, ceiling::text, coalesce(cool_days, 0) as cool_days,
       coalesce(is_enable, false) as is_enable
     from ad_rule where company_id = $1 order by array_position($2::text[], action), id`,
    [companyId, ORDER],
  )
  return rows
}

/** What figures rules of this kind look at; undefined where the model no longer has them. */
export function figuresOf({ entities }: Pick<Model, 'entities'>, about: About): (ConditionsPlan & FiguresJudged) | undefined {
  const of = conditionsOf(entities['ad_rule']?.fields['condition']?.conditions, { about })
  return of && 'dataset' in of ? of : undefined
}
