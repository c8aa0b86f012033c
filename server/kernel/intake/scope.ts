/**
 * Which rows that are there a file takes the place of, as a condition over the entity's table (alias t). One statement of
 * it serves preview, writing and undoing, so that they cannot disagree.
 */
import { escapeIdentifier, escapeLiteral } from 'pg'
import { addDays } from '../../../contract/days'
import type { Entity, ReportFormat } from '../../../contract/model'
import { parseType } from '../store/migrate/tables'
import { spansDays } from './row-plan'
import { STAGE } from './stage'
import { utcOfLocal } from '../../../contract/zone'

/** Plain JSON, kept with the file: what it took the place of can be asked again when it is undone. */
export type Scope =
  /**
   * Rows of the shop between two moments (or days) of `field`, the second not included. `reach`: rows may span several days.
   * `odd`: besides, single days far from the others, whose rows a person has accepted: the days between stay as they are.
   */
  | { by: 'range'; field: string; from: string; to: string; reach: boolean; odd?: { from: string; to: string }[] }
  /** Rows of the shop with one of these values of `fields`. */
  | { by: 'group'; fields: string[]; values: (string | null)[][] }
  /** Rows of the shop with the keys of the rows staged. */
  | { by: 'row' }

interface ScopeSource {
  format: ReportFormat
  entity: Entity
  /** The field whose moment gives a row's day; undefined where the day is stored as such. */
  moment: string | undefined
  sourceZone: string
  /** First and last day of the file, in its own clock. */
  first: string | null
  last: string | null
  groups: Iterable<string>
  /** Implausible days that were accepted. */
  odd: readonly string[]
}

/** What a file with these days or groups takes the place of; undefined for a file without any row. */
export function scopeOf({ format, entity, moment, sourceZone, first, last, groups, odd }: ScopeSource): Scope | undefined {
  const { replace } = format
  if (replace.by === 'row') return { by: 'row' }
  if (replace.by === 'range') {
    if (format.day === undefined) return undefined
    if (first === null || last === null) {
      // All days are odd: each is a range of its own.
      const [one, ...more] = odd
      return one === undefined ? undefined : scopeOf({ format, entity, moment, sourceZone, first: one, last: one, groups, odd: more })
    }
    const reach = spansDays(entity) && format.day === 'stat_date'
    const startOf = (day: string): string => new Date(utcOfLocal(sourceZone, Date.parse(`${day}T00:00:00Z`))).toISOString()
    const range = (from: string, to: string): { from: string; to: string } =>
      moment === undefined ? { from, to: addDays(to, 1) } : { from: startOf(from), to: startOf(addDays(to, 1)) }
    return { by: 'range', field: moment ?? format.day, ...range(first, last), reach, ...(odd.length > 0 ? { odd: odd.map((day) => range(day, day)) } : {}) }
  }
  const values = [...groups].map((group) => JSON.parse(group) as (string | null)[])
  const fields = besideOwner(replace.fields)
  // A snapshot of the whole shop has no groups: it takes the place of all the shop's rows.
  if (fields.length === 0) return { by: 'group', fields, values: [] }
  return values.length === 0 ? undefined : { by: 'group', fields, values }
}

/** What a file takes the place of, besides whose it is. */
export const besideOwner = (fields: readonly string[]): string[] => fields.filter((field) => field !== 'shop_id' && field !== 'pool_id')

/** Whether a file tells of what the shop's whole pool holds: its rows take the place of those that any shop of the pool has brought. */
export function ofPool({ replace }: Pick<ReportFormat, 'replace'>): boolean {
  return replace.fields.includes('pool_id')
}

/** What files that may take each other's place wait for, as the words of a lock. */
export function turnOf(companyId: number, format: ReportFormat, { table }: Entity, shopId: string): string {
  return `import ${companyId} ${ofPool(format) ? 'pools' : shopId} ${table}`
}

/** The fields that are compared for replacing row by row. */
export function rowKey(format: ReportFormat): string[] {
  const { replace } = format
  if (replace.by !== 'row') return []
  return [...replace.fields, ...(replace.occurrence === undefined ? [] : [replace.occurrence])]
}

const col = (name: string): string => `t.${escapeIdentifier(name)}`

/** Whether rows keep what their file wrote, where its SKU is another code than the MSKU (goods-codes.ts). */
export function keepsCode(entity: Entity): boolean {
  return entity.fields['file_sku'] !== undefined && entity.fields['msku'] !== undefined
}

/** What the file wrote as SKU, as SQL of a row (alias `row`). */
export function writtenSku(row: string, entity: Entity): string {
  return keepsCode(entity) ? `coalesce(${row}.file_sku, ${row}.msku)` : `${row}.msku`
}

/** A field of the key of a row that is there (alias t), as its file wrote it. */
export function keyColumn(entity: Entity, field: string): string {
  return field === 'msku' ? writtenSku('t', entity) : col(field)
}

/**
 * The condition, with parameters from $`start`. Rows are those of the shop, or of its pool; the company is the caller's to say.
 * For `row` the staged keys are used, `older` rows of the stage having been taken out before.
 */
export function scopeSql(scope: Scope, format: ReportFormat, entity: Entity, shopId: string, start: number): { sql: string; values: unknown[] } {
  const type = (field: string): string => parseType(entity.fields[field]?.sqlType ?? 'text').type
  const alike = Object.entries(format.always).map(([field, value]) => `${col(field)}::text = ${escapeLiteral(value)} and `).join('')
  const own = `${col('shop_id')} = $${start}::bigint`
  const shop = alike + (!ofPool(format) ? own
    : `(${own} or ${col('pool_id')} = (select o.pool_id from shop o where o.company_id = ${col('company_id')} and o.id = $${start}::bigint))`)
  if (scope.by === 'range') {
    const at = type(scope.field)
    const within = `${col(scope.field)} >= $${start + 1}::${at} and ${col(scope.field)} < $${start + 2}::${at}`
    // A row over several days that reaches into the range is of the same days.
    const reaching = scope.reach ? ` or (${col('end_date')} >= $${start + 1}::date and ${col('start_date')} < $${start + 2}::date)` : ''
    if (!scope.odd) return { sql: `${shop} and ((${within})${reaching})`, values: [shopId, scope.from, scope.to] }
    const single = ` or exists (select 1 from jsonb_to_recordset($${start + 3}::jsonb) as o ("from" ${at}, "to" ${at})
      where ${col(scope.field)} >= o."from" and ${col(scope.field)} < o."to")`
    return { sql: `${shop} and ((${within})${reaching}${single})`, values: [shopId, scope.from, scope.to, JSON.stringify(scope.odd)] }
  }
  if (scope.by === 'group') {
    if (scope.fields.length === 0) return { sql: shop, values: [shopId] }
    const names = scope.fields.map((field) => `${escapeIdentifier(field)} ${type(field)}`).join(', ')
    const rows = scope.values.map((one) => Object.fromEntries(scope.fields.map((field, at) => [field, one[at] ?? null])))
    const same = scope.fields.map((field) => `g.${escapeIdentifier(field)} is not distinct from ${col(field)}`).join(' and ')
    return { sql: `${shop} and exists (select 1 from jsonb_to_recordset($${start + 1}::jsonb) as g (${names})
      where ${same})`, values: [shopId, JSON.stringify(rows)] }
  }
  const key = rowKey(format).filter((field) => field !== 'shop_id')
  // Keys that are never missing are compared by =, which can be hashed.
  const same = key.map(
    (field) => `s.${escapeIdentifier(field)} ${entity.fields[field]?.required ? '=' : 'is not distinct from'} ${keyColumn(entity, field)}`,
  ).join(' and ')
  return { sql: `${shop} and exists (select 1 from ${STAGE} s where ${same})`, values: [shopId] }
}

/** The day of a row (alias t) in a file's own clock, as SQL: the stored one where it is the report's own, as pages count by it. */
export function daySql(format: ReportFormat, entity: Entity, moment: string | undefined, zoneParameter: string): string {
  if (format.day === undefined) return 'null::date'
  return moment === undefined || entity.fields[format.day]?.zone === 'source' ? `${col(format.day)}::date`
    : `(${col(moment)} at time zone ${zoneParameter})::date`
}
