/** Above the list: its filters, and what they ask in one sentence. */
import { useMemo } from 'react'
import type { ListState } from '../../../contract/list-address'
import { isSame } from '../../../contract/same'
import type { EnumPlan, ListPlan } from '../../../contract/plan'
import { usePort } from '../port'
import { useStable } from '../../ui/use-stable'
import { FilterBuilder } from './filter-builder'
import { FilterForm } from './filter-form'
import { FilterSentence } from './filter-sentence'

interface Props {
  plan: ListPlan
  enums: Record<string, EnumPlan>
  state: ListState
  /** The last day that all sources have: what filters by it offer. */
  dataDay?: string
  /** The day that all of the asked data goes to. */
  dataUntil?: string | null
  busy: boolean
  onChange: (part: Partial<ListState>) => void
  /** The same filters are asked once more. */
  onAgain: () => void
  /** Told the sentence whenever it is another. */
  onSays: (says: string) => void
}

/** The form and its sentence. 查询 with the same filters asks again; a list without filters has the sentence alone. */
export function ListHead({ plan, enums, state, dataDay, dataUntil, busy, onChange, onAgain, onSays }: Props) {
  const today = usePort().today()
  const apply = useStable((filters: ListState['filters']) => (sameFilters(filters, state.filters) ? onAgain() : onChange({ filters })))
  const advanced = useMemo(
    () => <FilterBuilder plan={plan} enums={enums} today={today} where={state.where} onApply={(where) => onChange({ where })} />,
    [plan, enums, today, state.where, onChange],
  )
  return (
    <>
      {plan.filters.length > 0 ? (
        <FilterForm plan={plan} enums={enums} values={state.filters} today={today} dataDay={dataDay} onApply={apply} busy={busy} extra={advanced} />
      ) : null}
      <FilterSentence
        plan={plan} enums={enums} filters={state.filters} where={state.where} brokenWhere={state.brokenWhere} dataDay={dataDay} dataUntil={dataUntil}
        onChange={onChange} onSays={onSays}
      />
    </>
  )
}

function sameFilters(left: ListState['filters'], right: ListState['filters']): boolean {
  const keys = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...keys].every((key) => isSame(left[key], right[key]))
}
