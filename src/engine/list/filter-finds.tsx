/** What a page lets one find by a press: its conditions that are either asked or not (只看断货, 建议添加否定), each a button that asks at once. */
import { keyOfFilter, type FilterValues } from '../../../contract/list-address'
import type { FilterPlan, ListPlan } from '../../../contract/plan'

type Find = Extract<FilterPlan, { type: 'when' }>

/** Those that the page does not put behind 更多筛选. */
export function findsOf(plan: Pick<ListPlan, 'filters'>): Find[] {
  return plan.filters.filter((filter): filter is Find => isFind(filter))
}

/** True for a condition that stands in the bar as a button of its own; the form leaves it out. */
export function isFind(filter: FilterPlan): boolean {
  return filter.type === 'when' && !filter.more
}

/** A pressed button asks its condition, pressed again it takes it back. `onChange` is told all filters, the others as they were. */
export function FilterFinds({ finds, filters, onChange }: { finds: readonly Find[]; filters: FilterValues; onChange: (filters: FilterValues) => void }) {
  return (
    <div className="filter-finds">
      {finds.map((find) => {
        const key = keyOfFilter(find)
        const isAsked = filters[key]?.value === true
        const { [key]: _asked, ...others } = filters
        return (
          <button
            key={key} type="button" className="filter-find" aria-pressed={isAsked}
            onClick={() => onChange(isAsked ? others : { ...others, [key]: { op: 'eq', value: true } })}
          >{find.label}</button>
        )
      })}
    </div>
  )
}
