/** What flows of approval are held to beyond their fields: one for some shops is for documents that belong to a shop. */
import { enumLabel } from '../../../contract/enum-value'
import { CODES } from '../../../contract/wire'
import { own } from '../../kernel/asker/own'
import { Refusal } from '../../kernel/asker/refusal'
import type { WriteRule } from '../../kernel/write/write.rules'
import { shopFieldOf } from './flows-for'

/** @throws Refusal where documents of the flow's kind belong to no shop */
export const flowRule: WriteRule = async ({ model }, written) => {
  for (const { after } of written) {
    const shops: unknown = after?.['shops']
    if (!Array.isArray(shops) || shops.length === 0) continue
    const kind = String(after?.['doc_kind'])
    const entity = own(model.entities, kind)
    if (entity && shopFieldOf(entity) !== undefined) continue
    const says = `「${enumLabel(model.enums, 'approval_doc', kind)}」不分店铺，审批流不能按店铺设置，请去掉店铺`
    throw new Refusal(CODES.invalid, says, { shops: says })
  }
}
