/** What filters of finance offer: the asker's shops below their sites, and the people who look after goods of these shops. */
import { enumValue } from '../../../contract/enum-value'
import { answers } from '../../kernel/http/answers'

/** Sites in the order of their names, each with the shops there that the asker sees. */
export const shopCountry = answers('finance.shopCountry', async ({ db, caller, model }) => db.withCompany(caller, async (tx) => {
  const { rows } = await tx.query<{ id: string; name: string; site: string }>(
    'select id::text, name, site from shop where company_id = $1 and ($2::bigint[] is null or id = any($2::bigint[])) order by name, id',
    [caller.companyId, caller.shopIds])
  const sites = new Map<string, { id: string; name: string }[]>()
  for (const { id, name, site } of rows) sites.set(site, [...sites.get(site) ?? [], { id, name }])
  const label = (site: string): string => enumValue(model.enums, 'site', site)?.label ?? site
  return [...sites].map(([site, shops]) => ({ country: label(site), shops })).sort((a, b) => a.country.localeCompare(b.country, 'zh'))
}, { readOnly: true }))

/** Who is on a listing that the asker sees, and as what. */
export const ownersOfGoods = answers('finance.ownersOfGoods', async ({ db, caller, model }) => db.withCompany(caller, async (tx) => {
  const { rows } = await tx.query<{ id: string; name: string; parts: string[] }>(
    `select e.id::text, e.name, array_agg(distinct o.part order by o.part) as parts from product p
     cross join lateral (values ('developer', p.developer), ('leader', p.leader), ('specialist', p.specialist), ('assistant', p.assistant)) o (part, person)
     join employee e on e.company_id = $1 and e.id = o.person
     where p.company_id = $1 and ($2::bigint[] is null or p.shop_id = any($2::bigint[])) group by e.id, e.name order by e.name, e.id`,
    [caller.companyId, caller.shopIds])
  const label = (part: string): string => model.entities['product']?.fields[part]?.label ?? part
  return rows.map(({ parts, ...row }) => ({ ...row, parts: parts.map(label) }))
}, { readOnly: true }))
