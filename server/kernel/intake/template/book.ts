/** The template itself: a workbook whose first sheet has the labels as headings, and whose second says how to fill it in. */
import type { Readable } from 'node:stream'
import { PassThrough } from 'node:stream'
import type { Field, Model } from '../../../../contract/model'
import { createXlsxWriter } from '../../tasks/export/xlsx'
import { own } from '../../read/statement/fields'
import type { Template } from './fields'

const HOW: Record<string, string> = {
  money: '数字，如 12.30', decimal: '数字，如 12.5', percent: '小数或百分数，如 0.15 或 15%', progress: '小数或百分数，如 0.5', integer: '整数，如 12', rank: '整数，如 12',
  date: '日期，如 2025-03-01', month: '月份，如 2025-03', datetime: '时间，如 2025-03-01 08:00:00（公司所在时区）', bool: '是 或 否', switch: '是 或 否', tags: '多个用顿号隔开',
}
const EXAMPLES: Record<string, string> = {
  money: '12.30', decimal: '12.5', percent: '15%', progress: '50%', integer: '12', rank: '12', date: '2025-03-01', month: '2025-03', datetime: '2025-03-01 08:00:00', bool: '是', switch: '是',
}
/** Values of one enum that are listed. */
const MOST_VALUES = 300

export function templateBook(model: Model, template: Template, title: string): Readable {
  const out = new PassThrough()
  const writer = createXlsxWriter(out, { title, extra: () => [{ name: '填写说明', lines: instructions(model, template) }] })
  void writer
    .head(template.fields.map((field) => (isRequired(template, field) ? `${field.label}*` : field.label)))
    .then(() => writer.end())
    .catch((error: unknown) => out.destroy(error as Error))
  return out
}

function isRequired({ adds, naming }: Template, field: Field): boolean {
  return naming.includes(field.name) ? field.required : adds && field.required && (field.default === undefined || field.default === null)
}

function instructions(model: Model, template: Template): string[][] {
  const { entity, fields, naming, adds, edits } = template
  const labels = naming.map((field) => entity.fields[field]?.label ?? field).join('、')
  const general = [
    ['说明', '带 * 的列必须填写；列的先后可以调整，不需要的列可以删去；空着的单元格不修改原有内容。'],
    ...(naming.length > 0 ? [['', `${labels}与已有${entity.label}相同的行${edits ? '会修改它' : '不能导入'}，其余${adds ? '新增' : '不能导入'}。`]] : []),
    ['', '示例只在这一页，不会被导入。'],
    [],
    ['列', '怎样填写', '是否必填', '示例', '可选值'],
  ]
  return [...general, ...fields.map((field) => {
    const values = (field.enum === undefined ? [] : (own(model.enums, field.enum)?.values ?? [])).filter((each) => !each.hidden).map(({ label }) => label)
    const target = field.options && model.entities[field.options.entity]
    const how = target ? `${target.label}的名称` : values.length > 0 ? '从可选值里选' : (HOW[field.kind] ?? (field.maxLength === undefined ? '文字' : `文字，最多 ${field.maxLength} 个字`))
    const limits = [field.min === undefined ? '' : `不小于 ${field.min}`, field.max === undefined ? '' : `不大于 ${field.max}`].filter(Boolean).join('，')
    return [field.label, limits ? `${how}（${limits}）` : how, isRequired(template, field) ? '必填' : '', target ? '' : (values[0] ?? EXAMPLES[field.kind] ?? ''), values.slice(0, MOST_VALUES).join('、')]
  })]
}
