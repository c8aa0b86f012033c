/** Values under the values above them: shops by site, an enum in its groups. The cascader itself comes when it is first needed. */
import { enumValue } from '../../../../contract/enum-value'
import { Select } from '../../../ui/light/select'
import { useState } from 'react'
import { usePort } from '../../../engine/port'
import { later, useLater } from '../../../ui/use-later'
import { choicesOf, isRequired, textsOf, type FilterProps } from '../../../../kinds/shared/filter'
import type { CascaderPanelProps } from './cascader.panel'

const panel = later<CascaderPanelProps>(() => import('./cascader.panel').then((module) => module.CascaderPanel))
const NONE: string[] = []

/** Asks `in` with a list, or `eq` with one value where the filter says so; nothing chosen asks nothing. A light select stands there until it is touched. */
export function CascaderFilter({ id, label, filter, value, onChange, enums, narrow }: FilterProps) {
  const [Panel, wake] = useLater(panel)
  const [wanted, setWanted] = useState(false)
  const { enum: values, options } = choicesOf(filter)
  const chosen = textsOf(value?.value)
  const labels = usePort().useLabels(options?.entity ?? '', options ? chosen : NONE)
  const multiple = filter.type !== 'field' || filter.op !== 'eq'
  const nameOf = (one: string): string => (values ? enumValue(enums, values, one)?.label : labels.get(one)) ?? one
  const ask = (next: string[]): void => onChange?.(next.length === 0 ? undefined : multiple ? { op: 'in', value: next } : { op: 'eq', value: next[0]! })
  if (Panel) {
    return (
      <Panel
        id={id} label={label} multiple={multiple} clearable={!isRequired(filter)} value={chosen} nameOf={nameOf} wanted={wanted} narrow={narrow} onChange={ask}
        plan={values ? enums[values] : undefined}
        entity={values ? undefined : options?.entity}
        by={filter.type === 'field' ? filter.by : undefined}
        levels={filter.type === 'field' && filter.by ? enums[filter.by.enum] : undefined}
      />
    )
  }
  const enter = (): void => {
    setWanted(true)
    wake()
  }
  return (
    <div className="choice-cascader" onMouseEnter={wake} onMouseDown={enter} onFocus={enter}>
      <Select
        id={id}
        aria-label={label}
        mode={multiple ? 'multiple' : undefined}
        open={false}
        value={multiple ? chosen : chosen[0]}
        options={chosen.map((one) => ({ value: one, label: nameOf(one) }))}
        placeholder="全部"
        maxTagCount="responsive"
        allowClear={!isRequired(filter)}
        onChange={(next: string | string[] | undefined) => ask(next === undefined ? [] : Array.isArray(next) ? next : [next])}
      />
    </div>
  )
}
