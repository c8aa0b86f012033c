import { ChoiceSelect } from '../../choices/choice-select'
import { asTexts, choicesOf, type InputProps } from '../input'

export function SelectInput({ id, input, value, onChange, enums }: InputProps) {
  return <ChoiceSelect id={id} from={choicesOf(input)} enums={enums} multiple={false} value={asTexts(value)} placeholder="请选择" allowClear={!input.required} disabled={input.readOnly} onChange={([one]) => onChange?.(one)} />
}
