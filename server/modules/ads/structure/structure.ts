/**
 * The present structure of advertising by kind of object, out of the rows of the last bulk sheets of each shop: Sponsored Products, Sponsored
 * Brands and Sponsored Display are of one model and told apart by their type. A row is named by Amazon's own ids, so that
 * what waits to be taken there finds it again when a later sheet has replaced the structure. Rows without an id (a sheet
 * made by hand) stay in the sheet's rows alone.
 */
import type { DerivedRows, Making } from '../../../kernel/kept/functions'
import { campaignNames } from './campaign-names'
import { KINDS, type Structure } from './kinds'
import { portfolios } from './portfolios'
import { searchTerms } from './search-terms'
import { BASE } from './sheets.sql'
import { shopsOf } from './shops'
import { wordParts } from './word-parts'

function structure(table: Structure): DerivedRows['run'] {
  const { key, where, columns } = KINDS[table]
  const id = key === 'negative_id' ? 'coalesce(keyword_id, target_id)' : key
  const names = ['shop_id', key, ...Object.keys(columns)]
  const unique = table === 'ad_placement' ? 'shop_id, campaign_id, placement' : `shop_id, ${id}`
  const select = `select distinct on (${unique}) $1::bigint, shop_id, ${[id, ...Object.values(columns)].join(', ')} from row where ${where}
    and ${id} is not null order by ${unique}, line_no`
  return async ({ tx, companyId, keys }: Making<Structure>) => {
    const values = [companyId, shopsOf(keys)]
    await tx.query(`delete from ${table} where company_id = $1 and ($2::bigint[] is null or shop_id = any($2::bigint[]))`, values)
    await tx.query(`${BASE}\ninsert into ${table} (company_id, ${names.join(', ')}) ${select}`, values)
  }
}

/** Functions of kept rows by their names in the schemas. A `version` is raised when its function makes other rows: all are then made anew. */
export const AD_FUNCTIONS: Record<string, DerivedRows> = {
  adPortfolios: { run: portfolios, version: 2 },
  adCampaigns: { run: structure('ad_campaign'), version: 3 },
  adGroups: { run: structure('ad_group'), version: 3 },
  adProducts: { run: structure('ad_product'), version: 2 },
  adCreatives: { run: structure('ad_creative'), version: 1 },
  adKeywords: { run: structure('ad_keyword'), version: 2 },
  adTargets: { run: structure('ad_target'), version: 2 },
  adNegatives: { run: structure('ad_negative'), version: 3 },
  adPlacements: { run: structure('ad_placement'), version: 2 },
  adCampaignNames: { run: campaignNames, version: 1 },
  adSearchTerms: { run: searchTerms, version: 2 },
  adWordParts: { run: wordParts, version: 1 },
}
