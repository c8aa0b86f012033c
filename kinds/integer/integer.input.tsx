import { NumberBox } from '../../src/ui/number-box'
import { asText, type InputProps } from '../shared/input'
import { unitBeside } from '../shared/unit-beside'

/** Whole numbers travel as numbers. */
export function IntegerInput({ id, input, value, onChange, label }: InputProps) {
  return <NumberBox
    id={id} label={label} decimals={0} value={asText(value)} min={input.min} max={input.max} disabled={input.readOnly}
    suffix={unitBeside(input)} onChange={(text) => onChange?.(text === undefined || text === '-' ? undefined : Number(text))}
  />
}
