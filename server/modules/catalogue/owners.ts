/**
 * Who looked after an MSKU of a shop, and since when. Whoever is put on a listing begins that day, so that a month that is over keeps the people who
 * made it; who is the first to look after it counts from the beginning. What is written by hand here must end where the listing stands.
 */
import { CODES, type Row } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import type { Upgrade } from '../../kernel/kept/upgrades'
import { own } from '../../kernel/read/statement/fields'
import type { WriteRule } from '../../kernel/write/write.rules'
import { insertRow, lockRow, updateRow, type Writing } from '../../kernel/write/write.row'
import type { Written } from '../../kernel/write/written'

/** The parts that people have in a listing: fields of product and of product_owner alike. */
const PARTS = ['leader', 'specialist', 'assistant', 'developer'] as const

/** The day that whoever looks after a listing first counts from. */
const BEGINNING = '2000-01-01'

/** A listing whose people changed: who they were is kept up to yesterday, who they are begins today. */
export const ownersRule: WriteRule = async (writing, written) => {
  const entity = own(writing.model.entities, 'product_owner')
  if (!entity) return []
  const further: Written[] = []
  for (const { before, after } of written) {
    if (!after || PARTS.every((part) => (before?.[part] ?? null) === (after[part] ?? null))) continue
    further.push(...await begin(writing, before, after))
  }
  return further
}

async function begin(writing: Writing, before: Row | undefined, after: Row): Promise<Written[]> {
  const entity = writing.model.entities['product_owner']!
  const { tx, asker } = writing
  const of = { shop_id: after['shop_id'] ?? null, msku: after['msku'] ?? null }
  const { rows } = await tx.query<{ id: string; today: boolean }>(
    `select id::text, from_day = $4::date as today from product_owner where company_id = $1 and shop_id = $2 and msku = $3
     order by from_day desc limit 1`, [asker.companyId, of.shop_id, of.msku, asker.today])
  const newest = rows[0]
  const people = (row: Row): Row => Object.fromEntries(PARTS.map((part) => [part, row[part] ?? null]))
  if (newest?.today) {
    const known = await lockRow(writing, entity, { id: newest.id })
    return [{ entity, action: 'edit', before: known, after: await updateRow(writing, entity, known, people(after)) }]
  }
  const had = before !== undefined && PARTS.some((part) => before[part])
  const rowsToAdd = [
    ...(!newest && had ? [{ ...of, from_day: BEGINNING, ...people(before) }] : []),
    { ...of, from_day: newest || had ? asker.today : BEGINNING, ...people(after) },
  ]
  const added: Written[] = []
  for (const row of rowsToAdd) added.push({ entity, action: 'add', after: await insertRow(writing, entity, row) })
  return added
}

/** @throws Refusal where the MSKU is not the shop's, or its newest line says other people than its listing */
export const ownerHistoryRule: WriteRule = async ({ tx, asker }, written) => {
  const touched = written.flatMap(({ before, after }) => [before, after].filter((row) => row !== undefined))
  const asked = JSON.stringify(touched.map((row) => ({ shop_id: row['shop_id'], msku: row['msku'] })))
  const { rows } = await tx.query<{ msku: string; known: boolean; from_day: string | null }>(
    `select distinct a.msku, p.id is not null as known, o.from_day::text as from_day
     from jsonb_to_recordset($2::jsonb) as a (shop_id bigint, msku text)
     left join product p on p.company_id = $1 and p.shop_id = a.shop_id and p.msku = a.msku
     left join lateral (select * from product_owner o where o.company_id = $1 and o.shop_id = a.shop_id and o.msku = a.msku
       order by o.from_day desc limit 1) o on true
     where p.id is null or (${PARTS.map((part) => `o.${part}`).join(', ')}) is distinct from (${PARTS.map((part) => `p.${part}`).join(', ')})
       or o.from_day > $3::date`,
    [asker.companyId, asked, asker.today])
  const wrong = rows[0]
  if (!wrong || written.every(({ after }) => after === undefined) && !wrong.known) return
  if (!wrong.known) throw new Refusal(CODES.invalid, `这个店铺没有 MSKU「${wrong.msku}」：请核对拼写`, { msku: '店铺里没有这个 MSKU' })
  if (wrong.from_day && wrong.from_day > asker.today) {
    throw new Refusal(CODES.invalid, `「${wrong.msku}」的最新一条从 ${wrong.from_day} 起，还没有到这一天`, { from_day: '不能晚于今天' })
  }
  throw new Refusal(
    CODES.invalid, `「${wrong.msku}」最新一条的负责人与在售商品现在的不同：换负责人请在「在售商品」里改，这里改以前的人与日期`,
    { specialist: '与在售商品现在的负责人不同' })
}

/** Listings that were given to people before this was kept: they count from the beginning. */
export const ownersBefore: Upgrade = {
  name: 'catalogue.ownersBefore',
  entities: ['product', 'product_owner'],
  async run(tx) {
    await tx.query(`insert into product_owner (company_id, shop_id, msku, from_day, ${PARTS.join(', ')}, create_time, update_time)
      select company_id, shop_id, msku, '${BEGINNING}', ${PARTS.join(', ')}, now(), now() from product
      where coalesce(${PARTS.join(', ')}) is not null on conflict do nothing`)
  },
}
