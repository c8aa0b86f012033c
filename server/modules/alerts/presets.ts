/**
 * The rules that a company begins with: what most sellers want to be told of. Rows like any other: a person changes, switches off or removes them,
 * and none comes back by itself. Thresholds are counts and shares, so that they mean the same in every currency.
 */
import type { Condition } from '../../../contract/filter'
import type { Founder } from '../../kernel/kept/founders'
import type { Upgrade } from '../../kernel/kept/upgrades'
import type { Tx } from '../../kernel/store/connect'

interface Preset {
  /** Never given to another rule. */
  name: string
  rule_name: string
  about: string
  level: 'notice' | 'urgent'
  repeat: 'once' | 'daily' | 'weekly'
  condition: Condition
}

/** `name` is kept with the rule (alert_rule.preset). */
export const PRESETS: readonly Preset[] = [
  {
    name: 'stock_low', rule_name: '可售天数低于预警天数', about: 'stock', level: 'notice', repeat: 'weekly',
    condition: { and: [{ field: 'warning_gap', op: 'lt', value: 0 }, { field: 'sellable_qty', op: 'gt', value: 0 }] },
  },
  {
    name: 'stock_out', rule_name: '在卖的商品断货', about: 'stock', level: 'urgent', repeat: 'daily',
    condition: { and: [{ field: 'sellable_qty', op: 'le', value: 0 }, { field: 'daily_sales', op: 'gt', value: '0' }] },
  },
  {
    name: 'margin_low', rule_name: '毛利率低于 5%', about: 'profit', level: 'notice', repeat: 'once',
    condition: {
      and: [{ field: 'gross_margin', op: 'lt', value: '0.05' }, { field: 'quantity', op: 'ge', value: 10 }, { field: 'msku', op: 'empty', value: false }],
    },
  },
  {
    name: 'ad_waste', rule_name: '点击多而无单的搜索词', about: 'term', level: 'notice', repeat: 'once',
    condition: { and: [{ field: 'clicks', op: 'ge', value: 20 }, { field: 'order_quantity', op: 'eq', value: 0 }] },
  },
  {
    name: 'acos_high', rule_name: 'ACOS 超过 60% 的广告活动', about: 'campaign', level: 'notice', repeat: 'weekly',
    condition: { and: [{ field: 'acos', op: 'gt', value: '0.6' }, { field: 'clicks', op: 'ge', value: 50 }] },
  },
  {
    name: 'refund_high', rule_name: '退款率超过 15%', about: 'performance', level: 'notice', repeat: 'once',
    condition: {
      and: [{ field: 'refund_rate', op: 'gt', value: '0.15' }, { field: 'quantity', op: 'ge', value: 20 }, { field: 'msku', op: 'empty', value: false }],
    },
  },
  {
    name: 'purchase_late', rule_name: '采购单过了预计到货日', about: 'purchase', level: 'notice', repeat: 'weekly',
    condition: { and: [{ field: 'expect_date', op: 'lt', value: { is: 'today' } }, { field: 'po_status', op: 'in', value: ['3', '4'] }] },
  },
  {
    name: 'claim_deadline', rule_name: '索赔将在 10 天内到期', about: 'claim', level: 'urgent', repeat: 'weekly',
    condition: { and: [{ field: 'claim_state', op: 'eq', value: 'wait' }, { field: 'days_left', op: 'le', value: 10 }, { field: 'wait_left', op: 'le',
      value: 0 }] },
  },
  {
    name: 'report_missing', rule_name: '缺少报告', about: 'gap', level: 'notice', repeat: 'weekly',
    condition: { and: [{ field: 'kind', op: 'in', value: ['hole', 'late'] }, { field: 'days', op: 'ge', value: 2 }] },
  },
]

/** @param names only these; undefined: all. A rule of that name that a person made stays as it is. */
async function writePresets(tx: Tx, companyId: number, names?: readonly string[]): Promise<void> {
  const rows = PRESETS.filter(({ name }) => names === undefined || names.includes(name))
  await tx.query(
    `insert into alert_rule (company_id, rule_name, about, condition, level, repeat, is_enable, preset, create_time, update_time)
     select $1, r.rule_name, r.about, r.condition, r.level, r.repeat, true, r.name, now(), now()
     from jsonb_to_recordset($2::jsonb) as r (name text, rule_name text, about text, condition jsonb, level text, repeat text)
     on conflict do nothing`,
    [companyId, JSON.stringify(rows)],
  )
}

/** Gives a new company all PRESETS. */
export const foundRules: Founder = (tx, companyId) => writePresets(tx, companyId)

/** Of the first version. */
const FIRST = ['stock_low', 'stock_out', 'margin_low', 'ad_waste', 'acos_high', 'refund_high', 'purchase_late']

/** Companies of before alerts were kept have the rules that a new one begins with. */
export const rulesForCompaniesOfBefore: Upgrade = {
  name: 'alerts.presets',
  entities: ['alert_rule', 'alert'],
  async run(tx) {
    const { rows } = await tx.query<{ id: number }>('select id from company order by id')
    for (const { id } of rows) await writePresets(tx, id, FIRST)
  },
}

/** Rules over lists that came later than the first ones. */
export const rulesOfClaims: Upgrade = {
  name: 'alerts.presetsOfClaims',
  entities: ['alert_rule', 'alert', 'claim'],
  async run(tx) {
    const { rows } = await tx.query<{ id: number }>('select id from company order by id')
    for (const { id } of rows) await writePresets(tx, id, ['claim_deadline'])
  },
}

/** Gives companies of before the rule about missing reports. */
export const rulesOfGaps: Upgrade = {
  name: 'alerts.presetsOfGaps',
  entities: ['alert_rule', 'alert', 'report_gap'],
  async run(tx) {
    const { rows } = await tx.query<{ id: number }>('select id from company order by id')
    for (const { id } of rows) await writePresets(tx, id, ['report_missing'])
  },
}
