/** What a new draft begins with: a campaign that is there already, as the last bulk sheet tells it, or a template. */
import { CODES, type Row } from '../../../../contract/wire'
import { answers } from '../../../kernel/http/answers'
import { Refusal } from '../../../kernel/asker/refusal'
import { askerOf } from '../../../kernel/asker/asker-of'
import { campaignAsDraft } from './campaign-copy'
import { templateOf } from './template-store'

/** Fields of a draft that begins today. @throws Refusal where what it begins with is gone or of a shop that the asker does not see */
export const draftBegin = answers('adsSp.draftBegin', async (context, { copy, template }) => {
  const { db, caller } = context
  const { shopIds, today } = askerOf(context)
  const row = await db.withCompany(caller, async (tx): Promise<Row> => {
    if (template !== undefined) return (await templateOf(tx, caller.companyId, template)).content
    const found = copy === undefined ? undefined : await campaignAsDraft(tx, caller.companyId, shopIds, copy)
    if (!found) throw new Refusal(CODES.notFound, '要复制的广告活动不存在，或不在您的店铺里，请回到列表重新选择')
    return found
  }, { readOnly: true })
  return { row: { ...row, start_date: today } }
})
