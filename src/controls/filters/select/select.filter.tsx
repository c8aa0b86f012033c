import { operatorOf } from '../../../../contract/list-address'
import { ChoiceSelect } from '../../choices/choice-select'
import { choicesOf, isRequired, textsOf, type FilterProps } from '../../../../kinds/shared/filter'

/** Asks with the filter's own operator; one that is required cannot be emptied. */
export function SelectFilter({ id, label, filter, value, onChange, enums, narrow }: FilterProps) {
  return (
    <ChoiceSelect
      id={id}
      label={label}
      narrow={narrow}
      from={choicesOf(filter)}
      enums={enums}
      multiple={false}
      value={textsOf(value?.value)}
      allowClear={!isRequired(filter)}
      onChange={([one]) => onChange?.(one === undefined ? undefined : { op: operatorOf(filter), value: one })}
    />
  )
}
