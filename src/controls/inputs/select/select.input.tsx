import { ChoiceSelect } from '../../choices/choice-select'
import { CalledSelect } from './called-select'
import { asTexts, choicesOf, type InputProps } from '../../../../kinds/shared/input'

/** Writes one text, undefined where it is emptied; what is required cannot be. Of rows, those chosen last stand first. */
export function SelectInput(props: InputProps) {
  const { id, input, value, onChange, enums, label } = props
  if (input.choices) return <CalledSelect {...props} choices={input.choices} />
  return <ChoiceSelect
    id={id} label={label} from={choicesOf(input)} home={input.home} enums={enums} multiple={false} value={asTexts(value)}
    placeholder="请选择" allowClear={!input.required} recent disabled={input.readOnly} onChange={([one]) => onChange?.(one)}
  />
}
