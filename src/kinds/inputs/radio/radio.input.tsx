import { Radio } from 'antd'
import { asText, choicesOf, type InputProps } from '../input'

export function RadioInput({ id, input, value, onChange, enums }: InputProps) {
  const values = enums[choicesOf(input).enum ?? '']?.values ?? []
  return <Radio.Group id={id} value={asText(value)} disabled={input.readOnly} options={values.map((one) => ({ value: one.value, label: one.label }))} onChange={(event) => onChange?.(event.target.value)} />
}
