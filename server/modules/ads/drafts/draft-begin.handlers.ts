/** What a new draft begins with: a campaign that is there already, as the last bulk sheet tells it. */
import { CODES, type Row } from '../../../../contract/wire'
import { answers } from '../../../kernel/http/answers'
import { Refusal } from '../../../kernel/asker/refusal'
import { askerOf } from '../../../kernel/asker/asker-of'
import type { Tx } from '../../../kernel/store/connect'
import { campaignAsDraft } from './campaign-copy'

export const draftBegin = answers('adsSp.draftBegin', async (context, { copy }) => {
  const { db, caller } = context
  const { shopIds, today } = askerOf(context)
  const row = await db.withCompany(caller, (tx) => beginningWith(tx, caller.companyId, shopIds, copy), { readOnly: true })
  return { row: { ...row, start_date: today } }
})

/** @throws Refusal where the person sees no such campaign */
async function beginningWith(tx: Tx, companyId: number, shopIds: string[] | null, copy: string | undefined): Promise<Row> {
  const found = copy === undefined ? undefined : await campaignAsDraft(tx, companyId, shopIds, copy)
  if (!found) throw new Refusal(CODES.notFound, '要复制的广告活动不存在，或不在您的店铺里，请回到列表重新选择')
  return found
}
