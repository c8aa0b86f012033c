/**
 * How many of each MSKU to send to Amazon: what a pool sells until the next shipment after this one has come, less what is there, on its way or waiting.
 * When it runs out is worked out arrival by arrival: a gap before the next one counts, though all together would suffice. All of a company in one
 * statement, each night, after an import of
 * what it is made from, and whenever somebody asks for it; the MSKU that a document concerns, seconds after it.
 */
import { answers } from '../../../kernel/http/answers'
import { raiseDataVersions } from '../../../kernel/store/data-version'
import { proposals } from '../../../kernel/intake/proposals'
import { writingTogether } from '../../../kernel/write/together'
import type { LaterFunction } from '../../../kernel/write/later'
import type { Writing } from '../../../kernel/write/write.row'
import { bundleParts, SENT_AS, type BundlePart } from '../../catalogue/public'
import { BOUGHT, touchedBy } from '../../purchase/public'
import { daily, lastDays, runsOut, soldOf } from '../../sales/public'

/** The parameters of 业务配置, with their defaults until somebody has saved them. */
const CONFIG = `config as (select coalesce(c."repShippingDays", 30) as lead, coalesce(c."repFbaSalesDays", 30) as safe,
    coalesce(c."repFreq", 7) as freq, coalesce(c."stockWarningDays", 30) as warning,
    coalesce(c.waiting_quantitys_msku, true) as waits, coalesce(c."repCustomQuantity", 0) as custom,
    coalesce(c.weight7, 70) / 100 as w7, coalesce(c.weight14, 20) / 100 as w14, coalesce(c.weight30, 10) / 100 as w30,
    coalesce(c.skip_out_days, true) as skip_out
  from (values (1)) one left join business_config c on c.company_id = $1)`

/** What the shops of a pool have set for themselves (店铺业务配置): where they differ, the greatest, so that none of them runs out. */
const SHOPS = `shops as (
    select s.pool_id, max(k."repShippingDays") as lead, max(k."repFbaSalesDays") as safe, max(k."repFreq") as freq,
      max(k."stockWarningDays") as warning, max(k."repCustomQuantity") as custom
    from shop_config k join shop s on s.company_id = $1 and s.id = k.shop_id where k.company_id = $1 group by 1)`

/** What holds for each MSKU of a pool: its own parameter where there is one, else the pool's, else what its shops have set, else the company's. */
const RULED = `${SHOPS},
  ruled as (
    select f.pool_id, f.msku, coalesce(m.lead_days, p.lead_days, k.lead, c.lead) as lead, coalesce(m.safe_days, p.safe_days, k.safe, c.safe) as safe,
      coalesce(m.lead_days, p.lead_days, k.lead, c.lead) + coalesce(m.freq_days, p.freq_days, k.freq, c.freq)
        + coalesce(m.safe_days, p.safe_days, k.safe, c.safe) as cover,
      coalesce(m.warning_days, p.warning_days, k.warning, c.warning) as warning, coalesce(m.custom_qty, p.custom_qty, k.custom, c.custom) as custom
    from fba_stock f cross join config c left join shops k on k.pool_id = f.pool_id
    left join replenish_rule p on p.company_id = $1 and p.pool_id = f.pool_id and p.msku is null
    left join replenish_rule m on m.company_id = $1 and m.pool_id = f.pool_id and m.msku = f.msku
    where f.company_id = $1 and f.msku is not null)`

/** What there is of each MSKU of a pool, what of ours is on its way with the day when it should come, and what is planned and not sent. */
const stockOf = (only: string): string => `sent as (
    select a.pool_id, a.msku, coalesce(b.eta, a.ship_day + coalesce(r.lead, c.lead)) as day, sum(a.open_qty) as qty
    from ship_arrival a join ship_batch b on b.company_id = $1 and b.id = a.batch_id cross join config c
    left join ruled r on r.pool_id = a.pool_id and r.msku = a.msku
    where a.company_id = $1 and a.open_qty > 0 and a.pool_id is not null group by 1, 2, 3),
  waiting as (
    select s.pool_id, i.msku, sum(i.plan_qty) as qty from ship_batch_item i join ship_batch b on b.company_id = $1 and b.id = i.batch_id
    join shop s on s.company_id = $1 and s.id = b.shop_id
    where i.company_id = $1 and b.fba_ship_status = '1' and s.pool_id is not null group by 1, 2),
  stock as (
    select f.pool_id, f.msku, f.shop_ids, greatest(coalesce(f.sellable_qty, 0) + coalesce(f.reserved_transfers, 0) + coalesce(f.reserved_processing, 0)
      - coalesce(k.lock_qty, 0), 0) as has, coalesce(f.inbound_receiving, 0) as receiving,
      greatest(coalesce(f.inbound_shipped, 0) - coalesce(o.qty, 0), 0) as foreign_onway, coalesce(o.qty, 0) as own_onway,
      r.lead, r.safe, r.cover, r.warning, r.custom
    from fba_stock f join ruled r on r.pool_id = f.pool_id and r.msku = f.msku
    left join stock_lock k on k.company_id = $1 and k.pool_id = f.pool_id and k.msku = f.msku
    left join lateral (select sum(s.qty) as qty from sent s where s.pool_id = f.pool_id and s.msku = f.msku) o on true
    where f.company_id = $1 and f.msku is not null${only}),
  listings as (
    select t.*, coalesce(d.s7, 0) as s7, coalesce(d.s14, 0) as s14, coalesce(d.s30, 0) as s30, coalesce(d.o30, 0) as o30, coalesce(w.qty, 0) as waiting,
      t.receiving + t.foreign_onway + t.own_onway as coming,
      ${daily('c', 'd')} as daily
    from stock t left join sold d on d.pool_id = t.pool_id and d.msku = t.msku left join waiting w on w.pool_id = t.pool_id and w.msku = t.msku
    cross join config c)`

/** The first day that sees none left: before an arrival that comes too late, else when all is sold. */
const ARRIVALS = `arrivals as (
    select pool_id, msku, greatest(day - $3::date, 0) as after, qty from sent
    union all select pool_id, msku, 3, receiving from stock where receiving > 0
    union all select t.pool_id, t.msku, t.lead, t.foreign_onway from stock t where t.foreign_onway > 0),
  ${runsOut(['pool_id', 'msku'], 'listings')}`

/** What the MSKU is sent as, and how many of it the company's own warehouses could send. */
const LOCAL = `free as (
    select b.sku_id, sum(greatest(b.qty - coalesce(h.held, 0), 0)) as qty from stock_balance b
    join warehouse w on w.company_id = $1 and w.id = b.warehouse_id and w.wh_type <> 'oversea'
    left join lateral (select sum(qty) as held from stock_hold where company_id = $1 and balance_id = b.id) h on true
    where b.company_id = $1 and b.condition = 'good' and b.place_kind = 'bin' group by 1),
  ${BOUGHT},
  local as (
    select g.pool_id, g.msku, min(floor(coalesce(f.qty, 0) / nullif(g.qty, 0))) as qty,
      min(floor(coalesce(b.qty, 0) / nullif(g.qty, 0))) as bought,
      case when count(*) = 1 and max(g.qty) = 1 then max(s.box_qty) end as box_qty
    from sent_as g join sku s on s.company_id = $1 and s.id = g.sku_id left join free f on f.sku_id = g.sku_id
    left join bought b on b.sku_id = g.sku_id group by 1, 2)`

const WORKED_OUT = `bare as (
    select l.*, o.qty as local, o.bought, o.box_qty,
      least(coalesce(g.day, floor((l.has + l.coming) / nullif(l.daily, 0))), 3650) as lasts,
      l.daily * l.cover as wanted, case when c.waits then l.waiting else 0 end as counted,
      exists (select from product p join shop s on s.company_id = $1 and s.id = p.shop_id where p.company_id = $1 and s.pool_id = l.pool_id and p.msku = l.msku
        and coalesce(p.sales_status, '1') in ('1', '4')) as sells
    from listings l cross join config c left join local o on o.pool_id = l.pool_id and o.msku = l.msku
    left join gaps g on g.pool_id = l.pool_id and g.msku = l.msku),
  needed as (select *, case when sells then ceil(greatest(wanted - has - coming - counted, 0))
    + case when daily > 0 then custom else 0 end else 0 end as n from bare),
  whole as (select *, case when n > 0 and coalesce(box_qty, 0) > 0 then ceil(n / box_qty) * box_qty else n end as advice from needed)`

const KEPT = [
  'shop_ids', 'advice_state', 's7', 's14', 's30', 'out_days', 'daily', 'cover_days', 'fba_qty', 'fba_onway', 'own_onway', 'waiting_qty', 'local_qty',
  'buy_onway',  'box_qty',
  'advice_qty', 'ship_qty', 'gap_qty', 'sellable_days', 'out_day', 'ship_day', 'make_time',
]

/** What a person wrote over a proposal stays where $6 says so. */
const KEPT_SHIP = `case when $6::boolean and replenish_advice.ship_qty is distinct from replenish_advice.advice_qty then replenish_advice.ship_qty
    else excluded.ship_qty end`

const INSERT = `insert into replenish_advice (company_id, pool_id, msku, ${KEPT.join(', ')}, ignored)
  select $1, pool_id, msku, shop_ids,
    case when has <= 0 and daily > 0 then 'out' when daily > 0 and lasts < warning then 'will_out' when advice > 0 then 'need'
      when has > 0 and (daily = 0 or (has + coming) / daily > cover * 2) then 'over' else 'ok' end,
    s7, s14, s30, o30, round(daily, 2), cover, has, coming, own_onway, waiting, coalesce(local, 0), coalesce(bought, 0), box_qty, advice, advice,
    case when sells and daily > 0 and lasts < lead then least(ceil(daily * (lead - lasts)), advice) else 0 end,
    case when daily > 0 then least(floor((has + coming) / daily), 100000) end, case when daily > 0 then $3::date + lasts::int end,
    case when daily > 0 then $3::date + lasts::int - lead - safe end, $4::timestamptz, false
  from whole
  on conflict (company_id, pool_id, msku) do update set (${KEPT.join(', ')}) = (
    ${KEPT.map((name) => (name === 'ship_qty' ? KEPT_SHIP : `excluded.${name}`)).join(', ')})`

/** The MSKU of pools that are asked for alone, $7. */
const MINE = 'mine as (select distinct pool_id, msku from jsonb_to_recordset($7::jsonb) as m (pool_id bigint, msku text))'
const OF_MINE = ' and (f.pool_id, f.msku) in (select pool_id, msku from mine)'
const GONE = ' and (pool_id, msku) in (select pool_id, msku from jsonb_to_recordset($3::jsonb) as m (pool_id bigint, msku text))'

/**
 * Works all of it out anew; what a person ignores and remarks stays, where nobody asked for it what they wrote over a proposal too.
 * @param bundles what `bundleParts` answers
 * @param only left out: all MSKU
 */
async function makeAdvice(
  writing: Writing, byItself: boolean, bundles: readonly BundlePart[], only?: readonly { pool_id: string; msku: string }[],
): Promise<{ mskus: number; ship: number }> {
  const { tx, asker, now } = writing
  const last = await lastDays(writing)
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`replenish advice ${asker.companyId}`])
  const asked = only ? [JSON.stringify(only)] : []
  const sold = soldOf(only ? 'msku in (select msku from mine)' : '')
  const steps = [CONFIG, RULED, SENT_AS, ...(only ? [MINE] : []), sold, stockOf(only ? OF_MINE : ''), ARRIVALS, LOCAL, WORKED_OUT]
  await tx.query(`with ${steps.join(', ')} ${INSERT}`, [
    asker.companyId, last, asker.today, now.toISOString(), JSON.stringify(bundles), byItself, ...asked,
  ])
  await tx.query(
    `delete from replenish_advice where company_id = $1 and make_time <> $2::timestamptz${only ? GONE : ''}`, [asker.companyId, now.toISOString(), ...asked],
  )
  await raiseDataVersions(tx, asker.companyId, ['replenish_advice'])
  const { rows: [counted] } = await tx.query<{ mskus: number; ship: number }>(
    `select count(*)::int as mskus, (count(*) filter (where ship_qty > 0 and not coalesce(ignored, false)))::int as ship
     from replenish_advice where company_id = $1`, [asker.companyId],
  )
  return counted!
}

/** Of the MSKU that documents have changed something about: their own shipments and rules, and what they are sent as. */
export const followDocuments: LaterFunction = async (writing, marks) => {
  const bundles = await bundleParts(writing)
  const touched = await touchedBy(writing, marks, bundles)
  if (!touched) return makeAdvice(writing, true, bundles)
  const { rows } = await writing.tx.query<{ pool_id: string; msku: string }>(
    `with ${SENT_AS} select distinct pool_id::text as pool_id, msku from sent_as where sku_id = any($2::bigint[]) and $4::boolean`,
    [writing.asker.companyId, touched.skus, writing.asker.today, true, JSON.stringify(bundles)],
  )
  const only = [...touched.listings, ...rows]
  return only.length === 0 ? undefined : makeAdvice(writing, true, bundles, only)
}

const makeAll = async (writing: Writing, byItself: boolean): ReturnType<typeof makeAdvice> => makeAdvice(writing, byItself, await bundleParts(writing))

/** Makes the advice of the whole company now. */
export const replenishMake = answers('fbaIntellect.replenishMake', (context) => writingTogether(context, (writing) => makeAll(writing, false)))

/** The kind of job, as schemas/enums/job_kind.json lists it. */
export const REPLENISH = 'replenishAdvice'

/** What to send, each night and after an import; what people do by day, followDocuments sees. */
export const replenishAdvice = proposals({
  kind: REPLENISH, title: '计算补货建议', reads: ['fba_stock', 'order_item'], entity: 'replenish_advice', make: (writing) => makeAll(writing, true),
  message: ({ mskus, ship }) => `${mskus} 个 MSKU，${ship} 个需要补货，见「补货建议」`,
})
