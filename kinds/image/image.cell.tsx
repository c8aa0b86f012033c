import { EMPTY } from '../../contract/format/number'
import { isBlank, textOf, type CellProps } from '../shared/cell'

/** Pictures are 40 px in a row and 80 px where they are looked at (specification, sections 3 and 9). */
export function ImageCell({ value, field }: CellProps) {
  if (isBlank(value)) return EMPTY
  const size = field.size ?? 40
  const source = textOf(value)
  // Its own key: a row that comes to show another picture must not show the old one until the new one is there.
  return <img key={source} className="cell-image" src={source} alt={field.label} width={size} height={size} loading="lazy" decoding="async" />
}
