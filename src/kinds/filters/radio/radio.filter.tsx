import { Radio } from 'antd'
import { operatorOf } from '../../../lib/list-address'
import { offeredValues } from '../../choices/enum-options'
import { choicesOf, isRequired, textsOf, type FilterProps } from '../filter'

/** One of a few values, all in sight. */
export function RadioFilter({ id, filter, value, onChange, enums }: FilterProps) {
  const values = offeredValues(enums[choicesOf(filter).enum ?? ''], textsOf(value?.value))
  const options = [...(isRequired(filter) ? [] : [{ value: '', label: '全部' }]), ...values.map((one) => ({ value: one.value, label: one.label }))]
  return (
    <Radio.Group
      id={id}
      optionType="button"
      value={textsOf(value?.value)[0] ?? ''}
      options={options}
      onChange={(event) => {
        const next = String(event.target.value)
        onChange?.(next === '' ? undefined : { op: operatorOf(filter), value: next })
      }}
    />
  )
}
