/**
 * Attachments: files that the company keeps, in its own folder of the file store, each named by one row. Only kinds that
 * staff exchange, up to the size the company allows; taken away by whoever uploaded them or an administrator.
 */
import { createReadStream } from 'node:fs'
import { extname } from 'node:path'
import { CODES, type Row } from '../../../contract/wire'
import { writingTogether } from '../../kernel/write/together'
import { afterWriting } from '../../kernel/write/write.after'
import { deleteRow, insertRow, lockRow, writingOf, type Writing } from '../../kernel/write/write.row'
import type { Written } from '../../kernel/write/written'
import { HttpRefusal, Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import { refuseTooMany, zipped } from '../../kernel/http/zipped'
import type { CallContext, Download } from '../../kernel/http/handler'
import type { UploadedFile } from '../../kernel/tasks/files'
import { entityOf } from '../../kernel/asker/own'
import { rowId } from '../../kernel/store/row-id'

const TYPES: Record<string, string> = {
  png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', gif: 'image/gif', webp: 'image/webp', pdf: 'application/pdf',
  doc: 'application/msword', docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  mp4: 'video/mp4', mov: 'video/quicktime',
  csv: 'text/csv', txt: 'text/plain', zip: 'application/zip', rar: 'application/vnd.rar', '7z': 'application/x-7z-compressed',
}
const DEFAULT_MB = 20
const MB = 1024 * 1024

/** One file, of a module. @throws Refusal of a module that is none, and of a file that is empty or larger than the company allows */
export const attachmentUpload = answers('settings.attachmentUpload', async (context, { files, ...body }) => {
  const file = oneFile(files)
  const module = body.module || 'other'
  if (!context.model.enums['attachment_module']?.values.some(({ value }) => value === module)) {
    throw new Refusal(CODES.invalid, '请从列表中选择来源模块', { module: '请从列表中选择' })
  }
  return writingTogether(context, (writing, written) => (
    keepFile(context, writing, written, file, { module, ref_no: body.ref_no || null, remark: body.remark || null })
  ))
})

/** @throws Refusal for none, several, or a kind of file that nobody exchanges */
export function oneFile(files: readonly UploadedFile[]): UploadedFile {
  const [file] = files
  if (!file || files.length > 1) throw new Refusal(CODES.invalid, file ? '一次上传一个文件' : '请选择要上传的文件', { file: '请选择一个文件' })
  const type = typeOf(file)
  if (!Object.hasOwn(TYPES, type)) {
    const called = type === '' ? '没有扩展名' : `.${type}`
    throw new Refusal(CODES.invalid, `不能上传 ${called} 的文件；可以上传 ${Object.keys(TYPES).join('、')}`, { file: '不支持这种文件' })
  }
  return file
}

const typeOf = ({ name }: UploadedFile): string => extname(name).slice(1).toLowerCase()

/** The largest file that the company keeps, in MB. */
export async function mostMbOf({ tx, asker }: Pick<Writing, 'tx' | 'asker'>): Promise<number> {
  const { rows } = await tx.query<{ attachment_mb: number }>('select attachment_mb from company_setting where company_id = $1', [asker.companyId])
  return rows[0]?.attachment_mb ?? DEFAULT_MB
}

/** Keeps the file and the row that names it, in the transaction of `writing`. @throws Refusal for what is empty or too large, and for words too long */
export async function keepFile(
  context: CallContext, writing: Writing, written: Written[], file: UploadedFile, values: Row,
): Promise<{ id: string; file_name: string }> {
  const entity = entityOf(context, 'attachment')
  const long = ['ref_no', 'remark'].find((field) => String(values[field] ?? '').length > (entity.fields[field]?.maxLength ?? 200))
  if (long) throw new Refusal(CODES.invalid, `${entity.fields[long]?.label} 最多 ${entity.fields[long]?.maxLength} 个字`, { [long]: '太长' })
  const most = await mostMbOf(writing)
  if (file.size > most * MB) {
    throw new Refusal(CODES.invalid, `文件 ${file.name} 有 ${(file.size / MB).toFixed(1)} MB，超过公司设置的 ${most} MB`, { file: `最大 ${most} MB` })
  }
  if (file.size === 0) throw new Refusal(CODES.invalid, `文件 ${file.name} 是空的`, { file: '空文件' })
  const fileId = await context.files.take(context.caller.companyId, file.path)
  const after = await insertRow(
    writing, entity,
    { ...values, file_name: file.name.slice(-200), file_type: typeOf(file), file_size: file.size, file_id: fileId, sha256: file.sha256 },
  )
  written.push({ entity, action: 'upload', after })
  return { id: String(after.id), file_name: String(after.file_name) }
}

/** The file of an attachment, for whoever was found to be allowed it. @throws Refusal notFound */
export async function attachmentDownload(context: CallContext, id: string): Promise<Download> {
  const { rows } = await context.db.withCompany(context.caller, (tx) => tx.query<{ file_name: string; file_type: string; file_id: string }>(
    'select file_name, file_type, file_id from attachment where company_id = $1 and id = $2::bigint', [
      context.caller.companyId, rowId(id),
    ]), { readOnly: true })
  const [row] = rows
  const gone = (): never => {
    throw new Refusal(CODES.notFound, '没有这个附件，可能已被删除，请刷新')
  }
  if (!row) return gone()
  const size = await context.files.size(context.caller.companyId, row.file_id).catch(gone)
  return {
    name: row.file_name, type: TYPES[row.file_type] ?? 'application/octet-stream', size,
    stream: createReadStream(context.files.path(context.caller.companyId, row.file_id)),
  }
}

/** @throws Refusal of one that is not there or not seen */
export const attachmentFile = answers('settings.attachmentFile', (context, { id }): Promise<Download> => attachmentDownload(context, id))

/** @throws HttpRefusal for whoever may not take it away */
export const attachmentRemove = answers('settings.attachmentRemove', (context, { id }) => removeFile(context, id, async () => undefined))

/** Several as one ZIP. @throws Refusal of too many */
export const attachmentFiles = answers('settings.attachmentFiles', async (context, { ids }): Promise<Download> => {
  refuseTooMany(ids)
  const files: Download[] = []
  for (const id of new Set(ids)) files.push(await attachmentDownload(context, id))
  return zipped('附件.zip', files)
})

/** Takes the row and its file away. `refuse` looks at the row first. @throws Refusal, or HttpRefusal 403 for another's file */
export function removeFile(context: CallContext, id: string, refuse: (writing: Writing, row: Row) => Promise<void>): Promise<Record<string, never>> {
  return context.db.withCompany(context.caller, async (tx) => {
    const writing = writingOf(context, tx)
    const entity = entityOf(context, 'attachment')
    const before: Row = await lockRow(writing, entity, { id: rowId(id) })
    await refuse(writing, before)
    if (!mayRemove(context, before.creator)) throw new HttpRefusal(403, '只能删除自己上传的附件；其他人的请联系管理员')
    await deleteRow(writing, entity, before)
    await afterWriting(context, writing, [{ entity, action: 'remove', before }])
    // Last of all: what could still undo the row has passed.
    await context.files.remove(context.caller.companyId, String(before.file_id))
    return {}
  })
}

/** Whoever uploaded it, or an administrator. */
export const mayRemove = ({ employee, access }: CallContext, creator: unknown): boolean => String(creator) === employee.id || access.everything
