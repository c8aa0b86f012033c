/**
 * What a form sends, held to the rules of its fields and turned into what the database keeps. Every mistake is collected,
 * each under its field, in words that say what to write instead. Pure.
 */
import { enumLabel } from '../../../contract/enum-value'
import { traits } from '../../../kinds/column-kinds'
import type { Entity, Field, Model } from '../../../contract/model'
import { compareText, trimZeros } from '../../../contract/decimal-text'
import type { Row } from '../../../contract/wire'
import { SERVER_KINDS } from '../../../kinds/server-kinds'
import type { Asker } from '../asker/asker'
import { baseType, own } from '../read/statement/fields'
import { currencyDigits } from '../read/statement/values'
import { isRowId } from '../store/row-id'
import type { FormRead } from '../value/server-kind'

interface ReadForm {
  /** Column -> value, as a parameter of the column's type. */
  values: Row
  /** Field -> what is wrong. */
  errors: Record<string, string>
}

/** Fields that staff may write through forms. */
export function writableFields(entity: Entity, asker: Asker): Field[] {
  const hidden = asker.hidden(entity.name)
  return Object.values(entity.fields).filter(
    (field) => field.input !== undefined && !field.server && !field.formula && !hidden.has(field.name) && entity.lifecycle?.field !== field.name
      && mayWrite(field, asker),
  )
}

/** A field may ask for a permission besides the action that writes. */
export function mayWrite({ writer }: Field, asker: Asker): boolean {
  return writer === undefined || asker.holds === undefined || asker.holds(writer)
}

/** Why a field of the entity that is not theirs to write is refused, to whoever may see it. */
export function notTheirs(model: Model, field: Field, asker: Asker): string {
  return mayWrite(field, asker) ? `「${field.label}」不能直接修改`
    : `您没有「${model.permissions[field.writer ?? ''] ?? field.writer}」的权限，不能修改「${field.label}」，请联系管理员在角色里勾选`
}

/**
 * @param fields those that may be written now
 * @param whole true: a new row, whose required fields must all be there
 * @param currencies what is known of the row already, to judge amounts by their currency
 */
export function readForm(model: Model, fields: Field[], body: Row, whole: boolean, known: Row = {}): ReadForm {
  const values: Row = {}
  const errors: Record<string, string> = {}
  for (const field of fields) {
    const given = Object.hasOwn(body, field.name)
    const value = given ? body[field.name] : undefined
    if (isEmpty(value)) {
      const isFilledIn = !given && field.default !== undefined && field.default !== null
      if (field.required && (given || whole) && !isFilledIn) errors[field.name] = `请填写${field.label}`
      else if (given) values[field.name] = SERVER_KINDS[field.kind].empty
      continue
    }
    const read = readField(model, field, value, known[field.name])
    if ('wrong' in read) errors[field.name] = read.wrong
    else values[field.name] = read.value
  }
  for (const field of fields) {
    const wrong = errors[field.name] === undefined && wrongInCurrency(model, field, values, { ...known, ...values })
    if (wrong) errors[field.name] = wrong
  }
  return { values, errors }
}

/**
 * The fields that follow from another field's value, where that one is written now: a shop's currency from its site.
 * @param row what is kept and what is written, together
 * @param written the fields written now
 */
export function derivedValues(model: Model, entity: Entity, row: Row, written: ReadonlySet<string>): ReadForm {
  const values: Row = {}
  const errors: Record<string, string> = {}
  for (const field of Object.values(entity.fields)) {
    if (!field.derive || !written.has(field.derive.from)) continue
    const from = own(entity.fields, field.derive.from)
    const held = row[field.derive.from]
    const fact = own(own(model.enums, from?.enum ?? '')?.data ?? {}, String(held))?.[field.derive.data]
    values[field.name] = fact ?? null
    if (fact === undefined && field.required && from) {
      const label = enumLabel(model.enums, from.enum, held)
      errors[from.name] = `「${label}」没有${field.label}，请选择别的${from.label}`
    }
  }
  return { values, errors }
}

/** Nothing was filled in: no value, blanks alone, an empty list. 0 and false are values. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0)
}

/** One value by the rules of its field. `before`: what the row holds, which may stay though it is no longer offered. */
function readField(model: Model, field: Field, value: unknown, before?: unknown): FormRead {
  if (baseType(field) === 'bigint') return readRowId(field, value)
  return SERVER_KINDS[field.kind].write(value, field, { model, before })
}

function readRowId(field: Field, value: unknown): FormRead {
  if (typeof value !== 'string') return { wrong: `「${field.label}」要写成文字` }
  return isRowId(value) ? { value } : { wrong: `「${field.label}」不是有效的编号` }
}

/** Yen have no sen; and Amazon takes no bid or budget outside what it says for the currency. */
function wrongInCurrency(model: Model, field: Field, values: Row, row: Row): string | undefined {
  const value = values[field.name]
  if (!traits(field).inCurrency || field.currencyField === undefined || typeof value !== 'string') return undefined
  const currency = row[field.currencyField]
  if (currencyDigits(model, currency) === 0 && trimZeros(value).includes('.')) return `「${field.label}」的币种 ${String(currency)} 没有小数`
  return beyondLimits(model, field, value, row)
}

/** The name of the limits that a field of a row is held to; undefined: none. */
export function limitsOf({ limits }: Pick<Field, 'limits'>, row: Row): string | undefined {
  return limits === undefined || typeof limits === 'string' ? limits : own(limits.of, String(row[limits.by] ?? ''))
}

/** What the currency's own limits say of an amount, where the field has such. @param row what is kept and what is written, together */
export function beyondLimits(model: Model, field: Field, value: unknown, row: Row): string | undefined {
  const said = limitsOf(field, row)
  if (said === undefined) return undefined
  const currency = row[field.currencyField ?? '']
  const holder = own(own(model.entities, field.entity)?.fields ?? {}, field.currencyField ?? '')
  const facts = own(own(model.enums, holder?.enum ?? '')?.data ?? {}, String(currency))
  const least = facts?.[`${said}_min`]
  const most = facts?.[`${said}_max`]
  if (compareText(value, least) === -1) return `「${field.label}」不能小于 ${String(least)} ${String(currency)}`
  return compareText(value, most) === 1 ? `「${field.label}」不能大于 ${String(most)} ${String(currency)}` : undefined
}
