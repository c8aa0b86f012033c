/** The shop that a file belongs to: the one named, or the one that fits what the file says, when exactly one does. */
import { CODES } from '../../../contract/wire'
import type { Tx } from '../store/connect'
import type { Caller } from '../asker/person'
import { Refusal } from '../asker/refusal'
import type { HeadFacts } from './head-facts'
import type { Places, Site } from './places'
import { rowId } from '../store/row-id'

/** A shop as imports need it. `site` is a code of the enum `site`; `pool_id`: the network whose stock it shares, null for none. */
export interface Shop {
  id: string
  name: string
  site: string
  currency: string
  pool_id: string | null
}

/** Shops in use that the caller may see. */
export async function visibleShops(tx: Tx, caller: Caller): Promise<Shop[]> {
  const { rows } = await tx.query<Shop>(
    `select id::text as id, name, site, currency, pool_id::text as pool_id from shop where company_id = $1 and coalesce(state, 'on') = 'on'
      and ($2::bigint[] is null or id = any($2::bigint[])) order by id`,
    [caller.companyId, caller.shopIds],
  )
  return rows
}

/** @throws Refusal where the caller sees no such shop */
export async function findShop(tx: Tx, caller: Caller, shopId: string): Promise<Shop> {
  const { rows } = await tx.query<Shop>(
    'select id::text as id, name, site, currency, pool_id::text as pool_id from shop where company_id = $1 and id = $2::bigint',
    [caller.companyId, rowId(shopId)],
  )
  const shop = rows[0]
  if (!shop || (caller.shopIds !== null && !caller.shopIds.includes(shop.id))) throw new Refusal(CODES.notFound, '没有这个店铺，或您没有它的权限。')
  return shop
}

/**
 * The one shop that fits the file's marketplaces, countries or currency; of a report about what an account's whole network
 * holds (`pooled`) the first of those that share a pool. undefined where none fits, or shops that are no matter of choice.
 */
export function fittingShop(shops: Shop[], facts: HeadFacts, places: Places, pooled: boolean): Shop | undefined {
  const siteOf = (shop: Shop): Site | undefined => places.siteOfCode(shop.site)
  const fits = facts.sites.length === 0 ? shops : shops.filter((shop) => facts.sites.some((site) => site === siteOf(shop)))
  const [first] = fits
  const one = fits.length === 1 || (pooled && first !== undefined && first.pool_id !== null && fits.every(({ pool_id: pool }) => pool === first.pool_id))
  return one ? first : undefined
}
