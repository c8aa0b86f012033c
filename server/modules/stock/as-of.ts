/** What stood where at any moment: the balance of now less what has moved since. A question; changes nothing. */
import type { Posting } from './posting'

/** What stands in one slot at a moment; `lot` is empty for goods of no lot. */
export interface Standing { id: string; skuId: string; binId: string; condition: 'good' | 'bad'; lot: string; qty: number }

interface Counted { binId: string | undefined; skuId: string; condition: string; lot?: string | null | undefined }

/** What of one bin is counted as one: goods of one condition and lot. */
export function standingKey({ binId, skuId, condition, lot }: Counted): string {
  return JSON.stringify([binId, skuId, condition, lot?.trim() ?? ''])
}

/**
 * @param moment the end of a day (yyyy-mm-dd), or now
 * @returns every balance of the warehouse's bins that is not 0
 */
export async function balanceAsOf({ tx, asker, now }: Posting, warehouseId: string, moment: string | 'now'): Promise<Standing[]> {
  const { rows } = await tx.query<Standing>(
    `select * from (
       select b.id::text, b.sku_id::text as "skuId", b.bin_id::text as "binId", b.condition, b.lot, (b.qty
         - coalesce((select sum(e.qty) from stock_entry e where e.company_id = $1 and e.to_id = b.id and e.at > m.at), 0)
         + coalesce((select sum(e.qty) from stock_entry e where e.company_id = $1 and e.from_id = b.id and e.at > m.at), 0))::int as qty
       from stock_balance b cross join (select case when $3 = 'now' then greatest(now(), $5::timestamptz) + interval '1 minute'
         else (nullif($3, 'now')::date + 1)::timestamp at time zone $4 - interval '1 microsecond' end as at) m
       where b.company_id = $1 and b.place_kind = 'bin' and b.warehouse_id = $2::bigint) stood
     where qty <> 0 order by "skuId"::bigint, "binId"::bigint, condition, lot`,
    [asker.companyId, warehouseId, moment, asker.zone, now.toISOString()],
  )
  return rows
}

/** A balance at a moment of its own. */
interface Moment { skuId: string; binId: string; condition: string; lot: string; at: string }

/** @returns how many stood there then, in their order; 0 where nothing ever has */
export async function standingAt({ tx, asker }: Pick<Posting, 'tx' | 'asker'>, moments: readonly Moment[]): Promise<number[]> {
  const { rows } = await tx.query<{ qty: number }>(
    `select coalesce(b.qty - coalesce((select sum(e.qty) from stock_entry e where e.company_id = $1 and e.to_id = b.id and e.at > m.at), 0)
       + coalesce((select sum(e.qty) from stock_entry e where e.company_id = $1 and e.from_id = b.id and e.at > m.at), 0), 0)::int as qty
     from jsonb_to_recordset($2::jsonb) as m (nth integer, "skuId" bigint, "binId" text, condition text, lot text, at timestamptz)
     left join stock_balance b on b.company_id = $1 and b.place_kind = 'bin' and b.place_id = m."binId" and b.sku_id = m."skuId"
       and b.condition = m.condition and b.lot = m.lot
     order by m.nth`,
    [asker.companyId, JSON.stringify(moments.map((moment, nth) => ({ ...moment, nth })))],
  )
  return rows.map(({ qty }) => qty)
}
