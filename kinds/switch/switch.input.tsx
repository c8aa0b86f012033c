import { Switch } from 'antd'
import type { InputProps } from '../shared/input'

/** On for true, 1 and "1"; answers true or false. */
export function SwitchInput({ id, input, value, onChange, label }: InputProps) {
  return <Switch
    id={id} aria-label={label} checked={value === true || value === 1 || value === '1'} disabled={input.readOnly} onChange={(next) => onChange?.(next)}
  />
}
