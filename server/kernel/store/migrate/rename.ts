/**
 * A field that got another name: its column is renamed, by command alone, because nothing but a person's word tells a new
 * name from a new field.
 */
import { escapeIdentifier } from 'pg'
import type { Model } from '../../../../contract/model'
import { readTables } from './catalog'
import type { Tx } from '../connect'
import type { ExistingTables, RefusedEntity } from './migrate.tables'
import { APP_ROLE } from '../roles'
import { rowsOf } from './rows'
import type { Step } from './step'

/** `from`: the column that is there; `to`: a field of the schema that has none, or an empty one. */
export interface Rename {
  entity: string
  from: string
  to: string
}

/** The renaming cannot be done; the message (Chinese) says why. */
export class RenameError extends Error {
  override name = 'RenameError'
}

/** "sale.old=new". @throws RenameError */
export function readRename(text: string): Rename {
  const [, entity, from, to] = /^([a-z][a-z0-9_]*)\.([a-z][a-z0-9_]*)=([a-z][a-z0-9_]*)$/.exec(text) ?? []
  if (entity === undefined || from === undefined || to === undefined) throw new RenameError(`--rename ${text}：请写成 实体.旧字段=新字段，例如 sale.note=remark`)
  return { entity, from, to }
}

/** The statements that give the column its new name, and those that take it back. @throws RenameError */
export async function renameStatements(tx: Tx, model: Model, { entity: name, from, to }: Rename): Promise<{ sql: string[]; back: string[] }> {
  const entity = Object.hasOwn(model.entities, name) ? model.entities[name] : undefined
  const table = entity && (await readTables(tx, APP_ROLE)).get(entity.table)
  if (!entity || !table) throw new RenameError(`--rename：没有实体 ${name}`)
  if (!table.columns.has(from)) throw new RenameError(`--rename：数据库的 ${name} 里没有旧字段 ${from}`)
  if (entity.fields[from]) throw new RenameError(`--rename：${name}.${from} 还在定义里，不是改名`)
  if (entity.fields[to]?.sqlType === undefined) throw new RenameError(`--rename：${name} 的定义里没有新字段 ${to}`)
  const there = table.columns.get(to)
  if (there && (await rowsOf(tx, { counting: false }).anyValue(table.name, there))) throw new RenameError(`--rename：${name}.${to} 里已经有数据，不能再由 ${from} 改名而来`)
  const alter = `alter table ${escapeIdentifier(table.name)}`
  const called = (one: string, other: string): string => `${alter} rename column ${escapeIdentifier(one)} to ${escapeIdentifier(other)}`
  return { sql: [...(there ? [`${alter} drop column ${escapeIdentifier(to)}`] : []), called(from, to)], back: [called(to, from)] }
}

/**
 * Entities where one save took a field away that holds data and brought one of the same type: most likely another name.
 * @returns a step for each, refused until somebody says which it is
 */
export async function likelyRenames(tx: Tx, tables: ExistingTables, before: Model, after: Model): Promise<RefusedEntity[]> {
  const rows = rowsOf(tx, { counting: false })
  const found: RefusedEntity[] = []
  for (const entity of Object.values(after.entities)) {
    const old = Object.hasOwn(before.entities, entity.name) ? before.entities[entity.name] : undefined
    if (!old || old === entity) continue
    const fresh = Object.values(entity.fields).filter(({ name, sqlType }) => sqlType !== undefined && !old.fields[name])
    const steps: Step[] = []
    for (const gone of Object.values(old.fields).filter(({ name }) => fresh.length > 0 && !entity.fields[name])) {
      const column = tables.get(entity.table)?.columns.get(gone.name)
      const other = fresh.find(({ sqlType }) => sqlType === gone.sqlType)
      if (!other || !column || !(await rows.anyValue(entity.table, column))) continue
      steps.push({
        care: 'care', at: ['fields', other.name], sql: [], back: [],
        says: `${entity.name}.${gone.name} 不见了，同时多了 ${other.name}：如果是改名，数据不会自己跟过去`,
        first: `是改名：运行 npm run migrate -- --apply --rename ${entity.name}.${gone.name}=${other.name}。不是改名：分两次保存，先加新字段，再去掉旧字段`,
      })
    }
    if (steps.length > 0) found.push({ entity, steps })
  }
  return found
}
