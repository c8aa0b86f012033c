/** 费用归类、费用类型与广告费分摊 by the ERP's own calls: the same rows that 费用归类 and 分摊规则 keep. */
import { CODES } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import { entityOf } from '../../kernel/asker/own'
import { answerAdd, answerEdit } from '../../kernel/write/write'
import { writingOf } from '../../kernel/write/write.row'
import { setFeeMapping } from '../workplace/public'

/**
 * Several kinds of fees are given their category, all of them or none.
 * @returns matched: lines that changed; unmatched: lines that no rule knows still
 */
export const feeCategoryMatch = answers('finance.feeCategoryMatch', (context, { rules }) => {
  if (rules.length === 0) throw new Refusal(CODES.invalid, '请至少写一条归类', { rules: '不能为空' })
  return context.db.withCompany(context.caller, async (tx) => {
    let matched = 0
    for (const rule of rules) matched += (await setFeeMapping(context, tx, rule)).changed
    const { rows: [left] } = await tx.query<{ count: number }>(
      `select count(*)::int as count from fee_line where company_id = $1 and fee_category = 'unmapped'`, [context.caller.companyId],
    )
    return { matched, unmatched: left?.count ?? 0 }
  }, { timeoutMs: 0 })
})

/** Types of 自定义费用: the product's, the same for every company, and the finer ones that a company keeps below them. */
export const getTypeList = answers('finance.getTypeList', async ({ model, db, caller }) => {
  const types = model.enums['custom_fee_type']?.values ?? []
  const { rows: kinds } = await db.withCompany(caller, (tx) => tx.query<{ id: string; name: string; category: string }>(
    `select id::text as id, name, category from custom_fee_kind where company_id = $1 order by category, name`, [caller.companyId],
  ), { readOnly: true })
  return [
    ...types.map(({ value, label }) => ({ id: value, name: label, category: '自定义费用' })),
    ...kinds.map(({ id, name, category }) => ({ id, name, category: types.find(({ value }) => value === category)?.label ?? category })),
  ]
})

/**
 * From a month on advertising fees without a product are handed on by this rule, as 分摊规则 keeps it.
 * @throws Refusal for one shop alone: rules are the company's
 */
export const advertisingAllocation = answers('finance.advertisingAllocation', (context, { month, rule, shop }) => {
  if (shop !== undefined && shop !== null) throw new Refusal(CODES.invalid, '分摊规则对全公司的店铺生效，不能只给一家店铺设置', { shop: '不用填写' })
  return context.db.withCompany(context.caller, async (tx) => {
    const writing = writingOf(context, tx)
    const entity = entityOf(context, 'fee_share_rule')
    const { rows: [there] } = await tx.query<{ id: string }>(
      `select id::text from fee_share_rule where company_id = $1 and fee_category = 'ad_spend' and start_month = $2::date for update`,
      [context.caller.companyId, `${month}-01`],
    )
    const row = there ? await answerEdit(context, writing, entity, { id: there.id, share_by: rule })
      : await answerAdd(context, writing, entity, { fee_category: 'ad_spend', start_month: month, share_by: rule })
    return { id: String(row['id'] ?? there?.id) }
  })
})
