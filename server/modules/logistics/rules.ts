/** Which rule chooses the channel of an order, and why the others do not: rules in their order, the first that fits wins. */
import type { Condition } from '../../../contract/filter'
import { conditionsOf } from '../../../contract/kept-conditions'
import { CODES } from '../../../contract/wire'
import { seeingAll } from '../../kernel/asker/asker'
import { Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import { countFitting, rowsThatFit } from '../../kernel/read/answer/kept-condition'
import { readingOf, type Reading } from '../../kernel/read/reading'

interface Rule {
  id: string
  name: string
  priority: number
  rule: Condition | null
  enabled: boolean
  channelId: string
  warehouseId: string | null
  channel: string
  provider: string
  usable: boolean
  warehouse: string | null
}

const RULES = `select r.id::text, r.rule_name as name, r.priority, r.order_rule as rule, r.is_enable is distinct from false as enabled,
    r.channel_id::text as "channelId", r.warehouse_id::text as "warehouseId",
    c.logistics_channel as channel, p.logistics_provider as provider, (c.is_enable is distinct from false and p.is_enable is distinct from false) as usable,
    w.name as warehouse
  from logistics_rule r join logistics_channel c on c.company_id = $1 and c.id = r.channel_id
  join logistics_provider p on p.company_id = $1 and p.id = c.provider_id left join warehouse w on w.company_id = $1 and w.id = r.warehouse_id
  where r.company_id = $1 order by r.priority, r.rule_name`

/** An order of a shop. */
interface OfOrder { shop: string; order: string }

/** What the first rule that fits an order chooses. */
export interface Chosen { ruleId: string; channelId: string; warehouseId: string | null }

const MOST = 200

/** The orders that conditions fit, of those named, by shop and number. */
async function fitting(reading: Reading, orders: readonly OfOrder[], rule: Condition): Promise<Set<string>> {
  const of = conditionsOf(reading.model.entities['logistics_rule']!.fields['order_rule']!.conditions, {})!
  const found = new Set<string>()
  for (let at = 0; at < orders.length; at += MOST) {
    const ids = orders.slice(at, at + MOST).map(({ order }) => order)
    const tree: Condition = { and: [{ field: 'order_id', op: 'in', value: ids }, rule] }
    const { rows } = await rowsThatFit({ ...reading, asker: seeingAll(reading.asker) }, of, tree, { most: MOST, fields: ['shop_id', 'order_id'] })
    for (const row of rows) found.add(`${String(row['shop_id'])} ${String(row['order_id'])}`)
  }
  return found
}

/** By shop and number ("7 114-…"); an order that no rule fits is left out. */
export async function channelsOf(reading: Reading, orders: readonly OfOrder[]): Promise<Map<string, Chosen>> {
  const { rows } = await reading.tx.query<Rule>(RULES, [reading.asker.companyId])
  const chosen = new Map<string, Chosen>()
  for (const { id, rule, enabled, usable, channelId, warehouseId } of rows) {
    const open = orders.filter(({ shop, order }) => !chosen.has(`${shop} ${order}`))
    if (!enabled || !usable || open.length === 0) continue
    const fits = rule === null ? new Set(open.map(({ shop, order }) => `${shop} ${order}`)) : await fitting(reading, open, rule)
    for (const { shop, order } of open) {
      if (fits.has(`${shop} ${order}`)) chosen.set(`${shop} ${order}`, { ruleId: id, channelId, warehouseId })
    }
  }
  return chosen
}

/** @throws Refusal notFound for an order that is not there, or of a shop that the asker does not see */
export const ruleTrial = answers('logistics.ruleTrial', (context, { order_id: orderId }) =>
  context.db.withCompany(context.caller, async (tx) => {
    const reading = readingOf(context, tx)
    const of = conditionsOf(context.model.entities['logistics_rule']!.fields['order_rule']!.conditions, {})!
    const named: Condition = { field: 'order_id', op: 'eq', value: orderId.trim() }
    if ((await countFitting(reading, of, named)) === 0) {
      throw new Refusal(CODES.notFound, `没有订单「${orderId.trim().slice(0, 60)}」，或不在您可见的店铺范围内`, { order_id: '没有这个订单' })
    }
    const { rows } = await tx.query<Rule>(RULES, [context.caller.companyId])
    let chosen: string | undefined
    const lines = []
    for (const { id, name, priority, rule, enabled, channel, provider, usable, warehouse } of rows) {
      const fits = rule === null || (await countFitting(reading, of, { and: [named, rule] })) > 0
      const error = !enabled ? '规则已停用' : !fits ? '条件不符' : !usable ? '渠道或物流商已停用' : chosen !== undefined ? `也符合，但前面的「${chosen}」先选中` : undefined
      if (error === undefined) chosen = name
      lines.push({
        line: id, cells: { priority: String(priority), rule: name, channel, provider, warehouse: warehouse ?? '' }, ...(error === undefined ? {} : { error }),
      })
    }
    const done = chosen === undefined ? 0 : 1
    return {
      columns: [
        { name: 'priority', label: '优先级', short: true }, { name: 'rule', label: '规则' }, { name: 'channel', label: '渠道' }, { name: 'provider', label: '物流商' },
        { name: 'warehouse', label: '仓库' },
      ],
      lines, done, refused: lines.length - done,
    }
  }))
