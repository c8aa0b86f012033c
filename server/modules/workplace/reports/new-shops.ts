/**
 * Which shops a file without one could be given: those of the marketplaces, countries or currency that its preview found. They
 * are made by the call that adds a shop, under the person's own right to it; who lacks that is told who has it.
 */
import type { ImportPreview, NewShops } from '../../../../contract/imports'
import type { ReportFormat } from '../../../../contract/model'
import { placesOf } from '../../../kernel/intake/places'
import type { Places, Site } from '../../../kernel/intake/places'
import { visibleShops } from '../../../kernel/intake/shop'
import type { CallContext } from '../../../kernel/http/handler'
import { rightsIn } from '../../../kernel/store/rights-of'
import type { Tx } from '../../../kernel/store/connect'
import type { Rights } from '../../../kernel/asker/access/beyond'

/** Names that are told of who may add a shop. */
const MOST_NAMES = 5

/** What is offered for a file that waits for its shop. Sites that an account of the company has already are left out. */
export async function newShopsOf(tx: Tx, context: CallContext, preview: ImportPreview): Promise<NewShops> {
  const { model, company, caller } = context
  const places = placesOf(model)
  const shops = await visibleShops(tx, caller)
  const account = await accountOf(tx, caller.companyId) ?? company.name
  const named = namedSites(preview, places)
  const taken = new Set(shops.map(({ site }) => places.siteOfCode(site)))
  const free = named.filter((site) => !taken.has(site))
  const may = mayAdd(context, { access: context.access, shopIds: caller.shopIds })
  const sites = free.length > 0 ? free : named.length > 0 ? named : likelySites(preview, places)
  return {
    sites: sites.map(({ code, label, currency }) => ({ site: code, label, currency })),
    each: free.length > 1 && holdsSeveralSites(model.reports[preview.report ?? '']),
    account, may,
    hasShops: shops.length > 0,
    ask: may ? [] : await whoMay(tx, context),
  }
}

/** One file of the seller's account with the rows of several sites: each shop takes those of its own. */
export function holdsSeveralSites(format: ReportFormat | undefined): boolean {
  return format?.replace.by === 'row' && format.guard.marketplace !== undefined
}

/** Sites by the marketplaces or countries that rows name, most rows first. */
function namedSites({ marketplaces }: ImportPreview, places: Places): Site[] {
  return [...new Set(marketplaces.flatMap(({ name }) => places.siteOfMarketplace(name) ?? places.siteOfCountry(name) ?? []))]
}

/** Of a file that names no site: those that use its currency, else all. */
function likelySites({ currency }: ImportPreview, { sites }: Places): Site[] {
  const fitting = sites.filter((site) => site.currency === currency)
  return fitting.length > 0 ? fitting : sites
}

/** The seller account of the newest shop: most sellers have one. */
async function accountOf(tx: Tx, companyId: number): Promise<string | undefined> {
  const { rows } = await tx.query<{ account_name: string }>('select account_name from shop where company_id = $1 order by id desc limit 1', [companyId])
  return rows[0]?.account_name
}

/** A new shop is out of reach of whoever sees only some. */
function mayAdd({ model }: Pick<CallContext, 'model'>, { access, shopIds }: Rights): boolean {
  const call = model.families['app']?.calls['shopAdd']
  return call !== undefined && shopIds === null && access.mayCall(call)
}

async function whoMay(tx: Tx, context: CallContext): Promise<string[]> {
  const { rows } = await tx.query<{ name: string; roles: string[] | null; all_shops: boolean | null; shop_ids: string[] | null }>(
    `select name, roles, all_shops, shop_ids from employee where company_id = $1 and coalesce(state, 'on') = 'on' order by id`, [context.caller.companyId],
  )
  const rightsOf = await rightsIn(tx, context.model, context.caller.companyId)
  return rows.filter((row) => mayAdd(context, rightsOf(row))).slice(0, MOST_NAMES).map(({ name }) => name)
}
