/** What a row is called where it is spoken of: its first words, what tells it apart from its neighbours, or its key. Pure. */
import { enumLabel } from '../../contract/enum-value'
import { traits } from '../../kinds/column-kinds'
import type { ColumnPlan, EnumPlan } from '../../contract/plan'
import type { Row } from '../../contract/wire'
import type { ActionList } from './action'

/** Kinds that tell rows apart where no words do: a rate is known by its month and its currency. */
const TELLING = new Set<ColumnPlan['kind']>(['month', 'date', 'datetime', 'enum'])
/** So many of them say enough. */
const MOST_PARTS = 3

interface NamedList {
  columns: readonly Pick<ColumnPlan, 'kind' | 'path' | 'enum'>[]
  rowKey: readonly string[]
  enums: Record<string, EnumPlan>
}

/**
 * The value of the first column of words or of a document's number that says anything. A row without one is called by what
 * tells it apart (2026-10 美元); the number that the database gave it, which nobody knows it by, comes last.
 */
export function rowName({ columns, rowKey, enums }: NamedList, row: Row): string {
  const own = columns.filter(({ path }) => !(rowKey.includes(path) && /^\d+$/.test(String(row[path]))))
  const says = own.filter((column) => traits(column).words).map(({ path }) => row[path]).find(
    (value) => typeof value === 'string' && value.trim() !== '',
  )
  if (typeof says === 'string') return says
  const parts = own.filter(({ kind, path }) => TELLING.has(kind) && row[path] !== null && row[path] !== undefined && row[path] !== '').slice(0, MOST_PARTS)
  if (parts.length === 0) return rowKey.map((field) => row[field]).join(' ')
  return parts.map(({ path, enum: of }) => enumLabel(enums, of, row[path])).join(' ')
}

/** The list of an action, as its rows are named by. */
export function namedBy({ columns, plan, enums }: Pick<ActionList, 'columns' | 'plan' | 'enums'>): NamedList {
  return { columns, rowKey: plan.rowKey, enums }
}
