/** Cost by the server's calls: batches as staff see them, and what must hold of all of them. */
import { expect } from 'vitest'
import { rebuildDerived } from '../../../server/kernel/kept/derived'
import type { Client, TestApp } from '../../support/app'
import { OWN } from '../../../server/modules/stock/public'
import { stockKit } from '../stock/kit'

export interface Batch { in: number; used: number; left: number; cost: string; spent: string; diff: string; rest: string }

const REPORT = '/fba/api/v1/inventory_report'
const OWN_KINDS = OWN.map((kind) => `'${kind}'`).join(', ')

export function costKit(client: () => Client) {
  const kit = stockKit(client)
  const FIELDS = ['id', 'in_day', 'in_qty', 'used_qty', 'left_qty', 'cost', 'used_cost', 'diff_cost', 'left_cost', 'doc_id']
  return {
    ...kit,
    /** Batches of a SKU that hold something, in the order in which they are used. */
    batches: async (sku: string): Promise<Batch[]> => {
      const rows = await kit.rows(`${REPORT}/batches`, FIELDS, { and: [kit.is('sku_id', sku), { field: 'in_qty', op: 'gt', value: 0 }] })
      return rows.toSorted((a, b) => String(a['in_day']).localeCompare(String(b['in_day'])) || Number(a['id']) - Number(b['id']))
        .map((row) => ({
          in: Number(row['in_qty']), used: Number(row['used_qty']), left: Number(row['left_qty']), cost: String(row['cost']), spent: String(row['used_cost']),
          diff: String(row['diff_cost']), rest: String(row['left_cost']),
        }))
    },
    uses: (filter: unknown) => kit.rows(`${REPORT}/batchUses`, ['use_day', 'qty', 'amount', 'missing_qty', 'late', 'doc_id', 'layer_id'], filter),
    lines: (filter: unknown) =>
      kit.rows(`${REPORT}/batchLines`, ['id', 'line_day', 'kind', 'basis', 'amount', 'base_amount', 'diff_amount', 'doc_id', 'layer_id'], filter),
    /** A document of goods moved by hand, finished. */
    moved: async (type: string, warehouse: string, day: string, items: object[]): Promise<string> => {
      const id = await kit.move({ move_type: type, warehouse_id: warehouse, move_day: day, items })
      for (const step of ['submit', 'approve', 'finish']) {
        const { code, msg } = await kit.moveStep(id, step)
        expect([step, code, msg]).toEqual([step, 200, msg])
      }
      return id
    },
  }
}

/** What is kept of Amazon's batches, and of what is told by them, is what making all of it anew comes to. */
export async function expectWholeFba({ runtime: { db, live }, companyId }: TestApp): Promise<void> {
  const image = () => db.asOwner((tx) => tx.query(`select md5(string_agg(t, '|' order by t)) as image from (
    select (to_jsonb(l) - 'id')::text as t from fba_layer l union all select (to_jsonb(u) - 'id' - 'layer_id')::text from fba_use u
    union all select (to_jsonb(s) - 'id')::text from sold_cost s
    union all select (to_jsonb(c) - 'id')::text from fba_cost c) t`)).then(({ rows }) => rows)
  const before = await image()
  await db.asOwner((tx) => rebuildDerived(tx, live.current.model, { companyId }))
  expect(await image()).toEqual(before)
}

/** What must hold of every batch, entry and amount; [] where all does. */
export async function wrongCosts({ runtime, companyId }: TestApp): Promise<unknown[]> {
  const { rows } = await runtime.db.asOwner((tx) => tx.query(
    `with u as (select * from cost_use where company_id = $1),
     used as (select layer_id, sum(qty) as qty, sum(amount) as amount from u group by 1),
     lines as (select layer_id, sum(base_amount) as cost, sum(diff_amount) as diff from cost_line where company_id = $1 group by 1),
     entries as (select e.*, e.from_kind in (${OWN_KINDS}) and e.to_kind not in (${OWN_KINDS}) as leaves from stock_entry e where e.company_id = $1
       and not exists (select from stock_entry r where r.company_id = $1 and r.reverses_id = e.id and r.at = e.at)
       and not exists (select from stock_entry o where o.company_id = $1 and o.id = e.reverses_id and o.at = e.at))
     select 'more used than came' as what, l.id from cost_layer l join used on used.layer_id = l.id where l.company_id = $1 and used.qty > l.in_qty
     union all
     select 'entry not whole', e.id from entries e left join (select entry_id, sum(qty) filter (where not late) as qty from u group by 1) s on s.entry_id = e.id
       where e.leaves and coalesce(s.qty, 0) <> e.qty
     union all
     select 'use of no entry', u.id from u where not exists (select from entries e where e.id = u.entry_id)
     union all
     select 'all used, and something left', l.id from cost_layer l left join used on used.layer_id = l.id left join lines on lines.layer_id = l.id
       where l.company_id = $1 and coalesce(used.qty, 0) = l.in_qty and coalesce(lines.cost, 0) <> coalesce(used.amount, 0) + coalesce(lines.diff, 0)
     union all
     select 'pieces overlap', a.id from u a join u b on b.layer_id = a.layer_id and b.id <> a.id
       and b.before_qty < a.before_qty + a.qty and a.before_qty < b.before_qty + b.qty
     union all
     select 'items of another amount', n.id from u n join cost_layer l on l.company_id = $1 and l.id = n.layer_id cross join lateral (
         select sum(base_amount) filter (where kind in ('purchase', 'carry')) as purchase, sum(base_amount) as whole from cost_line c
         where c.company_id = $1 and c.layer_id = n.layer_id and c.month <= greatest(n.use_day, l.in_day)) s
       where abs(n.purchase_cost - coalesce(n.amount * s.purchase / nullif(s.whole, 0), 0)) > 0.005 or (n.amount is null) <> (n.purchase_cost is null)
     union all
     select 'taken twice from one batch', entry_id from u where layer_id is not null and pos is not null group by entry_id, layer_id, late having count(*) > 1
     union all
     select 'more covered than lacked', entry_id from u where layer_id is null or late group by entry_id
       having sum(case when late then qty else 0 end) > sum(case when layer_id is null then qty else 0 end)`,
    [companyId],
  ))
  return rows
}
