import { traits } from '../../../../kinds/column-kinds'
import { Select } from '../../../ui/light/select'
import { useState } from 'react'
import type { Operator } from '../../../../contract/filter'
import { formatPercent } from '../../../../contract/format/number'
import { operatorOf } from '../../../../contract/list-address'
import { Compact, compact } from '../../../ui/light/input'
import { NumberBox } from '../../../ui/number-box'
import { textsOf, type FilterProps } from '../../../../kinds/shared/filter'

const SIGNS: Partial<Record<Operator, string>> = { ge: '≥', gt: '>', eq: '=', lt: '<', le: '≤', ne: '≠', between: '区间' }
/** More-filter inputs take up to four decimals (specification, section 5); a field with more keeps its own. */
const LEAST_DECIMALS = 4

/** A size and how to compare with it. Percentages are entered as decimals (specification, section 5): what 0.25 is, 25%, stands beside it. */
export function NumberFilter({ id, filter, value, onChange }: FilterProps) {
  const field = filter.type === 'field' ? filter.field : undefined
  const [chosen, setChosen] = useState<Operator>(operatorOf(filter) in SIGNS ? operatorOf(filter) : 'ge')
  const op = value?.op ?? chosen
  const [from, to] = textsOf(value?.value)
  const decimals = traits(field).whole ? 0 : Math.max(field?.scale ?? 0, LEAST_DECIMALS)
  const isPercent = traits(field).points
  const percentOf = (
    text: string | undefined,
  ) => (isPercent && text ? <span className="cell-muted">{formatPercent(text, 4).replace(/\.?0+%$/, '%')}</span> : undefined)
  const signs = (Object.keys(SIGNS) as Operator[]).filter((sign) => !field || field.operators.includes(sign))
  const ask = (next: Operator, low: string | undefined, high: string | undefined): void => {
    if (next !== 'between') return onChange?.(low === undefined || low === '' ? undefined : { op: next, value: low })
    if (!low && !high) return onChange?.(undefined)
    onChange?.({ op: 'between', value: [low ?? '', high ?? ''] })
  }
  return (
    <Compact>
      <Select
        className={`filter-sign ${compact('select', 'first')}`}
        aria-label="比较方式"
        value={op}
        options={signs.map((sign) => ({ value: sign, label: SIGNS[sign] }))}
        popupMatchSelectWidth={false}
        onChange={(next: Operator) => {
          setChosen(next)
          ask(next, from, to)
        }}
      />
      <NumberBox
        className={compact('input', op === 'between' ? 'middle' : 'last')} id={id} value={from} decimals={decimals} negative
        placeholder={isPercent ? '小数，如 0.25' : op === 'between' ? '从' : undefined}
        suffix={percentOf(from)} onChange={(low) => ask(op, low, to)}
      />
      {op === 'between' ? (
        <NumberBox
          className={compact('input', 'last')} label="到" value={to} decimals={decimals} negative placeholder={isPercent ? undefined : '到'}
          suffix={percentOf(to)} onChange={(high) => ask(op, from, high)}
        />
      ) : null}
    </Compact>
  )
}
