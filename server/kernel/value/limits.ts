/** The least and the most that a field may hold, and how long its words may be, in one wording for forms, templates and report files. Pure. */
import { compareText } from '../../../contract/decimal-text'
import type { Field } from '../../../contract/model'

/** @param text the figure as exact decimal text; @returns what is wrong, in words; undefined: nothing */
export function beyondRange({ label, min, max }: Pick<Field, 'label' | 'min' | 'max'>, text: string): string | undefined {
  if (min !== undefined && compareText(text, min) === -1) return `「${label}」不能小于 ${min}`
  if (max !== undefined && compareText(text, max) === 1) return `「${label}」不能大于 ${max}`
  return undefined
}

/** @returns what is wrong with words that are longer than their field holds, counted as people see them; undefined: nothing */
export function beyondLength({ label, maxLength }: Pick<Field, 'label' | 'maxLength'>, text: string): string | undefined {
  // Nothing is shorter than people see it: most words need no counting.
  if (maxLength === undefined || text.length <= maxLength) return undefined
  const length = [...text].length
  return length <= maxLength ? undefined : `「${label}」最多 ${maxLength} 个字，这里有 ${length} 个`
}
