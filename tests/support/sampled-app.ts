/** The product with a few rows of everything that built lists show: what tests of every page ask. */
import type { Model } from '../../contract/model'
import { rebuildRollups } from '../../server/kernel/kept/rollup'
import type { ListPlan } from '../../contract/plan'
import { startTestApp, type TestApp } from './app'
import { insertSampleRows, insertShop } from './rows'

/** Every list of every built page: "page:code" and its plan. */
export function builtLists(model: Model): [source: string, list: ListPlan][] {
  return Object.values(model.plans).filter((plan) => plan.state === 'built').flatMap(
    (plan) => plan.lists.map((list): [string, ListPlan] => [`${plan.page}:${list.code}`, list]),
  )
}

/** @param rows how many of each entity that a list shows or counts */
export async function startSampledApp(model: Model, rows: number): Promise<TestApp> {
  const app = await startTestApp()
  const { db } = app.runtime
  const shopId = await insertShop(db, app.companyId)
  const shown = new Set<string>()
  for (const [, { source }] of builtLists(model)) {
    if (source.entity) shown.add(source.entity)
    for (const { facts } of Object.values(model.datasets[source.dataset ?? '']?.sources ?? {})) shown.add(facts)
  }
  for (const name of [...shown].sort()) {
    const entity = model.entities[name]
    if (entity && name !== 'shop') await insertSampleRows(db, model, entity, { companyId: app.companyId, shopId }, rows)
  }
  // Tasks that were only put there to be listed are nobody's to do.
  await db.asOwner((tx) => tx.query(`update job set run_after = 'infinity', lease_until = 'infinity'`))
  await db.asOwner((tx) => rebuildRollups(tx, model))
  return app
}
