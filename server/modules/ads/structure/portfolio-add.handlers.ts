/** A new portfolio: asked of Amazon by the sheet of portfolios, and waiting until an import brings one of its name. */
import { own } from '../../../kernel/asker/own'
import { refuseAt } from '../../../kernel/asker/refusal'
import { answers, type Asked } from '../../../kernel/http/answers'
import type { CallContext } from '../../../kernel/http/handler'
import { wordsOf } from '../../../kernel/read/statement/pending'
import { askForRows, inTheWay, lockNew } from '../../../kernel/write/pending-new'
import { writingTogether } from '../../../kernel/write/together'
import { brokenByWaiting } from '../../../kernel/write/write.pending'
import { readForm } from '../../../kernel/write/write.values'

const SAID = ['portfolio_name', 'budget_policy', 'budget_amount', 'start_date', 'end_date']

const add = (context: CallContext, asked: Asked<'adsNew.portfolioAdd'>) => writingTogether(context, async (writing, written) => {
  const { tx, asker, model } = writing
  const entity = own(model.entities, 'ad_portfolio')
  if (!entity) throw new Error('there is no entity ad_portfolio')
  await lockNew(writing, entity)
  const { rows: [shop] } = await tx.query<{ currency: string; next: string }>(
    `select currency, (select coalesce(max(id), 0) + 1 from pending_change where company_id = $1)::text as next from shop
     where company_id = $1 and id::text = $2 and ($3::text[] is null or id::text = any($3::text[]))`, [asker.companyId, asked.shop_id, asker.shopIds],
  )
  if (!shop) refuseAt('shop_id', '这个店铺不存在，或不在您的店铺里')
  const name = asked.portfolio_name.trim().replaceAll(/\s+/g, ' ')
  const policy = asked.budget_policy
  const capped = policy !== 'No Cap'
  const { budget_amount: amount, start_date: start, end_date: end } = asked
  const { values: said, errors } = readForm(model, SAID.flatMap((each) => own(entity.fields, each) ?? []), {
    portfolio_name: name, budget_policy: policy, budget_amount: capped ? amount : null, start_date: policy === 'Date Range' ? start : null,
    end_date: capped ? end : null,
  }, true, { currency: shop.currency })
  for (const [field, says] of Object.entries({ ...brokenByWaiting(writing, entity, {}, said), ...errors })) refuseAt(field, says)
  const values = {
    ...said, shop_id: asked.shop_id, portfolio_id: `new-portfolio-${shop.next}`, ad_type: 'portfolio', sheet: 'portfolio', entity_kind: 'Portfolio',
    currency: shop.currency,
  }
  const [way] = await inTheWay(writing, entity, [values])
  if (way) refuseAt('portfolio_name', way === 'there' ? `这个店铺已有广告组合「${name}」` : `广告组合「${name}」已在待提交，不能重复新建`)
  const policyWords = wordsOf(model, entity.fields['budget_policy']!, policy)
  const says = capped ? `${policyWords}，预算 ${shop.currency} ${amount ?? ''}` : `${policyWords}预算`
  await askForRows(writing, entity, [{ values, title: name, label: '广告组合', says, how: '新建广告组合' }], written)
  return {}
})

/** By the call of the new service. */
export const portfolioAdd = answers('adsNew.portfolioAdd', add)
/** The same, by the call of Sponsored Products. */
export const portfolioCreate = answers('adsSp.portfolioCreate', add)
