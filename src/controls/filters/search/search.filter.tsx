import { Compact, compact, Input } from '../../../ui/light/input'
import { Select } from '../../../ui/light/select'
import { useState } from 'react'
import { operatorOf } from '../../../../contract/list-address'
import { textsOf, type FilterProps } from '../../../../kinds/shared/filter'

/** One box that looks in the field a person chooses. */
export function SearchFilter({ id, filter, value, onChange }: FilterProps) {
  const fields = filter.type === 'search' ? filter.fields : [filter.field]
  const [chosen, setChosen] = useState(fields[0]?.path ?? '')
  const field = value?.field ?? chosen
  const text = textsOf(value?.value).join('、')
  const ask = (next: string, within: string): void => onChange?.(next.trim() ? { op: operatorOf(filter), value: next.trimStart(), field: within } : undefined)
  return (
    <Compact>
      {fields.length > 1 ? (
        <Select
          className={`filter-search-field ${compact('select', 'first')}`}
          aria-label="搜索字段"
          value={field}
          options={fields.map((one) => ({ value: one.path, label: one.label }))}
          popupMatchSelectWidth={false}
          onChange={(next: string) => {
            setChosen(next)
            if (text) ask(text, next)
          }}
        />
      ) : null}
      <Input
        id={id} className={compact('input', fields.length > 1 ? 'last' : 'only')} value={text} allowClear placeholder="包含"
        onChange={(event) => ask(event.target.value, field)}
      />
    </Compact>
  )
}
