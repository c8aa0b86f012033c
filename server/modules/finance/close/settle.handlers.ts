/** 批量结账: months of several shops closed together, each in its order; one that may not be closed leaves all of them as they were. */
import { CODES } from '../../../../contract/wire'
import { Refusal } from '../../../kernel/asker/refusal'
import { answers } from '../../../kernel/http/answers'
import { entityOf } from '../../../kernel/asker/own'
import { answerTransition } from '../../../kernel/write/transition'
import { writingOf } from '../../../kernel/write/write.row'

/**
 * Either the chosen rows (`ids`), or of the shops every open month up to `month`; with `close_remark` in spite of what may be answered for.
 * @throws Refusal that names the shop and the month, as each step does
 */
export const settlementDoSettle = answers('finance.settlementDoSettle', (context, { ids, shop_ids: shops, month, close_remark: remark }) => {
  if (!ids && (!shops || shops.length === 0 || month === undefined)) {
    throw new Refusal(CODES.invalid, '请选择店铺与月份', { ...(shops?.length ? {} : { shop_ids: '请选择店铺' }), ...(month ? {} : { month: '请选择月份' }) })
  }
  return context.db.withCompany(context.caller, async (tx) => {
    const writing = writingOf(context, tx)
    const entity = entityOf(context, 'shop_close')
    const { companyId, shopIds } = context.caller
    // All rows before the first step: a step waits for whoever writes, and nobody who waits so may hold a row that this one wants.
    const { rows } = await tx.query<{ id: string; shop: string; month: string }>(
      `select c.id::text, s.name as shop, to_char(c.month, 'YYYY-MM') as month from shop_close c join shop s on s.company_id = $1 and s.id = c.shop_id
       where c.company_id = $1 and c.close_status <> '1' and ($5::bigint[] is null or c.shop_id = any($5::bigint[]))
         and case when $2::bigint[] is not null then c.id = any($2::bigint[]) else c.shop_id = any($3::bigint[]) and c.month <= $4::date end
       order by c.month, c.shop_id for update of c`,
      [companyId, ids ?? null, shops ?? null, month === undefined ? null : `${month}-01`, shopIds],
    )
    if (rows.length === 0) throw new Refusal(CODES.invalid, '所选的店铺没有需要结账的月份')
    const said = remark ? { transition: 'closeAnyway', close_remark: remark } : { transition: 'close' }
    for (const { id, shop, month: at } of rows) {
      try {
        await answerTransition(context, writing, entity, { id, ...said })
      } catch (error) {
        if (error instanceof Refusal) throw new Refusal(error.code, `「${shop}」${error.message.startsWith(at) ? '' : ` ${at}：`}${error.message}`)
        throw error
      }
    }
    return { closed: rows.length }
  })
})
