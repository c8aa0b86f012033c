/**
 * A company's order volume: how many orders it bought the right to work on, and how many its imports have used. What is used
 * is counted from the orders that are there, so that a report sent twice counts once and an undone one gives its orders back.
 */
import type { Tx } from '../../kernel/store/connect'

interface OrderVolume {
  /** Bought so far (company.settings.amzOrderCount); null: the company is not limited. */
  bought: number | null
  /** Amazon orders imported so far, cancelled ones included, each once. */
  used: number
  /** Never below 0; null: the company is not limited. */
  left: number | null
}

/** Counted anew each time. */
export async function orderVolume(tx: Tx, companyId: number): Promise<OrderVolume> {
  const bought = await boughtOf(tx, companyId)
  const used = await usedOf(tx, companyId)
  return { bought, used, left: leftOf(bought, used) }
}

/** What every sign-in asks: a company that is not limited (null) has none of its orders counted. */
export async function ordersLeft(tx: Tx, companyId: number): Promise<number | null> {
  const bought = await boughtOf(tx, companyId)
  return bought === null ? null : leftOf(bought, await usedOf(tx, companyId))
}

async function boughtOf(tx: Tx, companyId: number): Promise<number | null> {
  const { rows } = await tx.query<{ bought: string | null }>(
    "select case when jsonb_typeof(settings -> 'amzOrderCount') = 'number' then settings ->> 'amzOrderCount' end as bought from company where id = $1",
    [companyId],
  )
  const found = rows[0]?.bought ?? null
  return found === null ? null : Math.trunc(Number(found))
}

async function usedOf(tx: Tx, companyId: number): Promise<number> {
  return (await tx.query<{ used: number }>('select count(*)::int as used from sale_order where company_id = $1', [companyId])).rows[0]?.used ?? 0
}

function leftOf(bought: number | null, used: number): number | null {
  return bought === null ? null : Math.max(0, bought - used)
}
