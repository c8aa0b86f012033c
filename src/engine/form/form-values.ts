/** What a form holds, sends and adds up: from its plan and what was entered to the one call that writes it. Pure. */
import { beginningOf, isEmptyInput, sameInput, settleInput } from '../../../kinds/shared/input-rules'
import { meets } from '../../../contract/condition-match'
import { brokenBy, itemsOfCheck } from '../../../contract/checks'
import { decimalText } from '../../../contract/decimal-text'
import type { Formula } from '../../../contract/formula'
import type { FormPlan, ItemsPlan } from '../../../contract/page-plan'
import { newItem } from '../../controls/forms/new-item'
import { placeOf } from '../../lib/refused-place'
import type { InputPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'

/** All inputs of the row itself, section after section, those not shown now too. */
export function inputsOf(form: Pick<FormPlan, 'sections'>): InputPlan[] {
  return form.sections.flatMap(({ inputs }) => inputs)
}

/** What in the rows below follows from their other entries, by list and field. */
export function formulasBelow({ items }: Pick<FormPlan, 'items'>): Record<string, Record<string, Formula>> {
  const formulasOf = (inputs: InputPlan[]) => Object.fromEntries(inputs.flatMap(({ name, formula }) => (formula ? [[name, formula]] : [])))
  return Object.fromEntries(items.map(({ has, inputs }) => [has, formulasOf(inputs)]))
}

/** What stands in a form when it opens: the row's own values and items, or the defaults and as many items as there must be. */
export function startOf(form: FormPlan, row: Row | undefined): Row {
  const values = Object.fromEntries(inputsOf(form).flatMap((input) => {
    const value = row ? row[input.name] : beginningOf(input)
    return value === undefined || value === null ? [] : [[input.name, value]]
  }))
  for (const items of form.items) {
    const there = row?.[items.has]
    values[items.has] = Array.isArray(there)
      ? (there as Row[]).map((item) => ({ ...item }))
      : Array.from({ length: row ? 0 : Math.max(items.min, 1) }, () => newItem(items))
  }
  return values
}

/** A new row made for something: what was given over the defaults of the form and of its items. */
export function begunFrom(form: FormPlan, begin: Row): Row {
  const given = Object.fromEntries(
    Object.entries(startOf(form, begin)).filter(([name, value]) => !form.items.some(({ has }) => has === name) || (value as Row[]).length > 0),
  )
  const whole = { ...startOf(form, undefined), ...given }
  for (const items of form.items) {
    whole[items.has] = (whole[items.has] as Row[]).map(
      (item) => ({ ...newItem(items), ...Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null)) }),
    )
  }
  return whole
}

/** What a copy of a row begins with: all that staff may write, without keys; the field that must be unique says that it is a copy. */
export function copyOf(form: FormPlan, row: Row): Row {
  const keys = ({ rowKey }: { rowKey: readonly string[] }) => (field: string): boolean => !rowKey.includes(field)
  const without = (from: Row, isKept: (field: string) => boolean): Row => Object.fromEntries(Object.entries(from).filter(([field]) => isKept(field)))
  const copy = without(row, keys(form))
  for (const items of form.items) copy[items.has] = ((row[items.has] as Row[] | undefined) ?? []).map((item) => without(item, keys(items)))
  for (const { name, input, maxLength } of inputsOf(form)) {
    const set = form.unique?.find((fields) => fields.includes(name))
    if (!set || isEmptyInput(row[name])) continue
    if (input === 'text') copy[name] = `${String(row[name]).slice(0, (maxLength ?? 200) - COPY.length)}${COPY}`
    else if (set.length === 1) copy[name] = null
  }
  return copy
}

const COPY = '（副本）'

/** Nothing that a person entered: all empty, or what a new row begins with. */
export function isBlankItem(items: Pick<ItemsPlan, 'inputs' | 'rowKey'>, item: Row | undefined): boolean {
  if (!item) return true
  if (items.rowKey.some((field) => !isEmptyInput(item[field]))) return false
  return items.inputs.every(
    (input) => isEmptyInput(item[input.name]) || (!isEmptyInput(beginningOf(input)) && sameInput(input, item[input.name], beginningOf(input))),
  )
}

/** What a form sends, and how to find again which row of it a refusal is about. */
export interface Sent {
  values: Row
  /** Items by list: which row of the form each sent one stands in. */
  places: Record<string, number[]>
}

/** A new row: everything entered, without items that nothing was entered in. */
export function valuesToAdd(form: FormPlan, entered: Row): Sent {
  const values: Row = { ...form.gives }
  for (const input of inputsOf(form)) {
    if (input.readOnly || !meets(input.when, entered)) continue
    const value = settleInput(input, entered[input.name])
    if (value !== null) values[input.name] = value
  }
  const places: Record<string, number[]> = {}
  for (const items of form.items) {
    const kept = itemsIn(entered, items).map((item, at) => ({ item, at })).filter(({ item }) => !isBlankItem(items, item))
    places[items.has] = kept.map(({ at }) => at)
    values[items.has] = kept.map(({ item }) => settledItem(items, item, entered))
  }
  return { values, places }
}

/**
 * A changed row: its key, what was changed with what was seen before, and a list of items where anything in it was changed.
 * Items that are there already carry their key and what changed, new ones all of theirs; those left out are removed.
 * @returns undefined where nothing was changed
 */
export function valuesToEdit(form: FormPlan, entered: Row, seen: Row): Sent | undefined {
  const changed = inputsOf(form).filter(
    (input) => !input.readOnly && meets(input.when, entered) && !sameInput(input, seen[input.name], settleInput(input, entered[input.name])),
  )
  const values: Row = Object.fromEntries(changed.map((input) => [input.name, settleInput(input, entered[input.name])]))
  const places: Record<string, number[]> = {}
  let lists = 0
  for (const items of form.items) {
    const before = new Map(itemsIn(seen, items).map((item) => [keyText(items, item), item]))
    const stood = [...before.values()]
    const kept = itemsIn(entered, items).map((item, at) => ({ item, at, old: before.get(keyText(items, item)) })).filter(
      ({ item, old }) => old !== undefined || !isBlankItem(items, item),
    )
    const sent = kept.map(({ item, old }) => (old ? changedItem(items, item, entered, old) : settledItem(items, item, entered)))
    const isSame = kept.length === before.size && kept.every(
      ({ old }, at) => old !== undefined && !('before' in sent[at]!) && (!items.ordered || old === stood[at]),
    )
    if (isSame) continue
    lists += 1
    places[items.has] = kept.map(({ at }) => at)
    values[items.has] = sent
  }
  if (changed.length === 0 && lists === 0) return undefined
  const before = Object.fromEntries(changed.map((input) => [input.name, seen[input.name] ?? null]))
  const key = Object.fromEntries(form.rowKey.map((field) => [field, seen[field]]))
  return { values: { ...values, ...key, ...(changed.length > 0 ? { before } : {}) }, places }
}

function itemsIn(values: Row, { has }: Pick<ItemsPlan, 'has'>): Row[] {
  const found = values[has]
  return Array.isArray(found) ? (found as (Row | undefined)[]).map((item) => item ?? {}) : []
}

/** What the conditions of an item's inputs look at: the item, and the head under the reference by which the item names it. */
export function itemSight({ head }: Pick<ItemsPlan, 'head'>, entered: Row, item: Row): Row {
  return head === undefined ? item : { ...Object.fromEntries(Object.entries(entered).map(([name, value]) => [`${head}.${name}`, value])), ...item }
}

function keyText({ rowKey }: ItemsPlan, item: Row): string {
  return rowKey.every((field) => !isEmptyInput(item[field])) ? JSON.stringify(rowKey.map((field) => String(item[field]))) : ''
}

function settledItem(items: ItemsPlan, item: Row, entered: Row): Row {
  const sight = itemSight(items, entered, item)
  const shown = items.inputs.filter((input) => !input.readOnly && meets(input.when, sight))
  return Object.fromEntries(shown.map((input) => [input.name, settleInput(input, item[input.name])] as const).filter(([, value]) => value !== null))
}

function changedItem(items: ItemsPlan, item: Row, entered: Row, old: Row): Row {
  const sight = itemSight(items, entered, item)
  const changed = items.inputs.filter(
    (input) => !input.readOnly && meets(input.when, sight) && !sameInput(input, old[input.name], settleInput(input, item[input.name])),
  )
  const key = Object.fromEntries(items.rowKey.map((field) => [field, old[field]]))
  if (changed.length === 0) return key
  return {
    ...key, ...Object.fromEntries(changed.map((input) => [input.name, settleInput(input, item[input.name])])),
    before: Object.fromEntries(changed.map((input) => [input.name, old[input.name] ?? null])),
  }
}

/** Exact sum of the values that are numbers. */
export function sumOf(values: readonly unknown[]): string {
  const texts = values.flatMap((value) => (isEmptyInput(value) ? [] : (decimalText(value) ?? [])))
  const scale = Math.max(0, ...texts.map((text) => text.split('.')[1]?.length ?? 0))
  const sum = texts.reduce((total, text) => {
    const [whole = '0', fraction = ''] = text.replace('-', '').split('.')
    const units = BigInt(whole + fraction.padEnd(scale, '0'))
    return total + (text.startsWith('-') ? -units : units)
  }, 0n)
  const digits = (sum < 0n ? -sum : sum).toString().padStart(scale + 1, '0')
  return (sum < 0n ? '-' : '') + (scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`)
}

/** What the form's checks say of what was entered over the row: each with the place where it stands. */
export function brokenIn(form: FormPlan, row: Row | undefined, entered: Row): { name: (string | number)[]; says: string }[] {
  const whole: Row = { ...row, ...settledRow(inputsOf(form), entered, { ...row, ...entered }) }
  const places: Record<string, number[]> = {}
  for (const items of form.items) {
    const kept = itemsIn(entered, items).map((item, at) => ({ item, at })).filter(({ item }) => !isBlankItem(items, item))
    places[items.has] = kept.map(({ at }) => at)
    whole[items.has] = kept.map(({ item }) => ({ ...item, ...settledRow(items.inputs, item, itemSight(items, entered, item)) }))
  }
  return (form.checks ?? []).filter((check) => Object.keys(itemsOfCheck(check)).every((list) => places[list] !== undefined)).flatMap((check) => {
    const broken = brokenBy(check, whole)
    return broken ? [{ name: placeOf(broken.path, places), says: broken.says }] : []
  })
}

/** What stands in the inputs that are shown, as it is sent. */
function settledRow(inputs: readonly InputPlan[], entered: Row, all: Row): Row {
  const shown = inputs.filter((input) => meets(input.when, all))
  return Object.fromEntries(shown.map((input) => [input.name, input.readOnly ? all[input.name] : settleInput(input, entered[input.name])]))
}
