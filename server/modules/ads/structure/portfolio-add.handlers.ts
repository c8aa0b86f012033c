/** A new portfolio: asked of Amazon by the sheet of portfolios, and waiting until an import brings one of its name. */
import { own } from '../../../kernel/asker/own'
import { refuseAt } from '../../../kernel/asker/refusal'
import { answers, type Asked } from '../../../kernel/http/answers'
import type { CallContext } from '../../../kernel/http/handler'
import { askForRows, inTheWay, lockNew } from '../../../kernel/write/pending-new'
import { writingTogether } from '../../../kernel/write/together'

const MOST_CHARACTERS = 128
const POLICIES: Record<string, string> = { 'No Cap': '不限预算', 'Date Range': '按日期范围', 'Monthly Recurring': '每月' }

const add = (context: CallContext, asked: Asked<'adsNew.portfolioAdd'>) => writingTogether(context, async (writing, written) => {
  const entity = own(writing.model.entities, 'ad_portfolio')
  if (!entity) throw new Error('there is no entity ad_portfolio')
  const { tx, asker } = writing
  const name = asked.portfolio_name.trim().replaceAll(/\s+/g, ' ')
  const policy = asked.budget_policy
  const capped = policy !== 'No Cap'
  const { budget_amount: amount, start_date: start, end_date: end } = asked
  if (name === '') refuseAt('portfolio_name', '请填写广告组合的名称')
  if ([...name].length > MOST_CHARACTERS) refuseAt('portfolio_name', `名称最多 ${MOST_CHARACTERS} 个字符，现在 ${[...name].length} 个`)
  if (capped && !(Number(amount ?? 0) > 0)) refuseAt('budget_amount', '有预算上限的广告组合要填写预算')
  if (policy === 'Date Range' && (!start || !end)) refuseAt('start_date', '按日期范围的预算要填写开始与结束日期')
  if (policy === 'Date Range' && start && end && end < start) refuseAt('end_date', '结束日期不能早于开始日期')
  await lockNew(writing, entity)
  const { rows: [shop] } = await tx.query<{ currency: string; next: string }>(
    `select currency, (select coalesce(max(id), 0) + 1 from pending_change where company_id = $1)::text as next from shop
     where company_id = $1 and id::text = $2 and ($3::text[] is null or id::text = any($3::text[]))`, [asker.companyId, asked.shop_id, asker.shopIds],
  )
  if (!shop) refuseAt('shop_id', '这个店铺不存在，或不在您的店铺里')
  const values = {
    shop_id: asked.shop_id, portfolio_id: `new-portfolio-${shop.next}`, portfolio_name: name, ad_type: 'portfolio', sheet: 'portfolio',
    entity_kind: 'Portfolio', currency: shop.currency, budget_policy: policy, budget_amount: capped ? amount : null,
    start_date: policy === 'Date Range' ? start : null,
    end_date: capped ? end ?? null : null,
  }
  const [way] = await inTheWay(writing, entity, [values])
  if (way) refuseAt('portfolio_name', way === 'there' ? `这个店铺已有广告组合「${name}」` : `广告组合「${name}」已在待提交，不能重复新建`)
  await askForRows(writing, entity, [{
    values, title: name, label: '广告组合', says: capped ? `${POLICIES[policy]}，预算 ${shop.currency} ${amount ?? ''}` : POLICIES[policy]!, how: '新建广告组合',
  }], written)
  return {}
})

export const portfolioAdd = answers('adsNew.portfolioAdd', add)
export const portfolioCreate = answers('adsSp.portfolioCreate', add)
