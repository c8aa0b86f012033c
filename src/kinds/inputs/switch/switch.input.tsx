import { Switch } from 'antd'
import type { InputProps } from '../input'

export function SwitchInput({ id, input, value, onChange }: InputProps) {
  return <Switch id={id} checked={value === true || value === 1 || value === '1'} disabled={input.readOnly} onChange={(next) => onChange?.(next)} />
}
