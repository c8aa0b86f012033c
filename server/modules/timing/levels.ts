/** What a tactic may be used on: by the kind of object, which of its fields it moves and what names the object. */
import type { Entity, Field, Model } from '../../../contract/model'
import type { Week } from '../../../contract/week'
import { traits } from '../../../kinds/column-kinds'
import { own } from '../../kernel/asker/own'
import { currencyDigits } from '../../kernel/read/statement/values'
import { limitsOf } from '../../kernel/write/write.values'
import type { Bounds, Written } from './target-value'

/** What a tactic moves. */
export type TimingType = 'bid' | 'budget' | 'state' | 'placement'
type TimingObject = 'campaign' | 'group' | 'keyword' | 'target' | 'placement'

interface Level { object: TimingObject; id: string; name: string; fields: Partial<Record<TimingType, string>> }

/** By entity: what the object is called, the fields that name it, and the field of each type that a tactic moves. */
export const LEVELS: Readonly<Record<string, Level>> = {
  ad_campaign: { object: 'campaign', id: 'campaign_id', name: 'campaign_name', fields: { budget: 'daily_budget', state: 'state' } },
  ad_group: { object: 'group', id: 'ad_group_id', name: 'ad_group_name', fields: { bid: 'default_bid', state: 'state' } },
  ad_keyword: { object: 'keyword', id: 'keyword_id', name: 'keyword_text', fields: { bid: 'bid', state: 'state' } },
  ad_target: { object: 'target', id: 'target_id', name: 'target_text', fields: { bid: 'bid', state: 'state' } },
  ad_placement: { object: 'placement', id: 'campaign_id', name: 'placement', fields: { placement: 'placement_percent' } },
}
/** What people call the types of tactics. */
export const TYPES: Record<TimingType, string> = { bid: '分时竞价', budget: '分时预算', state: '定时开关', placement: '分时广告位加成' }

/** Where the figures of an object are, by the fields of ad_timed_object: its campaign's, its group's, or its own; the others are empty. */
export function figuresAt(
  target: string, { object_name, campaign_name, ad_group_name }: { object_name: string; campaign_name: string | null; ad_group_name: string | null },
): { at_campaign: string | null; at_group: string | null; at_aim: string | null } {
  const object = own(LEVELS, target)?.object
  return {
    at_campaign: object === 'campaign' || object === 'placement' ? campaign_name ?? object_name : null,
    at_group: object === 'group' ? ad_group_name ?? object_name : null, at_aim: object === 'keyword' || object === 'target' ? object_name : null,
  }
}

/** Digits of a share as Amazon takes it: whole percents. */
const PERCENT_DIGITS = 2

/** The entity and the field that a tactic of this type moves there; undefined: it moves none. */
export function movedField(model: Model, target: string, type: TimingType): { entity: Entity; field: Field } | undefined {
  const entity = own(model.entities, target)
  const name = own(LEVELS, target)?.fields[type]
  const field = entity && name !== undefined ? own(entity.fields, name) : undefined
  return entity && field ? { entity, field } : undefined
}

/** True where hours are amounts, which mean something in one currency alone; placements are shares of a bid. */
export function holdsMoney(type: TimingType, { unit, hours }: Week): boolean {
  return (type === 'bid' || type === 'budget') && (unit === 'amount' || unit === 'value') && hours.some((entry) => entry !== null)
}

/** How values of an object's field are written in its currency, and between what. */
export function writtenAs(
  model: Model, field: Field, { currency, limit_kind }: { currency: string | null; limit_kind: string | null }, tactic: Bounds & { currency: string | null },
): Written {
  if (traits(field).points) return { digits: PERCENT_DIGITS, bounds: [{ floor: '0', ceiling: '9' }] }
  const data = currency === null ? undefined : model.enums['currency_all']?.data[currency]
  // What a tactic writes is held to the row's own limits besides, as any edit is. Objects of before were of Sponsored Products alone.
  const limits = limitsOf(field, { limit_kind: limit_kind ?? 'sp' })
  const limit = (end: 'min' | 'max'): string | null => {
    const value = limits === undefined ? undefined : data?.[`${limits}_${end}`]
    return value === undefined ? null : String(value)
  }
  const own = tactic.currency === null || tactic.currency === currency ? [{ floor: tactic.floor, ceiling: tactic.ceiling }] : []
  return { digits: currency === null ? 2 : currencyDigits(model, currency), bounds: [...own, { floor: limit('min'), ceiling: limit('max') }] }
}

/** Why a week cannot be used for a type, in words; undefined: it can. */
export function wrongUnit(type: TimingType, { unit, hours }: Week): string | undefined {
  if (type === 'state' && unit !== 'switch') return '定时开关的时段要选「开或关」'
  if (type !== 'state' && unit === 'switch') return `${TYPES[type]}的时段不能是「开或关」，请选百分比、金额或固定值`
  if (type === 'placement' && unit === 'amount') return (
    '分时广告位加成是百分比，请选「按基准 ±%」，或「设为固定值」（0.5 是 50%）'
  )
  if (type === 'placement' && unit === 'value' && hours.some((entry) => entry !== null && Number(entry) > 9)) return '广告位加成最多 900%（填 9）'
  return hours.every((entry) => entry === null) ? '每个小时都是基准，请至少填一个时段' : undefined
}
