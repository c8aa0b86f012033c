/** What a row is called where it is spoken of: its first words, or its key. Pure. */
import type { ColumnPlan } from '../../lib/plan'
import type { Row } from '../../lib/wire'

/** The value of the first text or number-of-a-document column that says anything; the key where none does. */
export function rowName(columns: readonly Pick<ColumnPlan, 'kind' | 'path'>[], rowKey: readonly string[], row: Row): string {
  const says = columns.filter(({ kind }) => kind === 'text' || kind === 'id').map(({ path }) => row[path]).find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof says === 'string' ? says : rowKey.map((field) => row[field]).join(' ')
}
