/** What a task tells of an import from a template: its counts in words, and a sheet of every line that was not written. */
import type { Entity } from '../../../../contract/model'
import type { LineError } from '../template/lines'
import type { LinesWritten } from '../template/write'
import { keepBook } from '../../tasks/export/book'
import type { FileStore } from '../../tasks/files'

/** Of a file's lines: how many there were, how many stand there now, and what is wrong with the others. */
export interface RowsOutcome {
  total: number
  added: number
  edited: number
  unchanged: number
  failed: number
  failures: LineError[]
}

/** @param upload what was found wrong when the file was read; those lines were never to be written */
export function outcomeOf(entity: Entity, upload: { total: number; wrong: LineError[]; wrongLines: number }, {
  added, edited, refused, lines,
}: LinesWritten): RowsOutcome {
  const refusals = lines.flatMap(({ line, result, message, errors }): LineError[] => {
    if (result !== 'refused') return []
    const fields = Object.entries(errors ?? {})
    if (fields.length === 0) return [{ line, message: message ?? '没有写入' }]
    // Several fields that are wrong in one and the same way (taken together they are there already) are one mistake.
    return [...new Set(fields.map(([, wrong]) => wrong))].map((wrong) => ({
      line, label: fields.flatMap(([field, said]) => (said === wrong ? [entity.fields[field]?.label ?? field] : [])).join('、'), message: wrong,
    }))
  })
  return {
    total: upload.total, added, edited, unchanged: lines.length - added - edited - refused, failed: refused + upload.wrongLines,
    failures: [...upload.wrong, ...refusals].sort((a, b) => a.line - b.line),
  }
}

/** The message of the task (Chinese); counts of nothing are left out, but for those of new and edited rows. */
export function wordsOf({ added, edited, unchanged, failed }: RowsOutcome): string {
  const words = [`新增 ${added} 行`, `修改 ${edited} 行`, ...(unchanged > 0 ? [`${unchanged} 行无需修改`] : []), ...(failed > 0 ? [`${failed} 行没有写入`] : [])]
  return words.join('，')
}

/** As a task keeps them: lines that needed no change are a success. */
export function countsOf({ total, failed }: RowsOutcome): { total: number; success: number; fail: number } {
  return { total, success: total - failed, fail: failed }
}

/** Ids in the file store of the sheet of lines that were not written; undefined where all were. */
export async function failuresFile(
  files: FileStore, companyId: number, title: string, { failures }: RowsOutcome, signal?: AbortSignal,
): Promise<string | undefined> {
  if (failures.length === 0) return undefined
  return keepBook(files, companyId, {
    title,
    head: ['行号', '列', '填写的内容', '原因'],
    lines: failures.map(({ line, field, label, value, message }) => [String(line), label ?? field ?? '', value ?? '', message].map((text) => ({ text }))),
  }, signal)
}

/** The name of that sheet: that of the file that was brought, so that both lie side by side. */
export function failuresName(fileName: string): string {
  return `${fileName.replace(/\.\w+$/, '') || '导入'}_没有写入的行.xlsx`
}
