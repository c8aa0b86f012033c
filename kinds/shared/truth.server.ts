/** What the server does with yes and no, whether it is shown as words or as a switch. */
import type { ServerKind } from '../../server/kernel/value/server-kind'

const YES = new Set(['是', '有', '开', '启用', 'true', 'yes', 'y', '1', '√', '✓'])
const NO = new Set(['否', '无', '关', '停用', 'false', 'no', 'n', '0', '×', '✗'])

/** For bool and switch, which add how reports write them. */
export const TRUTH: Omit<ServerKind, 'report'> = {
  manner: 'truth',
  read: (value) => value,
  ofText: (text) => text === 'true',
  identity: String,
  empty: null,
  write: (value, { label }) => (typeof value === 'boolean' ? { value } : { wrong: `「${label}」只能是 true 或 false` }),
  cell: (value) => ({ text: value === true || value === 'true' ? '是' : '否' }),
  template: {
    how: () => '是 或 否',
    example: '是',
    words: (cell) => [cell],
    read: (cell, field, { word }) => {
      if (field.enum !== undefined) return word(cell)
      const said = cell.normalize('NFKC').trim().toLowerCase()
      return YES.has(said) ? { value: true } : NO.has(said) ? { value: false } : { wrong: `「${field.label}」要写成 是 或 否` }
    },
  },
}
