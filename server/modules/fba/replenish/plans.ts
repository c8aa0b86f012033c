/** Plans of what to send to Amazon: each line keeps what the advice said when it was written; what is agreed to is sent, or bought first. */
import type { Row } from '../../../../contract/wire'
import { CODES } from '../../../../contract/wire'
import { Refusal } from '../../../kernel/asker/refusal'
import { effect } from '../../../kernel/write/effects'
import type { WriteRule } from '../../../kernel/write/write.rules'
import type { Writing } from '../../../kernel/write/write.row'
import { refuseOtherShop } from '../other-shop'
import { priceLines } from './buying'

/** States in which a plan is still being written. */
const WRITTEN = ['1', '6']

/** Lines of a plan that is being written are of its shop, and say what the advice says now. */
export const planRule: WriteRule = async (writing, written) => tell(writing, written.flatMap(({ after }) => (after ? [String(after['id'])] : [])))

/** Runs after every write of lines of plans. */
export const planItemRule: WriteRule = async (writing, written) => (
  tell(writing, written.flatMap(({ after }) => (after ? [String(after['plan_id'])] : [])))
)

async function tell(writing: Writing, plans: string[]): Promise<void> {
  const { tx, asker } = writing
  await refuseOtherShop(writing, 'replenish_plan_item', plans, '一张补货计划只能是一个店铺的')
  await tx.query(
    `update replenish_plan_item i set shop_id = r.shop_id, warehouse_id = r.warehouse_id, pool_id = p.pool_id, msku = p.msku,
       advice_qty = a.advice_qty, daily = a.daily, sellable_days = a.sellable_days, local_qty = a.local_qty
     from replenish_plan r, product p left join replenish_advice a on a.company_id = $1 and a.pool_id = p.pool_id and a.msku = p.msku
     where i.company_id = $1 and i.plan_id = any($2::bigint[]) and r.company_id = $1 and r.id = i.plan_id and p.company_id = $1 and p.id = i.product_id
       and r.state = any($3)`, [asker.companyId, plans, WRITTEN],
  )
  await priceLines(writing, plans, WRITTEN)
}

/** Something is left to send of what was agreed to. */
export const agreeReplenish = effect('agreeReplenish', {
  async run({ items: { items } }) {
    if (items.length === 0) throw new Refusal(CODES.invalid, '补货计划里没有商品，请先填写补货商品')
    if (items.every((item) => Number(item.agreed_qty ?? 0) === 0)) throw new Refusal(CODES.invalid, '审核数量都是 0：这次不补请驳回或作废')
  },
  /** The step itself takes back what was agreed to; that no batch or purchase stands on it, every step that is taken back asks. */
  async undo() {
    await Promise.resolve()
  },
})

/** A pool has one set of parameters of its own, and one for each of its MSKU. */
export const replenishRuleRule: WriteRule = async ({ tx, asker }, written) => {
  const rows = written.flatMap(({ after }): Row[] => (after ? [after] : []))
  const pools = rows.filter((row) => !row['msku']).map((row) => String(row['pool_id']))
  const { rows: [twice] } = await tx.query<{ name: string }>(
    `select p.name from replenish_rule r join pool p on p.company_id = $1 and p.id = r.pool_id
     where r.company_id = $1 and r.msku is null and r.pool_id = any($2::bigint[]) group by p.id, p.name having count(*) > 1 limit 1`, [asker.companyId, pools],
  )
  if (twice) throw new Refusal(CODES.invalid, `库存池「${twice.name}」已有自己的补货参数，请修改那一行`, { pool_id: '已经有了' })
  for (const row of rows) {
    if (!row['msku']) continue
    const { rows: [found] } = await tx.query<{ one: number }>(
      'select 1 as one from product where company_id = $1 and pool_id = $2::bigint and msku = $3 limit 1', [asker.companyId, row['pool_id'], row['msku']],
    )
    if (!found) throw new Refusal(CODES.invalid, `这个库存池里没有 MSKU「${String(row['msku'])}」，请核对大小写与店铺`, { msku: '没有这个 MSKU' })
  }
}
