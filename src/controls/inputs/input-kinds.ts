/** What each input writes. Pure: the inputs themselves are drawn elsewhere. */
import { DECIMAL_PATTERN, type JsonSchema } from '../../../contract/kind'
import type { InputKind } from '../../../contract/plan'

interface InputKindDef {
  input: InputKind
  label: string
  /** The submitted value where the input stands for no field of an entity. */
  valueSchema: JsonSchema
  /** True where it needs an enum or an entity to choose from. */
  chooses: boolean
  /**
   * How it stands in the cell of a table: `asked` opens there and is saved by Enter, Tab or leaving it; `chosen` is saved
   * by the choice itself; `always` stands open and saves at once; `never` has no place there.
   */
  inCell: 'asked' | 'chosen' | 'always' | 'never'
}

const TEXT = { type: 'string' }
const DECIMAL = { type: 'string', pattern: DECIMAL_PATTERN }

/** By the input's name, which schema files may say; decimals and percentages travel as text. */
export const INPUT_KINDS: Record<InputKind, InputKindDef> = {
  text: { input: 'text', label: '单行文本', valueSchema: TEXT, chooses: false, inCell: 'asked' },
  textarea: { input: 'textarea', label: '多行文本', valueSchema: TEXT, chooses: false, inCell: 'asked' },
  password: { input: 'password', label: '密码', valueSchema: TEXT, chooses: false, inCell: 'never' },
  integer: { input: 'integer', label: '整数', valueSchema: { type: 'integer' }, chooses: false, inCell: 'asked' },
  decimal: { input: 'decimal', label: '小数', valueSchema: DECIMAL, chooses: false, inCell: 'asked' },
  percent: { input: 'percent', label: '百分比', valueSchema: DECIMAL, chooses: false, inCell: 'asked' },
  select: { input: 'select', label: '单选', valueSchema: TEXT, chooses: true, inCell: 'chosen' },
  multiselect: { input: 'multiselect', label: '多选', valueSchema: { type: 'array', items: TEXT }, chooses: true, inCell: 'asked' },
  radio: { input: 'radio', label: '单选按钮', valueSchema: TEXT, chooses: true, inCell: 'chosen' },
  switch: { input: 'switch', label: '开关', valueSchema: { type: 'boolean' }, chooses: false, inCell: 'always' },
  date: { input: 'date', label: '日期', valueSchema: { type: 'string', format: 'date' }, chooses: false, inCell: 'chosen' },
  datetime: { input: 'datetime', label: '时间', valueSchema: { type: 'string', format: 'date-time' }, chooses: false, inCell: 'chosen' },
  month: { input: 'month', label: '月份', valueSchema: { type: 'string', pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$' }, chooses: false, inCell: 'chosen' },
  upload: { input: 'upload', label: '上传', valueSchema: TEXT, chooses: false, inCell: 'never' },
  tags: { input: 'tags', label: '标签', valueSchema: { type: 'array', items: TEXT }, chooses: false, inCell: 'asked' },
  conditions: { input: 'conditions', label: '条件', valueSchema: { type: 'object' }, chooses: false, inCell: 'never' },
  week: { input: 'week', label: '一周各小时', valueSchema: { type: 'object' }, chooses: false, inCell: 'never' },
  permissions: { input: 'permissions', label: '权限', valueSchema: { type: 'object' }, chooses: false, inCell: 'never' },
}
