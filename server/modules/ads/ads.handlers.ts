/** The shops that advertising may be run for: those whose authorization for the advertising interface is on record and has not run out. */
import { askerOf } from '../../kernel/asker/asker-of'
import { answers, type Answered } from '../../kernel/http/answers'

/** A profile is a shop here. */
type AuthorizedShop = Answered<'ads.getAuthAdvertisementShop'>[number]

/** Within the asker's own shops, in the order of their names. */
export const getAuthAdvertisementShop = answers('ads.getAuthAdvertisementShop', async (context): Promise<AuthorizedShop[]> => {
  const { db, caller } = context
  const { rows } = await db.withCompany(
    caller,
    (tx) => tx.query<AuthorizedShop>(
      `select s.id::text as shop_id, s.id::text as profile_id, s.site, s.currency from shop s
       where s.company_id = $1 and ($2::text[] is null or s.id::text = any($2::text[])) and coalesce(s.state, 'on') = 'on'
         and exists (select from shop_authorization a where a.company_id = s.company_id and a.shop_id = s.id and a.channel = 'ads'
           and a.auth_status = '1' and (a.expire_date is null or a.expire_date >= $3::date))
       order by s.name`,
      [caller.companyId, caller.shopIds, askerOf(context).today],
    ),
    { readOnly: true },
  )
  return rows
})

/** What this file answers of the family `ads`, by call; the module plugs it in. */
export const adsHandlers = { getAuthAdvertisementShop }
