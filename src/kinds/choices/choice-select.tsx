/** One select for both sources of choices: an enum that travels with the plan, or the rows of an entity. */
import { Select } from 'antd'
import { useMemo } from 'react'
import type { EnumPlan } from '../../lib/plan'
import { enumOptions, matchesChoice } from './enum-options'
import { RemoteSelect } from './remote-select'

interface Props {
  id?: string
  from: { enum?: string; options?: { entity: string; title: string } }
  enums: Record<string, EnumPlan>
  multiple: boolean
  value?: string[]
  onChange: (value: string[]) => void
  placeholder?: string
  allowClear?: boolean
  disabled?: boolean
  label?: string
}

const NONE: string[] = []

export function ChoiceSelect({ id, from, enums, multiple, value = NONE, onChange, placeholder = '全部', allowClear = true, disabled, label }: Props) {
  const plan = from.enum ? enums[from.enum] : undefined
  const options = useMemo(() => enumOptions(plan, value), [plan, value])
  if (!plan && from.options) {
    return <RemoteSelect id={id} entity={from.options.entity} multiple={multiple} value={value} onChange={onChange} placeholder={placeholder} allowClear={allowClear} disabled={disabled} label={label} />
  }
  return (
    <Select
      id={id}
      aria-label={label}
      mode={multiple ? 'multiple' : undefined}
      value={multiple ? value : value[0]}
      onChange={(next: string | string[] | undefined) => onChange(next === undefined ? [] : Array.isArray(next) ? next : [next])}
      options={options}
      showSearch
      filterOption={matchesChoice}
      allowClear={allowClear}
      disabled={disabled}
      placeholder={placeholder}
      maxTagCount="responsive"
      popupMatchSelectWidth={200}
      notFoundContent="没有可选项"
    />
  )
}
