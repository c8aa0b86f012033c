import { NumberBox } from '../../src/ui/number-box'
import { asText, type InputProps } from '../shared/input'
import { decimalsOf, maxDigitsOf } from '../shared/input-rules'
import { unitBeside } from '../shared/unit-beside'

/** Exact decimals travel as text. */
export function DecimalInput({ id, input, value, onChange, label }: InputProps) {
  return <NumberBox
    id={id} label={label} decimals={decimalsOf(input)} value={asText(value)} min={input.min} max={input.max} maxDigits={maxDigitsOf(input)}
    disabled={input.readOnly} suffix={unitBeside(input)} onChange={(text) => onChange?.(text)}
  />
}
