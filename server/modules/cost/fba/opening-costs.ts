/** What Amazon's goods cost that came by no shipment of ours: once somebody says it, their batches and what was sold of them follow. */
import type { WriteRule } from '../../../kernel/write/write.rules'
import { takeLocks } from '../../../kernel/kept/kept-locks'
import { raiseDataVersions } from '../../../kernel/store/data-version'
import { booksOf } from '../books'
import { keepSoldCosts } from '../sold-costs'
import { renewFba } from './layers'
import type { PoolGoods } from './sources'

/** Runs after every write of opening costs: batches of the pools that the written rows name now, or named before, are renewed. */
export const openingCostRule: WriteRule = async (writing, written) => {
  const { tx, model, asker: { companyId } } = writing
  const said = written.flatMap(({ before, after }) => [before, after].flatMap((row) => (row ? [{ shop: row['shop_id'], msku: row['msku'] }] : [])))
  const { rows } = await tx.query<PoolGoods>(
    `select distinct s.pool_id::text, k.msku from jsonb_to_recordset($2::jsonb) as k (shop bigint, msku text)
     join shop s on s.company_id = $1 and s.id = k.shop where s.pool_id is not null order by 1, 2`,
    [companyId, JSON.stringify(said)],
  )
  if (rows.length === 0) return
  const pools = new Set(rows.map(({ pool_id: pool }) => pool))
  await takeLocks(tx, [{ table: 'fba_layer', companyId, parts: [...pools].map((pool) => JSON.stringify([pool])) }])
  await renewFba(tx, model, companyId, rows)
  await raiseDataVersions(tx, companyId, ['fba_layer', 'fba_use'])
  await keepSoldCosts(writing, await booksOf(writing), [], { skuIds: [], first: null }, rows)
}
