/** Tracking numbers of self-shipped orders: said one by one or by an import, and what is tracked of them moves the orders on. */
import type { Row } from '../../../contract/wire'
import { seeingAll } from '../../kernel/asker/asker'
import { raiseDataVersions } from '../../kernel/store/data-version'
import { takeStep } from '../../kernel/write/step'
import type { WriteRule } from '../../kernel/write/write.rules'
import { lockRow, updateRow, type Writing } from '../../kernel/write/write.row'
import type { Written } from '../../kernel/write/written'
import { refuse } from '../stock/public'

/** Once their goods are held they may have a number, as long as they stand. */
const NUMBERED = ['10', '3', '4', '5', '11', '6']
/** Of track_state: the parcel is on its way, or was. */
const SEEN = ['transit', 'pickup', 'delivered', 'undelivered', 'exception', 'expired']

/** The newest number of an order is its own; one that is taken away gives the one before it back. */
export const parcelRule: WriteRule = async (writing, written) => {
  const { tx, asker } = writing
  const ids = [...new Set(written.flatMap(({ before, after }) => [before, after].flatMap((row) => (row ? [String(row['fbm_id'])] : []))))]
  const { rows: orders } = await tx.query<{ no: string; state: string }>(
    'select order_no as no, fbm_status as state from fbm_order where company_id = $1 and id = any($2::bigint[]) order by id for update', [asker.companyId, ids],
  )
  const early = orders.find(({ state }) => !NUMBERED.includes(state))
  if (early) refuse(`「${early.no}」还没有分配物流，或已经作废，不能登记跟踪号`, { fbm_id: '还没有分配物流' })
  await tx.query(
    `update fbm_parcel p set shop_id = f.shop_id, order_id = f.order_id from fbm_order f
     where p.company_id = $1 and f.company_id = $1 and f.id = p.fbm_id and f.id = any($2::bigint[])`,
    [asker.companyId, ids],
  )
  const { rows } = await tx.query<{ id: string; no: string | null; freight: string | null }>(
    `select named.id::text, n.tracking_no as no, n.real_freight::text as freight from unnest($2::bigint[]) as named (id) left join lateral (
       select p.tracking_no, p.real_freight from fbm_parcel p where p.company_id = $1 and p.fbm_id = named.id order by p.id desc limit 1) n on true
     order by named.id`, [asker.companyId, ids],
  )
  const entity = writing.model.entities['fbm_order']!
  const changed: Written[] = []
  for (const { id, no, freight } of rows) {
    const before = await lockRow(writing, entity, { id })
    const after = await updateRow(writing, entity, before, { tracking_no: no, real_freight: freight, track_event: null, track_time: null })
    changed.push({ entity, action: 'edit', before, after })
  }
  return [...changed, ...await follow(writing, rows.flatMap(({ no }) => (no === null ? [] : [no])))]
}

/** What is written in 物流跟踪 of a number of ours. */
export const trackRule: WriteRule = (writing, written) => follow(writing, written.flatMap(({ after }) => (after ? [String(after['tracking_no'])] : [])))

/** @returns the steps that orders took */
export async function follow(asked: Writing, numbers: readonly string[]): Promise<Written[]> {
  // A track is of no shop: whoever writes it down moves the order on.
  const writing = { ...asked, asker: seeingAll(asked.asker) }
  const { tx, asker, model, now } = writing
  const written: Written[] = []
  if (numbers.length === 0) return written
  const { rows } = await tx.query<{ id: string; state: string; track: string; at: string | null }>(
    `update fbm_order f set track_event = t.latest_event, track_time = t.event_time from tracking t
     where f.company_id = $1 and t.company_id = $1 and t.tracking_no = f.tracking_no and f.tracking_no = any($2::text[])
     returning f.id::text, f.fbm_status as state, t.track_state as track, t.event_time::text as at`, [asker.companyId, numbers],
  )
  const entity = model.entities['fbm_order']!
  for (const { id, state, track, at } of rows) {
    const step = track === 'delivered' && ['5', '11'].includes(state) ? 'sign' : SEEN.includes(track) && state === '5' ? 'online' : undefined
    if (step === undefined) continue
    const before = await lockRow(writing, entity, { id })
    const when = at ?? now.toISOString()
    const changes: Row = step === 'sign' ? { fbm_status: '6', done_time: when } : { fbm_status: '11', online_time: when }
    await takeStep(writing, entity, step, before, changes, written)
  }
  if (rows.length > 0) await raiseDataVersions(tx, asker.companyId, ['fbm_order'])
  return written
}
