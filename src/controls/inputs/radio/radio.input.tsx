import { Radio } from 'antd'
import { offeredValues } from '../../choices/enum-options'
import { asText, asTexts, choicesOf, type InputProps } from '../../../../kinds/shared/input'

/** All values of an enum in sight; one that is hidden is shown only where it is the value. */
export function RadioInput({ id, input, value, onChange, enums, label }: InputProps) {
  const values = offeredValues(enums[choicesOf(input).enum ?? ''], asTexts(value))
  return <Radio.Group
    id={id} aria-label={label} value={asText(value)} disabled={input.readOnly} options={values.map((one) => ({ value: one.value, label: one.label }))}
    onChange={(event) => onChange?.(event.target.value)}
  />
}
