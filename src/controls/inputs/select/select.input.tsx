import { ChoiceSelect } from '../../choices/choice-select'
import { asTexts, choicesOf, type InputProps } from '../../../../kinds/shared/input'

export function SelectInput({ id, input, value, onChange, enums, label }: InputProps) {
  return <ChoiceSelect
    id={id} label={label} from={choicesOf(input)} home={input.home} enums={enums} multiple={false} value={asTexts(value)}
    placeholder="请选择" allowClear={!input.required} recent disabled={input.readOnly} onChange={([one]) => onChange?.(one)}
  />
}
