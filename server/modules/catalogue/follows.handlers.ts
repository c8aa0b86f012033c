/** Products that people follow: who does stands on the listing, where reports ask for it. */
import { CODES } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import { isRowId } from '../../kernel/store/row-id'
import { writingTogether } from '../../kernel/write/together'
import { lockRow, updateRow } from '../../kernel/write/write.row'

/** Follows an MSKU of a shop, or no longer. @throws Refusal where the shop has no such listing, or the asker does not see it */
export const productFollow = answers('salesStatistics.productFollow', (context, { shop_id: shop, msku, follow }) =>
  writingTogether(context, async (writing, written) => {
    const { tx, asker, model } = writing
    const entity = model.entities['product']!
    const { rows } = await tx.query<{ id: string }>(
      'select id::text from product where company_id = $1 and shop_id = $2::bigint and msku = $3',
      [asker.companyId, isRowId(shop) ? shop : null, msku])
    if (!rows[0]) throw new Refusal(CODES.invalid, `「在售商品」里没有「${msku}」，不能关注`, { msku: '没有这个商品' })
    const before = await lockRow(writing, entity, { id: rows[0].id })
    const others = ((before['followers'] as string[] | null) ?? []).filter((id) => id !== String(asker.employeeId))
    const followers = follow ? [...others, String(asker.employeeId)] : others
    written.push({ entity, action: 'edit', before, after: await updateRow(writing, entity, before, { followers: followers.length > 0 ? followers : null }) })
    return { followers: followers.length }
  }))
