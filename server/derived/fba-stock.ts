/**
 * The stock there is now: the rows of each shop's last snapshot of its FBA stock, with the figures of the business
 * configuration that it is judged by: how sales are weighted, and when stock is short.
 */
import { escapeIdentifier } from 'pg'
import type { Making } from './functions'

const FIELDS = [
  'shop_id', 'stat_date', 'msku', 'fnsku', 'asin', 'title', 'condition', 'currency', 'price', 'warehouse_qty', 'sellable_qty', 'reserved_qty',
  'unsellable_qty', 'inbound_working', 'inbound_shipped', 'inbound_receiving', 'researching_qty', 'total_qty', 'mfn_qty',
]

/** Own field <- field of the business configuration, whose default stands until somebody saves one. */
const CONFIGURED = { warning_days: 'stockWarningDays', weight7: 'weight7', weight14: 'weight14', weight30: 'weight30' }

/** Made anew as a whole: a snapshot is the size of the catalogue, and which one is the last may have changed for any shop. */
export async function fbaStock({ tx, model, companyId }: Making): Promise<void> {
  await tx.query('delete from fba_stock where company_id = $1', [companyId])
  const config = model.entities['business_config']
  const configured = Object.values(CONFIGURED).map((field) => `coalesce(c.${escapeIdentifier(field)}, ${Number(config?.fields[field]?.default ?? 0)})`)
  await tx.query(
    `insert into fba_stock (company_id, ${[...FIELDS, ...Object.keys(CONFIGURED)].join(', ')})
     select $1, ${[...FIELDS.map((field) => `i.${field}`), ...configured].join(', ')} from fba_inventory i
     left join business_config c on c.company_id = $1 and c.code = 'company'
     join (select shop_id, max(stat_date) as stat_date from fba_inventory where company_id = $1 group by 1) l on l.shop_id = i.shop_id and l.stat_date = i.stat_date
     where i.company_id = $1 order by i.id`,
    [companyId],
  )
}
