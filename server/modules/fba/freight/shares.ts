/**
 * A batch's freight divided over its goods: share = fee × pieces × basis ÷ sum, by the largest remainder. The basis of a piece is its SKU's gross weight,
 * its box's volume by the piece, or its price; where one of the goods has none, all are shared by pieces.
 */
import { raiseDataVersions } from '../../../kernel/store/data-version'
import type { Writing } from '../../../kernel/write/write.row'
import { keepSent, split } from '../../cost/public'

interface Shared { id: string; pieces: number; basis: string | null }

/** By the code of the way: weight, volume and price of the SKU that an MSKU is sent as. Package cost is kept of nothing yet: pieces. */
const BASIS: Record<string, string> = {
  1: 'sum(p.qty * s.gross_weight)', 2: 'sum(p.qty * s.box_length * s.box_width * s.box_height / nullif(s.box_qty, 0))', 3: 'sum(p.qty * s.purchase_price)',
}

/** Works the shares out anew by what the freight is now: the bill, else the estimate, else nothing; what Amazon's goods cost follows. */
export async function shareHead(writing: Writing, batchId: string): Promise<void> {
  const { tx, asker } = writing
  const { rows: [batch] } = await tx.query<{ fee: string | null; currency: string; method: string }>(
    `select coalesce(bill_fee, est_fee)::text as fee, coalesce(currency, 'CNY') as currency, coalesce(apportion_method, '1') as method from ship_batch
     where company_id = $1 and id = $2::bigint`, [asker.companyId, batchId],
  )
  if (!batch) return
  const { rows } = await tx.query<Shared>(
    `select i.id::text, coalesce(i.shipped_qty, nullif(i.packed_qty, 0), i.plan_qty, 0)::int as pieces, (
       select ${BASIS[batch.method] ?? 'null'} from pairing p join sku s on s.company_id = $1 and s.id = p.sku_id
       where p.company_id = $1 and p.shop_id = b.shop_id and p.msku = i.msku and (p.from_day is null or p.from_day <= $3::date)
         and (p.to_day is null or p.to_day >= $3::date))::text as basis
     from ship_batch_item i join ship_batch b on b.company_id = $1 and b.id = i.batch_id where i.company_id = $1 and i.batch_id = $2::bigint order by i.id`,
    [asker.companyId, batchId, asker.today],
  )
  const isKnown = rows.every(({ basis }) => Number(basis) > 0)
  const weights = rows.map(({ pieces, basis }) => String(isKnown ? BigInt(pieces) * BigInt(Math.round(Number(basis) * 1000)) : pieces))
  const parts = batch.fee === null ? rows.map(() => null) : split(batch.fee, weights, 2)
  await tx.query(
    `update ship_batch_item i set head_fee = s.fee, currency = $2 from jsonb_to_recordset($3::jsonb) as s (id bigint, fee numeric)
     where i.company_id = $1 and i.id = s.id`,
    [asker.companyId, batch.currency, JSON.stringify(rows.map(({ id }, at) => ({ id, fee: parts[at] })))],
  )
  await raiseDataVersions(tx, asker.companyId, ['ship_batch_item'])
  await keepSent(writing, [{ kind: 'ship_batch', id: batchId }])
}
