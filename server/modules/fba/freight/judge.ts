/** Bills of batches beside what was estimated of them: charged twice, for more weight, or for more money than the shop, else the company, lets pass. */
import { raiseDataVersions } from '../../../kernel/store/data-version'
import type { Writing } from '../../../kernel/write/write.row'
import type { Written } from '../../../kernel/write/written'

/** The shares that pass where nobody has set them, as schemas/entities/system/business_config.json says. */
const PASSES = '0.05'

/** Judges these bills, and those of these batches. Weights are compared where the channel's quote charges by weight. */
export async function judgeBills(
  { tx, asker }: Pick<Writing, 'tx' | 'asker'>, { bills = [], batches = [] }: { bills?: string[]; batches?: string[] },
): Promise<void> {
  const { rowCount } = await tx.query(
    `update logistics_bill f set abnormal_type = j.type from (
       select f.id, case
         when exists (select from logistics_bill o where o.company_id = $1 and o.batch_id = f.batch_id and o.id < f.id and o.currency = f.currency
           and o.bill_fee = f.bill_fee and coalesce(o.tracking_no, '') = coalesce(f.tracking_no, '')) then 'duplicate'
         when q.bill_way = 'weight' and b.charge_weight > 0
           and f.charge_weight > b.charge_weight * (1 + coalesce(k."freightWeightPct", c."freightWeightPct", ${PASSES})) then 'overweight'
         when f.est_fee > 0 and f.bill_fee > f.est_fee * (1 + coalesce(k."freightFeePct", c."freightFeePct", ${PASSES})) then 'overprice' end as type
       from logistics_bill f left join ship_batch b on b.company_id = $1 and b.id = f.batch_id
       left join freight_quote q on q.company_id = $1 and q.id = b.quote_id left join business_config c on c.company_id = $1
       left join shop_config k on k.company_id = $1 and k.shop_id = b.shop_id
       where f.company_id = $1 and (f.id = any($2::bigint[]) or f.batch_id = any($3::bigint[]))) j
     where f.company_id = $1 and f.id = j.id and f.abnormal_type is distinct from j.type`, [asker.companyId, bills, batches],
  )
  if (rowCount) await raiseDataVersions(tx, asker.companyId, ['logistics_bill'])
}

/** Another channel of a batch is another estimate of its bills. */
export async function judgeChanged(writing: Writing, written: readonly Written[]): Promise<void> {
  const changed = written.flatMap(({ before, after }) => (
    after && ['quote_id', 'charge_weight', 'est_fee'].some((field) => String(before?.[field] ?? '') !== String(after[field] ?? '')) ? [String(after['id'])] : []
  ))
  if (changed.length > 0) await judgeBills(writing, { batches: changed })
}
