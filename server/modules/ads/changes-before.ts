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

/** Tells operation, batch and day of pending_change once, where they are not said. */
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

/**
 * New campaigns that waited before there were several kinds of them are of Sponsored Products; what files of before had replaced is given back as rows
 * of that sheet, when one is undone.
 */
export const sheetOfBefore: Upgrade = {
  name: 'ads.sheetOfBefore',
  entities: ['pending_change', 'ad_bulk_row'],
  async run(tx) {
    await tx.query(`update import_archive set row = row || '{"sheet":"sp"}'::jsonb where entity = 'ad_bulk_row' and not row ? 'sheet'`)
    await tx.query(
      `update pending_change set made = made::jsonb || '{"ad_type":"sp","sheet":"sp"}'::jsonb,
         row_key = jsonb_build_array(row_key::jsonb -> 0, 'sp', row_key::jsonb -> 1)::text
       where target = 'ad_campaign' and operation = 'create' and made is not null and not made::jsonb ? 'ad_type' and jsonb_array_length(row_key::jsonb) = 2`,
    )
  },
}
