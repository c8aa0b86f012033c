/** When Amazon's batches are made anew: with Amazon's ledger, with shipments, and whenever the cost of what was sent changes. */
import type { Making } from '../../../kernel/kept/functions'
import { takeLocks } from '../../../kernel/kept/kept-locks'
import { raiseDataVersions } from '../../../kernel/store/data-version'
import type { Posting } from '../../stock/public'
import { renewFba } from './layers'
import type { PoolGoods } from './sources'

/** What is made of a pool's batches, at once: whoever makes them anew holds both. */
const MADE = ['fba_cost', 'fba_layer']

/** All rows, or those of the pools that a change concerns. */
export async function fbaLayers({ tx, model, companyId, keys }: Making<'fba_layer'>): Promise<void> {
  const pools = keys === 'all' || keys.some(({ pool_id: pool }) => pool === null) ? null : [...new Set(keys.flatMap(({ pool_id: pool }) => pool ?? []))]
  if (pools === null) return renewFba(tx, model, companyId, null)
  const { rows } = await tx.query<PoolGoods>(
    `select distinct pool_id::text, msku from (
       select pool_id, msku from fba_ledger where company_id = $1 and pool_id = any($2::bigint[])
       union all select pool_id, msku from fba_ledger_opening where company_id = $1 and pool_id = any($2::bigint[])
       union all select pool_id, msku from fba_layer where company_id = $1 and pool_id = any($2::bigint[])
       union all select s.pool_id, i.msku from ship_batch_item i join ship_batch b on b.company_id = $1 and b.id = i.batch_id
         join shop s on s.company_id = $1 and s.id = b.shop_id where i.company_id = $1 and s.pool_id = any($2::bigint[])) g where msku is not null`,
    [companyId, pools],
  )
  await renewFba(tx, model, companyId, rows)
}

/** After the cost of goods changed of which some went to Amazon. @returns the MSKU whose batches were made anew */
export async function keepFba({ tx, model, asker: { companyId } }: Posting, skuIds: readonly string[]): Promise<PoolGoods[]> {
  if (skuIds.length === 0) return []
  const { rows } = await tx.query<PoolGoods>(
    `with sent as materialized (
       select distinct case when doc_line ~ '^[0-9]{1,18}$' then doc_line::bigint end as id from stock_entry
       where company_id = $1 and doc_kind = 'ship_batch' and sku_id = any($2::bigint[]))
     select distinct s.pool_id::text, i.msku from sent e join ship_batch_item i on i.company_id = $1 and i.id = e.id
     join ship_batch b on b.company_id = $1 and b.id = i.batch_id join shop s on s.company_id = $1 and s.id = b.shop_id
     where s.pool_id is not null and i.msku is not null order by 1, 2`,
    [companyId, [...new Set(skuIds)]],
  )
  if (rows.length === 0) return []
  const pools = new Set(rows.map(({ pool_id: pool }) => pool))
  const parts = [...pools].map((pool) => JSON.stringify([pool]))
  await takeLocks(tx, MADE.map((table) => ({ table, companyId, parts })))
  await renewFba(tx, model, companyId, rows)
  await raiseDataVersions(tx, companyId, ['fba_cost', 'fba_layer', 'fba_use'])
  return rows
}

/** All MSKU that have batches in Amazon's pools; nobody else makes them meanwhile. */
export async function poolGoodsOf({ tx, asker: { companyId } }: Posting): Promise<PoolGoods[]> {
  await takeLocks(tx, MADE.map((table) => ({ table, companyId, parts: 'all' })))
  const { rows } = await tx.query<PoolGoods>(
    'select pool_id::text, msku from fba_layer where company_id = $1 union select pool_id::text, msku from fba_use where company_id = $1 order by 1, 2',
    [companyId],
  )
  return rows
}
