/** How the figures are grouped, in which currency, and what they are compared with: the switches above a table. */
import { memo } from 'react'
import { Segmented } from '../../ui/light/choice'
import { Select } from '../../ui/light/select'
import type { ListState } from '../../../contract/list-address'
import { timesBeside } from '../../../contract/across'
import type { AcrossPlan } from '../../../contract/across-plan'
import type { ListPlan } from '../../../contract/plan'
import { COMPARING_LABELS } from '../../../contract/about-words'
import { useOffers } from '../../ui/offers'
import { STEP_LABELS, waysOf } from './ways'

const CURRENCY_LABELS = { original: '原币', company: '本位币' } as const
/** More ways of grouping than this stand in a select. */
const MOST_SEGMENTS = 5

interface Props {
  plan: ListPlan
  rows: ListState['rows']
  currency: ListState['currency'] | undefined
  compare: ListState['compare'] | undefined
  across?: ListState['across']
  onChange: (part: Partial<ListState>) => void
}

/** A switch only where the plan leaves a choice. `onChange` is told no more than what was switched. */
export const ListControls = memo(function ListControls({ plan, rows, currency: shown, compare, across, onChange }: Props) {
  const times = timesBeside(plan, rows)
  useOffers(plan.currency.filter((one) => plan.currency.length > 1 && one !== shown).map((currency) => (
    { key: `currency:${currency}`, group: '本页操作', label: `币种切换为${CURRENCY_LABELS[currency]}`, run: () => onChange({ currency }) }
  )))
  return (
    <>
      {plan.rows.length > 1 ? <GroupingControl plan={plan} rows={rows} onChange={onChange} /> : null}
      {plan.across && times.length > 0 ? <AcrossControl offers={{ ...plan.across, times }} across={across} onChange={onChange} /> : null}
      {plan.currency.length > 1 ? (
        <label className="list-control">
          <span>币种</span>
          <Segmented
            label="币种" value={shown} options={plan.currency.map((one) => ({ value: one, label: CURRENCY_LABELS[one] }))}
            onChange={(currency) => onChange({ currency })}
          />
        </label>
      ) : null}
      {plan.compare.length > 0 ? (
        <label className="list-control">
          <span>对比</span>
          <Select
            size="small"
            variant="filled"
            popupMatchSelectWidth={false}
            value={compare ?? 'none'}
            options={[{ value: 'none' as const, label: '不对比' }, ...plan.compare.map((one) => ({ value: one, label: COMPARING_LABELS[one] }))]}
            onChange={(compare) => onChange({ compare })}
          />
        </label>
      ) : null}
    </>
  )
})

/** Whether a figure stands under days, weeks or months as columns, and which. */
function AcrossControl({ offers, across, onChange }: { offers: AcrossPlan } & Pick<Props, 'across' | 'onChange'>) {
  const measure = across?.measure ?? offers.measures[0]?.name ?? ''
  const steps = offers.times.map(({ name, step }) => ({ value: name, label: STEP_LABELS[step] }))
  const small = { size: 'small', variant: 'filled', popupMatchSelectWidth: false } as const
  return (
    <label className="list-control">
      <span>横向展开</span>
      <Select
        {...small}
        aria-label="横向展开"
        value={steps.some(({ value }) => value === across?.dimension) ? across?.dimension : ''}
        options={[{ value: '', label: '不展开' }, ...steps]}
        onChange={(dimension) => onChange({ across: dimension === '' ? undefined : { dimension, measure } })}
      />
      {across && offers.measures.length > 1 ? (
        <Select
          {...small}
          aria-label="展开的指标"
          value={measure}
          options={offers.measures.map(({ name, label }) => ({ value: name, label }))}
          onChange={(next) => onChange({ across: { ...across, measure: next } })}
        />
      ) : null}
    </label>
  )
}

/** How rows are grouped; where a way can be split by time, a switch beside it. */
function GroupingControl({ plan, rows, onChange }: Pick<Props, 'plan' | 'rows' | 'onChange'>) {
  const { whole, base, steps, turn } = waysOf(plan.rows, rows)
  return (
    <>
      {whole.length > 1 ? (
        <label className="list-control">
          <span>汇总维度</span>
          {whole.length <= MOST_SEGMENTS ? (
            <Segmented label="汇总维度" value={base} options={whole} onChange={(to) => onChange({ rows: turn(to) })} />
          ) : (
            <Select size="small" variant="filled" popupMatchSelectWidth={false} value={base} options={whole} onChange={(to) => onChange({ rows: turn(to) })} />
          )}
        </label>
      ) : null}
      {steps.length > 0 ? (
        <label className="list-control">
          <span>时间</span>
          <Segmented label="时间" value={rows} options={steps} onChange={(next) => onChange({ rows: next })} />
        </label>
      ) : null}
    </>
  )
}
