/**
 * What Amazon's warehouses have lost or damaged, one row for each such event, with what was found again of it: units found (F, N) make good
 * the oldest units lost (M, 5) of the same goods that are still missing then; what is found while nothing is missing makes good nothing.
 * Units damaged by Amazon (E, 6, 7, U) do not come back. Source of the codes: the ledger's own list of reasons.
 */
import type { Making } from '../../../kernel/kept/functions'
import { ledgerPools } from '../pools'

interface Event {
  id: string; pool_id: string; shop_id: string; event_day: string; msku: string; fnsku: string | null; asin: string | null
  kind: 'lost' | 'found' | 'damaged'; reason: string; quantity: number; fulfillment_center: string | null; reference_id: string | null; country: string | null
}

type Loss = Omit<Event, 'quantity'> & { lost_qty: number; found_qty: number; open_qty: number; found_day: string | null }

/** Makes fba_loss anew of the MSKU concerned. `open_qty`: what is still missing. */
export async function ledgerLosses({ tx, companyId, keys }: Making<'fba_loss'>): Promise<void> {
  if (keys === 'all') await ledgerPools(tx, companyId)
  const only = keys === 'all' ? null : JSON.stringify(keys.filter(({ pool_id: pool }) => pool !== null))
  const values = [companyId, only]
  const within = (row: string): string => `($2::jsonb is null or exists (select from jsonb_to_recordset($2::jsonb) as k (pool_id bigint, msku text)
    where k.pool_id = ${row}.pool_id and k.msku = ${row}.msku))`
  await tx.query(`delete from fba_loss l where l.company_id = $1 and ${within('l')}`, values)
  const { rows } = await tx.query<Event>(
    `select e.id::text, e.pool_id::text, e.shop_id::text, e.event_day::text, e.msku, e.fnsku, e.asin, e.reason, abs(e.quantity)::int as quantity,
       e.fulfillment_center, e.reference_id, e.country,
       case when e.reason in ('F', 'N') then 'found' when e.reason in ('M', '5') then 'lost' else 'damaged' end as kind
     from fba_ledger e
     where e.company_id = $1 and e.pool_id is not null and e.event_type = 'Adjustments' and ${within('e')}
       and (e.reason in ('F', 'N') and e.quantity > 0 or e.reason in ('M', '5') and e.quantity < 0
         or e.reason in ('E', '6', '7', 'U') and e.quantity < 0 and e.disposition = 'SELLABLE')
     order by e.event_day, (e.quantity > 0), e.id`,
    values,
  )
  const losses = lossesOf(rows)
  if (losses.length === 0) return
  await tx.query(
    `insert into fba_loss (company_id, pool_id, shop_id, event_day, msku, fnsku, asin, loss_kind, reason, lost_qty, found_qty, open_qty, found_day,
       fulfillment_center, reference_id, country)
     select $1, l.pool_id, l.shop_id, l.event_day, l.msku, l.fnsku, l.asin, l.kind, l.reason, l.lost_qty, l.found_qty, l.open_qty, l.found_day,
       l.fulfillment_center, l.reference_id, l.country
     from jsonb_to_recordset($2::jsonb) as l (pool_id bigint, shop_id bigint, event_day date, msku text, fnsku text, asin text, kind text, reason text,
       lost_qty integer, found_qty integer, open_qty integer, found_day date, fulfillment_center text, reference_id text, country text)`,
    [companyId, JSON.stringify(losses)],
  )
}

/** @param events in the order in which they happened */
function lossesOf(events: readonly Event[]): Loss[] {
  const losses: Loss[] = []
  const missing = new Map<string, Loss[]>()
  for (const { quantity, ...event } of events) {
    const goods = JSON.stringify([event.pool_id, event.msku, event.fnsku])
    const open = missing.get(goods) ?? []
    missing.set(goods, open)
    if (event.kind !== 'found') {
      const loss = { ...event, lost_qty: quantity, found_qty: 0, open_qty: quantity, found_day: null }
      losses.push(loss)
      if (event.kind === 'lost') open.push(loss)
      continue
    }
    let left = quantity
    while (left > 0 && open[0]) {
      const [loss] = open
      const back = Math.min(left, loss.open_qty)
      left -= back
      loss.found_qty += back
      loss.open_qty -= back
      loss.found_day = event.event_day
      if (loss.open_qty === 0) open.shift()
    }
  }
  return losses
}
