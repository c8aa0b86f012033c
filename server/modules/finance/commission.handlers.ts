/** Commission of a month: what each person's goods brought, at the rate of the tier that it reaches. */
import { CODES } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import { own } from '../../kernel/read/statement/fields'
import { ratesAs } from '../../kernel/read/statement/rates'
import { writingTogether } from '../../kernel/write/together'
import { lockRow } from '../../kernel/write/write.row'
import { addRow, removeRow } from '../../kernel/write/write.tree'

interface Reckoned {
  role: string; person: string; currency: string; sales_amount: string; gross_profit: string; base: string; base_amount: string; rate: string; amount: string
}

interface Standing { id: string; role: string; person: string; state: string; adjust: string | null; remark: string | null }

const ROLES = ['leader', 'specialist', 'assistant', 'developer']

/**
 * Drafts of the month are made anew, what a person adjusted and noted stays; what is confirmed stays as it is.
 * @throws Refusal where the asker sees some shops alone, no rule is in force, or a rate of exchange is missing
 */
export const commissionReckon = answers('finance.commissionReckon', (context, { stat_month: month }) => {
  if (context.caller.shopIds !== null) {
    throw new Refusal(CODES.invalid, '提成按全公司的利润核算，请由能看到全部店铺的人核算', { stat_month: '您只能看到部分店铺' })
  }
  return writingTogether(context, async (writing, written) => {
    const { tx } = writing
    const entity = own(context.model.entities, 'commission')
    if (!entity) throw new Error('no commission')
    const values = [context.caller.companyId, `${month}-01`]
    // Two who reckon the same month do so one after the other.
    await tx.query('select pg_advisory_xact_lock(hashtextextended($2, $1))', [context.caller.companyId, `commission ${month}`])
    const { rows: missing } = await tx.query<{ currency: string }>(`with ${rates()}
      select distinct l.currency from profit_day l cross join base b left join rates r on r.month = l.stat_month and r.currency = l.currency
      where l.company_id = $1 and l.stat_month = $2::date and l.msku is not null and l.currency <> b.currency and r.rate is null order by 1`, values)
    if (missing.length > 0) {
      const which = missing.map(({ currency }) => currency).join('、')
      throw new Refusal(CODES.invalid, `${month} 缺少 ${which} 的汇率，利润不能折成本位币；请先在「汇率管理」里填写`, { stat_month: `缺少 ${which} 的汇率` })
    }
    const { rows } = await tx.query<Reckoned>(reckoned(), values)
    if (rows.length === 0) {
      throw new Refusal(CODES.invalid, `${month} 没有可以核算的提成：要有生效的提成规则，并且当月有利润的商品填了负责人`, { stat_month: '没有可以核算的提成' })
    }
    const { rows: standing } = await tx.query<Standing>(
      `select id::text, role, person::text as person, state, adjust::text, remark from commission where company_id = $1 and stat_month = $2::date order by id`,
      values)
    for (const { id, state } of standing) if (state === 'draft') await removeRow(writing, entity, await lockRow(writing, entity, { id }), written)
    const confirmed = standing.filter(({ state }) => state !== 'draft')
    for (const row of rows) {
      const is = (one: Standing): boolean => one.role === row.role && one.person === row.person
      if (confirmed.some(is)) continue
      const before = standing.find(is)
      const said = before ? { adjust: before.adjust, remark: before.remark } : {}
      await addRow(writing, entity, {}, { stat_month: `${month}-01`, ...row, ...said }, written)
    }
    return { people: rows.length, confirmed: confirmed.length }
  })
})

const rates = (): string => `base as (select currency from company where id = $1),
${ratesAs('materialized', '$1', '(select currency from base)')}`

/** By role and person: each day's lines of the goods they looked after on that day in the company's currency, each rounded once, as 绩效报表 converts them. */
const reckoned = (): string => `with ${rates()},
line as (
  select ${ROLES.map((role) => `case when o.id is null then p.${role} else o.${role} end as ${role}`).join(', ')}, b.currency,
    case when l.currency = b.currency then 1 else r.rate end as rate,
    coalesce(l.sales_amount, 0) as sales, coalesce(l.amount, 0) + coalesce(l.purchase_cost, 0) + coalesce(l.head_cost, 0)
      + coalesce(l.package_cost, 0) + coalesce(l.other_cost, 0) + coalesce(l.past_cost, 0)
      + coalesce(l.returned_cost, 0) + coalesce(l.custom_fee, 0) as profit
  from profit_day l cross join base b join product p on p.company_id = $1 and p.shop_id = l.shop_id and p.msku = l.msku
    left join lateral (select * from product_owner o where o.company_id = $1 and o.shop_id = l.shop_id and o.msku = l.msku and o.from_day <= l.stat_day
      order by o.from_day desc limit 1) o on true
    left join rates r on r.month = l.stat_month and r.currency = l.currency
  where l.company_id = $1 and l.stat_month = $2::date
),
earned as (
  ${ROLES.map((role) => `select '${role}' as role, ${role} as person, currency, sum(round(sales * rate, 2)) as sales_amount,
    sum(round(profit * rate, 2)) as gross_profit from line where ${role} is not null group by ${role}, currency`).join(' union all ')}
),
ruled as (
  select c.*, max(start_month) over (partition by role) as newest from commission_rule c where company_id = $1 and start_month <= $2::date
)
select e.role, e.person::text as person, e.currency, e.sales_amount::text, e.gross_profit::text, t.base, t.base_amount::text, t.rate::text,
  round(greatest(t.base_amount, 0) * t.rate, 2)::text as amount
from earned e cross join lateral (
  select r.base, r.rate, case r.base when 'sales_amount' then e.sales_amount else e.gross_profit end as base_amount
  from ruled r where r.role = e.role and r.start_month = r.newest
    and r.from_amount <= greatest(case r.base when 'sales_amount' then e.sales_amount else e.gross_profit end, 0)
  order by r.from_amount desc limit 1
) t order by e.role, e.person`
