import { EMPTY } from '../../../lib/format/number'
import { Cut } from '../cut'
import type { CellProps } from '../cell'
import { labelIn, wordsOf } from '../cell-text'

export function TagsCell({ value, field, enums }: CellProps) {
  const words = wordsOf(value)
  if (words.length === 0) return EMPTY
  return <Cut>{words.map((word) => <span key={word} className="cell-tag">{labelIn(enums, field.enum, word)}</span>)}</Cut>
}
