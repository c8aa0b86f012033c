/**
 * Rows that an entity keeps `ordered`: their place counts 1 … n among the rows below one row, else among those of one shop or person
 * where the entity is fenced by them, else among the company's. It is said by their order when they are sent together, by a move of one
 * row, and closes up when a row is removed.
 * Nobody writes it; this file alone does, in the transaction of the write that makes it so.
 */
import type { Entity } from '../../../contract/model'
import { perModel } from '../../../contract/per-model'
import { CODES, type Row } from '../../../contract/wire'
import { Refusal } from '../asker/refusal'
import { baseType } from '../read/statement/fields'
import { name } from '../read/statement/statement'
import { keyText, lockRow, updateRow, type Writing } from './write.row'
import type { Written } from './written'

/** Where an ordered row goes: one place up or down, or before all others. */
export type Move = 'up' | 'down' | 'top'

/**
 * Who moves or removes ordered rows waits here for others who do, before any row is locked: each of them changes the
 * places of rows that another may hold. Rows that are only added or edited wait for nobody.
 */
export async function lockOrder({ tx, asker }: Writing, entity: Entity): Promise<void> {
  if (entity.ordered === undefined) return
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`ordered ${asker.companyId} ${entity.name}`])
}

/** Moves one row, locked before by `lockOrder`. @throws Refusal invalid where it stands there already */
export async function moveRow(writing: Writing, entity: Entity, row: Row, move: Move, written: Written[]): Promise<void> {
  const key = keyText(entity, row)
  await arrange(writing, entity, row, written, (keys) => {
    const at = keys.indexOf(key)
    const to = move === 'top' ? 0 : move === 'up' ? at - 1 : at + 1
    if (to < 0 || (move === 'top' && at === 0)) throw new Refusal(CODES.invalid, `这条${entity.label}已经在最前面`)
    if (to >= keys.length) throw new Refusal(CODES.invalid, `这条${entity.label}已经在最后面`)
    const others = keys.filter((each) => each !== key)
    return [...others.slice(0, to), key, ...others.slice(to)]
  }, new Set([key]))
}

/** The rows below one row stand as they were sent. @param fixed what names the row above. @param sent keys as keyText gives them */
export async function arrangeBelow(writing: Writing, entity: Entity, fixed: Row, sent: string[], written: Written[]): Promise<void> {
  if (entity.ordered === undefined) return
  await lockOrder(writing, entity)
  await arrange(writing, entity, fixed, written, () => sent, 'where the order changes')
}

/** New rows stand last, and what stood behind a removed row moves up: after every write, for each group that it touched. */
export async function closeRanks(writing: Writing, written: Written[]): Promise<void> {
  const done = new Set<string>()
  for (const { entity, action, before, after } of written) {
    if (entity.ordered === undefined || (action !== 'add' && action !== 'remove')) continue
    const row = after ?? before ?? {}
    const group = JSON.stringify([entity.name, ...groupOf(writing, entity).map((field) => String(row[field]))])
    if (done.has(group)) continue
    done.add(group)
    await lockOrder(writing, entity)
    await arrange(writing, entity, row, written, (keys) => keys, new Set())
  }
}

/** Entity -> the fields by which its rows name the row above them, where an entity has them below its own. */
const groups = perModel((model): ReadonlyMap<string, string[]> => {
  const found = new Map<string, string[]>()
  for (const above of Object.values(model.entities)) {
    for (const { entity, by, others } of Object.values(above.has)) if (!others && !found.has(entity)) found.set(entity, by)
  }
  return found
})

/**
 * The fields by which the rows name the row above them, or whose they are: who sees some rows only moves those among themselves.
 * None: the company's rows are one group.
 */
const groupOf = ({ model }: Writing, entity: Entity): string[] => groups(model).get(entity.name) ?? Object.values(entity.scope).flat()

/**
 * @param like a row of the group, or what names the row above
 * @param order the keys as they stand -> as they shall stand
 * @param said rows whose change of place is somebody's doing and goes into their history; the others make room
 */
async function arrange(
  writing: Writing, entity: Entity, like: Row, written: Written[], order: (keys: string[]) => string[], said: ReadonlySet<string> | 'where the order changes',
): Promise<void> {
  const { tx, asker } = writing
  const place = entity.ordered ?? ''
  const group = groupOf(writing, entity)
  const where = ['company_id = $1', ...group.map((field, at) => `${name(field)}::text is not distinct from $${at + 2}::text`)].join(' and ')
  const values = [asker.companyId, ...group.map((field) => (like[field] === null || like[field] === undefined ? null : String(like[field])))]
  const keys = entity.key.map(name)
  const { rows } = await tx.query<Row>(
    `select ${[...entity.key.map((field) => `${name(field)}::text as ${name(field)}`), `${name(place)} as "place"`].join(', ')} from ${name(entity.table)}
      where ${where} order by ${[`${name(place)} nulls last`, ...keys].join(', ')}`, values,
  )
  const standing = new Map(rows.map((row) => [keyText(entity, row), row]))
  const there = [...standing.keys()]
  const wanted = order(there).filter((key) => standing.has(key))
  const told = said !== 'where the order changes' ? said : new Set(wanted.some((key, at) => there[at] !== key) ? wanted : [])
  for (const [at, key] of wanted.entries()) {
    const row = standing.get(key)!
    if (row['place'] === at + 1) continue
    if (told.has(key)) await tellPlace(writing, entity, await lockRow(writing, entity, row), at + 1, written)
    else await putPlace(writing, entity, row, at + 1, written)
  }
}

/** A row that makes room: nobody's doing. */
async function putPlace({ tx, asker }: Writing, entity: Entity, key: Row, place: number, written: Written[]): Promise<void> {
  const own = name(entity.ordered ?? '')
  const where = entity.key.map((field, at) => `${name(field)} = $${at + 3}::${baseType(entity.fields[field])}`).join(' and ')
  await tx.query(`update ${name(entity.table)} set ${own} = $2 where company_id = $1 and ${where}`, [
    asker.companyId, place, ...entity.key.map((field) => key[field]),
  ])
  const entry = written.find((each) => each.entity === entity && each.after && keyText(entity, each.after) === keyText(entity, key))
  if (entry?.after) entry.after[entity.ordered ?? ''] = place
}

/** A row that somebody has moved: it stands in the history, beside what else was changed of it. */
async function tellPlace(writing: Writing, entity: Entity, before: Row, place: number, written: Written[]): Promise<void> {
  const entry = written.find((each) => each.entity === entity && each.after && keyText(entity, each.after) === keyText(entity, before))
  const after = await updateRow(writing, entity, before, { [entity.ordered ?? '']: place })
  if (entry) entry.after = after
  else written.push({ entity, action: 'edit', before, after })
}
