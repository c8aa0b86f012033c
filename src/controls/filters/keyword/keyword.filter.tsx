import { Input } from '../../../ui/light/input'
import type { ClipboardEvent } from 'react'
import { operatorOf } from '../../../../contract/list-address'
import { textsOf, type FilterProps } from '../../../../kinds/shared/filter'

/** Part of a text. Several lines pasted at once (a column of a sheet) ask for exactly these. */
export function KeywordFilter({ id, filter, value, onChange }: FilterProps) {
  const shown = textsOf(value?.value).join(' ')
  const pasted = (event: ClipboardEvent): void => {
    const lines = event.clipboardData.getData('text').split(/[\r\n\t]+/).map((line) => line.trim()).filter(Boolean)
    const can = filter.type === 'field' && filter.field.operators.includes('in')
    if (lines.length < 2 || !can) return
    event.preventDefault()
    onChange?.({ op: 'in', value: lines })
  }
  return (
    <Input
      id={id}
      value={shown}
      allowClear
      placeholder={value?.op === 'in' ? undefined : '包含；可粘贴多行'}
      suffix={value?.op === 'in' ? <span className="cell-muted">{textsOf(value.value).length} 个</span> : undefined}
      onPaste={pasted}
      onChange={(event) => onChange?.(event.target.value.trim() ? { op: operatorOf(filter), value: event.target.value.trimStart() } : undefined)}
    />
  )
}
