/**
 * What an edit may do only with the person's word (`confirms` of an entity): the row as it would be is judged, its formulas worked out with the new
 * values over what stands, whoever asks; a figure is told to whoever may see it.
 */
import { meets } from '../../../contract/condition-match'
import type { Confirm } from '../../../contract/checks'
import { roundText, trimZeros } from '../../../contract/decimal-text'
import { fieldsOfCondition } from '../../../contract/filter'
import { formulaValue } from '../../../contract/formula-value'
import type { Entity } from '../../../contract/model'
import { CODES, type Row } from '../../../contract/wire'
import { pathsOf } from '../../../codegen/resolve/formulas'
import { seeingAll } from '../asker/asker'
import { Refusal } from '../asker/refusal'
import { own } from '../read/statement/fields'
import type { Reading } from '../read/reading'
import { keyText, standingRows } from './bulk.rows'
import { same } from './write.conflict'
import { keyOf, type Writing } from './write.row'

/** A row that is to be edited, by its key, and the values it is to have. */
export interface Wanted { key: Row; values: Row }

/** @returns of the rows that need a word, by `keyText`: the field -> what the person has to confirm */
export async function needingWord(reading: Reading, entity: Entity, wanted: readonly Wanted[]): Promise<Map<string, Record<string, string>>> {
  const found = new Map<string, Record<string, string>>()
  const confirms = (entity.confirms ?? []).filter(({ at }) => wanted.some(({ values }) => !isNothing(values[at])))
  if (confirms.length === 0) return found
  const all: Reading = { ...reading, asker: seeingAll(reading.asker) }
  const fields = [...new Set(confirms.flatMap((each) => needed(entity, each)))]
  const standing = await standingRows(all, entity, wanted.map(({ key }) => ({ key })), fields)
  for (const { key, values } of wanted) {
    const text = keyText(entity, key)
    const row = standing.get(text)
    if (!row) continue
    const says = confirms.flatMap((each): [string, string][] => {
      const told = isNothing(values[each.at]) ? undefined : sentence(reading, entity, each, { ...row, ...values })
      return told ? [told] : []
    })
    if (says.length > 0) found.set(text, Object.fromEntries(says))
  }
  return found
}

/** @throws Refusal confirm where the edit needs the person's word and has not got it */
export async function refuseUnconfirmed(writing: Writing, entity: Entity, before: Row, values: Row): Promise<void> {
  if (entity.confirms === undefined || writing.confirmed) return
  const changed = Object.fromEntries(Object.entries(values).filter(([field, value]) => !same(entity, field, before[field], value)))
  const [errors] = (await needingWord(writing, entity, [{ key: keyOf(entity, before), values: changed }])).values()
  if (errors) throw new Refusal(CODES.confirm, `${Object.values(errors).join('；')}。确认后才会修改`, errors)
}

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === ''

/** Fields to read: formulas by themselves too, for figures beside a row are asked for the days that these name. */
function needed(entity: Entity, { must, tells }: Confirm): string[] {
  const looked = [...fieldsOfCondition(must), ...(tells === undefined ? [] : [tells])]
  return looked.flatMap((path) => {
    const field = own(entity.fields, path)
    return [path, ...(field?.formula ? pathsOf(field.formula) : []), ...(field?.currencyField ? [field.currencyField] : [])]
  })
}

/** @returns the field and the words; undefined where nothing is to be confirmed */
function sentence({ asker }: Reading, entity: Entity, { at, must, tells, says }: Confirm, row: Row): [string, string] | undefined {
  const valueOf = (path: string): unknown => {
    const field = own(entity.fields, path)
    const value = field?.formula ? formulaValue(field.formula, { row, today: asker.today }) : row[path]
    return typeof value === 'string' && field?.scale !== undefined ? (roundText(value, field.scale) ?? value) : value
  }
  const judged = Object.fromEntries(fieldsOfCondition(must).map((path) => [path, valueOf(path) ?? null]))
  if (Object.values(judged).some(isNothing) || meets(must, judged)) return undefined
  const field = tells === undefined ? undefined : own(entity.fields, tells)
  const value = tells === undefined || asker.hidden(entity.name).has(tells) ? null : valueOf(tells)
  if (!field || isNothing(value)) return [at, says]
  const currency = field.currencyField === undefined ? '' : ` ${String(row[field.currencyField] ?? '')}`
  return [at, `${says}：${field.label} ${trimZeros(String(value))}${currency}`.trimEnd()]
}
