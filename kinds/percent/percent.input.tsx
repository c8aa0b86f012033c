import { NumberBox } from '../../src/ui/number-box'
import { formatPercent } from '../../contract/format/number'
import { asText, type InputProps } from '../shared/input'
import { decimalsOf, maxDigitsOf } from '../shared/input-rules'

/** Percentages are entered as decimals (specification, section 5); the percentage stands beside. */
export function PercentInput({ id, input, value, onChange, label }: InputProps) {
  const text = asText(value)
  return <NumberBox
    id={id} label={label} decimals={decimalsOf(input)} value={text} min={input.min} max={input.max} maxDigits={maxDigitsOf(input)}
    disabled={input.readOnly} suffix={text ? <span className="cell-muted">{formatPercent(text)}</span> : undefined} onChange={(next) => onChange?.(next)}
  />
}
