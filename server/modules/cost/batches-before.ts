/** A ledger that was kept before cost was: its goods become batches, priced where the document that brought them in says so. */
import type { Upgrade } from '../../kernel/kept/upgrades'
import type { Entered, Posting } from '../stock/public'
import { followLedger } from './follow'
import { NOT_CANCELLED } from './match'

/** What still counts of the ledger, as it would be told: what was taken back at its own moment is left out on both sides. */
const ENTRIES = `select e.id::text, e.at::text, e.entry_day::text as day, e.sku_id::text as "skuId", e.qty, e.reason, e.doc_line as line, null as reverses,
    jsonb_build_object('kind', e.from_kind, 'warehouseId', e.from_wh_id::text) as from,
    jsonb_build_object('kind', e.to_kind, 'warehouseId', e.to_wh_id::text) as to,
    jsonb_build_object('kind', e.doc_kind, 'id', e.doc_id, 'no', e.doc_no) as document,
    case when i.unit_cost is not null and e.to_kind = 'bin' then jsonb_build_object('unit', i.unit_cost::text, 'currency', i.currency) end as cost
  from stock_entry e left join stock_move_item i on e.doc_kind = 'stock_move' and i.company_id = $1 and i.id::text = e.doc_line
  where e.company_id = $1 and ${NOT_CANCELLED} order by e.id`

/** Once: every entry of the ledger is followed as if it were posted now. */
export const batchesOfBefore: Upgrade = {
  name: 'cost.batchesOfBefore',
  entities: ['stock_entry', 'stock_move_item', 'cost_layer', 'cost_line', 'cost_use', 'cost_parent', 'cost_period', 'company_setting'],
  async run(tx, model) {
    const { rows: companies } = await tx.query<{ id: number; zone: string; today: string }>(
      `select c.id, c.zone, (now() at time zone c.zone)::date::text as today from company c
       where exists (select from stock_entry e where e.company_id = c.id) order by c.id`,
    )
    for (const { id, zone, today } of companies) {
      const posting: Posting = { tx, model, asker: { companyId: id, employeeId: null, zone, today }, now: new Date() }
      const { rows } = await tx.query<Entered>(ENTRIES, [id])
      await followLedger.entered(posting, rows)
    }
  },
}
