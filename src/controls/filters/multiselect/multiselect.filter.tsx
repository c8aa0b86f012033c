import { ChoiceSelect } from '../../choices/choice-select'
import { choicesOf, textsOf, type FilterProps } from '../../../../kinds/shared/filter'

/** Asks `in` with the chosen values; nothing chosen asks nothing. */
export function MultiselectFilter({ id, label, filter, value, onChange, enums, narrow }: FilterProps) {
  return (
    <ChoiceSelect
      id={id}
      label={label}
      narrow={narrow}
      from={choicesOf(filter)}
      enums={enums}
      multiple
      value={textsOf(value?.value)}
      onChange={(values) => onChange?.(values.length > 0 ? { op: 'in', value: values } : undefined)}
    />
  )
}
