/** Bins of warehouses: the default one, made when goods first come, stays; no bin that has held goods is removed. */
import { CODES } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import type { WriteRule } from '../../kernel/write/write.rules'
import { refuse } from './posting'

/** @throws Refusal */
export const binRule: WriteRule = async ({ tx, asker }, written) => {
  for (const { before, after } of written) {
    if (after || !before) continue
    if (before['is_default'] === true) refuse('默认仓位不能删除')
    if (before['is_receiving'] === true) refuse('收货位不能删除：采购入库的货先放在这里')
    const { rows } = await tx.query<{ id: string }>(
      `select id::text from stock_balance where company_id = $1 and place_kind = 'bin' and place_id = $2 limit 1`, [asker.companyId, before['id']],
    )
    if (rows.length > 0) throw new Refusal(CODES.inUse, `仓位「${String(before['code'])}」有过库存，不能删除`)
  }
}
