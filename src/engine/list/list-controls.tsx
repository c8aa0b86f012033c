/** How the figures are grouped, in which currency, and what they are compared with: the switches above a table. */
import { memo } from 'react'
import { Segmented, Select } from 'antd'
import type { ListState } from '../../lib/list-address'
import type { ListPlan } from '../../lib/plan'
import { COMPARING_LABELS } from '../table/compared'

const CURRENCY_LABELS = { original: '原币', company: '本位币' } as const
/** More ways of grouping than this stand in a select. */
const MOST_SEGMENTS = 5

interface Props {
  plan: ListPlan
  state: ListState
  onChange: (part: Partial<ListState>) => void
}

export const ListControls = memo(function ListControls({ plan, state, onChange }: Props) {
  return (
    <>
      {plan.rows.length > 1 ? <GroupingControl plan={plan} state={state} onChange={onChange} /> : null}
      {plan.currency.length > 1 ? (
        <label className="list-control">
          <span>币种</span>
          <Segmented size="small" value={state.currency} options={plan.currency.map((one) => ({ value: one, label: CURRENCY_LABELS[one] }))} onChange={(currency) => onChange({ currency })} />
        </label>
      ) : null}
      {plan.compare.length > 0 ? (
        <label className="list-control">
          <span>对比</span>
          <Select
            size="small"
            variant="filled"
            popupMatchSelectWidth={false}
            value={state.compare ?? 'none'}
            options={[{ value: 'none' as const, label: '不对比' }, ...plan.compare.map((one) => ({ value: one, label: COMPARING_LABELS[one] }))]}
            onChange={(compare) => onChange({ compare })}
          />
        </label>
      ) : null}
    </>
  )
}, saysTheSame)

/** Pages and filters are none of its business. */
function saysTheSame(before: Props, after: Props): boolean {
  const { plan, onChange, state } = before
  return plan === after.plan && onChange === after.onChange && state.rows === after.state.rows && state.currency === after.state.currency && state.compare === after.state.compare
}

function GroupingControl({ plan, state, onChange }: Props) {
  const options = plan.rows.map((way, position) => ({ value: position, label: way.label }))
  return (
    <label className="list-control">
      <span>汇总维度</span>
      {options.length <= MOST_SEGMENTS ? (
        <Segmented size="small" value={state.rows} options={options} onChange={(rows) => onChange({ rows })} />
      ) : (
        <Select size="small" variant="filled" popupMatchSelectWidth={false} value={state.rows} options={options} onChange={(rows) => onChange({ rows })} />
      )}
    </label>
  )
}
