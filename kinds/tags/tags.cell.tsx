import { EMPTY } from '../../contract/format/number'
import { Cut } from '../shared/cut'
import type { CellProps } from '../shared/cell'
import { labelIn, wordsOf } from '../shared/cell-text'
import { Reference } from '../shared/reference'

/** Each word by its enum's label, or by the name of the row that it is the id of. */
export function TagsCell({ value, field, enums }: CellProps) {
  const words = wordsOf(value)
  if (words.length === 0) return EMPTY
  const { options } = field
  const shown = (word: string) => (options ? <Reference entity={options.entity} id={word} /> : labelIn(enums, field.enum, word))
  return <Cut>{words.map((word) => <span key={word} className="cell-tag">{shown(word)}</span>)}</Cut>
}
