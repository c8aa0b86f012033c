import { NumberBox } from '../../src/ui/number-box'
import { asText, type InputProps } from '../shared/input'

/** Whole numbers travel as numbers. */
export function IntegerInput({ id, input, value, onChange, label }: InputProps) {
  return <NumberBox
    id={id} label={label} decimals={0} value={asText(value)} min={input.min} max={input.max} disabled={input.readOnly}
    onChange={(text) => onChange?.(text === undefined || text === '-' ? undefined : Number(text))}
  />
}
