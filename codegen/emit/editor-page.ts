/** Pages in schemas/.editor: the names of one subject over the structure of a page, and parts that are about other rows than the page. Pure. */
import type { Entity, JsonSchema } from '../../contract/model'
import { itemsFilled, SUBMITS_ROWS } from './editor-handed'
import { whenever, type SubjectNames } from './editor-names'
import { overlayOf } from './editor-overlay'
import { DRAFT } from './editor-structure'
import { ofSubject, onShape, type LaidFile } from './editor-laid'

/** Parts of a page that may be about other rows than the page, and the property they stand under. */
const OF_PAGE = { tab: 'tabs', card: 'cards', step: 'steps', sheetChoice: 'sheets' } as const

/**
 * What a subject's file adds to the structure of pages. The schema of all pages has that structure and adds this alone: by the whole file it
 * would take in itself once for each subject, which editors need a minute for.
 */
export const OVER_THE_WHOLE = 'over.the.whole'

const SAYS_ITS_OWN: JsonSchema = { $ref: '../names.json#/definitions/saysItsOwn' }

/** What waits, and what is done first, is of a list of its own, whatever its board is about: the overlay of its own rows has another name. */
const COUNTED = ['todo', 'startStep']

/** A file of schemas/tabs, and the file of what it is about. */
interface SharedTab {
  name: string
  file: string
}

/** In the structure of pages: tabs, cards, steps, sheets and to-dos that say what they are about take the names of that. */
export function partsOfTheirOwn(definitions: Record<string, JsonSchema>, subjects: LaidFile[], tabs: SharedTab[]): void {
  const shape = definitions['whole.file']?.['properties'] as Record<string, JsonSchema>
  const overlays = (part: string, keys = ['entity', 'dataset']): JsonSchema[] =>
    keys.map((key) => {
      const about = subjects.filter((each) => each.key === key).map(({ name, file }) =>
        whenever({ properties: { [key]: { const: name } } }, { $ref: `page/${file}.json#/definitions/${part}` }),
      )
      return whenever({ required: [key] }, { allOf: about })
    })
  for (const [part, property] of Object.entries(OF_PAGE)) {
    const shared = part === 'tab' ? tabs.map((each) => ofSubject({ key: 'set', name: each.name }, { $ref: `page/${each.file}.json#/definitions/tab` })) : []
    definitions[`own.${part}`] = { allOf: [...overlays(part, part === 'sheetChoice' ? ['entity'] : undefined), ...shared] }
    shape[property] = { ...shape[property], items: { allOf: [{ $ref: `#/definitions/${part}` }, { $ref: `#/definitions/own.${part}` }] } }
  }
  for (const part of COUNTED) definitions[part] = { ...definitions[part], allOf: overlays(`own.${part}`, ['entity']) }
}

/** A page about one subject: its names where a part does not say that it is about another. */
export function pageOf(names: SubjectNames, values: Record<string, string[]>, about?: Entity): JsonSchema {
  const { root, definitions } = overlayOf('page', names)
  const properties = root['properties'] as Record<string, JsonSchema>
  for (const [part, property] of Object.entries(OF_PAGE)) {
    properties[property] = { items: { if: SAYS_ITS_OWN, else: { $ref: `#/definitions/${part}` } } }
  }
  for (const part of COUNTED) {
    definitions[`own.${part}`] = definitions[part] ?? {}
    definitions[part] = {}
  }
  for (const below of ['expand', 'rowsBelow', 'items', 'sheetPart']) {
    const part = definitions[below]
    if (part && about) Object.assign(definitions, ofRowsBelow(below, part, about))
  }
  // All columns in one word are an entity's: a report says which of its figures it shows.
  if (!about) definitions['listColumns'] = { type: 'array', ...definitions['listColumns'] }
  if (about) {
    const { items } = properties['steps'] as { items: JsonSchema }
    properties['steps'] = { items: { ...items, properties: { fills: { allOf: itemsFilled(about) } } } }
  }
  const dialogs = definitions['dialogs'] as { additionalProperties: JsonSchema } | undefined
  if (dialogs) dialogs.additionalProperties = { if: SUBMITS_ROWS, else: dialogs.additionalProperties }
  valuesFit(definitions, values)
  // What a tab may say, a page may: it stands once.
  const ofTab = (definitions['tab']?.['properties'] ?? {}) as Record<string, JsonSchema>
  const ofPage = Object.fromEntries(Object.entries(properties).filter(([name, schema]) => JSON.stringify(schema) !== JSON.stringify(ofTab[name])))
  const over = { ...root, properties: ofPage, allOf: [{ $ref: '#/definitions/tab' }] }
  const whole = onShape('page', { allOf: [{ $ref: `#/definitions/${OVER_THE_WHOLE}` }] })
  return { $schema: DRAFT, ...whole, definitions: { [OVER_THE_WHOLE]: over, ...onceEach(definitions) } }
}

/** Definitions that say the same in the same words: the first of them says it for the others. */
function onceEach(definitions: Record<string, JsonSchema>): Record<string, JsonSchema> {
  const first = new Map<string, string>()
  return Object.fromEntries(Object.entries(definitions).map(([name, schema]) => {
    const words = JSON.stringify(schema)
    const same = first.get(words)
    if (same === undefined) first.set(words, name)
    const shorter = { $ref: `#/definitions/${same}` }
    return [name, same !== undefined && words.length > JSON.stringify(shorter).length ? shorter : schema]
  }))
}

/**
 * A part whose `has` says which rows it is about: its columns and inputs are of those rows, not of the page's. What they are of stands in a
 * definition of its own, which parts that say the same share.
 */
function ofRowsBelow(called: string, part: JsonSchema, about: Entity): Record<string, JsonSchema> {
  const { columns, inputs, ...properties } = part['properties'] as Record<string, JsonSchema>
  // Rows of another document are listed and added up here, and written by no form of this one.
  const byHas = Object.entries(about.has).filter(([, { others }]) => !inputs || !others).map(([name, { entity }]) => {
    const rows = `${entity}.json#/definitions`
    const own = { ...(columns ? { columns: { $ref: `${rows}/columns` } } : {}), ...(inputs ? { inputs: { items: { $ref: `${rows}/input` } } } : {}) }
    return ofSubject({ key: 'has', name }, { properties: own })
  })
  if (byHas.length === 0) return { [called]: { ...part, properties } }
  const byRows = `${called}.has`
  return { [byRows]: { allOf: byHas }, [called]: { ...part, properties, allOf: [{ $ref: `#/definitions/${byRows}` }] } }
}

/** A condition, a filter and an input on an enum field name values of that enum. */
function valuesFit(definitions: Record<string, JsonSchema>, values: Record<string, string[]>): void {
  const all = Object.entries(values).map(([name, fields]) =>
    whenever({ properties: { field: { enum: fields } } }, { $ref: `../names.json#/definitions/on.${name}` }),
  )
  if (all.length === 0) return
  definitions['names.values'] = whenever({ required: ['field'] }, { allOf: all })
  for (const definition of ['condition', 'filter', 'input']) {
    const part = definitions[definition]
    if (part) definitions[definition] = { ...part, allOf: [...((part['allOf'] ?? []) as JsonSchema[]), { $ref: '#/definitions/names.values' }] }
  }
}
