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
import { HttpRefusal, Refusal } from '../../asker/refusal'
import type { LineRow } from './check'

interface LineResult {
  line: number
  result: 'added' | 'edited' | 'unchanged' | 'refused'
  message?: string
  errors?: Record<string, string>
}

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
  for (const [at, { line, values, key }] of rows.entries()) {
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
    if (at % 50 === 49) await each?.(at + 1)
  }
  await afterWriting(context, writing, written)
  const count = (result: LineResult['result']): number => lines.filter((one) => one.result === result).length
  return { written: count('added') + count('edited'), added: count('added'), edited: count('edited'), refused: count('refused'), lines }
}

function withoutKey(values: Row, key: string[]): Row {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !key.includes(field)))
}
