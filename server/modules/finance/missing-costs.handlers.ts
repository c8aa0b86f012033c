/** MSKUs that have sales and no cost from the month of their first sale on, as rows of the cost template that wait to be filled in. */
import { answers } from '../../kernel/http/answers'

/** Rows that are offered at once; the total says how many there are. */
const MOST = 200

/** The currency is that of the MSKU's newest cost, else the entity's default. */
export const productCostMissing = answers('finance.productCostMissing', async ({ db, caller, model }) => db.withCompany(caller, async (tx) => {
  const currency = model.entities['product_cost']?.fields['currency']?.default
  const { rows } = await tx.query<{ shop_id: string; msku: string; start_month: string; currency: string; total: string }>(
    `with missing as (
       select p.shop_id, p.msku, min(p.stat_month) as first, sum(p.quantity) as quantity from profit_day p
       where p.company_id = $1 and p.part = 'cost' and p.msku is not null and p.quantity > 0 and ($2::bigint[] is null or p.shop_id = any($2::bigint[]))
         and not exists (
           select from product_cost c where c.company_id = $1 and c.shop_id = p.shop_id and c.msku = p.msku and c.start_month <= p.stat_month)
         and not exists (
           select from sold_cost c where c.company_id = $1 and c.shop_id = p.shop_id and c.msku = p.msku and c.start_month <= p.stat_month)
       group by 1, 2)
     select s.name as shop_id, m.msku, to_char(m.first, 'YYYY-MM') as start_month,
       coalesce((
         select c.currency from product_cost c where c.company_id = $1 and c.shop_id = m.shop_id and c.msku = m.msku order by c.start_month desc limit 1
       ), $3) as currency, count(*) over () as total
     from missing m join shop s on s.company_id = $1 and s.id = m.shop_id order by m.quantity desc, m.msku limit ${MOST}`,
    [caller.companyId, caller.shopIds, typeof currency === 'string' ? currency : ''],
  )
  return { list: rows.map(({ total: _total, ...row }) => row), total: Number(rows[0]?.total ?? 0) }
}, { readOnly: true }))
