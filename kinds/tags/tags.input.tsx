import { Select } from 'antd'
import { asTexts, type InputProps } from '../shared/input'

/** Words of one's own, ended by enter or a comma. */
export function TagsInput({ id, input, value, onChange, label }: InputProps) {
  return <Select
    id={id} aria-label={label} mode="tags" value={asTexts(value)} disabled={input.readOnly} tokenSeparators={[',', '，']} open={false} suffixIcon={null}
    onChange={(words: string[]) => onChange?.(words)}
  />
}
