/**
 * The table that the model wants against the one that is there: statements that only add or widen, and a refusal with
 * what to do for everything that could lose data. It looks at rows through `Rows` and executes nothing.
 */
import { escapeIdentifier } from 'pg'
import type { ExistingColumn, ExistingTable } from './catalog'
import { COMPANY_COLUMN, columnSql, createIndex, isOurIndex, keyName, type Column, type Table } from './tables'

/** What must be known of a table's rows before a change. */
export interface Rows {
  any(table: string): Promise<boolean>
  anyNull(table: string, column: string): Promise<boolean>
  /** One group of rows that are equal in these columns, as words for a message; undefined: there is none. */
  duplicate(table: string, columns: string[]): Promise<string | undefined>
}

export interface Change {
  statements: string[]
  /** Chinese; each names entity.field, what is there, what is wanted, and what to do by hand. */
  refusals: string[]
  /** Chinese; done otherwise than the model says, without harm. */
  notes: string[]
}

/** Changes of a type that keep every value, and how a value is converted. numeric(p,s) is judged apart. */
const WIDENING: Record<string, string[]> = {
  smallint: ['integer', 'bigint', 'numeric', 'text'],
  integer: ['bigint', 'numeric', 'text'],
  bigint: ['numeric', 'text'],
  numeric: ['text'],
  boolean: ['text'],
}

export async function diffTable(wanted: Table, actual: ExistingTable, rows: Rows): Promise<Change> {
  const change: Change = { statements: [], refusals: [], notes: [] }
  const alter = `alter table ${escapeIdentifier(wanted.name)}`
  for (const column of wanted.columns) {
    const existing = actual.columns.get(column.name)
    if (existing) await diffColumn(wanted, column, existing, rows, change)
    else await addColumn(wanted, column, rows, change)
  }
  for (const existing of actual.columns.values()) {
    if (wanted.columns.some((column) => column.name === existing.name)) continue
    // A column that the model no longer knows stays with its data, but nobody fills it any more.
    if (existing.notNull && existing.default === null && !existing.identity && !actual.indexes.some((index) => index.primary && index.columns.includes(existing.name))) {
      change.statements.push(`${alter} alter column ${escapeIdentifier(existing.name)} drop not null`)
    }
  }
  await diffKey(wanted, actual, rows, change)
  await diffIndexes(wanted, actual, rows, change)
  return change
}

async function addColumn(table: Table, column: Column, rows: Rows, change: Change): Promise<void> {
  // A required field without a default has no value for the rows that are there; none is made up.
  const notNull = column.notNull && (column.default !== undefined || column.identity || !(await rows.any(table.name)))
  change.statements.push(`alter table ${escapeIdentifier(table.name)} add column if not exists ${columnSql(column, { notNull })}`)
  if (column.notNull && !notNull && !column.identity) {
    change.notes.push(`${table.entity}.${column.name} 是新加的必填字段，已有的行没有值：这些行暂时留空，补齐后再次启动时生效（也可以在字段上写 default）`)
  }
}

async function diffColumn(table: Table, column: Column, existing: ExistingColumn, rows: Rows, change: Change): Promise<void> {
  const name = `${table.entity}.${column.name}`
  const alter = `alter table ${escapeIdentifier(table.name)} alter column ${escapeIdentifier(column.name)}`
  if (existing.identity && !column.identity) change.statements.push(`${alter} drop identity`)
  if (column.type !== existing.type) {
    if (!isWider(existing.type, column.type) && (await rows.any(table.name))) {
      change.refusals.push(
        `${name}：数据库里是 ${existing.type}，schema 要 ${column.type}，可能丢失数据，不自动修改。请先备份，确认后手工运行：` +
          `alter table ${escapeIdentifier(table.name)} alter column ${escapeIdentifier(column.name)} type ${column.type} using ${escapeIdentifier(column.name)}::text::${column.type}; ` +
          `或者在 ${table.entity} 里换一个新字段名，让旧列保留。`,
      )
      return
    }
    if (existing.default !== null) change.statements.push(`${alter} drop default`)
    change.statements.push(`${alter} type ${column.type} using ${escapeIdentifier(column.name)}${column.type === 'text' || isWider(existing.type, column.type) ? '' : '::text'}::${column.type}`)
    if (column.default !== undefined) change.statements.push(`${alter} set default ${column.default}`)
  } else if (!existing.identity && !column.identity && !existing.generated && !sameDefault(existing.default, column.default)) {
    change.statements.push(column.default === undefined ? `${alter} drop default` : `${alter} set default ${column.default}`)
  }
  if (column.notNull && !existing.notNull) {
    if (await rows.anyNull(table.name, column.name)) {
      // A column of the key is never empty; for others the rows wait until somebody fills them.
      change.notes.push(`${name} 是必填字段，但有的行没有值：这些行暂时留空，补齐后再次启动时生效`)
    } else change.statements.push(`${alter} set not null`)
  }
  if (!column.notNull && existing.notNull && !column.identity && !table.key.includes(column.name)) change.statements.push(`${alter} drop not null`)
  if (column.identity && !existing.identity) await makeIdentity(table, column, change)
}

/** Numbers go on where the rows that are there end. */
async function makeIdentity(table: Table, column: Column, change: Change): Promise<void> {
  const [name, own] = [escapeIdentifier(table.name), escapeIdentifier(column.name)]
  change.statements.push(
    `alter table ${name} alter column ${own} set not null`,
    `alter table ${name} alter column ${own} add generated by default as identity`,
    `select setval(pg_get_serial_sequence('${name}', '${column.name}'), greatest((select coalesce(max(${own}), 0) from ${name}), 1))`,
  )
}

async function diffKey(table: Table, actual: ExistingTable, rows: Rows, change: Change): Promise<void> {
  const existing = actual.indexes.find((index) => index.primary)
  if (existing && same(existing.columns, table.key)) return
  if (await rows.any(table.name)) {
    const duplicate = await rows.duplicate(table.name, table.key.filter((column) => actual.columns.has(column)))
    const old = fieldsOf(existing?.columns ?? [])
    change.refusals.push(
      `${table.entity}：主键由 [${old}] 改为 [${fieldsOf(table.key)}]，表里已有数据，不自动修改${duplicate ? `（例如 ${duplicate} 会重复）` : ''}。` +
        `请先备份，确认没有重复后手工运行：alter table ${escapeIdentifier(table.name)} drop constraint ${escapeIdentifier(existing?.name ?? keyName(table.name))}, add primary key (${table.key.map(escapeIdentifier).join(', ')});`,
    )
    return
  }
  // First, because no column of a key can be left empty.
  if (existing) change.statements.unshift(`alter table ${escapeIdentifier(table.name)} drop constraint ${escapeIdentifier(existing.name)}`)
  change.statements.push(`alter table ${escapeIdentifier(table.name)} add constraint ${escapeIdentifier(keyName(table.name))} primary key (${table.key.map(escapeIdentifier).join(', ')})`)
}

async function diffIndexes(table: Table, actual: ExistingTable, rows: Rows, change: Change): Promise<void> {
  for (const index of table.indexes) {
    const existing = actual.indexes.find((candidate) => candidate.name === index.name)
    if (existing && same(existing.columns, index.columns) && existing.unique === index.unique) continue
    const known = index.columns.every((column) => actual.columns.has(column))
    const duplicate = index.unique && known ? await rows.duplicate(table.name, index.columns) : undefined
    if (duplicate) {
      change.refusals.push(`${table.entity}：unique [${fieldsOf(index.columns)}] 不能建立，已有重复的行：${duplicate}。请先在页面上改正或合并这些行，再重新启动。`)
      continue
    }
    if (existing) change.statements.push(`drop index ${escapeIdentifier(existing.name)}`)
    change.statements.push(createIndex(table.name, index))
  }
  // Indexes hold no data: those that the model no longer asks for only cost.
  for (const existing of actual.indexes) {
    if (!existing.primary && isOurIndex(existing.name) && !table.indexes.some((index) => index.name === existing.name)) {
      change.statements.push(`drop index ${escapeIdentifier(existing.name)}`)
    }
  }
}

/** True when every value of `from` is kept in `to`. */
export function isWider(from: string, to: string): boolean {
  const [a, b] = [numericOf(from), numericOf(to)]
  if (a && b) return a.whole <= b.whole && a.scale <= b.scale
  if (b && b.whole < Number.POSITIVE_INFINITY) return false
  return (WIDENING[from.replace(/\(.*\)$/, '')] ?? []).includes(to.replace(/\(.*\)$/, ''))
}

/** Digits before and after the point. */
function numericOf(type: string): { whole: number; scale: number } | undefined {
  if (type === 'numeric') return { whole: Number.POSITIVE_INFINITY, scale: Number.POSITIVE_INFINITY }
  const [, precision, scale = '0'] = /^numeric\((\d+)(?:,(-?\d+))?\)$/.exec(type) ?? []
  return precision === undefined ? undefined : { whole: Number(precision) - Number(scale), scale: Number(scale) }
}

/** PostgreSQL tells a default in its own words: '0'::integer as 0, 'on'::text as 'on'::text. */
function sameDefault(existing: string | null, wanted: string | undefined): boolean {
  if (existing === null || wanted === undefined) return existing === null && wanted === undefined
  const bare = (text: string): string => text.replace(/::[a-z ]+(\(.*\))?(\[\])?$/, '').replace(/^'(.*)'$/s, '$1')
  return bare(existing) === bare(wanted)
}

function same(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((name, at) => name === other[at])
}

function fieldsOf(columns: string[]): string {
  return columns.filter((name) => name !== COMPANY_COLUMN).join(', ')
}
