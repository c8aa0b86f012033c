/**
 * What each MSKU had before the first day of Amazon's ledger that a pool has: without it the movements come to changes alone. It is
 * taken from the monthly view, at the first month that the ledger has whole (it begins with it, or comes to the month's movements), less what
 * moved until then; where no month is, at the end of the first month that ends with the ledger's first day or later.
 */
import type { Making } from '../../../kernel/kept/functions'
import { ledgerPools } from '../pools'

/** Makes fba_ledger_opening anew of the pools concerned, by MSKU, FNSKU and disposition. */
export async function ledgerOpenings({ tx, companyId, keys }: Making<'fba_ledger_opening'>): Promise<void> {
  if (keys === 'all') await ledgerPools(tx, companyId)
  const pools = keys === 'all' ? null : [...new Set(keys.flatMap(({ pool_id: pool }) => pool ?? []))]
  const values = [companyId, pools]
  await tx.query('delete from fba_ledger_opening where company_id = $1 and ($2::bigint[] is null or pool_id = any($2::bigint[]))', values)
  await tx.query(
    `with begun as (
       select pool_id, min(event_day) as first from fba_ledger
       where company_id = $1 and pool_id is not null and ($2::bigint[] is null or pool_id = any($2::bigint[])) group by 1
     ),
     anchor as (
       select b.pool_id, b.first, m.month, m.begins from begun b cross join lateral (
         select t.month, t.month >= b.first or t.moved = (select sum(e.quantity) from fba_ledger e where e.company_id = $1 and e.pool_id = b.pool_id
           and e.event_day >= t.month and e.event_day < (t.month + interval '1 month')::date) as begins
         from (select s.stat_month::date as month, sum(s.ending_qty - s.starting_qty - s.difference) as moved from fba_ledger_month s
           where s.company_id = $1 and s.pool_id = b.pool_id and (s.stat_month::date + interval '1 month')::date > b.first group by 1) t
         order by 2 desc, 1 limit 1) m
     ),
     stood as (
       select a.pool_id, s.msku, s.fnsku, s.asin, s.disposition, min(s.shop_id) as shop_id,
         sum(case when a.begins then s.starting_qty else s.ending_qty end) as qty
       from anchor a join fba_ledger_month s on s.company_id = $1 and s.pool_id = a.pool_id and s.stat_month::date = a.month group by 1, 2, 3, 4, 5
     ),
     moved as (
       select a.pool_id, e.msku, e.fnsku, min(e.asin) as asin, e.disposition, min(e.shop_id) as shop_id, sum(e.quantity) as qty
       from anchor a join fba_ledger e on e.company_id = $1 and e.pool_id = a.pool_id
         and e.event_day < case when a.begins then a.month else (a.month + interval '1 month')::date end
       group by 1, 2, 3, 5
     ),
     told as (
       select pool_id, msku, fnsku, asin, disposition, shop_id, qty from stood
       union all select pool_id, msku, fnsku, asin, disposition, shop_id, -qty from moved
     )
     insert into fba_ledger_opening (company_id, pool_id, shop_id, opening_day, msku, fnsku, asin, disposition, quantity)
     select $1, t.pool_id, min(t.shop_id), min(a.first), t.msku, t.fnsku, min(t.asin), t.disposition, sum(t.qty)
     from told t join anchor a on a.pool_id = t.pool_id group by t.pool_id, t.msku, t.fnsku, t.disposition having sum(t.qty) <> 0
     order by 2, 5, 6, 8`,
    values,
  )
}
