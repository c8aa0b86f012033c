/**
 * What the empty boxes of a form take by themselves: fields of the rows that its references name, what the newest row holds that is
 * alike, and of rows elsewhere the first that fits. Within what the asker sees; what they must not see fills nothing.
 */
import type { Condition, Scalar } from '../../../../contract/filter'
import { askedBy, type FillWay } from '../../../../contract/form-words'
import type { Entity } from '../../../../contract/model'
import type { Row } from '../../../../contract/wire'
import { planRows } from '../plan/rows'
import type { Reading } from '../reading'
import { own } from '../statement/fields'
import { planning } from '../statement/statement'

/** `row`: field -> value; `says`: field -> where the value is from, of those that say it. */
export interface Filled { row: Row; says: Record<string, string> }

/**
 * @param entered what stands in the form; of the row above by the reference that names it (`order.supplier_id`)
 * @returns of the fields for which something is found once what they are found by is there
 */
export async function answerFill(reading: Reading, entity: Entity, entered: Row): Promise<Filled> {
  const filled: Filled = { row: {}, says: {} }
  const found = new Map<string, Promise<Row | undefined>>()
  const hidden = reading.asker.hidden(entity.name)
  for (const { name, fill = [] } of Object.values(entity.fields)) {
    if (hidden.has(name)) continue
    for (const way of fill) {
      const filter = filterOf(reading, entity, way, entered)
      if (!filter) continue
      // Fields of one row are read from one row: a price and its currency belong together.
      const key = JSON.stringify([way.entity, filter, way.greatest])
      const row = found.get(key) ?? first(reading, way, filter)
      found.set(key, row)
      const value = (await row)?.[way.take]
      if (value === null || value === undefined) continue
      filled.row[name] = value
      if (way.says !== undefined) filled.says[name] = way.says
      break
    }
  }
  return filled
}

function isScalar(value: unknown): value is Scalar {
  return (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean'
}

/** Which rows a way asks for; undefined while what they are found by is not there, or where the asker must not see it. */
function filterOf({ model, asker }: Reading, entity: Entity, way: FillWay, entered: Row): Condition | undefined {
  if (askedBy(way).some((name) => !isScalar(entered[name]) || isHidden({ model, asker }, entity, name))) return undefined
  const there = own(model.entities, way.entity)
  const named = [way.take, ...way.alike.map(([its]) => its), ...(way.upTo ?? []).map(([its]) => its), ...(way.greatest ?? [])]
  if (!there || named.some((name) => isHidden({ model, asker }, there, name))) return undefined
  return {
    and: [
      ...way.alike.map(([field, by]) => ({ field, op: 'eq' as const, value: entered[by] as Scalar })),
      ...(way.upTo ?? []).map(([field, by]) => ({ field, op: 'le' as const, value: typeof by === 'string' ? (entered[by] as Scalar) : asker.today })),
    ],
  }
}

/** Is the field, or that of a reference, kept from the asker? */
function isHidden({ model, asker }: Pick<Reading, 'model' | 'asker'>, entity: Entity, path: string): boolean {
  const [head = '', field] = path.split('.')
  if (field === undefined) return asker.hidden(entity.name).has(head)
  const ref = own(entity.refs, head)
  return !own(model.entities, ref?.entity ?? '') || asker.hidden(ref!.entity).has(field)
}

async function first(reading: Reading, { entity: name, greatest = [] }: FillWay, filter: Condition): Promise<Row | undefined> {
  const sort = greatest.map((field) => ({ field, order: 'desc' as const }))
  const planned = planRows(planning(reading), reading.model.entities[name]!, { filter, limit: 1, ...(sort.length > 0 ? { sort } : {}) })
  const { rows } = await reading.tx.query<Row>(planned.text, planned.values)
  return rows[0] && planned.read(rows[0])
}
