/**
 * What the company's one row of an entity holds now, with the defaults of its fields until somebody saves it: what references
 * that say `one` lead to, read where there is no row that the reference could hang from. Judges nobody's rights.
 */
import { hidingNothing } from '../../asker/asker'
import { fieldsOfCondition, type Condition } from '../../../../contract/filter'
import type { Entity } from '../../../../contract/model'
import { settingRef } from '../../../../contract/settled'
import type { Row } from '../../../../contract/wire'
import type { Reading } from '../reading'
import { EntityReader, own } from '../statement/fields'
import { name, planning } from '../statement/statement'

/** Does the condition look at settings alone, so that it holds, or not, for every row? */
export function isOfSettings(entity: Entity, condition: Condition): boolean {
  return fieldsOfCondition(condition).every((path) => settingRef(entity, path) !== undefined)
}

/**
 * @param paths as the entity names them: "settings.lock_stock"
 * @returns path -> value, as lists answer it; null where the setting is empty
 */
export async function settingsNow(reading: Reading, entity: Entity, paths: readonly string[]): Promise<Row> {
  const wanted = new Map<string, string[]>()
  for (const path of new Set(paths)) {
    const ref = settingRef(entity, path)
    if (ref) wanted.set(ref.name, [...(wanted.get(ref.name) ?? []), path])
  }
  const found: Row = {}
  for (const [refName, asked] of wanted) {
    const of = own(reading.model.entities, entity.refs[refName]?.entity ?? '')
    if (!of) continue
    const plan = planning({ model: reading.model, asker: hidingNothing(reading.asker) })
    const table = `(select kept.* from (select 1) always left join ${name(of.table)} kept
      on ${of.shared ? 'true' : `kept.company_id = ${plan.statement.value(reading.asker.companyId, '')}`} limit 1)`
    const reader = new EntityReader(plan, of, { rows: table, one: true })
    const columns = asked.map((path, at) => `${reader.at(path.slice(refName.length + 1)).sql} as c${at}`)
    const { rows } = await reading.tx.query<Row>(`select ${columns.join(', ')} from ${reader.from()} ${reader.joins()}`, plan.statement.values)
    for (const [at, path] of asked.entries()) found[path] = rows[0]?.[`c${at}`] ?? null
  }
  return found
}

/** Field -> what a new row takes from the settings now; fields with a default of their own are not among them. */
export async function settingDefaults(reading: Reading, entity: Entity, fields = Object.values(entity.fields)): Promise<Row> {
  const taking = fields.flatMap(({ name: field, defaultFrom: path }) => (path === undefined ? [] : [{ field, path }]))
  if (taking.length === 0) return {}
  const now = await settingsNow(reading, entity, taking.map(({ path }) => path))
  return Object.fromEntries(taking.map(({ field, path }) => [field, now[path] ?? null]))
}
