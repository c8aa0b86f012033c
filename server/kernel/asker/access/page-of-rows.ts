/** Which page of the menu lists the very rows that a condition finds: the way from a number to where its rows are worked on. Pure. */
import { allOf, comparisonsOf, conjunctsOf, type Condition } from '../../../../contract/filter'
import { canAsk } from '../../../../contract/filter-fields'
import { defaultState, writeState } from '../../../../contract/list-address'
import { missingFilters } from '../../../../contract/list-question'
import type { Entity, Model } from '../../../../contract/model'
import type { ListPlan } from '../../../../contract/plan'
import type { Access } from './access'

/** More comparisons than this are no address that anybody can read. */
const MOST = 12

/**
 * @param adds paths whose totals must stand there
 * @returns undefined where no page lists all of these rows and no others
 */
export function pageOfRows(
  model: Model, access: Access, entity: Entity, where: Condition | undefined, adds: readonly string[],
): { route: string; query: Record<string, string> } | undefined {
  const asked = comparisonsOf(where)
  if (asked.length > MOST) return undefined
  const lists = (list: ListPlan): boolean => list.source.entity === entity.name && list.view === 'table' && list.where === undefined && list.total &&
    missingFilters(list, {}).length === 0 && asked.every((one) => canAsk(list, one)) &&
    adds.every((path) => list.columns.some((column) => column.path === path && column.total !== 'none'))
  const inMenu = model.pages.filter(({ page, access: by, state }) => by === 'menu' && state === 'built' && access.mayWorkOn(page))
  for (const { page, route } of inMenu) {
    const plan = model.plans[page]
    const list = plan?.lists.find(lists)
    if (!plan || !list) continue
    const { currency: _start, ...start } = defaultState(list)
    const flat = allOf(conjunctsOf(where))
    const original = list.currency.find((one) => one === 'original')
    const address = writeState(list, { ...start, filters: {}, ...(flat ? { where: flat } : {}), ...(original ? { currency: original } : {}) })
    return { route, query: { ...(plan.lists.length > 1 ? { tab: list.code } : {}), ...Object.fromEntries(address) } }
  }
  return undefined
}
