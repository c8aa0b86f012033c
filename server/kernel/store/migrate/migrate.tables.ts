/**
 * What every table of the model needs to become what the schemas say: the steps of each entity, and which of them may run
 * on which occasion. Reads the catalog and, through `Rows`, the rows; changes nothing.
 */
import type { Entity, Model } from '../../../../contract/model'
import type { ExistingTable } from './catalog'
import type { Tx } from '../connect'
import { diffTable, dropTable, isUnfinished } from './diff'
import { rowsOf, type Rows } from './rows'
import { stepKey, UNFINISHED, type Care, type Step } from './step'
import { LISTED_TABLES, SYSTEM_TABLES } from './system-tables'
import { createTable, RESERVED_PREFIX, tableOf, type Table } from './tables'

/**
 * When tables are changed: `live`, a file was saved while the server runs; `start`, a program starts; `command`, somebody has
 * read the plan and said so.
 */
export type Occasion = 'live' | 'start' | 'command'

const RUNS: Record<Occasion, readonly Care[]> = { live: ['adds'], start: ['adds', 'settles'], command: ['adds', 'settles', 'care'] }

/** The steps of one table. */
export interface TablePlan {
  table: string
  /** Undefined for a table that no entity describes any more. */
  entity?: Entity
  steps: Step[]
}

/** What stands between an entity and its table. */
export interface RefusedEntity {
  entity: Entity
  steps: Step[]
}

/** All tables of the schema, by name (`readTables`). */
export type ExistingTables = ReadonlyMap<string, ExistingTable>

/** @param counting true: rows are counted, for people who read the plan */
export async function planTables(tx: Tx, model: Model, existing: ExistingTables, options: { counting?: boolean } = {}): Promise<TablePlan[]> {
  const rows = rowsOf(tx, { counting: options.counting ?? false })
  const plans: TablePlan[] = []
  for (const entity of Object.values(model.entities)) plans.push({ table: entity.table, entity, steps: await stepsOf(model, entity, existing, rows) })
  const described = new Set(plans.map(({ table }) => table))
  for (const table of existing.values()) {
    if (described.has(table.name) || table.name in SYSTEM_TABLES || !isUnfinished(table) || (await rows.any(table.name))) continue
    plans.push({ table: table.name, steps: [{ care: 'adds', at: [], says: `${table.name} 是刚保存的表，还没有数据：随定义一起去掉`, sql: [dropTable(table.name)], back: [] }] })
  }
  return plans.filter(({ steps }) => steps.length > 0)
}

async function stepsOf(model: Model, entity: Entity, existing: ExistingTables, rows: Rows): Promise<Step[]> {
  if ((entity.table in SYSTEM_TABLES && !LISTED_TABLES.has(entity.table)) || entity.table.startsWith(RESERVED_PREFIX)) {
    return [{ care: 'stuck', at: ['entity'], says: `实体名 ${entity.name} 已被系统表占用`, first: '请换一个名字', sql: [], back: [] }]
  }
  const wanted = tableOf(model, entity)
  const actual = existing.get(wanted.name)
  if (LISTED_TABLES.has(wanted.name)) return unlike(wanted, actual)
  if (actual) return diffTable(wanted, actual, rows)
  return [{ care: 'adds', at: [], says: `新表 ${wanted.name}`, sql: createTable(wanted), back: [dropTable(wanted.name)] }]
}

/** An entity over a table of the server's own describes it as it is. */
function unlike(wanted: Table, actual: ExistingTable | undefined): Step[] {
  return wanted.columns.flatMap(({ name, type }): Step[] => {
    const there = actual?.columns.get(name)?.type
    const says = `${wanted.entity}.${name}：系统表 ${wanted.name} 里${there === undefined ? '没有这一列' : `是 ${there}，schema 写的是 ${type}`}`
    return there === type ? [] : [{ care: 'stuck', at: ['fields', name], says, first: '系统表的列只由 server/kernel/store/system/*.sql 改变', sql: [], back: [] }]
  })
}

/** The entities whose calls cannot be answered until somebody has run the command. */
export function stopped(plans: readonly TablePlan[], occasion: Occasion): RefusedEntity[] {
  const stops: readonly Care[] = occasion === 'command' ? ['stuck'] : ['care', 'stuck']
  return plans.flatMap(({ entity, steps }) => {
    const held = steps.filter(({ care }) => stops.includes(care))
    return entity && held.length > 0 ? [{ entity, steps: held }] : []
  })
}

/** What a saved file asks beyond adding, and the model before it did not ask. @param before its steps, looked for only where needed */
export async function refusedLive(plans: readonly TablePlan[], before: () => Promise<TablePlan[]>): Promise<RefusedEntity[]> {
  if (plans.every(({ steps }) => steps.every(({ care }) => care === 'adds'))) return []
  const known = new Set((await before()).flatMap(({ table, steps }) => steps.map((step) => stepKey(table, step))))
  return plans.flatMap(({ table, entity, steps }) => {
    const held = steps.filter((step) => step.care !== 'adds' && !known.has(stepKey(table, step)))
    return entity && held.length > 0 ? [{ entity, steps: held }] : []
  })
}

/** The statements that may run now: none of an entity that is stopped, whole tables one after the other. */
export function runnable(plans: readonly TablePlan[], occasion: Occasion): { plan: TablePlan; steps: Step[] }[] {
  const held = new Set(stopped(plans, occasion).map(({ entity }) => entity.table))
  return plans.filter(({ table }) => !held.has(table)).map((plan) => ({ plan, steps: plan.steps.filter(({ care }) => RUNS[occasion].includes(care)) }))
}

/** Says of every column that a saved file has added that it is unfinished; a start takes what it finds as meant. */
export function marks(model: Model, before: ExistingTables, after: ExistingTables, occasion: Occasion): string[] {
  const statements: string[] = []
  for (const table of after.values()) {
    const entity = Object.values(model.entities).find((each) => each.table === table.name)
    if (!entity) continue
    const own = new Set(tableOf(model, entity).columns.map(({ name }) => name))
    for (const column of table.columns.values()) {
      if (!own.has(column.name)) continue
      const fresh = before.get(table.name)?.columns.get(column.name) === undefined
      if (occasion === 'live' && fresh) statements.push(comment(table.name, column.name, UNFINISHED))
      if (occasion !== 'live' && column.comment === UNFINISHED) statements.push(comment(table.name, column.name, null))
    }
  }
  return statements
}

function comment(table: string, column: string, text: string | null): string {
  const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
  return `comment on column ${quoted(table)}.${quoted(column)} is ${text === null ? 'null' : `'${text}'`}`
}
