/**
 * Rows out of a filled-in template: the template, the check of a file (nothing is written), and the writing of what was
 * found right, line by line in one transaction, at once or as a job, under the access of the call that adds or edits one row.
 */
import { CODES } from '../../../../contract/wire'
import type { CallRef } from '../../../../contract/plan'
import { templateBook } from '../../../kernel/intake/template/book'
import { checkTemplate } from '../../../kernel/intake/template/check'
import type { LineError } from '../../../kernel/intake/template/lines'
import type { Mapping } from '../../../kernel/intake/template/columns'
import { linesIn, linesShown } from '../../../kernel/intake/template/documents'
import { templateOf, type Template } from '../../../kernel/intake/template/fields'
import { readColumns, readTemplate } from '../../../kernel/intake/template/read'
import { writeLines, type LinesWritten } from '../../../kernel/intake/template/write'
import type { ImportRowsPayload } from '../../../kernel/intake/rows/import-rows.job'
import { outcomeOf } from '../../../kernel/intake/rows/outcome'
import { recordDone } from '../../../kernel/intake/rows/record'
import { lockUpload, markCommitted, titleOf } from '../../../kernel/intake/rows/upload'
import { askerOf } from '../../../kernel/asker/asker-of'
import { HttpRefusal, Refusal } from '../../../kernel/asker/refusal'
import { answers } from '../../../kernel/http/answers'
import type { Download } from '../../../kernel/http/handler'
import { rowId } from '../../../kernel/store/row-id'
import { writingOf } from '../../../kernel/write/write.row'
import { learn, learnedFor, mappingOf, used } from './learned-headings'

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Lines told; all of them are counted. */
const MAX_ERRORS = 1000
const SAMPLE = 20
/** Lines written while the person waits; more of them are a job. */
const AT_ONCE = 200

/** An xlsx with a column for each of `fields` of the call's entity. */
export const rowsTemplate = answers('app.rowsTemplate', async (context, { call, fields, title }): Promise<Download> => {
  const template = templateOf(context, call, fields)
  const name = title.replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ').trim().slice(0, 80) || template.entity.label
  return { name: `${name}_导入模板.xlsx`, type: TYPE, stream: templateBook(context.model, template, name) }
})

/** Reads and checks a filled sheet. `map`: what its columns are, remembered for the next file with these headings. */
export const rowsUpload = answers('app.rowsUpload', async (context, body) => {
  const { db, caller, model } = context
  const [file] = body.files
  if (!file) throw new HttpRefusal(400, '请选择要导入的文件', { file: '没有文件' })
  const call = parsed(body.call, 'call') as CallRef
  const template = templateOf(context, { family: String(call?.family), call: String(call?.call) }, parsed(body.fields, 'fields'))
  const { companyId } = caller
  const { entity } = template
  const known = await db.withCompany(caller, (tx) => learnedFor(tx, companyId, entity.name), { readOnly: true })
  const told = body.map === undefined ? undefined : await toldMapping(file, template, parsed(body.map, 'map'))
  const read = await readTemplate(
    file.path, file.size, template.fields, (headings) => (told?.headings === headings ? told.mapping : known.get(headings)), entity.sheets,
  )
  return db.withCompany(caller, async (tx) => {
    if (told) await learn(tx, caller, entity, { ...told, title: `${entity.label}：${file.name}`.slice(0, 100) })
    else if (read.headings !== undefined) await used(tx, companyId, entity.name, read.headings)
    const asker = askerOf(context)
    const { rows, errors } = await checkTemplate({ tx, model, asker }, template, read, context.company.zone)
    const columns: LineError[] = [
      ...read.unknown.slice(0, 20).map((head) => ({ line: 1, message: `表头「${head.slice(0, 40)}」不是模板里的列，没有读取` })),
      ...read.missing.filter(({ required, name, default: given }) => (template.adds ? required && given == null : template.naming.includes(name))).map(
        (field) => ({ line: 1, field: field.name, label: field.label, message: `文件里没有「${field.label}」这一列` }),
      ),
    ]
    const { rows: kept } = await tx.query<{ id: string }>(
      `insert into row_upload (company_id, employee_id, call, rows, file_name, total, wrong, wrong_lines) values ($1, $2, $3, $4, $5, $6, $7, $8)
        returning id::text as id`,
      [
        caller.companyId, caller.employeeId, JSON.stringify(
          { family: template.call.family, call: template.call.name, fields: template.fields.map((field) => field.name) },
        ), JSON.stringify(rows),
        file.name, read.lines.length, JSON.stringify(errors.slice(0, MAX_ERRORS)), read.lines.length - linesIn(rows),
      ],
    )
    return {
      id: kept[0]?.id ?? '', total: read.lines.length, ok: linesIn(rows), adds: linesIn(rows.filter(({ key }) => !key)),
      edits: rows.filter(({ key }) => key).length,
      errors: [...columns, ...errors].slice(0, MAX_ERRORS), sample: linesShown(template, rows.slice(0, SAMPLE)).slice(0, SAMPLE),
      ...(read.mapping ? { learned: true } : {}),
    }
  })
})

/** The columns of a file whose headings are not the template's, for a person to say which is what. */
export const rowsColumns = answers('app.rowsColumns', async (context, body) => {
  const [file] = body.files
  if (!file) throw new HttpRefusal(400, '请选择要导入的文件', { file: '没有文件' })
  const call = parsed(body.call, 'call') as CallRef
  const template = templateOf(context, { family: String(call?.family), call: String(call?.call) }, parsed(body.fields, 'fields'))
  const { columns, guess } = await readColumns(file.path, file.size, template.fields)
  return { columns, guess }
})

/** @throws Refusal where what was said does not fit the file */
async function toldMapping(
  file: { path: string; size: number }, { entity, fields }: Template, said: unknown,
): Promise<{ headings: string; mapping: Mapping }> {
  const { columns, headings } = await readColumns(file.path, file.size, fields)
  return { headings, mapping: mappingOf(said, entity, fields.map(({ name }) => name), columns.map(({ name }) => name)) }
}

type Committed = LinesWritten & { job?: string }

/** Few lines are written while the person waits and told as a task that is done; many are a task of their own. */
export const rowsCommit = answers('app.rowsCommit', async (context, { id }): Promise<Committed> => {
  const { db, caller, jobs } = context
  return db.withCompany(caller, async (tx) => {
    const upload = await lockUpload(tx, caller.companyId, caller.employeeId, rowId(id))
    if (upload.committed) throw new Refusal(CODES.importState, '这个文件的内容已经写入，或正在任务中心写入，请勿重复写入。')
    if (upload.rows.length === 0) throw new Refusal(CODES.invalid, '没有可以写入的行，请修改文件后重新上传。')
    const { entity } = templateOf(context, upload.call, upload.call.fields)
    const title = titleOf(entity.label, upload.fileName)
    if (upload.rows.length > AT_ONCE) {
      const payload: ImportRowsPayload = { upload: upload.id }
      const job = await jobs.enqueue(tx, caller, { kind: 'importRows', title, payload, params: `${linesIn(upload.rows)} 行` })
      await markCommitted(tx, caller.companyId, upload.id, 'rows')
      return { written: 0, added: 0, edited: 0, refused: 0, lines: [], job }
    }
    const written = await writeLines(context, writingOf(context, tx), entity, upload.rows)
    await markCommitted(tx, caller.companyId, upload.id, 'nothing')
    await recordDone(tx, context, title, upload.fileName, outcomeOf(entity, upload, written))
    return written
  })
})

function parsed(text: string, where: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new HttpRefusal(400, `请求有误：${where} 应是 JSON`, { [where]: '不是 JSON' })
  }
}
