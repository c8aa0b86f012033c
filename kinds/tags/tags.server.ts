/** On the server, several words are a list without doubles; an empty list where there are none. */
import type { FormRead, ServerKind } from '../../server/kernel/value/server-kind'
import { WORDS } from '../shared/text.server'
import { REPORT_WORDS } from '../shared/text.report.server'

export const tagsServer: ServerKind = {
  ...WORDS,
  report: REPORT_WORDS,
  manner: 'words',
  ofText: (text) => JSON.parse(text),
  identity: (value) => (Array.isArray(value) && value.length === 0 ? '' : JSON.stringify(value)),
  empty: [],
  write: (value, { label }) =>
    Array.isArray(value) && value.every((each) => typeof each === 'string' && each !== '' && !each.includes('\0'))
      ? { value: [...new Set(value)] } : { wrong: `「${label}」要写成一组文字` },
  cell: (value, { label }) => ({ text: Array.isArray(value) ? value.map(label).join('、') : String(value) }),
  template: {
    how: () => '多个用顿号隔开',
    example: '',
    words: wordsOfCell,
    read: (cell, _field, { word }) => several(wordsOfCell(cell).map(word)),
  },
}

/** The words that staff wrote into one cell. */
function wordsOfCell(cell: string): string[] {
  return cell.split(/[、,，;；|\n]+/).map((each) => each.trim()).filter(Boolean)
}

function several(reads: FormRead[]): FormRead {
  const wrong = reads.flatMap((read) => ('wrong' in read ? [read.wrong] : []))
  return wrong.length > 0 ? { wrong: wrong.join('；') } : { value: reads.map((read) => (read as { value: unknown }).value) }
}
