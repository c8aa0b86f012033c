/**
 * How suppliers score month by month: each measure has its own score, by the bands of the rule that holds in that month, and its weight. What a month
 * tells nothing of has no score, and its weight goes to the others. Made anew whenever one of the facts or rules changes.
 */
import type { Making } from '../../kernel/kept/functions'

/** What is bought, comes, goes back and is said of service, by supplier and month. Prices are compared line by line, weighted by pieces of all currencies. */
const MONTHS = `facts as (
    select i.supplier_id, date_trunc('month', i.done_day)::date as month, sum(i.in_qty) as came, sum(i.good_qty) as good, 0 as back,
      sum(i.in_qty) filter (where o.expect_date is not null) as due, sum(i.in_qty) filter (where i.done_day <= o.expect_date) as timely,
      0 as bought, 0 as dearer, null::integer as service
    from receipt_item i left join purchase_order o on o.company_id = $1 and o.id = i.order_id
    where i.company_id = $1 and i.done_day is not null and i.in_qty > 0 and ($2::bigint[] is null or i.supplier_id = any($2)) group by 1, 2
    union all
    select i.supplier_id, date_trunc('month', i.done_day)::date, 0, 0, sum(i.out_qty), null, null, 0, 0, null
    from purchase_return_item i where i.company_id = $1 and i.done_day is not null and ($2::bigint[] is null or i.supplier_id = any($2)) group by 1, 2
    union all
    select i.supplier_id, date_trunc('month', i.order_day)::date, 0, 0, 0, null, null, sum(i.qty), sum(i.qty * (i.price / i.last_price - 1)), null
    from purchase_order_item i join purchase_order o on o.company_id = $1 and o.id = i.order_id and o.po_status in ('3', '4', '5')
    where i.company_id = $1 and i.order_day is not null and i.last_price > 0 and ($2::bigint[] is null or i.supplier_id = any($2)) group by 1, 2
    union all
    select supplier_id, stat_month, 0, 0, 0, null, null, 0, 0, score from supplier_service
    where company_id = $1 and ($2::bigint[] is null or supplier_id = any($2))),
  months as (
    select supplier_id, month, sum(came) as came, sum(timely) * 100.0 / nullif(sum(due), 0) as on_time,
      (sum(good) - sum(back)) * 100.0 / nullif(sum(came), 0) as quality, sum(dearer) * 100.0 / nullif(sum(bought), 0) as price, max(service) as service
    from facts where supplier_id is not null group by 1, 2)`

/** Without bands a rate is its own score, and what is dearer by a percent loses a point. */
const JUDGED = `ruled as (
    select m.*, r.id as rule_id, coalesce(r.on_time_weight, 0.5) as w_on_time, coalesce(r.quality_weight, 0.5) as w_quality,
      coalesce(r.price_weight, 0) as w_price, coalesce(r.service_weight, 0) as w_service
    from months m left join lateral (
      select * from supplier_score_rule where company_id = $1 and start_month <= m.month order by start_month desc limit 1) r on true),
  measured as (
    select r.supplier_id, r.month, x.metric, x.weight, case when x.value is null then null
      when exists (select from supplier_score_band where company_id = $1 and rule_id = r.rule_id and metric = x.metric)
      then coalesce((select b.score from supplier_score_band b where b.company_id = $1 and b.rule_id = r.rule_id and b.metric = x.metric
        and b.from_value <= round(x.value, 2) order by b.from_value desc limit 1), 0)
      else least(greatest(case x.metric when 'price' then 100 - x.value else x.value end, 0), 100) end as score
    from ruled r cross join lateral (values ('on_time', r.on_time, r.w_on_time), ('quality', r.quality, r.w_quality), ('price', r.price, r.w_price),
      ('service', r.service::numeric, r.w_service)) x (metric, value, weight)),
  scored as (
    select supplier_id, month, sum(weight * score) filter (where score is not null) / nullif(sum(weight) filter (where score is not null), 0) as total,
      max(score) filter (where metric = 'on_time') as on_time, max(score) filter (where metric = 'quality') as quality,
      max(score) filter (where metric = 'price') as price, max(score) filter (where metric = 'service') as service
    from measured group by 1, 2)`

/** Makes supplier_score anew of the suppliers concerned. Rates are shares of 1 with four digits, points and the total have one digit. */
export async function supplierScores({ tx, companyId, keys }: Making<'supplier_score'>): Promise<void> {
  const only = keys === 'all' ? null : [...new Set(keys.flatMap(({ supplier_id: id }) => id ?? []))]
  await tx.query('delete from supplier_score where company_id = $1 and ($2::bigint[] is null or supplier_id = any($2::bigint[]))', [companyId, only])
  await tx.query(
    `with ${MONTHS}, ${JUDGED}
     insert into supplier_score (company_id, supplier_id, stat_month, in_qty, on_time_rate, quality_rate, price_trend, service_score, on_time_points,
       quality_points, price_points, service_points, total_score)
     select $1, m.supplier_id, m.month, m.came, round(m.on_time / 100, 4), round(m.quality / 100, 4), round(m.price / 100, 4), m.service,
       round(s.on_time, 1), round(s.quality, 1), round(s.price, 1), round(s.service, 1), round(s.total, 1)
     from months m join scored s on s.supplier_id = m.supplier_id and s.month = m.month order by m.month, m.supplier_id`,
    [companyId, only],
  )
}
