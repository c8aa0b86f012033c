/**
 * The short forms of an entity, written out: a field that is its label, a label under its kind, values where they stand, rows below
 * within the file, references by what they show. Only forms that are whole are written out; whatever else stands there is left
 * for the checker to tell. Looks at one file alone.
 */
import type { Node } from 'jsonc-parser'
import { COLUMN_KINDS } from '../../../kinds/column-kinds'
import { SAID } from '../../../contract/said'
import { child, entries, items, text, texts, truth } from '../../check/node'
import { copied, keysOf, replace, say, take, type Json } from './draft'
import type { Made } from './made'
import { writeOutSaid } from './said'

/** The fields that `stamped` adds: who made a row, and when it was made and last changed. The server fills them. */
const STAMPS: Record<string, Json> = {
  creator: { label: '创建人', kind: 'user', server: true },
  create_time: { label: '创建时间', kind: 'datetime', zone: 'company', server: true },
  update_time: { label: '更新时间', kind: 'datetime', zone: 'company', server: true },
}

const ID: Json = { label: '编号', kind: 'id', server: true }

/** Writes the entity out in place; gives the enums and the entities that stand within it. */
export function writeOutEntity(root: Node): Made[] {
  const name = text(child(root, 'entity'))
  const fields = child(root, 'fields')
  if (name === undefined || fields?.type !== 'object') return []
  for (const { key, value } of entries(child(root, 'refs'))) {
    if (value.type === 'array') replace(value, { entity: key, by: [`${key}_id`], shows: texts(value) })
  }
  const numbered = entries(fields)
    .filter(({ value }) => child(value, 'number') && !child(value, 'kind'))
    .map(({ key }) => [key])
  if (numbered.length > 0) say(root, 'unique', numbered, fields)
  const below = writeOutBelow(root, name)
  const selects = referencesOf(root)
  const currency = keysOf(fields).includes('currency')
  const enums = entries(fields).flatMap(({ key, value }) =>
    writeOutField(value, `${name}_${key}`, { selects: selects.has(key), currency }),
  )
  const said = writeOutSaid(root, name, fields, (field, key) => writeOutField(field, `${name}_${key}`, { selects: false, currency }))
  if (!child(root, 'key')) {
    say(root, 'key', ['id'], root)
    say(fields, 'id', ID, fields, 'first')
  }
  if (truth(child(root, 'stamped')) !== undefined) {
    const stamped = take(root, 'stamped')
    if (stamped?.value === true) for (const [key, field] of Object.entries(STAMPS)) say(fields, key, field, stamped)
  }
  if (truth(child(root, 'edit')) !== undefined) {
    const edit = take(root, 'edit')
    if (edit?.value === true)
      for (const { key, value } of entries(fields))
        if (isWritten(root, key, value)) say(value, 'edit', selects.has(key) ? 'select' : true, value)
  }
  return [...enums, ...below, ...said]
}

/** The own fields that alone hold the key of a reference. */
function referencesOf(root: Node): Set<string> {
  return new Set(entries(child(root, 'refs')).flatMap(({ value }) => {
    const by = texts(child(value, 'by'))
    return by.length === 1 ? by : []
  }))
}

/** What staff may write where the entity says so of all: whatever nothing else fills. */
function isWritten(root: Node, name: string, field: Node): boolean {
  const kind = text(child(field, 'kind')) ?? ''
  // What has no input (a picture, a bar) is shown, never written.
  if (Object.hasOwn(COLUMN_KINDS, kind) && COLUMN_KINDS[kind as keyof typeof COLUMN_KINDS].inputs.length === 0) return false
  const filled = ['edit', 'formula', 'rollup', 'origin', 'compute', 'derive', 'number', 'server'].some((key) => child(field, key))
  return field.type === 'object' && !filled && name !== text(child(child(root, 'lifecycle'), 'field')) && !texts(child(root, 'key')).includes(name)
}

/** @param enumName what an enum is called whose values stand in the field. */
function writeOutField(said: Node, enumName: string, about: { selects: boolean; currency: boolean }): Made[] {
  if (said.type === 'string') {
    replace(
      said,
      about.selects ? { label: said.value as string, kind: 'id', edit: 'select' } : { label: said.value as string, kind: 'text', edit: true },
    )
    return []
  }
  if (said.type !== 'object' || child(said, 'kind')) return []
  const named = keysOf(said).find((key) => Object.hasOwn(COLUMN_KINDS, key) && key !== 'enum' && child(said, key)?.type === 'string')
  if (named !== undefined && !child(said, 'label')) {
    const label = take(said, named)
    if (!label) return []
    say(said, 'label', label, label, 'first')
    say(said, 'kind', named, label)
    if (named === 'date' || named === 'datetime') say(said, 'zone', 'company', label)
    if (named === 'money' && about.currency) say(said, 'currencyField', 'currency', label)
    if (named === 'money') say(said, 'total', 'sum', label)
    return []
  }
  if (child(said, 'number')) say(said, 'server', true, said)
  if (child(said, 'values')?.type === 'object' && !child(said, 'enum')) {
    const values = take(said, 'values')
    say(said, 'enum', enumName, said)
    say(said, 'kind', 'enum', said)
    const label = child(said, 'label')
    return values && label
      ? [{ kind: 'enum', name: enumName, says: { enum: enumName, label: String(label.value), values: copied(values) }, where: values }]
      : []
  }
  if (child(said, 'label')) say(said, 'kind', child(said, 'enum') ? 'enum' : about.selects ? 'id' : 'text', said)
  return []
}

/** Rows below: by the name of their entity alone, or with their fields, as an entity of their own that this one's key leads to. */
function writeOutBelow(root: Node, name: string): Made[] {
  const key = `${name}_id`
  return entries(child(root, 'has')).flatMap(({ key: has, value }): Made[] => {
    if (value.type === 'string') {
      replace(value, { entity: value.value as string, by: [key] })
      return []
    }
    if (child(value, 'fields')?.type !== 'object') return []
    const fields = take(value, 'fields')
    const edit = take(value, 'edit')
    const entity = `${name}_${has}`
    say(value, 'entity', entity, value)
    say(value, 'by', [key], value)
    if (!fields) return []
    const own = copied(fields)
    const label = text(child(root, 'label')) ?? name
    say(own, key, { label, kind: 'id', required: true }, fields, 'first')
    const rows = { entity, label: text(child(value, 'label')) ?? has, index: [[key]], ...(edit ? { edit: true } : {}), fields: own }
    return [{ kind: 'entity', name: entity, says: rows, where: value }]
  })
}

/** The states in which a row may be changed. */
export function openStates(root: Node | undefined): string[] {
  return texts(child(child(root, 'lifecycle'), 'open'))
}

/** Fields that staff write in a form: those that may be written, but for what a step to another state asks. */
export function formFields(root: Node | undefined): string[] {
  const asked = entries(child(child(root, 'lifecycle'), 'transitions')).flatMap(({ value }) =>
    items(child(value, 'from')).some((from) => from.value === child(value, 'to')?.value) ? [] : texts(child(value, 'asks')),
  )
  return entries(child(root, 'fields')).flatMap(({ key, value }) => {
    const edit = child(value, 'edit')
    return edit && edit.value !== false && !asked.includes(key) ? [key] : []
  })
}

/** All that a list of the entity can show, in its order; in place of a reference's key stands what the reference shows. */
export function allColumns(root: Node | undefined): string[] {
  const key = texts(child(root, 'key'))
  const shown = new Map(
    // What is said beside a row stands among its own fields already.
    entries(child(root, 'refs')).filter(({ key: ref }) => ref !== SAID).flatMap(({ key: ref, value }) =>
      texts(child(value, 'by'))
        .slice(0, 1)
        .map((by) => [by, texts(child(value, 'shows')).map((name) => `${ref}.${name}`)] as const),
    ),
  )
  return entries(child(root, 'fields')).flatMap(
    ({ key: name, value }) => shown.get(name) ?? (key.includes(name) || truth(child(value, 'secret')) ? [] : [name]),
  )
}
