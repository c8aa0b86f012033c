/**
 * Orders that ended while what was made was told a cost once, and did not follow what is said of its parts later: what they said is taken back, in its
 * month or the first that is open, and their goods descend from the parts, which comes to the same as long as nothing new was said of these.
 */
import type { Upgrade } from '../../kernel/kept/upgrades'
import type { Posting } from '../stock/public'
import { followParts, unsayMade, type Made, type PartOf } from './made-costs'

interface Ended extends Made { company: number; zone: string; day: string; items: PartOf[] }

/** Those whose parts left the warehouse and whose goods descend from nothing, with the parts as they were. */
const ENDED = `select o.company_id as company, c.zone, o.id::text, o.process_no, o.process_type, o.sku_id::text as sku_id, o.quantity,
    coalesce(o.finish_day, (o.finish_time at time zone c.zone)::date, (now() at time zone c.zone)::date)::text as day,
    (select coalesce(jsonb_agg(jsonb_build_object('id', i.id::text, 'role', i.role, 'sku_id', i.sku_id::text, 'unit_qty', i.unit_qty,
      'taken_qty', i.taken_qty, 'back_qty', i.back_qty, 'bad_back', i.bad_back) order by i.id), '[]')
     from process_item i where i.company_id = o.company_id and i.order_id = o.id) as items
  from process_order o join company c on c.id = o.company_id
  where o.process_status = '4'
    and exists (select from stock_entry e where e.company_id = o.company_id and e.doc_kind = 'process_order' and e.doc_id = o.id::text
      and e.to_kind = 'production')
    and not exists (
      select from cost_layer l join cost_parent p on p.company_id = l.company_id and p.layer_id = l.id and p.whole is not null
      where l.company_id = o.company_id and (l.doc_kind = 'process_order' and l.doc_id = o.id::text or l.doc_kind = 'process_qc' and l.doc_id in (
        select q.id::text from process_qc q where q.company_id = o.company_id and q.order_id = o.id)))
  order by o.company_id, o.finish_time, o.id`

/** Once: every order that ended is priced as its end does it now. */
export const madeOfBefore: Upgrade = {
  name: 'processing.madeOfBefore',
  entities: ['process_order', 'process_item', 'process_qc', 'stock_entry', 'cost_layer', 'cost_line', 'cost_use', 'cost_parent', 'cost_period',
    'sku_cost', 'place_cost'],
  async run(tx, model) {
    const { rows } = await tx.query<Ended>(ENDED)
    for (const { company, zone, day, items, ...row } of rows) {
      // The parts list of the day on which it ended shares the cost of what was taken apart.
      const posting: Posting = { tx, model, asker: { companyId: company, employeeId: null, zone, today: day }, now: new Date() }
      await unsayMade(posting, row)
      await followParts(posting, row, items)
    }
  },
}
