/** What a person reaches of an entity: may they read its rows at all, and on which page does one of them open? Pure. */
import type { Entity, Model } from '../../../../contract/model'
import type { Access } from './access'

/** Whoever may list or open rows of an entity may read of them. */
export function mayRead(model: Model, access: Access, entity: Entity): boolean {
  return Object.values(model.families).some((family) =>
    Object.values(family.calls).some(
      (call) => (call.does?.type === 'list' || call.does?.type === 'get') && call.does.entity === entity.name && access.mayCall(call),
    ),
  )
}

/** Where one row opens: its own page, else a list with the row shown at its side. */
interface RowPlace { route: string; query: Record<string, string> }

/** The first page that the person may open; undefined where there is none. */
export function placeOfRow(model: Model, access: Access, entity: Entity, key: string): RowPlace | undefined {
  const plans = Object.values(model.plans).filter(({ page, state }) => state === 'built' && access.mayWorkOn(page))
  const detail = plans.find((plan) => plan.detail?.entity === entity.name)
  if (detail) return { route: detail.route, query: { [entity.key[0] ?? 'id']: key } }
  for (const plan of plans) {
    const list = plan.lists.find(({ source, view, where }) => source.entity === entity.name && view === 'table' && where === undefined)
    if (list) return { route: plan.route, query: { ...(plan.kind === 'tabs' ? { tab: list.code } : {}), row: key } }
  }
  return undefined
}
