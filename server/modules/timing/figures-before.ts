/** Tasks of before told no figures of their objects: where these are is told of them as of new ones. */
import type { Upgrade } from '../../kernel/kept/upgrades'

/** Once: where objects of tasks stand that were put in before it was kept. */
export const figuresOfBefore: Upgrade = {
  name: 'timing.figuresOfBefore',
  entities: ['ad_timed_object'],
  async run(tx) {
    await tx.query(
      `update ad_timed_object set at_campaign = case when target in ('ad_campaign', 'ad_placement') then coalesce(campaign_name, object_name) end,
         at_group = case when target = 'ad_group' then coalesce(ad_group_name, object_name) end,
         at_aim = case when target in ('ad_keyword', 'ad_target') then object_name end`,
    )
  },
}
