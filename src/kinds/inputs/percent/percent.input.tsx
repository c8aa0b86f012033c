import { NumberBox } from '../../../ui/number-box'
import { formatPercent } from '../../../lib/format/number'
import { asText, type InputProps } from '../input'

/** Percentages are entered as decimals (specification, section 5); the percentage stands beside. */
export function PercentInput({ id, input, value, onChange }: InputProps) {
  const text = asText(value)
  return <NumberBox id={id} decimals={input.scale ?? 4} value={text} min={input.min} max={input.max} disabled={input.readOnly} suffix={text ? <span className="cell-muted">{formatPercent(text)}</span> : undefined} onChange={(next) => onChange?.(next)} />
}
