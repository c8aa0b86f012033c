/**
 * Which SKU an MSKU of a shop is sent from, and since when. A pairing is never overwritten: another one begins when it ends, so that March keeps
 * March's. What holds today stands on the listing itself (sku, product_name, category, brand, main SKU), where lists, profit and shipments read it.
 */
import { CODES, type Row } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import type { Tx } from '../../kernel/store/connect'
import type { WriteRule } from '../../kernel/write/write.rules'
import type { Writing } from '../../kernel/write/write.row'
import type { Written } from '../../kernel/write/written'
import { scanRisk } from './risk-words'

/** A listing, before and after its pairing of today was written on it. */
interface Named { id: string; shop_id: string; msku: string; was: string | null; sku: string | null; called: string | null; product_name: string | null }

/**
 * Writes on listings which SKU they are sent from today; of several, all of them.
 * @param listings shop and MSKU; 'all': of the whole company
 * @param today yyyy-mm-dd by the company's clock
 */
export async function refreshPaired(tx: Tx, companyId: number, today: string, listings: readonly Listing[] | 'all'): Promise<Named[]> {
  const { rows } = await tx.query<Named>(
    `with asked as (select * from jsonb_to_recordset($3::jsonb) as a (shop_id bigint, msku text)),
     holds as (
       select p.shop_id, p.msku, string_agg(s.sku_code || case when p.qty > 1 then '×' || p.qty else '' end, ' + ' order by p.id) as sku,
         string_agg(s.product_name, ' + ' order by p.id) as product_name,
         (array_agg(s.category_id order by p.id))[1] as category_id, (array_agg(s.brand_id order by p.id))[1] as brand_id,
         (array_agg(s.spu_id order by p.id))[1] as spu_id
       from pairing p join sku s on s.company_id = $1 and s.id = p.sku_id
       where p.company_id = $1 and daterange(p.from_day, p.to_day, '[]') @> $2::date group by 1, 2),
     due as (
       select l.id, l.sku as was, l.product_name as called, h.sku, h.product_name, h.category_id, h.brand_id, h.spu_id from product l
       left join holds h on h.shop_id = l.shop_id and h.msku = l.msku
       where l.company_id = $1 and ($3::jsonb is null or exists (select from asked a where a.shop_id = l.shop_id and a.msku = l.msku))
         and (l.sku, l.product_name, l.category_id, l.brand_id, l.spu_id)
           is distinct from (h.sku, h.product_name, h.category_id, h.brand_id, h.spu_id))
     update product l set sku = d.sku, product_name = d.product_name, category_id = d.category_id, brand_id = d.brand_id, spu_id = d.spu_id
     from due d where l.company_id = $1 and l.id = d.id
     returning l.id::text, l.shop_id::text, l.msku, d.was, l.sku, d.called, l.product_name`,
    [companyId, today, listings === 'all' ? null : JSON.stringify(listings)],
  )
  return rows
}

interface Listing { shop_id: string; msku: string }

/** What of listings a rule has changed, for the log, for what is made of them and for open pages; another name is looked at for words of others. */
async function writtenOf(writing: Writing, named: readonly Named[]): Promise<Written[]> {
  const entity = writing.model.entities['product']!
  const renamed = named.filter(({ called, product_name: name }) => called !== name)
  if (renamed.length > 0) await scanRisk(writing, renamed.map(({ id }) => id))
  return named.map(({ id, shop_id, msku, was, sku, called, product_name }): Written => ({
    entity, action: 'edit', before: { id, shop_id, msku, sku: was, product_name: called }, after: { id, shop_id, msku, sku, product_name },
  }))
}

/** @throws Refusal where the MSKU is not the shop's, or the same pairing would hold twice on one day */
export const pairingRule: WriteRule = async (writing, written) => {
  const { tx, asker } = writing
  const listings = listingsOf(written)
  const { rows: unknown } = await tx.query<{ msku: string }>(
    `select a.msku from jsonb_to_recordset($2::jsonb) as a (shop_id bigint, msku text)
     where not exists (select from product l where l.company_id = $1 and l.shop_id = a.shop_id and l.msku = a.msku) limit 1`,
    [asker.companyId, JSON.stringify(listingsOf(written.filter(({ after }) => after)))],
  )
  if (unknown[0]) {
    throw new Refusal(
      CODES.invalid, `这个店铺没有 MSKU「${unknown[0].msku}」：请核对拼写，或先导入含它的报告`, { msku: '店铺里没有这个 MSKU' },
    )
  }
  const { rows: twice } = await tx.query<{ msku: string; sku: string }>(
    `select a.msku, s.sku_code as sku from pairing a
     join pairing b on b.company_id = $1 and b.shop_id = a.shop_id and b.msku = a.msku and b.sku_id = a.sku_id and b.id <> a.id
       and daterange(a.from_day, a.to_day, '[]') && daterange(b.from_day, b.to_day, '[]')
     join sku s on s.company_id = $1 and s.id = a.sku_id
     where a.company_id = $1 and a.id = any($2::bigint[]) limit 1`,
    [asker.companyId, written.flatMap(({ after }) => (after ? [after['id']] : []))],
  )
  if (twice[0]) {
    const words = `「${twice[0].msku}」与「${twice[0].sku}」在这段时间里已经配对，请先填写原配对的截止日期`
    throw new Refusal(CODES.invalid, words, { from_day: '与已有的配对重叠' })
  }
  return writtenOf(writing, await refreshPaired(tx, asker.companyId, asker.today, listings))
}

/** What listings take of the SKU that they are sent from. */
const OF_LISTINGS = ['sku_code', 'product_name', 'category_id', 'brand_id', 'spu_id']

/** A SKU that gets another code, name, category, brand or main SKU: so do the listings that are sent from it. */
export const skuNamesRule: WriteRule = async (writing, written) => {
  const { tx, asker } = writing
  const renamed = written.filter(({ before, after }) => before && after && OF_LISTINGS.some((field) => before[field] !== after[field]))
  if (renamed.length === 0) return undefined
  const { rows } = await tx.query<Listing>(
    'select distinct shop_id::text, msku from pairing where company_id = $1 and sku_id = any($2::bigint[])', [
      asker.companyId, renamed.map(({ after }) => after!['id']),
    ],
  )
  return writtenOf(writing, await refreshPaired(tx, asker.companyId, asker.today, rows))
}

function listingsOf(written: readonly Written[]): Listing[] {
  const rows = written.flatMap(({ before, after }): Row[] => [before, after].filter((row) => row !== undefined))
  return rows.map((row) => ({ shop_id: String(row['shop_id']), msku: String(row['msku']) }))
}
