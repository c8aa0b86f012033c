/**
 * What a bulk edit says of each field, and what that makes of one row's value: set, set to what another field of the row offers, add, take
 * away, by percent up or down, not below a floor nor above a ceiling; of several words some put to those that are there, or taken from them.
 * Exact decimals, rounded to the field's digits (or its currency's). Pure.
 */
import { COLUMN_KINDS, traits } from '../../../kinds/column-kinds'
import { Decimal } from 'decimal.js'
import type { Entity, Field, Model } from '../../../contract/model'
import { compareText, decimalText } from '../../../contract/decimal-text'
import type { Row } from '../../../contract/wire'
import { HttpRefusal } from '../asker/refusal'
import type { Asker } from '../asker/asker'
import { own } from '../read/statement/fields'
import { currencyDigits } from '../read/statement/values'
import { notTheirs, writableFields } from './write.values'

const Exact = Decimal.clone({ precision: 60, toExpNeg: -60, toExpPos: 60 })

/** percentUp and percentDown are in percent: "10" makes 1.00 into 1.10 or 0.90. */
const BULK_OPERATIONS = ['set', 'offered', 'add', 'minus', 'percentUp', 'percentDown', 'put', 'take'] as const
type BulkOperation = (typeof BULK_OPERATIONS)[number]

/** What is to become of one field; made by `readChanges`. */
export interface BulkChange {
  field: Field
  operation: BulkOperation
  /** For `set` what a form would send; for `put` and `take` a list of words; otherwise exact decimal text. */
  value: unknown
  /** A moved value does not go below, or above: exact decimal text. */
  least?: string
  most?: string
}

const WORDS: Record<BulkOperation, string> = {
  set: '设为', offered: '设为', add: '增加', minus: '减少', percentUp: '按百分比提高', percentDown: '按百分比降低', put: '加上', take: '去掉',
}

/**
 * The changes asked for, checked against what the person may write.
 * @throws HttpRefusal 400 for what is no such change, 403 for a field that is not theirs to write
 */
export function readChanges(model: Model, entity: Entity, asker: Asker, given: unknown): BulkChange[] {
  const said = typeof given === 'object' && given !== null && !Array.isArray(given) ? Object.entries(given) : []
  if (said.length === 0) throw new HttpRefusal(400, '请求有误：changes 至少写一项修改，例如 {"bid": {"percentUp": "10"}}', { changes: '没有修改' })
  const writable = new Map(writableFields(entity, asker).map((field) => [field.name, field]))
  return said.map(([path, change]) => {
    const where = `changes.${path.slice(0, 80)}`
    const field = writable.get(path)
    if (!field || entity.key.includes(path)) {
      const known = own(entity.fields, path)
      if (known && !asker.hidden(entity.name).has(path)) throw new HttpRefusal(403, notTheirs(model, known, asker), { [where]: '不能修改' })
      throw new HttpRefusal(400, `请求有误：${where} 不是可以修改的字段`, { [where]: '不是可以修改的字段' })
    }
    const said = typeof change === 'object' && change !== null ? (change as Row) : {}
    const [first, ...more] = Object.entries(said).filter(([key]) => key !== 'least' && key !== 'most')
    const operation = BULK_OPERATIONS.find((each) => each === first?.[0])
    if (!first || more.length > 0 || !operation) throw new HttpRefusal(400, `请求有误：${where} 应写 ${BULK_OPERATIONS.join('、')} 其中一种`, { [where]: '没有写怎样修改' })
    const value = first[1]
    if (operation === 'set') return { field, operation, value }
    if (operation === 'offered') return { field, operation, value: offeredOf(entity, asker, field, value, where), ...boundsOf(field, said, where) }
    if (operation === 'put' || operation === 'take') return { field, operation, value: wordsOf(field, operation, value, where) }
    if (!COLUMN_KINDS[field.kind].numeric) throw new HttpRefusal(400, `「${field.label}」不是数字，不能${WORDS[operation]}`, { [where]: '不是数字' })
    const number = typeof value === 'string' || typeof value === 'number' ? decimalText(value) : undefined
    if (number === undefined || number.startsWith('-') || number.replace(/[-.]/g, '').length > 30) {
      throw new HttpRefusal(400, `「${field.label}」${WORDS[operation]}多少，请写成不小于 0 的数字`, { [where]: '应为不小于 0 的数字' })
    }
    return { field, operation, value: number, ...boundsOf(field, said, where) }
  })
}

/** The field whose value is taken. @throws HttpRefusal 400 where the written one offers no such, 403 where the person may not see it */
function offeredOf(entity: Entity, asker: Asker, field: Field, value: unknown, where: string): string {
  const { offers } = field
  if (!offers || value !== offers.field) throw new HttpRefusal(400, `「${field.label}」没有可以照填的字段`, { [where]: '没有可以照填的字段' })
  if (asker.hidden(entity.name).has(offers.field)) throw new HttpRefusal(403, `「${offers.label}」不能查看，不能照它填写`, { [where]: '不能查看' })
  return offers.field
}

/** The words to put or take. @throws HttpRefusal 400 where the field holds no several words, or none are said */
function wordsOf(field: Field, operation: BulkOperation, value: unknown, where: string): string[] {
  if (!traits(field).several) throw new HttpRefusal(400, `「${field.label}」只有一个值，不能${WORDS[operation]}，请用 set`, { [where]: '不是多个值' })
  if (!Array.isArray(value) || value.length === 0 || value.some((each) => typeof each !== 'string' || each === '')) {
    throw new HttpRefusal(400, `「${field.label}」要${WORDS[operation]}哪些，请写成一组文字`, { [where]: '没有写哪些' })
  }
  return value as string[]
}

/** Floor and ceiling of a moved value. @throws HttpRefusal 400 for what is no amount, or a floor above its ceiling */
function boundsOf(field: Field, said: Row, where: string): Pick<BulkChange, 'least' | 'most'> {
  const bound = (name: 'least' | 'most', called: string): string | undefined => {
    const given = said[name]
    if (given === undefined || given === null || given === '') return undefined
    const number = typeof given === 'string' || typeof given === 'number' ? decimalText(given) : undefined
    if (number === undefined || number.startsWith('-')) throw new HttpRefusal(400, `「${field.label}」${called}多少，请写成不小于 0 的数字`, { [where]: '应为不小于 0 的数字' })
    return number
  }
  const [least, most] = [bound('least', '不低于'), bound('most', '不高于')]
  if (least !== undefined && most !== undefined && compareText(least, most) === 1) {
    throw new HttpRefusal(400, `「${field.label}」的下限 ${least} 高于上限 ${most}`, { [where]: '下限高于上限' })
  }
  return { ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) }
}

/** What a change makes of a row. `wrong`: why it cannot, in words for staff. */
export function changed(model: Model, { field, operation, value, least, most }: BulkChange, row: Row): { value: unknown } | { wrong: string } {
  if (operation === 'set') return { value }
  const before = row[operation === 'offered' ? String(value) : field.name]
  if (operation === 'put' || operation === 'take') {
    const standing = Array.isArray(before) ? before.map(String) : []
    const said = value as string[]
    return { value: operation === 'put' ? [...new Set([...standing, ...said])] : standing.filter((each) => !said.includes(each)) }
  }
  if (before === null || before === undefined || before === '') {
    return { wrong: operation === 'offered' ? `没有${field.offers?.label ?? ''}` : `「${field.label}」现在是空的，不能${WORDS[operation]}` }
  }
  const now = new Exact(String(before))
  const by = new Exact(operation === 'offered' ? 0 : String(value))
  const moved = operation === 'add' || operation === 'offered' ? now.plus(by)
    : operation === 'minus' ? now.minus(by)
    : now.times(new Exact(100)[operation === 'percentUp' ? 'plus' : 'minus'](by)).div(100)
  const after = least !== undefined && moved.lt(least) ? new Exact(least) : most !== undefined && moved.gt(most) ? new Exact(most) : moved
  return { value: after.toFixed(digitsOf(model, field, row), Decimal.ROUND_HALF_UP) }
}

function digitsOf(model: Model, field: Field, row: Row): number {
  if (COLUMN_KINDS[field.kind].scale === 0) return 0
  if (traits(field).inCurrency && field.currencyField !== undefined && currencyDigits(model, row[field.currencyField]) === 0) return 0
  return field.scale ?? 2
}
