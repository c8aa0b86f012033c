/** Plans name goods by the code of a SKU, as people and their files write it; the SKU of the catalogue is found by it. */
import type { Upgrade } from '../../kernel/kept/upgrades'
import { goodsFoundByCode } from '../stock/public'
import type { WriteRule } from '../../kernel/write/write.rules'

/** The SKU of a plan is that of its code, whenever the code is written; a code that the catalogue has not stays as it was written. */
export const planRule: WriteRule = async ({ tx, asker }, written) => {
  await tx.query(
    `update purchase_plan p set sku_id = (select s.id from sku s where s.company_id = p.company_id and s.sku_code = btrim(p.sku))
     where p.company_id = $1 and p.id = any($2::bigint[])`,
    [asker.companyId, written.flatMap(({ after }) => (after ? [String(after['id'])] : []))],
  )
}

/** Plans once knew no SKU of the catalogue. */
export const goodsOfPlansBefore: Upgrade = {
  name: 'purchase.goodsOfPlansBefore',
  entities: ['sku', 'purchase_plan'],
  run: (tx) => goodsFoundByCode(tx, 'purchase_plan'),
}
