/**
 * Words that others own, looked for in what shops say of their goods. Words of Latin letters are found as whole words, whatever stands between
 * their parts; others where they occur. A person's word on a hit stays; hits that are no more and that nobody touched are taken away.
 */
import { answers } from '../../kernel/http/answers'
import { proposals } from '../../kernel/intake/proposals'
import { raiseDataVersions } from '../../kernel/store/data-version'
import { writingTogether } from '../../kernel/write/together'
import type { WriteRule } from '../../kernel/write/write.rules'
import type { Writing } from '../../kernel/write/write.row'

/** A text as words are looked for in it: small letters, one space between its parts and around them. */
const parts = (text: string): string => `' ' || btrim(regexp_replace(lower(coalesce(${text}, '')), '[^a-z0-9]+', ' ', 'g')) || ' '`

const FOUND = `texts as (
    select p.id, p.shop_id, p.msku, s.site, x.field, x.said, lower(x.said) as small, ${parts('x.said')} as spaced
    from product p join shop s on s.company_id = $1 and s.id = p.shop_id
    cross join lateral (values ('标题', p.title), ('品名', p.product_name)) x (field, said)
    where p.company_id = $1 and coalesce(x.said, '') <> '' and ($3::bigint[] is null or p.id = any($3::bigint[]))),
  words as (
    select w.id, w.site, lower(btrim(w.word)) as small, ${parts('w.word')} as spaced, w.word ~ '^[[:ascii:]]+$' and w.word ~ '[a-zA-Z0-9]' as latin
    from risk_word w where w.company_id = $1 and coalesce(w.is_enable, true) and btrim(w.word) <> ''),
  found as (
    select w.id as word_id, t.id as product_id, min(t.shop_id) as shop_id, min(t.msku) as msku, array_agg(distinct t.field) as fields,
      left(min(t.said), 200) as said
    from words w join texts t on (w.site is null or w.site = t.site)
      and case when w.latin then strpos(t.spaced, w.spaced) > 0 else strpos(t.small, w.small) > 0 end
    group by 1, 2)`

/** What a scan found, how many of these are new, and how many hits are no more. */
interface Scanned { hits: number; fresh: number; gone: number }

/** Looks for all words in what is said of these products; null: of all that the company sells. */
export async function scanRisk({ tx, asker, now }: Pick<Writing, 'tx' | 'asker' | 'now'>, products: readonly string[] | null): Promise<Scanned> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`risk words ${asker.companyId}`])
  const { rows } = await tx.query<{ fresh: boolean }>(
    `with ${FOUND} insert into risk_hit (company_id, word_id, product_id, shop_id, msku, hit_field, hit_text, handle_status, scan_time, found_time)
     select $1, word_id, product_id, shop_id, msku, fields, said, '0', $2::timestamptz, $2::timestamptz from found
     on conflict (company_id, word_id, product_id) do update set shop_id = excluded.shop_id, msku = excluded.msku, hit_field = excluded.hit_field,
       hit_text = excluded.hit_text, scan_time = excluded.scan_time
     returning found_time = $2::timestamptz as fresh`, [asker.companyId, now.toISOString(), products],
  )
  const { rowCount } = await tx.query(
    `delete from risk_hit where company_id = $1 and scan_time <> $2::timestamptz and handle_status = '0'
       and ($3::bigint[] is null or product_id = any($3::bigint[]))`, [asker.companyId, now.toISOString(), products],
  )
  await raiseDataVersions(tx, asker.companyId, ['risk_hit', 'risk_word'])
  return { hits: rows.length, fresh: rows.filter(({ fresh }) => fresh).length, gone: rowCount ?? 0 }
}

/** Looks at all listings of the company now, by all of its words. */
export const riskScan = answers('commodity.riskScan', (context) => writingTogether(context, (writing) => scanRisk(writing, null)))

/** A product whose title was changed is looked at again at once, where words are kept at all. */
export const titleRule: WriteRule = async (writing, written) => {
  if (!writing.model.entities['risk_word']) return
  const changed = written.flatMap(({ before, after }) => (after && before?.['title'] !== after['title'] ? [String(after['id'])] : []))
  if (changed.length > 0) await scanRisk(writing, changed)
}

/** The kind of job, as schemas/enums/job_kind.json lists it. */
export const RISK_SCAN = 'riskScan'

/** Each night, and after an import of what tells titles. */
export const riskScans = proposals({
  kind: RISK_SCAN, title: '扫描侵权词', reads: ['listing', 'fba_inventory'], entity: 'risk_hit', make: (writing) => scanRisk(writing, null),
  message: ({ hits, fresh }) => `命中 ${hits} 处，新发现 ${fresh} 处，见「侵权检测」`,
})
