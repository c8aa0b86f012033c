/**
 * What a form sends, held to the rules of its fields and turned into what the database keeps. Every mistake is collected,
 * each under its field, in words that say what to write instead. Pure.
 */
import type { Entity, Field, Model } from '../../../contract/model'
import { isDay, isMonth } from '../../../contract/days'
import { compareText, decimalText, trimZeros } from '../../../contract/decimal-text'
import type { Row } from '../../../contract/wire'
import type { Asker } from '../asker/asker'
import { baseType, own } from '../read/statement/fields'
import { currencyDigits } from '../read/statement/values'
import { isRowId } from '../store/row-id'

interface ReadForm {
  /** Column -> value, as a parameter of the column's type. */
  values: Row
  /** Field -> what is wrong. */
  errors: Record<string, string>
}

/** Fields that staff may write through forms. */
export function writableFields(entity: Entity, asker: Asker): Field[] {
  const hidden = asker.hidden(entity.name)
  return Object.values(entity.fields).filter((field) => field.input !== undefined && !field.server && !field.formula && !hidden.has(field.name) && entity.lifecycle?.field !== field.name)
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
      else if (given) values[field.name] = field.kind === 'tags' ? [] : null
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
      const label = own(model.enums, from.enum ?? '')?.values.find(({ value }) => value === held)?.label ?? String(held)
      errors[from.name] = `「${label}」没有${field.label}，请选择别的${from.label}`
    }
  }
  return { values, errors }
}

export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0)
}

type Read = { value: unknown } | { wrong: string }

/** One value by the rules of its field. `before`: what the row holds, which may stay though it is no longer offered. */
function readField(model: Model, field: Field, value: unknown, before?: unknown): Read {
  switch (field.kind) {
    case 'money':
    case 'decimal':
    case 'percent':
    case 'progress':
      return readDecimal(field, value)
    case 'integer':
    case 'rank':
      return readInteger(field, value)
    case 'date':
      return isDay(value) ? { value } : { wrong: `「${field.label}」要写成 2025-03-01` }
    case 'month':
      return isMonth(value) ? { value: `${value}-01` } : { wrong: `「${field.label}」要写成 2025-03` }
    case 'datetime':
      return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value) && !Number.isNaN(Date.parse(value))
        ? { value } : { wrong: `「${field.label}」要写成 2025-03-01T08:00:00Z` }
    case 'bool':
    case 'switch':
      return typeof value === 'boolean' ? { value } : { wrong: `「${field.label}」只能是 true 或 false` }
    case 'tags':
      return Array.isArray(value) && value.every((each) => typeof each === 'string' && each !== '' && !each.includes('\0'))
        ? { value: [...new Set(value)] } : { wrong: `「${field.label}」要写成一组文字` }
    case 'json':
      return { value: JSON.stringify(value) }
    default:
      return readText(model, field, value, before)
  }
}

function readText(model: Model, field: Field, value: unknown, before: unknown): Read {
  if (typeof value !== 'string' || value.includes('\0')) return { wrong: `「${field.label}」要写成文字` }
  if (baseType(field) === 'bigint') return isRowId(value) ? { value } : { wrong: `「${field.label}」不是有效的编号` }
  const text = value.trim()
  if (field.maxLength !== undefined && [...text].length > field.maxLength) return { wrong: `「${field.label}」最多 ${field.maxLength} 个字，现在是 ${[...text].length} 个` }
  const values = field.enum === undefined ? undefined : own(model.enums, field.enum)?.values.filter((each) => !each.hidden || each.value === before)
  if (values && !values.some((each) => each.value === text)) {
    const some = values.slice(0, 8).map((each) => each.label).join('、')
    return { wrong: `「${field.label}」没有「${text.slice(0, 40)}」这个选项，可选：${some}${values.length > 8 ? '等' : ''}` }
  }
  return { value: text }
}

function readDecimal(field: Field, value: unknown): Read {
  const text = typeof value === 'string' || typeof value === 'number' ? decimalText(value) : undefined
  if (text === undefined || text.replace(/[-.]/g, '').length > 30) return { wrong: `「${field.label}」要写成数字，例如 12.30` }
  const digits = trimZeros(text).split('.')[1]?.length ?? 0
  const scale = field.scale ?? 2
  if (digits > scale) return { wrong: scale === 0 ? `「${field.label}」不能有小数` : `「${field.label}」最多 ${scale} 位小数` }
  return inRange(field, text) ?? { value: text }
}

function readInteger(field: Field, value: unknown): Read {
  const whole = typeof value === 'string' && /^-?\d{1,10}$/.test(value) ? Number(value) : value
  if (typeof whole !== 'number' || !Number.isInteger(whole)) return { wrong: `「${field.label}」要写成整数，例如 12` }
  if (Math.abs(whole) > 2_147_483_647) return { wrong: `「${field.label}」太大，最多 2147483647` }
  return inRange(field, String(whole)) ?? { value: whole }
}

function inRange(field: Field, text: string): { wrong: string } | undefined {
  if (field.min !== undefined && compareText(text, field.min) === -1) return { wrong: `「${field.label}」不能小于 ${field.min}` }
  if (field.max !== undefined && compareText(text, field.max) === 1) return { wrong: `「${field.label}」不能大于 ${field.max}` }
  return undefined
}

/** Yen have no sen; and Amazon takes no bid or budget outside what it says for the currency. */
function wrongInCurrency(model: Model, field: Field, values: Row, row: Row): string | undefined {
  const value = values[field.name]
  if (field.kind !== 'money' || field.currencyField === undefined || typeof value !== 'string') return undefined
  const currency = row[field.currencyField]
  if (currencyDigits(model, currency) === 0 && trimZeros(value).includes('.')) return `「${field.label}」的币种 ${String(currency)} 没有小数`
  return beyondLimits(model, field, value, currency)
}

/** What the currency's own limits say of an amount, where the field has such. */
export function beyondLimits(model: Model, field: Field, value: unknown, currency: unknown): string | undefined {
  if (field.limits === undefined) return undefined
  const holder = own(own(model.entities, field.entity)?.fields ?? {}, field.currencyField ?? '')
  const facts = own(own(model.enums, holder?.enum ?? '')?.data ?? {}, String(currency))
  const least = facts?.[`${field.limits}_min`]
  const most = facts?.[`${field.limits}_max`]
  if (compareText(value, least) === -1) return `「${field.label}」不能小于 ${String(least)} ${String(currency)}`
  return compareText(value, most) === 1 ? `「${field.label}」不能大于 ${String(most)} ${String(currency)}` : undefined
}
