/**
 * What the new advertising service answers besides lists (specification, section 7): the stores that a person may see, by
 * profile id (a profile is a shop here), and their filter templates, which are the same as under their account.
 */
import { listUserFilters, userFilterHandlers } from '../saved/public'
import { answers } from '../../kernel/http/answers'

interface Shop { id: string; name: string; site: string; currency: string }

const profileList = answers('adsNew.profileList', async ({ db, caller }) => {
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

/** As lists of this service are: in an object, with their number. */
const userFilterList = answers('adsNew.userFilterList', async (context, asked) => {
  const list = await listUserFilters(context, asked)
  return { list, total: list.length }
})

export const adsNewHandlers = { ...userFilterHandlers, userFilterList, profileList }
