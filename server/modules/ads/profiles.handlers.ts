/** The stores that a person may see, as the new advertising service answers them (specification, section 7): by profile id; a profile is a shop here. */
import { answers } from '../../kernel/http/answers'

interface Shop { id: string; name: string; site: string; currency: string }

/** By profile id, in the shape that the specification gives. */
export const profileList = answers('adsNew.profileList', async ({ db, caller }) => {
  const { rows } = await db.withCompany(
    caller,
    (tx) => tx.query<Shop>(
      `select id::text as id, name, site, currency from shop s where company_id = $1 and ($2::text[] is null or s.id::text = any($2::text[])) order by s.id`,
      [caller.companyId, caller.shopIds],
    ),
    { readOnly: true },
  )
  return Object.fromEntries(rows.map(({ id, name, site, currency }) => [id, { profile_id: id, shop: name, site, currency }]))
})
