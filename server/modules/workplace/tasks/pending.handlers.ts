/** What waits to be taken to Amazon: taking changes back, and the sheet that carries a shop's open changes out. */
import { dayIn } from '../../../../contract/days'
import { CODES } from '../../../../contract/wire'
import { bookOf, collectSheet } from '../../ads/public'
import { downloadBook } from '../../../kernel/tasks/export/book'
import { writingTogether } from '../../../kernel/write/together'
import { revokePending } from '../../../kernel/write/write.pending'
import { Refusal } from '../../../kernel/asker/refusal'
import { answers } from '../../../kernel/http/answers'
import type { Download } from '../../../kernel/http/handler'
import { isRowId } from '../../../kernel/store/row-id'

const MAX_IDS = 1000

/** All or none. @throws Refusal of none or more than MAX_IDS, of one that is not open any more, and of one in approval */
export const pendingRevoke = answers('app.pendingRevoke', async (context, { ids }) => {
  if (ids.length === 0 || ids.length > MAX_IDS) throw new Refusal(CODES.invalid, `请选择 1 到 ${MAX_IDS} 项待提交的修改`)
  await writingTogether(context, async (writing, written) => {
    for (const id of [...new Set(ids)].sort()) await revokePending(writing, id, written)
  })
  return { revoked: new Set(ids).size }
})

/** Puts the sheet of one shop into the queue. @throws Refusal of a shop that the asker does not see */
export const pendingExport = answers('app.pendingExport', async (context, { shop_id: shopId, ids }) => {
  const { caller } = context
  if (caller.shopIds && !caller.shopIds.includes(shopId)) throw new Refusal(CODES.notFound, '没有这个店铺，或不在您可见的店铺范围内')
  const id = await context.db.withCompany(caller, async (tx) => {
    const { rows } = await tx.query<{ name: string }>('select name from shop where company_id = $1 and id::text = $2', [caller.companyId, shopId])
    if (!rows[0]) throw new Refusal(CODES.notFound, '没有这个店铺，或不在您可见的店铺范围内')
    return context.jobs.enqueue(tx, caller, { kind: 'bulkSheet', title: `导出批量表格 ${rows[0].name}`, payload: { shopId, ...(ids ? { ids } : {}) } })
  })
  return { id }
})

/** The sheet of chosen changes, at once. They are of one shop: a sheet is uploaded to one account. */
export const pendingSheet = answers('app.pendingSheet', async (context, { ids }): Promise<Download> => {
  const { caller, db, files } = context
  if (ids.length === 0 || ids.length > MAX_IDS) throw new Refusal(CODES.invalid, `请选择 1 到 ${MAX_IDS} 项待提交的修改`)
  const sheet = await db.withCompany(caller, async (tx) => {
    const { rows } = await tx.query<{ shop: string }>(
      'select distinct shop_id::text as shop from pending_change where company_id = $1 and id = any($2::bigint[])',
      [caller.companyId, ids.filter(isRowId)],
    )
    const [only] = rows
    if (!only || (caller.shopIds && rows.some(({ shop }) => !caller.shopIds?.includes(shop)))) throw new Refusal(CODES.notFound, '没有这些待提交的修改，或不在您可见的店铺范围内')
    if (rows.length > 1) throw new Refusal(CODES.invalid, '一份批量表格只能装一个店铺的修改，请按店铺分开选择')
    return collectSheet(tx, context, { shopId: only.shop, ids })
  })
  return downloadBook(files, `批量表格_${dayIn(context.company.zone, context.now()).replaceAll('-', '')}.xlsx`, bookOf(sheet))
})
