/** A board as it begins for somebody's roles: which cards stand first, which are put away, what its filters begin with. Pure. */
import type { BoardPlan, CardPlan } from '../../../../contract/page-plan'
import type { FilterPlan } from '../../../../contract/plan'

/** The board settled for `roles`: the first arrangement that names one of them, or as the page has it. */
export function arrangedFor({ arranged, ...board }: BoardPlan, roles: readonly string[]): BoardPlan {
  const said = arranged?.find((one) => one.roles.some((role) => roles.includes(role)))
  if (!said) return board
  const place = new Map(said.cards.map((code, at) => [code, at]))
  // What a new company does first stands above every role's cards, until it is done.
  const placeOf = ({ code, shows }: CardPlan): number => (shows === 'start' ? -1 : place.get(code) ?? place.size)
  return {
    ...board,
    filters: board.filters.map((filter) => begun(filter, said.filters)),
    cards: [...board.cards].sort((one, other) => placeOf(one) - placeOf(other)).map((card) => (said.away.includes(card.code) ? { ...card, away: true } : card)),
  }
}

function begun(filter: FilterPlan, starts: Record<string, unknown>): FilterPlan {
  if (filter.type !== 'field' || !(filter.field.path in starts)) return filter
  return { ...filter, default: starts[filter.field.path] } as FilterPlan
}
