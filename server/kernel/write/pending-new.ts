/**
 * Rows that are asked of Amazon: each waits as a pending_change of the operation `create`, with the values it is to have, until an import
 * brings a row that is named alike. What is there already, or waits already, is not asked for twice. Knows no kind of row.
 */
import type { Entity, Model } from '../../../contract/model'
import type { Row } from '../../../contract/wire'
import { wallText } from '../../../contract/zone'
import { own } from '../read/statement/fields'
import { OPEN_STATES, PENDING } from '../read/statement/pending'
import { name } from '../read/statement/statement'
import type { Tx } from '../store/connect'
import type { Written } from './written'
import { insertRow, type Writing } from './write.row'

/** A row as somebody asks for it. */
export interface WantedRow {
  /** Its values by field, the shop among them. */
  values: Row
  /** What it is, and where it will stand, in the words of staff. */
  title: string
  label: string
  says: string
  /** Why it is asked for, in words; left out: nobody said. */
  reason?: string
  /** What asks for it, in words: 搜索词加词, 创建广告. */
  how?: string
}

/** The changes of one minute and one way of making them are a batch: its name, by the company's clock. */
export function batchOf({ asker, now }: Writing, how: string): string {
  return `${wallText(asker.zone, now.getTime()).slice(0, 16).replace('T', ' ')} ${how}`
}

/** What a change keeps besides of its row, by the field of pending_change. */
export function toldOf({ pendingNew }: Entity, row: Row): Row {
  return Object.fromEntries(Object.entries(pendingNew?.tells ?? {}).flatMap(([field, from]) => (row[from] == null ? [] : [[field, row[from]]])))
}

/** What stands in the way: a row that is there, or one that waits. */
export type InTheWay = 'there' | 'waits'

/** Letters large or small, and how many blanks stand between words, make no other word. */
const sameText = (sql: string): string => `lower(regexp_replace(btrim(coalesce(${sql}, '')), '\\s+', ' ', 'g'))`

function namingOf(entity: Entity): string[] {
  if (!entity.pendingNew || entity.scope.shop === undefined) throw new Error(`no new ${entity.name} is asked for`)
  return [entity.scope.shop, ...entity.pendingNew.by]
}

/** The name of a row of `alias`, told by its values alone, as SQL; a wanted row's `row_key`. */
function newKeySql(entity: Entity, alias: string): string {
  return `jsonb_build_array(${namingOf(entity).map((field) => sameText(`${alias}.${name(field)}::text`)).join(', ')})::text`
}

/** Rows that count as there. */
function standsSql(entity: Entity, alias: string): string {
  const gone = Object.entries(entity.pendingNew?.gone ?? {})
  const list = (values: string[]): string => values.map((one) => `'${one.replaceAll("'", "''")}'`).join(', ')
  return gone.map(([field, values]) => ` and coalesce(${alias}.${name(field)}::text, '') <> all(array[${list(values)}])`).join('')
}

/** The names of wanted rows, one for each. */
async function keysOf(tx: Tx, entity: Entity, wanted: readonly Row[]): Promise<string[]> {
  const fields = namingOf(entity)
  const parts = fields.map((_field, at) => `p${at}`)
  const { rows } = await tx.query<{ key: string }>(
    `select jsonb_build_array(${parts.map(sameText).join(', ')})::text as key
     from unnest(${fields.map((_field, at) => `$${at + 1}::text[]`).join(', ')}) with ordinality as w(${parts.join(', ')}, n) order by n`,
    fields.map((field) => wanted.map((row) => (row[field] === null || row[field] === undefined ? null : String(row[field])))),
  )
  return rows.map(({ key }) => key)
}

/** What stands in the way of each wanted row; undefined: nothing does. A row that is wanted twice waits for itself. */
export async function inTheWay({ tx, asker }: Writing, entity: Entity, wanted: readonly Row[]): Promise<(InTheWay | undefined)[]> {
  if (wanted.length === 0) return []
  const keys = await keysOf(tx, entity, wanted)
  const shop = entity.scope.shop!
  const [narrow = ''] = entity.pendingNew!.by
  const texts = (field: string): string[] =>
    [...new Set(wanted.flatMap(({ [field]: value }) => (value === null || value === undefined ? [] : [String(value)])))]
  const there = await tx.query<{ key: string }>(
    `select ${newKeySql(entity, 't')} as key from ${name(entity.table)} t
     where t.company_id = $1 and t.${name(shop)}::text = any($2::text[]) and t.${name(narrow)}::text = any($3::text[])${standsSql(entity, 't')}`,
    [asker.companyId, texts(shop), texts(narrow)],
  )
  const waits = await tx.query<{ key: string }>(
    `select row_key as key from ${name(PENDING)} where company_id = $1 and target = $2 and operation = 'create' and row_key = any($3::text[])
     and state = any($4::text[])`,
    [asker.companyId, entity.name, keys, OPEN_STATES],
  )
  const standing = new Set(there.rows.map(({ key }) => key))
  const waiting = new Set(waits.rows.map(({ key }) => key))
  return keys.map((key) => {
    if (standing.has(key)) return 'there'
    if (waiting.has(key)) return 'waits'
    waiting.add(key)
    return undefined
  })
}

/** Nobody else asks for rows of this kind until the transaction ends: two who want the same find each other's. */
export async function lockNew({ tx, asker }: Writing, entity: Entity): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`pending ${asker.companyId} ${entity.table}`])
}

/** Asks for rows in whose way nothing stands (`inTheWay`, under `lockNew`). */
export async function askForRows(writing: Writing, entity: Entity, wanted: readonly WantedRow[], written: Written[]): Promise<void> {
  const kept = own(writing.model.entities, PENDING)
  if (!kept) throw new Error(`there is no entity ${PENDING}`)
  const keys = await keysOf(writing.tx, entity, wanted.map(({ values }) => values))
  for (const [at, { values, title, label, says, reason, how }] of wanted.entries()) {
    const row = {
      shop_id: values[entity.scope.shop ?? ''], target: entity.name, target_label: label, row_key: keys[at], row_title: title, operation: 'create',
      made: JSON.stringify(values), field: '', field_label: '新增', new_text: says, state: 'waiting', reason: reason ?? null,
      batch: batchOf(writing, how ?? '新增'), ...toldOf(entity, values),
    }
    written.push({ entity: kept, action: 'add', after: await insertRow(writing, kept, row) })
  }
}

/** Wanted rows of the entity that have come, as conditions over the open changes `alias` ($1 the company, $2 the entity's name). */
export function haveComeSql(entity: Entity, alias: string): string {
  const shop = name(entity.scope.shop ?? '')
  return `${alias}.operation = 'create' and exists (select from ${name(entity.table)} t where t.company_id = $1 and t.${shop} = ${alias}.shop_id
    and ${newKeySql(entity, 't')} = ${alias}.row_key${standsSql(entity, 't')})`
}

/** The name of a wanted row out of its kept values `made`, as SQL; alike `newKeySql`. */
function madeKeySql(entity: Entity, made: string): string {
  return `jsonb_build_array(${namingOf(entity).map((field) => sameText(`${made} ->> '${field}'`)).join(', ')})::text`
}

/**
 * Rows that came are known by Amazon's ids from now on: new rows that still wait below them name them by these instead of the made-up ones.
 * @param come changes of the entity that an import has just brought
 */
export async function nameByTrueIds(tx: Tx, model: Model, companyId: number, entity: Entity, come: readonly string[]): Promise<void> {
  const id = entity.pendingNew?.id
  if (id === undefined || come.length === 0) return
  const below = Object.values(model.entities).filter((other) => other.pendingNew && other !== entity && own(other.fields, id))
  for (const other of below) {
    await tx.query(
      `with named as (
         select c.id, jsonb_set(c.made::jsonb, array[$4::text], to_jsonb(t.${name(id)}::text)) as made
         from ${name(PENDING)} p join ${name(entity.table)} t on t.company_id = $1 and t.${name(entity.scope.shop ?? '')} = p.shop_id
           and ${newKeySql(entity, 't')} = p.row_key${standsSql(entity, 't')}
         join ${name(PENDING)} c on c.company_id = $1 and c.shop_id = p.shop_id and c.target = $3 and c.operation = 'create' and c.state = any($5::text[])
           and c.made::jsonb ->> $4::text = p.made::jsonb ->> $4::text
         where p.company_id = $1 and p.id = any($2::bigint[])
       )
       update ${name(PENDING)} c set made = named.made, row_key = ${madeKeySql(other, 'named.made')} from named where c.company_id = $1 and c.id = named.id`,
      [companyId, come, other.name, id, OPEN_STATES],
    )
  }
}

/** Entities in the order in which their new rows come to be: a campaign before its groups, a group before what it holds. */
export function inOrderOfNaming(model: Model, names: readonly string[]): string[] {
  const ids = Object.values(model.entities).flatMap(({ pendingNew }) => pendingNew?.id ?? [])
  const depth = (each: string): number => {
    const entity = own(model.entities, each)
    return entity?.pendingNew ? 2 * ids.filter((id) => own(entity.fields, id)).length + (entity.pendingNew.id === undefined ? 1 : 0) : 0
  }
  return [...names].sort((a, b) => depth(a) - depth(b))
}
