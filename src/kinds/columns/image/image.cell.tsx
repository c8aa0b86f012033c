import { EMPTY } from '../../../lib/format/number'
import { isBlank, textOf, type CellProps } from '../cell'

/** Thumbnails are 40 px (specification, section 3: image size small). */
export function ImageCell({ value, field }: CellProps) {
  if (isBlank(value)) return EMPTY
  return <img className="cell-image" src={textOf(value)} alt={field.label} width={40} height={40} loading="lazy" decoding="async" />
}
