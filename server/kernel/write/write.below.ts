/**
 * What rows below decide of a row is held whenever they are written: its amounts are in one currency, and a figure with a
 * least or a greatest (an open quantity of at least 0) stays within it, whichever of two people who write at once comes last.
 */
import type { Entity, Field } from '../../../contract/model'
import { pathsOf } from '../../../codegen/resolve/formulas'
import { perModel } from '../../../contract/per-model'
import { CODES, type Row } from '../../../contract/wire'
import { Refusal } from '../asker/refusal'
import { baseType, EntityReader, own } from '../read/statement/fields'
import { name } from '../read/statement/statement'
import { lockRows, planningAll } from './rows-below'
import { touchedKeys } from './touched-keys'
import type { Written } from './written'
import type { Writing } from './write.row'

/** @throws Refusal invalid naming the row and the figure that would leave its limits */
export async function holdFromBelow(writing: Writing, written: readonly Written[]): Promise<void> {
  for (const { entity, held } of heldFromBelow(writing.model)) {
    const keys = await touchedKeys(writing, entity, written)
    if (keys.length > 0) await holdRows(writing, entity, held, keys)
  }
}

interface Held {
  /** Fields with a least or a greatest that rows below decide. */
  limits: Field[]
  /** Amounts of rows below. */
  currencies: Field[]
}

/** The entities with figures that rows below decide, and those figures. */
const heldFromBelow = perModel((model) => Object.values(model.entities).flatMap((entity) => {
  const fields = Object.values(entity.fields)
  const held: Held = {
    limits: fields.filter((field) => (field.min !== undefined || field.max !== undefined) && isFromBelow(entity, field)),
    currencies: fields.filter(({ formula }) => formula?.op === 'below' && formula.currency !== undefined),
  }
  return held.limits.length > 0 || held.currencies.length > 0 ? [{ entity, held }] : []
}))

function isFromBelow(entity: Entity, { formula }: Field): boolean {
  if (!formula) return false
  return formula.op === 'below' || pathsOf(formula).some((path) => entity.fields[path] !== undefined && isFromBelow(entity, entity.fields[path]))
}

async function holdRows(writing: Writing, entity: Entity, held: Held, keys: Row[]): Promise<void> {
  await lockRows(writing, entity, keys)
  for (const key of keys) {
    const row = await readHeld(writing, entity, held, key)
    if (row) refuseBeyond(entity, held, row)
  }
}

/** The figures of one row, over all that is below it, whoever asks. */
async function readHeld(writing: Writing, entity: Entity, held: Held, key: Row): Promise<Row | undefined> {
  const { tx, asker } = writing
  const plan = planningAll(writing)
  const reader = new EntityReader(plan, entity)
  const columns = [
    ...held.limits.map((field, at) => `${reader.at(field.name).sql}::text as l${at}`),
    // An amount of rows in several currencies is missing, where none at all is 0.
    ...held.currencies.map((field, at) => `(${reader.at(field.name).sql} is null and ${isSum(field)}) as c${at}`),
    `${reader.raw(titleOf(entity))}::text as title`,
  ]
  const where = entity.key.map((part) => `t.${name(part)} = ${plan.statement.value(String(key[part]), baseType(entity.fields[part]))}`)
  const text = `select ${columns.join(', ')} from ${reader.from()} ${reader.joins()}
    where t.company_id = ${plan.statement.value(asker.companyId, '')} and ${where.join(' and ')}`
  const { rows } = await tx.query<Row>(text, plan.statement.values)
  return rows[0]
}

function isSum({ formula }: Field): string {
  return formula?.op === 'below' && formula.adds === 'sum' ? 'true' : 'false'
}

function titleOf(entity: Entity): string {
  return own(entity.fields, entity.title)?.sqlType ? entity.title : (entity.key[0] ?? entity.title)
}

function refuseBeyond(entity: Entity, held: Held, row: Row): void {
  const which = `${entity.label}「${String(row['title'] ?? '')}」`
  held.currencies.forEach((field, at) => {
    if (row[`c${at}`] !== true) return
    const currency = entity.fields[field.currencyField ?? '']?.label ?? '币种'
    throw new Refusal(CODES.invalid, `${which}的${field.label}要由同一币种的明细相加，请把明细的币种改成与单据的${currency}一致`)
  })
  held.limits.forEach((field, at) => {
    const said = row[`l${at}`]
    if (said === null || said === undefined) return
    const value = Number(said)
    if (field.min !== undefined && value < field.min) throw new Refusal(CODES.invalid, `${which}的${field.label}会变成 ${String(said)}，不能少于 ${field.min}，请核对数量`)
    if (field.max !== undefined && value > field.max) throw new Refusal(CODES.invalid, `${which}的${field.label}会变成 ${String(said)}，不能超过 ${field.max}，请核对数量`)
  })
}
