/** The stores that a person may see, as advertising knows them: by profile id (specification, section 7). A profile is a shop here. */
import type { Handler } from '../handler'

interface Shop { id: string; name: string; site: string; currency: string }

const profileList: Handler = async ({ db, caller }) => {
  const { rows } = await db.withCompany(
    caller,
    (tx) => tx.query<Shop>(
      `select id::text as id, name, site, currency from shop s where company_id = $1 and ($2::text[] is null or s.id::text = any($2::text[])) order by s.id`,
      [caller.companyId, caller.shopIds],
    ),
    { readOnly: true },
  )
  return Object.fromEntries(rows.map(({ id, name, site, currency }) => [id, { profile_id: id, shop: name, site, currency }]))
}

export const adsNewHandlers = { profileList } satisfies Record<string, Handler>
