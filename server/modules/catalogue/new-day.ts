/** What a new day brings by itself: pairings and prices that begin or end with it. Once an hour in every process; a day that brings nothing writes nothing. */
import type { Database } from '../../kernel/store/connect'
import { raiseDataVersions } from '../../kernel/store/data-version'
import { refreshOffers } from './offers'
import { refreshPaired } from './pairings'

/** Renews offers and pairings of every company for its own today, and raises the data versions of what changed. */
export async function sweepDays(db: Database): Promise<void> {
  await db.asOwner(async (tx) => {
    const { rows } = await tx.query<{ id: number; today: string }>(`select id, (now() at time zone zone)::date::text as today from company order by id`)
    for (const { id, today } of rows) {
      const offers = await refreshOffers(tx, id, today, 'all')
      const named = await refreshPaired(tx, id, today, 'all')
      const changed = [...(offers.length > 0 ? ['sku'] : []), ...(named.length > 0 ? ['product'] : [])]
      if (changed.length > 0) await raiseDataVersions(tx, id, changed)
    }
  })
}
