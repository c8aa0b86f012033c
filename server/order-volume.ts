/**
 * A company's order volume: how many orders it bought the right to work on, and how many its imports have used. What is used
 * is counted from the orders that are there, so that a report sent twice counts once and an undone one gives its orders back.
 */
import type { Tx } from './database/connect'

export interface OrderVolume {
  /** Bought so far (company.settings.amzOrderCount); null: the company is not limited. */
  bought: number | null
  /** Amazon orders imported so far, cancelled ones included, each once. */
  used: number
  /** Never below 0; null: the company is not limited. */
  left: number | null
}

export async function orderVolume(tx: Tx, companyId: number): Promise<OrderVolume> {
  const { rows } = await tx.query<{ bought: string | null; used: number }>(
    `select case when jsonb_typeof(settings -> 'amzOrderCount') = 'number' then settings ->> 'amzOrderCount' end as bought,
       (select count(*)::int from sale_order where company_id = $1) as used
     from company where id = $1`,
    [companyId],
  )
  const used = rows[0]?.used ?? 0
  const found = rows[0]?.bought ?? null
  const bought = found === null ? null : Math.trunc(Number(found))
  return { bought, used, left: bought === null ? null : Math.max(0, bought - used) }
}
