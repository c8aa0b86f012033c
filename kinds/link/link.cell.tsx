import { EMPTY } from '../../contract/format/number'
import { Cut } from '../shared/cut'
import { isBlank, textOf, type CellProps } from '../shared/cell'

/** An address outside of the app. Anything but http and https is shown as text: an imported file must not run script. */
export function LinkCell({ value }: CellProps) {
  if (isBlank(value)) return EMPTY
  const text = textOf(value)
  if (!/^https?:\/\//i.test(text)) return <Cut>{text}</Cut>
  return (
    <Cut>
      <a href={text} target="_blank" rel="noopener noreferrer">{text}</a>
    </Cut>
  )
}
