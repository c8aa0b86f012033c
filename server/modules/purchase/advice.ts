/**
 * How many of each SKU to buy: what its listings will sell until goods that are bought now can be sold, less what is there, on its way or asked
 * for already. When it runs out is worked out arrival by arrival. All of a company is worked out in one statement, each night, after an import of what
 * it is made from, and whenever somebody asks for it; the SKUs that a document concerns, seconds after it.
 */
import { answers } from '../../kernel/http/answers'
import { raiseDataVersions } from '../../kernel/store/data-version'
import { proposals } from '../../kernel/intake/proposals'
import { writingTogether } from '../../kernel/write/together'
import type { LaterFunction } from '../../kernel/write/later'
import type { Writing } from '../../kernel/write/write.row'
import { bundleParts, SENT_AS, type BundlePart } from '../catalogue/public'
import { daily, lastDays, runsOut, soldOf } from '../sales/public'
import { BOUGHT } from './bought'
import { touchedBy } from './touched'

/** The parameters of 业务配置, with their defaults until somebody has saved them. */
const CONFIG = `config as (select coalesce(c."planDays", 2) as plan, coalesce(c."purchaseDays", 15) as buy, coalesce(c."checkDays", 3) as checks,
    coalesce(c."purShippingDays", 30) as ship, coalesce(c."purFreq", 15) as freq, coalesce(c."purFbaSalesDays", 45) as sales,
    coalesce(c."stockWarningDays", 30) as warning, coalesce(c."purCustomQuantity", 0) as custom, coalesce(c.quantity, true) as local,
    coalesce(c."onWayQuantity", true) as onway, coalesce(c."abroadQuantity", true) as abroad, coalesce(c."abroadOnwayQuantity", true) as abroad_onway,
    coalesce(c."requstNum", true) as requested, coalesce(c.weight7, 70) / 100 as w7, coalesce(c.weight14, 20) / 100 as w14,
    coalesce(c.weight30, 10) / 100 as w30, coalesce(c.skip_out_days, true) as skip_out
  from (values (1)) one left join business_config c on c.company_id = $1)`

/** Days of each MSKU of a pool: its own parameter where there is one, else the pool's, else the company's. */
const day = (rule: string, config: string): string => `coalesce(m.pur_${rule}_days, p.pur_${rule}_days, c.${config})`
const LEAD = `${day('plan', 'plan')} + ${day('buy', 'buy')} + ${day('check', 'checks')} + ${day('ship', 'ship')}`

/** What pools sell a day of an MSKU, have of it and have coming; a shop's days end at its last whole one ($2). */
const listings = (only: string): string => `${soldOf(only)},
  stock as (
    select f.pool_id, f.msku, greatest(coalesce(f.sellable_qty, 0) + coalesce(f.reserved_transfers, 0) + coalesce(f.reserved_processing, 0)
      - coalesce(k.lock_qty, 0), 0) as has,
      coalesce(f.inbound_shipped, 0) as shipped, coalesce(f.inbound_receiving, 0) as receiving
    from fba_stock f left join stock_lock k on k.company_id = $1 and k.pool_id = f.pool_id and k.msku = f.msku
    where f.company_id = $1${only && ` and f.${only}`}),
  listings as (
    select d.pool_id, d.msku, coalesce(d.has, 0) as has, coalesce(d.shipped, 0) + coalesce(d.receiving, 0) as coming, coalesce(d.shipped, 0) as shipped,
      coalesce(d.receiving, 0) as receiving, coalesce(d.o30, 0) as o30, ${daily('c', 'd')} as daily, ${LEAD} as lead, ${day('ship', 'ship')} as ship,
      ${LEAD} + ${day('freq', 'freq')} + ${day('sales', 'sales')} as cover, coalesce(m.pur_custom_qty, p.pur_custom_qty) as custom,
      coalesce(m.pur_moq, p.pur_moq) as moq
    from (select * from sold full join stock using (pool_id, msku)) d cross join config c
    left join replenish_rule p on p.company_id = $1 and p.pool_id = d.pool_id and p.msku is null
    left join replenish_rule m on m.company_id = $1 and m.pool_id = d.pool_id and m.msku = d.msku)`

/**
 * The SKU that an MSKU is sent as, and what of each there is elsewhere; `safe`: for how many days the warehouses where it lies
 * want to be warned, `safe_at` the one of them.
 */
const GOODS = `needed as (
    select t.sku_id, sum(t.qty * l.daily) as daily, sum(t.qty * l.has) as has, sum(t.qty * l.coming) as coming,
      sum(t.qty * greatest(l.daily * l.cover - l.has - l.coming, 0)) as need, max(l.cover) as cover, max(l.lead) as lead, max(l.moq) as moq,
      sum(t.qty * l.custom) as custom, max(l.o30) as o30
    from sent_as t join listings l using (pool_id, msku) group by 1),
  kept as (
    select b.sku_id, sum(b.qty) filter (where w.wh_type <> 'oversea') as local,
      max(w.safe_days) filter (where w.wh_type <> 'oversea' and b.place_kind = 'bin' and b.qty > 0) as safe,
      (array_agg(w.name order by w.safe_days desc nulls last, w.id)
        filter (where w.wh_type <> 'oversea' and b.place_kind = 'bin' and b.qty > 0 and w.safe_days is not null))[1] as safe_at,
      sum(b.qty) filter (where w.wh_type = 'oversea' and b.place_kind = 'bin') as abroad,
      sum(b.qty) filter (where w.wh_type = 'oversea' and b.place_kind = 'transit') as abroad_onway
    from stock_balance b join warehouse w on w.company_id = $1 and w.id = b.warehouse_id
    where b.company_id = $1 and b.condition = 'good' and b.place_kind in ('bin', 'transit') group by 1),
  ${BOUGHT},
  ordered as (
    select i.sku_id, sum(i.qty) as qty from purchase_order_item i
    join purchase_order o on o.company_id = $1 and o.id = i.order_id and o.po_status in ('0', '1', '2', '7')
    where i.company_id = $1 group by 1),
  planned as (
    select p.sku_id, sum(greatest(p.plan_qty - coalesce(b.n, 0), 0)) as n from purchase_plan p
    left join lateral (select sum(i.qty) as n from purchase_order_item i join purchase_order o on o.company_id = $1 and o.id = i.order_id
      where i.company_id = $1 and i.plan_id = p.id and o.po_status <> '6') b on true
    where p.company_id = $1 and p.plan_status in ('2', '3', '4') and p.sku_id is not null group by 1)`

/** What comes when: what Amazon receives now, what is under way to it, and what suppliers still owe, checked. What is in our warehouses is there. */
const ARRIVALS = `own as (
    select l.pool_id, l.msku, greatest(coalesce(b.eta, a.ship_day + l.ship) - $3::date, 0) as after, sum(a.open_qty) as qty
    from ship_arrival a join ship_batch b on b.company_id = $1 and b.id = a.batch_id join listings l on l.pool_id = a.pool_id and l.msku = a.msku
    where a.company_id = $1 and a.open_qty > 0 group by 1, 2, 3),
  under_way as (
    select pool_id, msku, after, qty from own
    union all select pool_id, msku, 3, receiving from listings where receiving > 0
    union all select l.pool_id, l.msku, l.ship, l.shipped - coalesce(o.qty, 0) from listings l
      left join (select pool_id, msku, sum(qty) as qty from own group by 1, 2) o using (pool_id, msku) where l.shipped > coalesce(o.qty, 0)),
  arrivals as (
    select t.sku_id, u.after, sum(t.qty * u.qty) as qty from under_way u join sent_as t using (pool_id, msku) group by 1, 2
    union all select b.sku_id, greatest(coalesce(b.day, $3::date + c.buy) - $3::date, 0) + c.checks, b.qty
      from bought_days b cross join config c where b.qty > 0),
  there as (select n.sku_id, n.daily, n.has + coalesce(k.local, 0) as has from needed n left join kept k on k.sku_id = n.sku_id),
  ${runsOut(['sku_id'], 'there')},
  lasts as (
    select t.sku_id, least(coalesce(g.day, floor((t.has + coalesce(a.qty, 0)) / nullif(t.daily, 0))), 3650) as days
    from there t left join gaps g on g.sku_id = t.sku_id left join (select sku_id, sum(qty) as qty from arrivals group by 1) a on a.sku_id = t.sku_id)`

const workedOut = (only: string): string => `worked as (
    select g.id as sku_id, g.supplier_id, g.buyer, g.purchase_price as price, coalesce(g.price_currency, 'CNY') as currency, g.box_qty,
      greatest(q.min_qty, n.moq) as moq, coalesce(n.custom, c.custom) as custom, n.lead, n.cover, n.o30, d.days as lasts,
      coalesce(n.daily, 0) as daily, coalesce(n.has, 0) as has, coalesce(n.coming, 0) as coming, coalesce(n.need, 0) as need, coalesce(k.local, 0) as local,
      coalesce(k.abroad, 0) as abroad, coalesce(k.abroad_onway, 0) as abroad_onway, coalesce(b.qty, 0) as onway,
      coalesce(o.qty, 0) + coalesce(p.n, 0) as asked, coalesce(k.safe, c.warning) as warning, coalesce(k.safe_at, '业务配置') as warning_of,
      c.local as c_local, c.onway as c_onway, c.abroad as c_abroad,
      c.abroad_onway as c_abroad_onway, c.requested as c_requested
    from sku g join needed n on n.sku_id = g.id join lasts d on d.sku_id = g.id left join kept k on k.sku_id = g.id left join bought b on b.sku_id = g.id
    left join ordered o on o.sku_id = g.id left join planned p on p.sku_id = g.id
    left join lateral (select min(min_qty) as min_qty from sku_price
      where company_id = $1 and sku_id = g.id and supplier_id = g.supplier_id) q on true
    cross join config c
    where g.company_id = $1 and g.goods_kind <> 'combo'${only}),
  taken as (
    select *, (case when c_local then local else 0 end + case when c_onway then onway else 0 end + case when c_abroad then abroad else 0 end
      + case when c_abroad_onway then abroad_onway else 0 end + case when c_requested then asked else 0 end) as less from worked),
  bare as (select *, ceil(greatest(need - less, 0)) + custom as n from taken),
  whole as (select *, case when n <= 0 then 0 when coalesce(box_qty, 0) > 0 then ceil(greatest(n, coalesce(moq, 0)) / box_qty) * box_qty
    else greatest(n, coalesce(moq, 0)) end as advice from bare)`

/** What a person wrote over a proposal stays where it is worked out by itself. */
const KEPT_BUY = `case when $6::boolean and purchase_advice.buy_qty is distinct from purchase_advice.advice_qty then purchase_advice.buy_qty
    else excluded.buy_qty end`

/** What is worked out of each SKU. */
const MADE = [
  'supplier_id', 'buyer', 'advice_state', 'daily', 'out_days', 'cover_days', 'fba_qty', 'fba_onway', 'need_qty', 'local_qty', 'oversea_qty', 'oversea_onway',
  'onway_qty', 'requested_qty', 'taken_qty', 'custom_qty', 'moq', 'box_qty', 'advice_qty', 'buy_qty', 'sellable_days', 'out_day', 'buy_day', 'currency',
  'price', 'warning_days', 'warning_of', 'make_time',
]

const INSERT = `insert into purchase_advice (company_id, sku_id, ${MADE.join(', ')}, ignored)
  select $1, sku_id, supplier_id, buyer,
    case when has <= 0 and daily > 0 then 'out' when daily > 0 and (has + coming) / daily < warning then 'will_out' when advice > 0 then 'need'
      when daily = 0 or (has + coming) / daily > cover * 2 then 'over' else 'ok' end,
    round(daily, 2), o30, cover, has, coming, round(need, 2), local, abroad, abroad_onway, onway, asked, less, custom, moq, box_qty, advice, advice,
    case when daily > 0 then least(floor((has + coming) / daily), 100000) end,
    case when daily > 0 then $3::date + lasts::int end, case when daily > 0 then $3::date + lasts::int - lead end, currency, price,
    warning, warning_of, $4::timestamptz, false
  from whole
  on conflict (company_id, sku_id) do update set (${MADE.join(', ')}) = (
    ${MADE.map((name) => (name === 'buy_qty' ? KEPT_BUY : `excluded.${name}`)).join(', ')})`

/** Of the SKUs of $7 alone, and what sells of the MSKU that are sent as one of them. */
const MINE = 'mine as (select distinct msku from sent_as where sku_id = any($7::bigint[]))'

/**
 * Works all of it out anew; what a person ignores stays ignored, where nobody asked for it what they wrote over a proposal stays too.
 * @param bundles what `bundleParts` answers
 * @param skus left out: all of them
 */
async function makeAdvice(
  writing: Writing, byItself: boolean, bundles: readonly BundlePart[], skus?: readonly string[],
): Promise<{ skus: number; buy: number }> {
  const { tx, asker, now } = writing
  const last = await lastDays(writing)
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`purchase advice ${asker.companyId}`])
  const [theirs, own, gone] = skus ? ['msku in (select msku from mine)', ' and g.id = any($7::bigint[])', ' and sku_id = any($3::bigint[])'] : ['', '', '']
  const steps = [CONFIG, SENT_AS, ...(skus ? [MINE] : []), listings(theirs), GOODS, ARRIVALS, workedOut(own)]
  await tx.query(`with ${steps.join(', ')} ${INSERT}`, [
    asker.companyId, last, asker.today, now.toISOString(), JSON.stringify(bundles), byItself, ...(skus ? [skus] : []),
  ])
  await tx.query(
    `delete from purchase_advice where company_id = $1 and make_time <> $2::timestamptz${gone}`, [asker.companyId, now.toISOString(), ...(skus ? [skus] : [])],
  )
  await raiseDataVersions(tx, asker.companyId, ['purchase_advice'])
  const { rows: [counted] } = await tx.query<{ skus: number; buy: number }>(
    `select count(*)::int as skus, (count(*) filter (where buy_qty > 0 and not coalesce(ignored, false)))::int as buy
     from purchase_advice where company_id = $1`, [asker.companyId],
  )
  return counted!
}

/** Of the SKUs that documents have changed something about. */
export const followDocuments: LaterFunction = async (writing, marks) => {
  const bundles = await bundleParts(writing)
  const touched = await touchedBy(writing, marks, bundles)
  if (touched?.skus.length !== 0) await makeAdvice(writing, true, bundles, touched?.skus)
}

const makeAll = async (writing: Writing, byItself: boolean): ReturnType<typeof makeAdvice> => makeAdvice(writing, byItself, await bundleParts(writing))

/** Makes the advice of the whole company now. */
export const adviceMake = answers('purchase.adviceMake', (context) => writingTogether(context, (writing) => makeAll(writing, false)))

/** The kind of job, as schemas/enums/job_kind.json lists it. */
export const PURCHASE_ADVICE = 'purchaseAdvice'

/** What to buy, each night and after an import; what people do by day, followDocuments sees. */
export const purchaseAdvice = proposals({
  kind: PURCHASE_ADVICE, title: '计算采购建议', reads: ['fba_stock', 'order_item'], entity: 'purchase_advice', make: (writing) => makeAll(writing, true),
  message: ({ skus, buy }) => `${skus} 个 SKU，${buy} 个需要采购，见「智能采购单」`,
})
