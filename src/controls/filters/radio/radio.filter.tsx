import { traits } from '../../../../kinds/column-kinds'
import { RadioButtons } from '../../../ui/light/choice'
import { operatorOf } from '../../../../contract/list-address'
import { offeredValues } from '../../choices/enum-options'
import { choicesOf, isRequired, textsOf, type FilterProps } from '../../../../kinds/shared/filter'

const YES_NO = [{ value: 'true', label: '是' }, { value: 'false', label: '否' }]

/** One of a few values, all in sight; yes or no of a field that is no more than that. */
export function RadioFilter({ id, filter, value, onChange, enums }: FilterProps) {
  const isYesNo = filter.type === 'field' && traits(filter.field).truth
  const values = isYesNo ? YES_NO : offeredValues(enums[choicesOf(filter).enum ?? ''], textsOf(value?.value))
  const options = [...(isRequired(filter) ? [] : [{ value: '', label: '全部' }]), ...values.map((one) => ({ value: one.value, label: one.label }))]
  return (
    <RadioButtons
      id={id}
      value={textsOf(value?.value)[0] ?? ''}
      options={options}
      onChange={(next) => onChange?.(next === '' ? undefined : { op: operatorOf(filter), value: isYesNo ? next === 'true' : next })}
    />
  )
}
