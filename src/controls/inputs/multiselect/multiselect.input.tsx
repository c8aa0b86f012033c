import { ChoiceSelect } from '../../choices/choice-select'
import { asTexts, choicesOf, type InputProps } from '../../../../kinds/shared/input'

/** Writes a list of texts, empty where nothing is chosen. */
export function MultiselectInput({ id, input, value, onChange, enums, label }: InputProps) {
  return <ChoiceSelect
    id={id} label={label} from={choicesOf(input)} home={input.home} enums={enums} multiple value={asTexts(value)} placeholder="请选择" disabled={input.readOnly}
    onChange={(values) => onChange?.(values)}
  />
}
