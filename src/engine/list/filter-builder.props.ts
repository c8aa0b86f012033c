/** What the builder of conditions is given. Types alone. */
import type { Condition } from '../../../contract/filter'
import type { EnumPlan, ListPlan } from '../../../contract/plan'

/** `where` is what is asked now; undefined: nothing is. `onApply` is told undefined where every condition was taken away. */
export interface FilterBuilderProps {
  plan: Pick<ListPlan, 'filters' | 'columns' | 'or' | 'beside'>
  enums: Record<string, EnumPlan>
  /** Today by the company's clock, yyyy-mm-dd. */
  today: string
  where: Condition | undefined
  onApply: (where: Condition | undefined) => void
}
