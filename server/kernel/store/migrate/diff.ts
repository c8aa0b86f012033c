/**
 * The table that the model wants against the one that is there, as steps with the care that each needs (step.ts). It looks
 * at rows through `Rows` and executes nothing. Types, keys and rules of rows that are there never change in passing.
 */
import { escapeIdentifier } from 'pg'
import type { ExistingColumn, ExistingIndex, ExistingTable } from './catalog'
import type { Rows } from './rows'
import { UNFINISHED, type Step } from './step'
import { COMPANY_COLUMN, columnSql, createIndex, createTable, isOurIndex, keyName, type Column, type Table } from './tables'

/** Changes of a type that keep every value. numeric(p,s) is judged apart. */
const WIDENING: Record<string, string[]> = {
  smallint: ['integer', 'bigint', 'numeric', 'text'],
  integer: ['bigint', 'numeric', 'text'],
  bigint: ['numeric', 'text'],
  numeric: ['text'],
  boolean: ['text'],
}

/** What is needed to judge a table; handed from step to step. */
interface Judging {
  wanted: Table
  actual: ExistingTable
  rows: Rows
  /** alter table "name" */
  alter: string
}

/** The steps from the table that is there to the wanted one, in the order in which they run. */
export async function diffTable(wanted: Table, actual: ExistingTable, rows: Rows): Promise<Step[]> {
  const judging: Judging = { wanted, actual, rows, alter: `alter table ${escapeIdentifier(wanted.name)}` }
  const key = await keySteps(judging)
  const steps = [
    // First, because no column of a key can be left empty.
    ...key.before,
    ...(await inTurn(wanted.columns, (column) => columnSteps(judging, column))),
    ...(await inTurn([...actual.columns.values()], (column) => leftoverSteps(judging, column))),
    ...key.after,
    ...(await indexSteps(judging)),
  ]
  if (steps.every((step) => step.care === 'adds') || !isUnfinished(actual) || (await rows.any(wanted.name))) return steps
  return [{ care: 'adds', at: [], says: '这张表是刚保存的，还没有数据：按新的写法重建', sql: [dropTable(wanted.name), ...createTable(wanted)], back: [dropTable(wanted.name)] }]
}

/** A table that saved files alone have made. */
export function isUnfinished(table: ExistingTable): boolean {
  return [...table.columns.values()].every((column) => column.comment === UNFINISHED)
}

/** Takes a table back that was just made, or makes room for it anew: never run on one that holds rows. */
export function dropTable(name: string): string {
  return `drop table ${escapeIdentifier(name)}`
}

async function columnSteps(judging: Judging, column: Column): Promise<Step[]> {
  const { wanted, actual, rows, alter } = judging
  const existing = actual.columns.get(column.name)
  // A required field without a default has no value for the rows that are there; none is made up.
  const fillable = column.default !== undefined || column.identity || !column.notNull || !(await rows.any(wanted.name))
  const addition = `${alter} add column if not exists ${columnSql(column, { notNull: column.notNull && fillable })}`
  const dropping = `${alter} drop column ${escapeIdentifier(column.name)}`
  if (!existing) {
    const note = `${wanted.entity}.${column.name} 是新加的必填字段，已有的行没有值：这些行暂时留空，补齐后再次启动时生效（也可以在字段上写 default）`
    const notes = [...(fillable ? [] : [note]), ...(await oldNames(judging, column))]
    return [
      {
        care: 'adds', at: ['fields', column.name], says: `新加 ${column.name}（${column.type}）`, sql: [addition], back: [dropping],
        ...(notes.length > 0 ? { note: notes.join('\n') } : {})
      },
    ]
  }
  const steps = await changedColumn(judging, column, existing)
  const remade = existing.comment === UNFINISHED && steps.some(
    (step) => step.care !== 'adds' && step.care !== 'waits',
  ) && !(await rows.anyValue(wanted.name, existing))
  return remade ? [
    { care: 'adds', at: ['fields', column.name], says: `${column.name} 是刚保存的，还没有值：按新的写法重建`, sql: [dropping, addition], back: [dropping] },
  ] : steps
}

/** Columns that nobody names any more and that hold data which the new one may have been meant for. */
async function oldNames({ wanted, actual, rows }: Judging, column: Column): Promise<string[]> {
  const left = [...actual.columns.values()].filter((existing) => existing.type === column.type && !wanted.columns.some(({ name }) => name === existing.name))
  const filled = await inTurn(left, async (existing) => ((await rows.anyValue(wanted.name, existing)) ? [existing.name] : []))
  const rename = `npm run migrate -- --apply --rename ${wanted.entity}.${filled[0]}=${column.name}`
  return filled.length === 0 ? [] : [`${wanted.entity}.${column.name} 是新加的字段；表里还留着不再使用的 ${filled.join('、')}。如果它是其中一个的新名字：${rename}`]
}

async function changedColumn(judging: Judging, column: Column, existing: ExistingColumn): Promise<Step[]> {
  const { wanted, rows } = judging
  const alter = `${judging.alter} alter column ${escapeIdentifier(column.name)}`
  const at = ['fields', column.name]
  const steps: Step[] = []
  const drop = (what: string): string => `${alter} drop ${what}`
  if (existing.identity && !column.identity) {
    steps.push({ care: 'settles', at, says: `${column.name} 不再由数据库编号`, sql: [drop('identity')], back: numbering(wanted, column.name) })
  }
  if (column.type !== existing.type) steps.push(await typeStep(judging, column, existing))
  else if (!existing.identity && !column.identity && !existing.generated && !sameDefault(existing.default, column.default)) {
    const set = (value: string | null | undefined): string => (value === undefined || value === null ? drop('default') : `${alter} set default ${value}`)
    steps.push({ care: 'adds', at, says: `${column.name} 的默认值改为 ${column.default ?? '无'}`, sql: [set(column.default)], back: [set(existing.default)] })
  }
  if (column.notNull && !existing.notNull) {
    const required = { at, says: `${column.name} 改为必填`, sql: [`${alter} set not null`], back: [drop('not null')] }
    if (!(await rows.anyNull(wanted.name, column.name))) steps.push({ care: 'settles', ...required })
    else steps.push({ care: 'waits', ...required, first: `${wanted.entity}.${column.name} 是必填字段，但有的行没有值：这些行暂时留空，补齐后再次启动时生效` })
  }
  if (!column.notNull && existing.notNull && !column.identity && !wanted.key.includes(column.name)) {
    steps.push({ care: 'settles', at, says: `${column.name} 不再必填`, sql: [drop('not null')], back: [`${alter} set not null`] })
  }
  if (column.identity && !existing.identity) {
    steps.push({ care: 'settles', at, says: `${column.name} 改由数据库编号`, sql: numbering(wanted, column.name), back: [drop('identity')] })
  }
  return steps
}

/** Another type: by command alone, unless there is no value that could change. */
async function typeStep({ wanted, alter, rows }: Judging, column: Column, existing: ExistingColumn): Promise<Step> {
  const own = escapeIdentifier(column.name)
  const change = (from: string, to: string, value: string | null | undefined): string[] => [
    `${alter} alter column ${own} drop default`,
    `${alter} alter column ${own} type ${to} using ${own}${to === 'text' || isWider(from, to) ? '' : '::text'}::${to}`,
    ...(value === undefined || value === null ? [] : [`${alter} alter column ${own} set default ${value}`]),
  ]
  const step = {
    at: ['fields', column.name],
    says: `${wanted.entity}.${column.name}：数据库里是 ${existing.type}，schema 要 ${column.type}`,
    sql: change(existing.type, column.type, column.default),
    back: change(column.type, existing.type, existing.default),
  }
  if (!(await rows.anyNotNull(wanted.name, column.name))) return { care: 'settles', ...step }
  const found = await rows.conversion?.(wanted.name, column.name, existing.type, column.type)
  if (!found) return { care: 'care', ...step }
  if (found.impossible > 0) {
    return { care: 'stuck', ...step, rows: found.rows, first: `有 ${found.impossible} 行的值变不成 ${column.type}（例如 ${found.example ?? ''}）：请先改正这些值，或者换一个新字段名，让旧列保留` }
  }
  const loses = found.changed > 0 ? `${found.changed} 行的值会变（例如 ${found.example ?? ''}），改回类型也变不回来，只能从备份恢复` : undefined
  return { care: 'care', ...step, rows: found.rows, ...(loses ? { loses } : {}) }
}

/** Numbers go on where the rows that are there end. */
function numbering(table: Table, column: string): string[] {
  const [name, own] = [escapeIdentifier(table.name), escapeIdentifier(column)]
  return [
    `alter table ${name} alter column ${own} set not null`,
    `alter table ${name} alter column ${own} add generated by default as identity`,
    `select setval(pg_get_serial_sequence('${name}', '${column}'), greatest((select coalesce(max(${own}), 0) from ${name}), 1))`,
  ]
}

/** A column that the model no longer knows stays with its data, but nobody fills it any more. */
async function leftoverSteps({ wanted, actual, rows, alter }: Judging, existing: ExistingColumn): Promise<Step[]> {
  if (wanted.columns.some((column) => column.name === existing.name)) return []
  const own = escapeIdentifier(existing.name)
  const at = ['fields']
  if (existing.comment === UNFINISHED && !(await rows.anyValue(wanted.name, existing))) {
    return [{ care: 'adds', at, says: `${existing.name} 是刚保存的，还没有值：随定义一起去掉`, sql: [`${alter} drop column ${own}`], back: [] }]
  }
  const inKey = actual.indexes.some((index) => index.primary && index.columns.includes(existing.name))
  if (!existing.notNull || existing.default !== null || existing.identity || inKey) return []
  return [
    {
      care: 'settles', at, says: `${existing.name} 不在定义里了：数据留着，不再必填`, sql: [`${alter} alter column ${own} drop not null`],
      back: [`${alter} alter column ${own} set not null`],
    },
  ]
}

async function keySteps({ wanted, actual, rows, alter }: Judging): Promise<{ before: Step[]; after: Step[] }> {
  const existing = actual.indexes.find((index) => index.primary)
  if (existing && same(existing.columns, wanted.key)) return { before: [], after: [] }
  const step = { at: ['key'], says: `${wanted.entity}：主键由 [${fieldsOf(existing?.columns ?? [])}] 改为 [${fieldsOf(wanted.key)}]` }
  const add = (
    name: string, columns: string[]
  ): string => `${alter} add constraint ${escapeIdentifier(name)} primary key (${columns.map(escapeIdentifier).join(', ')})`
  const drop = (name: string): string => `${alter} drop constraint ${escapeIdentifier(name)}`
  const name = keyName(wanted.name)
  const before = { sql: existing ? [drop(existing.name)] : [], back: existing ? [add(existing.name, existing.columns)] : [] }
  const after = { sql: [add(name, wanted.key)], back: [drop(name)] }
  const both = (care: Step['care'], more: Partial<Step> = {}): { before: Step[]; after: Step[] } => (
    { before: existing ? [{ care, ...step, ...before }] : [], after: [{ care, ...step, ...after, ...more }] }
  )
  if (!(await rows.any(wanted.name))) return both('settles')
  const known = wanted.key.filter((column) => actual.columns.has(column))
  const duplicate = known.length === 0 ? undefined : await rows.duplicate(wanted.name, known)
  const empty = await inTurn(known, async (column) => ((await rows.anyNull(wanted.name, column)) ? [column] : []))
  const missing = wanted.key.filter((column) => !actual.columns.has(column))
  if (duplicate) return both('stuck', { first: `有的行在新主键上相同（例如 ${duplicate}）：请先合并或改正它们` })
  if (empty.length + missing.length > 0) return both('stuck', { first: `有的行没有 ${[...empty, ...missing].join('、')} 的值，而主键不能为空：请先补齐` })
  return both('care', { rows: await rows.count?.(wanted.name) })
}

async function indexSteps({ wanted, actual, rows }: Judging): Promise<Step[]> {
  // A rule over a field that was only just saved has no rows that it could concern.
  const fresh = (columns: string[]): boolean => columns.some(
    (column) => (actual.columns.get(column)?.comment ?? (actual.columns.has(column) ? null : UNFINISHED)) === UNFINISHED,
  )
  // It may have gone with its column.
  const drop = (
    index: Pick<ExistingIndex, 'name' | 'columns'>
  ): string => `drop index ${fresh(index.columns) ? 'if exists ' : ''}${escapeIdentifier(index.name)}`
  const careOf = (index: Pick<ExistingIndex, 'unique' | 'columns'>): Step['care'] => (index.unique && !fresh(index.columns) ? 'settles' : 'adds')
  const steps: Step[] = []
  for (const index of wanted.indexes) {
    const existing = actual.indexes.find((candidate) => candidate.name === index.name)
    if (existing && same(existing.columns, index.columns) && existing.unique === index.unique) continue
    const duplicate = index.unique && index.columns.every((column) => actual.columns.has(column)) ? await rows.duplicate(wanted.name, index.columns) : undefined
    const step = {
      at: [index.unique ? 'unique' : 'index'],
      says: `${index.unique ? '新加唯一规则' : '新加索引'} [${fieldsOf(index.columns)}]`,
      sql: [...(existing ? [drop(existing)] : []), createIndex(wanted.name, index)],
      back: [drop(index), ...(existing ? [createIndex(wanted.name, existing)] : [])],
    }
    const first = `${wanted.entity}：unique [${fieldsOf(index.columns)}] 还不能建立，已有重复的行：${duplicate}。请先在页面上改正或合并这些行，再次启动时生效`
    steps.push(duplicate ? { care: 'waits', ...step, first } : { care: careOf(index), ...step })
  }
  // Indexes hold no data: those that the model no longer asks for only cost.
  for (const existing of actual.indexes) {
    if (existing.primary || !isOurIndex(existing.name) || wanted.indexes.some((index) => index.name === existing.name)) continue
    steps.push(
      {
        care: careOf(existing), at: [], says: `去掉${existing.unique ? '唯一规则' : '索引'} [${fieldsOf(existing.columns)}]`, sql: [drop(existing)],
        back: [createIndex(wanted.name, existing)],
      },
    )
  }
  return steps
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

/** One after the other: they share a connection. */
async function inTurn<T, R>(items: readonly T[], each: (item: T) => Promise<R[]>): Promise<R[]> {
  const all: R[] = []
  for (const item of items) all.push(...(await each(item)))
  return all
}

function same(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((name, at) => name === other[at])
}

function fieldsOf(columns: string[]): string {
  return columns.filter((name) => name !== COMPANY_COLUMN).join(', ')
}
