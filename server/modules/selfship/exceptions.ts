/**
 * What goes wrong with self-shipped orders, found by looking at all of them: sent late or not at all, without a track, or otherwise than Amazon's report
 * says. What somebody has taken up stays, and is done once it is no more.
 */
import { answers } from '../../kernel/http/answers'
import { raiseDataVersions } from '../../kernel/store/data-version'
import { writingTogether } from '../../kernel/write/together'
import type { Writing } from '../../kernel/write/write.row'

/** Before the goods left. */
const WAITING = "('1', '2', '10', '8', '3', '4', '9')"
const SENT = "('5', '11', '6')"
/** Days without a track where the company has said nothing. */
const ONLINE_DAYS = 3

/** Hours from a moment until the check. */
const hours = (from: string): string => `greatest(0, floor(extract(epoch from $2::timestamptz - ${from}) / 3600))::int`
const localTime = (at: string): string => `to_char(${at} at time zone $3, 'MM-DD HH24:MI')`

const FOUND = `with days as (select coalesce(max("fbmOnlineDays"), ${ONLINE_DAYS}) as online from business_config where company_id = $1),
  looked as (
    select f.*, s.state as amazon from fbm_order f left join sale_order s on s.company_id = $1 and s.shop_id = f.shop_id and s.order_id = f.order_id
    where f.company_id = $1 and f.fbm_status <> '7'),
  found as (
    select id, shop_id, order_id, channel_id, provider_id, 'online' as kind, 'no_event' as reason, ${hours('ship_time')} as over,
      '发货 ' || (select online from days) || ' 天还没有轨迹' || case when tracking_no is null then '，也没有登记跟踪号' else '' end as says
    from looked where fbm_status = '5' and track_time is null and ship_time < $2::timestamptz - (select online from days) * interval '1 day'
    union all
    select id, shop_id, order_id, channel_id, provider_id, 'handover', 'late', ${hours('ship_deadline')},
      '承诺 ' || ${localTime('ship_deadline')} || ' 前发货，还没有发出'
    from looked where fbm_status in ${WAITING} and ship_deadline < $2::timestamptz
    union all
    select id, shop_id, order_id, channel_id, provider_id, 'handover', 'shipped_late',
      greatest(0, floor(extract(epoch from ship_time - ship_deadline) / 3600))::int,
      '承诺 ' || ${localTime('ship_deadline')} || ' 前发货，' || ${localTime('ship_time')} || ' 才发出'
    from looked where fbm_status in ${SENT} and ship_time > ship_deadline
    union all
    select id, shop_id, order_id, channel_id, provider_id, 'sync', 'cancelled', null,
      '亚马逊报告里已取消，' || case when fbm_status in ${SENT} then '货已发出，请联系物流拦截' else '请作废这张订单' end
    from looked where amazon = 'cancelled'
    union all
    select id, shop_id, order_id, channel_id, provider_id, 'sync', 'shipped', null, '亚马逊报告里已发货，这里还没有发'
    from looked where amazon = 'shipped' and fbm_status in ${WAITING} and split_id is null
    union all
    select id, shop_id, order_id, channel_id, provider_id, 'sync', 'not_told', ${hours('ship_time')},
      '已发货超过 24 小时，亚马逊报告里还是未发货，请导出发货确认上传'
    from looked where amazon = 'unshipped' and fbm_status in ${SENT} and ship_time < $2::timestamptz - interval '1 day')`

/**
 * Looks at all orders of the company, one look at a time. @returns `open`: exceptions that wait or are worked on; `gone`: those nobody took up and that
 * are no more
 */
export async function findExceptions({ tx, asker, now }: Writing): Promise<{ open: number; gone: number }> {
  const at = [asker.companyId, now.toISOString()]
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`fbm exceptions ${asker.companyId}`])
  const { rows } = await tx.query<{ open: boolean }>(
    `${FOUND} insert into fbm_exception (company_id, fbm_id, shop_id, order_id, channel_id, provider_id, kind, reason, exception_desc, over_hours,
       handle_status, found_time, check_time)
     select $1, id, shop_id, order_id, channel_id, provider_id, kind, reason, says, over, '0', $2::timestamptz, $2::timestamptz from found
     on conflict (company_id, fbm_id, reason) do update set shop_id = excluded.shop_id, channel_id = excluded.channel_id, provider_id = excluded.provider_id,
       exception_desc = excluded.exception_desc, over_hours = excluded.over_hours, check_time = excluded.check_time
     returning handle_status in ('0', '1') as open`, [...at, asker.zone],
  )
  const { rowCount } = await tx.query(
    `delete from fbm_exception where company_id = $1 and check_time is distinct from $2::timestamptz and handle_status = '0'`, at,
  )
  await tx.query(
    `update fbm_exception set handle_status = '2' where company_id = $1 and check_time is distinct from $2::timestamptz and handle_status = '1'`, at,
  )
  await raiseDataVersions(tx, asker.companyId, ['fbm_exception'])
  return { open: rows.filter(({ open }) => open).length, gone: rowCount ?? 0 }
}

/** Looks now. @returns how many are open, and how many are gone */
export const exceptionCheck = answers('fbm.exceptionCheck', (context) => writingTogether(context, (writing) => findExceptions(writing)))
