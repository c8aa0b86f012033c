import { NumberBox } from '../../../ui/number-box'
import { asText, type InputProps } from '../input'

/** Exact decimals travel as text. */
export function DecimalInput({ id, input, value, onChange }: InputProps) {
  return <NumberBox id={id} decimals={input.scale ?? 2} value={asText(value)} min={input.min} max={input.max} disabled={input.readOnly} onChange={(text) => onChange?.(text)} />
}
