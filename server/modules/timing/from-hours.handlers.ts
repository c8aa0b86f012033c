/**
 * 由出单时段生成策略: a week of hours out of the orders of the last days, by the marketplaces' own clocks. An hour of the week is raised or
 * lowered by how far its orders are from the mean of all 168, within what a person allows, in steps of 5%.
 */
import { addDays } from '../../../contract/days'
import type { Row } from '../../../contract/wire'
import { DAY_HOURS, WEEK_HOURS, type Week } from '../../../contract/week'
import { own } from '../../kernel/asker/own'
import { refuseAt } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import { answerReport } from '../../kernel/read/answer/reports'
import { readingOf } from '../../kernel/read/reading'
import { writingTogether } from '../../kernel/write/together'
import { addRow } from '../../kernel/write/write.tree'

const LEAST_ORDERS = 100
const DAYS = { least: 7, most: 93 }
const STEP = 0.05
/** Less than this either way is the base. */
const NEAR = 0.1

/** `most_up`, `most_down`: shares. @throws Refusal of too few orders, and where no hour would change */
export const tacticFromHours = answers('adsTimed.tacticFromHours', (context, asked) => writingTogether(context, async (writing, written) => {
  const { model, asker, tx } = writing
  const [orders, tactics] = [own(model.datasets, 'orders'), own(model.entities, 'ad_tactic')]
  if (!orders || !tactics) throw new Error('there are no orders or tactics')
  const { days } = asked
  if (days < DAYS.least || days > DAYS.most) refuseAt('days', `天数为 ${DAYS.least} 到 ${DAYS.most} 天`)
  const [up, down] = [Number(asked.most_up), Number(asked.most_down)]
  if (!(up >= 0 && up <= 9)) refuseAt('most_up', '最多提高 0% 到 900%')
  if (!(down >= 0 && down < 1)) refuseAt('most_down', '最多降低 0% 到 99%')
  const [from, to] = [addDays(asker.today, -days), addDays(asker.today, -1)]
  const { list } = await answerReport(readingOf(context, tx), orders, {
    page: 1, pageSize: WEEK_HOURS, rows: ['weekday', 'hour'], measures: ['orders'],
    filter: {
      and: [
        { field: 'day', op: 'between', value: [from, to] }, ...(asked.shop_id ? [{ field: 'shop', op: 'eq' as const, value: asked.shop_id }] : []),
      ],
    },
  })
  const week = weekOf(list, up, down)
  const total = list.reduce((sum, row) => sum + Number(row['orders'] ?? 0), 0)
  if (total < LEAST_ORDERS) {
    refuseAt('days', `${from} 至 ${to} 只有 ${total} 单，不足 ${LEAST_ORDERS} 单，不足以判断时段：请增加天数，或换一个店铺`)
  }
  if (week.hours.every((entry) => entry === null)) refuseAt('most_up', '各时段的订单相差不大，没有要提高或降低的时段')
  const row = await addRow(writing, tactics, {
    tactic_name: asked.tactic_name, timing_type: asked.timing_type, zone_mode: 'site', week, is_enable: true,
    remark: `由 ${from} 至 ${to} 的 ${total} 单得出`,
  }, {}, written)
  return { id: String(row['id']) }
}))

/** @param rows weekday ("1" is Monday), hour ("00") and orders @param up, down shares */
function weekOf(rows: readonly Row[], up: number, down: number): Week {
  const counts = Array.from({ length: WEEK_HOURS }, () => 0)
  for (const { weekday, hour, orders } of rows) counts[(Number(weekday) - 1) * DAY_HOURS + Number(hour)] = Number(orders ?? 0)
  const mean = counts.reduce((sum, count) => sum + count, 0) / WEEK_HOURS
  return {
    unit: 'rate', hours: counts.map((count) => {
      const off = mean === 0 ? 0 : count / mean - 1
      const share = Math.round(Math.min(up, Math.max(-down, off)) / STEP) * STEP
      return Math.abs(off) < NEAR || share === 0 ? null : String(Number(share.toFixed(2)))
    }),
  }
}
