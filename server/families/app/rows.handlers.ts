/**
 * Rows out of a filled-in template: the template, the check of a file (nothing is written), and the writing of what was
 * found right, line by line in one transaction, under the access of the call that adds or edits one row.
 */
import { CODES, type Row } from '../../../src/lib/wire'
import type { CallRef } from '../../../src/lib/plan'
import { templateBook } from '../../imports/template/book'
import { checkTemplate, type LineError, type LineRow } from '../../imports/template/check'
import { templateOf } from '../../imports/template/fields'
import { readTemplate } from '../../imports/template/read'
import { askerOf } from '../../plugins/access/asker'
import { afterWriting, type Written } from '../../query/write.after'
import { addRow, editRow, refuseFenced, refuseShared } from '../../query/write.tree'
import { HttpRefusal, Refusal } from '../../refusal'
import type { Download, Handler, UploadedFile } from '../handler'
import { rowId } from '../../database/row-id'

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Lines told; all of them are counted. */
const MAX_ERRORS = 1000
const SAMPLE = 20

export const rowsTemplate: Handler<{ call: CallRef; fields: string[]; title: string }> = async (context, { call, fields, title }): Promise<Download> => {
  const template = templateOf(context, call, fields)
  const name = title.replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ').trim().slice(0, 80) || template.entity.label
  return { name: `${name}_导入模板.xlsx`, type: TYPE, stream: templateBook(context.model, template, name) }
}

export const rowsUpload: Handler<{ call: string; fields: string; files: UploadedFile[] }> = async (context, body) => {
  const { db, caller, model } = context
  const [file] = body.files
  if (!file) throw new HttpRefusal(400, '请选择要导入的文件', { file: '没有文件' })
  const call = parsed(body.call, 'call') as CallRef
  const template = templateOf(context, { family: String(call?.family), call: String(call?.call) }, parsed(body.fields, 'fields'))
  const read = await readTemplate(file.path, file.size, template.fields)
  return db.withCompany(caller, async (tx) => {
    const asker = askerOf(context)
    const { rows, errors } = await checkTemplate(tx, model, asker, template, read, context.company.zone)
    const columns: LineError[] = [
      ...read.unknown.slice(0, 20).map((head) => ({ line: 1, message: `表头「${head.slice(0, 40)}」不是模板里的列，没有读取` })),
      ...read.missing.filter(({ required }) => required && template.adds).map((field) => ({ line: 1, field: field.name, label: field.label, message: `文件里没有「${field.label}」这一列` })),
    ]
    const { rows: kept } = await tx.query<{ id: string }>(
      'insert into row_upload (company_id, employee_id, call, rows) values ($1, $2, $3, $4) returning id::text as id',
      [caller.companyId, caller.employeeId, JSON.stringify({ family: template.call.family, call: template.call.name, fields: template.fields.map((field) => field.name) }), JSON.stringify(rows)],
    )
    return {
      id: kept[0]?.id ?? '', total: read.lines.length, ok: rows.length, adds: rows.filter(({ key }) => !key).length, edits: rows.filter(({ key }) => key).length,
      errors: [...columns, ...errors].slice(0, MAX_ERRORS), sample: rows.slice(0, SAMPLE).map(({ values }) => values),
    }
  })
}

interface LineResult { line: number; result: 'added' | 'edited' | 'unchanged' | 'refused'; message?: string; errors?: Record<string, string> }

export const rowsCommit: Handler<{ id: string }> = async (context, { id }) => {
  const { db, caller, model } = context
  return db.withCompany(caller, async (tx) => {
    const { rows: [upload] } = await tx.query<{ call: CallRef & { fields: string[] }; rows: LineRow[]; committed_at: string | null }>(
      'select call, rows, committed_at from row_upload where company_id = $1 and employee_id = $2 and id = $3::bigint for update',
      [caller.companyId, caller.employeeId, rowId(id)],
    )
    if (!upload) throw new Refusal(CODES.notFound, '这次上传已过期，或不是您上传的，请重新上传文件。')
    if (upload.committed_at !== null) throw new Refusal(CODES.importState, '这个文件的内容已经写入，请勿重复写入。')
    if (upload.rows.length === 0) throw new Refusal(CODES.invalid, '没有可以写入的行，请修改文件后重新上传。')
    const { entity } = templateOf(context, upload.call, upload.call.fields)
    const writing = { tx, model, asker: askerOf(context), now: context.now() }
    refuseShared(entity)
    refuseFenced(entity, writing, upload.rows.some(({ key }) => !key) ? 'add' : 'change')
    const written: Written[] = []
    const lines: LineResult[] = []
    for (const { line, values, key } of upload.rows) {
      const already = written.length
      await tx.query('savepoint template_line')
      try {
        if (key) await editRow(writing, entity, { ...withoutKey(values, entity.key), ...key } as Row, {}, written)
        else await addRow(writing, entity, values, {}, written)
        await tx.query('release savepoint template_line')
        lines.push({ line, result: !key ? 'added' : written.length > already ? 'edited' : 'unchanged' })
      } catch (error) {
        if (!(error instanceof Refusal) && !(error instanceof HttpRefusal)) throw error
        await tx.query('rollback to savepoint template_line')
        written.length = already
        lines.push({ line, result: 'refused', message: error.message, ...(error.errors ? { errors: error.errors } : {}) })
      }
    }
    await afterWriting(context, writing, written)
    await tx.query('update row_upload set committed_at = now(), rows = $3 where company_id = $1 and id = $2::bigint', [caller.companyId, id, '[]'])
    const count = (result: LineResult['result']): number => lines.filter((each) => each.result === result).length
    return { written: count('added') + count('edited'), added: count('added'), edited: count('edited'), refused: count('refused'), lines }
  })
}

function withoutKey(values: Row, key: string[]): Row {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !key.includes(field)))
}

function parsed(text: string, where: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new HttpRefusal(400, `请求有误：${where} 应是 JSON`, { [where]: '不是 JSON' })
  }
}
