/**
 * What a person's lists and boards begin with where neither an address nor a view says: their own shops and the currency that they
 * read amounts in. Pure.
 */
import { operatorOf } from '../../../../contract/list-address'
import type { PagePlan } from '../../../../contract/page-plan'
import type { Begun } from '../../../../contract/filter'
import type { FilterPlan } from '../../../../contract/plan'

/** What a person has said of themselves (个人信息). */
interface OwnBeginnings {
  /** Ids of shops that they may see. */
  shops: readonly string[]
  /** Null: as each page has it. */
  currency: 'original' | 'company' | null
}

/** The plan with what its lists and its board begin with for this person. */
export function begunPlan(plan: PagePlan, own: OwnBeginnings): PagePlan {
  const begun = <T extends { filters: FilterPlan[]; currency: ('original' | 'company')[] }>(list: T): T => {
    const begins = beginsOf(list, own)
    return begins ? { ...list, begins } : list
  }
  return { ...plan, lists: plan.lists.map(begun), ...(plan.board ? { board: begun(plan.board) } : {}) }
}

function beginsOf({ filters, currency }: { filters: FilterPlan[]; currency: ('original' | 'company')[] }, own: OwnBeginnings): Begun['begins'] {
  const shops: Record<string, string[]> = {}
  for (const filter of filters) {
    if (own.shops.length > 0 && filter.type === 'field' && takesShops(filter)) shops[filter.field.path] = [...own.shops]
  }
  const shown = own.currency !== null && currency.length > 1 && currency.includes(own.currency) && currency[0] !== own.currency ? own.currency : undefined
  return Object.keys(shops).length === 0 && shown === undefined ? undefined : { filters: shops, ...(shown ? { currency: shown } : {}) }
}

/** A filter that takes several shops and begins with nothing. */
function takesShops(filter: Extract<FilterPlan, { type: 'field' }>): boolean {
  return filter.field.options?.entity === 'shop' && filter.default === undefined && operatorOf(filter) === 'in'
}
