import { EMPTY } from '../../../lib/format/number'
import { Ellipsis } from '../../../ui/ellipsis'
import { isBlank, textOf, type CellProps } from '../cell'

export function TagsCell({ value, field, enums }: CellProps) {
  const list = Array.isArray(value) ? value.map(textOf) : isBlank(value) ? [] : textOf(value).split(/[,，]/)
  const words = list.map((one) => one.trim()).filter(Boolean)
  if (words.length === 0) return EMPTY
  const labelOf = (word: string): string => enums[field.enum ?? '']?.values.find((one) => one.value === word)?.label ?? word
  return <Ellipsis>{words.map((word) => <span key={word} className="cell-tag">{labelOf(word)}</span>)}</Ellipsis>
}
