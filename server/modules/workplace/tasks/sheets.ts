/**
 * A family's own calls that take filled-in sheets of one entity's rows: the one way of templates (rows.handlers.ts), in which all that a form of the
 * rows may write is a column. Lines are checked and kept under a number, and written once they are committed by it.
 */
import { traits } from '../../../../kinds/column-kinds'
import type { CallRef } from '../../../../contract/plan'
import { askerOf } from '../../../kernel/asker/asker-of'
import { ourCall } from '../../../kernel/asker/our-calls'
import { own } from '../../../kernel/read/statement/fields'
import type { CallContext, Download } from '../../../kernel/http/handler'
import type { UploadedFile } from '../../../kernel/tasks/files'
import { writableFields } from '../../../kernel/write/write.values'
import { rowsCommit, rowsTemplate, rowsUpload } from './rows.handlers'

/** The lines of a sheet as they were found. */
interface SheetChecked { file_id: string; total: number; ok: number; errors: { line: number; label?: string; message: string }[] }

/** @param call adds one of the rows; @throws HttpRefusal 403 where it is not the asker's */
export const sheetTemplate = (context: CallContext, call: CallRef, title: string): Promise<Download> =>
  rowsTemplate(context, { call, fields: fieldsOf(context, call), title })

/**
 * Nothing is written yet. @param fields the columns, where they are not all that the call's form may write: of a call that edits, also those that
 * find the row. @throws HttpRefusal 400 without a file, 403 where the call is not the asker's
 */
export async function sheetUpload(
  context: CallContext, call: CallRef, files: UploadedFile[], fields: readonly string[] = fieldsOf(context, call),
): Promise<SheetChecked> {
  const { id, total, ok, errors } = await rowsUpload(context, { call: JSON.stringify(call), fields: JSON.stringify(fields), files })
  return { file_id: id, total, ok, errors: errors.map(({ line, label, message }) => ({ line, ...(label === undefined ? {} : { label }), message })) }
}

/** @throws Refusal of a sheet that was written already, or has no line that may be */
export async function sheetCommit(context: CallContext, id: string): Promise<{ written: number; refused: number; task_id?: string }> {
  const { written, refused, job } = await rowsCommit(context, { id })
  return { written, refused, ...(job === undefined ? {} : { task_id: job }) }
}

function fieldsOf(context: CallContext, named: CallRef): string[] {
  const does = ourCall(context.model, named)?.does
  const entity = does?.type === 'add' ? own(context.model.entities, does.entity) : undefined
  return entity ? writableFields(entity, askerOf(context)).filter((field) => !traits(field).structured).map(({ name }) => name) : []
}
