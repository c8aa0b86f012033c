/** What the server does with values that are words; kinds of words take it over as it is or in part. */
import type { Field } from '../../contract/model'
import type { FormAbout, FormRead, ServerKind } from '../../server/kernel/value/server-kind'

/** Words as they stand; those of a list by their labels. */
export const WORDS: Omit<ServerKind, 'report'> = {
  manner: 'text',
  read: (value) => value,
  ofText: (text) => text,
  identity: (value) => String(value),
  empty: null,
  write: writeWords,
  cell: (value, { label }) => ({ text: typeof value === 'object' ? JSON.stringify(value) : label(value) }),
  template: {
    how: ({ maxLength }) => (maxLength === undefined ? '文字' : `文字，最多 ${maxLength} 个字`),
    example: '',
    words: (cell) => [cell],
    read: (cell, _field, { word }) => word(cell),
  },
}

/** Ids of rows are numbers in the database and text on the way. */
export const CODES: Omit<ServerKind, 'report'> = { ...WORDS, read: String, ofText: String }

function writeWords(value: unknown, field: Field, { model, before }: FormAbout): FormRead {
  if (typeof value !== 'string' || value.includes('\0')) return { wrong: `「${field.label}」要写成文字` }
  const text = value.trim()
  if (field.maxLength !== undefined && [...text].length > field.maxLength) {
    return { wrong: `「${field.label}」最多 ${field.maxLength} 个字，现在是 ${[...text].length} 个` }
  }
  const values = field.enum === undefined ? undefined : model.enums[field.enum]?.values.filter((each) => !each.hidden || each.value === before)
  if (values && !values.some((each) => each.value === text)) {
    const some = values.slice(0, 8).map((each) => each.label).join('、')
    return { wrong: `「${field.label}」没有「${text.slice(0, 40)}」这个选项，可选：${some}${values.length > 8 ? '等' : ''}` }
  }
  return { value: text }
}
