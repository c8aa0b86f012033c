/**
 * The stock there is now, one row for each MSKU of a pool: the rows of the last snapshot of each of the pool's shops put
 * together; where several tell of one MSKU, the newest file's stand.
 */
import { UNRECOGNISED } from '../goods/public'
import type { Making } from '../../kernel/kept/functions'
import { pools, productPools } from './pools'

/** Said of the goods: by the row that names the MSKU itself, before one that names it by another code. */
const SAID = ['fnsku', 'asin', 'title', 'condition', 'currency', 'price']
/** Added up over the rows that one file has of a MSKU. */
const QUANTITIES = [
  'warehouse_qty', 'sellable_qty', 'reserved_qty', 'unsellable_qty', 'inbound_working', 'inbound_shipped', 'inbound_receiving', 'researching_qty',
  'total_qty', 'mfn_qty',
]

const RESERVED = ['reserved_day', 'reserved_orders', 'reserved_transfers', 'reserved_processing']

/** In the list of stock each code that no product is known for stands for itself, marked: only so can somebody look for it. */
const GOODS = `(case when msku = '${UNRECOGNISED}' then file_sku else msku end)`

/**
 * Worked out anew as a whole, for which file is the newest may have changed for any MSKU; rows keep their ids, and those
 * that are the same stay untouched.
 */
export async function fbaStock(making: Making<'fba_stock'>): Promise<void> {
  const { tx, companyId, keys } = making
  const { rowCount: homeless } = await tx.query('select from shop where company_id = $1 and pool_id is null limit 1', [companyId])
  if (homeless > 0) await pools(making)
  else await productPools(tx, companyId)
  // Pools and goods that the change concerns; a key without a pool is of a shop that joins one just now.
  const whole = keys === 'all' || homeless > 0
  const only = whole ? null : [...new Set(keys.flatMap(({ pool_id }) => pool_id ?? []))]
  const goods = whole || making.changed !== 'product' ? null : making.keys === 'all' ? null : making.keys.flatMap(({ msku }) => msku ?? [])
  const within = (row: string): string => `($2::bigint[] is null or ${row}pool_id = any($2::bigint[])) and ($3::text[] is null or ${row}msku = any($3::text[]))`
  const values = ['stat_date', 'site', ...SAID, ...QUANTITIES, ...RESERVED, 'shop_ids', 'sites']
  await tx.query(
    `with told as materialized (
       select s.pool_id, s.site, i.*, rank() over (partition by s.pool_id, i.goods
       order by i.stat_date desc, i.import_id desc nulls last, i.shop_id desc) as place
       from (select *, ${GOODS} as goods from fba_inventory where company_id = $1) i
       join (select shop_id, max(stat_date) as stat_date from fba_inventory where company_id = $1 group by 1) l on l.shop_id = i.shop_id
       and l.stat_date = i.stat_date
       join shop s on s.company_id = $1 and s.id = i.shop_id
       where i.company_id = $1 and s.pool_id is not null and ($2::bigint[] is null or s.pool_id = any($2::bigint[]))
     ),
     listed as (
       select s.pool_id, m.msku, array_agg(distinct s.id::text) as shop_ids, array_agg(distinct s.site) as sites
       from (select shop_id, goods as msku from told union select shop_id, msku from product where company_id = $1) m
       join shop s on s.company_id = $1 and s.id = m.shop_id where ($2::bigint[] is null or s.pool_id = any($2::bigint[])) group by 1, 2
     ),
     held as (
       select t.pool_id, t.goods as msku, max(t.stat_date) as stat_date, min(t.site) as site,
         ${SAID.map((field) => `(array_agg(t.${field} order by (t.file_sku is not null), t.line_no))[1] as ${field}`).join(', ')},
         ${QUANTITIES.map((field) => `sum(t.${field}) as ${field}`).join(', ')}
       from told t where t.place = 1 group by 1, 2
     ),
     -- Reserved units by what they are reserved for, of the newest report of each shop; where several tell of one MSKU, the newest file's stand.
     reserved as (
       select distinct on (s.pool_id, r.msku) s.pool_id, r.msku, r.stat_date as reserved_day, r.customer_orders as reserved_orders,
         r.fc_transfers as reserved_transfers, r.fc_processing as reserved_processing
       from (select shop_id, max(stat_date) as stat_date from fba_reserved where company_id = $1 group by 1) l
       join fba_reserved r on r.company_id = $1 and r.shop_id = l.shop_id and r.stat_date = l.stat_date
       join shop s on s.company_id = $1 and s.id = r.shop_id order by s.pool_id, r.msku, r.stat_date desc, r.import_id desc nulls last, r.id desc
     ),
     fresh as materialized (
       select h.*, l.shop_ids, l.sites, r.reserved_day, r.reserved_orders, r.reserved_transfers, r.reserved_processing from held h
       left join reserved r on r.pool_id = h.pool_id and r.msku = h.msku
       join listed l on l.pool_id = h.pool_id and l.msku = h.msku
       where $3::text[] is null or h.msku = any($3::text[])
     ),
     gone as (
       delete from fba_stock t where t.company_id = $1 and ${within('t.')} and not exists (select from fresh f where f.pool_id = t.pool_id and f.msku = t.msku)
     )
     insert into fba_stock as t (company_id, pool_id, msku, ${values.join(', ')})
     select $1, pool_id, msku, ${values.join(', ')} from fresh order by pool_id, msku
     on conflict (company_id, pool_id, msku) do update set ${values.map((field) => `${field} = excluded.${field}`).join(', ')}
     where (${values.map((field) => `t.${field}`).join(', ')}) is distinct from (${values.map((field) => `excluded.${field}`).join(', ')})`,
    [companyId, only, goods],
  )
  // Whoever sees stock sees what is locked of it.
  await tx.query(
    `update stock_lock l set shop_ids = t.shop_ids from fba_stock t
     where l.company_id = $1 and t.company_id = $1 and t.pool_id = l.pool_id and t.msku = l.msku and l.shop_ids is distinct from t.shop_ids`,
    [companyId],
  )
}
