/**
 * What one place of a page hands to another, as JSON Schema for editors: the values that a call takes, what the page that a link opens
 * is asked by, the rows that a dialog writes, the items that a step fills. By the rules that the checker has in check/rules/given.ts. Pure.
 */
import type { Call, Entity, JsonSchema, Model } from '../../contract/model'
import type { FamilySource } from '../language/files'
import type { DialogSource, PageSource } from '../language/page-files'
import type { Memory } from '../memory'
import type { Sources } from '../read/source'
import { filesOf } from '../resolve/plain'
import { choice, whenever, type Choice } from './editor-names'

/** Calls that take the fields of a row. */
const BY_ROW: readonly string[] = ['add', 'edit', 'remove', 'transition', 'get']

/** Entity -> the calls that add or change its rows: a dialog that submits one of them is about this entity, wherever it stands. */
export function callsThatWrite(model: Model): Map<string, string[]> {
  return grouped(everyCall(model).flatMap((call) => {
    const does = call.does
    return does?.type === 'add' || does?.type === 'edit' ? [[does.entity, nameOf(call)] as const] : []
  }))
}

/** Whether this names a call of callsThatWrite; `names.json` says which these are. */
export const SUBMITS_ROWS: JsonSchema = { required: ['submit'], properties: { submit: { $ref: '../names.json#/definitions/callThatWrites' } } }

/** In the structure of pages: keys of `with`, and the fields of dialogs that write the rows of another entity than their page's. */
export function handOver(model: Model, sources: Sources, definitions: Record<string, JsonSchema>, memory: Memory): void {
  const add = (name: string, allOf: JsonSchema[]): void => void (definitions[name] = { ...definitions[name], allOf })
  add('link', linksOf(model, sources, memory))
  add('action', actionsOf(model, sources))
  const dialogs = definitions['dialogs'] as { additionalProperties: JsonSchema }
  const byCall = [...callsThatWrite(model)].map(([entity, calls]) =>
    whenever(isOneOf('submit', calls), { properties: { fields: { items: { $ref: `page/${entity}.json#/definitions/input` } } } }),
  )
  dialogs.additionalProperties = { ...dialogs.additionalProperties, allOf: byCall }
}

/** What `handOver` reads of the model, as one text: another label of a field changes nothing of it. */
export function handedBy(model: Model): string {
  const entities = Object.values(model.entities).map(({ name, key, fields }) => [name, key, labelsOfSecret(fields)])
  const asked = everyCall(model).map((call) => [nameOf(call), call.answer, call.does?.type, call.does && 'entity' in call.does && call.does.entity])
  return JSON.stringify([entities, asked])
}

/** An entity with a secret offers the names of its fields by itself; of the others a page's schema does. */
function labelsOfSecret(fields: Entity['fields']): (readonly [string, string])[] | undefined {
  const all = Object.values(fields)
  return all.some((field) => field.secret) ? all.map(({ name, label }) => [name, label] as const) : undefined
}

/** Entity -> the dialogs that pages about it have, beside the shared ones. A page may have others. */
export function dialogsByEntity(sources: Sources): Map<string, Choice[]> {
  return grouped(filesOf<PageSource>(sources, 'page').flatMap(({ value: page }) =>
    [page, ...(page.tabs ?? [])].flatMap((part) =>
      Object.entries(part.dialogs ?? {}).map(
        ([name, said]) => [part.entity ?? page.entity ?? '', [name, typeof said === 'string' ? said : said.title]] as const,
      ),
    ),
  ))
}

/** Items of a form that a step fills: by inputs of theirs, which are fields of the rows below or values of the call. */
export function itemsFilled(about: Entity): JsonSchema[] {
  // Rows of another document are written by no form of this one.
  return Object.entries(about.has).filter(([, { others }]) => !others).map(([name, { entity }]) =>
    whenever(isOneOf('items', [name]), withKeys({ anyOf: [{ $ref: `${entity}.json#/definitions/names.ownField` }, { type: 'string' }] })),
  )
}

function linksOf(model: Model, sources: Sources, memory: Memory): JsonSchema[] {
  const sets = [...sources.of('filters').values()]
  const asked = filesOf<PageSource>(sources, 'page').flatMap(({ name, value: page }): [string, string][] => {
    const keys = askedBy(model, page)
    if (keys) return [[JSON.stringify({ enum: keys }), page.route]]
    const filters = memory.once(`filters of ${name}`, [page, ...sets], () => filtersOf(page, sources))
    return filters.length > 0 ? [[JSON.stringify({ examples: filters }), page.route]] : []
  })
  return [...grouped(asked)].map(([keys, routes]) => whenever(isOneOf('page', routes), withKeys(JSON.parse(keys) as JsonSchema)))
}

/** What a detail, a form or a sheet finds its rows by; undefined for lists, which are filtered by any field of theirs. */
function askedBy(model: Model, page: PageSource): string[] | undefined {
  const key = model.entities[page.entity ?? '']?.key
  if (page.kind === 'detail') return key
  // A form that may load a row begins with a copy of one, too.
  const copied = key?.length === 1 && page.form?.load !== undefined ? ['copy'] : []
  if (page.kind === 'form') return key && [...key, ...[page.form?.begin?.by ?? []].flat(), ...copied]
  return page.kind === 'print' ? ['ids'] : undefined
}

/** The fields that the page's lists are filtered by, those of its filter sets among them. */
function filtersOf(page: PageSource, sources: Sources): string[] {
  const said = [page, ...(page.tabs ?? [])].flatMap(({ filters = [] }) => filters)
  const fieldsOf = (filter: unknown, figures?: string): string[] => {
    if (typeof filter === 'string') return [figures === undefined ? filter : `${figures}.${filter}`]
    const { field, search, set, figures: of } = filter as { field?: string; search?: string[]; set?: string; figures?: string }
    if (set !== undefined) {
      const shared = (sources.of('filters').get(set)?.value as { of?: unknown[] } | undefined)?.of ?? []
      return shared.flatMap((each) => fieldsOf(each, of))
    }
    return [...(field === undefined ? [] : fieldsOf(field, figures)), ...(search ?? [])]
  }
  return [...new Set(said.flatMap((filter) => fieldsOf(filter)))]
}

function actionsOf(model: Model, sources: Sources): JsonSchema[] {
  const requests = new Map<string, object>(filesOf<FamilySource>(sources, 'endpoints').flatMap(({ name, value }) =>
    Object.entries(value.calls).flatMap(([call, { request }]) => (typeof request === 'object' ? [[`${name}.${call}`, request] as const] : [])),
  ))
  const takenBy = new Map<string, { key: string; keys: string }>(everyCall(model).flatMap((call) => {
    const keys = keysTaken(model, call, requests.get(nameOf(call)))
    return keys ? [[nameOf(call), { key: call.answer === 'binary' ? 'download' : 'call', keys: JSON.stringify(keys) }] as const] : []
  }))
  const byCalls = grouped([...takenBy].map(([name, { key, keys }]) => [`${key} ${keys}`, name] as const))
  const dialogs = grouped(dialogsOf(sources).flatMap(({ name, submit, preview }) => {
    const keys = preview ? JSON.stringify(keysOfRows(requests.get(submit))) : takenBy.get(submit)?.keys
    return keys === undefined ? [] : [[`dialog ${keys}`, name] as const]
  }))
  return [...byCalls, ...dialogs].map(([said, names]) => {
    const [key = '', ...keys] = said.split(' ')
    return whenever(isOneOf(key, names), withKeys(JSON.parse(keys.join(' ')) as JsonSchema))
  })
}

/** The values a call takes; undefined where it does not say. */
function keysTaken(model: Model, { does }: Call, request: object | undefined): JsonSchema | undefined {
  const entity = model.entities[does && 'entity' in does ? (does.entity ?? '') : '']
  if (entity && BY_ROW.includes(does?.type ?? '')) {
    const labels = labelsOfSecret(entity.fields)
    return labels
      ? choice(labels)
      : { $ref: `page/${entity.name}.json#/definitions/names.ownField` }
  }
  return request && { enum: Object.keys(request).map((key) => key.replace(/\?$/, '')) }
}

/** What a call with a preview takes: of each row, and besides. */
function keysOfRows(request: object | undefined): JsonSchema {
  const rows = (request as { rows?: object[] } | undefined)?.rows?.[0] ?? {}
  return { enum: [...Object.keys(rows), ...Object.keys(request ?? {})].map((key) => key.replace(/\?$/, '')) }
}

/** Dialogs whose name leads to one call, wherever it stands. */
function dialogsOf(sources: Sources): { name: string; submit: string; preview: boolean }[] {
  const own = filesOf<PageSource>(sources, 'page').flatMap(({ value: page }) =>
    [page, ...(page.tabs ?? [])].flatMap(({ dialogs = {} }) =>
      Object.entries(dialogs).flatMap(([name, said]) => (typeof said === 'string' ? [] : [[name, saidBy(said)] as const])),
    ),
  )
  const shared = filesOf<DialogSource>(sources, 'dialog').map(({ name, value }) => [name, saidBy(value)] as const)
  return [...grouped([...own, ...shared])].flatMap(([name, submits]) => {
    const [said, ...others] = new Set(submits)
    return said !== undefined && others.length === 0 ? [{ name, submit: said.replace(PREVIEWED, ''), preview: PREVIEWED.test(said) }] : []
  })
}

/** A dialog's call, and whether it is asked for a preview, as one word. */
const saidBy = ({ submit, preview }: Pick<DialogSource, 'submit' | 'preview'>): string => (preview ? `${submit} previewed` : submit)
const PREVIEWED = / previewed$/

const isOneOf = (key: string, values: string[]): JsonSchema => ({ required: [key], properties: { [key]: { enum: values } } })

const withKeys = (names: JsonSchema): JsonSchema => ({ properties: { with: { propertyNames: names } } })

const nameOf = ({ family, name }: Call): string => `${family}.${name}`

const calls = new WeakMap<Model['families'], Call[]>()

function everyCall({ families }: Model): Call[] {
  const known = calls.get(families)
  if (known) return known
  const all = Object.values(families).flatMap((family) => Object.values(family.calls))
  calls.set(families, all)
  return all
}

function grouped<T>(pairs: readonly (readonly [string, T])[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const [key, value] of pairs) {
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
}
