/**
 * The lines of a template that were found right, written one by one in one transaction: a line that is refused now (somebody
 * was faster) does not undo the others. Which call's access is needed is judged by whoever calls.
 */
import type { Entity } from '../../../../contract/model'
import type { Row } from '../../../../contract/wire'
import { afterWriting, type AfterContext } from '../../write/write.after'
import type { Written } from '../../write/written'
import type { Writing } from '../../write/write.row'
import { addRow, editRow, refuseFenced, refuseShared } from '../../write/write.tree'
import { writableFields } from '../../write/write.values'
import { HttpRefusal, Refusal } from '../../asker/refusal'
import type { LineRow } from './lines'

interface LineResult {
  line: number
  result: 'added' | 'edited' | 'unchanged' | 'refused'
  message?: string
  errors?: Record<string, string>
}

/** Numbers of rows or, of documents, of their lines; `written` is added and edited ones together. `lines` has an outcome for each. */
export interface LinesWritten {
  written: number
  added: number
  edited: number
  refused: number
  lines: LineResult[]
}

/** @param each is told how many lines are done, and may throw to end the work (nothing is then kept) */
export async function writeLines(
  context: AfterContext, writing: Writing, entity: Entity, rows: LineRow[], each?: (done: number) => Promise<void>,
): Promise<LinesWritten> {
  const { tx } = writing
  refuseShared(entity)
  refuseFenced(entity, writing, rows.some(({ key }) => !key) ? 'add' : 'change')
  const written: Written[] = []
  const lines: LineResult[] = []
  // What has only found the row, and is nobody's to write, is not written.
  const writable = new Set(writableFields(entity, writing.asker).map((field) => field.name))
  const named = [...entity.key, ...entity.unique.flat().filter((field) => !writable.has(field))]
  for (const [at, { line, values, key, lines: parts }] of rows.entries()) {
    const already = written.length
    await tx.query('savepoint template_line')
    try {
      if (key) await editRow(writing, entity, { ...without(values, named), ...key } as Row, {}, written)
      else await addRow(writing, entity, values, {}, written)
      await tx.query('release savepoint template_line')
      const result = !key ? 'added' : written.length > already ? 'edited' : 'unchanged'
      for (const part of parts ?? [line]) lines.push({ line: part, result })
    } catch (error) {
      if (!(error instanceof Refusal) && !(error instanceof HttpRefusal)) throw error
      await tx.query('rollback to savepoint template_line')
      written.length = already
      lines.push(...(parts ? refusedOf(parts, error) : [{ line, result: 'refused' as const, message: error.message, ...told(error.errors) }]))
    }
    if (at % 50 === 49) await each?.(at + 1)
  }
  await afterWriting(context, writing, written)
  const count = (result: LineResult['result']): number => lines.filter((one) => one.result === result).length
  return { written: count('added') + count('edited'), added: count('added'), edited: count('edited'), refused: count('refused'), lines }
}

const told = (errors: Record<string, string> | undefined): { errors?: Record<string, string> } => (errors ? { errors } : {})

/** A document is refused whole: the line that it is refused for says why, the others which line that is. */
function refusedOf(lines: readonly number[], error: Refusal | HttpRefusal): LineResult[] {
  const places = Object.keys(error.errors ?? {}).flatMap((path) => /\[(\d+)\]/.exec(path)?.[1] ?? [])
  const wrong = lines[Number(places[0] ?? 0)] ?? lines[0]
  return lines.map((line): LineResult => (
    { line, result: 'refused', message: line === wrong ? error.message : `同一张单据的第 ${wrong} 行没有通过，整张没有写入` }
  ))
}

function without(values: Row, fields: readonly string[]): Row {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)))
}
