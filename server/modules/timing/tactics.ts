/** Tactics as they are kept, and the clock that each is on; a tactic that fits its type, and stays of its type while tasks use it. */
import { enumValue } from '../../../contract/enum-value'
import type { Model } from '../../../contract/model'
import { CODES } from '../../../contract/wire'
import { readWeek, type Week } from '../../../contract/week'
import { Refusal } from '../../kernel/asker/refusal'
import type { Tx } from '../../kernel/store/connect'
import type { WriteRule } from '../../kernel/write/write.rules'
import { holdsMoney, wrongUnit, type TimingType } from './levels'
import type { Bounds } from './target-value'

/** A tactic as it is kept; `floor` and `ceiling` are decimals in `currency` (null: it holds no money). */
export interface Tactic extends Bounds {
  id: string
  tactic_name: string
  timing_type: TimingType
  zone_mode: 'site' | 'beijing'
  week: Week
  currency: string | null
  is_enable: boolean
}

/** undefined: there is none, or its week cannot be read. */
export async function tacticOf(tx: Tx, companyId: number, id: string): Promise<Tactic | undefined> {
  const { rows: [row] } = await tx.query<Omit<Tactic, 'week'> & { week: unknown }>(
    `select id::text, tactic_name, timing_type, zone_mode, week, currency, floor::text, ceiling::text, coalesce(is_enable, false) as is_enable
     from ad_tactic where company_id = $1 and id = $2::bigint`, [companyId, id],
  )
  const week = row && readWeek(row.week)
  return row && week ? { ...row, week } : undefined
}

export const BEIJING = 'Asia/Shanghai'

/** The clock by which a tactic's hours are meant on a marketplace. */
export function zoneOf(model: Model, mode: Tactic['zone_mode'], site: string): string {
  if (mode === 'beijing') return BEIJING
  const zone = model.enums['site']?.data[site]?.['zone'] ?? enumValue(model.enums, 'site', site)
  return typeof zone === 'string' ? zone : 'UTC'
}

/** Hours fit the type, amounts have their currency, and a tactic in use keeps its type. @throws Refusal at the field */
export const tacticRule: WriteRule = async ({ tx, asker }, written) => {
  for (const { before, after } of written) {
    if (!after) continue
    const tactic = await tacticOf(tx, asker.companyId, String(after['id']))
    const wrong = tactic && wrongUnit(tactic.timing_type, tactic.week)
    if (wrong !== undefined) throw new Refusal(CODES.invalid, wrong, { week: wrong })
    if (tactic && tactic.currency === null && holdsMoney(tactic.timing_type, tactic.week)) {
      const says = '时段里填的是金额，请选择币种'
      throw new Refusal(CODES.invalid, says, { currency: says })
    }
    if (!before || before['timing_type'] === after['timing_type']) continue
    const { rows } = await tx.query(
      `select from ad_timed_task where company_id = $1 and tactic_id = $2::bigint and run_state <> 'ended' limit 1`, [asker.companyId, after['id']],
    )
    if (rows.length > 0) throw new Refusal(CODES.invalid, '还有任务在用这个策略，不能换类型：请另建一个策略', { timing_type: '还有任务在用这个策略' })
  }
}

/** A task's tactic may be changed for another of its type. */
export const taskRule: WriteRule = async ({ tx, asker }, written) => {
  for (const { before, after } of written) {
    if (!after || !before || String(before['tactic_id']) === String(after['tactic_id'])) continue
    const tactic = await tacticOf(tx, asker.companyId, String(after['tactic_id']))
    if (tactic && tactic.timing_type !== after['timing_type']) {
      const says = '换上的策略要与任务是同一类型'
      throw new Refusal(CODES.invalid, says, { tactic_id: says })
    }
  }
}
