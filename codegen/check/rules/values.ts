/** Does a value fit a kind: an enum's value, a number, a day. Used by conditions, defaults and transitions alike. */
import type { Node } from 'jsonc-parser'
import { COLUMN_KINDS, traits } from '../../../kinds/column-kinds'
import type { ColumnKind } from '../../../contract/plan'
import { didYouMean } from '../nearest'
import { child, items, text } from '../node'
import type { World } from '../world'

/** Why a value does not fit; told by whoever asked, at the value's place. */
export interface Misfit {
  code: string
  message: string
  hint?: string
}

/** Moments that stand for a span of days. */
export const SPANS = ['lastMonth', 'last7', 'last30', 'last90', 'thisYear', 'dataMonth', 'dataDay', 'data30']

/** A field that a value is given to or compared with; `stored`: the SQL type it is kept as, where that is known. */
interface Fitted {
  kind: ColumnKind
  enum?: string
  stored?: string
}

/** What is wrong with one value of a field, or undefined; null and `{is: …}` of a fitting kind are right. */
export function misfit(world: World, field: Fitted, node: Node): Misfit | undefined {
  const { kind } = field
  const said = text(child(node, 'is'))
  if (said !== undefined) return momentMisfit(kind, said)
  if (node.type === 'null' || node.type === 'object') return undefined
  if (node.type === 'array') {
    for (const item of items(node)) {
      const bad = misfit(world, field, item)
      if (bad) return bad
    }
    return undefined
  }
  const values = world.enums.get(field.enum ?? '')
  if (values && kind !== 'switch') {
    const value = String(node.value)
    if (values.values.has(value)) return undefined
    const candidates = [...values.values].map(([name, { label }]) => ({ name, label }))
    const near = didYouMean(value, candidates)
    return { code: 'SCH220', message: `the enum ${values.name} has no value "${value}".${near}`, hint: `Its values are in ${values.file.path}` }
  }
  const wanted = field.stored === 'bigint' || kind === 'user' ? numberWanted(node) : wantedFor(kind, node)
  if (wanted === undefined) return undefined
  return {
    code: 'SCH319',
    message: `${JSON.stringify(node.value)} is no value of kind ${kind}; wanted ${wanted}.`,
    hint: `A field of kind ${kind} holds ${wanted}`,
  }
}

function momentMisfit(kind: ColumnKind, moment: string): Misfit | undefined {
  const days = traits({ kind }).names !== undefined
  if (moment === 'me' ? ['user', 'id', 'text'].includes(kind) : days) return undefined
  const wanted = moment === 'me' ? 'people' : 'days and months'
  return { code: 'SCH319', message: `{"is": "${moment}"} is for ${wanted}, not for kind ${kind}.`, hint: 'Write the value itself, or ask of another field' }
}

/** The largest whole number that its column keeps. */
const MOST = 2147483647

function isWhole(value: unknown): boolean {
  return Number.isInteger(value) && Math.abs(value as number) <= MOST
}

const NUMBER = /^-?\d{1,18}(\.\d{1,18})?$/

/** A number of more digits than a JSON number keeps: it alone is written as text. */
function isLong(value: string): boolean {
  return NUMBER.test(value) && value.replace(/\D/g, '').replace(/^0+/, '').length > 15
}

/** A day of the calendar, with or without a time behind it. */
function isDay(value: string): boolean {
  const [, day = '', time] = /^(\d{4}-\d\d-\d\d)([T ].*)?$/.exec(value) ?? []
  const moment = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== day) return false
  return time === undefined || !Number.isNaN(new Date(value.replace(' ', 'T')).getTime())
}

/** Rows and people are known by the number that the database gave them, which is written as text. */
function numberWanted({ value }: Node): string | undefined {
  return (typeof value === 'string' || typeof value === 'number') && /^\d{1,18}$/.test(String(value)) ? undefined : 'the number of a row, like "12"'
}

function wantedFor(kind: ColumnKind, node: Node): string | undefined {
  const value: unknown = node.value
  const isText = typeof value === 'string'
  if (traits({ kind }).whole) return isWhole(value) ? undefined : `a whole number from -${MOST} to ${MOST}`
  if (COLUMN_KINDS[kind].numeric) {
    if (typeof value === 'number' || (isText && isLong(value))) return undefined
    return isText && NUMBER.test(value) ? 'a number without quotes' : 'a number'
  }
  if (traits({ kind }).truth) return typeof value === 'boolean' ? undefined : 'true or false'
  if (traits({ kind }).names === 'day' || traits({ kind }).names === 'moment') return isText && isDay(value) ? undefined : 'a day like 2025-08-31'
  if (traits({ kind }).names === 'month') return isText && /^\d{4}-\d\d$/.test(value) && isDay(`${value}-01`) ? undefined : 'a month like 2025-08'
  return isText ? undefined : 'text in quotes'
}
