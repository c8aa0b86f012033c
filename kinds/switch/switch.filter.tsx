import { Select } from '../../src/ui/light/select'
import { operatorOf } from '../../contract/list-address'
import { isRequired, type FilterProps } from '../shared/filter'

/** Yes, no, or either. */
export function SwitchFilter({ id, label, filter, value, onChange }: FilterProps) {
  return (
    <Select
      id={id}
      aria-label={label}
      value={typeof value?.value === 'boolean' ? String(value.value) : undefined}
      allowClear={!isRequired(filter)}
      placeholder="全部"
      options={[{ value: 'true', label: '是' }, { value: 'false', label: '否' }]}
      onChange={(next: string | undefined) => onChange?.(next === undefined ? undefined : { op: operatorOf(filter), value: next === 'true' })}
    />
  )
}
