/** What is tracked of batches: a track finds its batch, and the newest of a batch is what FBA货件 tells. */
import { raiseDataVersions } from '../../../kernel/store/data-version'
import type { WriteRule } from '../../../kernel/write/write.rules'

/** What makes an event of its own once it is another. */
const TOLD = ['latest_event', 'track_state', 'event_time'] as const

/** Runs after every write of tracks. A batch is found where exactly one has the number; each new state is kept as an event. */
export const trackRule: WriteRule = async ({ tx, asker, now }, written) => {
  const ids = written.flatMap(({ after }) => (after ? [String(after['id'])] : []))
  await tx.query(
    `update tracking t set batch_id = (select min(b.id) from ship_batch b where b.company_id = $1 and b.fba_ship_status <> '4'
       and (b.shipment_id = t.shipment_id or b.batch_no = t.ref_no or b.shipment_id = t.ref_no or b.tracking_no = t.tracking_no) having count(*) = 1)
     where t.company_id = $1 and t.id = any($2::bigint[]) and t.batch_id is null`, [asker.companyId, ids],
  )
  const moved = written.flatMap(({ before, after }) => (
    after && TOLD.some((field) => String(before?.[field] ?? '') !== String(after[field] ?? '')) ? [String(after['id'])] : []
  ))
  if (moved.length > 0) await tx.query(
    `insert into tracking_event (company_id, tracking_id, event_time, track_state, event, creator, create_time)
     select $1, t.id, t.event_time, t.track_state, t.latest_event, $3::bigint, $4::timestamptz from tracking t
     where t.company_id = $1 and t.id = any($2::bigint[]) order by t.id`, [asker.companyId, moved, asker.employeeId, now.toISOString()],
  )
  const { rows } = await tx.query<{ batch: string }>(
    'select distinct batch_id::text as batch from tracking where company_id = $1 and id = any($2::bigint[]) and batch_id is not null', [asker.companyId, ids],
  )
  const before = written.flatMap(({ before: was }) => (was?.['batch_id'] ? [String(was['batch_id'])] : []))
  const batches = [...new Set([...rows.map(({ batch }) => batch), ...before])]
  if (batches.length === 0) return
  await tx.query(
    `update ship_batch b set track_state = n.track_state, latest_event = n.latest_event, eta = coalesce(n.eta, b.eta),
       tracking_no = coalesce(b.tracking_no, n.tracking_no)
     from unnest($2::bigint[]) as named (id) left join lateral (
       select t.* from tracking t where t.company_id = $1 and t.batch_id = named.id
       order by t.event_time desc nulls last, t.ship_date desc, t.id desc limit 1) n on true
     where b.company_id = $1 and b.id = named.id`, [asker.companyId, batches],
  )
  await raiseDataVersions(tx, asker.companyId, ['ship_batch'])
}
