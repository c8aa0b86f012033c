/** What the builder of conditions is given. Types alone. */
import type { Condition } from '../../../contract/filter'
import type { EnumPlan, ListPlan } from '../../../contract/plan'

export interface FilterBuilderProps {
  plan: Pick<ListPlan, 'filters' | 'columns' | 'or' | 'beside'>
  enums: Record<string, EnumPlan>
  /** Today by the company's clock, yyyy-mm-dd. */
  today: string
  where: Condition | undefined
  onApply: (where: Condition | undefined) => void
}
