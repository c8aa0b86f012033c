/** The account at a glance: orders left and used, people, shops, files and versions. Counts alone; orders are the whole company's. */
import { readFileSync } from 'node:fs'
import { orderVolume } from '../sales/public'
import { answers } from '../../kernel/http/answers'

/** Read when it is asked for: where a page is drawn in a test, this file stands at no path. */
function version(): string {
  const manifest = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version?: unknown }
  return String(manifest.version ?? '')
}

/** Days that the daily use is told by. */
const DAYS = 30

interface Counts {
  last_day: string | null
  orders_month: number
  orders_last_month: number
  orders_days: number
  staff: number
  staff_off: number
  shops: number
  shops_off: number
  attachments: number
  attachment_bytes: number
  report_files: number
  report_bytes: number
  create_time: string
}

const COUNTS = `
  with newest as (select max(purchase_day) as day from sale_order where company_id = $1)
  select
    (select to_char(create_time at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from company where id = $1) as create_time,
    (select day::text from newest) as last_day,
    (select count(*)::int from sale_order, newest where company_id = $1 and purchase_day >= date_trunc('month', day)) as orders_month,
    (select count(*)::int from sale_order, newest where company_id = $1 and purchase_day >= date_trunc('month', day) - interval '1 month'
    and purchase_day < date_trunc('month', day)) as orders_last_month,
    (select count(*)::int from sale_order, newest where company_id = $1 and purchase_day > day - ${DAYS}) as orders_days,
    (select count(*)::int from employee where company_id = $1 and coalesce(state, 'on') = 'on') as staff,
    (select count(*)::int from employee where company_id = $1 and state = 'off') as staff_off,
    (select count(*)::int from shop where company_id = $1 and coalesce(state, 'on') = 'on') as shops,
    (select count(*)::int from shop where company_id = $1 and state = 'off') as shops_off,
    (select count(*)::int from attachment where company_id = $1) as attachments,
    (select coalesce(sum(file_size), 0)::bigint from attachment where company_id = $1) as attachment_bytes,
    (select count(*)::int from report_file where company_id = $1) as report_files,
    (select coalesce(sum(file_size), 0)::bigint from report_file where company_id = $1) as report_bytes`

/** null: the company is not limited. */
export const account = answers('settings.account', async ({ db, caller, model }) => {
  const { found, volume } = await db.withCompany(caller, async (tx) => ({
    found: (await tx.query<Counts>(COUNTS, [caller.companyId])).rows[0]!,
    volume: await orderVolume(tx, caller.companyId),
  }), { readOnly: true })
  const daily = found.orders_days / DAYS
  return {
    // null: not limited.
    amzOrderCount: volume.left,
    ordersBought: volume.bought,
    ordersUsed: volume.used,
    ordersMonth: found.orders_month,
    ordersLastMonth: found.orders_last_month,
    ordersDaily: daily.toFixed(1),
    daysLeft: volume.left === null || daily === 0 ? null : Math.floor(volume.left / daily),
    lastDay: found.last_day,
    staff: found.staff,
    staffOff: found.staff_off,
    shops: found.shops,
    shopsOff: found.shops_off,
    attachments: found.attachments,
    attachmentBytes: Number(found.attachment_bytes),
    reportFiles: found.report_files,
    reportBytes: Number(found.report_bytes),
    version: version(),
    schemaVersion: model.version,
    createTime: found.create_time,
  }
})
