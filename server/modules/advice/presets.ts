/**
 * The rules that a company begins with. Rows like any other: a person changes, switches off or removes them, and none comes back by itself.
 * Thresholds are counts and shares, so that they mean the same in every currency, and each asks for enough clicks to judge by.
 */
import type { Condition } from '../../../contract/filter'
import type { Founder } from '../../kernel/kept/founders'
import type { Upgrade } from '../../kernel/kept/upgrades'
import type { Tx } from '../../kernel/store/connect'
import type { About, Action } from './rules'

interface Preset { name: string; rule_name: string; about: About; action: Action; rate: string | null; condition: Condition }

const clicks = (least: number): Condition => ({ field: 'clicks', op: 'ge', value: least })
const noOrder: Condition = { field: 'order_quantity', op: 'eq', value: 0 }
const orders = (least: number): Condition => ({ field: 'order_quantity', op: 'ge', value: least })
const acos = (op: 'gt' | 'lt', value: string): Condition => ({ field: 'acos', op, value })

/** `name` is kept with the rule (ad_rule.preset); rates are shares of the present value. */
export const PRESETS: readonly Preset[] = [
  { name: 'pause', rule_name: '点击 40 次以上没有订单', about: 'target', action: 'pause_target', rate: null,
    condition: { and: [clicks(40), noOrder] } },
  { name: 'lower', rule_name: 'ACOS 超过 50%', about: 'target', action: 'lower_bid', rate: '0.2',
    condition: { and: [clicks(20), orders(1), acos('gt', '0.5')] } },
  { name: 'raise', rule_name: 'ACOS 低于 15% 且有 3 单', about: 'target', action: 'raise_bid', rate: '0.15',
    condition: { and: [clicks(10), orders(3), acos('lt', '0.15')] } },
  { name: 'negate', rule_name: '搜索词点击 15 次以上没有订单', about: 'term', action: 'add_negative', rate: null,
    condition: { and: [clicks(15), noOrder] } },
  { name: 'harvest', rule_name: '搜索词出过 2 单、ACOS 低于 30%', about: 'term', action: 'add_keyword', rate: null,
    condition: { and: [orders(2), acos('lt', '0.3')] } },
  { name: 'targetAsin', rule_name: '搜到的 ASIN 出过 2 单、ACOS 低于 30%', about: 'term', action: 'add_target', rate: null,
    condition: { and: [orders(2), acos('lt', '0.3')] } },
  { name: 'brandPause', rule_name: 'SB、SD 投放点击 40 次以上没有订单', about: 'brand_target', action: 'pause_target', rate: null,
    condition: { and: [clicks(40), noOrder] } },
  { name: 'brandLower', rule_name: 'SB、SD 投放 ACOS 超过 50%', about: 'brand_target', action: 'lower_bid', rate: '0.2',
    condition: { and: [clicks(20), orders(1), acos('gt', '0.5')] } },
  { name: 'brandBudget', rule_name: 'SB、SD 广告活动 ACOS 低于 20%', about: 'brand_campaign', action: 'raise_budget', rate: '0.2',
    condition: { and: [clicks(50), orders(10), acos('lt', '0.2')] } },
  { name: 'budget', rule_name: '广告活动 ACOS 低于 20%', about: 'campaign', action: 'raise_budget', rate: '0.2',
    condition: { and: [clicks(50), orders(10), acos('lt', '0.2')] } },
]

/** Gives a new company all PRESETS. */
export const foundAdRules: Founder = (tx: Tx, companyId) => found(tx, companyId, PRESETS)

async function found(tx: Tx, companyId: number, presets: readonly Preset[]): Promise<void> {
  await tx.query(
    `insert into ad_rule (company_id, rule_name, about, condition, action, rate, cool_days, is_enable, preset, create_time, update_time)
     select $1, r.rule_name, r.about, r.condition, r.action, r.rate, 14, true, r.name, now(), now()
     from jsonb_to_recordset($2::jsonb) as r (name text, rule_name text, about text, condition jsonb, action text, rate numeric)
     on conflict do nothing`,
    [companyId, JSON.stringify(presets)],
  )
}

/** Those that came later: a company of before has them beside its own. */
const LATER = ['targetAsin', 'brandPause', 'brandLower', 'brandBudget']

/** Gives companies of before the PRESETS that were not there when they began. */
export const laterAdRules: Upgrade = {
  name: 'advice.laterPresets',
  entities: ['ad_rule'],
  async run(tx) {
    const { rows } = await tx.query<{ id: number }>('select id from company order by id')
    for (const { id } of rows) await found(tx, id, PRESETS.filter(({ name }) => LATER.includes(name)))
  },
}

/** Companies of before there were rules have those that a new one begins with. */
export const adRulesOfBefore: Upgrade = {
  name: 'advice.presets',
  entities: ['ad_rule'],
  async run(tx) {
    const { rows } = await tx.query<{ id: number }>('select id from company order by id')
    for (const { id } of rows) await foundAdRules(tx, id)
  },
}
