/** Orders to suppliers: what is ordered can be bought. */
import { CODES } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import { effect } from '../../kernel/write/effects'

export const checkOrder = effect('checkOrder', {
  async run({ writing: { tx, asker }, items: { items } }) {
    if (items.length === 0) throw new Refusal(CODES.invalid, '采购单里没有商品，请先填写商品明细')
    const { rows: [bundle] } = await tx.query<{ code: string }>(
      `select sku_code as code from sku where company_id = $1 and id = any($2::bigint[]) and goods_kind = 'combo' order by id limit 1`,
      [asker.companyId, items.map(({ sku_id: id }) => id)],
    )
    if (bundle) throw new Refusal(CODES.invalid, `「${bundle.code}」是组合商品，没有自己的库存，请采购它的子件`)
    const { rows: [other] } = await tx.query<{ no: string }>(
      `select p.plan_no as no from jsonb_to_recordset($2::jsonb) as i (plan_id bigint, sku_id bigint)
       join purchase_plan p on p.company_id = $1 and p.id = i.plan_id where p.sku_id is distinct from i.sku_id order by p.id limit 1`,
      [asker.companyId, JSON.stringify(items.map(({ plan_id, sku_id }) => ({ plan_id, sku_id })))],
    )
    if (other) throw new Refusal(CODES.invalid, `采购计划「${other.no}」计划的是另一个商品，请核对采购单的商品明细`)
  },
})
