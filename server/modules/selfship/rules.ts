/**
 * What the company's rules do with orders that wait for review: the first that fits of each kind of action, tags of all that fit. An order that is
 * held goes no further.
 */
import type { Condition } from '../../../contract/filter'
import { conditionsOf } from '../../../contract/kept-conditions'
import type { Row } from '../../../contract/wire'
import { seeingAll } from '../../kernel/asker/asker'
import { rowsThatFit } from '../../kernel/read/answer/kept-condition'
import { takeStep } from '../../kernel/write/step'
import { lockRow, updateRow, type Writing } from '../../kernel/write/write.row'
import type { Written } from '../../kernel/write/written'
import { pairedGoods } from '../fba/public'

interface Rule {
  id: string
  action: 'audit' | 'assign_wh' | 'assign_logistics' | 'mark' | 'hold'
  rule: Condition | null
  warehouse: string | null
  channel: string | null
  tags: string[] | null
  reason: string | null
  shops: string[] | null
}

const MOST = 200

/** Which of these orders a rule fits. */
async function fitting(writing: Writing, rule: Rule, orders: readonly Row[]): Promise<Set<string>> {
  const ids = orders.filter((row) => !rule.shops?.length || rule.shops.includes(String(row['shop_id']))).map((row) => String(row['id']))
  if (rule.rule === null || ids.length === 0) return new Set(ids)
  const of = conditionsOf(writing.model.entities['order_rule']!.fields['order_rule']!.conditions, {})!
  const found = new Set<string>()
  for (let at = 0; at < ids.length; at += MOST) {
    const tree: Condition = { and: [{ field: 'id', op: 'in', value: ids.slice(at, at + MOST) }, rule.rule] }
    const { rows } = await rowsThatFit({ ...writing, asker: seeingAll(writing.asker) }, of, tree, { most: MOST, fields: ['id'] })
    for (const row of rows) found.add(String(row['id']))
  }
  return found
}

/** Orders without a pairing are left to people: the review would be refused. */
async function arePaired({ tx, ...writing }: Writing, id: string, shop: string): Promise<boolean> {
  const { rows } = await tx.query<{ msku: string }>(
    'select distinct msku from fbm_order_item where company_id = $1 and fbm_id = $2::bigint', [writing.asker.companyId, id],
  )
  const goods = await pairedGoods({ tx, ...writing }, shop, rows.map(({ msku }) => msku))
  return rows.length > 0 && rows.every(({ msku }) => goods.has(msku))
}

/** @returns how many orders any rule did something with */
export async function applyRules(writing: Writing, ids: readonly string[], written: Written[]): Promise<number> {
  const { tx, asker, model } = writing
  const entity = model.entities['fbm_order']!
  const { rows: rules } = await tx.query<Rule>(
    `select id::text, rule_action as action, order_rule as rule, warehouse_id::text as warehouse, channel_id::text as channel, tags, hold_reason as reason,
       apply_shops as shops
     from order_rule where company_id = $1 and is_enable is distinct from false order by priority, rule_name`, [asker.companyId],
  )
  if (rules.length === 0) return 0
  const orders: Row[] = []
  for (const id of [...new Set(ids)].sort((one, other) => Number(one) - Number(other))) {
    const row = await lockRow(writing, entity, { id })
    if (String(row['fbm_status']) === '1') orders.push(row)
  }
  const hits = new Map<string, Rule[]>()
  for (const rule of rules) {
    for (const id of await fitting(writing, rule, orders)) {
      const before = hits.get(id) ?? []
      if (rule.action === 'mark' || before.every(({ action }) => action !== rule.action)) hits.set(id, [...before, rule])
    }
  }
  for (const before of orders) {
    const hit = hits.get(String(before['id'])) ?? []
    if (hit.length > 0) await doWith(writing, before, hit, written)
  }
  return hits.size
}

async function doWith(writing: Writing, before: Row, hit: readonly Rule[], written: Written[]): Promise<void> {
  const entity = writing.model.entities['fbm_order']!
  const of = (action: Rule['action']): Rule | undefined => hit.find((rule) => rule.action === action)
  const marks = hit.flatMap((rule) => (rule.action === 'mark' ? rule.tags ?? [] : []))
  const tags = [...new Set([...((before['tags'] as string[] | null) ?? []), ...marks].map(String))]
  const changes: Row = {
    rule_ids: hit.map(({ id }) => id), ...(tags.length > 0 ? { tags } : {}),
    ...(before['warehouse_id'] === null && of('assign_wh') ? { warehouse_id: of('assign_wh')!.warehouse } : {}),
    ...(before['channel_id'] === null && of('assign_logistics') ? { channel_id: of('assign_logistics')!.channel } : {}),
  }
  const after = await updateRow(writing, entity, before, changes)
  written.push({ entity, action: 'edit', before, after })
  const held = of('hold')
  if (held) return takeStep(writing, entity, 'hold', after, { fbm_status: '9', hold_reason: held.reason }, written)
  if (!of('audit') || !(await arePaired(writing, String(after['id']), String(after['shop_id'])))) return
  await takeStep(writing, entity, 'audit', after, { fbm_status: '2' }, written)
}
