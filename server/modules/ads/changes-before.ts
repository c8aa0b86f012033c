/**
 * What was kept of advertising before changes were operations and ads had types: giving an object up was an edit of its state like any other,
 * nobody said in which batch a change was made, and the day on which it was taken out stood in its moment alone. What each of them says stays.
 */
import type { Upgrade } from '../../kernel/kept/upgrades'

/** Days and minutes are the company's own. */
const ZONE = `coalesce((select zone from company_setting s where s.company_id = p.company_id limit 1), 'Asia/Shanghai')`

/** Files of before were of Sponsored Products alone: what they had replaced is given back as such, when one is undone. */
export const typeOfBefore: Upgrade = {
  name: 'ads.typeOfBefore',
  entities: ['sp_campaign_day'],
  async run(tx) {
    await tx.query(`update import_archive set row = row || '{"ad_type":"sp"}'::jsonb where entity = 'sp_campaign_day' and not row ? 'ad_type'`)
  },
}

export const operationsOfBefore: Upgrade = {
  name: 'ads.operationsOfBefore',
  entities: ['pending_change', 'company_setting'],
  async run(tx) {
    await tx.query(
      `update pending_change p set
         operation = case when p.operation = 'update' and p.field = 'state' and p.new_value = 'archived' then 'archive' else p.operation end,
         batch = coalesce(p.batch, to_char(p.create_time at time zone ${ZONE}, 'YYYY-MM-DD HH24:MI')
           || case when p.operation = 'create' then ' 新增' else ' 手工修改' end),
         exported_day = coalesce(p.exported_day, (p.exported_time at time zone ${ZONE})::date)`,
    )
  },
}
