/**
 * The words that search terms are made of, and runs of two and three of them: what each of them cost on a day, all terms that hold it added up. A term
 * counts once for each of its parts, however often it says it; a product (an ASIN) is no word.
 */
import type { Making } from '../../../kernel/kept/functions'
import { shopsOf } from './shops'

/** The longest run of words that is told. */
const MOST_WORDS = 3

/**
 * Common tables that split search terms: `split` (search_term, part, part_words).
 * @param terms a table of this statement with the column search_term, each term once
 */
export function splitTerms(terms: string): string {
  return `spoken as (
  select search_term, regexp_split_to_array(lower(btrim(search_term)), '\\s+') as words from ${terms}
  where search_term !~* '^\\s*b0[0-9a-z]{8}\\s*$' and btrim(search_term) <> ''
),
split as (
  select distinct s.search_term, array_to_string(s.words[i : i + n - 1], ' ') as part, n as part_words
  from spoken s cross join generate_series(1, ${MOST_WORDS}) n cross join lateral generate_series(1, cardinality(s.words) - n + 1) i
)`
}

/** The parts of the search terms of the changed days and shops, by day and currency; reports that tell no day are left out. */
export async function wordParts({ tx, companyId, days, keys }: Making<'ad_word_day'>): Promise<void> {
  const values = [companyId, shopsOf(keys), days === 'all' ? null : days]
  const within = 'company_id = $1 and ($2::bigint[] is null or shop_id = any($2::bigint[])) and ($3::date[] is null or stat_date = any($3::date[]))'
  await tx.query(`delete from ad_word_day where ${within}`, values)
  await tx.query(
    `with told as (
  select shop_id, stat_date, currency, search_term, sum(impressions) as impressions, sum(clicks) as clicks, sum(total_spend) as total_spend,
    sum(order_quantity) as order_quantity, sum(amount) as amount
  from sp_search_term_day where ${within} and stat_date is not null group by 1, 2, 3, 4
),
term as (select distinct search_term from told),
${splitTerms('term')}
insert into ad_word_day (company_id, shop_id, stat_date, currency, part, part_words, term_count, impressions, clicks, total_spend, order_quantity, amount)
select $1::bigint, t.shop_id, t.stat_date, t.currency, s.part, s.part_words, count(*), sum(t.impressions), sum(t.clicks), sum(t.total_spend),
  sum(t.order_quantity), sum(t.amount)
from told t join split s on s.search_term = t.search_term group by 2, 3, 4, 5, 6`,
    values,
  )
}
