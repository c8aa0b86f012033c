import { ChoiceSelect } from '../../choices/choice-select'
import { asTexts, choicesOf, type InputProps } from '../input'

export function MultiselectInput({ id, input, value, onChange, enums }: InputProps) {
  return <ChoiceSelect id={id} from={choicesOf(input)} enums={enums} multiple value={asTexts(value)} placeholder="请选择" disabled={input.readOnly} onChange={(values) => onChange?.(values)} />
}
