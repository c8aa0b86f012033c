/**
 * What the empty boxes of a form take by themselves: fields of the rows that its references name, and what the newest row holds that is
 * alike. Within what the asker sees; what they must not see fills nothing.
 */
import type { Condition, Scalar } from '../../../../contract/filter'
import type { Entity, Field } from '../../../../contract/model'
import type { Row } from '../../../../contract/wire'
import { planRows } from '../plan/rows'
import type { Reading } from '../reading'
import { own } from '../statement/fields'
import { planning } from '../statement/statement'

/**
 * @param entered what stands in the form
 * @returns field -> value, of the fields whose others are there and for which something is found
 */
export async function answerFill(reading: Reading, entity: Entity, entered: Row): Promise<Row> {
  const filled: Row = {}
  const found = new Map<string, Promise<Row | undefined>>()
  const hidden = reading.asker.hidden(entity.name)
  for (const field of Object.values(entity.fields)) {
    const { fill } = field
    if (!fill || hidden.has(field.name) || fill.by.some((name) => hidden.has(name) || !isScalar(entered[name]))) continue
    const from = sourceOf(reading, entity, field, entered)
    if (!from || reading.asker.hidden(from.entity.name).has(from.field)) continue
    // Fields of one row are read from one row: a price and its currency belong together.
    const key = JSON.stringify([from.entity.name, from.filter, from.newest])
    const row = found.get(key) ?? first(reading, from)
    found.set(key, row)
    const value = (await row)?.[from.field]
    if (value !== null && value !== undefined) filled[field.name] = value
  }
  return filled
}

interface Source { entity: Entity; field: string; filter: Condition; newest: boolean }

function isScalar(value: unknown): value is Scalar {
  return (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean'
}

/** The row that is asked, and its field. */
function sourceOf({ model }: Reading, entity: Entity, { name, fill }: Field, entered: Row): Source | undefined {
  if (!fill) return undefined
  const [refName = '', path = ''] = fill.path?.split('.') ?? []
  const ref = fill.path === undefined ? undefined : own(entity.refs, refName)
  const of = ref ? own(model.entities, ref.entity) : entity
  if (!of || (fill.path !== undefined && !ref)) return undefined
  const by = fill.by.map((each, at) => [ref ? (ref.to[at] ?? '') : each, entered[each] as Scalar] as const)
  return { entity: of, field: ref ? path : name, filter: { and: by.map(([field, value]) => ({ field, op: 'eq', value })) }, newest: !ref }
}

async function first(reading: Reading, { entity, filter, newest }: Source): Promise<Row | undefined> {
  const sort = newest ? entity.key.map((field) => ({ field, order: 'desc' as const })) : []
  const planned = planRows(planning(reading), entity, { filter, limit: 1, ...(newest ? { sort } : {}) })
  const { rows } = await reading.tx.query<Row>(planned.text, planned.values)
  return rows[0] && planned.read(rows[0])
}
