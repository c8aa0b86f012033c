import { enumValue } from '../../contract/enum-value'
import { EMPTY } from '../../contract/format/number'
import { Cut } from '../shared/cut'
import { isBlank, textOf, type CellProps } from '../shared/cell'

/** A value's Chinese label, with its colour as a dot. A word that the list does not know is shown as it came. */
export function EnumCell({ value, field, enums }: CellProps) {
  if (isBlank(value)) return EMPTY
  const text = textOf(value)
  const known = enumValue(enums, field.enum, text)
  if (!known) return <Cut>{text}</Cut>
  return (
    <Cut>
      {known.color ? <i className={`cell-dot dot-${known.color}`} /> : null}
      {known.label}
    </Cut>
  )
}
