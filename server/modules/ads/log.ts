/**
 * One log of advertising: every change that we ask for with what became of it, and every change that Amazon's own history tells of. Which words Amazon
 * has for kinds of objects and of changes: its change history API (models/ads/change_history_openapi.json) and the console's file.
 */
import type { Model } from '../../../contract/model'
import type { Making } from '../../kernel/kept/functions'
import { targetsOfOtherFiles } from '../../kernel/read/statement/pending'
import { literal } from '../../kernel/read/statement/statement'
import { shopsOf } from './structure/shops'

const sqlCase = (value: string, words: Record<string, string>, otherwise: string): string =>
  `case ${value} ${Object.entries(words).map(([from, to]) => `when ${literal(from)} then ${literal(to)}`).join(' ')} else ${otherwise} end`

const TARGETS = {
  ad_portfolio: 'portfolio', ad_campaign: 'campaign', ad_group: 'group', ad_product: 'product', ad_creative: 'creative', ad_keyword: 'keyword',
  ad_target: 'target', ad_negative: 'negative', ad_placement: 'placement',
}
const OBJECTS = {
  PORTFOLIO: 'portfolio', CAMPAIGN: 'campaign', AD_GROUP: 'group', AD: 'product', PRODUCT_AD: 'product', KEYWORD: 'keyword', TARGETING_CLAUSE: 'target',
  PRODUCT_TARGET: 'target', PRODUCT_TARGETING: 'target', NEGATIVE_KEYWORD: 'negative', CAMPAIGN_NEGATIVE_KEYWORD: 'negative',
  NEGATIVE_PRODUCT_TARGETING: 'negative', NEGATIVE_TARGETING_CLAUSE: 'negative',
}
/** What Amazon's kinds of changes are called, as the history itself calls them. */
const itemsOf = ({ enums }: Model): Record<string, string> =>
  Object.fromEntries((enums['history_item']?.values ?? []).map(({ value, label }) => [value, label]))

const STATES = { CREATED: '新建', ENABLED: '启用', PAUSED: '暂停', ARCHIVED: '已归档' }

const valueOf = (column: string): string => `case when c.change_type = 'STATUS' then ${sqlCase(column, STATES, column)} else ${column} end`

const COLUMNS = `company_id, source, change_id, history_id, import_id, shop_id, at, log_day, object_kind, object_name, object_id, item,
  operation, from_text, to_text,
  creator, result, exported_time, done_time, reason, batch, target, field`

/** Changes of before their moment was kept stand where they were next heard of; what goes by another file ($3) is no advertising. */
const OWN = `select p.company_id, 'own', p.id, null::bigint, null::bigint, p.shop_id,
  coalesce(p.create_time, p.exported_time, p.done_time, now()), null::date, ${sqlCase('p.target', TARGETS, `'other'`)},
  p.row_title, case when p.operation <> 'create' then p.row_key::jsonb ->> 1 end, p.field_label, p.operation, p.old_text, p.new_text, p.creator,
  case when p.state = 'exported' and p.unseen then 'unseen' else p.state end, p.exported_time, p.done_time, p.reason, p.batch, p.target, p.field
  from pending_change p where p.company_id = $1 and p.target <> all($3::text[])`

const toldBy = (model: Model): string => `select c.company_id, case when c.system_event then 'system' else 'console' end,
  null::bigint, c.id, c.import_id, c.shop_id, c.changed_at, c.changed_day,
  ${sqlCase('upper(c.object_type)', OBJECTS, `'other'`)}, c.object_name, c.object_id, ${sqlCase('c.change_type', itemsOf(model), 'c.change_type')}, null::text,
  ${valueOf('c.from_value')}, ${valueOf('c.to_value')}, null::bigint, 'recorded', null::timestamptz, null::timestamptz, null::text, null::text, null::text,
  null::text from ad_change c where c.company_id = $1`

const within = (day: string, of: string): string =>
  `($2::date[] is null or ${day} = any($2::date[])) and ($3::bigint[] is null or ${of}shop_id = any($3::bigint[]))`

/** The rows of the changes that are named, or of the days that a history file tells anew. */
export async function adLog({ tx, model, companyId, changed, days, keys }: Making<'ad_log'>): Promise<void> {
  const only = keys === 'all' ? null : keys.flatMap((key) => ('change_id' in key ? key.change_id ?? [] : []))
  if (changed !== 'ad_change') {
    const values = [companyId, only]
    await tx.query(`delete from ad_log where company_id = $1 and source = 'own' and ($2::bigint[] is null or change_id = any($2::bigint[]))`, values)
    await tx.query(`insert into ad_log (${COLUMNS}) ${OWN} and ($2::bigint[] is null or p.id = any($2::bigint[]))`, [...values, targetsOfOtherFiles(model)])
  }
  if (changed !== 'pending_change') {
    // A file's rows take the place of others of its days and shop, whose numbers it does not tell.
    const values = [companyId, days === 'all' ? null : days, shopsOf(keys)]
    await tx.query(`delete from ad_log where company_id = $1 and source <> 'own' and ${within('log_day', '')}`, values)
    await tx.query(`insert into ad_log (${COLUMNS}) ${toldBy(model)} and ${within('c.changed_day', 'c.')}`, values)
  }
}
