/** The template itself: a workbook whose first sheet has the labels as headings, and whose second says how to fill it in. */
import type { Readable } from 'node:stream'
import { PassThrough } from 'node:stream'
import type { Field, Model } from '../../../../contract/model'
import { columnBelow } from '../../../../contract/template-below'
import { SERVER_KINDS } from '../../../../kinds/server-kinds'
import { createXlsxWriter } from '../../tasks/export/xlsx'
import { own } from '../../read/statement/fields'
import type { Template } from './fields'

/** Values of one enum that are listed. */
const MOST_VALUES = 300

/**
 * The workbook as a stream to be downloaded, empty but for its headings; an error while it is written ends the stream. `*` marks columns that must be filled
 * in.
 * @param title the name of the first sheet
 */
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
  return naming.includes(field.name) ? field.required || !adds : adds && field.required && (field.default === undefined || field.default === null)
}

function instructions(model: Model, template: Template): string[][] {
  const { entity, fields, naming, adds, edits, below } = template
  const heads = fields.filter(({ name }) => !columnBelow(name)).map(({ label }) => label).join('、')
  const labels = naming.map((field) => entity.fields[field]?.label ?? field).join('、')
  const general = [
    ['说明', '带 * 的列必须填写；列的先后可以调整，不需要的列可以删去；空着的单元格不修改原有内容。'],
    ...(naming.length > 0 ? [['', `${labels}与已有${entity.label}相同的行${edits ? '会修改它' : '不能导入'}，其余${adds ? '新增' : '不能导入'}。`]] : []),
    ...(below ? [['', `一行是一个${below.entity.label}；前面几列（${heads}）相同或空着的相邻行是同一张${entity.label}，整张一起写入。`]] : []),
    ['', '示例只在这一页，不会被导入。'],
    [],
    ['列', '怎样填写', '是否必填', '示例', '可选值'],
  ]
  return [...general, ...fields.map((field) => {
    const values = (field.enum === undefined ? [] : (own(model.enums, field.enum)?.values ?? [])).filter((each) => !each.hidden).map(({ label }) => label)
    const kind = SERVER_KINDS[field.kind].template
    const target = field.options && model.entities[field.options.entity]
    const how = target ? `${target.label}的名称` : values.length > 0 ? '从可选值里选' : kind.how(field)
    const limits = [field.min === undefined ? '' : `不小于 ${field.min}`, field.max === undefined ? '' : `不大于 ${field.max}`].filter(Boolean).join('，')
    return [
      field.label, limits ? `${how}（${limits}）` : how, isRequired(template, field) ? '必填' : '', target ? '' : (values[0] ?? kind.example),
      values.slice(0, MOST_VALUES).join('、'),
    ]
  })]
}
