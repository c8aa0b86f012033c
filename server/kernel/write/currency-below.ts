/**
 * Amounts of rows below a document are in its currency where nobody can say another: the lines of an order in dollars are in dollars.
 * They are given it as they are added, and follow it when it is changed.
 */
import type { Entity } from '../../../contract/model'
import { perModel } from '../../../contract/per-model'
import type { Row } from '../../../contract/wire'
import { name } from '../read/statement/statement'
import { same } from './write.conflict'
import type { Written } from './written'
import { keyOf, lockRow, updateRow, type Writing } from './write.row'

interface Following { list: string; entity: Entity; by: string[]; field: string }

/** By entity, the fields of rows below that follow the field of the same name above. */
const followingOf = perModel((model) => new Map(Object.values(model.entities).map((above) => [above.name, Object.entries(above.has).flatMap(
  ([list, has]): Following[] => {
    const entity = model.entities[has.entity]
    if (!entity || has.others) return []
    const said = new Set(Object.values(entity.fields).flatMap(({ currencyField }) => currencyField ?? []))
    return [...said].filter((field) => {
      const [below, own] = [entity.fields[field], above.fields[field]]
      return below && own && own.input !== undefined && !own.server && !own.formula && below.input === undefined && !below.server && !below.formula
    }).map((field) => ({ list, entity, by: has.by, field }))
  },
)])))

/** What rows that are added below a row are given of it. */
export function givenBelow({ model }: Writing, above: Entity, list: string, parent: Row): Row {
  const fields = (followingOf(model).get(above.name) ?? []).filter((each) => each.list === list)
  return Object.fromEntries(fields.flatMap(({ field }) => (parent[field] == null ? [] : [[field, parent[field]]])))
}

/** After a row was changed: the rows below it that were there before. @param changed its fields that were */
export async function followAbove(writing: Writing, above: Entity, parent: Row, changed: ReadonlySet<string>, written: Written[]): Promise<void> {
  for (const { entity, by, field } of (followingOf(writing.model).get(above.name) ?? []).filter((each) => changed.has(each.field))) {
    const where = by.map((part, at) => `${name(part)}::text = $${at + 2}`).join(' and ')
    const { rows } = await writing.tx.query<Row>(
      `select ${entity.key.map((part) => `${name(part)}::text as ${name(part)}`).join(', ')} from ${name(entity.table)}
       where company_id = $1 and ${where} order by 1`,
      [writing.asker.companyId, ...by.map((_, at) => String(parent[above.key[at] ?? '']))],
    )
    for (const key of rows) {
      const before = await lockRow(writing, entity, keyOf(entity, key))
      if (same(entity, field, before[field], parent[field])) continue
      written.push({ entity, action: 'edit', before, after: await updateRow(writing, entity, before, { [field]: parent[field] }) })
    }
  }
}
