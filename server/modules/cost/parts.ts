/**
 * What goods that left had cost by item of cost (items.ts): the amount of each piece, in the proportion of its batch's lines up to its month. What
 * rounding leaves, and a cost that no line tells the items of (固定成本), is the rest, so that the items of a piece always come to its amount.
 */
import type { Upgrade } from '../../kernel/kept/upgrades'
import { currencyDigits } from '../../kernel/read/statement/values'
import type { Tx } from '../../kernel/store/connect'
import type { Posting } from '../stock/public'
import type { Books } from './books'
import { ITEM_SUMS } from './items'

/** Those that are kept of each piece; the rest of its amount is 其他. */
export const PARTS = ['purchase_cost', 'head_cost', 'package_cost'] as const

/** SQL of what of a piece's amount is one part, in the proportion of its batch's; null where the piece has none. @param digits of the smallest unit */
export const partOf = (digits: number | string, { amount, part, whole }: { amount: string; part: string; whole: string }): string => (
  `case when ${amount} is not null then coalesce(round(${amount} * ${part} / nullif(${whole}, 0), ${digits}), 0) end`
)

/** @param which a condition on `u`, by `$3` on. `$1`: the company, `$2`: digits of its smallest unit */
const split = (which: string): string => `update cost_use u set parted_amount = u.amount, ${PARTS.map((part) => `${part} = n.${part}`).join(', ')} from (
    select u.id, ${PARTS.map((part) => `${partOf('$2::int', { amount: 'u.amount', part: `s.${part}`, whole: 's.whole' })} as ${part}`).join(', ')}
    from cost_use u left join cost_layer l on l.company_id = $1 and l.id = u.layer_id
    left join lateral (select ${ITEM_SUMS}, sum(c.base_amount) as whole from cost_line c
      where c.company_id = $1 and c.layer_id = l.id and c.month <= greatest(u.use_day, l.in_day)) s on true
    where u.company_id = $1 and ${which} offset 0) n
  where u.company_id = $1 and u.id = n.id
    and (u.parted_amount, ${PARTS.map((part) => `u.${part}`).join(', ')}) is distinct from (u.amount, ${PARTS.map((part) => `n.${part}`).join(', ')})`

/** After lines of these batches, or pieces of these goods, came to cost something else. Pieces of closed months stay as they were told. */
export async function keepParts(
  { tx, asker }: Posting, { digits, closed }: Books, { layerIds, skuIds }: { layerIds: readonly string[]; skuIds: readonly string[] },
): Promise<void> {
  if (layerIds.length > 0) await tx.query(split('u.layer_id = any($3::bigint[]) and u.use_day > $4::date'), [asker.companyId, digits, layerIds, closed])
  if (skuIds.length > 0) {
    await tx.query(
      split('u.sku_id = any($3::bigint[]) and u.use_day > $4::date and u.amount is distinct from u.parted_amount'), [asker.companyId, digits, skuIds, closed],
    )
  }
}

/** Pieces of before their items were kept, those of closed months too. */
export const partsOfBefore: Upgrade = {
  name: 'cost.partsOfBefore',
  entities: ['cost_use', 'cost_layer', 'cost_line'],
  async run(tx, model) {
    const { rows } = await tx.query<{ id: number; currency: string }>('select id, currency from company order by id')
    for (const { id, currency } of rows) await splitAll(tx, id, currencyDigits(model, currency))
  },
}

/** All pieces of a company. @param digits of its currency's smallest unit */
async function splitAll(tx: Tx, companyId: number, digits: number): Promise<void> {
  await tx.query(split('$3::boolean'), [companyId, digits, true])
}
